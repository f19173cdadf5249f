"""Gymnasium's registry: `gymnasium.make("sintra/<Game>-v<version>")` is a `SeatEnv`, `gymnasium.make_vec` a `SeatVectorEnv`."""

from types import ModuleType

import gymnasium

from sintra.envs.version import VERSION
from sintra.registry import GAMES


def name_of(game: str) -> str:
    """The name of a game in the registry."""
    return f"sintra/{game.capitalize()}-v{VERSION}"


def register_all(_package: ModuleType) -> None:
    """Register every game."""
    for game in GAMES:
        gymnasium.register(
            name_of(game),
            entry_point="sintra.envs.seat:SeatEnv",
            vector_entry_point="sintra.envs.vector:SeatVectorEnv",
            kwargs={"game": game},
        )
