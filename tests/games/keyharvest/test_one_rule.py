"""Rules, page, text table and terminal say the same: what is lit is legal, what is shown as a price is paid."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from langbord.engine.position import Position
from langbord.games.keyharvest.rules.moves import ACTION_WORDS, REFERENCE_WORDS, WORKER_WORDS
from langbord.games.keyharvest.rules.view_model import View
from langbord.games.keyharvest.terminal.painter import KeyHarvestPainter
from langbord.games.keyharvest.web import text_table
from langbord.tui.screen import SHAPES, Look
from tests.games.keyharvest.table import board, hand, lot, play, table, why
from tests.games.keyharvest.test_panels import context, random_positions, render
from tests.games.pages import draw, legal_for, texts
from tests.rules import rule

#: What each action begins with beside fields and workers.
BESIDE = {"all", "remove", "stop"}
#: Questions that sell something for counters of any crops.
SALES = ("buy", "seize", "quick-sale", "lucky-dip", "lucky-dip-registry")


def asked_positions(seats: int, seed: int, every: int) -> list[Position[Any]]:
    """Random positions in which something is asked."""
    return [position for position in random_positions(seats, seed, every) if position.ask is not None]


def looked_at(position: Position[Any], seat: int) -> tuple[Look[View], str]:
    """The terminal's look at a table, and its whole picture as text."""
    numbers = {word: at for at, word in enumerate(sorted(legal_for(position, seat)), 1)}
    assert position.ask is not None
    values = {name: thing for name, (_, thing) in position.ask.values}
    look: Look[View] = Look(
        position.view(seat), seat, texts("en", position), SHAPES, 140, numbers, position.ask.prompt, values
    )
    console = Console(width=140, color_system=None, record=True, file=io.StringIO())
    for section in KeyHarvestPainter(position.options).picture(look):
        console.print(section.forms[0]())
    return look, console.export_text()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_action_can_begin_with_is_what_its_question_allows(seats: int) -> None:
    begun: set[str] = set()
    for position in asked_positions(seats, seats + 40, 9):
        assert position.ask is not None
        if position.ask.prompt != "action":
            continue
        seat = position.ask.seat
        starts = position.view(seat)["players"][seat]["starts"]
        for action in ACTION_WORDS:
            first = set(starts[action])
            if action not in legal_for(position, seat):
                known = why(position, action)
                assert not first or known in ("action-twice K3.3", "transfer-after-offer K3.4"), (action, known)
                continue
            trial = position.copy()
            trial.play(action)
            assert first == legal_for(trial, seat) - BESIDE, action
            begun.add(action)
            for words in starts[action].values():
                tried = trial.copy()
                for word in words:
                    tried.play(word)
        for other in range(seats):
            assert (position.view(seat)["players"][other]["starts"] is None) == (other != seat)
    assert begun == set(ACTION_WORDS)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_terminal_brackets_what_is_legal_and_marks_what_can_be_paid(seats: int) -> None:
    places = 0
    for position in asked_positions(seats, seats + 50, 17):
        assert position.ask is not None
        seat = position.ask.seat
        look, picture = looked_at(position, seat)
        bracketed = set(re.findall(r"\[([A-G]\d)", picture))
        assert bracketed <= set(look.numbers), position.ask.prompt
        standing = {worker["at"] for worker in look.view["players"][seat]["workers"]}
        if position.ask.prompt in ("place", "fallow", "harvest", "offer", "take"):
            assert bracketed | standing >= set(look.numbers) & set(REFERENCE_WORDS), position.ask.prompt
            places += 1
        starts = look.view["players"][seat]["starts"]
        assert starts is not None
        if position.ask.prompt == "action":
            payable = set(re.findall(r"([A-G]\d) \w: (?:\d\w ?)+\+", picture))
            assert payable == set(starts["transfer"])
    assert places


@pytest.mark.parametrize("seats", [2, 4])
def test_the_text_table_calls_possible_what_is_legal(seats: int) -> None:
    for position in asked_positions(seats, seats + 60, 37):
        assert position.ask is not None
        seat = position.ask.seat
        legal = legal_for(position, seat)
        html = draw(position, "text.html", context(position, seat), "en").html
        possible = set(re.findall(r"<code>([\w-]+)</code>[^<]{0,60}?\s*<strong>", html))
        assert possible <= legal
        on_it = set(text_table.words(position.view(seat), seat)) - set(ACTION_WORDS)
        assert legal & on_it & set(WORKER_WORDS) <= possible


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_shown_as_a_price_is_paid(seats: int) -> None:
    sold: set[str] = set()
    for position in asked_positions(seats, seats, 1):
        assert position.ask is not None
        if position.ask.prompt not in SALES:
            continue
        seat, prompt = position.ask.seat, position.ask.prompt
        sheets = {
            piece["data-word"]: int(piece["data-count"])
            for piece in render(position, seat).lit()
            if "data-sheet" in piece
        }
        assert set(sheets) == legal_for(position, seat) - {"pass"}
        for word, price in sheets.items():
            trial = position.copy()
            trial.play(word)
            paid = 0
            while trial.ask is not None and trial.ask.prompt in ("pay", "pay-stock") and trial.ask.seat == seat:
                trial.play(trial.ask.moves[0])
                paid += 1
                if paid == price:
                    break
            assert paid == price, (prompt, word)
            assert trial.ask is None or trial.ask.prompt not in ("pay", "pay-stock")
        sold.add(prompt)
    assert sold


@rule("K9.5", "K9.7")
@pytest.mark.parametrize(("worker", "price"), [("E", 3), ("G", 2)])
def test_the_terminal_names_the_price_of_a_worker_who_buys(worker: str, price: int) -> None:
    position = table(2, board(0, "B2 B3 C2 C4 D2 D3"), hand(0, wheat=4), lot(1, "F6", wine=2))
    play(position, f"worker {worker} C3")
    assert position.ask is not None
    said = texts("en", position).move(position.ask, position.game.vocabulary.number("F6"))
    assert f"{price} counters" in said
    assert position.view(0)["players"][1]["store"][0]["prices"][worker] == price
    poor = play(
        table(2, board(0, "B2 B3 C2 C4 D2 D3"), hand(0, wheat=1), lot(1, "F6", wine=2), lot(1, "F7", hops=1)),
        "worker G C3",
    )
    assert why(poor, "F6") == "too-dear K9.5"
