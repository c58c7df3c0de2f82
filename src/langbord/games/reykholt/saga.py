"""The five scenarios as one saga: what the tourism officer writes before each, and what came of it."""

from __future__ import annotations

from typing import Final

from langbord.engine.web import Words
from langbord.games.reykholt.meta import META
from langbord.games.reykholt.rules.moves import SCENARIO_WORDS
from langbord.plugin import Chapter, ChapterTexts, Saga


def _told(chapter: Chapter, texts: Words) -> ChapterTexts:
    card = texts.card(chapter.key)
    letter = texts.card_says(chapter.key, "story").split("\n\n")
    won = texts.card_says(chapter.key, "won").strip()
    return ChapterTexts(card.name, tuple(part.strip() for part in letter), card.note.strip(), won)


SAGA: Final = Saga(
    chapters=tuple(Chapter(word, {"scenario": str(number)}) for number, word in enumerate(SCENARIO_WORDS, 1)),
    seats=META.seats,
    texts=_told,
)
