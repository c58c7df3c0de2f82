"""What a report on balance is made of."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class LineUp:
    """One way to set a game up, whose games are counted together."""

    title: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    games: int | None = None  # no more than so many: enough for what it is there to show
