"""The tenth event, the last turns, and the end of a game in which nobody does anything (K13)."""

from __future__ import annotations

from tests.games.keyharvest.table import (
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
