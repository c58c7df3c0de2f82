"""Reykholt at the keyboard: whole games, the board in signs, alone and in a story, and what the commands say."""

from __future__ import annotations

import random
import re

import pytest
from rich.console import Console

from langbord.games.reykholt.edition.loader import house_editions, load_deck
from langbord.games.reykholt.terminal.short_effects import short
from langbord.games.reykholt.texts.names import RULEBOOKS
from langbord.plugin import plugin
from langbord.terminal.game_loop import play
from langbord.terminal.session import Session
from langbord.text import Texts
from tests.rules import rule
from tests.terminal.keyboard import Keyboard, Player, table, typed

pytestmark = pytest.mark.compiled

GAME = "reykholt"
TABLES = [  # seats, people, width, language, options
    (1, (0,), 80, "ru", {"variant": "on", "set": "E"}),
    (1, (0,), 80, "en", {"scenario": "3", "story": "on"}),
    (2, (0,), 120, "ru", {"set": "C"}),
    (3, (0, 2), 120, "en", {"set": "D", "story": "on"}),
    (4, (1,), 80, "ru", {"set": "B", "scenario": "1"}),
]


def advanced(session: Session, answers: int) -> Session:
    """The same table some answers later, when the first seat places a worker."""
    rng = random.Random(answers)
    position = session.position
    while position.ask is not None:
        if len(position.words()) >= answers and position.ask.seat == 0 and position.ask.prompt == "place-worker":
            break
        position.play(rng.choice(position.ask.moves))
        position.settle()
    return session


@pytest.mark.parametrize(("seats", "people", "width", "language", "options"), TABLES)
def test_a_game_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
    people: tuple[int, ...],
    width: int,
    language: str,
    options: dict[str, str],
) -> None:
    player = Player(monkeypatch, seed=seats, width=width)
    session = table(player, seats, people=people, seed=11 + seats, language=language, game=GAME, **options)
    play(session)
    end = player.news()
    assert session.position.ask is None
    assert session.texts.problems == []
    for score in session.position.scores():
        assert str(score) in end


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_picture_has_everything(monkeypatch: pytest.MonkeyPatch, seats: int, width: int, language: str) -> None:
    keyboard = Keyboard(monkeypatch, width=width)
    session = advanced(table(keyboard, seats, game=GAME, language=language, start="0"), 25 * seats)
    session.draw(0)
    text = keyboard.news()
    view = session.position.view(0)
    for space in view["spaces"]:
        assert f"{space['word']}" in text
    for word in [*view["display"], *(card["word"] for player in view["players"] for card in player["cards"])]:
        assert word in text
    for house in view["players"][0]["houses"]:
        assert house["word"] in text
    assert f"[{view['players'][0]['next']['table']}]" in text
    assert session.texts.problems == []


def test_spaces_show_who_stands_there_and_where_one_may_go(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "M2", "", people=(0, 1), game=GAME)
    assert "[M2]" in text.split("Where does your worker go?")[0]
    second = text.split("Player 2 >")[0].split("turn finished")[-1]
    assert re.search(r" M2 +●", second)
    assert "[M1]" in second


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("edition", house_editions())
def test_every_space_in_a_few_signs(monkeypatch: pytest.MonkeyPatch, edition: str, language: str) -> None:
    for seats, side in ((2, 0), (4, 1)):
        look = table(Keyboard(monkeypatch), seats, language=language, game=GAME, edition=edition).look(0)
        for space in load_deck(edition, "A").spaces[side]:
            assert 2 <= len(short(look, space)) <= 34, short(look, space)


def test_signs_say_what_a_space_does(monkeypatch: pytest.MonkeyPatch) -> None:
    look = table(Keyboard(monkeypatch), 4, game=GAME, edition="house-1").look(0)
    told = {space.word: short(look, space) for space in load_deck("house-1", "A").spaces[1]}
    assert told["P1"] == "+⌂5–6, +1t"
    assert told["P6"] == "+⌂? / −2 any → +⌂"
    assert told["F1"] == "seed 1–2"
    assert told["F3"] == "seed 2+, harvest 2"
    assert told["T5"] == "−2⌂ 2 same → table +1, +1m 1f 1c"


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 30), (100, 45), (140, 50)])
@pytest.mark.parametrize("seats", [1, 4])
def test_the_picture_fits_the_window(monkeypatch: pytest.MonkeyPatch, seats: int, width: int, height: int) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    keyboard = Keyboard(monkeypatch)
    keyboard.console = Console(file=keyboard.output, width=width, height=height, force_terminal=True)
    session = advanced(table(keyboard, seats, game=GAME, start="0"), 40 * seats)
    session.draw(0)
    drawn = keyboard.output.getvalue().split("\x1b[H")[-1]
    assert len(drawn.splitlines()) < height


