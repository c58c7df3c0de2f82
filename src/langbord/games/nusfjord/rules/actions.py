"""The board actions: when each is allowed and what it does, side by side (N5)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Choice, Reason, Turn
from langbord.engine.log import number, seat, thing
from langbord.games.nusfjord.edition.grammar import EVENTS, NOTHING, Goods
from langbord.games.nusfjord.rules import by_hand, cards, choices, elders
from langbord.games.nusfjord.rules.moves import (
    CARD,
    CARD_WORDS,
    CARDS,
    FIRST_B,
    FIRST_C,
    PLACE,
    PLACE_WORDS,
    PLATE,
    SHIP,
    SHIP_WORDS,
    STOP,
)
from langbord.games.nusfjord.rules.reasons import (
    CARD_NOT_THERE,
    NO_EMPTY_DOUBLE,
    NO_FOREST,
    NO_FOREST_TO_THIN,
    NO_ROOM,
    NO_SHARES,
    NO_SHIP,
    NO_TILES,
    NO_UNISSUED,
    NOT_DOUBLE,
    NOT_HERE,
    NOTHING_AFFORDABLE,
    PLACE_TAKEN,
    PLACE_WOODED,
    PLATE_TOO_DEAR,
    RESERVE_EMPTY,
    SERVE_ONE,
    SHARES_TOO_DEAR,
    SOLD_OUT,
    TABLE_FULL,
    TRACK_FULL,
    WOOD_FULL,
)
from langbord.games.nusfjord.rules.state import NOBODY, SCHOONER, Player, State
from langbord.games.nusfjord.rules.supply import (
    DEFOREST_GIVES,
    ISSUING_PAYS,
    MOORED,
    PLATES_LESS,
    SCHOONER_GOLD,
    SHARES_LESS,
    SHIPS_LESS,
    THIN_OUT_ADDS,
    bent,
    can_pay,
    free_cells,
    gain_wood,
    has_room,
    numbers,
    pay,
    reserve_is_empty,
    tell_number,
    tell_thing,
    track_taken,
    wood_limit,
    wood_room,
)

BUILT: Final = EVENTS.index("you build a building")
SHIP_BUILT: Final = EVENTS.index("you build a ship")
SLOOP_BUILT: Final = EVENTS.index("you build a sloop")
SERVED: Final = EVENTS.index("you serve fish")
PLATE_SERVED: Final = EVENTS.index("you serve a plate")
ISSUED: Final = EVENTS.index("you issue a share")
BOUGHT: Final = EVENTS.index("you buy shares")
DEFORESTED: Final = EVENTS.index("you deforest")
THINNED: Final = EVENTS.index("you thin out")
REFORESTED: Final = EVENTS.index("you reforest")
TOOK_GOLD: Final = EVENTS.index("you take gold")

#: What questions tell, made once.
PRICE: Final[list[choices.Values]] = [(number(price),) for price in range(100)]
THE_CARD: Final[list[choices.Values]] = [(thing("card", word),) for word in CARD_WORDS]

FOR_A_SHARE: Final = 2  # gold (N5.6)
FELLED: Final = 5  # wood (N5.8)
FIRST_DOUBLE: Final = 1  # place 0 is the single space S1


class Action:
    """A board action. `cheaper` is the discount of a card or an elder that offers it."""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        """None if the player can carry it out now."""
        raise NotImplementedError

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        """Carry it out."""
        raise NotImplementedError
        yield  # a generator like all that stand in for it: compiled, their steps then need no look-up


class TakeGold(Action):
    """N5.1"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        return None

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        player.gold += 1
        tell_number(state, "takes-gold", player, 1)
        yield from cards.happen(state, player, TOOK_GOLD)


