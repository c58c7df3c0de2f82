"""Reading the writers' files: scenes, cards, world; keys of texts; mistakes with file, line and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord.engine.errors import EditionError
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.book import reader
from langbord.games.galzyr.book.model import ELSE, Span
from tests.games.galzyr.small_book import CARDS, SCENE, WORLD, write_book


def test_a_scene_is_read(tmp_path: Path) -> None:
    scene = reader.read(write_book(tmp_path)).scenes["ferry.toll"]
    assert (scene.title.source, scene.thread, scene.partner) == ("The Toll", "ferry", True)
    assert [block.name for block in scene.blocks] == ["start", "over", "wet"]
    talk, pay, walk = scene.block("start").options
    assert talk.check is not None
    assert (talk.check.verb, talk.check.skill, talk.check.difficulty) == ("convince", "communication", "medium")
    assert [(outcome.least, outcome.target) for outcome in talk.check.outcomes] == [(2, "over"), (ELSE, "wet")]
    assert (pay.cost, pay.target) == ((p.Step(p.PayGold(1)),), "over")
    assert walk.target == "end"
    assert scene.block("over").steps == (p.Step(p.GainPrestige(1)),)


def test_texts_have_keys(tmp_path: Path) -> None:
    texts = reader.read(write_book(tmp_path)).texts
    assert texts["ferry.toll/start/1"].source == "The ferry is a door on eleven barrels."
    assert texts["ferry.toll/start/b"].source == "Pay"
    assert texts["dunmere.quay/name"].source == "Dunmere, the Quay"
    assert texts["dunmere.quay/scene/1"].source == "Take the ferry"


def test_variants_are_spans_with_conditions(tmp_path: Path) -> None:
    text = "Wet. [winter: Cold, too.]\n{mor: Undignified.} Hello, {name}."
    book = reader.read(write_book(tmp_path, SCENE.replace("You swim.", text)))
    winter = ((p.Condition("season", "winter"),),)
    mor = ((p.Condition("adventurer", "mor"),),)
    spans = book.texts["ferry.toll/wet/1"].spans
    assert spans == (
        Span("Wet. "),
        Span("Cold, too.", winter),
        Span(" "),
        Span("Undignified.", mor),
        Span(" Hello, {name}."),
    )


def test_options_exits_and_entries_are_read(tmp_path: Path) -> None:
    scene = """
# ferry.toll  The Toll
premise: A test.
enter wet if sat or sun   // market days

== start
Text.

* Sniff [flight or warm] | search, perception, unknown
  if gold 2
  discard an item
  must if tag warm: -1
  may: reroll 2
  2 if winter: wet
  else: wet
* Sing | communication, hard
  3: end
  else: scene end.together

== wet
Text.
-> end on 1-6
-> start on 7-12
"""
    found = reader.read(write_book(tmp_path, scene)).scenes["ferry.toll"]
    assert found.entries[0].block == "wet"
    sniff, sing = found.block("start").options
    assert sniff.starry == ("flight", "warm")
    assert sniff.when == ((p.Condition("gold", low=2),),)
    assert sniff.cost == (p.Step(p.DiscardChosen("item")),)
    assert sniff.check is not None
    assert [box.must for box in sniff.check.boxes] == [True, False]
    assert sniff.check.outcomes[0].when == ((p.Condition("season", "winter"),),)
    assert sing.check is not None
    assert (sing.check.verb, sing.check.outcomes[1].target) == ("", "@end.together")
    assert [(way.target, way.low, way.high) for way in found.block("wet").exits] == [("end", 1, 6), ("start", 7, 12)]


def test_cards_are_read(tmp_path: Path) -> None:
    cards = """
## item goods.trumpet  Brass Ear-Trumpet
stack goods
price 4
tags: light, warm
text: It hears what people meant to say.
may search: +1
always if winter: movement -1
use on turn if settlement: pay 2 gold: discard this
timer 3 or save: discard this
save: lose 1 gold
copies 2

## quest bells.one  The Bell
part 1
pickup dunmere
notice: Lost: one bell.
start slot
gained: gain 1 gold
must scene if at dunmere, tag light -> ferry.toll : Climb
leave if not companion
abandon: never

