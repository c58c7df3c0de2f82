"""Turning points: a finished game is thought through once more, and the moves that cost most are found.

A game is cut into gestures: what one seat answers in a row within a turn. Before each of them the search looks ahead as
the seat could have done, which gives everybody's chances at that point and the gesture it would have made. Gestures
after which the chances fell most are then weighed against the better ones in worlds of their own. Alone there is
nobody to win against: then it is the expected final score that is followed.

The work is done bit by bit (`go_on`), so that it can be shown how far it has come; a study is plain JSON.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any, Final

from langbord import games
from langbord.bots.hints import best_of, differences, line_of
from langbord.bots.judge import judge_of, knowledge_of
from langbord.bots.search import Budget, Search, Thought
from langbord.engine.chance import Chance
from langbord.engine.position import Position

#: Imagined worlds before each gesture.
FIRST_LOOK: Final = 100
#: So many gestures are weighed again: in so many deals, with so many imagined worlds each.
WEIGHED: Final = 14
DEALS, SECOND_LOOK = 4, 80
#: What a move must have cost to be called a turning point: a share of the win, or points.
LEAST, LEAST_ALONE = 0.03, 0.7
MOST_OF_A_SEAT: Final = 5
#: How much of the work the first look is, for the progress.
FIRST_SHARE: Final = 80

Study = dict[str, Any]


@dataclass(frozen=True)
class Point:
    """How everybody stood before the answer of this number: shares of the win, alone the expected score. `seat` is
    the one that looked ahead, none at the end."""

    at: int
    seat: int | None
    chances: list[float]


@dataclass(frozen=True)
class Slip:
    """A gesture that cost something: what was played, what would have been better, and by which lines of the score."""

    at: int
    seat: int
    played: list[str]
    better: list[str]
    cost: float
    lines: dict[str, float]


@dataclass(frozen=True)
class Turning:
    """What a finished study tells."""

    alone: bool
    points: list[Point]
    slips: list[Slip]  # the dearest first

    def of(self, seat: int | None) -> list[Slip]:
        """The slips of a seat; of all of them the dearest."""
        found = [slip for slip in self.slips if seat is None or slip.seat == seat]
        return found[:MOST_OF_A_SEAT]


def fits(game: str) -> bool:
    """Whether a game can be judged so: in a story nobody can say what a turn was worth."""
    return knowledge_of(game).outlook is not None


def begin() -> Study:
    """A study that has not looked at anything yet."""
    return {"at": 0, "points": [], "seen": [], "weighed": 0, "slips": [], "done": False}


def go_on(record: dict[str, Any], study: Study, seconds: float) -> Study:
    """Think on for about so long, and for one step at least: a slow machine must come to an end too."""
    study = {key: list(value) if isinstance(value, list) else value for key, value in study.items()}
    end = time.perf_counter() + seconds
    if study["at"] < len(record["words"]):
        _look(record, study, end)
        return study
    while not study["done"]:
        _weigh_next(record, study)
        if time.perf_counter() >= end:
            break
    return study


def progress(record: dict[str, Any], study: Study) -> int:
    """How far a study has come, in percent."""
    looked = FIRST_SHARE * study["at"] // max(1, len(record["words"]))
    weighed = (100 - FIRST_SHARE) * study["weighed"] // WEIGHED
    return 100 if study["done"] else min(99, looked + weighed)


def result(study: Study) -> Turning:
    """What a finished study tells."""
    return Turning(
        alone=bool(study["alone"]),
        points=[Point(at, seat, chances) for at, seat, chances in study["points"]],
        slips=[Slip(**slip) for slip in study["slips"]],
    )


# --- the first look -----------------------------------------------------------------------------------


def _look(record: dict[str, Any], study: Study, end: float) -> None:
    """Gesture by gesture, until the time is over; at the end of the game, note how it ended."""
    words: list[str] = record["words"]
    position = games.replay(record, study["at"])
    study["alone"] = position.seats == 1
    while study["at"] < len(words):
        _look_at_gesture(position, words, study)
        if time.perf_counter() >= end and study["at"] < len(words):
            return
    if position.ask is None:
        study["points"].append([len(words), None, _ended(position)])
    _choose(study)


def _ended(position: Position[Any]) -> list[float]:
    judge = judge_of(position.game)
    if position.seats > 1:
        return judge.result(position.state)
    return [sum(judge.parts(position.state, 0).values())]


def _look_at_gesture(position: Position[Any], words: list[str], study: Study) -> None:
    """Look ahead before the next gesture, if there is a choice, and play it."""
    ask = position.ask
    assert ask is not None
    at, seat, prompt, turn = study["at"], ask.seat, ask.prompt, position.turns
    rng = random.Random(at)
    search = Search(position.imagine(seat, Chance(rng.randbytes(32))), seat, rng)
    forced = search.forced()
    same = forced and position.game.vocabulary.word(search.thoughts[0].move) == words[at]
    if not forced:
        search.run(Budget(iterations=FIRST_LOOK))
        study["points"].append([at, seat, _chances(search)])
    played: list[str] = []
    while study["at"] < len(words):
        word = words[study["at"]]
        position.play(word)
        study["at"] += 1
        played.append(word)
        ask = position.ask
        over = ask is None or ask.seat != seat or ask.prompt == prompt or position.turns != turn
        if over or position.draft == 0 or same:
            break
    if position.draft:
        position.settle()
    if not same:
        best = best_of(search)[0]
        better = [position.game.vocabulary.word(move) for move in line_of(search, best.move)]
        worth = best.score if study["alone"] else best.win
        if better[: len(played)] != played[: len(better)]:
            study["seen"].append({"at": at, "seat": seat, "played": played, "better": better, "worth": worth})


def _chances(search: Search) -> list[float]:
    """What everybody may expect, over all that was tried."""
    if search.position.seats > 1:
        return [round(outcome.mean(), 4) for outcome in search.outcomes]
    return [round(_score(search.thoughts), 2)]


def _score(thoughts: list[Thought]) -> float:
    return sum(thought.score * thought.visits for thought in thoughts) / sum(thought.visits for thought in thoughts)


def _choose(study: Study) -> None:
    """Of all gestures those after which the chances of their seat fell most, roughly."""
    points = study["points"]

    def fall(seen: dict[str, Any]) -> float:
        after = next((chances for at, _, chances in points if at > seen["at"]), None)
        return float(seen["worth"] - after[seen["seat"]]) if after is not None else 0.0

    study["seen"] = sorted(study["seen"], key=fall, reverse=True)[:WEIGHED]


# --- the second look ----------------------------------------------------------------------------------


def _weigh_next(record: dict[str, Any], study: Study) -> None:
    """Weigh what was played against what seems better, in the same deals; after the last of them the study is done."""
    if study["weighed"] == len(study["seen"]):
        study["slips"] = _dearest(study["slips"])
        study["seen"] = []
        study["done"] = True
        return
    seen = study["seen"][study["weighed"]]
    study["weighed"] += 1
    position = games.replay(record, seen["at"])
    played, better = Scale(), Scale()
    for deal in range(DEALS):
        played.weigh(position, seen["seat"], seen["played"], deal)
        better.weigh(position, seen["seat"], seen["better"], deal)
    cost = better.worth - played.worth
    if cost >= (LEAST_ALONE if study["alone"] else LEAST):
        found = {key: seen[key] for key in ("at", "seat", "played", "better")}
        lines = differences(record["game"], better.parts, played.parts)
        study["slips"].append({**found, "cost": round(cost, 3), "lines": lines})


def _dearest(slips: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The dearest slips of each seat, the dearest of all first."""
    slips = sorted(slips, key=lambda slip: (-slip["cost"], slip["at"]))
    kept: list[dict[str, Any]] = []
    for slip in slips:
        if sum(other["seat"] == slip["seat"] for other in kept) < MOST_OF_A_SEAT:
            kept.append(slip)
    return kept


