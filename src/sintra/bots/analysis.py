"""What the strongest bot finds about a position: every legal move, ordered as it would play them."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from sintra.bots.searching import SearchBot
from sintra.kernel.errors import BadOption, SintraError
from sintra.notation import Move, all_moves
from sintra.positions import Position
from sintra.search.searcher import Choice, Findings

SECONDS = 1.0  # if nothing else is asked for


@dataclass(frozen=True)
class Line:
    """What was found about one legal move."""

    move: Move
    visits: int  #: how many of the simulations were spent on it
    value: float  #: what the search orders the moves by, from -1 to 1 or so, for the seat to move
    chances: tuple[float, ...] | None  #: of winning, for every seat; a shared win is shared. None if it was not looked at
    scores: tuple[float, ...] | None  #: expected at the end, for every seat. None if it was not looked at
    moves: tuple[Move, ...]  #: the principal variation: this move and how play would go on, up to nature's next draw


@dataclass(frozen=True)
class Analysis:
    """What a search found: a line for every legal move, the best first. Iterate over it, or ask for the `best`.

    >>> import sintra
    >>> position = sintra.new("azul", seed=7)
    >>> found = sintra.analyse(position, simulations=200, seed=1)
    >>> found.best.move in position.legal_moves, len(found) == len(position.legal_moves), sum(line.visits for line in found)
    (True, True, 200)
    """

    seat: int  #: who is to move
    lines: tuple[Line, ...]
    simulations: int  #: in all; the visits of the lines add up to them. 0 where everything could be tried to the end
    is_exact: bool  #: proven to the end of the game
    seconds: float = field(compare=False)  #: how long it took

    @property
    def best(self) -> Line:
        """The line of the move that it would play."""
        return self.lines[0]

    def __len__(self) -> int:
        return len(self.lines)

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)


def analyse(
    position: Position,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    progress: Callable[[Analysis], object] | None = None,
    seed: int | None = None,
    threads: int = 1,
) -> Analysis:
    """What the strongest bot finds about every move of the seat to move, knowing what that seat knows.

    It thinks for this many `seconds` or `simulations`, whichever ends first; for a second if neither is given. Meanwhile
    `progress` is called with what has been found so far, now and then. Equal seeds and simulations find the same.

    >>> import sintra
    >>> game = sintra.new("azul", seed=7)
    >>> analysis = sintra.analyse(game, simulations=200, seed=1)
    >>> analysis.best.move in game.legal_moves, sum(line.visits for line in analysis)
    (True, 200)
    """
    if position.to_move < 0:
        raise SintraError("nobody is to move: a draw is due or the game is over")
    for name, value in (("seconds", seconds), ("simulations", simulations)):
        if value is not None and (isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value < math.inf):
            raise BadOption(name, f"{value!r} is not a number above 0")
    if seconds is None and simulations is None:
        seconds = SECONDS
    bot = SearchBot("analysis", seconds=seconds, simulations=simulations, seed=seed, threads=threads, keep=False)
    *_, last = _found(position, bot, progress)
    return last


def _found(position: Position, bot: SearchBot, progress: Callable[[Analysis], object] | None) -> Iterator[Analysis]:
    for findings in bot.watch(position):
        found = of_findings(position, findings)
        yield found
        if progress is not None:
            progress(found)


def of_findings(position: Position, findings: Findings) -> Analysis:
    """A search's findings with moves in place of integers."""
    visits = shared_out(findings.simulations, [choice.visits for choice in findings.choices])
    lines = tuple(_line(position, choice, n) for choice, n in zip(findings.choices, visits, strict=True))
    return Analysis(position.to_move, lines, findings.simulations, findings.is_exact, findings.seconds)


def _line(position: Position, choice: Choice, visits: int) -> Line:
    known = all_moves(position.game)
    is_known = not any(map(math.isnan, (*choice.chances, *choice.scores)))
    chances, scores = (choice.chances, choice.scores) if is_known else (None, None)
    return Line(known[choice.move], visits, choice.value, chances, scores, tuple(known[move] for move in choice.line))


def shared_out(total: int, weights: Sequence[int]) -> list[int]:
    """Whole numbers in proportion to the weights that add up to the total: what is left over goes to the largest remainders.

    The search counts a final value that it meets again several times, so its own counts add up to more than its simulations.

    >>> shared_out(10, [30, 15, 0, 6])
    [6, 3, 0, 1]
    """
    together = sum(weights)
    if together == 0:
        return [0] * len(weights)
    shares = [total * weight // together for weight in weights]
    behind = sorted(range(len(weights)), key=lambda i: total * weights[i] % together, reverse=True)
    for i in behind[: total - sum(shares)]:
        shares[i] += 1
    return shares
