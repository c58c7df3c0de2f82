"""Every building of the herring deck in concrete situations; `situations` says how to read the tables."""

from __future__ import annotations

import pytest

from langbord.games.nusfjord.rules.moves import CARD_WORDS
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
from tests.games.nusfjord.table import goods
from tests.rules import rule

DECK = "herring"

NOW = """
A01 | 2 wood | 0 | pay 2 fish: upgrade
    2 wood, 2 fish, 1 sloop | build A01 S1 sloop | wood -2, fish -2, sloop -1, cutter +1
    2 wood, 2 fish, 1 cutter | build A01 S1 cutter | wood -2, fish -2, cutter -1, schooner +1
    2 wood, 9 fish, 1 sloop | build A01 S1 stop | wood -2
    2 wood, 1 fish, 1 sloop | build A01 S1 | wood -2
    2 wood, 2 fish, 1 schooner | build A01 S1 | wood -2
A02 | 4 wood, 1 fish | 0 | action ship, 2 wood cheaper
    4 wood, 3 fish | build A02 S1 ship sloop | wood -4 -0, fish -1 -2, sloop +1
    8 wood, 1 fish, 1 gold | build A02 S1 ship cutter | wood -4 -4, fish -1, gold -1, cutter +1
    10 wood, 9 fish | build A02 S1 ship schooner | wood -4 -6, fish -1 -8, schooner +1
    4 wood, 1 fish, 4 gold | build A02 S1 ship schooner-gold | wood -4, fish -1, gold -4, schooner +1
    4 wood, 3 fish | build A02 S1 stop | wood -4, fish -1
    4 wood, 2 fish | build A02 S1 | wood -4, fish -1
A03 | 2 wood | 0 | gain 4 fish
    2 wood | build A03 S1 | wood -2, fish +4
A04 | 2 fish | 0 | gain 1 wood per forest, at most 5
    2 fish, forests 00000 | build A04 S1 | fish -2
    2 fish, forests 00211 | build A04 S1 | fish -2, wood +4
    2 fish, forests 00222 | build A04 S1 | fish -2, wood +5
    2 fish, 10 wood | build A04 S1 | fish -2, wood +2
A07 | 2 wood, 3 fish | 1 | grow 2 forests; gain 1 wood
    2 wood, 3 fish, forests 00111 | build A07 S1 D5 D4 | wood -2 +1, fish -3, forests +2, points +1
    2 wood, 3 fish, forests 00221 | build A07 S1 D5 | wood -2 +1, fish -3, forests +1, points +1
    2 wood, 3 fish, forests 00020 | build A07 S1 | wood -2 +1, fish -3, points +1
A08 | 2 wood, 1 fish | 0 | fill 2 plates; gain 1 gold
    2 wood, 1 fish, 1 plate | build A08 S1 | wood -2, fish -1, plates +2, gold +1
    2 wood, 1 fish, 6 plates | build A08 S1 | wood -2, fish -1, plates +1, gold +1
    2 wood, 1 fish, 7 plates | build A08 S1 | wood -2, fish -1, gold +1
A10 | 2 wood | 0 | pay 2 fish: gain 1 gold, up to 3 times
    2 wood, 9 fish | build A10 S1 yes yes yes | wood -2, fish -6, gold +3
    2 wood, 9 fish | build A10 S1 yes no | wood -2, fish -2, gold +1
    2 wood, 9 fish | build A10 S1 no | wood -2
    2 wood, 3 fish | build A10 S1 yes | wood -2, fish -2, gold +1
A13 | 3 fish | 0 | action deforest or thin out
    3 fish | build A13 S1 deforest D4 | fish -3, wood +5, forests -1
    3 fish | build A13 S1 thin | fish -3, wood +4
    3 fish, 12 wood | build A13 S1 [thin wood-full N5.9] stop | fish -3
    3 fish, forests 00000 | build A13 S1 | fish -3
A15 | 4 wood, 1 gold | 2 | gain 1 fish per 2 haul, at most 5
    4 wood, 1 gold | build A15 S1 | wood -4, gold -1, fish +1, points +2
    4 wood, 1 gold, 2 schooners | build A15 S1 | wood -4, gold -1, fish +4, points +2
    4 wood, 1 gold, 3 schooners, 1 sloop | build A15 S1 | wood -4, gold -1, fish +5, points +2
B01 | 6 wood, 2 fish | 1 | gain 1 gold per filled plate, at most 3
    6 wood, 2 fish | build B01 S1 | wood -6, fish -2, points +1
    6 wood, 2 fish, 2 plates | build B01 S1 | wood -6, fish -2, gold +2, points +1
    6 wood, 2 fish, 5 plates | build B01 S1 | wood -6, fish -2, gold +3, points +1
B06 | 7 wood, 1 gold | 1 | transfer; action serve
    7 wood, 1 gold, 3 fish in reserve | build B06 S1 serve plate plate \
        | wood -7, gold -1 +2, reserve fish -3, fish +3 -1 -2, plates +2, points +1
    7 wood, 1 gold, 3 fish in reserve | build B06 S1 stop | wood -7, gold -1, reserve fish -3, fish +3, points +1
    7 wood, 1 gold, 1 fish | build B06 S1 serve plate | wood -7, gold -1 +1, fish -1, plates +1, points +1
    7 wood, 1 gold, 9 fish, 7 plates | build B06 S1 | wood -7, gold -1, points +1
C01 | 6 wood, 4 fish | 3 | pay 1 gold: upgrade
    6 wood, 4 fish, 1 gold, 1 sloop | build C01 S1 sloop | wood -6, fish -4, gold -1, sloop -1, cutter +1, points +3
    6 wood, 4 fish, 1 gold, 1 cutter | build C01 S1 stop | wood -6, fish -4, points +3
    6 wood, 4 fish, 1 cutter | build C01 S1 | wood -6, fish -4, points +3
C02 | 8 wood, 3 fish | 2 | gain 1 gold per ship, at most 3
    8 wood, 3 fish | build C02 S1 | wood -8, fish -3, points +2
    8 wood, 3 fish, 1 sloop, 1 schooner | build C02 S1 | wood -8, fish -3, gold +2, points +2
    8 wood, 3 fish, 2 sloops, 2 cutters | build C02 S1 | wood -8, fish -3, gold +3, points +2
C04 | 10 wood, 1 fish | 3 | pay 4 fish: gain 2 gold, up to 2 times
    10 wood, 13 fish | build C04 S1 yes yes | wood -10, fish -1 -8, gold +4, points +3
    10 wood, 13 fish | build C04 S1 no | wood -10, fish -1, points +3
    10 wood, 4 fish | build C04 S1 | wood -10, fish -1, points +3
C05 | 3 wood, 2 fish, 2 gold | 3 | pay 5 wood: gain 3 gold
    12 wood, 2 fish, 2 gold | build C05 S1 yes | wood -3 -5, fish -2, gold -2 +3, points +3
    12 wood, 2 fish, 2 gold | build C05 S1 no | wood -3, fish -2, gold -2, points +3
    7 wood, 2 fish, 2 gold | build C05 S1 | wood -3, fish -2, gold -2, points +3
C06 | 4 wood, 3 fish, 1 gold | 2 | feed elders; gain 1 gold per elder, at most 2
    4 wood, 3 fish, 1 gold | build C06 S1 | wood -4, fish -3, gold -1, points +2
    4 wood, 3 fish, 1 gold, E01 | build C06 S1 | wood -4, fish -3, gold -1 +1, elder fish +1, points +2
    4 wood, 3 fish, 1 gold, E01, E02+1, E03+2 | build C06 S1 \
        | wood -4, fish -3 +1, gold -1 +2, elder fish +1 +1 -2, points +2
"""

