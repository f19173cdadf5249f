name = Azul Párbaj
colour-blue = kék
colour-yellow = sárga
colour-red = piros
colour-black = fekete
colour-turquoise = türkiz
back-special = különleges lapka
back-wild = dzsókerlapka
corner-top-left = bal felül
corner-top-right = jobb felül
corner-bottom-right = jobb alul
corner-bottom-left = bal alul
goal-rows = sorok
goal-colourful = sokszínű sorok
goal-columns = oszlopok
goal-outer = szélső mezők
goal-diagonals = átlók
goal-corners = saroklapkák
goal-wilds = dzsókermezők
goal-specials = különleges mezők
panel-goals = Célok
panel-plates = Kupolalapkák
panel-stores = Zsák és torony

move-sun = { $source ->
    [0] { $colour } a nagy manufaktúra napjáról
   *[other] { $colour } { AZ($source) }. kis manufaktúra napjáról
}
move-moon = { $colour } a holdakról
move-chip = { AZ($source) }. kis manufaktúra bónuszkorongja
move-plate = { AZ($place) }. felfordított kupolalapka
move-draw = kupolalapka húzása a kupacból
move-stop = nincs több húzás, a lapkák megnézése
move-keep = megtartott { $back }: { $first }, { $second }, { $third }
move-return = { $back } a kupac aljára: { $first }, { $second }, { $third }
move-place = a lapka { AZ($slot) }. helyre, különleges mezője vagy dzsókermezője { $corner }
move-lay = { $colour } a holdra
move-line = a csempék { AZ($line) }. mintasorba
move-break = minden csempe a törött csempék közé
move-pass = passz
move-spend = { $colours ->
    [1] { $colour } bónuszkorong elköltése
   *[other] { $colour }-{ $other } bónuszkorong elköltése
}
move-leave = a mintasor marad, ahogy van
move-tile = { AZ($row) }. mintasor csempéje a kupola { $column }. oszlopába
move-colour = { $colour } a zsákból
move-back = a kupac tetején: { $back }
move-front = { $back }: { $first }, { $second }, { $third }
move-reveal = { $colours ->
    [1] { $colour } bónuszkorong fordul fel
   *[other] { $colour }-{ $other } bónuszkorong fordul fel
}
move-goal = cél: { $goal }
move-start = { AZ($seat) }. játékos kezd

prompt-first-plate = Vedd el az első kupolalapkádat
prompt-turn = Elvehető: { $list }
prompt-tiles = egy szín csempéi
prompt-chip = egy bónuszkorong
prompt-plate = egy kupolalapka
prompt-pass = Nincs mit elvenned: passzolj
prompt-draw = Húzz még egy lapkát egy pontért, vagy állj meg, és nézd meg őket
prompt-keep = Válaszd ki a lapkát, amelyet megtartasz
prompt-return = Tedd a többi lapkát egyesével a kupac aljára
prompt-slot = Válassz helyet a lapkának
prompt-rotation = Válaszd ki, hogyan fordítod a lapkát
prompt-lay = Válaszd ki a következő csempét a holdra
prompt-line = Válassz mintasort ennek: { $list }
prompt-tile = Válassz mezőt { AZ($row) }. mintasor csempéjének
prompt-complete = Fejezd be bónuszkorongokkal { AZ($row) }. mintasort, vagy hagyd így
prompt-spend = Válaszd ki a következő bónuszkorongot { AZ($row) }. mintasorhoz

reason-runs-single = magányos csempe { AZ($row) }. sorban
reason-runs-across = { $across } csempe egy sorban
reason-runs-down = { $down } csempe egy oszlopban
reason-runs-both = { $across } csempe a sorban, { $down } az oszlopban
reason-special = különleges csempe { AZ($row) }. sorban
reason-broken = { $tiles } törött csempe
reason-marker = kezdőjátékos-jelölő
reason-drawn = { AZ($number) }. húzott lapka ára
reason-rows = { $number } teljes sor
reason-colourful = { $number } ötszínű sor
reason-columns = { $number } teljes oszlop
reason-outer = { $number } csempe a szélső mezőkön
reason-diagonals = { $number } teljes átló
reason-corners = { $number } teljes saroklapka
reason-wilds = { $number ->
    [0] nincs minden dzsókermező lefedve
    [one] az egyetlen dzsókermező lefedve
   *[other] mind { AZ($number) } dzsókermező lefedve
}
reason-specials = { $number } üres különleges mező

kind-runs = csempék a kupolán
kind-special = különleges csempék
kind-broken = törött csempék
kind-marker = kezdőjátékos-jelölő
kind-drawn = húzott lapkák
kind-goal = célok

