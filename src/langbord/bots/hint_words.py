"""Hints in words: a hint in the language of whoever asked, with the names that the game gives to things."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.bots.hints import Hint, Listed, unpacked
from langbord.engine.position import Position
from langbord.text import Texts


@dataclass(frozen=True)
class Told:
    """A hint as it is read: what to do, what may be expected of it, and why."""

    word: str  # the first of its words: what is pointed at
    words: str  # all of them: what is played
    label: str
    then: list[str]  # what follows in the same turn
    win: str  # "" where nobody wins or loses
    score: str  # "" where nothing is counted
    reasons: list[str]
    why: str = ""  # the same in one sentence without figures of the search

    @property
    def line(self) -> str:
        """The move and what follows."""
        return " → ".join([self.label, *self.then])


def told(hint: Hint, position: Position[Any], t: Texts) -> Told:
    """`position` is the one that was asked about, as the seat sees it."""
    label, *then = labels(hint.words, position, t)
    return Told(
        word=hint.words[0],
        words=" ".join(hint.words),
        label=label,
        then=then,
        win="" if hint.win is None else t.say("hint-win", percent=percent(hint.win)),
        score="" if hint.score is None else t.say("hint-score", score=t.decimal(hint.score)),
        reasons=reasons(hint, t),
        why=why(hint, t),
    )


@dataclass(frozen=True)
class Row:
    """A line of the list of all moves."""

    word: str
    label: str
    percent: int
    within: int  # percent points
    worlds: int


def rows(listed: list[Listed], position: Position[Any], t: Texts) -> list[Row]:
    """All moves, best first, as they are read."""
    return [
        Row(
            each.word,
            labels([each.word], position, t)[0],
            percent(each.win),
            max(1, round(100 * each.within)),
            each.worlds,
        )
        for each in listed
    ]


def labels(words: list[str], position: Position[Any], t: Texts) -> list[str]:
    """What each word means where it is said; all but the last can be taken back, so nothing is revealed."""
    twin = position.copy(log=False)
    found: list[str] = []
    for word in words:
        ask = twin.ask
        number = twin.game.vocabulary.number(word)
        if ask is None or number not in ask.moves:
            break
        found.append(t.move(ask, number))
        if len(found) < len(words):
            twin.play(number)
    return found


def reasons(hint: Hint, t: Texts) -> list[str]:
    """Why, in sentences."""
    found = [t.tell(unpacked(reason)) for reason in hint.told]
    if hint.alone:
        found.append(t.say("hint-alone"))
    if hint.at_once:
        found.append(t.say("hint-at-once", changes=", ".join(_changes(hint.at_once, t))))
    if hint.in_the_end:
        found.append(t.say("hint-in-the-end", lines=lines(hint.in_the_end, t)))
    if hint.hinders:
        found.append(t.say("hint-hinders"))
    if hint.rival is not None:
        found.append(t.say("hint-rival", name=t.seat(hint.rival)))
    return found


SAID = 2  # parts of the score in one sentence
WORTH = 0.3  # points from which on a part is worth a word


def why(hint: Hint, t: Texts) -> str:
    """The one reason for somebody who plays: what it brings at once, and what of the score grows by it."""
    if hint.told:
        return t.tell(unpacked(hint.told[0]))
    if hint.alone:
        return t.say("hint-alone")
    grows = sorted(hint.in_the_end.items(), key=lambda part: -part[1])
    parts = ", ".join(t.say(f"hint-part-{key}") for key, points in grows[:SAID] if points >= WORTH)
    now = ", ".join(_changes(hint.at_once, t)) if hint.at_once else ""
    if now and parts:
        return t.say("hint-why", now=now, parts=parts)
    if now or parts:
        return t.say("hint-at-once", changes=now) if now else t.say("hint-why-later", parts=parts)
    if hint.rival is not None:
        return t.say("hint-rival", name=t.seat(hint.rival))
    return t.say("hint-hinders") if hint.hinders else ""


def _changes(changed: dict[str, tuple[int, int]], t: Texts) -> list[str]:
    return [
        t.say(
            f"fact-{key}",
            by=f"{'+' if after > before else '−'}{abs(after - before)}",
            number=abs(after - before),
            before=before,
            after=after,
        )
        for key, (before, after) in changed.items()
    ]


def lines(compared: dict[str, float], t: Texts) -> str:
    """Lines of the score with what they differ by: `ships +2.1, gold −0.4`."""
    return ", ".join(f"{t.say(f'hint-part-{key}')} {signed(points, t)}" for key, points in compared.items())


def percent(share: float) -> int:
    """A chance as people say it: nothing is certain while the game goes on."""
    return min(99, max(1, round(100 * share)))


def signed(points: float, t: Texts) -> str:
    """A number with a sign in any case."""
    return t.decimal(points) if points < 0 else f"+{t.decimal(points)}"
