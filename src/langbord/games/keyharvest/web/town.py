"""The town board: registry, event track, stock, fallow fields, townsfolk and the bag."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.keyharvest.rules.view_model import Running as Going
from langbord.games.keyharvest.web.pieces import (
    SCROLLS,
    TOWNSFOLK,
    Counter,
    Field,
    Folk,
    Seen,
    Sheet,
    counters,
    field,
    folk,
    rule,
)
from langbord.games.keyharvest.web.player_areas import choosing

#: Questions that a field of the registry answers: those that take it for a bid, for a price, or as it is.
BIDS = ("offer", "store")
SALES = ("quick-sale", "lucky-dip-registry")
GIFTS = ("take", "registry-swap")
#: Questions that a counter of the stock answers.
STOCK = ("harvest-instead", "take-crop", "good-harvest", "windfall")


@dataclass(frozen=True)
class Event:
    """An event that came up."""

    word: str
    name: str
    sign: str  # bell, scroll
    text: str
    label: str


@dataclass(frozen=True)
class Came:
    """An event that came up, and whether the check of seven put it back (K11.3)."""

    event: Event
    back: bool


@dataclass(frozen=True)
class Mark:
    """A space of the event track."""

    number: int
    event: Event | None
    asks: bool  # the space with the question mark
    label: str


@dataclass(frozen=True)
class LastTurn:
    """A cell of the table of the last turns."""

    seat: int
    done: bool
    now: bool
    label: str


@dataclass(frozen=True)
class Running:
    """An event that is going on, and who drew it."""

    event: Event
    drawer: str
    label: str


@dataclass(frozen=True)
class Bag:
    """The bag; a tap draws, where a draw is asked for."""

    tiles: int
    fields: int
    events: int
    label: str
    piece: Piece
    sheet: Sheet | None


@dataclass(frozen=True)
class Town:
    """All that belongs to nobody."""

    registry: list[Field]
    track: list[Mark]
    came: list[Came]  # every event so far, in order
    ending: bool
    last: list[list[LastTurn]]  # the last turns, one row for each round; empty before
    left: str  # how many of them; "" before
    notes: list[str]  # that the game is about to end because nothing happens
    stock: list[Counter]
    fallow: list[Field]
    townsfolk: list[Folk]
    bag: Bag
    running: list[Running]
    moving: list[Field]
    label: str


def town(seen: Seen) -> Town:
    """The town board."""
    view = seen.view
    return Town(
        registry=[_registered(seen, word) for word in view["registry"]],
        track=_track(seen),
        came=[Came(event(seen, letter), at in view["put_back"]) for at, letter in enumerate(view["seen_events"])],
        ending=view["ending"] and not view["over"],
        last=_last_turns(seen),
        left=_left(seen),
        notes=_notes(seen),
        stock=counters(seen, view["stock"], "in-stock", *STOCK),
        fallow=[field(seen, word, INERT) for word in view["fallow"]],
        townsfolk=[_townsman(seen, word) for word in TOWNSFOLK],
        bag=_bag(seen),
        running=[_running(seen, entry) for entry in view["running"]],
        moving=[field(seen, word, INERT) for word in view["moving"]],
        label=seen.say("track", number=len(view["track"]), spaces=view["spaces"]),
    )


def event(seen: Seen, letter: str) -> Event:
    """An event by its letter."""
    name = seen.texts.say(f"event-{letter}")
    sign = "scroll" if letter in SCROLLS else "bell"
    return Event(letter, name, sign, rule(seen, letter), seen.say("event", event=name, letter=letter))


# --- registry -----------------------------------------------------------------------------------------


def _registered(seen: Seen, word: str) -> Field:
    """A field of the registry: for an offer the counters of the bid are chosen first."""
    if start := seen.start("offer", word):
        return field(seen, word, start, _bid(seen, start.send, word))
    piece = seen.piece(word, *BIDS, *SALES, *GIFTS)
    if piece.lit and seen.prompt in BIDS:
        return field(seen, word, piece, _bid(seen, word, word))
    if piece.lit and seen.prompt in SALES:
        price = seen.view["prices"][seen.prompt]
        return field(seen, word, piece, Sheet("pay", word, price, "", seen.say("pay-for", field=word, number=price)))
    return field(seen, word, piece if piece.lit else seen.unlit("offer", word))


def _bid(seen: Seen, words: str, word: str) -> Sheet:
    return Sheet("bid", words, 0, "stop", seen.say("bid-for", field=word, crop=seen.crop(word)))


# --- track --------------------------------------------------------------------------------------------


def _track(seen: Seen) -> list[Mark]:
    view = seen.view
    marks: list[Mark] = []
    for number in range(1, view["spaces"] + 1):
        here = event(seen, view["track"][number - 1]) if number <= len(view["track"]) else None
        label = seen.say("track-space", number=number, event=here.name if here else "-")
        marks.append(Mark(number, here, number == view["check"], label))
    return marks


def _last_turns(seen: Seen) -> list[list[LastTurn]]:
    """One row for each round, in the order of play (K13.2)."""
    if not seen.view["last"]:
        return []
    rows: dict[int, list[LastTurn]] = {}
    for turn in seen.view["last"]["turns"]:
        state = "done" if turn["done"] else "now" if turn["now"] else "open"
        label = seen.say(f"last-{state}", seat=seen.texts.seat(turn["seat"]))
        rows.setdefault(turn["round"], []).append(LastTurn(turn["seat"], turn["done"], turn["now"], label))
    return list(rows.values())


def _left(seen: Seen) -> str:
    last = seen.view["last"]
    if last is None:
        return ""
    return seen.say("turns-left" if last["begun"] else "turns-after", number=last["left"])


def _notes(seen: Seen) -> list[str]:
    """From half the way on (K13.4, K13.5)."""
    view = seen.view
    if view["over"] or view["last"] is not None:
        return []
    found: list[str] = []
    if view["idle"] * 2 >= view["idle_limit"]:
        found.append(seen.say("idle", number=view["idle"], most=view["idle_limit"]))
    if view["dry"] * 2 >= view["dry_limit"]:
        found.append(seen.say("dry", number=view["dry"], most=view["dry_limit"]))
    return found


def _running(seen: Seen, entry: Going) -> Running:
    going = event(seen, entry["event"])
    drawer = seen.texts.seat(entry["drawer"])
    key = "running-mine" if entry["drawer"] == seen.me else "running"
    return Running(going, drawer, seen.say(key, event=going.name, seat=drawer))


# --- people and the bag ---------------------------------------------------------------------------------


def _townsman(seen: Seen, word: str) -> Folk:
    """One of the townsfolk, in the town or on somebody's board."""
    if word in seen.view["townsfolk"]:
        return folk(seen, word, choosing(seen, word) if seen.me is not None else INERT)
    for player in seen.players:
        for worker in player["workers"]:
            if worker["word"] == word:
                return folk(seen, word, INERT, worker["at"], player["seat"])
    return folk(seen, word, INERT)  # on its way from one space to another


def _bag(seen: Seen) -> Bag:
    view = seen.view
    bag = view["bag"]
    piece = seen.piece("draw", "draw", "lucky-dip")
    sheet = None
    if piece.lit and seen.prompt == "lucky-dip":
        price = view["prices"]["lucky-dip"]
        sheet = Sheet("pay", "draw", price, "", seen.say("pay-for-draw", number=price))
    label = seen.say("bag", number=bag["tiles"], fields=bag["fields"], events=bag["events"])
    return Bag(bag["tiles"], bag["fields"], bag["events"], label, piece if piece.lit else INERT, sheet)
