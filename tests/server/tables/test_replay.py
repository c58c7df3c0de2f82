"""Looking back: any settled point, as the viewer may see it; trying from there; reports that a test can load."""

from __future__ import annotations

import json
import re

import pytest
from django.test import Client

from langbord import games
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.codec import state_hash, to_json
from langbord.engine.errors import RecordError
from langbord.server.models import Table
from langbord.server.pages import recap, table_page
from langbord.server.tables import fork, problem_report
from langbord.server.tables.positions import BOARDS
from langbord.server.tables.replay import film_of
from tests.server.past_games import after, put_on_table, recorded
from tests.server.players import Player, draft_of, position_of, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]
GAME = "won-3-seats"


def test_the_film_has_every_settled_position() -> None:
    record = recorded(GAME)
    film = film_of(put_on_table(GAME, Player("Ann")))
    assert film.words == record["words"]
    for number in (0, 1, 15, 16, 17, 40, len(film.words)):
        position, wanted = film.at(number), after(record, number)
        assert position.view(1) == wanted.view(1)
        assert position.words() == record["words"][:number]
    assert [entry.number for entry in film.rounds] == [1, 2, 3, 4, 5, 6, 7]


def test_the_film_grows_with_the_table() -> None:
    ann, bo = Player("Ann", confirm=False), Player("Bo")
    table = sit_down(ann, bo)
    assert film_of(table).words == []
    assert ann.play(table, "gold").ok
    table.refresh_from_db()
    assert film_of(table).words == ["gold"]


def test_an_address_shows_a_point_of_the_game() -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann)
    page = ann.page(table, "?at=40")
    wanted = after(recorded(GAME), 40)
    assert 'data-at="40"' in page
    assert f'id="head-rounds">Round {wanted.view(0)["round"]} of 7' in page
    assert "data-stream" not in page  # a replay listens to nothing
    assert "table.js" not in page
    assert "data-legal" not in page  # and nothing can be played in it


@pytest.mark.parametrize(("asked", "shown"), [("-3", 0), ("0", 0), ("999999", None), ("x", None), ("", None)])
def test_an_impossible_number_shows_the_nearest_point(asked: str, shown: int | None) -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann)
    last = len(recorded(GAME)["words"])
    assert f'data-at="{last if shown is None else shown}"' in ann.page(table, f"?at={asked}")


def test_a_table_that_has_not_begun_has_no_past() -> None:
    ann = Player("Ann")
    table = sit_down(ann, seats="2")
    answer = ann.client.get(f"/t/{table.name}?at=3")
    assert (answer.status_code, answer["Location"]) == (302, f"/t/{table.name}")


def test_the_past_is_shown_as_the_viewer_may_see_it() -> None:
    """A hand stays hidden, in a finished game too, from rivals and from those who watch."""
    ann, bo, stranger = Player("Ann"), Player("Bo"), Client()
    table = put_on_table(GAME, ann, bo)
    record = recorded(GAME)
    hands = ((at, after(record, at).view(0)["players"][0]["hand"]) for at in range(len(record["words"])))
    at, hand = next((at, hand) for at, hand in hands if hand)
    assert all(f'id="card-{word}"' in ann.page(table, f"?at={at}") for word in hand)
    for page in (bo.page(table, f"?at={at}"), stranger.get(f"/t/{table.name}?at={at}").content.decode()):
        assert not any(f'id="card-{word}"' in page for word in hand)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_replay_page_tells_only_what_the_seat_knows(seat: int | None) -> None:
    """The page is drawn from the view, which is the same when all that the seat cannot know is dealt anew."""
    names = ("Ann", "Bo", "Cy")
    viewer = table_page.Viewer(seat, () if seat is None else (seat,), "en", "auto", confirm=True, sound=False)
    for at in range(0, len(recorded(GAME)["words"]), 11):
        position = after(recorded(GAME), at)
        view = position.view(seat)
        if seat is not None:
            assert position.imagine(seat, Chance(key_from_seed(at))).view(seat) == view
        assert table_page.table_page(position, viewer, names, still=True)["view"] == view


