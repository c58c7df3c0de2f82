"""Why a game ended so: against whom, by which line of the score, and how a tie was broken."""

from __future__ import annotations

import pytest

from langbord.plugin import ScoreLine
from langbord.server.pages.ending import Verdict, verdict
from langbord.server.pages.table_page import texts
from langbord.text import Texts

NAMES = ("Ann", "Berit", "Cecilie")


@pytest.fixture
def t() -> Texts:
    return texts("en", "nusfjord", (), NAMES)


def sheet(ships: int, buildings: int, gold: int) -> list[ScoreLine]:
    lines = {"ships": ships, "buildings": buildings, "gold": gold}
    return [{"key": key, "card": "", "points": points} for key, points in lines.items()]


def told(t: Texts, scores: list[int], winners: list[int], me: int | None, tie: str = "") -> Verdict | None:
    sheets = [sheet(12, 0, 8), sheet(4, 8, 6), sheet(0, 0, 1)]
    return verdict(scores, winners, sheets, NAMES, me, t, (), tie)


def test_whoever_looks_is_told_of_themselves(t: Texts) -> None:
    found = [told(t, [20, 18, 1], [0], me) for me in (0, 1, 2, None)]
    assert [each and each.result for each in found] == [
        "You won 20 : 18 against Berit.",
        "You lost 18 : 20 against Ann.",
        "You lost 1 : 20 against Ann.",
        "Ann won 20 : 18.",
    ]
    ships = "What made the difference: Ships, 12 : 4 for Ann."
    assert [each and each.difference for each in found[:2]] == [ships, ships]


def test_a_broken_tie_is_explained_and_a_shared_victory_is_none(t: Texts) -> None:
    broken = told(t, [18, 18, 1], [1], 1, "end-same-deal")
    assert broken is not None
    assert broken.ties == (t.say("end-same-deal"),)
    assert told(t, [18, 18, 1], [0, 1, 2], 0) is None
    shared = told(t, [18, 18, 1], [0, 1], 2)
    assert shared is not None
    assert shared.ties == ()
    assert verdict([7], [0], [sheet(1, 1, 1)], NAMES[:1], 0, t) is None
