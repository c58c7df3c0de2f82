"""The grammar of the book's phrases: what each means, that saying it again changes nothing, and where mistakes lie."""

from __future__ import annotations

import pytest

from langbord.engine.editions.parse_error import PhraseError
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.book import unparse, vocabulary
from langbord.games.galzyr.book.parser import Grammar, Phrase, Reference

CONDITIONS = [
    "winter",
    "march",
    "november-february",
    "sat or sun",
    "not mor",
    "solo or coop, challenge",
    "players 3",
    "tag flight, not tag warm",
    "gold 2, prestige 3, level 1",
    "mark might 2",
    "items 2",
    "items 2 worth 5",
    "companion, company, partner",
    "at dunmere or near dunmere 2",
    "hill or settlement or harbour or location",
    "on this, old, days 2, last day",
    "has goods.lamp, world line.ford, here snow, in play snow, available snow",
    "total 3, seen ferry.toll, lately ferry.toll, achieved dry-feet",
    "this month ferry.toll, done 2, not failed 1",
]

EFFECTS = [
    "gain 2 gold",
    "lose 2 gold, else gain shaken and lose 1 prestige",
    "pay 1 gold",
    "gain 3 prestige; partner: gain 1 prestige",
    "gain goods.lamp from vault",
    "gain a random goods",
    "gain 2 random goods",
    "gain one of goods",
    "gain one of 3 goods",
    "draw a quest",
    "draw 2 quests",
    "discard this",
    "discard an item",
    "discard 2 items",
    "discard a companion with flight",
    "discard all companions without flight",
    "discard all statuses with warm",
    "move this to vault",
    "move snow to events-bottom",
    "replace this with bells.two",
    "replace snow with ice from vault",
    "abandon this",
    "abandon a quest",
    "offer 3 from goods.road, goods.books",
    "offer cards lamp, rope",
    "sell an item for 3 gold",
    "sell 2 items for 3 gold each",
    "swap a mark",
    "swap 2 marks",
    "swap a mark for might or survival",
    "travel 2",
    "movement +1",
    "movement -1",
    "go to dunmere",
    "go to any harbour",
    "go to nearest forest",
    "go to random location",
    "figure on this",
    "put snow at next location",
    "put snow at here",
    "delay this 2",
    "hasten lamp 1",
    "delay a timer 1",
    "restart this",
    "draw event",
    "unlock dry-feet",
    "if winter or sat, gold 2: gain 1 gold; gain lamp",
    "all: lose 1 gold",
    "may pay 2 gold; discard this: gain lamp",
    "may: travel 1",
    "choose: gain 2 gold | gain lamp; lose 1 gold",
    "roll 1-6: gain 1 gold | 7-11: lose 1 gold | 12: gain lamp",
    "if winter: roll 1-6: gain 1 gold | 7-12: lose 1 gold",
]


@pytest.mark.parametrize("text", CONDITIONS)
def test_conditions_are_read_and_said_again(text: str) -> None:
    assert unparse.conditions(Grammar().conditions(Phrase(text, 0))) == text


@pytest.mark.parametrize("text", EFFECTS)
def test_effects_are_read_and_said_again(text: str) -> None:
    assert unparse.line(Grammar().line(Phrase(text, 0))) == text


def test_every_kind_of_condition_can_be_written() -> None:
    read = [Grammar().conditions(Phrase(text, 0)) for text in CONDITIONS]
    kinds = {atom.kind for conditions in read for clause in conditions for atom in clause}
    assert kinds | {"terrain"} == set(p.CONDITION_KINDS)


def test_every_effect_can_be_written() -> None:
    read = {type(step.effect) for text in EFFECTS for step in Grammar().line(Phrase(text, 0))}
    assert read == set(p.Effect.__args__)


def test_commas_mean_all_and_or_means_any() -> None:
    winter, sat, warm = p.Condition("season", "winter"), p.Condition("weekday", low=5), p.Condition("tag", "warm")
    found = Grammar().conditions(Phrase("winter or sat, tag warm", 0))
    assert found == ((winter, sat), (warm,))


def test_whoever_a_line_is_addressed_to_does_all_of_it() -> None:
    steps = Grammar().line(Phrase("all: gain 1 gold; partner: gain 1 prestige", 0))
    assert [step.who for step in steps] == ["all", "partner"]


