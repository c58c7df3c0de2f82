"""Worlds that go on in another book, and worlds that are played gently (G15.6, G15.7)."""

from __future__ import annotations

import random

import pytest

from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.engine.record import replay
from langbord.games.galzyr import saved_worlds
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.land_loader import load_land
from langbord.games.galzyr.rules.state import State
from langbord.games.galzyr.texts import chronicle
from langbord.text import Texts
from tests.games.galzyr.table import BOOK
from tests.rules import rule


def retold(position: Position[State]) -> list[tuple[str, ...]]:
    """The chronicle of a world, paragraph by paragraph."""
    texts = Texts("en", GAME, position.options)
    return [section.paragraphs for section in chronicle.tell(position.state, texts).sections]


def packed(months: int = 1, **options: str) -> Position[State]:
    """A world of the first book, lived through by somebody who takes the first answer, then packed up."""
    position = GAME.new(1, seed=9, options={"book": "house-1", **options}, log=False, keep=False)
    chance = random.Random(9)
    while position.ask is not None:
        if position.ask.prompt == "month-over":
            position.play("go-on" if position.state.months < months else "pack-up")
        else:
            position.play(chance.choice(position.ask.moves))
    return position


@rule("G15.7")
def test_a_packed_world_goes_on_in_the_book_that_extends_its_own() -> None:
    old = packed(2)
    before = retold(old)
    new = GAME.next_table(old.state, 1, {"book": "house-2"}, seed=3)
    assert (new.state.land.shelf, GAME.faults(new.state)) == ("house-2", [])
    assert new.state.seen == old.state.seen
    assert any("@" in line for line in new.state.diary)
    assert retold(new) == before
    land = new.state.land
    assert {"weather", "dear"} <= {land.cards[card].id for card in new.state.globals}
    assert land.number["dear.boots"] in new.state.vault
    assert GAME.next_table(old.state, 1, seed=3).state.land.shelf == "house-1"
    new.play(new.ask.moves[0])  # type: ignore[union-attr]
    assert replay(GAME, new.record()).state.land.shelf == "house-2"
    with pytest.raises(OptionError, match="extends"):
        GAME.next_table(old.state, 1, {"book": BOOK})


@rule("G15.6")
def test_a_gentle_world_keeps_the_scenes_of_the_book_before() -> None:
    first, plain, gentle = load_land("house-1"), load_land("house-2"), load_land("gentle:house-2")
    amended = [id_ for id_, scene in first.book.scenes.items() if plain.scene(id_).blocks != scene.blocks]
    assert amended
    assert all(gentle.scene(id_).blocks == first.scene(id_).blocks for id_ in amended)
    asks = [card for card in plain.cards.values() if card.type == "global" and any(box.must for box in card.scenes)]
    assert "weather" in {card.id for card in asks}
    assert not any(box.must for card in asks for box in gentle.cards[card.number].scenes)
    assert gentle.book.world.advanced_die == plain.book.world.advanced_die != first.book.world.advanced_die
    position = GAME.new(1, seed=4, options={"book": "house-2", "gentle": "on"})
    assert position.state.land.shelf == "gentle:house-2"


def test_a_world_is_offered_the_books_that_come_after_its_own() -> None:
    assert saved_worlds.books({"book": "house-1"}) == ("house-1", "house-2")
    assert saved_worlds.books({"book": "house-2"}) == ("house-2",)
    assert saved_worlds.books({"book": BOOK}) == (BOOK,)
