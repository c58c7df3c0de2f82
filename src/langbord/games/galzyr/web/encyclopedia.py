"""The encyclopedia as the page shows it: articles open when one of their scenes was read or their place was reached."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from langbord.games.galzyr.book.model import Article
from langbord.games.galzyr.book.vocabulary import ARTICLE_KINDS
from langbord.games.galzyr.rules.diary import Page
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.web.pieces import Seen

PERSON = "person"


@dataclass(frozen=True)
class Link:
    """Another article that is open."""

    id: str
    name: str


@dataclass(frozen=True)
class Entry:
    """An article that is open."""

    id: str
    name: str
    paragraphs: tuple[str, ...]  # with their _emphasis_
    see: tuple[Link, ...]


@dataclass(frozen=True)
class Shelf:
    """The open articles of a kind, by name."""

    kind: str
    heading: str
    entries: tuple[Entry, ...]


def shelves(seen: Seen, open_: dict[str, Article]) -> tuple[Shelf, ...]:
    """Kind by kind; a kind without an open article is left out."""
    found: list[Shelf] = []
    for kind in ARTICLE_KINDS:
        entries = [_entry(article, open_) for article in open_.values() if article.kind == kind]
        if entries:
            entries.sort(key=_sorted_by)
            found.append(Shelf(kind, seen.texts.say(f"journal-kind-{kind}"), tuple(entries)))
    return tuple(found)


def opened(land: Land, scenes: Container[str], slots: Container[str]) -> dict[str, Article]:
    """The articles that these scenes and spaces open."""
    places = {space.id: space.slot for space in land.spaces}
    return {
        article.id: article
        for article in land.book.articles.values()
        if any(scene in scenes for scene in article.scenes) or any(places[id_] in slots for id_ in article.spaces)
    }


def reached(seen: Seen, pages: list[Page]) -> set[str]:
    """The spaces where a scene was played or led to, and where the figures stand."""
    slots = {page.space for page in pages} | {player["space"] for player in seen.players}
    slots |= {note.things[0] for page in pages for note in page.notes if note.key == "transported"}
    return slots


def _entry(article: Article, open_: dict[str, Article]) -> Entry:
    see = tuple(Link(id_, open_[id_].name) for id_ in article.see if id_ in open_)
    return Entry(article.id, article.name, tuple(line.source for line in article.lines), see)


def _sorted_by(entry: Entry) -> str:
    return entry.name.removeprefix("The ")
