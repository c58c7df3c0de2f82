"""Tournaments: people come by a link, rounds follow each other by themselves, and the standing adds up."""

from __future__ import annotations

import pytest

from langbord.server.accounts import people
from langbord.server.models import Entrant, Pairing, Person, Rating, Table, Tournament
from langbord.server.tables import endings
from langbord.server.tournaments import progress, standings
from tests.server.letterbox import Account
from tests.server.players import Player, sentence

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def four() -> list[Player]:
    return [Player(name, confirm=False) for name in ("Ada", "Bo", "Cy", "Di")]


def make(host: Player, **wish: str) -> Tournament:
    form = {"title": "Winter cup", "game": "nusfjord", "form": "all", "seats": "2", "days": "3", **wish}
    made = host.client.post("/tournaments", form)
    assert made.status_code == 302, made.content
    return Tournament.objects.get(name=made["Location"].rsplit("/", 1)[-1])


def begun(players: list[Player], **wish: str) -> Tournament:
    tournament = make(players[0], **wish)
    for player in players[1:]:
        assert player.client.post(f"/tournaments/{tournament.name}/join").status_code == 302
    assert deed(players[0], tournament, "begin") == 302
    tournament.refresh_from_db()
    return tournament


def deed(player: Player, tournament: Tournament, what: str, **values: object) -> int:
    return int(player.client.post(f"/tournaments/{tournament.name}/{what}", values).status_code)


def concede(player: Player, table: Table) -> None:
    assert player.client.post(f"/t/{table.name}/do/concede").status_code in (200, 302)


def tables(tournament: Tournament) -> list[Table]:
    tournament.refresh_from_db()
    found = Pairing.objects.filter(tournament=tournament, round=tournament.round).exclude(table=None)
    return [pairing.table for pairing in found if pairing.table is not None]


def weaker_concedes(players: list[Player], table: Table) -> None:
    """Whoever comes later in the alphabet gives up."""
    seated = {place.person_id for place in table.places.all()}
    concede([player for player in players if player.person.pk in seated][-1], table)


def test_four_guests_play_everybody_against_everybody() -> None:
    players = four()
    tournament = begun(players)
    assert (tournament.state, tournament.round, tournament.rounds) == ("playing", 1, 3)
    for number in range(1, 4):
        round_of = tables(tournament)
        assert (tournament.round, len(round_of)) == (number, 2)
        assert {table.pace for table in round_of} == {"leisure"}
        for table in round_of:
            assert (table.state, table.clock) == ("playing", {"kind": "turn", "base": 3 * 86400})
            weaker_concedes(players, table)
    tournament.refresh_from_db()
    assert tournament.state == "over"
    lines = standings.lines(tournament)
    assert [(line.place, line.entrant.name, line.points, line.wins) for line in lines] == [
        (1, "Ada", 3.0, 3),
        (2, "Bo", 2.0, 2),
        (3, "Cy", 1.0, 1),
        (4, "Di", 0.0, 0),
    ]
    assert sum(line.points for line in lines) == 6
    page = players[3].client.get(f"/tournaments/{tournament.name}").content.decode()
    assert page.index(">Ada") < page.index('id="round-3"') < page.index('id="round-1"')


def test_swiss_rounds_of_tables_of_three() -> None:
    players = [*four(), Player("Ed", confirm=False)]
    tournament = begun(players, form="swiss", seats="3", rounds="3")
    assert sorted(table.seats for table in tables(tournament)) == [2, 3]
    for _ in range(3):
        for table in tables(tournament):
            seated = [player for player in players if table.places.filter(person=player.person).exists()]
            for player in reversed(seated[1:]):
                concede(player, table)
    tournament.refresh_from_db()
    assert tournament.state == "over"
    lines = standings.lines(tournament)
    assert lines[0].entrant.name == "Ada"
    assert lines[0].points == 3
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)


def test_with_an_odd_number_one_sits_out_in_each_round() -> None:
    players = four()[:3]
    tournament = begun(players, form="swiss", rounds="3")
    for _ in range(3):
        for table in tables(tournament):
            weaker_concedes(players, table)
    tournament.refresh_from_db()
    assert tournament.state == "over"
    alone = [pairing.entrants[0] for pairing in tournament.pairings.all() if len(pairing.entrants) == 1]
    assert len(alone) == len(set(alone)) == 3


def test_who_leaves_is_met_no_more_and_the_others_go_on() -> None:
    players = four()
    tournament = begun(players)
    deed(players[3], tournament, "leave")
    for table in tables(tournament):
        weaker_concedes(players, table)
    for _ in range(2):
        (table,) = tables(tournament)
        assert not table.places.filter(person=players[3].person).exists()
        weaker_concedes(players, table)
    tournament.refresh_from_db()
    assert tournament.state == "over"
    assert standings.lines(tournament)[0].entrant.name == "Ada"


def test_an_end_without_a_result_is_half_a_point_and_rated_tables_count() -> None:
    players = four()
    tournament = begun(players, rated="yes")
    first, second = tables(tournament)
    assert first.rated
    endings.close(first)
    weaker_concedes(players, second)
    assert sorted(line.points for line in standings.lines(tournament)) == [0, 0.5, 0.5, 1]
    assert Rating.objects.count() == 2
    tournament.refresh_from_db()
    assert tournament.round == 2


