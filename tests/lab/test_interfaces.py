"""The adapters keep to what their libraries ask for: PettingZoo's and Gymnasium's own tests pass."""

from __future__ import annotations

import copy
import importlib
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import adapters
from langbord import games
from langbord.engine.codec import state_hash
from langbord.engine.errors import IllegalMove, NotKept, OptionError, WrongSeat
from langbord.lab import optional_imports
from langbord.lab.envs import rewards
from langbord.lab.envs.episodes import Series, play
from langbord.lab.envs.text_render import picture
from tests import plugins

pytestmark = pytest.mark.compiled

np = pytest.importorskip("numpy")

TABLES = [("nusfjord", 1), ("nusfjord", 5), ("reykholt", 2), ("keyharvest", 3), ("galzyr", 1), ("galzyr", 3)]


def some_move(mask: Any, chance: random.Random) -> int:
    return int(chance.choice(mask.nonzero()[0]))


# --- PettingZoo -----------------------------------------------------------------------------------


@pytest.fixture
def zoo() -> Any:
    pytest.importorskip("pettingzoo")
    return importlib.import_module("langbord.lab.envs.pettingzoo_env")


@pytest.mark.filterwarnings("ignore:Observation")  # it would rather have no mask beside it
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_api(zoo: Any, game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test  # type: ignore[import-not-found,import-untyped,unused-ignore]

    api_test(zoo.env(game=game, seats=seats, render_mode="ansi"), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_seed(zoo: Any, game: str, seats: int) -> None:
    from pettingzoo.test import seed_test  # type: ignore[import-not-found,import-untyped,unused-ignore]

    seed_test(lambda: zoo.env(game=game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_played_to_its_end(zoo: Any, game: str, seats: int) -> None:
    """Each seat is told what the game was worth to it; a world of Galzyr ends with its month."""
    env = zoo.env(game=game, seats=seats, options={"mode": "competitive"} if (game, seats) == ("galzyr", 3) else None)
    env.reset(seed=4)
    chance = random.Random(4)
    told: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert not cut
        if ended:
            told[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        assert seen["observation"].min() >= 0
        assert seen["observation"].max() <= 1
        env.step(some_move(seen["action_mask"], chance))
    position = env.unwrapped.position
    assert position.ask is None
    assert told == dict(zip(env.possible_agents, rewards.for_winning(position), strict=True))
    if seats > 1:
        assert sum(told.values()) == pytest.approx(0)
        assert max(told.values()) > 0


def test_only_the_asked_agent_has_moves(zoo: Any) -> None:
    env = zoo.raw_env(game="keyharvest", seats=4)
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, moves in masks.items() if moves] == [env.agent_selection]


@pytest.mark.filterwarnings("ignore")  # PettingZoo warns of it too
def test_an_illegal_move_ends_the_game(zoo: Any) -> None:
    env = zoo.env(game="nusfjord", seats=2)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(int((env.last()[0]["action_mask"] == 0).nonzero()[0][0]))
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env._cumulative_rewards[culprit] == zoo.ILLEGAL


def test_an_agent_that_is_none_is_named(zoo: Any) -> None:
    env = zoo.raw_env(game="nusfjord", seats=2)
    with pytest.raises(IllegalMove, match="no game has begun: call reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    for agent in ("seat_9", "seat_-1", "Ada", 0):
        for ask in (env.observe, env.observation_space, env.action_space):
            with pytest.raises(WrongSeat, match="; there is seat_0, seat_1"):
                ask(agent)


@pytest.mark.parametrize("move", [2.0, None, True, 99_999, -1])
def test_without_its_wrappers_a_wrong_move_changes_nothing(zoo: Any, move: Any) -> None:
    env = zoo.raw_env(game="nusfjord", seats=2)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    with pytest.raises(IllegalMove):
        env.step(move)
    assert (env.observe("seat_0")["observation"] == before).all()


def test_options_of_a_reset_are_for_one_game(zoo: Any) -> None:
    env = zoo.env(game="nusfjord", seats=2, options={"start": "1"})
    env.reset(seed=1, options={"deck": "cod"})
    assert env.unwrapped.position.options["deck"] == "cod"
    assert env.unwrapped.position.options["start"] == "1"
    env.reset()
    assert env.unwrapped.position.options["deck"] == "herring"
    for wrong in ({"deck": "shark"}, {"colour": "blue"}, ["deck"]):
        with pytest.raises(OptionError):
            env.reset(options=wrong)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy])
def test_a_table_in_play_says_why_it_cannot_be_copied(zoo: Any, way: Any) -> None:
    env = zoo.raw_env(game="nusfjord", seats=2)
    assert copy.deepcopy(env).series.game is env.series.game
    env.reset(seed=1)
    with pytest.raises(NotKept, match="keep=False, as at the tables of the laboratory, cannot be copied: make one"):
        way(env.position)
    with pytest.raises(NotKept, match="cannot be copied"):
        copy.deepcopy(env)


def test_human_rendering_prints(zoo: Any, capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.raw_env(game="nusfjord", seats=2, render_mode="human")
    env.reset(seed=1)
    env.step(some_move(env.observe(env.agent_selection)["action_mask"], random.Random(1)))
    assert "is asked" in capsys.readouterr().out


# --- many tables ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_tables_go_on_by_themselves(game: str) -> None:
    from langbord.lab.envs.vector import Tables

    tables = Tables(game, 5, seats=2, seed=3, reward="points")
    again = Tables(game, 5, seats=2, seed=3, reward="points")
    assert tables.observations.shape == (5, tables.rows.size)
    assert tables.masks.shape == (5, tables.rows.moves)
    chance = random.Random(3)
    finished = 0
    for _ in range(500):
        moves = [some_move(mask, chance) for mask in tables.masks]
        tables.step(np.array(moves))
        again.step(moves)
        for table, position in enumerate(tables.positions):
            assert position.ask is not None
            assert position.ask.seat == tables.seats_to_move[table]
            assert list(tables.masks[table].nonzero()[0]) == position.ask.moves
        assert (tables.rewards[~tables.dones] == 0).all()
        if tables.dones.any() and game != "galzyr":
            assert np.allclose(tables.rewards.sum(axis=1), 0)
        finished += int(tables.dones.sum())
    assert finished > 2
    assert (tables.observations == again.observations).all()
    assert (tables.rewards == again.rewards).all()


def test_tables_show_what_the_asked_seat_sees() -> None:
    from langbord.lab.envs import observations as rows
    from langbord.lab.envs.vector import Tables

    tables = Tables("reykholt", 3, seats=4, seed=1)
    for table, position in enumerate(tables.positions):
        assert position.ask is not None
        seen, mask = rows.load("reykholt").both(position, position.ask.seat)
        assert (tables.observations[table] == seen).all()
        assert (tables.masks[table] == mask).all()


def test_no_tables_are_refused() -> None:
    from langbord.lab.envs.vector import Tables

    for count in (0, -1, "3", 2.0, None, True):
        with pytest.raises(OptionError, match="at least one table is needed, and a whole number of them"):
            Tables("nusfjord", count)  # type: ignore[arg-type]
    assert Tables("nusfjord", np.int64(2)).count == 2


def test_either_all_tables_move_or_none() -> None:
    from langbord.lab.envs.vector import Tables

    tables = Tables("nusfjord", 3, seats=2, seed=1)
    legal = [position.ask.moves[0] for position in tables.positions if position.ask is not None]
    wrong: list[tuple[Any, str]] = [
        (legal[:2], "2 moves are given for 3 tables; each table needs one"),
        ([*legal, 0], "4 moves are given for 3 tables"),
        ([], "0 moves are given for 3 tables"),
        ([*legal[:2], 99_999], "table 2: 99999 is not the number of a word of this game; no table has moved"),
        ([legal[0], -1, legal[2]], "table 1: -1 is not the number of a word"),
        ([*legal[:2], float(legal[2])], "table 2: a move is a word or a whole number"),
        ([True, *legal[1:]], "table 0: a move is a word or a whole number; True is neither"),
        (np.array(legal, dtype=np.float32), "moves are a row of whole numbers; float32"),
        (np.array([legal]), "moves are a row of whole numbers; int64 of shape"),
        (np.ones(3, np.bool_), "moves are a row of whole numbers; bool"),
        (np.array(legal[:2]), "2 moves are given"),
        (5, "moves are a row of whole numbers, one for each table; 5 is not"),
    ]
    states = [state_hash(position.state) for position in tables.positions]
    for moves, sentence in wrong:
        arrays = [array.copy() for array in (tables.observations, tables.masks, tables.seats_to_move, tables.rewards)]
        with pytest.raises(IllegalMove) as error:
            tables.step(moves)
        assert str(error.value).startswith(sentence)
        assert [state_hash(position.state) for position in tables.positions] == states
        now = (tables.observations, tables.masks, tables.seats_to_move, tables.rewards)
        assert all((one == other).all() for one, other in zip(arrays, now, strict=True))
    again = Tables("nusfjord", 3, seats=2, seed=1)
    tables.step(legal)
    again.step([np.int64(move) for move in legal])
    assert (tables.observations == again.observations).all()


def test_seeds_of_different_sign_are_different_and_those_of_old_stay() -> None:
    def first_games(seed: Any) -> list[Any]:
        series = Series("nusfjord", 2)
        series.seed(seed)
        return [series.begin().origin["seed"] for _ in range(3)]

    old = random.Random(1)
    assert first_games(1) == [old.getrandbits(48) for _ in range(3)]
    assert first_games(0) == [random.Random(0).getrandbits(48), *first_games(0)[1:]]
    assert first_games(-1) == first_games(-1) != first_games(1)
    assert first_games(np.int64(7)) == first_games(7)
    for wrong in ("7", 7.0, True):
        with pytest.raises(OptionError, match="a seed is a whole number"):
            first_games(wrong)


def test_numpy_seeds_and_seats_are_plain_in_the_record() -> None:
    position = games.load("nusfjord").new(np.int64(2), seed=np.int64(7), options={"start": "0"})
    assert position.ask is not None
    position.play(np.int64(position.ask.moves[0]), seat=np.int64(0))
    assert json.loads(json.dumps(position.record())) == position.record()
    strange: list[Any] = [np.float64(0), np.bool_(True), np.array([1, 2])]
    for wrong in strange:
        with pytest.raises(IllegalMove):
            position.play(wrong)


# --- Gymnasium ------------------------------------------------------------------------------------


@pytest.fixture
def gym() -> Any:
    pytest.importorskip("gymnasium")
    return importlib.import_module("langbord.lab.envs.gymnasium_env")


EVERY = ["Nusfjord", "NusfjordSolo", "Reykholt", "ReykholtSolo", "KeyHarvest", "LandsofGalzyr", "LandsofGalzyrSolo"]


def test_every_game_is_there_and_those_for_one_also_alone(gym: Any) -> None:
    ours = {name for name, wishes in gym.IDS.items() if wishes["game"] != "skerry"}  # the game of the tests
    assert ours == {f"langbord/{name}-v0" for name in EVERY}


@pytest.mark.parametrize("name", EVERY)
def test_gymnasium_check(gym: Any, name: str) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    check_env(gymnasium.make(f"langbord/{name}-v0", render_mode="ansi").unwrapped)


def test_one_seat_against_bots(gym: Any) -> None:
    env = gym.SeatEnv("keyharvest", seats=3, opponents=["calm", "random"], reward="points")
    chance = random.Random(1)
    seats = set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        reward = 0.0
        while not over:
            assert env.position.ask.seat == env.seat
            assert list(env.action_masks().nonzero()[0]) == env.position.ask.moves
            _, reward, over, _, info = env.step(some_move(env.action_masks(), chance))
        scores = info["scores"]
        rivals = (sum(scores) - scores[env.seat]) / 2
        assert reward == pytest.approx((scores[env.seat] - rivals) / rewards.POINTS)
        assert info["won"] == (env.seat in env.position.winners())
    assert len(seats) > 1


@pytest.mark.parametrize("name", ["NusfjordSolo", "ReykholtSolo", "LandsofGalzyrSolo", "LandsofGalzyr"])
def test_alone_and_together_a_game_is_played_to_its_end(gym: Any, name: str) -> None:
    import gymnasium

    env: Any = gymnasium.make(f"langbord/{name}-v0").unwrapped
    chance = random.Random(2)
    env.reset(seed=2)
    over, reward = False, 0.0
    info: dict[str, Any] = {}
    while not over:
        _, reward, over, _, info = env.step(some_move(env.action_masks(), chance))
    if name.endswith("Solo"):
        assert len(info["scores"]) == 1
        assert reward == info["scores"][0] / rewards.POINTS
    else:
        assert reward == float(info["won"])  # a month of two who play together


def test_an_illegal_answer_ends_it(gym: Any) -> None:
    env = gym.SeatEnv("nusfjord", seats=2, seat=1)
    env.reset(seed=1)
    illegal = int((~env.action_masks()).nonzero()[0][0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info) == (gym.ILLEGAL, True, {"illegal": True})
    for move in (illegal, int(env.action_masks().nonzero()[0][0])):
        with pytest.raises(
            IllegalMove, match=r"the game is over, a move that was not legal has ended it: call reset\("
        ):
            env.step(move)
    env.reset(seed=1)
    assert env.step(int(env.action_masks().nonzero()[0][0]))[1] == 0


@pytest.mark.parametrize("move", [999, -1, np.int64(-3)])
def test_a_number_that_is_no_move_ends_it_too(gym: Any, move: Any) -> None:
    env = gym.SeatEnv("nusfjord", seats=2)
    env.reset(seed=1)
    assert env.step(move)[1:3] == (gym.ILLEGAL, True)


@pytest.mark.parametrize("move", [2.0, "gold", None, True])
def test_what_is_no_number_is_a_mistake_and_ends_nothing(gym: Any, move: Any) -> None:
    env = gym.SeatEnv("nusfjord", seats=2)
    with pytest.raises(IllegalMove, match="no game has begun: call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="a move is a whole number"):
        env.step(move)
    assert not env.step(int(env.action_masks().nonzero()[0][0]))[2]


def test_nothing_is_played_after_the_end(gym: Any) -> None:
    env = gym.SeatEnv("nusfjord", seats=2)
    env.reset(seed=1)
    while not env.step(int(env.action_masks().nonzero()[0][0]))[2]:
        pass
    with pytest.raises(IllegalMove, match="the game is over, it was played to its end: call reset"):
        env.step(0)


def test_options_of_a_reset_are_for_one_game_of_gymnasium(gym: Any) -> None:
    env = gym.SeatEnv("nusfjord", seats=2, options={"start": "1"})
    env.reset(seed=np.int64(1), options={"deck": "cod"})
    assert (env.position.options["deck"], env.position.options["start"]) == ("cod", "1")
    env.reset()
    assert env.position.options["deck"] == "herring"
    with pytest.raises(OptionError, match="option 'deck'"):
        env.reset(options={"deck": "shark"})


class Last:
    """Always the last move."""

    name: str = "last"
    looks: bool = False

    def choose(self, position: Any, seat: int, rng: random.Random) -> int:
        move: int = position.ask.moves[-1]
        return move


def test_opponents_may_be_bots_of_ones_own(gym: Any) -> None:
    last = Last()
    for opponents in (last, [last], [last, "calm"]):
        env = gym.SeatEnv("nusfjord", seats=3, opponents=opponents)
        assert env.opponents[0] is last
        assert env.series.keep == (opponents == [last, "calm"])
        env.reset(seed=1)
        assert env.position.ask.seat == env.seat
    with pytest.raises(OptionError, match="is no bot"):
        gym.SeatEnv("nusfjord", seats=2, opponents=7)


def test_a_table_with_bots_that_look_can_be_copied(gym: Any) -> None:
    env = gym.SeatEnv("nusfjord", seats=2, opponents="sharp:3", seat=0)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    assert [bot.name for bot in twin.opponents] == ["sharp:3"]
    assert twin.opponents[0].budget.iterations == 3
    seen = [twin.step(int(twin.action_masks().nonzero()[0][0]))[0] for _ in range(3)]
    again = [env.step(int(env.action_masks().nonzero()[0][0]))[0] for _ in range(3)]
    assert np.array_equal(seen, again)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "keyharvest", "seats": 1}, "1 is not possible"),
        ({"seats": 2, "seat": 2}, "no seat 2 among 2"),
        ({"seats": 2, "seat": "a"}, "no seat 'a' among 2"),
        ({"seats": 2, "seat": 1.0}, "no seat 1.0 among 2"),
        ({"options": ["deck"]}, "names with their values"),
        ({"opponents": "mybots:Cautious"}, "no bot 'mybots:Cautious'"),
        ({"opponents": "clever"}, "no bot 'clever'"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"options": {"deck": "shark"}}, "option 'deck'"),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_wrong_wishes_are_told_in_one_sentence(gym: Any, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        gym.SeatEnv(**wrong)


# --- what they share ------------------------------------------------------------------------------


def test_rewards() -> None:
    chance = random.Random(1)
    series = Series("nusfjord", 3)
    series.seed(1)
    for _ in range(5):
        position = series.begin()
        while position.ask is not None:
            play(position, chance.choice(position.ask.moves))
        scores, winners = position.scores(), position.winners()
        won = rewards.for_winning(position)
        assert [round(worth + 1 / 3, 9) for worth in won] == [
            round(1 / len(winners), 9) if seat in winners else 0 for seat in range(3)
        ]
        points = rewards.for_points(position)
        assert sum(points) == pytest.approx(0)
        assert sorted(range(3), key=lambda seat: points[seat]) == sorted(range(3), key=lambda seat: scores[seat])


def test_alone_or_together_a_victory_is_one() -> None:
    month = games.load("galzyr").new(2, seed=1, options={"mode": "coop"}, log=False)
    chance = random.Random(1)
    while month.ask is not None:
        play(month, chance.choice(month.ask.moves))
    assert rewards.for_winning(month) == [0.0, 0.0]
    for player in month.state.players:
        player.prestige = 30
    assert rewards.for_winning(month) == [1.0, 1.0]
    assert rewards.for_points(month) == [1.5, 1.5]


@pytest.mark.parametrize("game", games.names())
def test_a_picture_ends_with_the_question(game: str) -> None:
    position = games.load(game).new(2, seed=1)
    assert position.ask is not None
    lines = picture(position).splitlines()
    assert lines[0].startswith(games.meta(game).title)
    words = " ".join(games.load(game).vocabulary.word(move) for move in position.ask.moves)
    assert lines[-1] == f"seat {position.ask.seat} is asked {position.ask.prompt}: {words}"


def test_a_picture_shows_no_secret() -> None:
    position = games.load("keyharvest").new(3, seed=1)
    before = picture(position)
    hands = [player.secret.cards for player in position.state.players]
    assert hands[0] != hands[1]
    position.state.players[0].secret.cards, position.state.players[1].secret.cards = hands[1], hands[0]
    assert picture(position).splitlines()[:-1] == before.splitlines()[:-1]


def test_a_picture_of_the_end_names_the_winners() -> None:
    position = games.load("nusfjord").new(2, seed=1)
    while position.ask is not None:
        position.play(position.ask.moves[-1])
    assert picture(position).splitlines()[-1] == f"over; won by {', '.join(f'seat {s}' for s in position.winners())}"


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "langbord.lab.envs.pettingzoo_env", raising=False)
    sentence = "needs the package 'pettingzoo', which is not installed"
    with pytest.raises(OptionError, match=sentence):
        importlib.import_module("langbord.lab.envs.pettingzoo_env")
    with pytest.raises(ImportError, match=sentence) as error:  # what a program looks for that can do without
        importlib.import_module("langbord.lab.envs.pettingzoo_env")
    assert error.value.name == "pettingzoo"
    assert optional_imports.load("json", "a test").dumps([]) == "[]"


def test_the_adapters_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    plugins.only(monkeypatch, "nusfjord")
    rows = adapters.rows(rounds=2, seconds=0.01)
    assert any("as arrays" in row.name for row in rows)
    assert all(len(row.rates) == 2 and row.median > 0 for row in rows)


def test_the_quick_learner_beats_random() -> None:
    """A shortened form of examples/learn_quickly.py; in a minute it wins nearly every game."""
    wishes = ["--games", "640", "--tables", "32", "--contest", "200", "--seconds", "600"]
    script = Path(__file__).parents[2] / "examples/learn_quickly.py"
    done = subprocess.run([sys.executable, script, *wishes], capture_output=True, text=True, check=True)
    found = re.search(r"before: (\d+)%.*after: (\d+)%", done.stdout, re.DOTALL)
    assert found is not None, done.stdout
    before, after = map(int, found.groups())
    assert 35 < before < 65
    assert after > 75


@pytest.mark.parametrize("heading", ["PettingZoo", "Many tables at once", "Gymnasium", "OpenSpiel"])
def test_the_examples_of_the_page_run(heading: str, capsys: pytest.CaptureFixture[str]) -> None:
    for library in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(library)
    page = (Path(__file__).parents[2] / "docs/lab.md").read_text(encoding="utf-8")
    part = page.partition(f"\n## {heading}")[2].partition("\n## ")[0]
    examples = re.findall(r"```python\n(.*?)```", part, re.DOTALL)
    assert len(examples) == 1
    exec(compile(examples[0], "docs/lab.md", "exec"), {})
