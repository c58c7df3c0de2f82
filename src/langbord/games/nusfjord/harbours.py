"""The harbours as the page draws them: the viewer's own and those of the rivals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.page import INERT, Piece
from langbord.games.nusfjord.moves import SHIP_WORDS
from langbord.games.nusfjord.pieces import Card, Elder, Seen, bent, built, card, elder
from langbord.games.nusfjord.state import HOME, OVER, WORK

SHIPS = SHIP_WORDS[:3]
#: Classes of buildings that are used by their owner, with the word `use-…`.
USED_BY_HAND = ("any time", "once")


@dataclass(frozen=True)
class Place:
    """S1 or a double space."""

    word: str
    forests: int
    cards: list[Card]
    free: int  # building spaces still empty
    label: str
    piece: Piece


@dataclass(frozen=True)
class Vessel:
    """A ship on the track, or the printed boat; `at` counts spaces from 0."""

    id: str
    kind: str
    at: int
    length: int
    label: str
    piece: Piece


@dataclass(frozen=True)
class Track:
    """The fishing track: what each space shows (the leftmost one in sight is the haul), and the ships on it."""

    numbers: list[int]
    taken: int
    vessels: list[Vessel]
    haul: int
    next_haul: int  # 0 if there is none
    spaces_to_next: int
    label: str
    haul_label: str


@dataclass(frozen=True)
class Payment:
    """A step of the next fishing: so many fish of the haul go there (N3)."""

    key: str
    icon: str
    fish: int
    label: str


@dataclass(frozen=True)
class Holding:
    """Shares of one colour in a supply."""

    owner: int
    count: int


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet."""

    label: str
    points: int


@dataclass(frozen=True)
class Harbour:
    """Everything in front of one player."""

    seat: int
    name: str
    mine: bool
    active: bool
    starts: bool
    prefix: str  # of ids: pieces of rivals have the seat in them
    fish: int
    wood: int
    wood_limit: int
    gold: int
    reserve: dict[str, int]
    reserve_limit: int
    shares: list[Holding]
    unissued: int
    places: list[Place]
    moored: list[Card]
    forests: int
    buildings: int
    empty: int
    fleet: dict[str, int]
    track: Track
    council: list[Elder]
    stools: int  # empty seats of the council
    payments: list[Payment]
    workers: int  # still to be placed in this round
    worker: int  # their colour
    hand: int
    lines: list[ScoreLine]
    score: int
    label: str


def harbour(seen: Seen, seat: int) -> Harbour:
    """One player's area."""
    player = seen.players[seat]
    view, say = seen.view, seen.say
    mine = seat == seen.me
    places = [_place(seen, place, player, mine) for place in player["places"]]
    lines = [_score_line(seen, line) for line in player["score"]]
    score = sum(line.points for line in lines)
    council = _council(seen, player, mine)
    goods = f"{player['wood']} wood, {player['fish']} fish, {player['gold']} gold"
    return Harbour(
        seat=seat,
        name=seen.texts.seat(seat),
        mine=mine,
        active=seat == view["active"],
        starts=seat == view["start"],
        prefix="" if mine else f"p{seat}-",
        fish=player["fish"],
        wood=player["wood"],
        wood_limit=player["wood_limit"],
        gold=player["gold"],
        reserve=player["reserve"],
        reserve_limit=player["reserve_limit"],
        shares=holdings(player),
        unissued=player["unissued"],
        places=places,
        moored=[_own_card(seen, word, player, mine) for word in player["moored"]],
        forests=sum(place.forests for place in places),
        buildings=len(built(player)),
        empty=sum(place.free for place in places),
        fleet=player["ships"],
        track=_track(seen, player, mine),
        council=council,
        stools=max(0, bent(seen, player, "council of N", seen.deck.board.council) - len(council)),
        payments=_payments(seen, player),
        workers=workers_left(view, seat, seen.deck.board.workers),
        worker=colour_of(view, seat),
        hand=player["hand"] if isinstance(player["hand"], int) else len(player["hand"]),
        lines=lines,
        score=score,
        label=say("strip", seat=seen.texts.seat(seat), score=score, goods=seen.texts.price(goods)),
    )


def holdings(player: dict[str, Any]) -> list[Holding]:
    """The shares in a supply by colour."""
    return [Holding(owner, count) for owner, count in enumerate(player["shares"]) if count]


def workers_left(view: dict[str, Any], seat: int, workers: int) -> int:
    """Workers that a seat has still to place in this round (N4.1)."""
    if view["phase"] in (HOME, OVER):
        return 0
    if view["phase"] != WORK:
        return workers
    seats = len(view["players"])
    turn = (seat - int(view["start"])) % seats
    had = (int(view["placed"]) - turn + seats - 1) // seats  # turns that are over, with a worker or without
    return workers - max(had, standing(view, seat))


def colour_of(view: dict[str, Any], seat: int) -> int:
    """The colour of the workers that a seat places in this round: alone they take turns (N11.2)."""
    colours = int(view["colours"])
    return (int(view["round"]) - 1) % colours if colours else seat


