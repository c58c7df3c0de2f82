"""Checking the book of Galzyr, and giving numbers to what is new in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from langbord.engine.errors import EditionError, OptionError
from langbord.games.galzyr.book import display_numbers, reader
from langbord.games.galzyr.book.lint import checks
from langbord.games.galzyr.book.model import Book


@dataclass(frozen=True)
class Report:
    """What was found, one line each."""

    mistakes: list[str]
    advice: list[str]
    contents: str

    def summary(self) -> str:
        """The last line."""
        return f"{self.contents}: {len(self.mistakes)} mistakes, {len(self.advice)} pieces of advice"


def draft(folder: Path | None) -> Book:
    """A book as far as it is written."""
    return reader.read_draft(folder or reader.HOUSE)[0]


def report(folder: Path | None, check: str = "") -> Report:
    """All that is wrong with a book. What cannot be read keeps the checks from being made."""
    folder = folder or reader.HOUSE
    if check and check not in checks.CHECKS:
        raise OptionError(f"there is no check '{check}'; there are {', '.join(checks.CHECKS)}")
    try:
        book, unwritten = reader.read_draft(folder)
    except EditionError as error:
        return Report(str(error).splitlines(), [], "the book cannot be read as a whole yet")
    found = checks.findings(book, check)
    if not check:
        found += checks.numbering(folder, book)
    mistakes = [str(each) for each in unwritten] if not check else []
    mistakes += [str(finding) for finding in found if not finding.advice]
    contents = f"{len(book.scenes) - len(unwritten)} scenes, {len(book.cards)} cards"
    return Report(mistakes, [str(finding) for finding in found if finding.advice], contents)


def number(folder: Path | None) -> str:
    """Give numbers to cards and scenes that have none; those that are only named get theirs when they are written."""
    folder = folder or reader.HOUSE
    book, unwritten = reader.read_draft(folder)
    kept = display_numbers.read(folder)
    later = {each.id for each in unwritten}
    scenes = [id_ for id_ in book.scenes if id_ not in later]
    given = display_numbers.complete(kept, book.cards, scenes)
    display_numbers.write(folder, given)
    new = len(given.cards) + len(given.scenes) - len(kept.cards) - len(kept.scenes)
    all_of_them = f"{len(given.cards)} cards and {len(given.scenes)} scenes in all"
    return f"{folder / display_numbers.NAME}: {new} new numbers, {all_of_them}"
