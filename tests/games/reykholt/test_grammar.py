"""Phrases and what they are read into."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from langbord.engine.editions.parse_error import PhraseError
from langbord.games.reykholt.edition import phrases
from langbord.games.reykholt.edition.parser import (
    read_card,
    read_event,
    read_goal,
    read_kinds,
    read_scenario_rule,
    read_set_up,
    read_space,
    read_table,
)
from langbord.games.reykholt.edition.phrases import (
    NO_LIMIT,
    Action,
    Advance,
    Cost,
    Gain,
    GainAny,
    GainPer,
    GainRarest,
    Goal,
    Harvest,
    HarvestOne,
    PlantEach,
    PlantMissing,
    PlantMore,
    Seed,
    SeedFromSupply,
    ShareCard,
    Step,
    TakeCard,
    TakeGreenhouse,
    TakeRandom,
    Trade,
)

TOMATO, LETTUCE, MUSHROOM, CAULIFLOWER, CARROT = range(5)


@pytest.mark.parametrize(
    ("phrase", "step"),
    [
        ("gain 2 tomato", Gain((2, 0, 0, 0, 0))),
        ("gain 1 lettuce and 1 carrot", Gain((0, 1, 0, 0, 1))),
        ("gain 3 any", GainAny(3)),
        ("gain 1 rarest", GainRarest()),
        ("gain 1 carrot per planted greenhouse, at most 3", GainPer(CARROT, 1, 3)),
        ("seed 1", Seed(1, 1)),
        ("seed 1 to 2", Seed(1, 2)),
        ("seed at least 2", Seed(2, NO_LIMIT)),
        ("seed 1 from supply", SeedFromSupply()),
        ("harvest up to 3", Harvest(3)),
        ("harvest up to 2 from one greenhouse", HarvestOne(2)),
        ("take a greenhouse", TakeGreenhouse(3, 6)),
        ("take a greenhouse of 5", TakeGreenhouse(5, 5)),
        ("take a greenhouse of 3 to 4", TakeGreenhouse(3, 4)),
        ("take a random greenhouse", TakeRandom()),
        ("take a service card", TakeCard()),
        ("share a service card", ShareCard()),
        ("advance 2", Advance(2)),
        ("plant 1 carrot in each greenhouse", PlantEach(CARROT)),
        ("plant 1 missing kind in each greenhouse", PlantMissing()),
        ("plant 1 more in up to 1 greenhouse", PlantMore(1)),
        ("discard 1 greenhouse: advance 1", Trade(Cost(greenhouses=1), (Advance(1),))),
        ("discard 2 greenhouses and 2 alike: advance 2", Trade(Cost(alike=2, greenhouses=2), (Advance(2),))),
        ("discard 2 any: take a greenhouse", Trade(Cost(any=2), (TakeGreenhouse(3, 6),))),
        (
            "discard 1 tomato and 1 carrot: gain 1 lettuce and 1 mushroom and seed 1",
            Trade(Cost((1, 0, 0, 0, 1)), (Gain((0, 1, 1, 0, 0)), Seed(1, 1))),
        ),
    ],
)
def test_a_step(phrase: str, step: Step) -> None:
    assert read_space(phrase).actions == (Action((step,)),)


def test_several_actions_stand_between_semicolons() -> None:
    assert read_space("gain 1 tomato; seed 1").actions == (
        Action((Gain((1, 0, 0, 0, 0)),)),
        Action((Seed(1, 1),)),
    )


def test_an_amount_after_or_repeats_gain() -> None:
    assert read_space("gain 2 tomato or 2 lettuce or seed 1").actions == (
        Action((Gain((2, 0, 0, 0, 0)), Gain((0, 2, 0, 0, 0)), Seed(1, 1))),
    )


def test_the_timing_of_a_card() -> None:
    effect = read_card("at start of harvest time, if a row is empty: gain 1 carrot")
    assert effect.kind == "at"
    assert phrases.MOMENTS[effect.moment] == "start of harvest time"
    assert phrases.CONDITIONS[effect.condition] == "a row is empty"
    effect = read_card("when you seed 2: gain 1 carrot")
    assert (effect.kind, phrases.WHENS[effect.moment], effect.condition) == ("when", "you seed 2", -1)
    assert read_card("now: seed 1").kind == "now"
    assert read_card("any time, once a round: discard 1 any: gain 1 any").kind == "any"
    assert read_card("special lease").special == "lease"


@pytest.mark.parametrize(
    ("read", "phrase", "rule", "number", "word"),
    [
        (read_card, "rule the bonus gives 1 more", "the bonus gives N more", 1, ""),
        (read_event, "rule close M2", "close SPACE", 2, "M2"),
        (read_set_up, "rule start at carrot-1", "start at TABLE", 5, ""),
        (read_set_up, "rule 2 more service cards", "N more service cards", 2, ""),
        (read_scenario_rule, "rule seeding leaves 1 empty", "seeding leaves N empty", 1, ""),
    ],
)
def test_a_rule(read: Callable[[str], phrases.Effect], phrase: str, rule: str, number: int, word: str) -> None:
    effect = read(phrase)
    assert (phrases.RULES[effect.rule], effect.number, effect.special) == (rule, number, word)


def test_goals() -> None:
    assert read_goal("hold 4 carrot") == Goal("hold 4 carrot", 4, "good", CARROT)
    assert read_goal("hold 5 kinds") == Goal("hold 5 kinds", 5, "kind")
    assert read_goal("own 3 planted greenhouses") == Goal("own 3 planted greenhouses", 3, "planted greenhouse")


def test_tables_and_kinds() -> None:
    assert [read_table(word) for word in ("tomato-1", "carrot-1", "tomato-2", "tomato-5", "carrot-6")] == [
        1,
        5,
        6,
        21,
        30,
    ]
    assert read_kinds("all") == (0, 1, 2, 3, 4)
    assert read_kinds("lettuce, mushroom") == (LETTUCE, MUSHROOM)


def test_what_is_nothing_without_an_opponent() -> None:
    assert read_card("when you reach a shared table: gain 1 carrot").is_lonely()
    assert read_card("at start of work time, if you are last: gain 1 carrot").is_lonely()
    assert read_card("special lease").is_lonely()
    assert not read_card("when you seed: gain 1 carrot").is_lonely()


@pytest.mark.parametrize(
    ("read", "phrase", "column", "words"),
    [
        (read_space, "gain 2 turnip", 7, "'turnip' is not a good"),
        (read_space, "gain 1 tomato; gian 1 carrot", 15, "not a step"),
        (read_space, "gain 1 tomato and 1 tomato", 20, "stands twice"),
        (read_space, "gain 0 tomato", 5, "between 1 and 30"),
        (read_space, "gain 2 tomato or 2 leeks", 19, "'leeks' is not a good"),
        (read_space, "gain a carrot", 5, "expected an amount"),
        (read_space, "gain 1 carrot per sheep, at most 2", 18, "no thing to count"),
        (read_space, "seed some", 0, "expected 'seed N'"),
        (read_space, "seed 3 to 2", 10, "smaller"),
        (read_space, "harvest 3", 0, "harvest up to N"),
        (read_space, "take a greenhouse of 7", 21, "3 to 6 parcels"),
        (read_space, "take a nap", 0, "one can take"),
        (read_space, "plant 1 tree", 0, "expected 'plant"),
        (read_space, "advance 3", 0, "advance 1 or 2"),
        (read_space, "discard 1 greenhouse", 20, "must follow"),
        (read_space, "discard 1 any and 1 alike: advance 1", 8, "one of these"),
        (read_space, "discard 1 any: discard 1 any: advance 1", 15, "one arrow"),
        (read_card, "seed 1", 0, "a card begins with"),
        (read_card, "often: seed 1", 0, "no timing"),
        (read_card, "when you sneeze: seed 1", 5, "no event"),
        (read_card, "at start of dinner: seed 1", 3, "no moment"),
        (read_card, "at end of work time, if you like: seed 1", 24, "no condition"),
        (read_card, "when you seed: take a service card", 14, "action spaces only"),
        (read_card, "any time, once a round: seed 1", 23, "discard GOODS: gain GOODS"),
        (read_card, "rule close M2", 5, "no rule"),
        (read_card, "special dragon", 8, "not special"),
        (read_event, "gain 1 tomato", 0, "expected 'everyone:'"),
        (read_event, "everyone: take a service card", 9, "action spaces only"),
        (read_event, "rule close X9", 11, "no space"),
        (read_set_up, "everyone: seed 1", 0, "all unasked"),
        (read_set_up, "everyone: gain 1 tomato or 1 carrot", 23, "no choice"),
        (read_set_up, "rule start at leek-1", 14, "no table"),
        (read_set_up, "rule without greenhouses of 9", 28, "3 to 6"),
        (read_scenario_rule, "everyone: gain 1 tomato", 0, "expected 'rule'"),
        (read_goal, "win", 0, "expected 'hold"),
        (read_goal, "own 3 tomatoes", 6, "nothing to own"),
        (read_table, "tomato-7", 0, "no table"),
        (read_kinds, "lettuce, tomato", 0, "once each"),
    ],
)
def test_a_mistake_names_its_column(read: Callable[[str], object], phrase: str, column: int, words: str) -> None:
    with pytest.raises(PhraseError) as found:
        read(phrase)
    assert words in found.value.message
    assert found.value.column == column
