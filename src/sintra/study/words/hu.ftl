percent = { $value } %
review-of = Elemzés: { $title }
review-begins = Megnézem a játszmát …
review-first-look = Első átnézés: { $done } / { $all }
review-closer-look = Alaposabb átnézés: { $done } / { $all }
review-done = Mindent alaposan átnéztem.
review-progress = Az elemzés állása
review-not-over = Ez a játszma még nem ért véget. Akkor elemezhető, ha befejeződött.
review-unknown-start = Ez a játszma olyan állásból vagy olyan beállításokkal indult, amelyeket ez az oldal nem ismer. A feljegyzést a „sintra review” elemezni tudja.
review-no-engine = Ez a böngésző nem tudja futtatni az elemzőprogramot (WebAssembly SIMD-del). A feljegyzést a „sintra review” elemezni tudja.
review-failed = Az elemzés nem folytatható: { $cause }
review-where = A játszma pillanata
review-chances = Nyerési esélyek
review-points = Várható pontszám a végén
review-round = { $round }. forduló
review-played-you = Te játszottál jobban.
review-played-name = { $name } játszott jobban.
review-played-alike = { $players ->
    [2] Egyformán jól játszottatok.
   *[other] A legjobbak egyformán jól játszottak.
}
review-drew-you = A húzások neked kedveztek.
review-drew-name = A húzások neki kedveztek: { $name }.
review-drew-alike = A húzások senkinek sem kedveztek.
review-moments = Ami eldöntötte
review-missed = { $count ->
    [one] Még egy elszalasztott lehetőség
   *[other] Még { $count } elszalasztott lehetőség
}
review-grade-0 = { $name } döntése
review-grade-1 = { $name } pontatlansága
review-grade-2 = { $name } hibája
review-grade-3 = { $name } súlyos hibája
review-draw-for = Húzás, amely neki kedvezett: { $name }
review-draw-about = Ami itt kihúzásra került, többet segített neki ({ $name }), mint az ilyen húzások átlagosan.
review-played = Lépés:
review-better = Jobb lett volna:
review-exact = bizonyított
review-no-better = Jobb lépést nem találtam.
review-later = Egyetlen tény nem mutatja meg: a különbség a játszma későbbi részében jelentkezik.
review-line = Így folytatódna:
review-step = { $step }. lépés: { $move }
review-how-well = Ki mennyire játszott jól
review-count-0 = nem hibázott
review-count-1 = { $count } pontatlanság
review-count-2 = { $count } hiba
review-count-3 = { $count } súlyos hiba
review-rate = { $choices } döntés, amelyben volt választás; mindegyik átlagosan a nyerési esély { $lost } %-ába került.
review-like = Ilyen szintű: { $level }.
review-like-between = Ilyen szintű: { $level }, e kettő között: { $low } és { $high }.
review-sum = Hogyan alakult ki az eredmény
review-part-start = kezdet
review-part-own = saját játék
review-part-others = a többiek játéka
review-part-luck = szerencse
review-part-revision = helyesbítés
review-part-result = eredmény
review-part-points = pont
review-revision-about = Nyerési esélyek százalékban: kezdet + saját játék + a többiek játéka + szerencse + helyesbítés = eredmény. A helyesbítés az, amit a program csak később látott.
review-gained = Ki kinek a döntéséből nyert
learn-of = Tanulok a hibáimból
learn-about = Ez az az állás, amely előtted volt. Találj jobb lépést annál, amit megtettél!
learn-left = { $count ->
    [0] Nem maradt semmi: mindent megoldottál.
   *[other] Még { $count } állás van hátra
}
learn-none = Még nincs miből tanulni. Elemezz egy játszmát, amelyet te játszottál: a hibáid itt gyűlnek össze.
learn-you-played = Ezt lépted: { $move }
learn-thinking = Lássuk csak …
learn-solved = Pontosan: { $move }
learn-as-good = Ugyanolyan jó, mint a legjobb: { $move }
learn-not-yet = { $move }: ez a nyerési esély { $lost } %-ába kerül. Próbálj mást!
learn-same = Ezt lépted akkor is. Keress jobbat!
learn-show = Mutasd a megoldást
learn-answer = Jobb lett volna: { $move }
learn-next = Következő állás
learn-back = Vissza az elemzéshez
