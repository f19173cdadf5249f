refuse-over = a játék véget ért
refuse-not-natures-turn = egy játékos következik; most nincs húzás
refuse-draw-first = előbb húzni kell, csak azután léphet bárki
refuse-start-first = előbb a kezdőjátékost kell kisorsolni
refuse-started = a kezdőjátékos már ismert
refuse-no-such-seat = csak { $players } játékos van
refuse-no-such-move = ilyen lépés nincs a játékban
