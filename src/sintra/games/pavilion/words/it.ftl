name = Azul Summer Pavilion
colour-orange = arancione
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-purple = viola
star-orange = stella in alto a sinistra
star-red = stella in alto a destra
star-blue = stella a destra
star-yellow = stella in basso a destra
star-green = stella in basso a sinistra
star-purple = stella a sinistra
star-centre = stella al centro
panel-stores = Sacchetto e deposito
panel-supply = Rifornimento

move-take = { $source ->
    [0] { $colour } dal centro
   *[other] { $colour } dalla tessera vassoio { $source }
}
move-place = { $colour } sulla { $star }, casella { $index }
move-pay = { $wilds ->
    [0] paga senza piastrelle jolly
    [one] paga con { $wilds } piastrella jolly
   *[other] paga con { $wilds } piastrelle jolly
}
move-bonus = { $colour } dal rifornimento
move-pass = passa
move-keep = conserva { $colour }
move-stop = basta così
move-draw = { $colour } dal sacchetto
move-start = comincia il giocatore { $seat }

prompt-take = Prendi tutte le piastrelle di un colore
prompt-place = Posa una piastrella o passa
prompt-pass = Non puoi posare altro: passa
prompt-space = Scegli una casella per il colore { $colour }
prompt-pay = Scegli con quante piastrelle jolly paghi
prompt-bonus = { $tiles ->
    [one] Prendi una piastrella bonus dal rifornimento
   *[other] Prendi { $tiles } piastrelle bonus dal rifornimento
}
prompt-keep = { $tiles ->
    [one] Conserva ancora una piastrella per il prossimo round, o fermati
   *[other] Conserva fino a { $tiles } piastrelle per il prossimo round, o fermati
}

reason-segment = { $tiles ->
    [1] piastrella isolata, { $star }
   *[other] { $tiles } piastrelle collegate, { $star }
}
reason-pillar = colonna circondata: { $tiles ->
    [one] { $tiles } piastrella bonus
   *[other] { $tiles } piastrelle bonus
}
reason-statue = statua circondata: { $tiles ->
    [one] { $tiles } piastrella bonus
   *[other] { $tiles } piastrelle bonus
}
reason-window = finestra circondata: { $tiles ->
    [one] { $tiles } piastrella bonus
   *[other] { $tiles } piastrelle bonus
}
reason-marker = prima presa dal centro: { $tiles ->
    [one] { $tiles } piastrella
   *[other] { $tiles } piastrelle
}
reason-discard = { $tiles ->
    [one] { $tiles } piastrella scartata
   *[other] { $tiles } piastrelle scartate
}
reason-star = { $star } completa in { $colour }
reason-star-of-all-colours = { $star } completa, multicolore
reason-number = coperte tutte le caselle con il numero { $number }
reason-corners = { $tiles ->
    [one] { $tiles } piastrella rimasta agli angoli
   *[other] { $tiles } piastrelle rimaste agli angoli
}

kind-segment = piastrelle nelle stelle
kind-structure = piastrelle bonus
kind-marker = prima presa dal centro
kind-discard = piastrelle scartate
kind-star = stelle complete
kind-number = numeri completi
kind-corners = piastrelle rimaste agli angoli

refuse-still-taking = prima vanno svuotati le tessere vassoio e il centro
refuse-no-such-factory = ci sono solo { $factories } tessere vassoio
refuse-source-has-none = { $source ->
    [0] al centro non c’è nessuna piastrella di colore { $colour }
   *[other] sulla tessera vassoio { $source } non c’è nessuna piastrella di colore { $colour }
}
refuse-wild-only-alone = il colore jolly è { $colour }: si può scegliere solo dove non ci sono altri colori
refuse-nothing-on-offer = non ci sono più piastrelle sulle tessere vassoio né al centro
refuse-nothing-to-pay = adesso non c’è nulla da pagare
refuse-no-bonus = non ti spetta nessuna piastrella bonus
refuse-pass-first = le piastrelle si conservano solo dopo aver passato
refuse-space-covered = { $star }: la casella { $index } è già coperta
refuse-star-is-printed = { $star }: accetta solo il colore { $colour }
refuse-star-has-colour = { $star }: ha già il colore { $colour }, e i suoi colori devono essere tutti diversi
refuse-star-of-one-colour = { $star }: si costruisce solo in { $colour }
refuse-hand-has-none = non hai nessuna piastrella di colore { $colour }
refuse-wild-pays-itself = il colore jolly è { $colour } e si paga solo con sé stesso: ne servono { $cost }, ne hai { $tiles }
refuse-cannot-pay = la casella costa { $cost }; tra il colore { $colour } e il colore jolly ne hai { $tiles }
refuse-pay-first = prima scegli come pagare le { $cost } piastrelle
refuse-too-few-wilds = { $wilds ->
    [one] troppo poco { $colour }: serve almeno { $wilds } piastrella jolly
   *[other] troppo poco { $colour }: servono almeno { $wilds } piastrelle jolly
}
refuse-one-of-the-colour = almeno una piastrella pagata deve essere di colore { $colour }
refuse-too-many-wilds = { $wilds ->
    [one] hai solo { $wilds } piastrella jolly
   *[other] hai solo { $wilds } piastrelle jolly
}
refuse-bonus-first = prima prendi { $tiles ->
    [one] { $tiles } piastrella bonus dal rifornimento
   *[other] { $tiles } piastrelle bonus dal rifornimento
}
refuse-supply-has-none = nel rifornimento non c’è nessuna piastrella di colore { $colour }
refuse-passed = hai passato: conserva delle piastrelle oppure fermati
refuse-bag-has-none = nel sacchetto non c’è nessuna piastrella di colore { $colour }

