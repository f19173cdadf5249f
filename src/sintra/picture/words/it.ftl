panel-offer = Tessere vassoio
panel-board = Giocatore { $seat }
panel-stores = Sacchetto e scatola
