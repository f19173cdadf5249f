name = Azul
colour-blue = blu
colour-yellow = giallo
colour-red = rosso
colour-black = nero
colour-white = bianco

move-take-line = { $source ->
    [0] { $colour } dal centro alla linea { $line }
   *[other] { $colour } dalla tessera vassoio { $source } alla linea { $line }
}
move-take-floor = { $source ->
    [0] { $colour } dal centro alla linea del pavimento
   *[other] { $colour } dalla tessera vassoio { $source } alla linea del pavimento
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
reason-floor-line = linea del pavimento: { $spaces ->
    [one] una casella
   *[other] { $spaces } caselle
}
reason-row = riga { $number } completa
reason-column = colonna { $number } completa
reason-colour = tutte e cinque le piastrelle di colore { $colour }

kind-runs = piastrelle sulla parete
kind-floor-line = linea del pavimento
kind-row = righe complete
kind-column = colonne complete
kind-colour = colori completi

refuse-tiling = prima la linea completa { $row } deve andare sulla parete
refuse-no-such-factory = ci sono solo { $factories } tessere vassoio
refuse-centre-has-none = al centro non c’è nessuna piastrella di colore { $colour }
refuse-factory-has-none = sulla tessera vassoio { $source } non c’è nessuna piastrella di colore { $colour }
refuse-line-holds-other = la linea { $line } contiene già piastrelle di colore { $colour }
refuse-line-full = la linea { $line } è piena
refuse-row-has-colour = la riga { $row } della tua parete ha già il colore { $colour }
refuse-bag-has-none = nel sacchetto non c’è nessuna piastrella di colore { $colour }
refuse-not-tiling = le piastrelle vanno sulla parete solo quando le tessere vassoio e il centro sono vuoti
refuse-wall-is-printed = sulla parete colorata ogni colore ha la sua casella stampata
refuse-other-row = ora tocca alla linea { $row }
refuse-space-covered = riga { $row }, colonna { $column }: la casella è già coperta
refuse-column-has-colour = la colonna { $column } della tua parete ha già il colore { $colour }

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
tell-space = in colonna { $column } il { $colour }
tell-floor = { $points ->
    [0] Linea del pavimento: vuota
   *[other] Linea del pavimento: { $list }; meno { $points }
}

about-factory = Tessera vassoio { $number }
about-centre = Centro del tavolo
about-marker = Segnalino primo giocatore: chi prende per primo dal centro lo mette sulla linea del pavimento e comincia il round successivo
about-line = Linea { $line }: quando è completa, una piastrella va nella riga { $line } della parete
about-wall = Parete, riga { $row }, colonna { $column }: la casella del { $colour }
about-wall-grey = Parete, riga { $row }, colonna { $column }
about-floor = Linea del pavimento: ogni piastrella qui costa punti
about-floor-space = Linea del pavimento: una piastrella qui costa { $points ->
    [one] un punto
   *[other] { $points } punti
}
about-bonus-row = Alla fine ogni riga completa vale { $points } punti
about-bonus-column = Alla fine ogni colonna completa vale { $points } punti
about-bonus-colour = Alla fine tutte e cinque le piastrelle di un colore valgono { $points } punti
about-lid = Scatola: le piastrelle usate, che tornano nel sacchetto quando è vuoto
about-in-lid = piastrelle di colore { $colour } nella scatola
why-take-first = prima prendi delle piastrelle, poi scegli una linea

better-floor = persi sulla linea del pavimento: { $better } invece di { $played }
better-line = completa la linea { $line }
better-tiling = punti per le piastrelle se il round finisse adesso: { $better } invece di { $played }
better-bonus = completa una colonna o un colore: { $points } punti in più alla fine
better-marker = prende il segnalino primo giocatore e comincia il round successivo
better-without-marker = non porta il segnalino primo giocatore sulla linea del pavimento
better-needs = { $left ->
    [0] dopo la mossa giocata, alla linea { $line } ne mancano ancora { $tiles } ({ $colour }) e sul tavolo non ce n’è più nessuna
    [one] dopo la mossa giocata, alla linea { $line } ne mancano ancora { $tiles } ({ $colour }) e sul tavolo ne resta solo una
   *[other] dopo la mossa giocata, alla linea { $line } ne mancano ancora { $tiles } ({ $colour }) e sul tavolo ne restano solo { $left }
}
better-left-line = { $other ->
    [0] dopo la mossa giocata, il giocatore successivo può completare esattamente la linea { $line } ({ $colour }); altrimenti nessuna
   *[other] dopo la mossa giocata, il giocatore successivo può completare esattamente la linea { $line } ({ $colour }); altrimenti al massimo la linea { $other }
}
better-left-floor = piastrelle che il giocatore successivo deve mettere sulla linea del pavimento, almeno: { $better } invece di { $played }
better-round = il round porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più
better-tile = punti subito: { $better } invece di { $played }
better-column = piastrelle nella colonna più piena: { $better } invece di { $played }
