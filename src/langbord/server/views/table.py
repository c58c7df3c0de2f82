"""The table page and what can be done on it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qs

from django.db import transaction
from django.http import Http404, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_GET, require_POST

from langbord.engine.errors import LangbordError
from langbord.server import dispatch
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.analysis import hints, turning_points
from langbord.server.http.rate_limits import BUCKETS, spend_on_a_table
from langbord.server.http.sanitize import lines, one_line
from langbord.server.leaderboards import daily, daily_texts, solo
from langbord.server.models import Chat, Draft, Note, Person, Seat, Table
from langbord.server.pages import between_turns, error_texts, table_page
from langbord.server.pages.site_texts import chosen, house
from langbord.server.parts import figures, has_chronicle, has_story, scripts, sheets
from langbord.server.tables import (
    absence,
    auto_answers,
    clocks,
    curtain,
    endings,
    export_record,
    fairness,
    lifecycle,
    stand_ins,
    take_back,
)
from langbord.server.tables import (
    moves as table_moves,
)
from langbord.server.tables.chat import chat_of
from langbord.server.tables.clicks import answer_forced, fit, nothing_more
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS, Board
from langbord.server.tables.seats import names_at, names_of
from langbord.server.worlds import progress
from langbord.text import LANGUAGES

LONGEST_LINE, LONGEST_NOTE = 500, 5000  # letters


def find_table(name: str, person: Person | None) -> Table:
    """A table by its name, if the person may look at it."""
    table = Table.objects.filter(name=name).first()
    if table is None:
        raise Http404
    daily.must_be_open(table, person)
    return table


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
        "chat": chat_of(table, language, names),
        "person": person,
        "t": table_page.texts(language, table.game, tuple(sorted(table.options.items())), names),
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
        "back": take_back.panel(table, places, person, names),
        "may_fill": board is None and lifecycle.may_fill(table, places, person),
        "shuffle": fairness.shuffle_of(table),
        "hosting": person is not None and table.owner_id == person.pk,
        "way": progress.way_on(table, person),
        "chronicle": has_chronicle(table.game),
    }
    if board is not None:
        context["position"] = True
        context["log_begins"] = board.position.resumed.answers if board.position.resumed else 0
        over = table.state != Table.PLAYING
        context.update(table_page.table_page(board.position, viewer, names, over=over))
        context["answers"] = board.number + (context["draft"] or 0)
        context["gesture"] = fit(board.gestures, board.position.draft)[-1] if context["draft"] else 0
        waited_for = places[table.waiting_for] if table.waiting_for is not None else None
        if waited_for is not None:
            name = names[waited_for.number]
            context["absent"] = absence.face(table, waited_for, name, viewer.seats, context["h"])
        context["clocks"] = clocks.faces(table, places, context["names"], viewer.seats)
        context |= between_turns.moments(table, board, places, context, person, names)
        context["unlisted"] = solo.compares(table) and table.taken_back > 0
        context["listed"] = daily_texts.result_of(table, language) if table.state == Table.OVER else None
        context["typed"] = typed_words(context)
        context["hints"] = hints.panel(table, places, board, context, person)
        context["turning"] = turning_points.panel(table, context["t"], context["names"])
    return context


def typed_words(page: dict[str, Any]) -> tuple[str, str]:
    """For whoever types: words that answer the present question, and one that it could be asked about."""
    words = [choice.word for choice in page["choices"]]
    return " ".join(words[:1]), next(iter(page["reasons"]), words[-1] if words else "")


def live_part(table: Table, draft: Draft | None, person: Person | None, query: str) -> tuple[str, dict[str, Any]]:
    """The changing part of the page, for a stream: of the table, or of the story alone; its template and everything in
    it. Call it while the table is locked."""
    wishes = parse_qs(query, keep_blank_values=True)
    language = person.language if person else wishes.get("lang", ["en"])[0]
    language = language if language in LANGUAGES else LANGUAGES[0]
    if "story" in wishes and has_story(table.game):
        return "_story.html", story_context(table, language)
    board = BOARDS.at(table, draft) if table.state != Table.OPEN else None
    return "live.html", context_of(table, board, person, language, "text" in wishes)


def story_context(table: Table, language: str) -> dict[str, Any]:
    """What is read along on a second device: what a spectator may see, whoever looks."""
    context = live_context(table, None, language, False)
    context["sheets"] = sheets(table.game)
    return context


@require_GET
def show(request: Visit, name: str) -> HttpResponse:
    """The table page."""
    table = find_table(name, request.person)
    person = request.person
    language = request.language
    context = live_context(table, person, language, "text" in request.GET)
    note = Note.objects.filter(table=table, person=person).first() if person else None
    context |= {
        "note": note.text if note else "",
        "invite_url": request.build_absolute_uri(reverse("invite", args=[table.invite])),
        "language": language,
        "rules": context["t"].rules(),
        "figures": figures(table.game, table.options),
        "standing": auto_answers.rows(table, context["viewer"].seats, context["t"]),
        "sheets": sheets(table.game),
        "scripts": scripts(table.game),
        "story_url": story_link(request, table),
    }
    if table.state == Table.OPEN:
        context["chosen"] = chosen(table.game, table.options, language)
        return render(request, "open_table.html", context, using="jinja2")
    return render(request, "table.html", context, using="jinja2")


def story_link(request: Visit, table: Table) -> str:
    """The link to read along, if the game has something to read and the table is not from before there were any."""
    if table.story is None or not has_story(table.game):
        return ""
    return request.build_absolute_uri(reverse("story-link", args=[table.story]))


def _own_seats(request: Visit, table: Table) -> list[Seat]:
    """The seats of whoever asks, one at least."""
    own = list(table.places.filter(person=request.person)) if request.person else []
    if not own:
        raise Refused("not-your-table", 403)
    return own


def _seat(request: Visit, table: Table) -> Seat:
    """The seat that a request is made for: the asked one of the person's."""
    return _asked_of(table, _own_seats(request, table))


