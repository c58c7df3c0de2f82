"""A plug-in that is broken, made for another contract, or gone costs a line in the log and a page at its tables; never
the lobby, nor any other table."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.template import engines

from langbord import plugin, text
from langbord.engine.errors import OptionError
from langbord.engine.meta import Option
from langbord.plugin import SetUp, missing
from langbord.server import site_texts
from langbord.server.bots.runner import RUNNER
from langbord.server.live import payload
from langbord.server.models import Table
from langbord.server.ops import verify
from langbord.server.pages import table_page
from langbord.server.tables.positions import BOARDS
from tests import plugins
from tests.contract.test_pages import seated
from tests.server.players import Player, position_of, sit_down
from tests.server.programs import Program

#: Packages that somebody made, each with what is wrong with it.
PACKAGES = {
    "raises": ("raise RuntimeError('no such luck')", "no such luck"),
    "exits": ("import sys; sys.exit('good bye')", "good bye"),
    "lacks": ("", "has no attribute 'PLUGIN'"),
    "isnone": ("PLUGIN = None", "its entry point leads to NoneType, not to a GamePlugin"),
    "fromtomorrow": (
        "from dataclasses import replace; from skerry import PLUGIN as S; PLUGIN = replace(S, api=99)",
        "it was made for number 99 of the contract of games; this is number 1",
    ),
    "othername": ("from skerry import PLUGIN", "it calls itself 'skerry'"),
    "nofolder": (
        "from pathlib import Path; from dataclasses import replace; from skerry import PLUGIN as S\n"
        "PLUGIN = replace(S, meta=replace(S.meta, name='nofolder'), folder=Path('nowhere'))",
        "table.html is missing",
    ),
}
Forget = Callable[[], None]


@pytest.fixture
def forget() -> Iterator[Forget]:
    """Forgets what was kept of the games, as a new process does; and once more after the test."""

    def forget_all() -> None:
        for kept in (site_texts.words_of, table_page.texts, table_page.web_of, text._bundle, text._rules):
            kept.cache_clear()
        BOARDS._boards.clear()

    assert engines["jinja2"] is not None  # knows the templates of the games that were there when it was made
    yield forget_all
    forget_all()


def test_what_is_broken_is_told_and_the_rest_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name, (code, _) in PACKAGES.items():
        (tmp_path / f"{name}_package.py").write_text(f"{code}\n", encoding="utf-8")
        info = tmp_path / f"{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
        points = f"[{plugin.GROUP}]\n{name} = {name}_package:PLUGIN\n"
        (info / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    before = plugin.found()
    with caplog.at_level(logging.ERROR):
        found = plugin.found.__wrapped__()
    assert found.games == before.games
    assert found.broken.keys() == PACKAGES.keys()
    for name, (_, why) in PACKAGES.items():
        assert why in found.broken[name]
        (line,) = (line for line in caplog.messages if f"'{name}'" in line)
        assert why in line
        assert "\n" not in line
    monkeypatch.setattr(plugin, "found", lambda: found)
    with pytest.raises(OptionError, match="the game 'raises' cannot be loaded: no such luck"):
        plugin.plugin("raises")
    with pytest.raises(OptionError, match="there is no game 'chess'; there is nusfjord, "):
        plugin.plugin("chess")


def test_what_a_plug_in_lacks_is_said_one_by_one(tmp_path: Path) -> None:
    skerry = plugin.plugin("skerry")
    assert missing(skerry) == []
    tide = Option("tide", "low", ("low", "high"))
    start = Option("start", "random", ("random", "0", "1"), of_seats=True)
    assert missing(replace(skerry, meta=replace(skerry.meta, options=(*skerry.meta.options, tide, start)))) == [
        f"{skerry.folder}/locale/en does not say {key}"
        for key in ("option-start", "option-tide", "start-random", "tide-high", "tide-low")
    ]
    assert missing(replace(skerry, set_ups=(SetUp(2, {"wind": "north"}), SetUp(9)))) == [
        "its set-ups: option 'wind' of Skerry must be one of: calm, gale; 'north' is not",
        "its set-ups: Skerry is for 1 to 3 seats; 9 is not possible",
    ]
    assert missing(replace(skerry, meta=replace(skerry.meta, first_seats=4))) == [
        "its numbers of seats, (1, 2, 3), must go up and have 4 among them"
    ]
    lacking = missing(replace(skerry, folder=tmp_path))
    assert {line for line in lacking if line.endswith("is missing")} == {
        f"{tmp_path}/{name} is missing"
        for name in ("RULES.md", "web/templates/table.html", "web/templates/text.html", "web/templates/lobby.svg")
    }
    assert f"{tmp_path}/locale/en does not say game-skerry-title" in lacking


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("quiet_bots", "known_shuffle")
def test_a_game_that_is_gone_leaves_all_else_as_it_was(
    monkeypatch: pytest.MonkeyPatch, forget: Forget, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bo, ada = Player("Ann", confirm=False), Player("Bo", confirm=False), Program("Ada")
    over = seated("skerry", [ann, bo], 2, {})
    while (ask := position_of(over).ask) is not None:
        assert (ann, bo)[ask.seat].play_on(over, ask.moves[-1]).ok
    playing = seated("skerry", [ann, bo], 2, {})
    against_bot = seated("skerry", [ann], 2, {})
    made: Any = ann.client.post("/new/skerry/create", {"seats": "2", "seat-0": "me", "seat-1": "open", "listed": "yes"})
    waiting = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    of_program = ada.post("tables", game="skerry", seats=["me", "calm"]).data["name"]
    record: Any = ann.client.get(f"/t/{over.name}/record").json()
    other = sit_down(ann, bo)
    plugins.only(monkeypatch, *(name for name in plugin.names() if name != "skerry"))
    forget()
    # the lobby, and what else is shown of many tables
    lobby = ann.client.get("/").content.decode()
    for table in (over, playing, against_bot, waiting, other):
        assert f"/t/{table.name}" in lobby
    assert "skerry (not installed)" in lobby
    assert "game-skerry" not in lobby
    for path in ("/", "/daily", "/worlds", "/notices", "/api/games", "/api/tables", "/api/tables?which=open"):
        assert Player("Eve").client.get(path).status_code == 200, path
        assert ann.client.get(path).status_code == 200, path
    assert ann.client.get("/new/skerry").status_code == 404
    # its tables say so, in the language of whoever looks, whatever is asked of them
    for table in (over, playing, against_bot, waiting):
        for path in (
            "",
            "?text",
            "?at=3",
            "/record",
            "/report.json",
            "/picture.svg",
            "/story",
            "/chronicle",
            "/my-seat",
        ):
            answer: Any = ann.client.get(f"/t/{table.name}{path}")
            assert answer.status_code in (200, 302, 404, 409), path
        page = ann.client.get(f"/t/{table.name}")
        assert page.status_code == 409
        assert "not installed" in page.content.decode()
        assert payload.newest(table.name, ann.person.pk, "", None) == payload.Sight("", payload_version(table))
    assert "Этой игры здесь нет" in Player("Вера", language="ru").client.get(f"/t/{playing.name}").content.decode()
    assert Player("Eve").client.get(f"/i/{waiting.invite}").status_code == 409
    click = ann.client.post(
        f"/t/{playing.name}/play", {"words": "rest", "version": 0, "at": 0}, headers={"accept": "application/json"}
    )
    assert (click.status_code, json.loads(click.content)["key"]) == (409, "not-installed")
    assert ada.get(f"tables/{of_program}").refusal == (409, "not-installed")
    assert ada.post(f"tables/{of_program}/play", words=["rest"], version=0, answers=0).refusal == (409, "not-installed")
    file = SimpleUploadedFile("game.json", json.dumps(record).encode())
    brought: Any = ann.client.post("/import", {"record": file})
    assert brought.status_code == 400
    # nobody stumbles in the background
    with caplog.at_level(logging.WARNING):
        RUNNER._move(against_bot.name)
    assert [line for line in caplog.messages if against_bot.name in line]
    assert not any(line.exc_info for line in caplog.records)
    found = verify.stored()
    assert {line.split()[0] for line in found.wrong} == {over.name, playing.name, against_bot.name, of_program}
    assert all("there is no game 'skerry'" in line for line in found.wrong)
    # the other table is played on; one of the gone game can be ended, or goes on when the game is back
    assert ann.play(other, "gold").ok
    ended = ann.client.post(f"/t/{against_bot.name}/misfit/give-up")
    assert ended.status_code == 302
    against_bot.refresh_from_db()
    assert against_bot.state == Table.CLOSED
    monkeypatch.undo()
    forget()
    assert 'id="table"' in ann.page(playing)
    assert ann.play(playing, "rest").ok


def payload_version(table: Table) -> int:
    """Of its draft; one that waits for players has none yet."""
    draft = getattr(table, "draft", None)
    return draft.version if draft is not None else 0


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("quiet_bots")
@pytest.mark.parametrize("part", ["rules", "texts", "web"])
def test_a_part_that_cannot_be_loaded_is_a_game_that_is_not_there(
    part: str, monkeypatch: pytest.MonkeyPatch, forget: Forget
) -> None:
    ann = Player("Ann", confirm=False)
    table = seated("skerry", [ann], 2, {})

    def broken() -> Any:
        raise ImportError("/secret/place is gone")

    plugins.change(monkeypatch, "skerry", **{part: broken})
    forget()
    assert ann.client.get("/").status_code == 200
    answer = ann.client.get(f"/t/{table.name}")
    assert answer.status_code == 409
    assert "not installed" in answer.content.decode()
    assert "secret" not in answer.content.decode()
