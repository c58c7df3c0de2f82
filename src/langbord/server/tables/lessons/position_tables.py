"""From a table to a position with a link, and from that to a table again."""

from __future__ import annotations

from typing import Any, Final

from django.db import transaction
from django.db.models import F

from langbord.engine.codec import to_json
from langbord.engine.position import Position
from langbord.server.accounts import crowds
from langbord.server.editions import store
from langbord.server.models import Person, SharedPosition, Table
from langbord.server.plugins import must_be_of_the_house
from langbord.server.tables import alone, fork, hearsay
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.lessons import shared_positions
from langbord.server.tables.positions import BOARDS, Board, at_origin
from langbord.server.tables.replay import film_of

LATER: Final = 200  # answers that are kept of how it went on: more than three turns take


def share(table: Table, position: Position[Any], seat: int, person: Person) -> SharedPosition:
    """Keep a position of a table. Of a game that is over everything is told, and it is looked at by the seat that is
    asked; otherwise it holds what `seat` knows, and the rest is dealt anew."""
    shared_positions.must_have_room(person)
    must_be_of_the_house(table.game, table.options, lambda name, of: store.may_use(name, of, None))
    if position.ask is None:
        raise Refused("over-there")
    later: list[str] = []
    at = len(position.words())
    if table.state == Table.OVER:
        seat = position.ask.seat
        later = film_of(table).words[len(position.words()) :][:LATER]
    elif position.ask.seat != seat:
        raise Refused("position-not-asked")
    else:
        position = hearsay.retold(position, seat) or hearsay.from_turn_start(position, seat)
    ask = position.ask
    if ask is None or ask.seat != seat:
        raise Refused("position-not-asked")
    return SharedPosition.objects.create(
        owner=person,
        game=table.game,
        seats=table.seats,
        seat=seat,
        options=table.options,
        rules=table.rules,
        edition=table.edition,
        origin={"state": to_json(position.base.state)},
        source=_source(table, at),
        words=position.words()[position.base.answers :],
        later=later,
    )


def _source(table: Table, at: int) -> dict[str, Any] | None:
    """The game that is being played and that the position is of: this one, or one from which it was tried."""
    running = fork.running_source(table)
    if running is not None and table.origin is not None:
        return {**table.origin["tried"], "table": running.name}
    return {"table": table.name, "at": at} if table.state == Table.PLAYING else None


def play_on(shared: SharedPosition, person: Person) -> Table:
    """A private table at the very question, against bots."""
    position = shared_positions.opened(shared)
    crowds.must_have_room(person)
    with transaction.atomic():
        table = alone.sit_down(
            person,
            shared.seat,
            game=shared.game,
            seats=shared.seats,
            options=shared.options,
            rules=shared.rules,
            edition=shared.edition,
            origin=_origin(shared, person),
        )
        SharedPosition.objects.filter(pk=shared.pk).update(opened=F("opened") + 1)
        with BOARDS.locked(table.name):
            table_moves.store(table, position, Board(at_origin(table), 0, 0))
    table_moves.progress(table)
    return table


def _origin(shared: SharedPosition, person: Person) -> dict[str, Any]:
    """Where the table begins. Whoever plays in the game that it is of gets no more help here than there (fork.py)."""
    source = shared.source
    origin: dict[str, Any] = shared.origin
    if source is None or not Table.objects.filter(name=source["table"], places__person=person).exists():
        return origin
    return {**origin, "tried": source}
