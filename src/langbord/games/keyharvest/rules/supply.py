"""Counters on their way: holding, taking, paying; and the lines of the log that tell of them."""

from __future__ import annotations

from typing import Final

from langbord.engine.log import Value, seat, thing
from langbord.games.keyharvest.rules.moves import CARD_WORDS, CROP_WORDS, REFERENCE_WORDS, WORKER_WORDS
from langbord.games.keyharvest.rules.state import Player, State

Named = tuple[str, Value]
FIELD: Final[list[Named]] = [thing("field", word) for word in REFERENCE_WORDS]
SPACE: Final[list[Named]] = [thing("space", word) for word in REFERENCE_WORDS]
GIVEN: Final[list[Named]] = [thing("field", word, "given") for word in REFERENCE_WORDS]
CROP_NAMED: Final[list[Named]] = [thing("crop", word) for word in CROP_WORDS]
WORKER_NAMED: Final[list[Named]] = [thing("worker", word) for word in WORKER_WORDS]
EVENT_NAMED: Final[list[Named]] = [thing("event", word) for word in CARD_WORDS]


def held(player: Player, crop: int) -> int:
    """How many counters of a crop the player has in hand."""
    secret = player.secret.cards
    return player.known[crop] + secret.count(crop) if secret else player.known[crop]


def holding(player: Player) -> list[int]:
    """The counters in hand, by crop."""
    counts = player.known[:]
    for crop in player.secret.cards:
        counts[crop] += 1
    return counts


def counters(player: Player) -> int:
    """All counters in hand; their number is open to all."""
    return sum(player.known) + len(player.secret.cards)


def spend(player: Player, crop: int) -> None:
    """One counter out of the hand: a known one first, as nobody could tell otherwise (K1.11)."""
    if player.known[crop]:
        player.known[crop] -= 1
    else:
        player.secret.play(crop)


def take(state: State, player: Player, crop: int) -> None:
    """One counter from the stock, in the open."""
    state.stock[crop] -= 1
    player.known[crop] += 1


def goods(amounts: list[int]) -> Named:
    """Counters by crop, as the log names them."""
    parts = [f"{amount} {CROP_WORDS[crop]}" for crop, amount in enumerate(amounts) if amount]
    return thing("goods", ", ".join(parts) or "nothing")


def tell(state: State, key: str, player: Player, *values: Named) -> None:
    """A line of the log about one player. Callers look at `state.log.on` first, as this is not free."""
    state.log.tell(key, seat(player.seat), *values)
