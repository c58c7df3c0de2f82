"""Prints what the nets say of many positions of random games, as one hash per game: run compiled and plain by
`test_compiled_nets.py`. `python -m tests.twin_nets 1000`"""

from __future__ import annotations

import random
import sys
from hashlib import sha256

import langbord
from langbord import games
from langbord.bots import nets
from langbord.bots.judge import knowledge_of


def said(game: str, positions: int) -> str:
    """The hash of the numbers of all seats, what the net says of each, and the shares."""
    features, net = knowledge_of(game).features, nets.of_game(game)
    assert features is not None
    assert net is not None
    told = sha256()
    rng = random.Random(game)
    looked_at = 0
    while True:
        position = games.load(game).new(rng.choice([2, 2, 3, 4]), seed=rng.getrandbits(32), log=False, keep=False)
        while position.ask is not None:
            if features.covers(position.state) and rng.random() < 0.3:
                rows = features.read(position.state)
                told.update(repr([rows, [net.says(row) for row in rows]]).encode())
                told.update(repr(net.judged(rows, features.stage(position.state))).encode())
                looked_at += 1
                if looked_at == positions:
                    return told.hexdigest()
            position.play(rng.choice(position.ask.moves))


if __name__ == "__main__":
    print("compiled" if langbord.COMPILED else "plain")
    for name in games.names():
        if nets.of_game(name) is not None:
            print(name, said(name, int(sys.argv[1])))
