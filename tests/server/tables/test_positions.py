"""Any position that a game can be in can be brought in from a file; a number that no game gives still cannot."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from langbord import games
from langbord.engine.bounds import bounds_of, must_be_bounded
from langbord.engine.codec import to_json
from langbord.engine.errors import RecordError
from langbord.engine.position import Position
from langbord.server.http.rate_limits import BUCKETS
from langbord.server.models import Table
from tests.plugins import set_ups
from tests.server.players import Player, position_of, sentence

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]
#: Seats and options of the positions that are tried, by game.
FEW, MANY = 3, 60  # positions of each set-up


def positions(game: str, seats: int, options: dict[str, str], count: int, seed: int) -> list[Position[Any]]:
    """Positions of random games, spread over a whole one, at any question of any turn."""
    found: list[Position[Any]] = []
    rng = random.Random(f"{game} {seats} {seed}")
    while len(found) < count:
        position = games.load(game).new(seats, rng.randrange(10_000), options)
        while position.ask is not None and len(found) < count:
            if rng.random() < 0.02:
                found.append(position.copy())
            position.play(rng.choice(position.ask.moves))
    return found


def begun_there(position: Position[Any]) -> Position[Any]:
    """The same position as one that begins with the last turn start before it."""
    base = position.base
    again = position.game.new_from(base.state, position.options, seats=position.seats)
    for word in position.words()[base.answers :]:
        again.play(word)
    return again


def brought_in(player: Player, record: dict[str, Any]) -> Table:
    BUCKETS._buckets.clear()
    file = SimpleUploadedFile("game.json", json.dumps(record).encode())
    answer: Any = player.client.post("/import", {"record": file})
    assert answer.status_code == 302, sentence(answer)
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])


def check(game: str, count: int, seed: int) -> None:
    ada = Player("Ada")
    for seats, options in set_ups(game, 3):
        for position in positions(game, seats, options, count, seed):
            begun = begun_there(position)
            table = brought_in(ada, begun.record())
            here = position_of(table)
            assert here.game.copy_state(here.state) == position.state
            assert here.ask is not None
            assert position.ask is not None
            assert (here.ask.seat, here.ask.prompt, here.ask.moves) == (
                position.ask.seat,
                position.ask.prompt,
                position.ask.moves,
            )
            for query in ("", "?at=0"):
                assert 'id="table"' in ada.page(table, query)


@pytest.mark.parametrize("game", games.names())
def test_any_position_comes_in(game: str) -> None:
    check(game, FEW, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", games.names())
def test_many_positions_come_in(game: str, seed: int) -> None:
    check(game, MANY, seed=100 + seed)


@pytest.mark.parametrize("game", games.names())
def test_every_number_of_a_game_lies_within_its_bounds(game: str) -> None:
    bounds = bounds_of(games.load(game).state_type)
    for seats, options in set_ups(game, 3):
        for position in positions(game, seats, options, 20, seed=2):
            must_be_bounded(to_json(position.state), bounds)


def _numbers(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all numbers in JSON data."""
    if isinstance(data, dict):
        return [found for key, value in data.items() for found in _numbers(value, (*path, key))]
    if isinstance(data, list):
        return [found for index, value in enumerate(data) for found in _numbers(value, (*path, index))]
    return [path] if type(data) is int else []


@pytest.mark.parametrize("game", games.names())
def test_no_number_may_be_greater_than_a_game_gives(game: str) -> None:
    loaded = games.load(game)
    bounds = bounds_of(loaded.state_type)
    seats, options = set_ups(game, 3)[0]
    state = to_json(positions(game, seats, options, 1, seed=3)[0].state)
    for path in _numbers(state):
        place = state
        for step in path[:-1]:
            place = place[step]
        value = place[path[-1]]
        for hostile in (2**70, -(2**63), 10**39):
            place[path[-1]] = hostile
            with pytest.raises(RecordError, match="is not one that a game gives"):
                must_be_bounded(state, bounds)
        place[path[-1]] = value
    must_be_bounded(state, bounds)


@pytest.mark.parametrize("fields", [-1, -5, 1 << 63, 2**100])
def test_a_set_of_bits_is_no_negative_number_and_has_no_more_bits_than_there_are_things(fields: int) -> None:
    """The rules go through the bits one by one; a negative number has no last one."""
    record = begun_there(games.load("keyharvest").new(2, 1)).record()
    record["origin"]["state"]["players"][0]["fields"] = fields
    file = SimpleUploadedFile("game.json", json.dumps(record).encode())
    answer: Any = Player("Ada").client.post("/import", {"record": file})
    assert (answer.status_code, Table.objects.count()) == (400, 0)
    assert sentence(answer) == "The record does not hold: state: a number of 'fields' is not one that a game gives"
