"""Every building of the cod deck in concrete situations; `situations` says how to read the tables."""

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

DECK = "cod"

NOW = """
A04 | 1 gold | 0 | gain 2 fish per own share, at most 8
    1 gold, 0 own shares, 3 foreign shares | build A04 S1 | gold -1
    1 gold | build A04 S1 | gold -1, fish +4
    1 gold, 5 own shares, 0 unissued | build A04 S1 | gold -1, fish +8
A05 | 2 wood, 1 fish | 0 | action issue or buy
    2 wood, 1 fish | build A05 S1 issue | wood -2, fish -1, gold +2, unissued -1, board +1
    2 wood, 1 fish, 2 gold, 2 shares on the board | build A05 S1 buy | wood -2, fish -1, gold -2, shares +2, board -2
    2 wood, 1 fish | build A05 S1 [buy no-shares N5.7] stop | wood -2, fish -1
    2 wood, 1 fish, 0 unissued | build A05 S1 | wood -2, fish -1
A09 | 6 wood | 1 | gain 2 fish per unissued share, at most 6
    6 wood, 0 unissued | build A09 S1 | wood -6, points +1
    6 wood, 1 unissued | build A09 S1 | wood -6, fish +2, points +1
    6 wood, 3 unissued | build A09 S1 | wood -6, fish +6, points +1
A13 | 1 wood, 1 gold | 0 | gain 4 fish, 3 wood in reserve
    1 wood, 1 gold | build A13 S1 | wood -1, gold -1, reserve fish +4, reserve wood +3
    12 wood, 1 gold, 7 fish in reserve | build A13 S1 | wood -1, gold -1, reserve fish +4, reserve wood +3
A14 | 3 fish | 0 | grow 2 forests; gain 1 wood
    3 fish, forests 00111 | build A14 S1 D4 D5 | fish -3, forests +2, wood +1
    3 fish, forests 00022 | build A14 S1 | fish -3, wood +1
A17 | 2 fish | 0 | gain 1 wood per empty space, at most 5
    2 fish, forests 11111 | build A17 S1 | fish -2
    2 fish | build A17 S1 | fish -2, wood +4
    2 fish, A01, A02 | build A17 S1 | fish -2, wood +2
    2 fish, forests 00000 | build A17 S1 | fish -2, wood +5
B01 | 3 wood, 2 gold | 1 | action build, 3 wood cheaper
    5 wood, 2 gold | build B01 S1 build A06 D1 | wood -3 -2, gold -2, points +1 +1
    3 wood, 3 gold | build B01 S1 build A13 D1 | wood -3 -0, gold -2 -1, reserve fish +4, reserve wood +3, points +1
    5 wood, 2 gold, open A06 | build B01 S1 stop | wood -3, gold -2, points +1
    4 wood, 2 gold, open A06 | build B01 S1 | wood -3, gold -2, points +1
B03 | 7 wood, 2 fish | 1 | transfer; feed elders; fill 2 plates
    7 wood, 2 fish, 3 fish in reserve, E01+2, E02, 1 plate | build B03 S1 \
        | wood -7, fish -2 +3 +1, reserve fish -3, elder fish -2 +1, plates +2, points +1
    7 wood, 2 fish, 6 plates | build B03 S1 | wood -7, fish -2, plates +1, points +1
B04 | 5 fish, 1 gold | 1 | action ship, 2 wood cheaper
    7 fish, 1 gold | build B04 S1 ship sloop | fish -5 -2, gold -1, sloop +1, points +1
    4 wood, 5 fish, 2 gold | build B04 S1 ship cutter | wood -4, fish -5, gold -1 -1, cutter +1, points +1
    6 wood, 13 fish, 1 gold | build B04 S1 ship schooner | wood -6, fish -5 -8, gold -1, schooner +1, points +1
    7 fish, 1 gold | build B04 S1 stop | fish -5, gold -1, points +1
    6 fish, 1 gold, 3 wood | build B04 S1 | fish -5, gold -1, points +1
B06 | 3 fish, 2 gold | 2 | gain 1 wood per forest, at most 8
    3 fish, 2 gold, forests 00000 | build B06 S1 | fish -3, gold -2, points +2
    3 fish, 2 gold | build B06 S1 | fish -3, gold -2, wood +4, points +2
    3 fish, 2 gold, forests 22222 | build B06 S1 | fish -3, gold -2, wood +8, points +2
B07 | 9 wood | 2 | gain 1 gold per 2 shares, at most 3
    9 wood, 1 own share | build B07 S1 | wood -9, points +2
    9 wood, 2 own shares, 3 foreign shares | build B07 S1 | wood -9, gold +2, points +2
    9 wood, 5 own shares, 0 unissued, 3 foreign shares | build B07 S1 | wood -9, gold +3, points +2
B08 | 10 wood | 3 | pay 2 fish: gain 1 gold, up to 3 times
    10 wood, 9 fish | build B08 S1 yes yes yes | wood -10, fish -6, gold +3, points +3
    10 wood, 9 fish | build B08 S1 yes no | wood -10, fish -2, gold +1, points +3
    10 wood, 9 fish | build B08 S1 no | wood -10, points +3
    10 wood, 1 fish | build B08 S1 | wood -10, points +3
C02 | 5 wood, 2 gold | 3 | pay 2 wood: upgrade
    7 wood, 2 gold, 1 sloop | build C02 S1 sloop | wood -5 -2, gold -2, sloop -1, cutter +1, points +3
    7 wood, 2 gold, 1 cutter | build C02 S1 cutter | wood -5 -2, gold -2, cutter -1, schooner +1, points +3
    7 wood, 2 gold, 1 sloop | build C02 S1 stop | wood -5, gold -2, points +3
    6 wood, 2 gold, 1 sloop | build C02 S1 | wood -5, gold -2, points +3
C07 | 6 wood, 4 fish | 2 | gain 1 gold per 3 buildings, at most 3
    6 wood, 4 fish, A01 | build C07 S1 | wood -6, fish -4, points +2
    6 wood, 4 fish, A01, A02 | build C07 S1 | wood -6, fish -4, gold +1, points +2
    6 wood, 4 fish, A01, A02, A03, A04, A05, forests 00000 | build C07 D3 | wood -6, fish -4, gold +2, points +2
    6 wood, 4 fish, A01, A02, A03, A04, A05, A07, A08, A09, A11, A18, forests 00000 | build C07 D5 \
        | wood -6, fish -4, gold +3, points +2
"""

