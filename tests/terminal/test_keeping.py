"""Nothing is lost: saving, loading, autosave, leaving."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from langbord.engine.errors import LangbordError
from langbord.terminal import app, saves
from langbord.terminal.game_loop import play
from tests.terminal.keyboard import Keyboard, arguments, table, typed


def run(monkeypatch: pytest.MonkeyPatch, *lines: str, **given: object) -> str:
    """Type lines at `langbord terminal`: all that was shown."""
    keyboard = Keyboard(monkeypatch, lines)
    assert app.run(arguments(**given), keyboard.console) == 0
    keyboard.news()
    return keyboard.everything()


def test_save_and_load_in_the_middle_of_a_decision(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, text = typed(monkeypatch, "deforest", f"save {file}", "D3", "", f"load {file}")
    assert f"Saved in {file}" in text.replace("\n", "")
    assert session.position.words() == ["deforest"]
    assert session.position.ask is not None
    assert session.position.ask.prompt == "deforest"
    assert session.seating.bots == ("", "calm")
    session, _ = typed(monkeypatch, f"load {file}", "undo", "gold")
    assert session.position.words() == ["gold"]


def test_a_held_turn_is_held_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, _ = typed(monkeypatch, "gold", f"save {file}", "", f"load {file}")
    assert session.position.held == 0
    session, _ = typed(monkeypatch, f"load {file}", "undo")
    assert session.position.words() == []


def test_loading_a_bad_file_loses_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"game": "nusfjord", "format": 99}', encoding="utf-8")
    text_file = tmp_path / "notes.txt"
    text_file.write_text("not a record", encoding="utf-8")
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000, encoding="utf-8")
    lines = [f"load {path}" for path in (bad, text_file, deep, tmp_path, tmp_path / "missing.json")]
    session, text = typed(monkeypatch, "deforest", *lines, "load", "save", f"save {text_file}", f"save {tmp_path}")
    flat = " ".join(text.split())
    assert "cannot be played on" in flat
    assert flat.count("is not a saved game") == 3
    assert "There is no file" in flat
    assert "is a folder" in flat
    assert "Load what?" in flat
    assert text_file.read_text(encoding="utf-8") == "not a record"
    assert session.position.words() == ["deforest"]


def test_the_autosave_goes_on_where_the_player_left(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    text = run(monkeypatch, "deforest")
    (kept,) = data_folder.glob("*.json")
    assert kept.name in text.replace("\n", "")
    assert "--load" in text
    run(monkeypatch, "D3", load=kept)
    assert json.loads(kept.read_text(encoding="utf-8"))["words"] == ["deforest", "D3"]
    assert len(list(data_folder.glob("*.json"))) == 1


def test_quit_offers_to_save(monkeypatch: pytest.MonkeyPatch, data_folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    text = run(monkeypatch, "gold", "quit", str(tmp_path), str(file))
    assert "is a folder" in text
    assert "Goodbye." in text
    assert json.loads(file.read_text(encoding="utf-8"))["words"] == ["gold"]
    assert "Goodbye." in run(monkeypatch, "q", "")


def test_ctrl_c_leaves_politely(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    class Interrupted(Keyboard):
        def next_line(self, prompt: str) -> str:
            raise KeyboardInterrupt

    keyboard = Interrupted(monkeypatch)
    assert app.run(arguments(), keyboard.console) == 0
    (kept,) = data_folder.glob("*.json")
    assert kept.name in keyboard.everything().replace("\n", "")


def test_the_first_game_is_introduced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Your first game" in run(monkeypatch)
    assert "Your first game" not in run(monkeypatch)


def test_a_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file, not a folder", encoding="utf-8")
    monkeypatch.setenv("LANGBORD_DATA", str(wall))
    text = " ".join(run(monkeypatch, "gold", "").split())
    assert text.count("could not be written") == 1
    assert "The game could not be kept" in text


def test_seats_of_people_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Bot 3" in run(monkeypatch, seats=3, bots=["calm", "random"])
    assert "Bot" not in run(monkeypatch, seats=3, hot_seat=True)
    with pytest.raises(LangbordError, match="no bot"):
        app.run(arguments(bots=["wild"]))
    with pytest.raises(LangbordError, match="There is no file"):
        app.run(arguments(load=Path("missing.json")))


def test_a_record_of_other_origin_has_no_seating(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session, _ = typed(monkeypatch, "deforest")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(session.position.record()), encoding="utf-8")
    position, seating = saves.read(file)
    assert seating is None
    assert position.words() == ["deforest"]
    odd_ones: list[object] = [["", "nobody-knows-it"], [""], "calm", [0, 1], [[], []]]
    for odd in odd_ones:
        file.write_text(json.dumps(session.position.record() | {"table": {"bots": odd}}), encoding="utf-8")
        assert saves.read(file)[1] is None
    assert "Bot 2" in run(monkeypatch, load=file)


def test_news_of_a_loaded_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed(monkeypatch, "gold", "", f"save {file}")
    keyboard = Keyboard(monkeypatch)
    session = table(keyboard, 2)
    position, seating = saves.read(file)
    assert seating is not None
    session.sit_down(position, seating)
    with pytest.raises(EOFError):
        play(session)
    assert "Bot 2 places a worker" in keyboard.everything()


@pytest.mark.parametrize(
    ("language", "content", "said"),
    [
        ("en", "{", "is not a saved game, or it was cut off."),
        ("ru", "{", "не сохранённая партия, или файл обрезан."),
        ("ru", '{"game": "nusfjord", "format": 99}', "нельзя продолжить ("),
    ],
)
def test_a_spoilt_file_is_refused_in_the_language_of_the_table(
    tmp_path: Path, language: str, content: str, said: str
) -> None:
    path = tmp_path / "cut.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(LangbordError) as caught:
        app.run(arguments(load=path, language=language))
    assert said in str(caught.value)
    assert str(path) in str(caught.value)


def test_a_folder_is_no_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _, text = typed(monkeypatch, f"load {tmp_path}", language="ru", width=200)
    assert "это папка; назовите файл в ней" in text


def test_the_way_back_can_be_copied(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    text = run(monkeypatch, "gold", "")
    (kept,) = data_folder.glob("*.json")
    assert f"  langbord terminal --load {kept.name}\n" in text
    for named in (kept.name, "last"):
        again = run(monkeypatch, load=Path(named))
        assert "worker 2 of 3" in again


def test_there_is_no_last_game_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LangbordError, match="no last one"):
        app.run(arguments(load=Path("last")))


def test_the_game_before_is_named_below_the_picture(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, text = typed(monkeypatch, "gold", f"save {file}", "", f"load {file}")
    assert "The game before is kept in" in " ".join(text.split())
