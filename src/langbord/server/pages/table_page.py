"""The table page as a pure function of what a seat may see and of the viewer's settings.

Nothing here touches a state: only `position.view(seat)`, the question, and the log that the seat may read.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from langbord import games
from langbord.engine.ask import Ask
from langbord.engine.editions import own
from langbord.engine.errors import LangbordError, OptionError
from langbord.engine.log import Event
from langbord.engine.position import Position
from langbord.engine.tips import Moment, Tip
from langbord.locales import BASE
from langbord.plugin import ScoreLine, WebTable, loaded
from langbord.server.pages import deeds
from langbord.server.plugins import standing
from langbord.server.tables.moves import drafting_seat, seen_by
from langbord.text import Texts

LOG_LINES = 60


@dataclass(frozen=True)
class Viewer:
    """Who looks, and how they like it."""

    seat: int | None
    seats: tuple[int, ...]  # all seats of this person; several on one screen
    language: str
    theme: str
    confirm: bool
    sound: bool
    text_only: bool = False
    coached: bool = True  # needs no tips of a first game any more
    curtain: int | None = None  # the seat that is asked, whose side is not shown yet (see curtain.py)
    alone: bool = True  # nobody else of this screen looks on
    reads: bool = True  # the cards of this table; otherwise slots stand for them


@dataclass(frozen=True)
class Choice:
    """A legal move as a button."""

    word: str
    label: str
    final: bool


@functools.lru_cache(maxsize=1024)
def texts(language: str, game: str, options: tuple[tuple[str, str], ...], names: tuple[str, ...]) -> Texts:
    """Texts are costly to make and the same for everybody at a table."""
    return Texts(language, games.load(game), dict(options), names)


def options_for(options: dict[str, str], viewer: Viewer) -> tuple[tuple[str, str], ...]:
    """What the texts of a table are made of: of an edition that the viewer may not read, its veiled twin."""
    if not viewer.reads:
        options = {key: own.veiled(value) if own.is_own(value) else value for key, value in options.items()}
    return tuple(sorted(options.items()))


def view_for(view: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
    """A view that names what its panels may show of the cards."""
    if viewer.reads:
        return view
    return {key: own.veiled(told) if isinstance(told, str) and own.is_own(told) else told for key, told in view.items()}


def readable(shown: Position[Any], viewer: Viewer) -> list[Event]:
    """The log that a viewer may read; where others look on, without what is for one seat alone."""
    return [event for event in shown.log(viewer.seat) if viewer.alone or event.audience is None]


def table_page(
    position: Position[Any], viewer: Viewer, names: tuple[str, ...], *, still: bool = False, over: bool = False
) -> dict[str, Any]:
    """Everything the table's templates show. `still`: a picture of the past, in which nothing can be played; `over`:
    ended before the rules would (conceded, agreed, closed)."""
    shown = seen_by(position, viewer.seat)
    t = texts(viewer.language, position.game.meta.name, options_for(position.options, viewer), names)
    ask = None if over else shown.ask
    mine = ask is not None and ask.seat == viewer.seat and shown.held is None and not still
    choices = _choices(shown, t) if mine else []
    legal = frozenset(choice.word for choice in choices)
    view = view_for(dict(shown.view(viewer.seat)), viewer)
    sheets = games.plugin(position.game.meta.name).score_sheets(view)
    log = readable(shown, viewer)
    lines = deeds.lines_of(log[-LOG_LINES:], t)
    page: dict[str, Any] = {
        "view": view,
        "me": viewer.seat,
        "viewer": viewer,
        "t": t,
        "legal": legal,
        "final": frozenset(choice.word for choice in choices if choice.final),
        "choices": choices,
        "ask": None if ask is None else _question(ask, t),
        "mine": mine,
        "held": shown.held is not None and shown.held == viewer.seat,
        "waiting": shown.held if shown.held is not None else ask.seat if ask else None,
        "draft": shown.draft if viewer.seat is not None and drafting_seat(shown) == viewer.seat else 0,
        "barrier": t.barrier(shown.barrier_why),
        "log": [line.text for line in lines],
        "lines": lines,
        "names": [t.seat(seat) for seat in range(position.seats)],
        "over": ask is None and shown.held is None,
        "scores": shown.scores() if shown.ask is None else standing(sheets),
        "score_keys": score_keys(sheets),
        "score_sheets": sheets,
        "score_of": score_of,
        "together": position.game.meta.together(position.seats, position.options),
        "only_scored": position.game.meta.only_scored(position.seats, position.options),
    }
    if not still:
        web = web_of(position.game.meta.name)
        page["deed"] = None if over else deeds.deed(log, t, viewer.seats, web.scene_begins | web.scene_goes_on)
        page["scene"] = deeds.scene(log, t, web.scene_begins, web.scene_goes_on)
    page["reasons"] = _reasons(shown, view, viewer, t) if mine and viewer.text_only else {}
    page["coach"] = [] if viewer.coached else _tips(shown, view, viewer, legal)
    asked = {**view, "ask": page["ask"]}  # a word means what the question asks, so the panels need it too
    page.update(web_of(position.game.meta.name).context(asked, t, viewer.seat, legal))
    return page


def look(position: Position[Any]) -> None:
    """Everything that the first seat would be shown: whether a position that somebody made can be."""
    table_page(position, Viewer(0, (0,), BASE, "auto", True, False), ("",) * position.seats)


def _question(ask: Ask, t: Texts) -> dict[str, Any]:
    """Who is asked what; all of it public."""
    values = {name: thing for name, (_, thing) in ask.values}
    return {"seat": ask.seat, "prompt": ask.prompt, "text": t.prompt(ask), "values": values}


def score_keys(sheets: list[list[ScoreLine]]) -> list[tuple[str, str]]:
    """Every line that stands on anybody's score sheet, in order."""
    lines = [(line["key"], line["card"]) for sheet in sheets for line in sheet]
    first: list[tuple[str, str]] = []
    for line in lines:
        if line not in first:
            first.append(line)
    keys = [key for key, _ in first]
    return sorted(first, key=lambda line: keys.index(line[0]))


