"""The sharp bot: the forms of its name, the same for a seed, legal at every question, stronger than the steady one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord import bots, games
from langbord.bots.judge import Judge, judge_by_hand
from langbord.bots.search import Budget, Search, think
from langbord.bots.sharp import Sharp
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from skerry.rules.game import SKERRY

SEARCHED = ("nusfjord", "reykholt", "keyharvest")


def begun(game: str, seats: int, seed: int, answers: int) -> Position[Any]:
    """A game in which calm bots gave the first answers."""
    rng = random.Random(seed)
    position: Position[Any] = games.load(game).new(seats, seed=seed, log=False)
    for _ in range(answers):
        position.play(bots.answer(bots.load("calm"), position, rng))
    return position


@pytest.mark.parametrize(
    ("name", "iterations", "seconds"),
    [
        ("sharp", 0, 1.0),
        ("sharp:400", 400, 0.0),
        ("sharp:2s", 0, 2.0),
        ("sharp:0.5s", 0, 0.5),
        ("sharp:250ms", 0, 0.25),
    ],
)
def test_how_long_it_thinks(name: str, iterations: int, seconds: float) -> None:
    bot = bots.load(name)
    assert isinstance(bot, Sharp)
    assert (bot.name, bot.budget.iterations, bot.budget.seconds) == (name, iterations, seconds)


@pytest.mark.parametrize(
    "name", ["sharp:", "sharp:0", "sharp:-1", "sharp:0s", "sharp:61s", "sharp:x", "sharp:1 s", "sharp:٣"]
)
def test_forms_that_nobody_can_read_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match="sharp bot") as refused:
        bots.load(name)
    assert "\n" not in str(refused.value)
    assert not bots.is_known(name)


def test_it_is_among_the_bots() -> None:
    assert bots.is_known("sharp")
    with pytest.raises(OptionError, match="random, calm, steady, sharp"):
        bots.load("sharpest")


@pytest.mark.parametrize("game", SEARCHED)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_gives_the_same_thoughts(game: str, seats: int) -> None:
    position = begun(game, seats, 4, 20)
    assert position.ask is not None

    def thoughts() -> list[tuple[int, int, float, float]]:
        assert position.ask is not None
        found = think(position, position.ask.seat, random.Random(7), Budget(40))
        return [(thought.move, thought.visits, thought.win, thought.score) for thought in found]

    assert thoughts() == thoughts()


def test_with_iterations_nobody_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_clock() -> float:
        raise AssertionError("it looked")

    monkeypatch.setattr("langbord.bots.search.time.perf_counter", broken_clock)
    position = begun("nusfjord", 2, 1, 3)
    assert position.ask is not None
    think(position, position.ask.seat, random.Random(1), Budget(5))


def test_time_is_a_budget_too() -> None:
    position = begun("nusfjord", 2, 1, 3)
    assert position.ask is not None
    found = think(position, position.ask.seat, random.Random(1), Budget(seconds=0.02))
    assert sum(thought.visits for thought in found) >= 1


@pytest.mark.parametrize("game", SEARCHED)
def test_thoughts_add_up(game: str) -> None:
    """Every imagined world is told of once; a score is the sum of its parts; the best comes first."""
    position = begun(game, 3, 2, 15)
    rng = random.Random(3)
    met = 0
    while met < 6 and position.ask is not None:
        ask = position.ask
        found = think(position, ask.seat, random.Random(1), Budget(30))
        assert {thought.move for thought in found} <= set(ask.moves)
        if len(found) > 1:
            met += 1
            assert sum(thought.visits for thought in found) == 30
            assert found[0].visits == max(thought.visits for thought in found)
        for thought in found:
            assert 0.0 <= thought.win <= 1.0
            assert thought.score == pytest.approx(sum(thought.parts.values()))
        position.play(rng.choice(ask.moves))


def test_one_sensible_move_costs_nothing() -> None:
    position = begun("reykholt", 2, 1, 0)
    rng = random.Random(1)
    forced = 0
    while position.ask is not None and forced < 5:
        ask = position.ask
        if len(ask.moves) == 1:
            found = think(position, ask.seat, random.Random(1), Budget(10**9))  # it would take days
            assert [thought.move for thought in found] == ask.moves
            forced += 1
        position.play(rng.choice(ask.moves))
    assert forced == 5


def test_every_seat_plays_for_itself() -> None:
    """What an answer has brought is counted for the seat that gives it: rivals take what has been good for them."""
    position = begun("nusfjord", 3, 6, 10)
    assert position.ask is not None
    search = Search(position, position.ask.seat, random.Random(2), judge_by_hand(position.game))
    for _ in range(300):
        search.imagine_once()
    nodes = [search.root]
    while nodes:
        node = nodes.pop()
        for edge in node.edges.values():
            assert edge.visits <= edge.offered
            assert 0.0 <= edge.total <= edge.visits
            nodes.extend(edge.nodes)
    for seat, prompts in enumerate(search.answers):
        tallies = [tally for tally in prompts["place-worker"].values() if tally.visits >= 5]
        brought = sum(tally.total for tally in tallies) / sum(tally.visits for tally in tallies)
        assert brought > sum(tally.mean() for tally in tallies) / len(tallies)  # than if all were given equally often
        assert all(tally.total <= tally.visits for tally in tallies), seat


def test_the_outlook_is_taken_when_all_are_equally_far() -> None:
    """Otherwise whoever has just had a turn looks better off."""
    position = begun("nusfjord", 2, 6, 10)
    assert position.ask is not None
    search = Search(position, position.ask.seat, random.Random(2))
    moments: list[bool] = []
    judge = search.judge

    class Watched(Judge):
        def outlook(self, state: Any) -> list[float]:
            moments.append(judge.at_rest(state))
            return judge.outlook(state)

    search.judge = Watched(position.game)
    for _ in range(40):
        search.imagine_once()
    assert len(moments) == 40
    assert all(moments)


@pytest.mark.parametrize("game", [*SEARCHED, "galzyr"])
@pytest.mark.parametrize("level", ["calm", "steady", "sharp:25"])
def test_bots_know_nothing_that_their_seat_does_not(game: str, level: str) -> None:
    """The same choice, by the same chance, in every world that the seat cannot tell from the real one."""
    seats = 3 if game != "galzyr" else 2
    position = begun(game, seats, 5, 0)
    rng = random.Random(5)
    bot = bots.load(level)
    asked = 0
    while position.ask is not None and asked < 12:
        ask = position.ask
        if len(ask.moves) > 1 and rng.random() < 0.15:
            asked += 1
            luck = rng.random()
            worlds = [position, *(position.imagine(ask.seat, Chance(rng.randbytes(32))) for _ in range(2))]
            assert len({bot.choose(world, ask.seat, random.Random(luck)) for world in worlds}) == 1
        position.play(rng.choice(ask.moves))
    assert asked == 12


def test_a_game_without_a_judgement_of_its_own_can_be_searched() -> None:
    position = SKERRY.new(2, seed=1)
    rng = random.Random(1)
    while position.ask is not None:
        position.play(bots.answer(bots.load("sharp:10"), position, rng))
    assert len(position.scores()) == 2


@pytest.mark.parametrize("game", ["nusfjord", "reykholt"])
def test_it_plays_alone(game: str) -> None:
    position = begun(game, 1, 3, 0)
    rng = random.Random(3)
    for _ in range(25):
        position.play(bots.answer(bots.load("sharp:10"), position, rng))
    assert position.ask is not None


def test_in_galzyr_it_is_the_planner() -> None:
    position = begun("galzyr", 1, 2, 12)
    rng = random.Random(1)
    for _ in range(20):
        assert position.ask is not None
        seat, luck = position.ask.seat, rng.random()
        sealed = position.imagine(seat, Chance(rng.randbytes(32)))
        sharp, steady = (bots.load(level).choose(sealed, seat, random.Random(luck)) for level in ("sharp:50", "steady"))
        assert sharp == steady
        position.play(sharp)