## event goose  The Goose
start events
after events-bottom
first if sat -> ferry.toll
settlement -> ferry.toll
"""
    book = reader.read(write_book(tmp_path, cards=CARDS + cards))
    item = book.cards["goods.trumpet"]
    assert (item.stack, item.price, item.tags, item.copies) == ("goods", 4, ("light", "warm"), 2)
    assert book.stacks == {"goods": ("goods.trumpet",)}
    assert item.passives[0] == p.Passive("movement", -1, "", ((p.Condition("season", "winter"),),))
    assert (item.uses[0].moment, item.uses[0].cost) == ("turn", (p.Step(p.PayGold(2)),))
    assert item.timer is not None
    assert (item.timer.days, item.timer.saves) == (3, True)
    assert item.on_save == (p.Step(p.LoseGold(1)),)
    quest = book.cards["bells.one"]
    assert (quest.pickup, quest.start, quest.subtitle, quest.can_abandon) == ("dunmere", "slot", "1", False)
    assert quest.scenes[0].must
    assert len(quest.scenes[0].when) == 2
    assert quest.leave_if == ((p.Condition("companion", negated=True),),)
    event = book.cards["goose"]
    assert (event.after, len(event.rows)) == ("events-bottom", 2)
    assert book.numbers[item.number] == "goods.trumpet"


def test_the_world_is_read(tmp_path: Path) -> None:
    world = reader.read(write_book(tmp_path)).world
    quay = world.spaces[0]
    assert (quay.location, quay.settlement, quay.harbour) == (True, True, True)
    assert (quay.summer, quay.winter) == (("reeds",), ("reeds", "knoll"))
    assert world.adventurers[0].marks == (1, 0, 1, 2, 0, 0)
    assert world.adventurers[0].on_save == (p.Step(p.GainGold(1)),)
    assert (world.gold_limit, world.coop_days, world.levels[0].prestige) == (20, (8, 7, 6, 5), (5, 9, 12, 14))


WRONG_SCENES = [
    ("# ferry.toll  The Toll", "# ferry.tol  The Toll", "toll.scene:2:3: the id of this file's scene is 'ferry.toll'"),
    ("premise: ", "promise: ", "toll.scene:3:1: before the first block stand"),
    ("else: wet", "else: wett", "toll.scene:11:9: there is no block 'wett'"),
    ("medium", "tricky", "toll.scene:9:49: 'tricky' is not a difficulty"),
    ("> gain 1 prestige", "> gain lamp", "toll.scene:18:8: there is no card 'lamp'"),
    ("> lose 1 gold\n-> end", "> lose 1 gold", "toll.scene:21:1: block 'wet' ends in the air"),
    ("You swim.", "You [swim.", "toll.scene:22:5: a '[' that is no variant"),
    ("You swim.", "You\n[tag gills: swim].", "toll.scene:23:6: there is no tag 'gills'"),
    ("You swim.", "> gain 1 gold\nYou swim.", "toll.scene:23:1: text stands before effects"),
    ("* Walk away -> end", "* Walk away", "toll.scene:14:1: an option is '* Title"),
    ("  pay 1 gold", "  1: over", "toll.scene:13:3: an option without a check has no outcomes"),
    ("== wet", "== over", "toll.scene:21:4: there are two blocks 'over'"),
    ("* Walk away -> end", "* Walk away | swim, might, easy", "toll.scene:14:1: a check needs an outcome"),
]


@pytest.mark.parametrize(("part", "instead", "message"), WRONG_SCENES)
def test_mistakes_in_scenes_name_file_line_and_column(tmp_path: Path, part: str, instead: str, message: str) -> None:
    found = reader.check(write_book(tmp_path, SCENE.replace(part, instead, 1)))
    assert any(message in line for line in found), found


WRONG_CARDS = [
    ("## trinket lamp  Lamp", "all.cards:8:4: 'trinket' is not a type of card"),
    ("## item lamp Lamp", "all.cards:8:1: write '## type id  Name'"),
    ("## item lamp  Lamp\nprise 3", "all.cards:9:1: 'prise' cannot begin a line of a item"),
    ("## item lamp  Lamp\nprice 3\nprice 4", "all.cards:10:1: 'price' stands twice"),
    ("## item lamp  Lamp\nprice 40", "all.cards:9:7: a number from 1 to 20"),
    ("## item lamp  Lamp\ntags: lite", "all.cards:9:7: there is no tag 'lite' among the tags"),
    ("## item lamp  Lamp\nalways: no luck", "all.cards:9:9: 'no luck' is not a standing rule"),
    ("## item lamp  Lamp\ntimer: discard this", "all.cards:9:6: write 'timer 3: …'"),
    ("## item lamp  Lamp\nscene -> ferry.tol : Go", "all.cards:9:10: there is no scene 'ferry.tol'; did you mean"),
    ("## item dunmere.quay  Quay", "all.cards:8:1: there is a card 'dunmere.quay' already"),
    ("## local snow  Snow\nplace nowhere", "all.cards:9:7: there is no space 'nowhere'"),
    ("## location inn  Inn\nplace dunmere", "all.cards:8:1: location 'inn' needs a space to lie at and a number"),
    ("## location inn  Inn\nplace here\nnr 3", "all.cards:8:1: location 'inn' needs a space to lie at and a number"),
    ("## item lamp  Lamp\nstart board", "all.cards:8:1: 'lamp' cannot start on the board"),
]


@pytest.mark.parametrize(("text", "message"), WRONG_CARDS)
def test_mistakes_in_cards_name_file_line_and_column(tmp_path: Path, text: str, message: str) -> None:
    found = reader.check(write_book(tmp_path, cards=f"{CARDS}\n{text}\n"))
    assert any(message in line for line in found), found


WRONG_WORLDS = [
    ('terrain = "hill"', 'terrain = "bog"', "'bog' is not a terrain"),
    ('between = ["knoll", "scree"]', 'between = ["knoll", "sea"]', "there is no space 'sea' for a road"),
    ('slot = "W02"', 'slot = "W01"', "two spaces have the slot 'W01'"),
    ('save = ["gain 1 gold"]', 'save = ["gian 1 gold"]', "'gian 1 gold' is not an effect"),
    ("coop = [8, 7, 6, 5]", "coop = [8]", "needs 4 numbers"),
    ('id = "mor"', 'id = "bob"', "the adventurers are bumir, mor"),
    ("[dice]", '[[adventurer]]\nid = "mor"\n[dice]', "each of them once at most"),
    ('coop = "end.together"', 'coop = "end.all"', "there is no scene 'end.all'"),
    ("[limits]", "[limit]", "there is no table [limits]"),
]


@pytest.mark.parametrize(("part", "instead", "message"), WRONG_WORLDS)
def test_mistakes_in_the_world_are_told(tmp_path: Path, part: str, instead: str, message: str) -> None:
    found = reader.check(write_book(tmp_path, world=WORLD.replace(part, instead, 1)))
    assert any(message in line and "world.toml:" in line for line in found), found


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    folder = write_book(tmp_path, SCENE.replace("medium", "tricky"), CARDS.replace("nr 1", "nr 13"))
    with pytest.raises(EditionError) as caught:
        reader.read(folder)
    assert len(str(caught.value).splitlines()) == 2
