"""Why a game ended as it did, in sentences: by how much, what made the difference, how a tie was broken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from langbord.engine.log import Event
from langbord.plugin import ScoreLine
from langbord.text import Texts

LAST_LINES = 8  # of the log, among which a game tells how a tie was broken
TIE = "tie-"  # how the keys of those begin


@dataclass(frozen=True)
class Verdict:
    """What is told above the score."""

    result: str
    difference: str = ""
    ties: tuple[str, ...] = ()


def verdict(
    scores: Sequence[int],
    winners: Sequence[int],
    sheets: Sequence[Sequence[ScoreLine]],
    names: Sequence[str],
    me: int | None,
    t: Texts,
    log: Sequence[Event] = (),
    tie: str = "",
) -> Verdict | None:
    """Of the one who looks against whoever was best of the others; for those who looked on, of the winner. None where
    nobody stands against anybody. `tie` is the message of how a game breaks ties, if its log does not tell."""
    if len(scores) < 2 or not winners or len(winners) == len(scores):
        return None
    won = me in winners
    own = me if me is not None else winners[0]
    others = [seat for seat in (winners if not won and me is not None else range(len(scores))) if seat != own]
    rival = max(others, key=lambda seat: (scores[seat], -seat))
    if me is None or (won and len(winners) > 1):
        result = t.say("end-of", names=", ".join(names[seat] for seat in winners), own=scores[own], other=scores[rival])
    else:
        result = t.say("end-won" if won else "end-lost", own=scores[own], other=scores[rival], name=names[rival])
    ties = tuple(t.event(event) for event in log[-LAST_LINES:] if event.key.startswith(TIE))
    if scores[own] == scores[rival] and not ties and tie and len(winners) == 1:
        ties = (t.say(tie),)
    ahead, behind = (own, rival) if own in winners else (rival, own)
    return Verdict(result, _difference(sheets, names, ahead, behind, t), ties)


def _difference(sheets: Sequence[Sequence[ScoreLine]], names: Sequence[str], ahead: int, behind: int, t: Texts) -> str:
    """The line of the score that brought most to the one ahead; nothing if there is but one line, or none did."""
    lines = list(dict.fromkeys((line["key"], line["card"]) for seat in (ahead, behind) for line in sheets[seat]))
    if len(lines) < 2:
        return ""
    found = [(_points(sheets[ahead], line), _points(sheets[behind], line), line) for line in lines]
    own, other, (key, card) = max(found, key=lambda each: each[0] - each[1])
    if own <= other:
        return ""
    said = {"own": t.decimal(own), "other": t.decimal(other)}
    return t.say("end-difference", name=names[ahead], line=t.score_line(key, card), **said)


def _points(sheet: Sequence[ScoreLine], line: tuple[str, str]) -> int:
    return sum(each["points"] for each in sheet if (each["key"], each["card"]) == line)
