"""Several processes at one table: each has boards of its own, and brings them up to date from the stored words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord.server.models import Draft, Move, Table
from langbord.server.tables import errors, positions
from langbord.server.tables import moves as table_moves
from langbord.server.tables.positions import BOARDS, Board, Boards, changing
from tests.server.ops.test_restart import standing
from tests.server.players import Player, board_of, position_of, sit_down, truth

pytestmark = [
    pytest.mark.both,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def seen_by(process: Boards, table: Table) -> Board:
    table.refresh_from_db()
    return process.get(table)


def click_at_random(table: Table, chance: random.Random) -> None:
    position: Any = position_of(table)
    version = Draft.objects.get(table=table).version
    if position.held is not None and chance.random() < 0.8:
        table_moves.settle(table, position.held, version)
    elif position.draft and chance.random() < 0.25:
        seat = table_moves.drafting_seat(position)
        assert seat is not None
        table_moves.undo(table, seat, 1 + chance.randrange(position.draft), version)
    elif position.held is None:
        word = position.game.vocabulary.word(chance.choice(position.ask.moves))
        table_moves.play(table, position.ask.seat, [word], version, len(position.words()))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_process_that_looks_now_and_then_sees_what_a_new_one_would_see(seats: int) -> None:
    chance = random.Random(seats)
    table = sit_down(*(Player(f"P{number}") for number in range(seats)))
    follower = Boards()
    for _ in range(100):
        click_at_random(table, chance)
        if chance.random() < 0.3:
            followed, new = seen_by(follower, table), seen_by(Boards(), table)
            assert standing(followed.position) == standing(new.position)
            assert (followed.number, followed.version, followed.gestures) == (new.number, new.version, new.gestures)


def test_only_the_words_after_the_known_board_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    follower = Boards()
    seen_by(follower, table)
    assert ada.play(table, "gold").ok

    def from_the_start(_: Table) -> None:
        raise AssertionError("the whole game was played again")

    monkeypatch.setattr(positions, "at_origin", from_the_start)
    assert seen_by(follower, table).position.words() == ["gold"]


def test_a_board_is_never_of_two_moments() -> None:
    """Another process may settle a turn between our look at the table and our look at its draft."""
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    stale = Table.objects.get(name=table.name)
    assert ada.play(table, "gold").ok
    board = Boards().get(stale)
    assert (board.number, board.position.words(), stale.moves_played) == (1, ["gold"], 1)


def test_nothing_is_stored_upon_a_draft_that_is_not_there_any_more() -> None:
    """Two processes that had both come past every other check: the version in the database decides."""
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    old = board_of(table)
    late = old.position.copy()
    late.play("deforest")
    assert ada.play(table, "gold").ok
    before = truth(table)
    with pytest.raises(errors.Refused, match="stale"), changing(table):
        table_moves.store(table, late, old)
    assert truth(table) == before


def test_what_could_not_be_committed_is_forgotten() -> None:
    """Otherwise this process would take what another stores under the same version for its own."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    board = board_of(table)
    twin = board.position.copy()
    twin.play("gold")

    def break_halfway() -> None:
        with changing(table):
            table_moves.store(table, twin, board)
            assert BOARDS.get(table).position.words() == ["gold"]
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        break_halfway()
    Draft.objects.filter(table=table).update(version=board.version + 1, words=["deforest"], gestures=[1])
    assert board_of(table).position.words() == ["deforest"]
    assert not Move.objects.filter(table=table).exists()
