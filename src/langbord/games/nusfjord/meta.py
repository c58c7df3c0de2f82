"""Nusfjord as the lobby sees it."""

from langbord.engine.meta import Meta, Option

META = Meta(
    name="nusfjord",
    title="Nusfjord",
    seats=(1, 2, 3, 4, 5),
    minutes=60,
    rules=1,
    options=(
        Option("deck", "herring", ("herring", "mackerel", "cod")),
        Option("start", "random", ("random", "0", "1", "2", "3", "4")),
        Option("solo", "basic", ("basic", "advanced"), seats=(1,)),
        Option("campaign", "off", ("off", "on"), seats=(1,)),
        Option("edition", "house-2"),  # the name of an edition of the house, or a folder with one
    ),
)
