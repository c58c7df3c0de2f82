"""docs/learning.md: what nets are told, how wrong they are, whom they beat. `python -m langbord.lab.learn.page --write`

`--measure GAME` plays the matches of a game and keeps their figures in docs/learning/matches.json, `--levels GAME`
those of the levels, which stand in docs/bots.md. Without any of them it says whether the pages are up to date.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

from langbord import games
from langbord.bots import nets
from langbord.bots.judge import knowledge_of
from langbord.lab.arena import run as arena
from langbord.lab.arena.statistics import Figures
from langbord.plugin import Features

PAGE: Final = Path("docs/learning.md")
BOTS: Final = Path("docs/bots.md")
#: Between these lines of docs/bots.md stands the table of the levels.
BEGIN, END = "<!-- made by langbord.lab.learn.page: begin -->", "<!-- end -->"
#: Each level against the one before, and as what it plays where it would look at the clock: so many worlds fit into its
#: time on the sources as they are, without a compiler.
STEPS: Final = (
    ("curious", "calm"),
    ("steady", "curious"),
    ("keen", "steady"),
    ("sharp:600", "keen"),
    ("sharp:1200", "sharp:600"),
)
PLAYS: Final = {"sharp:600": "sharp", "sharp:1200": "master"}
MATCHES: Final = Path("docs/learning/matches.json")
GAMES: Final = Path(games.__file__).parent
#: What `sharp` is measured against, in the order of the page; and by whose time.
RIVALS: Final = ("sharp-hand", "steady", "sharp-fit")
TIME: Final = "30ms-cpu"
SEED: Final = 27

HEAD: Final = """# Learning: how `sharp` judges

`sharp` looks ahead over imagined worlds ([bots.md](bots.md)). How everybody stands at the end of each of them is
judged by a small net where a game has one, and by what people wrote where it has none. The net is one function for
all seats: some numbers of a seat go in, and how likely the seat wins comes out, with what the end will be worth to
it, places behind the first included. Shares of the win are made of what it says of all seats. It reckons in whole
numbers, with weights of 8 bits, so that the same position and the same chance give the same move on every machine,
compiled or not (`bots/net.py`). Its file, `bots/net.json` in the folder of the game, names its numbers; one that does
not fit them is refused, and the game is judged by hand then.

`sharp-hand` is the same search with the judgement that people wrote, and `sharp-fit` with a straight weighing of the
same terms, learned from the same games (`bots/fit.json`): the yardsticks.

```sh
langbord learn GAME --minutes 60 --plot pictures
langbord learn GAME --install
langbord arena GAME --bots sharp:30ms-cpu sharp-hand:30ms-cpu --games 100
```

`learn` plays games of bots among themselves at tables of every size, set and edition, some answers at random; fits a
net to them; and lets it play against the best so far. The end of one game says little of a position long before it:
so a second net is fitted to ends that are mixed with what the first says of the positions in between, and the better
one of the two is taken. Thousands of quick games teach more than hundreds of good ones, and a compiled engine
(`make fast`) plays ten times as many. The new one takes its place if it finishes before it in 53 % of
the pairs of seats, with the lower limit of 95 % over one half, and is not behind it by more than 2 points against
`steady` and the last five champions. Then the best plays the next games. A run lies in a folder, `build/learn/GAME`,
and goes on there after it was stopped. The fit needs numpy; playing needs nothing.

A net comes with a game once it has passed its gate and is ahead in matches at equal time; otherwise the judgement
of people stays. The aim, with two seats and 30 ms a move over 400 games, is 70 to 80 % against `sharp-hand`, 93 %
against `steady`, and to be over `sharp-fit` for certain. It is not shown yet: the matches below are far too few for
that, and the nets are of the first generation, from minutes of games on a fraction of a busy core.

One game in ten is held out from every fit; the figures below are of those. *Log loss* and *Brier score* (the mean
over seats) are of the chances at the first moment of rest of each stage; a coin has 0.693 and 0.250 with two seats.
Games, seed and commit of each net stand in its file.

