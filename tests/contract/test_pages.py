"""Every game that is installed, in the lobby, at a table of two people, and played by programs."""

from __future__ import annotations

import random
import re
from html import unescape
from typing import Any

import pytest

from langbord import games
from langbord.engine.position import Position
from langbord.plugin import GamePlugin, plugins
from langbord.server.http.rate_limits import BUCKETS
from langbord.server.models import Table
from tests.contract.test_games import OTHERS
from tests.plugins import set_ups
from tests.server.players import Player, position_of
from tests.server.programs import Program

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
    pytest.mark.compiled,
    pytest.mark.twice,
]
Plugin = GamePlugin[Any, Any]
#: A message that is missing shows as its key.
UNSAID = r"(game|option|prompt|move|why|log|barrier|score|page|text|summary|card|class|effect|lobby|frame)"
UNTOLD = re.compile(rf">\s*{UNSAID}(-[\w-]+)\s*<")
SHORT = 8  # answers of the games that have tests of their own


def check(page: str) -> None:
    found = UNTOLD.search(page)
    assert found is None, found[0]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("plugin", plugins(), ids=lambda plugin: plugin.meta.name)
def test_the_lobby_offers_it(plugin: Plugin, language: str) -> None:
    ann = Player("Ann", language=language)
    lobby = unescape(ann.client.get("/").content.decode())
    assert f'aria-labelledby="game-{plugin.meta.name}"' in lobby
    check(lobby)
    form = unescape(ann.client.get(f"/new/{plugin.meta.name}").content.decode())
    check(form)
    for option in plugin.meta.options:
        for value in option.values:
            assert f'name="option-{option.name}" value="{value}"' in form


@pytest.mark.parametrize("plugin", plugins(), ids=lambda plugin: plugin.meta.name)
def test_two_people_play_it(plugin: Plugin) -> None:
    """Each with pages in a language of their own, one of them the text table; somebody looks on."""
    game = plugin.meta.name
    seats, options = set_ups(game, 1, least_seats=2)[0]
    players = [Player("Ann", confirm=False), Player("Вера", confirm=False, language="ru")]
    table = seated(game, players, seats, options)
    chance = random.Random(game)
    for answers in range(10_000 if game in OTHERS else SHORT):
        position = position_of(table)
        if position.ask is None:
            break
        asked = position.ask.seat if position.held is None else position.held
        if answers % 5 == 0:
            for player, query in ((players[0], ""), (players[1], "?text"), (players[1], ""), (Player(), "")):
                check(unescape(player.page(table, query)))
        if position.held is not None:
            assert players[asked].settle(table).ok
        else:
            BUCKETS._buckets.clear()
            assert players[asked].play_on(table, chance.choice(position.ask.moves)).ok
    table.refresh_from_db()
    assert (table.state == Table.OVER) == (game in OTHERS)
    if table.state == Table.OVER:
        for query in ("", "?at=0", "?at=7", "?text"):
            check(unescape(players[1].page(table, query)))
        assert table.scores == position_of(table).scores()
        record: Any = players[0].client.get(f"/t/{table.name}/record").json()
        assert games.replay(record.get("record", record)).scores() == table.scores


def seated(game: str, players: list[Player], seats: int, options: dict[str, str]) -> Table:
    form = {"seats": str(seats), "seat-0": "me", **{f"option-{name}": value for name, value in options.items()}}
    form |= {f"seat-{number}": "open" if number < len(players) else "calm" for number in range(1, seats)}
    made: Any = players[0].client.post(f"/new/{game}/create", form)
    assert made.status_code == 302, made.content
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    for player in players[1:]:
        player.client.post(f"/i/{table.invite}/accept", {})
    table.refresh_from_db()
    assert table.state == Table.PLAYING
    return table


@pytest.mark.parametrize("plugin", plugins(), ids=lambda plugin: plugin.meta.name)
def test_programs_play_it(plugin: Plugin) -> None:
    """By the API alone; those of other packages to the end."""
    game = plugin.meta.name
    ada, bo = Program("Ada"), Program("Bo")
    made = ada.post("tables", game=game, seats=["me", "open"], options={})
    assert made.status == 201, made.data
    name = made.data["name"]
    assert bo.post(f"join/{ada.look(name)['invite']}").status == 200
    chance = random.Random(game)
    position: Position[Any]
    for _ in range(10_000 if game in OTHERS else SHORT):
        BUCKETS._buckets.clear()
        seen = ada.look(name)
        if seen["state"] != "playing":
            break
        asked = seen["question"]["seat"]
        player = (ada, bo)[asked]
        seen = player.look(name)
        word = chance.choice([move["word"] for move in seen["moves"]])
        assert player.play(name, word).status == 200
    table = Table.objects.get(name=name)
    position = position_of(table)
    assert (position.ask is None) == (game in OTHERS)
    assert ada.look(name)["state"] == ("over" if game in OTHERS else "playing")
