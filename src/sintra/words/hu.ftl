refuse-over = a játszma véget ért
refuse-not-natures-turn = egy játékos következik; most nincs húzás
refuse-draw-first = előbb húzni kell, csak azután léphet bárki
refuse-start-first = előbb a kezdőjátékost kell kisorsolni
refuse-started = a kezdőjátékos már ismert
refuse-no-such-seat = csak { $players } játékos van
refuse-no-such-move = ilyen lépés nincs a játékban

reason-spared = { $reason } (járna: −{ $loss }; ennél lejjebb nem mehet a pontszám)

bad-choice = „{ $value }” nincs a lehetőségek között: { $choices }
bad-players = a játékosok száma { $counts } lehet, nem { $players }
no-such-option = nincs ilyen beállítás; ezek vannak: { $options }
no-such-player = nincs { $seat }. játékos, csak { $players } játékos van
no-such-game = nincs „{ $game }” nevű játék; ezek vannak: { $games }
no-move = „{ $text }” nem lépés
no-move-like = „{ $text }” nem lépés; egy lépés így néz ki: „{ $example }”
no-header = „Game: …” alakú fejlécnek vagy a lépések előtt üres sornak kellene itt állnia, nem ennek: „{ $given }”
header-twice = ez a fejléc kétszer szerepel: „{ $header }”
header-missing = hiányzik ez a fejléc: „{ $header }: …”
no-option = „{ $given }” nem név=érték alakú beállítás
no-turn = „~” jelnek (húzás) vagy „1:” alakú helynek kellene itt állnia, nem ennek: „{ $given }”
not-their-turn-other = „{ $text }”, { $seat }. játékos: most { AZ($turn) }. játékos következik
not-their-turn-draw = „{ $text }”, { $seat }. játékos: előbb húzni kell
not-their-turn-over = „{ $text }”, { $seat }. játékos: a játszma véget ért
too-many-moves = több mint { $longest } lépés van benne
other-result = az eredmény szerint „{ $stated }”, de a lépések szerint „{ $result }”
variation-format = ha egy jegyzőkönyvben változatok vannak, a fejlécben ott kell állnia: „Format: { $format }”
variation-nowhere = a változat előtt nincs semmi, ami helyett játszani lehetne
variation-empty = ebben a változatban nincs lépés
variation-open = az itt kezdődő változatnak nincs vége: hiányzik a „)”
variation-closed = a „)” nem zár le változatot: nincs előtte „(”
variation-deep = több mint { $deepest } változat van egymásba ágyazva
format-unknown = ez a jegyzőkönyv „{ $format }” formátumú, amelyet a Sintrának ez a változata nem tud elolvasni
dead-end-draw = húzni kellene, de nincs mit: a játszma nem folytatható
dead-end-memory = semmi sem fér össze azzal, amit a játékos látott: a játszma nem folytatható
dead-end-move = nincs szabályos lépés, pedig a játszma nem ért véget: nem folytatható

about-tile = { $colour } csempe
about-score = Eddigi pontszám
about-laurel = Győztes
about-bag = Zsák: innen húzzuk a csempéket
about-in-bag = { $colour } csempék a zsákban
about-tower = Torony: a felhasznált csempék, amelyek visszakerülnek a zsákba, ha az kiürül
about-in-tower = { $colour } csempék a toronyban
