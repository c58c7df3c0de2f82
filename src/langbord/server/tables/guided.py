"""Guided first games at tables: offered once with *Play now*, begun on a prepared deal, left with one tap."""

from __future__ import annotations

from typing import Any, Final

from django.db import transaction

from langbord import games
from langbord.engine.chance import key_from_seed
from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.lessons import guide
from langbord.lessons.guide import Guide
from langbord.server.models import LessonProgress, Person, Table
from langbord.server.tables import lifecycle
from langbord.server.tables.moves import changed
from langbord.server.tables.positions import changing
from langbord.server.tables.seats import Wish

OFFER: Final = "offer"
ON: Final = "on"
BOT: Final = "calm"


def guide_of(table: Table) -> Guide | None:
    """What a table is guided by; None if it is not, or that cannot be read any more."""
    if table.guide != ON or table.game not in games.names():
        return None
    try:
        return guide.guide_of(table.game)
    except LangbordError:
        return None


def reply(table: Table, position: Position[Any]) -> str | None:
    """What a bot answers at a guided table, as long as that is prepared."""
    found = guide_of(table)
    return None if found is None else guide.reply(found, position)


def offer(person: Person, table: Table) -> None:
    """Somebody has pressed *Play now*: whoever never learnt or played this game is offered a guided one, once."""
    if person.coached or guide.guide_of(table.game) is None:
        return
    if Table.objects.filter(places__person=person, game=table.game).exclude(pk=table.pk).exists():
        return
    _, first = LessonProgress.objects.get_or_create(person=person, game=table.game, lesson=guide.NAME)
    if first:
        table.guide = OFFER
        table.save(update_fields=["guide"])


def begin(person: Person, found: Guide) -> Table:
    """A guided game from its start. A table where it was offered and nothing was played makes room."""
    with transaction.atomic():
        Table.objects.filter(owner=person, game=found.game, guide=OFFER, moves_played=0).delete()
        LessonProgress.objects.get_or_create(person=person, game=found.game, lesson=guide.NAME)
        wishes = [Wish(person)] + [Wish(bot=BOT)] * (found.seats - 1)
        return lifecycle.create(
            person, found.game, dict(found.options), wishes, key=key_from_seed(found.seed), guide=ON
        )


def leave(table: Table) -> None:
    """No guide at this table any more: the offer was declined, or its learner goes on alone."""
    with changing(table):
        table.guide = ""
        table.save(update_fields=["guide"])
        changed(table)
