"""Train sb3-contrib's MaskablePPO for a minute: one seat of Nusfjord against random play.

pip install sb3-contrib            # brings stable-baselines3 and torch; torch is large
python examples/train_ppo.py
python examples/train_ppo.py --game langbord/Reykholt-v0 --opponents calm --seconds 600
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import gymnasium

import langbord.lab.envs.gymnasium_env  # makes langbord/Nusfjord-v0 and the others known

try:
    import torch
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.wrappers import ActionMasker
    from stable_baselines3.common.callbacks import BaseCallback
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed: pip install sb3-contrib")


class Until(BaseCallback):
    """Stops after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def table(args: argparse.Namespace, reward: str) -> gymnasium.Env[Any, Any]:
    made = gymnasium.make(args.game, seats=args.seats, opponents=args.opponents, reward=reward)
    return ActionMasker(made, lambda env: env.unwrapped.action_masks())


def won(model: Any, env: gymnasium.Env[Any, Any], games: int) -> float:
    """The share of games won; what the model thinks best is played."""
    victories = 0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        over = False
        info: dict[str, Any] = {}
        while not over:
            move, _ = model.predict(seen, action_masks=env.unwrapped.action_masks(), deterministic=True)
            seen, _, over, _, info = env.step(int(move))
        victories += info["won"]
    return victories / games


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO against bots.")
    parser.add_argument("--game", default="langbord/Nusfjord-v0", choices=langbord.lab.envs.gymnasium_env.IDS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    env = table(args, "points")
    env.reset(seed=args.seed)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=1024, batch_size=256, learning_rate=1e-3, gamma=1.0, seed=args.seed, device="cpu"
    )
    contest = table(args, "win")
    print(f"before: {won(model, contest, 200):.0%} won against {args.opponents}")
    model.learn(10**9, callback=Until(args.seconds))
    print(f"{model.num_timesteps} decisions in {args.seconds:.0f} s")
    print(f"after: {won(model, contest, 200):.0%} won against {args.opponents}")


if __name__ == "__main__":
    main()
