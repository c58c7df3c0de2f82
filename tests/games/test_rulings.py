"""A paragraph that decides what the sources leave open says why, in every language."""

from __future__ import annotations

import re

import pytest

from langbord import games
from langbord.locales import languages
from langbord.text import Texts

#: What a ruling begins with, and what a reason does.
RULING = {"en": "*Ruling:*", "ru": "*Решение:*"}
REASON = {
    "en": r": |because|since|(^|[,;]) (for|as|else|so)\b|so that|would|could|though|reading|source",
    "ru": r": |потому что|ведь|поэтому|чтобы|иначе|раз |как и|так как|бы\b|толкован|источник",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["nusfjord", "reykholt", "keyharvest"])
def test_every_ruling_says_why(game: str, language: str) -> None:
    meta = games.meta(game)
    paragraphs = Texts(language, games.load(game), meta.complete(max(meta.seats), {})).rules()
    said = {each.number: each.text.partition(RULING[language])[2] for each in paragraphs}
    assert sum(map(bool, said.values())) > 25
    reason = re.compile(REASON[language], re.IGNORECASE)
    assert [number for number, text in said.items() if text and not reason.search(text)] == []
