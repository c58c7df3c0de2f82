"""Each check of the book finds its mistake, and is silent without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord.games.galzyr.book import display_numbers, reader
from langbord.games.galzyr.book.lint import checks
from langbord.games.galzyr.book.model import Book
from tests.games.galzyr.small_book import CARDS, SCENE, WORLD, write_book

LONG = "A heron counts the barrels twice because the first count was an insult to the barrels and it knows that well. "


def book_with(folder: Path, scene: str = SCENE, cards: str = CARDS, world: str = WORLD, **scenes: str) -> Book:
    return reader.read(write_book(folder, scene, cards, world, **scenes))


def said(book: Book, check: str) -> str:
    """What one check says, in one text."""
    return "\n".join(str(finding) for finding in checks.findings(book, check))


def card(text: str) -> str:
    return CARDS + text


#: Check, what is put into the book, and a part of what must be said. Without it the check must not say so.
WRONG_CARDS = [
    ("schema", "## quest bells.one  Bells\nstart slot\nscene -> ferry.toll : Go\n", "needs 'pickup' and 'notice:'"),
    ("schema", "## item goods.lamp  Lamp\nstack goods\n", "needs a price"),
    ("schema", "## local drift  Drift\n", "needs a place"),
    ("schema", "## status voice  Voice\nstart origin\n", "needs 'hero'"),
    ("schema", "## event goose  Goose\nsettlement -> ferry.toll\n", "must say where it goes"),
    ("gained", "## item lamp  Lamp\n", "nothing that can come up ever brings 'lamp'"),
    ("leaves", "## status shaken  Shaken\n", "nothing ever takes 'shaken' away"),
    ("provided-tags", "## item lamp  Lamp\nmust fight if tag warm: -1\n", "the tag 'warm' is asked for"),
    ("verbs", "## item lamp  Lamp\nmay search: +1\n", "cards help with the verb 'search'"),
    ("traps", "## status held  Held\nmust scene -> ferry.toll : Stay\n", "must be played again and again"),
    ("quests", "## quest bells.one  Bells\nabandon: discard this\n", "opens no scene"),
    ("quests", "## quest bells.one  Bells\nscene -> ferry.toll : Go\nabandon: never\n", "it can never be done"),
    ("quests", "## quest bells.one  Bells\nstart slot\nabandon: lose 1 gold\n", "never comes back once given up"),
    ("quests", "## quest bells.one  Bells\nabandon: never\ntimer 3: lose 1 gold\n", "must end it or set it back"),
    ("event-rows", "## event goose  Goose\nafter vault\nforest -> ferry.toll\n", "needs six rows"),
    ("conditions", "## item lamp  Lamp\nmust fight if summer, winter: -1\n", "can never hold"),
    ("conditions", "## item lamp  Lamp\nmust fight if summer or winter: -1\n", "always holds"),
    ("conditions", "## item lamp  Lamp\nmust fight if days 2: -1\n", "has no timer"),
    ("conditions", "## item lamp  Lamp\nmust fight if world lamp: -1\n", "for the card is a item"),
    ("conditions", "## item lamp  Lamp\nmust fight if total 2: -1\n", "only in a scene"),
    ("map", "## location reeds.hut  Hut\nplace reeds\nnr 2\n", "'reeds' is not a location"),
    ("wording", "## item lamp  Lamp of Mor\n", "may not be who reads this"),
]

#: Check, a part of the scene, what stands there instead, and a part of what must be said.
WRONG_SCENES = [
    ("reachable-blocks", "else: wet", "else: over", "nothing leads to block 'wet'"),
    ("outcomes", "  else: wet", "  1: wet", "the last outcome must be 'else"),
    ("outcomes", "  2: over", "  2: over\n  3: wet", "outcome '3' is never taken"),
    ("outcomes", "medium", "hard", "there is no outcome '3:'"),
    ("outcomes", "-> end\n\n== wet", "-> end if winter\n\n== wet", "the last exit must be without a condition"),
    ("outcomes", "-> end\n\n== wet", "-> end on 1-6\n-> wet on 8-12\n\n== wet", "must cover 1 to 12"),
    ("outcomes", "partner\n", "partner\nenter over if winter\nenter wet if january\n", "'enter wet' is never taken"),
    ("conditions", "You swim.", "You swim. [level 2: Well.]", "only in the co-operative end scene"),
    ("provided-tags", "* Walk away", "* Fly [flight] -> end\n* Walk away", "has the tag flight"),
    ("verbs", "* Walk away", "* Walk away", "but no card helps with it"),
    ("cycles", "> lose 1 gold\n-> end", "> lose 1 gold\n-> start", "a way leads back to it that costs nothing"),
    ("losses", "> lose 1 gold", "> lose 4 gold", "takes 4 gold"),
    ("partners", "\npartner\n", "\n", "speaks of a partner"),
    ("lengths", "* Walk away", "* Walk away slowly with all that you ever owned here", "at most 9 words"),
    ("lengths", "You swim.", LONG * 8, "168 words; 12 to 130 are allowed"),
    ("wording", "You swim.", "You swim. TODO", "is a placeholder"),
    ("wording", "You swim.", "You *really* swim.", "emphasis is written with low lines"),
    ("wording", "You swim.", "You feel cold.", "is not how this book speaks"),
    ("wording", "You swim.", "You wet your long tail.", "is not everybody's"),
    ("verb-first", "* Walk away", "* The way back", "should begin with a verb"),
    ("shared-words", "You swim.", "The ferry is a door on eleven barrels.", "stands in ferry.toll/start as well"),
    ("new-names", "You swim.", "You swim to old Hobb and then to Captain Ruddle at once.", "brings 2 new names"),
]


@pytest.mark.parametrize(("check", "text", "message"), WRONG_CARDS)
def test_a_check_of_cards_finds_its_mistake(tmp_path: Path, check: str, text: str, message: str) -> None:
    assert message in said(book_with(tmp_path / "wrong", cards=card(text)), check)
    assert message not in said(book_with(tmp_path / "right"), check)


@pytest.mark.parametrize(("check", "part", "instead", "message"), WRONG_SCENES)
def test_a_check_of_scenes_finds_its_mistake(tmp_path: Path, check: str, part: str, instead: str, message: str) -> None:
    right = SCENE.replace("> gain 1 prestige", "> gain 1 prestige\n> partner: gain 1 prestige")
    wrong = right.replace(part, instead, 1)
    assert message in said(book_with(tmp_path / "wrong", scene=wrong), check)
    helpful = "## item lamp  Lamp\nmay convince: +1\n"
    assert message not in said(book_with(tmp_path / "right", scene=right, cards=card(helpful)), check)


@pytest.mark.parametrize("last", ["* Fly [flight] -> end", "* Skate -> end\n  if winter", ""])
def test_options_that_may_all_be_closed_are_found(tmp_path: Path, last: str) -> None:
    scene = SCENE.replace("round |", "round [flight] |").replace("* Walk away -> end", last)
    assert "without an option" in said(book_with(tmp_path, scene), "open-options")


@pytest.mark.parametrize("last", ["* Go -> end", "* Skate -> end\n  if winter\n* Swim -> end\n  if not january"])
def test_options_of_which_one_is_always_open_are_fine(tmp_path: Path, last: str) -> None:
    scene = SCENE.replace("round |", "round [flight] |").replace("* Walk away -> end", last)
    assert said(book_with(tmp_path, scene), "open-options") == ""


def test_a_scene_that_nothing_opens_is_found(tmp_path: Path) -> None:
    lost = SCENE.replace("# ferry.toll  The Toll", "# ferry.lost  Lost")
    assert "lost.scene:1:1: mistake [reachable-scenes]" in said(book_with(tmp_path, lost=lost), "reachable-scenes")


def test_a_scene_behind_a_card_that_nobody_gets_is_not_reached(tmp_path: Path) -> None:
    lost = SCENE.replace("# ferry.toll  The Toll", "# ferry.lost  Lost")
    book = book_with(tmp_path, cards=card("## item lamp  Lamp\nscene -> ferry.lost : Go\n"), lost=lost)
    assert "lost.scene" in said(book, "reachable-scenes")


def test_a_scene_reached_through_a_gained_card_is_fine(tmp_path: Path) -> None:
    lost = SCENE.replace("# ferry.toll  The Toll", "# ferry.lost  Lost")
    scene = SCENE.replace("> gain 1 prestige", "> gain lamp")
    book = book_with(tmp_path, scene, card("## item lamp  Lamp\nscene -> ferry.lost : Go\n"), lost=lost)
    assert said(book, "reachable-scenes") == ""
    assert said(book, "gained") == ""


def test_circles_over_two_scenes_are_found(tmp_path: Path) -> None:
    back = SCENE.replace("# ferry.toll  The Toll", "# ferry.back  Back").replace(
        "away -> end", "away -> scene ferry.toll"
    )
    book = book_with(tmp_path, SCENE.replace("away -> end", "away -> scene ferry.back"), back=back)
    assert "a way leads back" in said(book, "cycles")


def test_a_circle_that_costs_gold_is_allowed(tmp_path: Path) -> None:
    scene = SCENE.replace("* Pay -> over", "* Pay -> start")
    assert said(book_with(tmp_path, scene), "cycles") == ""


def test_a_status_that_is_meant_to_stay_is_fine(tmp_path: Path) -> None:
    assert said(book_with(tmp_path, cards=card("## status badge  Badge\nstays\n")), "leaves") == ""


TWO_QUESTS = """
## quest bells.one  Bells
stack bells
scene -> ferry.toll : Go
## quest bells.two  More Bells
scene -> ferry.toll : Go
"""

#: What the block `over` does; each brings a quest too early.
TOO_EARLY = [
    "> gain bells.two; discard this",
    "> gain bells.two\n> move bells.one to vault",
    "> draw a quest; replace this with bells.two",
    "> if winter: gain a random bells\n> discard this",
    "> may: gain one of bells\n> choose: gain 1 gold | discard this",
    "> roll 1-6: draw a quest | 7-12: gain 1 gold\n> discard this",
    "> gain 1 gold, else gain bells.two\n> discard this",
]

IN_GOOD_ORDER = [
    "> discard this; gain bells.two",
    "> move this to vault\n> draw a quest",
    "> replace this with bells.two; draw a quest",
    "> choose: draw a quest | discard this",
    "> partner: draw a quest\n> discard this",
    "> gain bells.two",
]


@pytest.mark.parametrize("steps", TOO_EARLY)
def test_a_new_quest_before_the_finished_one_has_left_is_found(tmp_path: Path, steps: str) -> None:
    scene = SCENE.replace("> gain 1 prestige", steps)
    found = said(book_with(tmp_path, scene, card(TWO_QUESTS)), "quest-order")
    assert (
        "toll.scene:16:1: mistake [quest-order] block 'over': 'bells.one' leaves only after a new quest came" in found
    )


@pytest.mark.parametrize("steps", IN_GOOD_ORDER)
def test_a_new_quest_after_the_finished_one_is_fine(tmp_path: Path, steps: str) -> None:
    scene = SCENE.replace("> gain 1 prestige", steps)
    assert said(book_with(tmp_path, scene, card(TWO_QUESTS)), "quest-order") == ""


def test_a_quest_that_leaves_in_a_later_block_leaves_too_late(tmp_path: Path) -> None:
    scene = SCENE.replace("> gain 1 prestige\n-> end", "> gain bells.two\n-> wet").replace(
        "> lose 1 gold", "> discard this"
    )
    found = said(book_with(tmp_path / "late", scene, card(TWO_QUESTS)), "quest-order")
    assert "block 'wet': 'bells.one' leaves only after a new quest came (gain bells.two)" in found
    paid = scene.replace("  pay 1 gold", "  discard this").replace("2: over", "2: wet")
    assert said(book_with(tmp_path / "paid", paid, card(TWO_QUESTS)), "quest-order") == ""


def test_what_took_the_place_of_a_quest_is_this_from_then_on(tmp_path: Path) -> None:
    scene = SCENE.replace("> gain 1 prestige\n-> end", "> replace this with bells.two; draw a quest\n-> wet")
    scene = scene.replace("> lose 1 gold", "> discard this")
    found = said(book_with(tmp_path, scene, card(TWO_QUESTS)), "quest-order")
    assert "'bells.two' leaves only after" in found
    assert "'bells.one' leaves only after" not in found


def test_the_effects_of_a_quest_keep_the_order_too(tmp_path: Path) -> None:
    timed = card(TWO_QUESTS + "timer 3: draw a quest; discard this\n")
    assert "card 'bells.two': 'bells.two' leaves only after" in said(
        book_with(tmp_path / "wrong", cards=timed), "quest-order"
    )
    right = card(TWO_QUESTS + "timer 3: discard this; draw a quest\n")
    assert said(book_with(tmp_path / "right", cards=right), "quest-order") == ""


def test_scenes_that_are_only_named_stand_empty_in_a_draft(tmp_path: Path) -> None:
    folder = write_book(tmp_path, cards=card("## item lamp  Lamp\nscene -> ferry.later : Go\n"))
    book, unwritten = reader.read_draft(folder)
    assert [str(each).partition("all.cards")[2] for each in unwritten] == [
        ":8:10: the scene 'ferry.later' is not written yet"
    ]
    assert book.scenes["ferry.later"].blocks[0].exits[0].target == "end"
    assert "ferry.later" not in said(book, "lengths") + said(book, "shared-words")


def test_an_adventurer_has_a_body_in_scenes_of_their_own(tmp_path: Path) -> None:
    scene = SCENE.replace("# ferry.toll", "# mor.toll").replace("You swim.", "You wet your tail, Mor.")
    folder = write_book(tmp_path, cards=CARDS.replace("ferry.toll", "mor.toll"))
    (folder / "scenes" / "mor").mkdir()
    (folder / "scenes" / "mor" / "toll.scene").write_text(scene, encoding="utf-8")
    assert said(reader.read(folder), "wording") == ""


def test_a_name_and_its_short_form_are_one(tmp_path: Path) -> None:
    scene = SCENE.replace("You swim.", "You swim to old Captain Ruddle, and then to Ruddle again.")
    assert "new names" not in said(book_with(tmp_path, scene), "new-names")


def test_too_many_items_at_once_are_found(tmp_path: Path) -> None:
    items = "".join(f"## item lamp-{n}  Lamp {n}\n" for n in range(4))
    scene = SCENE.replace("> lose 1 gold", "> gain lamp-0; gain lamp-1; gain lamp-2; gain lamp-3")
    assert "gives 4 items" in said(book_with(tmp_path, scene, card(items)), "limits")
    fewer = SCENE.replace("> lose 1 gold", "> gain lamp-0; gain lamp-1; gain lamp-2")
    assert said(book_with(tmp_path / "fewer", fewer, card(items)), "limits") == ""


def test_a_premise_used_twice_is_found(tmp_path: Path) -> None:
    twin = SCENE.replace("# ferry.toll  The Toll", "# ferry.twin  Twin").replace("wants to be", "wishes to be")
    assert "much like that of ferry.toll" in said(book_with(tmp_path, twin=twin), "premises")


def test_spaces_without_a_road_in_one_season_are_found(tmp_path: Path) -> None:
    world = WORLD.replace('between = ["knoll", "scree"]', 'between = ["knoll", "scree"]\nseason = "summer"')
    assert "in winter no road leads to 'scree'" in said(book_with(tmp_path / "wrong", world=world), "map")
    assert "no road" not in said(book_with(tmp_path / "right"), "map")


def test_adventurers_need_four_marks(tmp_path: Path) -> None:
    world = WORLD.replace("might = 1, ", "")
    assert "Mor needs 4 marks" in said(book_with(tmp_path / "wrong", world=world), "adventurers")
    assert "Mor needs 4 marks" not in said(book_with(tmp_path / "right"), "adventurers")


def test_names_of_the_published_game_are_known_by_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import hashlib

    from langbord.games.galzyr.book.lint import prose as lint_text

    prints = tmp_path / "names.txt"
    prints.write_text(hashlib.sha256(b"barrels").hexdigest(), encoding="ascii")
    monkeypatch.setattr(lint_text, "_FOREIGN", prints)
    assert "the name 'barrels'" in said(book_with(tmp_path / "book"), "foreign-names")


def test_the_fingerprints_are_no_names() -> None:
    from langbord.games.galzyr.book.lint import prose as lint_text

    lines = lint_text._FOREIGN.read_text(encoding="ascii").split()
    assert lines
    assert all(len(line) == 64 and int(line, 16) for line in lines)


def test_numbers_are_given_once_and_kept(tmp_path: Path) -> None:
    folder = write_book(tmp_path)
    book = reader.read(folder)
    assert checks.numbering(folder, book)
    display_numbers.write(folder, display_numbers.complete(display_numbers.read(folder), book.cards, book.scenes))
    assert checks.numbering(folder, reader.read(folder)) == []
    before = reader.read(folder).scenes["ferry.toll"].number
    early = SCENE.replace("# ferry.toll  The Toll", "# ferry.early  Early")
    (folder / "scenes" / "ferry" / "early.scene").write_text(early, encoding="utf-8")
    after = reader.read(folder)
    assert after.scenes["ferry.toll"].number == before
    assert after.scenes["ferry.early"].number > before
