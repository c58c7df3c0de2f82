"""What must hold at any moment: nothing lost, nothing invented, no limit broken. For the tests and `--check`."""

from __future__ import annotations

from langbord.games.reykholt.edition.loader import Card
from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.moves import CARDS, GOODS, HOUSE_CARDS, PLACES_TO_GROW, SPACES
from langbord.games.reykholt.rules.rule_modifiers import PROPERTY_FREE, TOWN_HALL_FREE
from langbord.games.reykholt.rules.service_cards import SELLER
from langbord.games.reykholt.rules.state import (
    DAWN,
    HARVEST,
    HOME,
    NEUTRAL,
    NOBODY,
    OVER,
    START,
    TOURISM,
    WORK,
    Player,
    State,
)
from langbord.games.reykholt.rules.tourism import LAST_KNOWN
from langbord.games.reykholt.rules.triggers import TRIGGERS

MOST_GOODS = 10_000


def faults(state: State) -> list[str]:
    """Everything that is wrong with a state; an empty list if nothing is."""
    found = _course(state) + _houses(state) + _cards(state) + _workers(state) + _track(state)
    for player in state.players:
        found += [f"seat {player.seat}: {fault}" for fault in _player(state, player)]
    return found


def _course(state: State) -> list[str]:
    """Round, phase, story."""
    found: list[str] = []
    if state.phase not in (START, DAWN, WORK, HARVEST, TOURISM, HOME, OVER):
        found.append(f"phase {state.phase}")
    if not 1 <= state.round <= state.rounds <= 8 or (state.phase == OVER and state.round != state.rounds):
        found.append(f"round {state.round} of {state.rounds}")
    if not NOBODY <= state.scenario < len(state.book.deck.scenarios):
        found.append(f"scenario {state.scenario}")
    if not NOBODY <= state.event < len(state.book.deck.events):
        found.append(f"event {state.event}")
    events = [card - HOUSE_CARDS for card in state.events.cards]
    if state.event != NOBODY:
        events.append(state.event)
    if len(set(events)) != len(events) or any(not 0 <= event < len(state.book.deck.events) for event in events):
        found.append("the events are torn")
    if len(state.happened) != TRIGGERS:
        found.append("what happened is torn")
    if not 0 <= state.waiting < 1 << len(state.players):
        found.append("somebody waits who does not play")
    if not NOBODY <= state.harvester < len(state.players):
        found.append(f"seat {state.harvester} harvested first")
    if not 0 <= state.first < len(state.players) or len(state.players) != state.book.seats:
        found.append(f"seat {state.first} of {len(state.players)} began")
    return found


def _houses(state: State) -> list[str]:
    """Every greenhouse of the game is in exactly one place, and in a pile of its own."""
    found: list[str] = []
    pile = state.book.pile
    lying = [house for cards in state.piles for house in cards]
    loose = state.marked + state.random.cards + state.returned
    owned = [house for player in state.players for house in player.houses if house < HOUSE_CARDS]
    everywhere = sorted(lying + loose + owned)
    wanted = [house for house, card in enumerate(state.book.deck.greenhouses) if card.seats <= len(state.players)]
    missing = set(wanted) - set(everywhere)
    if len(set(everywhere)) != len(everywhere) or not set(everywhere) <= set(wanted):
        found.append("a greenhouse is in two places or should not be in the game")
    if missing and state.scenario == NOBODY:
        found.append(f"{len(missing)} greenhouses are missing")
    if any(pile[house] != number for number, cards in enumerate(state.piles) for house in cards):
        found.append("a greenhouse lies in a wrong pile")
    if any(pile[house] != len(state.piles) for house in loose):
        found.append("a greenhouse of a size lies in the random pile")
    return found


def _cards(state: State) -> list[str]:
    """Every service card lies open, or with one or two neighbours who know it."""
    found: list[str] = []
    seats = len(state.players)
    if any(not 0 <= card < CARDS for card in [*state.display, *state.owner]):
        return ["there is no such service card"]
    if set(state.display) & set(state.owner) or len(set(state.display)) != len(state.display):
        found.append("a service card is in two places")
    if not set(state.partner) <= set(state.owner) or not set(state.hoards) <= set(state.owner):
        found.append("a card is in use that nobody owns")
    if any(not 0 <= good < GOODS for hoard in state.hoards.values() for good in hoard):
        found.append("there is no such good on a card")
    for card, owner in state.owner.items():
        users = {owner}
        if card in state.partner:
            users.add(state.partner[card])
            if seats < 3 or (state.partner[card] - owner) % seats not in (1, seats - 1):
                found.append(f"card {card} is not shared by neighbours")
        if users != {player.seat for player in state.players if card in player.cards}:
            found.append(f"the users of card {card} are torn")
    return found


