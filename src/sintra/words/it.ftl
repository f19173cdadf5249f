refuse-over = la partita è finita
refuse-not-natures-turn = tocca a un giocatore; ora non si pesca nulla
refuse-draw-first = prima bisogna pescare, poi si può giocare
refuse-start-first = prima si estrae il primo giocatore
refuse-started = il primo giocatore è già noto
refuse-no-such-seat = ci sono solo { $players } giocatori
refuse-no-such-move = in questo gioco una mossa così non esiste

reason-spared = { $reason } (dovuti: −{ $loss }; il punteggio non scende oltre)

bad-choice = «{ $value }» non è tra le scelte possibili: { $choices }
bad-players = i giocatori possono essere { $counts }, non { $players }
no-such-option = questa opzione non esiste; le opzioni sono: { $options }
no-such-player = non c’è un giocatore { $seat }: i giocatori sono { $players }
no-such-game = non esiste un gioco «{ $game }»; i giochi sono: { $games }
no-move = «{ $text }» non è una mossa
no-move-like = «{ $text }» non è una mossa; una mossa si scrive così: «{ $example }»
no-header = qui serve un’intestazione come «Game: …» o una riga vuota prima delle mosse, non «{ $given }»
header-twice = l’intestazione «{ $header }» compare due volte
header-missing = manca l’intestazione «{ $header }: …»
no-option = «{ $given }» non è un’opzione del tipo nome=valore
no-turn = qui serve «~» per le pescate o un posto come «1:», non «{ $given }»
not-their-turn-other = «{ $text }» del giocatore { $seat }: tocca al giocatore { $turn }
not-their-turn-draw = «{ $text }» del giocatore { $seat }: prima bisogna pescare
not-their-turn-over = «{ $text }» del giocatore { $seat }: la partita è finita
too-many-moves = ci sono più di { $longest } mosse
other-result = il risultato dice «{ $stated }», ma le mosse portano a «{ $result }»
variation-format = una partita salvata con varianti lo dice nelle intestazioni: «Format: { $format }»
variation-nowhere = prima di questa variante non c’è nulla al cui posto si possa giocare
variation-empty = in questa variante non c’è nessuna mossa
variation-open = la variante che comincia qui non ha fine: manca «)»
variation-closed = «)» non chiude nessuna variante: prima non c’è nessun «(»
variation-deep = ci sono più di { $deepest } varianti una dentro l’altra
format-unknown = questa partita salvata ha il formato «{ $format }», che questa versione di Sintra non sa leggere
dead-end-draw = bisogna pescare, ma non c’è nulla da pescare: la partita non può proseguire
dead-end-memory = nulla corrisponde a ciò che il giocatore ha visto: la partita non può proseguire
dead-end-move = nessuna mossa è permessa, ma la partita non è finita: non può proseguire

about-tile = piastrella di colore { $colour }
about-score = Punti finora
about-laurel = Ha vinto
about-bag = Sacchetto: da qui si pescano le piastrelle
about-in-bag = piastrelle di colore { $colour } nel sacchetto
about-tower = Deposito: le piastrelle usate, che tornano nel sacchetto quando è vuoto
about-in-tower = piastrelle di colore { $colour } nel deposito
