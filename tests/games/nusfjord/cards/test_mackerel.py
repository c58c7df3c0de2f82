"""Every building of the mackerel deck in concrete situations; `situations` says how to read the tables."""

from __future__ import annotations

import pytest

from tests.games.nusfjord.cards.situations import (
    Card,
    Line,
    at_the_end,
    build_for,
    cards,
    changes,
    deck_faces,
    faces,
    gaps,
    lay_out,
    lines,
    one_less,
    play,
    played,
    score,
    with_card,
    without_card,
)
from tests.rules import rule

DECK = "mackerel"

NOW = """
A01 | 2 fish | 0 | gain 1 wood per forest, at most 6
    2 fish, forests 00000 | build A01 S1 | fish -2
    2 fish, forests 00211 | build A01 S1 | fish -2, wood +4
    2 fish, forests 02222 | build A01 S1 | fish -2, wood +6
    2 fish, 9 wood | build A01 S1 | fish -2, wood +3
A05 | 1 wood, 1 fish | 0 | grow 2 forests
    1 wood, 1 fish, forests 00111 | build A05 S1 D4 D5 | wood -1, fish -1, forests +2
    1 wood, 1 fish, forests 01000 | build A05 S1 D2 | wood -1, fish -1, forests +1
    1 wood, 1 fish, forests 00222 | build A05 S1 | wood -1, fish -1
A09 | 2 wood | 0 | gain 1 fish per haul, at most 6
    2 wood | build A09 S1 | wood -2, fish +3
    2 wood, 1 sloop | build A09 S1 | wood -2, fish +5
    2 wood, 2 schooners | build A09 S1 | wood -2, fish +6
B01 | 7 wood, 1 gold | 2 | fill 3 plates; feed elders
    7 wood, 1 gold | build B01 S1 | wood -7, gold -1, plates +3, points +2
    7 wood, 1 gold, E01, E02+2, 5 plates | build B01 S1 \
        | wood -7, gold -1, plates +2, elder fish +1 -2, fish +1, points +2
B02 | 3 wood, 2 gold | 1 | upgrade; gain 4 fish in reserve
    3 wood, 2 gold, 1 sloop | build B02 S1 sloop | wood -3, gold -2, sloop -1, cutter +1, reserve fish +4, points +1
    3 wood, 2 gold, 1 cutter | build B02 S1 cutter \
        | wood -3, gold -2, cutter -1, schooner +1, reserve fish +4, points +1
    3 wood, 2 gold, 1 sloop | build B02 S1 stop | wood -3, gold -2, reserve fish +4, points +1
    3 wood, 2 gold, 7 fish in reserve | build B02 S1 | wood -3, gold -2, reserve fish +4, points +1
B04 | 3 wood, 5 fish | 1 | action thin out or reforest; gain 2 wood
    3 wood, 5 fish | build B04 S1 thin | wood -3 +4 +2, fish -5, points +1
    3 wood, 5 fish | build B04 S1 reforest D1 | wood -3 +2, fish -5, forests +2, points +1
    3 wood, 5 fish | build B04 S1 stop | wood -3 +2, fish -5, points +1
    12 wood, 5 fish, forests 11111 | build B04 S1 thin | wood -3 +3, fish -5, points +1
B05 | 9 wood | 2 | gain 2 fish per elder, at most 6
    9 wood | build B05 S1 | wood -9, points +2
    9 wood, E01, E02 | build B05 S1 | wood -9, fish +4, points +2
    9 wood, E01, E02, E03, E04 | build B05 S1 | wood -9, fish +6, points +2
B08 | 3 fish, 2 gold | 1 | action ship, 3 wood cheaper
    5 fish, 2 gold | build B08 S1 ship sloop | fish -3 -2, gold -2, wood -0, sloop +1, points +1
    3 wood, 3 fish, 3 gold | build B08 S1 ship cutter | fish -3, gold -2 -1, wood -3, cutter +1, points +1
    5 wood, 11 fish, 2 gold | build B08 S1 ship schooner | fish -3 -8, gold -2, wood -5, schooner +1, points +1
    3 fish, 6 gold | build B08 S1 ship schooner-gold | fish -3, gold -2 -4, schooner +1, points +1
    5 fish, 2 gold | build B08 S1 stop | fish -3, gold -2, points +1
    3 fish, 5 gold, 2 wood | build B08 S1 | fish -3, gold -2, points +1
B11 | 4 fish, 2 gold | 3 | pay 2 wood: gain 1 gold, up to 3 times
    4 fish, 2 gold, 9 wood | build B11 S1 yes yes yes | fish -4, gold -2 +3, wood -6, points +3
    4 fish, 2 gold, 9 wood | build B11 S1 yes no | fish -4, gold -2 +1, wood -2, points +3
    4 fish, 2 gold, 9 wood | build B11 S1 no | fish -4, gold -2, points +3
    4 fish, 2 gold, 1 wood | build B11 S1 | fish -4, gold -2, points +3
C01 | 8 wood, 2 fish | 2 | gain 1 gold per 3 fish in reserve, at most 3
    8 wood, 9 fish, 2 fish in reserve | build C01 S1 | wood -8, fish -2, points +2
    8 wood, 2 fish, 7 fish in reserve | build C01 S1 | wood -8, fish -2, gold +2, points +2
    8 wood, 2 fish, 12 fish in reserve | build C01 S1 | wood -8, fish -2, gold +3, points +2
C05 | 2 wood, 3 gold | 2 | grow 2 forests; gain 1 gold
    2 wood, 3 gold, forests 00111 | build C05 S1 D5 D4 | wood -2, gold -3 +1, forests +2, points +2
    2 wood, 3 gold, forests 00200 | build C05 S1 | wood -2, gold -3 +1, points +2
"""

