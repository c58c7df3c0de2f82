"""The campaigns alone, one for each deck, as the chapters of one saga."""

from __future__ import annotations

from typing import Final

from langbord.engine.web import Words
from langbord.games.nusfjord.rules.view_model import View
from langbord.plugin import Chapter, ChapterTexts, Saga

DECKS: Final = ("herring", "mackerel", "cod")


def _told(chapter: Chapter, texts: Words) -> ChapterTexts:
    title, letter, advice, won = (
        texts.say(f"saga-{chapter.key}-{part}") for part in ("title", "letter", "advice", "won")
    )
    return ChapterTexts(title, tuple(letter.split("\n\n")), advice, won)


def _stands(view: View, texts: Words) -> str:
    """Which of its games is played, and how the campaign stands."""
    campaign = view["campaign"]
    if campaign is None:
        return ""
    points = sum(line["points"] for line in view["players"][0]["score"])
    return texts.say("saga-stands", game=campaign["game"], points=points)


SAGA: Final = Saga(
    chapters=tuple(Chapter(deck, {"campaign": "on", "deck": deck}) for deck in DECKS),
    seats=(1,),
    texts=_told,
    stands=_stands,
)
