"""A ledger as data, and as tables for people."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from sintra.kernel.dispatch import NATURE
from sintra.study.calibration import likeness
from sintra.study.ledger import GRADES, Entry, Ledger
from sintra.study.worth import CHANCES, POINTS

SMALL = 0.005  # of a chance: less is not worth a word


def names(ledger: Ledger) -> list[str]:
    """The players as the record calls them."""
    return [ledger.record.headers.get(f"Player {seat + 1}", f"Player {seat + 1}") for seat in range(ledger.players)]


def facts(ledger: Ledger) -> dict[str, Any]:
    """Everything, as data. Worths are winning chances and points, by seat."""
    seats = [
        {
            "name": name,
            "chances": asdict(ledger.share(seat, CHANCES)),
            "points": asdict(ledger.share(seat, POINTS)),
            "choices": ledger.choices(seat),
            "error_rate": ledger.error_rate(seat),
            "like": _like(ledger, seat),
            "grades": _grades(ledger, seat),
        }
        for seat, name in enumerate(names(ledger))
    ]
    return {
        "game": ledger.record.game.name,
        "seats": seats,
        "gained": ledger.losses.tolist(),
        "entries": [_entry(ledger, entry) for entry in ledger.entries],
    }


def _entry(ledger: Ledger, entry: Entry) -> dict[str, Any]:
    worths = {name: getattr(entry, name).tolist() for name in ("before", "after", "skill", "luck", "revision")}
    said = {"grade": entry.grade, "best": list(map(str, entry.best)), "error": entry.error, "exact": entry.is_exact, "why": ledger.why(entry)}
    whose = {"ply": entry.ply, "round": entry.round, "seat": entry.seat + 1 if entry.seat >= 0 else None, "moves": list(map(str, entry.moves))}
    return {**whose, **worths, **said, "choices": entry.choices}


def _like(ledger: Ledger, seat: int) -> str:
    found = likeness(ledger, seat)
    return str(found) if found else ""


def _grades(ledger: Ledger, seat: int) -> dict[str, int]:
    given = [entry.grade for entry in ledger.entries if entry.seat == seat]
    return {name: given.count(name) for name in reversed(GRADES)}


def tables(ledger: Ledger, title: str) -> RenderableType:
    """What a player wants to know: how the result came about, round by round, what decided it, what was missed."""
    missed = [entry for entry in ledger.entries if entry.grade]
    parts: list[RenderableType] = [_summary(ledger, title), _rounds(ledger), _moments(ledger, "What decided it", ledger.turning_points())]
    if missed:
        parts.append(_moments(ledger, "What was missed", missed))
    return Group(*parts)


def _summary(ledger: Ledger, title: str) -> Table:
    table = Table(title=title, caption="start + own play + others' play + luck + revision = result, in winning chances")
    for heading in (
        "",
        "start",
        "own play",
        "others' play",
        "luck",
        "revision",
        "result",
        "points",
        "lost a decision",
        "blunders, mistakes, inaccuracies",
        "plays",
    ):
        table.add_column(heading, justify="right" if heading else "left")
    for seat, name in enumerate(names(ledger)):
        share = ledger.share(seat)
        changes = (percent(value, True) for value in (share.own, share.others, share.luck, share.revision))
        counts = ", ".join(map(str, _grades(ledger, seat).values()))
        points = f"{ledger.result[POINTS, seat]:.0f}"
        table.add_row(
            name, percent(share.start), *changes, percent(share.result), points, f"{ledger.error_rate(seat):.2%}", counts, _like(ledger, seat)
        )
    return table


def _rounds(ledger: Ledger) -> Table:
    table = Table(title="Round by round")
    table.add_column("round")
    for name in names(ledger):
        for what in ("play", "luck", "then"):
            table.add_column(f"{name}: {what}", justify="right")
    for number in sorted({entry.round for entry in ledger.entries}):
        here = [entry for entry in ledger.entries if entry.round == number]
        cells = []
        for seat in range(ledger.players):
            own = sum(entry.skill[CHANCES, seat] for entry in here if entry.seat == seat)
            luck = sum(entry.luck[CHANCES, seat] for entry in here)
            cells += [percent(own, True), percent(luck, True), percent(here[-1].after[CHANCES, seat])]
        table.add_row(str(number), *cells)
    return table


def _moments(ledger: Ledger, title: str, entries: Iterable[Entry]) -> Table:
    table = Table(title=title)
    for heading in ("round", "who", "what", "changed", "better was", "why"):
        table.add_column(heading, justify="right" if heading == "changed" else "left")
    called = names(ledger)
    for entry in entries:
        who = "draw" if entry.seat == NATURE else called[entry.seat]
        table.add_row(str(entry.round), who, _what(entry), _change(entry, called), ", ".join(map(str, entry.best[:3])), "\n".join(ledger.why(entry)))
    return table


def _what(entry: Entry) -> str:
    moves = " ".join(map(str, entry.moves)) if entry.seat == NATURE else ", ".join(map(str, entry.moves))
    return f"{moves} ({entry.grade})" if entry.grade else moves


def _change(entry: Entry, called: list[str]) -> str:
    if entry.seat != NATURE:
        return percent(-entry.lost, True)
    seat = int(entry.luck[CHANCES].argmax())
    return f"{percent(entry.luck[CHANCES, seat], True)} {called[seat]}"


def percent(value: float, is_change: bool = False) -> str:
    """A chance, or a change of one, to be read.

    >>> percent(0.534), percent(-0.2, True), percent(0.001, True)
    ('53 %', '−20', '0')
    """
    if not is_change:
        return f"{100 * value:.0f} %"
    return "0" if abs(value) < SMALL else f"{100 * value:+.0f}".replace("-", "−")
