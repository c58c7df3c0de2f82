"""What the owner of a world can do with it: take it up at a new table, rename it, copy it, throw it away."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.utils import timezone

from langbord import games
from langbord.engine.chance import Chance, fresh_key
from langbord.engine.codec import to_json
from langbord.engine.errors import LangbordError
from langbord.engine.record import UNPLAYABLE
from langbord.server.models import Person, Table, World
from langbord.server.tables import lifecycle
from langbord.server.tables.errors import Refused
from langbord.server.tables.lifecycle import GoingOn
from langbord.server.tables.seats import Wish
from langbord.server.worlds import progress

MOST = 200  # worlds of one person


def mine(key: str, person: Person | None) -> World:
    """A world of this person's; those of others are answered like such as are not there."""
    world = World.objects.filter(key=key, owner=person).select_related("table").first() if person else None
    if world is None:
        raise Refused("no-such-world", 404)
    return world


def take_up(
    world: World,
    owner: Person,
    options: dict[str, object],
    seats: list[Wish],
    *,
    listed: bool = False,
    pace: str = "live",
    clock: dict[str, Any] | None = None,
    hints: bool = False,
    patience: int | None = lifecycle.AS_USUAL,
) -> Table:
    """A new table that goes on in a world. A world is played at one table at a time."""
    with transaction.atomic():
        world = World.objects.select_for_update().get(pk=world.pk)
        _must_lie_on_the_shelf(world)
        chosen = {**_kept(world), **options}
        _must_follow(world, chosen)
        going_on = GoingOn(world, _origin(world, len(seats), chosen))
        table = lifecycle.create(
            owner,
            world.game,
            chosen,
            seats,
            listed=listed,
            pace=pace,
            clock=clock,
            hints=hints,
            patience=patience,
            going_on=going_on,
        )
        world.table = table
        world.played = timezone.now()
        world.save(update_fields=["table", "played"])
    return table


def _must_follow(world: World, chosen: dict[str, object]) -> None:
    """A packed world goes on in its own edition or in one that comes after it."""
    own = progress.worlds_of(world.game)
    if world.state is None or own.editions is None:
        return
    name, _ = own.editions
    wanted = chosen.get(name)
    if wanted != world.options.get(name) and not own.may_go_on(world.options, name, str(wanted)):
        raise Refused("world-other-edition")


def _kept(world: World) -> dict[str, object]:
    """What a world has chosen for good: editions and books are its own."""
    own = progress.worlds_of(world.game)
    fixed = [option.name for option in games.meta(world.game).options if own.stays(option)]
    return {name: world.options[name] for name in fixed if name in world.options}


def _origin(world: World, seats: int, options: dict[str, object]) -> dict[str, Any] | None:
    """Where the new table begins; anew if the first one ended before it could pack up. What nobody can know is dealt
    anew: the record of the table before tells everything, and so does the file of a world."""
    if world.state is None:
        return None
    position = games.load(world.game).next_table(opened(world), seats, options)
    state, _ = position.try_from_here(0, Chance(fresh_key()))
    return {"state": to_json(state)}


def opened(world: World) -> Any:
    """The state that was packed up. After a change of the rules or the book it may not fit any more."""
    if world.state is None:
        raise Refused("world-empty")
    try:
        return progress.packed_state(world)
    except (LangbordError, *UNPLAYABLE):
        raise Refused("world-outdated") from None


def rename(world: World, name: str) -> None:
    """Another name, if there is something to read in it."""
    tidied = progress.tidy(name)
    if tidied:
        World.objects.filter(pk=world.pk).update(name=tidied)


def duplicate(world: World, person: Person) -> World:
    """A second world that is now like the first, and goes its own way from here."""
    state = opened(world)
    must_have_room(person)
    return World.objects.create(
        name=_copy_name(world, person),
        game=world.game,
        owner=person,
        state=world.state,
        seats=world.seats,
        options=world.options,
        rules=world.rules,
        edition=world.edition,
        figures=progress.worlds_of(world.game).figures(state),
    )


def _copy_name(world: World, person: Person) -> str:
    """The first free of `name 2`, `name 3` …"""
    taken = set(World.objects.filter(owner=person).values_list("name", flat=True))
    stem = world.name[: progress.LONGEST_NAME - 4]
    return next(name for number in range(2, MOST + 3) if (name := f"{stem} {number}") not in taken)


def must_have_room(person: Person) -> None:
    """Nobody fills the house with worlds."""
    if World.objects.filter(owner=person).count() >= MOST:
        raise Refused("too-many-worlds")


def throw_away(world: World) -> None:
    """Gone for good; its tables stay to be looked at."""
    with transaction.atomic():
        world = World.objects.select_for_update().get(pk=world.pk)
        _must_lie_on_the_shelf(world)
        world.delete()


def _must_lie_on_the_shelf(world: World) -> None:
    if world.running is not None:
        raise Refused("world-is-played")
