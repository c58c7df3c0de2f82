"""Travel and what may be done between steps (G5, G6)."""

from __future__ import annotations

import pytest

from langbord.games.galzyr.rules.cards.zones import held
from langbord.games.galzyr.rules.state import NOWHERE, State
from tests.games.galzyr.table import (
    begin,
    cards,
    give,
    lay,
    month,
    number,
    play,
    player,
    prompt,
    stand,
    why_not,
    word,
    words,
)
from tests.rules import rule


def notice(state: State, *quests: str) -> None:
    """These quests on the noticeboard, the others in the quest slot in the order of their numbers."""
    others = sorted(set(state.noticeboard + state.quest_slot.cards) - {number(quest) for quest in quests})
    state.library = [card for card in state.library if card not in {number(quest) for quest in quests}]
    state.noticeboard = [number(quest) for quest in quests]
    state.quest_slot.cards = others[::-1]


@rule("G5.1", "G5.7")
def test_two_steps_along_roads() -> None:
    position = begin(month())
    assert [given for given in words(position) if given[0] in "LW"] == ["L3", "W01"]
    assert why_not(position, "L2") == "too-far G5.1"
    play(position, "W01", "L2")
    assert player(position).space == position.state.land.index["mill"]
    assert why_not(position, "W01") == "no-steps G5.3"
    play(position, "story")
    assert prompt(position) == "story"


@rule("G5.2", "G13.4")
def test_cards_change_the_steps_at_once() -> None:
    state = month()
    give(state, 0, "aysala.over", "mule")
    state.players[0].extra_steps = 1
    position = begin(state)
    assert position.state.steps == 4
    play(position, word("aysala.over"))  # three more, and winded at once
    assert position.state.steps == 6
    assert cards(position.state, player(position).statuses) == ["winded"]
    assert number("aysala.over") in position.state.library


@rule("G5.2")
def test_a_status_can_forbid_travel_and_steps_never_fall_below_none() -> None:
    state = month()
    give(state, 0, "stuck", "winded")
    state.players[0].extra_steps = -5
    position = begin(state)
    assert position.state.steps == 0
    assert why_not(position, "W01") == "no-travel G5.2"


@rule("G5.3")
def test_leaving_can_cost_more() -> None:
    state = month()
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "W01")
    assert position.state.steps == 0
    state.players[0].extra_steps = -1
    assert why_not(begin(state), "W01") == "no-steps G5.3"


@rule("G5.6")
def test_a_figure_on_a_card_does_not_travel() -> None:
    state = month()
    give(state, 0, "jailed")
    state.players[0].on_card, state.players[0].space = number("jailed"), NOWHERE
    assert why_not(begin(state), "W01") == "held-fast G5.6"


@rule("G6.1", "G6.3")
def test_quests_are_picked_up_where_they_say() -> None:
    state = month()
    notice(state, "q.one", "q.three", "q.four")
    position = begin(state)
    assert why_not(position, word("q.three")) == "other-pickup G6.3"
    play(position, word("q.one"))
    assert (cards(position.state, player(position).quests), player(position).gold) == (["q.one"], 11)
    assert cards(position.state, position.state.noticeboard) == ["q.three", "q.four", "q.two"]


@rule("G6.3")
def test_with_an_empty_quest_slot_the_place_stays_empty() -> None:
    state = month()
    notice(state, "q.one", "q.three", "q.four")
    state.library = sorted(state.library + state.quest_slot.cards)
    state.quest_slot.cards = []
    position = begin(state)
    play(position, word("q.one"))
    assert len(position.state.noticeboard) == 2


@rule("G6.3", "G6.2")
def test_an_outcast_may_not_pick_up_or_trade() -> None:
    state = month(2)
    notice(state, "q.one", "q.three", "q.four")
    give(state, 0, "outcast")
    position = begin(state)
    assert why_not(position, word("q.one")) == "no-quests G6.3"
    assert why_not(position, "trade") == "no-trade G6.2"


@rule("G6.4", "G11.5")
def test_quests_are_abandoned_unless_they_forbid_it() -> None:
    state = month()
    give(state, 0, "mor.second")
    position = begin(state)
    assert why_not(position, "abandon") == "no-quest-to-abandon G6.4"
    give(state, 0, "q.one")
    position = begin(state)
    play(position, "abandon")
    assert words(position) == [word("q.one")]
    assert why_not(position, word("mor.second")) == "cannot-abandon G6.4"
    play(position, word("q.one"))
    assert (player(position).gold, number("q.one") in position.state.library) == (9, True)


