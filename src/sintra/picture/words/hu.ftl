panel-offer = Manufaktúrák
panel-board = { $seat }. játékos
panel-stores = Zsák és doboz
