"""The harbours as the page draws them: the viewer's own and those of the rivals."""

from __future__ import annotations

from dataclasses import dataclass

from langbord import plugin
from langbord.engine.web import INERT, Piece
from langbord.games.nusfjord.rules.moves import SHIP_WORDS
from langbord.games.nusfjord.rules.view_model import GoodsView, PlaceView, PlayerView
from langbord.games.nusfjord.web.pieces import Card, Elder, Seen, built, card, elder

SHIPS = SHIP_WORDS[:3]
#: Classes of buildings that are used by their owner, with the word `use-…`.
USED_BY_HAND = ("any time", "once")
#: What stands for those who get fish of a haul.
ICONS = {
    "elders": "elder",
    "board": "market",
    "rivals": "share-foreign",
    "own": "share-own",
    "reserve": "reserve",
    "lost": "lost",
}


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
    reserve: GoodsView
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
        stools=max(0, player["council"] - len(council)),
        payments=_payments(seen, player),
        workers=player["workers"],
        worker=player["colour"],
        hand=player["hand"] if isinstance(player["hand"], int) else len(player["hand"]),
        lines=lines,
        score=score,
        label=say("strip", seat=seen.texts.seat(seat), score=score, goods=seen.texts.price(goods)),
    )


def holdings(player: PlayerView) -> list[Holding]:
    """The shares in a supply by colour."""
    return [Holding(owner, count) for owner, count in enumerate(player["shares"]) if count]


def _score_line(seen: Seen, line: plugin.ScoreLine) -> ScoreLine:
    return ScoreLine(seen.texts.score_line(line["key"], line["card"]), line["points"])


# --- buildings and forests ------------------------------------------------------------------------


def _place(seen: Seen, place: PlaceView, player: PlayerView, mine: bool) -> Place:
    cards = [_own_card(seen, word, player, mine) for word in place["buildings"]]
    free = place["free"]
    where = seen.texts.say(f"place-{place['word']}")
    names = ", ".join(seen.texts.card(word).name for word in place["buildings"])
    label = seen.say("place", place=where, forests=place["forests"], free=free, count=len(cards), buildings=names)
    piece = seen.piece(place["word"]) if mine and not seen.placing else INERT  # before that nobody asks for a space
    return Place(place["word"], place["forests"], cards, free, label, piece)


def _own_card(seen: Seen, word: str, player: PlayerView, mine: bool) -> Card:
    building = seen.building(word)
    usable = mine and (building.card_class in USED_BY_HAND or building.effect.kind == "hand")
    return card(seen, word, seen.piece(f"use-{word}") if usable else INERT, used=word in player["used"])


# --- ships ----------------------------------------------------------------------------------------


def _track(seen: Seen, player: PlayerView, mine: bool) -> Track:
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


def _vessels(seen: Seen, player: PlayerView, mine: bool) -> list[Vessel]:
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


def _council(seen: Seen, player: PlayerView, mine: bool) -> list[Elder]:
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


def _payments(seen: Seen, player: PlayerView) -> list[Payment]:
    """Where the haul would go if the fishing were now."""
    return [
        Payment(
            portion["key"],
            ICONS[portion["key"]],
            portion["fish"],
            seen.say(f"payout-{portion['key']}", number=portion["fish"], wanted=portion["wanted"]),
        )
        for portion in player["portions"]
    ]
