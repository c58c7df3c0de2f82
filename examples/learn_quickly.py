"""Learn to beat random play at Nusfjord in about a minute on one core, with nothing but numpy.

    python examples/learn_quickly.py
    python examples/learn_quickly.py --games 300 --tables 32

A linear policy: every move has one weight for each number of the observation, and legal moves are drawn by their
softmax. It learns by REINFORCE: after each game, the moves of the learner become likelier if the margin of points was
better than usual, and less likely if it was worse.
"""

from __future__ import annotations

import argparse
import os
import time

for library in ("OMP", "OPENBLAS", "MKL"):  # read when numpy is loaded; more threads only wait for each other here
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from langbord.engine.errors import OptionError  # noqa: E402
from langbord.lab.envs.vector import Tables  # noqa: E402

Floats = NDArray[np.float32]


class Policy:
    """Weights for observation and move, with Adam's running means of the gradient."""

    def __init__(self, size: int, moves: int, rate: float) -> None:
        self.weights: Floats = np.zeros((size, moves), np.float32)
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.rate = rate
        self.steps = 0

    def chances(self, observations: Floats, masks: NDArray[np.bool_]) -> Floats:
        """How likely each move is; illegal ones never."""
        scores = np.where(masks, observations @ self.weights, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        likely = np.exp(scores)
        return np.asarray(likely / likely.sum(axis=1, keepdims=True), np.float32)

    def learn(self, observations: Floats, errors: Floats) -> None:
        """One step up the gradient."""
        self.steps += 1
        gradient = observations.T @ errors / len(errors)
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient * gradient - self.square)
        right = self.mean / (1.0 - 0.9**self.steps)
        size = np.sqrt(self.square / (1.0 - 0.99**self.steps)) + 1e-6
        self.weights += self.rate * right / size


def draw(rng: np.random.Generator, chances: Floats) -> NDArray[np.int64]:
    """A move for each table."""
    edges = chances.cumsum(axis=1)
    points = rng.random((len(chances), 1), dtype=np.float32) * edges[:, -1:]
    return np.asarray((edges > points).argmax(axis=1), np.int64)


def train(policy: Policy, tables: Tables, games: int, rng: np.random.Generator, seconds: float = 1e9) -> list[float]:
    """Play against random and learn from each finished game; the learner's margins, game by game."""
    learner = rng.integers(tables.seats, size=tables.count)  # its seat at each table
    seen: list[list[Floats]] = [[] for _ in range(tables.count)]
    wrong: list[list[Floats]] = [[] for _ in range(tables.count)]
    batch: list[tuple[Floats, Floats, float]] = []
    margins: list[float] = []
    usual = 0.0
    begun = time.process_time()
    while len(margins) < games and time.process_time() - begun < seconds:
        observations, masks = tables.observations, tables.masks
        own = tables.seats_to_move == learner
        chances = np.asarray(masks / masks.sum(axis=1, keepdims=True), np.float32)  # of the random opponent
        chances[own] = policy.chances(observations[own], masks[own])
        moves = draw(rng, chances)
        for table in np.flatnonzero(own & (masks.sum(axis=1) > 1)):
            error = -chances[table]
            error[moves[table]] += 1.0
            seen[table].append(observations[table].copy())
            wrong[table].append(error)
        tables.step(moves)
        for table in np.flatnonzero(tables.dones):
            margin = float(tables.rewards[table, learner[table]])
            margins.append(margin)
            batch.append((np.array(seen[table]), np.array(wrong[table]), margin))
            seen[table], wrong[table] = [], []
            learner[table] = rng.integers(tables.seats)
        if len(batch) >= 32:
            usual += 0.2 * (float(np.mean([margin for _, _, margin in batch])) - usual)
            spread = float(np.std([margin for _, _, margin in batch])) + 1e-3
            inputs = np.concatenate([rows for rows, _, _ in batch])
            errors = np.concatenate([error * ((margin - usual) / spread) for _, error, margin in batch])
            policy.learn(inputs, np.asarray(errors, np.float32))
            batch = []
    return margins


def play(policy: Policy, tables: Tables, games: int, rng: np.random.Generator) -> float:
    """The share of games that the policy wins against random; a shared victory counts half."""
    learner = np.arange(tables.count) % tables.seats
    won: list[float] = []
    while len(won) < games:
        own = tables.seats_to_move == learner
        chances = np.asarray(tables.masks / tables.masks.sum(axis=1, keepdims=True), np.float32)
        chances[own] = policy.chances(tables.observations[own], tables.masks[own])
        tables.step(draw(rng, chances))
        for table in np.flatnonzero(tables.dones):
            rewards = tables.rewards[table]
            margin = rewards[learner[table]] - np.delete(rewards, learner[table]).max()
            won.append(0.5 if margin == 0 else float(margin > 0))
    return float(np.mean(won))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat random play.")
    parser.add_argument("--game", default="nusfjord", choices=("nusfjord", "reykholt", "keyharvest"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100_000, help="at most so many")
    parser.add_argument("--seconds", type=float, default=60.0, help="and at most so long")
    parser.add_argument("--contest", type=int, default=1000, help="games to find out how good it is")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.seats < 2 or min(args.games, args.contest, args.tables) < 1:
        parser.error("it takes two seats, one table, one game and one of the contest at least")
    rng = np.random.default_rng(args.seed)
    try:
        tables = Tables(args.game, args.tables, args.seats, reward="points", seed=args.seed)
    except OptionError as error:
        parser.error(str(error))
    policy = Policy(tables.rows.size, tables.rows.moves, args.rate)
    print(f"before: {play(policy, tables, args.contest, rng):.0%} won against random")
    begun = time.process_time()
    played = 0
    while played < args.games and (left := args.seconds - (time.process_time() - begun)) > 0:
        tables.reset()
        margins = train(policy, tables, min(1000, args.games - played), rng, left)
        played += len(margins)
        margin = 20 * np.mean(margins or [0])
        print(f"{played:6} games, {time.process_time() - begun:4.0f} s: margin {margin:+.1f} points")
    fresh = Tables(args.game, args.tables, args.seats, reward="points", seed=args.seed + 1)
    print(f"after: {play(policy, fresh, args.contest, rng):.0%} won against random")


if __name__ == "__main__":
    main()
