name = Azul – A királyi pavilon
colour-orange = narancssárga
colour-red = piros
colour-blue = kék
colour-yellow = sárga
colour-green = zöld
colour-purple = lila
star-orange = bal felső csillag
star-red = jobb felső csillag
star-blue = jobb oldali csillag
star-yellow = jobb alsó csillag
star-green = bal alsó csillag
star-purple = bal oldali csillag
star-centre = középső csillag
panel-stores = Zsák és torony
panel-supply = Készletmezők

move-take = { $source ->
    [0] { $colour } az asztal közepéről
   *[other] { $colour } { AZ($source) }. manufaktúrakorongról
}
move-place = { $colour }: { $star }, { $index }. mező
move-pay = { $wilds ->
    [0] fizetés dzsóker nélkül
   *[other] fizetés { $wilds } dzsókercsempével
}
move-bonus = { $colour } a készletmezőkről
move-pass = passz
move-keep = { $colour } megtartása
move-stop = a megtartás befejezése
move-draw = { $colour } a zsákból
move-start = { AZ($seat) }. játékos kezd

prompt-take = Vedd el egy szín összes csempéjét
prompt-place = Rakj le egy csempét, vagy passzolj
prompt-pass = Nem tudsz többet lerakni: passzolj
prompt-space = Válassz mezőt a { $colour } csempének
prompt-pay = Válaszd ki, hány dzsókercsempével fizetsz
prompt-bonus = Vegyél el { $tiles } bónuszcsempét a készletmezőkről
prompt-keep = Tarts meg legfeljebb { $tiles } csempét a következő fordulóra, vagy fejezd be

reason-segment = { $tiles ->
    [1] magányos csempe, { $star }
   *[other] { $tiles } összefüggő csempe, { $star }
}
reason-pillar = oszlop körbeépítve: { $tiles } bónuszcsempe
reason-statue = szobor körbeépítve: { $tiles } bónuszcsempe
reason-window = ablak körbeépítve: { $tiles } bónuszcsempe
reason-marker = elsőként az asztal közepéről: { $tiles } elvett csempe
reason-discard = { $tiles } eldobott csempe
reason-star = a { $star } teljes: { $colour }
reason-star-of-all-colours = a { $star } teljes, hat színben
reason-number = minden { $number } értékű mező lefedve
reason-corners = { $tiles } csempe maradt a sarokmezőkön

kind-segment = csempék a csillagokban
kind-structure = bónuszcsempék
kind-marker = elsőként középről
kind-discard = eldobott csempék
kind-star = teljes csillagok
kind-number = teljes számok
kind-corners = csempék a sarokmezőkön

refuse-still-taking = előbb a manufaktúrakorongoknak és az asztal közepének ki kell ürülnie
refuse-no-such-factory = csak { $factories } manufaktúrakorong van
refuse-source-has-none = { $source ->
    [0] az asztal közepén nincs { $colour } csempe
   *[other] { AZ($source) }. manufaktúrakorongon nincs { $colour } csempe
}
refuse-wild-only-alone = a dzsókerszín most { $colour }: csak ott választható, ahol nincs más szín
refuse-nothing-on-offer = sem a manufaktúrakorongokon, sem az asztal közepén nincs már csempe
refuse-nothing-to-pay = most nincs mit fizetni
refuse-no-bonus = nem jár bónuszcsempe
refuse-pass-first = csempét csak passzolás után lehet megtartani
refuse-space-covered = { $star }: { AZ($index) }. mező már foglalt
refuse-star-is-printed = { $star }: csak { $colour } csempe kerülhet ide
refuse-star-has-colour = { $star }: már van rajta { $colour } csempe, és itt minden szín csak egyszer szerepelhet
refuse-star-of-one-colour = { $star }: csak { $colour } csempékből épül
refuse-hand-has-none = nincs { $colour } csempéd
refuse-wild-pays-itself = a dzsókerszín most { $colour }, csak önmagával fizethető: { $cost } csempe kell, neked { $tiles } van
refuse-cannot-pay = a mező ára { $cost } csempe; { $colour } és dzsókerszínű csempéd összesen { $tiles } van
refuse-pay-first = előbb válaszd ki, hogyan fizeted ki { AZ($cost) } csempét
refuse-too-few-wilds = túl kevés a { $colour } csempe: legalább { $wilds } dzsókercsempe kell
refuse-one-of-the-colour = legalább egy { $colour } csempével is fizetned kell
refuse-too-many-wilds = csak { $wilds } dzsókercsempéd van
refuse-bonus-first = előbb vegyél el { $tiles } bónuszcsempét a készletmezőkről
refuse-supply-has-none = a készletmezőkön nincs { $colour } csempe
refuse-passed = már passzoltál: tarts meg csempéket, vagy fejezd be
refuse-bag-has-none = a zsákban nincs { $colour } csempe

