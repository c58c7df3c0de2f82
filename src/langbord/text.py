"""Texts: everything that is shown to a player, in their language. Fluent is used here and nowhere else.

Words common to all games stand in locale/<language>/*.ftl, those of a game in games/<game>/locale/<language>/*.ftl.
A game's `wording` module says which message a move is; `Game.card_face` says which messages stand on a card.
"""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from langbord.engine.ask import Ask, Reason
from langbord.engine.errors import OptionError
from langbord.engine.face import Message
from langbord.engine.game import Game
from langbord.engine.log import Event, Value
from langbord.engine.meta import Options

LANGUAGES = ("en", "ru")
HOUSE = Path(__file__).parent
MOST_SAID = 20_000  # sentences kept for one game in one language: a page says hundreds, most of them again and again
Said = dict[tuple[object, ...], str]  # sentences by their key and their values


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of the rules, its markdown kept; `gist` is what it comes to in one line, where the rules say so."""

    number: str
    heading: str
    text: str
    gist: str = ""


@dataclass(frozen=True)
class CardText:
    """A card as it is read; `cost` is empty for cards that are not paid for."""

    word: str
    name: str
    kind: str
    card_class: str
    cost: str
    points: int
    text: str
    note: str


class Thing(FluentType):
    """A value of a message. Written out it is its name, in a selector it is its word, CASE gives its other cases."""

    def __init__(self, word: str, name: str, cases: Mapping[str, str]) -> None:
        self.word: str = word
        self.name: str = name
        self.cases: Mapping[str, str] = cases

    def format(self, locale: Any) -> str:
        """The name as it stands in a list."""
        return self.name

    def __eq__(self, other: object) -> bool:
        return self.word == (other.word if isinstance(other, Thing) else other)

    def __hash__(self) -> int:
        return hash(self.word)

    def told(self) -> tuple[object, ...]:
        """All that a sentence could depend on."""
        return (self.word, self.name, *self.cases.items())


def in_case(value: FluentType | str, case: str) -> FluentType | str:
    """The Fluent function CASE($thing, "accusative"): the name as itself where a language has no such case."""
    return value.cases.get(case, value.name) if isinstance(value, Thing) else value


class Texts:
    """All texts of one game in one language."""

    def __init__(self, language: str, game: Game[Any], options: Options, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"there is no language '{language}'; there is {', '.join(LANGUAGES)}")
        self.language: str = language
        self.game: Game[Any] = game
        self.options: Options = options
        self.names: tuple[str, ...] = tuple(names)
        self.problems: list[str] = []  # keys not found and mistakes in messages, for the tests
        spoken = [language] if language == "en" else [language, "en"]
        bundles = [_bundle(one, game.meta.name) for one in spoken]
        self._bundles: list[tuple[FluentBundle, Said]] = [(bundle, _said(bundle)) for bundle in bundles]
        wording = importlib.import_module(f"langbord.games.{game.meta.name}.wording")
        self._move_face: Callable[[Ask, int], Message] = wording.move_face
        #: Kinds of values that are the same in every language, such as the references of a map.
        self._plain: frozenset[str] = getattr(wording, "PLAIN", frozenset())
        #: Kinds of things that show their name themselves, as cards do.
        self._faced: frozenset[str] = getattr(wording, "FACED", frozenset())
        self._cards: dict[str, CardText] = _cards(language, game.meta.name, tuple(sorted(options.items())))

    # --- saying -------------------------------------------------------------------------------------

    def say(self, key: str, **values: int | str) -> str:
        """Any message of the locale files; in English where the language lacks it, the key where that does too."""
        return self._say(key, values)

    def seat(self, seat: int) -> str:
        """A player's name."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say("seat-name", number=seat + 1)

    def prompt(self, ask: Ask) -> str:
        """The question as a short sentence."""
        return self._tell(Message(f"prompt-{ask.prompt}", ask.values))

    def move(self, ask: Ask, move: int) -> str:
        """What a move means at this question."""
        return _capital(self._tell(self._move_face(ask, move)))

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, in one sentence."""
        return self._tell(Message(f"why-{reason.key}", reason.values))

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self._tell(Message(f"log-{event.key}", event.values))

    def tell(self, message: Message) -> str:
        """A message that a game has put together, with its values in words."""
        return self._tell(message)

    def barrier(self, why: str) -> str:
        """Why undo stops here."""
        return self.say(f"barrier-{why}")

    def score_line(self, key: str, card: str = "") -> str:
        """A line of the score sheet; `card` is the word of the card it belongs to."""
        return self._say(f"score-{key}", {"card": self.card(card).name} if card else {})

    # --- cards ----------------------------------------------------------------------------------------

    def card(self, word: str) -> CardText:
        """A card as it is read; an OptionError if there is none of this word."""
        if word not in self._cards:
            problems = len(self.problems)
            card = self._read_card(word)
            if len(self.problems) > problems:
                return card  # whoever reads it next shall be told of the problem too
            self._cards[word] = card
        return self._cards[word]

    def _read_card(self, word: str) -> CardText:
        face = self.game.card_face(self.options, word)
        return CardText(
            word=word,
            name=face.names.get(self.language, face.names["en"]),
            kind=face.kind,
            card_class=self.say(f"class-{face.card_class.replace(' ', '-')}"),
            cost=self.price(face.cost),
            points=face.points,
            text=" ".join(_capital(self._tell(sentence)) for sentence in face.effect),
            note=face.notes.get(self.language, face.notes.get("en", "")),
        )

    def price(self, goods: str) -> str:
        """Goods as they stand on a price tag: `2 wood, 1 fish` in the language."""
        if goods == "nothing":
            return self.say("price-nothing")
        return ", ".join(self._say(key, values) for key, values in _amounts(goods))

    # --- rules ----------------------------------------------------------------------------------------

    def rules(self) -> list[Paragraph]:
        """All paragraphs of the rules, in order."""
        return list(_rules(self.language, self.game.meta.name))

    def rule(self, number: str) -> Paragraph:
        """One paragraph, as `N4.2`; an OptionError if there is none of this number."""
        for paragraph in self.rules():
            if paragraph.number == number.strip().upper():
                return paragraph
        raise OptionError(f"the rules of {self.game.meta.title} have no paragraph '{number}'")

    # --- messages and their values -----------------------------------------------------------------------

    def _tell(self, message: Message) -> str:
        return self._say(message.key, {name: self._value(value) for name, value in message.values})

    def _value(self, value: Value | Message) -> int | str | Thing:
        """A value in words; numbers stay numbers, so that messages can choose their plural."""
        if isinstance(value, Message):
            return self._tell(value)
        kind, thing = value
        if isinstance(thing, int):
            return self.seat(thing) if kind == "seat" else thing
        if kind in self._plain:
            return thing
        if kind == "card" or kind in self._faced:
            return self.card(thing).name
        if kind == "kinds":
            return self._enumerate([self.say(f"good-{good}") for good in thing.split(", ")])
        if kind == "price":
            return self.price(thing)
        if kind == "goods":
            return self._goods(thing)
        return self._named(thing, f"{kind}-{thing}", {})

    def _goods(self, goods: str) -> Thing:
        """`2 wood, 1 fish` as it stands in a sentence: `2 wood and 1 fish`."""
        if goods == "nothing":
            return self._named(goods, "amount-nothing", {})
        things = [self._named(goods, key, values) for key, values in _amounts(goods)]
        cases = {case for thing in things for case in thing.cases}
        return Thing(
            goods,
            self._enumerate([thing.name for thing in things]),
            {case: self._enumerate([thing.cases.get(case, thing.name) for thing in things]) for case in cases},
        )

    def _enumerate(self, names: list[str]) -> str:
        if len(names) == 1:
            return names[0]
        return self._say("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})

    def _named(self, word: str, key: str, values: Mapping[str, int | str]) -> Thing:
        """A thing by the message that names it; the attributes of the message are its cases."""
        cases: dict[str, str] = {}
        for bundle, said in self._bundles:
            if bundle.has_message(key):
                for case, pattern in bundle.get_message(key).attributes.items():
                    whole = _whole(f"{key}.{case}", values)
                    cases[case] = said.get(whole) or self._format(bundle, said, whole, pattern, values)
                break
        return Thing(word, self._say(key, values), cases)

    def _say(self, key: str, values: Mapping[str, int | str | Thing]) -> str:
        whole = _whole(key, values)
        for bundle, said in self._bundles:
            known = said.get(whole)
            if known is not None:
                return known
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                return self._format(bundle, said, whole, pattern, values)
            self.problems.append(f"{key} is missing in {bundle.locales[0]}")
        return key

    def _format(
        self,
        bundle: FluentBundle,
        said: Said,
        whole: tuple[object, ...],
        pattern: Any,
        values: Mapping[str, int | str | Thing],
    ) -> str:
        """Sentences are kept, for to put one together takes longer than all the rest of its place on a page; those with
        mistakes are not, so that everybody is told of them."""
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            self.problems += [f"{whole[0]} in {bundle.locales[0]}: {error}" for error in errors]
        else:
            if len(said) >= MOST_SAID:
                said.clear()
            said[whole] = str(text)
        return str(text)


def _whole(key: str, values: Mapping[str, int | str | Thing]) -> tuple[object, ...]:
    """What makes a sentence what it is."""
    return (key, *((name, v.told() if isinstance(v, Thing) else v) for name, v in values.items()))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _amounts(goods: str) -> list[tuple[str, dict[str, int | str]]]:
    """`2 wood, 1 fish` as messages and their values."""
    if not goods:
        return []
    pairs = (part.split() for part in goods.split(","))
    return [(f"amount-{good}", {"number": int(amount)}) for amount, good in pairs]


@functools.cache
def _bundle(language: str, game: str) -> FluentBundle:
    """The messages of a language: those of the table and those of a game."""
    functions: dict[str, Any] = {"CASE": in_case}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for path in locale_files(language, game):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@functools.cache
def _said(bundle: FluentBundle) -> Said:
    """Every sentence that was said lately."""
    return {}


@functools.lru_cache(maxsize=256)
def _cards(language: str, game: str, options: tuple[tuple[str, str], ...]) -> dict[str, CardText]:
    """The cards that were read already: they are the same at every table with these options."""
    return {}


def locale_files(language: str, game: str) -> list[Path]:
    """Where the messages of a language stand."""
    own = HOUSE / "games" / game / "locale" / language
    return [*sorted((HOUSE / "locale" / language).glob("*.ftl")), *sorted(own.glob("*.ftl"))]


@functools.cache
def _rules(language: str, game: str) -> tuple[Paragraph, ...]:
    """The rules of a game, in English where they are not translated."""
    folder = HOUSE / "games" / game
    path = folder / f"RULES.{language}.md"
    text = (path if path.is_file() else folder / "RULES.md").read_text(encoding="utf-8")
    found: list[Paragraph] = []
    heading = ""
    for block in re.split(r"\n\s*\n", text):
        if match := re.match(r"## \w+ (.+)", block):
            heading = match[1].strip()
        elif match := re.match(r"\*\*([A-Z]\d+\.\d+)\*\*\s+(.+)", block, re.DOTALL):
            full, _, gist = match[2].partition("\n> ")
            found.append(
                Paragraph(match[1], heading, " ".join(full.split()), " ".join(gist.replace("\n> ", " ").split()))
            )
        elif block.startswith("> ") and found:
            found[-1] = replace(found[-1], gist=" ".join(block[2:].replace("\n> ", " ").split()))
    return tuple(found)
