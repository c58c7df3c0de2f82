"""Bots that people bring: made known by a name, found by their place, and blind to what their seat cannot know."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from langbord import bots, games
from langbord.bots.search import Budget, think
from langbord.engine.errors import IllegalMove, NotKept, OptionError, WrongSeat
from langbord.engine.position import Position

NUSFJORD = games.load("nusfjord")
ROOM = Path(bots.__file__).parents[1]


class First:
    """The first move, whatever it is."""

    name: str = "first"
    looks: bool = False

    def choose(self, position: Any, seat: int, rng: random.Random) -> int:
        move: int = position.ask.moves[0]
        return move


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is registered or imported is forgotten again."""
    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield
    for name in [name for name in sys.modules if name.startswith(("mybots_", "mypackage_"))]:
        del sys.modules[name]


# --- what a bot is handed -------------------------------------------------------------------------------------------


class Spy(First):
    """Tries to learn what its seat cannot know."""

    def __init__(self, looks: bool) -> None:
        self.looks = looks

    def choose(self, position: Any, seat: int, rng: random.Random) -> int:
        for way in ("record", "save", "words", "log"):
            with pytest.raises((AttributeError, NotKept)):
                getattr(position, way)(*([seat] if way == "log" else []))
        assert not getattr(position, "origin", None)
        if self.looks:
            with pytest.raises(NotKept, match="does not tell the words"):
                position.copy().words()
        return super().choose(position, seat, rng)


@pytest.mark.parametrize("looks", [True, False])
def test_no_bot_is_handed_the_truth(looks: bool) -> None:
    position = NUSFJORD.new(2, seed=1)
    assert position.ask is not None
    assert bots.answer(Spy(looks), position, random.Random(1)) == position.ask.moves[0]


def test_a_bot_that_does_not_look_is_handed_the_question_alone() -> None:
    class Greedy(First):
        def choose(self, position: Any, seat: int, rng: random.Random) -> int:
            assert isinstance(position, bots.Question)
            assert (position.game, position.seats, position.ask.seat) == (NUSFJORD, 2, seat)
            assert position.ask.state is None
            position.ask.moves.clear()  # its own list: the table does not learn new rules from it
            with pytest.raises(AttributeError, match="looks = False is handed the question alone, without 'view'"):
                position.view(seat)
            return 99_999

    position = NUSFJORD.new(2, seed=1, keep=False)
    assert position.ask is not None
    before = position.ask.moves[:]
    assert bots.answer(Greedy(), position, random.Random(1)) == 99_999
    assert position.ask.moves == before


def test_the_random_bot_chooses_alike_whatever_it_is_handed() -> None:
    position = NUSFJORD.new(2, seed=1)
    assert position.ask is not None
    random_bot = bots.load("random")
    for seed in range(5):
        by_hand = random_bot.choose(bots.Question(position, position.ask), 0, random.Random(seed))
        assert by_hand == bots.answer(random_bot, position, random.Random(seed))


# --- what cannot be asked -------------------------------------------------------------------------------------------


def over() -> Position[Any]:
    position = NUSFJORD.new(2, seed=1)
    while position.ask is not None:
        position.play(position.ask.moves[-1])
    return position


@pytest.mark.parametrize("name", ["random", "calm", "steady", "sharp:5"])
def test_nobody_answers_when_the_game_is_over(name: str) -> None:
    with pytest.raises(IllegalMove, match=f"the game is over; there is nothing that '{name}' could answer"):
        bots.answer(bots.load(name), over(), random.Random(1))


def test_only_the_seat_that_is_asked_can_think_about_a_running_game_that_is_kept() -> None:
    rng, budget = random.Random(1), Budget(iterations=2)
    with pytest.raises(IllegalMove, match="the game is over; there is nothing to think about"):
        think(over(), 0, rng, budget)
    position = NUSFJORD.new(2, seed=1, options={"start": "0"})
    with pytest.raises(WrongSeat, match=r"seat 0 is asked \('place-worker'\); seat 1 has nothing to think about"):
        think(position, 1, rng, budget)
    with pytest.raises(NotKept, match="keep=False cannot be thought about"):
        think(NUSFJORD.new(2, seed=1, options={"start": "0"}, keep=False), 0, rng, budget)
    assert think(position, 0, rng, budget)


# --- by name --------------------------------------------------------------------------------------------------------


def test_a_bot_can_be_made_known() -> None:
    first = First()
    bots.register("first", first)
    assert bots.load("first") is bots.find("first") is first
    assert bots.is_known("first")
    assert bots.line_up(["first", "calm"], 2)[0] is first


