"""Every command, with what it says to good and to bad words."""

from __future__ import annotations

import contextlib

import pytest

from langbord.terminal.game_loop import play
from langbord.terminal.parse_input import nearest
from tests.terminal.keyboard import Keyboard, table, typed


def after(text: str, mark: str) -> str:
    """The text that follows a mark."""
    assert mark in text
    return text.split(mark, 1)[1]


# --- the picture ----------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_picture_has_everything(monkeypatch: pytest.MonkeyPatch, seats: int, width: int) -> None:
    session, text = typed(monkeypatch, seats=seats, width=width)
    view = session.position.view(0)
    for space in view["spaces"]:
        assert f" {space['word']} " in text
    for word in [*view["open"]["A"], *view["open"]["B"], *(stack["shown"][-1] for stack in view["elders"])]:
        assert f" {word} " in text
    for place in ("S1", "D1", "D2", "D3", "D4", "D5"):
        assert place in text
    for seat in range(1, seats):
        assert f"Bot {seat + 1}" in text
    assert "worker 1 of 3" in text
    assert "♣♣ forest" in text
    assert "   pass " in text


def test_whose_turn_it_is_stands_with_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "gold", "", people=(0, 1))
    assert text.count("▶ ● Player 1: Where does your worker go?") == 1
    assert text.count("▶ ■ Player 2: Where does your worker go?") == 1


def test_news_are_told_with_the_next_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "gold", "")
    news = after(after(text, "Since your last turn"), "Since your last turn")
    assert "Bot 2 places a worker" in news
    assert "Player 1 takes 1 gold" not in news


# --- answers --------------------------------------------------------------------------------------


def test_a_number_or_a_word_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, "GOLD")
    assert session.position.words() == ["gold"]
    session, _ = typed(monkeypatch, "1")
    assert session.position.words() == ["gold"]


def test_several_words_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "deforest D3")
    assert session.position.words() == ["deforest", "D3"]
    assert session.position.held == 0
    assert "turn finished" in text


def test_a_wrong_word_stops_a_sequence_and_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "deforest D1 D3")
    assert session.position.words() == ["deforest"]
    assert "D1: " in text
    assert "(N5.8)" in text


def test_words_left_over_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "gold gold stop")
    assert session.position.words() == ["gold"]
    assert "not used: gold" in text


def test_a_forced_move_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["transfer", "", "serve"]
    session, text = typed(monkeypatch, *lines, people=(0, 1), seats=2)
    assert session.position.words()[:1] == ["transfer"]
    session, text = typed(monkeypatch, "serve", seats=1)
    assert session.position.words()[:2] == ["serve", "plate"]
    assert "as nothing else is possible: plate" in text


def test_a_forced_move_typed_is_not_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "serve plate stop", seats=1)
    assert session.position.words()[:2] == ["serve", "plate"]
    assert "as nothing else is possible" not in text.split("Serve Fish")[0]


def test_another_word_than_the_forced_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "serve D1", seats=1)
    assert "D1: " in text
    assert session.position.words()[0] == "serve"


def test_bad_input_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "defrost", "99", "0", "", "xyzzy", "   ", "E20?", "-1", "²", "9" * 5000, "ships")
    assert session.position.words() == []
    assert "Did you mean deforest" in text
    assert "There is no number 99" in text
    assert "“xyzzy” is not known here" in text
    assert "Type a number from 1 to" in text
    assert "There is no card “E20”" in text


def test_the_nearest_words() -> None:
    assert nearest("trasfer", ["transfer", "thin"]) == ["transfer"]
    assert nearest("un", ["undo", "build"]) == ["undo"]
    assert nearest("qqqq", ["undo", "build"]) == []


# --- taking back ----------------------------------------------------------------------------------


def test_undo_takes_back_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "deforest D3", "undo")
    assert session.position.words() == ["deforest"]
    assert "Taken back" in text


def test_undo_all(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, "deforest D3", "undo all")
    assert session.position.words() == []


def test_undo_goes_back_over_forced_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, "serve", "undo", "gold", seats=1)
    assert session.position.words() == ["gold"]


def test_undo_stops_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "undo", "gold", "", "undo", "undo everything")
    assert "Nothing more can be taken back: the game began" in text
    assert "Nothing more can be taken back: the move was confirmed" in text
    assert "undo takes back one answer" in text


def test_a_finished_turn_waits_for_confirmation(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "gold", "transfer")
    assert session.position.held == 0
    assert "press Enter to confirm" in text


def test_confirm_off(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "confirm", "confirm off", "gold", "confirm", "confirm on", "transfer")
    assert "waits for Enter; confirm off" in text
    assert "counts at once; confirm on" in text
    assert session.position.held == 0
    assert session.position.words()[0] == "gold"
    session, _ = typed(monkeypatch, "gold", "confirm off")
    assert session.position.held is None


def test_a_move_that_reveals_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["pass"] * 6  # the last pass of round 3 turns up four C buildings
    _, text = typed(monkeypatch, *lines, "pass", "pass", seats=1)
    assert "! no undo" in text
    assert "round 4 of 7" not in text.split("! cannot be taken back")[0]
    session, text = typed(monkeypatch, *["pass"] * 9, "undo", seats=1)
    assert "Nothing more can be taken back: " in text
    assert len(session.position.words()) == 9


