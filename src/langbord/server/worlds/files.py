"""A world as one file: what was packed up, and the records of its months as far as this server has them.

What comes in may be anything. It is measured, read, checked value by value and tried out before it is kept, and what
does not hold is answered with one sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.db import transaction

from langbord import games
from langbord.engine.bounds import bounds_of, must_be_bounded
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.codec import to_json
from langbord.engine.errors import LangbordError, OptionError
from langbord.engine.game import Game
from langbord.engine.position import Position
from langbord.engine.record import UNPLAYABLE
from langbord.locales import languages
from langbord.plugin import Chronicle
from langbord.server.models import Person, Table, World
from langbord.server.plugins import chronicle_of, must_be_of_the_house
from langbord.server.site_texts import words_of
from langbord.server.tables import import_record
from langbord.server.tables.errors import Refused
from langbord.server.tables.export_record import Ending, ending_of, exported
from langbord.server.tables.import_record import Show, Unsound, one_line, origin_of
from langbord.server.worlds import actions, progress

FORMAT = 1
LARGEST = 2_000_000  # bytes of a file
MOST_BYTES = 1_500_000  # of the records in it
MOST_WORDS = import_record.MOST_WORDS  # in all of its records together
MOST_RECORDS = 40  # each is a table more, and so many may be made at once from one address (rate_limits.py)
MOST_TOLD = 3_000_000  # letters of its chronicle; a month of four has some 30,000
LONGEST_TRIAL = 400  # words
#: Draws the page of a position; what cannot be drawn raises.
Look = Callable[[Position[Any]], object]


@dataclass(frozen=True)
class Month:
    """A table of the world, played again to its end."""

    position: Position[Any]
    ending: Ending


@dataclass(frozen=True)
class Packed:
    """A world of a file that holds."""

    game: Game[Any]
    name: str
    seats: int
    options: dict[str, str]
    state: Any
    months: list[Month]


# --- going out ----------------------------------------------------------------------------------------


def export(world: World) -> dict[str, Any]:
    """The file of a world that was packed up."""
    if world.state is None:
        raise Refused("world-empty")
    return {
        "format": FORMAT,
        "world": world.name,
        "game": world.game,
        "rules": world.rules,
        "edition": world.edition,
        "seats": world.seats,
        "options": world.options,
        "state": world.state,
        "records": _records(world),
    }


def _records(world: World) -> list[dict[str, Any]]:
    """The latest tables of a world, in order: as many as can be brought in again."""
    found: list[dict[str, Any]] = []
    size = words = 0
    for table in world.tables.filter(state=Table.OVER).order_by("-created")[:MOST_RECORDS]:
        try:
            record = exported(table)
        except (LangbordError, *UNPLAYABLE):  # from before a change of the book: it cannot be played again
            continue
        size += len(json.dumps(record))
        words += len(record["words"])
        if size > MOST_BYTES or words > MOST_WORDS:
            break
        found.append(record)
    return found[::-1]


# --- coming in ----------------------------------------------------------------------------------------


def bring_in(packed: Packed, person: Person, show: Show) -> World:
    """A world of the person's own."""
    actions.must_have_room(person)
    name, content = packed.game.edition(packed.options)
    with transaction.atomic():
        world = World.objects.create(
            name=packed.name or progress.fresh_name(packed.game.meta.name, person.language),
            game=packed.game.meta.name,
            owner=person,
            state=to_json(packed.state),
            seats=packed.seats,
            options=packed.options,
            rules=packed.state.rules,
            edition={"name": name, "hash": content},
            figures=progress.worlds_of(packed.game.meta.name).figures(packed.state),
        )
        for month in packed.months:
            import_record.seat(month.position, origin_of(month.position.origin), person, month.ending, show, world)
    return world


