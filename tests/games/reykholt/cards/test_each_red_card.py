"""Every red service card: taken once, with what it does, and a position in which it cannot be taken."""

from __future__ import annotations

import pytest

from langbord.games.reykholt.edition.loader import load_deck
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    EDITION,
    Change,
    asked,
    both,
    cards,
    goods,
    houses,
    owner,
    play,
    show_cards,
    stand,
    table,
    tables,
    why,
)
from tests.rules import rule

NOTHING: Change = owner()
DECK = load_deck(EDITION, "A")

#: Card → what seat 0 has, the answers, and then: the stock, the greenhouses, the table.
DOES: dict[str, tuple[Change, str, dict[str, int], dict[str, dict[str, int]], int]] = {
    "A01": (NOTHING, "", {"tomato": 1, "lettuce": 2}, {}, 0),
    "A02": (NOTHING, "size-5", {"tomato": 1}, {"G10": {}}, 0),
    "A10": (owner("", {"G01": ""}), "G01 carrot", {}, {"G01": {"carrot": 3}}, 0),
    "B04": (NOTHING, "", {"mushroom": 1, "carrot": 1}, {}, 0),
    "B05": (owner("", {"G15": "", "G10": "5 tomato"}), "", {}, {"G15": {"carrot": 1}, "G10": {"tomato": 5}}, 0),
    "B11": (owner("", {"G10": "1 tomato"}), "lettuce", {}, {"G10": {"tomato": 1, "lettuce": 1}}, 0),
    "B12": (owner("", {"G15": "1 tomato"}), "", {}, {"G15": {"tomato": 1, "cauliflower": 1}}, 0),
    "C10": (
        owner("", {"G10": ""}),
        "G10",
        {},
        {"G10": {"tomato": 1, "lettuce": 1, "mushroom": 1, "cauliflower": 1, "carrot": 1}},
        0,
    ),
    "C02": (
        owner("", {"G01": "", "G05": "", "G06": "", "G10": "", "G15": ""}),
        "",
        {"lettuce": 3},  # five greenhouses, three at most
        {"G01": {}, "G05": {}, "G06": {}, "G10": {}, "G15": {}},
        0,
    ),
    "C01": (
        owner("", {"G01": "1 carrot", "G05": "2 lettuce", "G06": "1 tomato", "G10": "1 mushroom", "G15": "2 tomato"}),
        "G01 G05",
        {"lettuce": 1, "carrot": 1},
        {"G01": {}, "G05": {"lettuce": 1}, "G06": {"tomato": 1}, "G10": {"mushroom": 1}, "G15": {"tomato": 2}},
        0,
    ),
    "D01": (owner("3 tomato, 1 carrot"), "tomato carrot tomato", {"tomato": 1}, {}, 1),
    "D02": (owner("", {"G05": ""}), "G05", {"lettuce": 1, "cauliflower": 1}, {"G05": {}}, 0),
    "D09": (
        owner("", {"G05": "2 lettuce", "G10": "1 tomato, 1 lettuce", "G15": "6 tomato", "G16": ""}),
        "G05 G10 lettuce",
        {},
        {"G05": {"lettuce": 3}, "G10": {"tomato": 1, "lettuce": 2}, "G15": {"tomato": 6}, "G16": {}},
        0,
    ),
    "E02": (owner("", {"G01": "2 carrot", "G05": ""}), "G01", {}, {"G05": {}}, 1),
    "E06": (NOTHING, "", {"mushroom": 1}, {"G19": {}}, 0),
}

#: Cards that need something, and a position in which it is missing.
IDLE: dict[str, Change] = {
    "A10": owner("9 carrot", {"G01": "1 carrot"}),
    "B05": owner("", {"G01": "3 carrot"}),
    "B11": owner("", {"G15": "1 tomato, 1 lettuce"}),
    "B12": NOTHING,
    "C10": owner("", {"G10": "1 tomato", "G15": ""}),
    "C02": NOTHING,
    "C01": owner("", {"G01": ""}),
    "D01": owner("2 tomato"),
    "D09": owner("", {"G01": "3 carrot", "G05": ""}),
    "E02": NOTHING,
}


def lying_open(card: str) -> Change:
    def change(state: State) -> None:
        show_cards(state, f"{card} A03 A04 A05 A06" if card[0] != "A" else f"{card} B01 B02 B03 B06")
        stand(state, (0, 0), (1, 0))

    return change


def test_these_are_all_red_cards() -> None:
    assert sorted(DOES) == [card.slot for card in DECK.cards if card.red]


@rule("R6.5")
@pytest.mark.parametrize("card", sorted(DOES))
def test_what_a_red_card_does(card: str) -> None:
    change, line, stock, growing, step = DOES[card]
    position = play(table(2, both(change, lying_open(card))), f"T1 {card} {line}")
    assert (goods(position), houses(position), tables(position)[0]) == (stock, growing, step)
    assert cards(position) == [card]
    assert asked(position) == (1, "place-worker")


@rule("R6.5")
@pytest.mark.parametrize("card", sorted(IDLE))
def test_a_red_card_that_would_do_nothing_cannot_be_taken(card: str) -> None:
    position = play(table(2, both(IDLE[card], lying_open(card))), "T1")
    assert why(position, card) == "red-unusable R6.5"


@rule("R6.5")
@pytest.mark.parametrize("card", sorted(set(DOES) - set(IDLE)))
def test_the_other_red_cards_always_do_something(card: str) -> None:
    assert why(play(table(2, lying_open(card)), "T1"), card) is None


@rule("R6.12")
@pytest.mark.parametrize("card", sorted(set(DOES) - {"E02"}))
def test_what_a_red_card_does_for_a_second_user(card: str) -> None:
    change, line, stock, growing, step = DOES[card]

    def shared(state: State) -> None:
        show_cards(state, "")
        number = next(n for n, data in enumerate(DECK.cards) if data.slot == card)
        state.owner[number] = 1
        state.players[1].cards.append(number)
        state.players[1].held |= 1 << number

    position = play(table(3, both(change, shared)), f"T3 {card} {line}")
    assert (goods(position), houses(position), tables(position)[0]) == (stock, growing, step)
    assert (cards(position, 0), cards(position, 1)) == ([card], [card])
