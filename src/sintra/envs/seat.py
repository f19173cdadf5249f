"""Gymnasium: one seat of a game against chosen bots.

>>> import gymnasium, sintra.envs
>>> env = gymnasium.make("sintra/Azul-v0", opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum()) == int(env.unwrapped.action_masks().sum())
((474,), True)
"""

from typing import Any, ClassVar

import gymnasium
import numpy as np

from sintra.bots import Bot
from sintra.envs.observer import Numbers
from sintra.envs.opponents import Opponents, invited, seated
from sintra.envs.rendering import MODES, check_mode, render
from sintra.envs.spaces import action_space, observation_space
from sintra.envs.table import Table
from sintra.kernel.batch import LIMIT
from sintra.kernel.dispatch import OVER
from sintra.kernel.errors import BadOption

ILLEGAL = -1.0  #: the reward of an action that the rules forbid; it ends the game


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game; bots decide in the others, each from what it may know.

    A step is one decision of the seat, with everything that happens until it has to decide again. The reward comes at the end, as `returns` says.
    An illegal action ends the game with reward -1 and `illegal_action` in the info: choose by `action_masks()`, or `action_mask` in the info.
    After `limit` decisions of all players the game is truncated with reward 0. Rendering shows what the seat sees.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: int = 0,
        observation: str = "flat",
        returns: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game, players, observation, returns, limit, options)
        if not 0 <= seat < self.table.players:
            raise BadOption("seat", f"there is no seat {seat} among {self.table.players}, counted from 0")
        self.seat = seat
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.table.observer)
        self.action_space = action_space(self.table.game.actions)
        self._invited = invited(opponents, self.table.players - 1)
        self._bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """Deal a new game and let the others decide until the seat is to move."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._bots:
            self._bots = seated(self._invited, int(self.np_random.integers(1 << 31)))
        number = int(self.np_random.integers(1 << 62))
        for bot in self._bots:
            bot.begin(number)
        self.table.deal(number)
        self._await_turn()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Play one decision, and let the others decide until the seat is to move again."""
        if not self.action_masks()[int(action)]:
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal_action": True}
        self.table.play(int(action))
        self._await_turn()
        seen, info = self._seen()
        return seen, self.table.payoffs()[self.seat], self.table.position.is_over, self.table.truncated, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal now, under the name by which sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The game in the render mode, as the seat sees it."""
        return None if self.render_mode is None else render(self.table.position.view(self.seat), self.render_mode)

    def _await_turn(self) -> None:
        position = self.table.position
        while position.to_move not in (self.seat, OVER) and not self.table.truncated:
            bot = self._bots[(position.to_move - self.seat) % self.table.players - 1]
            self.table.play(bot.choose(position))

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return self.table.see(self.seat), {"action_mask": self.table.mask(self.seat)}
