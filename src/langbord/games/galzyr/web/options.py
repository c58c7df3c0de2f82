"""The options of a scene as the reading pane shows them: what each asks for, what it would be rolled with, the odds."""

from __future__ import annotations

import re
from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.galzyr.book import model
from langbord.games.galzyr.book.phrases import Discard, DiscardChosen, PayGold, Step
from langbord.games.galzyr.book.vocabulary import DIFFICULTIES, SKILLS
from langbord.games.galzyr.rules import odds
from langbord.games.galzyr.rules.state import NOBODY
from langbord.games.galzyr.rules.view_model import OptionView, SceneView
from langbord.games.galzyr.web.pieces import Seen

#: The word that names a die without a colour.
BASE = "base"

#: Odds are shown for so many successes at least, whatever the difficulty says.
ROWS = 3


@dataclass(frozen=True)
class Run:
    """A stretch of prose, plain or emphasised."""

    text: str
    stressed: bool = False


@dataclass(frozen=True)
class OddsRow:
    """A bar: so many successes, and how likely they are in percent; `promised` is what the difficulty names."""

    least: int
    once: int
    twice: int
    promised: bool
    label: str


@dataclass(frozen=True)
class Cost:
    """What must be given for an option."""

    icon: str
    text: str


@dataclass(frozen=True)
class Test:
    """What an option is rolled for."""

    verb: str
    skill: str
    skill_name: str
    difficulty: str
    difficulty_name: str
    pips: int  # 0 if nobody knows
    dice: tuple[str, ...]  # the best pool: `base` or the skill of an advanced die
    dice_label: str
    odds: tuple[OddsRow, ...]

    __test__ = False  # not one of pytest's


@dataclass(frozen=True)
class Choice:
    """An option of the block that is read."""

    word: str
    title: tuple[Run, ...]
    piece: Piece
    closed: bool
    why: str  # it is closed
    star: str  # what the star says: the tags that open it, and which card gives one
    costs: tuple[Cost, ...]
    test: Test | None
    taken: bool


def runs(text: str) -> tuple[Run, ...]:
    """Prose with its `_emphasis_`."""
    parts = re.split(r"_([^_]+)_", text)
    return tuple(Run(part, bool(place % 2)) for place, part in enumerate(parts) if part)


def choices(seen: Seen) -> tuple[Choice, ...]:
    """All options, open or not; none while nothing can be chosen."""
    scene = seen.view["scene"]
    if scene is None or not scene["options"]:
        return ()
    options = seen.land.scene(scene["id"]).block(scene["block"]).options
    return tuple(_choice(seen, scene, given, option) for given, option in zip(scene["options"], options, strict=True))


def _choice(seen: Seen, scene: SceneView, given: OptionView, option: model.Option) -> Choice:
    word = given["word"]
    closed = given["open"] is False
    return Choice(
        word=word,
        title=runs(given["title"]),
        piece=seen.piece(word, "option") if seen.prompt == "option" else INERT,
        closed=closed,
        why=_why(seen, given) if closed else "",
        star=_star(seen, given, option),
        costs=tuple(_cost(seen, step) for step in option.cost),
        test=None if option.check is None else _test(seen, scene, option.check),
        taken=scene["option"] == word,
    )


def _why(seen: Seen, given: OptionView) -> str:
    """What a star lacks, it says itself."""
    return "" if given["reason"] == "needs-tag" else seen.texts.say(f"why-{given['reason']}")


def _star(seen: Seen, given: OptionView, option: model.Option) -> str:
    """Which of its tags the adventurer has, and from which card; else which would be needed."""
    if not option.starry:
        return ""
    if not given["tags"]:
        return seen.texts.say("choice-star", tags=tags_in_words(seen, option.starry))
    tags = tags_in_words(seen, tuple(given["tags"]))
    givers = ", ".join(seen.texts.card(word).name for word in given["givers"])
    if givers:
        return seen.texts.say("choice-star-card", tags=tags, cards=givers)
    return seen.texts.say("choice-star-own", tags=tags)


def tags_in_words(seen: Seen, tags: tuple[str, ...]) -> str:
    """`snack / drink`"""
    return " / ".join(seen.name("tag", tag) for tag in tags)


def _cost(seen: Seen, step: Step) -> Cost:
    effect = step.effect
    if isinstance(effect, PayGold):
        return Cost("gold", seen.texts.say("choice-cost-gold", number=effect.amount))
    if isinstance(effect, DiscardChosen):
        return Cost(effect.kind, seen.texts.say(f"choice-cost-{effect.kind}", number=effect.count))
    if isinstance(effect, Discard):
        word = seen.scene["card"] if effect.card == "this" else f"n{seen.land.number[effect.card]:03}"
        return Cost(seen.data(word).type, seen.texts.say("choice-cost-card", card=seen.texts.card(word).name))
    return Cost("must", seen.texts.say("choice-cost-other"))


# --- the check ------------------------------------------------------------------------------------


def promised(seen: Seen, difficulty: str) -> int:
    """The successes that the word of the difficulty names (G8.1); 0 for unknown."""
    if difficulty not in DIFFICULTIES[:3]:
        return 0
    return seen.land.book.world.difficulty[DIFFICULTIES.index(difficulty)] + seen.scene["harder"]


def _test(seen: Seen, scene: SceneView, check: model.Check) -> Test:
    skill = SKILLS.index(check.skill)
    wanted = promised(seen, check.difficulty)
    pool = scene["pool"]
    dice = odds.best_pool(seen.land, skill, pool["dice"], pool["marks"], pool["no_tested"], wanted or 1)
    names = tuple(die_word(die) for die in dice)
    return Test(
        verb=seen.name("verb", check.verb) if check.verb else "",
        skill=check.skill,
        skill_name=seen.name("skill", check.skill),
        difficulty=check.difficulty,
        difficulty_name=seen.name("difficulty", check.difficulty),
        pips=wanted,
        dice=names,
        dice_label=seen.texts.say("choice-dice", dice=dice_in_words(seen, names)),
        odds=odds_rows(seen, dice, skill, wanted),
    )


def die_word(die: int) -> str:
    """`base`, or the skill of an advanced die."""
    return BASE if die == NOBODY else SKILLS[die]


def die_number(word: str) -> int:
    """The other way round."""
    return NOBODY if word == BASE else SKILLS.index(word)


def dice_in_words(seen: Seen, names: tuple[str, ...]) -> str:
    """`2 × Might, 3 × base`"""
    kinds = dict.fromkeys(names)
    return ", ".join(f"{names.count(kind)} × {die_name(seen, kind)}" for kind in kinds)


def die_name(seen: Seen, kind: str) -> str:
    """What a kind of die is called."""
    return seen.texts.say("dice-base") if kind == BASE else seen.name("skill", kind)


def odds_rows(
    seen: Seen, pool: odds.Pool, skill: int, wanted: int, bonus: int = 0, key: str = "choice-odds-row"
) -> tuple[OddsRow, ...]:
    """One bar for each number of successes, up to what is promised and a little more."""
    rows: list[OddsRow] = []
    for least in range(1, max(wanted, ROWS) + 1):
        found = odds.odds(seen.land, pool, skill, least, bonus)
        once, twice = percent(found.once), percent(found.twice)
        label = seen.texts.say(key, number=least, once=once, twice=twice)
        rows.append(OddsRow(least, once, twice, least == wanted, label))
    return tuple(rows)


def percent(share: float) -> int:
    """Nothing that can happen is shown as impossible, nothing that can fail as certain."""
    if share <= 0 or share >= 1:
        return round(share * 100)
    return min(99, max(1, round(share * 100)))
