"""The table as the templates need it: everything worked out from one view, nothing left to compute there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.web import INERT, Piece, Words
from langbord.games.nusfjord.edition.grammar import Goods
from langbord.games.nusfjord.rules.moves import SHIP_WORDS
from langbord.games.nusfjord.rules.view_model import GoodsView, PlayerView, SpaceView, View
from langbord.games.nusfjord.web import icons
from langbord.games.nusfjord.web.harbour_boards import SHIPS, Holding, harbour, holdings, upgrading
from langbord.games.nusfjord.web.icons import Bit, Row
from langbord.games.nusfjord.web.pieces import (
    Card,
    Elder,
    Seen,
    card,
    elder,
    soft,
)

#: Answers that are no piece: only the bar under the table has them.
BAR_WORDS = frozenset({"pass", "stop", "yes", "no"})
#: Where the rules speak of a space.
PARAGRAPHS = {
    "gold": "N5.1",
    "transfer": "N5.2",
    "serve": "N5.3",
    "build": "N5.4",
    "build-2": "N5.4",
    "issue": "N5.6",
    "buy": "N5.7",
    "deforest": "N5.8",
    "thin": "N5.9",
    "reforest": "N5.10",
    "ship": "N5.11",
    "elder": "N5.12",
}
COPY_PARAGRAPH = "N5.13"
COPIES = ("copy", "copy-1", "copy-2", "copy-3")


def context(view: View, texts: Words, me: int | None, legal: frozenset[str]) -> dict[str, Any]:
    """What the templates show, panel by panel."""
    seen = Seen(view, texts, me, legal)
    order = range(seen.seats) if me is None else [(me + step) % seen.seats for step in range(1, seen.seats)]
    return {
        "banquet": _banquet(seen),
        "actions": _actions(seen),
        "shares": _shares(seen),
        "buildings": _buildings(seen),
        "rounds": _rounds(seen),
        "shipyard": _shipyard(seen),
        "elders": _elders(seen),
        "harbour": None if me is None else harbour(seen, me),
        "rivals": [harbour(seen, seat) for seat in order],
    }


# --- banquet --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plate:
    """A plate of the banquet table."""

    number: int
    price: int
    filled: bool
    next: bool
    label: str
    piece: Piece


@dataclass(frozen=True)
class Banquet:
    """The banquet table."""

    plates: list[Plate]
    next_price: int  # 0 if the table is full
    label: str


def _banquet(seen: Seen) -> Banquet:
    filled = seen.view["plates"]["filled"]
    costs = seen.view["plates"]["prices"] if seen.viewer is None else seen.viewer["plate_prices"]
    plates = [
        Plate(
            number=number + 1,
            price=cost,
            filled=number < filled,
            next=number == filled,
            label=seen.say("plate-filled" if number < filled else "plate-empty", number=number + 1, price=cost),
            piece=INERT if number < filled else _plate_piece(seen, number - filled),
        )
        for number, cost in enumerate(costs)
    ]
    next_price = costs[filled] if filled < len(costs) else 0
    label = seen.say("next-plate", number=next_price) if next_price else seen.say("table-full")
    return Banquet(plates, next_price, label)


def _plate_piece(seen: Seen, at: int) -> Piece:
    """Tapping a plate serves up to it: `serve plate plate stop`."""
    first = "plate" if "plate" in seen.legal else "serve"
    if first not in seen.legal or seen.viewer is None or seen.viewer["own"] is None:
        return Piece("plate")
    within_reach = seen.viewer["own"]["plates"]
    if at >= len(within_reach):
        return INERT
    words = [*(["serve"] if first == "serve" else []), *within_reach[at]]
    return Piece(first, " ".join(words), lit=True)


# --- action board ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Space:
    """A space of the action board."""

    word: str
    icon: str
    name: str
    workers: list[int]
    room: int  # workers that still fit
    gives: Row
    rule: str
    label: str
    piece: Piece


def _actions(seen: Seen) -> list[list[Space]]:
    """The spaces in their three columns; one copy space for all columns stands in the last."""
    columns: list[list[Space]] = [[], [], []]
    for space in seen.view["spaces"]:
        word = space["word"]
        column = COPIES.index(word) or 3 if word in COPIES else space["column"]
        columns[column - 1].append(_space(seen, space))
    return columns


def goods_of(goods: GoodsView) -> Goods:
    """Goods of a view, to be shown or said."""
    return Goods(**goods)


def _space(seen: Seen, space: SpaceView) -> Space:
    word, workers = space["word"], space["workers"]
    name = seen.texts.say(f"space-{'build' if word == 'build-2' else 'copy' if word in COPIES else word}")
    standing = ", ".join(_worker_name(seen, colour) for colour in workers) or "-"
    return Space(
        word=word,
        icon="take-gold" if word == "gold" else name_of_icon(word),
        name=soft(name, seen.texts),
        workers=workers,
        room=max(0, space["capacity"] - len(workers)),
        gives=_gives(seen, word),
        rule=seen.texts.rule(PARAGRAPHS.get(word, COPY_PARAGRAPH)).text.replace("*", ""),
        label=seen.say(
            "space",
            space=seen.texts.say(f"space-{word}"),
            workers=len(workers),
            capacity=space["capacity"],
            standing=standing,
        ),
        piece=seen.piece(word),
    )


def name_of_icon(word: str) -> str:
    """The icon of a space: both Build spaces share one, and so do the copy spaces."""
    return word.split("-")[0]


def _worker_name(seen: Seen, colour: int) -> str:
    return seen.say("colour", number=colour + 1) if seen.view["colours"] else seen.texts.seat(colour)


def _gives(seen: Seen, word: str) -> Row:
    """What a space would bring the viewer now, in icons."""
    viewer = seen.viewer
    if word == "gold":
        return (Bit("gold", "+1"),)
    if word == "transfer" and viewer is not None:
        return icons.amounts(goods_of(viewer["reserve"]), "+")
    if word == "serve":
        price = _banquet(seen).next_price
        return (Bit("fish", str(price)), icons.THEN, Bit("gold", "1")) if price else ()
    if word == "buy":
        return (Bit("gold", str(_share_price(seen))), icons.THEN, Bit("share", str(sum(seen.view["market"]))))
    if word == "reforest":
        return (Bit("forest", "+2"),)
    gives = seen.view["gives"] if viewer is None else viewer["gives"]
    if word in gives:
        return icons.amounts(goods_of(gives[word]), "+")
    return (Bit("wood", "+1"), icons.PER, Bit("forest")) if word == "thin" else ()


# --- shares ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Holder:
    """A player and the shares in their supply."""

    seat: int
    name: str
    shares: list[Holding]
    unissued: int
    label: str


@dataclass(frozen=True)
class Shares:
    """Who holds whose shares, and what those on the action board cost."""

    holders: list[Holder]
    lying: list[int]  # on the action board: the colour of each
    price: int
    discount: int
    label: str


def _share_price(seen: Seen) -> int:
    return seen.view["share_price"] if seen.viewer is None else seen.viewer["share_price"]


def _shares(seen: Seen) -> Shares:
    market = seen.view["market"]
    price, discount = _share_price(seen), seen.view["discount"]
    return Shares(
        holders=[_holder(seen, player) for player in seen.players],
        lying=[colour for colour, count in enumerate(market) for _ in range(count)],
        price=price,
        discount=discount,
        label=seen.say("market", number=sum(market), price=price, discount=discount),
    )


def _holder(seen: Seen, player: PlayerView) -> Holder:
    held = holdings(player)
    name = seen.texts.seat(player["seat"])
    said = [seen.say("shares-of", seat=seen.texts.seat(part.owner), number=part.count) for part in held]
    label = seen.say("holder", seat=name, shares="; ".join(said), unissued=player["unissued"])
    return Holder(player["seat"], name, held, player["unissued"], label)


# --- buildings ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Group:
    """Buildings of one kind that lie open, or the hand."""

    kind: str  # A, B, C, hand, site
    title: str
    cards: list[Card]
    pile: int


def _buildings(seen: Seen) -> list[Group]:
    view = seen.view
    groups = [
        Group(
            kind, seen.say(f"group-{kind}"), [_offered(seen, word) for word in view["open"][kind]], view["piles"][kind]
        )
        for kind in "ABC"
    ]
    if seen.viewer is not None and isinstance(seen.viewer["hand"], list) and seen.viewer["hand"]:
        hand = [_offered(seen, word) for word in seen.viewer["hand"]]
        groups.insert(0, Group("hand", seen.say("group-hand"), hand, 0))
    if view["site"]:
        groups.insert(0, Group("site", seen.say("group-site"), [card(seen, view["site"], INERT)], 0))
    return groups


def _offered(seen: Seen, word: str) -> Card:
    """A building that could be built; tapping it before a worker is placed places the worker too."""
    space = "build-2" if "build-2" in seen.legal and "build" not in seen.legal else "build"
    piece = seen.piece(word)
    if seen.placing:
        can = space in seen.legal and _can_build(seen, word)
        piece = seen.shortcut(space, word) if can else seen.closed(space, word)
    return card(seen, word, piece, offered=True)


def _can_build(seen: Seen, word: str) -> bool:
    """Whether the viewer could pay for a building and has room for it."""
    own = None if seen.viewer is None else seen.viewer["own"]
    return own is not None and word in own["buildable"]


# --- rounds ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Round:
    """A round on the strip: who starts, what comes, what the purchase of shares costs less."""

    number: int
    now: bool
    over: bool
    mark: int  # the start player; alone, the colour of the workers
    discount: int
    brings: Row
    label: str


def _rounds(seen: Seen) -> list[Round]:
    return [_round(seen, number) for number in range(1, seen.view["rounds"] + 1)]


def _round(seen: Seen, number: int) -> Round:
    view, board = seen.view, seen.deck.board
    start = view["starters"][number - 1]
    discount = board.share_discount[number - 1]
    key, count = _trigger(seen, number)
    comes = seen.say(f"comes-{key}", number=count) if key else ""
    said = seen.say("round", number=number, seat=seen.texts.seat(start), discount=discount)
    brings: Row = ()
    if key:
        icon = {"a": "build-a", "b": "build-b"}.get(key, "build-c")
        sign = {"hand": "hand", "hands": "eye"}.get(key, "")
        brings = (Bit(icon), Bit(sign, f"+{count}" if count else ""))
    return Round(
        number=number,
        now=number == view["round"] and not view["over"],
        over=number < view["round"] or view["over"],
        mark=view["round_colours"][number - 1] if view["colours"] else start,
        discount=discount,
        brings=brings,
        label=f"{said} {comes}".strip(),
    )


def _trigger(seen: Seen, number: int) -> tuple[str, int]:
    """What the beginning of a round brings (N9.3 to N9.6, N11.5): a key and a number."""
    board, index = seen.deck.board, seen.seats - 1
    if number == 3 and board.a_in_round_3[index]:
        return "a", board.a_in_round_3[index]
    if number == 4:
        return "hand" if index else "c", board.c_in_round_4[index]
    if number == 5 and board.b_in_round_5[index]:
        return "b", board.b_in_round_5[index]
    if number == 6:
        return ("hands", 0) if index else ("c", board.c_in_round_6[index])
    return "", 0


# --- ships ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Offer:
    """A way to pay for a ship."""

    word: str
    cost: Row
    affordable: bool
    label: str
    piece: Piece


@dataclass(frozen=True)
class Dock:
    """A kind of ship in the supply, and what the viewer's haul would be with it."""

    kind: str
    name: str
    left: int
    length: int
    points: int
    haul: int  # 0 if nobody watches from a seat or there is no room
    offers: list[Offer]


