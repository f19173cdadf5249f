name = Azul
colour-blue = kék
colour-yellow = sárga
colour-red = piros
colour-black = fekete
colour-white = fehér

move-take-line = { $source ->
    [0] { $colour } az asztal közepéről { AZ($line) }. mintasorba
   *[other] { $colour } { AZ($source) }. manufaktúrakorongról { AZ($line) }. mintasorba
}
move-take-floor = { $source ->
    [0] { $colour } az asztal közepéről a padlóvonalra
   *[other] { $colour } { AZ($source) }. manufaktúrakorongról a padlóvonalra
}
move-tile = { AZ($row) }. mintasor csempéje a fal { $column }. oszlopába
move-draw = { $colour } a zsákból
move-start = { AZ($seat) }. játékos kezd

prompt-take = Vedd el egy szín összes csempéjét
prompt-line = Válassz mintasort ennek: { $list }
prompt-tile = Válassz mezőt { AZ($row) }. sorban a { $colour } csempének

reason-runs-single = magányos csempe { AZ($row) }. sorban
reason-runs-across = { $across } csempe egy sorban
reason-runs-down = { $down } csempe egy oszlopban
reason-runs-both = { $across } csempe a sorban, { $down } az oszlopban
reason-floor-line = padlóvonal: { $spaces } mező
reason-row = { AZ($number) }. sor teljes
reason-column = { AZ($number) }. oszlop teljes
reason-colour = mind az öt { $colour } csempe

kind-runs = csempék a falon
kind-floor-line = padlóvonal
kind-row = teljes sorok
kind-column = teljes oszlopok
kind-colour = teljes színek

refuse-tiling = előbb a kész { $row }. mintasor csempéjét kell a falra tenni
refuse-no-such-factory = csak { $factories } manufaktúrakorong van
refuse-centre-has-none = az asztal közepén nincs { $colour } csempe
refuse-factory-has-none = { AZ($source) }. manufaktúrakorongon nincs { $colour } csempe
refuse-line-holds-other = { AZ($line) }. mintasorban már { $colour } csempe van
refuse-line-full = { AZ($line) }. mintasor tele van
refuse-row-has-colour = a falad { $row }. sorában már van { $colour } csempe
refuse-bag-has-none = a zsákban nincs { $colour } csempe
refuse-not-tiling = a falra csak akkor kerül csempe, ha már a korongok és az asztal közepe is üres
refuse-wall-is-printed = a színes falon minden színnek megvan a nyomtatott helye
refuse-other-row = most { AZ($row) }. mintasor következik
refuse-space-covered = { AZ($row) }. sor { $column }. oszlopa már foglalt
refuse-column-has-colour = a falad { $column }. oszlopában már van { $colour } csempe

notice-last-round = Utolsó forduló: egy sor teljes lesz

tiles-blue = { $tiles } kék
tiles-yellow = { $tiles } sárga
tiles-red = { $tiles } piros
tiles-black = { $tiles } fekete
tiles-white = { $tiles } fehér
tell-nothing = semmi
tell-marker = kezdőjátékos-jelző
tell-round = { $number }. forduló
tell-factory = { $number }. manufaktúrakorong: { $list }
tell-centre = Az asztal közepe: { $list }
tell-score = { $points } pont
tell-line = { $room ->
    [0] { $number }. mintasor, kész: { $list }
   *[other] { $number }. mintasor: { $list }, még { $room } hely
}
tell-stores = A zsákban { $bag }, a dobozban { $box }
tell-row = A fal { $number }. sora: { $list }
tell-space = { $column }. oszlop { $colour }
tell-floor = { $points ->
    [0] Padlóvonal: üres
   *[other] Padlóvonal: { $list }; mínusz { $points }
}

about-factory = { $number }. manufaktúrakorong
about-centre = Az asztal közepe
about-marker = Kezdőjátékos-jelző: aki először vesz el csempét az asztal közepéről, ezt is elveszi, a padlóvonalára teszi, és ő kezdi a következő fordulót
about-line = { $line }. mintasor: ha kész, egy csempéje a fal { $line }. sorába kerül
about-wall = Fal, { $row }. sor, { $column }. oszlop: a { $colour } csempe helye
about-wall-grey = Fal, { $row }. sor, { $column }. oszlop
about-floor = Padlóvonal: minden itt lévő csempe pontlevonással jár
about-floor-space = Padlóvonal: az ide kerülő csempe { $points } pont levonásával jár
about-bonus-row = A játék végén minden teljes sor { $points } pontot ér
about-bonus-column = A játék végén minden teljes oszlop { $points } pontot ér
about-bonus-colour = A játék végén egy szín mind az öt csempéje { $points } pontot ér
about-lid = Doboz: a felhasznált csempék, amelyek visszakerülnek a zsákba, ha az kiürül
about-in-lid = { $colour } csempék a dobozban
why-take-first = előbb vegyél el csempéket, azután válassz nekik mintasort

better-floor = levonás a padlóvonalon: { $played } helyett { $better }
better-line = teljessé teszi { AZ($line) }. sort
better-tiling = pont a csempékért, ha most véget érne a forduló: { $played } helyett { $better }
better-bonus = teljessé tesz egy oszlopot vagy egy színt: a játék végén { $points } ponttal több
better-marker = elveszi a kezdőjátékos-jelzőt, így ő kezdi a következő fordulót
better-without-marker = nem kerül a kezdőjátékos-jelző a padlóvonalra
better-needs = { $left ->
    [0] a megtett lépés után { AZ($line) }. sorba még { $tiles } csempe kell ({ $colour }), de az asztalon egy sincs már
   *[other] a megtett lépés után { AZ($line) }. sorba még { $tiles } csempe kell ({ $colour }), de az asztalon csak { $left } van
}
better-left-line = { $other ->
    [0] a megtett lépés után a következő játékos pontosan megtöltheti { AZ($line) }. sorát ({ $colour }), különben egyet sem
   *[other] a megtett lépés után a következő játékos pontosan megtöltheti { AZ($line) }. sorát ({ $colour }), különben legfeljebb { AZ($other) }. sort
}
better-left-floor = ennyi csempét kell a következő játékosnak legalább a padlóvonalra tennie: { $played } helyett { $better }
better-round = a forduló { $points } ponttal többet hoz
better-tile = pont azonnal: { $played } helyett { $better }
better-column = csempe a legteltebb oszlopban: { $played } helyett { $better }
