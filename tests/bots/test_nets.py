"""What a net is told, and what it makes of it: nothing hidden, the same everywhere, files that do not fit."""

from __future__ import annotations

import base64
import json
import math
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from langbord import bots, games
from langbord.bots import nets
from langbord.bots.judge import Judge, judge_by_hand, judge_of, knowledge_of
from langbord.bots.net import RAISED, Layer, Net, shares_of
from langbord.bots.sharp import Sharp
from langbord.engine.chance import Chance
from langbord.engine.position import Position
from langbord.plugin import Features
from tests.lab.test_observations import TABLES, random_game

pytestmark = pytest.mark.twice

LEARNED = [game for game in games.names() if knowledge_of(game).features is not None]
AGAINST_EACH_OTHER = [table for table in TABLES if table[0] in LEARNED and table[1] > 1]


def features_of(game: str) -> Features[Any]:
    found = knowledge_of(game).features
    assert found is not None
    return found


def random_layer(rng: random.Random, inputs: int, units: int, scale: int) -> Layer:
    weights = bytes(rng.randrange(256) for _ in range(inputs * units))
    return Layer(inputs, weights, [rng.randint(-20_000, 20_000) for _ in range(units)], [scale] * units)


def random_net(inputs: int, stages: int) -> Net:
    rng = random.Random(inputs)
    hidden = [random_layer(rng, inputs, 32, 60), random_layer(rng, 32, 16, 60)]
    beside, last = random_layer(rng, inputs, 2, 5000), random_layer(rng, 16, 2, 5000)
    return Net([rng.randint(1, 40) for _ in range(inputs)], beside, hidden, last, [[700] * stages, [800] * stages])


def as_file(net: Net, features: Features[Any]) -> dict[str, Any]:
    """A net as its file tells it."""

    def told(layer: Layer) -> dict[str, Any]:
        weights = bytes((weight - RAISED) & 255 for weight in layer.raised)
        return {
            "weights": base64.b64encode(weights).decode(),
            "added": layer.added,
            "scales": layer.scales,
        }

    assert net.last is not None
    return {
        "form": nets.FORM,
        "features": [name for name, _ in features.names],
        "gains": net.gains,
        "hidden": [told(layer) for layer in net.hidden],
        "beside": told(net.beside),
        "last": told(net.last),
        "factors": net.factors,
    }


# --- what it is told --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "options"), AGAINST_EACH_OTHER)
def test_the_numbers_of_a_seat_hold_nothing_hidden(game: str, seats: int, options: dict[str, str]) -> None:
    """The same numbers in every world that the seat cannot tell from the real one; one for each name, from 0 up."""
    features = features_of(game)
    chance = Chance(bytes(32))
    looked_at = 0
    for position in random_game(game, seats, options, seed=4):
        if not features.covers(position.state):
            continue
        looked_at += 1
        rows = features.read(position.state)
        assert [len(row) for row in rows] == [len(features.names)] * seats
        assert all(0 <= number < 1000 for row in rows for number in row)
        assert 0 <= features.stage(position.state) < features.stages
        for seat in range(seats):
            world = position.imagine(seat, chance)
            assert features.read(world.state)[seat] == rows[seat]
    assert looked_at > 10 or options.get("scenario")


def test_numbers_that_look_at_what_is_hidden_are_caught() -> None:
    """Of a rival's hand, which another world deals anew."""
    features = features_of("nusfjord")

    def peeks(state: Any) -> list[list[int]]:
        return [[sum(rival.hand.cards) for rival in state.players if rival is not player] for player in state.players]

    features = replace(features, read=peeks)
    chance = Chance(bytes(32))
    positions = random_game("nusfjord", 3, {}, seed=4)
    assert any(features.read(each.state)[0] != features.read(each.imagine(0, chance).state)[0] for each in positions)


@pytest.mark.parametrize("game", LEARNED)
def test_every_number_is_named_and_told(game: str) -> None:
    features = features_of(game)
    names = [name for name, _ in features.names]
    assert len(set(names)) == len(names)
    assert all(name and meaning for name, meaning in features.names)
    assert set(features.by_hand) <= set(names)
    assert features.by_hand


# --- what it makes of it ----------------------------------------------------------------------------------------------


def test_sums_are_the_same_both_ways_and_on_every_machine() -> None:
    """The loop that is quickest compiled, the sums that are quickest plain, and numbers that were worked out once."""
    net = random_net(70, 8)
    rng = random.Random(5)
    rows = [[rng.randrange(40) for _ in range(70)] for _ in range(300)]
    said = []
    for plain in (False, True):
        net.plain = plain
        said.append([net.says(row) for row in rows])
    assert said[0] == said[1]
    assert said[0][:3] == GOLDEN
    assert len({each[0] for each in said[0]}) > 200


GOLDEN = [[11821, -4735], [12681, -2872], [11922, -4948]]


