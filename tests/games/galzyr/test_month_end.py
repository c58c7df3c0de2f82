"""The end of a month in a world with much to do then: the end scene, and the order of saving (G14.3, G14.4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord.engine.position import Position
from langbord.games.galzyr.rules.state import END_SCENE, State
from tests.games.galzyr.table import (
    begin,
    give,
    lay,
    month,
    number,
    play,
    prompt,
    word,
    words,
    write_more,
)
from tests.rules import rule

KINDS = ("status", "companion", "item", "quest")

#: Two cards of each kind for adventurers, and two for the table, that go when the month is saved.
CARDS = "".join(f"## {kind} {kind}.{name}  Going\nsave: discard this\n" for kind in KINDS for name in "ab")
CARDS += """
## global going.global  Going
save: discard this

## local going.local  Going
place any location
save: discard this
"""

#: An end scene for two, with options: all that a scene may have.
END = """
# tiny.{name}  The End
premise: The end.
partner

== start
The end.
* Find a coin -> coin
* Go home -> end

== coin
A coin, and something to carry it in.
> gain 1 gold; gain pack
-> end
"""


@pytest.fixture(autouse=True)
def book(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write_more(monkeypatch, tmp_path, CARDS, friends=END.format(name="friends"), rivals=END.format(name="rivals"))


def end_scene(state: State) -> Position[State]:
    """The month is over, and seat 0 reads."""
    state.phase = END_SCENE
    position = begin(state)
    if prompt(position) == "mvp":
        play(position, "seat-1")
    return position


def saved(state: State) -> list[str]:
    """What the save effects did, in their order: the cards that went, and the abilities that came with the boards."""
    position = end_scene(state)
    play(position, "o2")
    before = len(position.log(0))
    play(position, "end")
    assert prompt(position) == "month-over"
    events = [event for event in position.log(0)[before:] if event.key in ("card-to", "gains")]
    return [state.land.cards[int(str(event.value("card"))[1:])].id for event in events]


# --- the end scene --------------------------------------------------------------------------------------------------


def together(mode: str) -> State:
    """Two at the quay with things to trade, roads to take and a quest to pick up."""
    state = month(2, mode=mode)
    give(state, 0, "lamp")
    give(state, 1, "sword")
    state.quest_slot.cards += state.noticeboard
    state.quest_slot.cards.remove(number("q.one"))
    state.noticeboard = [number("q.one")]
    return state


@rule("G14.3")
@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_in_the_end_scene_nobody_travels_trades_or_picks_up_quests(mode: str) -> None:
    free = {"W01", "L3", "trade", word("q.one")}
    assert free < set(words(begin(together(mode))))  # on any other day
    position = end_scene(together(mode))
    assert (prompt(position), words(position)) == ("option", ["o1", "o2"])
    play(position, "o2")
    assert (prompt(position), words(position)) == ("scene-end", ["end"])
    play(position, "end")
    assert prompt(position) == "month-over"  # nor after it


@rule("G14.3")
@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_nobody_is_asked_to_be_a_partner_in_the_end_scene(mode: str) -> None:
    position = end_scene(together(mode))
    assert position.state.land.scene("tiny.friends").partner
    assert prompt(position) == "option"


@rule("G14.3")
@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_what_the_end_scene_gives_is_saved(mode: str) -> None:
    position = end_scene(together(mode))
    play(position, "o1", "end")
    slot = position.state.saves[position.state.land.heroes.index("aysala")]
    assert slot.gold == 11
    assert {number("lamp"), number("pack")} <= set(slot.cards)


# --- saving ---------------------------------------------------------------------------------------------------------


@rule("G14.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_is_saved_first_then_the_adventurers_in_turn_order(first: int) -> None:
    state = month(3, heroes="aysala keridai bumir")
    state.first = first
    for seat in range(3):
        give(state, seat, "dull")
    lay(state, "going.local", "peak")
    lay(state, "going.global")
    boards = ["aysala.over", "keridai.below", "bumir.teeth"]
    in_turn = [card for board in boards[first:] + boards[:first] for card in ("dull", board)]
    assert saved(state) == ["going.global", "going.local", "mill.east", *in_turn]


@rule("G14.4")
@pytest.mark.parametrize("names", ["ab", "ba"])
def test_an_adventurer_is_saved_by_kind_in_the_order_the_cards_came_and_the_board_last(names: str) -> None:
    state = month()
    give(state, 0, *(f"{kind}.{name}" for name in names for kind in reversed(KINDS)))
    in_order = [f"{kind}.{name}" for kind in KINDS for name in names]
    assert saved(state) == ["mill.east", *in_order, "aysala.over"]
