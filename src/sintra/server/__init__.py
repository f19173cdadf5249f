"""The game server: one authority for each game, everything that happened stored before anybody hears of it, live play over WebSockets."""

OWN = __name__  #: the package of the server's own messages
