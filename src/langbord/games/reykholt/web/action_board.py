"""The action board and the piles of greenhouses beside it."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import Piece
from langbord.games.reykholt.edition.loader import Space as SpaceData
from langbord.games.reykholt.edition.phrases import COLUMN_LETTERS
from langbord.games.reykholt.rules.moves import GOOD_WORDS, OPTION_WORDS, SPACE_WORDS, space_face
from langbord.games.reykholt.rules.view_model import PileView, SpaceView
from langbord.games.reykholt.web import icons
from langbord.games.reykholt.web.icons import Row
from langbord.games.reykholt.web.pieces import NOBODY, PLACING, Seen

CHOOSING = "which-option"
COVERED_SEATS = 3  # the top row of the larger side is covered then (R1.2)


@dataclass(frozen=True)
class Side:
    """One side of an "or"."""

    row: Row
    label: str
    piece: Piece


@dataclass(frozen=True)
class Space:
    """An action space with what stands on it."""

    word: str
    name: str
    flag: bool
    closed: bool
    worker: int  # seat, alone the colour; NOBODY if it is free
    neutral: bool
    guest: int
    last_round: bool  # alone: a worker that stays from the round before
    rows: tuple[Row, ...]
    sides: list[Side]  # those of its "or"; shown under the rows
    text: str
    note: str
    label: str
    piece: Piece


@dataclass(frozen=True)
class Column:
    """A column with its spaces from the top."""

    letter: str
    name: str
    flag_used: bool  # by the viewer in this round
    spaces: list[Space]


@dataclass(frozen=True)
class Pile:
    """A pile of greenhouses: its top card as far as it is known."""

    word: str
    size: int  # 0 for the random pile
    left: int
    kinds: list[str]
    golden: str
    name: str
    label: str
    text: str
    piece: Piece


@dataclass(frozen=True)
class Board:
    """The action board."""

    columns: list[Column]
    rows: int
    covered: bool
    piles: list[Pile]


def board(seen: Seen) -> Board:
    """The board of this number of seats."""
    spaces = seen.view["spaces"]
    used = seen.viewer["flags"] if seen.viewer is not None else []
    columns = [
        Column(
            letter,
            seen.texts.say(f"column-{letter}"),
            number in used,
            [_space(seen, space) for space in spaces if space["column"] == number],
        )
        for number, letter in enumerate(COLUMN_LETTERS)
    ]
    return Board(
        columns, len(columns[0].spaces), seen.seats == COVERED_SEATS, [_pile(seen, p) for p in seen.view["piles"]]
    )


# --- spaces -----------------------------------------------------------------------------------------------------------


def _space(seen: Seen, space: SpaceView) -> Space:
    word = space["word"]
    data = seen.space(word)
    words = seen.texts.card(space_face(SPACE_WORDS.index(word), seen.seats))
    alone = seen.view["solo"]
    neutral = space["worker"] == "neutral"
    standing = _standing(space)
    sides = _sides(seen, data)
    return Space(
        word=word,
        name=words.name,
        flag=space["flag"],
        closed=space["closed"],
        worker=standing,
        neutral=neutral,
        guest=NOBODY if space["guest"] is None else space["guest"],
        last_round=alone is not None and standing not in (NOBODY, alone["colour"]),
        rows=_rows(data, bool(sides)),
        sides=sides,
        text=words.text,
        note=words.note,
        label=_label(seen, space, words.name, words.text, standing),
        piece=seen.piece(word, PLACING),
    )


def _standing(space: SpaceView) -> int:
    """The seat of the worker on a space, alone its colour; NOBODY if there is none, or a neutral one."""
    if space["colour"] is not None:
        return space["colour"]
    return space["worker"] if isinstance(space["worker"], int) else NOBODY


def _label(seen: Seen, space: SpaceView, name: str, text: str, standing: int) -> str:
    parts = [seen.say("space", column=seen.texts.say(f"column-{space['word'][0]}"), row=space["row"], name=name)]
    if space["flag"]:
        parts.append(seen.say("space-flag"))
    if space["closed"]:
        parts.append(seen.say("space-closed"))
    if space["worker"] == "neutral":
        parts.append(seen.say("space-neutral"))
    elif isinstance(space["worker"], int):
        parts.append(
            seen.say("space-mine" if seen.view["solo"] else "space-taken", seat=seen.texts.seat(space["worker"]))
        )
    return " ".join([*parts, text])


def _either(data: SpaceData) -> int:
    """The number of the action that offers one of several things, or NOBODY."""
    found = [number for number, action in enumerate(data.effect.actions) if len(action.alternatives) > 1]
    return found[0] if found else NOBODY


def _rows(data: SpaceData, split: bool) -> tuple[Row, ...]:
    """What it does, without the "or" that is drawn as sides."""
    either = _either(data) if split else NOBODY
    return tuple(icons.action(action) for number, action in enumerate(data.effect.actions) if number != either)


def _sides(seen: Seen, data: SpaceData) -> list[Side]:
    """Each side of an "or" can be tapped where both are possible, and saves a question; or answers it, once asked."""
    either = _either(data)
    if either == NOBODY:
        return []
    steps = data.effect.actions[either].alternatives
    sent = seen.gestures["sides"].get(data.word, []) if seen.gestures is not None else []
    asked = seen.prompt == CHOOSING and seen.values.get("source") == face(seen, data.word)
    found: list[Side] = []
    for number, step in enumerate(steps):
        piece = seen.gesture(sent[number]) if len(sent) == len(steps) else Piece()
        if asked:
            piece = seen.piece(OPTION_WORDS[number], CHOOSING)
        label = seen.say("side", name=seen.texts.card(face(seen, data.word)).name, number=number + 1)
        found.append(Side(icons.step(step), label, piece))
    return found


def face(seen: Seen, word: str) -> str:
    """A space with its side of the board, as its card is called."""
    return space_face(SPACE_WORDS.index(word), seen.seats)


# --- piles ------------------------------------------------------------------------------------------------------------


def _pile(seen: Seen, pile: PileView) -> Pile:
    word = pile["word"]
    top = pile["next"] if pile["size"] == 0 else pile["cards"][0] if pile["cards"] else None
    house = seen.greenhouse(top) if top is not None else None
    words = seen.texts.card(top) if top is not None else None
    sent = seen.gestures["piles"].get(word) if seen.gestures is not None else None
    key = "pile" if pile["size"] else "pile-random"
    label = seen.say(key, size=pile["size"], number=pile["left"])
    text = f"{words.name}. {words.text}" if words is not None else ""
    return Pile(
        word=word,
        size=pile["size"],
        left=pile["left"],
        kinds=[GOOD_WORDS[kind] for kind in house.kinds] if house is not None else [],
        golden=GOOD_WORDS[house.golden] if house is not None else "",
        name=seen.say("pile-name" if pile["size"] else "pile-random-name", size=pile["size"]),
        label=f"{label} {text}".strip(),
        text=text,
        piece=seen.gesture(sent) if sent else _pile_piece(seen, word),
    )


def _pile_piece(seen: Seen, word: str) -> Piece:
    """A move of its own, or something to ask about: while a worker is to be placed, by way of a Property space."""
    piece = seen.piece(word, "take-house")
    if piece.lit or seen.prompt != PLACING:
        return piece
    spaces = [space["word"] for space in seen.view["spaces"] if space["column"] == 0]
    legal = [space for space in spaces if space in seen.legal]
    return Piece(f"{legal[0]} {word}") if legal else Piece(spaces[0])
