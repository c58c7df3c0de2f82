"""Two people press at once: one of them was first, on either database."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from django.db import close_old_connections

from langbord.server.models import Table, TakenBack
from langbord.server.tables import lifecycle, stand_ins, take_back
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from tests.server.letterbox import Watch
from tests.server.players import Player, board_of, sit_down, words_of
from tests.server.tables.test_absence import lines_of
from tests.server.tables.test_invitations import again
from tests.server.tables.test_take_back import against_a_bot, back, three

pytestmark = [
    pytest.mark.both,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def at_once(table: Table, *deeds: Callable[[Table], object]) -> list[str]:
    """What comes of each: "done", or why not."""
    said = [""] * len(deeds)
    together = threading.Barrier(len(deeds))

    def do(number: int) -> None:
        try:
            found = Table.objects.get(pk=table.pk)
            together.wait()
            deeds[number](found)
            said[number] = "done"
        except Refused as refused:
            said[number] = refused.key
        finally:
            close_old_connections()

    threads = [threading.Thread(target=do, args=(number,)) for number in range(len(deeds))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return said


def test_two_let_a_bot_in(watch: Watch) -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    watch.wait(minutes=20)
    first, second = bo.person, cy.person
    said = at_once(table, lambda t: stand_ins.time_out(t, 0, first), lambda t: stand_ins.time_out(t, 0, second))
    assert sorted(said) == ["done", "nobody-waits"]
    assert lines_of(table) == ["house-absent 0"]


def test_somebody_moves_while_they_are_replaced(watch: Watch) -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    table = sit_down(ada, bo)
    watch.wait(minutes=20)
    person, board = bo.person, board_of(table)
    said = at_once(
        table,
        lambda t: stand_ins.time_out(t, 0, person),
        lambda t: table_moves.play(t, 0, ["gold"], board.version, board.answers),
    )
    assert said[1] == "done"  # a late move is still a move
    assert words_of(table) == ["gold"]
    assert (table.places.get(number=0).bot == "steady") == (said[0] == "done")


def test_one_joins_while_bots_are_called() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    new = again(ada, bo)
    host, guest = ada.person, bo.person
    joined, filled = at_once(new, lambda t: lifecycle.join(t, guest), lambda t: lifecycle.fill(t, host, "calm"))
    assert sorted([joined, filled]) == ["done", "table-has-begun"]
    new.refresh_from_db()
    seat = new.places.get(number=1)
    assert (new.state, seat.invited) == (Table.PLAYING, None)
    assert (seat.person, seat.bot) == ((guest, "") if joined == "done" else (None, "calm"))


def test_one_turn_is_taken_back_once() -> None:
    ada, table, began = against_a_bot()
    settled, version, person = words_of(table), board_of(table).version, ada.person
    said = at_once(table, *[lambda t: take_back.ask(t, person, version)] * 2)
    assert sorted(said) == ["done", "stale"]
    assert words_of(table) == settled[: began[1]]


def test_two_agree() -> None:
    ada, bo, cy, table = three()
    back(ada, table)
    first, second = bo.person, cy.person
    said = at_once(table, lambda t: take_back.agree(t, first), lambda t: take_back.agree(t, second))
    assert said == ["done", "done"]
    assert words_of(table) == []
    assert TakenBack.objects.count() == 1
