"""What the API tells, as JSON data.

What it tells of a game is a pure function of what the caller's seat may see (`game_body`), as the pages are: a view,
the question, the seat's own moves, the log lines it may read. Nothing here touches a state.
"""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import Any

from ninja import Field, Schema

from langbord.engine.log import Event
from langbord.engine.meta import Meta
from langbord.engine.position import Position
from langbord.lessons.reader import Lesson
from langbord.server.models import ApiToken, Move, Person, Table
from langbord.server.pages import table_page
from langbord.server.pages.live_page import viewer_of
from langbord.server.pages.table_page import Viewer
from langbord.server.tables import absence, clocks, fairness, take_back
from langbord.server.tables import auto_answers as standing
from langbord.server.tables.chat import chat_of
from langbord.server.tables.moves import drafting_seat, seen_by
from langbord.server.tables.positions import BOARDS
from langbord.server.tables.seats import names_of
from langbord.text import CardText, Paragraph

LOG_LINES = 60


class OptionBody(Schema):
    """One thing that can be chosen before a game."""

    name: str
    default: str
    values: list[str]
    seats: list[int] = Field(description="only for these numbers of seats; empty: for all")
    limited: dict[str, list[int]] = Field(description="values that are only for some numbers of seats")


class GameBody(Schema):
    """A game as the lobby sees it."""

    name: str
    title: str
    seats: list[int] = Field(description="how many can play")
    minutes: int
    rules: int = Field(description="the number of the rules; a change that alters play raises it")
    options: list[OptionBody]
    bots: list[str] = Field(description="the levels that a seat can be given to")


class PersonBody(Schema):
    """Who you are."""

    name: str
    language: str
    guest: bool
    confirm: bool = Field(description="finished turns wait until they are settled")


class TokenBody(PersonBody):
    """Who you are, and the token that says so from now on; it is told only once."""

    token: str


class NamedToken(Schema):
    """A token for a program of yours."""

    number: int
    name: str
    scopes: list[str]
    created: datetime
    used: datetime | None = Field(description="the last time, to the hour; none: never")
    expires: datetime | None = Field(description="none: it does not end by itself")


class NewNamedToken(NamedToken):
    """The same, and the token itself; it is told only once."""

    token: str


class SeatBody(Schema):
    """A place at a table."""

    number: int
    name: str
    taken: bool
    you: bool
    invited: bool = Field(description="not taken, but kept for whoever is named")
    bot: str = Field(description="the level of the bot that plays here; empty: none does")
    conceded: bool
    agrees_to_end: bool


class SeatClock(Schema):
    """The time of one seat."""

    seat: int
    left: float = Field(description="seconds, at the moment of the answer")
    running: bool


class ClockBody(Schema):
    """The clock of a table."""

    kind: str = Field(description="game: for the whole game; turn: for every turn")
    base: int = Field(description="seconds")
    increment: int = Field(description="seconds more after each turn")
    seats: list[SeatClock] = Field(description="people only, and only while the game is played")


class AbsenceBody(Schema):
    """Who is waited for, and how long until the others may let a bot in for them."""

    seat: int
    left: float | None = Field(description="seconds, at the moment of the answer; 0: now; none: they never may")


class TakeBackBody(Schema):
    """A settled turn that somebody asks to take back."""

    seat: int
    number: int = Field(description="settled moves that would be left")


class SeatLinkBody(Schema):
    """The link back to a seat; whoever has it can play there."""

    token: str = Field(description="for POST /api/back/<token>")
    path: str = Field(description="of the page, for a browser")


class SummaryBody(Schema):
    """A table in a list."""

    name: str
    game: str
    state: str = Field(description="open, playing, over or closed")
    pace: str
    listed: bool
    rated: bool = False
    seats: list[SeatBody]
    waiting_for: int | None = Field(description="the seat that is to move")
    ending: str = Field(description="played, conceded or agreed; empty before the end")
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None


class Question(Schema):
    """What somebody is asked."""

    seat: int
    prompt: str
    text: str


class MoveBody(Schema):
    """A legal move: the word to send, what it means here, and whether it cannot be taken back."""

    word: str
    label: str
    final: bool


class ChatLine(Schema):
    """A line of chat."""

    name: str
    text: str


class LogValue(Schema):
    """A value of a log event."""

    kind: str = Field(description="seat, card, good, number, space …")
    value: int | str


class LogEvent(Schema):
    """Something that happened, as data and in words."""

    id: int = Field(description="counted from 0 as your seat may read them; the same for ever once it is settled")
    number: int = Field(description="answers given when it happened")
    at: datetime | None = Field(description="when; none: in a draft that is not settled, or before there were times")
    key: str
    values: dict[str, LogValue]
    text: str


