"""Worlds as files: they travel, and what does not hold stays outside."""

from __future__ import annotations

import contextlib
import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from langbord import games
from langbord.engine import codec
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.server.models import Table, World
from langbord.server.pages.table_page import look
from langbord.server.tables import lifecycle, seats
from langbord.server.tables.import_record import Unsound
from langbord.server.views.import_record import page_of
from langbord.server.worlds import actions, files, progress
from tests.server.players import Player, position_of, sentence
from tests.server.world_games import (
    GAME,
    begin,
    file_of,
    go_on,
    packed,
    play_on,
    send,
    shelf,
    world_of,
)

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
FOLDERS = ("/etc", "../book", "house-1/../house-1", "/", ".", "")


# --- files --------------------------------------------------------------------------------------------


def as_known(state: Any) -> dict[str, Any]:
    """A state without what nobody knows: the key of the shuffle, and the order of the piles."""
    twin = games.load(GAME).copy_state(state)
    twin.chance = Chance(progress.NO_KEY)
    for group in games.load(GAME).hidden(twin, 0):
        for zone in group:
            zone.cards.sort()
    return codec.to_json(twin)


def test_out_and_in_again_and_on() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    world = packed(ada)
    data = file_of(ada, world)
    assert (data["game"], data["rules"], data["edition"]) == (GAME, world.rules, world.edition)
    assert [record["words"] for record in data["records"]] == [position_of(world.tables.get()).words()]
    assert send(bo, data).status_code == 302
    copy = World.objects.get(owner=bo.person)
    assert (copy.name, copy.state, copy.figures) == (world.name, world.state, world.figures)
    assert [table.state for table in copy.tables.all()] == [Table.OVER]
    here, there = go_on(ada, world), go_on(bo, copy)
    assert as_known(position_of(here).state) == as_known(position_of(there).state)
    assert file_of(bo, copy)["state"] == data["state"]


def test_a_world_that_is_played_goes_out_as_it_was_packed_up() -> None:
    ada = Player("Ada")
    world = packed(ada)
    before = file_of(ada, world)
    play_on(go_on(ada, world), "go-on", seed=9)
    assert file_of(ada, world) == before


def test_an_imported_record_that_was_packed_up_is_a_world_too() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = begin(ada)
    play_on(table, "pack-up")
    record = ada.client.get(f"/t/{table.name}/record").content
    answer: Any = bo.client.post("/import", {"record": SimpleUploadedFile("game.json", record)})
    copy = Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])
    assert world_of(copy).owner == bo.person
    assert world_of(copy).state == world_of(table).state


