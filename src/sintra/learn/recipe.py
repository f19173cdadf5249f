"""The recipe: everything that decides how a network is learned. It is written into the folder of the run."""

import msgspec


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers that were found to work for games of this size on one or two cores."""

    game: str
    players: int
    seed: int = 1
    generations: int = 40
    games: int = 2000  #: a generation
    chunk: int = 100  #: games that are kept in one file: what an interruption can cost
    window: int = 8  #: generations that are learned from
    passes: float = 1.5  #: over the window, in a generation
    batch: int = 1024
    pace: float = 1.5e-3  #: learning rate of the first generation,
    last_pace: float = 2e-4  #: and of the last
    trust: float = 0.5  #: how much of a target is what the search found; the rest is how the game ended
    policy: float = 0.5  #: weight of the policy's loss beside the values'
    gate_pairs: int = 100  #: pairs of games that a new network has to win half of
    quick: int = 48
    full: int = 192

    def pace_of(self, generation: int) -> float:
        """The learning rate falls evenly on a logarithmic scale."""
        part = generation / max(1, self.generations - 1)
        return float(self.pace * (self.last_pace / self.pace) ** part)
