"""Lands of Galzyr at the keyboard: whole months, scenes as they are read, map and journal, a world that goes on."""

from __future__ import annotations

import contextlib
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.engine.handover import holds_secrets
from langbord.games.galzyr.rules.land_loader import load_land
from langbord.games.galzyr.terminal.map import drawn_map
from langbord.terminal import worlds
from langbord.terminal.app import run
from langbord.terminal.game_loop import play
from langbord.terminal.saves import FileTrouble
from langbord.terminal.session import Session
from langbord.tui.screen import LETTERS
from tests.rules import rule
from tests.terminal.keyboard import Keyboard, Player, arguments, table

pytestmark = pytest.mark.compiled

GAME = "galzyr"
#: Seats, people, language, options; the others in `make soak-long`.
TABLES = [
    pytest.param(1, (0,), "en", {}, marks=pytest.mark.soak),
    (1, (0,), "ru", {"challenge": "on"}),
    (2, (0,), "ru", {"mode": "competitive"}),
    (2, (0, 1), "en", {"quests": "closed"}),
    (3, (0, 2), "ru", {}),
    pytest.param(3, (0, 1, 2), "en", {"mode": "competitive"}, marks=pytest.mark.soak),
]


class Packer(Player):
    """Plays any legal move, and packs the world up at the end of a month."""

    def next_line(self, prompt: str) -> str:
        assert self.session is not None
        ask = self.session.position.ask
        if ask is not None and ask.prompt == "month-over":
            return "pack-up"
        return super().next_line(prompt)


def until(session: Session, prompt: str, seed: int = 5, most: int = 3000) -> Session:
    """The same table with any moves, up to a question for the first seat."""
    rng = random.Random(seed)
    position = session.position
    for _ in range(most):
        ask = position.ask
        if ask is None or (ask.prompt == prompt and ask.seat == 0):
            break
        position.play(rng.choice(ask.moves))
        position.settle()
    assert position.ask is not None
    return session


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str, language: str = "en") -> tuple[Session, str]:
    """Type some lines at a table for one and leave: the table, and all that was shown."""
    keyboard = Keyboard(monkeypatch, lines, 80)
    session = table(keyboard, 1, language=language, game=GAME)
    with contextlib.suppress(EOFError):
        play(session)
    keyboard.news()
    assert session.texts.problems == []
    return session, keyboard.everything()


@pytest.mark.parametrize(("seats", "people", "language", "options"), TABLES)
def test_a_month_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, seats: int, people: tuple[int, ...], language: str, options: dict[str, str]
) -> None:
    player = Packer(monkeypatch, seed=seats, width=80)
    session = table(player, seats, people=people, seed=20 + seats, language=language, game=GAME, **options)
    play(session)
    end = player.news()
    assert session.position.ask is None
    assert session.texts.problems == []
    for score in session.position.scores():
        assert str(score) in end


# --- what is shown ----------------------------------------------------------------------------------


def shown(keyboard: Keyboard, session: Session, thing: Any) -> str:
    """Something drawn, as text."""
    keyboard.news()
    session.show(thing)
    return keyboard.news()


def one_line(text: str) -> str:
    return " ".join(text.split())


def opening(session: Session) -> list[str]:
    """Choose the first adventurer and begin the mandatory scene of their own story."""
    for word in ("h1", "story"):
        session.position.play(word)
    ask = session.position.ask
    assert ask is not None
    session.position.play(ask.moves[0])
    paragraphs: list[str] = session.position.view(0)["scene"]["passages"][0]["paragraphs"]
    return paragraphs