def damaged(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The file with one thing changed: `state.players` and so on."""
    twin: dict[str, Any] = json.loads(json.dumps(data))
    *way, last = path.split(".")
    place: Any = twin
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return twin


MADE: list[str] = []  # the file of a world, made once


@pytest.fixture
def sound() -> dict[str, Any]:
    if not MADE:
        ada = Player("Ada")
        MADE.append(json.dumps(file_of(ada, packed(ada))))
        World.objects.all().delete()
        Table.objects.all().delete()
    data: dict[str, Any] = json.loads(MADE[0])
    return data


def refused(content: bytes | str | dict[str, Any], begins: str) -> None:
    player = Player("Eve")
    answer = send(player, content)
    assert answer.status_code == 400, answer
    text = sentence(answer)
    assert text.startswith(begins), text
    assert len(text) < 400
    assert not re.search(r"Traceback|world-import|\n", text)
    assert (World.objects.count(), Table.objects.count()) == (0, 0)


def test_a_sound_file_is_taken(sound: dict[str, Any]) -> None:
    assert send(Player("Eve"), sound).status_code == 302
    assert World.objects.count() == 1


@pytest.mark.parametrize(
    ("path", "value", "begins"),
    [
        ("format", 2, "The file is not"),
        ("game", "nusfjord", "The file is not"),
        ("game", ["galzyr"], "The file is not"),
        ("rules", 99, "The world was played by other rules"),
        ("rules", True, "The world was played by other rules"),
        ("edition", {"name": "house-1", "hash": "0"}, "The world was played with another version"),
        ("edition", None, "The world was played with another version"),
        ("options", {"book": "my-book"}, "The world was played with a book"),
        ("options", {"book": ["house-1"]}, "The world was played with a book"),
        ("options", {"colour": "red"}, "The file does not hold"),
        ("options", [], "The file is not"),
        ("seats", 9, "The file does not hold"),
        ("seats", "1", "The file does not hold"),
        ("seats", 2, "The file does not hold"),
        ("state", [], "The file is not"),
        ("state", {}, "The file does not hold"),
        ("state.phase", "gather", "The world in this file was not packed up"),
        ("state.phase", "dream", "The file does not hold"),
        ("state.month", 13, "The file does not hold"),
        ("state.month", 1.5, "The file does not hold"),
        ("state.months", 10**30, "The file does not hold"),
        ("state.library", None, "The file does not hold"),
        ("state.library", [], "The file does not hold"),
        ("state.saves", [], "The file does not hold"),
        ("state.saves.0.cards", [[[]]], "The file does not hold"),
        ("state.players", [], "The file does not hold"),
        ("state.extra", 1, "The file does not hold"),
        ("state.chance.key", "zz", "The file does not hold"),
        ("state.seen", {"no.such-scene": 1}, "The file does not hold"),
        ("records", "all", "The file is not"),
        ("records", [{}], "The file is not"),
        ("records.0.words", ["h1"] * 20_001, "The file has more moves"),
        ("records.0.words", ["h1", 7], "The file does not hold"),
        ("records.0.words", ["fly"], "The file does not hold"),
        ("records.0.words", [], "The file does not hold"),
        ("records.0.game", "nusfjord", "The file is not"),
        ("records.0.options.book", "/etc", "The file does not hold: only books of the house"),
        ("records.0.end", "0", "The file does not hold"),
    ],
)
def test_what_does_not_hold_gets_one_sentence(sound: dict[str, Any], path: str, value: Any, begins: str) -> None:
    refused(damaged(sound, path, value), begins)


@pytest.mark.parametrize(
    ("content", "begins"),
    [
        (b"", "The file is not"),
        (b"\xff\xfe\x00", "The file is not"),
        (b"[]", "The file is not"),
        (b'{"format": 1', "The file is not"),
        (b"[" * 200_000, "The file is not"),
        (b'{"state":' * 100_000, "The file is not"),
        (b'{"format": 1, "state": {"month": NaN}}', "The file is not"),
        (b'{"format": ' + b"9" * 5_000 + b"}", "The file is not"),
        (b" " * 2_000_001, "The file is larger"),
    ],
)
def test_what_is_no_world_at_all_gets_one_sentence(content: bytes, begins: str) -> None:
    refused(content, begins)


def test_no_file_at_all() -> None:
    answer: Any = Player("Eve").client.post("/worlds/bring-in", {"world": "text"})
    assert answer.status_code == 400
    assert sentence(answer).startswith("Choose the file")


def leaves(data: Any, path: str = "") -> list[str]:
    """The way to every value of a file."""
    if isinstance(data, dict):
        return [path] + [leaf for key, value in data.items() for leaf in leaves(value, f"{path}.{key}")]
    if isinstance(data, list):
        return [path] + [leaf for index, value in enumerate(data[:2]) for leaf in leaves(value, f"{path}.{index}")]
    return [path]


@pytest.mark.parametrize("value", [None, -1, 4_000, "x", []])
def test_whatever_is_changed_it_is_refused_or_can_be_shown(
    sound: dict[str, Any], value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every value of the packed state in turn."""
    monkeypatch.setattr(files, "LONGEST_TRIAL", 20)
    eve = Player("Eve")
    small = {**sound, "records": [], "world": ""}
    passed = []
    for path in leaves(small["state"], "state")[1:]:
        try:
            hostile = damaged(small, path, value)
        except (KeyError, ValueError, IndexError):  # a key with a dot in it, as scenes have
            continue
        with contextlib.suppress(Unsound):  # and nothing else
            passed.append(files.checked(hostile, look))
    for packed_up in passed[:3]:
        world = files.bring_in(packed_up, eve.person, page_of)
        assert world.name in unescape(shelf(eve))
        assert eve.page(go_on(eve, world))


def test_a_shelf_has_an_end(monkeypatch: pytest.MonkeyPatch, sound: dict[str, Any]) -> None:
    monkeypatch.setattr(actions, "MOST", 2)
    eve = Player("Eve")
    assert [send(eve, sound).status_code for _ in range(3)] == [302, 302, 409]
    world = World.objects.all()[0]
    assert eve.client.post(f"/worlds/{world.key}/duplicate").status_code == 409
    assert World.objects.count() == 2


# --- only books of the house --------------------------------------------------------------------------


@pytest.mark.parametrize("book", FOLDERS)
def test_folders_are_not_books_for_visitors(book: str, tmp_path: Path) -> None:
    ada = Player("Ada")
    answer = ada.client.post(f"/new/{GAME}/create", {"seats": "1", "seat-0": "me", "option-book": book})
    if book:  # nothing said is the book of the house
        assert (answer.status_code, Table.objects.count()) == (404, 0)
    else:
        assert Table.objects.get().options["book"] == "house-1"
    for folder in (book, str(tmp_path)):
        with pytest.raises(OptionError, match="only books of the house"):
            lifecycle.create(ada.person, GAME, {"book": folder}, [seats.Wish(ada.person)])
        body = {"game": GAME, "seats": ["me"], "options": {"book": folder}}
        answer = ada.client.post("/api/tables", json.dumps(body), content_type="application/json")
        assert answer.status_code == 400, answer.content
        assert "book" in answer.json()["text"]


@pytest.mark.parametrize("book", FOLDERS)
def test_folders_are_not_books_for_files(sound: dict[str, Any], book: str) -> None:
    refused(damaged(sound, "options.book", book), "The world was played with a book that this server does not have")
    record = damaged(sound["records"][0], "options.book", book)
    answer: Any = Player("Eve").client.post(
        "/import", {"record": SimpleUploadedFile("game.json", json.dumps(record).encode())}
    )
    assert sentence(answer).startswith("The record does not hold: only books of the house can be chosen: house-1")
    assert Table.objects.count() == 0
