"""What a scene offers and risks: how many choices lie on a way through it, what a way leaves behind, what it can cost.

These are figures of the book alone, without anybody who plays. A *choice* is a block with two options at least that
are open to everybody (without tag and condition) and can come to different effects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from langbord.games.galzyr.book import graph, walk
from langbord.games.galzyr.book.model import ELSE, END, Block, Book, Check, Option, Outcome, Scene
from langbord.games.galzyr.book.phrases import (
    Abandon,
    Choose,
    Delay,
    Discard,
    DiscardAll,
    DiscardChosen,
    Effect,
    FigureOnCard,
    GainCard,
    GainGold,
    GainOneOf,
    GainPrestige,
    GainRandom,
    If,
    LoseGold,
    May,
    MoveCard,
    PayGold,
    PlaceCard,
    Replace,
    Roll,
    Step,
    Unlock,
)

#: Gold that is missed when it is gone.
MISSED: Final = 3
#: Ways through a scene that are looked at; hardly any has a hundred.
_WAYS: Final = 3_000
_LASTING: Final = ("quest", "item", "companion", "global", "local", "location")
_HELD: Final = ("item", "companion")
_TAKEN: Final = ("item", "companion", "quest")
_HOLDING: Final = ("no travel", "off board")
_HARD: Final = 3
#: How likely a check of a skill comes to so many successes.
Chance = Callable[[str, int], float]


def blocks_of(scene: Scene) -> dict[str, Block]:
    """The blocks by name."""
    return {block.name: block for block in scene.blocks}


def beginnings(scene: Scene) -> list[str]:
    """Where a scene can begin."""
    return list(dict.fromkeys([scene.blocks[0].name, *(entry.block for entry in scene.entries)]))


def plain_options(block: Block) -> list[Option]:
    """The options that everybody can take who has the price."""
    return [option for option in block.options if not option.starry and not option.when]


def option_targets(option: Option) -> tuple[str, ...]:
    """Where an option can lead."""
    return tuple(outcome.target for outcome in option.check.outcomes) if option.check else (option.target,)


# --- choices --------------------------------------------------------------------------------------


def is_choice(scene: Scene, block: Block) -> bool:
    """Two options at least whose possible effects differ."""
    return len({_effects(scene, option) for option in plain_options(block)}) > 1


def _effects(scene: Scene, option: Option) -> frozenset[tuple[Step, ...]]:
    known, waiting = blocks_of(scene), list(option_targets(option))
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found.add(name)
            waiting += graph.targets(known[name])
    return frozenset([option.cost, *(known[name].steps for name in found)])


def choices(scene: Scene) -> int:
    """The most choices that lie on one way through the scene."""
    known = blocks_of(scene)

    def deepest(name: str, seen: frozenset[str]) -> int:
        if name not in known or name in seen:
            return 0
        block = known[name]
        here = 1 if is_choice(scene, block) else 0
        return here + max((deepest(target, seen | {name}) for target in graph.targets(block)), default=0)

    return max(deepest(name, frozenset()) for name in beginnings(scene))


def forced_way(scene: Scene, target: str) -> Iterator[Block]:
    """The blocks that follow one another, as far as nothing is chosen."""
    known, seen = blocks_of(scene), set[str]()
    waiting = [target]
    while waiting:
        name = waiting.pop()
        if name not in known or name in seen:
            continue
        seen.add(name)
        yield known[name]
        if not known[name].options:
            waiting += graph.targets(known[name])


def failing(check: Check) -> Outcome:
    """What becomes of a check that comes to nothing."""
    return next((outcome for outcome in check.outcomes if outcome.least == ELSE), check.outcomes[-1])


def checks(scene: Scene) -> Iterator[tuple[Block, Option, Check]]:
    """Every check of a scene with its place."""
    for block in scene.blocks:
        for option in block.options:
            if option.check is not None:
                yield block, option, option.check


# --- what a way leaves behind ---------------------------------------------------------------------


def ways(scene: Scene) -> Iterator[tuple[Step, ...]]:
    """The steps of each way through a scene, costs included; of very many ways the first."""
    known, told = blocks_of(scene), 0
    waiting: list[tuple[str, frozenset[str], tuple[Step, ...]]] = [(n, frozenset(), ()) for n in beginnings(scene)]
    while waiting and told < _WAYS:
        name, seen, done = waiting.pop()
        if name not in known or name in seen:
            told += 1
            yield done
            continue
        block = known[name]
        after = done + block.steps
        for way_out in block.exits:
            waiting.append((way_out.target, seen | {name}, after))
        for option in block.options:
            waiting += [(target, seen | {name}, after + option.cost) for target in option_targets(option)]


def lasting(book: Book, steps: Iterable[Step]) -> frozenset[str]:
    """The marks that stay when the scene is over: cards that came, moved or went for good, and achievements."""
    return frozenset(mark for step in walk.steps(steps) for mark in _mark(book, step.effect))


def _mark(book: Book, effect: Effect) -> Iterator[str]:
    if isinstance(effect, GainCard | PlaceCard):
        card = book.cards.get(effect.card)
        if card is not None and (card.type in _LASTING or card.stays):
            yield f"+{card.id}"
    elif isinstance(effect, Replace):
        yield f"{effect.old}>{effect.new}"
    elif isinstance(effect, MoveCard):
        yield f"{effect.card}>{effect.zone}"
    elif isinstance(effect, GainRandom | GainOneOf):
        yield f"+{effect.stack}"
    elif isinstance(effect, Unlock):
        yield f"!{effect.achievement}"
    elif isinstance(effect, Abandon):
        yield "abandon"
    elif isinstance(effect, DiscardChosen) and effect.kind in _HELD:
        yield f"-{effect.kind}"


def same_marks_always(book: Book, scene: Scene) -> bool:
    """Whether every way through the scene leaves the same behind."""
    return len({lasting(book, steps) for steps in ways(scene)}) <= 1


# --- what can be lost -----------------------------------------------------------------------------


class Losses:
    """What blocks take away: prestige, gold worth missing, something held, a quest, a day."""

    def __init__(self, book: Book) -> None:
        self.kinds: dict[str, str] = {card.id: card.type for card in book.cards.values()}
        held = (card for card in book.cards.values() if card.type != "quest")
        #: Whoever has one of these does not travel, or is off the board.
        self.holding: frozenset[str] = frozenset(
            card.id for card in held if any(passive.kind in _HOLDING for passive in card.passives)
        )
        #: A thing or a friend that came with a quest and goes with it is no loss.
        self.brought: frozenset[str] = frozenset(
            step.effect.card
            for card in book.cards.values()
            if card.type == "quest"
            for step in card.on_gain
            if isinstance(step.effect, GainCard)
        )

    def of(self, block: Block) -> frozenset[str]:
        """What a block takes."""
        return frozenset(what for step in walk.steps(block.steps) for what in self._of(step.effect))

    def _of(self, effect: Effect) -> Iterator[str]:
        if isinstance(effect, GainPrestige):
            found = "prestige" if effect.amount < 0 else ""
        elif isinstance(effect, LoseGold | PayGold):
            found = "gold" if effect.amount >= MISSED else ""
        elif isinstance(effect, DiscardChosen | DiscardAll):
            found = effect.kind if effect.kind in _TAKEN else ""
        elif isinstance(effect, Abandon):
            found = "quest"
        elif isinstance(effect, MoveCard):
            back = effect.zone in ("slot", "noticeboard")
            found = "quest" if back and self.kinds.get(effect.card) == "quest" else ""
        elif isinstance(effect, Discard):
            kind = self.kinds.get(effect.card, "")
            found = kind if kind in _HELD and effect.card not in self.brought else ""
        elif isinstance(effect, Replace):
            found = "quest" if self._is_set_back(effect) else ""
        elif isinstance(effect, Delay):
            found = "day" if effect.days < 0 else ""
        else:
            held = isinstance(effect, GainCard) and effect.card in self.holding
            found = "day" if held or isinstance(effect, FigureOnCard) else ""
        if found:
            yield found

    def quest_lost(self, way: Iterable[Block]) -> bool:
        """Whether a quest comes to nothing on a way: it is given up or set back, or it ends and pays nothing."""
        blocks = list(way)
        if any("quest" in self.of(block) for block in blocks):
            return True
        steps = [step for block in blocks for step in walk.steps(block.steps)]
        paid = any(isinstance(step.effect, GainPrestige) and step.effect.amount > 0 for step in steps)
        gone = any(
            isinstance(step.effect, MoveCard | Discard) and self.kinds.get(step.effect.card) == "quest"
            for step in steps
        )
        return gone and not paid and not any(block.options for block in blocks)

    def _is_set_back(self, effect: Replace) -> bool:
        """An earlier part of the quest takes the place of a later one."""
        return self.kinds.get(effect.new) == "quest" and effect.new.endswith("-1") and effect.old != effect.new


def quest_scenes(book: Book) -> frozenset[str]:
    """The scenes that a quest opens."""
    return frozenset(box.scene for card in book.cards.values() if card.type == "quest" for box in card.scenes)


# --- what a way is worth --------------------------------------------------------------------------


def prestige(steps: Iterable[Step]) -> float:
    """What steps give to the one whose turn it is; of several ways in a step the best, of a throw the mean."""
    worth = 0.0
    for step in steps:
        effect = step.effect
        if step.who == "partner":
            continue
        if isinstance(effect, GainPrestige):
            worth += effect.amount
        elif isinstance(effect, Choose):
            worth += max(prestige(way) for way in effect.ways)
        elif isinstance(effect, Roll):
            worth += sum((band.high - band.low + 1) / 12 * prestige(band.steps) for band in effect.bands)
        elif isinstance(effect, May):
            worth += max(0.0, prestige(effect.steps))
        elif isinstance(effect, If):
            worth += prestige(effect.steps) / 2
    return worth


def gold(steps: Iterable[Step]) -> int:
    """Gold that comes and goes, as written."""
    found = 0
    for step in steps:
        effect = step.effect
        if isinstance(effect, GainGold):
            found += effect.amount
        elif isinstance(effect, LoseGold | PayGold):
            found -= effect.amount
    return found


class Worth:
    """The prestige that options are expected to bring to somebody with these chances of success."""

    def __init__(self, scene: Scene, chance: Chance, wise: bool = True, hard_pays: int = 0) -> None:
        self.known: dict[str, Block] = blocks_of(scene)
        self.chance: Chance = chance
        self.wise: bool = wise  # takes the best option; otherwise any of them
        self.hard_pays: int = hard_pays

    def option(self, option: Option, depth: int = 0) -> float:
        """An option with its price."""
        paid = prestige(option.cost)
        if option.check is None:
            return paid + self.target(option.target, depth)
        left, worth = 1.0, 0.0
        if self.hard_pays and option.check.difficulty == "hard":
            worth = self.hard_pays * self.chance(option.check.skill, _HARD)
        for outcome in option.check.outcomes:
            likely = 1.0 if outcome.least == ELSE else self.chance(option.check.skill, outcome.least)
            share = max(0.0, min(left, likely - (1.0 - left)))
            worth += share * self.target(outcome.target, depth)
            left -= share
        return paid + worth

    def target(self, name: str, depth: int = 0) -> float:
        """A block and what follows it."""
        if name == END or name not in self.known or depth > 8:
            return 0.0
        block = self.known[name]
        worth = prestige(block.steps)
        if block.exits:
            after = [self.target(way_out.target, depth + 1) for way_out in block.exits]
            return worth + sum(after) / len(after)
        found = [self.option(option, depth + 1) for option in plain_options(block)]
        if not found:
            return worth
        return worth + (max(found) if self.wise else sum(found) / len(found))
