"""Roll-outs, their cheap numbers, and imagined positions of which nothing is kept."""

from __future__ import annotations

from collections import Counter

import pytest

from langbord.engine.chance import Chance, QuickChance, key_from_seed
from langbord.engine.errors import NotKept
from langbord.engine.fast_random import FastRandom
from langbord.engine.rollout import play_out
from skerry.rules.game import SKERRY

KEY = key_from_seed(3)


def test_whims_are_spread_evenly() -> None:
    whims = FastRandom(KEY)
    seen = Counter(whims.below(7) for _ in range(7000))
    assert sorted(seen) == list(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 22.5  # chi-square, one in a thousand


def test_whims_of_one_key_are_always_the_same() -> None:
    again = FastRandom(KEY)
    whims = FastRandom(KEY)
    assert [whims.below(1000) for _ in range(50)] == [again.below(1000) for _ in range(50)]
    firsts = {FastRandom(key_from_seed(seed)).below(1000) for seed in range(8)}
    assert max(firsts) - min(firsts) > 100  # keys that follow one another begin differently


def test_whims_know_small_bounds_and_large_ones() -> None:
    whims = FastRandom(KEY)
    assert {whims.below(1) for _ in range(20)} == {0}
    assert {whims.below(2) for _ in range(40)} == {0, 1}
    assert all(0 <= whims.below(1_000_000) < 1_000_000 for _ in range(200))


def test_quick_chance_counts_what_it_draws_and_shuffles_all_cards() -> None:
    chance = QuickChance(KEY)
    cards = list(range(40))
    chance.shuffle(cards)
    assert sorted(cards) == list(range(40))
    assert cards != list(range(40))
    assert chance.drawn == 39
    assert isinstance(chance.heir(5), QuickChance)
    assert chance.heir(5).drawn == 5


def test_a_game_is_played_out() -> None:
    position = SKERRY.new(2, seed=1, log=False, keep=False)
    answers = play_out(position, FastRandom(KEY))
    assert position.ask is None
    assert position.winners()
    assert answers > 0
    assert play_out(position, FastRandom(KEY)) == 0


def test_playing_out_gives_only_legal_answers_and_the_same_game_again() -> None:
    position = SKERRY.new(2, seed=1, log=False, keep=False)
    play_out(position, FastRandom(KEY))
    whims = FastRandom(KEY)
    careful = SKERRY.new(2, seed=1)
    while careful.ask is not None:
        careful.play(whims.pick(careful.ask.moves))
    assert careful.state == position.state


def test_what_is_kept_cannot_be_answered_without_a_check() -> None:
    position = SKERRY.new(2, seed=1)
    assert position.ask is not None
    with pytest.raises(NotKept):
        position.answer(position.ask.moves[0])
    ended = SKERRY.new(2, seed=1, log=False, keep=False)
    play_out(ended, FastRandom(KEY))
    with pytest.raises(NotKept):
        ended.answer(0)


def test_an_imagined_position_stands_where_the_real_one_does() -> None:
    """At every answer of a game: the same question, the same view for its seat, and the game can be played out."""
    position = SKERRY.new(2, seed=4)
    whims = FastRandom(KEY)
    while position.ask is not None:
        seat = position.ask.seat
        twin = position.imagine(seat, Chance(KEY, len(position.words())), keep=False)
        assert twin.ask is not None
        assert (twin.ask.seat, twin.ask.prompt, twin.ask.moves) == (seat, position.ask.prompt, position.ask.moves)
        assert twin.turns == position.turns
        assert twin.view(seat) == position.view(seat)
        play_out(twin, whims)
        assert twin.ask is None
        position.play(whims.pick(position.ask.moves))