class TableBody(SummaryBody):
    """A table as you see it; `view` and what follows it is empty before the game begins."""

    options: dict[str, str]
    invite: str | None = Field(description="for those who sit here, to send to friends: POST /api/join/<invite>")
    commitment: str = Field(description="of the key with which the draws of this table are made")
    first_draw: int = Field(0, description="its number; more than 0 where the table goes on from somewhere")
    key: str | None = Field(None, description="of the shuffle, once the game is over")
    number: int = Field(description="settled moves")
    version: int = Field(description="grows with every change; send it with what you do")
    answers: int = Field(description="settled moves and those of your draft; send it with your words")
    chat: list[ChatLine]
    clock: ClockBody | None = Field(description="none: nobody minds the time")
    patience: int | None = Field(description="seconds until somebody counts as away; none: nobody ever does")
    absence: AbsenceBody | None = Field(description="none: nobody is waited for, but bots")
    taken_back: int = Field(description="how often a settled turn was taken back here")
    take_back: TakeBackBody | None = Field(description="what somebody asks for now")
    standing: dict[str, str] = Field({}, description="what your seat always answers, by prompt")
    standing_choices: dict[str, list[str]] = Field({}, description="the prompts and words that it could be")
    seat: int | None = Field(None, description="the seat you look from; none: you watch")
    view: dict[str, Any] | None = Field(None, description="all that your seat may see")
    question: Question | None = None
    moves: list[MoveBody] = Field([], description="what you may answer; empty if you are not asked")
    draft: list[str] = Field([], description="your words that can be taken back")
    held: bool = Field(False, description="your turn is finished and waits until you settle it")
    log: list[str] = Field([], description="the newest lines, those of your draft included")
    events: list[LogEvent] = Field([], description="the same as data, under /api/v1/")


class Reason(Schema):
    """Why a word is not possible, and the paragraph of the rules."""

    text: str
    paragraph: str
    rule: str


class CardBody(Schema):
    """A card as it is read."""

    word: str
    name: str
    kind: str
    card_class: str
    cost: str = Field(description="empty for cards that are not paid for")
    points: int
    text: str
    note: str


class RuleBody(Schema):
    """A paragraph of the rules."""

    number: str
    heading: str
    text: str = Field(description="Markdown")
    gist: str = Field(description="what it comes to in one line, where the rules say so")


class LessonBody(Schema):
    """A lesson: a position and a goal."""

    name: str
    title: str
    idea: str
    goal: str
    teaches: list[str] = Field(description="paragraphs of the rules")
    path: str = Field(description="of its page")


class MistakeBody(Schema):
    """One thing that is wrong with what was sent."""

    place: str
    text: str


class Refusal(Schema):
    """Why nothing was done: a key for programs and a sentence for people."""

    key: str
    text: str
    mistakes: list[MistakeBody] = Field([], description="all that is wrong with what was sent; only under /api/v1/")


def game(meta: Meta, levels: tuple[str, ...]) -> dict[str, Any]:
    """A game as the lobby sees it. Options of any text are for the owner of the server, not for visitors."""
    options = [
        {
            "name": option.name,
            "default": option.default,
            "values": option.values,
            "seats": option.seats,
            "limited": dict(option.limited),
        }
        for option in meta.options
        if option.values
    ]
    return {
        "name": meta.name,
        "title": meta.title,
        "seats": meta.seats,
        "minutes": meta.minutes,
        "rules": meta.rules,
        "options": options,
        "bots": levels,
    }


def person_body(person: Person) -> dict[str, Any]:
    """Who you are."""
    return {
        "name": person.name,
        "language": person.language,
        "guest": person.user_id is None,
        "confirm": person.confirm,
    }


def card(found: CardText) -> dict[str, Any]:
    """A card as it is read."""
    return asdict(found)


def rule(paragraph: Paragraph) -> dict[str, Any]:
    """A paragraph of the rules."""
    return asdict(paragraph)


def lesson(found: Lesson, language: str) -> dict[str, Any]:
    """A lesson, without the ways to its goal."""
    said = found.say(language)
    return {
        "name": found.name,
        "title": said.title,
        "idea": said.idea,
        "goal": said.goal,
        "teaches": found.teaches,
        "path": f"/learn/{found.game}/{found.name}",
    }


def named_token(token: ApiToken) -> dict[str, Any]:
    """A token, without what opens it."""
    return {
        "number": token.pk,
        "name": token.name,
        "scopes": token.scopes,
        "created": token.created,
        "used": token.used,
        "expires": token.expires,
    }


def summary(table: Table, person: Person | None, language: str) -> dict[str, Any]:
    """A table in a list."""
    seats = [
        {
            "number": place.number,
            "name": name,
            "taken": place.person_id is not None or bool(place.bot),
            "you": person is not None and place.person_id == person.pk,
            "invited": place.invited_id is not None,
            "bot": place.bot,
            "conceded": place.conceded,
            "agrees_to_end": place.agrees_to_end,
        }
        for place, name in zip(table.places.all(), names_of(table, language), strict=True)
    ]
    return {
        "name": table.name,
        "game": table.game,
        "state": table.state,
        "pace": table.pace,
        "listed": table.listed,
        "rated": table.rated,
        "seats": seats,
        "waiting_for": table.waiting_for,
        "ending": table.ending,
        "scores": table.scores,
        "winners": table.winners,
        "rematch": table.rematch_id,
    }


