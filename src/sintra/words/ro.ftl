refuse-over = partida s-a încheiat
refuse-not-natures-turn = este rândul unui jucător; acum nu se trage nimic
refuse-draw-first = mai întâi trebuie făcută o extragere
refuse-start-first = mai întâi se trage la sorți primul jucător
refuse-started = primul jucător este deja cunoscut
refuse-no-such-seat = { $players ->
    [few] sunt doar { $players } jucători
   *[other] sunt doar { $players } de jucători
}
refuse-no-such-move = jocul nu are o astfel de mutare

reason-spared = { $reason } (ar fi fost −{ $loss }; scorul nu poate coborî mai mult)

bad-choice = „{ $value }” nu este printre variante: { $choices }
bad-players = pot fi { $counts } jucători, nu { $players }
no-such-option = nu există această opțiune; există { $options }
no-such-player = nu există jucătorul { $seat } printre cei { $players }
no-such-game = nu există jocul „{ $game }”; există { $games }
no-move = „{ $text }” nu este o mutare
no-move-like = „{ $text }” nu este o mutare; o mutare arată așa: „{ $example }”
no-header = aici trebuie un antet precum „Game: …” sau un rând gol înainte de mutări, nu „{ $given }”
header-twice = antetul „{ $header }” apare de două ori
header-missing = lipsește antetul „{ $header }: …”
no-option = „{ $given }” nu este o opțiune de forma nume=valoare
no-turn = aici trebuie „~” pentru extrageri sau un loc precum „1:”, nu „{ $given }”
not-their-turn-other = „{ $text }”, mutarea jucătorului { $seat }: este rândul jucătorului { $turn }
not-their-turn-draw = „{ $text }”, mutarea jucătorului { $seat }: mai întâi trebuie făcută o extragere
not-their-turn-over = „{ $text }”, mutarea jucătorului { $seat }: partida s-a încheiat
too-many-moves = { $longest ->
    [one] este mai mult de o mutare
    [few] sunt mai mult de { $longest } mutări
   *[other] sunt mai mult de { $longest } de mutări
}
other-result = rezultatul spune „{ $stated }”, dar mutările duc la „{ $result }”
variation-format = o înregistrare cu variante o spune în antet: „Format: { $format }”
variation-nowhere = înaintea acestei variante nu stă nimic în locul căruia să poată fi jucată
variation-empty = în această variantă nu este nicio mutare
variation-open = varianta care începe aici nu are sfârșit: lipsește „)”
variation-closed = „)” nu încheie nicio variantă: nu există „(” înainte
variation-deep = { $deepest ->
    [one] este mai mult de o variantă una într-alta
    [few] sunt mai mult de { $deepest } variante una într-alta
   *[other] sunt mai mult de { $deepest } de variante una într-alta
}
format-unknown = această înregistrare are formatul „{ $format }”, pe care versiunea aceasta de Sintra nu îl poate citi
dead-end-draw = trebuie tras ceva, dar nu mai este nimic de tras: partida nu poate continua
dead-end-memory = nimic nu se potrivește cu ce a văzut jucătorul: partida nu poate continua
dead-end-move = nicio mutare nu este permisă, deși partida nu s-a încheiat: nu poate continua

about-tile = piesă { $colour_id ->
    [colour-blue] albastră
    [colour-yellow] galbenă
    [colour-red] roșie
    [colour-black] neagră
    [colour-white] albă
    [colour-orange] portocalie
   *[other] { $colour }
}
about-score = Punctele de până acum
about-laurel = Câștigător
about-bag = Săculeț: de aici se trag piesele
about-in-bag = piese în săculeț: { $colour }
about-tower = Turn: piesele folosite, care se întorc în săculeț când acesta se golește
about-in-tower = piese în turn: { $colour }