def score_of(sheet: list[ScoreLine], key: str, card: str) -> str:
    """A player's points on one line; nothing where they have no such line."""
    points = [line["points"] for line in sheet if (line["key"], line["card"]) == (key, card)]
    return str(sum(points)).replace("-", "−") if points else "–"


def why_not(position: Position[Any], viewer: Viewer, names: tuple[str, ...], word: str) -> dict[str, str]:
    """The reason why a word is not possible for the viewer now, and its paragraph. Of several words it is the last one
    that is asked about, as if the others had been said."""
    shown = seen_by(position, viewer.seat)
    t = texts(viewer.language, position.game.meta.name, options_for(position.options, viewer), names)
    if viewer.seat is None:
        return {"text": t.say("table-watching"), "paragraph": "", "rule": ""}
    try:
        *first, last = word.split() or [word]
        reason = _having_said(shown, viewer.seat, first).why_not(viewer.seat, last)
    except LangbordError:
        return {"text": t.say("table-no-such-word"), "paragraph": "", "rule": ""}
    if reason is None:
        return {"text": t.say("table-possible"), "paragraph": "", "rule": ""}
    rule = t.rule(reason.paragraph).text.replace("*", "") if reason.paragraph else ""
    return {"text": t.reason(reason), "paragraph": reason.paragraph, "rule": rule, "key": reason.key}


def _having_said(position: Position[Any], seat: int, words: list[str]) -> Position[Any]:
    """The position after these words of a seat; only such as can be taken back, so that they bring nothing to light."""
    for word in words:
        ask, vocabulary = position.ask, position.game.vocabulary
        number = vocabulary.number(word) if vocabulary.knows(word) else None
        if ask is None or ask.seat != seat or number not in ask.moves or position.final(number):
            raise LangbordError(f"'{word}' cannot be tried")
        position = position.copy()
        position.play(number)
    return position


def _choices(position: Position[Any], t: Texts) -> list[Choice]:
    ask = position.ask
    assert ask is not None
    words = position.game.vocabulary.words
    return [Choice(words[move], t.move(ask, move), position.final(move)) for move in ask.moves]


def _reasons(position: Position[Any], view: dict[str, Any], viewer: Viewer, t: Texts) -> dict[str, str]:
    """For the text table: why the words on the table that are not possible are not, where that is worth saying."""
    web = web_of(position.game.meta.name)
    assert viewer.seat is not None
    words = web.text_words(view, viewer.seat) if web.text_words is not None else []
    found = {word: position.why_not(viewer.seat, word) for word in words}
    return {word: t.reason(why) for word, why in found.items() if why is not None and why.key not in web.silent_reasons}


def _tips(position: Position[Any], view: dict[str, Any], viewer: Viewer, legal: frozenset[str]) -> list[Tip]:
    """What a newcomer is told at this moment; from the seat's own answers and what it sees."""
    tips = web_of(position.game.meta.name).tips
    if viewer.seat is None or tips is None:
        return []
    asked = zip(position.asked(), position.words(), strict=True)
    answered = [(prompt, word) for (seat, prompt), word in asked if seat == viewer.seat]
    ask, held = position.ask, position.held == viewer.seat
    prompt = ask.prompt if ask is not None and ask.seat == viewer.seat and position.held is None else ""
    return tips(Moment(view, viewer.seat, prompt, held, legal, answered, viewer.text_only))


@functools.cache
def web_of(game: str) -> WebTable[Any]:
    """What the page of a game shows."""
    plugin = games.plugin(game)
    if plugin.web is None:
        raise OptionError(f"{games.meta(game).title} cannot be played in the browser")
    web: WebTable[Any] = loaded(plugin, plugin.web)
    return web
