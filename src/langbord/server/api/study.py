"""The API for whoever studies a game: the form of its views, its cards, its rules and its lessons."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from ninja import Router

from langbord import games
from langbord.lessons import reader
from langbord.locales import BASE
from langbord.server.api import responses as bodies
from langbord.server.api.callers import ANYONE, REFUSALS
from langbord.server.api.requests import Language
from langbord.server.api.view_schema import schema_of
from langbord.server.site_texts import words_of
from langbord.server.tables.errors import Refused

v1 = Router()


def _known(game: str) -> str:
    if game not in games.names():
        raise Refused("no-such-game", 404)
    return game


@v1.get("/games/{slug:game}/view-schema", auth=ANYONE, response={200: dict[str, Any], **REFUSALS}, tags=["study"])
def view_schema(request: HttpRequest, game: str) -> Any:
    """The JSON schema of what a seat sees of a game: of `view`, wherever the API tells it."""
    found = schema_of(_known(game))
    if found is None:
        raise Refused("no-schema", 404)
    return found


@v1.get("/games/{slug:game}/cards", auth=ANYONE, response={200: list[bodies.CardBody], **REFUSALS}, tags=["study"])
def cards(request: HttpRequest, game: str, language: Language = BASE) -> Any:
    """The cards that moves name, as they are read: of a game with the options that a table has if nobody chooses."""
    words = words_of(_known(game), language)
    return [bodies.card(found) for found in words.all_cards()]


@v1.get("/games/{slug:game}/rules", auth=ANYONE, response={200: list[bodies.RuleBody], **REFUSALS}, tags=["study"])
def rules(request: HttpRequest, game: str, language: Language = BASE) -> Any:
    """The rules, paragraph by paragraph, by the numbers that refusals name."""
    return [bodies.rule(paragraph) for paragraph in words_of(_known(game), language).rules()]


@v1.get("/games/{slug:game}/lessons", auth=ANYONE, response={200: list[bodies.LessonBody], **REFUSALS}, tags=["study"])
def lessons(request: HttpRequest, game: str, language: Language = BASE) -> Any:
    """The lessons, in order; they are played at /learn/."""
    return [bodies.lesson(lesson, language) for lesson in reader.lessons_of(_known(game))]
