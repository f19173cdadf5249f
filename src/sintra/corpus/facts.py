"""What the games of a corpus have in common: how long they are, what they bring, what the first player has of it, how much is luck."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from sintra.arena.statistics import Summary
from sintra.corpus.shards import Corpus, Played


@dataclass(frozen=True)
class Facts:
    """Means over games, with their errors."""

    games: int
    decisions: Summary  #: of all players, those with a choice
    choices: Summary  #: legal moves at such a decision
    scores: Summary  #: of all seats
    winner: Summary  #: the score of who won
    margin: Summary  #: between the first and the second
    starter: Summary  #: share of the wins of who decided first
    luck_share: float  #: of the variance of results, what the draws account for: the square of their correlation
    never_behind: Summary  #: share of games in which the winner was the favourite all the time


def facts(corpus: Corpus) -> Facts:
    """Of all games that are made."""
    return of_games(corpus)


def of_games(games: Iterable[Played]) -> Facts:
    """Of these games."""
    rows = [_row(game) for game in games]
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    share, luck = columns.pop("share_of_first_seat"), columns.pop("luck_of_first_seat")
    correlation = float(np.corrcoef(share, luck)[0, 1]) if len(rows) > 2 and np.std(luck) > 0 and np.std(share) > 0 else 0.0
    return Facts(len(rows), luck_share=correlation**2, **{name: Summary.of(values) for name, values in columns.items()})


def _row(game: Played) -> dict[str, float]:
    final = game.record.final()
    standings, scores = np.array(final.standings), sorted(final.scores, reverse=True)
    shares = (standings == standings.max()) / (standings == standings.max()).sum()
    before = game.record.start.copy()
    while before.to_move < 0:
        before.play(game.record.moves[len(before.moves)])
    winner = int(standings.argmax())
    favourites = game.chances.argmax(axis=1)
    return {
        "decisions": float(len(game.plies)),
        "choices": float(np.mean([len(actions) for actions, _ in game.policies])),
        "scores": float(np.mean(scores)),
        "winner": float(scores[0]),
        "margin": float(scores[0] - scores[1]),
        "starter": float(shares[before.to_move]),
        "never_behind": float((favourites == winner).all()),
        "share_of_first_seat": float(shares[0]),
        "luck_of_first_seat": float(game.luck[0]),
    }
