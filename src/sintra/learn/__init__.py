"""Learning a game from nothing, by playing against oneself: games, training, and a new network whenever it is better than the old one."""