class Scale:
    """What a gesture is worth to its seat, and what its score is made of then, on average over several deals."""

    def __init__(self) -> None:
        self.worth: float = 0.0
        self.parts: dict[str, float] = {}

    def weigh(self, position: Position[Any], seat: int, words: list[str], deal: int) -> None:
        """Add one deal: the gesture is made in it, and whoever is asked then looks ahead."""
        rng = random.Random(1000 * len(position.words()) + deal)
        twin = position.imagine(seat, Chance(rng.randbytes(32)))
        for word in words:
            number = twin.game.vocabulary.number(word)
            if twin.ask is None or number not in twin.ask.moves:
                break  # it hung on a card that is another one in this deal
            twin.play(number)
        for key, points in judge_of(position.game).parts(twin.state, seat).items():
            self.parts[key] = self.parts.get(key, 0.0) + points / DEALS
        self.worth += _worth(twin, seat, rng) / DEALS


def _worth(twin: Position[Any], seat: int, rng: random.Random) -> float:
    """What a seat may expect at a position, whoever is asked there."""
    judge = judge_of(twin.game)
    if twin.ask is None:
        return _ended(twin)[seat]
    search = Search(twin, twin.ask.seat, rng)
    if not search.forced():
        search.run(Budget(iterations=SECOND_LOOK))
        return search.outcomes[seat].mean() if twin.seats > 1 else _score(search.thoughts)
    return judge.outlook(twin.state)[seat] if twin.seats > 1 else search.thoughts[0].score
