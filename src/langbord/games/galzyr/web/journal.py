"""The journal as the page shows it: what happened, what is open, who was met, what was achieved."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, fields
from typing import Any

from langbord.games.galzyr.rules import diary
from langbord.games.galzyr.rules.diary import Page
from langbord.games.galzyr.texts.retelling import Result, Retelling, capital, heroes_by_month, tally
from langbord.games.galzyr.web import encyclopedia
from langbord.games.galzyr.web.encyclopedia import Shelf
from langbord.games.galzyr.web.open_threads import Threads, threads
from langbord.games.galzyr.web.pieces import Seen

#: So many earlier months can be unfolded; those before them are told by the chronicle.
UNFOLDED = 1
#: What stands for a letter of an achievement that nobody has found.
VEIL = "·"


@dataclass(frozen=True)
class Step:
    """A choice that was made in a scene, and the check that followed."""

    title: str
    check: str
    passed: bool


@dataclass(frozen=True)
class Scene:
    """A scene that was played."""

    id: str
    title: str
    place: str
    day: str
    hero: str
    steps: tuple[Step, ...]
    results: tuple[Result, ...]


@dataclass(frozen=True)
class Month:
    """A month with its scenes, the newest first."""

    id: str
    heading: str
    note: str
    scenes: tuple[Scene, ...]


@dataclass(frozen=True)
class Achievement:
    """Found, with when; or only a veiled title."""

    id: str
    title: str
    found: bool
    note: str


@dataclass(frozen=True)
class Figure:
    """A line of the statistics."""

    name: str
    value: str


@dataclass(frozen=True)
class SkillFigure:
    """Checks of a skill."""

    skill: str
    name: str
    value: str
    passed: int
    all: int


@dataclass(frozen=True)
class Journal:
    """Everything in the drawer."""

    label: str
    month: Month
    earlier: tuple[Month, ...]
    older: str  # a line about months that are not listed; empty if all are
    threads: Threads
    achievements: tuple[Achievement, ...]
    figures: tuple[Figure, ...]
    skills: tuple[SkillFigure, ...]
    shelves: tuple[Shelf, ...]
    met: str
    hidden: str  # how many articles wait to be met; empty if none


def journal(seen: Seen) -> dict[str, Any]:
    """Everything the drawer needs, by name."""
    book = drawer(seen)
    return {field.name: getattr(book, field.name) for field in fields(book)}


def drawer(seen: Seen) -> Journal:
    """The journal of the world, as the viewer may read it."""
    view, say = seen.view, seen.texts.say
    pages = diary.pages(view["diary"])
    ends = diary.month_ends(view["diary"])
    now = tuple(player["hero"] for player in seen.players if player["hero"])
    told = Retelling(seen.land, seen.texts, heroes_by_month(ends, view["months_played"], now))
    open_ = encyclopedia.opened(seen.land, view["seen"], encyclopedia.reached(seen, pages))
    waiting = len(seen.land.book.articles) - len(open_)
    months = sorted({page.months for page in pages if page.months != view["months_played"]}, reverse=True)
    return Journal(
        label=say("journal-open", scenes=len(view["seen"]), all=len(seen.land.book.scenes)),
        month=_month(told, pages, view["months_played"], say("journal-month")),
        earlier=tuple(_earlier(told, pages, months_) for months_ in months[:UNFOLDED]),
        older=say("journal-older", number=len(months) - UNFOLDED) if len(months) > UNFOLDED else "",
        threads=threads(seen),
        achievements=_achievements(seen, told, pages),
        figures=_figures(seen, pages, len(open_)),
        skills=_skills(seen, pages),
        shelves=encyclopedia.shelves(seen, open_),
        met=_met(seen, open_),
        hidden=say("journal-hidden", number=waiting) if waiting else "",
    )


# --- months and scenes ------------------------------------------------------------------------------


def _month(told: Retelling, pages: list[Page], months: int, heading: str) -> Month:
    scenes = [_scene(told, page, place) for place, page in enumerate(pages) if page.months == months]
    note = told.texts.say("journal-scenes", number=len(scenes))
    return Month(f"journal-month-{months}", heading, note, tuple(reversed(scenes)))


def _earlier(told: Retelling, pages: list[Page], months: int) -> Month:
    month = next(page.month for page in pages if page.months == months)
    heading = told.texts.say("journal-earlier-month", month=told.month(month), number=months + 1)
    return _month(told, pages, months, capital(heading))


def _scene(told: Retelling, page: Page, place: int) -> Scene:
    steps: list[Step] = []
    for passage in page.passages:
        title = told.option(page, passage)
        if title:
            steps.append(Step(title, told.check(passage), told.passed(passage)))
    return Scene(
        id=f"journal-page-{place}",
        title=told.title(page.scene),
        place=told.place(page.space),
        day=capital(told.weekday(page.weekday)),
        hero=told.hero(page.hero),
        steps=tuple(steps),
        results=tuple(told.results(page)),
    )


# --- achievements and figures -----------------------------------------------------------------------


def _achievements(seen: Seen, told: Retelling, pages: list[Page]) -> tuple[Achievement, ...]:
    """Those that were found first, in the order of the book."""
    when: dict[str, str] = {}
    for page in pages:
        for note in page.notes:
            if note.key == "achieves":
                month = capital(told.month(page.month))
                day = told.weekday(page.weekday)
                said = seen.texts.say("journal-achieved", month=month, number=page.months + 1, weekday=day)
                when.setdefault(note.things[0], said)
    found: list[Achievement] = []
    for id_, title in seen.land.book.world.achievements:
        if id_ in seen.view["achievements"]:
            found.append(Achievement(id_, title, True, when.get(id_, seen.texts.say("journal-achieved-once"))))
        else:
            said = seen.texts.say("journal-veiled", number=len(title.split()))
            found.append(Achievement(id_, veiled(title), False, said))
    return tuple(sorted(found, key=_unfound))


def _unfound(achievement: Achievement) -> bool:
    return not achievement.found


def veiled(title: str) -> str:
    """A title of which only the first letter of each word can be read."""
    return " ".join(
        word[:1] + "".join(VEIL if letter.isalnum() else letter for letter in word[1:]) for word in title.split()
    )


def _figures(seen: Seen, pages: list[Page], open_: int) -> tuple[Figure, ...]:
    say, view, book = seen.texts.say, seen.view, seen.land.book
    checks = tally(seen.land, pages).values()
    made = sum(all_ for _, all_ in checks)
    good = sum(passed for passed, _ in checks)
    return (
        Figure(say("journal-figure-scenes"), say("journal-of", number=len(view["seen"]), all=len(book.scenes))),
        Figure(say("journal-figure-played"), str(sum(view["seen"].values()))),
        Figure(say("journal-figure-months"), str(view["months_played"])),
        Figure(say("journal-figure-checks"), say("journal-of", number=good, all=made)),
        Figure(say("journal-figure-articles"), say("journal-of", number=open_, all=len(book.articles))),
    )


def _skills(seen: Seen, pages: list[Page]) -> tuple[SkillFigure, ...]:
    found: list[SkillFigure] = []
    for skill, (good, made) in tally(seen.land, pages).items():
        value = seen.texts.say("journal-of", number=good, all=made)
        found.append(SkillFigure(skill, seen.name("skill", skill), value, good, made))
    return tuple(found)


def _met(seen: Seen, open_: Container[str]) -> str:
    """How many of those with a name have been met."""
    people = [article.id for article in seen.land.book.articles.values() if article.kind == encyclopedia.PERSON]
    met = sum(id_ in open_ for id_ in people)
    return seen.texts.say("journal-met", number=met, all=len(people)) if people else ""
