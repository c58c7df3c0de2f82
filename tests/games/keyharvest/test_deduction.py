"""What the open counters prove of the secret ones, and nothing else (K1.12)."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.rules.moves import CROP_WORDS, CROPS
from langbord.games.keyharvest.rules.scoring import known_hands
from langbord.games.keyharvest.rules.state import COUNTERS, State
from langbord.games.keyharvest.rules.supply import holding
from tests.games.keyharvest.table import hand, lot, play, secret, table
from tests.games.keyharvest.test_panels import render
from tests.rules import rule


def deals(state: State, viewer: int | None) -> list[list[Counter[int]]]:
    """Every way in which the counters that the viewer has not seen could lie in the hands of the others."""
    others = [player for player in state.players if player.seat != viewer]
    hidden = sorted(crop for player in others for crop in player.secret.cards)
    sizes = [len(player.secret.cards) for player in others]

    def deal(left: Counter[int], sizes: list[int]) -> list[list[Counter[int]]]:
        if not sizes:
            return [[]]
        first = set(itertools.combinations(sorted(left.elements()), sizes[0]))
        return [[Counter(one), *rest] for one in first for rest in deal(left - Counter(one), sizes[1:])]

    return deal(Counter(hidden), sizes)


@rule("K1.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_known_is_exactly_what_every_possible_deal_has(seats: int) -> None:
    proved = 0
    chance = random.Random(seats)
    for _ in range(40):
        hands = [" ".join(chance.choices(CROP_WORDS[:3], k=chance.randint(0, 3))) for _ in range(seats)]
        state = table(seats, *(secret(seat, crops) for seat, crops in enumerate(hands)), hand(0, hops=1)).state
        for viewer in (None, *range(seats)):
            others = [player for player in state.players if player.seat != viewer]
            possible = deals(state, viewer)
            for at, player in enumerate(others):
                known = known_hands(state, viewer)[player.seat]
                for crop in range(CROPS):
                    sure = player.known[crop] + min(deal[at][crop] for deal in possible)
                    assert known.crops[crop] == sure, (viewer, player.seat, CROP_WORDS[crop])
                proved += sum(known.crops) - sum(player.known)
                assert sum(known.crops) + known.unknown == sum(holding(player))
    assert proved


@rule("K1.12")
def test_the_question_mark_goes_when_the_last_hidden_counters_are_alike() -> None:
    """All but two wheat lie open: who holds the two is clear, though nobody has shown them."""
    position = table(3, secret(1, "wheat"), secret(2, "wheat"), hand(0, hops=1), lot(0, "A1", wine=1))
    assert position.state.stock[CROP_WORDS.index("wheat")] == COUNTERS - 2
    for viewer in (0, None):
        players = position.view(viewer)["players"]
        assert [player["crops"]["wheat"] for player in players] == [0, 1, 1]
        assert [player["unknown"] for player in players] == [0, 0, 0]
        assert not any(line["provisional"] for player in players for line in player["score"])
    assert 'class="counter unknown"' not in render(position, 0).html


@rule("K1.12")
def test_what_is_only_likely_stays_a_question_mark() -> None:
    position = table(3, secret(1, "wheat wheat"), secret(2, "wheat hops"))
    players = position.view(None)["players"]
    assert [player["unknown"] for player in players] == [0, 1, 1]  # each has a wheat for certain
    assert [player["crops"]["wheat"] for player in players] == [0, 1, 1]
    assert position.view(2)["players"][1]["unknown"] == 0  # who holds the hops knows the rest


@rule("K1.12", "K1.11")
def test_a_payment_that_proves_the_rest_is_followed() -> None:
    position = table(3, secret(0, "wheat"), secret(1, "wine"), hand(1, hops=1), hand(2, cider=1))
    assert position.view(2)["players"][1]["unknown"] == 1
    play(position, "offer G1 wheat")
    assert position.view(2)["players"][1]["crops"]["wine"] == 1
    assert GAME.faults(position.state) == []
