"""One click is one gesture: undo takes back all that it said, and what followed from it by itself."""

from __future__ import annotations

import re

import pytest

from langbord import games
from langbord.server.models import Draft, Person, Table
from langbord.server.tables.clicks import answer_forced, fit
from langbord.server.tables.positions import BOARDS
from tests.server.players import Player, draft_of, position_of, sit_down, words_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def a_table(confirm: bool = True, forced: str = "no") -> tuple[Player, Table]:
    ada = Player("Ada", confirm=confirm)
    ada.client.post("/settings", {"forced": forced})
    return ada, sit_down(ada, Player("Bo"))


def undo_button(player: Player, table: Table) -> int:
    found = re.search(r'data-count="(\d+)" id="undo"', player.page(table))
    return int(found[1]) if found else 0


def click_undo(player: Player, table: Table) -> None:
    assert player.undo(table, undo_button(player, table)).ok


@pytest.mark.parametrize(
    ("sizes", "draft", "fitted"),
    [
        ([], 0, []),
        ([3], 0, []),
        ([1, 3], 4, [1, 3]),
        ([1, 3], 2, [1, 1]),  # a program has taken back two words
        ([1, 3], 1, [1]),
        ([], 2, [1, 1]),  # a draft from before gestures were kept
        ([2], 4, [2, 1, 1]),
        ([1, -1], 0, []),
    ],
)
def test_the_sizes_always_cover_the_draft(sizes: list[int], draft: int, fitted: list[int]) -> None:
    assert fit(sizes, draft) == fitted


def test_undo_takes_back_a_whole_gesture_and_then_the_one_before() -> None:
    ada, table = a_table()
    assert ada.play(table, "elder").ok
    assert ada.play(table, "E05", "use").ok
    assert draft_of(table) == ["elder", "E05", "use"]
    click_undo(ada, table)
    assert draft_of(table) == ["elder"]
    click_undo(ada, table)
    assert draft_of(table) == []
    assert undo_button(ada, table) == 0


def test_the_whole_turn_can_be_taken_back_at_once_unless_it_is_one_gesture() -> None:
    ada, table = a_table()
    ada.play(table, "elder", "E05")
    assert 'id="undo-all"' not in ada.page(table)
    ada.play(table, "use")
    assert 'data-count="3" id="undo-all"' in ada.page(table)


def test_gestures_outlive_a_restart() -> None:
    ada, table = a_table()
    ada.play(table, "elder")
    ada.play(table, "E05", "use")
    BOARDS.drop(table.name)
    assert undo_button(ada, table) == 2
    click_undo(ada, table)
    assert draft_of(table) == ["elder"]


def test_a_draft_stored_before_gestures_were_is_taken_back_word_by_word() -> None:
    ada, table = a_table()
    ada.play(table, "serve", "plate")
    Draft.objects.filter(table=table).update(gestures=[])
    BOARDS.drop(table.name)
    assert undo_button(ada, table) == 1


def test_a_settled_gesture_is_gone() -> None:
    ada, table = a_table()
    ada.play(table, "gold")
    assert ada.settle(table).ok
    assert Draft.objects.get(table=table).gestures == []


# --- forced answers -------------------------------------------------------------------------------------


def test_an_answer_without_a_choice_follows_the_click_and_goes_back_with_it() -> None:
    ada, table = a_table(forced="yes")
    assert ada.play(table, "serve").ok
    assert draft_of(table) == ["serve", "plate"]
    assert undo_button(ada, table) == 2
    click_undo(ada, table)
    assert draft_of(table) == []


def test_who_wants_to_be_asked_is_asked() -> None:
    ada, table = a_table(forced="no")
    ada.play(table, "serve")
    assert draft_of(table) == ["serve"]
    assert ada.buttons(table) == ["plate"]


def test_people_are_not_asked_unless_they_want_to_be() -> None:
    assert Person(name="Ada").forced


def test_the_same_click_sent_twice_is_one_gesture() -> None:
    ada, table = a_table(forced="yes")
    marks = ada.marks(table)
    assert ada.play(table, "serve", **marks).ok
    assert ada.play(table, "serve", **marks).ok
    assert draft_of(table) == ["serve", "plate"]


def test_nothing_follows_a_click_that_ends_the_turn() -> None:
    ada, table = a_table(forced="yes")
    ada.play(table, "gold")
    assert draft_of(table) == ["gold"]
    assert position_of(table).held == 0


def test_what_would_end_the_turn_for_good_is_left_to_its_player() -> None:
    """E02 has no use at once, so `stop` is the only answer; without a confirmation it would hand the turn on."""
    asked, table = a_table(confirm=False, forced="yes")
    asked.play(table, "elder")
    asked.play(table, "E02")
    assert asked.buttons(table) == ["stop"]
    assert words_of(table) == []


def test_with_a_confirmation_it_is_given_and_can_be_taken_back() -> None:
    ada, table = a_table(confirm=True, forced="yes")
    ada.play(table, "elder")
    ada.play(table, "E02")
    assert draft_of(table) == ["elder", "E02", "stop"]
    assert position_of(table).held == 0
    click_undo(ada, table)
    assert draft_of(table) == ["elder"]


def test_no_turn_begins_by_itself() -> None:
    """Alone one may take back across turn ends, so the next turn could be reached in one draft."""
    position = games.load("nusfjord").new(2, seed=7, options={"start": "0"}, hold=True)
    position.play("serve")
    answer_forced(position, position.turns - 1, True)
    assert position.words() == ["serve"]
    answer_forced(position, position.turns, True)
    assert position.words() == ["serve", "plate"]


def test_nothing_follows_what_cannot_be_taken_back() -> None:
    position = games.load("nusfjord").new(2, seed=7, options={"start": "0"}, hold=True)
    position.play("serve")
    position.settle()  # as after a card was drawn: the only answer is left to the player
    answer_forced(position, position.turns, True)
    assert position.words() == ["serve"]
