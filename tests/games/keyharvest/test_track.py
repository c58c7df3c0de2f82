"""The event track, and the count at its seventh space (K11)."""

from __future__ import annotations

from langbord.games.keyharvest.rules.view_model import View
from langbord.games.keyharvest.terminal.town import has_come
from langbord.tui.screen import SHAPES, Look
from tests.games.keyharvest.table import (
    asked,
    bag_of,
    board,
    board_of,
    event,
    hand,
    hand_of,
    lot,
    play,
    registry_of,
    told,
    track,
    track_of,
    words,
)
from tests.games.keyharvest.test_panels import render
from tests.games.pages import texts
from tests.rules import rule

SIX = "M N O P Q R"
SEVEN_FIELDS = "A1 A2 A3 A4 A5 A6 A7"


@rule("K11.1")
def test_an_event_goes_on_the_next_free_space() -> None:
    position = event("Z", track("M N"))
    assert (track_of(position), asked(position)) == ("M N Z", "0 windfall")
    (line,) = told(position, "event-drawn")
    assert (line.value("event"), line.value("number"), line.value("seat")) == ("Z", 3, 0)


@rule("K11.3", "K11.5")
def test_edge_51_somebody_has_six_tiles_and_two_events_go_back() -> None:
    """Edge 51: four fields and two workers. The seventh event takes place though it now lies on space 5."""
    position = event("Z", track(SIX), board(0, "C4 C6 E8 E6 A@C5 B@E7"), board(1, SEVEN_FIELDS))
    assert (track_of(position), bag_of(position)) == ("O P Q R Z", "G7 M N")
    assert asked(position) == "0 windfall"
    (line,) = told(position, "events-back")
    assert (line.value("first"), line.value("second")) == ("M", "N")


@rule("K11.3")
def test_edge_52_workers_count_and_with_seven_tiles_each_nothing_moves() -> None:
    """Edge 52: five fields and two workers."""
    position = event("Z", track(SIX), board(0, "C4 C6 E8 E6 D1 A@C5 B@E7"), board(1, SEVEN_FIELDS))
    assert (track_of(position), bag_of(position)) == (f"{SIX} Z", "G7")


@rule("K11.3")
def test_fields_in_a_store_do_not_count() -> None:
    position = event(
        "Z", track(SIX), board(0, "C4 C6 E8 E6 D1 D8"), lot(0, "G7", hops=1), board(1, SEVEN_FIELDS), draws="B1"
    )
    assert track_of(position) == "O P Q R Z"


@rule("K11.3")
def test_edge_53_the_count_comes_again_when_space_7_is_taken_again() -> None:
    """Edge 53: after Z five lie there; V and X make it seven, and O and P go back."""
    position = play(event("Z", track(SIX), draws="V X G7"), "hops hops")
    assert (track_of(position), registry_of(position)) == ("Q R Z V X", "G2 G3 G4 G5 G6 G7")
    assert bag_of(position) == "M N O P"
    assert position.view(None)["seen_events"] == [*SIX.split(), "Z", "V", "X"]


@rule("K11.3")
def test_the_list_of_events_marks_what_went_back() -> None:
    position = play(event("Z", track(SIX), draws="V X G7"), "hops hops")
    view = position.view(None)
    assert [view["seen_events"][at] for at in view["put_back"]] == ["M", "N", "O", "P"]
    page = render(position, None)
    assert page.html.count('class="back"') == 4
    assert "back in the bag" in render(position, None, template="text.html").html
    look: Look[View] = Look(view, 0, texts("en", position), SHAPES, 80, {})
    assert [has_come(look, letter) for letter in "QN"] == ["(has come)", "(came and went back into the bag)"]
    assert has_come(look, "Y") == ""
    m, n = position.state.seen[:2]
    position.state.seen, position.state.track = [m, n, m], [m]  # M came once more: only its first time is marked
    assert position.view(None)["put_back"] == [0, 1]