refuse-bag-has-none = a zsákban nincs { $colour } csempe
refuse-chips-all-seen = { $colours ->
    [1] már mindkét { $colour } bónuszkorong felfordult
   *[other] már mindkét { $colour }-{ $other } bónuszkorong felfordult
}
refuse-tablet-is-used = ez a céllapka már játékban van
refuse-no-such-back = a kupacban már nem lehet { $back }
refuse-other-back = ez { $back }
refuse-plate-is-elsewhere = ez a { $back } máshol van: { $first }, { $second }, { $third }
refuse-tile-first = előbb a manufaktúrákat kell feltölteni a zsákból
refuse-reveal-first = előbb egy bónuszkorong fordul fel
refuse-goal-first = előbb a célokat kell kisorsolni
refuse-back-first = előbb ki kell derülnie, milyen a felső lapka hátoldala
refuse-front-first = előbb ki kell derülnie, milyen egy lapka előlapja
refuse-opening = az első forduló előtt mindenki egy felfordított lapkát vesz el
refuse-place-is-empty = { AZ($place) }. helyen nincs felfordított lapka
refuse-sun-has-none = { $source ->
    [0] a nagy manufaktúra napján nincs { $colour } csempe
   *[other] { AZ($source) }. kis manufaktúra napján nincs { $colour } csempe
}
refuse-moons-have-none = egyik hold tetején sincs { $colour } csempe
refuse-chip-is-covered = { AZ($source) }. kis manufaktúra bónuszkorongja még nem fordult fel
refuse-chip-is-gone = { AZ($source) }. kis manufaktúra bónuszkorongját már elvették
refuse-third-chip = ebben a fordulóban már elvettél { $chips } bónuszkorongot, többet nem lehet
refuse-no-plates-in-last-round = az utolsó fordulóban már nem lehet lapkát elvenni
refuse-no-token = ebben a fordulóban már mindkét játékosjelölődet felhasználtad
refuse-stack-is-empty = a kupac üres
refuse-not-tiling = a csempézés akkor kezdődik, amikor már nincs mit elvenni
refuse-pass = még van mit tenned
refuse-take-first = előbb csempét, bónuszkorongot vagy lapkát kell elvenni
refuse-drawing = húzz még egy lapkát, vagy nézd meg a húzottakat
refuse-not-drawn = nem húztál ilyet: { $back }, { $first }, { $second }, { $third }
refuse-keep-first = előbb válaszd ki, melyik lapkát tartod meg
refuse-not-in-hand = ez a { $back } nincs a visszateendők között: { $first }, { $second }, { $third }
refuse-return-first = előbb tedd a többi lapkát a kupac aljára
refuse-slot-is-taken = { AZ($slot) }. helyen már van lapka
refuse-place-first = előbb helyezd el a lapkát a kupoládon
refuse-lay-first = előbb rakd { AZ($source) }. kis manufaktúra többi csempéjét a holdjára
refuse-line-first = előbb tedd az elvett csempéket egy mintasorba
refuse-line-full = { AZ($line) }. mintasor tele van
refuse-line-holds-other = { AZ($line) }. mintasorban már { $colour } csempe van
refuse-line-complete = { AZ($line) }. mintasor már kész
refuse-must-complete = már költöttél bónuszkorongot: { AZ($line) }. mintasort be kell fejezni
refuse-no-such-chip = { $colours ->
    [1] nincs { $colour } bónuszkorongod
   *[other] nincs { $colour }-{ $other } bónuszkorongod
}
refuse-chip-does-not-help = ezzel a bónuszkoronggal { AZ($line) }. mintasort nem lehetne befejezni
refuse-tiling = most { AZ($line) }. mintasor következik
refuse-other-row = most { AZ($line) }. mintasor csempéje kerül a kupolára
refuse-space-covered = { AZ($row) }. sor { $column }. oszlopa már foglalt
refuse-space-is-not-for = { AZ($row) }. sor { $column }. oszlopába nem való { $colour } csempe

notice-last-round = Utolsó forduló: kupolalapka már nem vehető el