def checked(data: dict[str, Any], look: Look) -> Packed:
    """A world that can be played on here, and looked at; an Unsound otherwise."""
    if data.get("format") != FORMAT or not isinstance(data.get("state"), dict):
        raise Unsound("not-world")
    name = data.get("game")
    if not isinstance(name, str) or name not in games.names() or not games.meta(name).worlds:
        raise Unsound("not-world")
    game = games.load(name)
    if type(data.get("rules")) is not int or not 1 <= data["rules"] <= game.meta.rules:
        raise Unsound("other-rules", str(game.meta.rules))
    options = _options(game, data)
    found = game.find_told(options, data.get("edition"))
    if found is None:
        raise Unsound("other-book", game.edition(options)[0])
    options = found
    state = _state(game, data, options)
    _must_be_playable(game, state, options, look)
    months = [_month(name, record) for record in records_of(data)]
    return Packed(game, progress.tidy(data.get("world")), data["seats"], options, state, months)


def _options(game: Game[Any], data: dict[str, Any]) -> dict[str, str]:
    options = data.get("options")
    if not isinstance(options, dict):
        raise Unsound("not-world")
    try:
        must_be_of_the_house(game.meta.name, options)
    except OptionError:
        raise Unsound("unknown-book") from None
    try:
        return game.meta.complete(game.meta.check_seats(data.get("seats")), options)
    except LangbordError as error:
        raise Unsound("not-sound", one_line(str(error))) from None


def _state(game: Game[Any], data: dict[str, Any], options: dict[str, str]) -> Any:
    try:
        must_be_bounded(data["state"], bounds_of(game.state_type))
        state = game.read_state(data["state"], data["seats"], options)
        packed = game.packed(state)
    except LangbordError as error:
        raise Unsound("not-sound", one_line(str(error))) from None
    except Exception:  # rules code that was given what no game comes to
        raise Unsound("unplayable") from None
    if not packed:
        raise Unsound("not-packed")
    if state.rules != data["rules"]:
        raise Unsound("not-sound", f"state.rules: {state.rules}")
    state.chance = Chance(progress.NO_KEY)
    return state


def _must_be_playable(game: Game[Any], state: Any, options: dict[str, str], look: Look) -> None:
    """A state made by hand may pass every check and still break in play, or have no picture: better told now."""
    try:
        for language in languages():
            words = words_of(game.meta.name, language)
            progress.worlds_of(game.meta.name).lines(progress.worlds_of(game.meta.name).figures(state), words)
            _must_be_short(chronicle_of(game.meta.name, state, words))
        fixed = {option.name: options[option.name] for option in game.meta.options if not option.values}
        for seats in (game.meta.seats[0], game.meta.seats[-1]):
            _try_out(game.next_table(state, seats, fixed, seed=seats), look)
    except Unsound:
        raise
    except Exception:
        raise Unsound("unplayable") from None


def _must_be_short(told: Chronicle | None) -> None:
    """A few letters of a state may stand for a page of the book, and everybody at its tables may ask for all of it."""
    if told is not None and len(told.markdown()) > MOST_TOLD:
        raise Unsound("long-story")


def _try_out(position: Position[Any], look: Look) -> None:
    """Look at the table, play it with any moves, and look again."""
    chance = Chance(key_from_seed(position.seats))
    look(position)
    for _ in range(LONGEST_TRIAL):
        if position.ask is None:
            break
        position.play(position.ask.moves[chance.below(len(position.ask.moves))])
    look(position)


def records_of(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The records of a file, no two the same; that they hold is seen when they are played again."""
    records = data.get("records", [])
    if not isinstance(records, list) or len(records) > MOST_RECORDS:
        raise Unsound("not-world")
    words = 0
    for record in records:
        if not isinstance(record, dict) or not isinstance(record.get("words"), list):
            raise Unsound("not-world")
        words += len(record["words"])
    if words > MOST_WORDS:
        raise Unsound("too-long")
    if len({_gist(record) for record in records}) < len(records):
        raise Unsound("twice")
    return records


def _gist(record: dict[str, Any]) -> str:
    """What makes a record another one: two tables neither begin the same nor go the same way."""
    try:
        return json.dumps([record.get("origin"), record["words"]], sort_keys=True)
    except RecursionError:  # just as deep as it could be read
        raise Unsound("not-world") from None


def _month(game: str, record: dict[str, Any]) -> Month:
    """A table of this world that was played to its end, or ended early."""
    if record.get("game") != game:
        raise Unsound("not-world")
    position = import_record.checked(record)
    ending = ending_of(record, position.seats)
    if position.ask is not None and not ending.how:
        raise Unsound("not-over")
    return Month(position, ending)
