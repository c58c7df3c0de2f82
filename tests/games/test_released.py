"""What was released does not change: hashes of editions and books are of their data, and each is pinned."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from langbord import games
from langbord.engine.editions.files import House, Released, read_file
from langbord.engine.errors import EditionError
from langbord.games.galzyr.book import reader
from langbord.games.galzyr.book.canonical_form import book_form, book_hash
from langbord.games.galzyr.book.folders import FIRST
from langbord.games.galzyr.book.model import Book, Card, Scene
from langbord.games.galzyr.book.read_cards import CardReader
from langbord.games.galzyr.book.read_scenes import SceneReader
from langbord.games.galzyr.book.read_world import WorldReader
from langbord.games.galzyr.book.source_lines import Mistakes, SourceFile
from tools import own_games
from tools.release import FROZEN, NotReleased, house_of, pin

EDITIONS = [(game, edition) for game in own_games.NAMES for edition in house_of(game).released()]
OF_CARDS = [(game, name) for game in own_games.NAMES if game != "galzyr" for name in house_of(game).offered()]


def hash_in(game: str, folder: Path) -> str:
    """The hash of the edition or book in a folder."""
    return book_hash(reader.read(folder)) if game == "galzyr" else house_of(game).content_hash(folder)


# --- pinned -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=lambda each: getattr(each, "name", each))
def test_a_released_edition_has_the_hash_that_it_was_released_with(game: str, edition: Released) -> None:
    folder = house_of(game).folder(edition.name)
    assert folder is not None, f"{edition.name} of {game} was released and is gone"
    assert hash_in(game, folder) == edition.hash, f"{folder}: {FROZEN}"
    options = games.meta(game).complete(2, {house_of(game).heading: edition.name})
    assert games.load(game).edition(options) == (edition.name, edition.hash)


def test_what_is_played_when_nobody_asks_for_another_was_released() -> None:
    for game in own_games.NAMES:
        chosen = games.meta(game).complete(2, {})[house_of(game).heading]
        assert chosen in {edition.name for edition in house_of(game).released()}


def test_a_changed_price_in_a_released_edition_is_refused_with_what_to_do(tmp_path: Path) -> None:
    house = House(tmp_path / "editions")
    shutil.copytree(house_of("nusfjord").root, house.root)
    assert not {edition.name for edition in house.released()} & set(pin(house))  # what is to be tried is none yet
    cod = house.root / "house-1/cod.toml"
    cod.write_text(cod.read_text("utf-8").replace("points = 1", "points = 2", 1), encoding="utf-8")
    with pytest.raises(NotReleased, match="a released edition does not change: make a new one, with `extends`"):
        pin(House(house.root))


def test_a_new_edition_is_pinned_by_a_release(tmp_path: Path) -> None:
    house = House(tmp_path / "editions")
    shutil.copytree(house_of("keyharvest").root, house.root)
    new = house.root / "house-2"
    new.mkdir()
    heading = '[edition]\nname = "house-2"\ngame = "keyharvest"\nextends = "house-1"\n'
    new.joinpath("board.toml").write_text(heading + '[crops]\nA = "G O B R Y O R"\n', encoding="utf-8")
    pinned = House(house.root)
    assert pin(pinned) == ["house-2"]
    text = (house.root / "released.toml").read_text("utf-8")
    assert text.endswith(f'\n\n[[edition]]\nname = "house-2"\nhash = "{pinned.content_hash(new)}"\n')


# --- known by the hashes of before ------------------------------------------------------------------------------------

KNOWN = [(game, edition, old) for game, edition in EDITIONS for old in edition.files]


@pytest.mark.parametrize(("game", "edition", "old"), KNOWN, ids=lambda each: getattr(each, "name", each))
def test_what_older_versions_wrote_into_records_is_known(game: str, edition: Released, old: str) -> None:
    played, option = games.load(game), house_of(game).heading
    options = games.meta(game).complete(2, {option: edition.called})
    assert played.find_edition(options, edition.called, old) == {**options, option: edition.name}
    assert played.find_edition(options, "house-9", old) is None
    assert played.find_edition(options, edition.called, old[::-1]) is None


def test_no_old_hash_means_two_things() -> None:
    told = [(game, edition.called, old) for game, edition, old in KNOWN]
    assert len(told) == len(set(told)) >= 9


def test_an_archived_edition_is_played_when_a_record_names_it_and_offered_to_nobody() -> None:
    nusfjord, house = games.load("nusfjord"), house_of("nusfjord")
    assert set(house.archived()) == {"house-2-1", "house-2-2"}
    assert set(house.offered()) == {"house-1", "house-2", "house-3"}
    position = nusfjord.new(2, seed=5, options={"edition": "house-2-1", "deck": "mackerel"})
    for _ in range(30):
        assert position.ask is not None
        position.play(position.ask.moves[0])
    record = position.record()
    assert record["edition"]["name"] == record["options"]["edition"] == "house-2-1"
    old = json.loads(json.dumps(record))  # as it was told when it was house-2
    old["options"]["edition"] = "house-2"
    old["edition"] = {"name": "house-2", "hash": "0e5f6e85c452f0b1"}
    again = games.replay(old)
    assert again.record() == record
    with pytest.raises(EditionError, match=r"one of the house \(house-1, house-2, house-3\) nor a folder"):
        nusfjord.new(2, options={"edition": "house-9"})


def test_a_folder_of_ones_own_is_known_by_its_bytes_as_long_as_they_are_the_same(tmp_path: Path) -> None:
    mine = Path(shutil.copytree(house_of("keyharvest").root / "house-1", tmp_path / "mine"))
    keyharvest, options = games.load("keyharvest"), games.meta("keyharvest").complete(2, {"edition": str(mine)})
    assert keyharvest.find_edition(options, str(mine), "102aefb08b86a4da") == options
    assert keyharvest.find_edition(options, *keyharvest.edition(options)) == options
    board = mine / "board.toml"
    board.write_text("# mine\n" + board.read_text("utf-8"), encoding="utf-8")
    assert keyharvest.find_edition(options, str(mine), "102aefb08b86a4da") is None


# --- what changes nothing ---------------------------------------------------------------------------------------------


def told_otherwise(text: str) -> str:
    """An edition's file with other comments, lay-out and names."""
    lines = ["# A comment.", ""]
    for line in text.splitlines():
        if re.match(r"(name|note|story|advice|won|lost) = [{\"]", line):
            line = re.sub(r'"([^"]+)"', r'"Another \1"', line)
        elif re.match(r'(effect|rule|set_up|cost) = "', line):
            line = line.replace(" ", "  ")
        elif re.match(r"[a-z_]+ = ", line):
            line = "  " + line.replace(" = ", "=", 1) + "   # why"
        lines += [line, "# and another one"] if line.startswith("[[") else [line]
    return "\n".join(lines) + "\n\n"


