panel-offer = Manufaktúrakorongok
panel-board = { $seat }. játékos
panel-stores = Zsák és doboz
