"""A language that nobody speaks, made of the English: each message in brackets, accented and longer, with every plural
that Irish has. What a page shows outside of brackets did not come from the locale files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from langbord import games, locales
from langbord.games.galzyr.book.reader import HOUSE
from langbord.plugin import plugin
from langbord.server import site_texts

CODE = "ga"
OPEN, SHUT = "⟦", "⟧"
ACCENTS = str.maketrans("aeiouyAEIOUYcnszCNSZ", "áéíóúýÁÉÍÓÚÝčñšžČÑŠŽ")
FORMS = Locale.parse(CODE).plural_form.tags
PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: Messages that are data: how a keyboard is read, and what may be typed.
DATA = re.compile(r"language-(?!name)|.*-alias-|.*-words-")


class _Strange(Transformer):
    """Accents in whatever is read, and a variant for each plural."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (named by fluent.syntax)
        node.value = strange(node.value)
        return node

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802
        self.generic_visit(node)
        keys = {variant.key.name: variant for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if len(keys) == len(node.variants) and keys.keys() <= PLURALS and "one" in keys:
            last = node.variants[-1]
            other = keys.get("other", last).value
            node.variants = [ast.Variant(ast.Identifier(form), keys.get(form, last).value) for form in sorted(FORMS)]
            node.variants.append(ast.Variant(ast.Identifier("other"), other, default=True))
        return node


def strange(said: str) -> str:
    """As long as German, and in letters of its own."""
    return re.sub(r"[A-Za-z]{4,}", lambda word: word[0] + word[0][-2:], said).translate(ACCENTS)


def _bracketed(pattern: ast.Pattern) -> ast.Pattern:
    if _says_nothing(pattern):
        return pattern
    return ast.Pattern([ast.TextElement(OPEN), *pattern.elements, ast.TextElement(SHUT)])


def _says_nothing(pattern: ast.Pattern) -> bool:
    return all(
        isinstance(each, ast.Placeable)
        and isinstance(each.expression, ast.StringLiteral)
        and not each.expression.value.strip()
        for each in pattern.elements
    )


def _translated(path: Path) -> str:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not DATA.match(entry.id.name):
            _Strange().visit(entry)
            entry.value = None if entry.value is None else _bracketed(entry.value)
            for attribute in entry.attributes:
                attribute.value = _bracketed(attribute.value)
    return FluentSerializer().serialize(resource)


def write(root: Path) -> None:
    """The whole translation, in a tree like that of the package."""
    _write_locale(locales.HOUSE, root)
    for name in games.names():
        own = root / "games" / name
        _write_locale(plugin(name).folder, own)
        rules = (plugin(name).folder / "RULES.md").read_text(encoding="utf-8")
        blocks = (_paragraph(block) for block in re.split(r"\n\s*\n", rules))
        (own / f"RULES.{CODE}.md").write_text("\n\n".join(blocks), encoding="utf-8")


def _write_locale(source: Path, target: Path) -> None:
    english = source / "locale" / locales.BASE
    for path in english.rglob("*.ftl"):
        made = target / "locale" / CODE / path.relative_to(english)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(_translated(path), encoding="utf-8")


def _paragraph(block: str) -> str:
    """A block of the rules in brackets: behind its number, its hash signs, or the sign of a gist."""
    lead = re.match(r"(\*\*[A-Z]\d+\.\d+\*\*\s+|## \w+ |> )?", block)
    assert lead is not None
    body, sign, gist = block[lead.end() :].partition("\n> ")
    body = body.replace(": ", f"{SHUT}: {OPEN}", 1)  # a page may show what stands behind it alone
    told = f"{lead[0]}{OPEN}{strange(body)}{SHUT}"
    return f"{told}\n> {OPEN}{strange(gist)}{SHUT}" if sign else told


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """For a while the language is there."""
    write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGBORD_TRANSLATIONS", str(folder))
        locales.look_again()
        site_texts.given.cache_clear()
        yield
    locales.look_again()
    site_texts.given.cache_clear()


# --- what is left -----------------------------------------------------------------------------------------------------

READ_ALOUD = ("aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "aria-valuetext")
QUIET = ("script", "style", "code", "template")
VOID = ("input", "meta", "link", "br", "img", "hr", "wbr")
#: Words, but not the numbers of paragraphs.
WORD = re.compile(r"(?![A-Z]\d)[^\W\d_][\w'-]{2,}")
SENTENCE = re.compile(r"[A-Z][^\W\d]*[.,]? [^\W\d]+")


class Read(HTMLParser):
    """Everything that a page says to people in its own language: its text as one, and its attributes one by one."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text: list[str] = []
        self.said: list[str] = []
        self._open: list[tuple[str, bool]] = []  # elements, and whether they are not in the language of the page
        self.feed(html)
        self.close()
        self.said.append("".join(self.text))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        quiet = tag in QUIET or given.get("lang", CODE) != CODE or bool(self._open and self._open[-1][1])
        if tag not in VOID:
            self._open.append((tag, quiet))
        if not quiet:
            told = [value for name, value in given.items() if name in READ_ALOUD]
            told += [
                v for name, v in given.items() if name.startswith("data-") and v[0:1].isupper() and SENTENCE.match(v)
            ]
            self.said += told + ([given["content"]] if given.get("name") == "description" else [])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if any(open_ == tag for open_, _ in self._open):
            while self._open.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        if not (self._open and self._open[-1][1]):
            self.text += [data, " "]


#: A name that was too long for its place in a drawing.
CUT = re.compile(rf"{OPEN}[^{OPEN}{SHUT}…]*…(?=\s|$)")


def outside(said: str) -> str:
    """What stands outside of all brackets."""
    kept, depth = [], 0
    for letter in CUT.sub("", said):
        depth += (letter == OPEN) - (letter == SHUT)
        if depth == 0 and letter != SHUT:
            kept.append(letter)
    assert depth == 0, f"a bracket stands alone: {_around(said)}"
    return "".join(kept)


def _around(said: str) -> str:
    """Where brackets do not pair."""
    whole = re.compile(rf"{OPEN}[^{OPEN}{SHUT}]*{SHUT}")
    while whole.search(said):
        said = whole.sub("", said)
    said = " ".join(said.split())
    at = min(said.find(sign) for sign in (OPEN, SHUT) if sign in said)
    return said[max(0, at - 40) : at + 40]


def untranslated(said: list[str], known: frozenset[str]) -> set[str]:
    """Words outside of brackets that are none of those known: names of people, words of the game."""
    found: set[str] = set()
    for each in said:
        left = outside(each)
        found |= {word for word in WORD.findall(left) if word not in known}
    return found


def plain_words(shown: str) -> set[str]:
    """Words without accents, for what is laid out so that brackets come apart: there are none in this language."""
    return {word for word in WORD.findall(shown) if word.isascii()}


def of_the_book() -> frozenset[str]:
    """The words of its cards and of the names in it; the book is in English, which neither a label nor the terminal can
    tell."""
    told = "".join(path.read_text("utf-8") for path in (HOUSE / "cards").glob("*.cards"))
    told += (HOUSE / "world.toml").read_text("utf-8")
    titles = "".join(" ".join(path.read_text("utf-8").splitlines()[:2]) for path in (HOUSE / "scenes").rglob("*.scene"))
    return frozenset(WORD.findall(f"{told} {titles}"))