def standing(view: dict[str, Any], seat: int) -> int:
    """Workers of this round that stand somewhere, the one whose action is going on among them."""
    colour = colour_of(view, seat)
    out = [worker for space in view["spaces"] for worker in space["workers"]]
    out += [elder["worker"] for player in view["players"] for elder in player["elders"]]
    return out.count(colour)


def _score_line(seen: Seen, line: dict[str, Any]) -> ScoreLine:
    return ScoreLine(seen.texts.score_line(line["key"], line["card"]), line["points"])


# --- buildings and forests ------------------------------------------------------------------------


def _place(seen: Seen, place: dict[str, Any], player: dict[str, Any], mine: bool) -> Place:
    cards = [_own_card(seen, word, player, mine) for word in place["buildings"]]
    free = 0 if place["forests"] else place["cells"] - len(cards)
    where = seen.texts.say(f"place-{place['word']}")
    names = ", ".join(seen.texts.card(word).name for word in place["buildings"])
    label = seen.say("place", place=where, forests=place["forests"], free=free, count=len(cards), buildings=names)
    piece = seen.piece(place["word"]) if mine and not seen.placing else INERT  # before that nobody asks for a space
    return Place(place["word"], place["forests"], cards, free, label, piece)


def _own_card(seen: Seen, word: str, player: dict[str, Any], mine: bool) -> Card:
    usable = mine and seen.building(word).card_class in USED_BY_HAND
    return card(seen, word, seen.piece(f"use-{word}") if usable else INERT, used=word in player["used"])


# --- ships ----------------------------------------------------------------------------------------


def _track(seen: Seen, player: dict[str, Any], mine: bool) -> Track:
    board = seen.deck.board
    taken, haul = player["track"]["taken"], player["haul"]
    higher = [(spaces, fish) for spaces, fish in enumerate(board.haul, 1) if spaces > taken and fish > haul]
    spaces, next_haul = higher[0] if higher else (taken, 0)
    return Track(
        numbers=[board.haul[max(0, space - 1)] for space in range(board.track)],
        taken=taken,
        vessels=_vessels(seen, player, mine),
        haul=haul,
        next_haul=next_haul,
        spaces_to_next=spaces - taken,
        label=seen.say("track", haul=haul, taken=taken, length=board.track),
        haul_label=seen.say("haul", haul=haul, next=next_haul, spaces=spaces - taken),
    )


def _vessels(seen: Seen, player: dict[str, Any], mine: bool) -> list[Vessel]:
    """The printed boat and the ships behind it, small ones first."""
    board = seen.deck.board
    prefix = "" if mine else f"p{player['seat']}-"
    vessels = [Vessel(f"{prefix}boat", "boat", 0, board.boat, "", INERT)]
    at = board.boat
    for kind, word in enumerate(SHIPS):
        length = board.ships[kind].length
        for number in range(player["ships"][word]):
            label = seen.texts.say(f"ship-{word}")
            piece = seen.piece(word) if mine and upgrading(seen) else INERT
            vessels.append(Vessel(f"{prefix}fleet-{word}-{number + 1}", word, at, length, label, piece))
            at += length
    return vessels


def upgrading(seen: Seen) -> bool:
    """Whether the question is which ship to exchange: new ships cannot be declined, exchanges can."""
    return "stop" in seen.legal and bool(seen.legal & set(SHIPS))


# --- elders ---------------------------------------------------------------------------------------


def _council(seen: Seen, player: dict[str, Any], mine: bool) -> list[Elder]:
    newest = player["elders"][-1]["word"] if player["elders"] else ""
    council: list[Elder] = []
    for seated in player["elders"]:
        word, fish, worker = seated["word"], seated["fish"], seated["worker"]
        piece = INERT
        if mine:
            piece = seen.piece("use" if word == newest and "use" in seen.legal else word)
        council.append(elder(seen, word, piece, fish, worker))
    return council


# --- the next fishing (N3) ------------------------------------------------------------------------


def _payments(seen: Seen, player: dict[str, Any]) -> list[Payment]:
    """Where the haul would go if the fishing were now."""
    seat = player["seat"]
    rivals = sum(other["shares"][seat] for other in seen.players if other is not player)
    claims = [("board", "market", seen.view["market"][seat]), ("rivals", "share-foreign", rivals)]
    own = ("own", "share-own", player["shares"][seat])
    first = bent(seen, player, "own shares first", 0)
    claims = [own, *claims] if first else [*claims, own]
    claims = [("elders", "elder", len(player["elders"])), *claims]
    claims.append(("reserve", "reserve", max(0, player["reserve_limit"] - player["reserve"]["fish"])))
    left: int = player["haul"]
    payments: list[Payment] = []
    for key, icon, wanted in claims:
        fish = min(left, wanted)
        left -= fish
        payments.append(Payment(key, icon, fish, seen.say(f"payout-{key}", number=fish, wanted=wanted)))
    payments.append(Payment("lost", "lost", left, seen.say("payout-lost", number=left)))
    return payments
