"""The rows of numbers that a seat sees: nothing hidden is in them, the observer comes first, the page is up to date."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.engine.ask import Ask
from langbord.engine.chance import Chance
from langbord.engine.observation_layout import CEILING, Layout, small
from langbord.engine.position import Position
from langbord.games.keyharvest.bots import observation as keyharvest
from langbord.games.nusfjord.bots import observation as nusfjord
from langbord.games.nusfjord.rules.moves import FIRST_C
from langbord.lab import observation_page
from langbord.lab.selfplay import invariant_checker
from langbord.lab.selfplay.invariant_checker import Checker, Violation
from langbord.plugin import Observation
from tests import plugins
from tools import own_games

ROOT = Path(__file__).parents[2]
LOOKED_AT = 7  # every seventh decision

#: Kinds of tables at which something is hidden, or something more is in a row.
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *(("nusfjord", seats, {"deck": deck}) for seats in (2, 3, 5) for deck in ("herring", "cod")),
    ("nusfjord", 1, {"campaign": "on", "solo": "advanced"}),
    ("nusfjord", 4, {"deck": "mackerel"}),
    ("reykholt", 1, {"variant": "on"}),
    ("reykholt", 2, {"set": "E", "story": "on"}),
    ("reykholt", 3, {"set": "B", "scenario": "2"}),
    ("reykholt", 4, {"set": "D", "scenario": "5", "story": "on"}),
    *(("keyharvest", seats, {"start": "chooser"}) for seats in (2, 3, 4)),
    ("galzyr", 1, {"challenge": "on"}),
    ("galzyr", 2, {"mode": "competitive", "quests": "closed"}),
    ("galzyr", 4, {"mode": "coop", "quests": "closed"}),
]


def observation_of(game: str) -> Observation[Any]:
    found = games.plugin(game).observation
    assert found is not None
    return found()


def random_game(game: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Position[Any]]:
    """A position at every seventh decision of a random game, and the end."""
    chance = random.Random(f"{game} {seats} {seed}")
    position = games.load(game).new(seats, seed=seed, options=options, log=False)
    answers = 0
    while position.ask is not None:
        if answers % LOOKED_AT == 0:
            yield position
        prompt = position.ask.prompt
        position.play("pack-up" if prompt == "month-over" else chance.choice(position.ask.moves))
        answers += 1
    yield position


def block(row: bytearray, layout: Layout, place: int) -> bytearray:
    return row[layout.players + place * layout.block : layout.players + (place + 1) * layout.block]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_row_holds_nothing_hidden(game: str, seats: int, options: dict[str, str]) -> None:
    seen = observation_of(game)
    chance = Chance(bytes(32))
    dealt_anew = 0
    for position in random_game(game, seats, options, seed=3):
        for seat in range(seats):
            world = position.imagine(seat, chance)
            dealt_anew += world.state != position.state
            assert seen.observe(world.state, world.ask, seat) == seen.observe(position.state, position.ask, seat)
    assert dealt_anew > 10


def shows_next_building(state: Any, ask: Ask | None, seat: int) -> bytearray:
    row = nusfjord.observe(state, ask, seat)
    row[-1] = state.pile_a.cards[-1] if state.pile_a.cards else 0
    return row


def shows_rival_moves(state: Any, ask: Ask | None, seat: int) -> bytearray:
    """What a rival may bid hangs on the rival's counters."""
    row = keyharvest.observe(state, ask, seat)
    if ask is not None:
        for move in ask.moves:
            row[keyharvest.LAYOUT.at("legal") + move] = 1
    return row


@pytest.mark.parametrize(("game", "leaking"), [("nusfjord", shows_next_building), ("keyharvest", shows_rival_moves)])
def test_a_row_that_leaks_is_caught(
    game: str, leaking: Callable[[Any, Ask | None, int], bytearray], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invariant_checker, "row_of", lambda game: leaking)
    with pytest.raises(Violation, match="is shown a secret"):
        check_game(game)


