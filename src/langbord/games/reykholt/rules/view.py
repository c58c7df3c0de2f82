"""What one seat may see, built up from nothing; and what it cannot know."""

from __future__ import annotations

from langbord.engine.table import Hand, Pile
from langbord.games.reykholt.rules import beds, scenario
from langbord.games.reykholt.rules.gestures import gestures
from langbord.games.reykholt.rules.greenhouses import SMALLEST
from langbord.games.reykholt.rules.moves import (
    CARD_WORDS,
    EVENT_WORDS,
    GOOD_WORDS,
    GROW_WORDS,
    HOUSE_WORDS,
    PILE_WORDS,
    RANDOM_PILE,
    ROWS,
    SCENARIO_WORDS,
    SPACE_WORDS,
)
from langbord.games.reykholt.rules.rule_modifiers import closed_spaces
from langbord.games.reykholt.rules.scoring import sheet
from langbord.games.reykholt.rules.seeding import takes, within_reach
from langbord.games.reykholt.rules.state import NEUTRAL, NOBODY, OVER, WORK, Player, State
from langbord.games.reykholt.rules.supply import have
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF, bonus_goods
from langbord.games.reykholt.rules.tourism_plans import plans
from langbord.games.reykholt.rules.view_model import (
    CardView,
    HouseView,
    PileView,
    PlayerView,
    SoloView,
    SpaceView,
    View,
)


def view(state: State, seat: int | None) -> View:
    """The table as a seat sees it; None: a spectator. Only the face-down piles are secret, and nobody sees them."""
    deck = state.book.deck
    alone = len(state.players) == 1
    told = state.scenario != NOBODY
    stack = deck.board.stack
    return {
        "set": deck.name,
        "edition": deck.edition,
        "seats": len(state.players),
        "scenario": SCENARIO_WORDS[state.scenario] if told else None,
        "round": state.round,
        "rounds": state.rounds,
        "phase": state.phase,
        "start": state.starter(),
        "active": state.active().seat if state.phase == WORK and not state.all_placed() else None,
        "placed": state.placed,
        "event": None if state.event == NOBODY else EVENT_WORDS[state.event],
        "events_left": len(state.events) if told else None,
        "spaces": [_space(state, space) for space in state.book.spaces],
        "piles": [_pile(state, pile) for pile in range(RANDOM_PILE)] + [_random(state)],
        "display": [CARD_WORDS[card] for card in state.display],
        "stack": [GOOD_WORDS[good] for good in stack[max(0, len(stack) - len(state.display)) :]],
        "track": {
            "order": state.order[:],
            "waiting": [seat for seat in state.order if state.waiting >> seat & 1],
            "tables": [
                {"table": table, "good": GOOD_WORDS[GOOD_OF[table]], "plates": PLATES_OF[table]}
                for table in range(1, deck.board.tables + 1)
            ],
        },
        "players": [_player(state, player, seat) for player in state.players],
        "solo": _solo(state) if alone else None,
        "over": state.phase == OVER,
    }


def _space(state: State, space: int) -> SpaceView:
    """One action space; alone the worker's colour is told instead of a seat."""
    worker = state.workers[space]
    alone = len(state.players) == 1
    word = SPACE_WORDS[space]
    return {
        "word": word,
        "column": space // ROWS,
        "row": space % ROWS + 1,
        "flag": bool(state.book.flags[space]),
        "closed": word in closed_spaces(state),
        "worker": None if worker == NOBODY else "neutral" if worker == NEUTRAL else 0 if alone else worker,
        "colour": worker if alone and worker not in (NOBODY, NEUTRAL) else None,
        "guest": state.guest_colour if state.guest == space else None,
    }


def _pile(state: State, pile: int) -> PileView:
    """A face-up pile, the top card first."""
    cards = [HOUSE_WORDS[house] for house in reversed(state.piles[pile])]
    return {
        "word": PILE_WORDS[pile],
        "size": pile + SMALLEST,
        "cards": cards,
        "left": len(cards),
        "next": None,
        "bottom": [],
    }


