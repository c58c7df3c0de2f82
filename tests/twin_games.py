"""Plays games and tells every step of them in lines; run by `test_compiled.py` once plain and once compiled.

    python -m tests.twin_games <plans.json

The first line says how it runs. Two runs that tell the same lines have played the same games.
"""

from __future__ import annotations

import functools
import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import langbord
from langbord import bots, games
from langbord.engine.chance import Chance
from langbord.engine.codec import state_hash
from langbord.engine.errors import LangbordError
from langbord.engine.fast_random import FastRandom
from langbord.engine.position import Position
from langbord.engine.rollout import play_out

ROLLOUT = 40  # after so many answers the engine plays a twin out by itself
LOOK = 9  # at every so many-th answer everything is looked at, not only state, moves and log


def main() -> None:
    print(json.dumps({"compiled": langbord.COMPILED, "engine": sys.modules["langbord.engine.position"].__file__}))
    for plan in json.load(sys.stdin):
        print(json.dumps(plan))
        for line in told(**plan):
            print(line)


def told(game: str, seats: int, options: dict[str, str], seed: int, player: str, most: int) -> Iterator[str]:
    """One game, at most so many answers of it."""
    rng = random.Random(seed)
    bot = bots.load(player)
    position = games.load(game).new(seats, seed=seed, options=options)
    yield from refusals_of_options(game)
    events = 0
    for count in range(most):
        ask = position.ask
        if ask is None:
            break
        if count % LOOK == 0:
            yield from looked_at(position, rng)
        if count == ROLLOUT:
            rollout = position.imagine(ask.seat, Chance(rng.randbytes(32)), keep=False)
            answers = play_out(rollout, FastRandom(rng.randbytes(8)))
            yield f"played out {answers} {rollout.scores()} {state_hash(rollout.state)}"
        move = bots.answer(bot, position, rng)
        position.play(move)
        told_since = [event.as_json() for event in position._log.events[events:]]
        events = len(position._log.events)
        word = position.game.vocabulary.word(move)
        yield (
            f"{count} seat {ask.seat} {ask.prompt} {ask.moves} {word}: "
            f"state {state_hash(position.state)} log {short(told_since)} scores {position.scores()}"
        )
    faults = position.game.faults(position.state)
    yield f"end {position.winners()} {position.scores()} turns {position.turns} faults {faults}"
    yield from recorded(position)


def looked_at(position: Position[Any], rng: random.Random) -> Iterator[str]:
    """Eyes, reasons, refusals, copies, imagination, undo."""
    ask = position.ask
    assert ask is not None
    for seat in (None, *range(position.seats)):
        yield f"view {seat} {short(position.view(seat))} log {short([e.as_json() for e in position.log(seat)])}"
    wrong = [move for move in range(len(position.game.vocabulary)) if move not in ask.moves]
    yield f"reasons {short([str(position.why_not(ask.seat, move)) for move in wrong])}"
    yield refusal(lambda: position.play(rng.choice(wrong)))
    yield refusal(lambda: position.play("no such word"))
    yield refusal(lambda: position.play(len(position.game.vocabulary)))
    yield refusal(lambda: position.play(ask.moves[0], seat=ask.seat + 1))
    yield refusal(lambda: position.undo(1000))
    yield f"copy {stands(position.copy())}"
    for seat in range(position.seats):
        yield f"imagined by {seat} {stands(position.imagine(seat, Chance(rng.randbytes(32))))}"
    twin = position.copy()
    twin.play(rng.choice(ask.moves))
    yield f"draft {twin.draft} {stands(twin)}"
    if twin.draft:
        twin.undo()
        yield f"undone {stands(twin)}"


def recorded(position: Position[Any]) -> Iterator[str]:
    """The record, what it replays to, and what is said about a broken one."""
    record = position.record()
    yield f"record {short(record)} replayed {stands(games.replay(json.loads(json.dumps(record))))}"
    saved = json.loads(json.dumps(position.save()))
    yield f"save {short(saved)} resumed {stands(games.resume(saved))}"
    words = record["words"]
    yield refusal(lambda: games.replay({**record, "words": [*words[: len(words) // 2], *words[:1] * 3]}))
    yield refusal(lambda: games.replay({**record, "words": [*words[:2], "no such word"]}))
    yield refusal(lambda: games.replay({**record, "seats": 99}))
    yield refusal(lambda: games.resume({**saved, "base": 7, "state": {"chance": 7}}))


def refusals_of_options(game: str) -> Iterator[str]:
    found = games.load(game)
    yield refusal(lambda: found.new(99))
    yield refusal(lambda: found.new(found.meta.seats[-1], options={"colour": "blue"}))
    for option in found.meta.options:
        yield refusal(functools.partial(found.new, found.meta.seats[-1], options={option.name: "no such value"}))


def refusal(act: Callable[[], Any]) -> str:
    """The sentence with which something is refused."""
    try:
        act()
    except LangbordError as error:
        return f"refused: {type(error).__name__}: {error}"
    return "not refused"


def stands(position: Position[Any]) -> str:
    """Where a position stands."""
    ask = position.ask
    asked = "over" if ask is None else f"{ask.seat} {ask.prompt} {ask.moves}"
    return f"{state_hash(position.state)} {asked} held {position.held} turns {position.turns}"


def short(data: Any) -> str:
    """JSON data in a few letters."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


if __name__ == "__main__":
    main()