@pytest.mark.parametrize(("game", "name"), OF_CARDS)
def test_comments_lay_out_names_and_notes_change_no_hash(game: str, name: str, tmp_path: Path) -> None:
    house = house_of(game)
    mine = Path(shutil.copytree(house.folder_of(name), tmp_path / "mine"))
    for path in mine.glob("*.toml"):
        text = path.read_text("utf-8")
        path.write_text(told_otherwise(text), encoding="utf-8")
        assert path.read_text("utf-8") != text
    assert house.content_hash(mine) == house.content_of(name)


def with_crossed_out(words: Callable[[str], str], folder: Path) -> None:
    """Every file of a book with its texts told in other words."""
    for path in folder.rglob("*.scene"):
        path.write_text("".join(_reworded(path.read_text("utf-8"), words)), encoding="utf-8")
    for path in folder.rglob("*.cards"):
        lines = path.read_text("utf-8").splitlines()
        told = [re.sub(r"^(## \w+ \S+  |text: |notice: )(.+)", lambda m: m[1] + words(m[2]), line) for line in lines]
        told = [re.sub(r"^((?:must )?scene .*-> \S+ : )(.+)", lambda m: m[1] + words(m[2]), line) for line in told]
        path.write_text("// a comment\n" + "\n".join(told) + "\n", encoding="utf-8")


