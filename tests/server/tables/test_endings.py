"""Ways out: concede, agreed end, stand-in and hand-back, rematch, the record."""

from __future__ import annotations

import pytest

from langbord import games
from langbord.engine.codec import state_hash
from langbord.server.models import Draft, Table
from tests.server.players import Player, draft_of, position_of, sit_down, truth, words_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def play_to_the_end(table: Table, *players: Player) -> None:
    """Each seat always takes its last move; nobody waits for confirmations."""
    while (ask := position_of(table).ask) is not None:
        assert players[ask.seat].play_on(table, ask.moves[-1]).ok
    table.refresh_from_db()


# --- conceding and agreeing ---------------------------------------------------------------------------


def test_of_two_people_the_one_who_concedes_loses() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "deforest")
    assert bo.post(table, "do/concede").ok
    table.refresh_from_db()
    assert (table.state, table.ending, table.winners) == (Table.OVER, "conceded", [0])
    assert table.scores == position_of(table).scores()
    assert draft_of(table) == []
    for player, told in ((ada, "You win"), (bo, "Ada wins")):
        assert told in player.page(table)
        assert player.buttons(table) == []
        assert 'data-turn="no"' in player.page(table)
    before = truth(table)
    assert ada.play(table, "gold").key == "table-over"
    assert bo.post(table, "do/concede").key == "table-over"
    assert truth(table) == before


def test_of_three_people_one_concedes_and_a_bot_plays_on(quiet_bots: list[str]) -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    ada.play(table, "deforest")
    quiet_bots.clear()
    assert bo.post(table, "do/concede").ok
    table.refresh_from_db()
    assert (table.state, table.places.get(number=1).bot) == (Table.PLAYING, "calm")
    assert draft_of(table) == ["deforest"], "another's click was lost"
    assert quiet_bots == [table.name]
    assert bo.post(table, "do/standin", level="").status == 403
    assert cy.post(table, "do/concede").ok
    table.refresh_from_db()
    assert (table.ending, table.winners) == ("conceded", [0])


def test_who_concedes_in_the_middle_of_a_turn_leaves_no_draft() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    ada.play(table, "deforest")
    assert ada.post(table, "do/concede").ok
    assert (draft_of(table), words_of(table)) == ([], [])


def test_against_bots_nobody_wins_a_conceded_game() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    assert ada.post(table, "do/concede").ok
    table.refresh_from_db()
    assert (table.state, table.winners) == (Table.OVER, [])
    assert "Not won this time" in ada.page(table)


def test_the_game_ends_without_a_winner_once_all_agree() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo, bots=1)
    assert ada.post(table, "do/agree").ok
    assert ada.post(table, "do/agree").ok
    table.refresh_from_db()
    assert table.state == Table.PLAYING
    ada.play(table, "deforest")
    assert bo.post(table, "do/agree").ok
    table.refresh_from_db()
    assert (table.state, table.ending, table.winners) == (Table.OVER, "agreed", [])
    assert "agreed to end" in ada.page(table)
    assert Draft.objects.get(table=table).words == []


def test_who_agreed_may_rather_play_on() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    for deed in ("play-on", "agree", "play-on", "play-on"):
        assert ada.post(table, f"do/{deed}").ok
    assert lines_of(table) == ["house-agrees 0", "house-plays-on 0"]
    assert bo.post(table, "do/agree").ok
    table.refresh_from_db()
    assert table.state == Table.PLAYING
    assert ada.post(table, "do/agree").ok
    assert ada.post(table, "do/play-on").key == "table-over"


# --- stand-in -----------------------------------------------------------------------------------------


def test_a_bot_stands_in_and_hands_the_seat_back(quiet_bots: list[str]) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    quiet_bots.clear()
    assert ada.post(table, "do/standin", level="calm").ok
    assert quiet_bots == [table.name]
    place = table.places.get(number=0)
    assert (place.bot, place.person, place.name) == ("calm", ada.person, "Ada")
    assert ada.post(table, "do/standin", level="").ok
    assert table.places.get(number=0).bot == ""
    assert ada.play(table, "gold").ok


def test_a_stand_in_must_be_a_bot_that_exists() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    assert ada.post(table, "do/standin", level="grandmaster").status == 400
    assert truth(table) == before


# --- rematch ------------------------------------------------------------------------------------------


def test_everybody_who_wants_a_rematch_gets_the_same_new_table() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo, bots=1, form={"option-deck": "cod", "pace": "leisure"})
    assert ada.post(table, "do/rematch").key == "table-not-over"
    for player in (ada, bo):
        player.post(table, "do/agree")
    assert eve.post(table, "do/rematch").status == 403
    addresses = {player.post(table, "do/rematch").data["go"] for player in (bo, ada, bo)}
    assert len(addresses) == 1
    new = Table.objects.get(name=addresses.pop().rsplit("/", 1)[-1])
    assert (new.state, new.options, new.pace) == (Table.PLAYING, table.options, "leisure")
    seats = [(place.name, place.bot, place.person) for place in new.places.all()]
    assert seats == [("Ada", "", ada.person), ("Bo", "", bo.person), ("", "calm", None)]
    assert Table.objects.count() == 2


