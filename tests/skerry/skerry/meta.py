"""Skerry as the lobby sees it."""

from typing import Final

from langbord.engine.meta import Meta, Option

META: Final = Meta(
    name="skerry",
    title="Skerry",
    seats=(1, 2, 3),
    minutes=5,
    rules=1,
    options=(Option("wind", "calm", ("calm", "gale")),),
    order=1000,
)
