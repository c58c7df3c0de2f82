"""The words of phrases, as a grammar that can tell what could stand next: for completion, for menus, and for saying at
a mistake what was expected there.

A game's parser reads phrases and has the last word; these rules are for whoever is still writing one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

LONGEST: Final = 400  # letters of a phrase
DIGITS: Final = 2
NUMBER: Final = "N"  # how an expected number is told
SIGNS: Final = ":;,"


class Rule:
    """A part of the grammar."""


@dataclass(frozen=True)
class Word(Rule):
    """Fixed words, or a sign."""

    text: str


@dataclass(frozen=True)
class Number(Rule):
    """A whole number."""

    signed: bool = False


@dataclass(frozen=True)
class Free(Rule):
    """Anything, to the end."""


@dataclass(frozen=True)
class Seq(Rule):
    """One after the other."""

    parts: tuple[Rule, ...]


@dataclass(frozen=True)
class Alt(Rule):
    """One of several."""

    parts: tuple[Rule, ...]


@dataclass(frozen=True)
class Opt(Rule):
    """May be left out."""

    part: Rule


@dataclass(frozen=True)
class Many(Rule):
    """One or more, with a word between."""

    part: Rule
    between: str


def words(*texts: str) -> Alt:
    """One of these words."""
    return Alt(tuple(Word(text) for text in texts))


def seq(*parts: Rule | str) -> Seq:
    """One after the other; a text is a word."""
    return Seq(tuple(Word(part) if isinstance(part, str) else part for part in parts))


def alt(*parts: Rule | str) -> Alt:
    """One of several."""
    return Alt(tuple(Word(part) if isinstance(part, str) else part for part in parts))


@dataclass
class Reading:
    """How far a text follows a rule, and what could stand there."""

    whole: bool  # it follows the rule to its end
    column: int  # of the word that does not, or of the end
    expected: list[str]  # what could stand there, NUMBER for a number


@dataclass
class _Trace:
    text: str
    expected: dict[int, list[str]] = field(default_factory=dict)
    known: dict[tuple[int, int], tuple[int, ...]] = field(default_factory=dict)

    def wanted(self, at: int, what: str) -> None:
        there = self.expected.setdefault(at, [])
        if what not in there:
            there.append(what)


def read(rule: Rule, text: str) -> Reading:
    """How far a text follows a rule. What is still being typed counts as expected where it begins."""
    text = text[:LONGEST]
    trace = _Trace(text)
    ends = _follow(rule, 0, trace)
    whole = any(not text[end:].strip() for end in ends)
    column = max(trace.expected, default=0)
    return Reading(whole, column, trace.expected.get(column, []))


def completions(rule: Rule, text: str) -> tuple[int, list[str]]:
    """Where the word that is being typed begins, and the words that it could become."""
    found = read(rule, text)
    typed = text[found.column :].strip().lower()
    fitting = [word for word in found.expected if word.lower().startswith(typed)]
    inside = [word for word in found.expected if len(typed) > 2 and typed in word.lower() and word not in fitting]
    return found.column, fitting + inside


def _follow(rule: Rule, at: int, trace: _Trace) -> tuple[int, ...]:
    """The places to which a text can follow a rule from here."""
    key = (id(rule), at)
    if key not in trace.known:
        trace.known[key] = ()  # a rule that begins with itself leads nowhere
        trace.known[key] = tuple(sorted(set(_ends(rule, at, trace))))
    return trace.known[key]


def _ends(rule: Rule, at: int, trace: _Trace) -> Iterator[int]:
    if isinstance(rule, Word):
        yield from _word(rule.text, at, trace)
    elif isinstance(rule, Number):
        yield from _number(rule, at, trace)
    elif isinstance(rule, Free):
        yield len(trace.text)
    elif isinstance(rule, Alt):
        for part in rule.parts:
            yield from _follow(part, at, trace)
    elif isinstance(rule, Opt):
        yield at
        yield from _follow(rule.part, at, trace)
    elif isinstance(rule, Seq):
        places: set[int] = {at}
        for part in rule.parts:
            places = {end for place in places for end in _follow(part, place, trace)}
        yield from places
    elif isinstance(rule, Many):
        yield from _many(rule, at, trace)


def _many(rule: Many, at: int, trace: _Trace) -> Iterator[int]:
    reached: set[int] = set()
    waiting = list(_follow(rule.part, at, trace))
    while waiting:
        end = waiting.pop()
        if end in reached:
            continue
        reached.add(end)
        yield end
        for after in _word(rule.between, end, trace):
            waiting += _follow(rule.part, after, trace)


def _begin(at: int, text: str) -> int:
    while at < len(text) and text[at] == " ":
        at += 1
    return at


def _word(word: str, at: int, trace: _Trace) -> Iterator[int]:
    text, start = trace.text, _begin(at, trace.text)
    sign = word[0] in SIGNS
    glued = start == at and at > 0 and not sign and text[at - 1 : at] not in ("", " ", *SIGNS)
    end = start + len(word)
    if not glued and text.startswith(word, start) and (word[-1] in SIGNS or not text[end : end + 1].isalnum()):
        yield end
    if not text.startswith(word, start) or end == len(text):
        if not glued or start == len(text):
            trace.wanted(start, word)


def _number(rule: Number, at: int, trace: _Trace) -> Iterator[int]:
    text, start = trace.text, _begin(at, trace.text)
    end = start + 1 if rule.signed and text.startswith("-", start) else start
    first = end
    while end < len(text) and text[end].isascii() and text[end].isdigit() and end - first < DIGITS:
        end += 1
    if end > first:
        yield end
    else:
        trace.wanted(start, NUMBER)
