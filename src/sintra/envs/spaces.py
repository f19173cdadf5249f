"""The spaces of Gymnasium and PettingZoo for a game's observations and decisions."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from sintra.envs.observer import Observer


def observation_space(observer: Observer) -> Any:
    """The numbers that a seat sees, each within what it can be."""
    low, high = observer.bounds
    return Box(low, high, dtype=np.float32)


def mask_space(actions: int) -> Box:
    """A 1 for every legal decision."""
    return Box(0, 1, (actions,), np.int8)


def action_space(actions: int) -> Discrete:
    """The decisions of docs/actions, each by its integer."""
    return Discrete(actions)
