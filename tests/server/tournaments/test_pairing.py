"""Who meets whom: everybody once, or those who stand alike and nobody twice."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from langbord.server.tournaments import pairing
from langbord.server.tournaments.pairing import Past
from langbord.server.tournaments.standings import points_of


@pytest.mark.parametrize("count", range(3, 13))
def test_everybody_meets_everybody_once_and_sits_first_about_as_often(count: int) -> None:
    people = list(range(100, 100 + count))
    past = Past()
    for number in range(1, pairing.rounds_of(count) + 1):
        groups = pairing.round_robin(people, number)
        assert sorted(person for group in groups for person in group) == people
        for group in groups:
            past.note(group)
    assert past.met == Counter(frozenset(pair) for pair in combinations(people, 2))
    assert all(past.alone[person] == count % 2 for person in people)
    firsts = [past.first[person] for person in people]
    assert max(firsts) - min(firsts) <= 2


@settings(max_examples=60, deadline=None)
@given(count=some.integers(3, 20), seats=some.integers(2, 5), seed=some.randoms(use_true_random=False))
def test_in_swiss_rounds_all_play_and_nobody_sits_alone_twice_before_all_have(
    count: int, seats: int, seed: random.Random
) -> None:
    past = Past()
    standing = list(range(count))
    for _ in range(min(5, count - 1)):
        groups = pairing.swiss(standing, seats, past)
        assert sorted(person for group in groups for person in group) == list(range(count))
        assert all(1 <= len(group) <= seats for group in groups)
        if seats > 2:
            assert min(map(len, groups)) >= 2 or count < 3
        for group in groups:
            past.note(group)
        alone = [past.alone[person] for person in standing]
        assert max(alone) - min(alone) <= 1
        seed.shuffle(standing)


@pytest.mark.parametrize("count", [4, 6, 8, 16])
def test_nobody_meets_twice_as_long_as_that_can_be(count: int) -> None:
    past = Past()
    for _ in range(3 if count == 4 else 4):  # the standing never changes: the worst of cases
        for group in pairing.swiss(list(range(count)), 2, past):
            past.note(group)
    assert max(past.met.values()) == 1


def test_neighbours_meet_first() -> None:
    assert [sorted(group) for group in pairing.swiss([5, 3, 8, 1], 2, Past())] == [[3, 5], [1, 8]]


@pytest.mark.parametrize(
    ("count", "seats", "sizes"),
    [(7, 2, [2, 2, 2, 1]), (7, 4, [4, 3]), (9, 4, [3, 3, 3]), (5, 4, [3, 2]), (4, 3, [2, 2]), (5, 5, [5])],
)
def test_tables_are_about_as_large_as_each_other(count: int, seats: int, sizes: list[int]) -> None:
    assert pairing.sizes(count, seats) == sizes


@pytest.mark.parametrize(
    ("places", "points"),
    [([1, 2], [1, 0]), ([1, 1], [0.5, 0.5]), ([3, 1, 2], [0, 1, 0.5]), ([1, 2, 2, 4], [1, 0.5, 0.5, 0])],
)
def test_a_table_gives_the_share_of_those_left_behind(places: list[int], points: list[float]) -> None:
    assert points_of(places) == points
