"""An edition or a book that extends one of the house: only what differs is written down."""

from __future__ import annotations

import dataclasses
import re
import shutil
from pathlib import Path

import pytest

from langbord import games
from langbord.engine.editions.files import House, merged
from langbord.engine.errors import EditionError
from langbord.games.galzyr.book import display_numbers, reader
from langbord.games.galzyr.book.tools import lint_report
from langbord.games.galzyr.web.map_drawing import country
from langbord.games.keyharvest.edition import loader as keyharvest
from langbord.games.nusfjord.edition import loader as nusfjord
from langbord.games.nusfjord.edition.loader import load_deck
from langbord.games.reykholt.edition import loader as reykholt
from langbord.lab import edition_check
from langbord.text import Texts

CARD = """
[[building]]
slot = "B02"
name = "Mine"
cost = "1 wood"
points = 3
class = "points"
effect = "1 point per ship, at most 3"
"""


def heading(game: str, base: str = '"house-1"') -> str:
    return f'[edition]\nname = "mine"\ngame = "{game}"\nextends = {base}\n'


def written(folder: Path, **files: str) -> Path:
    """A folder with these files; `board` is board.toml."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


# --- what it has ------------------------------------------------------------------------------------------------------


def test_a_card_takes_the_place_of_the_one_with_its_slot(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine", board=heading("nusfjord"), cod=CARD)
    assert edition_check.mistakes(mine) == []
    base, deck = load_deck("house-1", "cod"), load_deck(str(mine), "cod")
    pairs = list(zip(base.buildings, deck.buildings, strict=True))
    assert [(new.slot, new.points) for old, new in pairs if new != old] == [("B02", 3)]
    assert (deck.board, deck.elders) == (base.board, base.elders)
    other = load_deck(str(mine), "herring")
    assert other.buildings == load_deck("house-1", "herring").buildings
    assert deck.content == other.content != base.content


def test_a_card_of_ones_own_has_its_own_name_or_keeps_that_of_its_slot(tmp_path: Path) -> None:
    unnamed = CARD.replace("B02", "B03").replace('name = "Mine"\n', "")
    mine = written(tmp_path / "mine", board=heading("nusfjord", '"house-2"'), cod=CARD + unnamed)
    game = games.load("nusfjord")
    for language, name in (("en", "Cod-Tongue Kitchen"), ("ru", "Кухня тресковых язычков")):
        texts, base = (
            Texts(language, game, game.meta.complete(2, {"edition": edition, "deck": "cod"}))
            for edition in (str(mine), "house-2")
        )
        assert (texts.card("B02").name, texts.card("B02").note) == ("Mine", "")
        assert texts.card("B03").name == base.card("B03").name == name
        assert texts.card("E05").name == base.card("E05").name
        assert texts.problems == []


def test_a_copy_of_an_edition_of_the_house_has_its_names_until_it_is_called_otherwise(tmp_path: Path) -> None:
    mine = Path(shutil.copytree(nusfjord.EDITIONS / "house-2", tmp_path / "mine"))
    assert edition_check.mistakes(mine) == []
    board = (nusfjord.EDITIONS / "house-1/board.toml").read_text("utf-8")
    shutil.copytree(nusfjord.EDITIONS / "house-1", mine, dirs_exist_ok=True)
    (mine / "board.toml").write_text(board.replace('"house-1"', '"mine"'), encoding="utf-8")
    told = edition_check.mistakes(mine)
    assert "'name' is missing: only cards of the house have theirs in the locale files" in told[0]


def test_tables_are_merged_key_by_key(tmp_path: Path) -> None:
    changes = "[harbour]\nwood_limit = 20\n[spaces]\nship = { capacity = [2, 2] }\n"
    mine = written(tmp_path / "mine", board=heading("nusfjord", '"house-2"') + changes)
    base, board = load_deck("house-2", "cod").board, load_deck(str(mine), "cod").board
    changed = {f.name for f in dataclasses.fields(board) if getattr(board, f.name) != getattr(base, f.name)}
    assert changed == {"wood_limit", "capacity"}
    assert (board.wood_limit, board.capacity.count([2, 2])) == (20, 1)


def test_an_edition_that_only_extends_has_the_hash_of_its_base(tmp_path: Path) -> None:
    for game, module in (("nusfjord", nusfjord), ("reykholt", reykholt), ("keyharvest", keyharvest)):
        mine = written(tmp_path / game, board=heading(game))
        options = games.meta(game).complete(2, {"edition": str(mine)})
        assert games.load(game).edition(options) == (str(mine), module.HOUSE.content_of("house-1"))
        assert edition_check.mistakes(mine) == []
        assert games.load(game).new(2, seed=1, options={"edition": str(mine)}).ask is not None


def test_what_is_written_whole_or_as_what_differs_has_the_same_hash(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine", board=heading("reykholt"))
    house = reykholt.EDITIONS / "house-2"
    for name in ("service.toml", "spaces-1-2.toml"):
        (mine / name).write_text((house / name).read_text("utf-8"), encoding="utf-8")
    assert reykholt.HOUSE.content_of(str(mine)) == reykholt.HOUSE.content_of("house-2")


def test_a_deck_of_ones_own_stands_beside_those_of_the_base(tmp_path: Path) -> None:
    whole = (nusfjord.EDITIONS / "house-1/cod.toml").read_text("utf-8")
    whole = re.sub(r'slot = "(.*)"', r'slot = "\1"\nname = { en = "Mine \1", ru = "Моё \1" }', whole)
    board = heading("nusfjord") + 'decks = ["cod", "pike"]\n'
    mine = written(tmp_path / "mine", board=board, pike=whole)
    assert edition_check.mistakes(mine) == []
    own, cod = load_deck(str(mine), "pike").buildings, load_deck("house-1", "cod").buildings
    assert [dataclasses.replace(each, texts=base.texts) for each, base in zip(own, cod, strict=True)] == cod


def test_a_folder_is_read_anew_when_it_changes(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine", board=heading("nusfjord"), cod=CARD)
    before = load_deck(str(mine), "cod").content
    written(mine, cod=CARD.replace("points = 3", "points = 4  # more"))
    assert load_deck(str(mine), "cod").buildings[19].points == 4
    assert load_deck(str(mine), "cod").content != before


def test_a_deck_that_cannot_be_read_yet_does_not_stop_the_others(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine", board=heading("nusfjord"), cod="[[building")
    hashes = {games.load("nusfjord").new(2, seed=1, options={"edition": str(mine)}).record()["edition"]["hash"]}
    written(mine, cod="[[building]")
    hashes.add(games.load("nusfjord").new(2, seed=1, options={"edition": str(mine)}).record()["edition"]["hash"])
    assert len(hashes) == 2


@pytest.mark.parametrize(
    ("base", "own", "both"),
    [
        ({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"d": 4}}, {"a": 1, "b": {"c": 2, "d": 4}}),
        ([1, 2], [3], [3]),
        ([{"slot": "A"}, {"slot": "B"}], [{"slot": "B", "n": 1}], [{"slot": "A"}, {"slot": "B", "n": 1}]),
        ([{"id": "x"}], [{"id": "y"}], [{"id": "x"}, {"id": "y"}]),
        (
            [{"slot": "A"}],
            [{"slot": "A", "n": 1}, {"slot": "A", "n": 2}],
            [{"slot": "A", "n": 1}, {"slot": "A", "n": 2}],
        ),
        ([{"between": ["x", "y"]}], [{"between": ["y", "x"], "n": 1}], [{"between": ["y", "x"], "n": 1}]),
        ([{"name": "x"}], [{"name": "y"}], [{"name": "y"}]),
        ([{"slot": "A"}], [], [{"slot": "A"}]),
        ({"a": [1]}, {"a": "no list"}, {"a": "no list"}),
    ],
)
def test_what_is_merged_with_what(base: object, own: object, both: object) -> None:
    assert merged(base, own) == both


# --- mistakes ---------------------------------------------------------------------------------------------------------


def test_mistakes_name_the_file_they_are_in(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine", board=heading("nusfjord"), cod=CARD.replace("per ship", "per whale"))
    (told,) = edition_check.mistakes(mine)
    assert told.startswith(f"{mine}/cod.toml:8:23: B02: ")
    written(mine, cod=CARD.replace("B02", "B99"))
    (told,) = edition_check.mistakes(mine)
    assert told.startswith(f"{mine}/cod.toml:1:1: the slots must be A01 to C14")
    written(mine, cod=CARD + CARD)
    (told,) = edition_check.mistakes(mine)
    assert told.endswith("too many: B02, B02")


def test_what_is_inherited_and_does_not_fit_any_more_is_told_where_it_stands(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine", board=heading("keyharvest") + "[board]\nrows = [9, 8, 7, 8, 7, 8, 9]\n")
    told = edition_check.mistakes(mine)
    assert told[0].startswith(f"{keyharvest.EDITIONS}/house-1/board.toml:11:1: row A needs 9 letters")


WRONG_BASES = {
    '"house-9"': "{mine}:4:11: there is no edition 'house-9' of the house to extend: it has house-1, house-2, house-3",
    "3": "{mine}:4:11: there is no edition '3' of the house to extend: it has house-1, house-2, house-3",
    '""': "{mine}:4:11: there is no edition '' of the house to extend: it has house-1, house-2, house-3",
    '"{other}"': "{mine}:4:11: this edition extends one of the house (house-1, house-2, house-3), not a folder of",
}


@pytest.mark.parametrize("base", WRONG_BASES)
def test_a_base_that_is_none_is_a_mistake_with_its_place(base: str, tmp_path: Path) -> None:
    other = written(tmp_path / "other", board=heading("nusfjord"))
    mine = written(tmp_path / "mine", board=heading("nusfjord", base.format(other=other)))
    (told,) = edition_check.mistakes(mine)
    assert told.startswith(WRONG_BASES[base].format(mine=mine / "board.toml"))
    with pytest.raises(EditionError, match=r"mine/board.toml:4:11"):
        games.load("nusfjord").new(2, options={"edition": str(mine)})


def test_a_circle_is_a_mistake(tmp_path: Path) -> None:
    for name, base in (("one", "two"), ("two", "three"), ("three", "one"), ("self", "self")):
        written(tmp_path / name, board=heading("nusfjord", f'"{base}"'))
    house = House(tmp_path)
    with pytest.raises(
        EditionError, match=r"three/board.toml:4:11: 'extends' goes round in a circle: one > two > three > one"
    ):
        house.lineage(tmp_path / "one")
    with pytest.raises(EditionError, match="circle: self > self"):
        house.lineage(tmp_path / "self")


@pytest.mark.parametrize("text", ["", "edition = 3", "[edition]\nextends = [1]", "edition = [[]]"])
def test_headings_that_are_none_are_mistakes_too(text: str, tmp_path: Path) -> None:
    mine = written(tmp_path / "mine", board=text)
    with pytest.raises(EditionError):
        games.load("nusfjord").new(2, options={"edition": str(mine)})


# --- books ------------------------------------------------------------------------------------------------------------

BOOK = '[book]\nid = "mine"\ntitle = "Mine"\nextends = "house-1"\n'
SCENE = """# bellfield.dry  A Dry Well
premise: A well that is dry.