tiles-blue = { $tiles } kék
tiles-yellow = { $tiles } sárga
tiles-red = { $tiles } piros
tiles-black = { $tiles } fekete
tiles-turquoise = { $tiles } türkiz
tell-nothing = semmi
tell-marker = kezdőjátékos-jelölő
tell-round = { $number }. forduló (összesen { $rounds })
tell-holder = Nála van a kezdőjátékos-jelölő
tell-score = { $points } pont
tell-line = { $room ->
    [0] { $number }. mintasor, kész: { $list }
   *[other] { $number }. mintasor: { $list }, még { $room } hely
}
tell-large-sun = Nagy manufaktúra, nap: { $list }
tell-large-moon = Nagy manufaktúra, hold: { $list }
tell-sun = { $number }. kis manufaktúra, nap: { $list }
tell-moon = { $number }. kis manufaktúra, hold, felülről: { $list }
tell-chip = { $number }. kis manufaktúra, bónuszkorong: { $list }
tell-chip-down = lefordítva
tell-chip-gone = elvették
tell-chip-of = { $colours ->
    [1] { $colour }
   *[other] { $colour } vagy { $other }
}
tell-colour = { $colour }
tell-stores = A zsákban { $bag }, a toronyban { $tower }
tell-display = { $number }. felfordított lapka: { $list }
tell-plate = { $back }, az óramutató járása szerint { $first }, { $second }, { $third }
tell-back = { $back }
tell-stack = Kupac: { $plates } lapka
tell-stack-top = A kupac tetején: { $back }
tell-to-place = Elhelyezésre vár: { $list }
tell-goal = { $goal }: { $points1 } és { $points2 }
tell-tokens = Játékosjelölők: { $tokens }
tell-chips = Bónuszkorongok: { $list }
tell-held = Kézben: { $list }
tell-row = A kupola { $number }. sora: { $list }
tell-tile = { $column }. oszlop { $colour } csempe
tell-special-tile = { $column }. oszlop különleges csempe
tell-free = { $column }. oszlop üres { $colour } mező
tell-free-wild = { $column }. oszlop üres dzsókermező
tell-free-special = { $column }. oszlop üres különleges mező
tell-broken = { $points ->
    [0] Törött csempék: nincs
   *[other] Törött csempék: { $list }; mínusz { $points }
}

about-tile-special = különleges csempe
about-chip = { $colours ->
    [1] Bónuszkorong: { $colour }
   *[other] Bónuszkorong: { $colour } vagy { $other }
}
about-chip-down = Lefordított bónuszkorong: akkor fordul fel, amikor a manufaktúra kiürül
about-plate = Kupolalapka ({ $back }); az óramutató járása szerint { $first }, { $second }, { $third }
about-back = Lefordított kupolalapka ({ $back })
about-back-unknown = Lefordított kupolalapka
about-token = Játékosjelölő: egy kupolalapkához ebben a fordulóban
about-marker = Kezdőjátékos-jelölő: aki először vesz el csempét a nagy manufaktúra holdjáról, ezt is megkapja, { $points } pontot veszít, és ő kezdi a következő fordulót
about-goal-rows = Cél: { $points } pont a kupola minden teljes soráért
about-goal-colourful = Cél: { $points } pont minden ötszínű sorért; az egyik szín helyett különleges csempe is állhat
about-goal-columns = Cél: { $points } pont a kupola minden teljes oszlopáért
about-goal-outer = Cél: { $points } pont minden csempéért a kupola szélén
about-goal-diagonals = Cél: { $points } pont a kupola minden teljes átlójáért
about-goal-corners = Cél: minden teljes saroklapka felül { $upper }, alul { $lower } pontot ér
about-goal-wilds = Cél: { $points } pont minden dzsókermezőért, ha mind le van fedve
about-goal-specials = Cél: minden üres különleges mező { $points } pont levonásával jár
about-large-sun = Nagy manufaktúra, nap
about-large-moon = Nagy manufaktúra, hold
about-sun = { $source }. kis manufaktúra, nap
about-moon = { $source }. kis manufaktúra, hold
about-display = Felfordított lapkák, elvehetők
about-stack = Kupac: minden innen húzott lapka egy pontba kerül
about-drawn = Ide kerülnek a húzott lapkák
about-worth = Amennyit ez a cél most { AZ($seat) }. játékosnak hozna
about-held = Elvett csempék, amelyek mintasorra várnak
about-line = { $line }. mintasor: ha kész, egy csempéje a kupola { $line }. sorába kerül
about-slot = { $slot }. hely, egy kupolalapkának
about-dome = Kupola, { $row }. sor, { $column }. oszlop
about-row = Egy különleges csempe { AZ($row) }. sorban { $row } pontot ér
about-broken = Törött csempék: pontlevonással járnak
about-broken-space = Törött csempék: egy további csempe itt { $points } pont levonásával jár
why-top-tile = egy holdról csak a felső csempét lehet elvenni

better-points = pont azonnal: { $played } helyett { $better }
better-taken = elvett csempe: { $played } helyett { $better }
better-chip = elvesz egy bónuszkorongot
better-broken = levonás a törött csempékért: { $played } helyett { $better }
better-line = teljessé teszi { AZ($line) }. sort
better-tiling = pont a csempékért, ha most véget érne a forduló: { $played } helyett { $better }
better-goals = célok, ha most véget érne a forduló: { $played } helyett { $better }
better-marker = elveszi a kezdőjátékos-jelölőt, így ő kezdi a következő fordulót
better-without-marker = nem veszi el a kezdőjátékos-jelölőt
better-left = a legtöbb csempe, amelyet a másik játékos egyszerre elvehet: { $played } helyett { $better }