class TransferReserve(Action):
    """N5.2"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        return RESERVE_EMPTY if reserve_is_empty(player) else None

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        yield from cards.maybe_transfer(state, player)


class ServeFish(Action):
    """N5.3"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        if state.plates == len(state.deck.board.plates):
            return TABLE_FULL
        price = self.price_of(state, player, state.plates)
        return PLATE_TOO_DEAR[price] if player.fish < price else None

    def price(self, state: State, player: Player) -> int:
        """What the next plate costs this player."""
        return self.price_of(state, player, state.plates)

    def price_of(self, state: State, player: Player, plate: int) -> int:
        """What a plate costs this player."""
        price = state.deck.board.plates[plate]
        if player.built & state.deck.bending[PLATES_LESS]:
            price = max(1, price - bent(state, player, PLATES_LESS, 0))
        return price

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        served = 0
        while self.why_not(state, player, cheaper) is None:
            choice = FIRST_PLATE if served == 0 else NEXT_PLATE
            if (yield from choices.decide(state, player, "serve", choice, PRICE[self.price(state, player)])) == STOP:
                break
            price = self.price(state, player)
            player.fish -= price
            player.gold += 1
            state.plates += 1
            served += 1
            if state.log.on:
                state.log.tell("serves-plate", seat(player.seat), number(state.plates, "plate"), number(price))
            yield from cards.happen(state, player, PLATE_SERVED)
        if served:
            yield from cards.happen(state, player, SERVED)


class FirstPlate(Choice[State]):
    """At least one plate must be served."""

    def among(self, state: State, seat: int) -> list[int]:
        return [PLATE] if SERVE.why_not(state, state.players[seat], NOTHING) is None else []

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == PLATE:
            return SERVE.why_not(state, state.players[seat], NOTHING)
        return SERVE_ONE if move == STOP else NOT_HERE


class NextPlate(Choice[State]):
    """One more plate, or stop."""

    def among(self, state: State, seat: int) -> list[int]:
        return [PLATE, STOP] if SERVE.why_not(state, state.players[seat], NOTHING) is None else [STOP]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == PLATE:
            return SERVE.why_not(state, state.players[seat], NOTHING)
        return None if move == STOP else NOT_HERE


FIRST_PLATE: Final = FirstPlate()
NEXT_PLATE: Final = NextPlate()