WHENEVER = """
A02 | 4 wood, 1 fish | 1 | when you use an elder: gain 1 wood
    + E03, 1 plate | E03 D4 | plates -1, elder fish +1, wood +5 +1, fish +1, forests -1
    + 1 plate | elder E03 use D4 | plates -1, elder fish +1, wood +5 +1, fish +1, forests -1
    - 1 plate | elder E03 stop | nothing
A03 | 2 wood, 2 fish | 0 | when you transfer: gain 2 wood
    + 2 fish in reserve | transfer | fish +2, reserve fish -2, wood +2
    + 11 wood, 2 fish in reserve | transfer | fish +2, reserve fish -2, wood +1
    - 7 fish in reserve, fishing | | fish +2, reserve fish +1
A06 | 1 wood, 1 gold | 0 | when you deforest: gain 2 fish
    + 1 wood | deforest D3 | wood +5, forests -1, fish +2
    - 1 wood | thin | wood +4
A07 | 2 wood, 1 fish | 0 | when you take an elder: gain 2 wood
    + 0 plates | elder E03 | wood +2
    + 1 plate | elder E03 use D4 | plates -1, elder fish +1, wood +2 +5, fish +1, forests -1
    - E03, 1 plate | E03 D4 | plates -1, elder fish +1, wood +5, fish +1, forests -1
A08 | 3 wood, 1 gold | 1 | when you thin out: gain 2 fish
    + 1 wood | thin | wood +4, fish +2
    + E04, 1 plate | E04 thin | plates -1, elder fish +1, wood +4, fish +2 +2
    - 1 wood | deforest D4 | wood +5, forests -1
A10 | 4 wood, 1 gold | 1 | when an elder is full: gain 2 fish
    + E03+2, 1 plate | E03 D4 | plates -1, elder fish -2, fish +1 +2 +1, wood +5, forests -1
    + E03+2, fishing | | elder fish -2, fish +1 +2 +2
    + 7 wood, 1 gold, E01+2, E02+2 | build B01 S1 \
        | wood -7, gold -1, plates +3, elder fish -2 -2, fish +1 +2 +1 +2, points +2
    - E03+1, 1 plate | E03 D4 | plates -1, elder fish +1, fish +1, wood +5, forests -1
A11 | 4 wood | 0 | when you build a ship: gain 3 fish in reserve
    + 2 wood, 2 fish | ship sloop | wood -2, fish -2, sloop +1, reserve fish +3
    + 2 wood, 2 fish, 7 fish in reserve | ship sloop | wood -2, fish -2, sloop +1, reserve fish +3
    - 3 wood, 2 gold, 1 sloop | build B02 S1 sloop | wood -3, gold -2, sloop -1, cutter +1, reserve fish +4, points +1
A13 | 3 wood, 1 fish | 0 | when you reforest: gain 1 gold
    + 0 fish | reforest D2 | forests +2, gold +1
    + 3 wood, 5 fish | build B04 S1 reforest D2 | wood -3 +2, fish -5, forests +2, gold +1, points +1
    - 1 wood, 1 fish | build A05 S1 D4 D5 | wood -1, fish -1, forests +2
A14 | 3 wood | 0 | when you build a building: gain 1 wood per 3 forests, at most 2
    + 2 wood, forests 00211 | build A09 S1 | wood -2 +1, fish +3
    + 2 wood, forests 00222 | build A09 S1 | wood -2 +2, fish +3
    + 2 wood, forests 02222 | build A09 D1 | wood -2 +2, fish +3
    - 2 wood, forests 00011 | build A09 S1 | wood -2, fish +3
    - 2 wood, 2 fish | ship sloop | wood -2, fish -2, sloop +1
A15 | 5 wood, 2 fish | 1 | when you take gold: gain 1 fish per elder, at most 3
    + E01, E02 | gold | gold +1, fish +2
    + E01, E02, E03, E04 | gold | gold +1, fish +3
    - 0 fish | gold | gold +1
    - E01 | issue | gold +2, unissued -1, board +1
A16 | 5 wood, 1 fish | 0 | when your reserve is full: gain 1 gold
    + 7 fish in reserve, fishing | | fish +2, reserve fish +1, gold +1
    + 9 fish in reserve, fishing | | fish +2, gold +1
    - 6 fish in reserve, fishing | | fish +2, reserve fish +1
    - 8 fish in reserve | transfer | fish +8, reserve fish -8
B06 | 4 wood, 3 fish | 1 | when you come home: gain 1 wood per 2 forests, at most 2
    + forests 00020, round 7, home | | wood +1
    + forests 00211, round 7, home | | wood +2
    + forests 02222, round 7, home | | wood +2
    + forests 00011, home | | wood +1, fish +2, reserve fish +1
    - forests 00010, round 7, home | | nothing
    - 0 fish, fishing | | fish +2, reserve fish +1
B07 | 4 wood, 2 gold | 1 | when an elder is full: gain 1 gold
    + E03+2, 1 plate | E03 D4 | plates -1, elder fish -2, fish +1 +1, gold +1, wood +5, forests -1
    + E01+2, E03+2, fishing | | elder fish -2 -2, fish +1 +1 +1, gold +2
    - E03+1, fishing | | elder fish +1, fish +2
"""

