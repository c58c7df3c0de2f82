"""Key Harvest as the lobby sees it."""

from typing import Final

from langbord.engine.meta import Meta, Option

META: Final = Meta(
    name="keyharvest",
    title="Key Harvest",
    seats=(2, 3, 4),
    minutes=90,
    rules=1,
    first_seats=3,
    options=(
        Option("start", "random", ("random", "chooser", "0", "1", "2", "3")),
        Option("edition", "house-1"),  # the name of an edition of the house, or a folder with one
    ),
)
