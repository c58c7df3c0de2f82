"""Editions and books made to hurt; whoever is given one by a friend opens it with `langbord edition check` or plays it.

Honest mistakes have their sentences in tests/lab and tests/games/*/test_edition.py, test_reader.py and test_grammar.py.
"""

from __future__ import annotations

import importlib
import shutil
from pathlib import Path

import pytest

from langbord import games
from langbord.cli import main
from langbord.engine.errors import EditionError
from langbord.games.galzyr.book import reader

GAMES = Path(games.__file__).parent
BOOK = Path(__file__).parent.parent / "games/galzyr/tiny_book"
DIGITS = "9" * 5_000  # more than Python would read
BOMBS = {
    "deep list": "x = " + "[" * 20_000,
    "deep list, closed": "x = " + "[" * 5_000 + "]" * 5_000,
    "deep table": "x = " + "{a = " * 5_000,
    "dotted key": "a." * 20_000 + "b = 1",
    "digits": "x = " + "9" * 100_000,
    "hexadecimal digits": "x = 0x" + "f" * 100_000,
    "day without calendar": "x = 9999-99-99",
    "zero": "x = '\x00'",
    "larger than any": "# " + "x" * 2_100_000,
}


def copy_of(game: str, folder: Path) -> Path:
    return Path(shutil.copytree(GAMES / game / "editions/house-1", folder / "mine"))


@pytest.mark.parametrize("bomb", BOMBS)
@pytest.mark.parametrize("game", ["nusfjord", "reykholt", "keyharvest"])
def test_a_bomb_is_a_mistake_with_a_sentence(
    game: str, bomb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copy_of(game, tmp_path)
    board = folder / "board.toml"
    board.write_text(BOMBS[bomb] + "\n" + board.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(EditionError) as refused:
        games.load(game).new(2, seed=1, options={"edition": str(folder)})
    assert len(str(refused.value).splitlines()) < 50
    assert main(["edition", "check", str(folder)]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_in_a_book_is_a_mistake_too(bomb: str, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(BOOK, tmp_path / "mine"))
    for name in ("world.toml", "numbers.toml"):
        (folder / name).write_text(BOMBS[bomb], encoding="utf-8")
        assert reader.check(folder)
        shutil.copy(BOOK / "world.toml", folder)


@pytest.mark.parametrize("price", ["100", "999999", "-1", "true"])
def test_a_price_beyond_all_lists_is_a_mistake(price: str, tmp_path: Path) -> None:
    folder = copy_of("nusfjord", tmp_path)
    board = folder / "board.toml"
    board.write_text(board.read_text(encoding="utf-8").replace("plates = [1,", f"plates = [{price},"), encoding="utf-8")
    (told,) = importlib.import_module("langbord.games.nusfjord.edition.loader").check(folder)
    assert told.endswith("banquet.plates must be a list of 7 numbers from 0 to 99")


def test_a_boat_longer_than_the_track_is_a_mistake(tmp_path: Path) -> None:
    folder = copy_of("nusfjord", tmp_path)
    board = folder / "board.toml"
    board.write_text(board.read_text(encoding="utf-8").replace("boat = 1 ", "boat = 17 "), encoding="utf-8")
    (told,) = importlib.import_module("langbord.games.nusfjord.edition.loader").check(folder)
    assert told.endswith("track.boat: longer than the track")


@pytest.mark.parametrize("deck", ["../../../../etc/passwd", "/etc/passwd", "", "a/b", "a\x00b", "x" * 300])
def test_a_deck_is_a_file_of_the_folder_and_of_no_other(deck: str, tmp_path: Path) -> None:
    folder = copy_of("nusfjord", tmp_path)
    (tmp_path / "cod.toml").write_text("secret = 1", encoding="utf-8")
    board = folder / "board.toml"
    text = board.read_text(encoding="utf-8")
    escaped = deck.replace("\x00", "\\u0000")
    for name in (escaped, "../cod"):
        board.write_text(text.replace('"cod"', f'"{name}"'), encoding="utf-8")
        (told,) = importlib.import_module("langbord.games.nusfjord.edition.loader").check(folder)
        assert told.endswith("names no decks")


@pytest.mark.parametrize("letter", ["\\u001b[2J", "\\u0007", "\\u202E", "\\u009b"])
def test_a_name_that_is_no_name_is_refused(letter: str, tmp_path: Path) -> None:
    folder = copy_of("nusfjord", tmp_path)
    cod = folder / "cod.toml"
    text = cod.read_text(encoding="utf-8")
    at = text.index("cost = ")
    cod.write_text(f'{text[:at]}name = {{ en = "{letter}" }}\n{text[at:]}', encoding="utf-8")
    with pytest.raises(EditionError, match="letters in it that nobody would see"):
        games.load("nusfjord").new(2, seed=1, options={"edition": str(folder), "deck": "cod"})


def test_a_story_that_moves_the_cursor_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(shutil.copytree(BOOK, tmp_path / "mine"))
    scene = folder / "scenes/tiny/climb.scene"
    scene.write_text(scene.read_text(encoding="utf-8") + "\n\x1b[2Jgone\n", encoding="utf-8")
    assert any("nobody would see" in line for line in reader.check(folder))
    main(["book", "lint", "--book", str(folder)])
    told = capsys.readouterr()
    assert "\x1b" not in told.out + told.err


@pytest.mark.parametrize(
    "phrase",
    [
        "gain 999999999999 wood",
        "gain 1 wood and " * 20_000,
        "(" * 20_000,
        "when you " * 5_000,
        "any time: " * 5_000,
        "",
        "\t",
        "gain -1 gold",
        "gain 1e9 gold",
        "gain ٣ gold",
        f"gain {DIGITS} wood",
        f"{DIGITS} points per house",
        f"1 point if {DIGITS} houses",
        f"pay 1 wood: gain 1 gold, up to {DIGITS} times",
        f"rule ships cost {DIGITS} wood less",
        f"now: gain {DIGITS} tomato",
        f"now: seed at least {DIGITS}",
    ],
    ids=lambda phrase: phrase[:20],
)
@pytest.mark.parametrize(
    ("game", "file", "key"), [("nusfjord", "cod.toml", "effect"), ("reykholt", "service.toml", "effect")]
)
def test_an_effect_that_explodes_is_a_mistake(game: str, file: str, key: str, phrase: str, tmp_path: Path) -> None:
    folder = copy_of(game, tmp_path)
    lines = (folder / file).read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{key} = "))
    lines[at] = f'{key} = "{phrase}"'.replace("\t", "\\t")
    (folder / file).write_text("\n".join(lines), encoding="utf-8")
    assert importlib.import_module(f"langbord.games.{game}.edition.loader").check(folder)