@rule("G7.7")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_scene_is_read_with_its_options_below(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    keyboard = Keyboard(monkeypatch, width=80)
    session = table(keyboard, 1, game=GAME, language=language)
    paragraphs = opening(session)
    session.draw(0)
    text = keyboard.news()
    told = one_line(text)
    for paragraph in paragraphs:
        assert one_line(paragraph.replace("_", "")) in told
    scene = session.position.view(0)["scene"]
    for option in scene["options"]:
        assert f"{option['word']} " in told
        assert option["title"].replace("_", "") in told
    prose = [line for line in text.splitlines() if line.strip() and line.strip() in paragraphs[0]]
    assert prose
    assert max(len(line.rstrip()) for line in prose) <= 68
    assert session.texts.problems == []


def test_what_was_read_is_not_printed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, width=80)
    session = table(keyboard, 1, game=GAME)
    first = opening(session)[0].split(".")[0]
    session.draw(0)
    assert first in one_line(keyboard.news())
    session.position.play("o1")
    session.draw(0)
    later = one_line(keyboard.news())
    assert first not in later
    session.draw(0, whole=True)
    assert first in one_line(keyboard.news())


def test_an_undone_option_shows_the_text_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, width=80)
    session = table(keyboard, 1, game=GAME)
    first = opening(session)[0].split(".")[0]
    session.draw(0)
    session.position.play("o1")
    session.draw(0)
    session.position.undo()
    keyboard.news()
    session.draw(0)
    assert first in one_line(keyboard.news())


def test_the_last_words_of_a_scene_wait_for_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, [""], width=80)
    session = until(table(keyboard, 1, game=GAME, seed=8), "scene-end")
    last = session.position.view(0)["scene"]["passages"][-1]["paragraphs"][-1]
    words = len(session.position.words())
    with contextlib.suppress(EOFError):
        play(session)
    assert one_line(last.replace("_", "")) in one_line(keyboard.shown[0])
    assert "Enter is enough" in keyboard.shown[0]
    assert session.position.words()[words:] == ["end"]


def test_dice_of_a_reroll_are_told_though_the_check_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(20):
        keyboard = Keyboard(monkeypatch, ["reroll"], width=80)
        session = until(table(keyboard, 1, game=GAME, seed=seed), "check-reroll", seed)
        with contextlib.suppress(EOFError):
            play(session)
        if session.position.view(0)["check"] is None:
            assert "rerolls; now" in keyboard.shown[1]
            return
    pytest.fail("every check went on after its reroll")


@rule("G8.4")
def test_dice_are_shown_with_what_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, width=100)
    session = until(table(keyboard, 1, game=GAME, seed=8), "check-reroll")
    session.draw(0)
    text = keyboard.news()
    check = session.position.view(0)["check"]
    skill = session.texts.say(f"skill-{check['skill']}")
    faces = [symbol for die in check["dice"] for symbol in die["face"]]
    assert text.count(skill.upper()) == faces.count(check["skill"])
    for symbol in faces:
        name = session.texts.say(f"skill-{symbol}")
        assert (name.upper() if symbol == check["skill"] else name) in text
    assert "%" in text


def test_the_best_dice_are_named_by_words_that_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = 0
    for seed in range(6):
        keyboard = Keyboard(monkeypatch, width=100)
        session = until(table(keyboard, 1, game=GAME, seed=seed), "check-pool", seed)
        session.draw(0)
        match = re.search(r"Best by the numbers: (.+)", keyboard.news())
        if match is None:
            continue
        found += 1
        for word in match[1].split():
            session.position.play(word)
    assert found


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_map_has_every_space(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    keyboard = Keyboard(monkeypatch, width=width)
    session = until(table(keyboard, 2, game=GAME), "travel")
    text = shown(keyboard, session, drawn_map(session.look(0)))
    view = session.position.view(0)
    for space in view["spaces"]:
        assert space["word"] in text
        if width >= 100:
            assert space["name"] in text
    where = view["players"][0]["space"]
    if where:
        assert f"●{where}" in text.replace("■", "").replace("[", "")


def test_the_way_to_farther_spaces_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, width=80)
    session = until(table(keyboard, 1, game=GAME), "travel", seed=9)
    while not session.position.view(0)["players"][0]["space"]:
        assert session.position.ask is not None
        session.position.play(session.position.ask.moves[-1])
        until(session, "travel")
    session.draw(0)
    way = re.search(r"^ +([LW]\d+ [LW]\d+) (\S.*?) \(2 steps\)", keyboard.news(), re.MULTILINE)
    assert way is not None
    for word in way[1].split():
        session.position.play(word)
    view = session.position.view(0)
    spaces = {space["word"]: space["name"] for space in view["spaces"]}
    assert spaces[view["players"][0]["space"]] == way[2].strip()


