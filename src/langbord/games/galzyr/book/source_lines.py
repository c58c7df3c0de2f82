"""The lines of a writer's file: comments taken off, and mistakes collected with file, line and column."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from langbord.engine.control_chars import UNSEEN, plain
from langbord.engine.editions.files import LARGEST
from langbord.engine.editions.parse_error import PhraseError
from langbord.engine.errors import EditionError
from langbord.games.galzyr.book.model import Line, Source, Span
from langbord.games.galzyr.book.parser import Grammar, Phrase
from langbord.games.galzyr.book.prose import read_spans


@dataclass(frozen=True)
class Named:
    """A name used somewhere, to be looked up at the end."""

    kind: str
    word: str
    source: Source


class Mistakes:
    """All that is wrong, so that it can be told at once, and all names that must still be found."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names: list[Named] = []

    def add(self, source: Source, message: str) -> None:
        """`file:line:column: sentence`"""
        self.lines.append(f"{source}: {message}")

    def report(self) -> None:
        """Raise if there was any."""
        if self.lines:
            raise EditionError(plain("\n".join(self.lines)))


@dataclass(frozen=True)
class SourceLine:
    """One line without its comment; `text` keeps its indent, so columns are true."""

    number: int
    text: str


class SourceFile:
    """A file of the book being read."""

    def __init__(self, path: Path, mistakes: Mistakes) -> None:
        self.path: Path = path
        self.name: str = str(path)
        self.mistakes: Mistakes = mistakes
        self.lines: list[SourceLine] = []
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            mistakes.add(Source(self.name, 1), "the file is not UTF-8 text")
            return
        if len(text) > LARGEST:
            mistakes.add(Source(self.name, 1), f"the file is larger than {LARGEST} letters")
            return
        unseen = UNSEEN.search(text)
        if unseen:
            where = text.count("\n", 0, unseen.start()) + 1
            mistakes.add(Source(self.name, where), "there is a letter here that nobody would see")
        for number, line in enumerate(text.splitlines(), 1):
            self.lines.append(SourceLine(number, _without_comment(line)))

    def read_lines(self, read: Callable[[SourceLine], None], grammar: Grammar) -> None:
        """Each line in turn; one that cannot be understood is a mistake, and the reading goes on."""
        for line in self.lines:
            try:
                read(line)
            except PhraseError as error:
                self.failed(line.number, error)
            self.names_of(grammar, line.number)

    def source(self, line: int, column: int = 0) -> Source:
        """A place in this file; `column` counts from 0."""
        return Source(self.name, line, column + 1)

    def fail(self, line: int, message: str, column: int = 0) -> None:
        self.mistakes.add(self.source(line, column), message)

    def failed(self, line: int, error: PhraseError) -> None:
        self.fail(line, error.message, error.column)

    def names_of(self, grammar: Grammar, line: int) -> None:
        """Hand over what the grammar met on a line."""
        for reference in grammar.references:
            source = self.source(line, reference.column)
            self.mistakes.names.append(Named(reference.kind, reference.word, source))
        grammar.references.clear()

    def text(self, key: str, lines: list[SourceLine]) -> Line:
        """A paragraph of one or more lines, with its variants."""
        text = " ".join(line.text.strip() for line in lines)
        grammar = Grammar()
        try:
            spans = read_spans(text, grammar)
        except PhraseError as error:
            line, column = _place_in(lines, error.column)
            self.fail(line, error.message, column)
            return Line(key, text, (Span(text),))
        for reference in grammar.references:
            line, column = _place_in(lines, reference.column)
            self.mistakes.names.append(Named(reference.kind, reference.word, self.source(line, column)))
        return Line(key, text, spans)

    def piece(self, key: str, line: int, phrase: Phrase) -> Line:
        """A text that is a part of one line: a title, a label."""
        return self.text(key, [SourceLine(line, " " * phrase.column + phrase.text)])


def _without_comment(line: str) -> str:
    """`//` at the start of a line, or after a space, begins a comment."""
    if line.lstrip().startswith("//"):
        return ""
    return line.split(" //")[0].rstrip()


def _place_in(lines: list[SourceLine], offset: int) -> tuple[int, int]:
    """Line and column of a place in a paragraph whose lines were joined with one space."""
    for line in lines:
        bare = line.text.strip()
        if offset <= len(bare):
            return line.number, offset + len(line.text) - len(line.text.lstrip())
        offset -= len(bare) + 1
    return lines[-1].number, 0
