"""What one game of an arena came to."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from langbord.engine.game import places_by_score
from langbord.lab.arena.seating import Seating


@dataclass(frozen=True)
class Fault:
    """A game that broke off: whose move it was, what happened, and how to get there."""

    number: int
    seating: Seating
    bot: str
    what: str
    seed: int  # of the deal
    words: list[str]

    def __str__(self) -> str:
        return f"game {self.number}: {self.bot}: {self.what}"


@dataclass
class Result:
    """One game."""

    number: int
    seating: Seating
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)  # by seat, from 1; who ties has the same
    decisions: int = 0
    seconds: list[float] = field(default_factory=list)  # by seat: time spent on moves that were not forced
    moves: list[int] = field(default_factory=list)  # by seat: how many those were
    record: dict[str, Any] | None = None
    fault: Fault | None = None

    def __post_init__(self) -> None:
        self.seconds = self.seconds or [0.0] * len(self.seating)
        self.moves = self.moves or [0] * len(self.seating)

    def against(self, seat: int, other: int) -> float:
        """1 for finishing before the other, ½ beside, 0 behind."""
        one, two = self.places[seat], self.places[other]
        return 0.5 if one == two else float(one < two)

    def finish(self, seat: int) -> float:
        """The place in the end, from 1; who ties shares the places between them."""
        others = [other for other in range(len(self.seating)) if other != seat]
        return 1 + sum(1 - self.against(seat, other) for other in others)

    def as_line(self) -> dict[str, Any]:
        """A line of a file: the record, which can be replayed, and what it does not say."""
        if self.fault is not None:
            return asdict(self.fault)
        return {
            **(self.record or {}),
            "arena": {
                "number": self.number,
                "bots": self.seating,
                "scores": self.scores,
                "winners": self.winners,
                "places": self.places,
                "decisions": self.decisions,
                "seconds": [round(seconds, 6) for seconds in self.seconds],
                "moves": self.moves,
            },
        }


def from_line(line: Any) -> Result:
    """A result from its line, without the record."""
    if "arena" not in line:
        fault = Fault(**{**line, "seating": tuple(line["seating"])})
        return Result(fault.number, fault.seating, fault=fault)
    found = line["arena"]
    return Result(
        found["number"],
        tuple(found["bots"]),
        found["scores"],
        found["winners"],
        found.get("places") or places_by_score(found["scores"], found["winners"]),  # older files have none
        found["decisions"],
        found["seconds"],
        found["moves"],
    )
