"""The commitment: what is shown of the shuffle when a table opens, so that the key told at its end can be checked.

The key is the one that the draws of the table are really made with: a table that begins from a state (a month of a
world, a position that is tried out, a game from a file) goes on with the key in that state, whatever stands beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.chance import commitment, key_from_seed
from langbord.server.leaderboards import daily
from langbord.server.models import Table
from langbord.server.tables.export_record import TRIED


@dataclass(frozen=True)
class Shuffle:
    """What a table's page tells of its shuffle."""

    commitment: str
    first: int  # the number of the first draw that is made here
    kind: str  # what there is to say about it: deal, daily, world, tried, file
    key: str  # empty until it may be told


def key_of(origin: dict[str, Any] | None, otherwise: bytes) -> bytes:
    """The key of the draws of a game with this origin; `otherwise` if the origin tells of none."""
    if origin is None:
        return otherwise
    if "state" in origin:
        return bytes.fromhex(origin["state"]["chance"]["key"])
    if "seed" in origin:
        return key_from_seed(origin["seed"])
    return bytes.fromhex(origin["key"]) if "key" in origin else otherwise


def shuffle_of(table: Table) -> Shuffle:
    """What may be told now. The key is told once the game is over, and not while others still play the same deal; of a
    table that was closed before its end it never is."""
    key = key_of(table.origin, bytes.fromhex(table.key))
    state = (table.origin or {}).get("state")
    told = table.state == Table.OVER and not daily.is_secret(table)
    first = int(state["chance"]["drawn"]) if state is not None else 0
    return Shuffle(commitment(key), first, _kind(table), key.hex() if told else "")


def _kind(table: Table) -> str:
    if table.imported:
        return "file"
    if table.daily is not None:
        return "daily"
    if table.origin is None:
        return "deal"
    return "tried" if TRIED in table.origin else "world"
