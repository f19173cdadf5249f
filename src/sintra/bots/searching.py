"""Bots that look ahead: the search with a budget, and for the gentle ones a way of overlooking things."""

from collections.abc import Iterator, Mapping
from copy import copy

from sintra.bots.bot import Bot, entropy, scatter
from sintra.kernel.errors import SintraError
from sintra.kernel.random import generator, uniform
from sintra.positions import Position
from sintra.search.network import Network, check_fit
from sintra.search.searcher import NO_CHANGES, Budget, Findings, Searcher


class SearchBot(Bot):
    """Chooses what the search liked best. `overlooks` is how often it does not see a move at all: then it plays the best of what it sees."""

    def __init__(
        self,
        name: str,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        overlooks: float = 0.0,
        seed: int | None = None,
        threads: int = 1,
        nodes: int = 8_000_000,
        settings: Mapping[str, float] = NO_CHANGES,
        network: Network | None = None,
        keep: bool = True,
    ) -> None:
        if (seconds is not None and not seconds > 0.0) or (simulations is not None and simulations < 1):
            raise SintraError(f"{name}: it has to think for some time, or for a simulation at least")
        self.name, self.overlooks = name, overlooks
        self.budget = Budget(seconds, simulations, nodes)
        self.seed = entropy(seed)
        self.searcher = Searcher(threads=threads, settings=settings, network=network, keep=keep, nodes=nodes)
        self.begin(0)

    def decide(self, view: Position) -> int:
        legal = view.legal_moves
        if len(legal) == 1:
            return int(legal[0])
        self.begin_with(view)
        choices = self.searcher.think(view, self.budget).choices
        seen = [choice for choice in choices if uniform(self.random) >= self.overlooks]
        return (seen or choices)[0].move

    def analyse(self, position: Position) -> Findings:
        """What the search finds about every choice of the seat to move."""
        *_, last = self.watch(position)
        return last

    def watch(self, position: Position) -> Iterator[Findings]:
        """The analysis while it goes on."""
        self.begin_with(position)
        return self.searcher.think_aloud(position.view(position.to_move), self.budget)

    def begin_with(self, position: Position) -> None:
        """Before it thinks: what depends on the game and on how many play it."""
        network = self.searcher.network
        if network is not None and len(network.w1) > 0:  # otherwise what comes with the game, or its own estimate
            check_fit(network, position.game, position.players)

    def __getstate__(self) -> dict[str, object]:
        """What is pickled and copied: everything but the tree, which grows again."""
        bare = copy(self.searcher)
        bare.uproot()
        return {**self.__dict__, "searcher": bare}

    def begin(self, game: int) -> None:
        self.searcher.forget()
        self.searcher.seed = scatter(self.seed, game)
        self.random = generator(self.searcher.seed)
