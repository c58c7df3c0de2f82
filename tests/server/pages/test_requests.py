"""Double clicks, two tabs, stale pages, lost answers, strangers: one move is played, and the answer says so."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from django.db import connection

from tests.server.players import Answer, Player, board_of, draft_of, position_of, sit_down, truth, words_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def at_once(*deeds: Callable[[], Answer]) -> list[Answer]:
    """Do all of it at the same moment, each in a thread of its own."""
    together = threading.Barrier(len(deeds))
    answers: list[Answer] = []

    def run(deed: Callable[[], Answer]) -> None:
        together.wait()
        try:
            answers.append(deed())
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=(deed,)) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert len(answers) == len(deeds)
    return answers


# --- the same request twice -------------------------------------------------------------------------


def test_a_request_that_comes_twice_is_played_once_and_both_are_told_so() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    marks = ada.marks(table)
    first = ada.play(table, "deforest", **marks)
    once = truth(table)
    again = ada.play(table, "deforest", **marks)
    assert (first.ok, again.ok) == (True, True)
    assert first.data == again.data
    assert truth(table) == once
    assert draft_of(table) == ["deforest"]


def test_a_request_whose_answer_was_lost_can_be_sent_again_long_after() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    marks = ada.marks(table)
    ada.play(table, "deforest", "D3", **marks)
    bo.play(table, "gold")
    before = truth(table)
    assert ada.play(table, "deforest", "D3", **marks).ok
    assert truth(table) == before
    assert words_of(table) == ["deforest", "D3", "gold"]


def test_a_replayed_request_is_not_played_again_after_it_was_taken_back() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    marks = ada.marks(table)
    ada.play(table, "deforest", **marks)
    ada.undo(table)
    again = ada.play(table, "deforest", **marks)
    assert (again.status, again.key, again.is_one_sentence) == (409, "stale", True)
    assert draft_of(table) == []


def test_a_double_click_in_the_same_moment_is_one_move() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    marks = ada.marks(table)
    tabs = [ada.another_tab() for _ in range(6)]
    answers = at_once(*[lambda tab=tab: tab.play(table, "gold", **marks) for tab in tabs])
    assert all(answer.ok for answer in answers)
    assert words_of(table) == ["gold"]
    assert board_of(table).version == 1


def test_a_confirmation_that_comes_twice_confirms_once() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "gold")
    version = ada.marks(table)["version"]
    tabs = [ada.another_tab() for _ in range(4)]
    answers = at_once(*[lambda tab=tab: tab.post(table, "settle", version=version) for tab in tabs])
    assert all(answer.ok for answer in answers)
    assert (words_of(table), board_of(table).version) == (["gold"], 2)


def test_an_undo_that_comes_twice_takes_back_once() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "deforest", "D3")
    version = ada.marks(table)["version"]
    first = ada.post(table, "undo", count=1, version=version)
    again = ada.post(table, "undo", count=1, version=version)
    assert (first.ok, again.key) == (True, "stale")
    assert draft_of(table) == ["deforest"]


# --- different requests from one page -----------------------------------------------------------------


def test_two_tabs_that_want_different_things_in_the_same_moment_get_one_of_them() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    marks = ada.marks(table)
    words = ["gold", "deforest", "issue", "transfer"]
    tabs = [ada.another_tab() for _ in words]
    pairs = zip(tabs, words, strict=True)
    answers = at_once(*[lambda tab=tab, word=word: tab.play(table, word, **marks) for tab, word in pairs])
    assert sum(answer.ok for answer in answers) == 1
    assert {answer.key for answer in answers if not answer.ok} == {"stale"}
    assert all(answer.is_one_sentence for answer in answers if not answer.ok)
    assert len(draft_of(table)) == 1


def test_a_stale_page_is_refused_and_says_how_to_go_on() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    stale = ada.marks(table)
    ada.another_tab().play(table, "deforest")
    before = truth(table)
    refused = ada.play(table, "gold", **stale)
    assert (refused.status, refused.key) == (409, "stale")
    assert refused.text == "The table has changed in the meantime. Here is how it stands now."
    assert truth(table) == before
    assert ada.play(table, "D4").ok


def test_a_version_from_the_future_is_stale_too() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    for version, at in ((99, 0), (-1, 0), (-1, -1), (10**30, 10**30)):
        assert ada.play(table, "gold", version=version, at=at).key == "stale"
    assert truth(table) == before


def test_several_words_are_played_all_or_not_at_all() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    refused = ada.play(table, "deforest", "D1")
    assert (refused.status, refused.is_one_sentence) == (409, True)
    assert not ada.play(table, "gold", "transfer").ok  # a second turn behind a finished one
    assert truth(table) == before


# --- those who may not ------------------------------------------------------------------------------


def test_the_seat_that_is_not_asked_is_refused() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    for marks in (bo.marks(table), {"version": 5, "at": 0}):
        refused = bo.play(table, "gold", **marks)
        assert (refused.status, refused.is_one_sentence) == (409, True)
    assert truth(table) == before


def test_the_refusal_tells_nothing_of_the_other_seats_draft() -> None:
    """Neither which question it stands at, nor, by guessing, which words it holds."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    marks = bo.marks(table)
    ada.play(table, "deforest")
    told = {bo.play(table, word, version=version, at=0).text for word in ("deforest", "gold") for version in (0, 2)}
    held = bo.play(table, "gold").text
    ada.play(table, "D3")
    assert len(told) == 1
    assert bo.play(table, "gold").text == held
    assert marks["at"] == bo.marks(table)["at"]


