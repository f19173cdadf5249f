"""Masked PPO that plays against itself: one seat learns, the other is drawn from a pool of what it was before and of bots. Needs torch.

python -m examples.selfplay_ppo [game] [minutes] [curve.csv]

A small learner to begin with, not a strong player.
"""

import copy
import sys
from typing import Any

import gymnasium
import torch
from examples.learner import Curve, Player
from torch import nn

import sintra
from sintra.envs import Pool
from sintra.envs.gym import name_of

GAMES, STEPS, EPOCHS, BATCH = 256, 64, 3, 2048
DISCOUNT, LAMBDA, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.01, 3e-4
FREEZE_EVERY, AT_MOST = 10, 8  # updates between two frozen copies; copies that the pool keeps


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else sintra.GAMES[0]
    curve = Curve(game, float(sys.argv[2]) if len(sys.argv) > 2 else 60.0, sys.argv[3] if len(sys.argv) > 3 else None)
    torch.manual_seed(1)
    pool = Pool(["random", "greedy"])
    envs: Any = gymnasium.make_vec(name_of(game), num_envs=GAMES, opponents=pool, autoreset_mode="SameStep")
    seen, infos = envs.reset(seed=1)
    player = Player(seen.shape[1], infos["action_mask"].shape[1])
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    steps, updates = 0, 0
    while not curve.is_over:
        kept: dict[str, list[Any]] = {name: [] for name in ("seen", "masks", "actions", "chance", "values", "rewards", "ends")}
        for _ in range(STEPS):
            given, masks = torch.from_numpy(seen), torch.from_numpy(infos["action_mask"].astype(bool))
            with torch.no_grad():
                logits, values = player(given, masks)
            chosen = torch.distributions.Categorical(logits=logits)
            actions = chosen.sample()
            seen, rewards, terminated, truncated, infos = envs.step(actions.numpy())
            for name, value in zip(kept, (given, masks, actions, chosen.log_prob(actions), values, rewards, terminated | truncated), strict=True):
                kept[name].append(torch.as_tensor(value))
            steps += GAMES
        with torch.no_grad():
            _, last = player(torch.from_numpy(seen), torch.from_numpy(infos["action_mask"].astype(bool)))
        learn(player, optimiser, kept, last)
        updates += 1
        if updates % FREEZE_EVERY == 0:
            if len(pool.members) == 2 + AT_MOST:
                del pool.members[2 + updates // FREEZE_EVERY % AT_MOST]
            pool.add(copy.deepcopy(player).answer)
        curve.tell(player, steps)


def learn(player: Player, optimiser: torch.optim.Optimizer, kept: dict[str, list[Any]], last: torch.Tensor) -> None:
    """One update of PPO with generalised advantages."""
    rewards, values, ends = (torch.stack(kept[name]).float() for name in ("rewards", "values", "ends"))
    advantages, ahead, after = torch.zeros_like(values), torch.zeros(GAMES), last
    for t in reversed(range(STEPS)):
        difference = rewards[t] + DISCOUNT * after * (1 - ends[t]) - values[t]
        ahead = difference + DISCOUNT * LAMBDA * (1 - ends[t]) * ahead
        advantages[t], after = ahead, values[t]
    flat = {name: torch.cat(kept[name]) for name in ("seen", "masks", "actions", "chance")}
    wanted, gain = (advantages + values).flatten(), advantages.flatten()
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gain)).split(BATCH):
            logits, value = player(flat["seen"][rows], flat["masks"][rows])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(flat["actions"][rows]) - flat["chance"][rows]).exp()
            better = torch.min(ratio * gain[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[rows]).mean()
            loss = 0.5 * (value - wanted[rows]).square().mean() - better - ENTROPY * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


if __name__ == "__main__":
    main()
