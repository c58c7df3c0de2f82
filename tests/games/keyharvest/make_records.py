"""Makes the recorded games of records/: `python -m tests.games.keyharvest.make_records`.

Only for a change of the rules that is meant to alter play; otherwise the records are there to stay as they are.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from langbord.engine.position import Position
from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.rules.state import TRACK, State
from tests.games.keyharvest.table import board, event, hand, play, track

RECORDS = Path(__file__).parent / "records"
Wanted = Callable[[Position[State], set[tuple[str, ...]]], bool]


def at_random(position: Position[State], seed: int) -> set[tuple[str, ...]]:
    """Random moves to the end; the stacks of events that were going on at some moment."""
    chance = random.Random(seed)
    stacks: set[tuple[str, ...]] = set()
    while position.ask:
        stacks.add(stack(position))
        position.play(chance.choice(position.ask.moves))
    return stacks


def stack(position: Position[State]) -> tuple[str, ...]:
    """The events going on, each with its drawer; `-` behind it while the bag has no field."""
    empty = "" if position.state.bag_fields else "-"
    running = position.view(None)["running"]
    return tuple(f"{each['event']}{each['drawer']}{empty}" for each in running)


def tenth(position: Position[State], stacks: set[tuple[str, ...]]) -> bool:
    """Ended by the tenth event, won by one player."""
    return len(position.state.track) == TRACK and len(position.winners()) == 1


def shared(position: Position[State], stacks: set[tuple[str, ...]]) -> bool:
    """Ended by the tenth event, everything equal."""
    return len(position.state.track) == TRACK and len(position.winners()) > 1


def stalled(position: Position[State], stacks: set[tuple[str, ...]]) -> bool:
    """Ended by idle turns, won by one player."""
    return len(position.state.track) < TRACK and len(position.winners()) == 1


def counted_short(position: Position[State], stacks: set[tuple[str, ...]]) -> bool:
    """Events went back from the track."""
    return len(position.state.seen) > len(position.state.track) and tenth(position, stacks)


def events_in_a_replacement(position: Position[State], stacks: set[tuple[str, ...]]) -> bool:
    """An event drawn by a Replacement from a bag without fields."""
    return any(len(events) > 1 and events[-2].startswith("W") and events[-1].endswith("-") for events in stacks)


def found(seats: int, wanted: Wanted) -> Position[State]:
    """The first game of random moves that is as wanted."""
    for seed in range(5_000):
        rollout = GAME.new(seats, seed=seed, log=False, keep=False)
        stacks = at_random(rollout, seed)
        if wanted(rollout, stacks):
            position = GAME.new(seats, seed=seed)
            at_random(position, seed)
            return position
    raise LookupError(f"no game is {wanted.__name__}")


def laid_out(position: Position[State], line: str) -> Position[State]:
    """A game that begins with something laid out: a few given moves, then random ones."""
    at_random(play(position, line), 1)
    return position


def main() -> None:
    """Write them all."""
    give_to_benefactor = [board(0, "C4"), board(1, "D3 D4 E3 E5 F3 L@C4")]
    sale_to_storekeeper = [board(0, "B4 B5 C4 C6 H@G2"), hand(0, hops=4), hand(1, wine=3)]
    three_deep = [board(0, "A1 C4 D7 D8 E7 E9 F7 L@D2"), board(1, "D3 D4 E3 E5 H@C4"), hand(1, hops=1)]
    eight = track("M N P Q R S T U")
    games = {
        "won-2-seats": found(2, tenth),
        "won-3-seats": found(3, tenth),
        "won-4-seats": found(4, tenth),
        "shared": found(2, shared),
        "stalled": found(2, stalled),
        "stalled-shared": play(GAME.new(2, seed=1), "end " * 6),
        "events-back-from-the-track": found(2, counted_short),
        "event-in-replacement": found(4, events_in_a_replacement),
        "event-in-quick-sale": laid_out(
            event("T", *sale_to_storekeeper, draws="Z D2 D3 G7"), "G2 hops hops hops C5 G3 hops"
        ),
        "event-in-give-away": laid_out(event("O", *give_to_benefactor, draws="Z G7 A1"), "C4 place E4 G2"),
        "three-events-deep": laid_out(
            event("O", *three_deep, draws="M D2 Z G7 A2 A3"), "C4 place E4 G2 hops pass A1 E8 G3"
        ),
        "tenth-out-of-turn": laid_out(
            event("O", eight, *give_to_benefactor, seats=3, draws="Z G7 A1"), "C4 place E4 G2"
        ),
    }
    for name, position in games.items():
        (RECORDS / f"{name}.json").write_text(json.dumps(position.record(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