@pytest.mark.parametrize("name", ["calm", "sharp", "random"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match=f"there is a bot '{name}' already"):
        bots.register(name, First())


@pytest.mark.parametrize("name", ["", "my bot", "sharp:400", "Cautious", "a:b", "../x", "ж", "x" * 41, None, 7])
def test_a_name_that_is_no_plain_word_is_refused(name: Any) -> None:
    with pytest.raises(OptionError, match="cannot name a bot: take a word of small letters"):
        bots.register(name, First())


class Mute:
    name: str = "mute"
    looks: bool = True


class Nameless:
    looks: bool = True
    choose = First.choose


class Dazed:
    name: str = "dazed"
    choose = First.choose


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (First, "is a class, not a bot: make an object of it"),
        (Mute(), r"has no method choose\(position, seat, rng\)"),
        (Nameless(), "has no 'name'"),
        (Dazed(), "'looks' must be True if it is to see the position, otherwise False"),
        (None, "has no method choose"),
    ],
)
def test_what_is_no_bot_is_refused(bot: Any, sentence: str) -> None:
    with pytest.raises(OptionError, match=f"'mine' .*{sentence}"):
        bots.register("mine", bot)
    with pytest.raises(OptionError, match=sentence):
        bots.line_up([bot], 1)
    assert "mine" not in bots.BOTS


def test_a_bot_may_stand_for_its_name() -> None:
    first = First()
    assert bots.line_up([first, "calm"], 2) == [first, bots.load("calm")]
    assert bots.line_up([first], 3) == [first, first, first]


# --- by place -------------------------------------------------------------------------------------------------------

MODULE = """
import random

class Cautious:
    name = "cautious"
    looks = True

    def choose(self, position, seat, rng):
        return position.ask.moves[0]

READY = Cautious()
NUMBER = 7

class Needy(Cautious):
    def __init__(self, wish):
        self.wish = wish
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where a command is given, with somebody's bots in it."""
    (tmp_path / "mybots_test.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "mybots_broken.py").write_text("1 / 0\n", encoding="utf-8")
    (tmp_path / "mybots_hungry.py").write_text("import no_such_food\n", encoding="utf-8")
    package = tmp_path / "mypackage_test"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "inner.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("spec", ["mybots_test:Cautious", "mybots_test:READY", "mypackage_test.inner:Cautious"])
def test_a_bot_is_found_by_its_place(spec: str) -> None:
    bot = bots.find(spec)
    assert bot.name == "cautious"
    position = NUSFJORD.new(2, seed=1)
    assert position.ask is not None
    assert bots.answer(bot, position, random.Random(1)) == position.ask.moves[0]


def test_names_are_found_as_before() -> None:
    assert bots.find("calm") is bots.load("calm")
    assert bots.find("sharp:400").name == "sharp:400"
    with pytest.raises(OptionError, match="there is no bot 'wild'; there is random"):
        bots.find("wild")
    with pytest.raises(OptionError, match="is no sharp bot"):
        bots.find("sharp:Cautious")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("mybots_test:", "'mybots_test:' is no place of a bot: write package.module:Attribute"),
        (":Cautious", "':Cautious' is no place of a bot"),
        ("my bots:Cautious", "is no place of a bot"),
        ("mybots_test:Cautious()", "is no place of a bot"),
        ("..mybots_test:Cautious", "is no place of a bot"),
        ("nowhere_test:Cautious", "there is no module 'nowhere_test' for the bot 'nowhere_test:Cautious'"),
        ("mypackage_test.outer:Cautious", "there is no module 'mypackage_test.outer' for"),
        ("mybots_test:Careless", "there is no 'Careless' in the module 'mybots_test' for the bot"),
        ("mybots_test:NUMBER", "'mybots_test:NUMBER' is no bot: it has no method choose"),
        ("mybots_test:Needy", "the bot 'mybots_test:Needy' cannot be made: TypeError: "),
        ("mybots_broken:X", "the module 'mybots_broken' of the bot 'mybots_broken:X' cannot be loaded: ZeroDivision"),
        ("mybots_hungry:X", "the module 'mybots_hungry' of the bot .* cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_what_is_wrong_with_a_place_is_told_in_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(OptionError) as error:
        bots.find(spec)
    assert "\n" not in str(error.value)
    assert error.match(sentence.replace("()", r"\(\)"))


def test_a_process_of_its_own_finds_it_too(folder: Path) -> None:
    command = "from langbord import bots; print(bots.find('mybots_test:Cautious').name)"
    environment = {**os.environ, "PYTHONPATH": str(ROOM.parent), "PYTHONSAFEPATH": "1"}
    done = subprocess.run([sys.executable, "-c", command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.stdout == "cautious\n", done.stderr


# --- but only for the laboratory ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("spec", ["mybots_test:Cautious", "os:system", "antigravity:x"])
def test_by_name_nothing_is_ever_imported(spec: str) -> None:
    before = set(sys.modules)
    assert not bots.is_known(spec)
    for ask in (bots.load, lambda name: bots.line_up([name], 1)):
        with pytest.raises(OptionError, match=f"there is no bot '{spec}'"):
            ask(spec)
    assert set(sys.modules) == before


def test_the_rooms_that_strangers_reach_never_look_for_a_place() -> None:
    for room in ("server", "terminal", "text", "games", "engine"):
        for path in (ROOM / room).rglob("*.py"):
            assert "bots.find" not in path.read_text(encoding="utf-8"), path
            assert "bots import find" not in path.read_text(encoding="utf-8"), path
