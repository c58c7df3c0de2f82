"""The encyclopedia: its files, its checks, and which articles are open."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from langbord.games.galzyr.book import reader
from langbord.games.galzyr.book.canonical_form import book_hash
from langbord.games.galzyr.book.lint import checks
from langbord.games.galzyr.book.tools import stats
from langbord.games.galzyr.book.vocabulary import ARTICLE_KINDS
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.web import encyclopedia
from langbord.games.galzyr.web.journal import drawer
from langbord.games.galzyr.web.pieces import Seen
from langbord.text import Texts
from tests.games.galzyr.small_book import write_book

#: Scenes that speak of somebody by their office alone.
UNNAMED = ("mor.1", "quest.ferry-1", "mor.3")
WORDS = " ".join(f"word{number}" for number in range(45))
ARTICLE = f"""
// a comment
## place dunmere  Dunmere
at: dunmere
see: the-toll

{WORDS}

## custom the-toll  The Toll
read: ferry.toll

It _must_ be paid. {" ".join(f"more{number}" for number in range(45))}
"""


def written(folder: Path, text: str = ARTICLE) -> Path:
    """The small book with an encyclopedia."""
    book = write_book(folder / "book")
    (book / "encyclopedia").mkdir()
    (book / "encyclopedia" / "all.entries").write_text(text, encoding="utf-8")
    return book


# --- the files --------------------------------------------------------------------------------------------------------


def test_articles_are_read(tmp_path: Path) -> None:
    book = reader.read(written(tmp_path))
    assert list(book.articles) == ["dunmere", "the-toll"]
    dunmere, toll = book.articles.values()
    assert (dunmere.kind, dunmere.name, dunmere.spaces, dunmere.see) == (
        "place",
        "Dunmere",
        ("dunmere",),
        ("the-toll",),
    )
    assert toll.scenes == ("ferry.toll",)
    assert book.texts["encyclopedia/the-toll/1"].source.startswith("It _must_ be paid.")
    assert checks.findings(book, "articles") == []


def test_the_figures_of_a_book_count_them(tmp_path: Path) -> None:
    found = stats.counts(reader.read(written(tmp_path)))
    assert (found["articles"], found["by_kind"]) == (2, {"custom": 1, "place": 1})
    assert 90 <= found["article_words"] <= 100


def test_a_better_word_in_it_makes_no_other_book(tmp_path: Path) -> None:
    book = written(tmp_path)
    before = book_hash(reader.read(book))
    (book / "encyclopedia" / "all.entries").write_text(ARTICLE.replace("word7", "seventh"), encoding="utf-8")
    assert book_hash(reader.read(book)) == before


@pytest.mark.parametrize(
    ("old", "new", "place", "message"),
    [
        ("## place dunmere  Dunmere", "## town dunmere  Dunmere", "3:4", "'town' is not a kind of article"),
        ("## place dunmere  Dunmere", "## place dunmere Dunmere", "3:1", "two spaces before the name"),
        ("at: dunmere", "at: dunmoor", "4:5", "there is no space 'dunmoor'; did you mean 'dunmere'?"),
        ("read: ferry.toll", "read: ferry.tool", "10:7", "there is no scene 'ferry.tool'; did you mean 'ferry.toll'?"),
        ("see: the-toll", "see: the-tall", "5:6", "there is no article 'the-tall'; did you mean 'the-toll'?"),
        ("at: dunmere\n", "at: dunmere\nat: reeds\n", "5:1", "'at:' stands twice"),
        ("read: ferry.toll\n", "", "9:1", "nothing opens the article 'the-toll'"),
        ("## custom the-toll", "## custom dunmere", "9:1", "there is an article 'dunmere' already"),
        ("It _must_ be paid.", "It must [winter: not] be paid.", "12:1", "an article is the same for everybody"),
        (WORDS, "", "3:1", "the article 'dunmere' has no text"),
        ("// a comment", "Prose", "2:1", "an article begins with '## kind id  Name'"),
    ],
)
def test_mistakes_are_told_with_their_place(tmp_path: Path, old: str, new: str, place: str, message: str) -> None:
    found = reader.check(written(tmp_path, ARTICLE.replace(old, new, 1)))
    assert any(f"all.entries:{place}: " in line and message in line for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (WORDS, WORDS[:120], "40 to 90 are allowed"),
        (WORDS, f"{WORDS} " * 3, "40 to 90 are allowed"),
        ("The Toll", "Dunmere", "there is an article 'Dunmere' already"),
        ("see: the-toll", "see: dunmere", "points to itself"),
        ("It _must_ be paid.", " ".join(WORDS.split()[:9]), "stands in dunmere as well"),
        (WORDS, f"The ferry is a door on eleven barrels. {WORDS}", "stands in ferry.toll/start as well"),
    ],
)
def test_lint_looks_at_length_names_and_likeness(tmp_path: Path, old: str, new: str, message: str) -> None:
    book = reader.read(written(tmp_path, ARTICLE.replace(old, new, 1)))
    assert any(message in finding.message for finding in checks.findings(book, "articles"))


# --- what is open -----------------------------------------------------------------------------------------------------


def test_a_scene_or_a_place_opens_an_article(tmp_path: Path) -> None:
    land = Land(reader.read(written(tmp_path)))
    assert encyclopedia.opened(land, (), ()) == {}
    assert list(encyclopedia.opened(land, ("ferry.toll",), ())) == ["the-toll"]
    assert list(encyclopedia.opened(land, (), ("L1",))) == ["dunmere"]


def test_links_lead_only_to_what_is_open(tmp_path: Path) -> None:
    position = GAME.new(1, seed=1, options={"book": str(written(tmp_path))})
    texts = Texts("en", GAME, position.options)
    view = position.view(0)
    view["players"][0]["space"] = "L1"
    closed = drawer(Seen(view, texts, 0, frozenset()))
    assert [entry.see for shelf in closed.shelves for entry in shelf.entries] == [()]
    view["seen"] = {"ferry.toll": 1}
    opened = drawer(Seen(view, texts, 0, frozenset()))
    assert [[link.name for link in entry.see] for shelf in opened.shelves for entry in shelf.entries] == [
        ["The Toll"],
        [],
    ]
    assert opened.hidden == ""
    assert closed.hidden != ""


# --- the book of the house --------------------------------------------------------------------------------------------


def test_the_encyclopedia_of_the_house_is_whole() -> None:
    book, _ = reader.read_draft(reader.HOUSE)
    assert len(book.articles) >= 45
    assert {article.kind for article in book.articles.values()} == set(ARTICLE_KINDS)
    at = {space for article in book.articles.values() for space in article.spaces}
    assert {space.id for space in book.world.spaces if space.location} <= at
    assert all(article.see for article in book.articles.values())


def test_nobody_has_been_met_whom_no_scene_speaks_of() -> None:
    book, _ = reader.read_draft(reader.HOUSE)
    for article in book.articles.values():
        for scene in article.scenes if article.kind == encyclopedia.PERSON else ():
            texts = [line.source for key, line in book.texts.items() if key.startswith(f"{scene}/")]
            named = {word for text in texts for word in re.findall(r"\w+", text)} & set(article.name.split())
            assert named or scene in UNNAMED, f"{article.name} is not named in {scene}"


def test_the_encyclopedia_of_the_house_has_no_mistakes() -> None:
    book, _ = reader.read_draft(reader.HOUSE)
    ours = [
        str(finding) for name in ("articles", "wording", "foreign-names") for finding in checks.findings(book, name)
    ]
    assert [finding for finding in ours if ".entries:" in finding] == []


def test_articles_open_one_after_another() -> None:
    book, _ = reader.read_draft(reader.HOUSE)
    land = Land(book)
    scenes = sorted(book.scenes)
    random.Random(1).shuffle(scenes)
    sizes = [len(encyclopedia.opened(land, scenes[:read], ())) for read in range(0, len(scenes) + 1, 10)]
    assert sizes == sorted(sizes)
    assert sizes[0] == 0
    all_ = encyclopedia.opened(land, book.scenes, [space.slot for space in land.spaces])
    assert len(all_) == len(book.articles)
