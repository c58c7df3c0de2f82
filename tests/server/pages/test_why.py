"""Why not: of several words the last one is asked about, and trying the others tells nothing new."""

from __future__ import annotations

from langbord import games
from langbord.server.pages import table_page

VIEWER = table_page.Viewer(seat=0, seats=(0,), language="en", theme="auto", confirm=True, sound=False)
NAMES = ("Astrid", "Berit")


def why(words: str) -> str:
    position = games.load("keyharvest").new(2, seed=1, options={"start": "0"})
    answer = table_page.why_not(position, VIEWER, NAMES, words)
    return answer["paragraph"] or answer["text"]


def test_the_last_of_several_words_is_asked_about() -> None:
    assert why("worker L") == "K5.3"  # the Benefactor fits nowhere yet
    assert why("transfer") == "K6.1"


def test_words_that_cannot_be_taken_back_are_not_tried() -> None:
    unknown = why("no-such-word")
    assert why("offer no-such-word harvest") == unknown
    assert why("end harvest") == unknown  # the turn of somebody else


def test_a_rule_is_told_without_its_markup() -> None:
    position = games.load("keyharvest").new(2, seed=1, options={"start": "0"})
    assert "*" not in table_page.why_not(position, VIEWER, NAMES, "stop")["rule"]
