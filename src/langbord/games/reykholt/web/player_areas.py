"""What lies in front of each player: stock, greenhouses with their parcels, service cards, workers."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.reykholt.rules.moves import GOOD_WORDS
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF
from langbord.games.reykholt.rules.view_model import CardView, GoalView, HouseView, PlayerView
from langbord.games.reykholt.web.pieces import PLACING, Card, Good, Seen, capital, card, stock

#: Questions that a good of one's own stock answers, or one of the supply.
STOCK = ("discard", "discard-alike", "choose-good")
#: Questions that a greenhouse answers.
HOUSES = ("harvest", "discard-house", "give-house", "choose-house")
#: Questions about what goes into a greenhouse, or comes out of it.
KINDS = ("seed-good", "harvest-good", "plant-good")


@dataclass(frozen=True)
class Kind:
    """A kind that a greenhouse takes."""

    good: str
    golden: bool
    label: str
    piece: Piece


@dataclass(frozen=True)
class House:
    """A greenhouse: its parcels from the left, a good on each or nothing."""

    word: str
    name: str
    size: int
    beds: list[str]
    kinds: list[Kind]
    label: str
    text: str
    piece: Piece
    asks: bool  # the question is about it


@dataclass(frozen=True)
class Goal:
    """A goal of the story, and how far the player is."""

    label: str
    have: int
    need: int
    met: bool


@dataclass(frozen=True)
class Area:
    """One player."""

    seat: int
    name: str
    mine: bool
    starts: bool
    active: bool
    asked: bool
    rank: int
    table: str
    goods: list[Good]
    houses: list[House]
    cards: list[Card]
    workers: int
    worker: int  # the shape of its workers: alone the colour of the round
    goals: list[Goal]


def area(seen: Seen, player: PlayerView) -> Area:
    """One player's area."""
    seat, view = player["seat"], seen.view
    mine = seat == seen.me
    name = seen.texts.seat(seat)
    ask = view.get("ask")
    return Area(
        seat=seat,
        name=name,
        mine=mine,
        starts=view["start"] == seat,
        active=view["active"] == seat,
        asked=ask is not None and ask["seat"] == seat,
        rank=player["rank"],
        table=capital(seen.table(player["table"])),
        goods=stock(seen, player["goods"], *(STOCK if mine else ())),
        houses=[_house(seen, house, mine) for house in player["houses"]],
        cards=[_card(seen, held, mine) for held in player["cards"]],
        workers=player["workers"],
        worker=view["solo"]["colour"] if view["solo"] is not None else seat,
        goals=[_goal(seen, goal) for goal in player["goals"]],
    )


def _goal(seen: Seen, goal: GoalView) -> Goal:
    if goal["key"] == "place":
        good = GOOD_WORDS[GOOD_OF[goal["need"]]]
        label = seen.texts.say("goal-place", good=seen.good(good), plates=PLATES_OF[goal["need"]])
    elif goal["good"] is not None:
        label = seen.say("goal-good", goods=seen.goods({goal["good"]: goal["need"]}))
    else:
        label = seen.texts.say(f"goal-{goal['key']}", number=goal["need"])
    return Goal(label, goal["have"], goal["need"], goal["met"])


# --- cards ------------------------------------------------------------------------------------------------------------


def _card(seen: Seen, held: CardView, mine: bool) -> Card:
    """An own card may be used at any time; one of a neighbour may be shared."""
    word = held["word"]
    if mine:
        use = f"use-{word}"
        piece = Piece(use, lit=use in seen.legal) if held["any_time"] else INERT
    else:
        piece = seen.piece(word, "share-card")
        if seen.gestures is not None:
            sent = seen.gestures["shared"].get(word)
            piece = seen.gesture(sent) if sent else INERT
    return card(seen, word, piece, held)


def display(seen: Seen) -> list[Card]:
    """The cards that can be taken: while a worker is to be placed, a tap places it too."""
    found: list[Card] = []
    for word in seen.view["display"]:
        sent = seen.gestures["cards"].get(word) if seen.gestures is not None else None
        piece = seen.gesture(sent) if sent else seen.piece(word, "take-card")
        if not piece.lit and seen.prompt == PLACING:
            piece = _by_way_of(seen, word, 3)
        found.append(card(seen, word, piece))
    return found


def _by_way_of(seen: Seen, word: str, column: int) -> Piece:
    """What can be asked about while a worker is to be placed: by way of a space of its column."""
    spaces = [space["word"] for space in seen.view["spaces"] if space["column"] == column]
    legal = [space for space in spaces if space in seen.legal]
    return Piece(f"{legal[0]} {word}") if legal else Piece(spaces[0])


# --- greenhouses ------------------------------------------------------------------------------------------------------


def _house(seen: Seen, house: HouseView, mine: bool) -> House:
    word = house["word"]
    words = seen.texts.card(word)
    growing = [good for good, number in house["beds"].items() for _ in range(number)]
    kinds = _kinds(seen, house) if mine else [_kind(seen, house, good, INERT) for good in house["allowed"]]
    told = seen.goods(house["beds"]) if growing else seen.say("house-empty")
    return House(
        word=word,
        name=words.name,
        size=house["size"],
        beds=growing + [""] * (house["size"] - len(growing)),
        kinds=kinds,
        label=seen.say("house", name=words.name, size=house["size"], goods=told),
        text=words.text,
        piece=_house_piece(seen, house, kinds) if mine else INERT,
        asks=mine and seen.values.get("house") == word,
    )


def _kind(seen: Seen, house: HouseView, good: str, piece: Piece) -> Kind:
    label = seen.say("kind", good=seen.good(good), house=seen.texts.card(house["word"]).name)
    return Kind(good, good == house["golden"], label, piece)


def _kinds(seen: Seen, house: HouseView) -> list[Kind]:
    """The kinds of an own greenhouse: a tap seeds, or answers a question about it."""
    asked = seen.prompt in KINDS and seen.values.get("house") == house["word"]
    goods = [good for good in GOOD_WORDS if good in house["allowed"] or (asked and good in seen.legal)]
    found: list[Kind] = []
    for good in goods:
        if asked:
            piece = seen.piece(good, *KINDS)
        else:
            sent = _seeding(seen, house, good)
            piece = seen.gesture(sent) if sent else INERT
        found.append(_kind(seen, house, good, piece))
    return found


def _seeding(seen: Seen, house: HouseView, good: str) -> list[str]:
    """Place a worker and seed a greenhouse: `F1 G05 tomato`; or only the latter, where that is asked (R5.4)."""
    if seen.gestures is not None:
        return seen.gestures["seeds"].get(house["word"], {}).get(good, [])
    owed = int(seen.values.get("number", 0))
    asked = seen.prompt == "seed" and house["word"] in seen.legal
    return [house["word"], good] if asked and house["seeds"].get(good, 0) >= max(1, owed) else []


def _house_piece(seen: Seen, house: HouseView, kinds: list[Kind]) -> Piece:
    word = house["word"]
    if any(kind.piece.lit for kind in kinds):
        return Piece(word)
    if seen.gestures is None:
        return seen.piece(word, "seed", *HOUSES)
    sent = seen.gestures["harvests"].get(word)
    return seen.gesture(sent) if sent else _by_way_of(seen, word, 1)
