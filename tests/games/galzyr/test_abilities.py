"""What the four can do once a month, in the book of the house: each in its window and in no other (G13)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from langbord.engine.ask import Ask
from langbord.engine.chance import Chance, key_from_seed
from langbord.games.galzyr.book.model import Check
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.bots import planner
from langbord.games.galzyr.rules.cards.zones import Spot, put, take
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.moves import GO_ON, HERO, card_word
from langbord.games.galzyr.rules.skill_checks import run_check
from langbord.games.galzyr.rules.state import ADVENTURE, NOBODY, State, Telling
from tests.games.galzyr.table import loaded
from tests.rules import rule

ABILITY = {"bumir": "bumir.teeth", "mor": "mor.another", "aysala": "aysala.over", "keridai": "keridai.below"}


def morning(hero: str, seed: int = 1) -> State:
    """The first morning of May in the house book: the adventurer stands at the first location with nothing but gold
    and the ability."""
    position = GAME.new(1, seed=seed, options={"month": "5"}, log=False)
    position.play(HERO + position.state.land.heroes.index(hero))
    while position.state.phase != ADVENTURE:
        assert position.ask is not None
        position.play(position.ask.moves[0])
    state = GAME.copy_state(position.state)
    player = state.players[0]
    for card in player.quests + player.hand.cards:
        take(state, card, Spot("area", 0))
        put(state, card, "library")
    player.space, player.on_card, player.extra_steps = 0, 0, 0
    assert [state.land.cards[card].id for card in player.statuses] == [ABILITY[hero]]
    return state


def checks(state: State, skill: str) -> Iterator[tuple[str, str, int, Check]]:
    """Checks of the book in a skill that the scene itself adds nothing to, by scene, block and option."""
    for scene in state.land.book.scenes.values():
        for block in scene.blocks:
            for index, option in enumerate(block.options):
                if option.check and option.check.skill == skill and not option.check.boxes:
                    yield scene.id, block.name, index, option.check


class Running:
    """A check of the house book that is answered word by word."""

    def __init__(self, state: State, skill: str) -> None:
        scene, block, index, check = next(checks(state, skill))
        state.telling = Telling(scene, 0, 0, [0], block=block, option=index)
        self.state: State = state
        self.windows: dict[str, list[str]] = {}
        self._turn = run_check(state, state.players[0], check)
        self.ask: Ask | None = None
        self._arrive(next(self._turn, None))

    def play(self, *words: str) -> Running:
        for word in words:
            assert self.ask is not None
            number = GAME.vocabulary.number(word)
            assert number in self.ask.moves, (self.ask.prompt, word)
            try:
                self._arrive(self._turn.send(number))
            except StopIteration:
                self._arrive(None)
        return self

    def _arrive(self, ask: Ask | None) -> None:
        self.ask = ask
        if ask is not None:
            ask.list_moves(self.state)
            self.windows[ask.prompt] = [GAME.vocabulary.word(move) for move in ask.moves]

    def to_the_end(self) -> Running:
        """No help is used."""
        while self.ask is not None:
            words = self.windows[self.ask.prompt]
            self.play(next(word for word in ("roll", "keep", "stop") if word in words))
        return self


def ability(state: State, hero: str) -> str:
    return card_word(state.land.number[ABILITY[hero]])


def is_used_up(state: State, hero: str) -> bool:
    number = state.land.number[ABILITY[hero]]
    return number in state.library and number not in state.players[0].statuses and GAME.faults(state) == []


#: In which windows of a check an ability is offered, and in which skills. Mor's sure success can be had early (G8.2).
WINDOWS: dict[str, tuple[list[str], tuple[str, ...]]] = {
    "bumir": (["check-last"], SKILLS),
    "mor": (["check-before", "check-effects"], ("communication", "perception")),
    "keridai": (["check-before"], SKILLS),
    "aysala": ([], ()),
}


@rule("G13.1", "G13.2", "G13.3", "G13.4", "G13.5")
@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("hero", list(ABILITY))
def test_an_ability_is_offered_in_its_window_only(hero: str, skill: str) -> None:
    state = morning(hero)
    running = Running(state, skill).to_the_end()
    offered = [prompt for prompt, words in running.windows.items() if ability(state, hero) in words]
    windows, skills = WINDOWS[hero]
    assert offered == (windows if skill in skills else [])
    assert not is_used_up(state, hero)


@rule("G13.2", "G8.10")
def test_bumir_throws_a_whole_new_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    state = morning("bumir")
    loaded(monkeypatch, SKILLS.index("knowledge"))
    running = Running(state, "knowledge").play("roll", "keep")
    assert running.ask is not None
    assert running.ask.prompt == "check-last"
    loaded(monkeypatch, 0)  # the first face of every die
    dice: list[int] = []
    monkeypatch.setattr(
        "langbord.games.galzyr.rules.dice.tell_dice", lambda now, player, key: dice.extend(now.check.dice)
    )
    running.play(ability(state, "bumir"))
    might, survival = SKILLS.index("might"), SKILLS.index("survival")
    assert dice == [might, might, survival, survival, NOBODY, NOBODY, NOBODY]
    assert running.ask is None  # that roll stands
    assert state.total == 0
    assert is_used_up(state, "bumir")


@rule("G13.3")
@pytest.mark.parametrize(
    ("line", "thrown", "more"), [("o1", 1, 1), ("o2", 1, 0), ("o2", 4, 0), ("o2", 5, 2), ("o2", 9, 2), ("o2", 12, 3)]
)
def test_mor_takes_one_sure_success_or_gambles(
    monkeypatch: pytest.MonkeyPatch, line: str, thrown: int, more: int
) -> None:
    state = morning("mor")
    loaded(monkeypatch, SKILLS.index("survival"))
    running = Running(state, "communication").play("stop", "roll", "keep")
    assert running.windows["check-effects"] == [ability(state, "mor"), "stop"]
    loaded(monkeypatch, thrown - 1)
    running.play(ability(state, "mor"))
    assert running.windows["check-line"] == ["o1", "o2"]
    running.play(line)
    assert (running.ask, state.total) == (None, more)
    assert is_used_up(state, "mor")


@rule("G13.5", "G8.2")
def test_keridai_tests_any_other_skill_instead() -> None:
    state = morning("keridai")
    running = Running(state, "might").play(ability(state, "keridai"))
    assert running.windows["new-skill"] == [skill for skill in SKILLS if skill != "might"]
    running.play("knowledge")
    assert state.check is not None
    assert SKILLS[state.check.skill] == "knowledge"
    assert is_used_up(state, "keridai")
    running.to_the_end()
    assert running.ask is None


@rule("G13.4", "G5.2")
def test_aysala_goes_three_steps_further_and_arrives_winded() -> None:
    state = morning("aysala")
    position = GAME.new_from(state, {}, seats=1)
    before = position.state.steps
    position.play(ability(state, "aysala"))
    now = position.state
    assert now.steps == before + 3
    assert [now.land.cards[card].id for card in now.players[0].statuses] == ["winded"]
    assert is_used_up(now, "aysala")
    for _ in range(before + 3):
        assert position.ask is not None
        position.play(next(move for move in position.ask.moves if move in now.land.by_move))
    assert position.ask is not None
    assert not [move for move in position.ask.moves if move in now.land.by_move]
    position.play("story")
    assert position.ask is not None
    assert position.ask.prompt == "story"


@rule("G13.1", "G14.4")
@pytest.mark.parametrize("hero", list(ABILITY))
def test_an_ability_comes_back_when_the_month_is_saved(hero: str) -> None:
    state = morning(hero)
    number = state.land.number[ABILITY[hero]]
    take(state, number, Spot("area", 0))
    put(state, number, "library")
    position = GAME.new_from(state, {}, seats=1)
    chance = Chance(key_from_seed(2))
    ask = position.ask
    while ask is not None and ask.prompt != "gather":
        over = ask.prompt == "month-over"
        assert over or number not in position.state.players[0].statuses
        position.play(GO_ON if over else planner.plan(position.state, 0, ask.prompt, ask.moves, chance))
        ask = position.ask
    position.play(HERO + position.state.land.heroes.index(hero))
    assert position.state.players[0].statuses.count(number) == 1