def _random(state: State) -> PileView:
    """The random pile: how many cards, and those that everybody knows (R1.4, R4.5)."""
    known = state.marked or ([] if len(state.random) else state.returned[:1])
    return {
        "word": PILE_WORDS[RANDOM_PILE],
        "size": 0,
        "cards": [],
        "left": state.random_left(),
        "next": HOUSE_WORDS[known[0]] if known else None,
        "bottom": [HOUSE_WORDS[house] for house in state.returned],
    }


def _player(state: State, player: Player, seat: int | None) -> PlayerView:
    """A player's area; all of it is open (R1.12)."""
    table = player.table + 1
    good, plates = GOOD_OF[table], PLATES_OF[table]
    return {
        "seat": player.seat,
        "goods": {word: player.goods[good] for good, word in enumerate(GOOD_WORDS)},
        "table": player.table,
        "rank": state.order.index(player.seat) + 1,
        "workers": _workers_left(state, player),
        "flags": [column for column in range(4) if player.flags >> column & 1],
        "bonus_used": player.bonus,
        "bonus_goods": bonus_goods(state, player, plates),
        "next": {
            "table": table,
            "good": GOOD_WORDS[good],
            "plates": plates,
            "payable": player.goods[good] >= plates,
        },
        "houses": [_house(state, player, place, player.seat == seat) for place in range(len(player.houses))],
        "cards": [_card(state, player, card) for card in player.cards],
        "goals": [
            {
                "key": goal.key,
                "good": GOOD_WORDS[goal.good] if goal.good >= 0 else None,
                "need": goal.need,
                "have": goal.have,
                "met": goal.met,
            }
            for goal in (scenario.goals(state, player) if state.scenario != NOBODY else [])
        ],
        "score": [{"key": line.key, "points": line.points, "card": line.card} for line in sheet(state, player)],
        "gestures": gestures(state, player) if player.seat == seat else None,
        "plans": plans(state, player) if player.seat == seat else [],
    }


def _house(state: State, player: Player, place: int, own: bool) -> HouseView:
    """A greenhouse; of an own empty one, what could be seeded in it now."""
    house, bed = player.houses[place], player.beds[place]
    kinds = takes(state, player, house)
    sown = kinds & have(player) if own and not bed else 0
    return {
        "word": GROW_WORDS[house],
        "size": state.book.size[house],
        "allowed": [word for kind, word in enumerate(GOOD_WORDS) if kinds >> kind & 1],
        "golden": GOOD_WORDS[state.book.golden[house]],
        "beds": {GOOD_WORDS[kind]: beds.amount(bed, kind) for kind in beds.kinds(bed)},
        "filled": beds.count(bed),
        "seeds": {
            word: within_reach(state, player, house, kind) for kind, word in enumerate(GOOD_WORDS) if sown >> kind & 1
        },
    }


def _workers_left(state: State, player: Player) -> int:
    """Workers still to be placed in this round; none when the game is over."""
    if state.phase == OVER:
        return 0
    seats = len(state.players)
    turns = (state.placed + seats - 1 - (player.seat - state.starter()) % seats) // seats
    return state.book.deck.board.workers - turns


def _card(state: State, player: Player, card: int) -> CardView:
    """A service card in use."""
    owner = state.owner[card]
    partner = state.partner.get(card)
    return {
        "word": CARD_WORDS[card],
        "owner": owner,
        "shared_with": partner if owner == player.seat else owner,
        "red": bool(state.book.red >> card & 1),
        "any_time": bool(state.book.any_time >> card & 1),
        "used": bool(player.used >> card & 1),
        "goods": [GOOD_WORDS[good] for good in reversed(state.hoards.get(card, []))],
    }


def _solo(state: State) -> SoloView:
    """What only a game alone has."""
    return {
        "colour": state.colour(state.players[0]),
        "blocked": [SPACE_WORDS[space] for space in state.book.spaces if state.workers[space] == NEUTRAL],
        "variant": state.variant,
        "aim": state.book.deck.board.solo_goal,
    }


def hidden(state: State, seat: int) -> list[list[Pile | Hand]]:
    """What nobody knows: the order of the shuffled random greenhouses and of the events."""
    return [[state.random], [state.events]] if state.scenario != NOBODY else [[state.random]]
