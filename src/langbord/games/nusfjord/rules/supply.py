"""Goods on their way: gaining, paying, counting, and the limits that buildings bend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.engine.log import number, seat, thing
from langbord.games.nusfjord.edition.grammar import MOST, RULES, THINGS, Goods
from langbord.games.nusfjord.rules.moves import FIRST_B, FIRST_C
from langbord.games.nusfjord.rules.state import COPY, CUTTER, SCHOONER, SLOOP, Player, State

WOOD_LIMIT: Final = RULES.index("wood limit N")
RESERVE_LIMIT: Final = RULES.index("reserve limit N")
PLATES_LESS: Final = RULES.index("plates cost N less")
SHIPS_LESS: Final = RULES.index("ships cost N wood less")
SCHOONER_GOLD: Final = RULES.index("schooner for N gold")
SHARES_LESS: Final = RULES.index("shares cost N less")
ISSUING_PAYS: Final = RULES.index("issuing pays N")
DEFOREST_GIVES: Final = RULES.index("deforest gives N")
THIN_OUT_ADDS: Final = RULES.index("thin out adds N")
COUNCIL_OF: Final = RULES.index("council of N")
FULL_ELDER_KEEPS: Final = RULES.index("full elder keeps N")
EAT_AT_HOME: Final = RULES.index("elders eat at home")
OWN_SHARES_FIRST: Final = RULES.index("own shares first")
RESERVE_GOLD_SCORES: Final = RULES.index("reserve gold scores")
UNISSUED_FREE: Final = RULES.index("unissued shares are free")
EMPTY_FREE: Final = RULES.index("empty spaces are free N")
MOORED: Final = RULES.index("moored")
TRANSFER_OPEN: Final = RULES.index("transfer is always open")


def bent(state: State, player: Player, rule: int, normal: int) -> int:
    """The number of a rule for this player: the greatest on their special buildings, or the normal one (N8.5)."""
    if not player.built & state.deck.bending[rule]:
        return normal
    return max(numbers(state, player, rule))


def numbers(state: State, player: Player, rule: int) -> list[int]:
    """The numbers on all special buildings of this player that bend a rule."""
    mask = player.built & state.deck.bending[rule]
    return [state.deck.buildings[card].effect.number for card in player.cards if mask >> card & 1]


def wood_limit(state: State, player: Player) -> int:
    """N2.5"""
    deck = state.deck
    if not player.built & deck.bending[WOOD_LIMIT]:
        return deck.board.wood_limit
    return bent(state, player, WOOD_LIMIT, deck.board.wood_limit)


def reserve_limit(state: State, player: Player) -> int:
    """N2.6"""
    return bent(state, player, RESERVE_LIMIT, state.deck.board.reserve_limit)


def gain(state: State, player: Player, goods: Goods) -> None:
    """From the general supply to the player's; wood beyond the limit is lost (N2.5)."""
    player.fish += goods.fish
    player.gold += goods.gold
    wood = gain_wood(state, player, goods.wood) if goods.wood else 0
    if state.log.on and (goods.fish or wood or goods.gold):
        state.log.tell("gains", seat(player.seat), thing("goods", str(Goods(goods.fish, wood, goods.gold))))


def wood_room(state: State, player: Player) -> int:
    """How much more wood the supply holds (N2.5)."""
    return max(0, wood_limit(state, player) - player.wood)


def gain_wood(state: State, player: Player, wood: int) -> int:
    """Wood, as far as it fits; how much did (N2.5)."""
    room = wood_limit(state, player) - player.wood
    if wood > room:
        wood = max(0, room)
    player.wood += wood
    return wood


def gain_in_reserve(state: State, player: Player, goods: Goods) -> None:
    """Buildings may put any goods there, beyond the limit for fish too (N2.6, N2.7)."""
    player.reserve_fish += goods.fish
    player.reserve_wood += goods.wood
    player.reserve_gold += goods.gold
    if state.log.on:
        state.log.tell("gains-in-reserve", seat(player.seat), thing("goods", str(goods)))


def can_pay(player: Player, cost: Goods) -> bool:
    """N4.6"""
    return player.wood >= cost.wood and player.fish >= cost.fish and player.gold >= cost.gold


def pay(player: Player, cost: Goods) -> None:
    """From the player's supply to the general one."""
    player.fish -= cost.fish
    player.wood -= cost.wood
    player.gold -= cost.gold


def reserve_is_empty(player: Player) -> bool:
    """No goods of any kind there (N5.2)."""
    return not (player.reserve_fish or player.reserve_wood or player.reserve_gold)


def track_taken(state: State, player: Player) -> int:
    """Spaces of the fishing track under the printed boat and the ships (N2.8)."""
    board = state.deck.board
    sloops, cutters, schooners = player.ships[SLOOP], player.ships[CUTTER], player.ships[SCHOONER]
    if not (sloops or cutters or schooners):
        return board.boat
    lengths = sloops * board.ships[SLOOP].length + cutters * board.ships[CUTTER].length
    return board.boat + lengths + schooners * board.ships[SCHOONER].length


