"""House-2: house-1 with two spaces and two service cards that self-play showed to be too strong or too weak."""

from __future__ import annotations

import dataclasses
import random

import pytest

from langbord import games
from langbord.games.reykholt.edition.loader import EDITIONS, Card, Space, check, house_editions, load_deck
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.state import State
from langbord.text import Texts
from tests.games.reykholt.table import (
    Change,
    asked,
    both,
    cards,
    goods,
    houses,
    owner,
    play,
    show_cards,
    table,
    tables,
    why,
)
from tests.games.reykholt.test_fuzz import play_checked
from tests.rules import rule

OLD, NEW = "house-1", "house-2"
BEFORE, NOW = (load_deck(edition, "A") for edition in (OLD, NEW))
SPACES = {"F3": "harvest up to 2 or seed at least 2", "T2": "discard 1 greenhouse: advance 1 or gain 1 cauliflower"}
CARDS = {"B05": "now: plant 1 cauliflower in each greenhouse", "C01": "now: harvest up to 2"}


# --- what it is -------------------------------------------------------------------------------------------------------


def test_a_table_may_ask_for_it() -> None:
    position = GAME.new(2, seed=1, options={"edition": NEW})
    assert position.options["edition"] == NEW
    assert GAME.edition(position.options) == (NEW, NOW.content)
    assert house_editions()[:3] == (OLD, NEW, "house-3")


def test_it_is_without_mistakes() -> None:
    assert check(EDITIONS / NEW) == []


def test_only_spaces_and_cards_differ_from_house_1() -> None:
    named = {field.name for field in dataclasses.fields(NOW)}
    assert {name for name in named if getattr(NOW, name) != getattr(BEFORE, name)} == {
        "edition",
        "spaces",
        "cards",
    }


def test_two_spaces_of_the_side_for_one_and_two_do_something_else() -> None:
    assert NOW.spaces[1] == BEFORE.spaces[1]
    pairs = list(zip(BEFORE.spaces[0], NOW.spaces[0], strict=True))
    assert {new.word: new.effect.phrase for old, new in pairs if new != old} == SPACES
    assert all(apart_from_effect(new) == apart_from_effect(old) for old, new in pairs)


def apart_from_effect(space: Space) -> Space:
    return dataclasses.replace(space, effect=NOW.spaces[0][0].effect, texts=NOW.spaces[0][0].texts)


def test_two_cards_do_something_else_and_one_has_another_name() -> None:
    pairs = list(zip(BEFORE.cards, NOW.cards, strict=True))
    assert {new.slot: new.effect.phrase for old, new in pairs if new != old} == CARDS
    before, now = (Texts("en", GAME, GAME.meta.complete(2, {"edition": edition})) for edition in (OLD, NEW))
    assert {new.slot for _, new in pairs if now.card(new.slot).name != before.card(new.slot).name} == {"B05"}
    assert all(slot_and_kind(new) == slot_and_kind(old) for old, new in pairs)


def slot_and_kind(card: Card) -> tuple[str, bool, bool]:
    return (card.slot, card.red, card.story)


@pytest.mark.parametrize("letter", "ABCDE")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_cards_are_dealt_as_with_house_1(letter: str, seats: int) -> None:
    old, new = (GAME.new(seats, seed=3, options={"set": letter, "edition": edition}).state for edition in (OLD, NEW))
    assert (new.display, new.piles, new.random.cards) == (old.display, old.piles, old.random.cards)


# --- what is new in it ------------------------------------------------------------------------------------------------

PLANTED = {"G01": "2 carrot", "G05": "2 lettuce", "G15": "4 tomato"}


@rule("R3.1")
def test_f3_harvests_two() -> None:
    position = play(table(2, owner("", PLANTED), edition=NEW), "F3 G01 G05")
    assert goods(position) == {"lettuce": 1, "carrot": 1}
    assert houses(position) == {"G01": {"carrot": 1}, "G05": {"lettuce": 1}, "G15": {"tomato": 4}}
    assert asked(position) == (1, "place-worker")  # a third one is not offered


@rule("R3.1")
def test_f3_seeds_two_or_more() -> None:
    position = table(2, owner("2 tomato, 1 lettuce", {"G16": "", "G10": ""}), edition=NEW)
    play(position, "F3 G16 tomato G10 tomato")
    assert goods(position) == {"lettuce": 1}
    assert houses(position) == {"G16": {"tomato": 6}, "G10": {"tomato": 5}}


@rule("R3.1")
def test_t2_gives_a_table_for_a_greenhouse() -> None:
    position = play(table(2, owner("", {"G10": ""}), edition=NEW), "T2 first G10")
    assert (goods(position), houses(position), tables(position)[0]) == ({}, {}, 1)


@rule("R3.1")
def test_t2_gives_a_cauliflower() -> None:
    position = play(table(2, owner("", {"G10": ""}), edition=NEW), "T2 second")
    assert (goods(position), houses(position), tables(position)[0]) == ({"cauliflower": 1}, {"G10": {}}, 0)


def lying_open(card: str) -> Change:
    def change(state: State) -> None:
        show_cards(state, f"{card} A03 A04 A05 A06")

    return change


@rule("R6.5")
def test_b05_plants_cauliflowers() -> None:
    have = owner("", {"G15": "", "G01": "1 carrot", "G10": "5 tomato"})
    position = play(table(2, both(have, lying_open("B05")), edition=NEW), "T1 B05")
    assert houses(position) == {
        "G15": {"cauliflower": 1},
        "G01": {"carrot": 1, "cauliflower": 1},
        "G10": {"tomato": 5},  # no room
    }
    assert (goods(position), cards(position)) == ({}, ["B05"])
    full = play(table(2, both(owner("", {"G01": "3 carrot"}), lying_open("B05")), edition=NEW), "T1")
    assert why(full, "B05") == "red-unusable R6.5"


@rule("R6.5")
def test_c01_harvests_two() -> None:
    position = play(table(2, both(owner("", PLANTED), lying_open("C01")), edition=NEW), "T1 C01 G01 G05")
    assert goods(position) == {"lettuce": 1, "carrot": 1}
    assert houses(position) == {"G01": {"carrot": 1}, "G05": {"lettuce": 1}, "G15": {"tomato": 4}}
    assert cards(position) == ["C01"]
    assert asked(position) == (1, "place-worker")  # nor here
    nothing = play(table(2, both(owner("", {"G01": ""}), lying_open("C01")), edition=NEW), "T1")
    assert why(nothing, "C01") == "red-unusable R6.5"


# --- old and new tables -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_a_game_replays_with_the_edition_it_was_played_with(edition: str) -> None:
    position, chance = GAME.new(2, seed=4, options={"edition": edition}), random.Random(4)
    while position.ask is not None:
        position.play(chance.choice(position.ask.moves))
    record = position.record()
    assert record["edition"] == {"name": edition, "hash": load_deck(edition, "A").content}
    again = games.replay(record)
    assert again.record() == record
    assert again.scores() == position.scores()


@pytest.mark.parametrize("edition", [OLD, NEW])
@pytest.mark.parametrize("letter", "ABCDE")
def test_random_games_pass_every_check(letter: str, edition: str) -> None:
    for seats in (1, 2):
        play_checked(GAME, seats, 11, seats == 2, set=letter, story="on", edition=edition)
