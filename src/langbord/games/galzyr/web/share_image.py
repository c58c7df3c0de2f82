"""What is kept of a month: who went, by which way, and which scenes they played. For the picture that is shared."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.games.galzyr.book.vocabulary import MONTHS
from langbord.games.galzyr.rules import diary
from langbord.games.galzyr.rules.state import OVER, SAVING
from langbord.games.galzyr.texts.messages import bare
from langbord.games.galzyr.web.calendar import level_name
from langbord.games.galzyr.web.pieces import Seen, capital


@dataclass(frozen=True)
class Traveller:
    """An adventurer of the month."""

    seat: int
    hero: str
    name: str
    prestige: int
    way: tuple[tuple[int, int], ...]  # the places of their scenes, in order


@dataclass(frozen=True)
class Told:
    """A scene of the month."""

    title: str
    hero: str
    place: str


@dataclass(frozen=True)
class Keepsake:
    """The month."""

    done: bool  # it is saved, and the adventurers have gone home
    month: str
    season: str
    level: str  # empty where everybody played for themselves
    prestige: int
    travellers: tuple[Traveller, ...]
    scenes: tuple[Told, ...]


def keepsake(seen: Seen) -> Keepsake:
    """The month that is being played; once it is saved, the adventurers have gone home and the diary remembers them."""
    view = seen.view
    months, month, level = view["months_played"], view["month"], view["level"]
    party = [(player["hero"], player["prestige"]) for player in seen.players]
    last = diary.month_ends(view["diary"]).get(months - 1)
    done = last is not None and view["phase"] in (SAVING, OVER)
    if last is not None and done:
        months, month, level, party = last.months, last.month, last.level, list(last.prestige)
    pages = [page for page in diary.pages(view["diary"]) if page.months == months]
    return Keepsake(
        done=done,
        month=capital(seen.name("month", MONTHS[month - 1])),
        season="summer" if month in seen.land.summer else "winter",
        level="" if view["mode"] == "competitive" or not level else level_name(seen.land, seen.texts, level - 1),
        prestige=sum(prestige for _, prestige in party),
        travellers=tuple(
            Traveller(seat, hero, seen.name("hero", hero), prestige, _way(seen, pages, seat))
            for seat, (hero, prestige) in enumerate(party)
            if hero
        ),
        scenes=tuple(
            Told(
                bare(seen.land.scene(page.scene).title),
                seen.name("hero", page.hero),
                seen.spaces[page.space]["name"] if page.space else "",
            )
            for page in pages
        ),
    )


def _way(seen: Seen, pages: list[diary.Page], seat: int) -> tuple[tuple[int, int], ...]:
    spaces = [seen.spaces[page.space] for page in pages if page.seat == seat and page.space]
    return tuple(dict.fromkeys((space["x"], space["y"]) for space in spaces))
