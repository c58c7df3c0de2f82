"""The bots of Galzyr: sane, never at a standstill, blind to what their seat cannot know, better than chance."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from langbord import bots
from langbord.bots.steady import Steady, plan_of
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.position import Position
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.bots import planner
from langbord.games.galzyr.bots.check_odds import likelihood, mean, pool
from langbord.games.galzyr.bots.evaluation import SENSIBLE, sensible
from langbord.games.galzyr.bots.expectations import expected
from langbord.games.galzyr.bots.planner import PLANS
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.moves import GO_ON, HERO, NEW_WORLD, NO, PACK_UP, RESET, STOP, STORY, TRADE, YES
from langbord.games.galzyr.rules.odds import reach
from langbord.games.galzyr.rules.state import NOBODY, State
from tests.games.galzyr.table import begin, give, lay, month, play, player, prompt, stand, word, words
from tests.rules import rule

#: No month of bots was ever longer.
LONGEST_MONTH = 1_500


def live(names: list[str], seed: int, months: int, **options: str) -> list[int]:
    """The prestige of each seat over some months of one world."""
    rng = random.Random(seed)
    position = GAME.new(len(names), seed=seed, options=options, log=False)
    players = bots.line_up(names, len(names))
    prestige = [0] * len(names)
    decisions = 0
    while position.ask is not None:
        if position.ask.prompt == "month-over":
            prestige = [sum(both) for both in zip(prestige, position.scores(), strict=True)]
            months, decisions = months - 1, 0
            position.play(GO_ON if months else PACK_UP)
            continue
        decisions += 1
        assert decisions < LONGEST_MONTH
        position.play(bots.answer(players[position.ask.seat], position, rng))
    return prestige


@pytest.mark.parametrize(
    ("names", "mode"),
    [
        (["steady"], "coop"),
        (["steady", "calm"], "competitive"),
        (["calm", "steady", "steady"], "coop"),
        (["steady", "calm", "steady", "random"], "coop"),
    ],
)
def test_two_months_with_one_to_four_seats(names: list[str], mode: str) -> None:
    assert sum(live(names, seed=3, months=2, mode=mode)) > 0


def test_steady_and_calm_beat_random() -> None:
    alone = {name: sum(sum(live([name], seed, 1)) for seed in range(6)) for name in ("random", "calm", "steady")}
    assert alone["random"] < alone["calm"] < alone["steady"]
    assert alone["steady"] > 1.5 * alone["random"]
    rivals = [live(["random", "steady"], seed, 1, mode="competitive") for seed in range(4)]
    assert sum(steady for _, steady in rivals) > sum(chance for chance, _ in rivals)


def test_what_is_sensible_is_legal_and_never_empty() -> None:
    prompts: set[str] = set()
    for seed in range(4):
        rng = random.Random(seed)
        options = {"mode": "competitive" if seed % 2 else "coop"}
        position = GAME.new(1 + seed, seed=seed, options=options, log=False, keep=False)
        while position.ask is not None and position.state.months < 2:
            ask = position.ask
            prompts.add(ask.prompt)
            kept = sensible(position.state, ask.seat, ask.prompt, ask.moves)
            assert kept
            assert set(kept) <= set(ask.moves), ask.prompt
            planned = planner.plan(position.state, ask.seat, ask.prompt, ask.moves, Chance(key_from_seed(seed)))
            assert planned in ask.moves
            over = ask.prompt == "month-over"
            position.play(GO_ON if over else rng.choice(kept if rng.random() < 0.7 else ask.moves))
    assert {"travel", "story", "option", "check-pool", "check-reroll", "scene-end", "month-over"} <= prompts
    assert plan_of("galzyr") is planner.plan


@rule("G11.2")
def test_steady_knows_nothing_that_its_seat_does_not() -> None:
    """The same choice in every world that its seat cannot tell from the real one."""
    rng = random.Random(5)
    position = GAME.new(2, seed=5, options={"mode": "competitive"}, log=False)
    for _ in range(120):
        if position.ask is None:
            break
        seat = position.ask.seat
        luck = rng.random()
        worlds = [position, *(position.imagine(seat, Chance(rng.randbytes(32))) for _ in range(2))]
        chosen = {Steady().choose(world, seat, random.Random(luck)) for world in worlds}
        assert len(chosen) == 1
        position.play(chosen.pop())


def test_the_prompts_that_are_judged_exist() -> None:
    rules = Path(planner.__file__).parents[1] / "rules"
    asked = "".join(path.read_text(encoding="utf-8") for path in rules.rglob("*.py"))
    assert [prompt for prompt in {*SENSIBLE, *PLANS} if f'"{prompt}"' not in asked] == []


# --- odds -----------------------------------------------------------------------------------------


@rule("G8.3", "G8.4", "G8.6")
def test_odds_are_those_of_the_dice() -> None:
    state = month(heroes="bumir")
    land, base = state.land, (NOBODY,) * 5
    assert reach(land, base, 0, 1) == pytest.approx(1 - (5 / 6) ** 5)
    assert reach(land, base, 0, 6) == 0.0
    assert reach(land, base, 0, 0) == pytest.approx(1.0)
    assert mean(land, 0, 0) == pytest.approx(4 / 6)  # the tiny world: two double faces
    assert pool(state, state.players[0], SKILLS.index("survival")) == (1, 1, 0, NOBODY, NOBODY)
    one = reach(land, (1, 1, 0, NOBODY, NOBODY), 1, 2)
    assert likelihood(state, state.players[0], "survival", "climb", 2) == pytest.approx(1 - (1 - one) ** 2)


# --- single decisions -----------------------------------------------------------------------------


def steady(position: Position[State], seed: int = 1) -> str:
    """What the steady bot would say."""
    assert position.ask is not None
    ask = position.ask
    return GAME.vocabulary.word(Steady().choose(position, ask.seat, random.Random(seed)))


def test_steady_goes_where_its_quest_leads_and_plays_it() -> None:
    state = month()
    give(state, 0, "q.one")  # to be done at the mill
    state.vault += state.noticeboard + state.quest_slot.cards + state.quest_back  # and there are no others
    state.noticeboard, state.quest_slot.cards, state.quest_back = [], [], []
    position = begin(state)
    while not (prompt(position) == "story" and word("q.one") in words(position)):
        position.play(steady(position))
    assert player(position).space == state.land.index["mill"]
    assert steady(position) == word("q.one")


@rule("G15.3")
def test_bots_keep_their_adventurer_and_leave_others_theirs() -> None:
    state = month(3, heroes="aysala keridai bumir")
    assert [each.usual for each in state.players] == [each.hero for each in state.players]
    first, second = state.players[0].usual, state.players[1].usual
    heroes = [HERO + hero for hero in range(4)]
    assert sensible(state, 0, "gather", [*heroes, RESET]) == [HERO + first]
    state.players[0].usual = NOBODY
    assert HERO + second not in sensible(state, 0, "gather", [*heroes, RESET])
    assert sensible(state, 0, "gather", [HERO + second, RESET]) == [HERO + second]


def test_nobody_begins_a_trade_and_gifts_are_taken() -> None:
    state = month(2)
    position = begin(state)
    assert "trade" in words(position)
    assert position.ask is not None
    assert TRADE not in sensible(position.state, 0, "travel", position.ask.moves)
    play(position, "trade", "give", "offer")
    assert steady(position) == "yes"
    position = begin(state)
    play(position, "trade", "take", "offer")
    assert steady(position) == "no"


def test_cards_are_used_when_they_are_of_use() -> None:
    state = month()
    state.vault += state.noticeboard + state.quest_slot.cards
    state.noticeboard, state.quest_slot.cards = [], []
    give(state, 0, "rope")  # may be sold
    lay(state, "camp", "quay")  # gold for steps
    position = begin(state)
    assert position.ask is not None
    assert {word("rope"), word("camp")} <= set(words(position))
    kept = [GAME.vocabulary.word(move) for move in sensible(position.state, 0, "travel", position.ask.moves)]
    assert word("rope") in kept
    assert word("camp") not in kept


def test_off_the_board_there_is_only_the_story() -> None:
    state = month()
    stand(state, 0, "")
    chance = Chance(key_from_seed(1))
    assert planner.plan(state, 0, "travel", [STORY, TRADE], chance) == STORY
    assert player(begin(month())).space == 0


def test_the_steady_bot_knows_what_a_failure_usually_costs_in_a_book() -> None:
    first, second = expected("house-1"), expected("house-2")
    for difficulty in ("easy", "medium", "hard"):
        success, failure = second.checks[difficulty]
        assert failure < first.checks[difficulty][1]
        assert success > failure
    assert second.checks["hard"][0] > second.checks["medium"][0] + 1  # daring is paid there
    gentle = expected("gentle:house-2")
    assert gentle.checks["medium"] != second.checks["medium"]


def test_a_bot_gives_way_at_the_gathering_and_never_leaves_a_world() -> None:
    state = month(2)
    assert sensible(state, 0, "give-adventurer", [YES, NO]) == [YES]
    assert sensible(state, 0, "leave-world", [NEW_WORLD, STOP]) == [STOP]
