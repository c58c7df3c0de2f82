"""From the words of an edition to deeds: the book of a game, made once per deck and number of seats."""

from __future__ import annotations

import functools
import operator
from typing import Final

from langbord.engine.editions.files import Stamps
from langbord.engine.log import Value, thing
from langbord.games.reykholt.edition import card_value, phrases
from langbord.games.reykholt.edition.loader import RANDOM, Deck, Space, load_deck
from langbord.games.reykholt.edition.phrases import Action, Effect, Step
from langbord.games.reykholt.rules import (
    action_sequence,
    by_hand,
    greenhouses,
    harvesting,
    seeding,
    service_cards,
    tourism,
    trading,
)
from langbord.games.reykholt.rules.compiled import Book, Deed, Deeds
from langbord.games.reykholt.rules.moves import CARD_WORDS, CARDS, GOODS, PLOTS, RANDOM_PILE, ROWS, SPACES, space_face
from langbord.games.reykholt.rules.state import space_number
from langbord.games.reykholt.rules.triggers import END_OF_TOURISM, IN_ROW, SEEDED, START_OF_HOMECOMING

PLOT_SIZE: Final = 2
RAREST: Final = GOODS - 1
COVERED_ROW: Final = 1  # at three seats (R1.2)


def deed_of(step: Step) -> Deed:
    """The deed that a step of the grammar stands for."""
    match step:
        case phrases.Gain():
            return action_sequence.Gain(list(step.goods))
        case phrases.GainAny():
            return trading.GainAny(step.count)
        case phrases.GainRarest():
            return trading.GainRarest()
        case phrases.GainPer():
            return trading.GainPer(step.good, step.thing, step.most)
        case phrases.Seed():
            return seeding.Seed(step.least, step.most)
        case phrases.SeedFromSupply():
            return seeding.SeedFromSupply()
        case phrases.Harvest():
            return harvesting.Harvest(step.most)
        case phrases.HarvestOne():
            return harvesting.HarvestOne(step.most)
        case phrases.TakeGreenhouse():
            return greenhouses.TakeGreenhouse(step.least, step.most)
        case phrases.TakeRandom():
            return greenhouses.TakeRandom()
        case phrases.TakeCard():
            return service_cards.TakeCard()
        case phrases.ShareCard():
            return service_cards.ShareCard()
        case phrases.Advance():
            return tourism.Advance(step.tables)
        case phrases.PlantEach():
            return seeding.PlantEach(step.good)
        case phrases.PlantMissing():
            return seeding.PlantMissing()
        case phrases.PlantMore():
            return seeding.PlantMore(step.most)
        case phrases.Trade():
            return trading.Trade(step.cost, tuple(deed_of(get) for get in step.gets))


def deeds_of(effect: Effect, kind: str, word: str) -> Deeds:
    """The deeds of a phrase, one for each of its actions; the phrase stands on this space, card, event or scenario."""
    if effect.kind == "hand":
        return (by_hand.ByHand(kind, word),)
    return tuple(_action(action, thing(kind, word, "source")) for action in effect.actions)


def _action(action: Action, source: tuple[str, Value]) -> Deed:
    sides = tuple(deed_of(step) for step in action.alternatives)
    for side, step in zip(sides, action.alternatives, strict=True):
        side.told = Action((step,))
    deed = sides[0] if len(sides) == 1 else action_sequence.Either(sides, source)
    deed.told = action
    return deed


def _card_deeds(card: int, effect: Effect) -> Deeds:
    """The deeds of a service card; the special ones by name (R7)."""
    match effect.special:
        case "village-elder":
            return (trading.VillageElder(),)
        case "farm-girl":
            return (seeding.FarmGirl(),)
        case "lease":
            return (greenhouses.Lease(tourism.Advance(1)),)
        case "mixed-seed":
            return (seeding.MixedSeed(),)
        case "secret-hoard":
            return (service_cards.SecretHoard(card),)
    return deeds_of(effect, "card", CARD_WORDS[card])


