"""Checks of the world: map, adventurers, calendar, display numbers."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.games.galzyr.book import vocabulary
from langbord.games.galzyr.book.lint.findings import Finding
from langbord.games.galzyr.book.model import Book, Source

_MARKS, _SAME = 4, 2
_LOCATIONS, _LOCATION_CARDS = 8, 12


def the_map(book: Book) -> Iterator[Finding]:
    """Every space can be walked to in either season; eight locations, with twelve numbers between them."""
    world, here = book.world, Source("world.toml", 1)
    for season in vocabulary.SEASONS:
        roads = {space.id: space.summer if season == "summer" else space.winter for space in world.spaces}
        found, waiting = set[str](), [world.spaces[0].id] if world.spaces else []
        while waiting:
            id_ = waiting.pop()
            if id_ not in found:
                found.add(id_)
                waiting += roads[id_]
        for id_ in sorted(set(roads) - found):
            yield Finding("map", here, f"in {season} no road leads to '{id_}'")
    places = {space.id for space in world.spaces if space.location}
    if len(places) != _LOCATIONS:
        yield Finding("map", here, f"the map has {_LOCATIONS} locations, not {len(places)}")
    cards = [card for card in book.cards.values() if card.type == "location"]
    numbers = sorted(card.nr for card in cards if card.start == "board")
    if numbers != list(range(1, _LOCATION_CARDS + 1)):
        yield Finding(
            "map", here, f"the locations on the board must have the numbers 1 to {_LOCATION_CARDS}, each once"
        )
    for card in cards:
        if card.place is not None and card.place.word not in places:
            yield Finding("map", card.source, f"'{card.place.word}' is not a location of the map")
    for terrain in vocabulary.TERRAINS:
        if not any(space.terrain == terrain for space in world.spaces):
            yield Finding("map", here, f"there is no {terrain} on the map")


def adventurers(book: Book) -> Iterator[Finding]:
    """Four adventurers with four marks, an ability and an origin quest each; levels that rise."""
    here = Source("world.toml", 1)
    if [board.id for board in book.world.adventurers] != list(vocabulary.ADVENTURERS):
        yield Finding(
            "adventurers", here, f"the adventurers must be {', '.join(vocabulary.ADVENTURERS)}, in this order"
        )
    for board in book.world.adventurers:
        if sum(board.marks) != _MARKS or max(board.marks) > _SAME:
            yield Finding("adventurers", here, f"{board.name} needs {_MARKS} marks, at most {_SAME} of a skill")
        own = [card.type for card in book.cards.values() if card.hero == board.id and card.start == "origin"]
        if sorted(own) != ["quest", "status"]:
            message = (
                f"{board.name} starts with one ability (a status) and one origin quest, not with {own or 'nothing'}"
            )
            yield Finding("adventurers", here, message)
    for lower, higher in zip(book.world.levels, book.world.levels[1:], strict=False):
        if any(a >= b for a, b in zip(lower.prestige, higher.prestige, strict=True)):
            yield Finding("adventurers", here, f"level '{higher.name}' must ask for more than '{lower.name}'")
