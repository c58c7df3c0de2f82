"""Many months lived by simple players, and what a writer can learn from them."""

from __future__ import annotations

import multiprocessing
import shutil
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.errors import EngineFault, OptionError
from langbord.engine.position import Position
from langbord.games.galzyr.book import reader, vocabulary
from langbord.games.galzyr.book.model import Book
from langbord.games.galzyr.book.tools import simulated_players
from langbord.games.galzyr.rules import moves as m
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.state import State

TARGETS = {"easy": (75, 92), "medium": (50, 70), "hard": (25, 45)}  # per cent of checks that should succeed
NO_CHOICE_MOST = 5  # per cent of turns
NEAR = 3  # months within which a scene should not come again
HEROES = len(vocabulary.ADVENTURERS)
_ENDLESS = 5_000  # decisions in one month
_LISTED = 25


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    book: Path | None = None
    players: str = "quests"
    seats: int = 1
    months: int = 12
    mode: str = "coop"
    seed: int = 1


@dataclass
class Tally:
    """What happened, added up over worlds."""

    worlds: int = 0
    months: int = 0
    turns: int = 0
    no_choice: int = 0
    rests: int = 0
    closed: int = 0  # blocks in which no option was open
    decisions: int = 0
    choices: int = 0  # in scenes: options of which two at least were open
    checks: int = 0
    idle_months: int = 0  # in which no quest was done
    scenes: Counter[str] = field(default_factory=Counter)
    blocks: Counter[str] = field(default_factory=Counter)
    repeats: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)  # worlds in which the card was in play
    passed: Counter[str] = field(default_factory=Counter)  # checks by difficulty
    failed: Counter[str] = field(default_factory=Counter)
    prestige: Counter[int] = field(default_factory=Counter)  # of all players together, by month
    hero_prestige: Counter[str] = field(default_factory=Counter)  # by adventurer, of all months
    hero_months: Counter[str] = field(default_factory=Counter)
    gold_in: int = 0
    gold_out: int = 0
    gold_at_end: Counter[int] = field(default_factory=Counter)
    quests_done: Counter[str] = field(default_factory=Counter)
    quests_lost: Counter[str] = field(default_factory=Counter)
    stopped: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add what happened elsewhere."""
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            else:
                setattr(self, name, getattr(self, name) + value)


def hero_of(world: int, seat: int) -> int:
    """The adventurer of a seat, the same all the year; the shift brings each to tables of every eighth world."""
    return (world + world // 8 + seat) % HEROES


class _World:
    """One world being lived through."""

    def __init__(self, plan: Plan, folder: Path, number: int) -> None:
        self.plan: Plan = plan
        self.tally: Tally = Tally(worlds=1)
        seed = plan.seed * 1_000_003 + number
        options = {"book": str(folder), "mode": plan.mode}
        self.number: int = number
        self.name: str = f"world {number} of seed {plan.seed}"
        self.position: Position[State] = GAME.new(plan.seats, seed, options, log=False, keep=False)
        chance = Chance(key_from_seed(seed + 1))
        self.player: simulated_players.RandomPlayer = simulated_players.player(plan.players, chance)
        self.in_play: set[int] = set()
        self.last_month: dict[str, int] = {}
        self.story: object = None  # the scene that is going on
        self.read: list[str] = []
        self.scene: str = ""
        self.turn: tuple[int, int, int] = (-1, -1, -1)
        self.chose: bool = True
        self.done: int = 0  # quests until this month
        self.gold: list[int] = []
        self.heroes: list[str] = []
        self.quests: list[set[int]] = [set() for _ in range(plan.seats)]

    def live(self) -> Tally:
        """Month after month, to the last one planned."""
        in_month, month = 0, 0
        while self.position.ask is not None:
            ask, state = self.position.ask, self.position.state
            if state.months != month:
                in_month, month = 0, state.months
            in_month += 1
            if in_month > _ENDLESS:
                self.tally.stopped.append(f"{self.name}: month {month + 1} does not end; asked '{ask.prompt}'")
                break
            move = self._move(state, ask.seat, ask.prompt, list(ask.moves))
            self._before(state, ask.prompt, list(ask.moves), move)
            check, gold = state.check, [player.gold for player in state.players]
            try:
                self.position.play(move)
            except EngineFault as error:
                self.tally.stopped.append(f"{self.name}: {error}")
                break
            self._after(self.position.state, check is not None, check.difficulty if check else "", gold)
            self.tally.decisions += 1
        self._close_scene()
        self._close_turn()
        land = self.position.state.land
        self.tally.cards.update(land.cards[number].id for number in sorted(self.in_play - {0}))
        return self.tally

    def _move(self, state: State, seat: int, prompt: str, moves: list[int]) -> int:
        if prompt == "month-over":
            return m.GO_ON if self.tally.months + 1 < self.plan.months else m.PACK_UP
        if prompt == "gather" and m.HERO + hero_of(self.number, seat) in moves:
            return m.HERO + hero_of(self.number, seat)
        return self.player.choose(state, seat, prompt, moves)

    def _before(self, state: State, prompt: str, moves: list[int], move: int) -> None:
        turn = (state.months, state.day, state.active)
        if state.phase == "adventure" and turn != self.turn:
            self._close_turn()
            self.turn, self.chose = turn, False
            self.tally.turns += 1
        if prompt == "option":
            open_options = [each for each in moves if m.OPTION <= each < m.SKILL]
            self.chose = self.chose or len(open_options) > 1
            self.tally.choices += len(open_options) > 1
            self.tally.closed += not open_options
        self.tally.rests += prompt == "story" and move == m.REST
        if prompt == "month-over":
            self.tally.months += 1
            self.tally.idle_months += self.tally.quests_done.total() == self.done
            self.done = self.tally.quests_done.total()
            self.tally.prestige[sum(player.prestige for player in state.players)] += 1
            for hero, player in zip(self.heroes, state.players, strict=True):
                self.tally.hero_prestige[hero] += player.prestige
                self.tally.hero_months[hero] += 1
            self.tally.gold_at_end.update(self.gold)
        self._follow_scene(state)
        if state.phase == "adventure":
            self.gold = [player.gold for player in state.players]
            self.heroes = [state.land.heroes[player.hero] for player in state.players]  # a month's end forgets them
            self._follow_cards(state)
        elif prompt == "gather":
            self.quests = [set() for _ in state.players]

    def _after(self, state: State, checking: bool, difficulty: str, gold: list[int]) -> None:
        self.tally.checks += checking and state.check is None
        if checking and state.check is None and difficulty != "unknown":
            least = dict(zip(TARGETS, state.land.book.world.difficulty, strict=True))[difficulty]
            (self.tally.passed if state.total >= least else self.tally.failed)[difficulty] += 1
        if state.phase == "adventure":
            for before, player in zip(gold, state.players, strict=True):
                self.tally.gold_in += max(0, player.gold - before)
                self.tally.gold_out += max(0, before - player.gold)

    def _follow_scene(self, state: State) -> None:
        telling = state.telling
        if telling is self.story and (telling is None or telling.scene == self.scene):
            return
        self._close_scene()
        self.story = telling
        if telling is not None:
            self.scene, self.read = telling.scene, telling.read
            self.tally.scenes[telling.scene] += 1
            now = state.months
            world = state.land.book.world
            ends = (world.coop_end, world.competitive_end)  # these come every month
            if now - self.last_month.get(telling.scene, -99) <= NEAR and telling.scene not in ends:
                self.tally.repeats[telling.scene] += 1
            self.last_month[telling.scene] = now

    def _close_scene(self) -> None:
        self.tally.blocks.update(block for block in self.read if block.startswith(f"{self.scene}/"))
        self.read = []

    def _close_turn(self) -> None:
        self.tally.no_choice += not self.chose
        self.chose = True

    def _follow_cards(self, state: State) -> None:
        self.in_play.update(state.globals, state.locations, (local.card for local in state.locals), state.drawn)
        for player, before in zip(state.players, self.quests, strict=True):
            self.in_play.update(player.items, player.companions, player.statuses)
            now = {*player.quests, *player.hand.cards}
            self.in_play |= now
            for quest in before - now:
                back = quest in state.quest_back or quest in state.noticeboard
                done = state.telling is not None and state.telling.card == quest and not back
                card = state.land.cards[quest].id
                (self.tally.quests_done if done else self.tally.quests_lost)[card] += 1
            before.clear()
            before |= now


def playable(folder: Path, target: Path) -> Path:
    """The folder itself; or a copy in which an empty scene stands for each that is only named."""
    book, unwritten = reader.read_draft(folder)
    if not unwritten:
        return folder
    ended = {box.scene for card in book.cards.values() for box in card.scenes if box.must or card.type == "quest"}
    shutil.copytree(folder, target, dirs_exist_ok=True)
    for each in unwritten:
        *threads, name = each.id.split(".")
        path = target.joinpath("scenes", *threads, f"{name}.scene")
        path.parent.mkdir(parents=True, exist_ok=True)
        steps = "> discard this\n" if each.id in ended else ""
        text = f"# {each.id}  Not Written\npremise: Not written yet.\n\n== start\nNot written yet.\n{steps}-> end\n"
        path.write_text(text, encoding="utf-8")
    return target


def run(plan: Plan, worlds: int, processes: int = 1) -> Report:
    """So many worlds, added up."""
    if worlds < 1 or plan.months < 1:
        raise OptionError("there must be a world and a month at least")
    with tempfile.TemporaryDirectory() as spare:
        folder = playable((plan.book or reader.HOUSE).resolve(), Path(spare) / "book")
        jobs = [(plan, folder, number) for number in range(worlds)]
        tally = Tally()
        if processes > 1:
            with multiprocessing.get_context("spawn").Pool(processes) as pool:
                for found in pool.imap_unordered(live, jobs):
                    tally.add(found)
        else:
            for job in jobs:
                tally.add(live(job))
        return Report(plan, reader.read_draft(plan.book or reader.HOUSE)[0], tally)


def live(job: tuple[Plan, Path, int]) -> Tally:
    """One world, by its number."""
    return _World(*job).live()


@dataclass
class Report:
    """What a writer reads."""

    plan: Plan
    book: Book
    tally: Tally

    @property
    def stopped(self) -> list[str]:
        """Worlds that came to no end: a bug of ours."""
        return self.tally.stopped

    def as_json(self) -> dict[str, Any]:
        """All of it."""
        tally = self.tally
        return {
            "players": self.plan.players,
            "seats": self.plan.seats,
            "mode": self.plan.mode,
            "worlds": tally.worlds,
            "months": tally.months,
            "turns": tally.turns,
            "decisions": tally.decisions,
            "stopped": tally.stopped,
            "turns_without_choice": percent(tally.no_choice, tally.turns),
            "rests": tally.rests,
            "blocks_without_open_option": tally.closed,
            "checks": {name: self._success(name) for name in TARGETS},
            "prestige": {f"{share}%": at_share(tally.prestige, share) for share in (10, 20, 50, 80, 90)},
            "gold_in_per_turn": round(tally.gold_in / max(1, tally.turns), 2),
            "gold_out_per_turn": round(tally.gold_out / max(1, tally.turns), 2),
            "gold_at_end": {f"{share}%": at_share(tally.gold_at_end, share) for share in (10, 50, 90)},
            "repeats": percent(sum(tally.repeats.values()), sum(tally.scenes.values())),
            "most_repeated": dict(tally.repeats.most_common(_LISTED)),
            "quests_done": sum(tally.quests_done.values()),
            "quests_lost": sum(tally.quests_lost.values()),
            "scenes_never": self.scenes_never(),
            "blocks_never": self.blocks_never(),
            "cards_never": [card for card in self.book.cards if card not in tally.cards],
        }

    def _success(self, difficulty: str) -> dict[str, float]:
        passed, failed = self.tally.passed[difficulty], self.tally.failed[difficulty]
        return {"checks": passed + failed, "passed": percent(passed, passed + failed)}

    def scenes_never(self) -> list[str]:
        """Scenes that nobody has seen."""
        return [scene.id for scene in self.book.scenes.values() if scene.premise and not self.tally.scenes[scene.id]]

    def blocks_never(self) -> list[str]:
        """Blocks that nobody has read, of scenes that somebody has seen."""
        seen = [scene for scene in self.book.scenes.values() if scene.premise and self.tally.scenes[scene.id]]
        names = [f"{scene.id}/{block.name}" for scene in seen for block in scene.blocks]
        return [name for name in names if not self.tally.blocks[name]]

    def text(self) -> str:
        """What to act on first."""
        found = self.as_json()
        lines = [
            f"{found['worlds']} worlds, {found['months']} months, {found['turns']} turns by '{self.plan.players}'"
            f" ({self.plan.seats} at the table, {self.plan.mode})"
        ]
        lines += [f"STOPPED  {line}" for line in self.stopped]
        for name, (least, most) in TARGETS.items():
            share = found["checks"][name]["passed"]
            verdict = "" if least <= share <= most else f"  <- should be {least} to {most} %"
            lines.append(f"{name:>8} checks: {share:5.1f} % of {found['checks'][name]['checks']} passed{verdict}")
        share = found["turns_without_choice"]
        lines.append(f"turns without a choice: {share} %" + ("" if share <= NO_CHOICE_MOST else "  <- at most 5 %"))
        lines.append(
            f"scenes that came again within {NEAR} months: {found['repeats']} %; {_listed(found['most_repeated'])}"
        )
        lines.append(
            "prestige of all players in a month: " + ", ".join(f"{k} {v}" for k, v in found["prestige"].items())
        )
        flow = f"{found['gold_in_per_turn']} in, {found['gold_out_per_turn']} out"
        lines.append(f"gold a turn: {flow}; at the end of a month: {found['gold_at_end']}")
        lines.append(f"quests done {found['quests_done']}, lost {found['quests_lost']}; turns of rest {found['rests']}")
        if found["blocks_without_open_option"]:
            lines.append(f"blocks in which nothing could be chosen: {found['blocks_without_open_option']}")
        for what in ("scenes", "blocks", "cards"):
            never = found[f"{what}_never"]
            lines.append(f"{what} never met ({len(never)}): {_listed(never)}")
        return "\n".join(lines)


def percent(part: int, whole: int) -> float:
    """With one digit after the point."""
    return round(100 * part / whole, 1) if whole else 0.0


def at_share(found: Counter[int], share: int) -> int:
    """The value that so many per cent stay at or below."""
    below = 0
    for value in sorted(found):
        below += found[value]
        if below * 100 >= share * found.total():
            return value
    return 0


def _listed(names: list[str] | dict[str, int]) -> str:
    shown = [f"{name} {names[name]}" for name in names] if isinstance(names, dict) else names
    more = f" and {len(shown) - _LISTED} more" if len(shown) > _LISTED else ""
    return (", ".join(shown[:_LISTED]) or "none") + more
