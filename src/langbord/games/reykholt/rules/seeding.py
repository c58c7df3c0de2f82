"""Seeding (R5.1 to R5.4), and planting by cards (R7.2, R7.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from langbord.engine.ask import NOTHING_ASKED, Ask, Choice, Part, Reason, Turn
from langbord.engine.log import number, seat, thing
from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.beds import ONE
from langbord.games.reykholt.rules.choices import LEFT, THE_HOUSE, decide, decide_freely
from langbord.games.reykholt.rules.compiled import Deed
from langbord.games.reykholt.rules.moves import GOOD, GOOD_WORDS, GOODS, GROW_WORDS, HOUSE, PLACES_TO_GROW, STOP
from langbord.games.reykholt.rules.reasons import (
    GOOD_NOT_OWNED,
    HOUSE_NOT_EMPTY,
    HOUSE_NOT_YOURS,
    KIND_NOT_TAKEN,
    NO_HOUSE_OF_FIVE,
    NO_NEW_KIND,
    NO_ROOM,
    NOT_GROWING,
    NOT_HERE,
    NOTHING_TO_SEED,
    SEED_MORE,
    TOO_FEW_SEEDINGS,
)
from langbord.games.reykholt.rules.rule_modifiers import EVERY_KIND, SEEDING_LEAVES, bent, numbers
from langbord.games.reykholt.rules.state import Player, State
from langbord.games.reykholt.rules.supply import have
from langbord.games.reykholt.rules.triggers import SEEDED

ALL_KINDS: Final = (1 << GOODS) - 1
FARM_GIRL_PARCELS: Final = 3


def takes(state: State, player: Player, house: int) -> int:
    """The kinds that may be seeded in a greenhouse, as bits (R4.1)."""
    if bent(state, player, EVERY_KIND) and state.book.size[house] in numbers(state, player, EVERY_KIND):
        return ALL_KINDS
    return state.book.kinds[house]


def seedable(state: State, player: Player, owned: int) -> list[int]:
    """For each empty greenhouse that could be seeded with the kinds in `owned`: which of them it takes, as bits."""
    beds = player.beds
    empty = [house for place, house in enumerate(player.houses) if not beds[place]]
    if bent(state, player, EVERY_KIND):
        masks = [takes(state, player, house) & owned for house in empty]
    else:
        kinds = state.book.kinds
        masks = [kinds[house] & owned for house in empty]
    return [mask for mask in masks if mask]


def enough(masks: list[int], stock: list[int], need: int) -> bool:
    """Whether `need` of the greenhouses can each get a good that it takes: a matching of greenhouses and stock."""
    if len(masks) < need:
        return False
    given: list[list[int]] = [[] for _ in stock]  # by good: the greenhouses that get one
    matched = 0
    for index in range(len(masks)):
        matched += _give(index, masks, stock, given, [False] * len(stock))
        if matched >= need:
            return True
    return False


def _give(index: int, masks: list[int], stock: list[int], given: list[list[int]], seen: list[bool]) -> bool:
    """Find a good for a greenhouse; if need be, another one makes do with a different kind."""
    for good in range(len(stock)):
        if seen[good] or not masks[index] >> good & 1:
            continue
        seen[good] = True
        if len(given[good]) < stock[good]:
            given[good].append(index)
            return True
        for place, other in enumerate(given[good]):
            if _give(other, masks, stock, given, seen):
                given[good][place] = index
                return True
    return False


def why_not_seed(state: State, player: Player, least: int) -> Reason | None:
    """R5.1, R5.4"""
    if 0 not in player.beds:
        return NOTHING_TO_SEED
    owned = have(player)
    if not owned:
        return NOTHING_TO_SEED
    if least <= 1 and not bent(state, player, EVERY_KIND):
        kinds, houses = state.book.kinds, player.houses
        for place, bed in enumerate(player.beds):
            if not bed and kinds[houses[place]] & owned:
                return None
        return NOTHING_TO_SEED
    masks = seedable(state, player, owned)
    if not masks:
        return NOTHING_TO_SEED
    if least > 1 and not enough(masks, player.goods, least):
        return TOO_FEW_SEEDINGS
    return None


def keeps_enough(state: State, player: Player, house: int, good: int, owed: int) -> bool:
    """Whether this seeding leaves the other ones that are owed within reach (R5.4)."""
    if owed <= 1:
        return True
    place = player.houses.index(house)
    player.beds[place] = 1
    player.goods[good] -= 1
    masks = seedable(state, player, have(player))
    reached = enough(masks, player.goods, owed - 1)
    player.goods[good] += 1
    player.beds[place] = 0
    return reached


def within_reach(state: State, player: Player, house: int, good: int) -> int:
    """How many seedings are within reach if this one comes first, itself included (R5.4)."""
    count = 1
    while count < len(player.houses) and keeps_enough(state, player, house, good, count + 1):
        count += 1
    return count


class Houses(Choice[State]):
    """The empty greenhouses that can be seeded; stop once the least number is reached (R5.3)."""

    def __init__(self, owed: int) -> None:
        self.owed: int = owed

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        owned = have(player)
        moves: list[int] = [] if self.owed > 0 else [STOP]
        for place, house in enumerate(player.houses):
            if not player.beds[place]:
                fitting = takes(state, player, house) & owned
                if fitting and (self.owed <= 1 or self._kinds(state, player, house, fitting)):
                    moves.append(HOUSE + house)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == STOP:
            return SEED_MORE if self.owed > 0 else None
        if not HOUSE <= move < HOUSE + PLACES_TO_GROW:
            return NOT_HERE
        player = state.players[seat]
        house = move - HOUSE
        if house not in player.houses:
            return HOUSE_NOT_YOURS
        if player.beds[player.houses.index(house)]:
            return HOUSE_NOT_EMPTY
        fitting = takes(state, player, house) & have(player)
        if not fitting:
            return GOOD_NOT_OWNED
        return None if self._kinds(state, player, house, fitting) else TOO_FEW_SEEDINGS

    def _kinds(self, state: State, player: Player, house: int, fitting: int) -> bool:
        return any(fitting >> good & 1 and keeps_enough(state, player, house, good, self.owed) for good in range(GOODS))


class Kinds(Choice[State]):
    """The goods that can be seeded in a greenhouse."""

    def __init__(self, house: int, owed: int) -> None:
        self.house: int = house
        self.owed: int = owed

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        fitting = takes(state, player, self.house) & have(player)
        return [
            GOOD + good
            for good in range(GOODS)
            if fitting >> good & 1 and keeps_enough(state, player, self.house, good, self.owed)
        ]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not GOOD <= move < GOOD + GOODS:
            return NOT_HERE
        player = state.players[seat]
        good = move - GOOD
        if not takes(state, player, self.house) >> good & 1:
            return KIND_NOT_TAKEN
        if not player.goods[good]:
            return GOOD_NOT_OWNED
        return None if keeps_enough(state, player, self.house, good, self.owed) else TOO_FEW_SEEDINGS


HOUSES: Final = [Houses(owed) for owed in range(10)]


class Seed(Deed):
    """Seed `least` to `most` times (R5.3)."""

    declinable = True
    parcels = 99  # at most so many are filled

    def __init__(self, least: int, most: int) -> None:
        self.least: int = least
        self.most: int = most

    def why_not(self, state: State, player: Player) -> Reason | None:
        return why_not_seed(state, player, self.least)

    def act(self, state: State, player: Player) -> Turn:
        for seeded in range(self.most):
            if why_not_seed(state, player, 1) is not None:
                return
            owed = max(0, self.least - seeded)
            if owed:
                move = yield from decide(state, player, "seed", HOUSES[owed], LEFT[owed])
            else:
                move = yield from decide_freely(state, player, "seed", HOUSES[owed], LEFT[owed])
            if move == STOP:
                return
            house = move - HOUSE
            good = (yield from decide(state, player, "seed-good", Kinds(house, owed), THE_HOUSE[house])) - GOOD
            player.goods[good] -= 1
            fill(state, player, house, good, self.parcels)
            state.happened[SEEDED] += state.acting  # by an action, not by a card that answers to one (R6.6)


class FarmGirl(Seed):
    """Seed at least once, as if every greenhouse had three parcels (R7.4)."""

    parcels = FARM_GIRL_PARCELS

    def __init__(self) -> None:
        super().__init__(1, 99)


def fill(state: State, player: Player, house: int, good: int, parcels: int) -> None:
    """Fill an empty greenhouse with one kind (R5.1)."""
    filled = min(parcels, state.book.size[house])
    if bent(state, player, SEEDING_LEAVES):
        filled = max(1, filled - sum(numbers(state, player, SEEDING_LEAVES)))
    player.beds[player.houses.index(house)] = filled * ONE[good]
    if state.log.on:
        state.log.tell(
            "seeds",
            seat(player.seat),
            thing("house", GROW_WORDS[house]),
            thing("good", GOOD_WORDS[good]),
            number(filled),
        )


class SeedFromSupply(Deed):
    """Seed once, the first good too coming from the supply."""

    declinable = True

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if 0 in player.beds else NOTHING_TO_SEED

    def act(self, state: State, player: Player) -> Turn:
        house = (yield from decide_freely(state, player, "choose-house", EMPTY_HOUSES)) - HOUSE
        choice = AmongKinds(takes(state, player, house), KIND_NOT_TAKEN)
        good = (yield from decide_freely(state, player, "plant-good", choice, THE_HOUSE[house])) - GOOD
        fill(state, player, house, good, 99)
        state.happened[SEEDED] += state.acting


class OwnHouses(Choice[State]):
    """Greenhouses of the player that satisfy something."""

    def why_not_house(self, state: State, player: Player, house: int, bed: int) -> Reason | None:
        """None if this one will do."""
        raise NotImplementedError

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        beds = player.beds
        return [
            HOUSE + house
            for place, house in enumerate(player.houses)
            if self.why_not_house(state, player, house, beds[place]) is None
        ]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not HOUSE <= move < HOUSE + PLACES_TO_GROW:
            return NOT_HERE
        player = state.players[seat]
        house = move - HOUSE
        if house not in player.houses:
            return HOUSE_NOT_YOURS
        return self.why_not_house(state, player, house, player.beds[player.houses.index(house)])


class EmptyHouses(OwnHouses):
    """Those in which nothing grows."""

    def why_not_house(self, state: State, player: Player, house: int, bed: int) -> Reason | None:
        return HOUSE_NOT_EMPTY if bed else None


EMPTY_HOUSES: Final = EmptyHouses()


class AmongKinds(Choice[State]):
    """Some kinds of goods, given as bits; the reason why not is the same for all others."""

    def __init__(self, kinds: int, otherwise: Reason) -> None:
        self.kinds: int = kinds
        self.otherwise: Reason = otherwise

    def among(self, state: State, seat: int) -> list[int]:
        return [GOOD + good for good in range(GOODS) if self.kinds >> good & 1]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not GOOD <= move < GOOD + GOODS:
            return NOT_HERE
        return None if self.kinds >> (move - GOOD) & 1 else self.otherwise


ANY_KIND: Final = AmongKinds(ALL_KINDS, NOT_HERE)


# --- planting by cards (R7.2, R7.3) ---------------------------------------------------------------


def room(state: State, house: int, bed: int) -> bool:
    """Whether a parcel is empty."""
    return beds.count(bed) < state.book.size[house]


def plant(state: State, player: Player, place: int, good: int) -> None:
    """Put one good from the supply on an empty parcel."""
    player.beds[place] += ONE[good]
    if state.log.on:
        word = GROW_WORDS[player.houses[place]]
        state.log.tell("plants", seat(player.seat), thing("house", word), thing("good", GOOD_WORDS[good]))


class PlantEach(Deed):
    """One good of a kind into each greenhouse with room, allowed there or not (R7.2)."""

    def __init__(self, good: int) -> None:
        self.good: int = good

    def why_not(self, state: State, player: Player) -> Reason | None:
        if any(room(state, house, bed) for house, bed in zip(player.houses, player.beds, strict=True)):
            return None
        return NO_ROOM

    def act(self, state: State, player: Player) -> Iterable[Ask]:
        for place, house in enumerate(player.houses):
            if room(state, house, player.beds[place]):
                plant(state, player, place, self.good)
        return NOTHING_ASKED


def missing(state: State, player: Player, place: int) -> int:
    """The kinds that a greenhouse with room takes and that do not grow there yet, as bits (R7.3)."""
    house, bed = player.houses[place], player.beds[place]
    if not room(state, house, bed):
        return 0
    kinds = takes(state, player, house)
    for good in beds.kinds(bed):
        kinds &= ~(1 << good)
    return kinds


class PlantMissing(Deed):
    """One good of a new kind into each greenhouse with room (R7.3)."""

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if any(missing(state, player, place) for place in range(len(player.houses))) else NO_NEW_KIND

    def act(self, state: State, player: Player) -> Turn:
        for place in range(len(player.houses)):
            kinds = missing(state, player, place)
            if kinds:
                choice = AmongKinds(kinds, NO_NEW_KIND)
                told = THE_HOUSE[player.houses[place]]
                good = (yield from decide_freely(state, player, "plant-good", choice, told)) - GOOD
                plant(state, player, place, good)


class PlantMore(Deed):
    """One more of a kind that grows there already, in up to `most` greenhouses."""

    declinable = True

    def __init__(self, most: int) -> None:
        self.most: int = most

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if HalfFull(()).among(state, player.seat) else NO_ROOM

    def act(self, state: State, player: Player) -> Turn:
        done: tuple[int, ...] = ()
        while len(done) < self.most:
            choice = HalfFull(done)
            if not any(move != STOP for move in choice.among(state, player.seat)):
                return
            move = yield from decide_freely(state, player, "choose-house", choice, LEFT[self.most - len(done)])
            if move == STOP:
                return
            house = move - HOUSE
            done = (*done, house)
            place = player.houses.index(house)
            plant(state, player, place, (yield from choose_growing(state, player, place, "plant-good")))


class HalfFull(OwnHouses):
    """Planted greenhouses with room, each once; stop after the first."""

    def __init__(self, done: tuple[int, ...]) -> None:
        self.done: tuple[int, ...] = done

    def why_not_house(self, state: State, player: Player, house: int, bed: int) -> Reason | None:
        return NO_ROOM if not bed or house in self.done or not room(state, house, bed) else None

    def among(self, state: State, seat: int) -> list[int]:
        moves = super().among(state, seat)
        return [*moves, STOP] if self.done else moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == STOP:
            return None if self.done else SEED_MORE
        return super().why_not(state, seat, move)


def choose_growing(state: State, player: Player, place: int, prompt: str) -> Part[int]:
    """A kind that grows in a greenhouse; asked only if it is mixed (R4.7)."""
    kinds = beds.kinds(player.beds[place])
    if len(kinds) == 1:
        return kinds[0]
    bits = sum(1 << good for good in kinds)
    told = THE_HOUSE[player.houses[place]]
    return (yield from decide_freely(state, player, prompt, AmongKinds(bits, NOT_GROWING), told)) - GOOD


class MixedSeed(Deed):
    """One good of each kind into an empty greenhouse with as many parcels (R7.9)."""

    def why_not(self, state: State, player: Player) -> Reason | None:
        return None if EMPTY_FIVES.among(state, player.seat) else NO_HOUSE_OF_FIVE

    def act(self, state: State, player: Player) -> Turn:
        house = (yield from decide_freely(state, player, "choose-house", EMPTY_FIVES)) - HOUSE
        place = player.houses.index(house)
        for good in range(GOODS):
            plant(state, player, place, good)


class EmptyFives(OwnHouses):
    """Empty greenhouses with a parcel for each kind."""

    def why_not_house(self, state: State, player: Player, house: int, bed: int) -> Reason | None:
        if bed:
            return HOUSE_NOT_EMPTY
        return None if state.book.size[house] == GOODS else NO_HOUSE_OF_FIVE


EMPTY_FIVES: Final = EmptyFives()
