"""Since your last turn: what changed, in sentences and as the pieces that look different. Pure functions of two
positions as one seat sees them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from django.template.loader import render_to_string

from langbord import games
from langbord.engine.position import Position
from langbord.server.pages import table_page

STORY = 14  # lines of the log; whoever wants more reads the log
AT_LEAST = 3  # of them that stand for sentences where there are none


@dataclass(frozen=True)
class Recap:
    """What changed for a seat between two moments."""

    key: str  # which recap this is, so that one that was closed stays closed
    sentences: list[str]  # what concerns the seat first
    story: list[str]  # the lines of the log since
    changed: list[str]  # ids of the pieces that look different


def recap(
    then: Position[Any], now: Position[Any], viewer: table_page.Viewer, names: tuple[str, ...], key: str
) -> Recap:
    """Both positions are settled ones, `then` the earlier."""
    assert viewer.seat is not None
    before = table_page.table_page(then, viewer, names, still=True)
    after = table_page.table_page(now, viewer, names, still=True)
    game = now.game.meta.name
    changes = games.plugin(game).texts().recap
    since = now.log(viewer.seat)[len(then.log(viewer.seat)) :]
    sentences = changes(before["view"], after["view"], after["t"], viewer.seat) if changes else []
    story = [after["t"].event(event) for event in since[-STORY:]]
    if not sentences:  # nothing lies differently, or nobody says what does: the end of the story tells something
        sentences = story[-AT_LEAST:]
        story = story if len(story) > AT_LEAST else []
    return Recap(
        key=key,
        sentences=sentences,
        story=story,
        changed=changed_ids(drawn(game, before), drawn(game, after)),
    )


def drawn(game: str, page: dict[str, Any]) -> str:
    """The table as markup."""
    return render_to_string(f"{game}/table.html", page, using="jinja2")


def changed_ids(before: str, after: str) -> list[str]:
    """The ids of elements that were not there before, or whose own markup (without that of elements with an id
    inside them) is different now."""
    old = Outline(before).markup
    new = Outline(after).markup
    return [name for name in new if old.get(name) != new[name]]


VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
#: A comment, a tag or a text. The markup is our own, so this is enough, and far quicker than a parser for any page.
TOKEN = re.compile(r"<!--.*?-->|<(/?)([A-Za-z][\w:-]*)((?:[^>\"']+|\"[^\"]*\"|'[^']*')*)>|([^<]+)", re.DOTALL)
ID = re.compile(r'\sid="([^"]+)"')


class Outline:
    """A page as its elements with ids, each with its own markup."""

    def __init__(self, html: str) -> None:
        self.markup: dict[str, str] = {}
        self._open: list[tuple[str, str]] = []  # the tags that are open, and in which id each of them stands
        for found in TOKEN.finditer(html):
            ends, tag, attributes, text = found.groups()
            if text is not None:
                self._note(text.strip())
            elif ends:
                self._close(tag)
            elif tag:
                self._begin(tag, attributes)

    def _begin(self, tag: str, attributes: str) -> None:
        named = ID.search(attributes)
        alone = tag in VOID or attributes.endswith("/")
        inside = named[1] if named else self._inside()
        if named:
            self.markup.setdefault(inside, "")
        if inside:
            self.markup[inside] += f"<{tag}{attributes}>"
        if not alone:
            self._open.append((tag, inside))

    def _close(self, tag: str) -> None:
        if any(tag == known for known, _ in self._open):
            while self._open and self._open.pop()[0] != tag:
                pass

    def _inside(self) -> str:
        return self._open[-1][1] if self._open else ""

    def _note(self, text: str) -> None:
        inside = self._inside()
        if inside:
            self.markup[inside] += text
