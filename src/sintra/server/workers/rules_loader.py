"""Rules are loaded when they are first needed: compiled in another process if they never were, and loaded in a thread, so that the server answers."""

import asyncio
from collections.abc import Awaitable, Callable

import sintra
from sintra.kernel.dispatch import NATURE
from sintra.picture.pieces import earned, laid, targets_of
from sintra.server.table.dealing import draws_after


class RulesLoader:
    """Which games are ready to be played."""

    def __init__(self, compiled: Callable[[str], Awaitable[None]]) -> None:
        self._compiled = compiled
        self._games: dict[str, asyncio.Task[None]] = {}

    async def of(self, name: str) -> None:
        """Returns when nothing of this game is left to be compiled."""
        if name not in self._games:
            self._games[name] = asyncio.get_running_loop().create_task(self._load(name))
        await asyncio.shield(self._games[name])

    async def _load(self, name: str) -> None:
        await self._compiled(name)
        await asyncio.to_thread(use_once, name)


def use_once(name: str) -> None:
    """Use everything once that the server will use."""
    dealer = sintra.Dealer.from_seed(0)
    position = sintra.new(name, dealt=False)
    plies = 0
    while plies < 100 and position.to_move == NATURE:
        for draw in draws_after(position, None, plies, dealer):
            position.play(draw)
            plies += 1
    move = position.legal_moves[0]
    draws_after(position, int(move), plies, dealer)
    game, state = position.game, position.view(position.to_move).state
    game.picture.layout(state)
    laid(game, state)
    targets_of(game, state, [move])
    earned(game, state, 0, game.reasons[0], 0)
    _ = position.prospects
    position.play(move)
    position.undo()
    _ = position.standings