@rule("K11.4", "K11.5")
def test_edge_54_with_no_field_in_the_bag_all_seven_stay() -> None:
    """Edge 54: there are still events in it."""
    position = event("Z", track(SIX), draws="X")
    assert (track_of(position), bag_of(position)) == (f"{SIX} Z", "X")


@rule("K11.5")
def test_the_count_comes_before_the_effect() -> None:
    """Everybody has seven; the Vacation that leaves seat 0 with six comes after the count."""
    position = event("Y", track(SIX), board(0, "C4 C6 E8 E6 D1 A@C5 B@E7"), board(1, SEVEN_FIELDS))
    play(position, "A")
    assert (track_of(position), board_of(position)) == (f"{SIX} Y", "C4 C6 D1 E6 E8 B@E7")


# --- events within events ---------------------------------------------------------------------------------------------


@rule("K11.6", "K12.9", "K10.6")
def test_an_event_within_a_quick_sale_is_finished_first() -> None:
    """Seat 0 buys G2, where its Storekeeper stands; placed anew it takes G3, and Z comes up. What was sold, and the
    first gap, wait until seat 1 has had its chance."""
    position = event("T", board(0, "B4 B5 C4 C6 H@G2"), hand(0, hops=4), hand(1, wine=3), draws="Z D2 D3 G7")
    play(position, "G2 hops hops hops C5 G3 hops")
    assert asked(position) == "0 windfall"
    assert position.view(None)["running"] == [{"event": "T", "drawer": 0}, {"event": "Z", "drawer": 0}]
    play(position, "wine wine")
    assert (asked(position), words(position)) == ("1 quick-sale", "D2 G4 G5 G6 pass")
    play(position, "pass")
    assert (registry_of(position), track_of(position)) == ("D2 D3 G4 G5 G6 G7", "T Z")
    assert board_of(position) == "B4 B5 C4 C6 G2 H@C5"


@rule("K11.6", "K8.5", "K11.2")
def test_who_draws_an_event_out_of_turn_is_its_drawer() -> None:
    """Seat 1 is given C4, where its Benefactor stands; placed anew it takes G2, and draws Z."""
    position = event("O", board(0, "C4"), board(1, "D3 D4 E3 E5 F3 L@C4"), draws="Z G7 A1")
    play(position, "C4 place E4 G2")
    assert asked(position) == "1 windfall"
    assert position.view(None)["running"] == [{"event": "O", "drawer": 0}, {"event": "Z", "drawer": 1}]
    play(position, "hops wine")
    assert (hand_of(position, 1), hand_of(position, 0)) == ("1 hops", "1 wine")
    assert (asked(position), track_of(position)) == ("1 give-away", "O Z")
    play(position, "C4 place")
    assert registry_of(position) == "A1 G3 G4 G5 G6 G7"


@rule("K11.6")
def test_three_events_within_each_other() -> None:
    """Give away; in it a Blind swap, drawn by seat 1 for its Storekeeper; in that a Windfall, drawn by seat 0 for its
    Benefactor. Then each goes on where it stopped, and each gap is filled by the one who made it."""
    boards = [board(0, "A1 C4 D7 D8 E7 E9 F7 L@D2"), board(1, "D3 D4 E3 E5 H@C4"), hand(1, hops=1)]
    position = event("O", *boards, draws="M D2 Z G7 A2 A3")
    play(position, "C4 place E4 G2 hops")
    assert asked(position) == "1 blind-swap"
    play(position, "pass A1 E8 G3")
    assert asked(position) == "0 windfall"
    running = [(each["event"], each["drawer"]) for each in position.view(None)["running"]]
    assert running == [("O", 0), ("M", 1), ("Z", 0)]
    play(position, "wine wine")
    assert (asked(position), words(position)) == ("1 give-away", "C4 D3 D4 E3 E5")
    assert registry_of(position) == "A2 G4 G5 G6 G7"
    play(position, "C4 place")
    assert (registry_of(position), track_of(position)) == ("A2 A3 G4 G5 G6 G7", "O M Z")
    assert board_of(position) == "C4 D2 D7 D8 E7 E9 F7 G3 L@E8"