@rule("G10.5", "G11.5")
@pytest.mark.parametrize("mode", ["coop", "competitive"])  # quests held openly, and secretly
def test_an_origin_quest_counts_toward_the_three(mode: str) -> None:
    state = month(2, heroes="mor aysala", mode=mode)
    notice(state, "q.one", "q.two", "q.six")
    give(state, 0, "mor.second")
    position = begin(state)
    play(position, word("q.one"), word("q.two"))
    assert prompt(position) == "travel"  # three with it
    play(position, word("q.six"))
    assert prompt(position) == "too-many-quests"
    assert words(position) == sorted([word("q.one"), word("q.two"), word("q.six")])
    assert why_not(position, word("mor.second")) == "cannot-abandon G6.4"
    play(position, word("q.one"))
    assert prompt(position) == "travel"
    assert sorted(cards(position.state, held(player(position), "quest"))) == ["mor.second", "q.six", "q.two"]


@rule("G10.4", "G6.1")
def test_items_are_dropped_and_used() -> None:
    state = month()
    give(state, 0, "lamp", "rope")
    position = begin(state)
    play(position, "drop", word("lamp"), word("rope"))
    assert (player(position).items, player(position).gold) == ([], 12)
    assert why_not(position, "drop") == "no-item G10.4"


@rule("G6.1")
def test_cards_of_the_space_can_be_used() -> None:
    state = month()
    lay(state, "camp", "quay")
    position = begin(state)
    play(position, word("camp"))
    assert (player(position).gold, position.state.steps) == (9, 3)
    give(state, 0, "hurt")
    position = begin(state)
    play(position, word("hurt"))
    assert (player(position).gold, player(position).statuses) == (8, [])


@rule("G6.2")
def test_trade_needs_the_other_to_agree() -> None:
    state = month(3)
    stand(state, 2, "mill")
    give(state, 0, "lamp")
    give(state, 1, "sword", "candle")
    position = begin(state)
    play(position, "trade", word("lamp"), word("sword"), "take", "take", "offer")
    assert (prompt(position), position.ask and position.ask.seat) == ("trade-accept", 1)
    play(position, "yes")
    assert cards(position.state, player(position).items) == ["sword"]
    assert cards(position.state, player(position, 1).items) == ["candle", "lamp"]
    assert (player(position).gold, player(position, 1).gold) == (12, 8)
    play(position, "trade", "give", "offer", "no")
    assert player(position).gold == 12
    assert why_not(position, "trade") == "has-refused G6.2"


@rule("G6.2")
def test_a_thing_is_only_given_to_somebody_with_room_for_it() -> None:
    state = month(2)
    give(state, 0, "lamp")
    give(state, 1, "sword", "candle", "mask")
    state.players[1].gold = 20
    position = begin(state)
    play(position, "trade")
    assert why_not(position, "offer") == "nothing-offered G6.2"
    play(position, word("lamp"))
    assert why_not(position, "offer") == "no-room G6.2"
    play(position, word("mask"), "give")
    assert why_not(position, "offer") == "no-room G6.2"
    assert why_not(position, "take") == "no-gold G6.2"
    play(position, "stop")
    assert (prompt(position), position.state.deal) == ("travel", None)


@rule("G6.2", "G12.1")
def test_a_traded_card_keeps_its_timer() -> None:
    state = month(2)
    give(state, 0, "candle")
    state.timers[-1].day = 1
    position = begin(state)
    play(position, "trade", word("candle"), "offer", "yes")
    found = [(timer.seat, timer.day) for timer in position.state.timers if timer.card == number("candle")]
    assert found == [(1, 1)]


@rule("G11.4")
def test_a_quest_falls_through_by_itself() -> None:
    state = month()
    give(state, 0, "q.three", "rope")
    state.players[0].gold = 17
    position = begin(state)
    assert cards(position.state, player(position).quests) == ["q.three"]
    play(position, word("rope"))  # 19 gold: it leaves at 18
    assert player(position).quests == []