def _reworded(text: str, words: Callable[[str], str]) -> Iterator[str]:
    """A scene with other words in each title and paragraph; conditions of variants stay."""
    inside = False
    yield "// a comment\n"
    for line in text.splitlines():
        inside = inside or line.startswith("== ")
        if line.startswith("# "):
            line = re.sub(r"(# \S+  )(.+)", lambda m: m[1] + words(m[2]), line)
        elif line.startswith("premise:"):
            line = "premise: " + words(line[8:].strip())
        elif line.startswith("* "):
            line = re.sub(r"(\* )(\w)", lambda m: m[1] + "Gladly " + m[2], line, count=1)
        elif inside and line[:1] not in ("", " ", "\t", ">", "*", "=", "-", "/", "[", "{"):
            line = words(line)
        yield line + "\n"


def test_a_word_in_every_scene_and_on_every_card_changes_no_hash_of_a_book(tmp_path: Path) -> None:
    mine = Path(shutil.copytree(FIRST, tmp_path / "mine"))
    with_crossed_out(lambda text: f"Indeed: {text}", mine)
    world = mine / "world.toml"
    world.write_text(re.sub(r'(?m)^(name|title) = "', r'\1 = "New ', world.read_text("utf-8")), encoding="utf-8")
    before, after = reader.load(), reader.read(mine)
    for id_, scene in before.scenes.items():
        assert after.scenes[id_].title.source != scene.title.source
        assert any(old != new for old, new in zip(_prose(scene), _prose(after.scenes[id_]), strict=True)), id_
    assert book_form(after) == book_form(before)
    assert book_hash(after) == next(edition.hash for edition in house_of("galzyr").released())


def _prose(scene: Scene) -> list[str]:
    return [line.source for block in scene.blocks for line in block.lines]


# --- what changes them ------------------------------------------------------------------------------------------------

NUMBER = re.compile(r'(?<=[ "\[])\d+(?=[ ",\]]|$)')


def numbers_that_count(text: str) -> list[re.Match[str]]:
    """The figures of an edition's file outside comments, headings, names and slots."""
    found: list[re.Match[str]] = []
    place = 0
    for line in text.splitlines(keepends=True):
        if re.match(r"(?!name|note|slot|story|advice|won|lost)[a-z0-9_-]+ = ", line):
            end = place + len(line.split("#")[0].rstrip())
            found += NUMBER.finditer(text, place, end)
        place += len(line)
    return found


@pytest.mark.parametrize(("game", "name"), [pair for pair in OF_CARDS if pair[0] != "keyharvest"])
def test_each_figure_changes_the_hash(game: str, name: str, tmp_path: Path) -> None:
    house, chance = house_of(game), random.Random(3)
    mine = Path(shutil.copytree(house.folder_of(name), tmp_path / "mine"))
    hashes, changes = {house.content_hash(mine)}, 0
    for path in sorted(mine.glob("*.toml")):
        text = path.read_text("utf-8")
        found = numbers_that_count(text)
        for figure in chance.sample(found, min(8, len(found))):
            path.write_text(f"{text[: figure.start()]}{int(figure[0]) + 1}{text[figure.end() :]}", encoding="utf-8")
            changes += 1
            hashes.add(changed := house.content_hash(mine))
            assert changed != house.content_of(name), f"{path.name}: {figure[0]} at {figure.start()}"
        path.write_text(text, encoding="utf-8")
    assert len(hashes) == changes + 1 > 2


