"""What lies in front of each player: store with bids, counters, farmhands, and the score so far."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.keyharvest.rules.view_model import LotView, PlayerView
from langbord.games.keyharvest.web.pieces import (
    FARMHANDS,
    Counter,
    Field,
    Folk,
    Seen,
    Sheet,
    counters,
    field,
    folk,
)

#: Questions that a counter of one's own answers.
OWN_COUNTERS = ("bid", "pay", "pay-stock")


@dataclass(frozen=True)
class Stored:
    """A field for sale, with its bid."""

    field: Field
    bid: list[Counter]
    size: int
    label: str


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet; a provisional one hangs on counters that are not known."""

    label: str
    points: int
    provisional: bool


@dataclass(frozen=True)
class Area:
    """One player."""

    seat: int
    name: str
    mine: bool
    active: bool
    first: bool
    asked: bool
    counters: list[Counter]
    unknown: int
    secret: int  # own counters that nobody else knows
    total: int
    farmhands: list[Folk]  # all six; those on the board say where
    store: list[Stored]
    room: int
    tiles: int  # fields and workers on the board
    fields: int
    groups: list[int]  # sizes, the largest first
    land: str  # the same in words
    lines: list[ScoreLine]
    score: int
    provisional: bool
    label: str


def area(seen: Seen, player: PlayerView) -> Area:
    """One player's area."""
    seat, view = player["seat"], seen.view
    mine = seat == seen.me
    lines = [
        ScoreLine(seen.texts.score_line(line["key"]), line["points"], line["provisional"]) for line in player["score"]
    ]
    score = sum(line.points for line in lines)
    name = seen.texts.seat(seat)
    asked = view.get("ask")
    groups = [len(group) for group in player["groups"]]
    return Area(
        seat=seat,
        name=name,
        mine=mine,
        active=seat == view["active"],
        first=seat == view["first"],
        asked=asked is not None and asked["seat"] == seat,
        counters=counters(seen, player["crops"], "held", *(OWN_COUNTERS if mine else ())),
        unknown=player["unknown"],
        secret=len(player["secret"] or ()),
        total=player["counters"],
        farmhands=[_farmhand(seen, player, word) for word in FARMHANDS],
        store=[_stored(seen, player, stored) for stored in player["store"]],
        room=player["room"],
        tiles=player["tiles"],
        fields=len(player["fields"]),
        groups=groups,
        land=seen.say("land", fields=len(player["fields"]), groups=" + ".join(map(str, groups[:2]))),
        lines=lines,
        score=score,
        provisional=any(line.provisional for line in lines),
        label=seen.say("area", seat=name, score=score, goods=seen.goods(player["crops"]), unknown=player["unknown"]),
    )


def choosing(seen: Seen, word: str) -> Piece:
    """A worker that could be played: a tap before an action is chosen chooses the action too."""
    if start := seen.start("worker", word):
        return start
    piece = seen.piece(word, "worker")
    return piece if piece.lit else seen.unlit("worker", word)


def _farmhand(seen: Seen, player: PlayerView, word: str) -> Folk:
    at = next((worker["at"] for worker in player["workers"] if worker["word"] == word), "")
    piece = choosing(seen, word) if player["seat"] == seen.me and not at else INERT
    return folk(seen, word, piece, at, player["seat"])


# --- stores -----------------------------------------------------------------------------------------


def _stored(seen: Seen, player: PlayerView, stored: LotView) -> Stored:
    word, bid = stored["field"], stored["bid"]
    label = seen.say(
        "stored", field=word, crop=seen.crop(word), seat=seen.texts.seat(player["seat"]), goods=seen.goods(bid)
    )
    shown = [counter for counter in counters(seen, bid, "held") if counter.number]
    return Stored(_for_sale(seen, stored), shown, stored["size"], label)


def _for_sale(seen: Seen, stored: LotView) -> Field:
    """A tap before an action is chosen is a transfer; for a worker who buys, the counters are chosen first."""
    word = stored["field"]
    if start := seen.start("transfer", word):
        return field(seen, word, start)
    piece = seen.piece(word, "transfer", "buy")
    if piece.lit and seen.prompt == "buy":
        price = stored["prices"][str(seen.values["worker"])]
        return field(seen, word, piece, Sheet("pay", word, price, "", seen.say("pay-for", field=word, number=price)))
    return field(seen, word, piece if piece.lit else seen.unlit("transfer", word))