== start
The well is dry, and says so.
> gain 2 gold
-> end
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    (folder / "scenes/bellfield").mkdir(parents=True)
    (folder / "cards").mkdir()
    (folder / "world.toml").write_text(BOOK + "[limits]\nmovement = 3\n[dice]\ncount = 4\n", encoding="utf-8")
    (folder / "scenes/bellfield/dry.scene").write_text(SCENE, encoding="utf-8")
    card = "## item goods.mine  A Thing of Mine\nprice 3\nstack goods\n"
    (folder / "cards/mine.cards").write_text(card, encoding="utf-8")
    return folder


AMENDED = """# quays.berth
amends
without scraped

== both
> gain 3 prestige; gain fed
-> end

== stuck
The sea decides, and then it asks.

* Pay for both -> end
  pay 1 gold
* Walk off -> walked

== walked
You walk off along the planks.
-> end

== start
* Work out which paper was signed first | recall, knowledge, medium
  2: first
  else: stuck
* Warp both hulls into the one berth | force, might, hard
  3: both
  else: stuck
* Row out and sound the old coal berth | explore, survival, easy
  2: coal
  1: coal-shallow
  else: stuck
* Call in a favour among the bargees [river or boat] -> favour
"""


def test_a_book_has_what_it_says_and_everything_else_of_its_base(mine: Path) -> None:
    base, book = reader.load(), reader.read(mine)
    assert (book.id, book.base, book.world.title) == ("mine", "house-1", "Mine")
    assert (book.world.movement, book.world.base_dice) == (3, 4)  # dice are data of the book
    assert (
        dataclasses.replace(
            book.world, movement=base.world.movement, base_dice=base.world.base_dice, title=base.world.title
        )
        == base.world
    )
    assert set(book.scenes) - set(base.scenes) == {"bellfield.dry"}
    assert set(book.cards) - set(base.cards) == {"goods.mine"}
    assert all(book.scenes[id_] == scene for id_, scene in base.scenes.items())
    assert list(book.cards)[:-1] == list(base.cards)
    assert book.cards["goods.mine"].number == max(card.number for card in base.cards.values()) + 1
    assert reader.check(mine) == []


