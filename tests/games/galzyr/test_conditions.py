"""Every condition of the book's grammar (G7.6, G10.10)."""

from __future__ import annotations

import pytest

from langbord.games.galzyr.book.phrases import CONDITION_KINDS
from langbord.games.galzyr.rules.conditions import KINDS
from langbord.games.galzyr.rules.moves import card_word
from langbord.games.galzyr.rules.state import State, Telling
from tests.games.galzyr.table import give, lay, month, number, stand, true
from tests.rules import rule


@pytest.fixture
def state() -> State:
    return month(2)


def test_every_kind_of_condition_has_its_test() -> None:
    assert set(KINDS) == set(CONDITION_KINDS)


@rule("G3.1", "G7.6")
def test_season_and_month(state: State) -> None:
    seasons = {}
    for state.month in range(1, 13):
        assert true(state, "summer") != true(state, "winter")
        seasons[state.month] = true(state, "summer")
    assert [month for month, summer in seasons.items() if summer] == [3, 4, 5, 6, 7, 8]
    state.month = 12
    assert true(state, "december")
    assert true(state, "november-february")
    assert not true(state, "march-may")
    state.month = 3
    assert not true(state, "november-february")
    assert true(state, "march-may")


@rule("G3.2", "G7.6")
def test_weekdays_and_the_last_day(state: State) -> None:
    state.weekday = 5
    assert true(state, "sat")
    assert true(state, "sat or sun")
    assert true(state, "not mon")
    assert not true(state, "last day")
    state.day = 2
    assert true(state, "last day")


@rule("G1.3")
def test_modes() -> None:
    assert true(month(1), "solo")
    assert true(month(2), "coop")
    assert true(month(2, mode="competitive"), "competitive, not coop")
    assert true(month(2, challenge="on"), "challenge, players 2, not players 3")


@rule("G7.6")
def test_the_adventurer(state: State) -> None:
    assert true(state, "aysala, not mor")
    assert true(state, "gold 10, not gold 11")
    assert true(state, "mark perception 2, not mark might 1")
    state.players[0].prestige = 2
    assert true(state, "prestige 2, not prestige 3")
    give(state, 0, "lamp", "candle")
    assert true(state, "items 2, items 1 worth 3, not items 2 worth 3")
    assert not true(state, "companion")
    give(state, 0, "osk")
    assert true(state, "companion, has osk, not has mule")


@rule("G10.10")
def test_tags_come_from_the_board_and_open_cards(state: State) -> None:
    assert true(state, "tag flight, not tag light")
    give(state, 0, "lamp")
    assert true(state, "tag light")
    assert not true(state, "tag light", seat=1)


def test_places(state: State) -> None:
    assert true(state, "at quay, grassland, settlement, harbour, location, near mill 2, not near mill 1")
    stand(state, 0, "peak")
    assert true(state, "mountain, not settlement, not harbour, not location, not at quay")
    stand(state, 0, "")
    assert true(state, "not mountain, not near mill 9, not company, not here quay.card")


@rule("G5.4")
def test_roads_of_one_season(state: State) -> None:
    assert true(state, "near ruin 1")
    state.month = 1
    assert not true(state, "near ruin 3")
    assert true(state, "near ruin 4")


@rule("G10.11")
def test_company_and_cards_around(state: State) -> None:
    assert true(state, "company, here quay.card, world toll, not world line")
    stand(state, 1, "mill")
    lay(state, "snow", "mill")
    assert true(state, "not company, not here snow, in play snow, available lamp, not available snow")
    assert true(state, "here snow, here mill.east, not in play mill.burnt", seat=1)
    give(state, 1, "lamp")
    assert true(state, "in play lamp, not available lamp")


@rule("G3.9", "G12.4")
def test_a_card_knows_its_age_and_its_days(state: State) -> None:
    give(state, 0, "candle")
    assert true(state, "days 2, not days 3, not old", card="candle")
    state.since_start.append(1000 + number("candle"))
    assert true(state, "old", card="candle")
    assert true(state, "old", card="toll")


@rule("G8.12")
def test_what_the_world_remembers(state: State) -> None:
    state.total = 3
    assert true(state, "total 3, not total 4, not seen tiny.talk, not achieved first")
    state.seen["tiny.talk"] = 1
    state.achievements.append("first")
    assert true(state, "seen tiny.talk, achieved first")


def test_lately_is_this_month_and_the_two_before(state: State) -> None:
    assert true(state, "not lately tiny.talk")
    state.last_seen["tiny.talk"] = state.months
    assert true(state, "lately tiny.talk")
    state.months += 2
    assert true(state, "lately tiny.talk")
    state.months += 1
    assert true(state, "not lately tiny.talk")


def test_what_this_month_has_been(state: State) -> None:
    quest = next(card for card in state.land.cards.values() if card.type == "quest")
    page = f"scene {{}} 5 0 0 0 aysala - L1 {card_word(quest.number)} tiny.talk; block tiny.talk/start{{}}"
    assert true(state, "not this month tiny.talk, not done 1, not failed 1")
    state.last_seen["tiny.talk"] = state.months
    state.diary = [page.format(state.months, "; prestige 0 2"), page.format(state.months, "; prestige 1 2")]
    assert true(state, "this month tiny.talk, done 1, not done 2, not failed 1")
    state.diary.append(page.format(state.months, f"; abandons 0 {card_word(quest.number)}"))
    assert true(state, "failed 1, not failed 2")
    state.months += 1
    assert true(state, "not this month tiny.talk, not done 1, not failed 1")


def test_figures_on_cards_levels_and_partners(state: State) -> None:
    give(state, 0, "jailed")
    assert not true(state, "on this", card="jailed")
    state.players[0].on_card = number("jailed")
    assert true(state, "on this", card="jailed")
    assert true(state, "level 1, not level 2, not partner")
    state.players[1].prestige = 5
    assert true(state, "level 2")
    state.telling = Telling("tiny.talk", 0, 0, [0, 0], partner=1)
    assert true(state, "partner")