WHENEVER = """
A01 | 3 wood | 0 | when you thin out: gain 2 fish
    + 1 wood | thin | wood +4, fish +2
    - 1 wood | deforest D4 | wood +5, forests -1
A02 | 1 wood | 0 | when you pass: gain 1 gold
    + 0 gold | pass | gold +1
    + 0 gold | pass pass pass | gold +1 +1
    - 0 gold | gold | gold +1
    - 3 fish in reserve | transfer pass | fish +3, reserve fish -3
A03 | 3 wood, 1 fish | 0 | when you reforest: gain 3 fish
    + 0 fish | reforest D2 | forests +2, fish +3
    + E04, 1 plate | E04 reforest D2 | plates -1, elder fish +1, forests +2, fish +3 +2
    - 3 fish | build A14 S1 D4 D5 | fish -3, forests +2, wood +1
A06 | 5 wood | 1 | when you build a building: gain 1 wood
    + 3 wood | build A16 S1 | wood -3 +1
    + 4 wood, 2 gold | build B01 S1 build A01 D2 | wood -3 +1 -0 +1, gold -2, points +1
    - 2 wood, 2 fish | ship sloop | wood -2, fish -2, sloop +1
A07 | 4 wood, 1 gold | 1 | when you issue a share: gain 3 wood
    + 0 gold | issue | gold +2, unissued -1, board +1, wood +3
    + 2 wood, 1 fish | build A05 S1 issue | wood -2 +3, fish -1, gold +2, unissued -1, board +1
    - 1 gold, 1 share on the board | buy | gold -1, shares +1, board -1
A08 | 5 wood, 2 fish | 1 | when you buy shares: gain 1 fish per share, at most 3
    + 1 gold, 0 own shares, 1 share on the board | buy | gold -1, shares +1, board -1, fish +1
    + 1 gold, 2 own shares, 1 share on the board | buy | gold -1, shares +1, board -1, fish +3
    + 2 gold, 2 own shares, 2 shares on the board | buy | gold -2, shares +2, board -2, fish +3
    - 0 gold | issue | gold +2, unissued -1, board +1
A11 | 4 wood | 0 | when you take gold: gain 2 wood
    + 0 gold | gold | gold +1, wood +2
    - 0 gold | issue | gold +2, unissued -1, board +1
    - 1 fish | serve plate | fish -1, plates +1, gold +1
A18 | 2 wood, 1 fish | 0 | when you come home: gain 1 wood per 4 buildings, at most 2
    + A01, A02, A03, round 7, home | | wood +1
    + A01, A02, A03, A04, A05, A06, A07, forests 00000, round 7, home | | wood +2
    + A01, A02, A03, home | | wood +1, fish +2, reserve fish +1
    - A01, A02, round 7, home | | nothing
    - A01, A02, A03, fishing | | fish +2, reserve fish +1
"""

