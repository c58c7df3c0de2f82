"""The pool of dice: swapping, rolling, counting (G8.3 to G8.6, G8.10)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.engine.log import number, thing
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.choices import Offer, OneOf
from langbord.games.galzyr.rules.conditions import count_passives, passives
from langbord.games.galzyr.rules.log_lines import tell
from langbord.games.galzyr.rules.moves import ASK, DICE, DIE, KEEP, REROLL, ROLL, SKILL, STOP
from langbord.games.galzyr.rules.partners import lend, lent_marks, why_not_ask
from langbord.games.galzyr.rules.reasons import (
    ENOUGH_DICE,
    MARK_FORBIDDEN,
    NO_DIE_CHOSEN,
    NO_MARK,
    NO_SUCH_DIE,
    NO_SWAPS_LEFT,
    TWO_OF_A_COLOUR,
)
from langbord.games.galzyr.rules.state import NOBODY, Check, Player, State

REROLL_OR_KEEP: Final = OneOf(REROLL, KEEP)


def check_of(state: State) -> Check:
    """The check that is going on."""
    assert state.check is not None
    return state.check


# --- building the pool ----------------------------------------------------------------------------


class Swap(Offer):
    """Swap one base die for an advanced one, or roll."""

    def near(self, state: State, seat: int) -> list[int]:
        return [ROLL, ASK, *(SKILL + skill for skill in range(len(SKILLS)))]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        if move == ROLL:
            return None
        if move == ASK:
            return why_not_ask(state)
        return _why_not_swap(state, state.players[seat], move - SKILL)


def _why_not_swap(state: State, player: Player, skill: int) -> Reason | None:
    check = check_of(state)
    world = state.land.book.world
    if NOBODY not in check.dice or len(check.dice) - check.dice.count(NOBODY) >= world.swaps:
        return NO_SWAPS_LEFT
    if check.dice.count(skill) >= world.same_colour:
        return TWO_OF_A_COLOUR
    if skill == check.skill and passives(state, player, "no tested marks"):
        return MARK_FORBIDDEN
    return NO_MARK if check.dice.count(skill) >= player.marks[skill] + lent_marks(state, skill) else None


SWAP: Final = Swap()


def dice_of(state: State, player: Player) -> int:
    """How many dice an adventurer rolls (G8.3)."""
    count = state.land.book.world.base_dice + count_passives(state, player, "dice")
    return min(max(count, 1), DICE)


def build_pool(state: State, player: Player) -> Part[None]:
    """Base dice, some of them swapped for advanced ones (G8.3, G8.4)."""
    check = check_of(state)
    check.dice = [NOBODY] * dice_of(state, player)
    while True:
        move = yield Ask(player.seat, "check-pool", SWAP)
        if move == ROLL:
            return
        if move == ASK:
            yield from lend(state)
            continue
        check.dice.remove(NOBODY)
        check.dice.insert(len(check.dice) - check.dice.count(NOBODY), move - SKILL)
        tell(state, "pool", player, thing("skill", SKILLS[move - SKILL]))


# --- rolling --------------------------------------------------------------------------------------


def roll_all(state: State, player: Player, key: str) -> None:
    """All dice of the pool."""
    check = check_of(state)
    check.faces = [state.chance.below(6) for _ in check.dice]
    tell_dice(state, player, key)


def tell_dice(state: State, player: Player, key: str) -> None:
    """What the dice show."""
    check = check_of(state)
    shown = [
        "+".join(SKILLS[symbol] for symbol in state.land.symbols(die, face)) or "-"
        for die, face in zip(check.dice, check.faces, strict=True)
    ]
    tell(state, key, player, thing("dice", " ".join(shown)), ("symbols", ("goods", _tally(shown))))


def _tally(shown: list[str]) -> str:
    """`2 might, 1 blank`: what the dice show, added up in the order of the skills."""
    faces = "+".join(shown).replace("-", "blank").split("+")
    return ", ".join(f"{faces.count(word)} {word}" for word in (*SKILLS, "blank") if word in faces)


def roll_and_reroll(state: State, player: Player) -> Part[None]:
    """Roll; then all dice once again, if the player likes (G8.6)."""
    roll_all(state, player, "rolls")
    move = yield Ask(player.seat, "check-reroll", REROLL_OR_KEEP)
    if move == REROLL:
        check_of(state).rerolled = True
        roll_all(state, player, "rerolls")


class Dice(Offer):
    """Up to so many dice, then the roll; or none."""

    def __init__(self, most: int) -> None:
        self.most: int = most

    def near(self, state: State, seat: int) -> list[int]:
        return [STOP, ROLL, *range(DIE, DIE + DICE)]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        check = check_of(state)
        if move == STOP:
            return None
        if move == ROLL:
            return None if check.chosen else NO_DIE_CHOSEN
        die = move - DIE
        if die >= len(check.dice) or die in check.chosen:
            return NO_SUCH_DIE
        return ENOUGH_DICE if len(check.chosen) >= self.most else None


def reroll_some(state: State, player: Player, most: int) -> Part[bool]:
    """Some dice of the player's choice, together; False if none."""
    check = check_of(state)
    check.chosen = []
    choice = Dice(most)
    while True:
        move = yield Ask(player.seat, "dice", choice, (number(most),))
        if move == STOP:
            check.chosen = []
            return False
        if move != ROLL:
            check.chosen.append(move - DIE)
            continue
        for die in check.chosen:
            check.faces[die] = state.chance.below(6)
        check.chosen = []
        tell_dice(state, player, "rerolls")
        return True


# --- counting -------------------------------------------------------------------------------------


def symbols(state: State) -> list[int]:
    """How often each skill shows on the dice."""
    check = check_of(state)
    shown = [0] * len(SKILLS)
    if check.faces:
        for die, face in zip(check.dice, check.faces, strict=True):
            for skill in state.land.symbols(die, face):
                shown[skill] += 1
    return shown


def converted(state: State) -> list[tuple[int, int]]:
    """The symbols that each conversion takes, and the successes that it gives for them (G8.9)."""
    return _count(state)[0]


def successes(state: State) -> int:
    """The total of the check, never below 0 (G8.9, G8.10)."""
    gains, left = _count(state)
    return max(0, check_of(state).bonus + sum(given for _, given in gains) + left)


def _count(state: State) -> tuple[list[tuple[int, int]], int]:
    """What the conversions take and give, and the symbols of the tested skill that they leave."""
    check = check_of(state)
    shown = symbols(state)
    gains: list[tuple[int, int]] = []
    for conversion in check.conversions:
        times = shown[conversion.skill] // conversion.symbols
        if conversion.times:
            times = min(times, conversion.times)
        if conversion.skill == check.skill and conversion.successes <= conversion.symbols:
            times = 0  # these symbols are successes anyway
        shown[conversion.skill] -= times * conversion.symbols
        gains.append((times * conversion.symbols, times * conversion.successes))
    return gains, shown[check.skill]