def _asked_of(table: Table, own: list[Seat]) -> Seat:
    """The one of these that is asked, the first one if none is."""
    if len(own) > 1:
        with BOARDS.locked(table.name):
            table.refresh_from_db()
            board = BOARDS.get(table)
            asked = curtain.asked_seat(board.position)
        for seat in own:
            if seat.number == asked:
                return seat
    return own[0]


def acting_seat(request: Visit, table: Table) -> Seat:
    """The same for what only whoever sees its side can do."""
    own = _own_seats(request, table)
    seat = _asked_of(table, own)
    if len(own) > 1:  # whoever has one seat sits there alone
        curtain.must_be_lifted(table, seat)
    return seat


def _lent(request: Visit, table: Table) -> list[int]:
    """The seats of a person that bots play for; a bot's seat is never asked, so it cannot be meant otherwise."""
    own = _seat(request, table)
    lent = table.places.filter(person=own.person, conceded=False).exclude(bot="")
    return [seat.number for seat in lent] or [own.number]


def _number(request: Visit, name: str) -> int:
    try:
        return int(request.POST[name])
    except (KeyError, ValueError):
        raise Refused("bad-request", 400, f"'{name}' must be a number") from None


def _answer(request: Visit, deed: Any, sign_of_life: Table | None = None) -> JsonResponse:
    """Do something at a table; every refusal comes back as one sentence in the player's language. Whatever somebody
    does shows that they are there; answers tell that by themselves, so it is noted only where the table is given."""
    language = request.language
    try:
        done = deed()
    except LangbordError as error:
        key, status = (error.key, error.status) if isinstance(error, Refused) else ("refused", 409)
        return JsonResponse({"ok": False, "key": key, "text": error_texts.say(error, language)}, status=status)
    if sign_of_life is not None:
        absence.note_sign_of_life(sign_of_life, request.person)
    return JsonResponse({"ok": True, **(done or {})})


