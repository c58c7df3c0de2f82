"""Trying one scene of the book of Galzyr at the keyboard, without a game around it.

Conditions are judged by a situation that the writer describes; effects are told, not carried out.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from langbord.engine.chance import Chance
from langbord.engine.errors import LangbordError, OptionError
from langbord.games.galzyr.book import unparse, vocabulary
from langbord.games.galzyr.book.lint import satisfiability
from langbord.games.galzyr.book.model import ELSE, END, Block, Book, Check, Exit, Line, Option, Scene
from langbord.games.galzyr.book.phrases import PayGold

Read = Callable[[str], str]
Write = Callable[[str], None]


class Situation(dict[str, str | int]):
    """Where and when and with what the scene is played; what nobody mentioned is not so."""

    def __missing__(self, key: str) -> int:
        return 0


@dataclass
class Trial:
    """A scene being tried."""

    book: Book
    scene: Scene
    situation: Situation
    chance: Chance
    tags: frozenset[str] = frozenset()
    marks: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    name: str = "you"
    done: list[str] = field(default_factory=list)  # blocks read, as scene/block

    def run(self, read: Read, write: Write) -> None:
        """From the entry to the end."""
        target = f"@{self.scene.id}"
        while target != END:
            if target.startswith("@"):
                self.scene = self.book.scenes[target[1:]]
                write(f"\n{self.scene.number:04}  {self.scene.title.source}\n")
                target = self._entry()
            block = self.scene.block(target)
            self.done.append(f"{self.scene.id}/{block.name}")
            target = self._block(block, read, write)
        write("\nThe scene is over.")

    def _entry(self) -> str:
        for entry in self.scene.entries:
            if satisfiability.holds(self.book, entry.when, self.situation):
                return entry.block
        return self.scene.blocks[0].name

    def _block(self, block: Block, read: Read, write: Write) -> str:
        for line in block.lines:
            write(self.shown(line) + "\n")
        for step in block.steps:
            write(f"  > {unparse.step(step)}")
        if block.exits:
            return self._exit(block.exits, write)
        return self._option(block, read, write)

    def shown(self, line: Line) -> str:
        """A text as this adventurer reads it now."""
        parts = (span.text for span in line.spans if satisfiability.holds(self.book, span.when, self.situation))
        text = " ".join("".join(parts).split())
        return text.replace("{name}", self.name).replace("{partner}", "your partner")

    def _exit(self, exits: Iterable[Exit], write: Write) -> str:
        thrown = self.chance.below(12) + 1
        for way_out in exits:
            if way_out.low and not way_out.low <= thrown <= way_out.high:
                continue
            if satisfiability.holds(self.book, way_out.when, self.situation):
                if way_out.low:
                    write(f"  (the twelve-sided die: {thrown})")
                return way_out.target
        raise LangbordError(f"{self.scene.id}: no exit fits; langbord book lint tells where")

    def _option(self, block: Block, read: Read, write: Write) -> str:
        for number, option in enumerate(block.options, 1):
            write(f"  {number}  {self.shown(option.title)}{self._told(option)}")
        while True:
            answer = read("? ").strip()
            if answer in ("", "q", "quit"):
                return END
            if re.fullmatch("[0-9]{1,3}", answer) and 1 <= int(answer) <= len(block.options):
                option = block.options[int(answer) - 1]
                if self._open(option):
                    break
                write("  That is closed to you here.")
            else:
                write(f"  A number from 1 to {len(block.options)}, or q to stop.")
        for step in option.cost:
            write(f"  > {unparse.step(step)}")
        return self._check(option.check, write) if option.check else option.target

    def _open(self, option: Option) -> bool:
        gold = sum(step.effect.amount for step in option.cost if isinstance(step.effect, PayGold))
        starry = not option.starry or bool(self.tags & set(option.starry))
        rich = gold <= int(self.situation["gold"])
        return starry and rich and satisfiability.holds(self.book, option.when, self.situation)

    def _told(self, option: Option) -> str:
        parts = [f"needs {' or '.join(option.starry)}"] if option.starry else []
        parts += [unparse.line(option.cost)] if option.cost else []
        parts += [f"if {unparse.conditions(option.when)}"] if option.when else []
        if option.check:
            parts.append(f"{option.check.verb or 'free'}, {option.check.skill}, {option.check.difficulty}")
        closed = "" if self._open(option) else "  [closed]"
        return (f"  ({'; '.join(parts)})" if parts else "") + closed

    # --- the check ---

    def _check(self, check: Check, write: Write) -> str:
        """Five dice, the best swaps, and one throw more if the first would not do."""
        best = max(outcome.least for outcome in check.outcomes)
        dice = self._dice(check.skill)
        total = self._throw(dice, check.skill, write)
        if total < best:
            write("  (thrown again)")
            total = self._throw(dice, check.skill, write)
        self.situation["total"] = total
        for box in check.boxes:
            write(f"  ({box.phrase}: not counted here)")
        for outcome in check.outcomes:
            if total >= outcome.least and satisfiability.holds(self.book, outcome.when, self.situation):
                least = "else" if outcome.least == ELSE else f"{outcome.least} or more"
                write(f"  {total}: {least} → {outcome.target}\n")
                return outcome.target
        raise LangbordError(f"{self.scene.id}: no outcome fits {total}; langbord book lint tells where")

    def _dice(self, skill: str) -> list[str]:
        world = self.book.world
        before, after = vocabulary.neighbours(skill)
        wanted = [word for word in (skill, before, after) for _ in range(self.marks[vocabulary.SKILLS.index(word)])]
        coloured = wanted[: world.swaps]
        return coloured + ["base"] * (world.base_dice - len(coloured))

    def _throw(self, dice: list[str], skill: str, write: Write) -> int:
        faces = [self._face(die) for die in dice]
        write("  " + ", ".join(f"{die}: {' '.join(face) or '–'}" for die, face in zip(dice, faces, strict=True)))
        return sum(face.count(skill) for face in faces)

    def _face(self, die: str) -> list[str]:
        world = self.book.world
        side = self.chance.below(6)
        if die == "base":
            return [world.base_die[side]]
        before, after = vocabulary.neighbours(die)
        meant = {"own": die, "before": before, "after": after}
        return [meant[word] for word in world.advanced_die[side].split(" ") if word in meant]


@dataclass(frozen=True)
class Setting:
    """What a writer can say about the situation."""

    adventurer: str = "mor"
    month: str = "may"
    weekday: str = "mon"
    space: str = ""
    gold: int = 10
    tags: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


def trial(book: Book, scene: str, setting: Setting, chance: Chance) -> Trial:
    """A scene about to be tried, or an OptionError that says what does not exist."""
    if scene not in book.scenes:
        raise OptionError(f"there is no scene '{scene}'")
    if setting.month not in vocabulary.MONTHS:
        raise OptionError(f"'{setting.month}' is not a month: {', '.join(vocabulary.MONTHS)}")
    if setting.weekday not in vocabulary.WEEKDAYS:
        raise OptionError(f"'{setting.weekday}' is not a day: {', '.join(vocabulary.WEEKDAYS)}")
    board = next((board for board in book.world.adventurers if board.id == setting.adventurer), None)
    if board is None:
        known = ", ".join(board.id for board in book.world.adventurers)
        raise OptionError(f"'{setting.adventurer}' is not an adventurer of this book: {known}")
    spaces = [space.id for space in book.world.spaces]
    if setting.space and setting.space not in spaces:
        raise OptionError(f"there is no space '{setting.space}'")
    for card in setting.cards:
        if card not in book.cards:
            raise OptionError(f"there is no card '{card}'")
    for tag in setting.tags:
        if tag not in book.world.tags:
            raise OptionError(f"there is no tag '{tag}'")
    tags = frozenset((*board.tags, *setting.tags, *(tag for card in setting.cards for tag in book.cards[card].tags)))
    situation = Situation(
        month=vocabulary.MONTHS.index(setting.month) + 1,
        weekday=vocabulary.WEEKDAYS.index(setting.weekday),
        adventurer=setting.adventurer,
        space=setting.space or spaces[0],
        gold=setting.gold,
        table="solo 1",
    )
    for kind, card in itertools.product(("has", "world", "here", "play"), setting.cards):
        situation[f"{kind} {card} 0 0"] = 1
    for tag in tags:
        situation[f"tag {tag} 0 0"] = 1
    for skill, marks in zip(vocabulary.SKILLS, board.marks, strict=True):
        situation[f"mark {skill}"] = marks
    return Trial(book, book.scenes[scene], situation, chance, tags, board.marks, board.name)
