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

    def forward(self, inputs: Tensor, with_moves: Tensor) -> tuple[Tensor, Tensor]:
        """The raw outputs, and for the rows with moves the learned part of the logit of every kind of move."""
        w = self.weights
        h1 = torch.relu(inputs @ w["w1"] + w["b1"])
        h2 = torch.relu(h1 @ w["w2"].T + w["b2"])
        return h2 @ w["w3"].T + w["b3"], h2[with_moves] @ w["wp"].T + w["bp"]

    def network(self) -> Network:
        return Network(**{name: np.ascontiguousarray(weight.detach().numpy()) for name, weight in self.weights.items()})


def train(network: Network, notes: Arrays, recipe: Recipe, generation: int) -> tuple[Network, dict[str, float]]:
    """A network that fits the notes better, and its mean losses on the way."""
    torch.set_num_threads(1)
    torch.manual_seed(generation)
    model = Model(network)
    pace = recipe.pace_of(generation)
    optimiser = torch.optim.AdamW(model.parameters(), lr=pace, weight_decay=1e-4)
    rows = len(notes["inputs"])
    start = np.concatenate([[0], np.cumsum(notes["count"], dtype=np.int64)])
    steps = max(1, int(recipe.passes * rows / recipe.batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, pace, total_steps=steps + 1, pct_start=0.1)
    draw = np.random.default_rng([recipe.seed, generation])
    sums: dict[str, float] = {}
    for _ in range(steps):
        batch = draw.integers(0, rows, recipe.batch)
        losses = _losses(model, _batch(notes, start, batch, recipe), recipe)
        optimiser.zero_grad()
        total: Tensor = losses["value"] + 0.5 * losses["score"] + recipe.policy * losses["policy"]
        total.backward()
        optimiser.step()
        schedule.step()
        for name, loss in losses.items():
            sums[name] = sums.get(name, 0.0) + float(loss.detach())
    return model.network(), {name: total / steps for name, total in sums.items()}


def _batch(notes: Arrays, start: NDArray[np.int64], rows: NDArray[np.int64], recipe: Recipe) -> dict[str, Tensor]:
    """Rows as tensors; the moves of those that have any padded to the longest."""
    with_moves = np.flatnonzero(notes["count"][rows])
    count = notes["count"][rows[with_moves]].astype(np.int64)
    longest = np.arange(int(count.max(initial=1)))
    exists = longest < count[:, None]
    places = np.where(exists, start[rows[with_moves]][:, None] + longest, 0)
    target = recipe.trust * notes["found"][rows] + (1.0 - recipe.trust) * notes["ended"][rows]
    arrays: dict[str, NDArray[Any]] = {
        "inputs": notes["inputs"][rows].astype(np.float32),
        "target": target.astype(np.float32),
        "with_moves": with_moves,
        "kind": notes["kind"][places].astype(np.int64),
        "hint": np.where(exists, notes["hint"][places].astype(np.float32), np.float32(FAR)),
        "share": np.where(exists, notes["share"][places].astype(np.float32), np.float32(0.0)),
    }
    return {name: torch.from_numpy(array) for name, array in arrays.items()}


def _losses(model: Model, batch: dict[str, Tensor], recipe: Recipe) -> dict[str, Tensor]:
    out, kinds = model(batch["inputs"], batch["with_moves"])
    seats = 1 if recipe.players == 2 else recipe.players  # for two players one output says it for both
    target = batch["target"]
    win = (torch.tanh(out[:, :seats]) - target[:, WIN, :seats]) ** 2
    margin = (torch.tanh(out[:, seats : 2 * seats]) - target[:, MARGIN, :seats]) ** 2
    score = (out[:, 2 * seats :] - target[:, SCORE] / POINTS) ** 2
    logits = torch.log_softmax(batch["hint"] + kinds.gather(1, batch["kind"]), dim=1)
    surprise = -(batch["share"] * torch.clamp(logits, min=-30.0)).sum(1)
    policy = surprise.sum() / max(1, len(surprise))
    return {"value": win.mean() + margin.mean(), "score": score.mean(), "policy": policy}
