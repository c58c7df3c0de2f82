"""What the log says: short forms for the lines that many rules need."""

from __future__ import annotations

from langbord.engine.log import Value, number, seat, thing
from langbord.games.galzyr.moves import SPACE_WORDS, card_word
from langbord.games.galzyr.state import Player, State


def tell(state: State, key: str, player: Player, *values: tuple[str, Value]) -> None:
    """Something an adventurer did or met."""
    if state.log.on:
        state.log.tell(key, seat(player.seat), *values)


def tell_amount(state: State, key: str, player: Player, amount: int) -> None:
    """So much gold, prestige, successes …"""
    if state.log.on:
        state.log.tell(key, seat(player.seat), number(amount))


def tell_card(state: State, key: str, player: Player, card: int) -> None:
    """Something with a card; a card in a closed hand is named to its owner only."""
    if not state.log.on:
        return
    if card not in player.hand.cards:
        state.log.tell(key, seat(player.seat), card_value(state, card))
        return
    for other in state.players:
        if other is player:
            state.log.tell(key, seat(player.seat), card_value(state, card), to=other.seat)
        else:
            state.log.tell(f"{key}-closed", seat(player.seat), to=other.seat)


def tell_space(state: State, key: str, player: Player, space: int) -> None:
    """Something with a space."""
    if state.log.on:
        state.log.tell(key, seat(player.seat), thing("space", SPACE_WORDS[state.land.moves[space]]))


def tell_table(state: State, key: str, *values: tuple[str, Value]) -> None:
    """Something that concerns the whole table."""
    if state.log.on:
        state.log.tell(key, *values)


def card_value(state: State, card: int, name: str = "card") -> tuple[str, Value]:
    """A card by its word. Events have a kind of their own: everybody knows which there are, also in the deck."""
    kind = "event" if state.land.cards[card].type == "event" else "card"
    return (name, (kind, card_word(card)))
