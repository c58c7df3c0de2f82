"""What is at stake in a book: how it is built, weighted by what its readers meet, each figure beside its goal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from langbord.games.galzyr.book import structure, walk
from langbord.games.galzyr.book.model import Block, Book, Check, Option, Scene
from langbord.games.galzyr.book.phrases import (
    Condition,
    Delay,
    DrawQuest,
    GainPrestige,
    Push,
    Roll,
    SellItems,
    Step,
)
from langbord.games.galzyr.book.prose import longest
from langbord.games.galzyr.book.tools.simulate import Tally, percent
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.odds import best_pool, odds

#: The scenes that are asked for a word to the partner: those that are met most.
MOST_MET: Final = 60
#: Gold that is hardly ever spent any more.
RICH: Final = 19
#: How often each of the rules that a book may use should be used.
USED_LEAST: Final = 5


@dataclass(frozen=True)
class Row:
    """A figure, and what it should be."""

    what: str
    figure: str
    goal: str


@dataclass
class Met:
    """What readers came upon: scenes and blocks, and how often."""

    curious: Tally
    quests: Tally

    def scenes(self) -> Counter[str]:
        return self.curious.scenes + self.quests.scenes

    def blocks(self) -> Counter[str]:
        return self.curious.blocks + self.quests.blocks

    def months(self) -> int:
        return self.curious.months + self.quests.months

    def turns(self) -> int:
        return self.curious.turns + self.quests.turns


class Stakes:
    """The rows of a book; without anybody who met anything, every scene counts once."""

    def __init__(self, book: Book, met: Met | None = None) -> None:
        self.book: Book = book
        self.met: Met | None = met
        ends = (book.world.coop_end, book.world.competitive_end)
        self.scenes: list[Scene] = [scene for scene in book.scenes.values() if scene.id not in ends and scene.premise]
        self.weights: Counter[str] = met.scenes() if met is not None else Counter(s.id for s in self.scenes)
        self.reads: Counter[str] = (
            met.blocks()
            if met is not None
            else Counter(f"{scene.id}/{block.name}" for scene in self.scenes for block in scene.blocks)
        )
        self.losses: structure.Losses = structure.Losses(book)
        self.of_quests: frozenset[str] = structure.quest_scenes(book)
        self.land: Land = Land(book)

    def rows(self) -> list[Row]:
        """All of them, in the order of the guide for writers."""
        rows = [*self._choices(), *self._failures(), *self._pay(), *self._starry(), *self._risks()]
        return [*rows, *self._words(), *self._lived(), *self._unused()]

    # --- weighing ---

    def share(self, holds: Callable[[Scene], bool]) -> float:
        """In how many of a hundred scenes that are met something holds."""
        held = sum(self.weights[scene.id] for scene in self.scenes if holds(scene))
        return percent(held, sum(self.weights[scene.id] for scene in self.scenes))

    def _read(self, scene: Scene, block: Block) -> int:
        return self.reads[f"{scene.id}/{block.name}"]

    def _share_of(self, given: Iterable[tuple[int, bool]]) -> float:
        told = list(given)
        return percent(sum(weight for weight, held in told if held), sum(weight for weight, _ in told))

    # --- choices ---

    def _choices(self) -> list[Row]:
        depth = {scene.id: structure.choices(scene) for scene in self.scenes}
        single = sum(found <= 1 for found in depth.values())
        two, three = (self.share(lambda scene, n=least: depth[scene.id] >= n) for least in (2, 3))  # type: ignore[misc]
        return [
            Row("scenes with one choice or none", f"{single} of {len(depth)}", ""),
            Row("scenes met with two choices on a way", f"{two} %", "at least 50 %"),
            Row("scenes met with three", f"{three} %", "at least 8 %"),
        ]

    # --- failures ---

    def _failures(self) -> list[Row]:
        kinds: Counter[str] = Counter()
        for scene in self.scenes:
            if scene.id in self.of_quests:
                for block, _, check in structure.checks(scene):
                    for kind in self.failure(scene, check):
                        kinds[kind] += self._read(scene, block)
        total = kinds["all"]
        shared = self._share_of(
            (self._read(scene, block), len(fails) == 1)
            for scene in self.scenes
            for block, fails in _failing_blocks(scene)
        )
        same = self.share(lambda scene: structure.same_marks_always(self.book, scene))
        return [
            Row("failed checks of quests that pay prestige", f"{percent(kinds['pays'], total)} %", "at most 60 %"),
            Row("… that lose the quest or set it back", f"{percent(kinds['quest'], total)} %", "10 to 20 %"),
            Row("… that lead to another choice", f"{percent(kinds['other'], total)} %", "at least 10 %"),
            Row("… that cost something", f"{percent(kinds['costs'], total)} %", "the rest"),
            Row("blocks with several checks that all fail alike", f"{shared} %", "at most 40 %"),
            Row("scenes met that leave the same marks on every way", f"{same} %", "at most 50 %"),
        ]

    def failure(self, scene: Scene, check: Check) -> set[str]:
        """What a check that comes to nothing does, as far as nothing is chosen."""
        found = {"all"}
        way = list(structure.forced_way(scene, structure.failing(check).target))
        if self.losses.quest_lost(way):
            found |= {"quest", "costs"}
        for block in way:
            if block.options:
                found.add("other")
            steps = list(walk.steps(block.steps))
            if any(isinstance(step.effect, GainPrestige) and step.effect.amount > 0 for step in steps):
                found.add("pays")
            lost = self.losses.of(block)
            if lost or any(self._is_bad(step) for step in steps):
                found.add("costs")
        return found

    def _is_bad(self, step: Step) -> bool:
        card = self.book.cards.get(getattr(step.effect, "card", ""))
        hurts = {"movement", "no travel", "no trade", "no quests", "no tested marks", "no hard checks", "dice"}
        if card is None or card.type != "status":
            return False
        return any(box.must for box in card.boxes) or any(
            passive.kind in hurts and passive.number <= 0 for passive in card.passives
        )

    # --- what pays ---

    def chance(self, marks: dict[str, int] | None, own: int = 0) -> structure.Chance:
        """Chances of somebody with these marks, or with so many in whatever skill is tested; no cards, one reroll."""

        def likely(skill: str, least: int) -> float:
            held = dict.fromkeys(SKILLS, 0) | (marks if marks is not None else {skill: own})
            number = SKILLS.index(skill)
            pool = best_pool(self.land, number, self.book.world.base_dice, held, False, least)
            return odds(self.land, pool, number, least).twice

        return likely

    def _worth(self, scene: Scene, chance: structure.Chance, wise: bool = True) -> structure.Worth:
        return structure.Worth(scene, chance, wise, self.book.world.hard_pays)

    def _pay(self) -> list[Row]:
        rows: list[Row] = []
        for own, who in ((2, "two marks"), (0, "no mark")):
            chance = self.chance(None, own)
            sums: dict[str, list[float]] = {"easy": [0, 0], "medium": [0, 0], "hard": [0, 0]}
            for scene in self.scenes:
                worth = self._worth(scene, chance)
                for block, option, check in structure.checks(scene):
                    if check.difficulty in sums:
                        weight = self._read(scene, block)
                        sums[check.difficulty][0] += weight * worth.option(option)
                        sums[check.difficulty][1] += weight
            means = {word: total / count if count else 0.0 for word, (total, count) in sums.items()}
            goal = "hard at least 1.25 × medium" if own else "hard least"
            told = " / ".join(f"{means[word]:.2f}" for word in sums)
            rows.append(Row(f"prestige of a check with {who}, easy / medium / hard", told, goal))
        best, chance_taken = self._wise_and_not()
        rows.append(
            Row(
                "best against random choice in scenes, prestige",
                f"{best / max(chance_taken, 0.01):.2f}",
                "at least 1.6",
            )
        )
        return rows

    def _wise_and_not(self) -> tuple[float, float]:
        best = taken = 0.0
        for board in self.book.world.adventurers:
            chance = self.chance(dict(zip(SKILLS, board.marks, strict=True)))
            for scene in self.scenes:
                weight = self.weights[scene.id]
                start = scene.blocks[0].name
                best += weight * self._worth(scene, chance).target(start)
                taken += weight * self._worth(scene, chance, wise=False).target(start)
        return best, taken

    # --- starry options ---

    def _starry(self) -> list[Row]:
        sure = self.chance(None, own=2)
        better: list[tuple[int, bool]] = []
        dear: list[tuple[int, bool]] = []
        for scene in self.scenes:
            worth = self._worth(scene, sure)
            for block in scene.blocks:
                beside = [option for option in block.options if option.check is not None and not option.starry]
                for option in block.options:
                    if not option.starry or not beside:
                        continue
                    weight = self._read(scene, block)
                    most = max(worth.option(other) for other in beside)
                    better.append((weight, worth.option(option) >= most))
                    dear.append((weight, self._asks_more(scene, option)))
        return [
            Row(
                "starry options as good as every check beside them",
                f"{self._share_of(better)} %",
                "at most 50 %",
            ),
            Row("starry options that lead to a check or a price", f"{self._share_of(dear)} %", "a third"),
        ]

    def _asks_more(self, scene: Scene, option: Option) -> bool:
        after = (block for target in structure.option_targets(option) for block in structure.forced_way(scene, target))
        return bool(option.check or option.cost) or any(each.check for block in after for each in block.options)

    # --- risks ---

    def _risks(self) -> list[Row]:
        can = self.share(lambda scene: any(self.losses.of(block) for block in scene.blocks))
        lost = sum(self._read(scene, block) for scene in self.scenes for block in scene.blocks if self.losses.of(block))
        met = sum(self.weights[scene.id] for scene in self.scenes)
        return [
            Row("scenes met in which something held can be lost", f"{can} %", "15 to 25 %"),
            Row("… and is lost, by the blocks that were read", f"{percent(lost, met)} %", "5 to 10 %"),
        ]

    # --- words ---

    def _words(self) -> list[Row]:
        verbs = [(option, check.verb) for s in self.scenes for _, option, check in structure.checks(s) if check.verb]
        named = sum(verb[:4] in option.title.source.lower() for option, verb in verbs)
        most = [
            id_ for id_, _ in self.weights.most_common() if id_ in self.book.scenes and self.book.scenes[id_].partner
        ]
        spoken = sum(_speaks_to_partner(self.book.scenes[id_]) for id_ in most[:MOST_MET])
        return [
            Row("titles of checks that contain their verb", f"{percent(named, len(verbs))} %", "told by readers"),
            Row(f"of the {MOST_MET} scenes met most, the partner is named in", str(spoken), str(MOST_MET)),
        ]

    # --- lived through ---

    def _lived(self) -> list[Row]:
        if self.met is None:
            return []
        rows: list[Row] = []
        for name, tally, least in (("curious", self.met.curious, "1.15"), ("quests", self.met.quests, "1.25")):
            months = max(1, tally.months)
            ended = tally.quests_done.total() + tally.quests_lost.total()
            rich = sum(times for gold, times in tally.gold_at_end.items() if gold >= RICH)
            rows += [
                Row(f"checks a turn, {name}", f"{tally.checks / max(1, tally.turns):.2f}", f"at least {least}"),
                Row(f"choices in scenes a month, {name}", f"{tally.choices / months:.1f}", "at least 12"),
                Row(f"quests done of those that ended, {name}", f"{percent(tally.quests_done.total(), ended)} %", ""),
                Row(
                    f"months without a quest done, {name}",
                    f"{percent(tally.idle_months, months)} %",
                    "at most 5 %" if name == "quests" else "",
                ),
                Row(
                    f"months that end at {RICH} gold or more, {name}",
                    f"{percent(rich, tally.gold_at_end.total())} %",
                    "at most 30 %",
                ),
            ]
        return rows

    # --- rules that a book may use ---

    def _unused(self) -> list[Row]:
        found = rules_used(self.book)
        told = ", ".join(f"{name} {times}" for name, times in found.items())
        return [Row("rules used", told, f"each at least {USED_LEAST}")]


def _failing_blocks(scene: Scene) -> Iterable[tuple[Block, set[str]]]:
    """The blocks with several checks, and where those lead that come to nothing."""
    for block in scene.blocks:
        fails = [structure.failing(option.check).target for option in block.options if option.check is not None]
        if len(fails) > 1:
            yield block, set(fails)


def _speaks_to_partner(scene: Scene) -> bool:
    return any("{partner}" in longest(line) or _asks_partner(line.spans) for b in scene.blocks for line in b.lines)


def _asks_partner(spans: Iterable[object]) -> bool:
    return any(
        atom.kind == "partner" and not atom.negated
        for span in spans
        for clause in getattr(span, "when", ())
        for atom in clause
    )


def rules_used(book: Book) -> Counter[str]:
    """How often a book uses what it could do without."""
    used: Counter[str] = Counter(
        dict.fromkeys(
            (
                "hasten",
                "off board",
                "vault at the start",
                "mandatory later",
                "draw",
                "sell",
                "push",
                "roll",
                "unknown",
                "mode",
                "company",
            ),
            0,
        )
    )
    steps = [step for scene in book.scenes.values() for step in walk.scene_steps(scene)]
    steps += [step for card in book.cards.values() for step in walk.card_steps(card)]
    for step in steps:
        effect = step.effect
        used["hasten"] += isinstance(effect, Delay) and effect.days < 0
        used["draw"] += isinstance(effect, DrawQuest)
        used["sell"] += isinstance(effect, SellItems)
        used["roll"] += isinstance(effect, Roll)
    for card in book.cards.values():
        used["off board"] += card.start != "origin" and any(passive.kind == "off board" for passive in card.passives)
        used["vault at the start"] += card.start == "vault"
        used["mandatory later"] += card.start != "origin" and any(box.must for box in card.scenes)
        used["push"] += any(isinstance(effect, Push) for box in card.boxes for effect in box.effects)
    for scene in book.scenes.values():
        for _, _, check in structure.checks(scene):
            used["unknown"] += check.difficulty == "unknown"
            used["push"] += any(isinstance(effect, Push) for box in check.boxes for effect in box.effects)
    for atom in _atoms(book):
        used["mode"] += atom.kind in ("mode", "players")
        used["company"] += atom.kind == "company"
    return used


def _atoms(book: Book) -> Iterable[Condition]:
    given = [each for scene in book.scenes.values() for block in scene.blocks for each in walk.block_conditions(block)]
    given += [entry.when for scene in book.scenes.values() for entry in scene.entries]
    given += [each for card in book.cards.values() for each in walk.card_conditions(card)]
    return (atom for conditions in given for clause in conditions for atom in clause)


def table(rows: Iterable[Row]) -> list[str]:
    """The rows as Markdown."""
    return ["| measured | figure | goal |", "|---|---|---|", *(f"| {r.what} | {r.figure} | {r.goal} |" for r in rows)]
