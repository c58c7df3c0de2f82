"""What lies on a table at the end of a game, told to the score sheet, comes to what the game itself counted."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from langbord import games, score_sheet
from langbord.cli import main
from langbord.engine.score_form import Given, Misfit
from langbord.plugin import plugin

Teller = Callable[[Any, dict[str, Any]], dict[str, Any]]


def of_harbour(state: Any, player: Any) -> dict[str, Any]:
    """As somebody at the table would count it."""
    words = games.load("nusfjord").vocabulary.words
    first = words.index("A01")
    return {
        **dict(zip(("sloop", "cutter", "schooner"), player.ships, strict=True)),
        "buildings": tuple(sorted(words[first + card] for card in player.cards)),
        "wooded-1": player.forests.count(1),
        "wooded-2": player.forests.count(2),
        "own-shares": player.shares[player.seat],
        "foreign-shares": sum(player.shares) - player.shares[player.seat],
        "elders": len(player.elders),
        "elder-fish": sum(player.elder_fish),
        "reserve-fish": player.reserve_fish,
        "reserve-wood": player.reserve_wood,
        "reserve-gold": player.reserve_gold,
        **{name: getattr(player, name) for name in ("gold", "wood", "fish", "unissued")},
        "plates": state.plates,
        "market": sum(state.market),
    }


def of_greenhouses(state: Any, player: Any) -> dict[str, Any]:
    before = state.order[: state.order.index(player.seat)]
    goods = zip(("tomato", "lettuce", "mushroom", "cauliflower", "carrot"), player.goods, strict=True)
    in_front = sum(state.players[seat].table == player.table for seat in before)
    return {"table": player.table, "in-front": in_front, **dict(goods)}


def of_country(state: Any, player: Any) -> dict[str, Any]:
    words = games.load("keyharvest").vocabulary.words
    crops = [player.known[crop] + player.secret.cards.count(crop) for crop in range(5)]
    return {
        "fields": tuple(word for space, word in enumerate(words[:63]) if player.fields >> space & 1),
        "workers": tuple("ABCDEFGHIJKL"[worker] for worker, space in enumerate(player.worker_at) if space >= 0),
        **dict(zip(("hops", "vegetables", "cider", "wine", "wheat"), crops, strict=True)),
    }


def of_adventurer(state: Any, player: Any) -> dict[str, Any]:
    return {"prestige": player.prestige}


TOLD: dict[str, Callable[[Any, Any], dict[str, Any]]] = {
    "nusfjord": of_harbour,
    "reykholt": of_greenhouses,
    "keyharvest": of_country,
    "galzyr": of_adventurer,
}


def told(game: str, state: Any, fields: Any) -> tuple[list[Given], Given]:
    found = [TOLD[game](state, player) for player in state.players]
    own = {field.name for field in fields if not field.of_table}
    table = {field.name: found[0][field.name] for field in fields if field.of_table}
    return [{name: each[name] for name in own} for each in found], table


LINE_UPS = [
    ("nusfjord", 1, {}),
    ("nusfjord", 2, {"deck": "mackerel"}),
    ("nusfjord", 5, {"deck": "cod", "edition": "house-1"}),
    ("reykholt", 1, {}),
    ("reykholt", 3, {}),
    ("keyharvest", 2, {}),
    ("keyharvest", 4, {}),
    ("galzyr", 2, {"mode": "competitive"}),
    ("galzyr", 1, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), LINE_UPS)
def test_the_sheet_counts_what_the_game_counted(game: str, seats: int, options: dict[str, str]) -> None:
    chance = random.Random(5)
    for seed in range(1 if game in ("galzyr", "keyharvest") else 4):
        position = games.load(game).new(seats, seed=seed, options=options, log=False, keep=False)
        while position.ask is not None:
            position.play(chance.choice(position.ask.moves))
        form = score_sheet.form_of(game)
        assert form is not None
        complete = {name: position.options[name] for name in form.options}
        whole = games.load(game).complete(seats, complete)
        fields = form.fields(seats, whole)
        given, table = told(game, position.state, fields)
        typed = [{name: " ".join(v) if isinstance(v, tuple) else str(v) for name, v in each.items()} for each in given]
        assert score_sheet.read_all(fields, typed, {name: str(v) for name, v in table.items()}) == (given, table)
        counted = score_sheet.count(game, seats, whole, given, table)
        assert counted.scores == position.scores()
        assert counted.winners == list(position.winners())
        hidden = plugin(game).score_sheets(position.view(None))
        if not any(line.get("provisional") for sheet in hidden for line in sheet):
            for sheet, own in zip(counted.sheets, hidden, strict=True):  # cards lie in the order of their slots
                assert sorted(map(str, sheet)) == sorted(map(str, own))


@pytest.mark.parametrize(
    ("game", "typed", "key"),
    [
        ("nusfjord", [{"sloop": "many"}, {}], "number"),
        ("nusfjord", [{"sloop": "-1"}, {}], "number"),
        ("nusfjord", [{"buildings": "A01 Z99"}, {}], "unknown"),
        ("nusfjord", [{"buildings": "A01"}, {"buildings": "a01, B02"}], "twice"),
        ("nusfjord", [{"schooner": "9"}, {}], "room"),
        ("nusfjord", [{"wooded-1": "3", "wooded-2": "3"}, {}], "room"),
        ("nusfjord", [{"buildings": " ".join(f"A{number:02}" for number in range(1, 19))}, {}], "room"),
        ("nusfjord", [{"own-shares": "3", "unissued": "3"}, {}], "room"),
        ("keyharvest", [{"wheat": "7"}, {"wheat": "6"}], "room"),
        ("keyharvest", [{"workers": "A G"}, {"workers": "A G"}], "twice"),
        ("keyharvest", [{"fields": "B7"}, {"fields": "E4 B7"}], "twice"),
    ],
)
def test_what_cannot_lie_there_is_told(game: str, typed: list[dict[str, str]], key: str) -> None:
    form = score_sheet.form_of(game)
    assert form is not None
    options = games.load(game).complete(2, {})

    def whole() -> None:
        given, table = score_sheet.read_all(form.fields(2, options), typed, {})
        score_sheet.count(game, 2, options, given, table)

    with pytest.raises(Misfit) as found:
        whole()
    assert found.value.key == key


def test_the_command_asks_reads_files_and_prints_every_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["score", "nusfjord", "--seats", "2", "--deck", "cod", "--blank"]) == 0
    text = capsys.readouterr().out.replace('name = "1"', 'name = "Ada"').replace("sloop = 0", "sloop = 2", 1)
    file = tmp_path / "evening.toml"
    file.write_text(text.replace("buildings = []", 'buildings = ["C01", "A02"]', 1), encoding="utf-8")
    assert main(["score", "nusfjord", "--deck", "cod", "--file", str(file), "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "Ada wins" in out
    assert "Empty building spaces" in out
    file.write_text(text.replace("buildings = []", "buildings = ['A01']"), encoding="utf-8")
    assert main(["score", "nusfjord", "--deck", "cod", "--file", str(file), "--language", "en"]) == 2
    assert "A01 lies before somebody else" in capsys.readouterr().err
    lines = iter(["x\n", "5\n", "0\n", "7\n", "0\n"])
    monkeypatch.setattr("sys.stdin.readline", lambda: next(lines))
    assert main(["score", "reykholt", "--seats", "2", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "a number up to" in out
    assert "2 wins" in out
