"""The rules as they are shown: every paragraph in full and as a gist, in both languages."""

from __future__ import annotations

import pytest

from langbord.games.keyharvest.rules.game import GAME
from langbord.locales import languages
from langbord.text import Texts


@pytest.mark.parametrize("language", languages())
def test_every_paragraph_has_a_gist_that_is_shorter(language: str) -> None:
    paragraphs = Texts(language, GAME, GAME.meta.complete(2, {})).rules()
    assert len(paragraphs) > 100
    for paragraph in paragraphs:
        assert 0 < len(paragraph.gist) < 100, paragraph.number
        assert "> " not in paragraph.text, paragraph.number
        assert paragraph.gist not in paragraph.text, paragraph.number


@pytest.mark.parametrize("language", languages())
def test_paragraphs_refer_only_to_paragraphs_that_exist(language: str) -> None:
    paragraphs = Texts(language, GAME, GAME.meta.complete(2, {})).rules()
    known = {paragraph.number for paragraph in paragraphs} | {
        paragraph.number.split(".")[0] for paragraph in paragraphs
    }
    for paragraph in paragraphs:
        words = paragraph.text.replace("–", " ").replace("(", " ").replace(")", " ").replace(",", " ").split()
        cited = [word.strip(".;:,") for word in words if word[0] == "K" and word[1:2].isdigit()]
        assert {*cited} <= known, paragraph.number
