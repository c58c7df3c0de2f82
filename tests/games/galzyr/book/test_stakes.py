"""What is at stake in a book: the figures that `book survey` sets beside their goals, and the advice of lint."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord.games.galzyr.book import phrases, reader, structure
from langbord.games.galzyr.book.folders import HOUSE
from langbord.games.galzyr.book.lint import checks
from langbord.games.galzyr.book.model import Book
from langbord.games.galzyr.book.tools import lint_report, stakes
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.odds import reach
from langbord.games.galzyr.rules.state import NOBODY
from tests.games.galzyr.small_book import CARDS, write_book
from tests.rules import rule

SECOND = HOUSE.folder_of("house-2")

QUEST = """
## quest q.ferry  The Ferry
start slot
pickup dunmere
notice: Wanted.
scene -> ferry.toll : Take the ferry
abandon: move this to slot
"""

#: One throw; a tag that is better for nothing; two checks that fail in the same words.
THIN = """
# ferry.toll  The Toll
premise: A ferryman wants to be paid in something else.

== start
The ferry is a door on eleven barrels.

* Talk the man round | convince, communication, medium
  2: over
  else: wet
* Lift the ferry out | force, might, hard
  3: over
  else: wet
* Light his pipe [light] -> over

== over
You arrive.
> gain 2 prestige; move this to slot
-> end

== wet
You swim, and arrive.
> gain 1 prestige; move this to vault
-> end
"""

#: The same with a second choice, a quest that can be lost, and a tag that leads to a check.
FULL = """
# ferry.toll  The Toll
premise: A ferryman wants to be paid in something else.

== start
The ferry is a door on eleven barrels.

* Talk the man round | convince, communication, medium
  2: aboard
  else: wet
* Lift the ferry out | force, might, hard
  3: over
  else: sunk
* Light his pipe [light] | convince, communication, easy
  1: aboard
  else: wet

== aboard
Halfway over, one barrel comes loose.

* Hold it with your feet | climb, survival, medium
  2: over
  else: sunk
* Swim for the bank -> wet

== over
You arrive.
> gain 2 prestige; move this to vault
-> end

== wet
You swim, and arrive without the letter.
> lose 1 prestige; move this to vault
-> end

== sunk
It goes down with the letter.
> abandon this
-> end
"""


def book(folder: Path, scene: str) -> Book:
    return reader.read(write_book(folder, scene, CARDS + QUEST))


@pytest.fixture
def thin(tmp_path: Path) -> Book:
    return book(tmp_path / "thin", THIN)


@pytest.fixture
def full(tmp_path: Path) -> Book:
    return book(tmp_path / "full", FULL)


def figures(given: Book) -> dict[str, str]:
    return {row.what: row.figure for row in stakes.Stakes(given).rows()}


def test_a_thin_scene_and_a_full_one_are_told_apart(thin: Book, full: Book) -> None:
    thin_figures, full_figures = figures(thin), figures(full)
    assert thin_figures["scenes met with two choices on a way"] == "0.0 %"
    assert full_figures["scenes met with two choices on a way"] == "100.0 %"
    assert thin_figures["failed checks of quests that pay prestige"] == "100.0 %"
    assert full_figures["failed checks of quests that pay prestige"] == "0.0 %"
    assert full_figures["… that lose the quest or set it back"] == "50.0 %"  # two of four checks
    assert thin_figures["blocks with several checks that all fail alike"] == "100.0 %"
    assert full_figures["blocks with several checks that all fail alike"] == "0.0 %"
    assert thin_figures["starry options as good as every check beside them"] == "100.0 %"
    assert thin_figures["starry options that lead to a check or a price"] == "0.0 %"
    assert full_figures["starry options that lead to a check or a price"] == "100.0 %"
    assert full_figures["scenes met in which something held can be lost"] == "100.0 %"


def test_lint_advises_where_nothing_is_at_stake(thin: Book, full: Book) -> None:
    for check in ("second-choices", "failures", "starry"):
        found = checks.findings(thin, check)
        assert found
        assert all(each.advice for each in found)
        assert checks.findings(full, check) == []


def test_habits_are_advice_and_never_a_mistake(tmp_path: Path) -> None:
    found = checks.findings(book(tmp_path, THIN.replace("You swim,", "You swim;" + " on;" * 9)), "habits")
    assert [each.advice for each in found] == [True]
    assert "semicolons" in str(found[0])


def test_what_a_way_is_worth_follows_the_best_option_or_any(full: Book) -> None:
    scene = full.scenes["ferry.toll"]

    def sure(skill: str, least: int) -> float:
        return 1.0

    assert structure.Worth(scene, sure).target("start") == 2
    assert structure.Worth(scene, sure, wise=False).target("start") == pytest.approx((0.5 * (2 - 1) + 2) / 2)


# --- the second book of the house -------------------------------------------------------------------------------------


@rule("G8.5")
def test_the_dice_of_the_second_book_help_their_neighbours() -> None:
    land = Land(reader.load(SECOND))
    neighbours = (0, 2, NOBODY, NOBODY, NOBODY)  # two dice of those beside survival
    black, first = (NOBODY,) * 5, Land(reader.load())
    assert [round(100 * reach(land, neighbours, 1, least)) for least in (1, 2, 3)] == [74, 33, 8]
    assert [round(100 * reach(land, black, 1, least)) for least in (1, 2, 3)] == [60, 20, 4]
    for own in ((1, NOBODY, NOBODY, NOBODY, NOBODY), (1, 1, NOBODY, NOBODY, NOBODY)):
        assert [reach(land, own, 1, n) for n in (1, 2, 3)] == [reach(first, own, 1, n) for n in (1, 2, 3)]


def test_the_second_book_has_no_mistake() -> None:
    assert lint_report.report(SECOND).mistakes == []


@rule("G13.2", "G13.3", "G13.4")
def test_the_abilities_of_the_second_book() -> None:
    cards = reader.load(SECOND).cards
    (teeth,) = cards["bumir.teeth"].boxes
    assert teeth.effects == (phrases.NewPool(4, (("might", 2), ("survival", 2))),)
    sure, pushed = cards["mor.another"].boxes
    bands = (
        phrases.CheckBand(1, 3, (phrases.Successes(-1),), stop=True),
        phrases.CheckBand(4, 12, (phrases.Successes(1),)),
    )
    assert sure.effects == (phrases.Successes(1),)
    assert pushed.effects == (phrases.Successes(1), phrases.Push(bands))
    (over,) = cards["aysala.over"].uses
    assert [step.effect for step in over.steps] == [
        phrases.Movement(3),
        phrases.DiscardAll("companion", "flight", without=True),
    ]
    assert over.moment == "travel"
