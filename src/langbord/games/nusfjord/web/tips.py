"""Tips for a first game: short sentences at real decisions, found from what the player sees and has answered so far."""

from __future__ import annotations

from langbord.engine.tips import Lesson, Moment, Tip, at, tips_of
from langbord.games.nusfjord.rules.state import WORK


def tips(moment: Moment) -> list[Tip]:
    """What there is to say at this moment; after the second round nothing."""
    if moment.view["round"] > 2 or (moment.view["campaign"] and moment.view["campaign"]["game"] > 1):
        return []
    return tips_of(LESSONS, moment)


def _placing(moment: Moment, round_number: int, left: int) -> bool:
    """Whether a worker is to be placed in this round while so many are left to place."""
    return (
        moment.prompt == "place-worker"
        and moment.view["phase"] == WORK
        and moment.view["round"] == round_number
        and moment.player["workers"] == left
    )


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
    Lesson("confirm", _first_turn_held, at("confirm")),
    Lesson("worker", lambda moment: _placing(moment, 1, 3), at("head-actions"), read=True),
    Lesson("building", lambda moment: moment.first_time("choose-building"), _card_to_build, read=True),
    Lesson("deforest", lambda moment: moment.first_time("deforest"), _stacked_forest),
    Lesson("serve", lambda moment: moment.first_time("serve"), at("head-banquet")),
    Lesson("ship", lambda moment: moment.first_time("choose-ship"), at("head-fleet")),
    Lesson("elder", lambda moment: moment.first_time("take-elder"), at("head-elders")),
    Lesson(
        "reserve",
        lambda moment: _placing(moment, 1, 2) and moment.player["reserve"]["fish"] > 0,
        at("space-transfer"),
    ),
    Lesson("points", lambda moment: _placing(moment, 1, 1), at("head-score"), values=_losses),
    Lesson(
        "fishing",
        lambda moment: _placing(moment, 2, 3),
        at("head-payout"),
        read=True,
        values=lambda moment: {"haul": moment.player["haul"]},
    ),
)