def test_a_rematch_that_a_bot_begins_calls_the_bot(quiet_bots: list[str]) -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1, form={"option-start": "1"})
    ada.post(table, "do/concede")
    quiet_bots.clear()
    new = ada.post(table, "do/rematch").data["go"].rsplit("/", 1)[-1]
    assert new in quiet_bots


# --- the record -----------------------------------------------------------------------------------------


def test_the_record_can_be_had_after_the_end_only_and_replays() -> None:
    ada, bo, eve = Player("Ada", confirm=False), Player("Bo", confirm=False), Player("Eve")
    table = sit_down(ada, bo)
    ada.play(table, "gold")
    refused = ada.client.get(f"/t/{table.name}/record")
    assert (refused.status_code, refused.json()["ok"]) == (409, False)
    assert table.key not in refused.content.decode()
    play_to_the_end(table, ada, bo)
    answer = eve.client.get(f"/t/{table.name}/record")
    assert f'filename="nusfjord-{table.name}.json"' in answer["Content-Disposition"]
    replayed = games.replay(answer.json())
    position = position_of(table)
    assert (replayed.words(), replayed.scores()) == (words_of(table), table.scores)
    assert state_hash(replayed.state) == state_hash(position.state)
    assert answer.json()["origin"] == {"key": table.key}


def test_the_record_of_a_conceded_game_replays_as_far_as_it_went() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    ada.play(table, "gold")
    bo.play(table, "deforest")
    ada.post(table, "do/concede")
    replayed = games.replay(ada.client.get(f"/t/{table.name}/record").json())
    assert replayed.words() == ["gold"]


# --- what the others are told ---------------------------------------------------------------------------


def lines_of(table: Table) -> list[str]:
    """What the house has said in the chat."""
    return [line.text for line in table.chat.filter(name="").order_by("id")]


def test_the_table_is_told_what_becomes_of_a_seat() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    bo.post(table, "do/standin", level="calm")
    bo.post(table, "do/standin", level="calm")  # nothing new
    bo.post(table, "do/standin", level="")
    cy.post(table, "do/agree")
    cy.post(table, "do/concede")
    assert lines_of(table) == ["house-away 1", "house-back 1", "house-agrees 2", "house-concedes 2"]
    assert "Cy would end the game without a winner." in ada.page(table)
    assert 'data-agreed="yes" data-conceded="yes"' in cy.page(table)
    assert 'data-agreed="no" data-conceded="no"' in ada.page(table)


def test_seats_at_one_screen_agree_and_come_back_together() -> None:
    ada = Player("Ada")
    table = sit_down(ada, form={"seats": "3", "seat-1": "same", "seat-2": "same"})
    ada.post(table, "do/standin", level="calm")
    ada.post(table, "do/standin", level="")
    assert [place.bot for place in table.places.all()] == ["", "", ""]
    ada.post(table, "do/agree")
    table.refresh_from_db()
    assert (table.state, table.ending) == (Table.OVER, "agreed")


def test_a_rematch_is_told_and_led_to() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    bo.post(table, "do/concede")
    assert "Given up: Bo" in ada.page(table)
    ada.post(table, "do/rematch")
    table.refresh_from_db()
    assert lines_of(table)[-1] == "house-again 0"
    assert f'id="to-rematch" href="/t/{table.rematch_id}"' in bo.page(table)


def test_a_host_without_a_seat_has_the_link_and_those_left_behind_need_not_wait() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, form={"seats": "3", "seat-0": "open", "seat-1": "open", "seat-2": "open"})
    assert f"/i/{table.invite}" in ada.page(table)
    assert ada.post(table, "do/join").ok
    assert bo.post(table, "do/join", invite=table.invite).ok
    assert bo.post(table, "do/fill", level="calm").key == "not-your-table"
    assert ada.post(table, "do/leave").ok
    assert bo.post(table, "do/fill", level="calm").ok
    table.refresh_from_db()
    assert [place.bot for place in table.places.all()] == ["calm", "", "calm"]


def test_what_is_done_again_is_not_told_again() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    for deed in ("agree", "agree", "concede", "concede"):
        cy.post(table, f"do/{deed}")
    assert lines_of(table) == ["house-agrees 2", "house-concedes 2"]
    answers = [bo.post(table, "do/standin", level=level) for level in ("calm", "") * 10]
    assert answers[-1].key == "too-fast"
    assert len(lines_of(table)) < 20
