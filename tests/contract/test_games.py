"""Every game that is installed keeps to the contract; one of another package among them, plain and compiled."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import langbord
from langbord import games
from langbord.lab import contract
from langbord.lab.selfplay import run as selfplay
from langbord.plugin import GamePlugin, plugins
from langbord.terminal.game_loop import play
from tests.plugins import set_ups
from tests.terminal.keyboard import Player, table

pytestmark = [pytest.mark.compiled, pytest.mark.twice]
LANGBORD = Path(sys.executable).with_name("langbord")
OTHERS = [plugin.meta.name for plugin in plugins() if not plugin.folder.is_relative_to(Path(games.__file__).parent)]


def test_a_game_of_another_package_is_there() -> None:
    assert OTHERS == ["skerry"]


@pytest.mark.parametrize("plugin", plugins(), ids=lambda plugin: plugin.meta.name)
def test_it_keeps_to_the_contract(plugin: GamePlugin[Any, Any]) -> None:
    assert contract.faults(plugin, set_ups=2, answers=40) == []


@pytest.mark.fuzz
@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("hold", [False, True])
def test_its_random_games_pass_every_check(game: str, hold: bool) -> None:
    """The others have fuzz tests of their own."""
    for seats, options in set_ups(game, 10):
        summary = selfplay.run(selfplay.Plan(game, seats, 1, options, check=True, hold=hold), 3, processes=1)
        assert summary.violations == []
        assert summary.games == 3


@pytest.mark.parametrize("plugin", plugins(), ids=lambda plugin: plugin.meta.name)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_is_played_in_the_terminal(
    plugin: GamePlugin[Any, Any],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those of other packages to the end."""
    game = plugin.meta.name
    player = ShortPlayer(monkeypatch, seed=3, width=100)
    player.left = 10_000 if game in OTHERS else 6
    seats, options = set_ups(game, 1, least_seats=min(2, plugin.meta.seats[-1]))[0]
    session = table(player, seats, people=tuple(range(seats)), seed=5, language=language, game=game, **options)
    play(session)
    assert session.texts.problems == []
    assert (session.position.ask is None) == (game in OTHERS)
    record = json.loads(session.autosave.read_text(encoding="utf-8"))
    assert games.replay(record).words() == session.position.words()


class ShortPlayer(Player):
    """Plays for a while, and leaves."""

    left: int = 0

    def next_line(self, prompt: str) -> str:
        self.left -= 1
        return "quit" if self.left == 0 else "" if self.left < 0 else super().next_line(prompt)


@pytest.mark.parametrize("game", OTHERS)
def test_it_is_played_in_the_arena_by_other_processes(game: str) -> None:
    words = ("arena", game, "--bots", "calm,random", "--games", "4", "--jobs", "2", "--json")
    done = subprocess.run([LANGBORD, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 4


@pytest.mark.parametrize("game", OTHERS)
def test_its_rules_are_not_compiled_and_what_they_stand_on_may_be(game: str) -> None:
    file = sys.modules[type(games.load(game)).__module__].__file__
    assert file is not None
    assert file.endswith(".py")
    engine = sys.modules[type(games.load(game).new(2, seed=1)).__module__].__file__
    assert engine is not None
    assert engine.endswith(".py") != langbord.COMPILED


def test_no_line_of_the_house_names_it() -> None:
    for path in Path(langbord.__file__).parent.rglob("*"):
        if path.suffix in (".py", ".html", ".ftl", ".css", ".js", ".toml", ".svg"):
            text = path.read_text(encoding="utf-8").lower()
            assert not any(game in text for game in OTHERS), path