ANY_TIME = """
A04 | 2 wood | 0 | pay 2 fish: gain 2 wood in reserve
    5 fish | use-A04 use-A04 [use-A04 cannot-pay N4.6] | fish -4, reserve wood +4
    2 fish, 12 wood, 12 wood in reserve | use-A04 | fish -2, reserve wood +2
B03 | 10 wood | 3 | pay 1 gold: gain 2 fish, 1 wood
    2 gold | use-B03 use-B03 [use-B03 cannot-pay N4.6] | gold -2, fish +4, wood +2
    1 gold, 12 wood | use-B03 | gold -1, fish +2
B10 | 5 wood, 1 gold | 2 | pay 4 wood: gain 1 gold
    11 wood | use-B10 use-B10 [use-B10 cannot-pay N4.6] | wood -8, gold +2
"""

ONCE = """
B09 | 6 wood, 1 gold | 1 | once: transfer; gain 1 gold
    3 fish in reserve | use-B09 [use-B09 card-used N8.4] | fish +3, reserve fish -3, gold +1
    0 fish | use-B09 [use-B09 card-used N8.4] gold | gold +1 +1
    11 wood, 3 wood in reserve, round 7, home | use-B09 | wood +1, reserve wood -3, gold +1
    3 fish in reserve, round 7, home | stop | nothing
"""

