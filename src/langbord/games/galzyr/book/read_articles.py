"""One `.entries` file of the encyclopedia, read into articles."""

from __future__ import annotations

import re
from typing import Final

from langbord.engine.editions.parse_error import PhraseError
from langbord.games.galzyr.book import vocabulary
from langbord.games.galzyr.book.model import Article, Line
from langbord.games.galzyr.book.parser import ID, Grammar, Phrase
from langbord.games.galzyr.book.source_lines import SourceFile, SourceLine

#: The lines that stand before the text of an article, and what they name.
_NAMES: Final = {"read": "scene", "at": "space", "see": "article"}


class _Draft:
    """An article while its lines come in."""

    def __init__(self, kind: str, id_: str, name: str, line: int) -> None:
        self.kind: str = kind
        self.id: str = id_
        self.name: str = name
        self.line: int = line
        self.named: dict[str, tuple[str, ...]] = {}
        self.paragraph: list[SourceLine] = []
        self.lines: list[Line] = []


class EntryReader:
    """Reads a file from top to bottom."""

    def __init__(self, file: SourceFile) -> None:
        self.file: SourceFile = file
        self.grammar: Grammar = Grammar()
        self.drafts: list[_Draft] = []

    def read(self) -> list[Article]:
        """The articles, as far as they can be understood; what cannot is among the mistakes."""
        self.file.read_lines(self._line, self.grammar)
        return [self._article(draft) for draft in self.drafts]

    def _line(self, line: SourceLine) -> None:
        if line.text.startswith("## "):
            self._begin(line)
        elif not line.text.strip():
            if self.drafts:
                self._close_paragraph(self.drafts[-1])
        elif not self.drafts:
            raise PhraseError("an article begins with '## kind id  Name'", 0)
        else:
            self._in_article(self.drafts[-1], line)

    def _begin(self, line: SourceLine) -> None:
        match = re.fullmatch(rf"## ([a-z]+) ({ID}) {{2,}}(.+)", line.text)
        if match is None:
            raise PhraseError("write '## kind id  Name', with two spaces before the name", 0)
        if match[1] not in vocabulary.ARTICLE_KINDS:
            raise PhraseError(f"'{match[1]}' is not a kind of article: {', '.join(vocabulary.ARTICLE_KINDS)}", 3)
        self.drafts.append(_Draft(match[1], match[2], match[3].strip(), line.number))

    def _in_article(self, draft: _Draft, line: SourceLine) -> None:
        match = re.match(r"([a-z]+):", line.text)
        if match is None or match[1] not in _NAMES or draft.lines or draft.paragraph:
            draft.paragraph.append(line)
            return
        if match[1] in draft.named:
            raise PhraseError(f"'{match[1]}:' stands twice in this article", 0)
        parts = Phrase(line.text[match.end() :], match.end()).split(",")
        draft.named[match[1]] = tuple(self.grammar.refer(_NAMES[match[1]], part.text, part.column) for part in parts)

    def _close_paragraph(self, draft: _Draft) -> None:
        if not draft.paragraph:
            return
        line = self.file.text(f"encyclopedia/{draft.id}/{len(draft.lines) + 1}", draft.paragraph)
        if any(span.when for span in line.spans) or "{" in line.source:
            number = draft.paragraph[0].number
            self.file.fail(number, "an article is the same for everybody: no '[…: …]' and no '{…}' in it")
        draft.lines.append(line)
        draft.paragraph = []

    def _article(self, draft: _Draft) -> Article:
        self._close_paragraph(draft)
        if not draft.lines:
            self.file.fail(draft.line, f"the article '{draft.id}' has no text")
        if "read" not in draft.named and "at" not in draft.named:
            self.file.fail(draft.line, f"nothing opens the article '{draft.id}': add 'read: scene' or 'at: space'")
        return Article(
            id=draft.id,
            kind=draft.kind,
            name=draft.name,
            lines=tuple(draft.lines),
            scenes=draft.named.get("read", ()),
            spaces=draft.named.get("at", ()),
            see=draft.named.get("see", ()),
            source=self.file.source(draft.line),
        )
