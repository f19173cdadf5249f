refuse-over = partida s-a încheiat
refuse-not-natures-turn = este rândul unui jucător; acum nu se extrage nimic
refuse-draw-first = mai întâi trebuie făcută o extragere
refuse-start-first = mai întâi se trage la sorți primul jucător
refuse-started = primul jucător este deja cunoscut
refuse-no-such-seat = { $players ->
    [few] sunt doar { $players } jucători
   *[other] sunt doar { $players } de jucători
}
refuse-no-such-move = jocul nu are o astfel de mutare

reason-spared = { $reason } (s-ar pierde { $loss }; scorul nu poate coborî mai mult)

bad-choice = „{ $value }” nu este printre variante: { $choices }
bad-players = pot fi { $counts } jucători, nu { $players }
no-such-option = nu există această opțiune; există { $options }
no-such-player = nu există jucătorul { $seat } din { $players }
no-such-game = nu există jocul „{ $game }”; există { $games }
no-move = „{ $text }” nu este o mutare
no-move-like = „{ $text }” nu este o mutare; o mutare arată așa: „{ $example }”
no-header = aici trebuie un antet precum „Game: …” sau un rând gol înainte de mutări, nu „{ $given }”
header-twice = antetul „{ $header }” apare de două ori
header-missing = lipsește antetul „{ $header }: …”
no-option = „{ $given }” nu este o opțiune de forma nume=valoare
no-turn = aici trebuie „~” pentru extrageri sau un loc precum „1:”, nu „{ $given }”
not-their-turn-other = „{ $text }” al jucătorului { $seat }: este rândul jucătorului { $turn }
not-their-turn-draw = „{ $text }” al jucătorului { $seat }: mai întâi trebuie făcută o extragere
not-their-turn-over = „{ $text }” al jucătorului { $seat }: partida s-a încheiat
too-many-moves = sunt mai mult de { $longest } de mutări
other-result = rezultatul spune „{ $stated }”, dar mutările duc la „{ $result }”
dead-end-draw = trebuie tras ceva, dar nu mai este nimic de tras: jocul nu poate continua
dead-end-memory = nimic nu se potrivește cu ce a văzut jucătorul: jocul nu poate continua
dead-end-move = nicio mutare nu este permisă, deși jocul nu s-a încheiat: nu poate continua

about-tile = piesă de culoare { $colour }
about-score = Punctele de până acum
about-laurel = Câștigător
about-bag = Săculeț: de aici se trag piesele
about-in-bag = piese de culoare { $colour } în săculeț
about-tower = Turn: piesele folosite, care se întorc în săculeț când acesta se golește
about-in-tower = piese de culoare { $colour } în turn
