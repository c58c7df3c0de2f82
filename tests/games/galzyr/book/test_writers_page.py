"""The writers' page names every word of the grammar, and its examples can be read."""

from __future__ import annotations

import re
from pathlib import Path

from langbord.games.galzyr.book import vocabulary
from langbord.games.galzyr.book.lint import checks
from langbord.games.galzyr.book.read_cards import CardReader
from langbord.games.galzyr.book.read_scenes import SceneReader
from langbord.games.galzyr.book.source_lines import Mistakes, SourceFile

PAGE = Path(__file__).parents[4] / "docs" / "writing-the-book.md"
TEXT = PAGE.read_text(encoding="utf-8")


def example(start: str, path: Path) -> tuple[SourceFile, Mistakes]:
    """The example that begins so, as a file of its own."""
    blocks = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
    path.write_text(next(block for block in blocks if block.startswith(start)), encoding="utf-8")
    mistakes = Mistakes()
    return SourceFile(path, mistakes), mistakes


def test_the_example_of_a_scene_can_be_read(tmp_path: Path) -> None:
    file, mistakes = example("# ferry.toll", tmp_path / "toll.scene")
    scene = SceneReader(file, "ferry.toll").read()
    assert [block.name for block in scene.blocks] == ["start", "friend"]
    assert all("there is no block" in line for line in mistakes.lines), mistakes.lines  # it shows only two of them


def test_the_example_of_a_card_can_be_read(tmp_path: Path) -> None:
    file, mistakes = example("## item", tmp_path / "a.cards")
    (card,) = CardReader(file).read()
    assert len(card.boxes) == 3
    assert mistakes.lines == []


def test_every_check_is_on_the_page() -> None:
    assert [name for name in (*checks.CHECKS, "numbers") if f"`{name}`" not in TEXT] == []


def test_every_word_of_the_closed_lists_is_on_the_page() -> None:
    lists = (
        *vocabulary.SKILLS,
        *vocabulary.VERBS,
        *vocabulary.DIFFICULTIES,
        *vocabulary.TERRAINS,
        *vocabulary.CARD_TYPES,
        *vocabulary.ZONES,
    )
    assert [
        word for word in (*lists, *vocabulary.STARTS, *vocabulary.MODES, *vocabulary.ADVENTURERS) if word not in TEXT
    ] == []


def test_every_standing_rule_is_on_the_page() -> None:
    for rule in vocabulary.PASSIVES:
        pattern = re.escape(rule).replace("N", r"\d")
        assert re.search(f"`{pattern}`", TEXT), rule
