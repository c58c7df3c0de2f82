"""Everything that can be read in Reykholt reads in both languages."""

from __future__ import annotations

import pytest

from langbord import games
from langbord.games.reykholt.edition.loader import house_editions, load_deck
from langbord.games.reykholt.rules.moves import CARD_WORDS, EVENT_WORDS, GROW_WORDS, SCENARIO_WORDS
from langbord.locales import languages
from langbord.text import Texts
from tests.games.reykholt.table import owner, play, table

REYKHOLT = games.load("reykholt")
DECK = load_deck("house-2", "A")
SPACES = [f"{space.word}-{side}" for side, spaces in zip((2, 4), DECK.spaces, strict=True) for space in spaces]
FACES = [*CARD_WORDS, *GROW_WORDS, *EVENT_WORDS, *SCENARIO_WORDS, *SPACES]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", house_editions())
def test_every_face_has_a_name_and_a_text(language: str, edition: str) -> None:
    texts = Texts(language, REYKHOLT, REYKHOLT.meta.complete(2, {"edition": edition}))
    faces = [texts.card(word) for word in FACES]
    assert all(face.name and face.text.endswith(".") for face in faces)
    assert texts.problems == []


def test_a_phrase_reads_as_a_sentence() -> None:
    texts = Texts("en", REYKHOLT, REYKHOLT.meta.complete(2, {"edition": "house-1"}))
    assert texts.card("F2-2").text == "Seed at least once; harvest up to 2 greenhouses."
    assert texts.card("A03").text == "After an action in which you seeded, you may harvest one greenhouse."
    assert texts.card("B08").text == (
        "At any time, once a round: you may discard any good to gain a good of your choice."
    )
    russian = Texts("ru", REYKHOLT, REYKHOLT.meta.complete(2, {"edition": "house-1"}))
    assert russian.card("M2-2").text == "Получите 1 помидор и 1 гриб."


def buttons(houses: dict[str, str], language: str) -> list[str]:
    """What the moves are called when it is asked which greenhouse to harvest."""
    position = play(table(2, owner("", houses)), "F2")
    assert position.ask is not None
    texts = Texts(language, REYKHOLT, position.options)
    return [texts.move(position.ask, move) for move in position.ask.moves]


def test_greenhouses_of_the_same_name_are_told_apart_by_what_grows_there() -> None:
    twins = {"G15": "1 tomato", "G16": "5 tomato, 1 lettuce", "G01": "2 carrot"}
    assert buttons(twins, "en") == [
        "Hotbed (3 parcels)",  # there is no other
        "Long House (6 parcels): 1 tomato",
        "Long House (6 parcels): 5 tomatoes and 1 lettuce",
    ]
    assert buttons(twins, "ru")[1:] == [
        "Длинная теплица (грядок: 6): 1 помидор",
        "Длинная теплица (грядок: 6): 5 помидоров и 1 салат",
    ]


def test_an_empty_greenhouse_says_so_beside_its_twin() -> None:
    position = play(table(2, owner("", {"G05": "", "G06": "1 mushroom", "G10": ""})), "T2 first")
    assert position.ask is not None
    texts = Texts("en", REYKHOLT, position.options)
    assert [texts.move(position.ask, move) for move in position.ask.moves] == [
        "Cottage House (4 parcels): empty",
        "Cottage House (4 parcels): 1 mushroom",
        "Arched House (5 parcels)",
    ]
