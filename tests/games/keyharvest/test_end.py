"""The tenth event, the last turns, and the end of a game in which nobody does anything (K13)."""

from __future__ import annotations

import pytest

from langbord.games.keyharvest.rules.view_model import View
from langbord.games.keyharvest.terminal.painter import KeyHarvestPainter
from langbord.tui.screen import SHAPES, Look
from tests.games.keyharvest.table import (
    Change,
    asked,
    bag,
    bag_of,
    board,
    event,
    events_told,
    hand,
    play,
    registry_of,
    table,
    told,
    track,
    track_of,
    words,
)
from tests.games.keyharvest.test_panels import render
from tests.games.pages import texts
from tests.rules import rule

EIGHT = "M N P Q R S T U"
NINE = f"{EIGHT} V"
TEN = f"{NINE} W"


@rule("K13.1")
def test_the_tenth_event_takes_place_and_the_turn_goes_on() -> None:
    position = event("Z", track(NINE), board(0, "C4"))
    assert (asked(position), track_of(position)) == ("0 windfall", f"{NINE} Z")
    assert position.view(None)["ending"]
    play(position, "hops hops stop harvest C4")
    assert asked(position) == "1 action"


@rule("K13.2")
def test_then_everybody_has_two_more_turns() -> None:
    position = play(event("Z", track(NINE), seats=3, drawer=1), "hops hops hops stop end")
    order = []
    while position.ask is not None:
        order.append(asked(position)[0])
        play(position, "end")
    assert order == ["2", "0", "1", "2", "0", "1"]


@rule("K13.2")
def test_the_last_turns_are_listed() -> None:
    position = play(event("Z", track(NINE)), "hops hops stop end end")
    last = position.view(None)["last"]
    assert last["left"] == 3
    assert [(turn["seat"], turn["round"], turn["done"], turn["now"]) for turn in last["turns"]] == [
        (1, 1, True, False),
        (0, 1, False, True),
        (1, 2, False, False),
        (0, 2, False, False),
    ]


@rule("K13.2")
def test_the_last_turns_end_with_the_one_in_whose_turn_the_tenth_event_came() -> None:
    """Seat 1 draws it in the turn of seat 0, with a Benefactor that was given C4."""
    position = event("O", track(EIGHT), board(0, "C4"), board(1, "D3 D4 E3 E5 F3 L@C4"), seats=3, draws="Z G7 A1")
    play(position, "C4 place E4 G2 hops hops hops")
    assert track_of(position) == f"{EIGHT} O Z"
    play(position, "C4 hand-on discard stop end")
    order = []
    while position.ask is not None:
        order.append(asked(position)[0])
        play(position, "end")
    assert order == ["1", "2", "0", "1", "2", "0"]


@rule("K13.3")
def test_edge_74_events_drawn_after_the_tenth_are_ignored() -> None:
    """Edge 74: Y is left out of the game, and G7 comes."""
    position = play(table(2, track(TEN), hand(0, hops=1), bag("Y G7")), "offer G1 hops")
    assert (registry_of(position), track_of(position), bag_of(position)) == ("G2 G3 G4 G5 G6 G7", TEN, "")
    assert (events_told(position, "event-ignored"), "Y" in position.view(None)["ignored"]) == ("Y", True)


@rule("K13.3", "K10.5")
def test_edge_75_without_fields_the_registry_stays_short() -> None:
    """Edge 75."""
    position = play(table(2, track(TEN), hand(0, hops=1), bag("Y")), "offer G1 hops")
    assert (registry_of(position), asked(position)) == ("G2 G3 G4 G5 G6", "0 action")


@rule("K13.3", "K9.11")
def test_the_trader_still_puts_events_back() -> None:
    position = table(2, track(TEN), board(0, "B4 B5 C4 C6 D4"), bag("Y A1"))
    play(position, "worker K C5 draw discard")
    assert (bag_of(position), track_of(position)) == ("Y", TEN)


@rule("K13.4")
def test_three_idle_rounds_end_the_game() -> None:
    position = play(table(2, board(0, "C4"), board(1, "E8")), "end " * 5)
    assert asked(position) == "1 action"
    play(position, "end")
    assert (asked(position), len(told(position, "stalled", "game-ends"))) == ("nobody", 2)
    assert position.winners() == [0, 1]


