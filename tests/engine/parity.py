"""Random games with everything that can be asked of a position, as hashes: what tests/engine/parity.mjs does with a module, by the library."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sintra.dealer import Dealer
from sintra.kernel import single
from sintra.kernel.game import Game
from sintra.kernel.log import new_log, read_log
from sintra.kernel.phrasebook import new_rows
from sintra.kernel.pieces import NOWHERE, TOUCHES, all_targets, earned_at
from sintra.kernel.random import generator
from sintra.kernel.single import own_record
from sintra.picture.pieces import laid
from sintra.positions import Position
from sintra.search.heuristics import heuristics
from sintra.search.one_ply import anything, greediest


@dataclass(frozen=True)
class Played:
    """A game to be played: how it is set up, what the dealer deals from, and where the choices begin."""

    players: int
    options: dict[str, Any]
    secret: str
    added: list[str]
    choices: int
    is_told: bool  #: what is said about the positions, too, which takes long without compiling it


def games_of(players: int, options: dict[str, Any], count: int) -> list[Played]:
    return [Played(players, options, f"{number:04x}", [f"{number:02x}"[-2:], ""], 1 + 7_919 * number, number % 20 == 0) for number in range(count)]


def play(game: Game, it: Played) -> list[str]:
    """A hash for every position of the game."""
    heuristics(game)
    dealer = Dealer(bytes.fromhex(it.secret), [bytes.fromhex(part) for part in it.added])
    position = Position(game, game.initial(*game.settle(it.players, it.options)), dealer)
    choice, digests = it.choices, []
    drawn = [int(move) for move in position.moves]
    notes: list[list[int]] = []
    while True:
        digests.append(_digest(position, drawn, notes, choice, it.is_told))
        legal = [int(move) for move in position.legal_moves]
        if not legal:
            return digests
        choice = choice * 48_271 % 2_147_483_647
        before = len(position.moves)
        position.play(legal[choice % len(legal)])
        drawn, notes = [int(move) for move in position.moves[before + 1 :]], position.notes[-1]


def _digest(position: Position, drawn: list[int], notes: list[list[int]], choice: int, is_told: bool) -> str:
    seats, legal = range(position.players), [int(move) for move in position.legal_moves]
    see = position.game.rules.seen_by
    seen = [[seat for seat in seats if see is None or see(position.state, move) >> seat & 1] for move in legal]
    numbers: list[Any] = [position.to_move, drawn, notes, legal, seen, position.scores, position.standings, position.winners]
    paths = np.empty((len(legal), TOUCHES), np.int16)
    assert position.game.pieces
    all_targets(position._record, np.array(legal, np.int32), paths)
    numbers += [laid(position.game, position.state), [[place for place in path if place != NOWHERE] for path in paths.tolist()]]
    numbers += [[int(earned_at(position._record, *note[:3])) for note in notes]]
    if is_told:
        numbers += [_said(position, legal, notes, choice), [position.view(seat).text for seat in (None, *seats)], position.text]
    digest = hashlib.sha256(json.dumps(numbers, separators=(",", ":")).encode() + position._record.tobytes())
    for seat in (None, *seats):
        digest.update(position.view(seat)._record.tobytes())
    for seat in seats:
        record = position._copied()
        single.hide_from(record, seat)
        single.imagine_for(record, seat, generator(choice))
        digest.update(record.tobytes())
    if legal:
        moves = np.empty(position.game.moves, np.int32)
        chosen = [int(choose(position._record, moves, generator(choice))) for choose in (anything, greediest)]
        digest.update(json.dumps(chosen, separators=(",", ":")).encode())
    return digest.hexdigest()[:16]


def _said(position: Position, legal: list[int], notes: list[list[int]], choice: int) -> list[Any]:
    """What the game says about a position, as rows of numbers: what is said before a move, of a move that is not legal, of each reason."""
    game, s = position.game, position.state

    def written(write: Callable[..., None], *about: Any) -> list[int]:
        rows = new_rows()
        write(*about, rows)
        told: list[int] = rows[1 : 1 + int(rows[0, 0])].ravel().tolist()
        return told

    refused = choice % game.actions
    said: list[Any] = [written(game.spoken.tell, s), written(game.forecast.notice, s)]
    if refused not in legal:
        said.append(written(game.refuse, s, refused))
    said += [written(game.explain, *note[1:]) for note in notes]
    if not legal:
        return said
    said += [written(game.prompt.prompt, s, np.array(legal, np.int32), len(legal)), written(game.prompt.onward, s, legal[choice % len(legal)])]
    tables, log = own_record(2 * s.tobytes(), game.state), new_log()
    game.forecast.prospects(tables, log)
    return [*said, [int(game.prompt.begins(s))], read_log(log)]
