"""Text with variants: `[winter: …]`, `{mor: …}`, `{name}`, `_emphasis_`."""

from __future__ import annotations

import re
from typing import Final

from langbord.engine.editions.parse_error import PhraseError
from langbord.games.galzyr.book import vocabulary
from langbord.games.galzyr.book.model import Line, Span
from langbord.games.galzyr.book.parser import Grammar, Phrase
from langbord.games.galzyr.book.phrases import Condition, Conditions

#: Filled in when the text is shown.
FILLED: Final = ("{name}", "{partner}")

_VARIANT: Final = re.compile(
    r"\[(?P<when>[^\[\]:{}]*):\s*(?P<text>[^\[\]]*)\]|\{(?P<who>[a-z]+):\s*(?P<said>[^{}\[\]]*)\}"
)


def read_spans(text: str, grammar: Grammar) -> tuple[Span, ...]:
    """The stretches of a paragraph; columns of mistakes count from its start."""
    spans: list[Span] = []
    place = 0
    for match in _VARIANT.finditer(text):
        _plain(text, place, match.start(), spans)
        if match["when"] is not None:
            when = grammar.conditions(Phrase(match["when"], match.start("when")).strip())
            spans.append(Span(_no_marks(match["text"], match.start("text")), when))
        else:
            spans.append(Span(match["said"], _adventurer(match["who"], match.start("who"))))
        place = match.end()
    _plain(text, place, len(text), spans)
    return tuple(spans)


def _plain(text: str, start: int, end: int, spans: list[Span]) -> None:
    if start < end:
        spans.append(Span(_no_marks(text[start:end], start)))


def _no_marks(text: str, column: int) -> str:
    """Brackets that open nothing are a mistake, so that no reader ever sees one."""
    bare = text
    for name in FILLED:
        bare = bare.replace(name, " " * len(name))
    found = re.search(r"[\[\]{}]", bare)
    if found:
        raise PhraseError(
            f"a '{found[0]}' that is no variant: write '[winter: …]', '{{mor: …}}', '{{name}}' or '{{partner}}', "
            "none inside another",
            column + found.start(),
        )
    return text


def _adventurer(word: str, column: int) -> Conditions:
    if word not in vocabulary.ADVENTURERS:
        raise PhraseError(f"'{word}' is not an adventurer: {', '.join(vocabulary.ADVENTURERS)}", column)
    return ((Condition("adventurer", word),),)


def longest(line: Line) -> str:
    """The text with every variant in it, without marks: what length and likeness are judged by."""
    return re.sub(r"\s+", " ", " ".join(span.text for span in line.spans)).strip()
