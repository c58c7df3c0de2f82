"""The database is the truth: built again from it, a table stands where it stood, in the middle of a decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord.engine.codec import state_hash
from langbord.engine.position import Position
from langbord.server import tables
from langbord.server.boards import BOARDS
from langbord.server.models import Draft, Table
from tests.server.players import Player, position_of, sit_down

pytestmark = [
    pytest.mark.both,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def rebuilt(table: Table) -> Position[Any]:
    BOARDS.drop(table.name)
    return position_of(table)


def standing(position: Position[Any]) -> object:
    """Everything a player could notice, and what lies behind it."""
    ask = position.ask
    return (
        None if ask is None else (ask.seat, ask.prompt, ask.moves, ask.values),
        (position.words(), position.draft, position.held, position.barrier, position.barrier_why),
        state_hash(position.state),
        [position.log(seat) for seat in (None, *range(position.seats))],
    )


@pytest.mark.parametrize("clicks", [("deforest",), ("gold",), ("deforest", "D3"), ("issue",), ("elder",)])
def test_a_restart_in_the_middle_of_a_decision_changes_nothing(clicks: tuple[str, ...]) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    for word in clicks:
        assert ada.play(table, word).ok
    before = position_of(table)
    pages = [ada.buttons(table), bo.buttons(table), ada.marks(table), bo.marks(table)]
    after = rebuilt(table)
    assert after is not before
    assert standing(after) == standing(before)
    assert [ada.buttons(table), bo.buttons(table), ada.marks(table), bo.marks(table)] == pages


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_random_games_with_undo_are_the_same_after_a_restart_at_any_click(seats: int) -> None:
    chance = random.Random(seats)
    players = [Player(f"P{number}") for number in range(seats)]
    table = sit_down(*players)
    for _ in range(120):
        position = position_of(table)
        version = Draft.objects.get(table=table).version
        ask = position.ask
        if position.held is not None and chance.random() < 0.8:
            tables.settle(table, position.held, version)
        elif position.draft and chance.random() < 0.25:
            seat = tables.drafting_seat(position)
            assert seat is not None
            tables.undo(table, seat, 1 + chance.randrange(position.draft), version)
        elif ask is None:
            break
        elif position.held is None:
            word = position.game.vocabulary.word(chance.choice(ask.moves))
            tables.play(table, ask.seat, [word], version, len(position.words()))
        if chance.random() < 0.3:
            before = standing(position_of(table))
            assert standing(rebuilt(table)) == before


def test_a_move_that_could_not_be_committed_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever breaks before the commit, the table stands as before and goes on."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = standing(position_of(table))
    marks = ada.marks(table)
    ada.client.raise_request_exception = False

    def breaks(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(tables, "note_progress", breaks)
        patch.setattr("django.core.handlers.exception.log_response", lambda *_, **__: None)
        assert ada.client.post(f"/t/{table.name}/play", {"words": "gold", **marks}).status_code == 500
    assert standing(position_of(table)) == before
    assert ada.play(table, "gold", **marks).ok
    assert position_of(table).words() == ["gold"]


def test_boards_that_fall_out_of_the_cache_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("langbord.server.boards.MOST", 1)
    ada, bo = Player("Ada"), Player("Bo")
    one, two = sit_down(ada, bo), sit_down(ada, bo)
    for word_one, word_two in (("deforest", "gold"), ("D3", None)):
        assert ada.play(one, word_one).ok
        assert word_two is None or ada.play(two, word_two).ok
    assert position_of(one).words() == ["deforest", "D3"]
    assert position_of(two).words() == ["gold"]
