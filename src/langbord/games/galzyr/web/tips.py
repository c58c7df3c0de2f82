"""Tips for a first game: short sentences at real decisions, found from what the player sees and has answered so far."""

from __future__ import annotations

from langbord.engine.tips import Lesson, Moment, Tip, at, tips_of

LAST_DAY = 2  # that is told anything, counted from 0


def tips(moment: Moment) -> list[Tip]:
    """What there is to say at this moment; after the third day of a month nothing."""
    return tips_of(LESSONS, moment) if moment.view["day"] <= LAST_DAY else []


def _figure(moment: Moment) -> str:
    return f"place-{moment.player['space']}" if moment.player["space"] else "head-map"


def _location(moment: Moment) -> str:
    """A place to begin at: one where a notice can be picked up, if there is any."""
    open_to = [space for space in moment.view["spaces"] if space["word"] in moment.legal]
    noted = [space for space in open_to if space["notices"]]
    return f"place-{(noted or open_to)[0]['word']}" if open_to else "head-map"


def _notice(moment: Moment) -> str:
    here = [word for word in moment.view["noticeboard"] if word in moment.legal]
    return f"notice-{here[0]}" if here else "head-notices"


def _travelled(moment: Moment, words: list[str]) -> bool:
    """Whether the player has answered the travel question with one of these words before."""
    return any(prompt == "travel" and word in words for prompt, word in moment.answered)


def _spaces(moment: Moment) -> list[str]:
    return [space["word"] for space in moment.view["spaces"]]


def _notice_here(moment: Moment) -> bool:
    """A quest could be picked up where the player stands, for the first time."""
    able = any(word in moment.legal for word in moment.view["noticeboard"])
    picked = any(prompt == "travel" and word.startswith("n") for prompt, word in moment.answered)
    return moment.prompt == "travel" and able and not picked


def _stepping(moment: Moment) -> bool:
    """The figure stands on the board and has never taken a step; an origin story may have come first."""
    able = any(word in moment.legal for word in _spaces(moment))
    return moment.prompt == "travel" and able and not _travelled(moment, _spaces(moment)) and _scenes(moment) < 2


def _held_fast(moment: Moment) -> bool:
    """The first part of an origin quest keeps the adventurer off the board (G3.7)."""
    return moment.first_time("travel") and not moment.player["space"]


def _scenes(moment: Moment) -> int:
    """Scenes that the player has begun."""
    return sum(prompt == "story" for prompt, _ in moment.answered)


def _morning(moment: Moment, day: int) -> bool:
    """Whether this day of the first month begins for the player."""
    return moment.prompt == "travel" and moment.view["months_played"] == 0 and moment.view["day"] == day


def _second_day(moment: Moment) -> bool:
    return _morning(moment, 1)


def _third_day(moment: Moment) -> bool:
    return _morning(moment, LAST_DAY)


def _days_left(moment: Moment) -> dict[str, int]:
    return {"number": moment.view["last_day"] - moment.view["day"]}


def _steps(moment: Moment) -> dict[str, int]:
    return {"number": moment.view["steps"]}


def _timed(moment: Moment) -> bool:
    return _second_day(moment) and len(moment.view["timers"]) > 1


#: In the order in which they are said if several fit; the last one ends the coaching.
LESSONS = (
    Lesson("confirm", lambda moment: moment.held and moment.view["day"] == 0, at("confirm")),
    Lesson("gather", lambda moment: moment.first_time("gather"), at("head-gather"), read=True),
    Lesson("start-place", lambda moment: moment.first_time("start-place"), _location, read=True),
    Lesson("start-quests", lambda moment: moment.first_time("start-quests"), _notice),
    Lesson("held-fast", _held_fast, at("head-map")),
    Lesson("notice", _notice_here, _notice),
    Lesson("travel", _stepping, _figure, read=True, values=_steps),
    Lesson("story", lambda moment: moment.first_time("story"), at("read-title")),
    Lesson("option", lambda moment: moment.first_time("option"), at("read-title"), read=True),
    Lesson("pool", lambda moment: moment.first_time("check-pool"), at("dice-title")),
    Lesson("reroll", lambda moment: moment.first_time("check-reroll"), at("dice-title")),
    Lesson("cards", lambda moment: moment.first_time("check-effects"), at("dice-title")),
    Lesson("scene-end", lambda moment: moment.first_time("scene-end"), at("read-title")),
    Lesson("timers", _timed, at("head-calendar")),
    Lesson("calendar", _second_day, at("head-calendar"), values=_days_left),
    Lesson("aim", _third_day, at("head-calendar"), values=_days_left),
)
