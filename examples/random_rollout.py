"""A random game through PettingZoo, in ten lines."""

import pettingzoo

import sintra.envs  # registers the games

env = pettingzoo.make("aec", "sintra/azul_v0", players=3, render_mode="ansi")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(f"{agent} gets {reward:+.1f}")
    env.step(None if terminated or truncated else env.action_space(agent).sample(info["action_mask"]))
print(sintra.envs.VERSION, env.unwrapped.table.position, sep="\n")