class BuildBuilding(Action):
    """N5.4"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        if not has_room(state, player):
            return None if self.possible(state, player, cheaper) else NO_ROOM
        if (
            self._pays_one(state, player, cheaper, state.open_a)
            or self._pays_one(state, player, cheaper, state.open_b)
            or self._pays_one(state, player, cheaper, state.open_c)
            or self._pays_one(state, player, cheaper, player.hand.cards)
        ):
            return None
        return NOTHING_AFFORDABLE

    def _pays_one(self, state: State, player: Player, cheaper: Goods, shown: list[int]) -> bool:
        """Whether the player can pay for one of these buildings at least."""
        wood, fish, gold = player.wood + cheaper.wood, player.fish + cheaper.fish, player.gold + cheaper.gold
        costs = state.deck.building_costs
        for card in shown:
            cost = costs[card]
            if wood >= cost.wood and fish >= cost.fish and gold >= cost.gold:
                return True
        return False

    def possible(self, state: State, player: Player, cheaper: Goods) -> list[int]:
        """The buildings that lie open or in the hand, can be paid for and find room."""
        shown = state.open_a + state.open_b + state.open_c + player.hand.cards
        if not has_room(state, player):
            moored = state.deck.bending[MOORED]  # those need none (N8.10)
            shown = [card for card in shown if moored >> card & 1] if moored else []
        wood, fish, gold = player.wood + cheaper.wood, player.fish + cheaper.fish, player.gold + cheaper.gold
        costs = state.deck.building_costs
        found: list[int] = []
        for card in shown:
            cost = costs[card]
            if wood >= cost.wood and fish >= cost.fish and gold >= cost.gold:
                found.append(card)
        return found

    def payable(self, state: State, player: Player, card: int, cheaper: Goods) -> bool:
        """N4.6, N8.9"""
        return can_pay(player, state.deck.buildings[card].cost.less(cheaper))

    def hand_might_do(self, state: State, player: Player) -> bool:
        """Whether a hand nobody else knows might make it possible."""
        return bool(player.hand.cards) and (has_room(state, player) or bool(state.deck.bending[MOORED]))

    def moors(self, state: State, card: int) -> bool:
        """N8.10"""
        return bool(state.deck.bending[MOORED] >> card & 1)

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        values = (thing("goods", str(cheaper), "cheaper"),)
        move = yield from choices.decide(state, player, "choose-building", Buildings(cheaper), values)
        if move == STOP:
            return
        card = move - CARD
        pay(player, state.deck.buildings[card].cost.less(cheaper))
        self._take(state, player, card)
        tell_thing(state, "builds", player, "card", CARD_WORDS[card])
        if self.moors(state, card):
            player.moored.append(card)
        else:
            state.site = card
            place = (yield from choices.decide(state, player, "place-building", FREE_PLACES, THE_CARD[card])) - PLACE
            state.site = NOBODY
            player.places[place].append(card)
        player.cards.append(card)
        player.built |= 1 << card
        yield from cards.happen(state, player, BUILT, newest=card)
        effect = state.deck.buildings[card].effect
        if effect.kind == "now":
            yield from cards.do_steps(state, player, effect.steps)
        elif effect.kind == "hand":
            yield from by_hand.use(state, player, CARD_WORDS[card])

    def _take(self, state: State, player: Player, card: int) -> None:
        """From the display, or from the hand (N5.4, N9.6)."""
        if card < FIRST_B:
            state.open_a.remove(card)
        elif card < FIRST_C:
            state.open_b.remove(card)
        elif card in player.hand.cards:
            player.hand.play(card)
        else:
            state.open_c.remove(card)


class Buildings(choices.Due):
    """The buildings a player can pay for (N5.4, N9.7)."""

    def __init__(self, cheaper: Goods) -> None:
        self.cheaper: Goods = cheaper

    def possible(self, state: State, seat: int) -> list[int]:
        return [CARD + card for card in BUILD.possible(state, state.players[seat], self.cheaper)]

    def why_impossible(self, state: State, seat: int, move: int) -> Reason | None:
        if not CARD <= move < CARD + CARDS:
            return NOT_HERE
        player = state.players[seat]
        card = move - CARD
        shown = (state.open_a, state.open_b, state.open_c, player.hand.cards)
        if not any(card in pile for pile in shown):
            return CARD_NOT_THERE
        if not BUILD.payable(state, player, card, self.cheaper):
            cost = state.deck.buildings[card].cost.less(self.cheaper)
            return Reason("building-too-dear", "N5.4", (thing("goods", str(cost)),))
        return None if BUILD.moors(state, card) or has_room(state, player) else NO_ROOM


class FreePlaces(Choice[State]):
    """Places of the harbour with a free building space (N2.1, N2.2)."""

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        return [PLACE + place for place in range(len(PLACE_WORDS)) if free_cells(state, player, place)]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not PLACE <= move < PLACE + len(PLACE_WORDS):
            return NOT_HERE
        player = state.players[seat]
        if player.forests[move - PLACE]:
            return PLACE_WOODED
        return None if free_cells(state, player, move - PLACE) else PLACE_TAKEN


FREE_PLACES: Final = FreePlaces()


class IssueShare(Action):
    """N5.6"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        return None if player.unissued else NO_UNISSUED

    def gold(self, state: State, player: Player) -> int:
        """What issuing pays this player."""
        return bent(state, player, ISSUING_PAYS, FOR_A_SHARE)

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        gold = self.gold(state, player)
        player.unissued -= 1
        state.market[player.seat] += 1
        player.gold += gold
        tell_number(state, "issues", player, gold)
        yield from cards.happen(state, player, ISSUED)


