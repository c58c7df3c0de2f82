"""What a seat sees. Not compiled, where the rest is: it is there for the types."""

from __future__ import annotations

from typing import TypedDict


class BoatView(TypedDict):
    """What lies before one seat."""

    coins: int
    stars: int
    held: int  # how many cards
    cards: list[str]  # which ones, as far as the viewer knows


class View(TypedDict):
    """The whole table."""

    turn: int
    length: int
    boats: list[BoatView]
    sea: list[str]
    pile: int
