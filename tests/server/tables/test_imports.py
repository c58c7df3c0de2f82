"""Records come in as files: sound ones become tables, all others get one sentence and leave nothing behind."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client

from langbord import games
from langbord.engine import codec
from langbord.engine.errors import LangbordError
from langbord.server.http.rate_limits import LIMITS
from langbord.server.models import Draft, Move, Person, Table
from langbord.server.tables.import_record import MOST_WORDS
from tests.games.told_anew import OF_THE_FORMAT
from tests.server.past_games import RECORDS, recorded
from tests.server.players import Player, position_of, sentence, sit_down, words_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
ALL = sorted(path.stem for path in RECORDS.glob("*.json"))


def send(player: Player, content: bytes | str | dict[str, Any]) -> HttpResponse:
    data = json.dumps(content) if isinstance(content, dict) else content
    file = SimpleUploadedFile("game.json", data.encode() if isinstance(data, str) else data)
    answer: Any = player.client.post("/import", {"record": file})
    return answer  # type: ignore[no-any-return]


def imported(player: Player, record: dict[str, Any] | bytes) -> Table:
    answer = send(player, record)
    assert answer.status_code == 302, sentence(answer)
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])


def refused(player: Player, content: bytes | str | dict[str, Any], begin: str) -> None:
    start = time.monotonic()
    answer = send(player, content)
    assert time.monotonic() - start < 2
    assert answer.status_code == 400
    text = sentence(answer)
    assert text.startswith(begin)
    assert "\n" not in text
    assert len(text) < 400
    assert not re.search("Traceback|lobby-import", text)
    assert (Table.objects.count(), Move.objects.count(), Draft.objects.count()) == (0, 0, 0)


def unfinished(words: int = 9) -> dict[str, Any]:
    position = games.load("nusfjord").new(2, seed=3)
    for _ in range(words):
        assert position.ask is not None
        position.play(position.ask.moves[0])
    return position.record()


@pytest.mark.parametrize("name", ALL)
def test_a_finished_record_becomes_a_game_to_look_at_again(name: str) -> None:
    ada = Player("Ada")
    record = recorded(name)
    table = imported(ada, record)
    end = games.replay(record)
    assert (table.state, table.ending, table.owner) == (Table.OVER, "played", ada.person)
    assert (table.scores, table.winners) == (end.scores(), end.winners())
    assert words_of(table) == record["words"]
    assert {place.person for place in table.places.all()} == {ada.person}
    assert 'id="result-title"' in ada.page(table)
    assert ada.page(table, "?at=5")
    again = ada.client.get(f"/t/{table.name}/record").json()
    newer = {"options": end.game.meta.with_defaults(record["options"]), **{key: again[key] for key in OF_THE_FORMAT}}
    assert {**record, **newer} == again  # format 1, written as it is today
    assert games.replay(again).record() == again


def test_a_record_of_this_server_comes_back_by_its_key() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, seats="1")
    while (ask := position_of(table).ask) is not None:
        assert ada.play_on(table, ask.moves[0]).ok
    download = ada.client.get(f"/t/{table.name}/record").content
    bo = Player()  # nobody yet
    copy = imported(bo, download)
    assert "key" in json.loads(download)["origin"]
    table.refresh_from_db()
    assert (copy.key, copy.origin, copy.scores) == (table.key, None, table.scores)
    assert copy.owner == bo.person


@pytest.mark.parametrize("words", [0, 1, 9, 30])
def test_an_unfinished_record_goes_on(words: int) -> None:
    ada = Player("Ada", confirm=False)
    record = unfinished(words=words)
    table = imported(ada, {**record, "table": {"bots": ["", "calm"]}})  # as the terminal writes it
    assert table.state == Table.PLAYING
    assert words_of(table) == record["words"]
    assert Draft.objects.get(table=table).words == []
    position = position_of(table)
    assert position.draft == 0
    assert position.ask is not None
    assert table.waiting_for == position.ask.seat
    assert ada.play(table, ada.buttons(table)[0]).ok
    assert table.name in ada.client.get("/").content.decode()


def test_an_unsettled_draft_is_settled() -> None:
    position = games.load("nusfjord").new(2, seed=3, options={"start": "0"}, hold=True)
    position.play("deforest")
    record = position.record()
    assert record["settled"] < len(record["words"])
    table = imported(Player("Ada"), record)
    assert words_of(table) == ["deforest"]
    assert position_of(table).draft == 0


def test_a_record_may_begin_with_a_state() -> None:
    ada = Player("Ada")
    begun = games.replay(unfinished())
    game = games.load("nusfjord")
    record = game.new_from(begun.state, begun.options, seats=2).record()
    record["origin"]["tried"] = {"table": "elsewhere", "at": 1}
    table = imported(ada, record)
    assert table.origin == {"state": record["origin"]["state"]}
    assert ada.page(table)


def test_the_form_is_on_the_lobby() -> None:
    for language in ("en", "ru"):
        page = Player("Ada", language=language).client.get("/").content.decode()
        assert 'action="/import" enctype="multipart/form-data"' in page
        assert "lobby-import" not in page


def test_without_a_file() -> None:
    answer: Any = Player("Ada").client.post("/import")
    assert (answer.status_code, sentence(answer)) == (400, "Choose a record file first.")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b"NaN",
        b'{"words": 1e999}',
        b"[" * 190_000,
        b'{"words":' * 20_000,
        b'{"words": [], "seats": ' + b"9" * 190_000 + b"}",
    ],
    ids=str,
)
def test_what_is_no_record(content: bytes) -> None:
    refused(Player("Ada"), content, "The file is not the record")


def test_what_is_too_much() -> None:
    ada = Player("Ada")
    refused(ada, b" " * 10_000_000, "The file is larger")
    refused(ada, {**unfinished(), "words": ["gold"] * (MOST_WORDS + 1)}, "The file has more moves")
    refused(ada, {**unfinished(), "words": ["gold"] * MOST_WORDS}, "The record does not hold: ")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": ["nusfjord"]},
        {"game": "x" * 100_000},
        {"format": [[[[]]]] * 10_000},
        {"rules": 99},
        {"seats": 10**30},
        {"seats": True},
        {"options": []},
        {"options": {"edition": ["house-1"]}},
        {"options": {"deck": "\n\n<script>"}},
        {"edition": {"name": "house-1", "hash": "0"}},
        {"origin": {}},
        {"origin": {"key": "zz" * 32}},
        {"origin": {"seed": "3"}},
        {"origin": {"seed": 4}},
        {"origin": {"state": []}},
        {"words": [["gold"]]},
        {"words": ["gold", "gold", "nothing"]},
        {"turns": None},
        {"settled": 10**30},
        {"settled": 1.0},
        {"end": {}},
    ],
    ids=lambda change: str(change)[:30],
)
def test_what_does_not_hold(change: dict[str, Any]) -> None:
    refused(Player("Ada"), {**unfinished(), **change}, "The record does not hold: ")
    refused(Player("Ада", language="ru"), {**unfinished(), **change}, "Запись не прошла проверку: ")


def test_folders_of_the_server_are_not_looked_into(tmp_path: Path) -> None:
    record = unfinished()
    for edition in (str(tmp_path), "/etc", "../editions/house-1", ""):
        options = {**record["options"], "edition": edition}
        refused(Player("Ada"), {**record, "options": options}, "The record does not hold: only editions of the house")


@pytest.mark.parametrize(
    "change",
    [
        {"site": 10**9},
        {"round": -(10**9)},
        {"plates": 10**30},
        {"phase": "dusk"},
        {"pile_a": {"cards": [10**9]}},
        {"players": []},
        {"market": [1] * 50_000},
        {"chance": {"key": "00", "drawn": 10**20}},
        {"stacks": [[[[1]]]]},
        {"workers": [[10_000]] * 100},
        {"capacity": []},
        {"spaces": [9_999]},
    ],
    ids=str,
)
def test_states_made_by_hand(change: dict[str, Any]) -> None:
    begun = games.replay(unfinished())
    record = games.load("nusfjord").new_from(begun.state, begun.options, seats=2).record()
    record["origin"]["state"] |= change
    refused(Player("Ada"), record, "The record ")


@pytest.mark.parametrize("change", [{"phase": "dusk"}, {"site": 43}, {"spaces": [9_999]}, {"first": -7}], ids=str)
def test_states_made_by_hand_with_the_right_hashes(change: dict[str, Any]) -> None:
    """Whoever can run the engine can make a record of any state that it lets begin; the table must stand it."""
    game = games.load("nusfjord")
    begun = games.replay(unfinished())
    state = game.copy_state(begun.state)
    for name, value in change.items():
        setattr(state, name, value)
    try:
        record = game.new_from(state, begun.options, seats=2).record()
    except (LookupError, LangbordError):
        record = unfinished() | {"origin": {"state": codec.to_json(state)}}
    ada = Player("Ada")
    answer = send(ada, record)
    if answer.status_code == 302:
        table = Table.objects.get()
        for query in ("", "?text", "?at=0"):
            assert ada.page(table, query)
    else:
        assert sentence(answer).startswith("The record ")
        assert not Table.objects.exists()


def test_a_refused_stranger_is_not_remembered() -> None:
    refused(Player(), b"[]", "The file is not the record")
    assert not Person.objects.exists()


def test_not_too_many_at_once() -> None:
    ada = Player("Ada")
    for _ in range(LIMITS["import"][0]):
        refused(ada, b"{}", "The file")
    answer = send(ada, unfinished())
    assert answer.status_code == 429
    assert not Table.objects.exists()


def test_only_by_a_form_of_ours() -> None:
    assert Player("Ada").client.get("/import").status_code == 405
    stranger = Client(enforce_csrf_checks=True)
    assert stranger.post("/import", {"record": SimpleUploadedFile("game.json", b"{}")}).status_code == 403