class BuyShares(Action):
    """N5.7"""

    def price(self, state: State, player: Player) -> int:
        """One gold each, less the discount of the round and of buildings, never below nothing."""
        less = 0
        if player.built & state.deck.bending[SHARES_LESS]:
            less = bent(state, player, SHARES_LESS, 0)
        return self.price_less(state, less)

    def price_less(self, state: State, less: int) -> int:
        """The same for a discount by buildings; 0 is what everybody else pays."""
        price = -state.deck.board.share_discount[state.round - 1] - less
        for shares in state.market:
            price += shares
        return max(0, price)

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        for shares in state.market:  # a loop: compiled, it is much faster than `any`
            if shares:
                price = self.price(state, player)
                return None if player.gold >= price else SHARES_TOO_DEAR[price]
        return NO_SHARES

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        price = self.price(state, player)
        player.gold -= price
        bought = sum(state.market)
        for owner, shares in enumerate(state.market):
            player.shares[owner] += shares
            state.market[owner] = 0
        if state.log.on:
            state.log.tell("buys", seat(player.seat), number(bought), number(price, "price"))
        yield from cards.happen(state, player, BOUGHT)


class Deforest(Action):
    """N5.8"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        for tiles in player.forests:
            if tiles:
                return None
        return NO_FOREST

    def wood(self, state: State, player: Player) -> int:
        """What felling gives this player, as far as it fits."""
        return min(bent(state, player, DEFOREST_GIVES, FELLED), wood_room(state, player))

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        place = (yield from choices.decide(state, player, "deforest", FORESTS)) - PLACE
        player.forests[place] -= 1
        state.forest_supply += 1
        wood = gain_wood(state, player, self.wood(state, player))
        if state.log.on:
            state.log.tell("deforests", seat(player.seat), thing("place", PLACE_WORDS[place]), number(wood))
        yield from cards.happen(state, player, DEFORESTED)


class Forests(Choice[State]):
    """Double spaces with a Forest."""

    def among(self, state: State, seat: int) -> list[int]:
        return [PLACE + place for place, tiles in enumerate(state.players[seat].forests) if tiles]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not PLACE <= move < PLACE + len(PLACE_WORDS):
            return NOT_HERE
        return None if state.players[seat].forests[move - PLACE] else NO_FOREST


FORESTS: Final = Forests()


class ThinOut(Action):
    """N5.9"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        for tiles in player.forests:
            if tiles:
                return WOOD_FULL if player.wood >= wood_limit(state, player) else None
        return NO_FOREST_TO_THIN

    def wood(self, state: State, player: Player) -> int:
        """What thinning out gives this player, as far as it fits."""
        return min(sum(player.forests) + bent(state, player, THIN_OUT_ADDS, 0), wood_room(state, player))

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        wood = gain_wood(state, player, self.wood(state, player))
        tell_number(state, "thins", player, wood)
        yield from cards.happen(state, player, THINNED)


