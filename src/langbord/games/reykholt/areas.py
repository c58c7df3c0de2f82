"""What lies in front of each player: stock, greenhouses with their parcels, service cards, workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.page import INERT, Piece
from langbord.games.reykholt import gestures
from langbord.games.reykholt.moves import GOOD_WORDS
from langbord.games.reykholt.pieces import Card, Good, Seen, capital, card, stock

#: Questions that a good of one's own stock answers, or one of the supply.
STOCK = ("discard", "discard-alike", "choose-good")
#: Questions that a greenhouse answers.
HOUSES = ("harvest", "discard-house", "give-house", "choose-house")
#: Questions about what goes into a greenhouse, or comes out of it.
KINDS = ("seed-good", "harvest-good", "plant-good")
PLACING = "place-worker"


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


def area(seen: Seen, player: dict[str, Any]) -> Area:
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


def _goal(seen: Seen, goal: dict[str, Any]) -> Goal:
    if goal["key"] == "place":
        good = GOOD_WORDS[(goal["need"] - 1) % len(GOOD_WORDS)]
        label = seen.texts.say("goal-place", good=seen.good(good), plates=(goal["need"] + 4) // 5)
    elif goal["key"] == "good":
        label = seen.say("goal-good", goods=seen.goods({goal["good"]: goal["need"]}))
    else:
        label = seen.texts.say(f"goal-{goal['key']}", number=goal["need"])
    return Goal(label, goal["have"], goal["need"], goal["met"])


# --- cards ------------------------------------------------------------------------------------------------------------


def _card(seen: Seen, held: dict[str, Any], mine: bool) -> Card:
    """An own card may be used at any time; one of a neighbour may be shared."""
    word = held["word"]
    if mine:
        use = f"use-{word}"
        piece = Piece(use, lit=use in seen.legal) if held["any_time"] else INERT
    else:
        piece = seen.piece(word, "share-card")
        if not piece.lit and seen.prompt == PLACING:
            sent = gestures.share_card(seen, word)
            piece = seen.gesture(sent) if sent else INERT
    return card(seen, word, piece, held)


def display(seen: Seen) -> list[Card]:
    """The cards that can be taken: while a worker is to be placed, a tap places it too."""
    found: list[Card] = []
    for word in seen.view["display"]:
        sent = gestures.take_card(seen, word)
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


def _house(seen: Seen, house: dict[str, Any], mine: bool) -> House:
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


def _kind(seen: Seen, house: dict[str, Any], good: str, piece: Piece) -> Kind:
    label = seen.say("kind", good=seen.good(good), house=seen.texts.card(house["word"]).name)
    return Kind(good, good == house["golden"], label, piece)


def _kinds(seen: Seen, house: dict[str, Any]) -> list[Kind]:
    """The kinds of an own greenhouse: a tap seeds, or answers a question about it."""
    asked = seen.prompt in KINDS and seen.values.get("house") == house["word"]
    goods = [good for good in GOOD_WORDS if good in house["allowed"] or (asked and good in seen.legal)]
    found: list[Kind] = []
    for good in goods:
        if asked:
            piece = seen.piece(good, *KINDS)
        else:
            sent = gestures.seed(seen, house, good)
            piece = seen.gesture(sent) if sent else INERT
        found.append(_kind(seen, house, good, piece))
    return found


def _house_piece(seen: Seen, house: dict[str, Any], kinds: list[Kind]) -> Piece:
    word = house["word"]
    if any(kind.piece.lit for kind in kinds):
        return Piece(word)
    piece = seen.piece(word, "seed", *HOUSES)
    if piece.lit or seen.prompt != PLACING:
        return piece
    sent = gestures.harvest(seen, house)
    return seen.gesture(sent) if sent else _by_way_of(seen, word, 1)
