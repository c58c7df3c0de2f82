"""What the log says: short forms for the lines that many rules need."""

from __future__ import annotations

from typing import Final

from langbord.engine.log import Value, number, seat, thing
from langbord.games.galzyr.rules.moves import SPACE_WORDS, card_word
from langbord.games.galzyr.rules.state import NOBODY, Player, State

#: What a scene brings about and its reader is shown beneath the text. Nothing here names a card in a closed hand.
NOTED: Final = frozenset(
    (
        "achieves",
        "abandons",
        "buys",
        "d12",
        "discards",
        "gains",
        "gains-closed",
        "gains-gold",
        "has-already",
        "local",
        "loses-gold",
        "mark",
        "pays",
        "prestige",
        "replaces",
        "sells",
        "successes",
        "transported",
        "unavailable",
        "warded",
    )
)


def note(state: State, key: str, seat: int, *things: int | str) -> None:
    """Keep for the reader of the scene what came of it: `gains 0 n012`; NOBODY stands for the whole table."""
    if state.telling is not None and key in NOTED:
        state.telling.told.append(" ".join(map(str, (key, seat, *things))))


def _note_values(state: State, key: str, seat: int, values: tuple[tuple[str, Value], ...]) -> None:
    if state.telling is not None:
        note(state, key, seat, *(thing for _, (_, thing) in values))


def tell(state: State, key: str, player: Player, *values: tuple[str, Value]) -> None:
    """Something an adventurer did or met."""
    _note_values(state, key, player.seat, values)
    if state.log.on:
        state.log.tell(key, seat(player.seat), *values)


def tell_amount(state: State, key: str, player: Player, amount: int) -> None:
    """So much gold, prestige, successes …"""
    note(state, key, player.seat, amount)
    if state.log.on:
        state.log.tell(key, seat(player.seat), number(amount))


def tell_card(state: State, key: str, player: Player, card: int) -> None:
    """Something with a card; a card in a closed hand is named to its owner only."""
    closed = card in player.hand.cards
    if closed:
        note(state, f"{key}-closed", player.seat)
    else:
        note(state, key, player.seat, card_word(card))
    if not state.log.on:
        return
    if not closed:
        state.log.tell(key, seat(player.seat), card_value(state, card))
        return
    for other in state.players:
        if other is player:
            state.log.tell(key, seat(player.seat), card_value(state, card), to=other.seat)
        else:
            state.log.tell(f"{key}-closed", seat(player.seat), to=other.seat)


def tell_space(state: State, key: str, player: Player, space: int) -> None:
    """Something with a space."""
    note(state, key, player.seat, SPACE_WORDS[state.land.moves[space]])
    if state.log.on:
        state.log.tell(key, seat(player.seat), thing("space", SPACE_WORDS[state.land.moves[space]]))


def tell_table(state: State, key: str, *values: tuple[str, Value]) -> None:
    """Something that concerns the whole table."""
    _note_values(state, key, NOBODY, values)
    if state.log.on:
        state.log.tell(key, *values)


def card_value(state: State, card: int, name: str = "card") -> tuple[str, Value]:
    """A card by its word. Events have a kind of their own: everybody knows which there are, also in the deck."""
    kind = "event" if state.land.cards[card].type == "event" else "card"
    return (name, (kind, card_word(card)))