WHENEVER = """
A05 | 3 wood, 1 gold | 0 | when you build a ship: gain 3 wood
    + 2 wood, 2 fish | ship sloop | wood -2 +3, fish -2, sloop +1
    + 4 gold | ship schooner-gold | wood +3, gold -4, schooner +1
    - 2 wood, 2 fish, 1 sloop | build A01 S1 sloop | wood -2, fish -2, sloop -1, cutter +1
A06 | 3 wood | 0 | when you deforest: gain 2 fish
    + 1 wood | deforest D3 | wood +5, forests -1, fish +2
    + 3 fish | build A13 S1 deforest D4 | fish -3 +2, wood +5, forests -1
    - 1 wood | thin | wood +4
A09 | 4 wood | 0 | when you build a sloop: gain 1 gold
    + 2 wood, 2 fish | ship sloop | wood -2, fish -2, sloop +1, gold +1
    - 6 wood, 1 gold | ship cutter | wood -6, gold -1, cutter +1
A14 | 2 wood, 1 gold | 1 | when you serve a plate: gain 1 wood
    + 6 fish | serve plate plate stop | fish -1 -2, plates +2, gold +2, wood +2
    + 1 fish, 11 wood | serve plate | fish -1, plates +1, gold +1, wood +1
    - 2 wood, 1 fish | build A08 S1 | wood -2, fish -1, plates +2, gold +1
A16 | 5 wood, 2 fish | 1 | when you transfer: gain 2 fish
    + 1 gold in reserve | transfer | reserve gold -1, gold +1, fish +2
    + 7 wood, 1 gold, 1 wood in reserve | build B06 S1 stop | wood -7 +1, gold -1, reserve wood -1, fish +2, points +1
    - 7 fish in reserve, fishing | | fish +2, reserve fish +1
B07 | 3 wood, 2 gold | 2 | when you deforest: pay 2 wood: gain 1 gold, up to 2 times
    + 1 wood | deforest D4 yes yes | wood +5 -4, forests -1, gold +2
    + 1 wood | deforest D4 yes no | wood +5 -2, forests -1, gold +1
    + 1 wood | deforest D4 no | wood +5, forests -1
    - 1 wood | thin | wood +4
B08 | 7 wood, 3 fish | 2 | when you build a cutter: gain 1 gold
    + 6 wood, 1 gold | ship cutter | wood -6, gold -1 +1, cutter +1
    - 4 gold | ship schooner-gold | gold -4, schooner +1
    - 2 wood, 2 fish, 1 sloop | build A01 S1 sloop | wood -2, fish -2, sloop -1, cutter +1
B10 | 9 wood, 1 gold | 3 | when you come home: gain 1 wood per 2 ships, at most 2
    + 2 sloops, 1 cutter, round 7, home | | wood +1
    + 3 sloops, 3 cutters, round 7, home | | wood +2
    + 2 sloops, home | | wood +1, fish +2, reserve fish +4
    - 1 sloop, round 7, home | | nothing
    - 2 sloops, fishing | | fish +2, reserve fish +4
B11 | 4 wood, 2 gold | 2 | when you use an elder: gain 1 wood, 1 fish
    + E03, 1 plate | E03 D4 | plates -1, elder fish +1, wood +5 +1, fish +1 +1, forests -1
    + 1 plate | elder E03 use D4 | plates -1, elder fish +1, wood +5 +1, fish +1 +1, forests -1
    - 1 plate | elder E03 stop | nothing
"""