notice-last-round = Ultimo round

tiles-orange = { $tiles ->
    [one] { $tiles } arancione
   *[other] { $tiles } arancioni
}
tiles-red = { $tiles ->
    [one] { $tiles } rossa
   *[other] { $tiles } rosse
}
tiles-blue = { $tiles } blu
tiles-yellow = { $tiles ->
    [one] { $tiles } gialla
   *[other] { $tiles } gialle
}
tiles-green = { $tiles ->
    [one] { $tiles } verde
   *[other] { $tiles } verdi
}
tiles-purple = { $tiles } viola
tell-nothing = niente
tell-marker = segnalino primo giocatore
tell-round = Round { $number } di { $rounds }, colore jolly: { $wild }
tell-factory = Tessera vassoio { $number }: { $list }
tell-centre = Centro del tavolo: { $list }
tell-holder = Ha il segnalino primo giocatore
tell-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tell-supply = Rifornimento: { $list }
tell-stores = Nel sacchetto { $bag }, nel deposito { $tower }
tell-passed = Ha passato
tell-hand = Accanto alla plancia: { $list }
tell-corners = Nelle caselle agli angoli: { $list }
tell-star = { $star }: { $list }
tell-space = { $colour } sulla casella { $index } (numero { $cost })

about-factory = Tessera vassoio { $number }
about-centre = Centro del tavolo
about-marker = Segnalino primo giocatore: chi prende per primo dal centro lo riceve, perde un punto per ogni piastrella presa e comincia il round successivo
about-wild = In questo round il colore jolly è { $colour }: paga per qualsiasi colore
about-passed = Ha passato
about-round = Round { $round }: il colore jolly è { $colour }
about-supply = Rifornimento: qui si scelgono le piastrelle bonus
about-space = { $star }, casella { $index }: costa { $cost ->
    [one] { $cost } piastrella
   *[other] { $cost } piastrelle
}
about-pillar = Colonna: quando le sue quattro caselle sono coperte, porta { $tiles ->
    [one] { $tiles } piastrella bonus
   *[other] { $tiles } piastrelle bonus
}
about-statue = Statua: quando le sue quattro caselle sono coperte, porta { $tiles ->
    [one] { $tiles } piastrella bonus
   *[other] { $tiles } piastrelle bonus
}
about-window = Finestra: quando le sue due caselle sono coperte, porta { $tiles ->
    [one] { $tiles } piastrella bonus
   *[other] { $tiles } piastrelle bonus
}
about-corner = Angolo: chi passa conserva in queste caselle al massimo { $corners } piastrelle
about-hand = piastrelle di colore { $colour } accanto alla plancia
about-pass = Porta: per passare. Si conservano al massimo { $corners } piastrelle; ogni altra costa un punto
about-bonus-star = Alla fine la stella completa di colore { $colour } vale { $points } punti
about-bonus-all = Alla fine una stella multicolore completa vale { $points } punti
about-bonus-number = Alla fine valgono { $points } punti tutte le caselle con il numero { $number }, se coperte
why-fits-nowhere = adesso non puoi coprire nessuna casella con il colore { $colour }
why-choose-tile = prima scegli una piastrella accanto alla tua plancia, poi la sua casella

better-points = punti subito: { $better } invece di { $played }
better-taken = piastrelle prese: { $better } invece di { $played }
better-wilds = piastrelle jolly prese: { $better } invece di { $played }
better-marker = prende il segnalino primo giocatore e gioca per primo
better-without-marker = non prende il segnalino primo giocatore
better-left = piastrelle che il giocatore successivo può prendere in una volta, al massimo: { $better } invece di { $played }
better-bonus-tiles = piastrelle bonus: { $better } invece di { $played }
better-bonuses = punti bonus sicuri alla fine: { $better } invece di { $played }
better-covers = copre una casella in più
better-kept = piastrelle rimaste: { $better } invece di { $played }
