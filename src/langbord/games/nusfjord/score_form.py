"""A game of Nusfjord on a table of wood, told so that it can be scored: what counts, and what its cards count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from langbord.engine.chance import Chance
from langbord.engine.meta import Options
from langbord.engine.score_form import Given, Misfit, ScoreForm, SheetField, number, things
from langbord.games.nusfjord.edition.grammar import RULES, SHIP_KINDS, THINGS
from langbord.games.nusfjord.edition.loader import Deck, deck_of
from langbord.games.nusfjord.rules.moves import CARD_WORDS
from langbord.games.nusfjord.rules.state import NOBODY, OVER, Player, State, set_up
from langbord.games.nusfjord.rules.supply import RESERVE_GOLD_SCORES, free_cells, track_taken

SHARES: Final = 5  # of each colour: unissued ones, and issued ones that lie anywhere
MOORED: Final = RULES.index("moored")
#: What is asked only where a card of the deck counts it, by the word of the grammar.
COUNTED: Final = {
    "elder": SheetField("elders", 6),
    "wood": SheetField("wood"),
    "fish": SheetField("fish"),
    "fish in reserve": SheetField("reserve-fish"),
    "wood in reserve": SheetField("reserve-wood"),
    "fish on elders": SheetField("elder-fish"),
    "filled plate": SheetField("plates", of_table=True),
    "share on the board": SheetField("market", 25, of_table=True),
}


def fields(seats: int, options: Options) -> tuple[SheetField, ...]:
    """What is asked of each player."""
    deck = deck_of(options)
    counted = {THINGS[building.effect.points.thing][0] for building in deck.buildings if building.effect.points}
    if "fish on elders" in counted:
        counted.add("elder")
    doubles = sum(cells > 1 for cells in deck.board.cells)
    found = [
        *(SheetField(kind, deck.board.track) for kind in SHIP_KINDS),
        SheetField("buildings", words=tuple(CARD_WORDS)),
        SheetField("wooded-1", doubles),
        SheetField("wooded-2", doubles),
        SheetField("gold"),
        SheetField("own-shares", SHARES),
        *([SheetField("foreign-shares", SHARES * (seats - 1))] if seats > 1 else []),
        SheetField("unissued", SHARES),
        *(field for thing, field in COUNTED.items() if thing in counted),
    ]
    if deck.bending[RESERVE_GOLD_SCORES]:
        found.append(SheetField("reserve-gold"))
    return tuple(found)


def table(seats: int, options: Options, players: Sequence[Given], of_table: Given) -> State:
    """The table at the end of that game."""
    deck = deck_of(options)
    state = set_up(deck, Chance(bytes(32)), 2, seats, 0, 2 if seats == 1 else 0, 0)
    state.round, state.phase = deck.board.rounds, OVER
    state.plates = min(number(of_table, "plates"), len(deck.board.plates))
    state.market[0] = number(of_table, "market")
    for player, given in zip(state.players, players, strict=True):
        fill(state, deck, player, given)
    return state


def fill(state: State, deck: Deck, player: Player, given: Given) -> None:
    """One harbour as it was told."""
    seat = player.seat
    player.ships = [number(given, kind) for kind in SHIP_KINDS]
    if track_taken(state, player) > deck.board.track:
        raise Misfit(seat, "schooner", "room")
    doubles = [place for place, cells in enumerate(deck.board.cells) if cells > 1]
    wooded = [2] * number(given, "wooded-2") + [1] * number(given, "wooded-1")
    if len(wooded) > len(doubles):
        raise Misfit(seat, "wooded-1", "room")
    player.forests = [0] * len(deck.board.cells)
    for place, tiles in zip(reversed(doubles), wooded, strict=False):
        player.forests[place] = tiles
    for word in things(given, "buildings"):
        build(state, deck, player, CARD_WORDS.index(word))
    player.gold, player.wood, player.fish = (number(given, good) for good in ("gold", "wood", "fish"))
    player.reserve_fish, player.reserve_wood = number(given, "reserve-fish"), number(given, "reserve-wood")
    player.reserve_gold = number(given, "reserve-gold")
    player.unissued = number(given, "unissued")
    own = number(given, "own-shares")
    if own + player.unissued > SHARES:
        raise Misfit(seat, "own-shares", "room")
    player.shares = [0] * len(state.players)
    player.shares[seat] = own
    if len(state.players) > 1:
        player.shares[(seat + 1) % len(state.players)] = number(given, "foreign-shares")
    player.elders = list(range(number(given, "elders")))
    player.elder_worker = [NOBODY] * len(player.elders)
    fish = number(given, "elder-fish")
    if fish > 2 * len(player.elders):
        raise Misfit(seat, "elder-fish", "room")
    player.elder_fish = [max(0, min(2, fish - 2 * place)) for place in range(len(player.elders))]


def build(state: State, deck: Deck, player: Player, card: int) -> None:
    """A building on the first space that is free, or with the ships."""
    player.cards.append(card)
    player.built |= 1 << card
    if deck.bending[MOORED] >> card & 1:
        player.moored.append(card)
        return
    for place, standing in enumerate(player.places):
        if free_cells(state, player, place) > 0:
            standing.append(card)
            return
    raise Misfit(player.seat, "buildings", "room")


FORM: Final = ScoreForm(("edition", "deck"), fields, table)
