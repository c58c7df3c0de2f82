"""Every effect of the book's grammar (G7.10, G7.11, G10)."""

from __future__ import annotations

import typing

import pytest

from langbord.games.galzyr.book import phrases
from langbord.games.galzyr.rules import doing
from langbord.games.galzyr.rules.cards.zones import put
from langbord.games.galzyr.rules.state import NOWHERE, State, Telling
from tests.games.galzyr.table import cards, do, give, lay, loaded, month, number, stand, word
from tests.rules import rule


@pytest.fixture
def state() -> State:
    return month()


@pytest.fixture
def two() -> State:
    return month(2)


def test_every_effect_of_the_grammar_is_done_by_somebody() -> None:
    assert set(doing.PLAIN) | set(doing.ASKING) == set(typing.get_args(phrases.Effect))


def in_library(state: State, card: str) -> int:
    return state.library.count(number(card))


@rule("G10.6")
def test_gold_has_a_top_and_a_bottom(state: State) -> None:
    adventurer = state.players[0]
    do(state, "gain 15 gold")
    assert adventurer.gold == 20
    do(state, "lose 3 gold, else gain hurt")
    assert (adventurer.gold, adventurer.statuses) == (17, [])
    do(state, "lose 18 gold, else gain hurt")
    assert (adventurer.gold, cards(state, adventurer.statuses)) == (0, ["hurt"])


@rule("G7.9", "G7.10")
def test_what_is_paid_is_paid_in_full_or_not_at_all(state: State) -> None:
    do(state, "pay 11 gold, else gain 1 prestige and gain rope")
    adventurer = state.players[0]
    assert (adventurer.gold, adventurer.prestige, cards(state, adventurer.items)) == (10, 1, ["rope"])


@rule("G7.11")
def test_effects_go_to_you_the_partner_or_all(two: State) -> None:
    do(two, "all: gain 1 gold")
    assert [adventurer.gold for adventurer in two.players] == [11, 11]
    do(two, "partner: gain 1 gold")
    assert [adventurer.gold for adventurer in two.players] == [11, 11]
    two.telling = Telling("tiny.talk", 0, 0, [0, 0], partner=1)
    do(two, "partner: gain 1 gold")
    assert [adventurer.gold for adventurer in two.players] == [11, 12]


@rule("G7.12")
def test_prestige_of_a_scene_is_added_up_first(two: State) -> None:
    two.telling = Telling("tiny.talk", 0, 0, [0, 0], partner=1)
    do(two, "gain 2 prestige; partner: gain 1 prestige")
    assert two.telling.prestige == [2, 1]
    assert [adventurer.prestige for adventurer in two.players] == [0, 0]


@rule("G10.1", "G2.1")
def test_a_card_is_gained_from_the_library_or_not_at_all(state: State) -> None:
    do(state, "gain lamp")
    assert in_library(state, "lamp") == 0
    do(state, "gain lamp, else gain 1 gold")
    assert (cards(state, state.players[0].items), state.players[0].gold) == (["lamp"], 11)
    do(state, "gain relic from vault")
    assert (cards(state, state.players[0].items), state.vault) == (["lamp", "relic"], [])


@rule("G2.1", "G10.1")
def test_a_stack_gives_a_random_one_of_those_that_are_there(state: State) -> None:
    give(state, 0, "mask", "dice", "pack")
    do(state, "gain a random fine", "stop")  # only the gear is left, which is spent for a mark at once
    do(state, "gain 4 random fine, else gain 1 prestige", "stop", "stop", "stop", "stop")
    assert cards(state, state.players[0].items) == ["mask", "dice", "pack"]


def test_one_of_a_stack_is_chosen(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 0)
    assert do(state, "gain one of fine", word("mask")) == ["keep-one"]
    assert cards(state, state.players[0].items) == ["mask"]
    assert state.market == []
    give(state, 0, "dice", "gear", "pack")
    do(state, "gain one of fine, else gain 1 prestige")
    assert state.players[0].prestige == 1


@rule("G10.2")
def test_discarded_cards_go_back_to_the_library(state: State) -> None:
    give(state, 0, "lamp", "sword", "osk")
    do(state, "discard lamp")
    assert in_library(state, "lamp") == 1
    do(state, "discard lamp, else gain 1 prestige")
    assert state.players[0].prestige == 1
    assert do(state, "discard an item", word("sword")) == ["choose-card"]
    do(state, "discard an item, else gain 1 prestige")
    assert state.players[0].prestige == 2
    do(state, "discard a companion with flight", word("osk"))
    assert state.players[0].companions == []


def test_all_of_a_kind_are_discarded(state: State) -> None:
    give(state, 0, "lamp", "sword", "candle")
    do(state, "discard all items without light")
    assert cards(state, state.players[0].items) == ["lamp", "candle"]
    do(state, "discard all items with light")
    assert state.players[0].items == []


