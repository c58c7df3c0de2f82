"""A world told as a story: month by month and day by day, the prose as it was read, with the choices woven in."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from langbord.engine.web import Words
from langbord.games.galzyr.rules import diary
from langbord.games.galzyr.rules.diary import MonthEnd, Page, Passage
from langbord.games.galzyr.rules.land import bare_id
from langbord.games.galzyr.rules.state import NOBODY, State
from langbord.games.galzyr.texts.retelling import Result, Retelling, capital, heroes_by_month
from langbord.games.galzyr.web.calendar import level_name

#: What a paragraph is: the head of a scene, prose of the book, a choice, a check, small print.
SCENE, PROSE, CHOICE, CHECK, RESULTS = "scene", "prose", "choice", "check", "results"
#: How those that are no prose are marked in a text file.
MARKS = {SCENE: "#### {}", CHOICE: "> {}", CHECK: "> {}", RESULTS: "<small>{}</small>"}


@dataclass(frozen=True)
class Section:
    """A month (level 1) or a day of it (level 2); `kinds` says of each paragraph what it is."""

    heading: str
    paragraphs: tuple[str, ...]
    kinds: tuple[str, ...]
    level: int = 2


@dataclass(frozen=True)
class Chronicle:
    """The whole of it. `_so_` is emphasis; `language` is that of the prose."""

    title: str
    sections: tuple[Section, ...]
    language: str = "en"

    def markdown(self) -> str:
        """The chronicle as a text file."""
        blocks = [f"# {self.title}"]
        for section in self.sections:
            blocks.append(f"{'#' * (section.level + 1)} {section.heading}")
            for kind, paragraph in zip(section.kinds, section.paragraphs, strict=True):
                blocks.append(MARKS.get(kind, "{}").format(paragraph))
        return "\n\n".join(blocks) + "\n"


def tell(state: State, texts: Words) -> Chronicle:
    """All months of the world, as far as they have been played."""
    return _tell(state, texts, diary.pages(state.diary))


def tell_month(state: State, texts: Words, months: int) -> Chronicle:
    """One month: the one that `months` others came before."""
    return _tell(state, texts, [page for page in diary.pages(state.diary) if page.months == months])


def _tell(state: State, texts: Words, pages: list[Page]) -> Chronicle:
    land = state.land
    ends = diary.month_ends(state.diary)
    now = tuple(land.heroes[player.hero] for player in state.players if player.hero != NOBODY)
    told = Retelling(land, texts, heroes_by_month(ends, state.months, now))
    sections: list[Section] = []
    for months, in_month in itertools.groupby(pages, key=_months):
        scenes = list(in_month)
        sections.append(_month(told, scenes, ends.get(months)))
        for _, in_day in itertools.groupby(scenes, key=_day):
            sections.append(_day_section(told, list(in_day)))
    count = len({page.months for page in pages})
    names = [told.month(page.month) for page in pages]
    key = "chronicle-of-month" if count == 1 else "chronicle-of-months"
    title = texts.say(key, book=land.book.world.title, month=names[0] if names else "", number=count)
    return Chronicle(title, tuple(sections))


def _months(page: Page) -> int:
    return page.months


def _day(page: Page) -> int:
    return page.day


# --- months and days --------------------------------------------------------------------------------


def _month(told: Retelling, pages: list[Page], end: MonthEnd | None) -> Section:
    """Who travelled, and what it came to."""
    say = told.texts.say
    heroes = list(dict.fromkeys(page.hero for page in pages)) if end is None else [hero for hero, _ in end.prestige]
    lines = [say("chronicle-travellers", heroes=", ".join(told.hero(hero) for hero in heroes))]
    if end is not None:
        prestige = ", ".join(f"{told.hero(hero)} {amount}" for hero, amount in end.prestige)
        lines.append(say("chronicle-prestige", prestige=prestige))
        level = _level(told, end)
        if level:
            lines.append(say("chronicle-level", level=level))
    heading = say("chronicle-month", month=told.month(pages[0].month), number=pages[0].months + 1)
    return Section(capital(heading), tuple(lines), (RESULTS,) * len(lines), 1)


def _level(told: Retelling, end: MonthEnd) -> str:
    """What those who play together have become, as the strip on top of the table calls it."""
    if end.mode == "competitive" or not end.level:
        return ""
    return level_name(told.land, told.texts, min(end.level, len(told.land.book.world.levels)) - 1)


def _day_section(told: Retelling, pages: list[Page]) -> Section:
    """A day, with its scenes in the order they were played."""
    places = ", ".join(dict.fromkeys(told.place(page.space) for page in pages))
    heading = told.texts.say("chronicle-day", weekday=told.weekday(pages[0].weekday), places=places)
    lines = [line for page in pages for line in _scene(told, page)]
    return Section(capital(heading), tuple(text for _, text in lines), tuple(kind for kind, _ in lines))


# --- a scene ----------------------------------------------------------------------------------------


def _scene(told: Retelling, page: Page) -> Iterator[tuple[str, str]]:
    """Its head, its text, what was chosen and rolled, and what came of it."""
    hero = told.hero(page.hero)
    if page.fellow:
        hero = told.texts.say("chronicle-with", hero=hero, partner=told.hero(page.fellow))
    scene = page.scene
    yield SCENE, told.texts.say("chronicle-scene", title=told.title(scene), hero=hero)
    for passage in page.passages:
        if bare_id(passage.scene) != scene:
            scene = bare_id(passage.scene)
            yield SCENE, told.title(scene)
        for paragraph in told.paragraphs(page, passage):
            yield PROSE, paragraph
        yield from _choice(told, page, passage)
    results = told.results(page)
    if results:
        yield RESULTS, capital("; ".join(_small_print(told, result) for result in results)) + "."


def _choice(told: Retelling, page: Page, passage: Passage) -> Iterator[tuple[str, str]]:
    title = told.option(page, passage)
    if title:
        yield CHOICE, told.texts.say("chronicle-choice", title=title)
    rolled = told.check(passage)
    if rolled:
        yield CHECK, rolled


def _small_print(told: Retelling, result: Result) -> str:
    if not result.hero:
        return result.text
    return told.texts.say("chronicle-result-of", hero=result.hero, text=result.text)
