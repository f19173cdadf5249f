"""OpenSpiel's observer: the numbers of docs/observations by name, and the view or the history as text."""

from typing import Any

import numpy as np
import pyspiel

from sintra.envs.observer import Numbers, Observer
from sintra.envs.spiel_play import Play


class SeatObserver:
    """Observes states for a player: `tensor`, its parts in `dict`, and a text. With perfect recall there is only the text: all that was seen."""

    def __init__(self, start: Play, kind: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; got {params}")
        self._observer = Observer(start.game, start.players)
        self._kind = kind
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        if not kind.perfect_recall:
            self.tensor = np.zeros(self._observer.layout.size, np.float32)
            for part in self._observer.layout.parts:
                shape = part.shape if len(part.shape) < 4 else (-1, *part.shape[-2:])  # OpenSpiel shows up to three dimensions
                self.dict[part.name] = self.tensor[part.start : part.start + part.size].reshape(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what the player may know."""
        if self.tensor is not None:
            self.tensor[:] = self._observer.see(state.play.record, player)

    def string_from(self, state: Any, player: int) -> str:
        """What the player may know, or only what all know, or only what it knows beyond that."""
        play: Play = state.play
        if self._kind.perfect_recall:
            return f"player {player}: {play.seen(player)}"
        if self._kind.private_info == pyspiel.PrivateInfoType.NONE:
            return play.position().view(None).text
        own = play.position().view(player).text
        return own if self._kind.public_info or own != play.position().view(None).text else ""
