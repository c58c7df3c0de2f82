"""A book that cannot be read: visitors get a sentence, whoever runs the server gets file and line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from langbord import games
from langbord.games.galzyr.book import folders
from langbord.games.galzyr.rules import land_loader
from langbord.server.models import Table
from langbord.server.tables.positions import BOARDS
from tests.server.players import Player, sentence
from tests.server.programs import Program
from tests.server.world_games import GAME, begin

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]


@pytest.fixture
def torn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The book of the house has lost its pages."""
    folder = tmp_path / "torn-book"
    folder.mkdir()
    (folder / "world.toml").write_text("name = \n", encoding="utf-8")
    monkeypatch.setattr(folders.Books, "offered", lambda house: {folders.HOUSE_BOOK: folder})
    land_loader.load_land.cache_clear()
    yield folder
    land_loader.load_land.cache_clear()


def refusal(answer: Any) -> str:
    assert answer.status_code == 400
    return sentence(answer)


@pytest.mark.parametrize(("language", "begin"), [("en", "The server cannot read"), ("ru", "Сервер не может")])
@pytest.mark.parametrize("path", [f"/play/{GAME}", f"/new/{GAME}/create"])
def test_the_page_names_no_file(
    torn: Path, caplog: pytest.LogCaptureFixture, path: str, language: str, begin: str
) -> None:
    ann = Player("Ann", language=language)
    answer = ann.client.post(path, {"seats": "1", "seat-0": "me"})
    said = refusal(answer)
    assert said.startswith(begin)
    assert torn.name not in answer.content.decode()
    assert torn.name in caplog.text
    assert not Table.objects.exists()


def test_a_record_is_not_blamed_for_it(request: pytest.FixtureRequest) -> None:
    record = games.load(GAME).new(1, seed=1).record()
    torn: Path = request.getfixturevalue("torn")
    file = SimpleUploadedFile("game.json", json.dumps(record).encode())
    answer = Player("Ann").client.post("/import", {"record": file})
    assert refusal(answer).startswith("The server cannot read")
    assert torn.name not in answer.content.decode()


def test_a_table_that_stands_already_says_it_too(request: pytest.FixtureRequest) -> None:
    ann = Player("Ann")
    table = begin(ann)
    BOARDS.drop(table.name)
    torn: Path = request.getfixturevalue("torn")
    answer = ann.client.get(f"/t/{table.name}")
    assert refusal(answer).startswith("The server cannot read")
    assert torn.name not in answer.content.decode()


def test_programs_get_the_same_sentence(torn: Path) -> None:
    said = Program().post("tables", game=GAME, seats=["me"])
    assert said.refusal == (409, "edition-error")
    assert said.data["text"].startswith("The server cannot read")
    assert torn.name not in said.data["text"]