def test_adventurers_and_places_answer_to_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, "aysala")
    assert session.position.view(0)["players"][0]["hero"] == "aysala"
    session, text = typed(monkeypatch, "nobody")
    assert session.position.words() == []
    assert "nobody" in text


def test_closed_options_say_what_they_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, width=80)
    session = table(keyboard, 1, game=GAME, seed=2)
    closed: list[dict[str, Any]] = []
    for seed in range(40):
        until(session, "option", seed)
        options = session.position.view(0)["scene"]["options"]
        closed = [option for option in options if not option["open"] and option["reason"] == "needs-tag"]
        if closed:
            break
        session.position.play(next(option["word"] for option in options if option["open"]))
    keyboard.news()
    session.draw(0)
    text = keyboard.news()
    assert f"−   {closed[0]['word']}" in text
    assert "Starry option: needs" in one_line(text)


@rule("G11.2")
def test_quests_held_in_hand_are_shown_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for seed in range(4):
        keyboard = Keyboard(monkeypatch, width=80)
        session = table(keyboard, 2, people=(0, 1), game=GAME, seed=seed, quests="closed")
        rng = random.Random(seed)
        for _ in range(250):
            position = session.position
            if position.ask is None:
                break
            hand = position.view(1)["players"][1]["hand"]
            if hand:
                seen += 1
                assert holds_secrets(position, 1)
                look = session.look(0)
                text = shown(keyboard, session, session.painter.area(look, 1))
                text += shown(keyboard, session, session.painter.cards(look, ""))
                for word in hand:
                    assert word not in text
                break
            ask = position.ask
            picks = [move for move in ask.moves if position.game.vocabulary.word(move)[0] == "n"]
            position.play(rng.choice(picks if picks and ask.prompt in ("travel", "start-quests") else list(ask.moves)))
            position.settle()
    assert seen


# --- commands ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_commands_know_this_game(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    lines = ["help", "h2", "map", "map L2", "map nowhere", "journal", "journal months", "journal people", "odds"]
    lines += ["journal achievements", "cards", "players", "score", "log", "rules G7.7", "why", "card zz", "card L2"]
    _, text = typed(monkeypatch, *lines, "card n999", "table", "why L1", language=language)
    assert "G7.7" in text
    assert "Ottergate" in text
    assert "Nusfjord" not in text
    assert "serve plate" not in text


def test_commands_in_russian_have_russian_names(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "h2", "страна", "дневник", "шансы", language="ru")
    assert "Winterhook" in text
    assert "Сейчас бросать нечего" in text


def test_cards_that_nobody_has_seen_stay_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, "h1")
    hidden = session.position.view(0)["library"][0]
    _, text = typed(monkeypatch, "h1", f"card {hidden}")
    assert session.texts.card(hidden).text not in one_line(text)
    assert "is in sight" in text


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 50)])
@pytest.mark.parametrize("prompt", ["start-place", "travel", "story"])
def test_the_picture_fits_the_window(monkeypatch: pytest.MonkeyPatch, prompt: str, width: int, height: int) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    keyboard = Keyboard(monkeypatch)
    keyboard.console = Console(file=keyboard.output, width=width, height=height, force_terminal=True)
    session = table(keyboard, 1, game=GAME)
    if prompt == "start-place":
        session = second_month(keyboard)
    until(session, prompt)
    session.draw(0)
    drawn = keyboard.output.getvalue().split("\x1b[H")[-1]
    assert len(drawn.splitlines()) < height


def test_without_shapes_letters_stand_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, width=80)
    session = until(table(keyboard, 2, game=GAME), "travel")
    session.marks = LETTERS
    text = shown(keyboard, session, drawn_map(session.look(0)))
    assert not set(text) & set("●■·")


# --- worlds -----------------------------------------------------------------------------------------


