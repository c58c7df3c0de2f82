"""The calm bot: legal, sane, blind to what its seat cannot know, and at home in any game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord import bots, games
from langbord.bots.calm import Calm, sensible_of
from langbord.bots.judge import every_move
from langbord.engine.chance import Chance
from langbord.engine.errors import NotKept, OptionError
from langbord.engine.position import Position
from langbord.games.nusfjord.bots.evaluation import FOOLISH, sensible
from skerry.rules.game import SKERRY

NUSFJORD = games.load("nusfjord")


def play(names: list[str], seed: int, **options: str) -> Position[Any]:
    rng = random.Random(seed)
    position = NUSFJORD.new(len(names), seed=seed, options=options, log=False)
    players = bots.line_up(names, len(names))
    while position.ask is not None:
        position.play(bots.answer(players[position.ask.seat], position, rng))
    return position


@pytest.mark.parametrize("deck", ["herring", "mackerel", "cod"])
def test_calm_beats_random(deck: str) -> None:
    wins = 0
    for seed in range(20):
        names = ["random", "random", "random"]
        names[seed % 3] = "calm"
        wins += play(names, seed, deck=deck).winners() == [seed % 3]
    assert wins >= 12  # a third would be chance


#: Asked by cards of owners alone.
BY_HAND = {"adjust", "adjust-more", "consent"}


def test_what_is_sensible_is_legal_and_never_empty() -> None:
    prompts: set[str] = set()
    for seats in range(1, 6):
        for seed in range(10):
            rng = random.Random(seed)
            deck = ("herring", "mackerel", "cod")[seed % 3]
            position = NUSFJORD.new(seats, seed=seed, options={"deck": deck}, log=False, keep=False)
            while position.ask is not None:
                ask = position.ask
                kept = sensible(position.state, ask.seat, ask.prompt, ask.moves)
                assert kept
                assert set(kept) <= set(ask.moves)
                prompts.add(ask.prompt)
                position.play(rng.choice(ask.moves))
    assert set(FOOLISH) - BY_HAND <= prompts  # no prompt is misspelt


def test_calm_does_not_pass_while_anything_else_is_possible() -> None:
    position = NUSFJORD.new(2, seed=1, log=False)
    moves = sensible(position.state, 0, "place-worker", [*map(NUSFJORD.vocabulary.number, ("gold", "pass"))])
    assert [NUSFJORD.vocabulary.word(move) for move in moves] == ["gold"]


def test_calm_knows_nothing_that_its_seat_does_not() -> None:
    """The same choice in every world that its seat cannot tell from the real one."""
    rng = random.Random(5)
    position = NUSFJORD.new(3, seed=5, log=False)
    while position.ask is not None:
        seat = position.ask.seat
        luck = rng.random()
        worlds = [position, *(position.imagine(seat, Chance(rng.randbytes(32))) for _ in range(3))]
        chosen = {Calm().choose(world, seat, random.Random(luck)) for world in worlds}
        assert len(chosen) == 1
        position.play(chosen.pop())


def test_bots_are_given_sealed_positions() -> None:
    class Spy(Calm):
        def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
            with pytest.raises(NotKept):
                position.view((seat + 1) % position.seats)
            with pytest.raises(NotKept):
                position.record()
            return super().choose(position, seat, rng)

    bots.answer(Spy(), NUSFJORD.new(2, seed=1), random.Random(1))


def test_a_game_without_a_bot_of_its_own_leaves_every_move() -> None:
    assert sensible_of("skerry") is every_move
    position = SKERRY.new(2, seed=1)
    while position.ask is not None:
        position.play(bots.answer(Calm(), position, random.Random(1)))
    assert len(position.scores()) == 2


def test_lining_up() -> None:
    assert [bot.name for bot in bots.line_up(["calm"], 3)] == ["calm", "calm", "calm"]
    assert [bot.name for bot in bots.line_up(["calm", "random"], 2)] == ["calm", "random"]
    assert bots.line_up(["calm"], 0) == []
    with pytest.raises(OptionError, match="2 bots are named for 3 seats"):
        bots.line_up(["calm", "random"], 3)
    with pytest.raises(OptionError, match="there is no bot 'wild'; there is random, calm"):
        bots.line_up(["wild"], 1)
