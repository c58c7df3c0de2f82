"""The part of the table page that changes, as somebody sees it: in a page that is loaded, and in a stream."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qs

from django.template.loader import render_to_string

from langbord.locales import BASE, known
from langbord.server.editions import store
from langbord.server.leaderboards import daily_texts, solo
from langbord.server.models import Draft, Person, Seat, Table
from langbord.server.pages import between_turns, guide_panel, lesson_panel, table_page, table_panels, turning_panel
from langbord.server.plugins import has_chronicle, has_story, sheets
from langbord.server.site_texts import house
from langbord.server.tables import curtain, fairness, lifecycle
from langbord.server.tables.chat import chat_of
from langbord.server.tables.clicks import fit
from langbord.server.tables.positions import BOARDS, Board, look
from langbord.server.tables.seats import names_at
from langbord.server.worlds import progress, sagas


def viewer_of(
    table: Table,
    board: Board | None,
    person: Person | None,
    language: str,
    text_only: bool = False,
    *,
    screen: bool = True,
) -> table_page.Viewer:
    """Who looks at a table. Not on a `screen`: a program, before which nobody stands."""
    places = list(table.places.all()) if person else []
    return viewer_among(table, places, board, person, language, text_only, screen=screen)


def viewer_among(
    table: Table,
    places: Sequence[Seat],
    board: Board | None,
    person: Person | None,
    language: str,
    text_only: bool,
    *,
    screen: bool = True,
) -> table_page.Viewer:
    """Who looks at a table with these seats. Of several on one screen it is the one that is asked, once its person has
    come to the screen."""
    own = curtain.seats_of(places, person)
    position = board.position if board else None
    seen = curtain.eyes(table, places, own, position) if screen else curtain.one_by_one(own, position)
    return table_page.Viewer(
        seat=seen.seat,
        seats=own,
        curtain=seen.curtain,
        alone=seen.alone,
        language=language,
        theme=person.theme if person else "auto",
        confirm=person.confirm if person else True,
        sound=person.sound if person else False,
        text_only=text_only,
        coached=person.coached if person else True,
        reads=store.reads(table, person),
    )


def live_context(table: Table, person: Person | None, language: str, text_only: bool) -> dict[str, Any]:
    """Everything of the part of the page that changes."""
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        board = BOARDS.get(table) if table.state != Table.OPEN else None
        return context_of(table, board, person, language, text_only)


def context_of(
    table: Table, board: Board | None, person: Person | None, language: str, text_only: bool
) -> dict[str, Any]:
    """The same of a table that was read just now. Call it while the table is locked."""
    places = list(table.places.all())
    viewer = viewer_among(table, places, board, person, language, text_only)
    names = names_at(places, language)
    context: dict[str, Any] = {
        "table": table,
        "places": places,
        "viewer": viewer,
        "h": house(language),
        "chat": chat_of(table, language, names, person),
        "person": person,
        "t": table_page.texts(language, table.game, table_page.options_for(table.options, viewer), names),
        "version": board.version if board else 0,
        "answers": board.answers if board else 0,
        "position": None,
        "clocks": [],
        "away": [names[seat] for seat in viewer.seats if places[seat].bot and not places[seat].conceded],
        "conceded": bool(viewer.seats) and all(places[seat].conceded for seat in viewer.seats),
        "agreed": any(places[seat].agrees_to_end for seat in viewer.seats),
        "invited": person is not None and any(place.invited_id == person.pk for place in places),
        "unseated": person is not None and person.pk in table.unseated,
        "absent": None,
        "back": table_panels.take_back_panel(table, places, person, names),
        "may_fill": board is None and lifecycle.may_fill(table, places, person),
        "shuffle": fairness.shuffle_of(table),
        "hosting": person is not None and table.owner_id == person.pk,
        "way": progress.way_on(table, person),
        "chronicle": has_chronicle(table.game),
        "lesson": None,
        "guide": None,
    }
    if board is not None:
        context["position"] = True
        context["log_begins"] = board.position.resumed.answers if board.position.resumed else 0
        over = table.state != Table.PLAYING
        context["lesson"] = lesson_panel.panel(table, board.position, language)
        context.update(table_page.table_page(board.position, viewer, names, over=over))
        if not over:
            context["guide"] = guide_panel.panel(table, board.position, viewer, context["view"], language)
        if context["lesson"] is not None or (context["guide"] is not None and context["guide"].speaks):
            context["coach"] = []  # it has words of its own
        context["answers"] = board.number + (context["draft"] or 0)
        context["gesture"] = fit(board.gestures, board.position.draft)[-1] if context["draft"] else 0
        waited_for = places[table.waiting_for] if table.waiting_for is not None else None
        if waited_for is not None:
            name = names[waited_for.number]
            context["absent"] = table_panels.absent(table, waited_for, name, viewer.seats, context["h"])
        context["clocks"] = table_panels.clock_faces(table, places, context["names"], viewer.seats)
        context |= between_turns.moments(table, board, places, context, person, names)
        context["unlisted"] = solo.compares(table) and table.taken_back > 0
        context["listed"] = daily_texts.result_of(table, language) if table.state == Table.OVER else None
        context["typed"] = typed_words(context)
        context["hints"] = table_panels.hint_panel(table, places, board, context, person)
        context["next_chapter"] = sagas.after(table, person, language) if over else None
        context["turning"] = turning_panel.panel(table, context["t"], context["names"])
    return context


def typed_words(page: dict[str, Any]) -> tuple[str, str]:
    """For whoever types: words that answer the present question, and one that it could be asked about."""
    words = [choice.word for choice in page["choices"]]
    return " ".join(words[:1]), next(iter(page["reasons"]), words[-1] if words else "")


def live_part(table: Table, draft: Draft | None, person: Person | None, query: str) -> tuple[str, dict[str, Any]]:
    """The changing part of the page, for a stream: of the table, or of the story alone; its template and everything in
    it. Call it while the table is locked."""
    wishes = parse_qs(query, keep_blank_values=True)
    language = person.language if person else wishes.get("lang", [BASE])[0]
    language = known(language)
    if "story" in wishes and has_story(table.game):
        return "_story.html", story_context(table, language)
    board = BOARDS.at(table, draft) if table.state != Table.OPEN else None
    return "live.html", context_of(table, board, person, language, "text" in wishes)


def drawn(table: Table, person: Person) -> str:
    """The changing part of the page as markup, as somebody sees it now."""
    with BOARDS.locked(table.name):
        found, draft = look(table.name)
        assert found is not None
        template, context = live_part(found, draft, person, "")
        return render_to_string(template, context, using="jinja2")


def story_context(table: Table, language: str) -> dict[str, Any]:
    """What is read along on a second device: what a spectator may see, whoever looks."""
    context = live_context(table, None, language, False)
    context["sheets"] = sheets(table.game)
    return context
