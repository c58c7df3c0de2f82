"""Who begins: drawn, or a seat that was set, or named by a player who was drawn. The same in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from langbord.engine.ask import Ask, Choice, Part, Reason
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.engine.log import seat
from langbord.engine.meta import Option, Options
from langbord.engine.table import Table

#: The values of the option beside the numbers of the seats.
RANDOM: Final = "random"
CHOOSER: Final = "chooser"
#: The question to the player who was drawn; the messages `log-start-drawn` and `log-names-start` tell of it.
CHOOSE_START: Final = "choose-start"


def start_option(most: int) -> Option:
    """The option `start` of a game for so many seats at most. Alone there is nobody to choose among."""
    seats = tuple(str(seat) for seat in range(most))
    choosing = ((CHOOSER, tuple(range(2, most + 1))),)
    return Option("start", RANDOM, (RANDOM, CHOOSER, *seats), of_seats=True, limited=choosing)


@dataclass(frozen=True)
class Start:
    """Who begins, or who says who does."""

    seat: int
    chooses: bool


def find_start(title: str, options: Options, seats: int, chance: Chance) -> Start:
    """What the option `start` comes to at this table; a seat that there is not is refused."""
    start = options["start"]
    check_start(title, options, seats)
    if start.isdigit():
        return Start(int(start), chooses=False)
    return Start(chance.below(seats), start == CHOOSER and seats > 1)


def check_start(title: str, options: Options, seats: int) -> None:
    """A seat that there is not is refused."""
    start = options["start"]
    if start.isdigit() and int(start) >= seats:
        raise OptionError(f"option 'start' of {title}: there is no seat {start} among {seats}")


def choose_start(
    state: Table, chooser: int, seats: int, first_move: int, not_here: Reason, no_such_seat: Reason
) -> Part[int]:
    """A drawn player names the start player: which seat it is. The moves of the seats follow each other from the
    first one on."""
    if state.log.on:
        state.log.tell("start-drawn", seat(chooser))
    move = yield Ask(chooser, "choose-start", AnySeat(first_move, seats, not_here, no_such_seat))
    if state.log.on:
        state.log.tell("names-start", seat(chooser), seat(move - first_move, "first"))
    return move - first_move


class AnySeat(Choice[Table]):
    """One of the players."""

    MOST: Final = 5  # seats of any game

    def __init__(self, first: int, seats: int, not_here: Reason, no_such_seat: Reason) -> None:
        self.first: int = first
        self.seats: int = seats
        self.not_here: Reason = not_here
        self.no_such_seat: Reason = no_such_seat

    def among(self, state: Table, seat: int) -> list[int]:
        return list(range(self.first, self.first + self.seats))

    def why_not(self, state: Table, seat: int, move: int) -> Reason | None:
        if self.first <= move < self.first + self.seats:
            return None
        return self.no_such_seat if self.first <= move < self.first + self.MOST else self.not_here
