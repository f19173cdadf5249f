"""Training a network on noted games, with torch on the CPU. The same notes, recipe and generation give the same network."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from sintra.learn.games import Arrays
from sintra.learn.recipe import Recipe
from sintra.search.network import MARGIN, POINTS, SCORE, WIN, Network

Tensor = Any  # torch.Tensor; the types are checked without torch, which is optional
FAR = -1e9  # the logit of a move that does not exist


class Model(nn.Module):
    """The same sums as `search.network`, in a form that can be differentiated."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.weights = nn.ParameterDict({name: nn.Parameter(torch.tensor(array)) for name, array in network._asdict().items()})

    def forward(self, inputs: Tensor, valued: int) -> tuple[Tensor, Tensor]:
        """The raw outputs of this many rows, and for all others the learned part of the logit of every kind of move."""
        w = self.weights
        h1 = torch.relu(inputs @ w["w1"] + w["b1"])
        h2 = torch.relu(h1 @ w["w2"] + w["b2"])
        return h2[:valued] @ w["w3"].T + w["b3"], h2[valued:] @ w["wp"].T + w["bp"]

    def network(self) -> Network:
        return Network(**{name: np.ascontiguousarray(weight.detach().numpy()) for name, weight in self.weights.items()})


def train(network: Network, notes: Arrays, recipe: Recipe, generation: int, steps: int, pace: float) -> tuple[Network, dict[str, float]]:
    """A network that fits the notes better, and its mean losses on the way."""
    torch.set_num_threads(1)
    torch.manual_seed(generation)
    model = Model(network)
    optimiser = torch.optim.AdamW(model.parameters(), lr=pace, weight_decay=1e-4, fused=True)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, pace, total_steps=steps + 1, pct_start=0.1)
    examples = _Examples(notes, recipe)
    draw = np.random.default_rng([recipe.seed, generation])
    sums: dict[str, float] = {}
    for _ in range(steps):
        losses = _losses(model, examples.batch(draw), recipe)
        optimiser.zero_grad()
        total: Tensor = losses["value"] + 0.5 * losses["score"] + recipe.policy * losses["policy"]
        total.backward()
        optimiser.step()
        schedule.step()
        for name, loss in losses.items():
            sums[name] = sums.get(name, 0.0) + float(loss.detach())
    return model.network(), {name: total / steps for name, total in sums.items()}


class _Examples:
    """What was noted, in a form that batches are quickly drawn from. Moves are chosen apart from positions: few of these have noted ones."""

    def __init__(self, notes: Arrays, recipe: Recipe) -> None:
        self.notes, self.size, self.before_draws = notes, recipe.batch, round(recipe.batch * recipe.draws)
        self.inputs = torch.from_numpy(notes["inputs"])
        self.targets = torch.from_numpy(_targets(notes, recipe))
        self.start = np.concatenate([[0], np.cumsum(notes["count"], dtype=np.int64)])
        self.draws, self.decisions = np.flatnonzero(notes["is_draw"]), np.flatnonzero(~notes["is_draw"])
        self.with_moves = np.flatnonzero(notes["count"])

    def batch(self, draw: np.random.Generator) -> dict[str, Tensor]:
        """Positions with their targets, and a quarter as many with moves; these are padded to the longest."""
        parts = [_some(self.draws, self.before_draws, draw), _some(self.decisions, self.size - self.before_draws, draw)]
        rows, chosen = torch.from_numpy(np.concatenate(parts)), _some(self.with_moves, self.size // 4, draw)
        count = self.notes["count"][chosen].astype(np.int64)
        longest = np.arange(int(count.max(initial=1)))
        exists = longest < count[:, None]
        places = np.where(exists, self.start[chosen][:, None] + longest, 0)
        return {
            "inputs": torch.cat([self.inputs[rows], self.inputs[torch.from_numpy(chosen)]]).float(),
            "target": self.targets[rows],
            "kind": torch.from_numpy(self.notes["kind"][places].astype(np.int64)),
            "hint": torch.from_numpy(np.where(exists, self.notes["hint"][places].astype(np.float32), np.float32(FAR))),
            "share": torch.from_numpy(np.where(exists, self.notes["share"][places].astype(np.float32), np.float32(0.0))),
        }


def _targets(notes: Arrays, recipe: Recipe) -> NDArray[np.float32]:
    """Between what the search found and what came of it, as far as each is trusted."""
    before_draws = recipe.trust if recipe.trust_before_draws is None else recipe.trust_before_draws
    trust = np.where(notes["is_draw"], before_draws, recipe.trust)[:, None, None]
    return (trust * notes["found"] + (1.0 - trust) * notes["ended"]).astype(np.float32)


def _some(rows: NDArray[np.int64], n: int, draw: np.random.Generator) -> NDArray[np.int64]:
    """This many of the rows, any of them any number of times; none if there are none."""
    return rows[draw.integers(0, len(rows), n)] if len(rows) else rows


def _losses(model: Model, batch: dict[str, Tensor], recipe: Recipe) -> dict[str, Tensor]:
    target = batch["target"]
    out, kinds = model(batch["inputs"], len(target))
    seats = 1 if recipe.players == 2 else recipe.players  # for two players one output says it for both
    win = (torch.tanh(out[:, :seats]) - target[:, WIN, :seats]) ** 2
    margin = (torch.tanh(out[:, seats : 2 * seats]) - target[:, MARGIN, :seats]) ** 2
    score = (out[:, 2 * seats :] - target[:, SCORE] / POINTS) ** 2
    logits = torch.log_softmax(batch["hint"] + kinds.gather(1, batch["kind"]), dim=1)
    surprise = -(batch["share"] * torch.clamp(logits, min=-30.0)).sum(1)
    return {"value": win.mean() + margin.mean(), "score": score.mean(), "policy": surprise.sum() / max(1, len(surprise))}