BOXES = {
    "may search, observe: +1": p.Box(False, ("search", "observe"), (), (), (), (p.Successes(1),)),
    "must in might: -2": p.Box(True, (), ("might",), (), (), (p.Successes(-2),)),
    "may any check: reroll 2": p.Box(False, (), (), (), (), (p.Reroll(2),)),
    "must if winter: +days": p.Box(True, (), (), ((p.Condition("season", "winter"),),), (), (p.DaysLeft(),)),
    "may fight: reroll 1 3 times": p.Box(False, ("fight",), (), (), (), (p.Reroll(1, 3),)),
    "may fight: count 2 thievery; count might": p.Box(
        False, ("fight",), (), (), (), (p.Convert("thievery", 1, 1, 2), p.Convert("might", 1, 1, 0))
    ),
    "may fight: turn 2 might into 3": p.Box(False, ("fight",), (), (), (), (p.Convert("might", 2, 3, 0),)),
    "may fight: pay 1 gold: +1, up to 3 times": p.Box(
        False, ("fight",), (), (), (p.Step(p.PayGold(1)),), (p.Successes(1),), 3
    ),
    "may in might: skill any": p.Box(False, (), ("might",), (), (), (p.TestSkill("any"),)),
    "may fight: verb convince": p.Box(False, ("fight",), (), (), (), (p.ChangeVerb("convince"),)),
    "may any check: discard this: pool 2 might, 4 base": p.Box(
        False, (), (), (), (p.Step(p.Discard("this")),), (p.NewPool(4, (("might", 2),)),)
    ),
    "may fight: roll 1-6: +1 | 7-12: nothing": p.Box(
        False,
        ("fight",),
        (),
        (),
        (),
        (p.CheckRoll((p.CheckBand(1, 6, (p.Successes(1),)), p.CheckBand(7, 12, ()))),),
    ),
    "may fight: +1; push 1-3: -1, stop | 4-12: +1": p.Box(
        False,
        ("fight",),
        (),
        (),
        (),
        (
            p.Successes(1),
            p.Push((p.CheckBand(1, 3, (p.Successes(-1),), stop=True), p.CheckBand(4, 12, (p.Successes(1),)))),
        ),
    ),
}


@pytest.mark.parametrize("text", BOXES)
def test_boxes_are_read(text: str) -> None:
    box = BOXES[text]
    expected = p.Box(box.must, box.verbs, box.skills, box.when, box.cost, box.effects, box.times, text)
    assert Grammar().box(Phrase(text, 0)) == expected


def test_every_standing_rule_can_be_written() -> None:
    for form in vocabulary.PASSIVES:
        text = form.replace("N", "2").replace("TAG", "warm").replace("CARD", "shaken")
        passive = Grammar().passive(Phrase(text, 0), ())
        assert text.startswith(passive.kind)
        assert abs(passive.number) == (2 if "N" in form else 0)
        assert (passive.number < 0) == ("-N" in form)
        assert bool(passive.word) == ("TAG" in form or "CARD" in form)


def test_names_are_collected_with_their_columns() -> None:
    grammar = Grammar()
    grammar.line(Phrase("if at dunmere: gain lamp", 4))
    assert grammar.references == [Reference("space", "dunmere", 10), Reference("card", "lamp", 24)]


WRONG = [
    ("gain two gold", 0, "is not an effect"),
    ("gain 30 gold", 5, "out of bounds"),
    (f"gain {'9' * 5000} gold", 5, "a number of 5000 digits is too long"),
    (f"if gold {'9' * 5000}: gain 1 gold", 3, "a number of 5000 digits is too long"),
    ("if wintr: gain 1 gold", 3, "is not a condition"),
    ("if winter gain 1 gold", 0, "a ':' must follow"),
    ("if mark mihgt 1: gain 1 gold", 8, "is not a skill"),
    ("if not winter or sat: gain 1 gold", 3, "can be misread"),
    ("move lamp to cellar", 13, "is not a zone"),
    ("go to any pond", 10, "comes one of"),
    ("choose: gain 1 gold", 0, "two ways at least"),
    ("roll 1-5: gain 1 gold | 7-12: gain 2 gold", 24, "must begin at 6"),
    ("roll 1-6: gain 1 gold", 5, "must go up to 12"),
    ("gain 1 gold; gian 2 gold", 13, "is not an effect"),
    ("swap a mark for sword", 16, "is not a skill"),
    ("", 0, "missing"),
]


@pytest.mark.parametrize(("text", "column", "message"), WRONG)
def test_mistakes_tell_what_and_where(text: str, column: int, message: str) -> None:
    with pytest.raises(PhraseError) as caught:
        Grammar().line(Phrase(text, 0))
    assert message in caught.value.message
    assert caught.value.column == column


WRONG_BOXES = [
    ("may juggle: +1", 4, "is not a verb"),
    ("may in music: +1", 7, "is not a skill"),
    ("may fight: jump", 11, "does nothing in a check"),
    ("may fight: reroll 2 2 times", 11, "only one die"),
    ("may fight: pay 1 gold", 11, "must follow after a ':'"),
    (f"may fight: pay 1 gold: +1, up to {'9' * 5000} times", 33, "a number of 5000 digits is too long"),
    ("may fight", 0, "must follow after a ':'"),
]


@pytest.mark.parametrize(("text", "column", "message"), WRONG_BOXES)
def test_mistakes_of_boxes_tell_what_and_where(text: str, column: int, message: str) -> None:
    with pytest.raises(PhraseError) as caught:
        Grammar().box(Phrase(text, 0))
    assert message in caught.value.message
    assert caught.value.column == column
