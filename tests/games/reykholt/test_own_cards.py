"""Spaces and cards that owners of a box write down: every effect that the sheets attest, as a phrase."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from langbord.games.reykholt.edition.loader import load_deck
from langbord.games.reykholt.edition.parser import read_card, read_space
from langbord.games.reykholt.edition.phrases import SPECIALS
from langbord.games.reykholt.rules.game import GAME
from tests.rules import rule

SPACES = [
    "take a greenhouse",
    "take a random greenhouse",
    "seed 1 to 2",
    "seed at least 2",
    "gain 1 tomato; seed 1",
    "harvest up to 1",
    "harvest up to 3",
    "harvest up to 2 from one greenhouse",
    "gain 2 tomato or 2 lettuce",
    "gain 1 tomato and 1 lettuce",
    "gain 1 cauliflower or 1 carrot",
    "gain 1 mushroom",
    "discard 2 greenhouses and 2 alike: advance 2",
    "discard 1 greenhouse: advance 1",
    "take a service card",
    "share a service card",
    "take a greenhouse; seed 1",
    "take a greenhouse or seed 1",
]
CARDS = [
    "now: plant 1 carrot in each greenhouse",
    "now: plant 1 cauliflower in each greenhouse",
    "now: plant 1 missing kind in each greenhouse",
    "at start of harvest time, if a row is empty: gain 1 lettuce and 1 carrot",
    "when you seed: harvest up to 1",
    "when you harvest in work time: gain 1 mushroom",
    "when you discard a greenhouse: gain 1 mushroom",
    "when you harvest first: gain 1 mushroom",
    "when an opponent discards a greenhouse: gain 1 tomato",
    "when you work in row 2: gain 1 lettuce",
    *(f"special {name}" for name in SPECIALS),
]


@pytest.mark.parametrize("phrase", SPACES)
def test_every_attested_space_is_a_phrase(phrase: str) -> None:
    assert read_space(phrase).actions


@pytest.mark.parametrize("phrase", CARDS)
def test_every_attested_card_is_a_phrase(phrase: str) -> None:
    assert read_card(phrase).phrase == phrase


@rule("R6.6")
def test_a_card_that_looks_at_rows(tmp_path: Path) -> None:
    """It answers to a worker in its row, in whatever column, and to no other."""
    shutil.rmtree(tmp_path)
    tmp_path.mkdir()
    (tmp_path / "board.toml").write_text('[edition]\nname = "mine"\ngame = "reykholt"\nextends = "house-3"\n')
    (tmp_path / "service.toml").write_text('[[card]]\nslot = "A01"\neffect = "when you work in row 2: gain 1 carrot"\n')
    for space, carrots in (("M1", 0), ("M2", 1), ("M3", 0)):
        position = GAME.new(2, seed=3, options={"edition": str(tmp_path), "set": "A", "start": "0"})
        state = position.state.copy()
        state.display = [card for card in state.display if card != 0]
        state.owner[0] = 0
        state.players[0].cards.append(0)
        state.players[0].held |= 1
        position = GAME.new_from(state, position.options, seats=2)
        position.play(space)
        while (ask := position.ask) is not None and ask.seat == 0 and ask.prompt != "place-worker":
            position.play(ask.moves[0])
        assert position.state.players[0].goods[4] == carrots, space


def test_house_4_joins_and_offers_greenhouse_and_seed() -> None:
    spaces = {space.word: space.effect for space in load_deck("house-4", "A").spaces[1]}
    assert [len(action.alternatives) for action in spaces["P4"].actions] == [1, 1]
    assert [len(action.alternatives) for action in spaces["P6"].actions] == [2]
    assert GAME.meta.complete(4, {})["edition"] == "house-3"
