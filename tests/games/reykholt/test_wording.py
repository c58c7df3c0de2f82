"""Everything that can be read in Reykholt reads in both languages."""

from __future__ import annotations

import pytest

from langbord import games
from langbord.games.reykholt.edition import house_editions, load_deck
from langbord.games.reykholt.moves import CARD_WORDS, EVENT_WORDS, GROW_WORDS, SCENARIO_WORDS
from langbord.text import LANGUAGES, Texts

REYKHOLT = games.load("reykholt")
DECK = load_deck("house-2", "A")
SPACES = [f"{space.word}-{side}" for side, spaces in zip((2, 4), DECK.spaces, strict=True) for space in spaces]
FACES = [*CARD_WORDS, *GROW_WORDS, *EVENT_WORDS, *SCENARIO_WORDS, *SPACES]


@pytest.mark.parametrize("language", LANGUAGES)
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
        "At any time, once a round: you may discard any good and gain a good of your choice."
    )
    russian = Texts("ru", REYKHOLT, REYKHOLT.meta.complete(2, {"edition": "house-1"}))
    assert russian.card("M2-2").text == "Получите 1 помидор и 1 гриб."
