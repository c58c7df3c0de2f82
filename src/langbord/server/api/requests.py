"""What programs send to the API. Whatever does not fit is refused before anything is done."""

from __future__ import annotations

from typing import Annotated, Literal

from ninja import Field, Schema
from pydantic import AfterValidator, WithJsonSchema

from langbord.locales import BASE, languages

MOST_WORDS = 40  # in one request


def _there(language: str) -> str:
    """A language that there is."""
    if language not in languages():
        raise ValueError(f"there is no language '{language}'; there is {', '.join(languages())}")
    return language


Language = Annotated[str, WithJsonSchema({"type": "string", "enum": list(languages())}), AfterValidator(_there)]
READABLE = r"^[^\u0000]*$"  # what a database can look up


class GuestWish(Schema):
    """How a new guest is called, and how they play."""

    name: str = Field("", max_length=30)
    language: Language = BASE
    confirm: bool = Field(False, description="finished turns wait until they are settled, and can be taken back")


ANY_GUEST = GuestWish.model_validate({})  # for who sends nothing


class SignIn(Schema):
    """An account of this server."""

    username: str = Field(max_length=150, pattern=READABLE)
    password: str = Field(max_length=200)


class ClockWish(Schema):
    """Minutes for the whole game and seconds more for each turn, at live tables; days for each turn, at leisure."""

    minutes: int = Field(0, ge=0)
    increment: int = Field(0, ge=0)
    days: int = Field(0, ge=0)


class TableWish(Schema):
    """A table to be set up."""

    game: str
    seats: list[str] = Field(max_length=10, description="for each seat: me, open, or the level of a bot")
    options: dict[str, str] = Field(default_factory=dict)
    listed: bool = Field(False, description="stands in the lobby, for anybody to join or watch")
    pace: Literal["live", "leisure"] = "live"
    clock: ClockWish | None = Field(None, description="none: nobody minds the time")
    patience: int | Literal["usual", "never"] = Field(
        "usual", description="minutes, at leisure days, until a bot may be let in for somebody who is away"
    )


class Words(Schema):
    """An answer of one or more words, for the table as you saw it."""

    words: list[str] = Field(min_length=1, max_length=MOST_WORDS)
    version: int
    answers: int = Field(ge=0)
    auto: bool = Field(False, description="also give the answers after it that leave no choice")


class Undo(Schema):
    """How many answers to take back, of the table as you saw it."""

    count: int = Field(1, ge=1)
    version: int


class Version(Schema):
    """The table as you saw it."""

    version: int


class Always(Schema):
    """What you always answer to a question; an empty word: you are asked."""

    prompt: str = Field(max_length=40)
    word: str = Field("", max_length=20)


class Said(Schema):
    """A line of chat."""

    text: str = Field(min_length=1, max_length=500)


class SeatWish(Schema):
    """Which open seat; none: the first. A table that is not listed asks for its invite."""

    seat: int | None = None
    invite: str = Field("", max_length=40)


class StandIn(Schema):
    """The bot that plays for you; none: you are back."""

    level: str = ""


class Bots(Schema):
    """The bots that sit down."""

    level: str = "calm"


class Late(Schema):
    """The seat of another."""

    seat: int


class SeatLinkWish(Schema):
    """Which link: the one there is, or another."""

    renew: bool = False


ANY_LINK = SeatLinkWish.model_validate({})  # for who sends nothing