def haul(state: State, player: Player) -> int:
    """N2.8"""
    return state.deck.board.haul[track_taken(state, player) - 1]


def free_cells(state: State, player: Player, place: int) -> int:
    """Building spaces of a place that a building could still take (N2.2)."""
    if player.forests[place]:
        return 0
    return state.deck.board.cells[place] - len(player.places[place])


def has_room(state: State, player: Player) -> bool:
    """Whether any building space is free."""
    forests, places, cells = player.forests, player.places, state.deck.board.cells
    for place in range(len(cells)):
        if not forests[place] and len(places[place]) < cells[place]:
            return True
    return False


def empty_spaces(state: State, player: Player) -> int:
    """Building spaces with neither building nor Forest (N10.1)."""
    return sum(free_cells(state, player, place) for place in range(len(player.places)))


def count(state: State, player: Player, counted: int) -> int:
    """How many of a thing of the grammar the player has."""
    return _COUNTERS[counted](state, player)


def has_so_many(state: State, player: Player, least: int, counted: int) -> bool:
    """`if N THING`, `if no THING`, `if most THING`: as many as each of the others at least, and one (N8.15)."""
    owned = count(state, player, counted)
    if least == MOST:
        return owned > 0 and all(owned >= count(state, other, counted) for other in state.players)
    return owned >= least if least else owned == 0


def _columns(state: State, player: Player) -> int:
    """Columns of the action board with a worker of the player; copy spaces and elders are in none (N8.14)."""
    colour, column = state.colour(player), state.deck.board.column
    return len({column[space] for space in range(COPY) if colour in state.workers[space]} - {0})


def _of_others(own: Callable[[Player], int]) -> Callable[[State, Player], int]:
    """What all the others have together."""
    return lambda state, player: sum(own(other) for other in state.players if other is not player)


def _shares(_: State, player: Player) -> int:
    return sum(player.shares)


def _wooded_spaces(state: State, player: Player) -> int:
    return sum(cells for cells, forests in zip(state.deck.board.cells, player.forests, strict=True) if forests)


_BY_WORD: Final[dict[str, Callable[[State, Player], int]]] = {
    "forest": lambda _, player: sum(player.forests),
    "ship": lambda _, player: sum(player.ships),
    "sloop": lambda _, player: player.ships[SLOOP],
    "cutter": lambda _, player: player.ships[CUTTER],
    "schooner": lambda _, player: player.ships[SCHOONER],
    "building": lambda _, player: len(player.cards),
    "A building": lambda _, player: sum(card < FIRST_B for card in player.cards),
    "B building": lambda _, player: sum(FIRST_B <= card < FIRST_C for card in player.cards),
    "C building": lambda _, player: sum(card >= FIRST_C for card in player.cards),
    "elder": lambda _, player: len(player.elders),
    "share": _shares,
    "own share": lambda _, player: player.shares[player.seat],
    "foreign share": lambda _, player: sum(player.shares) - player.shares[player.seat],
    "unissued share": lambda _, player: player.unissued,
    "gold": lambda _, player: player.gold,
    "wood": lambda _, player: player.wood,
    "fish": lambda _, player: player.fish,
    "fish in reserve": lambda _, player: player.reserve_fish,
    "wood in reserve": lambda _, player: player.reserve_wood,
    "fish on elders": lambda _, player: sum(player.elder_fish),
    "empty space": empty_spaces,
    "wooded space": _wooded_spaces,
    "filled plate": lambda state, _: state.plates,
    "free track space": lambda state, player: state.deck.board.track - track_taken(state, player),
    "round left": lambda state, _: state.deck.board.rounds - state.round,
    "haul": haul,
    "column": _columns,
    "other player": lambda state, _: len(state.players) - 1,
    "ship of others": _of_others(lambda player: sum(player.ships)),
    "building of others": _of_others(lambda player: len(player.cards)),
    "share on the board": lambda state, _: sum(state.market),
}
_COUNTERS: Final = [_BY_WORD[word] for word, _ in THINGS]


def tell(state: State, key: str, player: Player) -> None:
    """A plain line of the log about one player."""
    if state.log.on:
        state.log.tell(key, seat(player.seat))


def tell_number(state: State, key: str, player: Player, amount: int) -> None:
    """A line of the log with a number."""
    if state.log.on:
        state.log.tell(key, seat(player.seat), number(amount))


def tell_thing(state: State, key: str, player: Player, kind: str, word: str) -> None:
    """A line of the log about one player and one thing."""
    if state.log.on:
        state.log.tell(key, seat(player.seat), thing(kind, word))
