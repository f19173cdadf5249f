"""Masked PPO by sb3-contrib: one seat of a game learns against a bot. Needs `pip install sb3-contrib` (which brings torch).

python examples/masked_ppo.py [steps] [opponent]
"""

import sys

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import sintra.envs

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
opponent = sys.argv[2] if len(sys.argv) > 2 else "random"
environment = f"sintra/Azul-v{sintra.envs.VERSION}"

env = gymnasium.make(environment, opponents=opponent, returns="win")
model = MaskablePPO("MlpPolicy", env, n_steps=min(512, steps), batch_size=64, seed=1, device="cpu")
model.learn(steps)

games = max(2, steps // 200)
mean, spread = evaluate_policy(model, gymnasium.make(environment, opponents=opponent), n_eval_episodes=games, warn=False)
print(f"after {steps} steps: {mean:+.2f} ± {spread / games**0.5:.2f} a game against {opponent}, over {games} games (1 is a win, -1 a loss)")
