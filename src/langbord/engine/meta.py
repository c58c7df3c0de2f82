"""Meta: what the lobby must know of a game without loading its rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from langbord.engine.errors import OptionError
from langbord.engine.numbers import as_int

Options = dict[str, str]
WORD = r"[\w-]{1,40}"  # what a value of an open option looks like


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen before a game: its values, the first being the default; none: any text."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # only for these numbers of seats; empty: for all
    limited: tuple[tuple[str, tuple[int, ...]], ...] = ()  # values that are only for some numbers of seats
    open: bool = False  # an edition of somebody's own may bring others; the game then says whether it does
    of_seats: bool = False  # values that are numbers name seats, from 0, of those that there are

    def knows(self, value: str) -> bool:
        """Whether it is a value of the option, or a word that may be one."""
        return not self.values or value in self.values or (self.open and re.fullmatch(WORD, value) is not None)

    def seats_for(self, value: str) -> tuple[int, ...]:
        """The numbers of seats that a value is for; empty: all that the option is for."""
        return dict(self.limited).get(value, ())

    def fits(self, value: str, seats: int) -> bool:
        """Whether a value can be chosen for so many seats."""
        if self.seats and seats not in self.seats:
            return value == self.default
        possible = self.seats_for(value)
        return not possible or seats in possible


@dataclass(frozen=True)
class Meta:
    """A game as the lobby sees it."""

    name: str
    title: str
    seats: tuple[int, ...]
    minutes: int
    rules: int  # the number of the rules; a change that alters play raises it
    options: tuple[Option, ...]
    first_seats: int = 2  # what the lobby proposes to somebody who just wants to play
    rounds: str = "round"  # what a round is: a round, or a day
    worlds: bool = False  # a table can be packed up, and another goes on with what it left (Game.next_table)
    order: int = 100  # in the lobby; those with the same number by name
    content_language: str = ""  # the only language of what the game tells, if it is not that of the page
    coop: tuple[str, str] | None = None  # option and value with which nobody plays against anybody
    solo_scored: tuple[str, str] | None = None  # option and value with which a game alone has a score, but no aim

    def together(self, seats: int, options: Mapping[str, str]) -> bool:
        """Whether nobody plays against anybody."""
        return seats == 1 or (self.coop is not None and options.get(self.coop[0]) == self.coop[1])

    def only_scored(self, seats: int, options: Mapping[str, str]) -> bool:
        """Whether nobody can win or lose, so that the score alone says how it went."""
        return seats == 1 and self.solo_scored is not None and options.get(self.solo_scored[0]) == self.solo_scored[1]

    def check_seats(self, seats: object) -> int:
        """The number of seats, or a clear error."""
        count = as_int(seats)
        if count is None or count not in self.seats:
            raise OptionError(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats; {seats!r} is not possible"
            )
        return count

    def with_defaults(self, stored: Options) -> Options:
        """Options that were complete when they were stored; those that came later stand at their defaults."""
        return {**{option.name: option.default for option in self.options}, **stored}

    def complete(self, seats: int, given: Mapping[str, object]) -> Options:
        """The options with defaults filled in; unknown names and values are refused."""
        if not isinstance(given, Mapping):
            raise OptionError(f"the options of {self.title} are names with their values; {given!r} is not")
        options: Options = {}
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            option = known.get(name)
            if option is None:
                raise OptionError(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
            if not isinstance(value, str) and (not option.values or str(value) in option.values):
                raise OptionError(f"option '{name}' of {self.title} is a text: '{value}', in quotes, not {value!r}")
            if not isinstance(value, str) or not option.knows(value):
                wanted = ", ".join(option.values)
                raise OptionError(f"option '{name}' of {self.title} must be one of: {wanted}; {value!r} is not")
            if not option.fits(value, seats):
                counts = " or ".join(str(count) for count in option.seats_for(value) or option.seats)
                what = f"{name} {value}" if option.seats_for(value) else f"option '{name}'"
                raise OptionError(f"{what} of {self.title} is for {counts} seats only, not for {seats}")
        for option in self.options:
            options[option.name] = str(given.get(option.name, option.default))
        return options