def amend(mine: Path, text: str) -> list[str]:
    (mine / "scenes/quays").mkdir(exist_ok=True)
    (mine / "scenes/quays/berth.scene").write_text(text, encoding="utf-8")
    return reader.check(mine)


def test_a_scene_can_be_laid_over_the_one_that_is_inherited(mine: Path) -> None:
    assert amend(mine, AMENDED) == []
    base, scene = reader.load().scenes["quays.berth"], reader.read(mine).scenes["quays.berth"]
    assert (scene.title, scene.premise, scene.partner) == (base.title, base.premise, base.partner)
    names = [block.name for block in base.blocks if block.name != "scraped"]
    assert [block.name for block in scene.blocks] == [*names, "walked"]
    assert scene.block("both").lines == base.block("both").lines  # it keeps what it said
    assert scene.block("both").steps != base.block("both").steps
    assert scene.block("stuck").lines != base.block("stuck").lines
    assert scene.block("coal") == base.block("coal")
    assert amend(mine, AMENDED.replace("\n== start", "\n== first\nTea.\n\n== start", 1)) == []
    first = reader.read(mine).scenes["quays.berth"].block("first")
    assert (first.lines[0].source, first.steps) == ("Tea.", base.block("first").steps)


def test_a_block_can_add_to_the_text_that_it_inherits(mine: Path) -> None:
    text = "# quays.berth\namends\n\n== start, more\nA third barge hoots.\n\n"
    text += "== stuck, more\nIt rains.\n> gain 9 gold\n-> end\n"
    assert amend(mine, text) == []
    old, new = reader.load().scenes["quays.berth"], reader.read(mine).scenes["quays.berth"]
    assert new.block("start").lines[:-1] == old.block("start").lines
    added = new.block("start").lines[-1]
    assert (added.key, added.source) == (
        f"quays.berth/start/{len(old.block('start').lines) + 1}",
        "A third barge hoots.",
    )
    assert new.block("start").options == old.block("start").options
    assert new.block("stuck").lines[:-1] == old.block("stuck").lines
    assert new.block("stuck").steps != old.block("stuck").steps
    assert "nothing else" in amend(mine, text.replace("start, more", "start, less"))[0]
    assert "no block 'hither'" in amend(mine, text.replace("== stuck, more", "== hither, more"))[0]


