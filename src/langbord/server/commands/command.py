"""What can be done at a table is declared once: who may do it, how often, whether it wakes the others. Pages and
programs have it done by the same `Command.run`, so they cannot answer differently."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from langbord.server.accounts.people import Visit
from langbord.server.http import refusals
from langbord.server.http.rate_limits import BUCKETS, Who, by_network, by_person, by_seat
from langbord.server.models import Person, Seat, Table
from langbord.server.tables import absence, curtain
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Caller:
    """Who wants something done, and from where. Several people may look at a `screen`; a program is one alone."""

    person: Person | None
    address: str = "?"
    screen: bool = True
    #: What is told of the request in the log, should it be refused.
    told: dict[str, object] = field(default_factory=dict)

    @classmethod
    def of(cls, request: Visit, person: Person | None = None) -> Caller:
        """Whoever sends a request; or somebody whom it has just made known."""
        by_page = "Authorization" not in request.headers
        address = str(request.META.get("REMOTE_ADDR"))
        return cls(person or request.person, address, by_page, refusals.told_of(request))


class May(Enum):
    """Who may do it. What depends on the state of the table (its host, who is asked) is refused by the service, under
    the lock of the table."""

    ANYBODY = "whoever may look at the table"
    SOMEBODY = "whoever we know"
    SITTING = "whoever sits there; of several seats of theirs it is done for the one that is asked"
    ACTING = "the same, where their side of the screen is shown"


class Per(Enum):
    """What a limit counts by."""

    SEAT = "seat"
    PERSON = "person"
    ADDRESS = "network address"
    CALLER = "person, or network address of who is nobody yet"


@dataclass(frozen=True)
class Limit:
    """A bucket of `http/rate_limits.py`, and whose."""

    bucket: str
    per: Per = Per.PERSON


#: A new table costs the person and the network address: guests are made as quickly as tables.
NEW_TABLE: Final = (Limit("create"), Limit("create-from", Per.ADDRESS))


@dataclass(frozen=True)
class Doing:
    """What a command is done with: who, where, and for which seat, as far as its permission asks."""

    caller: Caller
    table: Table
    sitting: Seat | None = None

    @property
    def person(self) -> Person:
        """Who does it; known unless the command is for anybody."""
        if self.caller.person is None:
            raise Refused("not-your-table", 403)
        return self.caller.person

    @property
    def seat(self) -> Seat:
        """The seat that it is done for."""
        assert self.sitting is not None, "a command for those who sit there"
        return self.sitting


@dataclass(frozen=True)
class Command(Generic[P, R]):
    """Something that can be done at a table. What wakes those who watch has a limit."""

    name: str
    may: May
    limits: tuple[Limit, ...]
    wakes: bool  # those who watch, if it has changed something: otherwise nobody is woken
    sign_of_life: bool  # shows that somebody is there, and nothing else tells so
    act: Callable[Concatenate[Doing, P], R]

    def __post_init__(self) -> None:
        assert self.limits or not self.wakes, f"'{self.name}' wakes others, and has no limit"
        assert self.name not in COMMANDS, f"'{self.name}' is declared twice"
        COMMANDS[self.name] = cast("Command[..., Any]", self)

    def run(self, caller: Caller, table: Table, *args: P.args, **kwargs: P.kwargs) -> R:
        """Do it, or refuse."""
        caller.told["command"] = self.name
        if "words" in kwargs:
            caller.told["word"] = " ".join(cast("list[str]", kwargs["words"]))[: refusals.LONGEST]
        doing = Doing(caller, table, self._seat(caller, table))
        if doing.sitting is not None:
            caller.told["seat"] = doing.sitting.number
        for limit in self.limits:
            BUCKETS.spend(limit.bucket, _who(limit.per, doing))
        done = self.act(doing, *args, **kwargs)
        if self.sign_of_life:
            absence.note_sign_of_life(table, caller.person)
        return done

    def _seat(self, caller: Caller, table: Table) -> Seat | None:
        """The seat that it is done for, if it takes one; or a refusal."""
        if self.may is May.ANYBODY:
            return None
        if caller.person is None:
            raise Refused("not-your-table", 403)
        if self.may is May.SOMEBODY:
            return None
        own = list(table.places.filter(person=caller.person))
        if not own:
            raise Refused("not-your-table", 403)
        if len(own) == 1 or table.state == Table.OPEN:
            return own[0]  # whoever has one seat sits there alone
        seat = _asked_of(table, own)
        if self.may is May.ACTING and caller.screen:
            curtain.must_be_lifted(table, seat)
        return seat


#: Everything that is declared, by its name.
COMMANDS: dict[str, Command[..., Any]] = {}


def command(
    name: str, may: May, *limits: Limit, wakes: bool = True, sign_of_life: bool = False
) -> Callable[[Callable[Concatenate[Doing, P], R]], Command[P, R]]:
    """Declare what the function below does as a command."""

    def declare(act: Callable[Concatenate[Doing, P], R]) -> Command[P, R]:
        return Command(name, may, limits, wakes, sign_of_life, act)

    return declare


def _who(per: Per, doing: Doing) -> Who:
    """Whose bucket it is."""
    if per is Per.SEAT:
        return by_seat(doing.seat)
    if per is Per.ADDRESS or (per is Per.CALLER and doing.caller.person is None):
        return by_network(doing.caller.address)
    return by_person(doing.person)


def _asked_of(table: Table, own: list[Seat]) -> Seat:
    """The one of these that is asked, the first one if none is."""
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        asked = curtain.asked_seat(BOARDS.get(table).position)
    return next((seat for seat in own if seat.number == asked), own[0])
