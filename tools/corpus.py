"""The corpus of a release: games of every title, edition and number of seats, with positions saved at every question.

    python -m tools.corpus tests/corpus/NAME        # `make release` does it; a few minutes

Every test run replays them (tests/test_corpus.py): what was saved stays playable. For each title, edition and number of
seats many games are played, and of those few are kept that have everything among them: every question that was asked,
every kind of end, every value of an option. A line of a file is one game: its record as the release writes it, how it
ended, and saves, each at its number of words. This file uses what any release has had, so that it can be run there.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from langbord import bots, games
from tests.random_games import line_ups
from tools import own_games

#: Games to choose from for each number of seats.
POOL = {"nusfjord": 60, "reykholt": 120, "keyharvest": 60, "galzyr": 400}
POOL_OF_OTHERS = 60
EVERY = 11  # answers between two saves of the first game of a line-up
OTHER: dict[str, list[dict[str, str]]] = {
    "keyharvest": [{"start": "chooser"}],
    "galzyr": [{"challenge": "on"}, {"month": "1"}],
}
PLAYERS = ("random", "calm", "random", "calm", "steady")
LIMIT = 1500  # answers; a game that is longer is kept as far


@dataclass
class Played:
    """A game of the pool, and what it has that others may not have."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    words: list[str]
    prompts: list[str]  # of each word
    features: set[str]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.corpus", description="Write the corpus of this version.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", help="one game")
    args = parser.parse_args()
    for game in own_games.NAMES:
        if args.only in (None, game):
            print(write(args.folder, game))
    return 0


def write(folder: Path, game: str) -> str:
    """The file of a title; what came of it, in a line."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(entry, separators=(",", ":"), sort_keys=True) for entry in entries(game)]
    file = folder / f"{game}.jsonl.gz"
    file.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))
    return f"{file}: {len(lines)} games, {file.stat().st_size:,} bytes"


def entries(game: str) -> Iterator[dict[str, Any]]:
    """The games of a title that are kept."""
    for edition in editions(game):
        for seats in games.meta(game).seats:
            among = [options for name, count, options in line_ups() if (name, count) == (game, seats)]
            among += OTHER.get(game, [])
            pool = [_play(game, seats, among, edition, seed) for seed in range(POOL.get(game, POOL_OF_OTHERS))]
            saved: set[str] = set()
            for number, played in enumerate(_few_with_all(pool)):
                yield _entry(played, saved, every=EVERY if number == 0 else 0)


def editions(game: str) -> list[str]:
    """All that can be chosen at a new table; "" for the one there is."""
    known = games.plugin(game).editions
    offered = list(known().house.offered()) if known is not None else []
    return offered if len(offered) > 1 else [""]


def _few_with_all(pool: list[Played]) -> Iterator[Played]:
    """One game after another that adds the most of what is missing for its length."""
    missing = set().union(*(played.features for played in pool))
    while missing:
        best = max(pool, key=lambda played: len(played.features & missing) / (len(played.words) + 20))
        missing -= best.features
        yield best


def _play(game: str, seats: int, among: list[dict[str, str]], edition: str, seed: int) -> Played:
    rng = random.Random(f"{game} {seats} {edition} {seed}")
    options = {**among[seed % len(among)], **({"edition": edition} if edition else {})}
    bot = bots.load(PLAYERS[seed % len(PLAYERS)] if game != "galzyr" else PLAYERS[seed % 2])
    position = games.load(game).new(seats, seed=seed, options=options)
    prompts: list[str] = []
    while position.ask is not None and len(prompts) < LIMIT:
        prompts.append(position.ask.prompt)
        position.play(bots.answer(bot, position, rng))
    features = {f"prompt {prompt}" for prompt in prompts} | {f"option {key} {value}" for key, value in options.items()}
    if position.ask is None:
        features |= {f"end {kind}" for kind in _ends(position)}
    return Played(game, seats, options, seed, position.words(), prompts, features)


def _ends(position: Any) -> Iterator[str]:
    """What kind of end it is: how many have won, whether scores were level at the top, how long it took."""
    scores, winners = position.scores(), position.winners()
    yield f"{len(winners)} of {position.seats} won"
    level = sum(1 for score in scores if score == max(scores))
    yield f"{level} level at the top, {len(winners)} won"
    yield from {f"log {event.key}" for event in position.log(None)}  # whatever can happen has happened


def _entry(played: Played, saved: set[str], every: int) -> dict[str, Any]:
    """A game played once more, with its saves."""
    position = games.load(played.game).new(played.seats, seed=played.seed, options=played.options)
    saves: list[dict[str, Any]] = []
    for number, (word, prompt) in enumerate(zip(played.words, played.prompts, strict=True)):
        if prompt not in saved or (every and number % every == 0):
            saved.add(prompt)
            saves.append({"at": number, "save": position.save()})
        position.play(word)
    return {
        "record": position.record(),
        "prompts": played.prompts,
        "scores": position.scores(),
        "winners": position.winners(),
        "saves": saves,
    }


if __name__ == "__main__":
    sys.exit(main())
