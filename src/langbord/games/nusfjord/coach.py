"""Tips for a first game: short sentences at real decisions, found from what the player sees and has answered so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from langbord.games.nusfjord.edition import load_deck
from langbord.games.nusfjord.harbours import workers_left
from langbord.games.nusfjord.state import WORK


@dataclass(frozen=True)
class Moment:
    """A decision of one seat: what it sees, what it is asked, and what it has answered before, as (prompt, word)."""

    view: dict[str, Any]
    seat: int
    prompt: str  # "" if it is not asked
    held: bool  # its finished turn waits for a confirmation
    legal: frozenset[str]
    answered: list[tuple[str, str]]
    text_only: bool = False  # the table is read, not seen

    @property
    def player(self) -> dict[str, Any]:
        """The player's own area."""
        player: dict[str, Any] = self.view["players"][self.seat]
        return player

    def first_time(self, prompt: str) -> bool:
        """Whether this question is asked, and was never answered before."""
        return self.prompt == prompt and all(asked != prompt for asked, _ in self.answered)

    def placing(self, round_number: int, left: int) -> bool:
        """Whether a worker is to be placed in this round while so many are left to place."""
        board = load_deck(self.view["edition"], self.view["deck"]).board
        return (
            self.prompt == "place-worker"
            and self.view["phase"] == WORK
            and self.view["round"] == round_number
            and workers_left(self.view, self.seat, board.workers) == left
        )


@dataclass(frozen=True)
class Tip:
    """What is said, the id of the piece it points at, and whether it is the last of the tips."""

    key: str
    target: str
    values: dict[str, int] = field(default_factory=dict)
    last: bool = False


@dataclass(frozen=True)
class _Lesson:
    key: str
    when: Callable[[Moment], bool]
    target: Callable[[Moment], str]
    read: bool = False  # has words of its own for a table that is read
    values: Callable[[Moment], dict[str, int]] = lambda _: {}


def tips(moment: Moment) -> list[Tip]:
    """What there is to say at this moment, the most useful first; most of the time nothing."""
    if moment.view["round"] > 2 or (moment.view["campaign"] and moment.view["campaign"]["game"] > 1):
        return []
    last = LESSONS[-1]
    return [
        Tip(_key(lesson, moment), lesson.target(moment), lesson.values(moment), lesson is last)
        for lesson in LESSONS
        if lesson.when(moment)
    ]


def _key(lesson: _Lesson, moment: Moment) -> str:
    return f"tip-{lesson.key}-read" if lesson.read and moment.text_only else f"tip-{lesson.key}"


def _at(target: str) -> Callable[[Moment], str]:
    return lambda _: target


def _card_to_build(moment: Moment) -> str:
    """The first building that could be chosen."""
    cards = sorted(word for word in moment.legal if word[0] in "ABC" and word[1:].isdigit())
    return f"card-{cards[0]}" if cards else "head-buildings"


def _stacked_forest(moment: Moment) -> str:
    """A place with two Forest tiles, if there is one to fell at."""
    stacked = [place["word"] for place in moment.player["places"] if place["forests"] > 1]
    return next((f"place-{word}" for word in stacked if word in moment.legal), "head-harbour")


def _first_turn_held(moment: Moment) -> bool:
    placed = [word for prompt, word in moment.answered if prompt == "place-worker" and not word.startswith("use-")]
    return moment.held and len(placed) == 1


def _losses(moment: Moment) -> dict[str, int]:
    lost = {line["key"]: -line["points"] for line in moment.player["score"]}
    return {"empty": lost["empty"], "unissued": lost["unissued"]}


#: In the order in which they are said if several fit; the last one ends the coaching.
LESSONS = (
    _Lesson("confirm", _first_turn_held, _at("confirm")),
    _Lesson("worker", lambda moment: moment.placing(1, 3), _at("head-actions"), read=True),
    _Lesson("building", lambda moment: moment.first_time("choose-building"), _card_to_build, read=True),
    _Lesson("deforest", lambda moment: moment.first_time("deforest"), _stacked_forest),
    _Lesson("serve", lambda moment: moment.first_time("serve"), _at("head-banquet")),
    _Lesson("ship", lambda moment: moment.first_time("choose-ship"), _at("head-fleet")),
    _Lesson("elder", lambda moment: moment.first_time("take-elder"), _at("head-elders")),
    _Lesson(
        "reserve",
        lambda moment: moment.placing(1, 2) and moment.player["reserve"]["fish"] > 0,
        _at("space-transfer"),
    ),
    _Lesson("points", lambda moment: moment.placing(1, 1), _at("head-score"), values=_losses),
    _Lesson(
        "fishing",
        lambda moment: moment.placing(2, 3),
        _at("head-payout"),
        read=True,
        values=lambda moment: {"haul": moment.player["haul"]},
    ),
)