def test_a_crop_and_a_pair_change_the_hash(tmp_path: Path) -> None:
    house = house_of("keyharvest")
    mine = Path(shutil.copytree(house.folder_of("house-1"), tmp_path / "mine"))
    text = (mine / "board.toml").read_text("utf-8")
    for old, new in (('A = "O G', 'A = "G O'), ('["B7", "E4"]', '["B7", "E3"]'), ("rows = [7, 8", "rows = [8, 7")):
        (mine / "board.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
        assert house.content_hash(mine) != house.content_of("house-1")


#: A change somewhere in the files of the house's book, by the pattern of what it is made to.
CHANGES = {
    "an effect": ("scenes/**/*.scene", r"(?m)^> gain (\d) prestige$", "> gain 9 prestige"),
    "a cost": ("scenes/**/*.scene", r"(?m)^  pay (\d) gold$", "  pay 19 gold"),
    "a difficulty": ("scenes/**/*.scene", r"(?m), medium$", ", hard"),
    "a skill": ("scenes/**/*.scene", r"(?m), (might|survival), easy$", ", thievery, easy"),
    "an outcome": ("scenes/**/*.scene", r"(?m)^  3: ", "  8: "),
    "a target": ("scenes/**/*.scene", r"(?m)^  else: [a-z0-9-]+$", "  else: end"),
    "a condition": ("scenes/**/*.scene", r"(?m)^  if not ", "  if "),
    "a variant": ("scenes/**/*.scene", r"\[winter: ", "[summer: "),
    "a tag": ("scenes/**/*.scene", r"(?m)^(\* [^\[\n]+) \[[a-z-]+\]", r"\1"),
    "a price": ("cards/**/*.cards", r"(?m)^price \d+$", "price 19"),
    "a timer": ("cards/**/*.cards", r"(?m)^timer [1-8]", "timer 9"),
    "a stack": ("cards/**/*.cards", r"(?m)^copies \d$", "copies 8"),
    "dice": ("world.toml", r"(?m)^count = \d$", "count = 9"),
    "gold": ("world.toml", r"(?m)^gold = \d+$", "gold = 17"),
    "a level": ("world.toml", r"prestige = \[9, ", "prestige = [8, "),
}


@pytest.fixture(scope="module")
def house_book() -> Book:
    return reader.load()


def part(book: Book, path: Path, text: str, spare: Path) -> Book:
    """What a file of the house's book would say with another text, as a book with nothing else in it."""
    mistakes = Mistakes()
    spare.write_text(text, encoding="utf-8")
    world, cards, scenes = book.world, dict[str, Card](), dict[str, Scene]()
    if path.suffix == ".toml":
        world = WorldReader(read_file(spare), mistakes).read()
    elif path.suffix == ".cards":
        cards = {card.id: card for card in CardReader(SourceFile(spare, mistakes)).read()}
    else:
        id_ = ".".join((*path.parent.relative_to(FIRST / "scenes").parts, path.stem))
        scenes = {id_: SceneReader(SourceFile(spare, mistakes), id_).read()}
    mistakes.report()
    return replace(book, world=world, cards=cards, scenes=scenes)


@pytest.mark.parametrize("change", CHANGES)
def test_what_play_hangs_on_changes_the_hash_of_a_book(change: str, house_book: Book, tmp_path: Path) -> None:
    files, pattern, instead = CHANGES[change]
    texts = {path: path.read_text("utf-8") for path in sorted(FIRST.glob(files))}
    found = [path for path, text in texts.items() if re.search(pattern, text)]
    assert found
    for path in found[:: 1 + len(found) // 20]:
        before = part(house_book, path, texts[path], tmp_path / "spare")
        after = part(house_book, path, re.sub(pattern, instead, texts[path], count=1), tmp_path / "spare")
        assert book_hash(after) != book_hash(before), path


def test_the_order_of_cards_options_and_blocks_counts(house_book: Book) -> None:
    cards = dict(reversed(house_book.cards.items()))
    assert book_hash(replace(house_book, cards=cards)) != book_hash(house_book)
    assert book_hash(replace(house_book, scenes=dict(reversed(house_book.scenes.items())))) == book_hash(house_book)
    scene = next(scene for scene in house_book.scenes.values() if len(scene.blocks[0].options) > 1)
    first = replace(scene.blocks[0], options=scene.blocks[0].options[::-1])
    for blocks in ((first, *scene.blocks[1:]), (scene.blocks[0], *scene.blocks[:0:-1])):
        assert book_form(replace(house_book, scenes={scene.id: replace(scene, blocks=blocks)})) != book_form(
            replace(house_book, scenes={scene.id: scene})
        )
