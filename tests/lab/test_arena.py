"""The arena: fair seats, the same games everywhere, faults that are told, folders that can be gone on with."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from langbord import bots, cli, games
from langbord.cli.shared import BAD, DONE, FAULT, STOPPED
from langbord.engine.errors import LangbordError, OptionError
from langbord.engine.position import Position
from langbord.lab import records
from langbord.lab.arena import ray_backend
from langbord.lab.arena import run as arena
from langbord.lab.arena import seating as arena_seating
from langbord.lab.arena.results import Result, from_line
from langbord.lab.arena.run import Plan, play_game, run
from langbord.lab.arena.statistics import Figures, as_json
from langbord.lab.arena.store import Folder

pytestmark = pytest.mark.compiled

PLAN = Plan("nusfjord", seats=2, seed=5, bots=("calm", "random", "steady"))
QUICK = Plan("nusfjord", seats=3, seed=5, bots=("calm", "random"))


def folder(path: Path, plan: Plan) -> Folder:
    return Folder(path, plan.game, plan.seats, plan.seed, plan.bots, plan.options)


def told(outcome: arena.Outcome) -> dict[str, Any]:
    """The figures but for the time they took."""
    return {name: value for name, value in as_json(Figures(outcome)).items() if name != "seconds_per_move"}


# --- seats ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("names", ["ab", "abc", "abcd", "abcde"])
def test_after_each_round_everybody_sat_everywhere_and_met_everybody_equally_often(names: str, seats: int) -> None:
    for seatings in arena_seating.rounds(tuple(names), seats):
        sat = Counter((bot, place) for seating in seatings for place, bot in enumerate(seating))
        assert len(sat) == len(names) * seats
        assert len(set(sat.values())) == 1
        met = Counter((one, two) for seating in seatings for one in seating for two in seating if one < two)
        assert len(set(met.values())) <= 1
        assert len(set(seatings)) == len(seatings)


def test_a_broken_round_leaves_places_nearly_even() -> None:
    for games_played in range(1, 25):
        sat = Counter((bot, place) for n in range(games_played) for place, bot in enumerate(PLAN.place(n)[1]))
        for bot in PLAN.bots:
            assert abs(sat[bot, 0] - sat[bot, 1]) <= 1


def test_where_a_round_is_whole() -> None:
    assert [PLAN.whole(count) for count in (1, 6, 7, 400)] == [6, 6, 12, 402]
    four = Plan("nusfjord", 4, 1, ("calm", "random"))  # calm calm random random, then calm random calm random
    assert [four.whole(count) for count in (1, 4, 5, 7)] == [4, 4, 6, 10]


def test_a_round_is_played_with_one_deal_and_the_next_with_another() -> None:
    deals = [PLAN.place(number)[0] for number in range(18)]
    assert deals == [0] * 6 + [1] * 6 + [2] * 6
    assert len({PLAN.game_seed(deal) for deal in range(100)}) == 100
    assert PLAN.game_seed(0) != replace(PLAN, seed=6).game_seed(0)


def test_neighbours_change_from_round_to_round() -> None:
    plan = Plan("nusfjord", 3, 1, ("calm", "random", "steady"))
    assert plan.place(0)[1] == ("calm", "random", "steady")
    assert plan.place(3)[1] == ("calm", "steady", "random")


# --- figures --------------------------------------------------------------------------------------------------------


def test_steady_is_told_to_be_better_than_random() -> None:
    figures = as_json(Figures(run(PLAN, 12, processes=1)))
    assert figures["games"] == 12
    assert figures["played"] == {"calm": 8, "random": 8, "steady": 8}
    assert figures["places"] == {"calm": [4, 4], "random": [4, 4], "steady": [4, 4]}
    assert figures["win_rate"]["steady"] > figures["win_rate"]["random"]
    assert sum(figures["win_rate"].values()) == pytest.approx(1.5, abs=0.001)
    assert figures["ratings"]["steady"]["mu"] > 25 > figures["ratings"]["random"]["mu"]
    assert figures["mean_place"]["steady"] < figures["mean_place"]["random"]
    assert figures["pairs"]["steady"]["random"]["rate"] + figures["pairs"]["random"]["steady"]["rate"] == 1
    assert figures["pairs"]["steady"]["random"]["games"] == 4
    assert set(figures["seconds_per_move"]) == set(PLAN.bots)


def test_ties_count_half_and_share_places() -> None:
    result = Result(0, ("a", "b", "c", "d"), scores=[30, 20, 20, 30], winners=[3], places=[2, 3, 3, 1])
    assert result.against(3, 0) == 1  # a tie in points that the rules broke
    assert result.against(1, 2) == 0.5
    assert [result.finish(seat) for seat in range(4)] == [2, 3.5, 3.5, 1]


def test_a_file_from_before_places_were_kept_gives_them_by_score() -> None:
    line = Result(0, ("a", "b", "c", "d"), scores=[30, 20, 20, 30], winners=[3], places=[1, 2, 3, 4]).as_line()
    assert from_line(line).places == [1, 2, 3, 4]
    del line["arena"]["places"]
    assert from_line(line).places == [2, 3, 3, 1]


def test_a_share_without_a_miss_is_not_certain() -> None:
    figures = Figures(arena.Outcome(QUICK, 1))
    share = figures.pairs["calm"]["random"]
    for _ in range(10):
        share.add(1)
    low, high = share.limits()
    assert low == pytest.approx(0.7225, abs=0.001)  # Wilson's limits of 10 in 10
    assert high == 1


def test_a_bot_on_two_seats_is_rated_by_both() -> None:
    outcome = run(QUICK, 12, processes=1)
    figures = as_json(Figures(outcome))
    assert figures["played"] == {"calm": 18, "random": 18}
    assert figures["pairs"]["calm"]["random"]["games"] == 24
    mus = [rating["mu"] for rating in figures["ratings"].values()]
    assert sum(mus) == pytest.approx(50, abs=3)
    assert all(rating["sigma"] < 8 for rating in figures["ratings"].values())


def test_alone_at_a_table_there_is_nobody_to_be_rated_against() -> None:
    figures = as_json(Figures(run(Plan("nusfjord", 1, 3, ("random", "calm")), 4, processes=1)))
    assert figures["ratings"] == {}
    assert figures["played"] == {"random": 2, "calm": 2}


def test_where_all_play_together_every_bot_has_a_table_of_its_own() -> None:
    plan = Plan("galzyr", 2, 3, ("random", "calm"))
    outcome = run(plan, 4, processes=1)
    assert [result.seating for result in outcome.results] == [("random", "random"), ("calm", "calm")] * 2
    assert [plan.place(number)[0] for number in range(4)] == [0, 0, 1, 1], "both have the same deals"
    figures = as_json(Figures(outcome))
    assert (figures["ratings"], figures["played"]) == ({}, {"random": 2, "calm": 2})
    won = [bool(result.winners) for result in outcome.results]
    assert figures["win_rate"] == {"random": (won[0] + won[2]) / 2, "calm": (won[1] + won[3]) / 2}
    rivals = replace(plan, options={"mode": "competitive"})
    assert run(rivals, 1, processes=1).results[0].seating == ("random", "calm")


def test_games_with_others_at_their_seats_are_not_gone_on_with(tmp_path: Path) -> None:
    plan = replace(QUICK, keep_records=True)
    run(plan, 2, processes=1, folder=folder(tmp_path, plan))
    kept = tmp_path / "games.jsonl"
    kept.write_text(kept.read_text(encoding="utf-8").replace('"number":1', '"number":4'), encoding="utf-8")
    with pytest.raises(OptionError, match="game 4 of the folder has others at its seats"):
        run(plan, 9, processes=1, folder=folder(tmp_path, plan))


# --- the same everywhere --------------------------------------------------------------------------------------------


def test_one_process_and_two_find_the_same_figures() -> None:
    assert told(run(QUICK, 13, processes=1)) == told(run(QUICK, 13, processes=2))


def test_an_arena_goes_on_from_its_folder(tmp_path: Path) -> None:
    plan = replace(QUICK, keep_records=True)
    whole = run(plan, 9, processes=1)
    run(plan, 4, processes=1, folder=folder(tmp_path, plan))
    kept = tmp_path / "games.jsonl"
    kept.write_text(kept.read_text(encoding="utf-8")[:-100], encoding="utf-8")  # stopped while it wrote the last line
    first = kept.read_bytes().splitlines()[:3]
    assert told(run(plan, 9, processes=1, folder=folder(tmp_path, plan))) == told(whole)
    assert kept.read_bytes().splitlines()[:3] == first
    assert len(kept.read_bytes().splitlines()) == 9
    assert told(run(plan, 5, processes=1, folder=folder(tmp_path, plan)))["games"] == 5


def test_kept_games_replay_and_say_who_played_them(tmp_path: Path) -> None:
    plan = replace(QUICK, keep_records=True, options={"deck": "cod"})
    run(plan, 3, processes=1, folder=folder(tmp_path, plan))
    for line in (1, 2, 3):
        record = records.read(tmp_path / "games.jsonl", line)
        position = games.replay(record)
        assert position.scores() == record["arena"]["scores"]
        assert tuple(record["arena"]["bots"]) == plan.place(line - 1)[1]
        assert position.options["deck"] == "cod"


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (replace(QUICK, seed=6), "another arena: seed 5, not 6"),
        (replace(QUICK, bots=("calm", "steady")), "another arena: bots calm, random, not calm, steady"),
        (replace(QUICK, options={"deck": "cod"}), "another arena: .*deck herring"),
    ],
)
def test_a_folder_of_another_arena_is_refused(tmp_path: Path, plan: Plan, sentence: str) -> None:
    run(QUICK, 1, processes=1, folder=folder(tmp_path, QUICK))
    with pytest.raises(OptionError, match=sentence):
        run(plan, 1, processes=1, folder=folder(tmp_path, plan))


def test_a_folder_in_which_the_edition_is_told_by_its_files_is_gone_on_with(tmp_path: Path) -> None:
    run(QUICK, 1, processes=1, folder=folder(tmp_path, QUICK))
    heading = tmp_path / "arena.json"
    text = heading.read_text(encoding="utf-8")
    heading.write_text(text.replace("22699e971b3827c7", "2f96f8719841595a"), encoding="utf-8")
    assert heading.read_text(encoding="utf-8") != text
    run(QUICK, 2, processes=1, folder=folder(tmp_path, QUICK))
    heading.write_text(text.replace("22699e971b3827c7", "0e5f6e85c452f0b1"), encoding="utf-8")  # another house-2
    with pytest.raises(OptionError, match="another arena: edition house-2"):
        run(QUICK, 2, processes=1, folder=folder(tmp_path, QUICK))


# --- what goes wrong ------------------------------------------------------------------------------------------------


class Clumsy:
    """Throws its cards on the floor in the second round."""

    name: str = "clumsy"
    looks: bool = True

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        if position.state.round > 1:
            raise ZeroDivisionError("my cards!")
        assert position.ask is not None
        return position.ask.moves[0]


class Cheat:
    """Names a move that is none."""

    name: str = "cheat"
    looks: bool = False

    def choose(self, position: Position[Any], seat: int, rng: random.Random) -> int:
        return 99_999


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Clumsy(), Cheat()):
        monkeypatch.setitem(bots.BOTS, bot.name, bot)


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_raises_is_named_and_the_arena_goes_on(tmp_path: Path) -> None:
    plan = replace(PLAN, bots=("random", "clumsy", "calm"), keep_records=True)
    outcome = run(plan, 6, processes=1, folder=folder(tmp_path, plan))
    figures = as_json(Figures(outcome))
    assert figures["games"] == 2
    assert {fault["bot"] for fault in figures["faults"]} == {"clumsy"}
    assert "my cards!" in figures["faults"][0]["what"]
    assert figures["played"] == {"random": 2, "clumsy": 0, "calm": 2}
    position = games.load("nusfjord").new(2, seed=figures["faults"][0]["seed"])
    for word in figures["faults"][0]["words"]:
        position.play(word)
    assert position.state.round == 2
    assert told(run(plan, 6, processes=1, folder=folder(tmp_path, plan))) == told(outcome)


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_answers_nonsense_is_named() -> None:
    fault = play_game(replace(PLAN, bots=("random", "cheat")), 0).fault
    assert fault is not None
    assert fault.bot == "cheat"
    assert "99999" in fault.what


@pytest.mark.usefixtures("odd_bots")
def test_the_command_tells_faults_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "nusfjord", "--bots", "random", "clumsy", "--games", "2", "--jobs", "1"]) == FAULT
    out, err = capsys.readouterr()
    assert "fault: game 0: clumsy: ZeroDivisionError: my cards!" in out
    assert err == "langbord: 2 games broke off, see above\n"


def test_ctrl_c_tells_what_there_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def impatient(plan: Plan, number: int) -> Result:
        if number == 3:
            raise KeyboardInterrupt
        return play_game(plan, number)

    monkeypatch.setattr(arena, "play_game", impatient)
    words = ["arena", "nusfjord", "--bots", "random", "calm", "--games", "50", "--jobs", "1"]
    assert cli.main([*words, "--json"]) == STOPPED
    out, err = capsys.readouterr()
    assert (json.loads(out)["games"], json.loads(out)["stopped"]) == (3, True)
    assert err == "langbord: stopped\n"
    assert cli.main(words) == STOPPED
    assert "3 games; stopped before all 50 were played" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "calm"], "two bots at least"),
        (["--bots", "calm", "calm"], "'calm' is named twice"),
        (["--bots", "calm", "wild"], "'wild'"),
        (["--games", "0"], "0 games cannot be played"),
        (["--jobs", "0"], "at least one"),
        (["--deck", "salmon"], "'salmon'"),
        (["--plot", "nowhere/arena.png"], "no folder 'nowhere'"),
        (["--plot", "arena.foo"], "the name is to end with the kind of picture: ."),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "nusfjord", *words]) == BAD
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


def test_the_command_prints_tables_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "arena.png"
    words = ["arena", "reykholt", "--set", "B", "--bots", "random,calm", "--games", "3", "--jobs", "1"]
    assert cli.main([*words, "--plot", str(picture)]) == DONE
    out = capsys.readouterr().out
    assert "set B" in out
    assert "3 games; the places would be quite even after 4" in out
    assert {"random", "calm"} <= {line.split()[0] for line in out.splitlines() if line}
    assert picture.read_bytes().startswith(b"\x89PNG")


# --- on a cluster ---------------------------------------------------------------------------------------------------


def test_without_ray_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.main(["arena", "nusfjord", "--bots", "random", "calm", "--games", "2", "--ray"]) == BAD
    assert capsys.readouterr().err == (
        "langbord: --ray needs the package 'ray', which is not installed: pip install ray\n"
    )


def test_without_a_model_nothing_is_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.setattr(arena, "run", None)
    assert cli.main(["arena", "nusfjord", "--bots", "random", "calm"]) == BAD
    assert capsys.readouterr().err == (
        "langbord: the arena needs the package 'openskill', which is not installed: pip install openskill\n"
    )


class PretendedRay:
    """As much of Ray as the arena calls."""

    class exceptions:  # noqa: N801 - as Ray calls it
        class RayError(Exception):
            pass

    class Task:
        def __init__(self, work: Callable[[Any], Any]) -> None:
            self.remote = work

    def __init__(self) -> None:
        self.running = False

    def init(self, **how: Any) -> None:
        if how["address"] == "nowhere":
            raise ConnectionError("nobody there\nat all")
        self.running = True

    def shutdown(self) -> None:
        self.running = False

    def remote(self, work: Callable[[Any], Any]) -> PretendedRay.Task:
        return PretendedRay.Task(work)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def get(self, found: Any) -> Any:
        return found


def test_pieces_sent_to_a_cluster_come_back_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = PretendedRay()
    monkeypatch.setattr("langbord.lab.optional_imports.load", lambda *_: ray)
    found = ray_backend.spread(lambda number: number * number, range(50), 2, "")
    assert next(found) == 0
    assert ray.running
    assert list(found) == [number * number for number in range(1, 50)]
    assert not ray.running
    with pytest.raises(LangbordError, match=r"at 'nowhere': nobody there$"):
        next(ray_backend.spread(len, [], 2, "nowhere"))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_finds_the_same_figures() -> None:
    pytest.importorskip("ray")
    assert told(run(QUICK, 12, processes=2, cluster="")) == told(run(QUICK, 12, processes=1))