def test_cards_are_moved_between_zones(state: State) -> None:
    give(state, 0, "q.one")
    do(state, "move q.one to slot")
    assert state.quest_back == [number("q.one")]
    do(state, "move q.one to noticeboard")
    assert number("q.one") in state.noticeboard
    do(state, "move q.one to vault; move lamp to vault")
    assert state.vault == [number("relic"), number("q.one"), number("lamp")]
    do(state, "move ev.flood to events-bottom")
    assert state.event_bottom == [number("ev.flood")]
    do(state, "move ev.flood to library; move line to global")
    assert in_library(state, "ev.flood") == 1
    assert number("line") in state.globals


@rule("G2.3")
def test_an_event_is_shuffled_into_the_deck(state: State) -> None:
    do(state, "move ev.goose to events-bottom; move ev.flood to events")
    assert (len(state.event_deck), state.event_bottom) == (4, [])


@rule("G10.3")
def test_cards_are_replaced_in_their_place(state: State) -> None:
    give(state, 0, "q.one")
    do(state, "replace this with q.next", card="q.one")
    adventurer = state.players[0]
    assert cards(state, adventurer.quests) == ["q.next"]
    assert in_library(state, "q.one") == 1
    assert len(adventurer.items) == 1  # what the new one says when gained (G10.8)
    do(state, "replace q.next with relic from vault; replace q.one with q.six, else gain 1 prestige")
    assert (state.vault, adventurer.prestige) == ([number("q.next")], 1)
    lay(state, "snow", "peak")
    do(state, "replace snow with camp")
    assert [(local.card, local.space) for local in state.locals] == [(number("camp"), state.land.index["peak"])]
    do(state, "replace toll with line")
    assert number("line") in state.globals
    assert number("toll") not in state.globals


@rule("G10.12")
def test_a_location_card_replaces_the_one_of_its_number(state: State) -> None:
    do(state, "replace mill.east with mill.burnt")
    assert state.locations[2] == number("mill.burnt")
    do(state, "gain mill.east")
    assert state.locations[2] == number("mill.east")
    assert in_library(state, "mill.burnt") == 1


@rule("G6.4")
def test_abandoning_does_what_the_quest_says(state: State) -> None:
    give(state, 0, "q.one", "q.four", "q.seven")
    adventurer = state.players[0]
    do(state, "abandon q.one")
    assert (adventurer.gold, in_library(state, "q.one")) == (9, 1)
    assert do(state, "abandon a quest", word("q.four")) == ["choose-quest"]
    assert number("q.four") in state.vault
    do(state, "abandon q.seven")
    assert in_library(state, "q.seven") == 1
    do(state, "abandon a quest, else gain 1 prestige")
    assert adventurer.prestige == 1


def test_quests_are_drawn_from_the_front_of_the_slot(state: State) -> None:
    state.library = sorted(state.library + state.quest_slot.cards + state.noticeboard)
    state.quest_slot.cards, state.noticeboard = [], []
    do(state, "move q.one to slot; move q.seven to slot; move q.four to slot")
    do(state, "draw 2 quests")
    assert (cards(state, state.players[0].quests), state.players[0].gold) == (["q.one", "q.seven"], 11)
    assert cards(state, state.quest_back) == ["q.four"]


@rule("G7.5")
def test_goods_are_shown_bought_and_put_back(state: State) -> None:
    assert do(state, "offer cards lamp, sword, relic", word("lamp"), word("sword")) == ["market", "market"]
    adventurer = state.players[0]
    assert (cards(state, adventurer.items), adventurer.gold) == (["lamp", "sword"], 2)
    do(state, "offer 2 from goods, fine", "stop")
    assert state.market == []
    give(state, 0, "outcast")
    do(state, "offer cards candle, mask", word("candle"), "stop")  # prices -1
    assert adventurer.gold == 2


def test_items_are_sold(state: State) -> None:
    give(state, 0, "lamp", "sword")
    assert do(state, "sell 2 items for 3 gold each", word("lamp"), "stop") == ["sell", "sell"]
    assert (state.players[0].gold, cards(state, state.players[0].items)) == (13, ["sword"])


@rule("G10.9")
def test_marks_are_swapped_one_for_another(state: State) -> None:
    adventurer = state.players[0]  # Aysala: survival, perception twice, thievery
    assert do(state, "swap a mark for might or survival", "thievery", "might") == ["give-mark", "take-mark"]
    assert adventurer.marks == [1, 1, 0, 0, 2, 0]
    do(state, "swap 2 marks", "might", "survival", "stop")
    assert adventurer.marks == [0, 2, 0, 0, 2, 0]
    with pytest.raises(AssertionError, match="take-mark"):
        do(state, "swap a mark", "perception", "survival")  # there are two already


