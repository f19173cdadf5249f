"""Finished games to look back at."""

import sintra


def played(name: str, players: int, *levels: str, seed: int = 5) -> sintra.Record:
    """A game between bots of these levels, or of random ones."""
    game = sintra.new(name, players, seed=seed)
    bots = [sintra.bot(level, seed=seat) for seat, level in enumerate(levels or ("greedy",) * players)]
    while not game.is_over:
        game.play(bots[game.to_move].choose(game))
    return sintra.Record.of(game, **{f"Player_{seat + 1}": f"Guest {seat + 1}" for seat in range(players)})
