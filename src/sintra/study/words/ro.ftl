percent = { $value } %
review-of = Analiză: { $title }
review-begins = Mă uit la partidă …
review-first-look = O primă privire: { $done } din { $all }
review-closer-look = O privire mai atentă: { $done } din { $all }
review-done = Totul a fost privit cu atenție.
review-progress = Cât de departe este analiza
review-not-over = Această partidă nu s-a încheiat încă. Poate fi analizată după ce se termină.
review-unknown-start = Această partidă a început dintr-o poziție sau cu opțiuni pe care pagina nu le cunoaște. Înregistrarea poate fi analizată cu „sintra review”.
review-no-engine = Acest navigator nu poate rula motorul de analiză (WebAssembly cu SIMD). Înregistrarea poate fi analizată cu „sintra review”.
review-served = Serverul analizează această partidă, fiindcă acest browser nu poate.
review-failed = Analiza nu a putut continua: { $cause }
review-where = Momentul partidei
review-chances = Șanse de câștig
review-points = Puncte așteptate la final
review-round = Runda { $round }
review-played-you = Tu ai jucat mai bine.
review-played-name = { $name } a jucat mai bine.
review-played-alike = { $players ->
    [2] Ați jucat la fel de bine.
   *[other] Cei mai buni au jucat la fel de bine.
}
review-drew-you = Tragerile au fost de partea ta.
review-drew-name = Tragerile au fost de partea lui { $name }.
review-drew-alike = Tragerile nu au favorizat pe nimeni.
review-moments = Ce a decis partida
review-missed = { $count ->
    [one] Încă o ocazie ratată
    [few] Încă { $count } ocazii ratate
   *[other] Încă { $count } de ocazii ratate
}
review-grade-0 = Decizia lui { $name }
review-grade-1 = Inexactitate: { $name }
review-grade-2 = Greșeală: { $name }
review-grade-3 = Greșeală gravă: { $name }
review-draw-for = O tragere pentru { $name }
review-draw-about = Ce s-a tras aici l-a ajutat pe { $name } mai mult decât o fac în medie tragerile din această poziție.
review-played = S-a jucat:
review-better = Mai bine:
review-exact = demonstrat
review-no-better = Nu s-a găsit nimic mai bun.
review-later = Niciun fapt nu o arată singur: diferența apare mai târziu în partidă.
review-line = Cum ar continua:
review-step = Pasul { $step }: { $move }
review-how-well = Cât de bine a jucat fiecare
review-count-0 = nicio greșeală
review-count-1 = { $count ->
    [one] o inexactitate
    [few] { $count } inexactități
   *[other] { $count } de inexactități
}
review-count-2 = { $count ->
    [one] o greșeală
    [few] { $count } greșeli
   *[other] { $count } de greșeli
}
review-count-3 = { $count ->
    [one] o greșeală gravă
    [few] { $count } greșeli grave
   *[other] { $count } de greșeli grave
}
review-rate = { $choices ->
    [one] O decizie cu alegere; a pierdut în medie { $lost } % din șansa de câștig.
    [few] { $choices } decizii cu alegere; fiecare a pierdut în medie { $lost } % din șansa de câștig.
   *[other] { $choices } de decizii cu alegere; fiecare a pierdut în medie { $lost } % din șansa de câștig.
}
review-like = La nivelul { $level }.
review-like-between = La nivelul { $level }, între { $low } și { $high }.
review-sum = Cum s-a ajuns la rezultat
review-part-start = început
review-part-own = jocul propriu
review-part-others = jocul celorlalți
review-part-luck = noroc
review-part-revision = revizuire
review-part-result = rezultat
review-part-points = puncte
review-revision-about = Șanse de câștig, în procente: început + jocul propriu + jocul celorlalți + noroc + revizuire = rezultat. Revizuirea este ceea ce motorul a văzut abia mai târziu.
review-gained = Cine a câștigat din deciziile cui
learn-of = Învăț din greșelile mele
learn-about = Este poziția pe care ai avut-o. Găsește o mutare mai bună decât cea jucată.
learn-left = { $count ->
    [0] Nu a mai rămas nimic: totul este rezolvat.
    [one] A mai rămas o poziție
    [few] Au mai rămas { $count } poziții
   *[other] Au mai rămas { $count } de poziții
}
learn-none = Încă nu ai din ce învăța. Analizează o partidă jucată de tine: greșelile tale se adună aici.
learn-you-played = Ai jucat: { $move }
learn-thinking = Să vedem …
learn-solved = Exact: { $move }
learn-as-good = La fel de bună ca cea mai bună: { $move }
learn-not-yet = { $move } pierde { $lost } % din șansa de câștig. Încearcă alta.
learn-same = Asta ai jucat. Găsește ceva mai bun.
learn-show = Arată răspunsul
learn-answer = Mai bine era: { $move }
learn-next = Poziția următoare
learn-back = Înapoi la analiză
editor-pieces = Piese
editor-piece = Piesa { $number }
editor-left = { $piece }, { $count ->
    [one] a rămas una
    [few] au rămas { $count }
   *[other] au rămas { $count } de
}
editor-put = { $piece } aici: { $place }
editor-fine = Alege o piesă, apoi atinge locul ei. Atinsă din nou, este luată.
editor-wrong = Așa nu se poate încă. { $problem }
editor-done = Analizează
editor-clear = Golește masa
editor-cancel = Renunță
editor-round = Runda
editor-step = Etapa rundei
editor-stage = Etapa
editor-to = Cine decide
editor-turn = Al cui e rândul
editor-start = Primul jucător
editor-scores = Puncte
editor-lid = În capac
editor-tower = În turn
editor-chips-taken = Jetoane luate în rundă
editor-stack = Teancul, de sus
editor-choice-none = încă nimeni
editor-choice-nature = urmează o extragere
editor-choice-over = nimeni, jocul s-a încheiat
editor-choice-preparing = pregătire
editor-choice-taking = luarea pieselor
editor-choice-playing = așezarea pieselor
editor-choice-paying = plata unei piese
editor-choice-choosing = alegerea pieselor bonus
editor-choice-keeping = păstrarea pieselor
editor-choice-refilling = completare
editor-choice-goals = extragerea obiectivelor
editor-choice-starter = tragerea la sorți a primului jucător
editor-choice-filling = umplerea fabricilor
editor-choice-turn = începe o tură
editor-choice-drawing = extragerea unei plăci
editor-choice-looking = privirea plăcilor
editor-choice-returning = punerea la loc a plăcilor
editor-choice-placing = așezarea unei plăci
editor-choice-laying = piese pe lună
editor-choice-lining = umplerea unei linii
editor-choice-tiling = placarea