def check_game(game: str) -> None:
    checker = Checker(random.Random(1))
    for position in random_game(game, 3, {}, seed=1):
        for seat in range(3):
            checker.no_leak(position, seat)


@pytest.mark.parametrize("game", ["nusfjord", "keyharvest"])
def test_the_same_check_passes_the_true_rows(game: str) -> None:
    check_game(game)


@pytest.mark.parametrize("game", games.names())
def test_every_question_has_a_place(game: str) -> None:
    folder = games.plugin(game).folder / "locale/en"
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    seen = observation_of(game)
    assert sorted(seen.prompts + seen.without_place) == sorted(re.findall(r"^prompt-([a-z-]+) =", texts, re.MULTILINE))


@pytest.mark.parametrize("game", games.names())
def test_rows_have_one_length_and_empty_seats_are_empty(game: str) -> None:
    seen = observation_of(game)
    layout = seen.layout
    assert len(layout.most()) == layout.size
    assert min(layout.most()) >= 1
    assert layout.seats == games.meta(game).seats[-1]
    for seats in games.meta(game).seats:
        position = games.load(game).new(seats, seed=1)
        row = seen.observe(position.state, position.ask, seats - 1)
        assert len(row) == layout.size
        assert [any(block(row, layout, place)) for place in range(layout.seats)] == [
            place < seats for place in range(layout.seats)
        ]


@pytest.mark.parametrize("game", games.names())
def test_legal_moves_are_shown_to_the_asked_seat_alone(game: str) -> None:
    seen = observation_of(game)
    seats = games.meta(game).seats[-1]
    begin = seen.layout.at("legal")
    for position in random_game(game, seats, {}, seed=1):
        for seat in range(seats):
            row = seen.observe(position.state, position.ask, seat)
            shown = [move for move in range(seen.layout.length("legal")) if row[begin + move]]
            asked = position.ask is not None and position.ask.seat == seat
            assert shown == (position.ask.moves if asked and position.ask is not None else [])


def test_the_observer_comes_first_and_the_others_as_they_sit() -> None:
    position = games.load("nusfjord").new(4, seed=1)
    layout = nusfjord.LAYOUT
    for player in position.state.players:
        player.gold = 10 + player.seat
    for seat in range(4):
        row = nusfjord.observe(position.state, position.ask, seat)
        gold = [block(row, layout, place)[layout.within("gold")] for place in range(4)]
        assert gold == [10 + (seat + place) % 4 for place in range(4)]


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    position = games.load("nusfjord").new(2, seed=1)
    before = [bytes(nusfjord.observe(position.state, position.ask, seat)) for seat in range(2)]
    owner, other = position.state.players
    owner.hand.cards = [FIRST_C, FIRST_C + 5]
    after = nusfjord.observe(position.state, position.ask, 0)
    hand = nusfjord.LAYOUT.at("hand")
    assert [place for place in range(14) if after[hand + place]] == [0, 5]
    seen = nusfjord.observe(position.state, position.ask, other.seat)
    changed = [place for place in range(nusfjord.SIZE) if seen[place] != before[1][place]]
    assert changed == [nusfjord.PLAYERS + nusfjord.BLOCK + nusfjord.IN_HAND_SIZE]


def test_counts_beyond_a_place_are_cut_off() -> None:
    assert [small(count) for count in (0, 254, 255, 256, 9999)] == [0, 254, CEILING, CEILING, CEILING]
    position = games.load("nusfjord").new(2, seed=1)
    position.state.players[0].fish = 1000
    row = nusfjord.observe(position.state, position.ask, 0)
    assert row[nusfjord.PLAYERS + nusfjord.IN_GOODS] == CEILING


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-field"):
        nusfjord.LAYOUT.at("no-such-field")


def test_the_page_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    plugins.only(monkeypatch, *own_games.NAMES)
    page = ROOT / observation_page.PAGE
    assert page.read_text(encoding="utf-8") == observation_page.page(), (
        "run: python -m langbord.lab.observation_page --write"
    )
