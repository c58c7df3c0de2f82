"""The long trial of a book: thousands of worlds by each kind of player, in slices that can be taken up again."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from langbord.engine.errors import OptionError
from langbord.games.galzyr.book import reader
from langbord.games.galzyr.book.canonical_form import book_hash
from langbord.games.galzyr.book.model import Book
from langbord.games.galzyr.book.tools import stakes
from langbord.games.galzyr.book.tools.simulate import (
    NEAR,
    NO_CHOICE_MOST,
    TARGETS,
    Plan,
    Tally,
    at_share,
    live,
    percent,
    playable,
)

KINDS = ("random", "curious", "greedy", "quests")
#: Seats and mode of one world after the other: mostly alone, as most months are played.
TABLES = ((1, "coop"), (2, "coop"), (1, "coop"), (3, "coop"), (1, "coop"), (2, "competitive"), (1, "coop"), (4, "coop"))
PARTY = "greedy"  # the typical party: it looks for prestige, and neither wanders nor plans a month ahead
LEVELS = (20, 50, 80)  # per cent of months that stay below the second, third and fourth level
REACHED_IN = 10_000  # months in which every scene should have come up
HERO_MOST = 8  # per cent that an adventurer may lie from the mean of all
REPEATS_MOST = 5  # per cent of scenes that may come again soon
SLICE = 40  # worlds between two looks at the clock
_ALONE = "1 coop"

Tell = Callable[[str], None]


@dataclass
class Kind:
    """What one kind of player has lived through so far."""

    players: str
    worlds: int = 0
    first_scenes: Counter[str] = field(default_factory=Counter)  # of the first months only
    tables: dict[str, Tally] = field(default_factory=dict)  # by seats and mode

    def add(self, table: str, found: Tally, is_early: bool) -> None:
        """One more world."""
        self.worlds += 1
        self.tables.setdefault(table, Tally()).add(found)
        if is_early:
            self.first_scenes.update(found.scenes)

    def all(self) -> Tally:
        """All tables together."""
        whole = Tally()
        for tally in self.tables.values():
            whole.add(tally)
        return whole


@dataclass(frozen=True)
class Trial:
    """What is to be tried: so many worlds of so many months by each kind."""

    folder: Path  # where the figures are kept
    book: Path | None = None
    worlds: int = 2_000
    months: int = 12
    seed: int = 1
    jobs: int = 1

    @property
    def early(self) -> int:
        """The worlds of each kind that make the first ten thousand months, all kinds together."""
        return -(-REACHED_IN // (self.months * len(KINDS)))


def run(trial: Trial, tell: Tell) -> Survey:
    """Go on where the last run stopped, to the end."""
    if trial.worlds < 1 or trial.months < 1:
        raise OptionError("there must be a world and a month at least")
    trial.folder.mkdir(parents=True, exist_ok=True)
    home = trial.book or reader.HOUSE
    book = reader.read_draft(home)[0]
    kinds: list[Kind] = []
    with TemporaryDirectory() as spare:
        folder = playable(home.resolve(), Path(spare) / "book")
        for players in KINDS:
            kind = _take_up(trial, book, players)
            for number, table, found in _lived(trial, folder, kind):
                kind.add(table, found, number < trial.early)
                if kind.worlds % SLICE == 0 or kind.worlds == trial.worlds:
                    _keep(trial, book, kind)
                    tell(f"{players}: {kind.worlds} of {trial.worlds} worlds")
            kinds.append(kind)
    return Survey(trial, book, kinds)


def _lived(trial: Trial, folder: Path, kind: Kind) -> Iterator[tuple[int, str, Tally]]:
    """The worlds that are still missing, each in its turn."""
    plan = Plan(trial.book, kind.players, months=trial.months, seed=trial.seed)
    numbers = range(kind.worlds, trial.worlds)
    tables = [TABLES[number % len(TABLES)] for number in numbers]
    jobs = [
        (replace(plan, seats=seats, mode=mode), folder, number)
        for number, (seats, mode) in zip(numbers, tables, strict=True)
    ]
    names = [f"{seats} {mode}" for seats, mode in tables]
    if trial.jobs == 1:
        for number, name, job in zip(numbers, names, jobs, strict=True):
            yield number, name, live(job)
        return
    with multiprocessing.get_context("spawn").Pool(trial.jobs) as pool:
        yield from zip(numbers, names, pool.imap(live, jobs), strict=True)


# --- keeping ----------------------------------------------------------------------------------------------------------


def _key(trial: Trial, book: Book) -> dict[str, Any]:
    """Figures are added up only if they belong together."""
    return {"book": book_hash(book), "months": trial.months, "seed": trial.seed}


def _keep(trial: Trial, book: Book, kind: Kind) -> None:
    """Write the figures so far; a run that is stopped meanwhile leaves the old ones."""
    path = trial.folder / f"{kind.players}.json"
    spare = path.with_suffix(".part")
    tables = {name: vars(tally) for name, tally in kind.tables.items()}
    spare.write_text(json.dumps({**_key(trial, book), **vars(kind), "tables": tables}), encoding="utf-8")
    spare.replace(path)


def _take_up(trial: Trial, book: Book, players: str) -> Kind:
    """The figures of the last run, if they are of the same book; otherwise none."""
    path = trial.folder / f"{players}.json"
    if not path.is_file():
        return Kind(players)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        fits = all(data[name] == value for name, value in _key(trial, book).items())
        if not fits or data["worlds"] > trial.worlds:
            return Kind(players)
        tables = {name: _tally(found) for name, found in data["tables"].items()}
        return Kind(players, data["worlds"], Counter(data["first_scenes"]), tables)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise OptionError(f"'{path}' holds no figures of this command; remove it to begin anew") from error


def _tally(data: dict[str, Any]) -> Tally:
    """JSON names are words; amounts are numbers again."""
    tally = Tally()
    for name, value in data.items():
        kept = getattr(tally, name)
        if name in ("prestige", "gold_at_end"):
            value = Counter({int(amount): times for amount, times in value.items()})
        setattr(tally, name, Counter(value) if isinstance(kept, Counter) else value)
    return tally


# --- what it tells ----------------------------------------------------------------------------------------------------


@dataclass
class Survey:
    """All kinds together."""

    trial: Trial
    book: Book
    kinds: list[Kind]

    @property
    def stopped(self) -> list[str]:
        """Worlds that came to no end."""
        return [f"{kind.players}, {line}" for kind in self.kinds for line in kind.all().stopped]

    def never(self, *counters: Counter[str]) -> list[str]:
        """Scenes that none of these counters knows."""
        return [id_ for id_, scene in self.book.scenes.items() if scene.premise and not any(c[id_] for c in counters)]

    def cards_never(self) -> list[str]:
        """Cards that were in play in no world of anybody."""
        met = {id_ for kind in self.kinds for id_ in kind.all().cards}
        return [id_ for id_ in self.book.cards if id_ not in met]

    def levels(self) -> dict[int, list[int]]:
        """The prestige of 20, 50 and 80 in a hundred months of a typical party, by seats."""
        party = next(kind for kind in self.kinds if kind.players == PARTY)
        tables = [(seats, party.tables.get(f"{seats} coop")) for seats in range(1, 5)]
        return {
            seats: [at_share(tally.prestige, share) for share in LEVELS] for seats, tally in tables if tally is not None
        }

    def adventurers(self) -> dict[str, dict[str, list[float]]]:
        """Prestige of a month by adventurer, and how far it lies from the mean of all, in per cent."""
        heroes = [hero.id for hero in self.book.world.adventurers]
        groups = self._groups()
        means = {name: {hero: _mean(tallies, hero) for hero in heroes} for name, tallies in groups.items()}
        found: dict[str, dict[str, list[float]]] = {hero: {} for hero in heroes}
        for name, by_hero in means.items():
            known = [mean for mean in by_hero.values() if mean]
            middle = sum(known) / len(known) if known else 0.0
            for hero, mean in by_hero.items():
                off = 100 * mean / middle - 100 if mean else 0.0
                found[hero][name] = [round(mean, 2), round(off, 1)]
        return found

    def _groups(self) -> dict[str, list[Tally]]:
        """Each kind of player but *random*, who earns by luck; then those alone, those in company, and all of them."""
        kinds = [kind for kind in self.kinds if kind.players != "random"]
        tables = [(name, tally) for kind in kinds for name, tally in kind.tables.items()]
        return {
            **{kind.players: list(kind.tables.values()) for kind in kinds},
            "alone": [tally for name, tally in tables if name == _ALONE],
            "in company": [tally for name, tally in tables if name != _ALONE],
            "all": [tally for _, tally in tables],
        }

    def as_json(self) -> dict[str, Any]:
        """The figures in short."""
        return {
            "book": self.book.id,
            "content": book_hash(self.book),
            "scenes": len(self.book.scenes),
            "cards": len(self.book.cards),
            "months_each_world": self.trial.months,
            "stopped": self.stopped,
            "kinds": {kind.players: self._figures(kind) for kind in self.kinds},
            "never_in_first_10000_months": self.never(*(kind.first_scenes for kind in self.kinds)),
            "never_by_anybody": self.never(*(kind.all().scenes for kind in self.kinds)),
            "cards_never_by_anybody": self.cards_never(),
            "adventurers": self.adventurers(),
            "levels": {str(seats): amounts for seats, amounts in self.levels().items()},
            "stakes": {row.what: [row.figure, row.goal] for row in self.stakes()},
        }

    def stakes(self) -> list[stakes.Row]:
        """What is at stake, weighted by what those meet who read alone."""
        alone = {kind.players: kind.tables.get(_ALONE, Tally()) for kind in self.kinds}
        met = stakes.Met(alone.get("curious", Tally()), alone.get("quests", Tally()))
        return stakes.Stakes(self.book, met if met.turns() else None).rows()

    def _figures(self, kind: Kind) -> dict[str, Any]:
        tally = kind.all()
        checks = {name: tally.passed[name] + tally.failed[name] for name in TARGETS}
        return {
            "worlds": tally.worlds,
            "months": tally.months,
            "turns": tally.turns,
            "decisions": tally.decisions,
            "stopped": len(tally.stopped),
            "checks": {name: [percent(tally.passed[name], checks[name]), checks[name]] for name in TARGETS},
            "turns_without_choice": percent(tally.no_choice, tally.turns),
            "repeats": percent(tally.repeats.total(), tally.scenes.total()),
            "most_repeated": dict(tally.repeats.most_common(10)),
            "quests_done": tally.quests_done.total(),
            "quests_lost": tally.quests_lost.total(),
            "rests": tally.rests,
            "scenes_never": self.never(tally.scenes),
            "cards_never": [id_ for id_ in self.book.cards if id_ not in tally.cards],
            "prestige": {
                table: [at_share(found.prestige, share) for share in LEVELS] for table, found in kind.tables.items()
            },
        }

    def page(self) -> str:
        """The figures for people, as Markdown."""
        found = self.as_json()
        lines = [
            "# The book of Galzyr, simulated",
            "",
            f"Made by `langbord book survey`: book `{found['book']}`, {found['scenes']} scenes, {found['cards']} cards;"
            f" worlds of {found['months_each_world']} months, by players of four kinds.",
            "",
            "*Random* takes any move. *Curious* looks for what nobody has seen and chooses as it comes, but knows"
            " how to throw dice. *Greedy* goes where the best scene within reach is; it reads ahead. *Quests* is"
            " the steady bot: it follows its quests and knows only what is shown. Half of the worlds have one player,"
            " the others two to four.",
            "",
            "| | " + " | ".join(kind.players for kind in self.kinds) + " | wanted |",
            "|---|" + "---|" * (len(self.kinds) + 1),
        ]
        rows: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
            ("worlds", lambda f: f["worlds"], ""),
            ("months", lambda f: f["months"], ""),
            ("turns", lambda f: f["turns"], ""),
            ("decisions", lambda f: f["decisions"], ""),
            ("worlds that came to no end", lambda f: f["stopped"], "0"),
            *(
                (f"{name} checks passed", _share_of(name), f"{low} to {high} %")
                for name, (low, high) in TARGETS.items()
            ),
            ("turns without a choice", lambda f: f"{f['turns_without_choice']} %", f"at most {NO_CHOICE_MOST} %"),
            (f"scenes that came again within {NEAR} months", lambda f: f"{f['repeats']} %", f"under {REPEATS_MOST} %"),
            ("quests done", lambda f: f["quests_done"], ""),
            ("quests given up or run out", lambda f: f["quests_lost"], ""),
            ("turns of rest", lambda f: f["rests"], ""),
            ("scenes never met", lambda f: len(f["scenes_never"]), ""),
            ("cards never met", lambda f: len(f["cards_never"]), ""),
        ]
        for title, cell, aim in rows:
            cells = [str(cell(found["kinds"][kind.players])) for kind in self.kinds]
            lines.append(f"| {title} | {' | '.join(cells)} | {aim} |")
        lines += [
            "",
            "A typical adventurer is one played by *curious*: all checks count, with whatever marks and cards it has."
            " *Greedy* and *quests* take what they are good at and pass more often; *random* swaps no dice on purpose"
            " and shows how much that is worth. It also draws events on three turns of four, so that their deck goes"
            " round every few months and the same ones come again; nobody who reads what lies there plays so.",
            "",
            f"Scenes that nobody met in the first {REACHED_IN:,} months, all kinds together: "
            + (", ".join(found["never_in_first_10000_months"]) or "none")
            + ".",
            "",
            "Scenes that nobody ever met: " + (", ".join(found["never_by_anybody"]) or "none") + ".",
            "",
            "Cards that nobody ever met: " + (", ".join(found["cards_never_by_anybody"]) or "none") + ".",
            "",
            "## Prestige of a month, all players together",
            "",
            "| table | " + " | ".join(f"{kind.players} 20 / 50 / 80 %" for kind in self.kinds) + " |",
            "|---|" + "---|" * len(self.kinds),
        ]
        for table in dict.fromkeys(f"{seats} {mode}" for seats, mode in sorted(TABLES)):
            cells = [found["kinds"][kind.players]["prestige"].get(table, []) for kind in self.kinds]
            lines.append(f"| {table} | " + " | ".join(" / ".join(map(str, cell)) for cell in cells) + " |")
        lines += self._level_lines()
        lines += self._adventurer_lines(found["adventurers"])
        lines += [
            "",
            "## What is at stake",
            "",
            "Weighted by the scenes and blocks that *curious* and *quests* met alone. A choice is a block with two"
            " options at least that are open to everybody and can come to different effects; lost is prestige, three"
            " gold, a thing, a companion, a quest or a day.",
            "",
            *stakes.table(self.stakes()),
        ]
        lines += ["", "## Scenes that came again most", ""]
        for kind in self.kinds:
            often = found["kinds"][kind.players]["most_repeated"]
            lines.append(f"- {kind.players}: " + ", ".join(f"{name} {times}" for name, times in often.items()))
        lines += [f"- STOPPED: {line}" for line in self.stopped]
        return "\n".join(lines) + "\n"

    def _level_lines(self) -> list[str]:
        """What the book asks of a party, beside what a typical one comes to."""
        shares = " / ".join(f"{share} %" for share in LEVELS)
        lines = [
            "",
            "## Levels of a co-operative month",
            "",
            f"The levels of the book should stand where {shares} of the months of a typical party end. That is one"
            f" played by *{PARTY}*: it looks for prestige, while *curious* wanders and *quests* plans a month ahead.",
            "",
            f"| players | {PARTY} {shares} | levels of the book |",
            "|---|---|---|",
        ]
        for seats, measured in self.levels().items():
            asked = [level.prestige[seats - 1] for level in self.book.world.levels[1:]]
            lines.append(f"| {seats} | {' / '.join(map(str, measured))} | {' / '.join(map(str, asked))} |")
        return lines

    def _adventurer_lines(self, found: dict[str, dict[str, list[float]]]) -> list[str]:
        """A row for each adventurer."""
        groups = list(self._groups())
        lines = [
            "",
            "## Prestige of a month, by adventurer",
            "",
            "How much each earns, and how far that lies from the mean of the four; *random* is left out, since it earns"
            f" by luck. Wanted: at most {HERO_MOST} % away.",
            "",
            "| | " + " | ".join(groups) + " |",
            "|---|" + "---|" * len(groups),
        ]
        names = {hero.id: hero.name for hero in self.book.world.adventurers}
        for hero, cells in found.items():
            shown = [f"{mean:.2f} ({off:+.1f} %)" for mean, off in (cells[group] for group in groups)]
            lines.append(f"| {names[hero]} | {' | '.join(shown)} |")
        return lines


def _mean(tallies: list[Tally], hero: str) -> float:
    months = sum(tally.hero_months[hero] for tally in tallies)
    return sum(tally.hero_prestige[hero] for tally in tallies) / months if months else 0.0


def _share_of(difficulty: str) -> Callable[[dict[str, Any]], object]:
    return lambda figures: f"{figures['checks'][difficulty][0]} % of {figures['checks'][difficulty][1]}"
