"""Nusfjord as the lobby sees it."""

from langbord.engine.meta import Meta, Option
from langbord.engine.start_player import start_option

META = Meta(
    name="nusfjord",
    title="Nusfjord",
    seats=(1, 2, 3, 4, 5),
    minutes=60,
    rules=2,
    order=1,
    solo_scored=("campaign", "off"),
    options=(
        Option("deck", "herring", ("herring", "mackerel", "cod"), open=True),
        # Any word says how the other decks are shuffled into the first display; these are offered.
        Option("mixed", "off", ("off", *(str(number) for number in range(1, 7))), open=True),
        start_option(5),
        Option("solo", "basic", ("basic", "advanced"), seats=(1,)),
        Option("campaign", "off", ("off", "on"), seats=(1,)),
        Option("edition", "house-2"),  # the name of an edition of the house, or a folder with one
    ),
)