def test_a_draft_is_not_in_the_replay() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = sit_down(ann, bo)
    assert ann.play(table, "gold").ok
    assert draft_of(table) == ["gold"]
    for player in (ann, bo):
        assert 'data-all="0"' in player.page(table, "?at=5")


def test_steps_lead_to_answers_and_to_turns() -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann)
    film = film_of(table)
    at = next(at for at in range(1, len(film.words)) if at not in film.turns)  # in the middle of a turn
    page = ann.page(table, f"?at={at}")
    wanted = {
        "first": 0,
        "previous-turn": max(turn for turn in film.turns if turn < at),
        "previous": at - 1,
        "next": at + 1,
        "next-turn": min(turn for turn in film.turns if turn > at),
        "last": len(film.words),
    }
    for name, number in wanted.items():
        found = re.search(rf'id="{name}" href="([^"]+)"', page)
        assert found is not None
        assert found[1] == f"/t/{table.name}?at={number}"


def test_the_replay_speaks_russian() -> None:
    ann = Player("Анна", language="ru")
    page = ann.page(put_on_table(GAME, ann), "?at=12")
    assert "Сыграно ответов: 12 из" in page
    assert not re.search(r">\s*time-[a-z]", page)


# --- try from here ------------------------------------------------------------------------------------


def tried(player: Player, table: Table, **values: object) -> Table:
    answer = player.post(table, "try", **values)
    assert answer.ok, answer.text
    return Table.objects.get(name=answer.data["go"].rsplit("/", 1)[-1])


def test_trying_begins_where_the_viewer_stands() -> None:
    """The seat sees the same if nothing was revealed since the turn began; otherwise it is at the turn's start."""
    ann = Player("Ann")
    table = put_on_table(GAME, ann)
    film = film_of(table)
    same = 0
    for at in range(0, len(film.words), 3):
        position = film.at(at)
        base, now = position.save()["base"], position.state
        revealed = (base["reveals"], base["chance"]["drawn"]) != (now.reveals, now.chance.drawn)
        begun = position_of(fork.try_from(table, position, 0, ann.person))
        start = max(turn for turn in film.turns if turn <= at)
        if revealed:
            assert begun.words() == []
        elif begun.words() == film.words[start:at]:
            same += 1
            assert begun.view(0) == position.view(0)
        else:  # a rival had played a card from the hand: it was dealt anew
            assert begun.words() == []
    assert same > len(film.words) / 4


def test_others_seats_are_played_by_bots_at_a_private_table() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = put_on_table(GAME, ann, bo)
    new = tried(bo, table, at=30)
    assert [(place.person_id, place.bot) for place in new.places.all()] == [
        (None, "calm"),
        (bo.person.pk, ""),
        (None, "calm"),
    ]
    assert (new.state, new.listed) == (Table.PLAYING, False)


def test_trying_in_the_middle_of_a_turn_keeps_its_answers() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = sit_down(ann, bo)
    assert ann.play(table, "deforest").ok
    new = tried(ann, table)
    assert draft_of(new) == ["deforest"]  # and they can be taken back there too
    assert position_of(new).view(0) == position_of(table).view(0)
    assert ann.undo(new).ok
    assert draft_of(table) == ["deforest"]  # the table it came from is as it was


def test_trying_after_a_finished_turn_begins_with_the_next() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = sit_down(ann, bo)
    assert ann.play(table, "gold").ok  # not confirmed yet
    new = tried(ann, table)
    assert (new.waiting_for, draft_of(new)) == (1, [])
    assert position_of(new).view(0) == position_of(table).view(0)


def test_the_record_of_a_trial_does_not_tell_where_it_was_tried_from() -> None:
    """Everybody may have it, and the other table is still played in private; who sits there finds the way back."""
    ann, bo = Player("Ann"), Player("Bo")
    table = sit_down(ann, bo)
    new = tried(ann, table)
    assert f'href="/t/{table.name}?at=0"' in ann.page(new)
    assert ann.post(new, "do/concede").ok
    for path in (f"/t/{new.name}/record", f"/api/tables/{new.name}/record"):
        answer = Client().get(path)
        assert answer.status_code == 200
        assert list(answer.json()["origin"]) == ["state"]
        assert table.name not in answer.content.decode()


