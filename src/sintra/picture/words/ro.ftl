panel-offer = Fabrici
panel-board = Jucătorul { $seat }
panel-stores = Săculeț și cutie
