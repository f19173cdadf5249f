"""The clocks of games that the page keeps run as those of a server do."""

import random
from typing import Any

import sintra
from sintra.server.table.clocks import Clock
from sintra.server.wire import ClockRule
from tests.engine.node import ask

NAMES = {"startTurn": "start_turn", "resumeTurn": "resume_turn", "pause": "pause"}
RULES = [("none", 0, 0), ("turn", 60, 0), ("bank", 300, 5)]


def happenings(dice: random.Random, players: int) -> list[list[Any]]:
    """What happens to a clock, as time goes by: turns that go on, are taken back, and pauses."""
    now, found = 1_000_000, []
    for _ in range(60):
        now += dice.randrange(40_000)
        what = dice.choice(["startTurn", "startTurn", "startTurn", "resumeTurn", "pause"])
        if what == "pause":
            found.append([what, dice.randrange(5_000)])
        else:
            seat = dice.choice([None, *range(players)]) if what == "startTurn" else dice.randrange(players)
            found.append([what, seat, now, seat is not None and dice.random() < 0.7])
    return found


def test_clocks_run_as_on_a_server() -> None:
    dice = random.Random(7)
    clocks = [
        {"rule": {"kind": kind, "seconds": seconds, "increment": increment}, "players": players, "happened": happenings(dice, players)}
        for kind, seconds, increment in RULES
        for players in (2, 3, 4)
    ]
    for asked, answered in zip(clocks, ask("clock.mjs", sintra.game(sintra.GAMES[0]), clocks=clocks), strict=True):
        clock = Clock(ClockRule(**asked["rule"]), asked["players"])  # type: ignore[arg-type]
        for (what, *given), (shown, deadline) in zip(asked["happened"], answered, strict=True):  # type: ignore[arg-type]
            getattr(clock, NAMES[what])(*given)
            here = clock.shown(given[-2] if len(given) > 1 else 0)
            assert shown == (None if here is None else {"left": here.left, "running": here.running})
            assert deadline == clock.deadline()
