"""Balance counts who could take what, who took it and how they fared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from langbord import cli
from langbord.cli.shared import BAD
from langbord.engine.balance import LineUp
from langbord.engine.errors import OptionError
from langbord.games.nusfjord.rules.moves import SPACE_WORDS
from langbord.lab.balance import games
from langbord.lab.balance import report as balance
from langbord.lab.balance.count import Fared, Report, Sheet, sheet_of
from langbord.lab.selfplay import run

GOLD, SHIP = "gold", "ship"
TWO = LineUp("2 seats", 2)


def sheet(winners: list[int]) -> Sheet:
    """Seat 0 takes gold, seat 1 could but takes the ship twice."""
    taken = {(0, "spaces", GOLD): 1, (1, "spaces", SHIP): 2}
    offered = {(0, "spaces", GOLD): 1, (1, "spaces", GOLD): 2, (1, "spaces", SHIP): 2}
    return Sheet([30, 20], winners, 0, taken, offered)


def test_lift_is_the_holders_share_of_wins_against_an_even_one() -> None:
    report = Report(LineUp("two", 2))
    report.add(sheet([0]))
    report.add(sheet([0, 1]))
    figures = balance.as_json(report)
    assert figures["tables"]["spaces"][GOLD]["lift"] == 0.25
    ship = figures["tables"]["spaces"][SHIP]
    assert (ship["per_game"], ship["offered_per_game"], ship["holders"], ship["lift"]) == (2.0, 2.0, 2, -0.25)
    assert [place["lift"] for place in figures["places"]] == [0.25, -0.25]


def test_holders_are_held_against_those_who_could_and_did_not() -> None:
    report = Report(LineUp("two", 2))
    report.add(sheet([0]))
    report.add(sheet([0, 1]))
    gold = balance.as_json(report)["tables"]["spaces"][GOLD]
    assert (gold["passers"], gold["against_passers"]) == (2, 0.5)
    assert gold["against_error"] > gold["error"]
    ship = balance.as_json(report)["tables"]["spaces"][SHIP]
    assert (ship["passers"], ship["against_passers"]) == (0, None)  # nobody else could


def test_what_nobody_takes_is_told() -> None:
    report = Report(LineUp("two", 2))
    report.add(Sheet([1, 2], [1], 0, {}, {(0, "spaces", GOLD): 3}))
    entry = balance.as_json(report)["tables"]["spaces"][GOLD]
    assert (entry["verdict"], entry["lift"], entry["offered_per_game"]) == ("never taken", None, 3)


@pytest.mark.parametrize(("wins", "verdict"), [(650, "too strong"), (610, ""), (500, ""), (390, ""), (350, "too weak")])
def test_a_verdict_needs_ten_points_beyond_the_error(wins: int, verdict: str) -> None:
    assert Fared(1000, wins).verdict(0.5, 0.10) == verdict


def test_a_few_games_give_no_verdict() -> None:
    assert Fared(29, 29).verdict(0.5, 0.10) == ""
    assert Fared(30, 30).verdict(0.5, 0.10) == "too strong"
    assert Fared().verdict(0.5, 0.10) == ""


def test_a_place_stands_out_by_four_points() -> None:
    report = Report(LineUp("two", 2))
    for number in range(2000):
        report.add(Sheet([1, 2], [0 if number % 100 < 58 else 1]))
    assert [place["verdict"] for place in balance.as_json(report)["places"]] == ["too strong", "too weak"]
    assert "place 1 too strong: +8.0 ± 2.2" in balance.outside("nusfjord", report)


def test_a_thing_is_judged_by_what_its_place_does_not_explain() -> None:
    report = Report(LineUp("two", 2))
    for number in range(1000):  # the first place wins 8 of 10 games, and takes the gold in 3 of 4
        taker = (int(number % 4 == 3), "spaces", GOLD)
        report.add(Sheet([1, 2], [0 if number % 5 < 4 else 1], 0, {taker: 1}, {taker: 1}))
    gold = balance.as_json(report)["tables"]["spaces"][GOLD]
    assert (gold["lift"], gold["beyond_place"], gold["verdict"]) == (0.15, 0.0, "")


def test_what_only_one_place_takes_cannot_be_told_from_the_place() -> None:
    report = Report(LineUp("two", 2))
    for number in range(1000):
        report.add(Sheet([1, 2], [0 if number % 10 < 8 else 1], 0, {(0, "spaces", GOLD): 1}, {(0, "spaces", GOLD): 1}))
    gold = balance.as_json(report)["tables"]["spaces"][GOLD]
    assert (gold["lift"], gold["beyond_place"], gold["verdict"]) == (0.3, 0.0, "goes with place 1")


def test_what_is_taken_less_than_once_in_fifty_games_is_told() -> None:
    report = Report(LineUp("two", 2))
    for number in range(101):
        report.add(Sheet([1, 2], [1], 0, {(0, "spaces", GOLD): 1} if number < 2 else {}, {(0, "spaces", GOLD): 3}))
    assert balance.as_json(report)["tables"]["spaces"][GOLD]["verdict"] == "hardly taken"
    assert balance.outside("nusfjord", report)[-1].endswith("gold hardly taken: taken 0.02 times a game, offered 3.00")


def test_the_first_to_be_asked_has_the_first_place() -> None:
    report = Report(LineUp("three", 3))
    report.add(Sheet([1, 1, 9], [2], first=2))
    assert [place.wins for place in report.places] == [1.0, 0.0, 0.0]


def test_games_that_nobody_wins_lower_what_is_even() -> None:
    report = Report(LineUp("two", 2))
    report.add(sheet([]))
    report.add(sheet([0]))
    assert report.even() == 0.25


def test_a_sheet_knows_what_was_offered_taken_and_won() -> None:
    plan = run.Plan("nusfjord", 2, 7, keep_answers=True)
    played = run.play_game(plan, 3)
    found = sheet_of(plan, 3, [word for _, _, word in played.answers])
    assert (found.scores, found.winners) == (played.scores, played.winners)
    assert found.first == played.answers[0][0]
    spaces = sum(times for (_, table, _), times in found.taken.items() if table == "spaces")
    assert spaces == sum(prompt == "place-worker" and word in SPACE_WORDS for _, prompt, word in played.answers)
    assert all(found.offered[thing] >= times for thing, times in found.taken.items())
    assert sum(found.offered.values()) > sum(found.taken.values())


def test_the_command_writes_its_chapter_and_leaves_the_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "balance.md"
    page.write_text("# Balance\n\nBy hand.\n", encoding="utf-8")
    args = ["balance", "nusfjord", "--seats", "2", "--games", "2", "--bot", "calm", "--processes", "1"]
    for _ in range(2):
        assert cli.main([*args, "--write", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("## Nusfjord\n") == 1
    assert "By hand." in text
    assert "| gold |" in text
    capsys.readouterr()
    assert cli.main([*args, "--json"]) == 0
    (figures,) = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert sum(place["lift"] for place in figures["places"]) == pytest.approx(0, abs=1e-3)


def test_the_command_draws_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "reykholt", "--set", "B", "--games", "3", "--bots", "calm", "--jobs", "1"]
    page = tmp_path / "page.md"
    assert cli.main([*words, "--plot", str(tmp_path / "plots"), "--report", str(page)]) == 0
    assert "2 seats, set B: 3 games" in capsys.readouterr().out
    assert (tmp_path / "plots/reykholt-2-seats-set-b.png").read_bytes().startswith(b"\x89PNG")
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Balance of Reykholt\n")
    assert "`langbord balance reykholt --option set=B --bots calm --games 3 --seed 1`" in text
    assert "| B06 | Group Discount |" in text


@pytest.mark.parametrize("game", ["nusfjord", "reykholt", "keyharvest"])
def test_a_game_has_line_ups_that_can_be_played(game: str) -> None:
    for line_up in games.line_ups(game)[:4]:
        report = games.measure(game, line_up, "random", 1, 7, 1)
        assert report.games == 1
        assert report.tables


def test_a_game_without_a_tally_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["balance", "galzyr"]) == BAD
    assert "Lands of Galzyr has no balance" in capsys.readouterr().err


# --- kept games -----------------------------------------------------------------------------------------------------


def figures_of(count: int, folder: Path | None, processes: int = 1) -> object:
    return balance.as_json(games.measure("nusfjord", TWO, "calm", count, 3, processes, folder))


def test_kept_games_are_counted_as_played_ones_and_gone_on_with(tmp_path: Path) -> None:
    whole = figures_of(6, None)
    figures_of(4, tmp_path)
    path = tmp_path / "nusfjord-2-seats-calm-seed-3.jsonl"
    first = path.read_bytes().splitlines()
    path.write_bytes(path.read_bytes()[:-50])  # stopped while it wrote the last line
    assert figures_of(6, tmp_path) == whole
    assert path.read_bytes().splitlines()[:4] == first
    assert figures_of(6, tmp_path, processes=2) == whole
    assert figures_of(2, tmp_path) == figures_of(2, None)


def test_what_selfplay_wrote_can_be_counted(tmp_path: Path) -> None:
    plan = run.Plan("nusfjord", 2, 3, bots=("calm",), keep_records=True)
    run.run(plan, 3, processes=1, out=games.file_of(tmp_path, plan, TWO))
    assert figures_of(3, tmp_path) == figures_of(3, None)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace('"deck":"herring"', '"deck":"cod"'), "other rules or cards"),
        (lambda text: text.replace('"seed":', '"seed":1'), "other rules or cards"),
        (lambda text: "[]\n", "not a record"),
        (lambda text: "no game\n", "not a record"),
        (lambda text: text.replace('"words":["', '"words":["stop","'), "'stop'"),
    ],
)
def test_a_file_with_other_games_is_refused(tmp_path: Path, change: object, sentence: str) -> None:
    figures_of(1, tmp_path)
    (path,) = tmp_path.iterdir()
    assert callable(change)
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(OptionError, match=sentence):
        figures_of(1, tmp_path)