# --- why ------------------------------------------------------------------------------------------


def test_why(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["why build", "why gold", "why 1", "why A99", "why", "why D3", "why E07", "why E01", "why sloop", "why A01"]
    session, text = typed(monkeypatch, *lines, seats=3, seed=5, edition="house-1")
    assert "build: There is no building that you can pay for" in text
    assert "(N5.4)" in text
    assert text.count("gold is possible: +1 Gold") == 2
    assert "“A99” is not known here" in text
    assert "Why what?" in text
    assert "D3 is possible, after deforest" in text
    assert "E07 is possible, after elder" in text
    assert "E01: " in text
    assert "sloop needs ship first" in text
    assert "A01 needs build first" in text
    assert session.position.words() == []


def test_why_a_card_is_too_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch)
    cards = session.position.view(0)["open"]
    lines = ["deforest D3", "", *(f"why {word}" for word in (*cards["A"], *cards["B"]))]
    _, text = typed(monkeypatch, *lines)
    assert "is possible, after build" in text
    assert "(N5.4)" in text


def test_why_while_a_turn_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "gold", "why build")
    assert "press Enter to confirm" in text


# --- reading --------------------------------------------------------------------------------------


def test_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "rules", "rules N4.2", "rules n5", "rules Schooner", "rules N99", width=80)
    assert "N10.1–N10.3" in text
    assert "A worker goes to an action space that still has room" in text
    assert "N5.15" in text
    assert "\nN2.8" not in text
    assert "no word “N99”" in text
    assert "**" not in text


def test_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ("card A03", "a03?", "card E05", "cards", "cards b", "cards e", "card", "card Z1")
    _, text = typed(monkeypatch, *lines, width=80, edition="house-1")
    assert text.count("Gutting Bench") >= 2
    assert "costs 2 wood" in text
    assert "Salts by ear." in text
    assert "There is no card “Z1”" in text


def test_score_log_players_table(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(
        monkeypatch, "score", "log", "log 1", "log none", "log " + "9" * 5000, "players", "table", width=80, seats=3
    )
    assert "Unissued shares" in text
    assert text.count("Round 1 begins") == 4  # in the picture twice; in the log, which a huge number shows whole, twice
    assert "log shows the last lines" in text
    assert text.count("▶ ● Player 1: Where does your worker go?") == 2


def test_commands_while_a_turn_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "gold", "table", "score", "players", "log", "language ru", "")
    assert "Где" in text or "Куда" in text
    assert session.position.words()[0] == "gold"


def test_help_lists_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("en", "ru"):
        _, text = typed(monkeypatch, "help", "/help", "?", language=language, width=80)
        for command in ("undo", "why", "rules", "card", "score", "log", "table", "save", "load", "language", "quit"):
            assert text.count(f"  {command}") >= 3


def test_language_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "language ru", "помощь", "language de", "language")
    assert "Куда пойдёт ваш рабочий?" in text
    assert "Что можно ввести" in text
    assert "language принимает" in text
    assert session.texts.seat(1) == "Бот 2"


# --- the other keyboard layout, look-alikes, meanings ------------------------------------------------


@pytest.mark.parametrize("line", ["вуащкуые В3", "вуащкуые В3".upper(), "deforest В3"])
def test_the_russian_layout_is_understood(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    session, _ = typed(monkeypatch, line, language="ru")
    assert session.position.words() == ["deforest", "D3"]


def test_a_command_in_the_russian_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "куздн", "ызщку", "ысщку", "рудз", language="ru")
    assert "Счёт, если бы игра закончилась сейчас" in text
    assert "Что можно ввести" in text


def test_russian_letters_that_look_like_latin_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "card А02", "А02?", "why А02", language="ru")
    assert text.count(f"A02  {session.texts.card('A02').name}") == 2
    assert "A02: " in text


def test_the_meaning_of_a_move_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = typed(monkeypatch, "вырубить лес D3", "вырубить лес", language="ru")
    assert session.position.words() == ["deforest"]
    _, text = typed(monkeypatch, "золото", "постройка", language="ru")
    assert "Здесь нет слова «золото». Может быть, gold (+1 золото)" in text
    assert "Может быть, build (" in text.split("Здесь нет слова «постройка».")[1]


# --- what must not be lost when the screen is cleared --------------------------------------------------


def test_an_error_is_told_after_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "deforest tarelka")
    assert text.index("Player 1 places a worker") < text.index("“tarelka” is not known here")


def test_words_left_over_are_told_below_the_next_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, ["confirm off", "gold gold banana"])
    session = table(keyboard, 1, start="0")
    with contextlib.suppress(EOFError):
        play(session)
    assert "not used: gold banana" in keyboard.shown[-1].split("worker 2 of 3")[1]


def test_the_example_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    for seats in (1, 2, 3, 4):
        for game in ("nusfjord", "keyharvest", "reykholt"):
            if seats == 1 and game == "keyharvest":
                continue
            session, text = typed(monkeypatch, seats=seats, game=game)
            words = session.example()
            assert " ".join(words) in text
            for word in words:
                session.position.play(word)


def test_the_log_marks_where_the_last_turn_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "gold", "", "log")
    told = after(text, "your last turn ended here")
    assert "Bot 2 places a worker" in told
    assert "Player 1 takes 1 gold" not in told
