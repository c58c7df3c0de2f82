"""The command: every way it is meant to be used, and every way it is not, which ends with one sentence."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from langbord import COMPILED, cli, games
from langbord.cli import play
from langbord.engine.errors import EngineFault
from langbord.games.nusfjord.edition.loader import EDITIONS
from langbord.games.nusfjord.rules.game import Nusfjord
from langbord.games.nusfjord.rules.state import State

pytestmark = pytest.mark.compiled

Run = Callable[..., tuple[int, str, str]]
Record = dict[str, Any]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process: exit code, stdout, stderr."""

    def run(*words: object) -> tuple[int, str, str]:
        code = cli.main([str(word) for word in words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run the command, expect a refusal in one line, and give that line."""

    def refused(*words: object) -> str:
        code, out, err = run(*words)
        assert code == 2
        assert out == ""
        assert err.count("\n") == 1
        assert err.startswith("langbord")
        assert "Traceback" not in err
        return err

    return refused


@pytest.fixture(scope="module")
def made() -> Record:
    """The record of a game of two seats, not yet over."""
    rng = random.Random(3)
    position = games.load("nusfjord").new(2, seed=3)
    for _ in range(40):
        assert position.ask is not None
        position.play(rng.choice(position.ask.moves))
    record: Record = json.loads(json.dumps(position.record()))
    return record


@pytest.fixture
def file(tmp_path: Path, made: Record) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(made), encoding="utf-8")
    return path


# --- games, rules, version ------------------------------------------------------------------------


def test_version(run: Run) -> None:
    how = "compiled" if COMPILED else "not compiled"
    assert run("--version")[:2] == (0, f"langbord 0.1.0 ({how})\n")


def test_help_of_every_command(run: Run) -> None:
    for words in ([], ["terminal"], ["selfplay"], ["replay"], ["edition"], ["edition", "check"], ["rules"], ["games"]):
        code, out, err = run(*words, "--help")
        assert (code, err) == (0, "")
        assert out.startswith("usage: langbord")


def test_games_are_listed_with_their_options(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "nusfjord: Nusfjord, 1 to 5 seats" in out
    assert "--option deck=herring  (herring | mackerel | cod)" in out


def test_rules_whole_by_chapter_and_by_paragraph(run: Run) -> None:
    whole = run("rules", "nusfjord", "--language", "en")[1]
    chapter = run("rules", "nusfjord", "n5", "--language", "en")[1]
    paragraph = run("rules", "nusfjord", "N5.4", "--language", "en")[1]
    assert "N11.8" in whole
    assert "N5.4" in chapter
    assert "N6.1" not in [line.split("  ")[0] for line in chapter.splitlines()]
    assert "Build a Building" in paragraph
    assert set(paragraph.splitlines()) <= set(chapter.splitlines()) <= set(whole.splitlines())


def test_rules_in_russian(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    code, asked, _ = run("rules", "nusfjord", "N5.4", "--language", "ru")
    assert code == 0
    assert "N5.4" in asked
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("rules", "nusfjord", "N5.4")[1] == asked


def test_unknown_game_paragraph_command_and_language(refused: Callable[..., str]) -> None:
    assert "no game 'chess'" in refused("rules", "chess")
    assert "N5.99" in refused("rules", "nusfjord", "N5.99")
    assert "invalid choice: 'fly'" in refused("fly")
    assert "required" in refused()
    for port in ("99999999", "-1", "0", "many"):
        assert f"{port} is no port" in refused("serve", f"--port={port}")
    assert "invalid choice: 'no'" in refused("rules", "nusfjord", "--language", "no")


# --- selfplay -------------------------------------------------------------------------------------


def test_selfplay_prints_a_summary(run: Run, tmp_path: Path) -> None:
    out_file = tmp_path / "games.jsonl"
    words = ("selfplay", "nusfjord", "--seats", 3, "--games", 4, "--seed", 2, "--processes", 1, "--bots")
    code, out, err = run(*words, "calm,random,random", "--deck", "cod", "--out", out_file)
    assert (code, err) == (0, "")
    for word in ("games", "decisions", "per game", "ended", "violations", "wall time", "decisions/s", "wins", "calm"):
        assert word in out
    assert out_file.read_text(encoding="utf-8").count("\n") == 4
    assert run("replay", out_file, "--line", 4)[0] == 0


def test_selfplay_tells_violations_and_calls_them_a_bug(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nusfjord, "faults", lambda self, state: ["a fish is lost"])
    code, out, err = run("selfplay", "--games", 1, "--check")
    assert code == 70
    assert "game 0: a fish is lost" in out
    assert "again: langbord selfplay nusfjord --seats 2 --seed 1 --first 0 --games 1" in out
    assert err == "langbord: 1 violations: this is a bug, please report it with the words above\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "9"], "1 to 5 seats; 9 is not possible"),
        (["--seats", "two"], "invalid int value: 'two'"),
        (["--games", "0"], "0 games"),
        (["--first", "-1"], "no game -1"),
        (["--processes", "0"], "0 processes"),
        (["--seed", "1.5"], "invalid int value: '1.5'"),
        (["--deck", "salmon"], "option 'deck' of Nusfjord must be one of: herring, mackerel, cod; 'salmon' is not"),
        (["--option", "wind=gale"], "no option 'wind'"),
        (["--option", "deck"], "--option deck: write it as NAME=VALUE"),
        (["--option", "deck=cod", "--deck", "herring"], "given twice"),
        (["--option", "start=4"], "no seat 4"),
        (["--edition", "nowhere"], "there is no edition 'nowhere'"),
        (["--bots", "wild"], "no bot 'wild'"),
        (["--bots", "calm,calm,calm"], "3 bots are named for 2 seats"),
        (["--hold"], "needs --check"),
        (["--out", "nowhere/games.jsonl"], "nowhere/games.jsonl: No such file or directory"),
        (["--fast"], "unrecognized arguments: --fast"),
    ],
)
def test_selfplay_refuses(refused: Callable[..., str], words: list[str], sentence: str) -> None:
    assert sentence in refused("selfplay", "nusfjord", *words)


# --- replay ---------------------------------------------------------------------------------------


def test_replay_tells_where_a_record_stands(run: Run, file: Path, made: Record) -> None:
    code, out, err = run("replay", file, "--language", "en")
    position = games.replay(made)
    assert position.ask is not None
    assert (code, err) == (0, "")
    assert "after 40 of 40 words" in out
    assert f"round {position.state.round} of 7" in out
    assert position.ask.prompt in out
    for move in position.ask.moves:
        assert position.game.vocabulary.word(move) in out


def test_replay_at_a_word_as_json(run: Run, file: Path, made: Record) -> None:
    code, out, _ = run("replay", file, "--at", 7, "--json")
    told = json.loads(out)
    position = games.replay(made, 7)
    assert position.ask is not None
    assert code == 0
    assert (told["words"], told["of"]) == (7, 40)
    assert told["view"] == position.view(None)
    assert told["ask"]["seat"] == position.ask.seat
    assert told["scores"] == position.scores()


def test_replay_of_a_finished_game_names_the_winner(run: Run, tmp_path: Path) -> None:
    run("selfplay", "--games", 1, "--out", tmp_path / "one.json")
    code, out, _ = run("replay", tmp_path / "one.json", "--language", "en")
    assert code == 0
    assert "over; won by Player " in out


def edited(**changes: Any) -> Callable[[Record], Record]:
    return lambda record: {**record, **changes}


def with_word(index: int, word: str) -> Callable[[Record], Record]:
    return lambda record: {**record, "words": [*record["words"][:index], word, *record["words"][index + 1 :]]}


def without(name: str) -> Callable[[Record], Record]:
    return lambda record: {key: value for key, value in record.items() if key != name}


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (with_word(5, "no"), "word 6 ('no'"),
        (with_word(5, "castle"), "'castle' is not a word of this game"),
        (with_word(0, "pass"), "is not the recorded one"),
        (lambda record: {**record, "words": record["words"][:-1]}, "39 words, but tells of 40 questions"),
        (lambda record: {**record, "turns": ["0" * 16, *record["turns"][1:]]}, "start of turn 1 is not the recorded"),
        (edited(end="0" * 16), "after the last word (40) is not the recorded one"),
        (edited(seats=3), "start of turn 1 is not the recorded one"),
        (edited(seats=9), "9 is not possible"),
        (edited(options={"deck": "salmon"}), "'salmon' is not"),
        (edited(options={"wind": "gale"}), "no option 'wind'"),
        (edited(options={"start": "1"}), "is not the recorded one"),
        (edited(edition={"name": "house-1", "hash": "0" * 16}), "another edition"),
        (edited(rules=99), "rules 99"),
        (edited(format=3), "format 3 is not known"),
        (edited(game="chess"), "no game 'chess'"),
        (edited(origin={"seed": 4}), "is not the recorded one"),
        (edited(origin={"state": {}}), "'chance' is missing"),
        (edited(origin={}), "expected a seed"),
        (without("words"), "'words' is missing"),
        (without("game"), "it names no game"),
        (lambda record: {"words": []}, "it names no game"),
    ],
)
def test_replay_refuses_an_edited_record(
    refused: Callable[..., str], file: Path, made: Record, edit: Callable[[Record], Record], sentence: str
) -> None:
    file.write_text(json.dumps(edit(made)), encoding="utf-8")
    told = refused("replay", file)
    assert str(file) in told
    assert sentence in told


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", ":1:1: this is not JSON"),
        (b"hello", ":1:1: this is not JSON"),
        (b'{"format": 1,\n "words": ["gold", ', ":2:20: this is not JSON, or was cut off"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[" * 100_000, "not a record"),
        (b"[1, 2]", "it names no game"),
        (b"null", "it names no game"),
        (b"{}\n{}\n", "each of its 2 lines is a record: choose one with --line"),
    ],
)
def test_replay_refuses_what_is_no_record(
    refused: Callable[..., str], file: Path, content: bytes, sentence: str
) -> None:
    file.write_bytes(content)
    assert f"{file}" in (told := refused("replay", file))
    assert sentence in told


def test_replay_refuses_a_record_cut_anywhere(refused: Callable[..., str], file: Path, made: Record) -> None:
    text = json.dumps(made)
    for length in range(0, len(text), 97):
        file.write_text(text[:length], encoding="utf-8")
        assert str(file) in refused("replay", file)


def test_replay_refuses_files_and_places_that_are_not_there(refused: Callable[..., str], file: Path) -> None:
    assert f"{file}x: No such file" in refused("replay", f"{file}x")
    assert "Is a directory" in refused("replay", file.parent)
    assert "there is no position after word 41" in refused("replay", file, "--at", 41)
    assert "there is no position after word -1" in refused("replay", file, "--at", -1)
    assert "invalid int value: 'x'" in refused("replay", file, "--at", "x")
    assert "there is no line 2; the file has 1" in refused("replay", file, "--line", 2)


@pytest.mark.plain
def test_a_crash_of_the_rules_asks_for_a_report_with_the_words(
    run: Run, file: Path, made: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Nusfjord.turn

    def turn(self: Nusfjord, state: State) -> Any:
        if state.round == 2:
            raise ZeroDivisionError("the tide is out")
        return honest(self, state)

    monkeypatch.setattr(Nusfjord, "turn", turn)
    code, _, err = run("replay", file)
    assert code == 70
    assert err.count("\n") == 1
    assert "please report it" in err
    assert "the tide is out" in err
    words = err.strip().rpartition("after: ")[2].split()
    assert words == made["words"][: len(words)]
    assert 6 <= len(words) < 40  # the first round and no more


# --- edition check --------------------------------------------------------------------------------


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    return Path(shutil.copytree(EDITIONS / "house-1", tmp_path / "my-cards"))


def misspell(file: Path, right: str, wrong: str) -> tuple[int, int]:
    """Put a mistake into a file; its line and column."""
    text = file.read_text(encoding="utf-8")
    place = text.index(right)
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    return text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)


def test_a_sound_edition(run: Run, edition: Path) -> None:
    code, out, err = run("edition", "check", edition)
    assert (code, err) == (0, "")
    assert out.startswith(f"{edition}: no mistakes in board.toml, cod.toml (44 × building)")
    code, out, _ = run("edition", "check", edition / "elders.toml")
    assert (code, out) == (0, f"{edition}/elders.toml: no mistakes in elders.toml (18 × elder)\n")


@pytest.mark.parametrize("game", ["nusfjord", "reykholt", "keyharvest"])
def test_an_edition_is_found_by_a_relative_path_too(
    run: Run, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(EDITIONS.parents[1] / game / "editions/house-1", tmp_path / "mine")
    monkeypatch.chdir(tmp_path)
    code, out, err = run("edition", "check", "mine")
    assert (code, err) == (0, "")
    assert out.startswith("mine: no mistakes in board.toml")


def test_a_book_is_told_from_an_edition(run: Run) -> None:
    code, _, err = run("edition", "check", EDITIONS.parents[1] / "galzyr/data/house-1")
    assert code == 2
    assert "this is a book" in err
    assert "langbord book lint" in err


def test_a_misspelt_effect_is_told_with_file_line_and_column(run: Run, edition: Path) -> None:
    file = edition / "elders.toml"
    line, column = misspell(file, "gain 1 wood; action build", "gian 1 wood; action build")
    for path in (edition, file):
        code, out, err = run("edition", "check", path)
        assert (code, out) == (2, "")
        assert err.startswith(f"{file}:{line}:{column}: E01: ")
        assert err.count("\n") == 1


def test_every_mistake_is_told_once(run: Run, edition: Path) -> None:
    misspell(edition / "elders.toml", "action build", "action bild")
    misspell(edition / "cod.toml", "when you pass", "when you sleep")
    misspell(edition / "cod.toml", "points = ", "points = 9")
    misspell(edition / "herring.toml", "[[building]]", "[building")
    misspell(edition / "board.toml", "workers = 3", 'workers = "three"')
    code, _, err = run("edition", "check", edition)
    lines = err.splitlines()
    assert code == 2
    assert {Path(line.split(":")[0]).name for line in lines} == {
        "board.toml",
        "cod.toml",
        "elders.toml",
        "herring.toml",
    }
    assert len(set(lines)) == len(lines)
    for line in lines:
        _, row, column, _ = line.split(":", 3)
        assert int(row) >= 1
        assert int(column) >= 1


def test_a_deck_that_the_board_does_not_name_is_checked_as_a_file(run: Run, edition: Path) -> None:
    new = edition / "salmon.toml"
    shutil.copy(edition / "cod.toml", new)
    line, column = misspell(new, "you pass", "you sleep")
    code, _, err = run("edition", "check", new)
    assert code == 2
    assert err.startswith(f"{new}:{line}:{column}: ")
    assert run("edition", "check", edition)[0] == 0


def test_what_is_no_edition(refused: Callable[..., str], run: Run, edition: Path, tmp_path: Path) -> None:
    assert "nowhere: there is no such folder or file" in refused("edition", "check", tmp_path / "nowhere")
    assert "there is no board.toml in it" in refused("edition", "check", tmp_path)
    (tmp_path / "cards.txt").write_text("", encoding="utf-8")
    assert "cards.txt: an edition is a folder of .toml files" in refused("edition", "check", tmp_path / "cards.txt")
    misspell(edition / "board.toml", 'game = "nusfjord"', 'game = "chess"')
    assert "[edition] must name its game, one of: nusfjord, " in refused("edition", "check", edition)
    (edition / "board.toml").write_text("a = \n", encoding="utf-8")
    assert f"{edition}/board.toml:1:5: " in refused("edition", "check", edition)


def test_playing_with_a_wrong_edition_names_the_first_mistake(refused: Callable[..., str], edition: Path) -> None:
    misspell(edition / "elders.toml", "action build", "action bild")
    misspell(edition / "elders.toml", "action ship", "action chip")
    told = refused("selfplay", "--games", 1, "--edition", edition)
    assert f"{edition}/elders.toml:" in told
    assert "(and 1 more)" in told


# --- terminal, signals, pipes ---------------------------------------------------------------------


def test_the_terminal_is_given_what_was_typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from langbord.terminal import app as terminal

    seen: list[Any] = []
    monkeypatch.setattr(terminal, "run", seen.append)
    assert run("terminal", "nusfjord")[0] == 0
    assert (
        run("terminal", "--seats", 3, "--bots", "calm,random", "--deck", "cod", "--seed", 5, "--language", "ru")[0] == 0
    )
    first, second = seen
    assert (first.game, first.seats, first.bots, first.seed) == ("nusfjord", 2, ["calm"], None)
    assert (first.options, first.load, first.hot_seat) == ({}, None, False)
    assert (second.seats, second.bots, second.options) == (3, ["calm", "random"], {"deck": "cod"})
    assert (second.seed, second.language) == (5, "ru")


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (KeyboardInterrupt(), 130, "langbord: stopped\n"),
        (EngineFault("'build' failed"), 70, "langbord: this is a bug, please report it: 'build' failed; words: gold\n"),
        (ValueError("a\nb"), 70, "langbord: this is a bug, please report it: ValueError('a\\nb'); words: gold\n"),
    ],
)
def test_whatever_happens_ends_in_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, sentence: str
) -> None:
    error.add_note("words: gold")

    def fail(args: object) -> int:
        raise error

    monkeypatch.setattr(play, "_games", fail)
    assert run("games") == (code, "", sentence)


def start(*words: object, **streams: Any) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "langbord.cli", *map(str, words)]
    return subprocess.Popen(command, text=True, stderr=subprocess.PIPE, preexec_fn=_hear_ctrl_c, **streams)


def _hear_ctrl_c() -> None:
    """Tests that run in the background of a shell inherit that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_closed_pipe_is_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with start("games", stdout=writing) as process:
        os.close(writing)
        _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (2, "langbord: the output was closed before its end\n")


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_stops_all_processes_with_one_word(processes: int, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("selfplay", "--games", 100_000, "--processes", processes, "--out", out)
    with start(*words, stdout=subprocess.DEVNULL, start_new_session=True) as process:
        while process.poll() is None and not (out.exists() and out.stat().st_size):  # until they play
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: every process of the group gets it
        _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (130, "langbord: stopped\n")


def test_whoever_works_for_a_process_that_was_killed_ends_too(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("selfplay", "--games", 100_000, "--processes", 2, "--out", out)
    with start(*words, stdout=subprocess.DEVNULL, start_new_session=True) as process:
        while process.poll() is None and not (out.exists() and out.stat().st_size):  # until they play
            time.sleep(0.02)
        process.kill()
    for _ in range(1000):
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    pytest.fail("a process of the group still works after 20 s")