def _shipyard(seen: Seen) -> list[Dock]:
    return [_dock(seen, kind) for kind in SHIPS]


def _dock(seen: Seen, kind: str) -> Dock:
    board = seen.deck.board
    ship = board.ships[SHIPS.index(kind)]
    haul = 0
    if seen.viewer is not None:
        taken = seen.viewer["track"]["taken"] + ship.length
        haul = board.haul[taken - 1] if taken <= board.track else 0
    offers = [_offer(seen, word) for word in SHIP_WORDS if name_of_icon(word) == kind]
    left = seen.view["ships"][kind]
    return Dock(kind, seen.texts.say(f"ship-{kind}"), left, ship.length, ship.points, haul, offers)


def _offer(seen: Seen, word: str) -> Offer:
    ship = seen.deck.board.ships[SHIP_WORDS.index(word)]
    kind = name_of_icon(word)
    offer = None if seen.viewer is None else seen.viewer["ship_offers"][word]
    cost = goods_of(seen.view["ship_costs"][word] if offer is None else offer["cost"]).less(seen.cheaper)
    left = seen.view["ships"][kind]
    can = offer is not None and offer["payable"] and offer["there"]
    piece = INERT if upgrading(seen) else seen.piece(word)
    if seen.placing:
        piece = seen.shortcut("ship", word) if can and "ship" in seen.legal else seen.closed("ship", word)
    label = seen.say(
        "ship",
        ship=seen.texts.say(f"ship-{word}"),
        price=seen.texts.price(str(cost)),
        length=ship.length,
        points=ship.points,
        left=left,
    )
    return Offer(word, icons.amounts(cost), can, label, piece)


# --- elders ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stack:
    """A place of elders: the one on top, and what lies under it."""

    number: int
    top: Elder | None
    below: list[Elder]  # face up, from the top
    face_down: int
    label: str


def _elders(seen: Seen) -> list[Stack]:
    stacks: list[Stack] = []
    for number, stack in enumerate(seen.view["elders"], 1):
        shown = [
            _elder_on_place(seen, word, index == len(stack["shown"]) - 1) for index, word in enumerate(stack["shown"])
        ]
        shown.reverse()
        hidden = stack["face_down"]
        label = seen.say("stack", number=number, below=max(0, len(shown) - 1), hidden=hidden)
        stacks.append(Stack(number, shown[0] if shown else None, shown[1:], hidden, label))
    return stacks


def _elder_on_place(seen: Seen, word: str, on_top: bool) -> Elder:
    if not on_top:
        return elder(seen, word, INERT)
    return elder(
        seen, word, seen.shortcut("elder", word) if seen.placing and "elder" in seen.legal else seen.piece(word)
    )
