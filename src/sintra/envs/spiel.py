"""OpenSpiel: every game as a Python game with parameters, explicit chance nodes and an observer.

>>> import pyspiel, sintra.envs
>>> game = pyspiel.load_game("sintra_azul(players=3,wall=grey)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), [round(chance, 2) for _, chance in state.chance_outcomes()]
(True, [0.33, 0.33, 0.33])

A chance outcome is nature's move less the number of decisions; a decision is the action of the same number, as docs/actions has them.
"""

from types import ModuleType
from typing import Any

import pyspiel

from sintra.envs.returns import KINDS
from sintra.envs.spiel_observer import SeatObserver
from sintra.envs.spiel_play import Play
from sintra.envs.version import VERSION
from sintra.kernel.batch import LIMIT
from sintra.kernel.dispatch import NATURE
from sintra.kernel.game import Game
from sintra.registry import GAMES
from sintra.registry import game as find

LARGEST_MARGIN = 1000.0  #: no game comes near it


class SpielState(pyspiel.State):
    """A position, nature's draws included."""

    def __init__(self, game: "SpielGame", play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        """Who is to move: a player, chance, or nobody at the end."""
        if self.play.is_done:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.play.to_move == NATURE else self.play.to_move

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.play.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's possible draws and how likely each is."""
        return self.play.chances()

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.words(action, player == pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the game is over or was cut off."""
        return self.play.is_done

    def returns(self) -> list[float]:
        """What each player gets; 0 before the end, and for all if the game was cut off."""
        return self.play.payoffs()

    def __str__(self) -> str:
        return self.play.position().text


class SpielGame(pyspiel.Game):
    """A game with its parameters settled. The classes of single games, made by `register_all`, say which game it is."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.rules), **(params or {})}
        options = {option.name: given[option.name] for option in self.rules.options}
        players, options = self.rules.settle(given["players"], options)
        self._start = Play(self.rules, players, options, given["returns"], given["limit"])
        best, worst, total = _utilities(players, given["returns"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.moves - self.rules.actions,
            num_players=players,
            min_utility=worst,
            max_utility=best,
            utility_sum=total,
            max_game_length=given["limit"],
        )
        super().__init__(_game_type(self.rules, zero_sum=total is not None), info, params or {})

    def new_initial_state(self) -> SpielState:
        """The position before the first draw."""
        return SpielState(self, self._start.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SeatObserver:
        """An observer of views; with perfect recall, of everything that a player saw happen."""
        return SeatObserver(self._start, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def defaults(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    return {"players": game.players[0], "returns": next(iter(KINDS)), "limit": LIMIT, **{option.name: option.default for option in game.options}}


def _utilities(players: int, returns: str) -> tuple[float, float, float | None]:
    """The greatest and the least that a player can get, and what all get together, if that is fixed."""
    if returns == "margin":
        return LARGEST_MARGIN, -LARGEST_MARGIN, 0.0 if players == 2 else None
    return 1.0, -1.0 if returns == "rank" else -1.0 / (players - 1), 0.0


def _game_type(game: Game, zero_sum: bool = True) -> pyspiel.GameType:
    information, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"sintra_{game.name}",
        long_name=f"Sintra {game.name.capitalize()} v{VERSION}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.rules.hide is None else information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def register_all(_package: ModuleType) -> None:
    """Register every game as `sintra_<game>`."""
    for name in GAMES:
        game = find(name)
        pyspiel.register_game(_game_type(game), type(f"{name.capitalize()}Game", (SpielGame,), {"rules": game}))
