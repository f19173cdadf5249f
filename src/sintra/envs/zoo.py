"""PettingZoo: every game, with all its players, as an AEC environment.

>>> import sintra.envs, pettingzoo
>>> env = pettingzoo.make("aec", "sintra/azul_v0", players=3)
>>> env.reset(seed=1)
>>> env.agents, len(env.observe(env.agent_selection)["action_mask"])
(['player_0', 'player_1', 'player_2'], 325)
"""

import sys
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from sintra.envs.rendering import MODES, check_mode, render
from sintra.envs.spaces import action_space, mask_space, observation_space
from sintra.envs.table import Table
from sintra.envs.version import VERSION
from sintra.kernel.batch import LIMIT
from sintra.registry import GAMES

ILLEGAL = -1.0  #: the reward of an agent that decides what the rules forbid; the others get 0


class RawEnv(AECEnv[str, dict[str, Any], int], EzPickle):
    """A game as an AEC environment without wrappers: an illegal action raises `sintra.IllegalMove` with the rule that forbids it.

    Seat s is the agent `player_s`. The seat to decide is selected, so an agent may be selected several times in a row. The mask is in the
    observation and in the info; that of an agent who is not selected is all zeros. Rewards come at the end, as `returns` says. After `limit`
    decisions the game is truncated with no reward. Rendering shows what the selected agent sees.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        observation: str = "flat",
        returns: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, observation=observation, returns=returns, limit=limit, render_mode=render_mode, **options)
        super().__init__()
        self.metadata = {"render_modes": list(MODES), "name": f"{game}_v{VERSION}", "is_parallelizable": False, "render_fps": 2}
        self.render_mode = check_mode(render_mode)
        self.table = Table(game, players, observation, returns, limit, options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents = self.possible_agents[:]
        seen, mask = observation_space(self.table.observer), mask_space(self.table.game.actions)
        self.observation_spaces = {agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.agents}
        self.action_spaces = {agent: action_space(self.table.game.actions) for agent in self.agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's signature
        """Deal a new game. With a seed, this game and those of later resets without one are those of the seed."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.deal(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def step(self, action: int | None) -> None:
        """Play the selected agent's decision, and nature's draws after it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.position.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.payoffs(), strict=True))
        elif self.table.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do."""
        return {"observation": self.table.see(self._seat(agent)), "action_mask": self.infos[agent]["action_mask"]}

    def render(self) -> Any:
        """The game in the render mode, as the selected agent sees it."""
        if self.render_mode is None:
            return None
        return render(self.table.position.view(self._seat(self.agent_selection)), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _select(self) -> None:
        """The agent to decide; at the end, the one who decided last stays selected."""
        if self.table.position.to_move >= 0:
            self.agent_selection = self.possible_agents[self.table.position.to_move]
        elif not hasattr(self, "agent_selection"):
            self.agent_selection = self.possible_agents[0]
        self.infos = {agent: {"action_mask": self.table.mask(self._seat(agent))} for agent in self.agents}
        if self.render_mode == "human":
            self.render()


def make(game: str, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """A game as PettingZoo expects it: an illegal action ends the game, with reward -1 for the agent and 0 for the others."""
    env: Any = RawEnv(game, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    wrapped: AECEnv[str, dict[str, Any], int] = wrappers.OrderEnforcingWrapper(env)
    return wrapped


def _module(package: str, game: str) -> ModuleType:
    """The module form of one game's environment, `sintra.envs.<game>_v<version>`, with `env` and `raw_env`."""

    def env(**settings: Any) -> AECEnv[str, dict[str, Any], int]:
        return make(game, **settings)

    def raw_env(**settings: Any) -> RawEnv:
        return RawEnv(game, **settings)

    module = ModuleType(f"{package}.{game}_v{VERSION}", "PettingZoo's module form of the game: `env` with its wrappers, `raw_env` without.")
    vars(module).update(env=env, raw_env=raw_env)
    return module


def register_all(package: ModuleType) -> None:
    """Register every game as `sintra/<game>_v<version>`, and put its module form into the package."""
    for game in GAMES:
        module = _module(package.__name__, game)
        name = module.__name__.rpartition(".")[2]
        sys.modules[module.__name__] = module
        setattr(package, name, module)
        register("aec", f"sintra/{name}", entry_point=f"{module.__name__}:env")
