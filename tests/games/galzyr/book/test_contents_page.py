"""The page that tells what is in the book: counts, what changes, threads, coverage, premises."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from langbord import cli
from langbord.cli.shared import BAD, DONE
from langbord.engine.errors import OptionError
from langbord.games.galzyr.book import reader
from langbord.games.galzyr.book.canonical_form import book_hash
from langbord.games.galzyr.book.tools import contents_page, lint_report
from langbord.games.galzyr.book.tools import survey as book_survey
from tests.games.galzyr.small_book import CARDS, SCENE, write_book

TINY = Path(__file__).parents[1] / "tiny_book"


def surveyed(folder: Path, **changed: object) -> Path:
    """A folder with the figures of a survey, as far as the page reads them."""
    figures = {"worlds": 40, "months": 480, "scenes_never": ["tiny.jail", "tiny.zones"]}
    data: dict[str, object] = {
        "content": book_hash(reader.read(TINY)),
        "scenes": 1200,
        "cards": 44,
        "kinds": {"random": figures, "quests": {**figures, "scenes_never": ["tiny.jail"]}},
        "never_by_anybody": ["tiny.jail"],
        "cards_never_by_anybody": [],
    }
    (folder / "survey.json").write_text(json.dumps({**data, **changed}), encoding="utf-8")
    return folder


# --- counts -----------------------------------------------------------------------------------------------------------


def test_the_numbers_of_a_book_stand_in_a_table() -> None:
    page = contents_page.page(lint_report.draft(TINY))
    assert "| scenes | 12 | 4 of them open to a partner |" in page
    assert "| starry options | 2 | 1 with 1 tag, 1 with 2 tags |" in page
    assert "| … tags they ask for | 2 of 9 | flight 2, light 1 |" in page
    assert "| achievements | 1 | First of All |" in page
    assert "| articles of the encyclopedia | 3 | custom 1, place 1, thing 1 |" in page


def test_the_same_book_makes_the_same_page_in_every_process() -> None:
    words = [sys.executable, "-m", "langbord.cli", "book", "page", "--book", str(TINY)]
    pages = [
        subprocess.run(words, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
        for seed in ("1", "2")
    ]
    assert pages[0] == pages[1] != b""


def test_scenes_that_are_only_named_have_no_premise_to_list(tmp_path: Path) -> None:
    cards = CARDS + "\n## item lamp  Lamp\nscene -> ferry.later : Go\n"
    page = contents_page.page(lint_report.draft(write_book(tmp_path, cards=cards)))
    assert "| scenes named and not written yet | 1 |" in page
    assert "ferry.later" not in page


# --- what changes -----------------------------------------------------------------------------------------------------


def test_texts_and_ways_are_counted_by_what_they_follow(tmp_path: Path) -> None:
    changing = "barrels. [winter, sat: Ice.] [not seen end.rivals: New.] [june: Hay.] {mor: Ha.}"
    scene = SCENE.replace("barrels.", changing).replace(
        "== start", "enter over if sun or achieved dry-feet\n\n== start"
    )
    rows = [
        (each.spans, each.scenes, each.ways, each.scenes_in_all)
        for each in contents_page.changes(lint_report.draft(write_book(tmp_path, scene)))
    ]
    assert rows == [
        (2, 1, 0, 1),  # season or month
        (1, 1, 1, 1),  # weekday
        (0, 0, 0, 0),  # world
        (1, 1, 1, 1),  # past
        (3, 1, 1, 1),  # any: each text and each way once, and none for the adventurer's
    ]


# --- threads and premises ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("folder", "part"),
    [("line", "LINE"), ("post", "DEAD LETTERS"), ("e07", "Events"), ("end", "Endings"), ("tiny", "Others")],
)
def test_every_folder_has_its_part(folder: str, part: str) -> None:
    assert contents_page.part_of(folder) == part


def test_threads_come_first_and_folders_in_their_order(tmp_path: Path) -> None:
    folder = write_book(tmp_path)
    for name in ("e02", "post", "letters", "attic", "line"):
        (folder / "scenes" / name).mkdir()
        text = SCENE.replace("# ferry.toll", f"# {name}.one")
        (folder / "scenes" / name / "one.scene").write_text(text, encoding="utf-8")
    found = contents_page.parts(lint_report.draft(folder))
    names = {part: [each.name for each in folders] for part, folders in found.items()}
    assert list(names) == ["LINE", "DEAD LETTERS", "Events", "Endings", "Others"]
    assert names["DEAD LETTERS"] == ["letters", "post"]
    assert names["Others"] == ["attic", "ferry"]


def test_every_premise_has_one_line_in_the_order_of_numbers() -> None:
    book = lint_report.draft(TINY)
    lines = contents_page.page(book).partition("### Others: tiny\n\n")[2].splitlines()
    assert len(lines) == len(book.scenes)
    talk = book.scenes["tiny.talk"]
    assert f"- {talk.number} **A Talk**: Somebody wants to talk." in lines
    numbers = [int(line.split()[1]) for line in lines]
    assert numbers == sorted(numbers)


# --- coverage ---------------------------------------------------------------------------------------------------------


def test_coverage_tells_scenes_and_cards_never_met(tmp_path: Path) -> None:
    page = contents_page.page(lint_report.draft(TINY), contents_page.read_coverage(surveyed(tmp_path)))
    assert "with 1,200 scenes and 44 cards.\n" in page
    assert "| random | 40 | 480 | 2 |\n| quests | 40 | 480 | 1 |" in page
    assert "Scenes that nobody ever met (1): `tiny.jail`." in page
    assert "Cards that were never in play (0): none." in page


def test_coverage_of_another_state_of_the_book_says_so(tmp_path: Path) -> None:
    page = contents_page.page(lint_report.draft(TINY), contents_page.read_coverage(surveyed(tmp_path, content="0123")))
    assert "The book has changed since then." in page


def test_without_a_survey_there_is_no_coverage() -> None:
    assert "Coverage" not in contents_page.page(lint_report.draft(TINY))


@pytest.mark.parametrize("changed", [{"kinds": []}, {"kinds": {"random": {}}}, {"never_by_anybody": None}])
def test_figures_that_are_none_are_refused(tmp_path: Path, changed: dict[str, object]) -> None:
    with pytest.raises(OptionError, match="lacks figures of scenes and cards"):
        contents_page.read_coverage(surveyed(tmp_path, **changed))


def test_what_a_survey_keeps_can_be_read(tmp_path: Path) -> None:
    survey = book_survey.run(book_survey.Trial(tmp_path, TINY, worlds=1, months=1, seed=3), lambda line: None)
    (tmp_path / "survey.json").write_text(json.dumps(survey.as_json()), encoding="utf-8")
    found = contents_page.read_coverage(tmp_path)
    assert found.content == book_hash(survey.book)
    met = {card for kind in survey.kinds for tally in kind.tables.values() for card in tally.cards}
    assert met
    assert set(found.cards_never) == set(survey.book.cards) - met
    assert [kind.months for kind in found.kinds] == [1] * len(book_survey.KINDS)


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_shows_the_page_or_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["book", "page", "--book", str(TINY), "--survey", str(surveyed(tmp_path))]
    assert cli.main(words) == DONE
    shown = capsys.readouterr().out
    assert shown.startswith("# What is in the book of Galzyr\n")
    assert "## Coverage" in shown
    target = tmp_path / "book.md"
    assert cli.main([*words, "--write", str(target)]) == DONE
    assert capsys.readouterr().out == f"written: {target}\n"
    assert target.read_text(encoding="utf-8") == shown


def test_the_command_writes_into_the_docs_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path)
    assert cli.main(["book", "page", "--book", str(TINY), "--write"]) == DONE
    assert (tmp_path / "docs" / "book.md").is_file()


def test_a_survey_that_is_not_there_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["book", "page", "--book", str(TINY), "--survey", str(tmp_path)]) == BAD
    assert capsys.readouterr().err == f"langbord: {tmp_path / 'survey.json'}: No such file or directory\n"
