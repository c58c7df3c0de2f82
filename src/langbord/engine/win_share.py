"""From hopes to chances: what share of the win somebody may expect who hopes for so many points."""

from __future__ import annotations

import math


def shares(hopes: list[float], points: float) -> list[float]:
    """How the win is shared among seats with these hopes, if `points` more are e times the chance."""
    best = max(hopes)
    weights = [math.exp((hope - best) / points) for hope in hopes]
    total = sum(weights)
    return [weight / total for weight in weights]


def likelihood(hope: float, goal: float, points: float) -> float:
    """Alone: how likely a goal is reached, if `points` more are e times the odds."""
    return 1.0 / (1.0 + math.exp((goal - hope) / points))