SPECIAL = """
A12 | 6 wood | 2 | rule wood limit 18
    10 wood | deforest D4 | wood +5, forests -1 | wood +2, forests -1
    12 wood | thin | wood +4 | wood-full N5.9
    12 wood, 9 wood in reserve | transfer | wood +6, reserve wood -9 | reserve wood -9
    12 wood, 2 fish | build A01 S1 | fish -2, wood +4 | fish -2
A17 | 1 wood | 0 | rule reserve limit 12
    8 fish in reserve, fishing | | fish +2, reserve fish +1 | fish +2
    11 fish in reserve, 1 sloop, fishing | | fish +2, reserve fish +1 | fish +2
    12 fish in reserve, fishing | | fish +2 | fish +2
A18 | 3 fish | 0 | rule thin out adds 2
    0 wood | thin | wood +6 | wood +4
    7 wood | thin | wood +5 | wood +4
    3 wood, 5 fish | build B04 S1 thin | wood -3 +6 +2, fish -5, points +1 | wood -3 +4 +2, fish -5, points +1
    forests 00000 | [thin no-forest N5.9] gold | gold +1 | gold +1
C02 | 7 wood, 1 gold | 3 | rule elders eat at home
    E03, 1 fish | E03 D4 | fish -1 +1, elder fish +1, wood +5, forests -1 | table-empty N6.1
    1 fish | elder E03 use D4 | fish -1 +1, elder fish +1, wood +5, forests -1 | not-here N4.2
    E03, 1 fish, 1 plate | E03 D4 | plates -1, fish +1, elder fish +1, wood +5, forests -1 \
        | plates -1, fish +1, elder fish +1, wood +5, forests -1
    E03 | [E03 table-empty N6.1] gold | gold +1 | gold +1
C03 | 3 wood, 2 gold | 2 | rule full elder keeps 3
    E03+2, 1 plate | E03 D4 | plates -1, elder fish -2, fish +3 +1, wood +5, forests -1 \
        | plates -1, elder fish -2, fish +1 +1, wood +5, forests -1
    E03+2, fishing | | elder fish -2, fish +3 +2 | elder fish -2, fish +1 +2
    E03+1, fishing | | elder fish +1, fish +2 | elder fish +1, fish +2
"""

POINTS = """
B12 | 8 wood | 2 | 1 point per 2 filled plates, at most 3
    1 plate = 0 | 2 plates = 1 | 5 plates = 2 | 6 plates = 3 | 7 plates = 3
C04 | 7 wood | 1 | 1 point per 3 fish in reserve, at most 4
    2 fish in reserve, 9 fish = 0 | 8 fish in reserve = 2 | 12 fish in reserve = 4 | 15 fish in reserve = 4
C06 | 4 fish, 1 gold | 1 | 1 point per 3 wood, at most 4
    2 wood, 9 wood in reserve = 0 | 8 wood = 2 | 12 wood = 4 | A12, 18 wood = 4
C07 | 10 wood | 1 | 1 point per elder, at most 4
    0 fish = 0 | E01, E02, E03 = 3 | E01, E02, E03, E04 = 4 | E01, E02, E03, E04, E05 = 4
C08 | 5 wood, 1 gold | 1 | 1 point per 3 haul, at most 4
    0 sloops = 1 | 1 sloop = 1 | 1 cutter = 2 | 2 schooners = 3 | 3 schooners = 3 | 3 schooners, 1 sloop = 4
C09 | 6 wood, 4 fish | 2 | 3 points if 4 elders
    0 fish = 0 | E01, E02, E03 = 0 | E01, E02, E03, E04 = 3 | E01, E02, E03, E04, E05 = 3
C10 | 4 wood | 0 | 1 point per 4 fish, at most 3
    3 fish, 9 fish in reserve = 0 | 4 fish = 1 | 11 fish = 2 | 12 fish = 3 | 20 fish = 3
C11 | 5 wood, 5 fish | 2 | 1 point per unissued share, at most 3
    0 unissued = 0 | 2 unissued = 2 | 3 unissued = 3
C12 | 4 wood, 2 gold | 1 | 1 point per 2 forests, at most 4
    forests 00010 = 0 | forests 00211 = 2 | forests 00212 = 2 | forests 02222 = 4 | forests 22222 = 4
C13 | 6 fish, 1 gold | 1 | 1 point per 2 wooded spaces, at most 4
    forests 00000 = 0 | forests 00002 = 1 | forests 00211 = 3 | forests 01111 = 4 | forests 22222 = 4
C14 | 9 wood, 1 gold | 2 | 4 points if 7 forests
    forests 00000 = 0 | forests 00222 = 0 | forests 01222 = 4 | forests 22222 = 4
"""

