"""Since your last turn: what the others did is told, even where it leaves only counters behind."""

from __future__ import annotations

import pytest

from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.rules.view_model import View
from langbord.games.keyharvest.texts import recap
from langbord.locales import languages
from langbord.text import Texts
from tests.games.keyharvest.table import bag, board, play, table


def told(words: str, language: str = "en", **fields: str) -> list[str]:
    """What seat 1 is told after these words of seat 0."""
    position = table(2, board(0, fields.get("rival", "C4 C5 C6")), board(1, fields.get("own", "E8")), bag(""))
    before: View = position.view(1)
    play(position, words)
    texts = Texts(language, GAME, position.options, ("Ann", "Bo"))
    found = recap.sentences(before, position.view(1), texts, 1)
    assert not texts.problems
    return found


def test_a_harvest_of_a_rival_is_told() -> None:
    assert told("harvest C4 C6 stop end") == ["Ann has harvested C4, C6"]
    assert told("harvest C4 C6 stop end", "ru") == ["Ann убирает урожай: C4, C6"]


@pytest.mark.parametrize("language", languages())
def test_nothing_is_told_of_fields_that_were_harvested_before(language: str) -> None:
    assert told("end", language, rival="C4* C5*") == []
