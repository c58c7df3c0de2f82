"""What everybody in Galzyr can see: the calendar with its timers, fame, the noticeboard, the state of the world."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal.adventurers import card_lines
from langbord.games.galzyr.terminal.seen import capital, seen_by, set_prose
from langbord.games.galzyr.web.calendar import Calendar, Day, TimerToken, calendar
from langbord.games.galzyr.web.noticeboard import Notice, here, notices, world
from langbord.tui.screen import DIM, Look, heading, joined, under


def headline(look: Look[View]) -> str:
    """Month and season, weekday and day."""
    strip = calendar(seen_by(look))
    parts = [look.say("galzyr-title"), f"{capital(strip.month)} ({strip.season_name})"]
    today = next((day for day in strip.days if day.state == "today"), None)
    if today is not None and look.view["phase"] in ("placing", "adventure", "calendar"):
        weekday = look.texts.say(f"weekday-{look.view['weekday']}")
        parts.append(look.texts.say("read-day", weekday=capital(weekday), number=today.number, last=len(strip.days)))
    return look.marks.dot.join(parts)


def days(look: Look[View]) -> RenderableType:
    """The days of the month, those with timers marked; then the timers, and how far fame has come."""
    strip = calendar(seen_by(look))
    line = joined([_day(look, day) for day in strip.days], "  ")
    line.append(f"{look.marks.dot}{strip.left}", style=DIM)
    shown: list[RenderableType] = [line]
    tokens = [token for day in strip.days for token in day.timers] + list(strip.end)
    timers = list(dict.fromkeys(_timer(look, token) for token in tokens))
    if timers:
        shown.append(Text(f"{look.texts.say('text-timers')}: {look.marks.dot.join(timers)}", style=DIM))
    shown.append(fame(look, strip))
    return Group(*shown)


def _timer(look: Look[View], token: TimerToken) -> str:
    """A card, whose it is where that is not plain, and how long it has."""
    left = look.say("galzyr-days-short", number=token.card.days or 0)
    whose = "" if token.seat in (-1, look.seat) else f" ({look.texts.seat(token.seat)})"
    return f"{token.card.name}{whose} {left}"


def _day(look: Look[View], day: Day) -> Text:
    timer = "'" * len({token.card.word for token in day.timers})
    if day.state == "today":
        return Text(f"[{day.short}]{timer}", style="bold green")
    return Text(f"{day.short}{timer}", style=DIM if day.state == "past" else "")


def fame(look: Look[View], strip: Calendar) -> Text:
    """What the chronicle will make of it, or who is ahead."""
    if strip.race:
        return Text(f"{look.texts.say('page-race')}: ").append(look.marks.dot.join(racer.label for racer in strip.race))
    now = next((level.name for level in strip.levels if level.now), "")
    line = Text(look.texts.say("page-prestige", number=strip.prestige), style="bold")
    line.append(f"  {now}" if now else "", style="not bold")
    return line.append(f"  ({strip.next_level})" if strip.next_level else "", style="not bold dim")


# --- noticeboard and world --------------------------------------------------------------------------


def board(look: Look[View], *, full: bool) -> RenderableType:
    """The notices, the nearest first. `full`: with what they say."""
    found = sorted(notices(seen_by(look)), key=_far)
    if not found:
        return Group()
    shown: list[RenderableType] = []
    for notice in found:
        shown.append(_notice(look, notice))
        if full:
            shown.append(set_prose(look, notice.text, style="italic", indent=6))
    slot = look.texts.say("page-quest-slot", number=look.view["quest_slot"])
    return under(heading(look, look.texts.say("page-notices"), slot), *shown)


def _far(notice: Notice) -> tuple[bool, str]:
    return (not notice.near, notice.way or "~")


def _notice(look: Look[View], notice: Notice) -> Text:
    legal = notice.word in look.numbers
    line = Text(f"[{notice.word}]" if legal else f" {notice.word} ", style="bold green" if legal else DIM)
    line.append(f" {notice.name}", style="bold not dim" if legal else "not dim")
    notes = ", ".join(note for note in (notice.place, notice.way) if note)
    line.append(f"  {notes}", style="not bold dim")
    line.truncate(look.width, overflow="ellipsis")
    return line


def states(look: Look[View], *, full: bool) -> RenderableType:
    """What the world has become."""
    found = world(seen_by(look))
    cards = [card for card in (found.month, found.mode, *found.states) if card is not None]
    if not cards:
        return Group()
    if full:
        return under(heading(look, look.texts.say("page-world")), *(card_lines(look, card) for card in cards))
    line = Text(f"{look.texts.say('page-world')}: ", style=DIM)
    return line.append(look.marks.dot.join(f"{card.name} {card.word}" for card in cards))


def around(look: Look[View], *, full: bool) -> RenderableType:
    """The cards that lie where one stands."""
    cards = here(seen_by(look))
    if not cards:
        return Group()
    if full:
        return under(heading(look, look.texts.say("page-here")), *(card_lines(look, card) for card in cards))
    line = Text(f"{look.texts.say('page-here')}: ", style=DIM)
    return line.append(look.marks.dot.join(f"{card.name} {card.word}" for card in cards))
