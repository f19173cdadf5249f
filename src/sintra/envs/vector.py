"""Gymnasium's VectorEnv on the batch kernel: many games at once, each with one seat to decide for, the others played in compiled code.

>>> import gymnasium, sintra.envs
>>> envs = gymnasium.make_vec("sintra/Azul-v0", num_envs=100, opponents="greedy")
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((100, 474), (100, 325))
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sintra.envs.games import Games
from sintra.envs.observer import Numbers, Observer
from sintra.envs.opponents import Opponents, Seated, invited
from sintra.envs.rendering import MODES, check_mode, render
from sintra.envs.returns import Returns
from sintra.envs.seat import ILLEGAL
from sintra.envs.spaces import action_space, observation_space
from sintra.kernel.batch import LIMIT
from sintra.kernel.errors import BadOption

Actions = NDArray[np.int64]
Flags = NDArray[np.bool_]
Step = tuple[Numbers, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class SeatVectorEnv(VectorEnv[Numbers, Actions, NDArray[Any]]):
    """`num_envs` games, in each of which one seat is decided for; everything as in `SeatEnv`, a row for each game.

    `autoreset_mode` is Gymnasium's: NEXT_STEP deals a new game in the step after the last one, whatever its action; SAME_STEP deals it at once and
    puts what was last seen into `final_obs` and `final_info`; DISABLED waits for `reset(options={"reset_mask": ...})`.
    If all opponents are "random", or all "greedy", they decide in compiled code. A policy, a function from observations and masks to actions, is
    asked about all games at once in which it is to move; other bots are asked one game at a time.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: int = 0,
        observation: str = "flat",
        returns: Returns = "win",
        limit: int = LIMIT,
        threads: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.games = Games(game, num_envs, players, returns=returns, limit=limit, threads=threads, **options)
        if not 0 <= seat < self.games.players:
            raise BadOption("seat", f"there is no seat {seat} among {self.games.players}, counted from 0")
        self.num_envs, self.seat = num_envs, seat
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "autoreset_mode": self.autoreset_mode}
        self.render_mode = check_mode(render_mode)
        self.single_observation_space = observation_space(Observer(self.games.game, self.games.players, observation))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space(self.games.game.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._form = observation
        self._look = self.games.flat if observation == "flat" else self.games.planes
        self._seats = np.full(num_envs, seat, np.int8)
        self._invited = invited(opponents, self.games.players - 1)
        self._others: list[Seated] = []
        self._done = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """Deal new games, all of them or those of `options["reset_mask"]`. With a seed, these and all later games are those of the seed."""
        super().reset(seed=seed, options=options)
        which = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        if seed is not None or not self._others:
            drawn = int(self.np_random.integers(1 << 31))
            self._others = [Seated(one, self.games, self._form, drawn + i) for i, one in enumerate(self._invited)]
            self.games.seed(drawn, which)
        self._restart(which)
        return self._look(self._seats), self._info()

    def step(self, actions: Actions) -> Step:
        """One decision in each game; where a game was done, a new one, as the mode says."""
        fresh = self._done
        if fresh.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise BadOption("reset_mask", "a game is done and has not been reset")
        accepted = self.games.step(np.where(fresh, -1, actions))
        if fresh.any():
            self._restart(fresh)
        self._answer()
        illegal = ~accepted & ~fresh
        terminated, truncated = self.games.over | illegal, self.games.truncated & ~illegal
        rewards = np.where(illegal, ILLEGAL, self.games.payoffs()[:, self.seat]).astype(np.float64)
        self._done = terminated | truncated
        seen, info = self._look(self._seats), self._info(illegal)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and self._done.any():
            final = _final(seen, info, self._done)
            self._restart(self._done)
            seen, info = self._look(self._seats), {**self._info(), **final}
        return seen, rewards, terminated, truncated, info

    def action_masks(self) -> Flags:
        """Which actions are legal now, by game and action."""
        return self.games.legal_mask()

    def render(self) -> tuple[Any, ...] | None:
        """Every game in the render mode, as its seat sees it."""
        if self.render_mode is None:
            return None
        return tuple(render(self.games[i].view(self.seat), self.render_mode) for i in range(self.num_envs))

    def _restart(self, which: Flags) -> None:
        self.games.restart(which)
        for other in self._others:
            other.restart(which)
        self._done = self._done & ~which
        self._answer()

    def _answer(self) -> None:
        """Let the others decide until the seat is to move everywhere."""
        if all(one == "random" for one in self._invited):
            self.games.answer_randomly(self._seats)
        elif all(one == "greedy" for one in self._invited):
            self.games.answer_greedily(self._seats)
        else:
            self._ask()

    def _ask(self) -> None:
        """Ask everybody about all games at once in which they are to move."""
        games = self.games
        while (waiting := np.flatnonzero((games.to_move != self.seat) & ~games.done)).size:
            actions = np.full(games.count, -1)
            whose = (games.to_move[waiting] - self.seat) % games.players - 1
            for k, other in enumerate(self._others):
                rows = waiting[whose == k]
                if rows.size:
                    actions[rows] = other.answer(games, rows)
            games.step(actions)

    def _info(self, illegal: Flags | None = None) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        info = {"action_mask": self.games.legal_mask().astype(np.int8), "_action_mask": everywhere}
        if illegal is not None and illegal.any():
            info |= {"illegal_action": illegal, "_illegal_action": illegal}
        return info


def _final(seen: Numbers, info: dict[str, Any], done: Flags) -> dict[str, Any]:
    """What was last seen of the games that are done, in Gymnasium's form: an object for each of them, None elsewhere."""
    last = np.full(len(done), None, object)
    for i in np.flatnonzero(done):
        last[i] = seen[i]
    told = {key: value & done if key.startswith("_") else value for key, value in info.items()}
    return {"final_obs": last, "_final_obs": done, "final_info": told, "_final_info": done}
