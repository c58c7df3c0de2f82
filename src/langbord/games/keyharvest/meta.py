"""Key Harvest as the lobby sees it."""

from typing import Final

from langbord.engine.meta import Meta, Option
from langbord.engine.start_player import start_option

META: Final = Meta(
    name="keyharvest",
    title="Key Harvest",
    seats=(2, 3, 4),
    minutes=90,
    rules=2,
    order=3,
    first_seats=3,
    options=(
        start_option(4),
        Option("edition", "house-1"),  # the name of an edition of the house, or a folder with one
    ),
)
