name = Azul Duel
colour-blue = blu
colour-yellow = giallo
colour-red = rosso
colour-black = nero
colour-turquoise = turchese
back-special = speciale
back-wild = jolly
corner-top-left = in alto a sinistra
corner-top-right = in alto a destra
corner-bottom-right = in basso a destra
corner-bottom-left = in basso a sinistra
goal-rows = righe
goal-colourful = righe multicolori
goal-columns = colonne
goal-outer = caselle del bordo
goal-diagonals = diagonali
goal-corners = tessere d’angolo
goal-wilds = caselle jolly
goal-specials = caselle speciali
panel-goals = Obiettivi
panel-plates = Tessere cupola
panel-stores = Sacchetto e deposito

move-sun = { $source ->
    [0] { $colour } dal sole del vassoio grande
   *[other] { $colour } dal sole del vassoio piccolo { $source }
}
move-moon = { $colour } dalle lune
move-chip = gettone bonus del vassoio piccolo { $source }
move-plate = tessera cupola scoperta { $place }
move-draw = pesca una tessera cupola dalla pila
move-stop = basta pescare, guarda
move-keep = conserva la tessera { $back } { $first }, { $second }, { $third }
move-return = tessera { $back } { $first }, { $second }, { $third } sotto la pila
move-place = tessera nel posto { $slot }, con la casella speciale o jolly { $corner }
move-lay = poi { $colour } sulla luna
move-line = piastrelle nella linea { $line }
move-break = tutte le piastrelle fra quelle rotte
move-pass = passa
move-spend = { $colours ->
    [1] usa un gettone { $colour }
   *[other] usa un gettone { $colour } e { $other }
}
move-leave = lascia la linea com’è
move-tile = linea { $row } nella colonna { $column } della cupola
move-colour = { $colour } dal sacchetto
move-back = la tessera in cima alla pila è { $back }
move-front = tessera { $back } { $first }, { $second }, { $third }
move-reveal = { $colours ->
    [1] si scopre un gettone { $colour }
   *[other] si scopre un gettone { $colour } e { $other }
}
move-goal = obiettivo: { $goal }
move-start = comincia il giocatore { $seat }

prompt-first-plate = Prendi la tua prima tessera
prompt-turn = Puoi prendere { $list }
prompt-tiles = piastrelle di un colore
prompt-chip = un gettone
prompt-plate = una tessera
prompt-pass = Non puoi prendere niente: passa
prompt-draw = Pesca un’altra tessera, che costa un punto, o fermati e guarda
prompt-keep = Scegli la tessera che conservi
prompt-return = Metti le altre tessere sotto la pila, una alla volta
prompt-slot = Scegli un posto per la tessera
prompt-rotation = Scegli come girare la tessera
prompt-lay = Scegli la prossima piastrella per la luna
prompt-line = Scegli una linea per { $list }
prompt-tile = Scegli una casella per la piastrella della linea { $row }
prompt-complete = Completa la linea { $row } con i gettoni o lasciala così
prompt-spend = Scegli il prossimo gettone per la linea { $row }

reason-runs-single = piastrella isolata nella riga { $row }
reason-runs-across = riga di { $across }
reason-runs-down = colonna di { $down }
reason-runs-both = riga di { $across }, colonna di { $down }
reason-special = piastrella speciale nella riga { $row }
reason-broken = { $tiles ->
    [one] { $tiles } piastrella rotta
   *[other] { $tiles } piastrelle rotte
}
reason-marker = segnalino primo giocatore
reason-drawn = { $number }ª tessera pescata dalla pila
reason-rows = { $number ->
    [one] { $number } riga completa
   *[other] { $number } righe complete
}
reason-colourful = { $number ->
    [one] { $number } riga con cinque colori
   *[other] { $number } righe con cinque colori
}
reason-columns = { $number ->
    [one] { $number } colonna completa
   *[other] { $number } colonne complete
}
reason-outer = { $number ->
    [one] { $number } piastrella sul bordo
   *[other] { $number } piastrelle sul bordo
}
reason-diagonals = { $number ->
    [one] { $number } diagonale completa
   *[other] { $number } diagonali complete
}
reason-corners = { $number ->
    [one] { $number } tessera d’angolo completa
   *[other] { $number } tessere d’angolo complete
}
reason-wilds = { $number ->
    [0] caselle jolly non tutte coperte
    [one] l’unica casella jolly coperta
   *[other] tutte le { $number } caselle jolly coperte
}
reason-specials = { $number ->
    [one] { $number } casella speciale vuota
   *[other] { $number } caselle speciali vuote
}