ANY_TIME = """
B02 | 5 wood, 1 gold | 2 | pay 4 fish: gain 1 gold
    11 fish | use-B02 use-B02 [use-B02 cannot-pay N4.6] | fish -8, gold +2
B03 | 4 fish, 1 gold | 2 | pay 1 gold: gain 2 wood, 1 fish
    2 gold | use-B03 use-B03 [use-B03 cannot-pay N4.6] | gold -2, wood +4, fish +2
    12 wood, 1 gold | use-B03 | gold -1, fish +1
B04 | 8 wood, 2 fish | 3 | pay 5 wood: gain 1 gold, 1 fish
    12 wood | use-B04 use-B04 [use-B04 cannot-pay N4.6] | wood -10, gold +2, fish +2
"""

ONCE = """
C03 | 5 wood, 2 gold | 2 | once: transfer; pay 3 fish: gain 1 gold, up to 3 times
    4 fish, 8 fish in reserve | use-C03 yes yes yes [use-C03 card-used N8.4] | reserve fish -8, fish +8 -9, gold +3
    4 fish, 8 fish in reserve | use-C03 no [use-C03 card-used N8.4] | reserve fish -8, fish +8
    3 fish | use-C03 yes [use-C03 card-used N8.4] | fish -3, gold +1
    2 fish, 8 fish in reserve, round 7, home | use-C03 yes yes yes | reserve fish -8, fish +8 -9, gold +3
"""