BY_CLASS = {"now": NOW, "whenever": WHENEVER, "any time": ANY_TIME, "once": ONCE, "special": SPECIAL, "points": POINTS}


def test_every_building_of_the_deck_is_here() -> None:
    assert {card_class: faces(text) for card_class, text in BY_CLASS.items()} == {
        card_class: deck_faces(DECK, card_class) for card_class in BY_CLASS
    }
    assert sum(len(faces(text)) for text in BY_CLASS.values()) == 44
    assert gaps(BY_CLASS) == []


@rule("N4.6", "N5.4")
@pytest.mark.parametrize("card", cards(*BY_CLASS.values()), ids=str)
def test_a_building_costs_what_it_says_and_has_its_printed_points(card: Card) -> None:
    cost, points = card.face[0], int(card.face[1])
    assert build_for(DECK, card.slot, cost) == points
    for poorer in one_less(cost):
        assert build_for(DECK, card.slot, poorer) == "nothing-affordable N5.4"


@rule("N8.1", "N8.8")
@pytest.mark.parametrize("line", lines(NOW), ids=str)
def test_now(line: Line) -> None:
    assert played(DECK, line.cells[0], line.cells[1]) == changes(line.cells[2])


@rule("N8.2")
@pytest.mark.parametrize("line", lines(WHENEVER), ids=str)
def test_whenever(line: Line) -> None:
    assert with_card(DECK, line) == changes(line.cells[2])
    assert (without_card(DECK, line) != with_card(DECK, line)) == line.cells[0].startswith("+")


@rule("N8.3")
@pytest.mark.parametrize("line", lines(ANY_TIME), ids=str)
def test_any_time(line: Line) -> None:
    assert with_card(DECK, line) == changes(line.cells[2])


@rule("N8.4")
@pytest.mark.parametrize("line", lines(ONCE), ids=str)
def test_once(line: Line) -> None:
    assert with_card(DECK, line) == changes(line.cells[2])


@rule("N8.5")
@pytest.mark.parametrize("line", lines(SPECIAL), ids=str)
def test_special(line: Line) -> None:
    assert with_card(DECK, line) == changes(line.cells[2])
    without = without_card(DECK, line)
    assert without == (line.cells[3] if isinstance(without, str) else changes(line.cells[3]))


@rule("N8.6")
@pytest.mark.parametrize("line", lines(POINTS), ids=str)
def test_points(line: Line) -> None:
    for cell in line.cells:
        situation, points = cell.split(" = ")
        assert at_the_end(DECK, f"{line.slot}, {situation}", "building-points", line.slot) == int(points), cell


# --- odd situations -------------------------------------------------------------------------------------


@rule("N8.2")
def test_a_building_does_not_see_its_own_building_and_acts_before_the_effect_of_the_new_one() -> None:
    assert played(DECK, "3 wood", "build A14 S1") == changes("wood -3")
    three_tiles_become_four = played(DECK, "A14, 1 wood, 1 fish, forests 00012", "build A05 S1 D4")
    assert three_tiles_become_four == changes("wood -1 +1, fish -1, forests +1")
    two_tiles_become_four = played(DECK, "A14, 1 wood, 1 fish, forests 00011", "build A05 S1 D4 D5")
    assert two_tiles_become_four == changes("wood -1, fish -1, forests +2")


@rule("N8.12")
def test_the_reserve_is_looked_at_after_fishing_only_and_against_its_own_limit() -> None:
    filled_in_the_work_phase = played(DECK, "A16, A11, 7 fish in reserve, 2 wood, 2 fish", "ship sloop")
    assert filled_in_the_work_phase == changes("wood -2, fish -2, sloop +1, reserve fish +3")
    assert played(DECK, "A16, A17, 8 fish in reserve, fishing", "") == changes("fish +2, reserve fish +1")
    assert played(DECK, "A16, A17, 11 fish in reserve, fishing", "") == changes("fish +2, reserve fish +1, gold +1")