def table_body(
    table: Table, person: Person | None, language: str, *, screen: bool = False, events: bool = False
) -> dict[str, Any]:
    """A table as a person sees it; on a `screen` that several may look at, with its curtain (see curtain.py)."""
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        board = BOARDS.get(table) if table.state != Table.OPEN else None
        viewer = viewer_of(table, board, person, language, screen=screen)
        shuffle = fairness.shuffle_of(table)
        body = summary(table, person, language) | {
            "options": table.options,
            "invite": table.invite if viewer.seats else None,
            "commitment": shuffle.commitment,
            "first_draw": shuffle.first,
            "key": shuffle.key or None,
            "number": board.number if board else 0,
            "version": board.version if board else 0,
            "answers": board.number if board else 0,
            "clock": clock_body(table),
            "patience": table.patience,
            "absence": absence_body(table),
            "taken_back": table.taken_back,
            "take_back": take_back_body(table),
            "standing": _standing(table, viewer.seat),
            "standing_choices": {prompt: list(words) for prompt, words in standing.possible(table.game).items()},
            "chat": [
                {"name": line.name, "text": line.text}
                for line in chat_of(table, language, names_of(table, language), person)
            ],
        }
        if board is not None:
            shown = seen_by(board.position, viewer.seat)
            names = names_of(table, language)
            body |= game_body(shown, table_page.readable(shown, viewer), viewer, names, table.state == Table.PLAYING)
            body["answers"] += len(body["draft"])
            if events:
                body["events"] = log_events(table, shown, viewer, names)[-LOG_LINES:]
    return body


def log_events(table: Table, shown: Position[Any], viewer: Viewer, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """All that a seat may read of the log, as data."""
    t = table_page.texts(viewer.language, table.game, table_page.options_for(table.options, viewer), names)
    times = dict(Move.objects.filter(table=table).values_list("number", "at"))
    readable = [each for each in shown.log_with_answers(viewer.seat) if viewer.alone or each[0].audience is None]
    return [
        {
            "id": number,
            "number": answers,
            "at": times.get(answers - 1) if answers else table.created,
            "key": event.key,
            "values": {name: {"kind": kind, "value": value} for name, (kind, value) in event.values},
            "text": t.event(event),
        }
        for number, (event, answers) in enumerate(readable)
    ]


def clock_body(table: Table) -> dict[str, Any] | None:
    """The clock, and what everybody has left."""
    if table.clock is None:
        return None
    playing = table.state == Table.PLAYING
    left = {place.number: clocks.left_of(table, place) for place in table.places.all()} if playing else {}
    return {
        "kind": table.clock["kind"],
        "base": table.clock["base"],
        "increment": table.clock.get("increment", 0),
        "seats": [
            {"seat": seat, "left": seconds, "running": seat == table.waiting_for}
            for seat, seconds in left.items()
            if seconds is not None
        ],
    }


def absence_body(table: Table) -> dict[str, Any] | None:
    """Who is waited for, and for how long still."""
    place = table.places.filter(number=table.waiting_for).first() if table.waiting_for is not None else None
    wait = absence.wait_for(table, place) if place is not None else None
    return None if place is None or wait is None else {"seat": place.number, "left": wait.left}


def take_back_body(table: Table) -> dict[str, Any] | None:
    """What somebody asks of the others."""
    wish = take_back.asked(table)
    return None if wish is None else {"seat": wish.seat, "number": wish.to}


def _standing(table: Table, seat: int | None) -> dict[str, str]:
    return {} if seat is None else dict(table.places.get(number=seat).standing)


def game_body(
    shown: Position[Any], log: list[Event], viewer: Viewer, names: tuple[str, ...], playing: bool = True
) -> dict[str, Any]:
    """The game as a seat sees it; `shown` is a position without anybody else's draft, `log` what the seat may read."""
    options = table_page.options_for(shown.options, viewer)
    t = table_page.texts(viewer.language, shown.game.meta.name, options, names)
    ask = shown.ask if playing and shown.held is None else None
    mine = viewer.seat is not None and ask is not None and ask.seat == viewer.seat
    words = shown.game.vocabulary.words
    moves = [
        {"word": words[move], "label": t.move(ask, move), "final": shown.final(move)}
        for move in (ask.moves if ask is not None and mine else [])
        if ask is not None
    ]
    own_draft = shown.draft and drafting_seat(shown) == viewer.seat
    return {
        "seat": viewer.seat,
        "view": table_page.view_for(dict(shown.view(viewer.seat)), viewer),
        "question": None if ask is None else {"seat": ask.seat, "prompt": ask.prompt, "text": t.prompt(ask)},
        "moves": moves,
        "draft": shown.words()[shown.barrier :] if own_draft else [],
        "held": playing and shown.held is not None and shown.held == viewer.seat,
        "log": [t.event(event) for event in log[-LOG_LINES:]],
    }
