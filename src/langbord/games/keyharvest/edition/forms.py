"""Key Harvest has no cards of its own to be written down: an edition is its board, which is a table of figures."""

from __future__ import annotations

import functools
from typing import Any

from langbord.engine.card_text import Message
from langbord.engine.editions.forms import EditionForms, Entry, Faulty
from langbord.engine.editions.wording import Free, Rule
from langbord.games.keyharvest.meta import META


def _rule(kind: str, field: str, entry: Entry) -> Rule:
    return Free()


def _sentences(kind: str, entry: Entry) -> tuple[Message, ...]:
    return ()


def _faults(kind: str, entry: Entry) -> list[Faulty]:
    return []


def _veil(kind: str, entry: Entry) -> dict[str, Any]:
    return dict(entry)


@functools.cache
def edition_forms() -> EditionForms:
    """Nothing but tables."""
    base = next(option.default for option in META.options if option.name == "edition")
    return EditionForms((), _rule, _sentences, _faults, _veil, base=base)
