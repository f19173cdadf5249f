"""What the page says and what there is to read about the games, over HTTP."""

from typing import Any

import msgspec
from litestar import Response, get
from litestar.enums import MediaType

from sintra.server.errors import Refused
from sintra.server.http.access import PROBLEMS, TheReader
from sintra.server.http.pictures import GameName
from sintra.server.view.speech import speak_title
from sintra.server.workers.rules_loader import playable
from sintra.web.guides import Guide, guide, rules
from sintra.web.messages import encoded


class Rules(msgspec.Struct):
    """The rules of a game, to read: HTML of our own."""

    title: str
    html: str


@get("/words", responses=PROBLEMS)
async def words(reader: TheReader) -> Response[dict[str, Any]]:
    """What the page says, as patterns by message."""
    return Response(encoded(reader.language), media_type=MediaType.JSON)  # type: ignore[arg-type]


@get("/guides", responses=PROBLEMS)
async def guides(reader: TheReader) -> list[Guide]:
    """Every game in a sentence, and its options in words."""
    return [guide(game, reader.language) for game in playable()]


@get("/rules/{kind:str}", responses=PROBLEMS)
async def rules_of(kind: GameName, reader: TheReader) -> Rules:
    """The rules of a game. Their anchors have the names of the rules that a refusal names."""
    for game in playable():
        if game.name == kind:
            return Rules(speak_title(game, reader.language), rules(game, reader.language))
    raise Refused("unknown-game")


READING = [words, guides, rules_of]
