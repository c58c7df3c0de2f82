"""Every elder in concrete situations, with the herring deck; `situations` says how to read the table.

Each use takes a fish from the highest filled plate and puts it on the elder: that is not repeated in the lines. One
plate is filled unless a line says otherwise. A line with `-` is a situation in which the elder cannot be used.
"""

from __future__ import annotations

import pytest

from langbord.games.nusfjord.edition.loader import load_deck
from tests.games.nusfjord.cards.situations import Line, cards, changes, faces, lay_out, lines, play, played, unmarked
from tests.games.nusfjord.table import EDITION, why
from tests.rules import rule

DECK = "herring"

ELDERS = """
E01 | gain 1 wood; action build
    2 wood, 1 fish | E01 A11 S1 | wood +1 -3, fish -1, points +1
    - 1 wood, 1 fish, open A11
    - 3 wood, open A11
E02 | gain 2 fish; action ship
    2 wood | E02 sloop | fish +2 -2, wood -2, sloop +1
    8 wood, 6 fish | E02 schooner | fish +2 -8, wood -8, schooner +1
    - 1 wood
    - 6 wood, 6 sloops
E03 | action deforest; gain 1 fish
    0 wood | E03 D3 | wood +5, forests -1, fish +1
    12 wood | E03 D5 | forests -1, fish +1
    - forests 00000
E04 | action reforest or thin out; gain 2 fish
    0 wood | E04 reforest D1 | forests +2, fish +2
    0 wood | E04 thin | wood +4, fish +2
    12 wood | E04 [thin wood-full N5.9] reforest D2 | forests +2, fish +2
    - 12 wood, forests 11111
E05 | gain 2 fish; action serve
    1 fish, 4 plates | E05 plate | fish +2 -3, gold +1, plates +1
    1 fish | E05 plate plate | fish +2 -1 -2, gold +2, plates +2
    3 fish, 7 plates | E05 plate | fish +2 -5, gold +1, plates +1
    - 0 fish, 4 plates
    - 2 fish, 7 plates
E06 | action issue or buy; gain 1 wood
    0 gold | E06 issue | gold +2, unissued -1, board +1, wood +1
    2 gold, 2 shares on the board | E06 buy | gold -2, shares +2, board -2, wood +1
    1 gold, 2 shares on the board | E06 [buy shares-too-dear N5.7] issue | gold +2, unissued -1, board +1, wood +1
    - 0 unissued, 1 gold, 2 shares on the board
E07 | action build or ship; gain 2 fish
    3 wood, 1 fish | E07 build A11 S1 | wood -3, fish -1 +2, points +1
    2 wood, 2 fish | E07 ship sloop | wood -2, fish -2 +2, sloop +1
    - 2 wood, 1 fish, open A11
E08 | action build, 2 wood cheaper; gain 1 fish
    1 wood, 1 fish | E08 A11 S1 | wood -1, fish -1 +1, points +1
    0 wood | E08 A18 S1 | wood -0, fish +1, points +2
    - 1 wood, open A11
    - 1 fish, open A11
E09 | gain 1 wood, 2 fish; action ship
    1 wood | E09 sloop | wood +1 -2, fish +2 -2, sloop +1
    5 wood, 1 gold | E09 cutter | wood +1 -6, fish +2, gold -1, cutter +1
    - 0 wood
E10 | action deforest or reforest; gain 3 fish
    0 wood | E10 deforest D4 | wood +5, forests -1, fish +3
    0 wood | E10 reforest D1 | forests +2, fish +3
    forests 00000 | E10 [deforest no-forest N5.8] reforest D5 | forests +2, fish +3
    - A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, forests 00000
E11 | gain 1 gold; action buy
    1 share on the board | E11 | gold +1 -1, shares +1, board -1
    1 gold, 2 shares on the board | E11 | gold +1 -2, shares +2, board -2
    - 9 gold
    - 0 gold, 2 shares on the board
E12 | gain 1 wood; action build; gain 1 fish
    2 wood, 1 fish | E12 A11 S1 | wood +1 -3, fish -1 +1, points +1
    - 2 wood, open A11
    - 1 wood, 1 fish, open A11
E13 | gain 3 wood; action ship
    2 fish | E13 sloop | wood +3 -2, fish -2, sloop +1
    3 wood, 1 gold | E13 cutter | wood +3 -6, gold -1, cutter +1
    - 1 fish
E14 | gain 1 fish per forest, at most 4; action deforest or thin out
    forests 00011 | E14 deforest D4 | fish +2, wood +5, forests -1
    forests 00010 | E14 thin | fish +1, wood +1
    forests 00211 | E14 thin | fish +4, wood +4
    forests 02222 | E14 thin | fish +4, wood +8
    - forests 00000
E15 | gain 1 gold; action build; gain 1 wood
    2 wood | E15 A14 S1 | gold +1 -1, wood -2 +1, points +1
    - 1 wood, open A14
E16 | gain 3 fish; action serve; gain 1 wood
    0 fish, 4 plates | E16 plate | fish +3 -3, gold +1, plates +1, wood +1
    0 fish | E16 plate plate | fish +3 -1 -2, gold +2, plates +2, wood +1
    - 0 fish, 5 plates
E17 | action ship; gain 1 gold, 1 fish
    2 wood, 2 fish | E17 sloop | wood -2, fish -2 +1, gold +1, sloop +1
    4 gold | E17 schooner-gold | gold -4 +1, fish +1, schooner +1
    - 2 wood, 1 fish
    - 6 wood, 0 gold
    - 3 gold
E18 | action ship or deforest; pay 3 wood: upgrade
    1 sloop | E18 deforest D4 sloop | wood +5 -3, forests -1, sloop -1, cutter +1
    1 sloop | E18 deforest D4 stop | wood +5, forests -1
    0 sloops | E18 deforest D4 | wood +5, forests -1
    5 wood, 2 fish | E18 ship sloop sloop | wood -2 -3, fish -2, sloop +1 -1, cutter +1
    4 wood, 2 fish | E18 ship sloop | wood -2, fish -2, sloop +1
    - 1 wood, forests 00000
"""

