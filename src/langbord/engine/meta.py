"""Meta: what the lobby must know of a game without loading its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from langbord.engine.errors import OptionError
from langbord.engine.whole import whole

Options = dict[str, str]


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen before a game: its values, the first being the default; none: any text."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # only for these numbers of seats; empty: for all
    limited: tuple[tuple[str, tuple[int, ...]], ...] = ()  # values that are only for some numbers of seats

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

    def check_seats(self, seats: object) -> int:
        """The number of seats, or a clear error."""
        count = whole(seats)
        if count is None or count not in self.seats:
            raise OptionError(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats; {seats!r} is not possible"
            )
        return count

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
            if not isinstance(value, str) or (option.values and value not in option.values):
                wanted = ", ".join(option.values)
                raise OptionError(f"option '{name}' of {self.title} must be one of: {wanted}; {value!r} is not")
            if not option.fits(value, seats):
                counts = " or ".join(str(count) for count in option.seats_for(value) or option.seats)
                what = f"{name} {value}" if option.seats_for(value) else f"option '{name}'"
                raise OptionError(f"{what} of {self.title} is for {counts} seats only, not for {seats}")
        for option in self.options:
            options[option.name] = str(given.get(option.name, option.default))
        return options
