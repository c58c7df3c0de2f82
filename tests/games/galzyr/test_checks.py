"""Skill checks, window by window (G8, G13)."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord.engine.position import Position
from langbord.games.galzyr.book import model
from langbord.games.galzyr.book.phrases import GainPrestige
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.dice import successes
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK, load_land
from langbord.games.galzyr.rules.scenes import outcome
from langbord.games.galzyr.rules.state import NOBODY, Check, Conversion, State, Telling
from tests.games.galzyr.table import (
    begin,
    cards,
    give,
    lay,
    loaded,
    month,
    number,
    play,
    player,
    prompt,
    stand,
    why_not,
    word,
    words,
    write_more,
)
from tests.rules import rule

MIGHT, SURVIVAL, KNOWLEDGE, COMMUNICATION, PERCEPTION, THIEVERY = range(6)


def talk(state: State, *answers: str) -> Position[State]:
    """The scene with every kind of option, begun at the quay: `o1` convince, `o2` fight (hard)."""
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "story", word("snow"), *answers)
    return position


def check_of(position: Position[State]) -> Check:
    assert position.state.check is not None
    return position.state.check


@rule("G1.4", "G8.3", "G8.5")
def test_the_ring_of_skills_shows_on_the_dice() -> None:
    for land, faces in ((load_land(HOUSE_BOOK), (1, 1, 1, 1, 2)), (month().land, (2, 0, 2, 2, 0))):
        double, single, before, after, blank = faces
        assert [face[0] for face in land.faces[0]] == list(range(6))  # a base die: each once
        for own in range(6):
            neighbours = [((own - 1) % 6,)] * before + [((own + 1) % 6,)] * after
            assert land.faces[own + 1] == [(own, own)] * double + [(own,)] * single + neighbours + [()] * blank


@rule("G8.1", "G8.3", "G8.6")
def test_five_base_dice_a_roll_and_one_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, COMMUNICATION)
    position = talk(month(heroes="bumir"), "o1")
    assert prompt(position) == "check-pool"
    assert check_of(position).dice == [NOBODY] * 5
    play(position, "roll")
    assert (prompt(position), words(position)) == ("check-reroll", ["reroll", "keep"])
    assert successes(position.state) == 5
    loaded(monkeypatch, MIGHT)
    play(position, "reroll")
    assert prompt(position) == "scene-end"  # the new roll counts: lost, and there is no second reroll
    assert position.state.total == 0
    assert player(position).gold == 7


@rule("G8.4")
def test_dice_are_swapped_for_marks() -> None:
    position = talk(month(heroes="bumir"), "o1")  # survival twice, might, thievery
    assert words(position) == ["might", "survival", "thievery", "roll"]
    assert why_not(position, "knowledge") == "no-mark G8.4"
    play(position, "survival", "survival")
    assert why_not(position, "survival") == "two-of-a-colour G8.4"
    play(position, "might", "thievery")
    assert check_of(position).dice == [SURVIVAL, SURVIVAL, MIGHT, THIEVERY, NOBODY]
    assert why_not(position, "might") == "no-swaps-left G8.4"


@rule("G8.3")
@pytest.mark.parametrize(
    ("statuses", "dice"),
    [
        (["hurt"], 3),
        (["hurt", "weak"], 1),  # as many as are left
        (["hurt", "weak", "weaker"], 1),
        (["weakest"], 1),
    ],
)
def test_statuses_take_dice_away_but_never_the_last(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, statuses: list[str], dice: int
) -> None:
    taken = {"weak": 2, "weaker": 1, "weakest": 9}
    write_more(monkeypatch, tmp_path, "".join(f"## status {id_}  W\nalways: dice -{n}\n" for id_, n in taken.items()))
    state = month()
    give(state, 0, *statuses)
    position = talk(state, "o1")
    assert check_of(position).dice == [NOBODY] * dice
    play(position, "roll")
    assert len(check_of(position).faces) == dice


@rule("G1.5")
def test_a_card_can_add_a_die() -> None:
    state = month()
    give(state, 0, "blessed")
    assert len(check_of(talk(state, "o1")).dice) == 6


@rule("G8.13")
def test_a_status_forbids_marks_of_the_tested_skill_or_hard_checks() -> None:
    state = month(heroes="mor")
    give(state, 0, "dull")
    position = talk(state, "o1")
    assert why_not(position, "communication") == "mark-forbidden G8.13"
    state = month(heroes="mor")
    give(state, 0, "hurt")
    position = talk(state)
    assert why_not(position, "o2") == "no-hard-checks G8.13"


@rule("G8.2", "G13.5")
def test_before_the_dice_another_skill_can_be_tested() -> None:
    state = month(heroes="keridai")
    give(state, 0, "keridai.below", "mask")
    position = talk(state, "o1")
    assert prompt(position) == "check-before"
    play(position, word("mask"))
    assert words(position) == ["knowledge", "perception"]
    play(position, "knowledge", word("keridai.below"))
    assert "knowledge" not in words(position)
    play(position, "thievery")
    assert prompt(position) == "check-pool"
    assert SKILLS[check_of(position).skill] == "thievery"
    assert number("keridai.below") in position.state.library


@rule("G8.2", "G8.7", "G8.8")
def test_a_changed_verb_counts_instead_of_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, COMMUNICATION)
    state = month()
    give(state, 0, "sword")
    position = talk(state, "o1", "stop", "roll", "keep")
    assert (prompt(position), words(position)) == ("check-effects", [word("sword")])  # it must act in `convince`
    assert why_not(position, "stop") == "must-first G8.8"
    play(position, word("sword"))
    assert position.state.total == 4
    position = talk_again(state, "o1", word("sword"), "roll", "keep")
    assert position.state.total == 5  # `intimidate` now: the sword is silent


def talk_again(state: State, *answers: str) -> Position[State]:
    position = begin(state)
    play(position, "story", word("snow"), *answers)
    return position


@rule("G8.2", "G8.9")
def test_successes_are_bought_before_or_after_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, MIGHT)
    state = month()
    give(state, 0, "rope", "rope")
    position = talk(state, "o1")
    assert prompt(position) == "check-before"
    play(position, word("rope"), "stop", "roll", "keep", word("rope"))
    assert (position.state.total, player(position).gold) == (2, 8)  # two ropes, a gold each


@rule("G8.7")
def test_each_line_acts_once_in_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, MIGHT)
    state = month()
    give(state, 0, "dice", "candle")
    position = talk(state, "o1", "roll", "keep")
    assert words(position) == [*sorted([word("dice"), word("candle")]), "stop"]
    play(position, word("candle"))
    assert check_of(position).bonus == 2  # two days are left on it
    assert why_not(position, word("candle")) == "box-used G8.7"
    play(position, word("dice"))
    assert position.state.total == 3


@rule("G8.7")
def test_a_card_can_let_items_act_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, MIGHT)
    state = month()
    give(state, 0, "candle", "blessed")
    position = talk(state, "o1", "roll", "keep", word("candle"), word("candle"))
    assert position.state.total == 4


@rule("G8.9")
def test_some_dice_are_rerolled(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, MIGHT)
    state = month(heroes="keridai")
    give(state, 0, "lamp")
    stand(state, 0, "mill")
    position = begin(state)
    play(position, "story", word("mill.west"), "o3", "roll", "keep")  # recall, knowledge
    loaded(monkeypatch, KNOWLEDGE)
    play(position, word("lamp"), "die1")
    assert why_not(position, "die1") == "no-such-die G8.9"
    play(position, "die5")
    assert why_not(position, "die2") == "enough-dice G8.9"
    play(position, "roll")
    assert position.state.total == 2


@rule("G8.9")
def test_one_die_is_rerolled_several_times(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, MIGHT)
    state = month()
    give(state, 0, "rope")
    state.players[0].gold = 0
    stand(state, 0, "mill")
    position = begin(state)
    play(position, "story", word("mill.west"), "o1", "roll", "keep", word("rope"))
    loaded(monkeypatch, SURVIVAL)
    play(position, "die1", "roll", "die2", "roll", "die2", "roll")
    assert position.state.total == 2


@rule("G8.9", "G8.10")
def test_symbols_of_other_skills_count(monkeypatch: pytest.MonkeyPatch) -> None:
    state = month()
    state.telling = Telling("tiny.talk", 0, 0, [0], block="start", option=0)
    state.check = Check(
        MIGHT, "fight", "hard", dice=[NOBODY] * 5, faces=[MIGHT, SURVIVAL, SURVIVAL, SURVIVAL, THIEVERY]
    )
    assert successes(state) == 1
    state.check.conversions = [Conversion(SURVIVAL, 1, 1, 2)]
    assert successes(state) == 3
    state.check.conversions = [Conversion(SURVIVAL, 2, 1, 0)]
    assert successes(state) == 2
    state.check.conversions = [Conversion(MIGHT, 1, 3, 0)]
    assert successes(state) == 3
    state.check.conversions = []
    state.check.bonus = -4
    assert successes(state) == 0


@rule("G8.9")
def test_the_twelve_sided_die_and_the_scene_help(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, MIGHT)
    state = month()
    give(state, 0, "sword")
    position = talk(state, "o2", "roll", "keep")
    assert words(position) == [word("sword"), "o2", "stop"]
    play(position, "o2", "die1")
    loaded(monkeypatch, THIEVERY)
    play(position, "roll", "stop")
    assert position.state.total == 4


@rule("G8.8")
def test_what_a_scene_demands_must_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, MIGHT)
    state = month()
    give(state, 0, "osk")
    position = talk(state, "o2", "roll", "keep")
    assert "stop" not in words(position)
    play(position, word("osk"), "stop")
    assert position.state.total == 4


@rule("G8.10", "G13.1", "G13.2")
def test_the_last_window_can_replace_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, COMMUNICATION)
    state = month(heroes="bumir")
    give(state, 0, "bumir.teeth")
    position = talk(state, "o2", "roll", "keep", "stop")
    assert prompt(position) == "check-last"
    loaded(monkeypatch, MIGHT)  # the first face: own own
    play(position, word("bumir.teeth"))
    assert position.state.total == 7  # two might dice of two, three base dice


@rule("G13.3")
def test_luck_can_be_pushed(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, MIGHT)
    state = month(heroes="mor")
    give(state, 0, "mor.voice")
    position = talk(state, "o1", "roll", "keep")
    loaded(monkeypatch, 11, 11, 0)
    play(position, word("mor.voice"))
    assert prompt(position) == "push"
    play(position, "yes")
    assert check_of(position).bonus == 3
    play(position, "yes")  # a 1: minus one, and stop
    assert position.state.total == 2


@rule("G8.11", "G8.12")
def test_the_first_outcome_that_fits_happens() -> None:
    state = month()
    state.telling = Telling("tiny.talk", 0, 0, [0], block="start", option=1)
    option = state.land.scene("tiny.talk").block("start").options[1]
    assert option.check is not None
    targets = []
    for state.total in range(5):
        targets.append(outcome(state, state.players[0], option.check).target)
    assert targets == ["hurt", "hurt", "fine", "fine", "fine"]
    give(state, 0, "sword")
    assert outcome(state, state.players[0], option.check).target == "friend"
    assert option.check.outcomes[-1].least == model.ELSE


@rule("G8.11", "G8.14")
def test_a_challenge_asks_for_one_more_in_scenes_for_two() -> None:
    state = month(challenge="on")
    state.telling = Telling("tiny.talk", 0, 0, [0], block="start", option=0)
    option = state.land.scene("tiny.talk").block("start").options[0]
    assert option.check is not None
    state.total = 2
    assert outcome(state, state.players[0], option.check).target == "lost"
    state.total = 4
    assert outcome(state, state.players[0], option.check).target == "friend"


@rule("G8.12")
def test_the_total_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, COMMUNICATION)
    position = talk(month(), "o1", "roll", "keep")
    assert (position.state.check, position.state.total) == (None, 5)
    assert cards(position.state, player(position).companions) == ["osk"]


@rule("G8.15")
@pytest.mark.parametrize(("pays", "shown", "earned"), [(0, MIGHT, 0), (2, MIGHT, 2), (2, SURVIVAL, 0)])
def test_a_book_may_pay_for_a_hard_check(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pays: int, shown: int, earned: int
) -> None:
    write_more(monkeypatch, tmp_path, "")
    if pays:
        with (tmp_path / "fuller_book" / "world.toml").open("a", encoding="utf-8") as world:
            world.write(f"\n[prestige]\nhard = {pays}\n")
    loaded(monkeypatch, shown)
    position = talk(month(heroes="bumir"), "o2", "roll", "keep")
    while position.state.check is not None:
        play(position, "stop")  # no card is used
    assert (position.state.total >= 3) == (shown == MIGHT)
    assert position.state.telling is not None
    given = position.state.land.book.scenes[position.state.telling.scene].block(position.state.telling.block).steps
    written = sum(step.effect.amount for step in given if isinstance(step.effect, GainPrestige))
    assert position.state.telling.prestige[0] == written + earned
