"""What a check of the book has to say."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.games.galzyr.book.model import Source


@dataclass(frozen=True)
class Finding:
    """A mistake, or (with `advice`) something a writer may have good reasons for."""

    check: str
    source: Source
    message: str
    advice: bool = False

    def __str__(self) -> str:
        kind = "advice" if self.advice else "mistake"
        return f"{self.source}: {kind} [{self.check}] {self.message}"
