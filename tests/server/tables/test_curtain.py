"""Several people at one screen: whose side is shown, and that nobody's is before they have come."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from langbord import games
from langbord.engine.handover import holds_secrets
from langbord.server.live import payload
from langbord.server.models import Person, Seat, Table
from langbord.server.tables import problem_report
from tests.plugins import set_ups
from tests.server.players import Player, position_of
from tests.server.screens import (
    OPEN,
    SECRETIVE,
    asked,
    at_one_screen,
    play_until_another_is_asked,
    played,
)
from tests.sides import common

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]


def secretive(player: Player, game: str) -> Table:
    seats, options = SECRETIVE[game]
    return at_one_screen(player, played(game, seats, options, secrets=True))


def streamed(table: Table, player: Player | None) -> str:
    sight = payload.newest(table.name, player.person.pk if player else None, "", None)
    assert sight is not None
    return sight.body.decode()


def body(table: Table, client: Client) -> dict[str, Any]:
    data: dict[str, Any] = client.get(f"/api/tables/{table.name}").json()
    return data


@pytest.mark.parametrize("game", SECRETIVE)
def test_before_somebody_has_come_the_screen_shows_what_a_stranger_sees(game: str) -> None:
    ada, stranger = Player("Ada", confirm=False), Player("Bo")
    table = secretive(ada, game)
    seat = asked(table)
    name = table.places.get(number=seat).name
    position = position_of(table)
    for query in ("", "?text"):
        page = ada.page(table, query)
        assert common(page) == common(stranger.page(table, query))
        assert f'id="lift" data-lift="{seat}"' in page
        assert f"{name}, it is your turn" in page
        assert not ada.buttons(table)
    assert common(streamed(table, ada)) == common(streamed(table, None))
    mine = body(table, ada.client)
    assert mine["view"] == json.loads(json.dumps(position.view(None)))
    assert (mine["seat"], mine["moves"], mine["draft"]) == (None, [], [])
    assert "position" not in mine

    assert ada.post(table, "lift", seat=seat).ok
    after = ada.page(table)
    assert common(after) != common(stranger.page(table))
    assert 'id="lift"' not in after
    assert ada.buttons(table)
    assert common(streamed(table, ada)) == common(after)
    assert body(table, ada.client)["view"] == json.loads(json.dumps(position.view(seat)))
    assert common(ada.page(table)) == common(after)  # loaded again
    assert common(ada.another_tab().page(table)) == common(after)


@pytest.mark.parametrize("game", SECRETIVE)
def test_the_next_one_finds_the_curtain_down_and_so_does_the_first_later(game: str) -> None:
    ada, stranger = Player("Ada", confirm=False), Player("Bo")
    table = secretive(ada, game)
    met: list[int] = []
    for _ in range(4):
        seat = asked(table)
        hides = holds_secrets(position_of(table), seat)
        page = ada.page(table)
        assert ('id="lift"' in page) == hides
        if hides:
            met.append(seat)
            assert common(page) == common(stranger.page(table))
            assert ada.post(table, "lift", seat=seat).ok
        play_until_another_is_asked(ada, table)
    assert len(set(met)) > 1
    assert len(met) > len(set(met)) or table.seats > 2


@pytest.mark.parametrize("game", SECRETIVE)
def test_nothing_is_done_for_a_seat_whose_side_is_covered(game: str) -> None:
    ada = Player("Ada", confirm=False)
    table = secretive(ada, game)
    seat, position = asked(table), position_of(table)
    assert position.ask is not None
    word = position.game.vocabulary.word(position.ask.moves[0])
    for path, values in (
        ("play", {"words": word, **ada.marks(table)}),
        ("undo", {"count": 1, **ada.marks(table)}),
        ("settle", ada.marks(table)),
        ("always", {"prompt": position.ask.prompt, "word": ""}),
        ("hint", {}),
        ("try", {}),
    ):
        answer = ada.post(table, path, **values)
        assert (answer.status, answer.key) == (409, "curtain-down"), path
        assert answer.is_one_sentence
    why = ada.client.get(f"/t/{table.name}/why?word={word}").json()
    assert why["paragraph"] == ""
    others = [number for number in range(table.seats) if number != seat]
    assert ada.post(table, "lift", seat=others[0]).key == "not-asked"
    assert Player("Eve").post(table, "lift", seat=seat).status == 403
    assert Seat.objects.filter(table=table, opened=None).count() == table.seats


@pytest.mark.parametrize("game", OPEN)
def test_where_nothing_is_secret_there_is_no_curtain(game: str) -> None:
    ada = Player("Ada", confirm=False)
    seats, options = OPEN[game]
    table = at_one_screen(ada, played(game, seats, options))
    for _ in range(3):
        assert 'id="lift"' not in ada.page(table)
        assert ada.buttons(table)
        play_until_another_is_asked(ada, table)


@pytest.mark.parametrize("game", SECRETIVE)
def test_whoever_sits_alone_with_bots_never_meets_it(game: str) -> None:
    ada = Player("Ada", confirm=False)
    table = secretive(ada, game)
    seat = asked(table)
    table.places.exclude(number=seat).update(person=None, bot="calm")
    assert 'id="lift"' not in ada.page(table)
    assert ada.buttons(table)
    table.places.exclude(number=seat).update(person=ada.person)  # bots play for all who sat beside
    assert ada.buttons(table)


def test_while_a_bot_thinks_nobody_s_hand_lies_open() -> None:
    ada, stranger = Player("Ada", confirm=False), Player("Bo")
    position = played("keyharvest", 3, {})
    table = at_one_screen(ada, position)
    table.places.filter(number=asked(table)).update(person=None, bot="calm")
    assert common(ada.page(table)) == common(stranger.page(table))
    assert 'id="lift"' not in ada.page(table)


def test_the_past_is_looked_at_by_whoever_sits_there_now() -> None:
    ada, stranger = Player("Ada", confirm=False), Player("Bo")
    table = secretive(ada, "keyharvest")
    at = table.moves_played
    assert common(ada.page(table, f"?at={at}")) == common(stranger.page(table, f"?at={at}"))
    seat = asked(table)
    assert ada.post(table, "lift", seat=seat).ok
    for number in (0, at):
        assert common(ada.page(table, f"?at={number}")) != common(stranger.page(table, f"?at={number}"))
    play_until_another_is_asked(ada, table)
    assert common(ada.page(table, f"?at={at}")) == common(stranger.page(table, f"?at={at}"))


def test_a_report_from_a_shared_screen_holds_nobody_s_hand() -> None:
    ada = Player("Ada", confirm=False)
    table = secretive(ada, "nusfjord")
    assert not problem_report.may_share_all(table, ada.person)
    report = ada.client.get(f"/t/{table.name}/report.json").json()
    assert "record" not in report
    assert report["view"] == json.loads(json.dumps(position_of(table).view(None)))


def test_a_program_with_a_token_has_no_screen() -> None:
    ada = Player("Ada", confirm=False)
    table = secretive(ada, "keyharvest")
    token = Client().post("/api/guest", "{}", content_type="application/json").json()["token"]
    program = Person.objects.latest("pk")
    table.places.update(person=program)
    data = Client(headers={"authorization": f"Bearer {token}"}).get(f"/api/tables/{table.name}").json()
    assert data["seat"] == asked(table)
    assert data["moves"]


@pytest.mark.parametrize("game", games.names())
def test_the_rule_agrees_with_what_the_view_shows(game: str) -> None:
    """What is said to be no secret is none: then a seat sees of the hands what a spectator sees."""
    seats, options = SECRETIVE.get(game) or OPEN.get(game) or set_ups(game, 1, least_seats=2)[0]
    position = played(game, seats, options)
    for seat in range(seats):
        if "players" not in position.view(seat):
            assert holds_secrets(position, seat) == (position.view(seat) != position.view(None))
            continue
        own = position.view(seat)["players"][seat]
        public = position.view(None)["players"][seat]
        differs = any(own[key] and own[key] != public[key] for key in ("hand", "secret") if key in own)
        counters = own.get("secret")
        hides = differs if counters is None else any(counters)
        assert holds_secrets(position, seat) == hides
