"""Goals of lessons that players make, in words."""

from __future__ import annotations

from collections.abc import Sequence

from langbord import games
from langbord.lessons.goals import Condition
from langbord.server.tables.lessons.shared_positions import Aim
from langbord.text import Texts


def label(aim: Aim, t: Texts, h: Texts) -> str:
    """What a goal asks for."""
    if aim.line:
        return h.say("own-lesson-line", line=t.score_line(aim.line, ""))
    return t.say(f"goal-{aim.key}") if aim.key else h.say("own-lesson-score")


def path_of(condition: Condition) -> str:
    """Its path as it is written."""
    return condition.text.rpartition(f" {condition.operator} ")[0]


def told(goal: Sequence[Condition], t: Texts, h: Texts) -> str:
    """A goal in one line."""
    return h.say("own-lesson-and").join(_told(one, t, h) for one in goal)


def _told(condition: Condition, t: Texts, h: Texts) -> str:
    path = path_of(condition)
    keys = {path: key for key, path in games.plugin(t.game.meta.name).goals.items()}
    aim = Aim(path, line=path.removeprefix("score.") if path.startswith("score.") else "", key=keys.get(path, ""))
    return h.say("own-lesson-least", what=label(aim, t, h), number=int(condition.value))
