"""What programs send to the API. Whatever does not fit is refused before anything is done."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from django.http import HttpRequest
from ninja import Field, Schema
from pydantic import AfterValidator, ModelWrapValidatorHandler, ValidationInfo, WithJsonSchema, model_validator
from pydantic_core import InitErrorDetails, PydanticCustomError, ValidationError

from langbord.locales import BASE, languages

MOST_WORDS = 40  # in one request


def is_v1(request: HttpRequest) -> bool:
    """Whether the versioned addresses are used. Those without a number answer as they did before there were any."""
    return request.path.startswith("/api/v1/")


class Wish(Schema):
    """Something that is sent. Under `/api/v1/` no field may be in it that is not known."""

    @model_validator(mode="wrap")
    @classmethod
    def nothing_unknown(cls, sent: Any, handler: ModelWrapValidatorHandler[Wish], info: ValidationInfo) -> Wish:
        """All unknown fields are told at once, besides what else is wrong."""
        request = (info.context or {}).get("request")
        sent = getattr(sent, "_obj", sent)  # as ninja wraps it
        if request is None or not is_v1(request) or not isinstance(sent, dict):
            return handler(sent)
        unknown = [str(name) for name in sent if name not in cls.model_fields]
        mistakes: list[InitErrorDetails] = [
            {"type": PydanticCustomError("extra_forbidden", "There is no such field"), "loc": (name,), "input": None}
            for name in unknown
        ]
        try:
            made = handler({name: value for name, value in sent.items() if name in cls.model_fields})
        except ValidationError as error:
            others: list[InitErrorDetails] = [
                {
                    "type": PydanticCustomError("wrong", "{what}", {"what": each["msg"]}),
                    "loc": each["loc"],
                    "input": None,
                }
                for each in error.errors(include_url=False, include_input=False, include_context=False)
            ]
            raise ValidationError.from_exception_data(cls.__name__, [*mistakes, *others]) from None
        if mistakes:
            raise ValidationError.from_exception_data(cls.__name__, mistakes)
        return made


def _there(language: str) -> str:
    """A language that there is."""
    if language not in languages():
        raise ValueError(f"there is no language '{language}'; there is {', '.join(languages())}")
    return language


Language = Annotated[str, WithJsonSchema({"type": "string", "enum": list(languages())}), AfterValidator(_there)]
READABLE = r"^[^\u0000]*$"  # what a database can look up


class GuestWish(Wish):
    """How a new guest is called, and how they play."""

    name: str = Field("", max_length=30)
    language: Language = BASE
    confirm: bool = Field(False, description="finished turns wait until they are settled, and can be taken back")


ANY_GUEST = GuestWish.model_validate({})  # for who sends nothing


class SignIn(Wish):
    """An account of this server."""

    username: str = Field(max_length=150, pattern=READABLE)
    password: str = Field(max_length=200)


class TokenWish(Wish):
    """A token for a program of yours."""

    name: str = Field(max_length=40)
    scopes: list[Literal["read", "play", "account"]] = Field(
        ["read", "play"], min_length=1, max_length=3, description="read: look on; play: all at tables; account: tokens"
    )
    days: int | None = Field(None, ge=1, le=3660, description="until it ends; none: it does not end by itself")


class ClockWish(Wish):
    """Minutes for the whole game and seconds more for each turn, at live tables; days for each turn, at leisure."""

    minutes: int = Field(0, ge=0)
    increment: int = Field(0, ge=0)
    days: int = Field(0, ge=0)


class TableWish(Wish):
    """A table to be set up."""

    game: str
    seats: list[str] = Field(max_length=10, description="for each seat: me, open, or the level of a bot")
    options: dict[str, str] = Field(default_factory=dict)
    listed: bool = Field(False, description="stands in the lobby, for anybody to join or watch")
    pace: Literal["live", "leisure"] = "live"
    rated: bool = Field(False, description="people only; the result changes everybody's rating")
    clock: ClockWish | None = Field(None, description="none: nobody minds the time")
    patience: int | Literal["usual", "never"] = Field(
        "usual", description="minutes, at leisure days, until a bot may be let in for somebody who is away"
    )


class Words(Wish):
    """An answer of one or more words, for the table as you saw it."""

    words: list[str] = Field(min_length=1, max_length=MOST_WORDS)
    version: int
    answers: int = Field(ge=0)
    auto: bool = Field(False, description="also give the answers after it that leave no choice")


class Undo(Wish):
    """How many answers to take back, of the table as you saw it."""

    count: int = Field(1, ge=1)
    version: int


class Version(Wish):
    """The table as you saw it."""

    version: int


class Always(Wish):
    """What you always answer to a question; an empty word: you are asked."""

    prompt: str = Field(max_length=40)
    word: str = Field("", max_length=20)


class Said(Wish):
    """A line of chat."""

    text: str = Field(min_length=1, max_length=500)


class SeatWish(Wish):
    """Which open seat; none: the first. A table that is not listed asks for its invite."""

    seat: int | None = None
    invite: str = Field("", max_length=40)


class StandIn(Wish):
    """The bot that plays for you; none: you are back."""

    level: str = ""


class Bots(Wish):
    """The bots that sit down."""

    level: str = "calm"


class Late(Wish):
    """The seat of another."""

    seat: int


class SeatLinkWish(Wish):
    """Which link: the one there is, or another."""

    renew: bool = False


ANY_LINK = SeatLinkWish.model_validate({})  # for who sends nothing
