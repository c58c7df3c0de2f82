"""Standing answers: a seat says beforehand what it always answers, and is not asked any more."""

from __future__ import annotations

import pytest

from langbord.engine.ask import Ask
from langbord.server import notify
from langbord.server.models import Seat, Table
from tests import plugins
from tests.server.players import Player, position_of, sit_down, truth, words_of
from tests.server.programs import Program, table_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
#: As if these were questions of the others' turns.
FAKE = {"place-worker": ("gold", "pass")}


@pytest.fixture(autouse=True)
def questions(monkeypatch: pytest.MonkeyPatch) -> None:
    plugins.change(monkeypatch, "nusfjord", auto_answers=FAKE)


def a_table() -> tuple[Player, Player, Table]:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    return ada, bo, sit_down(ada, bo)


def always(player: Player, table: Table, word: str, prompt: str = "place-worker") -> bool:
    return player.post(table, "always", prompt=prompt, word=word).ok


def test_the_answer_is_given_and_settled_as_soon_as_the_seat_is_asked() -> None:
    ada, bo, table = a_table()
    assert always(bo, table, "pass")
    ada.play(table, "gold")
    assert words_of(table) == ["gold", "pass"]
    assert list(table.moves.values_list("seat", flat=True)) == [0, 1]
    table.refresh_from_db()
    assert (table.waiting_for, position_of(table).draft) == (0, 0)
    assert "Bo" in ada.page(table).split('id="log"')[1].split("</li>")[0]


def test_a_word_that_is_not_possible_is_not_given() -> None:
    ada, bo, table = a_table()
    always(bo, table, "gold")
    ada.play(table, "gold")
    assert words_of(table) == ["gold"]  # the space is taken
    assert "pass" in bo.buttons(table)


def test_it_answers_at_once_if_it_is_being_asked() -> None:
    ada, bo, table = a_table()
    ada.play(table, "gold")
    assert always(bo, table, "pass")
    assert words_of(table) == ["gold", "pass"]


def test_taking_back_makes_room_for_it_and_everybody_is_told(
    quiet_bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer of one's own stood before it; without that it is given, and the next one is asked."""
    ada, bo, table = a_table()
    ada.play(table, "gold")
    assert bo.play(table, "deforest").ok
    assert always(bo, table, "pass")
    told: list[str] = []
    monkeypatch.setattr(notify, "tell", told.append)
    quiet_bots.clear()
    assert bo.undo(table, 1).ok
    table.refresh_from_db()
    assert (words_of(table), table.waiting_for) == (["gold", "pass"], 0)
    assert told == [table.name]
    assert table.name in quiet_bots


def test_the_only_answer_worth_giving_is_given_and_stands_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to say so beforehand."""

    def second_seat_passes(_: object, ask: Ask) -> str | None:
        return "pass" if ask.prompt == "place-worker" and ask.seat == 1 else None

    plugins.change(monkeypatch, "nusfjord", only_answer=second_seat_passes)
    ada, _, table = a_table()
    ada.play(table, "gold")
    assert words_of(table) == ["gold", "pass"]
    assert list(table.moves.values_list("seat", flat=True)) == [0, 1]
    ada.play(table, "deforest D4")
    assert words_of(table)[-1] == "pass"


def test_an_empty_word_ends_it() -> None:
    ada, bo, table = a_table()
    always(bo, table, "pass")
    assert always(bo, table, "")
    ada.play(table, "gold")
    assert words_of(table) == ["gold"]
    assert Seat.objects.get(table=table, number=1).standing == {}


@pytest.mark.parametrize(("prompt", "word"), [("place-worker", "transfer"), ("serve", "plate"), ("", "")])
def test_only_what_the_game_lists_can_stand(prompt: str, word: str) -> None:
    _, bo, table = a_table()
    before = truth(table)
    refused = bo.post(table, "always", prompt=prompt, word=word)
    assert (refused.status, refused.key, refused.is_one_sentence) == (400, "no-standing-answer", True)
    assert truth(table) == before


def test_a_bot_in_the_seat_thinks_for_itself() -> None:
    ada, bo, table = a_table()
    always(bo, table, "pass")
    bo.post(table, "do/standin", level="calm")
    ada.play(table, "gold")
    assert words_of(table) == ["gold"]


def test_the_recap_still_begins_at_the_persons_own_last_move() -> None:
    ada, bo, table = a_table()
    always(bo, table, "pass")
    ada.play(table, "gold")
    assert Seat.objects.get(table=table, number=1).seen == 0
    assert Seat.objects.get(table=table, number=0).seen > 0


def test_a_turn_that_waits_for_a_confirmation_is_not_passed_over() -> None:
    ada, bo, table = a_table()
    ada.client.post("/settings", {"confirm": "yes"})
    always(bo, table, "pass")
    ada.play(table, "gold")
    assert words_of(table) == []
    ada.settle(table)
    assert words_of(table) == ["gold", "pass"]


def test_strangers_cannot_answer_for_a_seat() -> None:
    _, _, table = a_table()
    assert Player("Eve").post(table, "always", prompt="place-worker", word="pass").status == 403


def test_the_sheet_shows_what_stands() -> None:
    ada, bo, table = a_table()
    assert 'data-standing="place-worker"' in bo.page(table)
    always(bo, table, "pass")
    assert 'value="pass" checked' in bo.page(table)
    assert 'value="pass" checked' not in ada.page(table)
    assert 'id="drawer-standing"' not in Player("Eve").page(table)


def test_a_program_can_say_it_too() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open")
    bo.post(f"tables/{name}/join", invite=table_of(name).invite)
    said = bo.post(f"tables/{name}/always", prompt="place-worker", word="pass")
    assert said.data["standing"] == {"place-worker": "pass"}
    assert said.data["standing_choices"] == {"place-worker": ["gold", "pass"]}
    assert ada.look(name)["standing"] == {}
    ada.play(name, "gold")
    assert words_of(table_of(name)) == ["gold", "pass"]


def test_a_game_without_such_questions_has_no_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    plugins.change(monkeypatch, "nusfjord", auto_answers={})
    _, bo, table = a_table()
    assert 'id="drawer-standing"' not in bo.page(table)
