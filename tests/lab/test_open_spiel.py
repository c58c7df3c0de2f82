"""The adapter for OpenSpiel keeps to what OpenSpiel asks for: its own test passes, and nobody learns what is hidden."""

from __future__ import annotations

import importlib
import pickle
import random
from typing import Any

import pytest

from langbord import games
from langbord.engine.errors import IllegalMove, OptionError, WrongSeat

pytestmark = pytest.mark.compiled

np = pytest.importorskip("numpy")


@pytest.fixture
def spiel() -> Any:
    pytest.importorskip("pyspiel")
    importlib.import_module("langbord.lab.envs.open_spiel_game")
    return importlib.import_module("pyspiel")


@pytest.mark.parametrize(
    "wish",
    [
        "nusfjord(players=2,deck=cod,deals=50)",
        "nusfjord(players=4,deck=cod,deals=50)",
        "reykholt(players=3)",
        "keyharvest(players=2)",
        pytest.param("galzyr(players=2)", marks=pytest.mark.soak),
        "galzyr(players=2,mode=competitive)",
    ],
)
def test_open_spiel_simulation(spiel: Any, wish: str) -> None:
    """Clones, saves, masks, observations and returns, as OpenSpiel itself checks them."""
    game = spiel.load_game(f"python_langbord_{wish}")
    spiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_game_is_there(spiel: Any) -> None:
    ours = [name for name in spiel.registered_names() if name.startswith("python_langbord_")]
    assert {f"python_langbord_{name}" for name in games.names()} <= set(ours)


def test_who_plays_together_wins_together(spiel: Any) -> None:
    chance = random.Random(3)
    game = spiel.load_game("python_langbord_galzyr(players=2)")
    assert (game.min_utility(), game.max_utility()) == (0, 1)
    state = game.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    one, other = state.returns()
    assert one == other
    assert one in (0, 1)


def deal(spiel: Any, seats: int, number: int) -> Any:
    state = spiel.load_game(f"python_langbord_nusfjord(players={seats})").new_initial_state()
    assert state.is_chance_node()
    state.apply_action(number)
    return state


def test_a_resampled_state_looks_the_same_to_its_player(spiel: Any) -> None:
    chance = random.Random(1)
    state = deal(spiel, 3, 7)
    others = 0
    while not state.is_terminal():
        player = chance.randrange(3)
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.current_player() == state.current_player()
        assert other.history() == state.history()
        others += str(other) != str(state)
        for _ in range(3):
            if not other.is_terminal():
                other = other.clone()
                other.apply_action(chance.choice(other.legal_actions()))
        state.apply_action(chance.choice(state.legal_actions()))
    assert others > 20
    assert sum(state.returns()) == pytest.approx(0)


def test_information_states_differ_where_a_player_could_tell(spiel: Any) -> None:
    """Another deal shows other buildings; the same deal and the same answers are the same for everybody."""
    one, same, other = (deal(spiel, 2, number) for number in (1, 1, 2))
    for player in range(2):
        assert one.information_state_string(player) == same.information_state_string(player)
        assert one.information_state_string(player) != other.information_state_string(player)
    moves = one.legal_actions()
    one.apply_action(moves[0])
    same.apply_action(moves[-1])
    assert one.information_state_string(0) != same.information_state_string(0)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("players=1", "players play against each other: 1 are too few"),
        ("players=6", "6 is not possible"),
        ("deals=0", "at least one deal"),
        ("deck=shark", "option 'deck'"),
    ],
)
def test_a_game_that_cannot_be_is_refused(spiel: Any, wish: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        spiel.load_game(f"python_langbord_nusfjord({wish})")


@pytest.mark.parametrize("number", [1000, 99_999, -2])
def test_a_deal_that_is_none_is_refused(spiel: Any, number: int) -> None:
    with pytest.raises(IllegalMove, match=f"there is no deal {number}: deals are numbered from 0 to 999"):
        deal(spiel, 2, number)


@pytest.mark.parametrize("player", [-1, 2, 9])
def test_only_a_player_has_an_information_state(spiel: Any, player: int) -> None:
    with pytest.raises(WrongSeat, match=f"there is no player {player} among 2"):
        deal(spiel, 2, 1).resample_from_infostate(player, random.random)
    before = spiel.load_game("python_langbord_nusfjord").new_initial_state()
    with pytest.raises(IllegalMove, match="nothing is known before the deal"):
        before.resample_from_infostate(0, random.random)


def test_a_state_can_be_pickled(spiel: Any) -> None:
    state = deal(spiel, 2, 3)
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    back = pickle.loads(pickle.dumps(state))
    assert str(back) == str(state)
    assert back.information_state_string(1) == state.information_state_string(1)


def test_information_set_search_plays_it(spiel: Any) -> None:
    from open_spiel.python.algorithms import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
        ismcts,
        mcts,
    )

    chance = np.random.RandomState(1)
    state = deal(spiel, 2, 3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        max_simulations=5,
        random_state=chance,
    )
    for _ in range(3):
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)
