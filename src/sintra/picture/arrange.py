"""Panels arranged on one surface: columns for a wide screen, one below the other for a tall one."""

from typing import Literal, NamedTuple

from sintra.picture.layout import Layout, Panel

Arrangement = Literal["wide", "tall"]

GAP = 18.0
SCREEN = 1.7  #: width to height of the surface that a wide arrangement tries to fill
LARGEST = 1.4  #: how much a narrow panel grows on a tall surface


class Placed(NamedTuple):
    """A panel with its upper left corner on the surface, and how much it is enlarged there."""

    panel: Panel
    x: float
    y: float
    scale: float = 1


class Table(NamedTuple):
    """The arranged panels and the size of the surface."""

    placed: list[Placed]
    width: float
    height: float


def arrange(layout: Layout, arrangement: Arrangement = "wide", seat: int | None = None) -> Table:
    """The panels on a surface; the board of `seat`, or else of the first player, comes first, the others follow clockwise."""
    offers = [panel for panel in layout.panels if panel.role == "offer"]
    asides = [panel for panel in layout.panels if panel.role == "aside"]
    boards = [panel for panel in layout.panels if panel.role == "board"]
    first = seat or 0
    boards = boards[first:] + boards[:first]
    if arrangement == "tall":
        return stacked([*offers, *boards[:1], *asides, *boards[1:]])
    tables = [in_columns(columns) for columns in choices(offers, boards, asides)]
    return max(tables, key=lambda table: min(SCREEN / table.width, 1 / table.height))


def stacked(panels: list[Panel]) -> Table:
    """One below the other, enlarged to the width of the widest as far as that looks well."""
    width = max(panel.width for panel in panels)
    placed, y = [], GAP
    for panel in panels:
        scale = min(LARGEST, width / panel.width)
        placed.append(Placed(panel, GAP + (width - panel.width * scale) / 2, y, scale))
        y += panel.height * scale + GAP
    return Table(placed, width + 2 * GAP, y)


def choices(offers: list[Panel], boards: list[Panel], asides: list[Panel]) -> list[list[list[Panel]]]:
    """Sensible columns: the offer between the boards (clockwise around it) or beside them; asides go where there is room."""
    found = []
    if len(boards) > 1:
        right = (len(boards) + 1) // 2
        first, others = boards[:1], boards[1:]
        found.append([first + others[right:][::-1], list(offers), others[:right]])
    for columns in range(1, len(boards) + 1):
        found.append([list(offers), *(boards[i::columns] for i in range(columns))])
    for parts in found:
        for aside in asides:
            min(parts, key=column_height).append(aside)
    return found


def column_height(panels: list[Panel]) -> float:
    return sum(panel.height + GAP for panel in panels) - GAP


def in_columns(columns: list[list[Panel]]) -> Table:
    """Columns side by side, each centred."""
    height = max(column_height(column) for column in columns)
    placed, x = [], GAP
    for column in columns:
        width = max(panel.width for panel in column)
        y = GAP + (height - column_height(column)) / 2
        for panel in column:
            placed.append(Placed(panel, x + (width - panel.width) / 2, y))
            y += panel.height + GAP
        x += width + GAP
    return Table(placed, x, height + 2 * GAP)
