"""Looking ahead: compiled tree search over the rules of any game, leaves valued by a small network. It knows no game by name."""
