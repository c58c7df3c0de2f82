"""Chance is the same for ever, without bias, and its key can be checked afterwards."""

from __future__ import annotations

from collections import Counter

from langbord.engine.chance import Chance, commitment, fresh_key, key_from_seed


def test_the_draws_of_a_seed_never_change() -> None:
    chance = Chance(key_from_seed(7))
    assert [chance.below(100) for _ in range(8)] == [86, 72, 17, 34, 66, 4, 98, 56]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [0, 2, 9, 7, 5, 4, 8, 6, 3, 1]


def test_every_number_is_equally_likely() -> None:
    chance = Chance(key_from_seed(1))
    counts = Counter(chance.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 2000) < 250 for count in counts.values())


def test_each_draw_is_counted() -> None:
    chance = Chance(key_from_seed(1))
    chance.below(2)
    chance.shuffle([1, 2, 3])
    assert chance.drawn == 3


def test_a_fork_goes_its_own_way() -> None:
    chance = Chance(key_from_seed(1))
    fork = chance.fork()
    assert fork.key != chance.key
    assert [fork.below(1000) for _ in range(3)] != [chance.below(1000) for _ in range(3)]


def test_a_live_key_is_fresh_and_can_be_committed_to() -> None:
    key = fresh_key()
    assert len(key) == 32
    assert key != fresh_key()
    assert commitment(key) == commitment(key) != commitment(fresh_key())
