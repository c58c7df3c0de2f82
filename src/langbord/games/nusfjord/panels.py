"""The table as the templates in page/ need it: everything worked out from one view, nothing left to compute there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from langbord.engine.page import INERT, Piece, Words
from langbord.games.nusfjord import icons
from langbord.games.nusfjord.grammar import EVENTS, Exchange, Goods
from langbord.games.nusfjord.harbours import SHIPS, Holding, harbour, holdings, upgrading
from langbord.games.nusfjord.icons import Bit, Row
from langbord.games.nusfjord.moves import SHIP_WORDS
from langbord.games.nusfjord.pieces import (
    Card,
    Elder,
    Seen,
    bent,
    built,
    can_pay,
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


def context(view: dict[str, Any], texts: Words, me: int | None, legal: frozenset[str]) -> dict[str, Any]:
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
    prices, filled = seen.view["plates"]["prices"], seen.view["plates"]["filled"]
    less = bent(seen, seen.viewer, "plates cost N less", 0)
    costs = [max(1, price - less) if less else price for price in prices]
    plates = [
        Plate(
            number=number + 1,
            price=cost,
            filled=number < filled,
            next=number == filled,
            label=seen.say("plate-filled" if number < filled else "plate-empty", number=number + 1, price=cost),
            piece=INERT if number < filled else _plate_piece(seen, costs[filled : number + 1], costs[number + 1 :]),
        )
        for number, cost in enumerate(costs)
    ]
    next_price = costs[filled] if filled < len(costs) else 0
    label = seen.say("next-plate", number=next_price) if next_price else seen.say("table-full")
    return Banquet(plates, next_price, label)


def _plate_piece(seen: Seen, costs: list[int], later: list[int]) -> Piece:
    """Tapping a plate serves up to it: `serve plate plate stop`; stop only where one more could be asked for."""
    first = "plate" if "plate" in seen.legal else "serve"
    if first not in seen.legal or seen.viewer is None:
        return Piece("plate")
    left = seen.viewer["fish"] - sum(costs)
    if left < 0 or (len(costs) > 1 and _asks_between_plates(seen)):
        return INERT
    words = ["serve"] if first == "serve" else []
    words += ["plate"] * len(costs)
    if later and left >= later[0] and not _asks_between_plates(seen):
        words.append("stop")
    return Piece(first, " ".join(words), lit=True)


def _asks_between_plates(seen: Seen) -> bool:
    """Whether a building of the viewer puts a question after each plate."""
    watched = EVENTS.index("you serve a plate")
    effects = [seen.building(word).effect for word in built(seen.viewer or {"places": [], "moored": []})]
    return any(
        effect.event == watched and any(isinstance(step, Exchange) for step in effect.steps) for effect in effects
    )


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


def _space(seen: Seen, space: dict[str, Any]) -> Space:
    word, workers = space["word"], space["workers"]
    name = seen.texts.say(f"space-{'build' if word == 'build-2' else 'copy' if word in COPIES else word}")
    standing = ", ".join(_worker_name(seen, colour) for colour in workers) or "-"
    return Space(
        word=word,
        icon="take-gold" if word == "gold" else name_of_icon(word),
        name=soft(name),
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
        reserve = viewer["reserve"]
        return icons.amounts(Goods(reserve["fish"], reserve["wood"], reserve["gold"]), "+")
    if word == "serve":
        price = _banquet(seen).next_price
        return (Bit("fish", str(price)), icons.THEN, Bit("gold", "1")) if price else ()
    if word == "issue":
        return (Bit("gold", f"+{bent(seen, viewer, 'issuing pays N', 2)}"),)
    if word == "buy":
        return (Bit("gold", str(_share_price(seen))), icons.THEN, Bit("share", str(sum(seen.view["market"]))))
    if word == "deforest":
        return (Bit("wood", f"+{bent(seen, viewer, 'deforest gives N', 5)}"),)
    if word == "thin":
        return _thins(seen)
    if word == "reforest":
        return (Bit("forest", "+2"),)
    return ()


def _thins(seen: Seen) -> Row:
    viewer = seen.viewer
    if viewer is None:
        return (Bit("wood", "+1"), icons.PER, Bit("forest"))
    wood = sum(place["forests"] for place in viewer["places"]) + bent(seen, viewer, "thin out adds N", 0)
    return (Bit("wood", f"+{min(wood, max(0, viewer['wood_limit'] - viewer['wood']))}"),)


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
    if seen.viewer is not None:
        return int(seen.viewer["share_price"])
    return max(0, int(sum(seen.view["market"])) - int(seen.view["discount"]))


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


def _holder(seen: Seen, player: dict[str, Any]) -> Holder:
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
    if seen.viewer is not None and seen.viewer["hand"]:
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
    """Whether the viewer could pay for a building and has a free space for it, or it needs none."""
    viewer, building = seen.viewer, seen.building(word)
    if viewer is None or not can_pay(viewer, building.cost):
        return False
    room = any(not place["forests"] and place["cells"] > len(place["buildings"]) for place in viewer["places"])
    return room or building.effect.phrase == "rule moored"


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
    start = (view["start"] + view["round"] - number) % seen.seats
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
        mark=(number - 1) % view["colours"] if view["colours"] else start,
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
    cost = _ship_cost(seen, word)
    left = seen.view["ships"][kind]
    payable = bool(left) and can_pay(seen.viewer, cost)
    fits = seen.viewer is not None and seen.viewer["track"]["taken"] + ship.length <= seen.deck.board.track
    piece = INERT if upgrading(seen) else seen.piece(word)
    if seen.placing:
        can = "ship" in seen.legal and payable and fits
        piece = seen.shortcut("ship", word) if can else seen.closed("ship", word)
    label = seen.say(
        "ship",
        ship=seen.texts.say(f"ship-{word}"),
        price=seen.texts.price(str(cost)),
        length=ship.length,
        points=ship.points,
        left=left,
    )
    return Offer(word, icons.amounts(cost), payable and fits, label, piece)


def _ship_cost(seen: Seen, word: str) -> Goods:
    """The price for the viewer, as `actions.BuildShip.cost` has it."""
    cost = seen.deck.board.ships[SHIP_WORDS.index(word)].cost
    cost = cost.less(Goods(wood=bent(seen, seen.viewer, "ships cost N wood less", 0)))
    if word == "schooner-gold":
        return Goods(gold=min(cost.gold, bent(seen, seen.viewer, "schooner for N gold", cost.gold)))
    return cost


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