ANY_TIME = """
A10 | 4 wood, 1 gold | 2 | pay 2 wood: gain 2 fish
    5 wood | use-A10 use-A10 [use-A10 cannot-pay N4.6] | wood -4, fish +4
A12 | 4 fish | 1 | pay 1 gold: gain 3 wood
    2 gold | use-A12 use-A12 [use-A12 cannot-pay N4.6] | gold -2, wood +6
    11 wood, 2 gold | use-A12 [use-A12 gives-nothing N8.3] | gold -1, wood +1
B05 | 6 wood, 1 gold | 2 | pay 4 fish: gain 1 gold
    11 fish | use-B05 use-B05 [use-B05 cannot-pay N4.6] | fish -8, gold +2
"""

ONCE = """
B02 | 8 wood | 1 | once: gain 1 gold per unissued share, at most 3
    3 unissued | use-B02 [use-B02 card-used N8.4] | gold +3
    1 unissued | use-B02 issue | gold +1 +2, unissued -1, board +1
    2 unissued, round 7, home | use-B02 | gold +2
    3 unissued, round 7, home | stop | nothing
B09 | 7 wood, 3 fish | 1 | once: action buy; gain 1 fish per share, at most 6
    1 gold, 1 share on the board | use-B09 buy [use-B09 card-used N8.4] | gold -1, shares +1, board -1, fish +3
    1 gold, 1 share on the board | use-B09 stop [use-B09 card-used N8.4] | fish +2
    1 gold, 2 shares on the board | use-B09 [use-B09 card-used N8.4] | fish +2
    5 own shares, 0 unissued, 2 foreign shares, round 7, home | use-B09 | fish +6
"""

SPECIAL = """
A15 | 2 wood, 2 fish | 0 | rule issuing pays 3
    0 gold | issue | gold +3, unissued -1, board +1 | gold +2, unissued -1, board +1
    2 wood, 1 fish | build A05 S1 issue \
        | wood -2, fish -1, gold +3, unissued -1, board +1 | wood -2, fish -1, gold +2, unissued -1, board +1
    0 unissued | [issue no-unissued N5.6] gold | gold +1 | gold +1
A16 | 3 wood | 0 | rule shares cost 1 less
    2 gold, 2 shares on the board | buy | gold -1, shares +2, board -2 | gold -2, shares +2, board -2
    1 share on the board | buy | shares +1, board -1 | shares-too-dear N5.7
    round 4, 2 shares on the board | buy | shares +2, board -2 | shares-too-dear N5.7
    round 6, 3 shares on the board | buy | shares +3, board -3 | shares-too-dear N5.7
    round 6, 1 gold, 1 share on the board | buy | shares +1, board -1 | shares +1, board -1
"""

