"""The words of the house itself: lobby, frame, refusals. Games bring their own."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping

from langbord import games
from langbord.bots import LEVELS
from langbord.engine.meta import Option
from langbord.locales import known, languages
from langbord.plugin import NotInstalled
from langbord.text import Texts

#: Messages by which the house calls those who have no name of their own, with the number of their seat or without.
GIVEN = ("guest-name", "guest-name-at", "bot-name-calm", "bot-name-steady", "bot-name-sharp", "bot-name-random")

#: Bots have a name for each of the first seats.
CALLED = ("bot-called-random", *(f"bot-called-{level}" for level in LEVELS))
SEATS = range(1, 6)


class Words(Texts):
    """Texts that also know the names which the house gives."""

    def name(self, name: str) -> str:
        """A name as the reader is told it: one that the house gave is said in their language, others as they are."""
        if name in called():
            own, number = called()[name]
            return self.say(own, number=number)
        found = re.fullmatch(r"(.+?)(?: (\d\d?))?", name)
        key = given().get((found[1], found[2] is not None)) if found else None
        return name if key is None or found is None else self.say(key, number=int(found[2] or 0))

    def nickname(self, name: str) -> str:
        """The same where there is little room: a bot without its level."""
        return self.say("bot-own", number=called()[name][1]) if name in called() else name

    def title(self, name: str) -> str:
        """The title of a game, and of one that is stored with a table and not installed any more."""
        return self.say(f"game-{name}-title") if name in games.names() else self.say("gone-game", name=name)


@functools.cache
def given() -> dict[tuple[str, bool], str]:
    """The message of every name that the house gives, by the name without its number and whether it has one."""
    said = [(house(language).say(key, number=0), key) for language in languages() for key in GIVEN]
    return {(name.removesuffix(" 0"), name.endswith(" 0")): key for name, key in said}


@functools.cache
def called() -> dict[str, tuple[str, int]]:
    """The message and the seat of every name that a bot has, in any language."""
    kinds = [(language, key, number) for language in languages() for key in CALLED for number in SEATS]
    return {house(language).say(key, number=number): (key, number) for language, key, number in kinds}


@functools.cache
def words_of(game: str, language: str) -> Words:
    """The words of a game outside any table: for the lobby."""
    loaded = games.load(game)
    options = loaded.meta.complete(loaded.meta.seats[0], {})
    return Words(known(language), loaded, options)


def house(language: str) -> Words:
    """The texts outside any game; those of the first game are loaded with them, which does no harm."""
    return words_of(games.names()[0], language)


def chosen(game: str, options: Mapping[str, str], language: str) -> list[str]:
    """What was chosen for a game, in a few words: the first of its options, and whatever is not as usual."""
    try:
        words = words_of(game, language)
    except NotInstalled:
        return []
    asked = [option for option in games.meta(game).options if option.values and not option.seats]
    return [
        f"{words.say(f'option-{option.name}')}: {_named(words, option, options[option.name])}"
        for number, option in enumerate(option for option in asked if not option.of_seats)
        if option.name in options and (number == 0 or options[option.name] != option.default)
    ]


def _named(words: Texts, option: Option, value: str) -> str:
    """A value by its name; one that an edition of somebody's own brings, by its word."""
    return value if option.open and value not in option.values else words.say(f"{option.name}-{value}")