@require_POST
def play(request: Visit, name: str) -> JsonResponse:
    """Words for the question asked."""
    table = find_table(name, request.person)

    def deed() -> dict[str, Any]:
        seat = acting_seat(request, table)
        BUCKETS.spend("move", f"{seat.pk}")
        words = request.POST.get("words", "").split()
        if not 0 < len(words) <= 40:
            raise Refused("bad-request", 400)
        version, at = _number(request, "version"), _number(request, "at")
        go_on = answer_forced if seat.person is not None and seat.person.forced else nothing_more
        return {"version": table_moves.play(table, seat.number, words, version, at, go_on=go_on).version}

    return _answer(request, deed)


@require_POST
def undo(request: Visit, name: str) -> JsonResponse:
    """Take back answers."""
    table = find_table(name, request.person)

    def deed() -> dict[str, Any]:
        seat = acting_seat(request, table)
        BUCKETS.spend("move", f"{seat.pk}")
        board = table_moves.undo(table, seat.number, _number(request, "count"), _number(request, "version"))
        return {"version": board.version}

    return _answer(request, deed)


@require_POST
def settle(request: Visit, name: str) -> JsonResponse:
    """Confirm a finished turn."""
    table = find_table(name, request.person)

    def deed() -> dict[str, Any]:
        board = table_moves.settle(table, acting_seat(request, table).number, _number(request, "version"))
        return {"version": board.version}

    return _answer(request, deed)


@require_POST
def answer_always(request: Visit, name: str) -> JsonResponse:
    """Have a question answered from now on without being asked; an empty word ends that."""
    table = find_table(name, request.person)

    def deed() -> None:
        seat = acting_seat(request, table)
        BUCKETS.spend("move", f"{seat.pk}")
        table_moves.answer_always(table, seat.number, request.POST.get("prompt", ""), request.POST.get("word", ""))

    return _answer(request, deed)


@require_POST
def lift(request: Visit, name: str) -> JsonResponse:
    """At a shared screen: show the side of the seat that is asked, whose person has come."""
    table = find_table(name, request.person)

    def deed() -> None:
        seat = _seat(request, table)
        BUCKETS.spend("move", f"{seat.pk}")
        curtain.lift(table, request.person, _number(request, "seat"))

    return _answer(request, deed)


@require_POST
def hurry(request: Visit, name: str) -> JsonResponse:
    """Do not wait for the pauses of the bots."""
    table = find_table(name, request.person)

    def deed() -> None:
        _seat(request, table)
        dispatch.hurry(table.name)

    return _answer(request, deed, table)


@require_GET
def why(request: Visit, name: str) -> JsonResponse:
    """Why a word is not possible."""
    table = find_table(name, request.person)
    person = request.person
    language = request.language

    def deed() -> dict[str, Any]:
        BUCKETS.spend("why", str(person.pk if person else request.META.get("REMOTE_ADDR")))
        with BOARDS.locked(table.name):
            table.refresh_from_db()
            if table.state == Table.OPEN:
                raise Refused("table-not-begun")
            board = BOARDS.get(table)
            viewer = viewer_of(table, board, person, language)
            return dict(
                table_page.why_not(board.position, viewer, names_of(table, language), request.GET.get("word", "")[:20])
            )

    return _answer(request, deed)


@require_POST
def chat(request: Visit, name: str) -> JsonResponse:
    """Say something."""
    table = find_table(name, request.person)

    def deed() -> None:
        person = request.person
        if person is None or not table.places.filter(person=person).exists():
            raise Refused("not-your-table", 403)
        if person.muted:
            raise Refused("muted", 403)
        BUCKETS.spend("chat", str(person.pk))
        text = one_line(request.POST.get("text", ""), LONGEST_LINE)
        if text:
            with transaction.atomic():
                absence.note_sign_of_life(table, person)  # before the others are shown since when they wait
                Chat.objects.create(table=table, person=person, name=person.name, text=text)
                table_moves.changed(table)

    return _answer(request, deed)


