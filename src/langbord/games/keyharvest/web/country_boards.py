"""The country boards as the page draws them: every space, what stands on it, and what a tap there does."""

from __future__ import annotations

from dataclasses import dataclass, replace

from langbord.engine.web import INERT, Piece
from langbord.games.keyharvest.rules.view_model import FieldView, PlayerView, WorkerView
from langbord.games.keyharvest.web import hexes
from langbord.games.keyharvest.web.pieces import VALUES, Folk, Seen, Sheet, folk

#: Questions that a field of the own board answers.
OWN_FIELDS = (
    "harvest",
    "extra-crop",
    "turn-up",
    "fallow",
    "blind-swap",
    "exchange-give",
    "give-away",
    "new-crop",
    "swap-give",
    "remote-harvest",
    "replacement",
)
#: Questions that a space for a worker answers.
SPACES = ("place", "move-worker", "reposition-to")
#: Questions that a worker on the own board answers.
OWN_WORKERS = ("copy", "remove", "reposition", "vacation")
#: Questions that a field on another board answers.
RIVAL_FIELDS = ("seize", "exchange")
NOBODY = -1


@dataclass(frozen=True)
class Hex:
    """A space of a board, with the field on it if there is one."""

    key: str  # the id of its element
    word: str
    x: float
    y: float
    look: str  # field, stubble, plot
    crop: str
    pair: int
    label: str
    piece: Piece
    need: str = ""  # value of the worker to be placed and fields beside the space: "2/3"
    sheet: Sheet | None = None
    under: bool = False  # a worker stands on it


@dataclass(frozen=True)
class Standing:
    """A worker on a board."""

    key: str  # the id of its element
    x: float
    y: float
    folk: Folk


@dataclass(frozen=True)
class Awaited:
    """An empty space of the own board whose field can be had, or is on its way."""

    word: str
    x: float
    y: float
    crop: str
    where: str  # registry, store, moving
    seat: int  # whose store that is, or -1


@dataclass(frozen=True)
class Country:
    """The board of one player."""

    seat: int
    name: str
    mine: bool
    width: int
    height: int
    hexes: list[Hex]
    awaited: list[Awaited]
    workers: list[Standing]
    hedges: list[str]
    fields: int
    label: str
    lit: bool  # whether something on it can be played


def countries(seen: Seen) -> list[Country]:
    """All boards, in the order of the seats."""
    return [country(seen, player) for player in seen.players]


def country(seen: Seen, player: PlayerView) -> Country:
    """One board. On the viewer's own one every space is a piece; on the others only fields are."""
    mine = player["seat"] == seen.me
    lying = {field["word"]: field for field in player["fields"]}
    words = hexes.spots(seen.rows) if mine else lying
    spaces = [_hex(seen, player, word, lying.get(word)) for word in words]
    workers = [_standing(seen, player, worker) for worker in player["workers"]]
    width, height = hexes.size(seen.rows)
    lit = any(space.piece.lit for space in spaces) or any(worker.folk.piece.lit for worker in workers)
    groups = [len(group) for group in player["groups"]]
    return Country(
        seat=player["seat"],
        name=seen.texts.seat(player["seat"]),
        mine=mine,
        width=width,
        height=height,
        hexes=spaces,
        awaited=_awaited(seen, spaces) if mine and not seen.view["over"] else [],
        workers=workers,
        hedges=[hexes.hedge(seen.rows, group) for group in player["groups"]],
        fields=len(lying),
        label=seen.say(
            "country",
            seat=seen.texts.seat(player["seat"]),
            fields=len(lying),
            workers=len(workers),
            largest=groups[0] if groups else 0,
            second=groups[1] if len(groups) > 1 else 0,
        ),
        lit=lit,
    )


def _awaited(seen: Seen, spaces: list[Hex]) -> list[Awaited]:
    """Each field has one place (K1.3): those that can be had are shown there. A lit space has figures to show."""
    lying: dict[str, tuple[str, int]] = dict.fromkeys(seen.view["registry"], ("registry", NOBODY))
    for player in seen.players:
        lying |= {lot["field"]: ("store", player["seat"]) for lot in player["store"]}
    lying |= dict.fromkeys(seen.view["moving"], ("moving", NOBODY))
    return [
        Awaited(space.word, space.x, space.y, space.crop, *lying[space.word])
        for space in spaces
        if space.look == "plot" and space.word in lying and not space.piece.lit
    ]


def plots(seen: Seen) -> list[Hex]:
    """The empty board, which lies under all of them alike."""
    return [_space(seen, f"plot-{word}", word, "plot", "", INERT) for word in hexes.spots(seen.rows)]


def _hex(seen: Seen, player: PlayerView, word: str, field: FieldView | None) -> Hex:
    key = f"p{player['seat']}-{word}"
    mine = player["seat"] == seen.me
    if field is None:
        piece = seen.piece(word, *SPACES)
        if not piece.lit:
            return _space(seen, key, word, "plot", "", INERT if seen.prompt == "action" else piece)
        value, beside = VALUES[str(seen.values["worker"])], player["beside"].get(word, 0)
        label = seen.say("space", field=word, value=value, beside=beside)
        space = _space(seen, key, word, "plot", label, piece, f"{value}/{beside}")
        return replace(space, under=any(worker["at"] == word for worker in player["workers"]))
    look = "stubble" if field["harvested"] else "field"
    label = seen.say(f"on-board-{look}", field=word, crop=seen.crop(word))
    if not mine:
        piece = seen.piece(word, *RIVAL_FIELDS)
        sheet = None
        if piece.lit and seen.prompt == "seize":
            price = seen.view["prices"]["seize"]
            sheet = Sheet("pay", word, price, "", seen.say("pay-for", field=word, number=price))
        return _space(seen, key, word, look, label, piece, sheet=sheet)
    return _space(seen, key, word, look, label, _own_field(seen, field))


def _own_field(seen: Seen, field: FieldView) -> Piece:
    """Tapping a ripe field before an action is chosen harvests all of its group: `harvest C4 all`."""
    word = field["word"]
    if start := seen.start("harvest", word):
        return start
    piece = seen.piece(word, *OWN_FIELDS)
    return piece if piece.lit else seen.unlit("harvest", word)


def _space(
    seen: Seen, key: str, word: str, look: str, label: str, piece: Piece, need: str = "", sheet: Sheet | None = None
) -> Hex:
    x, y = hexes.spots(seen.rows)[word]
    return Hex(key, word, x, y, look, seen.view["crop_of"][word], seen.pair(word), label, piece, need, sheet)


def _standing(seen: Seen, player: PlayerView, worker: WorkerView) -> Standing:
    """A worker lies over its space; while a space is asked for, a tap goes through it."""
    x, y = hexes.spots(seen.rows)[worker["at"]]
    mine = player["seat"] == seen.me and seen.prompt not in SPACES
    piece = seen.piece(worker["word"], *OWN_WORKERS) if mine else INERT
    tile = folk(seen, worker["word"], piece, worker["at"], player["seat"])
    return Standing(f"p{player['seat']}-worker-{worker['word']}", x, y, tile)
