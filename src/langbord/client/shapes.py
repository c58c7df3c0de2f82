"""What the API answers, as far as programs look into it; the OpenAPI page at /api/v1/docs has all of it."""

from __future__ import annotations

from typing import Any, TypedDict


class Move(TypedDict):
    """A legal move: the word to send, what it means here, and whether it cannot be taken back."""

    word: str
    label: str
    final: bool


class Seat(TypedDict):
    """A place at a table."""

    number: int
    name: str
    taken: bool
    you: bool
    invited: bool
    bot: str
    conceded: bool
    agrees_to_end: bool


class Question(TypedDict):
    """What somebody is asked."""

    seat: int
    prompt: str
    text: str


class LogValue(TypedDict):
    """A value of a log event."""

    kind: str
    value: int | str


class LogEvent(TypedDict):
    """Something that happened, as data and in words; `at` as ISO 8601."""

    id: int
    number: int
    at: str | None
    key: str
    values: dict[str, LogValue]
    text: str


class Summary(TypedDict):
    """A table in a list."""

    name: str
    game: str
    state: str
    pace: str
    listed: bool
    rated: bool
    seats: list[Seat]
    waiting_for: int | None
    ending: str
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None


class Table(Summary):
    """A table as your seat sees it. `view` is as the schema of the game's views says (`Client.view_schema`)."""

    options: dict[str, str]
    invite: str | None
    number: int
    version: int
    answers: int
    seat: int | None
    view: dict[str, Any] | None
    question: Question | None
    moves: list[Move]
    draft: list[str]
    held: bool
    log: list[str]
    events: list[LogEvent]


class Game(TypedDict):
    """A game as the lobby sees it."""

    name: str
    title: str
    seats: list[int]
    minutes: int
    rules: int
    options: list[dict[str, Any]]
    bots: list[str]


class Reason(TypedDict):
    """Why a word is not possible, and the paragraph of the rules."""

    text: str
    paragraph: str
    rule: str


class Mistake(TypedDict):
    """One thing that is wrong with what was sent."""

    place: str
    text: str