@pytest.mark.parametrize(
    ("part", "instead", "told"),
    [
        ("without scraped", "without scrapes", "there is no block 'scrapes' to leave out"),
        ("without scraped", "without coal", "there is no block 'coal' in this scene"),
        ("-> walked", "-> waked", "there is no block 'waked' in this scene"),
        ("amends\nwithout scraped\n", "", "a scene begins with '# id  Title'"),
        ("# quays.berth", "# quays.birth", "write '# id  Title'"),
    ],
)
def test_what_is_laid_over_wrongly_is_told(mine: Path, part: str, instead: str, told: str) -> None:
    assert any(told in line for line in amend(mine, AMENDED.replace(part, instead, 1)))


def test_there_must_be_something_to_amend(mine: Path) -> None:
    path = mine / "scenes/quays/breath.scene"
    path.parent.mkdir()
    path.write_text("# quays.breath\namends\n\n== start\nAir.\n-> end\n", encoding="utf-8")
    assert any("there is no scene 'quays.breath' to amend" in line for line in reader.check(mine))


def test_a_scene_of_the_same_id_takes_the_place_of_the_inherited_one(mine: Path) -> None:
    base = reader.load()
    told = "".join(path.read_text("utf-8") for path in (reader.HOUSE / "scenes/bellfield").glob("name.scene"))
    (mine / "scenes/bellfield/name.scene").write_text(told.replace(", medium", ", hard"), encoding="utf-8")
    book = reader.read(mine)
    assert book.scenes["bellfield.name"] != base.scenes["bellfield.name"]
    assert book.scenes["bellfield.name"].number == base.scenes["bellfield.name"].number
    assert list(book.scenes) == [*base.scenes, "bellfield.dry"]


