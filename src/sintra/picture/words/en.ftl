panel-offer = Factories
panel-board = Player { $seat }
panel-stores = Bag and box
