"""An AlphaZero-style learner for two players: a search plays against itself, guided by a network that learns what the search finds. Needs torch.

python -m examples.alphazero [game] [minutes] [curve.csv]

All games of a batch are searched at once, so that the network is asked about hundreds of positions in one call. The search is open-loop: a node is
what was decided on the way to it; every simulation begins with a world that the player to move holds possible, and meets draws of its own. So it
knows neither what is hidden nor what will be drawn.
"""

import sys

import numpy as np
import torch
from examples.learner import NEVER, Curve, Flags, Numbers, Player
from numpy.typing import NDArray

import sintra
from sintra.envs import Games

GAMES, SIMULATIONS, VARIED = 256, 32, 12  # at once; for a decision; decisions of a game that are drawn rather than the best
EXPLORE, NOISE, NOISE_SHARE = 1.5, 0.3, 0.25
WINDOW, BATCH, RATE, TIMES = 100_000, 1_024, 1e-3, 2  # examples kept, examples in a step, and how often each is learned from
TURN = 32  # decisions in each game between two times of learning


def search(games: Games, player: Player, simulations: int, dice: np.random.Generator) -> Numbers:
    """How the visits are shared among the actions of each game, for games in which somebody is to move."""
    rows, actions = np.arange(games.count), games.game.actions
    visits, sums = (np.zeros((games.count, simulations + 1, actions), np.float32) for _ in range(2))
    children = np.zeros((games.count, simulations + 1, actions), np.int16)
    logits = np.zeros((games.count, simulations + 1, actions), np.float32)
    logits[:, 0], _ = think(player, games)
    noise = dice.gamma(NOISE, size=(games.count, actions)).astype(np.float32) + 1e-9
    for simulation in range(1, simulations + 1):
        world = games.imagine(seed=int(dice.integers(1 << 62)))
        node, walking = np.zeros(games.count, np.int64), ~world.done
        path: list[tuple[Flags, NDArray[np.int64], NDArray[np.int64], NDArray[np.int8]]] = []
        while walking.any():
            masks = world.legal_mask()
            tried, prior = visits[rows, node], softmax(logits[rows, node], masks)
            if not path:
                strewn = np.where(masks, noise, 0.0)
                prior = (1 - NOISE_SHARE) * prior + NOISE_SHARE * strewn / np.maximum(strewn.sum(1, keepdims=True), 1e-9)
            value = sums[rows, node] / np.maximum(tried, 1.0)
            score = value + EXPLORE * prior * np.sqrt(tried.sum(1, keepdims=True) + 1.0) / (1.0 + tried)
            chosen = np.where(masks, score, NEVER).argmax(1)
            path.append((walking.copy(), node.copy(), chosen, world.to_move.copy()))
            world.step(np.where(walking, chosen, -1))
            onward = children[rows, node, chosen]
            children[rows[walking], node[walking], chosen[walking]] = np.where(onward == 0, simulation, onward)[walking]
            node = np.where(walking, np.where(onward == 0, simulation, onward), node)
            walking = walking & (onward > 0) & ~world.done
        found, worth = think(player, world)
        new = (node == simulation) & ~world.done
        logits[rows[new], simulation] = found[new]
        paid = world.payoffs()
        for walked, at, chosen, seat in path:
            here = rows[walked]
            mine = np.where(world.done, paid[rows, seat], np.where(np.equal(seat, world.to_move), worth, -worth))
            visits[here, at[walked], chosen[walked]] += 1.0
            sums[here, at[walked], chosen[walked]] += mine[walked]
    shares: Numbers = visits[:, 0] / np.maximum(visits[:, 0].sum(1, keepdims=True), 1.0)
    return shares


def think(player: Player, games: Games) -> tuple[Numbers, Numbers]:
    """The policy's logits for all actions, legal or not, and what the seat to move is to expect."""
    everything = torch.ones((games.count, games.game.actions), dtype=torch.bool)
    with torch.no_grad():
        logits, values = player(torch.from_numpy(games.flat()), everything)
    return logits.numpy(), torch.tanh(values).numpy()


def softmax(logits: Numbers, masks: Flags) -> Numbers:
    shifted = np.where(masks, logits, NEVER)
    weights = np.where(masks, np.exp(shifted - shifted.max(1, keepdims=True)), 0.0)
    chances: Numbers = weights / np.maximum(weights.sum(1, keepdims=True), 1e-9)
    return chances


class Memory:
    """The newest examples: what was seen and legal, what the search found, and how it ended for who decided. Those of games that go on wait."""

    def __init__(self) -> None:
        self.waiting: list[list[tuple[Numbers, Flags, Numbers, int]]] = [[] for _ in range(GAMES)]
        self.examples: list[tuple[Numbers, Flags, Numbers, float]] = []
        self.fresh = 0

    def note(self, games: Games, shares: Numbers) -> None:
        seen, masks = games.flat().astype(np.float16), games.legal_mask()
        for i in range(games.count):
            self.waiting[i].append((seen[i], masks[i], shares[i].astype(np.float16), int(games.to_move[i])))

    def end(self, games: Games) -> None:
        """The games that are done are examples now."""
        for i, paid in zip(np.flatnonzero(games.done), games.payoffs()[games.done], strict=True):
            self.examples += [(seen, mask, shares, float(paid[seat])) for seen, mask, shares, seat in self.waiting[i]]
            self.fresh += len(self.waiting[i])
            self.waiting[i] = []
        del self.examples[:-WINDOW]

    def learn(self, player: Player, optimiser: torch.optim.Optimizer, dice: np.random.Generator) -> None:
        steps, self.fresh = TIMES * self.fresh // BATCH, 0
        for _ in range(steps):
            drawn = [self.examples[k] for k in dice.integers(len(self.examples), size=BATCH)]
            seen, masks, shares = (torch.from_numpy(np.stack(part)) for part in list(zip(*drawn, strict=True))[:3])
            paid = torch.tensor([example[3] for example in drawn])
            logits, values = player(seen.float(), masks)
            loss = (torch.tanh(values) - paid).square().mean() - (shares.float() * torch.log_softmax(logits, 1)).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else sintra.GAMES[0]
    curve = Curve(game, float(sys.argv[2]) if len(sys.argv) > 2 else 60.0, sys.argv[3] if len(sys.argv) > 3 else None)
    torch.manual_seed(1)
    dice, games, memory, steps = np.random.default_rng(1), Games(game, GAMES, seed=1), Memory(), 0
    player = Player(games.flat().shape[1], games.game.actions)
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    while not curve.is_over:
        for _ in range(TURN):
            shares = search(games, player, SIMULATIONS, dice)
            memory.note(games, shares)
            drawn = (shares.cumsum(1) > dice.random((GAMES, 1))).argmax(1)
            best = shares.argmax(1)
            games.step(np.where((games.decisions < VARIED) & games.legal_mask()[np.arange(GAMES), drawn], drawn, best))
            memory.end(games)
            games.restart(games.done)
            steps += GAMES
        if memory.examples:
            memory.learn(player, optimiser, dice)
        curve.tell(player, steps)


if __name__ == "__main__":
    main()