def test_shares_are_those_of_e() -> None:
    rng = random.Random(6)
    for _ in range(200):
        steps = [rng.randint(-6000, 6000) for _ in range(rng.randint(2, 5))]
        weights = [math.exp(step / 1024) for step in steps]
        assert shares_of(steps) == pytest.approx([weight / sum(weights) for weight in weights], abs=1e-6)
    assert shares_of([0, -(10**9)]) == pytest.approx([1.0, 0.0], abs=1e-8)


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_judge_with_a_net_gives_shares_and_without_one_those_made_by_hand(game: str, seats: int) -> None:
    position: Position[Any] = games.load(game).new(seats, seed=3, log=False)
    features = features_of(game)
    judge = Judge(position.game, random_net(len(features.names), features.stages))
    hand = judge_by_hand(position.game)
    rng = random.Random(3)
    differs = 0
    for _ in range(60):
        assert position.ask is not None
        chances, worths = judge.judged(position.state)
        for shares in (chances, worths):
            assert len(shares) == seats
            assert sum(shares) == pytest.approx(1.0)
        assert chances == judge.outlook(position.state)
        assert (chances == worths) == (seats == 2) or not judge.covers(position.state)
        differs += chances != hand.outlook(position.state)
        position.play(rng.choice(position.ask.moves))
    assert differs > 30


def test_the_sharp_bots_differ_by_their_judge_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("reykholt")
    features = features_of("reykholt")
    known = {nets.NET: random_net(len(features.names), features.stages)}
    monkeypatch.setattr(nets, "of_game", lambda game, name=nets.NET: known.get(name))
    judge_of.cache_clear()
    try:
        judges = {name: bots.load(f"{name}:5") for name in ("sharp", "sharp-hand", "sharp-fit")}
        found = {name: bot.judge(game).net for name, bot in judges.items() if isinstance(bot, Sharp)}
    finally:
        judge_of.cache_clear()
    assert found["sharp"] is known[nets.NET]
    assert found["sharp-hand"] is None
    assert len(found) == 3


# --- files ------------------------------------------------------------------------------------------------------------


def changed(data: dict[str, Any], what: str) -> Any:
    names = data["features"]
    layer = data["hidden"][0]
    return {
        "other features": {**data, "features": [*names[:-1], "the weather"]},
        "another order": {**data, "features": names[::-1]},
        "no features": {**data, "features": None},
        "fewer weights": {**data, "hidden": [{**layer, "weights": layer["weights"][:-4]}, data["hidden"][1]]},
        "a word for a number": {**data, "gains": ["many", *data["gains"][1:]]},
        "no last layer": {**data, "last": None},
        "fewer stages": {**data, "factors": [each[1:] for each in data["factors"]]},
        "one factor": {**data, "factors": data["factors"][:1]},
        "another form": {**data, "form": 2},
        "a list": [data],
    }[what]


WRONG = {
    "other features": r"made for other features: it has no '.+' and nobody gives it 'the weather'",
    "another order": "the same features in another order",
    "no features": "does not name its features",
    "fewer weights": "cannot be read",
    "a word for a number": "cannot be read",
    "no last layer": "cannot be read",
    "fewer stages": "stages of a game",
    "one factor": "cannot be read",
    "another form": "no net of form 1",
    "a list": "no net of form 1",
}


@pytest.mark.parametrize("what", WRONG)
def test_a_file_that_does_not_fit_is_refused_in_one_sentence(what: str, tmp_path: Path) -> None:
    features = features_of("reykholt")
    net = random_net(len(features.names), features.stages)
    path = tmp_path / "net.json"
    path.write_text(json.dumps(as_file(net, features)), encoding="utf-8")
    row = list(range(len(features.names)))
    assert nets.read(path, features).says(row) == net.says(row)
    path.write_text(json.dumps(changed(as_file(net, features), what)), encoding="utf-8")
    with pytest.raises(nets.NetError, match=WRONG[what]) as refused:
        nets.read(path, features)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    features = features_of("reykholt")
    path = tmp_path / "net.json"
    with pytest.raises(nets.NetError, match="No such file"):
        nets.read(path, features)
    path.write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(nets.NetError, match="no JSON"):
        nets.read(path, features)


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("name", [nets.NET, nets.FIT])
def test_what_comes_with_a_game_fits_and_says_how_it_was_made(game: str, name: str) -> None:
    """And on games that it had not seen it was less wrong than what people wrote."""
    path = games.plugin(game).folder / "bots" / name
    if not path.exists():
        assert nets.of_game(game, name) is None
        return
    nets.read(path, features_of(game))
    data = nets.contents(path)
    assert path.stat().st_size < 200_000
    assert data["trained"]["games"] > 100
    assert data["trained"]["commit"]
    assert data["held_out"]["net"]["log_loss"] < data["held_out"]["hand"]["log_loss"]
    tenths = data["tenths"]["net"]
    wrong = sum(count * abs(given - came) for count, given, came in tenths) / sum(count for count, _, _ in tenths)
    assert wrong < 0.05  # of the win: chances that are shown to people come true
