"""One `.cards` file, read into cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Final

from langbord.engine.editions.parse_error import PhraseError, parse_int
from langbord.games.galzyr.book import vocabulary
from langbord.games.galzyr.book.model import Card, EventRow, Line, SceneBox, Timer, Use
from langbord.games.galzyr.book.parser import ID, Grammar, Phrase
from langbord.games.galzyr.book.phrases import ALWAYS, Box, Conditions, Passive, Place, Step
from langbord.games.galzyr.book.source_lines import SourceFile, SourceLine

_EVENT_ROWS: Final = ("settlement", *vocabulary.TERRAINS)

#: The words a line of a card may begin with; those of the second table only on these types of cards.
_ANYWHERE: Final = ("subtitle", "copies", "stack", "hero", "start", "text")
_IN_PLAY: Final = ("tags", "may", "must", "scene", "always", "use", "timer", "gained", "save", "leave", "stays")
_BY_TYPE: Final = {
    "quest": (*_IN_PLAY, "part", "pickup", "notice", "abandon"),
    "item": (*_IN_PLAY, "price"),
    "companion": (*_IN_PLAY, "price"),
    "status": _IN_PLAY,
    "local": (*_IN_PLAY, "place"),
    "global": (*_IN_PLAY, "month", "mode", "setup"),
    "event": ("first", *_EVENT_ROWS, "after"),
    "location": ("place", "nr", "scene", "must", "always", "setup", "save"),
}


class _Draft:
    """A card while its lines come in."""

    def __init__(self, kind: str, id_: str, name: Line, line: int) -> None:
        self.type: str = kind
        self.id: str = id_
        self.name: Line = name
        self.line: int = line
        self.subtitle: str = ""
        self.copies: int = 1
        self.stack: str = ""
        self.hero: str = ""
        self.start: str = "library"
        self.tags: tuple[str, ...] = ()
        self.flavour: list[Line] = []
        self.price: int = 0
        self.pickup: str = ""
        self.notice: Line | None = None
        self.place: Place | None = None
        self.nr: int = 0
        self.month: int = 0
        self.mode: str = ""
        self.after: str = ""
        self.rows: list[EventRow] = []
        self.scenes: list[SceneBox] = []
        self.boxes: list[Box] = []
        self.passives: list[Passive] = []
        self.uses: list[Use] = []
        self.timer: Timer | None = None
        self.on_gain: list[Step] = []
        self.on_setup: list[Step] = []
        self.on_save: list[Step] = []
        self.on_abandon: list[Step] = []
        self.can_abandon: bool = True
        self.stays: bool = False
        self.leave_if: Conditions | None = None
        self.once: set[str] = set()  # the words that stood already and may stand once


class CardReader:
    """Reads a file from top to bottom."""

    def __init__(self, file: SourceFile) -> None:
        self.file: SourceFile = file
        self.grammar: Grammar = Grammar()
        self.drafts: list[_Draft] = []

    def read(self) -> list[Card]:
        """The cards, as far as they can be understood; what cannot is among the mistakes."""
        self.file.read_lines(self._line, self.grammar)
        return [self._card(draft) for draft in self.drafts]

    def _line(self, line: SourceLine) -> None:
        if not line.text.strip():
            return
        if line.text.startswith("## "):
            self._begin(line)
        elif not self.drafts:
            raise PhraseError("a card begins with '## type id  Name'", 0)
        else:
            self._in_card(self.drafts[-1], line)

    def _begin(self, line: SourceLine) -> None:
        match = re.fullmatch(rf"## ([a-z]+) ({ID}) {{2,}}(.+)", line.text)
        if match is None:
            raise PhraseError("write '## type id  Name', with two spaces before the name", 0)
        if match[1] not in vocabulary.CARD_TYPES:
            raise PhraseError(f"'{match[1]}' is not a type of card: {', '.join(vocabulary.CARD_TYPES)}", 3)
        name = self.file.piece(f"{match[2]}/name", line.number, Phrase(match[3], match.start(3)))
        self.drafts.append(_Draft(match[1], match[2], name, line.number))

    def _in_card(self, draft: _Draft, line: SourceLine) -> None:
        phrase = Phrase(line.text, 0).strip()
        match = re.match(r"[a-z]+", phrase.text)
        word = match[0] if match else phrase.text.split(" ")[0]
        allowed = (*_ANYWHERE, *_BY_TYPE[draft.type])
        if word not in allowed:
            raise phrase.fail(f"'{word}' cannot begin a line of a {draft.type}; there are {', '.join(allowed)}")
        if word in _ONCE:
            if word in draft.once:
                raise phrase.fail(f"'{word}' stands twice on this card")
            draft.once.add(word)
        rest = Phrase(phrase.text[len(word) :], phrase.column + len(word)).strip()
        if word in _WITH_COLON:
            if not rest.text.startswith(":"):
                raise rest.fail(f"a ':' must follow '{word}'")
            rest = Phrase(rest.text[1:], rest.column + 1).strip()
        _LINES[word](self, draft, line, phrase if word in ("may", "must", *_EVENT_ROWS) else rest)

    def _card(self, draft: _Draft) -> Card:
        nowhere = {"place", "nr"} - draft.once or (draft.place is not None and draft.place.kind != "space")
        if draft.type == "location" and nowhere:
            self.file.fail(draft.line, f"location '{draft.id}' needs a space to lie at and a number: 'place …', 'nr …'")
        if draft.start == "board" and draft.type != "location":
            self.file.fail(draft.line, f"'{draft.id}' cannot start on the board: it is no location")
        values = {name: getattr(draft, name) for name in _FIELDS}
        values = {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
        return Card(**values, number=0, source=self.file.source(draft.line))

    # --- plain fields ---

    def subtitle(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.subtitle = rest.text

    def part(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.subtitle = str(_number(rest, 1, 9))

    def copies(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.copies = _number(rest, 1, 9)

    def stack(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        if not re.fullmatch(ID, rest.text):
            raise rest.fail("after 'stack' comes its name, written like an id")
        draft.stack = rest.text

    def hero(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.hero = _one_of(rest, vocabulary.ADVENTURERS)

    def start(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.start = _one_of(rest, vocabulary.STARTS)

    def tags(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.tags = tuple(self.grammar.refer("tag", part.text, part.column) for part in rest.split(","))

    def text(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        key = f"{draft.id}/flavour/{len(draft.flavour) + 1}"
        draft.flavour.append(self.file.piece(key, line.number, rest))

    def price(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.price = _number(rest, 1, 20)

    def pickup(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.pickup = self.grammar.refer("space", rest.text, rest.column)

    def notice(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.notice = self.file.piece(f"{draft.id}/notice", line.number, rest)

    def place(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.place = self.grammar.place(rest)

    def nr(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.nr = _number(rest, 1, 12)

    def month(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.month = _number(rest, 1, 12)

    def mode(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.mode = _one_of(rest, ("coop", "competitive"))

    def after(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.after = _one_of(rest, vocabulary.ZONES)

    # --- what happens ---

    def row(self, draft: _Draft, line: SourceLine, phrase: Phrase) -> None:
        """`first if sat or sun -> goose.fair`, `settlement -> goose.town`"""
        head, scene = phrase.cut("->")
        if scene is None or not scene.text:
            raise phrase.fail("'->' and the id of a scene must follow")
        condition = head.text.removeprefix("if ")
        when = self.grammar.conditions(Phrase(condition, head.column + len(head.text) - len(condition)).strip())
        self.grammar.refer("scene", scene.text, scene.column)
        draft.rows.append(EventRow(when, scene.text, self.file.source(line.number, phrase.column)))

    def scene(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        """`scene if at dunmere -> ferry.toll : Take the ferry`"""
        self._scene_box(draft, line, rest, must=False)

    def _scene_box(self, draft: _Draft, line: SourceLine, rest: Phrase, *, must: bool) -> None:
        match = re.fullmatch(rf"(?:if (?P<when>.+?) *)?-> *(?P<scene>{ID}) *: *(?P<label>.+)", rest.text)
        if match is None:
            raise rest.fail("a scene is written 'scene if condition -> id : What the button says'")
        when = ALWAYS
        if match["when"]:
            when = self.grammar.conditions(Phrase(match["when"], rest.column + match.start("when")))
        self.grammar.refer("scene", match["scene"], rest.column + match.start("scene"))
        key = f"{draft.id}/scene/{len(draft.scenes) + 1}"
        label = self.file.piece(key, line.number, Phrase(match["label"], rest.column + match.start("label")))
        source = self.file.source(line.number, rest.column)
        draft.scenes.append(SceneBox(match["scene"], when, must, label, source))

    def box(self, draft: _Draft, line: SourceLine, phrase: Phrase) -> None:
        """`may search: +1`, `must in might: -1`, `must scene -> …`"""
        if phrase.text.startswith("must scene"):
            self._scene_box(draft, line, Phrase(phrase.text[10:], phrase.column + 10).strip(), must=True)
        elif draft.type == "location":
            raise phrase.fail("a location has scenes, no boxes for checks")
        else:
            draft.boxes.append(self.grammar.box(phrase))

    def always(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        when, body = self._condition_then(rest, "always")
        draft.passives += [self.grammar.passive(part, when) for part in body.split(";")]

    def use(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        match = re.match(r"on (turn|travel)\b", rest.text)
        if match is None:
            raise rest.fail("write 'use on turn: …' or 'use on travel: …'")
        after = Phrase(rest.text[match.end() :], rest.column + match.end()).strip()
        when, body = self._condition_then(after, f"use on {match[1]}")
        cost, steps = self.grammar.use(body)
        draft.uses.append(Use(match[1], when, cost, steps, f"use {rest.text}"))

    def timer(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        head, body = rest.cut(":")
        match = re.fullmatch(r"([1-9])( or save)?", head.text)
        if match is None or body is None:
            raise rest.fail("write 'timer 3: …' or 'timer 3 or save: …'")
        draft.timer = Timer(int(match[1]), self.grammar.line(body), match[2] is not None)

    def gained(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.on_gain += self.grammar.line(rest)

    def setup(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.on_setup += self.grammar.line(rest)

    def save(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        draft.on_save += self.grammar.line(rest)

    def abandon(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        if rest.text == "never":
            draft.can_abandon = False
        else:
            draft.on_abandon += self.grammar.line(rest)

    def leave(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        if not rest.text.startswith("if "):
            raise rest.fail("write 'leave if condition'")
        draft.leave_if = self.grammar.conditions(Phrase(rest.text[3:], rest.column + 3))

    def stays(self, draft: _Draft, line: SourceLine, rest: Phrase) -> None:
        if rest.text:
            raise rest.fail("nothing follows after 'stays'")
        draft.stays = True

    def _condition_then(self, rest: Phrase, word: str) -> tuple[Conditions, Phrase]:
        """`: body` or `if condition: body`"""
        head, body = rest.cut(":")
        if body is None or not body.text or (head.text and not head.text.startswith("if ")):
            raise rest.fail(f"write '{word}: …' or '{word} if condition: …'")
        if not head.text:
            return ALWAYS, body
        return self.grammar.conditions(Phrase(head.text[3:], head.column + 3)), body


def _number(phrase: Phrase, least: int, most: int) -> int:
    if not phrase.text.isdecimal() or not least <= parse_int(phrase.text, phrase.column) <= most:
        raise phrase.fail(f"a number from {least} to {most} belongs here, not '{phrase.text}'")
    return int(phrase.text)


def _one_of(phrase: Phrase, known: tuple[str, ...]) -> str:
    if phrase.text not in known:
        raise phrase.fail(f"'{phrase.text}' should be one of {', '.join(known)}")
    return phrase.text


_FIELDS: Final = tuple(field.name for field in fields(Card) if field.name not in ("number", "source"))

_ONCE: Final = (
    *("subtitle", "part", "copies", "stack", "hero", "start", "tags", "price", "pickup", "notice", "place", "nr"),
    *("month", "mode", "after", "timer", "leave", "first", *_EVENT_ROWS),
)
_WITH_COLON: Final = ("subtitle", "tags", "text", "notice", "gained", "setup", "save", "abandon")

_LINES: Final[dict[str, Callable[[CardReader, _Draft, SourceLine, Phrase], None]]] = {
    "subtitle": CardReader.subtitle,
    "part": CardReader.part,
    "copies": CardReader.copies,
    "stack": CardReader.stack,
    "hero": CardReader.hero,
    "start": CardReader.start,
    "tags": CardReader.tags,
    "text": CardReader.text,
    "price": CardReader.price,
    "pickup": CardReader.pickup,
    "notice": CardReader.notice,
    "place": CardReader.place,
    "nr": CardReader.nr,
    "month": CardReader.month,
    "mode": CardReader.mode,
    "after": CardReader.after,
    "first": CardReader.row,
    **dict.fromkeys(_EVENT_ROWS, CardReader.row),
    "scene": CardReader.scene,
    "may": CardReader.box,
    "must": CardReader.box,
    "always": CardReader.always,
    "use": CardReader.use,
    "timer": CardReader.timer,
    "gained": CardReader.gained,
    "setup": CardReader.setup,
    "save": CardReader.save,
    "abandon": CardReader.abandon,
    "leave": CardReader.leave,
    "stays": CardReader.stays,
}
