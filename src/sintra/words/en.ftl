refuse-over = the game is over
refuse-not-natures-turn = a player is to move; nothing is drawn now
refuse-draw-first = a draw is due before anybody can move
refuse-start-first = first the starting player is drawn
refuse-started = the starting player is known already
refuse-no-such-seat = there are only { $players } players
refuse-no-such-move = the game has no such move
