"""Texts: everything that is shown to a player, in their language. Fluent is used here and nowhere else.

Words common to all games stand in locale/<language>/*.ftl, those of a game in the same folders beside it.
Its `GameTexts` say which message a move is; `Game.card_face` says which messages stand on a card.
"""

from __future__ import annotations

import datetime
import functools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast as syntax

from langbord import locales
from langbord.engine.ask import Ask, Reason
from langbord.engine.card_text import CardTexts, Message
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.log import Event, Value
from langbord.engine.meta import Options
from langbord.plugin import GameTexts, loaded, plugin

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
        if language not in locales.languages():
            raise OptionError(f"there is no language '{language}'; there is {', '.join(locales.languages())}")
        self.language: str = language
        self.game: Game[Any] = game
        self.options: Options = options
        self.names: tuple[str, ...] = tuple(names)
        self.problems: list[str] = []  # keys not found and mistakes in messages, for the tests
        spoken = [language] if language == locales.BASE else [language, locales.BASE]
        bundles = [_bundle(one, game.meta.name) for one in spoken]
        self._bundles: list[tuple[FluentBundle, Said]] = [(bundle, _said(bundle)) for bundle in bundles]
        found = plugin(game.meta.name)
        of_game: GameTexts[Any] = loaded(found, found.texts)
        self._move_face: Callable[[Ask, int], Message] = of_game.move_face
        self._plain: frozenset[str] = of_game.plain
        self._faced: frozenset[str] = of_game.faced
        self._cards: dict[str, CardText] = _cards(language, game.meta.name, tuple(sorted(options.items())))

    # --- saying -------------------------------------------------------------------------------------

    def say(self, key: str, **values: int | str) -> str:
        """Any message of the locale files; in English where the language lacks it, the key where that does too."""
        return self._say(key, values)

    def has(self, key: str) -> bool:
        """Whether the language, or English, has a message of this key."""
        return any(bundle.has_message(key) for bundle, _ in self._bundles)

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

    def all_cards(self) -> list[CardText]:
        """The cards that words of the vocabulary name, in its order."""
        found: list[CardText] = []
        for word in self.game.vocabulary.words:
            try:
                found.append(self.card(word))
            except OptionError:
                continue
        return found

    def _read_card(self, word: str) -> CardText:
        face = self.game.card_face(self.options, word)
        return CardText(
            word=word,
            name=self._of_edition(face.texts, "name"),
            kind=face.kind,
            card_class=self.say(f"class-{face.card_class.replace(' ', '-')}"),
            cost=self.price(face.cost),
            points=face.points,
            text=" ".join(_capital(self._tell(sentence)) for sentence in face.effect),
            note=self._of_edition(face.texts, face.note),
        )

    def card_says(self, word: str, what: str) -> str:
        """Another text of a card: the `story` of a scenario."""
        return self._of_edition(self.game.card_face(self.options, word).texts, what)

    def _of_edition(self, texts: CardTexts, what: str) -> str:
        """A text that an edition says itself, or that the locale files say of it; "" if there is none."""
        if own := texts.own.get(what):
            return own.get(self.language) or own["en"]
        if what == "name" and texts.key:
            return self.say(texts.key)
        for place in texts.places:
            file, _, slot = place.rpartition("/")
            for bundle, _ in self._bundles:
                said = _edition_texts(bundle.locales[0], self.game.meta.name, file).get(slot)
                if said is not None:
                    return said.get(what, "")
        if what == "name" and texts.places:
            self.problems.append(f"{texts.places[0]} has no name in {self.language}")
            return texts.places[0].rpartition("/")[2]
        return ""

    def price(self, goods: str) -> str:
        """Goods as they stand on a price tag: `2 wood, 1 fish` in the language."""
        if goods == "nothing":
            return self.say("price-nothing")
        return ", ".join(self._say(key, values) for key, values in _amounts(goods))

    # --- numbers and days -----------------------------------------------------------------------------

    def decimal(self, number: float) -> str:
        """A number with at most one place behind the point or comma, and a real minus."""
        return decimal(number, self.language)

    def day(self, when: datetime.date) -> str:
        """A day as it is written in lists."""
        return format_date(when, format="medium", locale=_babel(self.language))

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


def decimal(number: float, language: str) -> str:
    """See `Texts.decimal`."""
    return format_decimal(round(number, 1) or 0, "#,##0.#;−#,##0.#", locale=_babel(language))


@functools.cache
def language_name(language: str) -> str:
    """What a language calls itself."""
    return about(language)["language-name"]


@functools.cache
def about(language: str) -> Mapping[str, str]:
    """What a language tells of itself: its `language.ftl`, which needs no game."""
    return {key: texts["name"] for key, texts in _read(language, locales.about(language)).items()}


@functools.cache
def _babel(language: str) -> Locale:
    return Locale.parse(language, sep="-")


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
    own = plugin(game).folder
    for path in locales.files(language, game):  # what a game says in its own way stands for what the house says
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=own in path.parents)
    return bundle


@functools.lru_cache(maxsize=256)
def _edition_texts(language: str, game: str, file: str) -> dict[str, dict[str, str]]:
    """What is read of the cards in a file of an edition, `house-2/herring`: by slot and by what it is."""
    path = locales.of_edition(language, game, file)
    if path is None:
        return {}
    return _read(language, path)


def _read(language: str, path: Path) -> dict[str, dict[str, str]]:
    """A file of messages without values: by message, its text as `name` and its attributes."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    found: dict[str, dict[str, str]] = {}
    for entry in resource.body:
        if isinstance(entry, syntax.Message):
            message = bundle.get_message(entry.id.name)
            patterns = [("name", message.value), *message.attributes.items()]
            found[entry.id.name] = {what: str(bundle.format_pattern(said)[0]) for what, said in patterns if said}
    return found


@functools.cache
def _said(bundle: FluentBundle) -> Said:
    """Every sentence that was said lately."""
    return {}


@functools.lru_cache(maxsize=256)
def _cards(language: str, game: str, options: tuple[tuple[str, str], ...]) -> dict[str, CardText]:
    """The cards that were read already: they are the same at every table with these options."""
    return {}


@functools.cache
def _rules(language: str, game: str) -> tuple[Paragraph, ...]:
    """The rules of a game, in English where they are not translated."""
    path = locales.rules(language, game) or locales.rules(locales.BASE, game)
    if path is None:
        return ()
    text = path.read_text(encoding="utf-8")
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
