"""The fingerprint shown at a table is that of the key with which its draws are made, and the key is told at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from langbord import games
from langbord.engine.chance import Chance, commitment
from langbord.server.models import Table, World
from langbord.server.tables import endings, fairness
from langbord.server.tables.positions import BOARDS, at_origin
from tests.server.players import Player, position_of, sit_down, words_of
from tests.server.screens import at_one_screen
from tests.server.world_games import begin, go_on, play_on

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]


def keys_drawn_with(table: Table, monkeypatch: pytest.MonkeyPatch) -> set[bytes]:
    """The keys of all draws, from the origin to where the table stands."""
    keys: set[bytes] = set()
    draw = Chance._draw

    def noted(chance: Chance) -> Any:
        keys.add(chance.key)
        return draw(chance)

    with monkeypatch.context() as patch:
        patch.setattr(Chance, "_draw", noted)
        position = at_origin(table)
        for word in words_of(table):
            if position.held is not None:
                position.settle()
            position.play(word)
    return keys


def shown(player: Player, table: Table, name: str) -> str:
    found = re.search(rf'id="{name}">([0-9a-f]+)<', player.page(table))
    return found[1] if found else ""


def end(table: Table) -> None:
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        endings.throw_draft_away(table)
        endings.end(table, "agreed", [])


def check(player: Player, table: Table, monkeypatch: pytest.MonkeyPatch) -> str:
    """While it is played and when it is over; the fingerprint."""
    promised = shown(player, table, "commitment")
    data = player.client.get(f"/api/tables/{table.name}").json()
    assert data["commitment"] == promised
    assert data["key"] is None
    used = keys_drawn_with(table, monkeypatch)
    assert len(used) == 1
    key = used.pop()
    for text in (player.page(table), player.page(table, "?text"), str(data)):
        assert key.hex() not in text
    assert commitment(key) == promised
    assert position_of(table).state.chance.key == key
    end(table)
    assert shown(player, table, "commitment") == promised
    assert shown(player, table, "shuffle-key") == key.hex()
    assert player.client.get(f"/api/tables/{table.name}").json()["key"] == key.hex()
    origin = player.client.get(f"/t/{table.name}/record").json()["origin"]
    assert fairness.key_of(origin, b"") == key  # the record tells the same
    return promised


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_new_table(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada", confirm=False, language=language)
    table = sit_down(ada, bots=1)
    page = ada.page(table)
    assert "fair-" not in page
    assert ("one secret key" in page) == (language == "en")
    assert ("тайного ключа" in page) == (language == "ru")
    check(ada, table, monkeypatch)


def test_a_table_that_waits_for_people_shows_it_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    made: Any = ada.client.post("/new/nusfjord/create", {"seats": "2", "seat-0": "me", "seat-1": "open"})
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    promised = shown(ada, table, "commitment")
    assert len(promised) == 64
    bo.client.post(f"/i/{table.invite}/accept", {})
    assert check(ada, table, monkeypatch) == promised


def test_the_second_month_of_a_world(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada", confirm=False)
    first = begin(ada)
    before = shown(ada, first, "commitment")
    play_on(first, "pack-up")
    second = go_on(ada, World.objects.get())
    page = ada.page(second)
    assert "goes on in a world" in page
    assert "first draw here" not in page  # it counts from 0 again
    _play_until_something_is_drawn(ada, second)
    assert check(ada, second, monkeypatch) != before


def _play_until_something_is_drawn(player: Player, table: Table) -> None:
    drawn = position_of(table).state.chance.drawn
    while position_of(table).state.chance.drawn == drawn:
        assert player.play(table, player.buttons(table)[0]).ok


def test_a_position_that_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    position = games.load("keyharvest").new(2, 3)
    table = at_one_screen(ada, position)
    table.places.filter(number=1).update(person=bo.person)
    assert ada.post(table, "lift", seat=0).key in ("", "not-asked")
    truth = shown(ada, table, "commitment")
    answer = ada.post(table, "try")
    tried = Table.objects.get(name=answer.data["go"].rsplit("/", 1)[-1])
    tried.places.update(person=ada.person, bot="")
    page = ada.page(tried)
    assert "tries something out" in page
    assert f"first draw here is number {position_of(tried).state.chance.drawn}." in page
    _play_until_something_is_drawn(ada, tried)
    assert check(ada, tried, monkeypatch) != truth
    tried.refresh_from_db()
    assert tried.key == position_of(tried).state.chance.key.hex()


def test_a_game_from_a_file_says_that_the_key_may_be_known(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player("Ada", confirm=False)
    table = at_one_screen(ada, games.load("keyharvest").new(2, 5))
    assert "brought in from a file" in ada.page(table)
    check(ada, table, monkeypatch)


def test_a_table_closed_before_its_end_never_tells() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    endings.close(table)
    assert shown(ada, table, "shuffle-key") == ""
