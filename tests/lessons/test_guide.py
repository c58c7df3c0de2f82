"""Guided first games: they can be followed to their free part, and whatever is done instead is answered."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.engine.position import Position
from langbord.lessons import guide
from langbord.lessons.guide import Guide, Told
from langbord.lessons.reader import LessonError
from langbord.locales import languages

GUIDES = [found for name in games.names() if (found := guide.guide_of(name)) is not None]
MINUTES, WORDS_A_MINUTE = 10, 200
DEVIATIONS = 100

each_game = pytest.mark.parametrize("found", GUIDES, ids=lambda found: found.game)


def said_at(found: Guide, position: Position[Any], language: str = "en") -> Told:
    return guide.told(found, guide.place(found, position.words()), position.view(0), language)


def answer(found: Guide, position: Position[Any], chance: random.Random, word: str = "") -> None:
    """Whoever is asked answers: the learner this word if there is one, others as prepared."""
    ask = position.ask
    assert ask is not None
    words = position.game.vocabulary
    if ask.seat != 0:
        word = guide.reply(found, position) or ""
    position.play(word or words.word(chance.choice(ask.moves)))
    if position.held is not None:
        position.settle()


def test_every_game_has_one() -> None:
    assert {found.game for found in GUIDES} >= {name for name in games.names() if games.plugin(name).lessons.is_dir()}


@each_game
def test_who_follows_it_is_told_what_happened_and_comes_to_the_free_part(found: Guide) -> None:
    position, chance = guide.start(found), random.Random(1)
    answers: list[str] = []
    while position.ask is not None:
        if position.ask.seat == 0:
            told = said_at(found, position)
            if told.free:
                break
            assert told.possible
            if told.answer and told.answer not in answers:
                answers.append(told.answer)
            answer(found, position, chance, told.target)
        else:
            answer(found, position, chance)
    assert said_at(found, position).lines == (found.texts["en"][1],)
    done = [step.texts["en"].done.partition("{")[0] for step in found.steps]
    assert all(text.startswith(begin) for text, begin in zip(answers, done, strict=False))


@each_game
def test_a_hundred_deviations_are_all_answered(found: Guide) -> None:
    """Random games: after each own turn that was not the proposed one, something is said of it, in every language."""
    deviated = 0
    for seed in range(200):
        if deviated >= DEVIATIONS:
            break
        position, chance = guide.start(found), random.Random(seed)
        turns = 0
        while position.ask is not None and turns < len(found.steps):
            answer(found, position, chance)
            at = guide.place(found, position.words())
            if len(at.turns) == turns:
                continue
            turns = len(at.turns)
            step = found.steps[turns - 1]
            if at.turns[-1][: len(step.do)] == step.do:
                continue
            deviated += 1
            for language in languages():
                told = guide.told(found, at, position.view(0), language)
                assert told.answer.startswith(step.texts[language].other.partition("{")[0])
                assert told.answer
                assert "{" not in told.answer
    assert deviated >= DEVIATIONS


@each_game
def test_it_is_read_in_ten_minutes_and_says_how_one_wins_before_the_first_click(found: Guide) -> None:
    for language in languages():
        texts = [step.texts[language] for step in found.steps]
        read = [*found.texts[language]]
        for text in texts:
            read += [text.say, max(text.done, text.other, key=len), *text.then.values()]
        assert sum(len(text.split()) for text in read) <= MINUTES * WORDS_A_MINUTE
        first = said_at(found, guide.start(found), language)
        assert first.lines[0] == found.texts[language][0]


@each_game
def test_others_answer_as_prepared_for_two_rounds_at_least_and_then_as_they_like(found: Guide) -> None:
    assert found.rounds >= 2
    if found.seats == 1:
        return
    position, chance = guide.start(found), random.Random(5)
    prepared: set[int] = set()
    while position.ask is not None:
        number = games.plugin(found.game).round_of(position.view(0))
        assert number is not None
        if number > found.rounds + 1:
            break
        if position.ask.seat != 0 and guide.reply(found, position) is not None:
            prepared.add(number)
        answer(found, position, chance)
    assert prepared == {1, 2}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats = 2\nseed = 1\nrounds = 2\ncolour = 3\n", "nobody knows what 'colour' is"),
        ("seats = 2\nrounds = 2\n", "'seed'"),
        ("seats = 9\nseed = 1\nrounds = 2\n", "9"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "first-game.toml"
    file.write_text(f'{text}step = []\n[text.en]\nwin = "a"\nfree = "b"\n', encoding="utf-8")
    with pytest.raises(LessonError, match=r"guide/first-game.toml") as caught:
        guide.read("nusfjord", file)
    assert said in str(caught.value)