kind-runs = piastrelle sulla cupola
kind-special = piastrelle speciali
kind-broken = piastrelle rotte
kind-marker = segnalino primo giocatore
kind-drawn = tessere pescate
kind-goal = obiettivi

refuse-bag-has-none = nel sacchetto non c’è nessuna piastrella di colore { $colour }
refuse-chips-all-seen = { $colours ->
    [1] entrambi i gettoni di colore { $colour } sono già stati scoperti
   *[other] entrambi i gettoni { $colour } e { $other } sono già stati scoperti
}
refuse-tablet-is-used = questa tavoletta è già in gioco
refuse-no-such-back = per la pila non resta nessuna tessera { $back }
refuse-other-back = la tessera è { $back }
refuse-plate-is-elsewhere = la tessera { $back } { $first }, { $second }, { $third } è altrove
refuse-tile-first = prima si riempiono i vassoi dal sacchetto
refuse-reveal-first = prima si scopre un gettone
refuse-goal-first = prima si sorteggiano gli obiettivi
refuse-back-first = prima si vede il retro della tessera in cima
refuse-front-first = prima si vede il fronte di una tessera
refuse-opening = prima del primo round ognuno prende una tessera scoperta
refuse-place-is-empty = al posto { $place } non c’è nessuna tessera scoperta
refuse-sun-has-none = { $source ->
    [0] sul sole del vassoio grande non c’è nessuna piastrella di colore { $colour }
   *[other] sul sole del vassoio piccolo { $source } non c’è nessuna piastrella di colore { $colour }
}
refuse-moons-have-none = in cima alle lune non c’è nessuna piastrella di colore { $colour }
refuse-chip-is-covered = il gettone del vassoio piccolo { $source } non è ancora scoperto
refuse-chip-is-gone = il gettone del vassoio piccolo { $source } è già stato preso
refuse-third-chip = in questo round hai già preso { $chips } gettoni, il massimo
refuse-no-plates-in-last-round = nell’ultimo round non si prendono tessere
refuse-no-token = in questo round hai già usato entrambi i segnalini del giocatore
refuse-stack-is-empty = la pila è vuota
refuse-not-tiling = il rivestimento comincia quando non resta nulla da prendere
refuse-pass = puoi ancora fare qualcosa
refuse-take-first = prima prendi piastrelle, un gettone o una tessera
refuse-drawing = pesca un’altra tessera, oppure fermati e guarda
refuse-not-drawn = non hai pescato la tessera { $back } { $first }, { $second }, { $third }
refuse-keep-first = prima scegli la tessera che conservi
refuse-not-in-hand = la tessera { $back } { $first }, { $second }, { $third } non è tra quelle da rimettere
refuse-return-first = prima rimetti le altre tessere sotto la pila
refuse-slot-is-taken = nel posto { $slot } c’è già una tessera
refuse-place-first = prima posa la tessera sulla tua cupola
refuse-lay-first = prima posa le altre piastrelle del vassoio piccolo { $source } sulla sua luna
refuse-line-first = prima metti le piastrelle prese in una linea
refuse-line-full = la linea { $line } è piena
refuse-line-holds-other = la linea { $line } contiene già piastrelle di colore { $colour }
refuse-line-complete = la linea { $line } è completa
refuse-must-complete = hai usato dei gettoni: la linea { $line } va completata
refuse-no-such-chip = { $colours ->
    [1] non hai nessun gettone { $colour }
   *[other] non hai nessun gettone { $colour } e { $other }
}
refuse-chip-does-not-help = con questo gettone la linea { $line } non si potrebbe completare
refuse-tiling = ora tocca alla linea { $line }
refuse-other-row = ora tocca alla linea { $line }
refuse-space-covered = riga { $row }, colonna { $column }: la casella è già coperta
refuse-space-is-not-for = riga { $row }, colonna { $column }: la casella non accetta il colore { $colour }

