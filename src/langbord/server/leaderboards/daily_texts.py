"""What is said about the deal of the day and about places on the lists: in the lobby, on its page and with a result."""

from __future__ import annotations

from datetime import date
from typing import Any

from babel import Locale

from langbord.server.leaderboards import daily
from langbord.server.leaderboards import solo as solos
from langbord.server.leaderboards.solo import Placing
from langbord.server.models import Person, Solo, Table
from langbord.server.site_texts import chosen, house

LEADERS = 3  # that the lobby names


def today_of(game: str, day: date, person: Person | None, language: str) -> dict[str, Any]:
    """A day's deal in a few words, and how far this person is with it."""
    mine = daily.try_of(person, game, day)
    running = mine is not None and mine.table.state == Table.PLAYING
    return {
        "name": game,
        "chosen": chosen(game, daily.options_for(game, day), language),
        "leaders": solos.best(game, day, None)[:LEADERS],
        "players": solos.finished(game, day).count(),
        "mine": mine,
        "step": "begin" if mine is None else "go-on" if running else "practise",
        "said": "" if mine is None or running else said_of(mine, language),
    }


def said_of(solo: Solo, language: str) -> str:
    """How a daily game ended, in a sentence."""
    if solo.score is None:
        return house(language).say("daily-not-finished")
    key = "daily-place-today" if solo.day == daily.today() else "daily-place"
    return say_place(key, solos.placing_of(solo), language)


def say_place(key: str, placing: Placing, language: str) -> str:
    """A place with its ordinal form, which Fluent cannot find by itself."""
    form = Locale(language).ordinal_form(placing.place)
    return house(language).say(key, place=placing.place, of=placing.of, form=form)


def result_of(table: Table, language: str) -> dict[str, Any] | None:
    """What the result page of a solo game tells about the lists; none if it is on none."""
    solo = Solo.objects.filter(table=table).first()
    if solo is not None and solo.day is None:
        return {"said": say_place("daily-place-ever", solos.placing_of(solo), language), "day": None, "secret": False}
    if table.daily is None:
        return None
    said = said_of(solo, language) if solo is not None else house(language).say("daily-practice")
    return {"said": said, "day": table.daily, "secret": daily.is_secret(table)}
