name = Azul
colour-blue = blu
colour-yellow = giallo
colour-red = rosso
colour-black = nero
colour-white = bianco

move-take-line = { $source ->
    [0] { $colour } dal centro alla linea { $line }
   *[other] { $colour } dal vassoio { $source } alla linea { $line }
}
move-take-floor = { $source ->
    [0] { $colour } dal centro sul pavimento
   *[other] { $colour } dal vassoio { $source } sul pavimento
}
move-tile = linea { $row } nella colonna { $column } della parete
move-draw = { $colour } dal sacchetto
move-start = comincia il giocatore { $seat }

prompt-take = Prendi tutte le piastrelle di un colore
prompt-line = Scegli una linea per { $list }
prompt-tile = Scegli una casella nella riga { $row } per il { $colour }

reason-runs-single = piastrella isolata nella riga { $row }
reason-runs-across = riga di { $across }
reason-runs-down = colonna di { $down }
reason-runs-both = riga di { $across }, colonna di { $down }
reason-floor-line = pavimento: { $spaces ->
    [one] una casella
   *[other] { $spaces } caselle
}
reason-row = riga { $number } completa
reason-column = colonna { $number } completa
reason-colour = tutte e cinque le piastrelle di colore { $colour }

kind-runs = piastrelle sulla parete
kind-floor-line = pavimento
kind-row = righe complete
kind-column = colonne complete
kind-colour = colori completi

refuse-tiling = prima la linea { $row } completa deve andare sulla parete
refuse-no-such-factory = ci sono solo { $factories } vassoi
refuse-centre-has-none = al centro non c’è { $colour }
refuse-factory-has-none = sul vassoio { $source } non c’è { $colour }
refuse-line-holds-other = la linea { $line } contiene già { $colour }
refuse-line-full = la linea { $line } è piena
refuse-row-has-colour = la riga { $row } della tua parete ha già { $colour }
refuse-bag-has-none = nel sacchetto non c’è { $colour }
refuse-not-tiling = le piastrelle vanno sulla parete solo quando vassoi e centro sono vuoti
refuse-wall-is-printed = sulla parete colorata ogni colore ha la sua casella stampata
refuse-other-row = ora tocca alla linea { $row }
refuse-space-covered = riga { $row }, colonna { $column } è già coperta
refuse-column-has-colour = la colonna { $column } della tua parete ha già { $colour }

notice-last-round = Ultimo round: una riga sarà completa

tiles-blue = { $tiles } blu
tiles-yellow = { $tiles ->
    [one] { $tiles } gialla
   *[other] { $tiles } gialle
}
tiles-red = { $tiles ->
    [one] { $tiles } rossa
   *[other] { $tiles } rosse
}
tiles-black = { $tiles ->
    [one] { $tiles } nera
   *[other] { $tiles } nere
}
tiles-white = { $tiles ->
    [one] { $tiles } bianca
   *[other] { $tiles } bianche
}
tell-nothing = niente
tell-marker = segnalino primo giocatore
tell-round = Round { $number }
tell-factory = Tessera vassoio { $number }: { $list }
tell-centre = Centro del tavolo: { $list }
tell-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tell-line = { $room ->
    [0] Linea { $number } completa: { $list }
    [one] Linea { $number }: { $list }, ancora un posto
   *[other] Linea { $number }: { $list }, ancora { $room } posti
}
tell-stores = Nel sacchetto { $bag }, nella scatola { $box }
tell-row = Riga { $number } della parete: { $list }
tell-space = colonna { $column } { $colour }
tell-floor = { $points ->
    [0] Pavimento: vuoto
   *[other] Pavimento: { $list }; meno { $points }
}

about-factory = Tessera vassoio { $number }
about-centre = Centro del tavolo
about-marker = Segnalino primo giocatore: chi prende per primo dal centro lo mette sul pavimento e comincia il round successivo
about-line = Linea { $line }: quando è completa, una piastrella va nella riga { $line } della parete
about-wall = Parete, riga { $row }, colonna { $column }: il posto del { $colour }
about-wall-grey = Parete, riga { $row }, colonna { $column }
about-floor = Pavimento: ogni piastrella qui costa punti
about-floor-space = Pavimento: una piastrella qui costa { $points ->
    [one] un punto
   *[other] { $points } punti
}
about-bonus-row = Alla fine ogni riga completa vale { $points } punti
about-bonus-column = Alla fine ogni colonna completa vale { $points } punti
about-bonus-colour = Alla fine tutte e cinque le piastrelle di un colore valgono { $points } punti
about-lid = Scatola: le piastrelle usate, che tornano nel sacchetto quando è vuoto
about-in-lid = piastrelle di colore { $colour } nella scatola
why-take-first = prima prendi delle piastrelle, poi scegli una linea
