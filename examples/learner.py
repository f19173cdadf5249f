"""What the learners have in common: a network with a policy and a value, and a curve of how it fares. Needs torch."""

import time
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from sintra.envs import Games

Numbers = NDArray[np.float32]
Flags = NDArray[np.bool_]
NEVER = -1e9  # as a logit


class Player(nn.Module):
    """A policy and a value from one trunk."""

    def __init__(self, inputs: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.trunk(seen)
        return self.policy(hidden).masked_fill(~masks, NEVER), self.value(hidden).squeeze(-1)

    def answer(self, seen: Numbers, masks: Flags) -> NDArray[np.int64]:
        """The same as an opponent: what `sintra.envs` asks of a policy."""
        with torch.no_grad():
            logits, _ = self(torch.from_numpy(seen), torch.from_numpy(masks))
        chosen: NDArray[np.int64] = torch.distributions.Categorical(logits=logits).sample().numpy()
        return chosen


def win_rate(player: Player, game: str, opponent: str, count: int = 100) -> float:
    """Over so many games in the first seat and in the second, always the likeliest action; a draw is half a win."""
    won = 0.0
    for seat in (0, 1):
        games, seats = Games(game, count, seed=seat + 1), np.full(count, seat, np.int8)
        while not games.done.all():
            (games.answer_greedily if opponent == "greedy" else games.answer_randomly)(seats)
            with torch.no_grad():
                logits, _ = player(torch.from_numpy(games.flat(seats)), torch.from_numpy(games.legal_mask()))
            games.step(logits.argmax(1).numpy())
        won += float((games.payoffs()[:, seat].mean() + 1) / 4)
    return won


class Curve:
    """A line for each minute of processor time: decisions so far, minutes, win rates against random and greedy. Kept in a file, if one is named."""

    def __init__(self, game: str, minutes: float, file: str | None) -> None:
        self.game, self.minutes, self.file = game, minutes, file
        self.lines = ["steps,minutes,random,greedy"]
        self.begun, self.told = time.process_time(), 0.0

    @property
    def spent(self) -> float:
        """Minutes so far."""
        return (time.process_time() - self.begun) / 60

    @property
    def is_over(self) -> bool:
        return len(self.lines) > 1 and self.spent >= self.minutes

    def tell(self, player: Player, steps: int) -> None:
        """Measure the player, if a minute has gone by."""
        if len(self.lines) > 1 and self.spent - self.told < 1.0:
            return
        self.told = self.spent
        self.lines.append(f"{steps},{self.told:.1f},{win_rate(player, self.game, 'random'):.3f},{win_rate(player, self.game, 'greedy'):.3f}")
        print(self.lines[-1], flush=True)
        if self.file:
            Path(self.file).write_text("\n".join(self.lines) + "\n", encoding="utf-8")
