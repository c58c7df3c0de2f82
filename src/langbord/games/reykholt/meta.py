"""Reykholt as the lobby sees it."""

from typing import Final

from langbord.engine.meta import Meta, Option

META: Final = Meta(
    name="reykholt",
    title="Reykholt",
    seats=(1, 2, 3, 4),
    minutes=60,
    rules=1,
    options=(
        Option("set", "A", ("A", "B", "C", "D", "E"), limited=(("E", (1, 2)),)),
        Option("story", "off", ("off", "on")),  # the story cards of the set are shuffled in
        Option("scenario", "off", ("off", "1", "2", "3", "4", "5")),
        Option("variant", "off", ("off", "on"), seats=(1,)),
        Option("start", "random", ("random", "0", "1", "2", "3")),
        Option("edition", "house-2"),  # the name of an edition of the house, or a folder with one
    ),
)
