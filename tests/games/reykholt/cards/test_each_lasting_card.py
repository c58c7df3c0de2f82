"""Every lasting service card: what is different with it, and a moment at which it does nothing."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt.edition.loader import load_deck
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    EDITION,
    Change,
    after_tourism,
    after_work,
    asked,
    both,
    give_card,
    give_house,
    goods,
    houses,
    in_tourism,
    owner,
    play,
    show_cards,
    stand,
    table,
    tables,
    words,
    worker_on,
)
from tests.rules import rule

DECK = load_deck(EDITION, "A")
NOTHING: Change = owner()


def standing(*places: tuple[int, int]) -> Change:
    return lambda state: stand(state, *places)


def in_round(number: int) -> Change:
    """Another round; with two seats seat 0 starts the odd ones."""

    def change(state: State) -> None:
        state.round = number

    return change


def shown(text: str) -> Change:
    return lambda state: show_cards(state, text)


def rival_house(state: State) -> None:
    give_house(state, 1, "G02")


#: Cards that give goods by themselves → a position, the moves, and what seat 0 has more than without the card.
GIVES: dict[str, list[tuple[Change, str, dict[str, int]]]] = {
    "A04": [
        (owner("", {"G01": "2 carrot", "G15": "2 tomato"}), "F3 G01 G15", {"mushroom": 1}),
        (owner("", {"G01": "2 carrot"}), "M2", {}),
    ],
    "A05": [
        (both(standing((1, 2), (0, 1)), in_tourism), "bonus bonus", {}),  # seat 1 leaves table 2 before
        (both(standing((1, 6), (0, 6)), in_tourism), "bonus bonus", {"carrot": 1}),
        (both(standing((0, 2), (1, 2)), in_tourism), "bonus bonus", {}),  # others come to you: nothing
    ],
    "A07": [(NOTHING, "M2", {"tomato": 1}), (NOTHING, "P1 size-3", {})],
    "A09": [
        (standing((1, 2), (0, 1)), "", {"carrot": 1}),
        (standing((0, 2), (1, 1)), "", {}),
        (standing((1, 2), (0, 2)), "", {"carrot": 1}),  # behind on the same table is last
    ],
    "A11": [
        (NOTHING, "P1 size-3", {"lettuce": 1}),
        (NOTHING, "P3", {"lettuce": 1}),
        (NOTHING, "M2", {}),
    ],
    "B01": [
        (owner("", {"G01": ""}), "T2 first G01", {"mushroom": 1}),
        (owner("2 tomato", {"G01": "", "G05": ""}), "T3 tomato G01 G05", {"mushroom": 2}),
        (rival_house, "M2 T2 first G02", {}),
    ],
    "B02": [
        (owner("2 tomato", {"G15": "", "G16": ""}), "F3 G15 tomato G16 tomato", {"cauliflower": 1}),
        (owner("1 tomato", {"G15": "", "G16": ""}), "F1 G15 tomato", {}),
    ],
    "B03": [
        (owner("", {"G01": "1 carrot", "G05": "1 lettuce", "G15": "2 tomato"}), "F3 G01 G05", {"tomato": 2}),
        (both(owner("", {"G01": "1 carrot", "G15": "2 tomato"}), after_work), "", {"tomato": 1}),
        (owner("", {"G15": "2 tomato"}), "F3 G15", {}),
    ],
    "B06": [
        (
            both(owner("1 tomato, 1 lettuce, 1 mushroom"), standing((0, 0), (1, 0)), in_tourism),
            "pay pay pay bonus",
            {"cauliflower": 1},
        ),
        (both(owner("1 tomato"), standing((0, 0), (1, 0)), in_tourism), "pay bonus", {}),
    ],
    "B07": [
        (both(owner("", {"G01": "1 carrot", "G05": "2 tomato"}), after_work), "", {"carrot": 1}),
        (both(owner("", {"G01": "1 carrot", "G05": ""}), after_work), "", {}),
        (after_work, "", {}),  # no greenhouse at all
    ],
    "B09": [(NOTHING, "F1", {"tomato": 1}), (NOTHING, "M2", {})],
    "B10": [
        (both(owner("1 tomato, 1 lettuce, 1 carrot"), after_work), "", {"cauliflower": 1}),
        (both(owner("2 tomato, 1 lettuce"), after_work), "", {}),
    ],
    "C03": [
        (owner("2 tomato", {"G15": "", "G16": ""}), "F2 G15 tomato G16 tomato stop", {"tomato": 1}),
        (owner("", {"G15": "2 tomato"}), "F2 G15", {}),
    ],
    "C04": [
        (owner("", {"G01": "2 carrot", "G15": "2 tomato"}), "F3 G01 G15", {"lettuce": 1}),
        (owner("", {"G01": "2 carrot"}), "M2", {}),
    ],
    "C05": [(both(standing((0, 5), (1, 0)), in_tourism), "bonus", {"lettuce": 1}), (NOTHING, "M2", {})],
    "C07": [(shown("A03 A04 A05 A06"), "T1 A03", {"carrot": 1}), (shown("A03 A04"), "M2", {})],
    "C08": [
        (owner("", {"G01": "1 carrot", "G05": "1 lettuce", "G15": "2 tomato"}), "F3 G01 G05", {"lettuce": 2}),
        (owner("", {"G15": "2 tomato"}), "F3 G15", {}),
    ],
    "C11": [
        (both(standing((1, 2), (0, 2)), after_work), "", {"cauliflower": 1}),
        (both(standing((1, 3), (0, 2)), after_work), "", {}),
    ],
    "D05": [
        (
            both(owner("1 tomato, 1 lettuce, 1 mushroom"), standing((0, 0), (1, 0)), in_tourism),
            "pay pay pay bonus",
            {"mushroom": 1},
        ),
        (both(owner("1 tomato"), standing((0, 0), (1, 0)), in_tourism), "pay bonus", {}),
    ],
    "D07": [
        (owner("2 tomato", {"G01": "", "G05": ""}), "T3 tomato G01 G05", {"carrot": 1}),
        (both(standing((0, 5), (1, 0)), in_tourism), "bonus", {}),  # neither bonus nor payment is a free advance
    ],
    "E01": [
        (after_work, "", {"lettuce": 1, "carrot": 1}),
        (both(lambda state: worker_on(state, 1, "P1", "F2", "M3"), after_work), "", {}),
    ],
    "E03": [
        (owner("", {"G01": "2 carrot"}), "F3 G01", {"mushroom": 1}),
        (both(lambda s: give_house(s, 1, "G02", "2 carrot"), owner("", {"G01": "2 carrot"})), "M2 F3 G02 F2 G01", {}),
    ],
    "E04": [(rival_house, "M2 T2 first G02", {"lettuce": 1}), (owner("", {"G01": ""}), "T2 first G01", {})],
    "E05": [
        (both(standing((1, 2), (0, 1)), after_work), "", {"carrot": 1}),
        (both(standing((0, 2), (1, 1)), after_work), "", {}),
    ],
}
#: Cards that offer something or bend a rule: proved one by one below, and in test_known_cards.py where named so.
OTHERS = {"A03", "A06", "A08", "B08", "C06", "C09", "C12", "D03", "D04", "D06", "D08", "D10", "D11"}


def test_these_are_all_lasting_cards() -> None:
    assert sorted([*GIVES, *OTHERS]) == [card.slot for card in DECK.cards if not card.red]


CASES = [(card, *case) for card, cases in GIVES.items() for case in cases]


@rule("R6.8")
@pytest.mark.parametrize(
    ("card", "change", "line", "gain"), CASES, ids=[f"{card}-{gain or 'nothing'}" for card, _, _, gain in CASES]
)
def test_what_a_card_gives(card: str, change: Change, line: str, gain: dict[str, int]) -> None:
    without = play(table(2, change), line)
    having = play(table(2, both(lambda state: give_card(state, 0, card), change)), line)
    more = {word: goods(having).get(word, 0) - goods(without).get(word, 0) for word in GOOD_WORDS}
    assert {word: number for word, number in more.items() if number} == gain
    assert goods(having, 1) == goods(without, 1)
    assert asked(having) == asked(without)


def using(card: str, change: Change, line: str = "", seats: int = 2) -> Position[State]:
    return play(table(seats, both(lambda state: give_card(state, 0, card), change)), line)


@rule("R6.8")
def test_growing_lamps_harvest_once_more_at_the_end_of_harvest_time() -> None:
    start = both(owner("", {"G01": "3 carrot", "G15": "1 tomato"}), after_work)
    position = using("A06", start)
    assert asked(position) == (0, "offer")
    play(position, "yes")
    assert words(position) == ["G01"]  # the tomato is gone already
    play(position, "G01")
    assert (goods(position), asked(position)) == ({"tomato": 1, "carrot": 2}, (0, "tourism"))
    assert goods(using("A06", start, "no")) == {"tomato": 1, "carrot": 1}


@rule("R6.7")
def test_the_swap_shelf() -> None:
    position = using("B08", owner("1 tomato"), "use-B08 tomato carrot")
    assert goods(position) == {"carrot": 1}
    assert (asked(position), "use-B08" in words(position)) == ((0, "place-worker"), False)


@rule("R6.8")
def test_night_watering_adds_goods_where_something_grows() -> None:
    grown = {"G01": "3 carrot", "G05": "1 tomato, 1 lettuce", "G06": "2 tomato", "G15": ""}
    start = both(owner("", grown), after_tourism)
    position = using("C06", start, "yes")
    assert not {"G01", "G15"} & set(words(position))  # neither the full nor the empty one
    play(position, "G05 lettuce G06")
    assert houses(position)["G05"] == {"tomato": 1, "lettuce": 2}
    assert houses(position)["G06"] == {"tomato": 3}
    assert houses(using("C06", start, "no"))["G05"] == {"tomato": 1, "lettuce": 1}


@rule("R3.8")
@pytest.mark.parametrize(
    ("card", "line", "free", "bound"),
    [
        ("C09", "P1 size-4 M2 T2 first G01 M3 first", "P2", "T3"),
        ("D08", "T2 first G01 M2 P1 size-4 M3 first", "T3", "P2"),
    ],
)
def test_cards_that_free_the_flags_of_a_column(card: str, line: str, free: str, bound: str) -> None:
    start = owner("4 tomato", {"G01": "", "G05": "", "G06": ""})
    position = using(card, start, line)
    assert free in words(position)
    assert bound not in words(position)


@rule("R6.8")
def test_a_house_warming_seeds_the_new_greenhouse() -> None:
    position = using("D04", owner("1 tomato"), "P1 size-6")
    assert asked(position) == (0, "offer")
    play(position, "yes")
    play(position, "G15 tomato")
    assert houses(position) == {"G15": {"tomato": 6}}
    assert goods(using("D04", owner("1 lettuce"), "P1 size-6 no")) == {"tomato": 1, "lettuce": 1}
    assert asked(using("D04", owner("1 tomato", {"G16": ""}), "M2")) == (1, "place-worker")


@rule("R6.8")
def test_the_sorting_table_turns_a_good_into_a_carrot() -> None:
    start = both(owner("1 tomato"), after_work)
    assert goods(using("D06", start, "yes tomato")) == {"carrot": 1}
    assert goods(using("D06", start, "no")) == {"tomato": 1}


@rule("R6.7")
def test_the_ketchup_maker() -> None:
    assert goods(using("D10", owner("3 tomato"), "use-D10")) == {"tomato": 1, "lettuce": 1, "cauliflower": 1}
    assert "use-D10" not in words(using("D10", owner("1 tomato")))


@rule("R6.10")
@pytest.mark.parametrize("card", ["A07", "B09"])
def test_a_shared_card_answers_to_each_user_alone(card: str) -> None:
    def change(state: State) -> None:
        give_card(state, 0, card, 1)

    position = play(table(3, change), "M5" if card == "A07" else "F2")
    assert goods(position, 0)["tomato"] == 2
    assert goods(position, 1) == {}
    assert tables(position) == [0, 0, 0]