def test_trying_leaks_nothing() -> None:
    """Where it begins is a function of the seat's knowledge: another truth behind the same view leads to the same."""
    nusfjord = games.load("nusfjord")
    film = film_of(put_on_table(GAME, Player("Ann")))
    changed = 0
    for at in film.turns[:-1:4]:
        position = film.at(at)
        other, _ = position.try_from_here(0, Chance(key_from_seed(1)))
        another_truth = nusfjord.new_from(other, position.options, seats=3)
        changed += state_hash(another_truth.state) != state_hash(position.state)
        origins = [truth.try_from_here(0, Chance(key_from_seed(2)))[0] for truth in (position, another_truth)]
        assert to_json(origins[0]) == to_json(origins[1])
    assert changed > 10


def test_a_tried_table_is_built_again_from_what_is_stored() -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann)
    new = tried(ann, table, at=60)
    before = position_of(new).view(0)
    BOARDS.drop(new.name)
    assert position_of(new).view(0) == before
    assert f"/t/{table.name}?at=60" in ann.page(new)  # the way back


def test_a_stranger_cannot_try() -> None:
    table = put_on_table(GAME, Player("Ann"))
    answer = Player("Eve").post(table, "try", at=3)
    assert (answer.status, answer.key) == (403, "try-not-yours")
    assert answer.is_one_sentence
    assert 'id="try"' not in Player("Eve").page(table, "?at=3")


def test_after_the_end_there_is_nothing_to_try() -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann)
    assert ann.post(table, "try").key == "over-there"
    assert 'id="try"' not in ann.page(table, "?at=999999")


# --- report a problem ---------------------------------------------------------------------------------


def test_a_test_can_load_the_report_of_a_finished_game() -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann)
    answer = Client().get(f"/t/{table.name}/report.json", {"comment": "Odd: ∞ fish", "at": "57"})
    assert "attachment" in answer["Content-Disposition"]
    data = json.loads(answer.content)
    position = problem_report.load(data)
    assert data["comment"] == "Odd: ∞ fish"
    assert position.view(0) == after(recorded(GAME), 57).view(0)
    assert games.replay(data["record"]).words() == recorded(GAME)["words"]


def test_a_game_against_bots_is_reported_as_a_whole() -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann, words=30)
    data = json.loads(ann.client.get(f"/t/{table.name}/report.json").content)
    assert problem_report.load(data).view(0) == position_of(table).view(0)
    watched = json.loads(Client().get(f"/t/{table.name}/report.json").content)
    assert "record" not in watched  # whoever only watches learns nothing by it


def test_a_game_among_people_is_reported_as_the_viewer_sees_it() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = sit_down(ann, bo)
    assert ann.play(table, "gold").ok
    data = json.loads(bo.client.get(f"/t/{table.name}/report.json").content)
    assert "words" not in data  # neither the draft of Ann, nor answers that only she may know
    assert table.key not in json.dumps(data)
    assert data["view"] == position_of(table).settled().view(1)
    assert data["ask"]["moves"] is None
    assert data["imagined"] == "here"
    assert problem_report.load(data).view(1) == data["view"]  # a game that might have led there
    assert "gold" not in problem_report.load(data).words()
    watched = json.loads(Client().get(f"/t/{table.name}/report.json").content)
    with pytest.raises(RecordError, match="no record"):
        problem_report.load(watched)
    assert "only what you can see" in bo.client.get(f"/t/{table.name}/report").content.decode()


def test_what_changed_is_told_by_ids() -> None:
    before = '<div id="a">1<b id="c">x</b></div><p id="d">same</p>'
    after_it = '<div id="a">1<b id="c">y</b></div><p id="d">same</p><i id="e"></i>'
    assert recap.changed_ids(before, after_it) == ["c", "e"]