SPECIAL = """
A11 | 3 wood, 1 fish | 1 | rule ships cost 1 wood less
    1 wood, 2 fish | ship sloop | wood -1, fish -2, sloop +1 | no-ship N5.11
    6 wood, 1 gold | ship cutter | wood -5, gold -1, cutter +1 | wood -6, gold -1, cutter +1
    8 wood, 8 fish | ship schooner | wood -7, fish -8, schooner +1 | wood -8, fish -8, schooner +1
    4 gold | ship schooner-gold | gold -4, schooner +1 | gold -4, schooner +1
    8 wood, 1 fish, 1 gold | build A02 S1 ship cutter \
        | wood -4 -3, fish -1, gold -1, cutter +1 | wood -4 -4, fish -1, gold -1, cutter +1
A12 | 4 wood, 1 fish | 0 | when your reserve is emptied: gain 3 wood in reserve
    2 fish in reserve | transfer | fish +2, reserve fish -2, reserve wood +3 | fish +2, reserve fish -2
    11 wood, 3 wood in reserve | transfer | wood +1, reserve wood -3 +3 | wood +1, reserve wood -3
    2 fish in reserve | gold | gold +1 | gold +1
A17 | 5 wood | 1 | rule schooner for 3 gold
    4 gold | ship schooner-gold | gold -3, schooner +1 | gold -4, schooner +1
    3 gold | ship schooner-gold | gold -3, schooner +1 | no-ship N5.11
    8 wood, 8 fish | ship schooner | wood -8, fish -8, schooner +1 | wood -8, fish -8, schooner +1
B05 | 4 wood, 1 gold | 1 | when your reserve is emptied: gain 1 gold in reserve
    2 fish in reserve | transfer | fish +2, reserve fish -2, reserve gold +1 | fish +2, reserve fish -2
    1 gold in reserve | transfer | gold +1, reserve gold -1 +1 | gold +1, reserve gold -1
B09 | 2 wood, 2 gold | 1 | when your reserve is full: transfer
    7 fish in reserve, fishing | | fish +2 +8, reserve fish -7 | fish +2, reserve fish +1
    6 fish in reserve, fishing | | fish +2, reserve fish +1 | fish +2, reserve fish +1
    9 fish in reserve, 2 gold in reserve, fishing | | fish +2 +9, reserve fish -9, gold +2, reserve gold -2 | fish +2
C07 | 7 wood, 1 gold | 4 | rule moored
    7 wood, 1 gold, forests 11111, A03 | build C07 | wood -7, gold -1, points +4 | no-room N5.4
"""

