"""Ratings: only tables that asked for it, people against people; what has been played, and who may see it."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from langbord.server.accounts import people
from langbord.server.leaderboards import history, ratings
from langbord.server.models import Person, Rating, RatingChange, Table
from tests.server.players import Player, position_of
from tests.server.programs import Program, table_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def rated(*programs: Program, **wish: object) -> Table:
    """A rated table of these, in this order."""
    first, *others = programs
    name = first.table("me", *["open"] * len(others), rated=True, **wish)
    invite = first.look(name)["invite"]
    for other in others:
        assert other.post(f"join/{invite}").status == 200
    return table_of(name)


def concede(program: Program, table: Table) -> None:
    assert program.post(f"tables/{table.name}/concede").status == 200


def ratings_of(*programs: Program) -> list[tuple[float, float, int]]:
    found = [Rating.objects.get(person=program.person) for program in programs]
    return [(rating.mu, rating.sigma, rating.played) for rating in found]


def test_the_winner_goes_up_the_loser_goes_down_and_both_are_surer() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    table = rated(ada, bo)
    concede(bo, table)
    (won, sure, _), (lost, _, played) = ratings_of(ada, bo)
    assert won > 25 > lost
    assert (sure < 25 / 3, played) == (True, 1)
    table = rated(ada, bo)
    concede(ada, table)
    (after, surer, _), _ = ratings_of(ada, bo)
    assert after < won
    assert surer < sure
    assert [line.place for board in ratings.boards("nusfjord", ada.person) for line in board.lines] == [1, 2]


def test_a_game_that_is_played_to_its_end_counts_by_its_places() -> None:
    ada, bo, cy = Program("Ada"), Program("Bo"), Program("Cy")
    players = [ada, bo, cy]
    table = rated(*players)
    for _ in range(600):
        seen = ada.look(table.name)
        if seen["state"] != "playing":
            break
        mover = players[seen["waiting_for"]]
        word = mover.look(table.name)["moves"][0]["word"]
        assert mover.play(table.name, word).status == 200
    table.refresh_from_db()
    assert table.ending == "played"
    places = position_of(table).places()
    changes = {change.rating.person_id: change for change in RatingChange.objects.filter(table=table)}
    told = [changes[player.person.pk].place for player in players]
    assert told == places
    gains = [changes[player.person.pk].mu - changes[player.person.pk].before for player in players]
    assert sorted(range(3), key=lambda seat: (places[seat], -gains[seat])) == sorted(range(3), key=lambda s: -gains[s])


def test_only_tables_that_asked_for_it_count_and_only_people() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    plain = ada.table("me", "open")
    bo.post(f"join/{ada.look(plain)['invite']}")
    bo.post(f"tables/{plain}/concede")
    agreed = rated(ada, bo)
    for program in (ada, bo):
        program.post(f"tables/{agreed.name}/agree")
    filled = ada.table("me", "open", rated=True)
    assert ada.post(f"tables/{filled}/fill").data["rated"] is False
    ada.post(f"tables/{filled}/concede")
    assert not Rating.objects.exists()
    for seats in (["me", "calm"], ["me", "me"]):
        refused = ada.post("tables", game="nusfjord", seats=seats, rated=True)
        assert refused.refusal == (409, "rated-people-only")
    assert ada.post("tables", game="galzyr", seats=["me", "open"], rated=True).refusal == (409, "rated-against")
    assert rated(ada, bo).hints is False


def test_a_rematch_of_a_rated_table_is_rated() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    table = rated(ada, bo)
    concede(bo, table)
    assert table_of(ada.post(f"tables/{table.name}/rematch").data["name"]).rated


def test_a_guest_who_signs_in_keeps_the_rating() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    concede(bo, rated(ada, bo))
    user = User.objects.create_user("ada")
    account = people.of_account(user)
    people.claim(ada.person, account)
    assert Rating.objects.get(person=account).played == 1


def test_history_can_be_searched_and_hides_from_others_what_was_private() -> None:
    ada, bo, cy = Program("Ada"), Program("Boris"), Program("Cy")
    private = ada.table("me", "open")
    cy.post(f"join/{ada.look(private)['invite']}")
    ada.post(f"tables/{private}/concede")
    open_one = rated(ada, bo)
    concede(bo, open_one)
    me = ada.person

    def names(viewer: Person | None, text: str = "", game: str = "") -> list[str]:
        found = history.search(history.tables_of(me, viewer), game, text, "en")
        return [table.name for table in found]

    assert names(me) == [open_one.name, private]
    assert names(None) == names(cy.person) == [open_one.name]
    assert names(me, "bori") == names(me, game="nusfjord", text="Boris") == [open_one.name]
    assert names(me, "nusf") == [open_one.name, private]
    assert names(me, "nobody") == names(me, game="galzyr") == []
    lines = history.lines(list(history.tables_of(me, me)), me, "en")
    assert [(line.place, line.against) for line in lines] == [(1, ["Boris"]), (2, ["Cy"])]
    assert lines[0].change is not None
    assert lines[0].change > 0
    (game,) = history.of_games(me, me)
    assert (game.played, game.won, game.places) == (2, 1, [(1, 1), (2, 1)])


@pytest.mark.parametrize(
    ("places", "now", "most"), [("", 0, 0), ("1", 1, 1), ("011", 2, 2), ("101110", 0, 3), ("0", 0, 0), ("11", 2, 2)]
)
def test_streaks(places: str, now: int, most: int) -> None:
    """Newest last: 1 is a win."""
    ada, bo = Program("Ada"), Program("Bo")
    for won in places:
        table = rated(ada, bo)
        concede(bo if won == "1" else ada, table)
    found = history.streaks(ada.person, ada.person, ada.person.created.date())
    assert (found.wins, found.most_wins, found.days) == (now, most, 0)


def test_pages_about_people() -> None:
    ada = Player("Ада", language="ru")
    page = ada.client.get("/me")
    assert (page.status_code, page["Location"]) == (302, f"/who/{people.handle_of(ada.person)}")
    text = ada.client.get(page["Location"]).content.decode()
    assert "Сыгранные партии" in text
    assert Client().get("/me")["Location"] == "/"
    assert Client().get("/who/nobody").status_code == 404
    handle = re.sub(r".*/", "", page["Location"])
    Person.objects.update(banned=True)
    assert Client().get(f"/who/{handle}").status_code == 404
    assert Client().get("/ratings").status_code == 200
