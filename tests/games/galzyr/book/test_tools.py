"""The tools for the book of Galzyr: lint, numbers, map, counts, one scene tried, many months simulated."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from langbord import cli
from langbord.cli.shared import BAD, DONE
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.errors import EngineFault, OptionError
from langbord.games.galzyr.book import display_numbers, graph, reader
from langbord.games.galzyr.book.tools import lint_report, simulate, simulated_players, stats, try_scene
from langbord.games.galzyr.book.tools import survey as book_survey
from langbord.games.galzyr.bots.check_odds import likelihood
from langbord.games.galzyr.rules.game import GAME
from tests.games.galzyr.small_book import CARDS, SCENE, write_book

TINY = Path(__file__).parents[1] / "tiny_book"
LATER = CARDS + "\n## item lamp  Lamp\nscene -> ferry.later : Go\n"


# --- lint and numbers -----------------------------------------------------------------------------------------------


def test_lint_tells_mistakes_advice_and_what_is_not_written(tmp_path: Path) -> None:
    report = lint_report.report(write_book(tmp_path, cards=LATER))
    assert any("'ferry.later' is not written yet" in line for line in report.mistakes)
    assert any("[verbs]" in line for line in report.mistakes)
    assert any("read best" in line for line in report.advice)
    assert report.summary().startswith("3 scenes, 2 cards: ")


def test_lint_of_a_book_that_cannot_be_read_tells_why(tmp_path: Path) -> None:
    report = lint_report.report(write_book(tmp_path, SCENE.replace("medium", "tricky")))
    assert len(report.mistakes) == 1
    assert "'tricky' is not a difficulty" in report.mistakes[0]


def test_a_single_check_can_be_asked_for(tmp_path: Path) -> None:
    report = lint_report.report(write_book(tmp_path), "verbs")
    assert report.mistakes
    assert all("[verbs]" in line for line in report.mistakes + report.advice)
    with pytest.raises(OptionError, match="there is no check 'luck'"):
        lint_report.report(tmp_path, "luck")


def test_numbers_are_written_for_what_is_written(tmp_path: Path) -> None:
    folder = write_book(tmp_path, cards=LATER)
    assert "5 new numbers" in lint_report.number(folder)
    assert "ferry.later" not in display_numbers.read(folder).scenes
    assert "0 new numbers" in lint_report.number(folder)


# --- counts and map -------------------------------------------------------------------------------------------------


def test_counts(tmp_path: Path) -> None:
    found = stats.counts(lint_report.draft(write_book(tmp_path, cards=LATER)))
    assert (found["scenes"], found["unwritten"], found["cards"], found["blocks"]) == (3, 1, 2, 5)
    assert (found["options"], found["checks"], found["by_verb"]) == (3, 1, {"convince": 1})
    assert found["by_type"] == {"item": 1, "location": 1}
    assert (found["scenes_reached"], found["cards_reached"]) == (3, 1)
    assert json.loads(json.dumps(found)) == found


def test_the_map_tells_what_opens_gives_and_leads_on(tmp_path: Path) -> None:
    scene = SCENE.replace("> gain 1 prestige", "> gain lamp").replace("away -> end", "away -> scene end.together")
    book = reader.read(write_book(tmp_path, scene, CARDS + "\n## item lamp  Lamp\n"))
    text = graph.text(book)
    assert "ferry.toll  The Toll\n     from: dunmere.quay\n     gives lamp; leads to end.together" in text
    assert "end.rivals" not in graph.text(book, "ferry")
    dot = graph.dot(book, "ferry")
    assert dot.startswith("digraph")
    assert '"card:dunmere.quay" -> "scene:ferry.toll" [style=solid];' in dot
    assert '"scene:ferry.toll" -> "card:lamp" [style=dashed];' in dot


# --- one scene ------------------------------------------------------------------------------------------------------


def tried(folder: Path, answers: list[str], **setting: object) -> tuple[try_scene.Trial, str]:
    """A scene tried with these answers, and all that was said."""
    said: list[str] = []
    given = iter(answers)
    chosen = try_scene.Setting(**setting)  # type: ignore[arg-type]
    trial = try_scene.trial(reader.read(folder), "ferry.toll", chosen, Chance(key_from_seed(1)))
    trial.run(lambda prompt: next(given), said.append)
    return trial, "\n".join(said)


def test_a_scene_is_tried_to_its_end(tmp_path: Path) -> None:
    trial, said = tried(write_book(tmp_path), ["9", "2"])
    assert trial.done == ["ferry.toll/start", "ferry.toll/over"]
    assert "A number from 1 to 3" in said
    assert "> pay 1 gold" in said
    assert "> gain 1 prestige" in said


def test_a_check_is_thrown_and_leads_to_an_outcome(tmp_path: Path) -> None:
    trial, said = tried(write_book(tmp_path), ["1"])
    assert "communication: " in said
    total = int(trial.situation["total"])
    assert trial.done[-1] == ("ferry.toll/over" if total >= 2 else "ferry.toll/wet")


def test_closed_options_and_variants_follow_the_situation(tmp_path: Path) -> None:
    scene = SCENE.replace("barrels.", "barrels. [winter: Ice.] {mor: Ha.}").replace("Pay ->", "Pay [flight] ->")
    folder = write_book(tmp_path, scene)
    _, poor = tried(folder, ["2", "3"], month="january", gold=0)
    assert "Ice. Ha." in poor
    assert "That is closed to you here." in poor
    trial, rich = tried(folder, ["2"], tags=("flight",))
    assert "Ice." not in rich
    assert trial.done[-1] == "ferry.toll/over"


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ({"month": "smarch"}, "'smarch' is not a month"),
        ({"weekday": "day"}, "'day' is not a day"),
        ({"adventurer": "bumir"}, "not an adventurer of this book: mor"),
        ({"space": "sea"}, "there is no space 'sea'"),
        ({"cards": ("lamp",)}, "there is no card 'lamp'"),
        ({"tags": ("gills",)}, "there is no tag 'gills'"),
    ],
)
def test_a_situation_that_cannot_be_is_refused(tmp_path: Path, setting: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        tried(write_book(tmp_path), [], **setting)


# --- many months ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", list(simulated_players.PLAYERS))
def test_every_player_lives_through_the_months(players: str) -> None:
    report = simulate.run(simulate.Plan(TINY, players, seats=2, months=3, seed=4), 1)
    assert report.stopped == []
    assert (report.tally.worlds, report.tally.months) == (1, 3)
    assert report.tally.turns > 0
    assert report.tally.scenes.total() >= report.tally.turns - report.tally.rests
    assert report.tally.prestige.total() == 3
    found = report.as_json()
    assert json.loads(json.dumps(found)) == found
    assert "turns by" in report.text()


def test_the_same_seed_lives_the_same_year() -> None:
    plan = simulate.Plan(TINY, "curious", months=2, seed=3)
    assert simulate.run(plan, 1).as_json() == simulate.run(plan, 1).as_json()


def test_unwritten_scenes_do_not_stop_a_simulation(tmp_path: Path) -> None:
    folder = write_book(tmp_path / "book", cards=LATER)
    copy = simulate.playable(folder, tmp_path / "copy")
    assert copy != folder
    assert "ferry.later" in reader.read(copy).scenes
    assert simulate.playable(copy, tmp_path / "other") == copy


def test_what_stops_a_world_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object, move: int) -> None:
        raise EngineFault("the sky fell down")

    monkeypatch.setattr("langbord.engine.position.Position.play", refuse)
    report = simulate.run(simulate.Plan(TINY, "random", months=1), 1)
    assert report.stopped == ["world 0 of seed 1: the sky fell down"]
    assert "STOPPED" in report.text()


def test_reports_add_up() -> None:
    one = simulate.Tally(worlds=1, turns=4, scenes=Counter(a=2), stopped=["x"])
    one.add(simulate.Tally(worlds=1, turns=3, scenes=Counter(a=1, b=1)))
    assert (one.worlds, one.turns, one.scenes, one.stopped) == (2, 7, Counter(a=3, b=1), ["x"])


def test_a_likelier_check_is_seen_as_likelier() -> None:
    state = GAME.new(1, 1, {"book": str(TINY)}).state
    player = state.players[0]
    player.hero = 0
    player.marks = [2, 1, 1, 0, 0, 0]
    by_skill = [likelihood(state, player, skill, "", 2) for skill in ("might", "survival", "perception")]
    assert by_skill[0] > by_skill[1] > by_skill[2]
    by_need = [likelihood(state, player, "might", "", least) for least in (1, 2, 3)]
    assert by_need[0] > by_need[1] > by_need[2]


# --- the long trial ---------------------------------------------------------------------------------------------------


def survey(folder: Path, worlds: int, book: Path | None = TINY) -> book_survey.Survey:
    told: list[str] = []
    found = book_survey.run(book_survey.Trial(folder, book, worlds, months=2, seed=3), told.append)
    assert told == [] or told[-1] == f"quests: {worlds} of {worlds} worlds"
    return found


def test_a_long_trial_can_be_stopped_and_taken_up(tmp_path: Path) -> None:
    whole = survey(tmp_path / "whole", 9)
    survey(tmp_path / "parts", 5)
    parts = survey(tmp_path / "parts", 9)
    assert parts.as_json() == whole.as_json()
    assert parts.page() == whole.page()
    assert survey(tmp_path / "parts", 9).as_json() == whole.as_json()  # nothing was left to do
    assert {table for kind in whole.kinds for table in kind.tables} == {
        f"{seats} {mode}" for seats, mode in book_survey.TABLES
    }
    (tmp_path / "parts" / "greedy.json").write_text("{}")
    with pytest.raises(OptionError, match="holds no figures"):
        survey(tmp_path / "parts", 9)


def test_every_adventurer_comes_to_every_table() -> None:
    worlds = range(4 * len(book_survey.TABLES))
    for table, (seats, _) in enumerate(book_survey.TABLES):
        mine = [world for world in worlds if world % len(book_survey.TABLES) == table]
        for seat in range(seats):
            assert {simulate.hero_of(world, seat) for world in mine} == set(range(simulate.HEROES))


def lived(players: str, **earned: int) -> book_survey.Kind:
    """One month of each of these adventurers, alone."""
    tally = simulate.Tally(hero_prestige=Counter(earned), hero_months=Counter(dict.fromkeys(earned, 1)))
    tally.prestige = Counter(earned.values())
    return book_survey.Kind(players, 1, tables={"1 coop": tally})


def test_a_survey_sets_each_adventurer_against_the_mean_of_all(tmp_path: Path) -> None:
    kinds = [
        lived("random", bumir=99, mor=1, aysala=1, keridai=1),  # earns by luck, so it does not count
        lived("curious", bumir=12, mor=8, aysala=10, keridai=10),
        lived("greedy", bumir=10, mor=10, aysala=10, keridai=10),
    ]
    found = book_survey.Survey(book_survey.Trial(tmp_path, TINY), reader.read(TINY), kinds)
    adventurers = found.adventurers()
    assert adventurers["bumir"]["curious"] == [12, 20]
    assert adventurers["mor"]["curious"] == [8, -20]
    assert adventurers["bumir"]["all"] == adventurers["bumir"]["alone"] == [11, 10]
    assert adventurers["bumir"]["in company"] == [0, 0]
    page = found.page()
    assert "| Bumir | 12.00 (+20.0 %) | 10.00 (+0.0 %) | 11.00 (+10.0 %)" in page
    assert "Cards that nobody ever met: " in page
    asked = " / ".join(str(level.prestige[0]) for level in found.book.world.levels[1:])
    assert f"| 1 | 10 / 10 / 10 | {asked} |" in page


def test_every_kind_of_player_lives_in_the_house_book_without_a_dead_end(tmp_path: Path) -> None:
    found = survey(tmp_path, 8, book=None)
    assert found.stopped == []
    assert [(kind.worlds, kind.all().months) for kind in found.kinds] == [(8, 16)] * len(book_survey.KINDS)
    figures = found.as_json()["kinds"]
    for kind in figures.values():
        assert kind["turns_without_choice"] <= simulate.NO_CHOICE_MOST


def test_checks_in_the_house_book_work_as_often_as_their_words_promise() -> None:
    """A small sample, so the bounds are wider by what chance may do to it; `book survey` has the exact figures."""
    tally = simulate.run(simulate.Plan(None, "curious", months=6, seed=2), 16).tally
    for difficulty, (low, high) in simulate.TARGETS.items():
        passed, failed = tally.passed[difficulty], tally.failed[difficulty]
        slack = 250 / (passed + failed) ** 0.5  # five standard errors in per cent, at most
        assert low - slack <= 100 * passed / (passed + failed) <= high + slack


# --- the command ----------------------------------------------------------------------------------------------------


def test_the_command_lints_counts_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(write_book(tmp_path))
    assert cli.main(["book", "lint", "--book", folder]) == BAD
    assert "mistakes" in capsys.readouterr().out
    assert cli.main(["book", "stats", "--json", "--book", folder]) == DONE
    assert json.loads(capsys.readouterr().out)["scenes"] == 3
    assert cli.main(["book", "map", "ferry", "--dot", "--book", folder]) == DONE
    assert capsys.readouterr().out.startswith("digraph")
    assert cli.main(["book", "number", "--book", folder]) == DONE
    assert "4 new numbers" in capsys.readouterr().out


def test_the_command_tries_a_scene(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = str(write_book(tmp_path))
    answers = iter(["3"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert cli.main(["book", "play", "ferry.toll", "--book", folder]) == DONE
    assert "The scene is over." in capsys.readouterr().out
    assert cli.main(["book", "play", "ferry.tol", "--book", folder]) == BAD
    assert capsys.readouterr().err == "langbord: there is no scene 'ferry.tol'\n"


def test_the_command_simulates(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["book", "simulate", "--book", str(TINY), "--worlds", "1", "--months", "1", "--players", "random", "--json"]
    assert cli.main(words) == DONE
    assert json.loads(capsys.readouterr().out)["months"] == 1
    assert cli.main([*words, "--players", "lucky"]) == BAD
    assert "there is no player 'lucky'" in capsys.readouterr().err