def _special(deck: Deck, name: str) -> int:
    """The cards with a special effect, as bits."""
    return sum(1 << number for number, card in enumerate(deck.cards) if card.effect.special == name)


def _quick_swap(effect: Effect) -> list[int] | None:
    """What an any-time card changes in the stock, if its use asks nothing."""
    if effect.kind != "any" or len(effect.actions[0].alternatives) > 1:
        return None
    step = effect.actions[0].alternatives[0]
    if not isinstance(step, phrases.Trade) or step.cost.alike or step.cost.any or step.cost.greenhouses:
        return None
    change = [-amount for amount in step.cost.goods]
    for get in step.gets:
        if not isinstance(get, phrases.Gain):
            return None
        change = [before + amount for before, amount in zip(change, get.goods, strict=True)]
    return change


def spaces_in_play(deck: Deck, seats: int) -> list[Space]:
    """The action spaces of a side of the board (R1.2)."""
    if seats <= 2:
        return deck.spaces[0]
    return [space for space in deck.spaces[1] if seats > 3 or space.row != COVERED_ROW]


def load_book(edition: str, letter: str, seats: int) -> Book:
    """The book of an edition, a set and a number of seats."""
    deck = load_deck(edition, letter)
    return _book(edition, letter, deck.version, seats)


@functools.lru_cache(maxsize=64)
def _book(edition: str, letter: str, version: Stamps, seats: int) -> Book:
    """Kept as long as the files of the edition stay the same."""
    deck = load_deck(edition, letter)
    deeds: list[Deeds] = [() for _ in range(SPACES)]
    flags = [0] * SPACES
    rows: list[list[int]] = [[] for _ in range(ROWS)]
    in_play: list[int] = []
    for space in spaces_in_play(deck, seats):
        index = space_number(space.column, space.row)
        in_play.append(index)
        deeds[index] = deeds_of(space.effect, "space", space_face(index, seats))
        flags[index] = 1 << space.column if space.flag else 0
        rows[space.row - 1].append(index)
    cards = [_card_deeds(number, card.effect) for number, card in enumerate(deck.cards)]
    watching = deck.watching[:]
    watching[SEEDED] |= _special(deck, "secret-hoard")
    moments = deck.moments[:]
    moments[END_OF_TOURISM] |= _special(deck, "village-elder")
    moments[START_OF_HOMECOMING] |= _special(deck, "farm-girl")
    piles = [RANDOM_PILE if house.pile == RANDOM else house.pile - greenhouses.SMALLEST for house in deck.greenhouses]
    return Book(
        deck=deck,
        seats=seats,
        workers=deck.board.workers * seats,
        spaces=in_play,
        deeds=deeds,
        sure=[any(deed.sure for deed in of_space) for of_space in deeds],
        flags=flags,
        rows=[row for row in rows if row],
        size=[house.size for house in deck.greenhouses] + [PLOT_SIZE] * PLOTS,
        kinds=[sum(1 << good for good in house.kinds) for house in deck.greenhouses] + [seeding.ALL_KINDS] * PLOTS,
        golden=[house.golden for house in deck.greenhouses] + [RAREST] * PLOTS,
        pile=piles + [-1] * PLOTS,
        card_deeds=cards,
        event_deeds=[deeds_of(event.effect, "event", event.slot) for event in deck.events],
        setup_deeds=[deeds_of(scenario.set_up, "scenario", scenario.slot) for scenario in deck.scenarios],
        watching=watching,
        rows_watched=any(watching[IN_ROW : IN_ROW + ROWS]),
        watched=functools.reduce(operator.or_, [watching[when] for when in service_cards.AFTERWARDS]),
        moments=moments,
        bending=deck.bending,
        any_time=deck.any_time,
        by_hand=sum(1 << card for card in range(CARDS) if deck.cards[card].effect.kind == "hand"),
        red=sum(1 << number for number in range(CARDS) if deck.cards[number].red),
        elders=_special(deck, "village-elder"),
        given=[card_value.given(card.effect) for card in deck.cards],
        quick_swaps=[_quick_swap(card.effect) for card in deck.cards],
    )