notice-last-round = Utolsó forduló

tiles-orange = { $tiles } narancssárga
tiles-red = { $tiles } piros
tiles-blue = { $tiles } kék
tiles-yellow = { $tiles } sárga
tiles-green = { $tiles } zöld
tiles-purple = { $tiles } lila
tell-nothing = semmi
tell-marker = kezdőjátékos-jelző
tell-round = { $number }. forduló (összesen { $rounds }), dzsókerszín: { $wild }
tell-factory = { $number }. manufaktúrakorong: { $list }
tell-centre = Az asztal közepe: { $list }
tell-holder = Nála van a kezdőjátékos-jelző
tell-score = { $points } pont
tell-supply = Készletmezők: { $list }
tell-stores = A zsákban { $bag }, a toronyban { $tower }
tell-passed = Passzolt
tell-hand = A tábla mellett: { $list }
tell-corners = A sarokmezőkön: { $list }
tell-star = { $star }: { $list }
tell-space = { $index }. mező (értéke { $cost }) { $colour }

about-factory = { $number }. manufaktúrakorong
about-centre = Az asztal közepe
about-marker = Kezdőjátékos-jelző: aki először vesz el csempét az asztal közepéről, ezt is megkapja, minden elvett csempéért egy pontot veszít, és ő kezdi a következő fordulót
about-wild = Dzsókerszín ebben a fordulóban: { $colour }. Bármelyik szín helyett fizethetsz vele
about-passed = Passzolt
about-round = { $round }. forduló, dzsókerszín: { $colour }
about-supply = Készletmezők: innen lehet bónuszcsempét választani
about-space = { $star }, { $index }. mező: ára { $cost } csempe
about-pillar = Oszlop: ha mind a négy mezője le van fedve, { $tiles } bónuszcsempe jár érte
about-statue = Szobor: ha mind a négy mezője le van fedve, { $tiles } bónuszcsempe jár érte
about-window = Ablak: ha mindkét mezője le van fedve, { $tiles } bónuszcsempe jár érte
about-corner = Sarokmező: aki passzol, legfeljebb { $corners } csempét tarthat meg ezeken
about-hand = { $colour } csempék a tábla mellett
about-pass = Kapu: passz. Legfeljebb { $corners } csempe marad meg, minden további egy pontba kerül
about-bonus-star = A játék végén a teljes { $colour } csillag { $points } pontot ér
about-bonus-all = A játék végén egy teljes hatszínű csillag { $points } pontot ér
about-bonus-number = A játék végén { $points } pont jár, ha minden { $number } értékű mező le van fedve
why-fits-nowhere = { $colour } csempével most egyetlen mezőt sem tudsz lefedni
why-choose-tile = előbb válassz egy csempét a táblád mellől, azután hozzá egy mezőt

better-points = pont azonnal: { $played } helyett { $better }
better-taken = elvett csempe: { $played } helyett { $better }
better-wilds = elvett dzsókercsempe: { $played } helyett { $better }
better-marker = elveszi a kezdőjátékos-jelzőt, így ő lesz az első
better-without-marker = nem veszi el a kezdőjátékos-jelzőt
better-left = a legtöbb csempe, amelyet a következő játékos egyszerre elvehet: { $played } helyett { $better }
better-bonus-tiles = bónuszcsempe: { $played } helyett { $better }
better-bonuses = biztos bónuszpont a játék végén: { $played } helyett { $better }
better-covers = eggyel több mezőt fed le
better-kept = megmaradó csempe: { $played } helyett { $better }