class Reforest(Action):
    """N5.10"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        if state.forest_supply < 2:
            return NO_TILES
        for place in range(FIRST_DOUBLE, len(player.places)):
            if not player.forests[place] and not player.places[place]:
                return None
        return NO_EMPTY_DOUBLE

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        place = (yield from choices.decide(state, player, "reforest", EMPTY_DOUBLES)) - PLACE
        player.forests[place] = 2
        state.forest_supply -= 2
        tell_thing(state, "reforests", player, "place", PLACE_WORDS[place])
        yield from cards.happen(state, player, REFORESTED)


class EmptyDoubles(Choice[State]):
    """Printed double spaces with neither building nor Forest."""

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        doubles = range(FIRST_DOUBLE, len(player.places))
        return [PLACE + place for place in doubles if not player.forests[place] and not player.places[place]]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not PLACE <= move < PLACE + len(PLACE_WORDS):
            return NOT_HERE
        place = move - PLACE
        if place < FIRST_DOUBLE:
            return NOT_DOUBLE
        player = state.players[seat]
        return None if not player.forests[place] and not player.places[place] else NO_EMPTY_DOUBLE


EMPTY_DOUBLES: Final = EmptyDoubles()


class BuildShip(Action):
    """N5.11"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        for offer, cost in enumerate(self.costs(state, player, cheaper)):
            if can_pay(player, cost) and self.there(state, player, offer):
                return None
        return NO_SHIP

    def offers(self, state: State, player: Player, cheaper: Goods) -> list[int]:
        """The kinds of ship, by how they are paid for, that are there, can be paid for and find room."""
        found: list[int] = []
        for offer, cost in enumerate(self.costs(state, player, cheaper)):
            if can_pay(player, cost) and self.there(state, player, offer):
                found.append(offer)
        return found

    def there(self, state: State, player: Player, offer: int) -> bool:
        """Whether the supply holds a ship of this kind and the track has room for it."""
        board = state.deck.board
        ship = board.ships[offer]
        return state.ships[ship.kind] > 0 and track_taken(state, player) + ship.length <= board.track

    def costs(self, state: State, player: Player, cheaper: Goods) -> list[Goods]:
        """The prices of all offers for this player; those that special buildings bend are kept once found."""
        deck = state.deck
        special = player.built & deck.ship_bending
        if not special and cheaper is NOTHING:
            return deck.ship_costs
        known = deck.bent_ship_costs.get((special, cheaper))
        if known is None:
            known = [self.cost(state, player, offer, cheaper) for offer in range(len(deck.ship_costs))]
            deck.bent_ship_costs[special, cheaper] = known
        return known

    def why_not_ship(self, state: State, player: Player, offer: int, cheaper: Goods) -> Reason | None:
        """None for one of `offers`, otherwise which of its conditions fails."""
        if offer in self.offers(state, player, cheaper):
            return None
        if not state.ships[state.deck.board.ships[offer].kind]:
            return SOLD_OUT
        cost = self.cost(state, player, offer, cheaper)
        return TRACK_FULL if can_pay(player, cost) else Reason("ship-too-dear", "N5.11", (thing("goods", str(cost)),))

    def cost(self, state: State, player: Player, offer: int, cheaper: Goods) -> Goods:
        """The price for this player; special buildings make it lower."""
        cost = state.deck.board.ships[offer].cost
        if player.built & state.deck.ship_bending:
            cost = cost.less(Goods(wood=bent(state, player, SHIPS_LESS, 0)))
            if offer > SCHOONER:
                cost = Goods(gold=min([cost.gold, *numbers(state, player, SCHOONER_GOLD)]))
        return cost.less(cheaper)

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        values = (thing("goods", str(cheaper), "cheaper"),)
        offer = (yield from choices.decide(state, player, "choose-ship", Ships(cheaper), values)) - SHIP
        kind = state.deck.board.ships[offer].kind
        pay(player, self.cost(state, player, offer, cheaper))
        state.ships[kind] -= 1
        player.ships[kind] += 1
        tell_thing(state, "builds-ship", player, "ship", SHIP_WORDS[kind])
        yield from cards.happen(state, player, SHIP_BUILT)
        yield from cards.happen(state, player, SLOOP_BUILT + kind)


class Ships(Choice[State]):
    """The ships a player can pay for and has room for."""

    def __init__(self, cheaper: Goods) -> None:
        self.cheaper: Goods = cheaper

    def among(self, state: State, seat: int) -> list[int]:
        return [SHIP + offer for offer in SHIPS.offers(state, state.players[seat], self.cheaper)]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not SHIP <= move < SHIP + len(SHIP_WORDS):
            return NOT_HERE
        return SHIPS.why_not_ship(state, state.players[seat], move - SHIP, self.cheaper)


class TakeElder(Action):
    """N5.12"""

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        return elders.why_not_take(state, player)

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        yield from elders.take(state, player)


SERVE: Final = ServeFish()
BUILD: Final = BuildBuilding()
SHIPS: Final = BuildShip()
ISSUE: Final = IssueShare()
BUY: Final = BuyShares()
DEFOREST: Final = Deforest()
THIN_OUT: Final = ThinOut()

#: The action of each space by its word; the two Build spaces share one (N5.5).
BY_WORD: Final[dict[str, Action]] = {
    "gold": TakeGold(),
    "transfer": TransferReserve(),
    "serve": SERVE,
    "build": BUILD,
    "build-2": BUILD,
    "issue": ISSUE,
    "buy": BUY,
    "deforest": DEFOREST,
    "thin": THIN_OUT,
    "reforest": Reforest(),
    "ship": SHIPS,
    "elder": TakeElder(),
}
