"""Private tables that begin in the middle of something: one person, and bots that are no match for anybody."""

from __future__ import annotations

from typing import Any, Final

from langbord.engine.chance import fresh_key
from langbord.server.accounts import crowds
from langbord.server.models import Draft, Person, Seat, Table
from langbord.server.tables import fairness

BOT: Final = "calm"
USUAL: Final = 1200  # seconds, as at any table


def sit_down(
    person: Person,
    seat: int,
    *,
    game: str,
    seats: int,
    options: dict[str, str],
    rules: int,
    edition: dict[str, Any],
    origin: dict[str, Any],
    lesson: str = "",
    patience: int | None = USUAL,
) -> Table:
    """The table, with an empty draft and nothing said yet. Call it inside a transaction."""
    table = Table.objects.create(
        game=game,
        lesson=lesson,
        seats=seats,
        options=options,
        key=fairness.key_of(origin, fresh_key()).hex(),
        origin=origin,
        rules=rules,
        edition=edition,
        state=Table.PLAYING,
        patience=patience,
        owner=person,
        crowd=crowds.here(),
    )
    for number in range(seats):
        mine = number == seat
        Seat.objects.create(
            table=table,
            number=number,
            person=person if mine else None,
            bot="" if mine else BOT,
            name=person.name if mine else "",
        )
    Draft.objects.create(table=table)
    return table
