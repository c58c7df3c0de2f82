"""What something costs, and whether it can be paid in full (G7.8, G7.9)."""

from __future__ import annotations

from langbord.games.galzyr.book.phrases import (
    Abandon,
    Delay,
    Discard,
    DiscardChosen,
    LoseGold,
    MoveCard,
    Movement,
    PayGold,
    Replace,
    Step,
)
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.cards.zones import anywhere, area, held, in_play, lies_in
from langbord.games.galzyr.rules.conditions import board_tags, tag_sources
from langbord.games.galzyr.rules.state import NOBODY, Player, State


def named(state: State, card: int, word: str) -> int:
    """The card that a phrase names; `this` is the one it stands on."""
    return card if word == "this" else state.land.number[word]


def payable(state: State, player: Player, card: int, cost: tuple[Step, ...], starry: tuple[str, ...] = ()) -> bool:
    """Whether every cost can be paid; `starry` are tags of which one must stay (G7.8)."""
    gold = 0
    chosen: dict[tuple[str, str], int] = {}
    for step in cost:
        effect = step.effect
        if isinstance(effect, PayGold | LoseGold):
            gold += effect.amount
        elif isinstance(effect, DiscardChosen):
            key = (effect.kind, effect.tag)
            chosen[key] = chosen.get(key, 0) + effect.count
        elif not _possible(state, player, card, step, starry):
            return False
    return gold <= player.gold and all(
        len(choosable(state, player, kind, tag, starry)) >= count for (kind, tag), count in chosen.items()
    )


def way_open(state: State, player: Player, card: int, steps: tuple[Step, ...]) -> bool:
    """Whether a way among several can be gone: what it says is to be paid can be paid."""
    return payable(state, player, card, tuple(step for step in steps if _is_price(step)))


def _is_price(step: Step) -> bool:
    return not step.otherwise and isinstance(step.effect, PayGold | Discard | DiscardChosen)


def _possible(state: State, player: Player, card: int, step: Step, starry: tuple[str, ...]) -> bool:
    effect = step.effect
    if isinstance(effect, Discard):
        given = named(state, card, effect.card)
        return in_play(state, player, given) is not None and not sole_source(state, player, given, starry)
    if isinstance(effect, MoveCard):
        return anywhere(state, player, named(state, card, effect.card)) is not None
    if isinstance(effect, Replace):
        new = named(state, card, effect.new)
        return in_play(state, player, named(state, card, effect.old)) is not None and lies_in(state, new, effect.zone)
    if isinstance(effect, Abandon):
        if effect.card:
            return named(state, card, effect.card) in area(player)
        return any(state.land.cards[quest].can_abandon for quest in held(player, "quest"))
    if isinstance(effect, Delay):
        if not effect.card:
            return any(timer.seat == player.seat for timer in state.timers)
        moved = named(state, card, effect.card)
        return any(timers.find(state, moved, seat) is not None for seat in (player.seat, NOBODY))
    if isinstance(effect, Movement):
        return state.travelling and state.steps + effect.amount >= 0
    return True


def choosable(state: State, player: Player, kind: str, tag: str, starry: tuple[str, ...] = ()) -> list[int]:
    """The cards of a kind that an adventurer could give up."""
    cards = state.land.cards
    return [
        card
        for card in held(player, kind)
        if (not tag or tag in cards[card].tags) and not sole_source(state, player, card, starry)
    ]


def sole_source(state: State, player: Player, card: int, starry: tuple[str, ...]) -> bool:
    """Whether without this card none of the tags would be there any more (G7.8)."""
    if not starry:
        return False
    board = board_tags(state, player)
    for tag in starry:
        sources = tag_sources(state, player, tag)
        if tag in board or len(sources) > sources.count(card) or sources.count(card) > 1:
            return False
    return True