def test_it_is_played_and_its_map_is_that_of_its_base(mine: Path) -> None:
    galzyr, options = games.load("galzyr"), {"book": str(mine)}
    position = galzyr.new(2, seed=1, options=options)
    for _ in range(25):
        assert position.ask is not None
        position.play(position.ask.moves[0])
    record = position.record()
    assert record["edition"]["name"] == "mine"
    assert games.replay(record).state == position.state
    assert country(str(mine)) == country("house-1")


def test_only_numbers_of_its_own_are_written(mine: Path) -> None:
    before = display_numbers.read(reader.HOUSE)
    assert lint_report.number(mine).endswith(
        f"2 new numbers, {len(before.cards) + 1} cards and {len(before.scenes) + 1} scenes in all"
    )
    text = (mine / "numbers.toml").read_text("utf-8")
    assert [line.split(" = ")[0] for line in text.splitlines() if " = " in line] == ['"goods.mine"', '"bellfield.dry"']
    assert display_numbers.read(mine).cards == before.cards | {"goods.mine": max(before.cards.values()) + 1}


def test_mistakes_in_a_book_that_extends_are_told_with_their_place(mine: Path) -> None:
    world = mine / "world.toml"
    world.write_text(BOOK + "[limits]\nmovement = 0\n", encoding="utf-8")
    assert reader.check(mine) == [f"{world}:6:1: [limits] movement must be a number from 1 to 9999"]
    world.write_text(BOOK.replace("house-1", "house-7"), encoding="utf-8")
    assert reader.check(mine) == [
        f"{world}:4:11: there is no book 'house-7' of the house to extend: it has house-1, house-2"
    ]
    world.write_text(BOOK.replace('"house-1"', f'"{mine}"'), encoding="utf-8")
    (told,) = reader.check(mine)
    assert told.startswith(f"{world}:4:11: this book extends one of the house (house-1, house-2), not a folder")
    world.write_text(BOOK, encoding="utf-8")
    (mine / "cards/mine.cards").write_text("## item goods.mine  Mine\n## item goods.mine  Mine\n", encoding="utf-8")
    (told,) = reader.check(mine)
    assert told.startswith(f"{mine}/cards/mine.cards:2:1: there is a card 'goods.mine' already")
