"""Lands of Galzyr as the lobby sees it."""

from typing import Final

from langbord.engine.meta import Meta, Option
from langbord.engine.start_player import start_option

META: Final = Meta(
    name="galzyr",
    title="Lands of Galzyr",
    seats=(1, 2, 3, 4),
    minutes=90,
    rules=2,
    order=4,
    first_seats=1,
    rounds="day",
    worlds=True,
    content_language="en",
    coop=("mode", "coop"),
    options=(
        Option("mode", "coop", ("coop", "competitive"), seats=(2, 3, 4)),  # one player alone: solo
        Option("quests", "by-mode", ("by-mode", "open", "closed"), seats=(2, 3, 4)),  # quests in hand (G11.2)
        Option("month", "random", ("random", *(str(month) for month in range(1, 13)))),
        Option("challenge", "off", ("off", "on")),
        Option("gentle", "off", ("off", "on")),  # failures as in the book that this one extends (G15.6)
        start_option(4),
        Option("book", "house-1"),  # the name of a book of the house, or a folder with one
    ),
)
