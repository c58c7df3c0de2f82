"""Tips for a first game: short sentences at real decisions, found from what the player sees and has answered so far."""

from __future__ import annotations

from langbord.engine.tips import Lesson, Moment, Tip, at, tips_of

LAST_ROUND = 2  # that is told anything


def tips(moment: Moment) -> list[Tip]:
    """What there is to say at this moment; after the second round nothing."""
    return tips_of((*LESSONS, _ending(moment)), moment) if moment.view["round"] <= LAST_ROUND else []


def _placed(moment: Moment) -> int:
    """Workers that the player has placed so far."""
    return sum(prompt == "place-worker" for prompt, _ in moment.answered)


def _placing(moment: Moment, number: int) -> bool:
    """Whether the player is about to place this worker of the first round."""
    return moment.prompt == "place-worker" and moment.view["round"] == 1 and _placed(moment) == number


def _empty_house(moment: Moment) -> bool:
    return any(not house["filled"] for house in moment.player["houses"])


def _planted(moment: Moment) -> bool:
    return any(house["filled"] for house in moment.player["houses"])


def _own_house(moment: Moment) -> str:
    houses = moment.player["houses"]
    return f"p{moment.seat}-house-{houses[0]['word']}" if houses else "head-board"


def _first_turn_held(moment: Moment) -> bool:
    return moment.held and moment.view["round"] == 1


def _second_round(moment: Moment) -> bool:
    return moment.prompt == "place-worker" and moment.view["round"] == LAST_ROUND


def _tables(moment: Moment) -> dict[str, int]:
    return {"number": moment.player["table"]}


def _ending(moment: Moment) -> Lesson:
    """The last lesson: what the game is won by."""
    if moment.view["scenario"] is not None:
        return STORY
    return RACE if moment.view["solo"] is None else ALONE


def _tables_to_go(moment: Moment) -> dict[str, int]:
    return {"number": max(0, moment.view["solo"]["aim"] - moment.player["table"])}


#: In the order in which they are said if several fit; then one of the endings, which ends the coaching.
LESSONS = (
    Lesson("confirm", _first_turn_held, at("confirm")),
    Lesson("tourism", lambda moment: moment.first_time("tourism"), at("head-plans"), read=True),
    Lesson("seed", lambda moment: moment.first_time("seed"), _own_house, read=True),
    Lesson("take-card", lambda moment: moment.first_time("take-card"), at("head-display")),
    Lesson("first", lambda moment: _placing(moment, 0) and not _empty_house(moment), at("head-piles"), read=True),
    Lesson(
        "sow",
        lambda moment: (
            _empty_house(moment) and not _planted(moment) and _placed(moment) < 3 and moment.prompt == "place-worker"
        ),
        _own_house,
        read=True,
    ),
    Lesson("flag", lambda moment: _placing(moment, 1), at("head-board")),
    Lesson("last-worker", lambda moment: _placing(moment, 2), at("head-track")),
)
RACE = Lesson("aim", _second_round, at("head-track"), values=_tables)
ALONE = Lesson("aim-alone", _second_round, at("alone"), values=_tables_to_go)
STORY = Lesson("aim-story", _second_round, at("head-tale"))
ENDINGS = (RACE, ALONE, STORY)
