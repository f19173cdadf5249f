"""The recipe: everything that decides how a network is learned. It is written into the folder of the run."""

import msgspec


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers that were found to work for games of this size on one or two cores."""

    game: str
    players: int
    seed: int = 1
    start: str = ""  #: the network that it goes on from; none: from nothing
    start_sha256: str = ""  #: of that file, which may have become another since
    weights_sha256: str = ""  #: of the weights that this recipe lies beside, once they are installed
    generations: int = 30
    games: int = 1500  #: a generation
    chunk: int = 100  #: games that are kept in one file: what an interruption can cost
    window: int = 8  #: generations that are learned from
    steps: int = 1200  #: of training, in a generation
    batch: int = 512
    pace: float = 1.5e-3  #: learning rate of the first generation,
    last_pace: float = 2e-4  #: and of the last
    polish: int = 8000  #: steps after the last generation, on all that is still in the window,
    polish_pace: float = 1e-3  #: and their learning rate
    trust: float = 0.5  #: how much of a target is what the search found; the rest is what came of it:
    trust_before_draws: float | None = None  #: the same before a draw, where the search may have looked at several; None: the same
    soon: float = 0.0  #: to this part what was found before the next draw, the rest what came of that in turn, to the end of the game
    policy: float = 0.5  #: weight of the policy's loss beside the values'
    gate_pairs: int = 40  #: pairs of games that a new network plays against the best before it,
    gate: float = 0.48  #: and the share of them that it has to win: so few games cannot tell equals apart
    draws: float = 0.25  #: the part of the examples that are positions before a draw
    quick: int = 48  #: simulations of most decisions in the first generation,
    last_quick: int = 240  #: and in the last: a network that knows nothing yet is soon made better, a good one is not
    full: float = 3.0  #: times as many for those that the policy learns from,
    often: float = 0.25  #: of which there are this many
    varied: int = 4  #: this many decisions of a game are drawn in proportion to their visits,
    later: float = 0.02  #: and so often after that
    elsewhere: int = 0  #: other draws that are thought about wherever one is made
    note: str = ""  #: what these numbers do not say of the weights that they lie beside

    def pace_of(self, generation: int) -> float:
        return self._between(self.pace, self.last_pace, generation)

    def quick_of(self, generation: int) -> int:
        return round(self._between(self.quick, self.last_quick, generation))

    def _between(self, first: float, last: float, generation: int) -> float:
        """From the first generation to the last, evenly on a logarithmic scale."""
        return float(first * (last / first) ** (generation / max(1, self.generations - 1)))