# situation | line of the score sheet | with the card | without it
FINES = """
C01 | 5 wood, 4 fish | 1 | rule unissued shares are free
    0 unissued | unissued | 0 | 0
    1 unissued | unissued | 0 | -1
    3 unissued | unissued | 0 | -3
    3 unissued, forests 01111 | empty | -2 | -3
C03 | 6 wood, 2 fish | 1 | rule empty spaces are free 3
    forests 11111 | empty | 0 | -1
    forests 01111, A01 | empty | 0 | -2
    forests 00211 | empty | -1 | -5
    forests 00000 | empty | -7 | -11
    3 unissued | unissued | -3 | -3
"""

POINTS = """
B10 | 4 wood, 1 gold | 1 | 1 point per 2 forests, at most 3
    forests 00010 = 0 | forests 00211 = 2 | forests 00212 = 2 | forests 00222 = 3 | forests 02222 = 3
B11 | 5 wood, 1 gold | 1 | 1 point per own share, at most 3
    0 own shares, 3 foreign shares = 0 | 2 own shares = 2 | 3 own shares, 2 unissued = 3 | 5 own shares, 0 unissued = 3
B12 | 5 wood, 1 fish, 1 gold | 2 | 1 point per 2 A buildings, at most 2
    A01, B01, C01 = 0 | A01, A02, A03 = 1 | A01, A02, A03, A04 = 2 | A01, A02, A03, A04, A05, A06, forests 00000 = 2
C04 | 9 wood, 1 gold | 1 | 1 point per 2 buildings, at most 4
    0 fish = 0 | A01 = 1 | A01, B01, B03, B04 = 2 | A01, A02, A03, A04, A05, A06, A07, forests 00000 = 4 \
        | A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, forests 00000 = 4
C05 | 5 wood | 0 | 3 points if no empty spaces
    forests 00211 = 0 | forests 01111, A01 = 0 | forests 01111, A01, A02 = 3 | forests 11111 = 3
C06 | 9 wood | 1 | 1 point per 3 gold, at most 4
    2 gold, 9 gold in reserve = 0 | 8 gold = 2 | 12 gold = 4 | 20 gold = 4
C08 | 6 wood, 1 gold | 1 | 1 point per 2 shares, at most 4
    1 own share = 0 | 2 own shares, 3 foreign shares = 2 | 5 own shares, 0 unissued, 3 foreign shares = 4 \
        | 5 own shares, 0 unissued, 5 foreign shares = 4
C09 | 4 wood, 2 gold | 2 | 1 point per foreign share, at most 4
    5 own shares, 0 unissued = 0 | 2 foreign shares = 2 | 4 foreign shares = 4 | 5 foreign shares = 4
C10 | 3 fish, 2 gold | 1 | 4 points if no unissued shares
    3 unissued = 0 | 1 unissued = 0 | 0 unissued = 4
C11 | 5 fish, 1 gold | 1 | 1 point per 2 wooded spaces, at most 3
    forests 00000 = 0 | forests 00022 = 2 | forests 00111 = 3 | forests 01111 = 3
C12 | 3 wood, 2 gold | 1 | 1 point per empty space, at most 4
    forests 11111 = 0 | forests 00211, A01, A02 = 2 | forests 00211 = 4 | forests 00000 = 4
C13 | 5 fish | 0 | 3 points if 3 unissued shares
    0 unissued = 0 | 2 unissued = 0 | 3 unissued = 3
C14 | 6 wood | 0 | 1 point per B building, at most 4
    A01, C02 = 0 | B01, B03, A01 = 2 | B01, B03, B04, B06 = 4 | B01, B03, B04, B06, B07, forests 00000 = 4
"""

BY_CLASS = {"now": NOW, "whenever": WHENEVER, "any time": ANY_TIME, "once": ONCE, "points": POINTS}
BY_CLASS["special"] = SPECIAL + FINES


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


