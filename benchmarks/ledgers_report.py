"""What came out of `benchmarks.ledgers`: `python -m benchmarks.ledgers_report FILE`."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.ledgers import Line, read
from sintra.arena.statistics import Adjusted
from sintra.study.core.sums import GRADES, SURE

Numbers = NDArray[np.float64]
START, OWN, OTHERS, LUCK, REVISION, RESULT = range(6)
LEDGERS = ("many", "contest", "full", "strong")  # works whose lines hold ledgers
MISTAKE = GRADES[1]


def kinds(lines: Iterable[Line]) -> list[tuple[str, int]]:
    return sorted({(line.game, line.players) for line in lines})


def of(lines: Iterable[Line], work: str, kind: tuple[str, int]) -> list[Line]:
    return [line for line in lines if line.work == work and (line.game, line.players) == kind]


def shares(lines: Sequence[Line]) -> Numbers:
    """Game, seat, part."""
    return np.array([line.found["shares"] for line in lines])


def sums(lines: Sequence[Line]) -> str:
    games = [line for line in lines if line.work in LEDGERS]
    worst = max(
        (float(np.abs(all_[:, :RESULT].sum(1) - all_[:, RESULT]).max()) for line in games for all_ in [np.array(line.found["shares"])]), default=0.0
    )
    return f"{len(games)} ledgers: start + own + others + luck + revision is at most {worst:.1e} off the result"


def of_kind(lines: Sequence[Line], kind: tuple[str, int]) -> Iterator[str]:
    """Mean luck, skill of equal bots, luck against revision."""
    for work in LEDGERS:
        if len(games := of(lines, work, kind)) < 2:
            continue
        found, n = shares(games), len(games)
        luck, own = found[:, :, LUCK], found[:, :, OWN]
        errors = luck.std(0, ddof=1) / n**0.5
        name = f"{kind[0]} {kind[1]} {work}, {n} games"
        yield f"{name}: mean luck in standard errors by seat " + " ".join(f"{one:+.1f}" for one in luck.mean(0) / errors)
        spread = own.std(0, ddof=1) / n**0.5
        yield f"{name}: lost in a game by seat " + " ".join(f"{-one:.3f} ± {error:.3f}" for one, error in zip(own.mean(0), spread, strict=True))
        total = np.abs(found[:, 0]).mean(0)
        entries = [np.abs(np.array(line.found["entries"])[:, 3:5]).sum(0) for line in games]
        each = np.mean(entries, 0)
        yield (
            f"{name}: of the first seat, without sign: luck of a game {total[LUCK]:.3f}, revision {total[REVISION]:.3f}; "
            f"entry by entry luck {each[0]:.3f}, revision {each[1]:.3f}"
        )
        yield f"{name}: sd of result {found[:, 0, RESULT].std():.3f}, without luck {(found[:, 0, RESULT] - luck[:, 0]).std():.3f}"


def contest(lines: Sequence[Line], kind: tuple[str, int]) -> Iterator[str]:
    """How many games it takes until the stronger bot is seen to lose less: twice its standard error."""
    games = of(lines, "contest", kind)
    if len(games) < 2:
        return
    ahead = []
    for line in games:
        own, at = np.array(line.found["shares"])[:, OWN], line.found["stronger"]
        ahead.append(own[at] - np.delete(own, at).mean())
    mean, sd = float(np.mean(ahead)), float(np.std(ahead, ddof=1))
    needed = (2 * sd / mean) ** 2 if mean > 0 else np.inf
    games_needed = max(1, int(np.ceil(needed))) if np.isfinite(needed) else "no number of"
    yield f"{kind[0]} {kind[1]}: the stronger loses {mean:.3f} less in a game, sd {sd:.3f} in {len(games)} games: {games_needed} games show it"


def arena(lines: Sequence[Line], kind: tuple[str, int]) -> Iterator[str]:
    deals = of(lines, "arena", kind)
    if len(deals) < 4:
        return
    adjusted = Adjusted.of([(line.found["share"], line.found["luck"]) for line in deals])
    yield f"{kind[0]} {kind[1]}: in {len(deals)} deals a game is worth {adjusted.worth:.2f} without luck, of which {adjusted.factor:.2f} is taken off"


def verdicts(lines: Sequence[Line], kind: tuple[str, int]) -> Iterator[str]:
    games = of(lines, "verdicts", kind)
    for other in ("longer", "seed") if games else ():
        here = [one for line in games for one in line.found["usual"]]
        there = [one for line in games for one in line.found[other]]
        ours, theirs = ([lost >= MISTAKE and lost > SURE * error for lost, error in found] for found in (here, there))
        both = sum(one and two for one, two in zip(ours, theirs, strict=True))
        still = sum(one and two[0] >= GRADES[0] for one, two in zip(ours, there, strict=True))
        yield (
            f"{kind[0]} {kind[1]}, {len(games)} games, {other}: {both} of {sum(ours)} mistakes stay mistakes, {still} lose {GRADES[0]:.0%} or more; "
            f"{both} of {sum(theirs)} that it sees were found"
        )


def ways(lines: Sequence[Line], kind: tuple[str, int]) -> Iterator[str]:
    """Luck measured in several ways, and the revision that each leaves."""
    reviewed = {line.number: line.found["shares"][0] for line in of(lines, "strong", kind)}
    games = [line for line in of(lines, "ways", kind) if line.number in reviewed]
    for way in games[0].found if games else ():
        luck = np.array([line.found[way] for line in games])
        share = np.array([reviewed[line.number] for line in games])
        revision = share[:, RESULT] - share[:, START] - share[:, OWN] - share[:, OTHERS] - luck
        yield f"{kind[0]} {kind[1]}, {len(games)} games, luck by {way}: of a game {np.abs(luck).mean():.3f}, revision {np.abs(revision).mean():.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    lines = read(parser.parse_args().file)
    print(sums(lines))
    for part in (of_kind, ways, contest, arena, verdicts):
        for kind in kinds(lines):
            for line in part(lines, kind):
                print(line)


if __name__ == "__main__":
    main()
