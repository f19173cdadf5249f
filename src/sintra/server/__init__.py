"""The game server: one authority for each game, everything that happened stored before anybody hears of it, live play over WebSockets."""