@rule("N3.7", "N8.2")
def test_a_full_elder_feeds_the_kettle_the_vestry_and_the_temperance_hall_at_once() -> None:
    assert played(DECK, "A10, B07, C03, E03+2, 1 plate", "E03 D4") == changes(
        "plates -1, elder fish -2, fish +3 +2 +1, gold +1, wood +5, forests -1"
    )


@rule("N5.12", "N8.2")
def test_what_the_porch_brings_with_a_new_elder_can_be_built_with() -> None:
    words = "elder E01 use A14 S1"  # 2 wood from the porch, 1 from the Carpenter
    assert played(DECK, "A07, top E01, 1 plate", words) == changes("wood +2 +1 -3, plates -1, elder fish +1")
    assert played(DECK, "A07, top E01, 1 plate", "elder E01 stop") == changes("wood +2")


@rule("N8.5")
def test_a_cook_who_eats_at_home_can_lay_the_first_plate() -> None:
    assert played(DECK, "C02, E05, 1 fish", "E05 plate") == changes("fish -1 +2 -1, elder fish +1, gold +1, plates +1")
    assert played(DECK, "C02, E05+2, 1 fish", "E05 plate plate") == changes(
        "fish -1 +1 +2 -1 -2, elder fish -2, gold +2, plates +2"
    )


@rule("N2.6", "N8.3")
def test_bartered_wood_lies_in_the_reserve_until_it_is_transferred() -> None:
    words = "use-A04 [build nothing-affordable N5.4] use-B09 build A09 S1"
    assert played(DECK, "A04, B09, 2 fish", words) == changes("fish -2 +3, wood +2 -2, gold +1")


@rule("N8.3")
def test_wood_sold_in_the_middle_of_building_must_leave_enough_for_a_building() -> None:
    words = "build use-B10 [use-B10 no-answer-left N8.3] A04 S1"
    assert played(DECK, "B10, 9 wood", words) == changes("wood -4 -2, gold +1")


@rule("N8.3")
def test_an_exchange_of_the_evening_still_counts_at_the_end() -> None:
    position = play(lay_out(DECK, "B10, 5 wood, round 7, home"), "use-B10")
    assert position.ask is None
    assert score(position.state, "gold") == 1


@rule("N8.1", "N8.8")
def test_an_action_that_is_not_possible_is_not_offered_but_what_comes_with_it_is_given() -> None:
    full = "A12, 11 wood, 5 fish, forests 01111"  # D1 and S1 are free; the school takes S1
    assert played(DECK, full, "build B04 S1 [reforest no-empty-double N5.10] thin") == changes(
        "wood -3 +4 +2, fish -5, points +1"
    )
    bare = "3 wood, 5 fish, forests 00000"
    assert played(DECK, bare, "build B04 S1 [thin no-forest N5.9] reforest D5") == changes(
        "wood -3 +2, fish -5, forests +2, points +1"
    )
    neither = "A01, A02, A03, A05, A06, A07, A08, A09, A10, 3 wood, 5 fish, forests 00000"
    assert played(DECK, neither, "build B04 D5") == changes("wood -3 +2, fish -5, points +1")


@rule("N8.8")
def test_upgrading_is_offered_only_with_a_ship_that_can_become_better() -> None:
    cost = "wood -3, gold -2, reserve fish +4, points +1"
    assert played(DECK, "3 wood, 2 gold, 1 schooner", "build B02 S1") == changes(cost)
    assert played(DECK, "3 wood, 2 gold, 2 sloops, 1 cutter, 2 schooners", "build B02 S1") == changes(cost)


@rule("N8.9")
def test_wood_saved_beyond_the_price_of_a_ship_is_not_paid_out() -> None:
    assert played(DECK, "1 wood, 5 fish, 2 gold", "build B08 S1 ship sloop") == changes(
        "fish -3 -2, gold -2, sloop +1, points +1"
    )


@rule("N6.2", "N6.4", "N8.2")
def test_what_the_kettle_gives_for_a_full_elder_may_be_spent_on_its_action() -> None:
    assert played(DECK, "E05+2, 5 plates", "[E05 elder-cannot-act N6.4]") == {}  # three fish for a plate of four
    assert played(DECK, "A10, E05+2, 5 plates", "E05 plate") == changes("fish +1 +2 +2 -4, elder fish -2, gold +1")