This page is made by `python -m langbord.lab.learn.page --write`; a test holds it to the code and to the nets.
"""


def learned() -> list[str]:
    """The games of the house that declare features."""
    own = [name for name in games.names() if games.plugin(name).folder.is_relative_to(GAMES)]
    return [name for name in own if knowledge_of(name).features is not None]


def page(matches: list[dict[str, Any]]) -> str:
    """The whole page."""
    parts = [HEAD]
    for name in learned():
        features = knowledge_of(name).features
        assert features is not None
        own = [each for each in matches if each["game"] == name and each["one"] == "sharp"]
        parts.append(_game(name, features, own))
    return "\n".join(parts)


def _game(name: str, features: Features[Any], matches: list[dict[str, Any]]) -> str:
    lines = [f"## {games.meta(name).title}", ""]
    path = games.plugin(name).folder / "bots" / nets.NET
    if path.is_file():
        lines += _net(nets.contents(path))
    else:
        lines += ["There is no net; `sharp` judges by hand.", ""]
    if matches:
        lines += _matches(matches)
    by_hand = set(features.by_hand)
    lines += [f"What a net is told of each seat ({len(features.names)} numbers; * is what `sharp-fit` weighs):", ""]
    lines += ["| number | meaning |", "|---|---|"]
    lines += [f"| {number}{'*' if number in by_hand else ''} | {meaning} |" for number, meaning in features.names]
    return "\n".join([*lines, ""])


def levels(matches: list[dict[str, Any]]) -> str:
    """The table of docs/bots.md: every level against the one before."""
    found = {(each["game"], each["one"], each["against"]): each for each in matches}
    lines = ["| level | against | " + " | ".join(games.meta(name).title for name in learned()) + " |"]
    lines += ["|---|---|" + "---|" * len(learned())]
    for one, other in STEPS:
        cells = []
        for name in learned():
            each = found.get((name, one, other))
            low, high = each["limits"] if each else (0.0, 1.0)
            cells.append(
                f"{each['rate']:.0%} ({low:.0%} to {high:.0%}), {each['games']} games" if each else "not measured"
            )
        lines.append(f"| `{PLAYS.get(one, one)}` | `{PLAYS.get(other, other)}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def bots_page(before: str, matches: list[dict[str, Any]]) -> str:
    """docs/bots.md with the table as it is now."""
    head, _, rest = before.partition(BEGIN)
    return f"{head}{BEGIN}\n{levels(matches)}\n{END}{rest.partition(END)[2]}"


def _net(data: dict[str, Any]) -> list[str]:
    made = data["trained"]
    held = data["held_out"]
    total = ", ".join(f"{name} {held[name]['log_loss']:.3f} / {held[name]['brier']:.3f}" for name in held)
    lines = [
        f"The net is of generation {made['generation']} (seed {made['seed']}, commit {made['commit']}), fitted to "
        f"{made['positions']:,} positions of {made['games']:,} games. Over all held-out positions, log loss / Brier "
        f"score: {total}.",
        "",
        "| seats | rounds or events left | positions | by hand | fit | net |",
        "|--:|--:|--:|---|---|---|",
    ]
    for row in data["by_stage"]:
        cells = [f"{row[name]['log_loss']:.3f} / {row[name]['brier']:.3f}" for name in ("hand", "fit", "net")]
        lines.append(f"| {row['seats']} | {row['stage']} | {row['n']} | {' | '.join(cells)} |")
    lines += ["", "Chances given by the net, in tenths, and the share of the win that came:", ""]
    lines += ["| given | came | seats |", "|--:|--:|--:|"]
    lines += [f"| {given:.1%} | {came:.1%} | {count} |" for count, given, came in data["tenths"]["net"]]
    lines += ["", "The lineage; each match is against the best before it:", ""]
    lines += ["| generation | games | log loss | against | finished before it | games | champion |"]
    lines += ["|--:|--:|--:|---|---|--:|---|"]
    for each in data["lineage"]:
        gate = each["gate"]
        low, high = gate["limits"]
        lines.append(
            f"| {each['number']} | {each['games']:,} | {each['held_out']['net']['log_loss']:.3f} | {gate['other']} | "
            f"{gate['rate']:.1%} ({low:.0%} to {high:.0%}) | {gate['games']} | {'yes' if each['champion'] else 'no'} |"
        )
    return [*lines, ""]


def _matches(matches: list[dict[str, Any]]) -> list[str]:
    lines = [
        f"Matches of `sharp`, so many ms of processor time a move, pairwise by finishing order with 95 % limits, seats "
        f"rotated (seed {SEED}, on deals that no fit has seen):",
        "",
        "| ms | seats | against | finished before it | games | ms a move that were used |",
        "|--:|--:|---|---|--:|---|",
    ]
    for each in sorted(matches, key=lambda each: (each["seats"], RIVALS.index(each["against"]), each["budget"])):
        low, high = each["limits"]
        spent = " / ".join(f"{milliseconds:.0f}" for milliseconds in each["ms"])
        rate = f"{each['rate']:.1%} ({low:.0%} to {high:.0%})"
        allowed = each["budget"].removesuffix("ms-cpu")
        lines.append(f"| {allowed} | {each['seats']} | {each['against']} | {rate} | {each['games']} | {spent} |")
    return [*lines, ""]


# --- matches --------------------------------------------------------------------------------------------------------


def measure_sharp(game: str, seats: int, rival: str, count: int, seconds: float, budget: str = TIME) -> dict[str, Any]:
    """A line of docs/learning.md."""
    other = rival if rival == "steady" else f"{rival}:{budget}"
    line = measure(game, seats, f"sharp:{budget}", other, count, seconds)
    return {**line, "one": "sharp", "against": rival, "budget": budget}


def measure(game: str, seats: int, own: str, other: str, count: int, seconds: float) -> dict[str, Any]:
    """A match: as many of the games as there is time for, in whole rounds of the seating."""
    plan = arena.Plan(game, seats, SEED, (own, other))
    outcome = arena.Outcome(plan, count)
    began = time.monotonic()
    step = plan.whole(1)
    while len(outcome.results) < count and (not outcome.results or time.monotonic() - began < seconds):
        first = len(outcome.results)
        outcome.results += [arena.play_game(plan, number) for number in range(first, first + step)]
    figures = Figures(outcome)
    share = figures.pairs[own][other]
    low, high = share.limits()
    spent = [1000 * figures.lines[bot].seconds / max(1, figures.lines[bot].moves) for bot in (own, other)]
    return {
        "game": game,
        "seats": seats,
        "one": own,
        "against": other,
        "rate": round(share.rate, 4),
        "limits": [round(low, 4), round(high, 4)],
        "games": len(figures.whole),
        "ms": [round(each, 1) for each in spent],
    }


def known_matches() -> list[dict[str, Any]]:
    """What was measured."""
    if not MATCHES.is_file():
        return []
    found: list[dict[str, Any]] = json.loads(MATCHES.read_text(encoding="utf-8"))
    return found


def _keep(line: dict[str, Any]) -> None:
    """Put a measured line in the place of the one before."""
    same = ("game", "seats", "one", "against", "budget")
    others = [each for each in known_matches() if any(each.get(key) != line.get(key) for key in same)]
    ordered = sorted([*others, line], key=lambda each: [str(each.get(key)) for key in same])
    MATCHES.parent.mkdir(exist_ok=True)
    MATCHES.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m langbord.lab.learn.page", description="What was learned.")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE}")
    parser.add_argument("--measure", metavar="GAME", help="play the matches of a game first")
    parser.add_argument("--levels", metavar="GAME", help="play the levels of a game against each other first")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="at tables of these sizes (2 3 4)")
    parser.add_argument("--against", nargs="+", default=list(RIVALS), choices=RIVALS, help="these rivals (all)")
    parser.add_argument("--budget", default=TIME, help=f"of the searches ({TIME})")
    parser.add_argument("--games", type=int, default=400, help="of each match (400)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of each match at most")
    args = parser.parse_args()
    if args.measure:
        for seats in args.seats:
            for rival in args.against:
                _keep(measure_sharp(args.measure, seats, rival, args.games, args.seconds, args.budget))
    if args.levels:
        for one, other in STEPS:
            _keep(measure(args.levels, 2, one, other, args.games, args.seconds))
    if args.write:
        for path, wanted in wanted_pages().items():
            path.write_text(wanted, encoding="utf-8")
        return 0
    old = [path for path, wanted in wanted_pages().items() if path.read_text(encoding="utf-8") != wanted]
    for path in old:
        print(f"{path} is out of date: run python -m langbord.lab.learn.page --write", file=sys.stderr)
    return 1 if old else 0


def wanted_pages() -> dict[Path, str]:
    """The pages as they should be."""
    matches = known_matches()
    return {PAGE: page(matches), BOTS: bots_page(BOTS.read_text(encoding="utf-8"), matches)}


if __name__ == "__main__":
    sys.exit(main())