USED = [line for line in lines(ELDERS) if not line.cells[0].startswith("-")]
REFUSED = [line for line in lines(ELDERS) if line.cells[0].startswith("-")]


def around(line: Line, elder: str) -> str:
    """The situation of a line with an elder among five seats."""
    plates = "" if "plates" in unmarked(line) else ", 1 plate"
    return f"{unmarked(line)}{plates}, {elder}, 5 seats"


def test_every_elder_is_here() -> None:
    deck = load_deck(EDITION, DECK)
    assert faces(ELDERS) == [(elder.slot, elder.effect.phrase) for elder in deck.elders]
    assert len(deck.elders) == 18
    for card in cards(ELDERS):
        assert {line in REFUSED for line in card.lines} == {True, False}, f"{card}: used, and not possible"
        for action in card.face[0].replace("thin out", "thin").partition("action ")[2].partition(";")[0].split(" or "):
            if " or " in card.face[0]:
                assert any(f"{card.slot} {action}" in line.cells[1] for line in card.lines if line in USED), card


@rule("N6.1", "N6.4")
@pytest.mark.parametrize("line", USED, ids=str)
def test_a_worker_on_an_elder(line: Line) -> None:
    change = changes(f"{line.cells[2]}, plates -1, elder fish +1")
    assert played(DECK, around(line, line.slot), line.cells[1]) == change


@rule("N5.12")
@pytest.mark.parametrize("line", USED, ids=str)
def test_an_elder_used_as_soon_as_it_is_taken(line: Line) -> None:
    words = f"elder {line.slot} use{line.cells[1].removeprefix(line.slot)}"
    change = changes(f"{line.cells[2]}, plates -1, elder fish +1")
    assert played(DECK, around(line, f"top {line.slot}"), words) == change


@rule("N6.2")
@pytest.mark.parametrize("line", USED, ids=str)
def test_the_third_fish_on_an_elder_comes_home(line: Line) -> None:
    change = changes(f"{line.cells[2]}, plates -1, elder fish -2, fish +1")
    assert played(DECK, around(line, f"{line.slot}+2"), line.cells[1]) == change


