"""The strip on top: the days of this month with the timers that sit on them, and how far fame has come."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import Words
from langbord.games.galzyr.book.vocabulary import MONTHS, WEEKDAYS
from langbord.games.galzyr.rules import diary
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK, load_land
from langbord.games.galzyr.rules.state import GATHER, OVER, PLACING, SAVING, SET_UP
from langbord.games.galzyr.rules.view_model import TimerView
from langbord.games.galzyr.web.pieces import Card, Seen

#: Before the first day nobody has counted the days yet.
BEFORE = (GATHER, SET_UP, PLACING)


@dataclass(frozen=True)
class TimerToken:
    """A timer on its day."""

    card: Card
    seat: int  # -1: for everybody
    label: str


@dataclass(frozen=True)
class Day:
    """A day of the month."""

    number: int  # from 1
    weekday: str  # empty before the month has begun: nobody has drawn the first one yet (G3.2)
    short: str
    state: str  # past, today, coming
    label: str
    timers: tuple[TimerToken, ...]


@dataclass(frozen=True)
class Step:
    """A success level of a group."""

    name: str
    prestige: int
    reached: bool
    now: bool


@dataclass(frozen=True)
class Racer:
    """How far somebody is in the race for fame."""

    seat: int
    name: str
    prestige: int
    share: int  # of the bar, in twelfths
    label: str


@dataclass(frozen=True)
class Calendar:
    """The strip."""

    month: str
    season: str
    season_name: str
    months_played: str  # empty in the first month of a world
    days: tuple[Day, ...]
    today: int  # its number; 0 before the month has begun
    left: str
    end: tuple[TimerToken, ...]  # timers that come when the month is over, or later
    mode: str
    prestige: int
    levels: tuple[Step, ...]  # empty where everybody plays for themselves
    next_level: str
    race: tuple[Racer, ...]
    end_label: str


def calendar(seen: Seen) -> Calendar:
    """The strip as the viewer sees it."""
    view = seen.view
    counting = view["phase"] not in BEFORE
    passed = view["day"] if _begun(seen) else 0
    over = view["phase"] in (SAVING, OVER)
    month, months = played(seen)
    season = "summer" if month in seen.land.summer else "winter"
    total = view["last_day"] if counting else _length(seen)
    tokens = [_token(seen, timer) for timer in view["timers"] if not seen.data(timer["card"]).mode]
    days = tuple(_day(seen, day, tokens) for day in range(total))
    levels = _levels(seen)
    return Calendar(
        month=seen.name("month", MONTHS[month - 1]),
        season=season,
        season_name=seen.name("season", season),
        months_played=seen.say("months-played", number=months + 1) if months else "",
        days=days,
        today=min(passed + 1, total) if _begun(seen) else 0,
        left=seen.say("days-left", number=0 if over else max(total - passed, 0)),
        end=tuple(token for day, token in tokens if day >= total),
        mode=view["mode"],
        prestige=view["prestige"],
        levels=levels,
        next_level=_next(seen, levels),
        race=_race(seen),
        end_label=seen.say("month-end"),
    )


def played(seen: Seen) -> tuple[int, int]:
    """The month that the strip is about, and how many the world had seen before: once a month is saved the table shows
    the next one already, and the diary tells which one has just been played."""
    last = diary.month_ends(seen.view["diary"]).get(seen.view["months_played"] - 1)
    if last is not None and seen.view["phase"] in (SAVING, OVER):
        return last.month, last.months
    return seen.view["month"], seen.view["months_played"]


def _begun(seen: Seen) -> bool:
    """Whether the month has a first day: while the adventurers gather, day and weekday are still those of the last."""
    return bool(seen.view["phase"] != GATHER)


def _length(seen: Seen) -> int:
    """How long the month is going to be (G4.3)."""
    world = seen.land.book.world
    days = world.competitive_days if seen.view["mode"] == "competitive" else world.coop_days
    return days[seen.seats - 1]


def _token(seen: Seen, timer: TimerView) -> tuple[int, TimerToken]:
    owner = timer["seat"]
    card = seen.card(timer["card"], seat=owner)
    name = card.name if owner is None else seen.say("timer-of", card=card.name, seat=seen.texts.seat(owner))
    label = seen.say("timer-on", card=name, number=timer["days"])
    return timer["day"], TimerToken(card, -1 if owner is None else owner, label)


def _day(seen: Seen, day: int, tokens: list[tuple[int, TimerToken]]) -> Day:
    if not _begun(seen):
        return Day(day + 1, "", "", "coming", seen.say("day-bare", number=day + 1), ())
    today = seen.view["day"]
    word = WEEKDAYS[(WEEKDAYS.index(seen.view["weekday"]) + day - today) % len(WEEKDAYS)]
    over = seen.view["phase"] in (SAVING, OVER)
    state = "past" if day < today or over else "today" if day == today else "coming"
    weekday = seen.name("weekday", word)
    return Day(
        number=day + 1,
        weekday=weekday,
        short=seen.say(f"short-{word}"),
        state=state,
        label=seen.say(f"day-{state}", weekday=weekday, number=day + 1),
        timers=tuple(token for when, token in tokens if when == day),
    )


def level_name(land: Land, texts: Words, place: int) -> str:
    """The name of a level: the house's own are known in both languages, in its later books too."""
    name = land.book.world.levels[place].name
    known = load_land(HOUSE_BOOK).book.world.levels
    return texts.say(f"page-level-{place + 1}") if [each.name for each in known][place : place + 1] == [name] else name


def _levels(seen: Seen) -> tuple[Step, ...]:
    if seen.view["mode"] == "competitive":
        return ()
    reached = seen.view["level"]
    return tuple(
        Step(
            level_name(seen.land, seen.texts, place),
            level.prestige[seen.seats - 1],
            place < reached,
            place == reached - 1,
        )
        for place, level in enumerate(seen.land.book.world.levels)
    )


def _next(seen: Seen, levels: tuple[Step, ...]) -> str:
    coming = [level for level in levels if not level.reached]
    if not coming:
        return seen.say("level-highest") if levels else ""
    return seen.say("level-next", level=coming[0].name, number=coming[0].prestige - seen.view["prestige"])


def _race(seen: Seen) -> tuple[Racer, ...]:
    """Everybody by prestige, the first in front."""
    if seen.view["mode"] != "competitive":
        return ()
    most = max(1, *(player["prestige"] for player in seen.players))
    racers = [
        Racer(
            seat=player["seat"],
            name=seen.texts.seat(player["seat"]),
            prestige=player["prestige"],
            share=round(12 * player["prestige"] / most),
            label=seen.say("race-of", seat=seen.texts.seat(player["seat"]), number=player["prestige"]),
        )
        for player in seen.players
    ]
    return tuple(sorted(racers, key=lambda racer: (-racer.prestige, racer.seat)))
