"""The loop: games, a fit, a match against the best so far; all of it in a folder, so that it can be stopped and gone on
with.

    games-000.npz   samples of generation 0: games of the bots that people wrote
    net-001.json    the net fitted to them, with what it was made from
    history.json    the lineage: what was played, fitted and matched, and who is champion

Every file is written whole or not at all. What a stopped run had under way is done again.
"""

from __future__ import annotations

import functools
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from langbord.bots import nets
from langbord.engine.errors import OptionError
from langbord.lab import process_map
from langbord.lab.learn import fit, gate, samples
from langbord.lab.learn.samples import NET, Samples, Work
from langbord.plugin import plugin

#: Who plays generation 0, with the part of the time that is theirs. Quick players, for many games of them teach more
#: than a few of a good one: the next generation plays better than either.
TEACHERS: Final = (("steady", 0.7), ("sharp-hand:50", 0.3))
#: A net is fitted to the games of so many generations, the last ones, and to those of the teachers.
WINDOW: Final = 3
#: Against so many earlier champions a challenger must hold its own, beside the yardsticks.
ELDERS: Final = 5
HISTORY: Final = "history.json"
FORM: Final = 1
#: Of the time of a generation so much goes to games, and so much of the whole to those of the teachers.
PLAYING, TEACHING = 0.6, 0.25
PIECE: Final = 4  # games between two looks at the clock


@dataclass(frozen=True)
class Plan:
    """What is asked for."""

    game: str
    folder: Path
    seed: int = 1
    games: int = 5000  # of a generation
    worlds: int = 40  # a player imagines in those games, and in matches
    most: int = 2000  # games of a match
    others: int = 200  # games against each yardstick and each earlier champion
    processes: int = 1
    seats: tuple[int, ...] = ()
    teachers: tuple[tuple[str, float], ...] = TEACHERS


@dataclass
class History:
    """What has happened in a folder."""

    game: str
    seed: int
    generations: list[dict[str, Any]] = field(default_factory=list)

    @property
    def champion(self) -> dict[str, Any] | None:
        """The generation whose net is the best so far."""
        passed = [each for each in self.generations if each.get("champion")]
        return passed[-1] if passed else None

    def champions(self) -> list[dict[str, Any]]:
        """All that ever were, the last one last."""
        return [each for each in self.generations if each.get("champion")]


Told = Callable[[str], None]


def history_of(plan: Plan) -> History:
    """The history of the folder, or a new one; an OptionError if it is of something else."""
    path = plan.folder / HISTORY
    if not path.exists():
        return History(plan.game, plan.seed)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        found = History(data["game"], data["seed"], data["generations"])
        form = data["form"]
    except (OSError, ValueError, KeyError, TypeError):
        raise OptionError(f"{path}: this is no history of a run of learn") from None
    if form != FORM or (found.game, found.seed) != (plan.game, plan.seed):
        raise OptionError(f"{path}: this folder is of {found.game} with seed {found.seed}; take another folder")
    return found


def learn(plan: Plan, seconds: float, tell: Told) -> Iterator[History]:
    """Go on for so long; the history after each step that is done. The first fit is made in any case."""
    samples.numpy()
    samples.tables(plan.game)
    plan.folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    history = history_of(plan)
    if not (plan.folder / _games(0)).exists():
        until = began + seconds * TEACHING
        parts = []
        for place, (teacher, share) in enumerate(plan.teachers):
            left = until - time.monotonic()
            parts.append(
                _collect(plan, 0, teacher, plan.games, time.monotonic() + left * (share if not place else 1), tell)
            )
        samples.together(parts).save(plan.folder / _games(0))
    while True:
        number = len(history.generations) + 1
        if history.generations and time.monotonic() - began >= seconds:
            return
        if number > 1 and not (plan.folder / _games(number - 1)).exists():
            left = seconds - (time.monotonic() - began)
            champion = history.champion
            player = f"{NET}{plan.folder / champion['net']}:{plan.worlds}" if champion else f"sharp-hand:{plan.worlds}"
            until = time.monotonic() + max(1.0, left * PLAYING)
            _collect(plan, number - 1, player, plan.games, until, tell).save(plan.folder / _games(number - 1))
        history.generations.append(_generation(plan, history, number, began + seconds, tell))
        _write(
            plan.folder / HISTORY,
            {"form": FORM, "game": plan.game, "seed": plan.seed, "generations": history.generations},
        )
        yield history


def _games(generation: int) -> str:
    return f"games-{generation:03}.npz"


def _collect(plan: Plan, generation: int, player: str, count: int, until: float, tell: Told) -> Samples:
    """Games of one player, as many as are wanted or there is time for."""
    work = Work(
        plan.game, player, f"{plan.seed} {generation} {player.removeprefix(NET).rpartition('/')[2]}", seats=plan.seats
    )
    played = []
    with process_map.progress(count) as advance:
        results = process_map.spread(functools.partial(samples.play, work), range(count), plan.processes)
        with closing(results):
            for found in results:
                played.append(found)
                advance(1)
                if time.monotonic() >= until and len(played) >= PIECE:
                    break
    tell(f"generation {generation}: {len(played)} games of {player.removeprefix(NET)}")
    return samples.gather(played, plan.game)


