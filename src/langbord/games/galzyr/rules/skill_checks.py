"""Skill checks: the windows in their order (G8)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.engine.log import number, thing
from langbord.games.galzyr.book import model
from langbord.games.galzyr.book.phrases import (
    Box,
    ChangeVerb,
    CheckBand,
    CheckEffect,
    CheckRoll,
    Convert,
    DaysLeft,
    NewPool,
    Push,
    Reroll,
    Successes,
    TestSkill,
)
from langbord.games.galzyr.book.vocabulary import SKILLS, neighbours
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.cards.costs import payable
from langbord.games.galzyr.rules.cards.zones import lent_cards, open_cards, table_cards
from langbord.games.galzyr.rules.choices import Offer, OneOf, agrees
from langbord.games.galzyr.rules.conditions import holds, passives
from langbord.games.galzyr.rules.dice import build_pool, check_of, reroll_some, roll_all, roll_and_reroll, successes
from langbord.games.galzyr.rules.doing import do_steps
from langbord.games.galzyr.rules.effects import throw
from langbord.games.galzyr.rules.log_lines import card_value, tell, tell_amount
from langbord.games.galzyr.rules.moves import CARD, OPTION, SKILL, STOP, is_card
from langbord.games.galzyr.rules.partners import telling_of
from langbord.games.galzyr.rules.reasons import BOX_SILENT, BOX_USED, CANNOT_PAY, MUST_FIRST
from langbord.games.galzyr.rules.state import NOBODY, Check, Conversion, Player, State

#: Windows in which cards act.
BEFORE: Final = "before"
AFTER_ROLL: Final = "after-roll"
LAST: Final = "last"
PROMPT: Final = {BEFORE: "check-before", AFTER_ROLL: "check-effects", LAST: "check-last"}

#: Lines of the scene itself are known by this card number.
SCENE: Final = 0


class Help:
    """A line that may or must act in the check: whose card, which card, how many of it, which of its lines."""

    def __init__(self, owner: int, card: int, copies: int, line: int, box: Box) -> None:
        self.owner: int = owner
        self.card: int = card
        self.copies: int = copies
        self.line: int = line
        self.box: Box = box

    @property
    def key(self) -> int:
        """How the check remembers that it was used."""
        return (self.owner * 1000 + self.card) * 100 + self.line


def run_check(state: State, player: Player, test: model.Check) -> Part[None]:
    """One check from the first window to the last; the total is kept (G8.12)."""
    state.check = Check(SKILLS.index(test.skill), test.verb, test.difficulty)
    tell(state, "check", player, thing("skill", test.skill), thing("difficulty", test.difficulty))
    yield from _window(state, player, BEFORE)
    yield from build_pool(state, player)
    yield from roll_and_reroll(state, player)
    yield from _window(state, player, AFTER_ROLL)
    yield from _window(state, player, LAST)
    state.total = successes(state)
    tell_amount(state, "successes", player, state.total)
    state.check = None


# --- which lines there are ------------------------------------------------------------------------


def helps(state: State, player: Player) -> list[Help]:
    """Every line whose verb or skill fits, used or not (G8.7)."""
    found: list[Help] = []
    own = open_cards(player) + table_cards(state, player)
    for card, copies in _counted(own).items():
        _add(state, found, player.seat, card, copies, state.land.cards[card].boxes)
    for card, copies in _counted(lent_cards(state, player)).items():
        _add(state, found, telling_of(state).partner, card, copies, state.land.cards[card].boxes)
    _add(state, found, player.seat, SCENE, 1, scene_boxes(state))
    return found


def _counted(cards: list[int]) -> dict[int, int]:
    """How many copies there are of each card. A `Counter` would say the same and take longer to make."""
    found: dict[int, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found


def scene_boxes(state: State) -> tuple[Box, ...]:
    """What the scene itself lends or demands."""
    telling = telling_of(state)
    test = state.land.scene(telling.scene).block(telling.block).options[telling.option].check
    return test.boxes if test is not None else ()


def _add(state: State, found: list[Help], owner: int, card: int, copies: int, boxes: tuple[Box, ...]) -> None:
    check = check_of(state)
    for line, box in enumerate(boxes):
        fits = check.verb in box.verbs or SKILLS[check.skill] in box.skills or not (box.verbs or box.skills)
        if fits and holds(state, box.when, state.players[owner], card):
            found.append(Help(owner, card, copies, line, box))


def in_window(box: Box, window: str) -> bool:
    """When a line acts follows from what it does; plain successes that cost something may be bought early (G8.2)."""
    if any(isinstance(effect, TestSkill | ChangeVerb) for effect in box.effects):
        return window == BEFORE
    if any(isinstance(effect, NewPool) for effect in box.effects):
        return window == LAST
    if window == BEFORE:
        return bool(box.cost) and not box.must and all(isinstance(effect, Successes) for effect in box.effects)
    return window == AFTER_ROLL


def why_not_use(state: State, player: Player, line: Help) -> Reason | None:
    """Used up, or not to be paid for. What must act is paid as far as it can be."""
    twice = state.land.cards[line.card].type == "item" if line.card else False
    times = line.box.times * line.copies * (2 if twice and passives(state, player, "items twice") else 1)
    if check_of(state).used.count(line.key) >= times:
        return BOX_USED
    if not line.box.must and not payable(state, state.players[line.owner], line.card, line.box.cost):
        return CANNOT_PAY
    return None


# --- a window -------------------------------------------------------------------------------------


class Window(Offer):
    """A card with a line to use (of the scene: the line itself), or stop, once nothing is left that must act."""

    def __init__(self, window: str) -> None:
        self.window: str = window

    def near(self, state: State, seat: int) -> list[int]:
        lines = helps(state, state.players[seat])
        return [STOP, *sorted({_word(line) for line in lines})]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        player = state.players[seat]
        lines = [line for line in helps(state, player) if in_window(line.box, self.window)]
        if move == STOP:
            due = any(line.box.must and why_not_use(state, player, line) is None for line in lines)
            return MUST_FIRST if due else None
        reason: Reason | None = BOX_SILENT
        for line in lines:
            if _word(line) == move:
                reason = why_not_use(state, player, line)
                if reason is None:
                    return None
        return reason


WINDOWS: Final = {name: Window(name) for name in PROMPT}


def _word(line: Help) -> int:
    return CARD + line.card if line.card else OPTION + line.line


def _window(state: State, player: Player, window: str) -> Part[None]:
    """Cards act in the order the player likes, each as often as it may (G8.7, G8.8)."""
    check_of(state).window = window
    choice = WINDOWS[window]
    while len(choice.among(state, player.seat)) > 1 or STOP not in choice.among(state, player.seat):
        move = yield Ask(player.seat, PROMPT[window], choice)
        if move == STOP:
            return
        usable = [
            line
            for line in helps(state, player)
            if _word(line) == move and in_window(line.box, window) and why_not_use(state, player, line) is None
        ]
        line = usable[0]
        if len(usable) > 1 and is_card(move):
            numbers = sorted({OPTION + one.line for one in usable})
            picked = yield Ask(player.seat, "check-line", OneOf(*numbers), (card_value(state, line.card),))
            line = next(one for one in usable if one.line == picked - OPTION)
        yield from _use(state, player, line)


def _use(state: State, player: Player, line: Help) -> Part[None]:
    check = check_of(state)
    check.used.append(line.key)
    owner = state.players[line.owner]
    if line.card:
        tell(state, "uses", owner, card_value(state, line.card))
    days = timers.days_left(state, line.card, line.owner)
    yield from do_steps(state, owner, line.card, line.box.cost)
    for effect in line.box.effects:
        if isinstance(effect, DaysLeft):
            effect = Successes(days)
        yield from _apply(state, player, effect)


# --- what lines do (G8.9) -------------------------------------------------------------------------


def _apply(state: State, player: Player, effect: CheckEffect) -> Part[None]:
    check = check_of(state)
    if isinstance(effect, Successes):
        check.bonus += effect.amount
        tell(state, "bonus", player, number(effect.amount))
    elif isinstance(effect, Reroll):
        yield from _reroll(state, player, effect)
    elif isinstance(effect, Convert):
        skill = SKILLS.index(effect.skill)
        check.conversions.append(Conversion(skill, effect.symbols, effect.successes, effect.times))
        tell(state, "counts", player, thing("skill", effect.skill))
    elif isinstance(effect, CheckRoll):
        yield from _throw(state, player, effect.bands)
    elif isinstance(effect, Push):
        while not (yield from _throw(state, player, effect.bands)) and (yield from agrees(player.seat, "push")):
            pass
    elif isinstance(effect, TestSkill):
        yield from _test_skill(state, player, effect)
    elif isinstance(effect, ChangeVerb):
        check.verb = effect.verb
        tell(state, "verb-becomes", player, thing("verb", effect.verb))
    elif isinstance(effect, NewPool):
        check.dice = [SKILLS.index(skill) for skill, count in effect.marks for _ in range(count)]
        check.dice += [NOBODY] * effect.base
        roll_all(state, player, "rolls")


def _reroll(state: State, player: Player, effect: Reroll) -> Part[None]:
    """Some dice together once, or one die several times."""
    if not check_of(state).faces:
        return
    for _ in range(effect.times):
        if not (yield from reroll_some(state, player, effect.dice)):
            return


def _throw(state: State, player: Player, bands: tuple[CheckBand, ...]) -> Part[bool]:
    """The twelve-sided die and what its band says; whether it says stop."""
    thrown = throw(state, player)
    for band in bands:
        if band.low <= thrown <= band.high:
            for effect in band.effects:
                yield from _apply(state, player, effect)
            return band.stop
    return True


def _test_skill(state: State, player: Player, effect: TestSkill) -> Part[None]:
    """Another skill is tested instead (G8.2)."""
    check = check_of(state)
    if effect.word in SKILLS:
        skill = SKILLS.index(effect.word)
    else:
        allowed = SKILLS if effect.word == "any" else neighbours(SKILLS[check.skill])
        others = [SKILL + SKILLS.index(word) for word in allowed if SKILLS.index(word) != check.skill]
        skill = (yield Ask(player.seat, "new-skill", OneOf(*others))) - SKILL
    check.skill = skill
    tell(state, "skill-becomes", player, thing("skill", SKILLS[skill]))