@rule("K13.4")
def test_any_action_begins_the_count_anew() -> None:
    position = play(table(2, board(0, "C4")), "end " * 4 + "harvest C4 end " + "end " * 5)
    assert (asked(position), words(position)) == ("0 action", "worker offer end")
    assert asked(play(position, "end")) == "nobody"


@rule("K13.4")
def test_three_rounds_of_four_players_are_twelve_turns() -> None:
    position = play(table(4, board(0, "C4")), "end " * 11)
    assert asked(position) == "3 action"
    assert asked(play(position, "end")) == "nobody"


# --- shown ------------------------------------------------------------------------------------------------------------


@rule("K13.2")
def test_the_remaining_turns_are_shown_in_the_turn_of_the_tenth_event() -> None:
    position = play(event("Z", track(NINE)), "hops hops stop")
    last = position.view(None)["last"]
    assert (last["begun"], last["left"]) == (False, 4)
    assert [turn["seat"] for turn in last["turns"]] == [1, 0, 1, 0]
    assert not any(turn["done"] or turn["now"] for turn in last["turns"])
    page = render(position, 1).html
    assert 'class="last-turns"' in page
    assert "After this one, 4 turns are left" in page
    play(position, "end")
    assert position.view(None)["last"]["begun"]
    assert "4 turns are left" in render(position, 1).html


@rule("K13.2")
def test_after_the_end_nothing_says_last_turns() -> None:
    position = play(event("Z", track(NINE)), "hops hops stop end end end end end")
    assert position.ask is None
    view = position.view(None)
    assert (view["ending"], view["last"], view["over"]) == (True, None, True)
    page = render(position, None).html
    assert "last-turns" not in page
    assert "panel-events ending" not in page


ONE_EACH = (board(0, "B2"), board(1, "E5"))
TIES: dict[str, tuple[Change, ...]] = {
    "fields": (board(0, "B2 E8 G7"), board(1, "E5 C@A1")),  # 1 + 2 for groups against 2 for the worker and 1
    "counters": (*ONE_EACH, hand(0, hops=2, wine=1), hand(1, wine=2)),
    "shared": (*ONE_EACH, hand(0, hops=1), hand(1, hops=1)),
    "": (*ONE_EACH, hand(0, hops=1)),
}


@rule("K14.6")
@pytest.mark.parametrize("by", TIES)
def test_log_page_and_terminal_say_what_broke_a_tie(by: str) -> None:
    position = table(2, *TIES[by])
    while position.ask is not None:
        play(position, "end")
    assert (len(set(position.scores())) == 1) == bool(by)
    assert position.winners() == ([0, 1] if by == "shared" else [0])
    assert position.view(None)["tie_break"] == by
    assert [line.key for line in told(position, "tie-fields", "tie-counters", "tie-shared")] == [f"tie-{by}"] * bool(by)
    t = texts("en", position)
    said = t.say(f"page-tie-{by}") if by else t.say("page-ties")
    assert said in render(position, None).html
    look: Look[View] = Look(position.view(0), 0, t, SHAPES, 80, {})
    verdict = KeyHarvestPainter(position.options).verdict(look, position.winners(), position.scores())
    assert ("Equal on points" in verdict) == bool(by)


# --- for ever ---------------------------------------------------------------------------------------------------------


@rule("K13.5")
def test_workers_placed_and_taken_back_for_ever_end_the_game() -> None:
    position = table(2, board(0, "B2 B3"), board(1, "E5 E6"))
    turns = 0
    while position.ask is not None:
        seat = position.ask.seat
        if "A" in [worker["word"] for worker in position.view(seat)["players"][seat]["workers"]]:
            play(position, "worker remove A end")
        else:
            play(position, f"worker A {'A2' if seat == 0 else 'D5'}")
            if asked(position) == f"{seat} extra-crop":
                play(position, "pass")
            play(position, "end")
        turns += 1
        if turns == 13:
            assert position.view(None)["dry"] == 13
            assert "At 24 the game ends" in render(position, None).html
    assert turns == 12 * 2
    assert told(position, "runs-dry")


@rule("K13.5")
def test_a_field_taken_keeps_the_game_going() -> None:
    position = table(2, board(0, "B2 B3 A@A2"), hand(0, hops=1), bag("G7"))
    play(position, "worker remove A end end")
    play(position, "offer G1 hops end")
    assert position.state.taken == position.state.turn - 1
    assert position.view(None)["dry"] == 0