@rule("N8.5", "N10.1")
@pytest.mark.parametrize("line", lines(FINES), ids=str)
def test_a_fine_that_a_building_remits(line: Line) -> None:
    situation, key, remitted, fined = line.cells
    assert at_the_end(DECK, f"{line.slot}, {situation}", key) == int(remitted)
    assert at_the_end(DECK, situation, key) == int(fined)


@rule("N8.2")
def test_the_offcut_store_does_not_see_its_own_building() -> None:
    assert played(DECK, "5 wood", "build A06 S1") == changes("wood -5, points +1")


@rule("N8.2")
def test_offcuts_come_before_the_effect_of_the_new_building() -> None:
    # 9 wood − 3 for the society + 1 offcut = 7: with three off, exactly enough for the trade shed at 10
    assert played(DECK, "A06, 9 wood, 2 gold", "build B01 S1 build B08 D2") == changes(
        "wood -3 +1 -7 +1, gold -2, points +1 +3"
    )


@rule("N8.9")
def test_wood_saved_beyond_the_price_of_a_building_is_not_paid_out() -> None:
    assert played(DECK, "4 wood, 2 gold", "build B01 S1 build A02 D1") == changes("wood -3 -0, gold -2, points +1")


@rule("N8.1")
def test_the_society_offers_no_second_building_where_there_is_no_room() -> None:
    assert played(DECK, "12 wood, 2 gold, forests 11111, open A16", "build B01 S1") == changes(
        "wood -3, gold -2, points +1"
    )


@rule("N8.2", "N8.5")
def test_one_issue_feeds_the_printing_shop_and_the_notary() -> None:
    assert played(DECK, "A07, A15", "issue") == changes("gold +3, wood +3, unissued -1, board +1")


@rule("N8.2", "N8.4")
def test_a_purchase_by_telegraph_sets_off_the_broker_and_uses_the_bourse() -> None:
    words = "use-B09 buy [use-B09 card-used N8.4]"
    assert played(DECK, "A08, A16, B09, 1 gold, 2 shares on the board", words) == changes(
        "gold -1, shares +2, board -2, fish +3 +4"
    )


@rule("N8.4")
def test_a_once_building_that_would_do_nothing_is_kept_for_later() -> None:
    assert played(DECK, "B02, 0 unissued", "[use-B02 gives-nothing N8.4]") == {}
    assert played(DECK, "B09, 0 own shares", "[use-B09 gives-nothing N8.4]") == {}


@rule("N8.3")
def test_planks_may_be_bought_while_choosing_a_building() -> None:
    words = "build [A06 building-too-dear N5.4] use-A12 A06 S1"
    assert played(DECK, "A12, 3 wood, 1 gold, open A16", words) == changes("gold -1, wood +3 -5, points +1")


@rule("N8.3")
def test_exchanges_of_several_buildings_follow_each_other() -> None:
    words = "use-A12 use-A10 use-B05 [use-B05 cannot-pay N4.6]"  # gold to planks to fish and back to gold
    assert played(DECK, "A10, A12, B05, 1 gold, 2 fish", words) == changes("gold -1 +1, wood +3 -2, fish +2 -4")


@rule("N8.2")
def test_passing_three_times_pays_three_times_but_not_for_the_pass_of_a_rival() -> None:
    assert played(DECK, "A02, round 7", "pass pass pass pass pass pass") == changes("gold +3")
    assert played(DECK, "A02", "gold pass") == changes("gold +1")


@rule("N8.6")
def test_points_are_counted_when_the_game_is_over_not_when_the_building_is_built() -> None:
    built_early = play(lay_out(DECK, "9 wood, 6 gold, round 7", "C06"), "build C06 S1")
    assert score(built_early.state, "building-points", "C06") == 2
    play(built_early, "pass gold pass issue pass")
    assert built_early.ask is None
    assert score(built_early.state, "building-points", "C06") == 3  # 6 + 1 + 2 gold
