"""Key Harvest at the keyboard: whole games, the board as text, secrets, and what the commands say."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from langbord.games.keyharvest.rules.moves import EVENT_WORDS, WORKER_WORDS
from langbord.games.keyharvest.terminal.country_board import CELL, country
from langbord.games.keyharvest.terminal.players import boards
from langbord.games.keyharvest.terminal.town import PARAGRAPHS
from langbord.terminal.game_loop import play
from langbord.terminal.session import Session
from tests.terminal.keyboard import Keyboard, Player, table, typed

pytestmark = pytest.mark.compiled

GAME = "keyharvest"


def advanced(session: Session, answers: int) -> Session:
    """The same table some answers later, at the start of a turn of the first seat."""
    rng = random.Random(answers)
    position = session.position
    while position.ask is not None:
        if len(position.words()) >= answers and position.ask.seat == 0 and position.ask.prompt == "action":
            break
        position.play(rng.choice(position.ask.moves))
        position.settle()
    return session


@pytest.mark.parametrize(
    ("seats", "people", "width", "language"),
    [
        (2, (0,), 80, "ru"),
        (3, (0,), 80, "en"),
        (4, (1,), 120, "ru"),
        pytest.param(2, (0, 1), 120, "en", marks=pytest.mark.soak),
    ],
)
def test_a_game_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, seats: int, people: tuple[int, ...], width: int, language: str
) -> None:
    player = Player(monkeypatch, seed=seats, width=width)
    session = table(player, seats, people=people, seed=11 + seats, language=language, game=GAME)
    play(session)
    end = player.news()
    assert session.position.ask is None
    assert session.texts.problems == []
    for score in session.position.scores():
        assert str(score) in end


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_picture_has_everything(monkeypatch: pytest.MonkeyPatch, width: int, language: str) -> None:
    keyboard = Keyboard(monkeypatch, width=width)
    session = advanced(table(keyboard, 3, game=GAME, language=language, start="0"), 60)
    session.draw(0)
    text = keyboard.news()
    view = session.position.view(0)
    for reference in view["crop_of"]:
        if not any(worker["at"] == reference for worker in view["players"][0]["workers"]):
            assert reference in text
    for player in view["players"]:
        for lot in player["store"]:
            assert f"{lot['field']} " in text
        for worker in player["workers"]:
            assert f"{worker['word']}/{worker['value']}" in text
    for event in view["track"]:
        assert f" {event} " in text
    assert session.texts.problems == []


def test_the_board_is_seven_rows_set_in_by_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table(Keyboard(monkeypatch), 2, game=GAME, start="0")
    lines = country(session.look(0), 0).plain.split("\n")
    assert [line[1:].index(row) for line, row in zip(lines, "ABCDEFG", strict=True)] == [
        steps * CELL // 2 for steps in (2, 1, 0, 1, 0, 1, 2)
    ]
    assert max(len(line) for line in lines) == 9 * CELL


def test_a_harvested_field_has_a_small_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, game=GAME)
    field = session.position.view(0)["players"][0]["fields"][0]
    sign = session.texts.say(f"terminal-keyharvest-letter-{field['crop']}")
    _, text = typed(monkeypatch, f"harvest {field['word']}", "table", game=GAME)
    before, after = text.split(f"harvests {field['word']}", 1)
    assert f"{field['word']} {sign}" in before
    assert f"{field['word']} {sign.lower()}" in after


def test_what_can_be_chosen_stands_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "offer", game=GAME)
    for reference in session.position.view(0)["registry"]:
        assert f"[{reference}" in text
    session, text = typed(monkeypatch, "worker A", game=GAME)
    ask = session.position.ask
    assert ask is not None
    assert ask.prompt == "place"
    words = [session.position.game.vocabulary.word(move) for move in ask.moves]
    for reference in words:
        assert f"[{reference}" in text
    assert "Registry [" not in text.split("Where does the Apprentice go?")[0].split("Which worker")[-1]


def test_boards_of_rivals_stand_side_by_side_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    for width, things in ((80, 2), (120, 1)):
        session = table(Keyboard(monkeypatch, width=width), 3, game=GAME, start="0")
        assert len(boards(session.look(0), [1, 2])) == things


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 45), (140, 50)])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_picture_fits_the_window(monkeypatch: pytest.MonkeyPatch, seats: int, width: int, height: int) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    keyboard = Keyboard(monkeypatch)
    keyboard.console = Console(file=keyboard.output, width=width, height=height, force_terminal=True)
    session = advanced(table(keyboard, seats, game=GAME, start="0"), 80)
    session.draw(0)
    drawn = keyboard.output.getvalue().split("\x1b[H")[-1]
    assert len(drawn.splitlines()) < height


def test_nobody_sees_the_secret_counters_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(monkeypatch, seed=5, width=80)
    session = table(player, 3, people=(0, 1, 2), seed=21, game=GAME)
    looked = player.type
    told: list[int] = []

    def watch(prompt: str) -> str:
        shown = player.output.getvalue()[player._read :]
        if "your secret:" in shown:
            assert session.viewer is not None
            assert session.alone
            secret = session.position.view(session.viewer)["players"][session.viewer]["secret"]
            signs = " ".join(session.texts.say(f"terminal-keyharvest-letter-{crop}") for crop in secret)
            assert f"your secret: {signs}" in shown or "Enter" in prompt
            told.append(session.viewer)
        if len(player.prompts) > 150:
            raise EOFError
        return looked(prompt)

    monkeypatch.setattr("builtins.input", watch)
    with pytest.raises(EOFError):
        play(session)
    assert set(told) == {0, 1, 2}
    assert sum("Enter" in prompt for prompt in player.prompts) > 10


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_worker_and_event_is_explained_by_its_paragraph(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    words = [*WORKER_WORDS, *EVENT_WORDS]
    session, text = typed(monkeypatch, *(f"card {word}" for word in words), game=GAME, language=language, width=80)
    for word in words:
        rule = session.texts.rule(PARAGRAPHS[word])
        assert rule.text.startswith(f"*{word} ")
        assert rule.gist
        assert f"  {PARAGRAPHS[word]} {word} " in text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_commands_know_this_game(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    lines = ["help", "cards", "cards e", "players", "score", "log", "rules", "rules K5.3", "why", "card zz", "table"]
    _, text = typed(monkeypatch, *lines, "C4?", "card A1", game=GAME, seats=4, language=language, width=80)
    assert "K5.3" in text
    assert "Nusfjord" not in text
    assert "N4" not in text
    assert "serve" not in text


def test_why_answers_for_words_of_later_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, game=GAME)
    offered = session.position.view(0)["registry"][0]
    _, text = typed(monkeypatch, "why transfer", f"why {offered}", "why L", "why A", game=GAME)
    assert "transfer: " in text
    assert f"{offered} is possible, after offer" in text
    assert "L: " in text
    assert "A is possible, after worker" in text


def test_a_letter_is_a_worker_before_it_is_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "worker", "h", "H", "C", game=GAME)
    assert text.count("\nH: ") == 2
    assert "\nC: " in text
    assert "What you can type" not in text
    _, text = typed(monkeypatch, "/h", game=GAME)
    assert "What you can type" in text
    session, _ = typed(monkeypatch, "worker", "a", game=GAME)
    assert session.position.words() == ["worker", "A"]


def test_several_words_at_once_and_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, game=GAME)
    field = session.position.view(0)["players"][0]["fields"][0]["word"]
    session, _ = typed(monkeypatch, f"harvest {field}", game=GAME)
    assert session.position.words()[:2] == ["harvest", field]
    session, text = typed(monkeypatch, f"harvest {field}", "undo all", game=GAME)
    assert session.position.words() == []
    assert "Taken back" in text


def test_a_long_question_is_asked_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, width=40)
    session = table(keyboard, 2, game=GAME, language="ru", start="0")
    session.draw(0)
    ask = session.position.ask
    assert ask is not None
    question = f"{session.texts.seat(0)}: {session.texts.prompt(ask)}"
    shown = " ".join(keyboard.output.getvalue().split())
    assert question in shown
    session.position.play("offer")
    assert session.position.ask is not None
    session.draw(0)
    assert session.texts.prompt(session.position.ask) in " ".join(keyboard.output.getvalue().split())


def test_a_drawn_field_is_named_and_its_space_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(1, 9):
        keyboard = Keyboard(monkeypatch, width=80)
        session = table(keyboard, 3, seed=seed, game=GAME)
        position = session.position
        rng = random.Random(seed)
        while position.ask is not None and position.ask.prompt not in ("receive", "keep"):
            position.play(rng.choice(position.ask.moves))
            position.settle()
        if position.ask is None:
            continue
        look = session.look(position.ask.seat)
        (word,) = look.view["moving"]
        session.show(*(section.forms[0]() for section in session.painter.close_up(look)))
        shown = keyboard.news()
        assert f"> {word} " in shown
        assert f"{word}>" in shown or any(
            worker["at"] == word for worker in look.view["players"][position.ask.seat]["workers"]
        )
        return
    pytest.fail("no field was drawn in any game")


def test_the_next_turn_is_announced_after_this_one_is_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "end", "", game=GAME)
    over = text.index("turn finished")
    assert "Bot 2 is on turn" not in text[:over]
    assert "Bot 2 is on turn" in text[over:]


def test_a_worker_is_not_taken_for_a_space(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, game=GAME, width=80)
    assert "E/3 Skilled Worker" in text