def second_month(keyboard: Keyboard) -> Session:
    """A table whose world goes on with another month."""
    session = until(table(keyboard, 1, game=GAME, seed=4), "month-over")
    played = [bool(save["played"]) for save in session.position.view(0)["saves"]].index(True)
    for word in ("go-on", f"h{played + 1}"):  # whoever has been out before chooses where to begin
        session.position.play(word)
        session.position.settle()
    return session


class Evening(Player):
    """Plays any legal move to the end of the month and then says what was planned."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int, then: str) -> None:
        super().__init__(monkeypatch, seed, 80)
        self.then: str = then
        self.ends: int = 0  # end scenes that were read

    def next_line(self, prompt: str) -> str:
        assert self.session is not None
        ask = self.session.position.ask
        if ask is not None and ask.prompt == "month-over" and self.session.position.held is None:
            self.ends += 1
            return self.then if self.ends == 1 else "pack-up"
        return super().next_line(prompt)


@rule("G14.5")
@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.soak)])
def test_an_evening_goes_on_into_the_next_month(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    player = Evening(monkeypatch, 3, "go-on")
    session = table(player, 1, seed=6, language=language, game=GAME)
    play(session)
    text = player.everything()
    view = session.position.view(0)
    assert player.ends == 2
    assert view["months_played"] == 2
    for title in {load_land("house-1").scene(scene).title.source for scene in view["seen"]}:
        assert title.upper() in text
    assert session.texts.problems == []


@rule("G15.1")
def test_a_world_is_packed_up_in_a_file_and_taken_up_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    player = Evening(monkeypatch, 3, "pack-up")
    session = table(player, 1, seed=6, game=GAME)
    session.world = path
    play(session)
    assert str(path) in player.news().replace("\n", "").replace(" ", "")
    seen = session.position.view(0)["seen"]
    game = session.position.game
    position = worlds.begin(game, path, 2, {}, seed=1)
    assert position.seats == 2
    assert position.view(0)["months_played"] == 1
    assert position.view(0)["seen"] == seen
    assert position.hold
    name, content = game.edition(position.options)
    path.write_text(path.read_text(encoding="utf-8").replace(content, "b8cc255ff6b7a840"), encoding="utf-8")
    assert worlds.begin(game, path, 2, {}, seed=1).options == position.options  # the book as it was told by its files
    path.write_text(path.read_text(encoding="utf-8").replace("b8cc255ff6b7a840", "b8cc"), encoding="utf-8")
    with pytest.raises(FileTrouble, match=f"another version of {name}"):
        worlds.begin(game, path, 2, {}, seed=1)


def test_the_command_line_takes_a_world_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    player = Evening(monkeypatch, 3, "pack-up")
    session = table(player, 1, seed=6, game=GAME)
    session.world = path
    play(session)
    keyboard = Keyboard(monkeypatch, ["h1", "journal months"], width=80)
    assert run(arguments(game=GAME, seats=1, options={}, world=path), keyboard.console) == 0
    text = keyboard.everything()
    assert "back from an earlier month" in one_line(text)
    assert "(month 1)" in text
    assert f"--world {path}".replace(" ", "") in text.replace("\n", "").replace(" ", "")


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"format": 1}', '{"format": 1, "game": "galzyr", "options": {}, "rules": 1, "seats": 9}'],
)
def test_a_bad_world_is_refused_in_a_sentence(tmp_path: Path, content: str) -> None:
    path = tmp_path / "world.json"
    path.write_text(content, encoding="utf-8")
    game = games.load(GAME)
    with pytest.raises(LangbordError) as caught:
        worlds.begin(game, path, 1, {}, seed=1)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_other_file_is_written_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt", encoding="utf-8")
    player = Evening(monkeypatch, 3, "pack-up")
    session = table(player, 1, seed=6, game=GAME)
    session.world = path
    play(session)
    assert path.read_text(encoding="utf-8") == "Dear aunt"
    assert path.name in player.news().replace("\n", "")  # the window breaks long paths


def test_games_without_worlds_say_so(tmp_path: Path) -> None:
    with pytest.raises(LangbordError, match="has no worlds"):
        worlds.begin(games.load("nusfjord"), tmp_path / "world.json", 2, {}, seed=1)
