"""Partners (G9)."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.galzyr.rules.state import State
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
)
from tests.rules import rule


def talk(state: State, *answers: str) -> Position[State]:
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "story", word("snow"), *answers)
    return position


@rule("G9.1")
def test_somebody_in_the_space_is_asked_and_may_refuse() -> None:
    state = month(3)
    stand(state, 2, "mill")
    position = talk(state)
    assert (prompt(position), words(position)) == ("partner", ["seat-2", "alone"])
    assert why_not(position, "seat-3") == "no-partner G9.1"
    play(position, "seat-2")
    assert position.ask is not None
    assert (position.ask.seat, prompt(position)) == (1, "partner-accept")
    play(position, "no")
    assert position.state.telling is not None
    assert (prompt(position), position.state.telling.partner) == ("option", -1)


@rule("G9.1")
def test_after_a_refusal_somebody_else_can_be_asked() -> None:
    position = talk(month(3), "seat-2", "no")
    assert (prompt(position), words(position)) == ("partner", ["seat-3", "alone"])
    assert why_not(position, "seat-2") == "stays-out G9.1"
    play(position, "seat-3", "yes")
    assert position.state.telling is not None
    assert position.state.telling.partner == 2


@rule("G9.5")
def test_a_card_keeps_somebody_from_being_a_partner() -> None:
    state = month(2)
    give(state, 1, "dull")
    assert prompt(talk(state)) == "option"


@rule("G9.1")
def test_a_scene_not_marked_for_two_is_played_alone() -> None:
    state = month(2)
    stand(state, 0, "mill")
    stand(state, 1, "mill")
    position = begin(state)
    play(position, "story", word("mill.west"))
    assert prompt(position) == "option"


@rule("G9.2", "G8.4")
def test_marks_and_cards_are_lent_one_by_one() -> None:
    state = month(2, heroes="bumir mor")
    give(state, 1, "lamp", "hurt")
    position = talk(state, "seat-2", "yes")
    assert position.ask is not None
    assert (position.ask.seat, prompt(position)) == (1, "lend")
    assert words(position) == [*sorted([word("lamp"), word("hurt")]), "marks", "stop"]
    play(position, word("lamp"), "stop")
    assert "o3" not in words(position)  # light is there now, but no item of one's own to give
    play(position, "o1")
    assert "communication" not in words(position)
    play(position, "ask", "marks", "stop", "communication", "communication")
    assert why_not(position, "communication") == "two-of-a-colour G8.4"
    play(position, "survival", "survival")
    assert why_not(position, "might") == "no-swaps-left G8.4"


@rule("G9.2", "G8.8")
def test_a_lent_card_works_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 3)
    state = month(2)
    give(state, 1, "sword")
    position = talk(state, "seat-2", "yes", word("sword"), "stop", "o1", "stop", "roll", "keep")
    assert words(position) == [word("sword")]
    play(position, word("sword"))
    assert position.state.total == 4


@rule("G9.2")
@pytest.mark.parametrize("rules", [1, 2])
def test_of_two_that_are_alike_both_can_be_lent(rules: int) -> None:
    state = month(2)
    give(state, 1, "rope")
    state.library.remove(number("rope"))
    state.players[1].items.append(number("rope"))
    state.play_by(rules)
    position = talk(state, "seat-2", "yes", word("rope"))
    assert (word("rope") in words(position)) == (rules >= 2)
    if rules >= 2:
        play(position, word("rope"))
        assert why_not(position, word("rope")) == "already-lent G9.2"


@rule("G9.2")
def test_tags_of_the_partners_board_count() -> None:
    state = month(2, heroes="bumir aysala")
    give(state, 0, "rope")
    position = talk(state, "seat-2", "yes", "stop")
    assert "o3" in words(position)


@rule("G9.3")
def test_costs_of_a_lent_card_fall_on_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 0)
    state = month(2)
    give(state, 1, "rope")
    position = talk(state, "seat-2", "yes", word("rope"), "stop", "o1", word("rope"))
    assert (player(position).gold, player(position, 1).gold) == (10, 9)
    assert prompt(position) == "check-pool"


@rule("G9.4")
def test_partners_trade_in_the_scene() -> None:
    state = month(2)
    give(state, 1, "lamp")
    position = talk(state, "seat-2", "yes", word("lamp"), "stop")
    play(position, "trade", word("lamp"), "offer", "yes")
    assert cards(position.state, player(position).items) == ["lamp"]
    assert position.state.telling is not None
    assert position.state.telling.lent == []
    assert prompt(position) == "option"
    play(position, "trade", "give", "offer", "no")
    assert why_not(position, "trade") == "has-refused G6.2"


@rule("G6.2", "G9.4")
def test_who_refused_on_the_way_can_be_traded_with_as_a_partner() -> None:
    state = month(2)
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "trade", "give", "offer", "no")
    assert why_not(position, "trade") == "has-refused G6.2"
    play(position, "story", word("snow"), "seat-2", "yes", "stop")
    assert prompt(position) == "option"
    assert "trade" in words(position)


@rule("G7.11", "G7.12")
def test_the_partner_has_a_share(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 3)
    position = talk(month(2), "seat-2", "yes", "stop", "o1", "roll", "keep", "end")
    assert [adventurer.prestige for adventurer in position.state.players] == [2, 1]
    assert cards(position.state, player(position, 1).statuses) == ["blessed"]
