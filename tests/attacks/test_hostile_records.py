"""Record files made to hurt, at every door that reads records: what test_imports.py does not have yet."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from langbord import games
from langbord.cli import main
from langbord.engine.errors import LangbordError
from langbord.server.models import Table
from langbord.terminal import saves
from tests.server.players import Player, sentence

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]


def sound(game: str = "nusfjord") -> dict[str, Any]:
    position = games.load(game).new(2, seed=3)
    for _ in range(6):
        assert position.ask is not None
        position.play(position.ask.moves[0])
    return position.record()


def deep(levels: int) -> Any:
    data: Any = {}
    for _ in range(levels):
        data = {"state": [data]}
    return data


def hostile() -> dict[str, bytes]:
    """By name, files that are no sound record of anything."""
    record = sound()
    text = json.dumps(record)

    def but(**changes: Any) -> bytes:
        return json.dumps({**record, **changes}).encode()

    return {
        "deep state": but(origin={"state": deep(300)}),
        "deeper than Python": (text[:-1] + ', "x": ' + "[" * 60_000).encode(),
        "deep but closed": (text[:-1] + ', "words": ' + "[" * 900 + "]" * 900 + "}").encode(),
        "number of thousands of digits": text.replace('"seats": 2', '"seats": ' + "9" * 9_000).encode(),
        "number of forty digits": but(seats=10**40),
        "seed without end": but(origin={"seed": 10**39}),
        "not a number": text.replace('"seats": 2', '"seats": NaN').encode(),
        "infinite": text.replace('"rules": ', '"rules": Infinity, "x": ').encode(),
        "float": but(seats=2.0),
        "half a letter": but(words=["\ud800"]),
        "half a letter as a game": but(game="\udfff"),
        "half a letter as an option": but(options={"\ud800": "\ud800"}),
        "escape": but(words=["\x1b]0;pwned\x07\x1b[2J"]),
        "zero": but(words=["gold\x00"]),
        "words in words": but(words=[[["gold"]]]),
        "words by number": but(words=list(range(100))),
        "object for a list": but(words={"0": "gold"}),
        "list for an object": but(origin=["seed", 3]),
        "key and state": but(origin={"key": "zz", "seed": None, "state": None}),
        "a hundred thousand turns": but(turns=["0" * 16] * 9_000),
        "path as edition": but(options={**record["options"], "edition": "../../../../etc"}),
        "endless name as edition": but(options={**record["options"], "edition": "x" * 9_000}),
    }


HOSTILE = hostile()


@pytest.mark.parametrize("name", HOSTILE)
def test_at_the_door_of_the_server(name: str) -> None:
    answer: Any = Player("Ada").client.post("/import", {"record": SimpleUploadedFile("game.json", HOSTILE[name])})
    assert answer.status_code == 400
    assert 10 < len(sentence(answer)) < 400
    assert "\x1b" not in answer.content.decode()
    assert not Table.objects.exists()


@pytest.mark.parametrize("name", HOSTILE)
def test_on_the_command_line(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(HOSTILE[name])
    assert main(["replay", str(file)]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert told.err.startswith("langbord: ")
    assert "Traceback" not in told.err
    assert "\x1b" not in told.err
    assert "\x07" not in told.err


@pytest.mark.parametrize("name", HOSTILE)
def test_in_the_terminal(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(HOSTILE[name])
    with pytest.raises(saves.FileTrouble) as trouble:
        saves.read(file)
    assert "\x1b" not in str(trouble.value)


def test_data_that_holds_itself() -> None:
    """No file can say it, a program can."""
    for field in ("words", "origin", "options", "turns", "edition"):
        record = sound()
        if isinstance(record[field], list):
            record[field].append(record[field])
        else:
            record[field]["state"] = record[field]
        with pytest.raises(LangbordError):
            games.replay(record)
    saved = games.load("nusfjord").new(2, seed=3).save()
    saved["base"]["players"] = [saved["base"]]
    with pytest.raises(LangbordError):
        games.resume(saved)


def test_a_key_that_comes_twice_counts_once() -> None:
    text = json.dumps(sound())
    twice = text[:-1] + ', "words": ["gold"], "seats": 5}'
    answer: Any = Player("Ada").client.post("/import", {"record": SimpleUploadedFile("game.json", twice.encode())})
    assert answer.status_code == 400
    assert not Table.objects.exists()


@pytest.mark.parametrize("game", games.names())
def test_wrong_types_everywhere(game: str) -> None:
    """Every field of a save, and every field of its state, as everything that it is not."""
    saved = games.load(game).new(2, seed=3).save()
    for place in (saved, saved["base"]):
        for field, value in list(place.items()):
            wrongs: tuple[Any, ...] = (None, [], {}, "x", -1, 10**40, 0.5, True, [[]], {"x": 1})
            for wrong in wrongs:
                if type(wrong) is type(value):
                    continue
                place[field] = wrong
                with contextlib.suppress(LangbordError):
                    games.resume(saved)
                place[field] = value
    games.resume(saved)
