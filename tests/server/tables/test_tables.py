"""Making a table, and playing at it: drafts, undo, held turns, confirmation."""

from __future__ import annotations

import re

import pytest

from langbord.server.models import Table
from tests.server.letterbox import Watch
from tests.server.players import Player, draft_of, position_of, sit_down, truth, words_of

pytestmark = [
    pytest.mark.both,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


# --- coming and going -------------------------------------------------------------------------------


def test_a_table_waits_until_every_seat_is_taken() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, form={"seats": "2", "seat-1": "open"})
    assert table.state == Table.OPEN
    assert "Waiting for players" in ada.page(table)
    assert bo.post(table, "do/join", invite=table.invite).ok
    table.refresh_from_db()
    assert (table.state, table.waiting_for) == (Table.PLAYING, 0)
    assert "gold" in ada.buttons(table)
    assert bo.buttons(table) == []


def test_a_named_seat_can_be_taken_once() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, form={"seats": "3"})
    assert bo.post(table, "do/join", invite=table.invite, seat=2).ok
    refused = cy.post(table, "do/join", invite=table.invite, seat=2)
    assert (refused.status, refused.key) == (409, "no-open-seat")
    assert [place.name for place in table.places.all()] == ["Ada", "", "Bo"]


def test_sitting_down_twice_keeps_the_seat() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, form={"seats": "3"})
    assert bo.post(table, "do/join", invite=table.invite).ok
    assert bo.post(table, "do/join", invite=table.invite).ok
    assert table.places.filter(person=bo.person).count() == 1


def test_standing_up_frees_the_seat_and_the_last_one_closes_the_table() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, form={"seats": "3"})
    bo.post(table, "do/join", invite=table.invite)
    assert ada.post(table, "do/leave").ok
    assert [place.name for place in table.places.all()] == ["", "Bo", ""]
    assert bo.post(table, "do/leave").ok
    table.refresh_from_db()
    assert table.state == Table.CLOSED
    assert ada.client.get(f"/t/{table.name}").status_code == 200


def test_a_stranger_cannot_close_a_table_where_nobody_sits_yet() -> None:
    ada = Player("Ada")
    table = sit_down(ada, form={"seats": "2", "seat-0": "open"})
    refused = Player("Eve").post(table, "do/leave")
    table.refresh_from_db()
    assert (refused.status, table.state) == (403, Table.OPEN)


def test_nobody_comes_or_goes_once_the_game_has_begun() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    assert Player("Cy").post(table, "do/join", invite=table.invite).key == "table-has-begun"
    assert ada.post(table, "do/leave").key == "table-has-begun"
    assert truth(table) == before


def test_bots_are_called_when_the_last_person_sits_down(quiet_bots: list[str]) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    form = {"seats": "3", "seat-1": "open", "seat-2": "calm", "option-start": "2"}
    table = sit_down(ada, form=form)
    assert quiet_bots == [] or table.state == Table.OPEN
    quiet_bots.clear()
    bo.post(table, "do/join", invite=table.invite)
    assert table.name in quiet_bots


def test_play_now_begins_at_once() -> None:
    made = Player().client.post("/play/nusfjord", {"seats": "3"})
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    assert (table.state, [place.bot for place in table.places.all()]) == (Table.PLAYING, ["", "calm", "calm"])


@pytest.mark.parametrize("seats", ["0", "-3", "6", "1000000000", "many", "9" * 5000])
def test_a_number_of_seats_that_the_game_has_not_is_refused(seats: str) -> None:
    ada = Player("Ada")
    for path in ("/play/nusfjord", "/new/nusfjord/create"):
        assert ada.client.post(path, {"seats": seats}).status_code == 400
    assert not Table.objects.exists()


# --- playing ----------------------------------------------------------------------------------------


def test_a_click_is_a_draft_that_only_its_owner_sees(watch: Watch) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = bo.page(table).replace('data-version="0"', "")
    assert ada.play(table, "deforest").ok
    assert (draft_of(table), words_of(table)) == (["deforest"], [])
    assert set(ada.buttons(table)) == {"D3", "D4", "D5"}
    assert _without_tokens(bo.page(table).replace('data-version="1"', "")) == _without_tokens(before)


def _without_tokens(page: str) -> str:
    """Django masks the CSRF token anew for every page; and the fingerprint of a page is also that of its version."""
    return re.sub(r'(csrf="|csrfmiddlewaretoken" value="|data-drawn=")\w+', "", page)


def test_a_finished_turn_is_held_until_it_is_confirmed() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    assert ada.play(table, "gold").ok
    assert (draft_of(table), words_of(table), position_of(table).held) == (["gold"], [], 0)
    assert 'id="confirm"' in ada.page(table)
    assert bo.buttons(table) == []
    assert ada.settle(table).ok
    assert (draft_of(table), words_of(table), position_of(table).held) == ([], ["gold"], None)
    table.refresh_from_db()
    assert (table.waiting_for, table.moves_played) == (1, 1)
    assert "transfer" in bo.buttons(table)


def test_with_the_confirmation_set_off_a_finished_turn_is_settled_at_once() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    table = sit_down(ada, bo)
    assert ada.play(table, "gold").ok
    assert (draft_of(table), words_of(table)) == ([], ["gold"])
    assert bo.play(table, "transfer").ok
    assert (draft_of(table), words_of(table)) == (["transfer"], ["gold"])


def test_one_gesture_may_send_several_words() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    assert ada.play(table, "deforest", "D3").ok
    assert (draft_of(table), position_of(table).held) == (["deforest", "D3"], 0)


def test_clicks_are_taken_back_one_by_one_or_all_together() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "deforest", "D3")
    assert ada.undo(table).ok
    assert (draft_of(table), position_of(table).held) == (["deforest"], None)
    ada.play(table, "D4")
    assert ada.undo(table, 2).ok
    assert draft_of(table) == []
    assert ada.play(table, "gold").ok
    assert draft_of(table) == ["gold"]


def test_undo_does_not_cross_the_barrier() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "gold")
    ada.settle(table)
    before = truth(table)
    refused = ada.undo(table)
    assert (refused.status, refused.is_one_sentence) == (409, True)
    for count in (0, -1, 2):
        assert not ada.undo(table, count).ok
    assert truth(table) == before


def test_nobody_takes_back_or_confirms_for_another() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "gold")
    before = truth(table)
    assert bo.undo(table).status == 409
    assert bo.settle(table).key == "nothing-to-confirm"
    assert truth(table) == before


def test_two_seats_on_one_screen_take_turns() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, form={"seats": "2", "seat-1": "same"})
    assert table.state == Table.PLAYING
    assert ada.play(table, "gold").ok
    assert ada.play(table, "transfer").ok
    assert list(table.moves.values_list("seat", flat=True)) == [0, 1]


def test_a_whole_game_by_two_people_is_played_over_and_scored() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    for _ in range(400):
        ask = position_of(table).ask
        if ask is None:
            break
        assert (ada, bo)[ask.seat].play_on(table, ask.moves[-1]).ok
    table.refresh_from_db()
    assert (table.state, table.ending, table.waiting_for) == (Table.OVER, "played", None)
    assert table.scores == position_of(table).scores()
    assert table.winners == position_of(table).winners()
    assert ada.play(table, "pass").status == 409
    assert "The game is over" in bo.page(table)