def _generation(plan: Plan, history: History, number: int, end: float, tell: Told) -> dict[str, Any]:
    """Fit a net to what there is, and match it against the best so far."""
    features = samples.features_of(plan.game)
    window = sorted({0, *range(max(1, number - WINDOW), number)})
    data = samples.together([samples.load(plan.folder / _games(each)) for each in window])
    aside = fit.held_out(data)
    net, fitted = _fitted(plan, data, number, features, aside, tell)
    file = f"net-{number:03}.json"
    _write(plan.folder / file, net)
    told: dict[str, Any] = {
        "number": number,
        "net": file,
        "window": window,
        **net["trained"],
        "held_out": net["held_out"],
    }
    told["loss"] = round(fitted.loss, 4)
    matches: list[gate.Match] = []
    champion = history.champion
    best = f"{NET}{plan.folder / champion['net']}:{plan.worlds}" if champion else f"sharp-hand:{plan.worlds}"
    challenger = f"{NET}{plan.folder / file}:{plan.worlds}"
    work = Work(plan.game, challenger, f"{plan.seed} gate {number}", seats=plan.seats)
    matches.append(_match(plan, work, best, plan.most, end, decide=True, tell=tell))
    passed = gate.passed(matches[0])
    if passed:
        for other in _others(plan, history):
            before = champion and next((each for each in champion.get("others", []) if each["other"] == other), None)
            found = _match(plan, work, other, plan.others, end, decide=False, tell=tell)
            matches.append(found)
            if before and found.games and found.rate < before["rate"] - gate.LEEWAY:
                tell(f"generation {number} does worse against {other} than the champion did")
                passed = False
    told["gate"] = matches[0].as_json()
    told["others"] = [found.as_json() for found in matches[1:]]
    told["champion"] = passed
    tell(f"generation {number} is {'the new champion' if passed else 'not better'}")
    return told


def _others(plan: Plan, history: History) -> list[str]:
    """Whom a challenger must not lose to more than the champion does."""
    elders = [f"{NET}{plan.folder / each['net']}:{plan.worlds}" for each in history.champions()[-ELDERS - 1 : -1]]
    return ["steady", *elders]


def _match(plan: Plan, work: Work, other: str, most: int, end: float, *, decide: bool, tell: Told) -> gate.Match:
    found = gate.Match(work.player, other)
    with process_map.progress(most) as advance:
        for now in gate.match(work, other, most, plan.processes, end, decide):
            found = now
            advance(1)
    low, high = found.limits()
    tell(f"  against {_short(other)}: {found.rate:.1%} ({low:.0%} to {high:.0%}) of {found.games} games")
    return found


def _short(player: str) -> str:
    return player.rpartition("/")[2] if player.startswith(NET) else player


def _fitted(
    plan: Plan, data: Samples, number: int, features: Any, aside: Samples, tell: Told, only: list[int] | None = None
) -> tuple[dict[str, Any], fit.Fitted]:
    """A net with what it was made from and what it has lost on games that it did not see."""
    hidden = fit.HIDDEN if only is None else ()
    fitted, net = fit.learned(data, plan.game, features, plan.seed * 1000 + 2 * number, hidden, only)
    net["trained"] = {
        "seed": plan.seed,
        "generation": number,
        "games": fitted.games,
        "positions": fitted.positions,
        "epochs": fitted.epochs,
        "commit": commit(),
    }
    judged = {"hand": aside.by_hand, "net": fit.shares(net, aside)}
    net["held_out"] = {name: fit.loss_of(aside, given).as_json() for name, given in judged.items()}
    net["tenths"] = {name: fit.loss_of(aside, given).tenths for name, given in judged.items()}
    told = ", ".join(f"{name} {loss['log_loss']:.3f}" for name, loss in net["held_out"].items())
    tell(f"generation {number}: fitted to {fitted.positions:,} positions of {fitted.games:,} games; log loss {told}")
    return net, fitted


def commit() -> str:
    """The commit of the sources, if they are a checkout."""
    try:
        told = subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            timeout=10,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return told.stdout.strip() if told.returncode == 0 else ""


def _write(path: Path, data: dict[str, Any]) -> None:
    """Whole or not at all."""
    half = path.with_suffix(".half")
    half.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    half.replace(path)


# --- to the game ----------------------------------------------------------------------------------------------------


def install(plan: Plan, tell: Told) -> list[Path]:
    """Put the champion beside the game, and with it the linear yardstick, fitted to the same games."""
    history = history_of(plan)
    champion = history.champion
    if champion is None:
        raise OptionError(f"{plan.folder}: there is no champion yet")
    features = samples.features_of(plan.game)
    data = samples.together([samples.load(plan.folder / _games(each)) for each in champion["window"]])
    aside = fit.held_out(data)
    named = [name for name, _ in features.names]
    only = [named.index(name) for name in features.by_hand]
    line, _ = _fitted(plan, data, champion["number"], features, aside, tell, only)
    net = json.loads((plan.folder / champion["net"]).read_text(encoding="utf-8"))
    net["trained"]["games"] = line["trained"]["games"]
    net["trained"]["commit"] = net["trained"]["commit"] or commit()  # learned by a copy that is no checkout
    judged = {"hand": aside.by_hand, "fit": fit.shares(line, aside), "net": fit.shares(net, aside)}
    net["by_stage"] = fit.by_stage(aside, judged)
    net["tenths"] = {name: fit.loss_of(aside, given).tenths for name, given in judged.items()}
    net["held_out"] = {name: fit.loss_of(aside, given).as_json() for name, given in judged.items()}
    net["lineage"] = [
        {key: each[key] for key in ("number", "games", "positions", "held_out", "gate", "others", "champion")}
        for each in history.generations
    ]
    for each in net["lineage"]:
        for found in (each["gate"], *each["others"]):
            found.update(one=_short(found["one"]), other=_short(found["other"]))
    folder = plugin(plan.game).folder / "bots"
    for name, made in ((nets.NET, net), (nets.FIT, line)):
        _write(folder / name, made)
        nets.read(folder / name, features)
    return [folder / nets.NET, folder / nets.FIT]
