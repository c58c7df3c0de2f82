"""Cards that players carry out themselves, because no phrase can say what stands on them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from langbord import bots, games
from langbord.bots.hints import hints
from langbord.bots.judge import knowledge_of
from langbord.bots.search import Budget
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.state import HOME, State
from langbord.lab.selfplay.invariant_checker import Checker
from langbord.lab.selfplay.run import Plan
from tests.games.nusfjord.table import give_building, give_elder, lay_open, play, table, words
from tests.rules import rule

BY_HAND = "by hand: move a ship of another player to your track"


def edition(folder: Path, phrase: str = BY_HAND, elder: str = "") -> str:
    (folder / "board.toml").write_text('[edition]\nname = "mine"\ngame = "nusfjord"\nextends = "house-1"\n')
    card = f'cost = "nothing"\npoints = 0\nclass = "now"\neffect = "{phrase}"\n'
    (folder / "herring.toml").write_text("\n".join(f'[[building]]\nslot = "{slot}"\n{card}' for slot in ("A01", "A02")))
    if elder:
        (folder / "elders.toml").write_text(f'[[elder]]\nslot = "E01"\neffect = "{elder}"\n')
    return str(folder)


def owned(folder: Path, seats: int = 3) -> Position[State]:
    """Seat 0 owns such a building, seat 1 a Sloop."""

    def change(state: State) -> None:
        give_building(state, 0, "A01")
        state.players[1].ships[0] = 1
        state.ships[0] -= 1
        state.players[0].fish = state.players[0].wood = 3

    return table(seats, change, edition=edition(folder))


@rule("N8.18")
def test_a_card_is_carried_out_step_by_step_and_everybody_agrees(tmp_path: Path) -> None:
    position = owned(tmp_path)
    play(position, "use-A01 player-2 take-sloop player-1 add-sloop take-fish add-point stop")
    assert (position.ask.seat, position.ask.prompt) == (1, "consent")  # type: ignore[union-attr]
    play(position, "yes")
    assert (position.ask.seat, words(position)) == (2, ["yes", "no"])  # type: ignore[union-attr]
    play(position, "yes")
    mine, other = position.state.players[0], position.state.players[1]
    assert (mine.ships[0], other.ships[0], mine.fish, mine.hand_points) == (1, 0, 2, 1)
    assert {"key": "by-hand", "points": 1, "card": ""} in position.view(0)["players"][0]["score"]
    assert (position.ask.seat, position.ask.prompt) == (0, "place-worker")  # type: ignore[union-attr]
    assert games.replay(position.record()).words() == position.words()


@rule("N8.18")
def test_whoever_does_not_agree_undoes_all_steps(tmp_path: Path) -> None:
    position = owned(tmp_path)
    before = position.state.copy()
    play(position, "use-A01 player-2 take-sloop player-1 add-sloop fell-D3 D3 store-wood add-plate stop yes no")
    assert position.state.players == before.players
    assert (position.state.ships, position.state.plates) == (before.ships, before.plates)
    assert position.state.forest_supply == before.forest_supply


@rule("N8.18")
def test_steps_keep_to_the_limits_and_end(tmp_path: Path) -> None:
    position = owned(tmp_path)
    play(position, "use-A01")
    asked = words(position)
    assert not set(asked) & {"fetch-fish", "take-sloop", "take-gold", "S1", "fell-D1"}
    assert not set(asked) & {"gold", "E01", "A02", "use-A01"}
    play(position, " ".join(["add-wood"] * 9))
    assert position.state.players[0].wood == 12
    assert "add-wood" not in words(position)
    play(position, "add-fish add-fish add-fish")
    assert position.ask is not None
    assert position.ask.prompt == "consent"  # twelve steps


@rule("N8.18")
def test_nothing_done_asks_nobody_and_a_step_can_be_taken_back(tmp_path: Path) -> None:
    position = owned(tmp_path)
    play(position, "use-A01 stop")
    assert (position.ask.seat, position.ask.prompt) == (0, "place-worker")  # type: ignore[union-attr]
    play(position, "use-A01 add-gold")
    position.undo()
    assert position.state.players[0].gold == 0


@rule("N8.18")
def test_a_card_acts_when_built_an_elder_in_its_turn_and_the_evening_offers_both(tmp_path: Path) -> None:
    def change(state: State) -> None:
        lay_open(state, "A02")
        give_elder(state, 0, "E01")
        state.plates = 2

    position = table(1, change, edition=edition(tmp_path, elder="by hand: two points"))
    play(position, "build A02 D1")
    assert position.ask is not None
    assert position.ask.prompt == "adjust"
    play(position, "add-gold stop E01 add-point add-point stop")
    assert position.state.players[0].hand_points == 2

    def late(state: State) -> None:
        give_building(state, 0, "A01")
        state.phase, state.round = HOME, state.deck.board.rounds

    evening = table(1, late, edition=str(tmp_path))
    assert evening.ask is not None
    assert (evening.ask.prompt, words(evening)) == ("evening", ["use-A01", "stop"])


@rule("N8.18")
def test_bots_agree_and_carry_out_nothing(tmp_path: Path) -> None:
    position = owned(tmp_path)
    sensible = knowledge_of("nusfjord").sensible
    assert sensible is not None
    asked = position.ask
    assert asked is not None
    kept = [GAME.vocabulary.word(move) for move in sensible(position.state, 0, asked.prompt, asked.moves)]
    assert "use-A01" not in kept
    players = bots.line_up([bots.find("calm")], 3)
    play(position, "use-A01 add-gold stop")
    chance = random.Random(1)
    while position.ask is not None and position.ask.prompt == "consent":
        position.play(bots.answer(players[position.ask.seat], position, chance))
    assert position.state.players[0].gold == 1
    assert hints(position, 0, 1, Budget(seconds=1)) == []


def test_the_laboratory_leaves_such_editions_alone(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="by hand"):
        Plan("nusfjord", 2, 1, {"edition": edition(tmp_path)}).validate()


def test_random_games_with_it_keep_every_promise(tmp_path: Path) -> None:
    options = {"edition": edition(tmp_path, elder="by hand: whatever")}
    chance = random.Random(3)
    position = GAME.new(3, seed=3, options=options)
    checker = Checker(random.Random(1), 0.02)
    prompts: set[str] = set()
    while position.ask is not None:
        prompts.add(position.ask.prompt)
        position.play(chance.choice(position.ask.moves))
        checker.check(position)
    assert {"adjust", "consent"} <= prompts
