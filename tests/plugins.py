"""What tests ask of the games there are; and games that are not as they are, for as long as a test runs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from langbord import plugin

SetUp = tuple[int, dict[str, str]]  # seats and options


def set_ups(game: str, most: int, least_seats: int = 1) -> list[SetUp]:
    """So many of a game's sample set-ups, spread over all of them."""
    samples = [each for each in plugin.plugin(game).sample_options() if each.seats >= least_seats]
    step = max(1, -(-len(samples) // most))
    return [(each.seats, dict(each.options)) for each in samples[::step]]


def change(monkeypatch: pytest.MonkeyPatch, game: str, **parts: Any) -> None:
    """The game with these fields of its plug-in instead of its own."""
    found = plugin.found()
    games = {**found.games, game: replace(found.games[game], **parts)}
    monkeypatch.setattr(plugin, "found", lambda: plugin.Found(games, found.broken))


def only(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """As if no other games were installed."""
    found = plugin.found()
    games = {name: found.games[name] for name in names}
    monkeypatch.setattr(plugin, "found", lambda: plugin.Found(games, found.broken))
