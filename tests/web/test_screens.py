"""On every screen, in every phase of every game: nothing to be touched is smaller than a finger, nothing overlaps, the own board is in sight."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import CDPSession, expect

import sintra
from sintra.picture.pieces import targets_of
from sintra.positions import Position
from tests.web.fitting import overlapping, panels, problems, share_in_sight, too_small
from tests.web.hands import NEXT_FRAME
from tests.web.laid import lay
from tests.web.person import Person

Make = Callable[..., Person]
NAMES = ("Ana", "Béla", "Carla", "Dan")
FINGERS = {"offer": 32, "board": 28, "aside": 28}  # pixels across
ROUNDS = range(2, 4)  # from which positions are taken


class Screen(NamedTuple):
    """A window: its size in CSS pixels, how many of the screen's are one of them, and whether the own board may be a scroll away."""

    width: int
    height: int
    scale: int = 1
    is_phone: bool = False
    is_low: bool = False


SCREENS = (
    Screen(360, 740, is_phone=True),
    Screen(390, 844, is_phone=True),
    Screen(844, 390, is_phone=True, is_low=True),
    Screen(320, 480, is_phone=True, is_low=True),
    Screen(768, 1024),
    Screen(1440, 900),
    Screen(720, 450, scale=2, is_low=True),  # 1440×900 at 200 %
    Screen(1920, 1080),
)

TABLES = [
    *(("azul", players, {}) for players in (2, 3, 4)),
    *(("azul", players, {"wall": "grey"}) for players in (2, 4)),
    *(("pavilion", players, {}) for players in (2, 3, 4)),
    ("pavilion", 2, {"board": "grey"}),
    ("duel", 2, {}),
]


def middle(alike: list[Position]) -> Position:
    """The one in the middle of the phase."""
    return alike[len(alike) // 2]


def busiest(alike: list[Position]) -> Position:
    """The one with most to choose from."""
    return max(alike, key=lambda one: len(one.legal_moves))


def phases(game: str, players: int, options: dict[str, Any], moment: Callable[[list[Position]], Position] = busiest) -> Iterator[Position]:
    """From a game of greedy bots, a position for every kind of choice."""
    position, bot = sintra.new(game, players, seed=5, **options), sintra.bot("greedy", seed=5)
    found: dict[frozenset[str], list[Position]] = {}
    while not position.is_over and position.state.round_number < ROUNDS.stop:
        if position.state.round_number in ROUNDS and len(position.legal_moves) > 1:
            found.setdefault(choice(position), []).append(position.copy())
        position.play(bot.choose(position))
    yield from map(moment, found.values())


def choice(position: Position) -> frozenset[str]:
    """What is touched first: factories, tiles beside the board, the supply …"""
    return frozenset(path[0].split("-")[0] for path in paths(position))


def paths(position: Position) -> list[tuple[str, ...]]:
    """The places to touch for every move that can be touched."""
    return [path for path in targets_of(position.game, position.state, list(position.legal_moves)) if path]


def fingers(position: Position) -> dict[str, float]:
    """How large every place has to be."""
    return {name: FINGERS[panel.role] for name, panel, _ in position.game.picture.layout(position.state).places()}


def turn_to(ana: Person, wire: CDPSession, screen: Screen) -> None:
    """The window becomes another; returns when the table has been arranged in it."""
    size = {"width": screen.width, "height": screen.height, "deviceScaleFactor": screen.scale, "mobile": screen.is_phone}
    wire.send("Emulation.setDeviceMetricsOverride", size)
    ana.page.evaluate(NEXT_FRAME)


def faults(ana: Person, position: Position, screen: Screen) -> list[str]:
    """All that is wrong on this screen."""
    own = f"board-{position.to_move + 1}"
    found = [*problems(ana.page), *too_small(ana.page, fingers(position))]
    found += [f"{one} overlaps {other}" for one, other in overlapping(panels(ana.page))]
    if screen.is_low:
        ana.page.evaluate("(name) => document.querySelector(`[data-panel=\"${name}\"]`).scrollIntoView({ block: 'center' })", own)
    if (share := share_in_sight(ana.page, own)) < 0.97:
        found.append(f"{share:.0%} of {own} is in sight")
    return [f"{screen.width}×{screen.height}, {'/'.join(sorted(choice(position)))}: {fault}" for fault in found]


@pytest.mark.parametrize("moment", [busiest, pytest.param(middle, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_everything_can_be_touched_and_the_own_board_is_in_sight(
    person: Make, game: str, players: int, options: dict[str, Any], moment: Callable[[list[Position]], Position]
) -> None:
    ana = person(has_touch=True)
    wire = ana.context.new_cdp_session(ana.page)
    found = []
    for position in phases(game, players, options, moment):
        lay(ana, position, *NAMES[:players])
        for screen in SCREENS:
            turn_to(ana, wire, screen)
            found += faults(ana, position, screen)
        if any(len(path) > 1 for path in paths(position)):
            ana.touch(ana.page.locator(f'.target.source[data-place="{next(path for path in paths(position) if len(path) > 1)[0]}"]'))
            expect(ana.page.locator(".target.onward").first).to_be_attached()
            for screen in SCREENS:
                turn_to(ana, wire, screen)
                found += faults(ana, position, screen)
    assert not found, "\n".join(found)
    ana.content()


def test_after_a_look_at_another_board_a_tile_brings_mine_back(person: Make) -> None:
    ana = person(360, 740, has_touch=True).start().choose_game("azul", 2).play_now()
    assert ana.wait_for_turn()
    ana.page.locator(".players li").nth(1).locator("button").tap()
    expect(ana.page.locator('[data-panel="board-1"]')).to_have_class(re.compile(r"\baway\b"))
    ana.touch(ana.targets.first)
    expect(ana.page.locator('[data-panel="board-1"]')).not_to_have_class(re.compile(r"\baway\b"))
    expect(ana.page.locator('.target.onward[data-place^="line-1-"]').first).to_be_visible()


def test_the_log_is_one_tap_away_on_a_phone(person: Make) -> None:
    ana = person(360, 740, has_touch=True).start().choose_game("azul", 2).play_now()
    assert ana.wait_for_turn()
    ana.decide()
    ana.page.locator(".log-tool").tap()
    expect(ana.page.locator("dialog .moves li").first).to_be_visible()


def test_empty_factories_make_room(person: Make) -> None:
    """In the second phase of Summer Pavilion nothing lies on the plates: the board is as wide as the phone."""
    position = next(one for one in phases("pavilion", 4, {}) if "hand" in choice(one))
    ana = lay(person(390, 844, has_touch=True), position, *NAMES)
    shown = {name: right - left for name, left, _, right, _ in panels(ana.page)}
    assert "offer" not in shown and shown[f"board-{position.to_move + 1}"] >= 390