def test_alone_the_aim_and_the_blocked_spaces_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, game=GAME, seats=1, variant="on")
    assert "aim: table 21, 5 tomatoes" in text
    for word in session.position.view(0)["solo"]["blocked"]:
        assert f"{word}   o" in text or f"{word}]  o" in text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_story_is_told_with_its_goals_and_its_end(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    player = Player(monkeypatch, seed=4, width=80)
    session = table(player, 2, people=(), seed=3, language=language, game=GAME, scenario="2")
    while session.position.ask is not None and session.position.ask.prompt == "offer":
        session.position.play("yes")  # the greenhouse that the chapter begins with
        session.position.settle()
    session.draw(0)
    begin = player.news()
    assert session.texts.card_says("S2", "story").split()[0] in begin
    assert session.texts.card("S2").name in begin
    assert session.texts.card(session.position.view(0)["event"]).name in begin
    for goal in session.position.view(0)["players"][0]["goals"]:
        assert f"(0/{goal['need']})" in begin
    play(session)
    end = " ".join(player.news().split())
    told = session.texts.card_says("S2", "won" if session.position.winners() else "lost")
    assert " ".join(told.split()) in end


def test_a_story_that_nobody_wins_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table(Keyboard(monkeypatch), 2, game=GAME, scenario="1")
    text = session.painter.verdict(session.look(None), [], [0, 0])
    assert text.startswith("The goals were not met.")


def test_who_wins_is_told_with_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    session = table(Keyboard(monkeypatch), 3, game=GAME)
    look = session.look(None)
    for player, reached in zip(look.view["players"], (12, 9, 12), strict=True):
        player["table"] = reached
    assert session.painter.verdict(look, [2], [12, 9, 12]) == (
        "Bot 3 wins at table 12, 3 lettuces: in front of the others there."
    )
    look.view["players"][2]["table"] = 13
    assert session.painter.verdict(look, [2], [12, 9, 13]) == "Bot 3 wins at table 13: 3 mushrooms."


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_commands_know_this_game(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    lines = ["help", "cards", "players", "score", "log", "rules", "rules R5.1", "why", "card zz", "table", "card v03"]
    _, text = typed(monkeypatch, *lines, "P1?", "card G05", "card S1", game=GAME, seats=4, language=language, width=80)
    assert "R5.1" in text
    assert "Nusfjord" not in text
    assert "N4" not in text
    assert "serve plate" not in text


def test_why_answers_for_words_of_later_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, game=GAME)
    card = session.position.view(0)["display"][0]
    _, text = typed(monkeypatch, "why T3", "why size-3", f"why {card}", "why E01", "why P6", game=GAME)
    assert "T3: " in text
    assert "size-3 is possible, after P1" in text
    assert f"{card} is possible, after T1" in text
    assert "E01: " in text
    assert "P6: " in text


def test_several_words_at_once_and_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, "P1 size-3", game=GAME)
    assert session.position.words() == ["P1", "size-3"]
    assert session.position.held == 0
    session, text = typed(monkeypatch, "P1 size-3", "undo all", game=GAME)
    assert session.position.words() == []
    assert "Taken back" in text


@rule("R7.17")
@pytest.mark.parametrize(("language", "named"), [("en", "Milkmaid"), ("ru", "Доярка")])
def test_a_card_is_found_by_its_name_and_by_that_of_a_rulebook(
    monkeypatch: pytest.MonkeyPatch, language: str, named: str
) -> None:
    """Every name that the rules list leads to its card, and no other name does."""
    texts = Texts(language, plugin(GAME).rules(), {})
    listed = {
        name.lower(): part.split()[0]
        for part in re.findall(r"[A-E]\d\d \*[^;.]+", texts.rule("R7.17").text)
        for name in re.findall(r"\*([^*]+)\*", part)
    }
    assert listed == RULEBOOKS
    _, text = typed(
        monkeypatch, *(f"card {name.title()}" for name in listed), f"card {named}", language=language, game=GAME
    )
    called = Texts(language, plugin(GAME).rules(), plugin(GAME).meta.complete(2, {}))
    for word in {*listed.values(), "C12"}:
        assert text.count(f"{word}  {called.card(word).name}") >= [*listed.values()].count(word), word
    assert called.card("C12").name == named


def test_a_name_that_nobody_knows_leads_to_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "card Farm Girls", game=GAME)
    assert "Did you mean farm girl" in text
