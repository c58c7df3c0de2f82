"""Reykholt as the lobby sees it."""

from typing import Final

from langbord.engine.meta import Meta, Option
from langbord.engine.start_player import start_option

META: Final = Meta(
    name="reykholt",
    title="Reykholt",
    seats=(1, 2, 3, 4),
    minutes=60,
    rules=2,
    order=2,
    options=(
        Option("set", "A", ("A", "B", "C", "D", "E"), limited=(("E", (1, 2)),)),
        Option("story", "auto", ("auto", "off", "on")),  # the story cards of the set are shuffled in
        Option("scenario", "off", ("off", "1", "2", "3", "4", "5")),
        Option("variant", "off", ("off", "on"), seats=(1,)),
        start_option(4),
        Option("edition", "house-3"),  # the name of an edition of the house, or a folder with one
    ),
)
