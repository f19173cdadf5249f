"""A game in the terminal: the board as text, moves typed in notation."""
