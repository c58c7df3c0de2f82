"""What others do, while they do it: the deed for the prompt line, and the scene that all look at together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from langbord.engine.log import Event
from langbord.text import Texts

LOOKED_THROUGH = 60  # lines of the log, from its end
MOST_DEEDS = 3  # that fit into a line
MOST_IN_A_SCENE = 8


@dataclass(frozen=True)
class Deed:
    """What somebody else did last."""

    seat: int
    name: str
    parts: list[str]  # the lines of the log, without the name at their beginning


@dataclass(frozen=True)
class Scene:
    """What happened to all at once: a round begins, an event comes."""

    number: int  # of its first line in the log, so that it is shown once
    title: str
    lines: list[str]


@dataclass(frozen=True)
class Line:
    """One line of the log, and whose deed it tells."""

    text: str
    seat: int | None


def actor(event: Event) -> int | None:
    """Who does what a line tells."""
    return next((int(thing) for name, (kind, thing) in event.values if (name, kind) == ("seat", "seat")), None)


def lines_of(log: Sequence[Event], t: Texts) -> list[Line]:
    """The log as it is shown."""
    return [Line(t.event(event), actor(event)) for event in log]


def deed(log: Sequence[Event], t: Texts, mine: Collection[int], scenes: Collection[str]) -> Deed | None:
    """The last deed of somebody who is not of these seats; none once one of these has done something after it."""
    told: list[str] = []
    seat: int | None = None
    for event in reversed(log[-LOOKED_THROUGH:]):
        by = None if event.key in scenes else actor(event)
        if seat is None and (by is None or event.audience is not None):
            continue
        if by in mine or (seat is not None and by != seat):
            break
        seat = by
        told.append(t.event(event))
    if seat is None:
        return None
    name = t.seat(seat)
    parts = [line.removeprefix(f"{name} ") for line in reversed(told)]
    if len(parts) > MOST_DEEDS:
        parts = [parts[0], "…", *parts[1 - MOST_DEEDS :]]
    return Deed(seat, name, parts)


def scene(log: Sequence[Event], t: Texts, begins: Collection[str], goes_on: Collection[str]) -> Scene | None:
    """The newest scene."""
    first = max(0, len(log) - LOOKED_THROUGH)
    starts = [at for at in range(first, len(log)) if log[at].key in begins]
    if not starts:
        return None
    at = starts[-1]
    while at > first and log[at - 1].key in begins:  # a round, and the phase that it begins with
        at -= 1
    told = [t.event(log[at])]
    for event in log[at + 1 : at + 1 + MOST_IN_A_SCENE]:
        if event.key not in begins and event.key not in goes_on:
            break
        told.append(t.event(event))
    return Scene(at, told[0], told[1:])
