"""Worlds: what goes on from table to table, in games that have them (`meta.worlds`).

Every table of such a game belongs to a world. While it is played the world only notes how far it has come; once the
table has packed up, the state is kept here until another table takes it up (actions.py). A table that ends early
leaves the world as it was last packed up, or as it could have been at the end of its last month. A table that begins
a new world packs the old one up: it stays on the shelf, and the table goes on in another.

What only a game can know of its worlds is in `saved_worlds` of its plug-in.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from django.utils import timezone

from langbord import games
from langbord.engine.chance import Chance
from langbord.engine.codec import to_json
from langbord.engine.errors import LangbordError, first_line
from langbord.engine.position import Position
from langbord.engine.record import UNPLAYABLE
from langbord.plugin import SavedWorlds
from langbord.server.http.sanitize import one_line
from langbord.server.models import Move, Person, Table, World
from langbord.server.site_texts import words_of
from langbord.server.tables.positions import at_origin

log = logging.getLogger(__name__)
LONGEST_NAME = 60
NO_KEY = bytes(32)  # of a packed world: every table that takes it up shuffles with a key of its own


def worlds_of(game: str) -> SavedWorlds[Any]:
    """What a game says about its worlds."""
    of_game = games.plugin(game).saved_worlds
    assert of_game is not None, f"{game} has worlds, but its plug-in says nothing about them"
    return of_game()


def found(owner: Person | None, table: Table) -> World:
    """The world of a table that begins anew."""
    taken = World.objects.filter(owner=owner).values_list("name", flat=True) if owner is not None else ()
    world = World.objects.create(
        name=fresh_name(table.game, owner.language if owner is not None else "en", taken),
        game=table.game,
        owner=owner,
        seats=table.seats,
        options=table.options,
        rules=table.rules,
        edition=table.edition,
        table=table,
    )
    Table.objects.filter(pk=table.pk).update(world=world)
    table.world = world
    return world


def fresh_name(game: str, language: str, taken: Iterable[str] = ()) -> str:
    """Something nice, until the owner has a better one; while there are any, one that no other world has."""
    texts, others = words_of(game, language), set(taken)
    names = [texts.say(f"world-name-{number}")[:LONGEST_NAME] for number in range(1, worlds_of(game).names + 1)]
    return secrets.choice([name for name in names if name not in others] or names)


def tidy(name: object) -> str:
    """A name as somebody may give it: one line, not too long; empty if there is nothing to read in it."""
    return one_line(name, LONGEST_NAME) if isinstance(name, str) else ""


# --- while it is played -------------------------------------------------------------------------------


def note(table: Table, position: Position[Any]) -> None:
    """A table has moved on: how far its world has come, and, if it was packed up, the world itself."""
    world = table.world
    if world is None or world.table_id != table.pk or position.draft:
        return
    world = _begun_anew(table, world)
    world.figures = worlds_of(table.game).figures(position.state)
    world.played = timezone.now()
    if table.state == Table.OVER and position.ask is None and position.game.packed(position.state):
        keep(world, table, position.state)
    else:
        world.save(update_fields=["figures", "played"])


def note_early_end(table: Table) -> None:
    """A table stops in the middle: of its months those that were played to their end are kept."""
    world = table.world
    if world is None or world.table_id != table.pk:
        return
    world = _begun_anew(table, world)
    state = last_month_end(table)
    if state is not None:
        keep(world, table, state)
        return
    world.figures = {}
    if world.state is not None:
        with contextlib.suppress(LangbordError, *UNPLAYABLE):  # it may be from before a change of the rules
            world.figures = worlds_of(world.game).figures(packed_state(world))
    world.table = None
    world.save()


def keep(world: World, table: Table, state: Any) -> None:
    """Pack a world up. What the shuffle was is left behind: whoever goes on shuffles anew."""
    game = games.load(table.game)
    packed = game.copy_state(state)
    packed.chance = Chance(NO_KEY)
    packed.reveals, packed.revealed = 0, ""
    world.state = to_json(packed)
    world.seats = table.seats
    world.options = table.options
    world.rules = table.rules
    world.edition = table.edition
    world.figures = worlds_of(table.game).figures(packed)
    world.table = None
    world.save()


def _begun_anew(table: Table, world: World) -> World:
    """The world that a table is in after its last answer. Where that began a new one, the old one goes to the shelf as
    if it had been packed up, and the table gets another; a world is as old as the answer that began it."""
    anew = Move.objects.filter(table=table, word=worlds_of(table.game).anew, at__gt=world.created)
    begun = dict(anew.values_list("number", "at"))
    if not begun:
        return world
    for number, state in month_ends(table):
        if number in begun:
            keep(world, table, state)
            world = found(world.owner, table)
            World.objects.filter(pk=world.pk).update(created=begun[number])
            world.created = begun[number]
    return world


def last_month_end(table: Table) -> Any:
    """The state after the last month that a table played to its end, as if it had packed up then; None if it played
    no month to its end in the world that it is in now."""
    anew = Move.objects.filter(table=table, word=worlds_of(table.game).anew).last()
    try:
        ends = [state for number, state in month_ends(table) if anew is None or number > anew.number]
    except (LangbordError, *UNPLAYABLE) as error:
        log.warning("the months of table %s cannot be played again: %s", table.name, first_line(error))
        return None
    return ends[-1] if ends else None


def month_ends(table: Table) -> Iterator[tuple[int, Any]]:
    """The ends of the months of a table: the number of the answer that says how it goes on, and the state as if it had
    been packed up there."""
    pack_up = worlds_of(table.game).pack_up
    position = at_origin(table)
    number = 0
    for word in Move.objects.filter(table=table).values_list("word", flat=True):
        state = pack_up(position)
        if state is not None:
            yield number, state
        position.play(word)
        number += 1
        if position.held is not None:
            position.settle()
    state = pack_up(position)
    if state is not None:
        yield number, state


# --- when it lies on the shelf ------------------------------------------------------------------------


def packed_state(world: World) -> Any:
    """The state of a packed world."""
    return games.load(world.game).read_state(world.state, world.seats, world.options)


@dataclass(frozen=True)
class Way:
    """What the page of a table tells its people about its world."""

    world: World
    mine: bool  # the viewer is the owner
    left: bool  # the table is over, and the world can be taken up
    next: Table | None  # the table where it goes on already


def way_on(table: Table, person: Person | None) -> Way | None:
    """Where it goes on from a table; nothing is told to those who do not sit there."""
    world = table.world
    if world is None or person is None:
        return None
    mine = world.owner_id == person.pk
    if not mine and not table.places.filter(person=person).exists():
        return None
    running = world.running
    elsewhere = running if running is not None and running.pk != table.pk else None
    over = table.state in (Table.OVER, Table.CLOSED)
    return Way(world, mine, over and running is None and world.state is not None, elsewhere)
