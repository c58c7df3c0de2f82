"""For the tests of words: the texts of a book, and what no text may have in it."""

from __future__ import annotations

from langbord import games
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK
from langbord.text import Texts
from tests.messages import messages

GALZYR = games.load("galzyr")
MESSAGES = messages("en", "galzyr")


def texts(language: str, book: str = HOUSE_BOOK) -> Texts:
    return Texts(language, GALZYR, GALZYR.meta.complete(1, {"book": book}))


def check_plain(text: str) -> None:
    assert text
    assert not set("{}$\n_|") & set(text), text
    assert not any(slip in text for slip in ("  ", " .", "..", " ,", ",,", ";;", "???")), text