def test_what_went_wrong_is_tried_again_by_who_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No move is lost by it."""
    players = four()
    tournament = begun(players)
    with monkeypatch.context() as broken:
        broken.setattr(progress, "_deal", lambda tournament: 1 / 0)
        for table in tables(tournament):
            weaker_concedes(players, table)
            table.refresh_from_db()
            assert table.state == "over"
    tournament.refresh_from_db()
    assert tournament.round == 1
    assert players[1].client.get(f"/tournaments/{tournament.name}").status_code == 200
    tournament.refresh_from_db()
    assert tournament.round == 2


def test_only_its_host_begins_closes_and_sends_away() -> None:
    players = four()
    tournament = make(players[0])
    for player in players[1:]:
        player.client.post(f"/tournaments/{tournament.name}/join")
    bo = Entrant.objects.get(person=players[1].person)
    for what in ("begin", "close", "send-away"):
        assert deed(players[1], tournament, what, entrant=bo.pk) == 403
        assert deed(Player("Eve"), tournament, what, entrant=bo.pk) == 403
    deed(players[0], tournament, "send-away", entrant=bo.pk)
    assert not Entrant.objects.filter(person=players[1].person).exists()
    deed(players[0], tournament, "begin")
    late = players[1].client.post(f"/tournaments/{tournament.name}/join")
    assert (late.status_code, sentence(late)) == (409, "This tournament has begun already.")
    deed(players[0], tournament, "close")
    tournament.refresh_from_db()
    assert tournament.state == "closed"
    for table in tables(tournament):
        assert table.state == "playing"
        weaker_concedes(players, table)
    tournament.refresh_from_db()
    assert tournament.round == 1


@pytest.mark.parametrize(
    "wish",
    [{"game": "galzyr"}, {"seats": "9"}, {"form": "other"}, {"rounds": "99"}, {"days": "2"}, {"seats": "3"}],
)
def test_a_tournament_that_cannot_be_is_refused(wish: dict[str, str]) -> None:
    form = {"title": "x", "game": "nusfjord", "form": "all", "seats": "2", "days": "3", **wish}
    assert Player("Ada").client.post("/tournaments", form).status_code in (400, 409)
    assert not Tournament.objects.exists()


def test_too_few_cannot_begin() -> None:
    ada, bo = four()[:2]
    tournament = make(ada)
    bo.client.post(f"/tournaments/{tournament.name}/join")
    assert deed(ada, tournament, "begin") == 409


def test_a_guest_who_signs_up_plays_on() -> None:
    guest = Player("Gus", confirm=False)
    tournament = make(guest)
    guest.client.post("/accounts/signup/", {"username": "gus", "password1": "fjord-and-cod-7"})
    guest.client.get("/tournaments")
    entrant = Entrant.objects.get(tournament=tournament)
    assert entrant.person is not None
    assert entrant.person.user is not None
    tournament.refresh_from_db()
    assert tournament.owner == entrant.person


def test_who_goes_for_good_leaves_the_tournament_to_the_others() -> None:
    ada = Account("ada")
    players = four()[1:]
    tournament = begun([ada, *players])
    ada.client.post("/settings/remove", {"sure": "yes", "password": "fjord-and-cod-7"})
    for _ in range(3):
        for table in tables(tournament):
            if table.state == "playing":
                weaker_concedes(players, table)
    tournament.refresh_from_db()
    assert tournament.state == "over"


def test_who_goes_at_the_last_table_of_a_round_is_not_dealt_into_the_next() -> None:
    players = four()
    tournament = begun(players, days="0")
    theirs, others = sorted(tables(tournament), key=lambda table: not table.places.filter(name="Ada").exists())
    weaker_concedes(players, others)
    assert players[0].client.post("/settings/remove")["Location"] == "/"
    assert theirs not in tables(tournament)
    for table in tables(tournament):
        assert table.state == Table.PLAYING
        assert not table.places.filter(person=None, bot="").exists()
    page = players[1].client.get(f"/tournaments/{tournament.name}").content.decode()
    assert "Ada" not in page
    assert "Guest" in page


def test_who_goes_takes_what_has_not_begun_along() -> None:
    ada, bo = four()[:2]
    hers, his = make(ada), make(bo)
    assert ada.client.post(f"/tournaments/{his.name}/join").status_code == 302
    ada.client.post("/settings/remove")
    hers.refresh_from_db()
    assert hers.state == Tournament.CLOSED
    assert list(his.entrants.values_list("name", flat=True)) == ["Bo"]


def test_names_are_taken_here_as_elsewhere() -> None:
    """Not that of a moderator, and none by whoever may not write."""
    players = four()
    tournament = make(players[0])
    join = f"/tournaments/{tournament.name}/join"
    assert players[1].client.post(join, {"name": "Moderator"}).status_code == 409
    Person.objects.filter(name="Cy").update(muted=True)
    assert players[2].client.post(join, {"name": "Bo is a fool"}).status_code == 403
    form = {"title": "Cup", "game": "nusfjord", "form": "all", "seats": "2", "host-name": "Admin"}
    assert players[3].client.post("/tournaments", form).status_code == 409
    assert [player.person.name for player in players] == ["Ada", "Bo", "Cy", "Di"]


def test_whom_somebody_there_has_blocked_does_not_come_along() -> None:
    ada, bo, cy, di = four()
    handle = people.handle_of(cy.person)
    tournament = make(ada)
    join = f"/tournaments/{tournament.name}/join"
    assert bo.client.post(join).status_code == 302
    assert bo.client.post(f"/who/{handle}/block").status_code == 302
    refused = cy.client.post(join)
    assert (refused.status_code, "cannot take part" in sentence(refused)) == (403, True)
    assert di.client.post(join).status_code == 302
