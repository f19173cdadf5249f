"""What a module offers: compiled functions over arrays, all of them generic, each with arguments like those it will be given."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from sintra.engine import calls
from sintra.engine.judging import judging
from sintra.engine.sha256 import sha256
from sintra.engine.telling import telling, texts
from sintra.kernel import chacha, pieces, single
from sintra.kernel.chacha import WORDS
from sintra.kernel.game import Game
from sintra.kernel.log import new_log
from sintra.kernel.random import generator, generators
from sintra.search import exact, one_ply, puct, reuse, valuation
from sintra.search.heuristics import heuristics
from sintra.search.layers import make_workspace
from sintra.search.network import trained_network
from sintra.search.settings import settings_for
from sintra.search.tree import make_path, make_tree


class Offer(NamedTuple):
    """A function of the module, and arguments of the right types for it."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


def offers(game: Game) -> dict[str, Offer]:
    """By name, everything that the module of a game offers."""
    heuristics(game)
    assert game.pieces, "compiled code finds them once they are loaded"
    everything = {**_rules(game), **_pieces(game), **telling(game), **texts(game), **_search(game), **judging(game)}
    return {name: Offer(function, tuple(arguments)) for name, (function, *arguments) in everything.items()}


def _rules(game: Game) -> dict[str, tuple[Any, ...]]:
    table, moves, log, random, numbers = np.zeros(1, game.state), np.zeros(1, np.int32), new_log(), generator(0), np.zeros(1, np.uint64)
    words, schedule = np.zeros(WORDS, np.uint32), np.zeros(1, np.int64)
    return {
        "legal": (single.legal_moves, table, moves),
        "advance": (single.advance, table, 0, numbers, moves, moves, log),
        "standing": (single.standing_of, table, 0),
        "hide": (single.hide_from, table, 0),
        "imagine": (single.imagine_for, table, 0, random),
        "seers": (calls.seers, table, 0),
        "numbers": (chacha.fill, words, words, 0, numbers),
        "sha256": (sha256, np.zeros(1, np.uint8), 0, schedule, schedule),
        "anything": (one_ply.anything, table, moves, random),
        "greediest": (one_ply.greediest, table, moves, random),
        "play_games": (calls.play_games, table, random, moves, 0, 0),
        "inputs": (calls.inputs, table, 0, np.zeros(1, np.float32)),
        "scatter": (calls.scatter, random, 0, generators(0, 1)),
    }


def _pieces(game: Game) -> dict[str, tuple[Any, ...]]:
    table, moves, paths = np.zeros(1, game.state), np.zeros(1, np.int32), np.zeros((1, 1), np.int16)
    return {
        "pieces": (pieces.lay_all, table, pieces.room_for_pieces(1)),
        "targets": (pieces.all_targets, table, moves, paths),
        "earned": (pieces.earned_at, table, 0, 0, 0),
    }


def _search(game: Game) -> dict[str, tuple[Any, ...]]:
    table, random, network = np.zeros(2, game.state), generator(0), trained_network(game, game.players[0])
    tree, path, workspace, settings = make_tree(64), make_path(table), make_workspace(network), settings_for(game, {})
    moves, many, doubles, triples = np.zeros(1, np.int32), np.zeros((1, 1), np.int32), np.zeros(1), np.zeros((1, 1, 1))
    content, counters = np.zeros((1, 1), np.uint8), np.zeros(1, np.int64)
    return {
        "imagine_worlds": (calls.imagine_worlds, table, 0, generators(0, 1), table, content),
        "solve": (exact.try_everything, table, many, counters, counters, triples, triples, doubles, settings),
        "plant": (puct.plant, tree),
        "look_from": (valuation.look_from, table, network, workspace),
        "grow": (puct.grow, tree, table, network, workspace, path, settings, random, 0),
        "find_position": (reuse.find_position, tree, table, content, content[0], moves, path),
        "transplant": (reuse.transplant, tree, 0, tree, moves, moves, moves),
        "add_findings": (calls.add_findings, tree, moves, doubles, doubles, triples, doubles),
        "write_line": (calls.write_line, tree, 0, moves),
        "is_settled": (calls.is_settled, tree),
        "is_draw": (calls.is_draw, tree, 0),
        "visits_of": (calls.visits_of, tree, 0),
        "visits_after": (calls.visits_after, tree, 0),
    }
