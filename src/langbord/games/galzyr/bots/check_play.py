"""What a player with sense does while a check is going on: which dice, whether to roll again, which cards (G8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from langbord.games.galzyr.book.phrases import (
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
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.bots.check_odds import likelihood, mean
from langbord.games.galzyr.rules.cards.timers import days_left
from langbord.games.galzyr.rules.dice import check_of, successes, symbols
from langbord.games.galzyr.rules.moves import CARD, DIE, KEEP, NO, OPTION, REROLL, ROLL, SKILL, STOP, YES
from langbord.games.galzyr.rules.partners import telling_of
from langbord.games.galzyr.rules.scenes import harder_by
from langbord.games.galzyr.rules.skill_checks import AFTER_ROLL, Help, helps, in_window, why_not_use
from langbord.games.galzyr.rules.state import NOBODY, Player, State

#: What an unknown check is taken for.
GUESS: Final = 2
#: A card that tests another skill is used if it makes a success so much more likely.
WORTH_A_CARD: Final = 0.25


def wanted(state: State) -> int:
    """The successes that the word of the difficulty asks for (G8.1)."""
    return needed(state, check_of(state).difficulty) + harder_by(state, telling_of(state).scene)


def needed(state: State, difficulty: str) -> int:
    """The successes of a difficulty by its name."""
    return dict(zip(("easy", "medium", "hard"), state.land.book.world.difficulty, strict=True)).get(difficulty, GUESS)


def missing(state: State) -> int:
    """How many successes are still wanted."""
    return wanted(state) - successes(state)


# --- dice -----------------------------------------------------------------------------------------


def swap(state: State, player: Player, moves: list[int]) -> list[int]:
    """Swap a die for one that shows the tested skill more often, the best first; then roll."""
    land, skill = state.land, check_of(state).skill
    colours = [move - SKILL for move in moves if SKILL <= move < SKILL + len(SKILLS)]
    better = [colour for colour in colours if mean(land, colour, skill) > mean(land, NOBODY, skill)]
    if not better:
        return [ROLL]
    return [SKILL + max(better, key=lambda colour: mean(land, colour, skill))]


def roll_again(state: State, player: Player, moves: list[int]) -> list[int]:
    """Not if it is enough, or if free cards make it enough."""
    lines = _usable(state, player, AFTER_ROLL)
    free = sum(_gain(state, line) for line in lines if not line.box.cost and not _rerolls(line))
    return [KEEP if missing(state) - free <= 0 else REROLL]


def pick_dice(state: State, player: Player, moves: list[int]) -> list[int]:
    """Dice that show nothing of use, the most promising first."""
    check = check_of(state)
    blank = [move for move in moves if DIE <= move < DIE + len(check.dice) and not _shows(state, move - DIE)]
    if not blank or missing(state) <= 0:
        return [ROLL if ROLL in moves else STOP]
    return [max(blank, key=lambda move: mean(state.land, check.dice[move - DIE], check.skill))]


def _shows(state: State, die: int) -> bool:
    """Whether a die shows the tested skill, or one that counts."""
    check = check_of(state)
    counted = {check.skill, *(conversion.skill for conversion in check.conversions)}
    return any(symbol in counted for symbol in state.land.symbols(check.dice[die], check.faces[die]))


# --- cards ----------------------------------------------------------------------------------------


def use_cards(state: State, player: Player, moves: list[int]) -> list[int]:
    """What must act; then free help; what has a price only if it is needed, may be enough and the check is not easy."""
    lines = [line for line in _usable(state, player, check_of(state).window) if _word(line) in moves]
    must = [line for line in lines if line.box.must]
    if STOP not in moves and must:
        return [_word(must[0])]
    short = missing(state)
    free = [line for line in lines if not line.box.cost and _gain(state, line) > 0]
    certain = [line for line in free if not _rerolls(line)]
    if certain:
        return [_word(certain[0])]
    if short > 0 and free:
        return [_word(free[0])]
    dear = [line for line in lines if line.box.cost and not line.box.must]
    if short > 0 and check_of(state).difficulty != "easy" and sum(_gain(state, line) for line in dear) >= short:
        enough = [line for line in dear if _gain(state, line) >= short] or dear
        return [_word(min(enough, key=lambda line: _gain(state, line)))]
    return [STOP] if STOP in moves else moves


def before_the_roll(state: State, player: Player, moves: list[int]) -> list[int]:
    """Another skill, if it is much better; successes can still be bought after the roll."""
    check = check_of(state)
    now = likelihood(state, player, SKILLS[check.skill], check.verb, wanted(state))
    best = max(likelihood(state, player, skill, check.verb, wanted(state)) for skill in SKILLS)
    if best - now >= WORTH_A_CARD:
        for line in _usable(state, player, check_of(state).window):
            change = [effect for effect in line.box.effects if isinstance(effect, TestSkill)]
            if change and change[0].word == "any" and _word(line) in moves:
                return [_word(line)]
    return [STOP] if STOP in moves else moves


def new_skill(state: State, player: Player, moves: list[int]) -> list[int]:
    """The skill that is most likely to be enough."""
    check = check_of(state)
    return [max(moves, key=lambda move: likelihood(state, player, SKILLS[move - SKILL], check.verb, wanted(state)))]


def pick_line(state: State, player: Player, moves: list[int]) -> list[int]:
    """Of several lines of a card: one that is sure to be enough, otherwise the one that may give most."""
    numbers = {move - OPTION for move in moves}
    lines = [line for line in _usable(state, player, check_of(state).window) if line.card and line.line in numbers]
    if not lines:
        return moves
    short = missing(state)
    sure = [line for line in lines if _is_sure(line) and _gain(state, line) >= short]
    return [OPTION + max(sure or lines, key=lambda line: _gain(state, line)).line]


def push(state: State, player: Player, moves: list[int]) -> list[int]:
    """As long as it is not enough."""
    return [YES if missing(state) > 0 else NO]


def _usable(state: State, player: Player, window: str) -> list[Help]:
    """The lines that can be used in a window."""
    return [
        line
        for line in helps(state, player)
        if in_window(line.box, window) and why_not_use(state, player, line) is None
    ]


def _word(line: Help) -> int:
    return CARD + line.card if line.card else OPTION + line.line


def _rerolls(line: Help) -> bool:
    return any(isinstance(effect, Reroll | CheckRoll | Push | NewPool) for effect in line.box.effects)


def _is_sure(line: Help) -> bool:
    return all(isinstance(effect, Successes) for effect in line.box.effects)


def _gain(state: State, line: Help) -> int:
    """The most successes that a line may add."""
    return sum(_most(state, line, effect) for effect in line.box.effects)


def _most(state: State, line: Help, effect: CheckEffect) -> int:
    check = check_of(state)
    if isinstance(effect, Successes):
        return effect.amount
    if isinstance(effect, DaysLeft):
        return days_left(state, line.card, line.owner)
    if isinstance(effect, Convert):
        times = symbols(state)[SKILLS.index(effect.skill)] // effect.symbols
        return min(times, effect.times or times) * effect.successes
    if isinstance(effect, Reroll):
        blank = sum(not _shows(state, die) for die in range(len(check.faces)))
        return min(effect.dice * effect.times, blank)
    if isinstance(effect, CheckRoll | Push):
        return max(sum(_most(state, line, inner) for inner in band.effects) for band in effect.bands)
    return len(check.dice) if isinstance(effect, NewPool) else 0


Answers = Callable[[State, Player, list[int]], list[int]]

#: By prompt.
IN_A_CHECK: Final[dict[str, Answers]] = {
    "check-before": before_the_roll,
    "check-pool": swap,
    "check-reroll": roll_again,
    "check-effects": use_cards,
    "check-last": use_cards,
    "check-line": pick_line,
    "dice": pick_dice,
    "new-skill": new_skill,
    "push": push,
}