def _workers(state: State) -> list[str]:
    """No more workers than there are, none on a space that is not there, the flags kept."""
    found: list[str] = []
    workers = state.workers
    if len(workers) != SPACES:
        return ["the board is torn"]
    alone = len(state.players) == 1
    if any(workers[space] != NOBODY for space in range(SPACES) if space not in state.book.spaces):
        found.append("a worker stands beside the board")
    for colour in {worker for worker in workers if worker not in (NOBODY, NEUTRAL)}:
        count = workers.count(colour) + (state.guest != NOBODY and state.guest_colour == colour)
        if count > state.book.deck.board.workers:
            found.append(f"{count} workers of colour {colour}")
        if not 0 <= colour < (2 if alone else len(state.players)):
            found.append(f"there is no colour {colour}")
    if (NEUTRAL in workers or state.variant or state.guest != NOBODY) and not alone:
        found.append("a neutral worker or a variant among rivals")
    if not NOBODY <= state.guest < SPACES:
        found.append(f"a guest on space {state.guest}")
    if not 0 <= state.placed <= state.book.deck.board.workers * len(state.players):
        found.append(f"{state.placed} workers placed")
    if not alone:
        found += _flags(state)
    return found


def _flags(state: State) -> list[str]:
    """One flagged space per column and player, unless a rule is bent (R3.8)."""
    book = state.book
    found: list[str] = []
    for player in state.players:
        for column, rule in ((0, PROPERTY_FREE), (3, TOWN_HALL_FREE)):
            taken = [
                space
                for space in book.spaces
                if state.workers[space] == player.seat and book.flags[space] == 1 << column
            ]
            if len(taken) > 1 and not player.held & book.bending[rule] and not state.bent >> rule & 1:
                found.append(f"seat {player.seat} took {len(taken)} flagged spaces of column {column}")
    return found


def _track(state: State) -> list[str]:
    """The standing order is that of the tables."""
    if sorted(state.order) != list(range(len(state.players))):
        return [f"the order {state.order}"]
    tables = [player.table for player in state.along_track()]
    if tables != sorted(tables, reverse=True) or not 0 <= tables[-1] <= tables[0] < LAST_KNOWN - 60:
        return [f"the tables {tables}"]
    return []


def _player(state: State, player: Player) -> list[str]:
    """One player's area."""
    found: list[str] = []
    if len(player.goods) != GOODS or min(player.goods) < 0 or max(player.goods) > MOST_GOODS:
        found.append(f"goods {player.goods}")
    if len(player.houses) != len(player.beds) or len(set(player.houses)) != len(player.houses):
        return [*found, "the greenhouses are torn"]
    if any(not 0 <= house < PLACES_TO_GROW for house in player.houses):
        return [*found, "there is no such greenhouse"]
    for house, bed in zip(player.houses, player.beds, strict=True):
        if not 0 <= beds.count(bed) <= state.book.size[house] or bed >> 4 * GOODS:
            found.append(f"{beds.count(bed)} goods in greenhouse {house}")
        if not _kinds_explained(state, player, house, bed):
            found.append(f"greenhouse {house} holds what it does not take")
    if player.held != sum(1 << card for card in player.cards) or len(set(player.cards)) != len(player.cards):
        found.append("the cards are torn")
    plots = sum(house >= HOUSE_CARDS for house in player.houses)
    sellers = sum(state.book.deck.cards[card].effect.special == SELLER for card in player.cards)
    if plots != 2 * sellers:
        found.append(f"{plots} plots on {sellers} cards")
    return found


def _kinds_explained(state: State, player: Player, house: int, bed: int) -> bool:
    """Goods that a greenhouse does not take are there only if a card put them there or a greenhouse was given away."""
    foreign = [good for good in beds.kinds(bed) if not state.book.kinds[house] >> good & 1]
    if not foreign:
        return True
    bending = any("plant" in card.effect.phrase or "kind" in card.effect.phrase for card in _used(state))
    special = any(card.effect.special in ("mixed-seed", "lease") for card in _used(state))
    return bending or special or state.bent > 0


def _used(state: State) -> list[Card]:
    """All service cards in use."""
    return [state.book.deck.cards[card] for card in state.owner]
