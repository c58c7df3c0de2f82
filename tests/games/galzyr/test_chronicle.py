"""The chronicle: a world told as a story."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.galzyr.rules import diary
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.state import State
from langbord.games.galzyr.texts import chronicle
from langbord.games.galzyr.texts.chronicle import CHECK, CHOICE, PROSE, RESULTS, SCENE, Chronicle
from langbord.locales import languages
from langbord.text import Texts
from tests.games.galzyr.table import BOOK, begin, give, month, play, word
from tests.games.galzyr.test_journal import wander


def told(position: Position[State], language: str = "en") -> Chronicle:
    """The chronicle of a position; every message must exist."""
    texts = Texts(language, GAME, position.options)
    found = chronicle.tell(position.state, texts)
    assert texts.problems == []
    return found


def lines(book: Chronicle, kind: str) -> list[str]:
    """All paragraphs of a kind."""
    return [
        text
        for section in book.sections
        for of, text in zip(section.kinds, section.paragraphs, strict=True)
        if of == kind
    ]


def paid_talk() -> Position[State]:
    """On Monday, at the quay, Osk was talked to, and paid."""
    state = month(1)
    give(state, 0, "osk")
    position = begin(state)
    play(position, "story", word("osk"), "o4")
    while not position.state.diary:
        assert position.ask is not None
        position.play(position.ask.moves[-1])
    return position


def test_a_scene_is_told_as_it_was_read() -> None:
    book = told(paid_talk())
    assert book.title.endswith(": May")
    assert [section.level for section in book.sections] == [1, 2]
    assert book.sections[1].heading == "Monday: Quay"
    assert lines(book, SCENE) == ["A Talk (Aysala)"]
    assert lines(book, PROSE)[:2] == ["They talk. It is warm.", "Fine."]
    assert lines(book, CHOICE) == ["You chose: Pay."]
    assert lines(book, CHECK) == []
    assert "−2 gold" in lines(book, RESULTS)[-1]
    assert "+1 prestige" in lines(book, RESULTS)[-1]


def test_a_check_is_told_in_a_line() -> None:
    state = month(1)
    give(state, 0, "osk")
    position = begin(state)
    play(position, "story", word("osk"), "o1")
    while not position.state.diary:
        assert position.ask is not None
        position.play(position.ask.moves[-1])
    (line,) = lines(told(position), CHECK)
    assert line.startswith("Communication, medium: ")


def test_what_did_not_hold_is_not_told() -> None:
    position = paid_talk()
    position.state.diary[0] = position.state.diary[0].replace("tiny.talk/start 1", "tiny.talk/start 0")
    assert diary.faults(position.state) == []
    assert lines(told(position), PROSE)[0] == "They talk."


def test_the_file_has_the_same_words() -> None:
    book = told(paid_talk())
    text = book.markdown()
    assert text.startswith(f"# {book.title}\n")
    assert "### Monday: Quay\n" in text
    assert "#### A Talk (Aysala)\n" in text
    assert "> You chose: Pay.\n" in text
    for section in book.sections:
        assert all(paragraph in text for paragraph in section.paragraphs)


@pytest.mark.parametrize("language", languages())
def test_whole_worlds_are_told_month_by_month(language: str) -> None:
    for seed, mode in ((1, "coop"), (2, "competitive")):
        position = GAME.new(3, seed=seed, options={"book": BOOK, "mode": mode})
        wander(position, 3, seed)
        book = told(position, language)
        assert sum(section.level == 1 for section in book.sections) == 3
        assert len(lines(book, SCENE)) >= len(diary.pages(position.state.diary))
        assert all(section.paragraphs for section in book.sections)
        assert "{" not in book.markdown()


def test_what_remains_is_named_as_on_the_table() -> None:
    """The levels of the house's own book have names in both languages."""
    position = GAME.new(1, seed=1)
    wander(position, 1)
    (remained,) = [line for line in lines(told(position, "ru"), RESULTS) if line.startswith("Что осталось")]
    assert remained in [f"Что осталось: {level}." for level in ("Сноска", "Абзац", "Глава", "Легенда")]


def test_one_month_can_be_told_alone() -> None:
    position = GAME.new(1, seed=1, options={"book": BOOK})
    wander(position, 2)
    texts = Texts("en", GAME, position.options)
    alone = chronicle.tell_month(position.state, texts, 1)
    whole = chronicle.tell(position.state, texts)
    assert set(alone.sections) < set(whole.sections)
    assert sum(section.level == 1 for section in alone.sections) == 1


def test_a_world_without_a_scene_has_an_empty_chronicle() -> None:
    position = GAME.new(1, seed=1, options={"book": BOOK})
    assert told(position).sections == ()


def test_the_chronicle_is_the_same_after_a_save_and_at_the_next_table() -> None:
    position = GAME.new(2, seed=5, options={"book": BOOK})
    wander(position, 1)
    before = told(position)
    play(position, "pack-up")
    assert told(GAME.next_table(position.state, 1, {"book": BOOK})) == before
