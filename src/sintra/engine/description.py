"""The description of a module: what it offers, how its memory is laid out, and what is data: constants, setups, settings of the search, levels.

Whoever loads a module needs no other knowledge of the game. docs/engine.md says what each part means.
"""

from collections.abc import Mapping
from importlib.resources import files
from inspect import signature
from typing import Any

import numpy as np

from sintra.bots.levels import strengths
from sintra.dealer import AT_ONCE
from sintra.dealer import NAME as DEALER
from sintra.engine.exports import Offer
from sintra.engine.judging import judging_rooms
from sintra.engine.telling import messages, text_data
from sintra.kernel.chacha import EXPAND, NUMBERS, WORDS
from sintra.kernel.compiler.wasm import INITIAL_MEMORY
from sintra.kernel.dispatch import MOST_DRAWS, NATURE, NO_MOVE, OVER, SEATS
from sintra.kernel.game import Game
from sintra.kernel.log import new_log
from sintra.kernel.phrasebook import COMPARED, new_rows
from sintra.kernel.pieces import BEFORE_NUMBER, NOWHERE, TOUCHES
from sintra.picture.editor import editor_data
from sintra.search import exact
from sintra.search.layers import make_workspace
from sintra.search.network import ABOUT, trained_network
from sintra.search.search_tree import LOOKED_AT
from sintra.search.searcher import LONGEST_LINE, WORLDS
from sintra.search.settings import SearchSettings, settings_for
from sintra.search.tree import FULL, GUESSED, MOST_MOVES, USED_ENDS, USED_NODES, make_path, make_tree

NODES = 900_000  #: of all trees together, with what they need beside them within MEMORY
MEMORY = 128 << 20  #: bytes


def describe(game: Game, offered: Mapping[str, Offer]) -> dict[str, Any]:
    """Everything that JSON can hold."""
    return {
        "name": game.name,
        "exports": {name: _export(offer) for name, offer in offered.items()},
        "record": {"size": game.state.itemsize, "fields": _fields(game.state)},
        "constants": {
            "initial_memory": INITIAL_MEMORY,
            "memory": MEMORY,
            "seats": SEATS,
            "actions": game.actions,
            "moves": game.moves,
            "nature": NATURE,
            "over": OVER,
            "no_move": NO_MOVE,
            "most_draws": MOST_DRAWS,
            "at_once": AT_ONCE,
            "log": new_log().shape,
            "touches": TOUCHES,
            "nowhere": NOWHERE,
            "most_moves": MOST_MOVES,
            "worlds": WORLDS,
            "looked_at": LOOKED_AT,
            "deepest_proof": exact.DEEPEST,
            "about": ABOUT,
            "longest_line": LONGEST_LINE,
            "compared": COMPARED,
            "used": {"nodes": USED_NODES, "ends": USED_ENDS, "full": FULL, "guessed": GUESSED},
        },
        "dealer": {"name": DEALER, "expand": EXPAND.decode(), "words": WORDS, "numbers": NUMBERS, "at_once": AT_ONCE},
        "messages": messages(game.book),
        "buttons": list(game.prompt.BUTTONS),
        "rows": new_rows().shape,
        "players": list(game.players),
        "options": [{"name": option.name, "default": option.default, "choices": option.choices} for option in game.options],
        "beginnings": {players: game.begin(players).tobytes().hex() for players in game.players},
        "text": text_data(game),
        "editor": editor_data(game),
        "reasons": list(game.reasons),
        "places": list(game.pieces.PLACES),
        "kinds": list(game.pieces.KINDS),
        "before_number": list(BEFORE_NUMBER),
        "settings": list(settings_for(game, {})),
        "setting_names": list(SearchSettings._fields),
        "groups": {players: _groups(game, players) for players in game.players},
        "trees": {trees: _arrays(make_tree(NODES // trees)) for trees in (1, WORLDS)},
        "path": _arrays(make_path(np.zeros(2, game.state))),
        "judging": {name: _arrays(room) if isinstance(room, tuple) else room for name, room in judging_rooms(game).items()},
        "weights": {players: _weights(game, players) for players in game.players},
        "levels": {players: {name: [it.simulations, it.overlooks] for name, it in strengths(game, players).items()} for players in game.players},
    }


def _export(offer: Offer) -> list[str]:
    """The names of the arguments."""
    return list(signature(offer.function).parameters)


def _fields(dtype: np.dtype[Any]) -> dict[str, Any]:
    """By name: where it is, what a number in it is, how many there are."""
    assert dtype.names is not None and dtype.fields is not None
    fields = {}
    for name in dtype.names:
        if not name.startswith("filler_"):
            kind, offset = dtype.fields[name][:2]
            fields[name] = [offset, kind.base.str[1:], list(kind.shape)]
    return fields


def _arrays(group: Any) -> dict[str, Any]:
    """By name: the bytes of an item, and the shape."""
    return {name: [array.itemsize, list(array.shape)] for name, array in group._asdict().items()}


def _groups(game: Game, players: int) -> dict[str, Any]:
    network = trained_network(game, players)
    return {"network": _arrays(network), "workspace": _arrays(make_workspace(network))}


def _weights(game: Game, players: int) -> str | None:
    """The name of the file in the game's folder."""
    name = f"weights-{players}.npz"
    return name if files(game.package).joinpath(name).is_file() else None
