percent = { $value } %
review-of = Analisi: { $title }
review-begins = Guardo la partita …
review-first-look = Un primo sguardo: { $done } di { $all }
review-closer-look = Uno sguardo più attento: { $done } di { $all }
review-done = Tutto è stato guardato con attenzione.
review-progress = A che punto è l’analisi
review-not-over = Questa partita non è ancora finita. Si potrà analizzare quando lo sarà.
review-unknown-start = Questa partita è cominciata da una posizione, o con opzioni, che questa pagina non conosce. “sintra review” può analizzarne la registrazione.
review-no-engine = Questo browser non può eseguire il motore di analisi (WebAssembly con SIMD). “sintra review” può analizzare la registrazione.
review-served = Il server analizza questa partita, perché questo browser non può.
review-failed = L’analisi non è potuta proseguire: { $cause }
review-where = Momento della partita
review-chances = Probabilità di vittoria
review-points = Punti attesi alla fine
review-round = Round { $round }
review-played-you = Tu hai giocato meglio.
review-played-name = { $name } ha giocato meglio.
review-played-alike = { $players ->
    [2] Avete giocato ugualmente bene.
   *[other] I migliori hanno giocato ugualmente bene.
}
review-drew-you = Le estrazioni erano dalla tua parte.
review-drew-name = Le estrazioni erano dalla parte di { $name }.
review-drew-alike = Le estrazioni non hanno favorito nessuno.
review-moments = Che cosa l’ha decisa
review-missed = { $count ->
    [one] Un’altra occasione mancata
   *[other] Altre { $count } occasioni mancate
}
review-grade-0 = Decisione di { $name }
review-grade-1 = Imprecisione di { $name }
review-grade-2 = Errore di { $name }
review-grade-3 = Grave errore di { $name }
review-draw-for = Un’estrazione per { $name }
review-draw-about = Quello che è stato estratto qui ha aiutato { $name } più di quanto facciano in media le estrazioni da questa posizione.
review-played = Giocata:
review-better = Meglio:
review-exact = dimostrato
review-no-better = Non si è trovato niente di meglio.
review-later = Nessun fatto da solo lo mostra: la differenza arriva più avanti nella partita.
review-line = Come proseguirebbe:
review-step = Passo { $step }: { $move }
review-how-well = Quanto bene ha giocato ognuno
review-count-0 = nessun errore
review-count-1 = { $count ->
    [one] un’imprecisione
   *[other] { $count } imprecisioni
}
review-count-2 = { $count ->
    [one] un errore
   *[other] { $count } errori
}
review-count-3 = { $count ->
    [one] un grave errore
   *[other] { $count } gravi errori
}
review-rate = { $choices ->
    [one] Una decisione con una scelta; è costata in media il { $lost } % della probabilità di vittoria.
   *[other] { $choices } decisioni con una scelta; ognuna è costata in media il { $lost } % della probabilità di vittoria.
}
review-like = Come { $level }.
review-like-between = Come { $level }, tra { $low } e { $high }.
review-sum = Come si è arrivati al risultato
review-part-start = inizio
review-part-own = gioco proprio
review-part-others = gioco altrui
review-part-luck = fortuna
review-part-revision = revisione
review-part-result = risultato
review-part-points = punti
review-revision-about = Probabilità di vittoria, in percentuale: inizio + gioco proprio + gioco altrui + fortuna + revisione = risultato. La revisione è ciò che il motore ha visto solo più tardi.
review-gained = Chi ha guadagnato dalle decisioni di chi
learn-of = Imparo dai miei errori
learn-about = La posizione è quella che avevi. Trova una mossa migliore di quella giocata.
learn-left = { $count ->
    [0] Non resta niente: hai risolto tutto.
    [one] Resta una posizione
   *[other] Restano { $count } posizioni
}
learn-none = Non c’è ancora niente da cui imparare. Analizza una partita che hai giocato: i tuoi errori si raccolgono qui.
learn-you-played = Hai giocato: { $move }
learn-thinking = Vediamo …
learn-solved = Esatto: { $move }
learn-as-good = Buona quanto la migliore: { $move }
learn-not-yet = { $move } perde il { $lost } % della probabilità di vittoria. Provane un’altra.
learn-same = È quella che hai giocato. Trova di meglio.
learn-show = Mostra la risposta
learn-answer = Meglio era: { $move }
learn-next = Prossima posizione
learn-back = All’analisi
editor-pieces = Pezzi
editor-piece = Pezzo { $number }
editor-left = { $piece }, { $count ->
    [one] ne resta una
   *[other] ne restano { $count }
}
editor-put = { $piece } qui: { $place }
editor-fine = Scegli un pezzo, poi tocca il suo posto. Toccato di nuovo, viene tolto.
editor-wrong = Così non può ancora essere. { $problem }
editor-done = Analizza
editor-clear = Svuota il tavolo
editor-cancel = Annulla
editor-round = Round
editor-step = Fase del round
editor-stage = Fase
editor-to = Chi decide
editor-turn = Di chi è il turno
editor-start = Primo giocatore
editor-scores = Punti
editor-lid = Nel coperchio
editor-tower = Nella torre
editor-chips-taken = Gettoni presi nel round
editor-stack = La pila, dall’alto
editor-choice-none = ancora nessuno
editor-choice-nature = si deve pescare
editor-choice-over = nessuno, la partita è finita
editor-choice-preparing = preparazione
editor-choice-taking = prendere piastrelle
editor-choice-playing = piazzare piastrelle
editor-choice-paying = pagare una piastrella
editor-choice-choosing = scegliere piastrelle bonus
editor-choice-keeping = conservare piastrelle
editor-choice-refilling = riempimento
editor-choice-goals = estrazione degli obiettivi
editor-choice-starter = sorteggio del primo giocatore
editor-choice-filling = riempimento delle fabbriche
editor-choice-turn = comincia un turno
editor-choice-drawing = pescare una tessera
editor-choice-looking = guardare le tessere
editor-choice-returning = rimettere le tessere
editor-choice-placing = piazzare una tessera
editor-choice-laying = piastrelle sulla luna
editor-choice-lining = riempire una linea
editor-choice-tiling = posa delle piastrelle
