refuse-over = la partita è finita
refuse-not-natures-turn = tocca a un giocatore; ora non si pesca nulla
refuse-draw-first = prima bisogna pescare, poi si può giocare
refuse-start-first = prima si estrae il primo giocatore
refuse-started = il primo giocatore è già noto
refuse-no-such-seat = ci sono solo { $players } giocatori
refuse-no-such-move = il gioco non ha una mossa così