@rule("G5.5", "G5.6")
def test_figures_are_put_somewhere(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    adventurer = state.players[0]
    spaces = state.land.index
    do(state, "go to peak")
    assert adventurer.space == spaces["peak"]
    assert do(state, "go to any harbour", "L2") == ["transport"]
    assert adventurer.space == spaces["mill"]
    do(state, "go to nearest mountain")
    assert adventurer.space == spaces["peak"]
    stand(state, 0, "quay")
    do(state, "go to next location")
    assert adventurer.space == spaces["mill"]
    do(state, "go to next location")
    assert adventurer.space == spaces["ruin"]
    do(state, "go to previous location")
    assert adventurer.space == spaces["mill"]
    assert do(state, "travel 2", "W01", "stop") == ["travel-on", "travel-on"]
    assert adventurer.space == spaces["meadow"]
    loaded(monkeypatch, 3)
    do(state, "go to random location")  # the die shows 4
    assert adventurer.space == spaces["ruin"]
    give(state, 0, "jailed")
    do(state, "figure on this", card="jailed")
    assert (adventurer.space, adventurer.on_card) == (NOWHERE, number("jailed"))
    do(state, "go to here")
    assert adventurer.on_card == 0


@rule("G10.11", "G10.12")
def test_local_cards_are_put_on_their_space(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 1)
    do(state, "gain snow; gain camp")
    do(state, "gain wanderer", "L1")
    lying = {state.land.cards[local.card].id: local.space for local in state.locals}
    assert lying == {"snow": state.land.index["mill"], "camp": state.land.index["peak"], "wanderer": 0}
    do(state, "put wanderer at next location; put snow at here; put lamp at here, else gain 1 prestige")
    lying = {state.land.cards[local.card].id: local.space for local in state.locals}
    assert lying["wanderer"] == state.land.index["mill"]
    assert lying["snow"] == 0


def test_movement_counts_for_this_travel_or_the_next(state: State) -> None:
    do(state, "movement +2")
    assert (state.steps, state.players[0].extra_steps) == (0, 2)
    state.travelling = True
    state.steps = 1
    do(state, "movement -2; movement +1")
    assert state.steps == 1


def test_choices_bands_and_conditions(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    adventurer = state.players[0]
    assert do(state, "may pay 4 gold: gain 1 prestige", "yes") == ["may"]
    assert (adventurer.gold, adventurer.prestige) == (6, 1)
    do(state, "may pay 4 gold: gain 1 prestige", "no")
    assert do(state, "may pay 7 gold: gain 1 prestige") == []
    assert do(state, "choose: pay 7 gold; gain 5 prestige | lose 1 gold | gain 1 gold", "o3") == ["choose"]
    assert (adventurer.gold, adventurer.prestige) == (7, 1)
    with pytest.raises(AssertionError, match="choose"):
        do(state, "choose: pay 8 gold | gain 1 gold", "o1")
    loaded(monkeypatch, 6)
    do(state, "roll 1-6: lose 1 gold | 7-12: gain 1 gold")
    assert adventurer.gold == 8
    do(state, "if winter: gain 1 gold")
    do(state, "if summer: gain 1 gold")
    assert adventurer.gold == 9


def test_achievements_are_unlocked_once_and_events_wait(state: State) -> None:
    do(state, "unlock first; unlock first; draw event")
    assert (state.achievements, state.events_due) == (["first"], 1)


@rule("G10.4")
def test_three_items_at_most(state: State) -> None:
    give(state, 0, "lamp", "rope", "sword")
    assert do(state, "gain candle", word("rope")) == ["too-many-items"]
    assert cards(state, state.players[0].items) == ["lamp", "sword", "candle"]
    assert do(state, "gain pack") == []  # with it, four
    assert do(state, "discard pack") == []


@rule("G10.5")
def test_three_quests_at_most(state: State) -> None:
    give(state, 0, "mor.second", "q.one", "q.four")
    assert do(state, "gain q.next", word("q.one")) == ["too-many-quests"]
    assert cards(state, state.players[0].quests) == ["mor.second", "q.four", "q.next"]


@rule("G10.7", "G12.1")
def test_a_status_gained_again_sets_its_timer_anew(state: State) -> None:
    do(state, "gain hurt")
    state.day = 1
    do(state, "gain hurt")
    assert cards(state, state.players[0].statuses) == ["hurt"]
    assert [(timer.card, timer.day) for timer in state.timers if timer.seat == 0] == [(number("hurt"), 3)]
    assert in_library(state, "hurt") == 3


@rule("G1.5", "G10.7")
def test_a_card_can_be_warded_off(state: State) -> None:
    give(state, 0, "blessed")
    do(state, "gain hurt, else gain 1 prestige")
    assert (cards(state, state.players[0].statuses), state.players[0].prestige) == (["blessed"], 1)


@rule("G10.8")
def test_when_gained_acts_at_once(state: State) -> None:
    do(state, "gain jailed")
    assert state.players[0].on_card == number("jailed")


@rule("G6.3")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_seventh_notice_sends_the_oldest_away(state: State, rules: int) -> None:
    state.play_by(rules)
    plain = next(card.number for card in state.land.cards.values() if card.type == "quest" and card.start == "slot")
    saga = next(card.number for card in state.land.cards.values() if card.type == "quest" and card.start != "slot")
    state.noticeboard = [saga, plain, saga, saga, saga, saga]
    put(state, plain, "noticeboard")
    six = [saga, saga, saga, saga, saga, plain]
    assert state.noticeboard == (six if rules >= 2 else [saga, plain, saga, saga, saga, saga, plain])
    assert state.quest_back == ([plain] if rules >= 2 else [])
