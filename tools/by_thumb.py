"""How far the rules of thumb on *How to play* carry: `python -m tools.by_thumb --games 200`.

A newcomer follows them and nothing else, and answers at random where they are silent, against a calm bot; beside it the
same newcomer without them.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from typing import Any, Final

from langbord import bots, games
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.text import Texts

HOUSES: Final = 4  # greenhouses that are enough
MANY: Final = 4  # of one kind, growing and in stock

#: From the view, the own area, the question, the legal words and the texts: words to say, the best first; each may be
#: several in a row.
Thumb = Callable[[Any, Any, str, list[str], Texts], list[str]]


def nusfjord(view: Any, me: Any, prompt: str, legal: list[str], texts: Texts) -> list[str]:
    """Ships early, then buildings, fish to where it pays, shares, wood."""
    if prompt == "place-worker":
        last = view["round"] == view["rounds"]
        ship = any(offer["payable"] and offer["there"] for offer in me["ship_offers"].values())
        wishes = ["ship"] if ship else []
        wishes += ["build", "build-2"] if me["own"]["buildable"] else []
        wishes += ["transfer"] if me["reserve"]["fish"] >= 3 and not last else []
        wishes += ["serve"] if me["own"]["plates"] else []
        wishes += ["issue"] if me["unissued"] else []
        wishes += ["deforest"] if me["wood"] + 5 <= me["wood_limit"] and not last else []
        return [*wishes, "gold"]
    if prompt == "choose-building":
        return sorted(legal, key=lambda word: -_points(texts, word))
    if prompt == "place-building":
        cells = {place["word"]: place["cells"] for place in me["places"]}
        return sorted(legal, key=lambda word: cells.get(word, 1))
    if prompt == "deforest":
        return [place["word"] for place in me["places"] if place["forests"] > 1]
    return {"choose-ship": ["schooner", "cutter", "sloop"], "serve": ["plate"]}.get(prompt, [])


def _points(texts: Texts, word: str) -> int:
    try:
        return texts.card(word).points
    except OptionError:
        return 0


def reykholt(view: Any, me: Any, prompt: str, legal: list[str], texts: Texts) -> list[str]:
    """Seed what there is least of, four greenhouses, all harvested at once; on the road the plan that goes farthest."""
    if prompt == "tourism" and me["plans"]:
        return [" ".join(max(me["plans"], key=lambda plan: len(plan["way"]))["words"])]
    have = {
        good: count + sum(house["beds"].get(good, 0) for house in me["houses"]) for good, count in me["goods"].items()
    }
    if prompt == "place-worker" and me["gestures"]:
        gestures = me["gestures"]
        seeds = [
            (have.get(good, 0), " ".join(words))
            for goods in gestures["seeds"].values()
            for good, words in goods.items()
            if have.get(good, 0) < MANY
        ]
        wishes = [words for _, words in sorted(seeds)]
        piles = gestures["piles"]
        if len(me["houses"]) < HOUSES:
            wishes += [" ".join(piles[pile]) for pile in ("size-4", "size-3", "size-5") if pile in piles]
        if gestures["harvest_all"] and sum(house["filled"] > 0 for house in me["houses"]) > 1:
            wishes.append(" ".join(gestures["harvest_all"]))
        return [*wishes, *(word for word in legal if word.startswith("M"))]
    if prompt == "seed-good":
        return sorted(legal, key=lambda good: have.get(good, 0))
    return []


def keyharvest(view: Any, me: Any, prompt: str, legal: list[str], texts: Texts) -> list[str]:
    """Bring home what is in the store, play workers, harvest when counters run out, offer with a bid of two."""
    if prompt == "action":
        ripe = sum(not field["harvested"] for field in me["fields"])
        wishes = ["transfer"] if me["store"] else []
        wishes += ["worker"] if me["farmhands"] and len(me["workers"]) < 5 else []
        wishes += ["harvest"] if ripe >= 2 and me["counters"] < 5 else []
        wishes += ["offer"] if me["counters"] >= 1 else []
        return [*wishes, "harvest"]
    if prompt == "transfer":
        return [lot["field"] for lot in me["store"]]
    if prompt == "worker":
        return [word for word in legal if word != "remove"][::-1]
    if prompt == "harvest":
        return ["all"]
    if prompt == "bid":
        return ["stop"]
    if prompt in ("move-worker", "extra-crop", "place"):
        return [word for word in legal if word != "pass"]
    return ["pass"] if "pass" in legal else []


THUMBS: Final[dict[str, Thumb]] = {"nusfjord": nusfjord, "reykholt": reykholt, "keyharvest": keyharvest}


def game(name: str, seed: int, *, thumbs: bool) -> float:
    """The newcomer's share of the win in one game; they sit first in every second one."""
    rng = random.Random(seed)
    rules = games.load(name)
    position: Position[Any] = rules.new(2, seed=seed)
    texts = Texts("en", rules, position.options)
    own, calm = seed % 2, bots.load("calm")
    planned: list[str] = []
    while position.ask is not None:
        ask = position.ask
        words = rules.vocabulary.words
        if ask.seat != own:
            planned = []
            position.play(bots.answer(calm, position, rng))
            continue
        legal = [words[move] for move in ask.moves]
        if planned and planned[0] in legal:
            position.play(planned.pop(0))
            continue
        view = position.view(own) if thumbs else None
        wishes = THUMBS[name](view, view["players"][own], ask.prompt, legal, texts) if view is not None else []
        wish = next((wish for wish in wishes if wish and wish.split()[0] in legal), "")
        first, *planned = wish.split() or [rng.choice(legal)]
        position.play(first)
    winners = position.winners()
    return (own in winners) / max(1, len(winners))


def main() -> int:
    """One line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("names", nargs="*", default=list(THUMBS))
    args = parser.parse_args()
    for name in args.names or list(THUMBS):
        shares = [
            sum(game(name, seed, thumbs=thumbs) for seed in range(1000, 1000 + args.games)) / args.games
            for thumbs in (True, False)
        ]
        print(
            f"{name:12} with rules of thumb {shares[0]:4.0%}, without {shares[1]:4.0%} of {args.games} games",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
