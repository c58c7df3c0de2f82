"""A game told as a story, where the game has a chronicle.py: `tell(state, texts)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from langbord.server.parts import part
from langbord.text import Texts


class Section(Protocol):
    """A part of a chronicle: of the first or the second level. `kinds` says of each paragraph what it is: `prose` is
    in the language of the chronicle, and the others (`scene`, `choice`, `check`, `results` …) look different."""

    @property
    def heading(self) -> str: ...
    @property
    def level(self) -> int: ...
    @property
    def paragraphs(self) -> Sequence[str]: ...
    @property
    def kinds(self) -> Sequence[str]: ...


class Chronicle(Protocol):
    """What a game tells. `_so_` is emphasis."""

    @property
    def title(self) -> str: ...
    @property
    def language(self) -> str: ...
    @property
    def sections(self) -> Sequence[Section]: ...
    def markdown(self) -> str: ...


def tell(game: str, state: Any, texts: Texts) -> Chronicle | None:
    """The chronicle of a state; None if the game tells none."""
    book = part(game, "chronicle")
    if book is None:
        return None
    told: Chronicle = book.tell(state, texts)
    return told