@rule("N6.4")
@pytest.mark.parametrize("line", REFUSED, ids=str)
def test_an_elder_whose_action_is_not_possible(line: Line) -> None:
    in_the_council = lay_out(DECK, around(line, line.slot))
    assert why(in_the_council, line.slot) == "elder-cannot-act N6.4"
    just_taken = play(lay_out(DECK, around(line, f"top {line.slot}")), f"elder {line.slot}")
    assert why(just_taken, "use") == "elder-cannot-act N6.4"
    assert why(just_taken, "stop") is None


@rule("N6.1")
@pytest.mark.parametrize("line", [line for line in USED if "plates" not in line.cells[0]], ids=str)
def test_no_elder_works_at_an_empty_table(line: Line) -> None:
    assert why(lay_out(DECK, f"{line.cells[0]}, {line.slot}, 5 seats"), line.slot) == "table-empty N6.1"
    position = lay_out(DECK, f"{line.cells[0]}, top {line.slot}, 5 seats", line.cells[1])
    play(position, f"elder {line.slot}")
    assert position.ask is not None
    assert (position.ask.prompt, position.ask.seat) == ("place-worker", 1)  # nobody was asked about using it


# --- odd situations -------------------------------------------------------------------------------------


@rule("N6.2", "N6.4")
def test_the_third_fish_may_be_spent_on_the_action() -> None:
    too_dear = "E17, 1 plate, 2 wood, 1 fish, 5 seats"
    assert why(lay_out(DECK, too_dear), "E17") == "elder-cannot-act N6.4"
    assert played(DECK, too_dear.replace("E17", "E17+2"), "E17 sloop") == changes(
        "plates -1, elder fish -2, fish +1 -2 +1, wood -2, sloop +1, gold +1"
    )


@rule("N6.1", "N6.4")
def test_the_plate_that_feeds_the_cook_is_the_cheapest_to_fill_again() -> None:
    assert why(lay_out(DECK, "E05, 2 fish, 6 plates"), "E05") is None  # the sixth plate costs four
    assert why(lay_out(DECK, "E05, 1 fish, 6 plates"), "E05") == "elder-cannot-act N6.4"


@rule("N6.4")
def test_an_elder_with_two_actions_must_do_one_of_them() -> None:
    words = "E06 [stop cannot-decline N4.4] [gold not-here N4.2] issue"
    assert played(DECK, "E06, 1 plate", words) == changes(
        "plates -1, elder fish +1, gold +2, unissued -1, board +1, wood +1"
    )


@rule("N6.4")
def test_an_elder_needs_no_room_on_the_action_board_and_fills_none() -> None:
    words = "deforest D4 pass E03 D5 pass"  # on the side for two, Deforest takes one worker
    position = play(lay_out(DECK, "E03, 1 plate"), words)
    assert why(position, "deforest") == "space-full N4.3"
    assert sum(position.state.players[0].forests) == 2
    fresh = play(lay_out(DECK, "E03, 1 plate"), "E03 D5")
    assert why(fresh, "deforest") is None


@rule("N6.4", "N8.3")
def test_an_exchange_may_not_take_away_the_action_that_an_elder_owes() -> None:
    words = "E07 [use-B04 no-answer-left N8.3] ship sloop"  # five of six wood would leave too little for a Sloop
    assert played(DECK, "B04, E07, 1 plate, 6 wood, 2 fish", words) == changes(
        "plates -1, elder fish +1, wood -2, fish -2 +2, sloop +1"
    )


@rule("N8.2")
def test_what_buildings_answer_to_an_elder_comes_after_all_that_the_elder_does() -> None:
    position = play(lay_out(DECK, "B11, E18, 1 sloop, 1 plate, 5 seats"), "E18 deforest D4")
    assert position.state.players[0].wood == 5  # the upgrade is still being asked for
    play(position, "sloop")
    assert (position.state.players[0].wood, position.state.players[0].fish) == (5 - 3 + 1, 1)


@rule("N8.8")
def test_the_blacksmith_improves_a_ship_only_if_the_better_one_is_left() -> None:
    situation = "E18, 1 plate, 4 cutters, 1 sloop, forests 00010, 5 seats"
    words = "E18 deforest D4 [sloop no-better-ship N8.8] cutter"
    position = lay_out(DECK, situation)
    position.state.ships[1] = 0
    play(position, words)
    assert position.state.players[0].ships == [1, 3, 1]