notice-last-round = Ultimo round: niente più tessere cupola

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
tiles-turquoise = { $tiles ->
    [one] { $tiles } turchese
   *[other] { $tiles } turchesi
}
tell-nothing = niente
tell-marker = segnalino primo giocatore
tell-round = Round { $number } di { $rounds }
tell-holder = Ha il segnalino primo giocatore
tell-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tell-line = { $room ->
    [0] Linea { $number } completa: { $list }
    [one] Linea { $number }: { $list }, ancora un posto
   *[other] Linea { $number }: { $list }, ancora { $room } posti
}
tell-large-sun = Vassoio grande, sole: { $list }
tell-large-moon = Vassoio grande, luna: { $list }
tell-sun = Vassoio piccolo { $number }, sole: { $list }
tell-moon = Vassoio piccolo { $number }, luna, dall’alto: { $list }
tell-chip = Vassoio piccolo { $number }, gettone bonus: { $list }
tell-chip-down = coperto
tell-chip-gone = preso
tell-chip-of = { $colours ->
    [1] { $colour }
   *[other] { $colour } o { $other }
}
tell-colour = { $colour }
tell-stores = Nel sacchetto { $bag }, nel deposito { $tower }
tell-display = Tessera scoperta { $number }: { $list }
tell-plate = tessera { $back }, in senso orario { $first }, { $second }, { $third }
tell-back = tessera { $back }
tell-stack = Pila: { $plates ->
    [one] { $plates } tessera
   *[other] { $plates } tessere
}
tell-stack-top = In cima alla pila: una tessera { $back }
tell-to-place = Da posare: { $list }
tell-goal = { $goal }: { $points1 } a { $points2 }
tell-tokens = Segnalini del giocatore: { $tokens }
tell-chips = Gettoni bonus: { $list }
tell-held = In mano: { $list }
tell-row = Riga { $number } della cupola: { $list }
tell-tile = in colonna { $column } piastrella di colore { $colour }
tell-special-tile = in colonna { $column } piastrella speciale
tell-free = in colonna { $column } casella libera per il { $colour }
tell-free-wild = in colonna { $column } casella jolly libera
tell-free-special = in colonna { $column } casella speciale libera
tell-broken = { $points ->
    [0] Piastrelle rotte: nessuna
   *[other] Piastrelle rotte: { $list }; meno { $points }
}

about-tile-special = piastrella speciale
about-chip = { $colours ->
    [1] Gettone bonus: { $colour }
   *[other] Gettone bonus: { $colour } o { $other }
}
about-chip-down = Gettone bonus coperto: si scopre quando il vassoio è vuoto
about-plate = Tessera cupola { $back }: in senso orario { $first }, { $second }, { $third }
about-back = Tessera cupola coperta: { $back }
about-back-unknown = Tessera cupola coperta
about-token = Segnalino del giocatore: per una tessera cupola in questo round
about-marker = Segnalino primo giocatore: chi prende per primo dalla luna del vassoio grande lo riceve, perde { $points } punti e comincia il round successivo
about-goal-rows = Obiettivo: { $points } punti per ogni riga completa della cupola
about-goal-colourful = Obiettivo: { $points } punti per ogni riga con cinque colori; una piastrella speciale può contare come uno di essi
about-goal-columns = Obiettivo: { $points } punti per ogni colonna completa della cupola
about-goal-outer = Obiettivo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ogni piastrella sul bordo della cupola
about-goal-diagonals = Obiettivo: { $points } punti per ogni diagonale completa della cupola
about-goal-corners = Obiettivo: per ogni tessera d’angolo completa, { $upper } punti se è in alto, { $lower } se è in basso
about-goal-wilds = Obiettivo: { $points } punti per ogni casella jolly, se le tue sono tutte coperte
about-goal-specials = Obiettivo: ogni casella speciale vuota costa { $points } punti
about-large-sun = Vassoio grande, lato del sole
about-large-moon = Vassoio grande, lato della luna
about-sun = Vassoio piccolo { $source }, lato del sole
about-moon = Vassoio piccolo { $source }, lato della luna
about-display = Tessere scoperte, da prendere
about-stack = Pila: ogni tessera pescata da qui costa un punto
about-drawn = Qui stanno le tessere che qualcuno pesca
about-worth = Quanto porterebbe ora questo obiettivo al giocatore { $seat }
about-held = Piastrelle prese, in attesa di una linea
about-line = Linea { $line }: quando è completa, una piastrella va nella riga { $line } della cupola
about-slot = Posto { $slot }, per una tessera cupola
about-dome = Cupola, riga { $row }, colonna { $column }
about-row = Una piastrella speciale nella riga { $row } vale { $row ->
    [one] { $row } punto
   *[other] { $row } punti
}
about-broken = Piastrelle rotte: costano punti
about-broken-space = Piastrelle rotte: una in più qui costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
why-top-tile = da una luna si può prendere solo la piastrella in cima

better-points = punti subito: { $better } invece di { $played }
better-taken = piastrelle prese: { $better } invece di { $played }
better-chip = prende un gettone bonus
better-broken = persi per piastrelle rotte: { $better } invece di { $played }
better-line = completa la linea { $line }
better-tiling = punti per le piastrelle se il round finisse adesso: { $better } invece di { $played }
better-goals = obiettivi se il round finisse adesso: { $better } invece di { $played }
better-marker = prende il segnalino primo giocatore e comincia il round successivo
better-without-marker = non prende il segnalino primo giocatore
better-left = piastrelle che l’altro giocatore può prendere in una volta, al massimo: { $better } invece di { $played }
