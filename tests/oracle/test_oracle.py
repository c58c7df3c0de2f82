"""A few thousand questions of each game put to the second move generators, and whether planted faults are found."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.oracle.compare import ORACLES, compare
from tests.oracle.faults import FAULTS, Fault, found

#: Questions of each game: as many as cost about as much.
QUESTIONS = {"nusfjord": 2000, "reykholt": 1500, "keyharvest": 1500, "galzyr": 600}
#: One fault of each game, which shows itself soon; `python -m tests.oracle --faults` plants all of them.
SOON = {fault.game: fault for fault in reversed(FAULTS)}


@pytest.mark.parametrize("game", ORACLES)
def test_the_second_move_generator_agrees(game: str) -> None:
    tally = compare(game, QUESTIONS[game])
    assert tally.faults == []
    assert tally.questions == QUESTIONS[game]
    assert tally.share >= 0.95, "\n".join(tally.table())


@pytest.mark.parametrize("game", ORACLES)
def test_it_imports_nothing_of_the_rules(game: str) -> None:
    tree = ast.parse(Path(ORACLES[game].__file__ or "").read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    modules += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    assert modules
    assert not [module for module in modules if ".rules" in module or module.endswith("langbord.games")]


@pytest.mark.parametrize("game", ORACLES)
def test_a_planted_fault_is_found(game: str) -> None:
    assert "allows" in found(SOON[game], 1000).what


@pytest.mark.soak
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_every_planted_fault_is_found(fault: Fault) -> None:
    assert found(fault, 30_000)


def test_there_are_faults_enough() -> None:
    assert len({(fault.game, fault.name) for fault in FAULTS}) == len(FAULTS) >= 20
