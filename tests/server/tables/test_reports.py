"""A report of a problem opens at the very question at which it was made, and tells no more than its maker may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from langbord import games
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.position import Position
from langbord.server.http.rate_limits import BUCKETS
from langbord.server.models import Table
from langbord.server.tables import hearsay
from langbord.server.tables.moves import seen_by
from tests.plugins import set_ups
from tests.server.players import Player, position_of, sentence
from tests.server.screens import OPEN, SECRETIVE, at_one_screen, played

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]
LINE_UPS = {**OPEN, **SECRETIVE}


def shared_by_two(position: Position[Any], ann: Player, bo: Player) -> Table:
    """A table at which Ann has the first seat and Bo the others."""
    table = at_one_screen(ann, position)
    table.places.exclude(number=0).update(person=bo.person)
    table.places.filter(number__gt=1).update(person=None, bot="calm")
    return table


def report_of(player: Player, table: Table, **values: str) -> dict[str, Any]:
    BUCKETS._buckets.clear()
    data: dict[str, Any] = player.client.get(f"/t/{table.name}/report.json", values).json()
    return data


def opened(player: Player, report: dict[str, Any]) -> Table:
    BUCKETS._buckets.clear()
    file = SimpleUploadedFile("report.json", json.dumps(report).encode())
    answer: Any = player.client.post("/import", {"record": file})
    assert answer.status_code == 302, sentence(answer)
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])


def same_question(here: Position[Any], there: Position[Any], seat: int) -> None:
    assert here.ask is not None
    assert there.ask is not None
    assert (here.ask.seat, here.ask.prompt) == (there.ask.seat, there.ask.prompt)
    if here.ask.seat == seat:
        assert here.ask.moves == there.ask.moves
    assert here.view(seat) == there.view(seat)
    assert (here.draft, here.held) == (there.draft, there.held)
    assert here.words()[here.barrier :] == there.words()[there.barrier :]


def some_answers(player: Player, table: Table, seat: int, rng: random.Random) -> None:
    """A few answers that can be taken back, if the seat is asked at all."""
    for _ in range(3):
        position = position_of(table)
        ask = position.ask
        if ask is None or ask.seat != seat or position.held is not None:
            break
        open_ones = [move for move in ask.moves if not position.final(move)]
        if not open_ones:
            break
        assert player.play_on(table, rng.choice(open_ones)).ok


@pytest.mark.parametrize("game", games.names())
def test_it_opens_at_the_very_question(game: str) -> None:
    ann, bo, reader = Player("Ann"), Player("Bo"), Player("Reader", confirm=False)
    seats, options = LINE_UPS.get(game) or set_ups(game, 1, least_seats=2)[0]
    rng = random.Random(game)
    reached = 0
    for words in (11, 32):
        table = shared_by_two(played(game, seats, options, words=words), ann, bo)
        some_answers(ann, table, 0, rng)
        some_answers(bo, table, 1, rng)
        for seat, player in enumerate((ann, bo)):
            report = report_of(player, table)
            assert report["seat"] == seat
            there = seen_by(position_of(table), seat)
            here = opened(reader, report)
            if report["imagined"] == "here":
                reached += 1
                same_question(position_of(here), there, seat)
            assert 'id="table"' in reader.page(here)
            assert 'id="lift"' not in reader.page(here)
    assert reached >= (1 if game == "galzyr" else 3)  # where many dice were cast it opens at the start of the turn


def test_a_whole_record_opens_at_the_point_that_was_looked_at() -> None:
    ann, reader = Player("Ann"), Player("Reader")
    position = played("nusfjord", 2, {}, words=30)
    table = at_one_screen(ann, position)
    table.places.filter(number=1).update(person=None, bot="calm")
    some_answers(ann, table, 0, random.Random(1))
    words = position_of(table).words()
    early, now = (report_of(ann, table, at=str(at)) for at in (11, len(words)))
    assert "imagined" not in early
    assert position_of(opened(reader, early)).words() == words[:11]
    same_question(position_of(opened(reader, now)), position_of(table), 0)


def hidden_from(position: Position[Any], seat: int) -> list[list[int]]:
    return [zone.cards for group in position.game.hidden(position.state, seat) for zone in group]


def test_what_others_know_is_not_in_it() -> None:
    """Of two games that a seat cannot tell apart comes the same report."""
    told = 0
    for game, (seats, options) in SECRETIVE.items():
        position = played(game, seats, options, secrets=True)
        asked = position.ask.seat if position.ask else 0
        for seat in range(seats):
            position = position.settled()
            other = hearsay.retold(position, seat, Chance(key_from_seed(1)))
            if other is None:
                continue
            assert other.view(seat) == position.view(seat)
            files = [hearsay.retold(truth, seat, Chance(key_from_seed(2))) for truth in (position, other)]
            assert files[0] is not None
            assert files[1] is not None
            assert files[0].record() == files[1].record()
            told += seat != asked
            hidden = [
                [zone.cards for group in one.game.hidden(one.state, seat) for zone in group] for one in files if one
            ]
            truth = [zone.cards for group in position.game.hidden(position.state, seat) for zone in group]
            assert hidden[0] != truth  # of so many deals it is another one
    assert told >= 3


@pytest.mark.parametrize("game", SECRETIVE)
def test_the_key_of_the_game_is_not_in_it(game: str) -> None:
    ann, bo = Player("Ann"), Player("Bo")
    seats, options = SECRETIVE[game]
    table = shared_by_two(played(game, seats, options, secrets=True), ann, bo)
    key = position_of(table).state.chance.key.hex()
    for player in (ann, bo, Player("Eve")):
        assert key not in json.dumps(report_of(player, table))
    assert "record" not in report_of(Player("Eve"), table)


NO_RECORD, NOT_SOUND = "The report holds no record", "The record does not hold"
BY_HAND: list[tuple[dict[str, Any], str]] = [
    ({"record": None}, NO_RECORD),
    ({"record": {"words": 3}}, NO_RECORD),
    ({"record": {"words": []}}, NOT_SOUND),
    ({"at": "x"}, ""),
    ({"at": -5}, ""),
    ({"at": 10**9}, ""),
    ({"imagined": {}}, ""),
]


@pytest.mark.parametrize(("change", "said"), BY_HAND)
def test_reports_made_by_hand(change: dict[str, Any], said: str) -> None:
    ann = Player("Ann")
    table = at_one_screen(ann, played("reykholt", 2, {}, words=12))
    report = {**report_of(ann, table), **change}
    file = SimpleUploadedFile("report.json", json.dumps(report).encode())
    BUCKETS._buckets.clear()
    answer: Any = ann.client.post("/import", {"record": file})
    if said:
        assert answer.status_code == 400
        assert sentence(answer).startswith(said)
    else:
        assert answer.status_code == 302
