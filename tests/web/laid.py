"""Tables laid as a test, or a picture, needs them: any position, with people around one screen."""

from sintra.positions import Position
from sintra.record import Record
from tests.web.person import Person

COMPILING = 600_000  # milliseconds that a game may need to be compiled when it is first asked for


def lay(ana: Person, position: Position, *names: str) -> Person:
    """Lay the position on a table around this screen, and sit down there."""
    request = ana.context.request
    request.get("/api/me")  # who comes gets a name tag, which the other requests carry
    told = request.post("/api/records", data={"record": str(Record.of(position))}, timeout=COMPILING).json()
    seats = [{"kind": "me", "name": name} for name in names]
    start = {"game": told["id"], "ply": told["state"]["plies"]}
    table = request.post("/api/games", data={"game": position.game.name, "seats": seats, "start": start}, timeout=COMPILING).json()
    ana.page.goto(f"/table/{table['id']}")
    ana.at_table().wait_for_turn()
    return ana