@require_POST
def note(request: Visit, name: str) -> JsonResponse:
    """Keep private notes."""
    table = find_table(name, request.person)

    def deed() -> None:
        person = request.person
        if person is None:
            raise Refused("not-your-table", 403)
        BUCKETS.spend("note", str(person.pk))
        text = lines(request.POST.get("text", ""), LONGEST_NOTE)
        Note.objects.update_or_create(table=table, person=person, defaults={"text": text})

    return _answer(request, deed, table)


@require_POST
def seat_deed(request: Visit, name: str, deed: str) -> HttpResponse:
    """Concede, agree to end or not, lend the seat to a bot or take it back, play for the absent, rematch, and so on."""
    table = find_table(name, request.person)
    person = people.find_or_make(request)

    def do() -> dict[str, Any] | None:
        if deed == "join":
            BUCKETS.spend("join", str(person.pk))
            lifecycle.must_be_invited(table, person, request.POST.get("invite", ""))
            lifecycle.join(table, person, _number(request, "seat") if "seat" in request.POST else None)
        elif deed == "leave":
            lifecycle.leave(table, person)
        elif deed == "decline":
            BUCKETS.spend("join", str(person.pk))
            lifecycle.decline(table, person)
        elif deed == "unseat":
            BUCKETS.spend("join", str(person.pk))
            lifecycle.unseat(table, person, _number(request, "seat"))
        elif deed == "fill":
            lifecycle.fill(table, person, request.POST.get("level", ""))
        elif deed == "rematch":
            _seat(request, table)
            spend_on_a_table(person, request)
            return {"go": reverse("table", args=[lifecycle.rematch(table, person).name])}
        elif deed == "concede":
            endings.concede(table, _seat(request, table).number)
        elif deed == "agree":
            BUCKETS.spend("seat", str(person.pk))
            endings.agree_to_end(table, _seat(request, table).number)
        elif deed == "play-on":
            BUCKETS.spend("seat", str(person.pk))
            endings.play_on(table, _seat(request, table).number)
        elif deed == "standin":
            BUCKETS.spend("seat", str(person.pk))
            for number in _lent(request, table) if not request.POST.get("level") else [_seat(request, table).number]:
                stand_ins.stand_in(table, number, request.POST.get("level", ""))
        elif deed == "timeout":
            BUCKETS.spend("seat", str(person.pk))
            _seat(request, table)
            stand_ins.time_out(table, _number(request, "seat"), person)
        elif deed == "take-back":
            BUCKETS.spend("seat", str(person.pk))
            _seat(request, table)
            take_back.ask(table, person, _number(request, "version"))
            return {"version": Draft.objects.get(table=table).version}
        elif deed == "take-back-agree":
            BUCKETS.spend("seat", str(person.pk))
            _seat(request, table)
            take_back.agree(table, person)
        elif deed == "take-back-refuse":
            BUCKETS.spend("seat", str(person.pk))
            _seat(request, table)
            take_back.refuse(table, person)
        else:
            raise Refused("bad-request", 400)
        return None

    answer = _answer(request, do, table)
    if request.headers.get("Accept", "").startswith("application/json") or request.headers.get("HX-Request"):
        return answer
    data = json.loads(answer.content)
    return HttpResponseRedirect(data.get("go") or reverse("table", args=[table.name])) if data["ok"] else answer


@require_GET
def record(request: Visit, name: str) -> HttpResponse:
    """The record of a finished game, for everybody; it holds the key of the shuffle, so not before the end."""
    table = find_table(name, request.person)
    closed = "daily-record" if daily.is_secret(table) else "" if table.state == Table.OVER else "table-not-over"
    if closed:
        return JsonResponse({"ok": False, "text": house(request.language).say(f"refused-{closed}")}, status=409)
    response = JsonResponse(export_record.exported(table), json_dumps_params={"indent": 1})
    response["Content-Disposition"] = f'attachment; filename="{table.game}-{table.name}.json"'
    return response
