"""The pages of docs/observations: every index of every game's observation, written from its description."""

from math import prod

from sintra.envs.compiled import BITS, CHOICE, NUMBER, PILE, SEAT, SEATS
from sintra.envs.observation import Axes, Layout, Part
from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase
from sintra.words import say


def page(game: Game) -> str:
    """The page of one game, in Markdown."""
    layouts = [Layout.of(game, players) for players in game.players]
    grid = dict(layouts[0].grid)
    return "\n".join(
        [
            f"# {say(Phrase('name'), game.package)}: observations",
            "",
            "Written by `python -m tests.envs.keep`; the numbers come from "
            f"[`src/sintra/games/{game.name}/observation.toml`](../../src/sintra/games/{game.name}/observation.toml).",
            "[How to read this page](README.md).",
            "",
            "## Flat",
            "",
            f"| part | {_counts(layouts, 'indices')} | value | meaning |",
            f"| --- | {' | '.join('---' for _ in layouts)} | --- | --- |",
            *(_flat_row(parts) for parts in zip(*(layout.parts for layout in layouts), strict=True)),
            f"| **all** | {' | '.join(f'**{layout.size}**' for layout in layouts)} | | |",
            "",
            "## Planes",
            "",
            f"A plane has {' × '.join(f'{size} {name}s' for name, size in grid.items())}.",
            "",
            f"| part | {_counts(layouts, 'planes')} | on a plane |",
            f"| --- | {' | '.join('---' for _ in layouts)} | --- |",
            *_plane_rows(layouts),
            f"| **all** | {' | '.join(f'**{layout.plane_shape[0]}**' for layout in layouts)} | |",
            "",
        ]
    )


def _counts(layouts: list[Layout], what: str) -> str:
    return " | ".join(f"{what}, {layout.players} players" for layout in layouts)


def _flat_row(parts: tuple[Part, ...]) -> str:
    ranges = " | ".join(_range(part.start, part.size) for part in parts)
    return f"| {_name(parts[0].name, parts[0].axes)} | {ranges} | {_value(parts[0])} | {parts[0].meaning} |"


def _plane_rows(layouts: list[Layout]) -> list[str]:
    grid = dict(layouts[0].grid)
    at = [0] * len(layouts)
    rows = []
    for parts in zip(*(layout.parts for layout in layouts), strict=True):
        counts = [prod(size for name, size in part.axes if name not in grid) for part in parts]
        ranges = " | ".join(_range(start, count) for start, count in zip(at, counts, strict=True))
        at = [start + count for start, count in zip(at, counts, strict=True)]
        along = [name for name, _ in parts[0].axes if name in grid]
        laid = "one number on every space" if len(along) == 2 else f"one number for each {along[0]}" if along else "one number everywhere"
        rows.append(f"| {_name(parts[0].name, tuple(axis for axis in parts[0].axes if axis[0] not in grid))} | {ranges} | {laid} |")
    return rows


def _name(name: str, axes: Axes) -> str:
    """The part with its axes, as in `wall[seat, colour 5]`; how many seats there are depends on the game."""
    sizes = ", ".join(axis if axis == "seat" else f"{axis} {size}" for axis, size in axes)
    return f"`{name}[{sizes}]`" if axes else f"`{name}`"


def _range(start: int, size: int) -> str:
    return f"{start} to {start + size - 1}" if size > 1 else str(start)


def _value(part: Part) -> str:
    over = f" / {part.divide}" if part.divide > 1 else ""
    return {
        NUMBER: f"number{over}",
        PILE: f"count{over}",
        CHOICE: "1 for the one, 0 for the others",
        BITS: "0 or 1",
        SEAT: "1 for the seat, 0 for the others",
        SEATS: "0 or 1",
    }[part.reading]