POINTS = """
A18 | 2 wood | 0 | 1 point per unissued share, at most 2
    0 unissued = 0 | 1 unissued = 1 | 2 unissued = 2 | 3 unissued = 2
B12 | 6 wood | 1 | 1 point per sloop, at most 3
    1 cutter = 0 | 2 sloops = 2 | 3 sloops = 3 | 4 sloops, 3 seats = 3
C08 | 8 wood, 1 gold | 2 | 1 point per ship, at most 4
    0 sloops = 0 | 1 sloop, 1 cutter, 1 schooner = 3 | 2 sloops, 2 cutters = 4 | 3 sloops, 2 cutters = 4
C09 | 8 wood | 1 | 1 point per 3 fish, at most 4
    2 fish, 9 fish in reserve = 0 | 3 fish = 1 | 8 fish = 2 | 12 fish = 4 | 20 fish = 4
C10 | 2 wood, 2 gold | 1 | 1 point per filled plate, at most 4
    0 plates = 0 | 3 plates = 3 | 4 plates = 4 | 7 plates = 4
C11 | 6 wood, 3 fish | 1 | 4 points if 9 haul
    0 sloops = 0 | 1 cutter, 1 schooner = 0 | 2 schooners = 4 | 3 schooners, 1 sloop = 4
C12 | 5 wood, 1 gold | 1 | 1 point per 2 fish in reserve, at most 4
    1 fish in reserve, 9 fish = 0 | 5 fish in reserve = 2 | 8 fish in reserve = 4 | 12 fish in reserve = 4
C13 | 2 wood, 3 gold | 2 | 1 point per 3 wood, at most 4
    2 wood, 9 wood in reserve = 0 | 8 wood = 2 | 12 wood = 4
C14 | 3 fish, 2 gold | 1 | 1 point per forest, at most 4
    forests 00000 = 0 | forests 00020 = 2 | forests 00211 = 4 | forests 02222 = 4
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


@rule("N8.2", "N8.11", "N8.12")
def test_a_full_reserve_sets_off_a_chain_in_the_fishing_phase_and_each_building_acts_once() -> None:
    chain = "A12, B05, B09, A16, 7 fish in reserve, fishing"
    assert played(DECK, chain, "") == changes("fish +2 +8 +2, reserve fish -7, reserve wood +3, reserve gold +1")


@rule("N8.11")
def test_any_card_that_empties_the_reserve_sets_off_the_buildings_that_answer_to_it() -> None:
    situation = "A12, 7 wood, 1 gold, 2 fish in reserve"
    hall = "wood -7, gold -1, points +1"
    assert played(DECK, situation, "build B06 S1 stop") == changes(f"{hall}, fish +2, reserve fish -2, reserve wood +3")
    assert played(DECK, "A12, 7 wood, 1 gold", "build B06 S1") == changes(hall)
    fair = changes("gold +1, reserve gold -1, reserve wood +3")
    assert played(DECK, "A12, C03, 1 gold in reserve", "use-C03") == fair


@rule("N8.2")
def test_two_buildings_act_on_one_felling_in_the_order_in_which_they_were_built() -> None:
    assert played(DECK, "B07, A06", "deforest D4 yes no") == changes("wood +5 -2, forests -1, gold +1, fish +2")
    position = play(lay_out(DECK, "A06, B07"), "deforest D4")
    assert goods(position.state.players[0]) == (2, 5, 0)
    position = play(lay_out(DECK, "B07, A06"), "deforest D4")
    assert goods(position.state.players[0]) == (0, 5, 0)


@rule("N8.2")
def test_a_ship_for_which_two_buildings_are_waiting_pays_both() -> None:
    assert played(DECK, "A05, A09, 2 wood, 2 fish", "ship sloop") == changes("wood -2 +3, fish -2, sloop +1, gold +1")
    assert played(DECK, "A05, B08, 8 wood, 1 fish, 1 gold", "build A02 S1 ship cutter") == changes(
        "wood -4 -4 +3, fish -1, gold -1 +1, cutter +1"
    )


@rule("N8.10")
def test_the_store_hulk_is_moored_and_takes_no_building_space() -> None:
    position = play(lay_out(DECK, "7 wood, 1 gold", "C07"), "build C07")
    you = position.state.players[0]
    assert position.ask is not None
    assert position.ask.seat == 1  # no place was asked for
    assert [CARD_WORDS[card] for card in you.moored] == ["C07"]
    assert you.places == [[], [], [], [], [], []]
    assert score(position.state, "empty") == -5


@rule("N8.3")
def test_an_exchange_may_be_made_in_the_middle_of_an_action_unless_it_leaves_no_answer() -> None:
    words = "ship use-B02 [use-B02 cannot-pay N4.6] sloop"
    assert played(DECK, "B02, 2 wood, 6 fish", words) == changes("fish -4 -2, gold +1, wood -2, sloop +1")
    words = "ship [use-B02 no-answer-left N8.3] sloop"
    assert played(DECK, "B02, 2 wood, 5 fish", words) == changes("fish -2, wood -2, sloop +1")


@rule("N8.3")
def test_an_exchange_may_be_made_at_the_end_of_the_work_phase() -> None:
    assert played(DECK, "B02, 9 fish, round 7, home", "use-B02 use-B02") == changes("fish -8, gold +2")
    assert played(DECK, "B02, 9 fish, round 7, home", "stop") == {}
    assert played(DECK, "B02, 3 fish, round 7, home", "") == {}  # too poor: not even asked


@rule("N8.3", "N8.4")
def test_nobody_uses_a_building_of_somebody_else() -> None:
    assert played(DECK, "9 fish", "[use-B02 card-not-yours N8.3]") == {}
    words = "pass [use-B02 card-not-yours N8.3] [use-C03 card-not-yours N8.3] pass use-B02"
    assert played(DECK, "B02, C03, 9 fish", words) == changes("fish -4, gold +1")


@rule("N8.4")
def test_the_herring_fair_waits_for_a_worker_and_for_something_to_sell() -> None:
    assert played(DECK, "C03, 2 fish", "[use-C03 gives-nothing N8.4]") == {}
    words = "ship [use-C03 not-here N4.2] sloop"
    assert played(DECK, "C03, 9 fish, 2 wood", words) == changes("fish -2, wood -2, sloop +1")
    assert played(DECK, "C03, 2 fish, round 7, home", "") == {}


@rule("N8.4")
def test_what_was_used_once_stays_used_in_later_rounds() -> None:
    first_round = "use-C03 yes no pass pass pass pass pass pass"
    position = play(lay_out(DECK, "C03, 9 fish"), f"{first_round} pass [use-C03 card-used N8.4]")
    assert position.state.round == 2


@rule("N8.8")
def test_no_ship_is_improved_that_the_supply_or_the_track_cannot_take() -> None:
    sold_out = "2 wood, 2 fish, 1 sloop, 3 cutters"
    words = "build A01 S1 [sloop no-better-ship N8.8] cutter"
    assert played(DECK, sold_out, words) == changes("wood -2, fish -2, cutter -1, schooner +1")
    track_full = "2 wood, 2 fish, 2 sloops, 1 cutter, 2 schooners"
    assert played(DECK, track_full, "build A01 S1") == changes("wood -2")


@rule("N8.8")
def test_forests_grow_only_as_far_as_there_are_tiles() -> None:
    position = lay_out(DECK, "2 wood, 3 fish", "A07")
    position.state.forest_supply = 1
    play(position, "build A07 S1 D5")
    assert position.state.players[0].forests == [0, 0, 0, 2, 1, 2]
    assert position.state.forest_supply == 0
    assert goods(position.state.players[0]) == (0, 1, 0)


@rule("N2.6", "N5.2")
def test_wood_that_the_stave_shed_puts_aside_must_be_transferred_before_it_can_be_used() -> None:
    words = "transfer pass [build nothing-affordable N5.4] pass pass pass pass pass transfer pass build A03 S1"
    assert played(DECK, "A12, 2 fish in reserve", words) == changes(
        "fish +2 +2 +1 +4, reserve fish -2 +1 -1, reserve wood +3 -3 +3, wood +3 -2"
    )