@pytest.mark.parametrize("path", ["play", "undo", "settle", "hurry", "chat", "do/concede", "do/agree", "do/standin"])
def test_strangers_and_spectators_change_nothing(path: str) -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    ada.play(table, "deforest")
    before = truth(table)
    for stranger in (eve, Player()):
        values = {"words": "D3", "count": 1, "text": "hello", "level": "calm", **stranger.marks(table)}
        refused = stranger.post(table, path, **values)
        assert (refused.status, refused.key, refused.is_one_sentence) == (403, "not-your-table", True)
    assert truth(table) == before
    assert not table.chat.exists()


def test_a_seat_at_one_table_is_none_at_another() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table, foreign = sit_down(ada, bo), sit_down(eve, bo)
    before = truth(table)
    assert eve.play(table, "gold", **eve.marks(foreign)).status == 403
    assert truth(table) == before


@pytest.mark.parametrize("word", ["D3", "ship", "nonsense", "'; DROP TABLE", "0", "D9", "золото"])
def test_a_word_that_is_not_legal_is_refused_with_a_sentence(word: str) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    refused = ada.play(table, word)
    assert (refused.status, refused.is_one_sentence) == (409, True), refused.text
    assert truth(table) == before


def test_a_request_without_sense_is_refused() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    for values in ({}, {"words": ""}, {"words": "gold"}, {"words": "gold", "version": "x", "at": "0"}):
        assert ada.post(table, "play", **values).status == 400
    assert ada.post(table, "play", words="gold " * 41, version=0, at=0).status == 400
    assert ada.post(table, "do/dance").status == 400
    assert truth(table) == before


def test_a_table_that_is_not_there_is_not_found() -> None:
    ada = Player("Ada")
    for path in ("", "/record", "/why?word=gold"):
        assert ada.client.get(f"/t/nowhere{path}").status_code == 404
    assert ada.client.post("/t/nowhere/play", {"words": "gold"}).status_code == 404


def test_nothing_is_played_before_the_game_begins() -> None:
    ada = Player("Ada")
    table = sit_down(ada, form={"seats": "2"})
    before = truth(table)
    assert ada.play(table, "gold").key == "table-not-begun"
    assert ada.post(table, "do/concede").key == "table-not-begun"
    assert truth(table) == before


# --- reasons ----------------------------------------------------------------------------------------


def test_why_not_gives_the_reason_and_its_paragraph() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)

    def why(player: Player, word: str) -> dict[str, str]:
        answer: dict[str, str] = player.client.get(f"/t/{table.name}/why?word={word}").json()
        return answer

    refused = why(ada, "ship")
    assert refused["paragraph"].startswith("N")
    assert refused["text"] != ""
    assert refused["rule"] != ""
    assert why(ada, "gold")["text"] == "It is possible: go ahead."
    assert why(Player("Eve"), "gold")["text"] == "You are watching this game."
    assert why(ada, "nonsense")["text"] == "There is no such move."
    assert why(bo, "gold")["text"] not in ("", "It is possible: go ahead.")


def test_the_key_of_the_shuffle_is_on_no_page_before_the_end() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    assert table.key not in ada.page(table)
    assert position_of(table).origin == {"key": table.key}
    assert ada.client.get(f"/t/{table.name}/record").status_code == 409
