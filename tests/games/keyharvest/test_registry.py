"""Drawing from the bag and filling the registry (K10)."""

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
)
from tests.rules import rule


@rule("K10.1")
def test_six_fields_in_the_order_of_their_references() -> None:
    position = play(table(2, hand(0, hops=1), bag("C9 A1")), "offer G3 hops")
    assert position.view(None)["registry"] == ["C9", "G1", "G2", "G4", "G5", "G6"]


@rule("K10.2")
def test_events_take_place_before_the_next_draw() -> None:
    """Two events come, one after the other, then a field."""
    position = event("Z", board(0, "C4*"), draws="R G7")
    assert (asked(position), registry_of(position), bag_of(position)) == ("0 windfall", "G2 G3 G4 G5 G6", "G7 R")
    play(position, "hops hops")
    assert (asked(position), registry_of(position), bag_of(position)) == ("0 new-crop", "G2 G3 G4 G5 G6", "G7")
    play(position, "pass")
    assert (registry_of(position), track_of(position)) == ("G2 G3 G4 G5 G6 G7", "Z R")


@rule("K10.2", "K10.6")
def test_edge_57_an_event_drawn_to_fill_the_gap_after_an_event_takes_place() -> None:
    """Edge 57: the swap leaves the first gap, which Z and then G7 come to fill."""
    position = event("U", board(0, "C4"), draws="Z G7")
    play(position, "G2 C4")
    assert (asked(position), track_of(position)) == ("0 windfall", "U Z")
    play(position, "hops hops")
    assert registry_of(position) == "C4 G3 G4 G5 G6 G7"


@rule("K10.5")
def test_with_no_field_in_the_bag_the_gap_stays() -> None:
    position = play(table(2, hand(0, hops=2), bag("")), "offer G1 hops stop")
    assert (asked(position), registry_of(position)) == ("0 offer", "G2 G3 G4 G5 G6")
    play(position, "G2 hops")
    assert registry_of(position) == "G3 G4 G5 G6"


@rule("K10.5", "K10.4")
def test_a_bag_of_events_empties_itself_into_the_track() -> None:
    """The registry is filled by nothing, but the events take place."""
    position = event("R", draws="V X")
    assert (asked(position), track_of(position), bag_of(position)) == ("0 action", "R V X", "")
    assert registry_of(position) == "G2 G3 G4 G5 G6"


@rule("K10.3")
def test_every_event_that_goes_back_is_announced() -> None:
    """Two of them before the field comes."""
    position = play(event("M", board(0, "C4"), draws="P Q D2 G7 P Q"), "C4")
    assert sorted(events_told(position, "event-aside").split()) == ["P", "Q"]
    assert (bag_of(position), track_of(position)) == ("P Q", "M")
    assert [line.value("field") for line in told(position, "draws-field")] == ["D2"]


@rule("K10.4")
def test_events_beyond_the_tenth_stay_without_effect() -> None:
    """A Replacement is the ninth event, Z the tenth; the others no longer take place."""
    position = event("W", track("M N O P Q R S T"), board(0, "C4"), draws="Z X Y")
    assert (asked(position), len(position.state.track)) == ("0 windfall", 10)
    play(position, "hops hops")
    assert (asked(position), len(position.state.track)) == ("0 offer", 10)
