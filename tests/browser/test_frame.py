"""The table stands still: over some turns against a bot the board does not move, its page fits, what is lit is in
sight, and no button that ends a turn stands where a move stands."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.player import Player
from tests.browser.visitors import Visitors

CLICKS = 14
#: What of a game must be in the first screen, beside the log.
MINE = {"nusfjord": ".panel-harbour", "reykholt": ".panel-mine", "keyharvest": ".country.home", "galzyr": ".map"}
#: How many windows high a page may be; buildings are added to those that nobody wants, and a scene is as long as it is.
HIGHEST = {"nusfjord": 1.45, "reykholt": 1.15, "keyharvest": 1.15}
#: Where the host begins, if a game has such an option; nothing has happened before.
BEGINS = {"nusfjord", "reykholt"}
LOOK = """(mine) => {
  const box = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };
  const hidden = (piece) => !piece.getClientRects().length;
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) => !hidden(one)).map(box);
  const tab = (piece) => document.getElementById(`tab-${piece.closest("[data-tab]")?.dataset.tab}`);
  const marked = (piece) => tab(piece)?.matches(".calls");
  const edge = (id) => document.getElementById(id).getBoundingClientRect().top;
  const lit = [...document.querySelectorAll("#table [data-legal]")];
  const scrolls = [...document.querySelectorAll("#table *")].filter((one) => ["auto", "scroll"].includes(
    getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1 && one.checkVisibility());
  return {
    top: box(document.getElementById("table")).y,
    height: document.documentElement.scrollHeight / innerHeight,
    parts: [...boxes(mine), ...boxes(".panel-log")],
    moves: [...boxes("#moves .move:not(.on-board)"), ...boxes("#table [data-legal]")],
    ends: boxes("#confirm, #hurry"),
    unseen: lit.filter((piece) => hidden(piece) && !marked(piece)).map((piece) => piece.id),
    scrolls: scrolls.map((one) => one.className),
    board: edge("bar") - edge("table"),
  };
}"""


@dataclass(frozen=True)
class Sight:
    """What of the frame can be measured."""

    top: float  # of the table, on the page
    height: float  # of the page, in windows
    parts: list[dict[str, float]]  # what must be in the first screen
    moves: list[dict[str, float]]
    ends: list[dict[str, float]]  # Confirm, and Skip the pauses
    unseen: list[str]  # lit pieces that are neither in sight nor on a tab that is marked
    scrolls: list[str]  # parts of the table that scroll inside themselves
    board: float  # how much of the table is above the bar


def sit_down(page: Page, game: str) -> Player:
    """Against one calm bot."""
    page.goto(f"/new/{game}")
    choices = [("seats", "2"), ("seat-1", "calm")] + ([("option-start", "0")] if game in BEGINS else [])
    for name, value in choices:
        page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)
    page.locator("form.new-table button[type=submit]").click()
    page.wait_for_url("**/t/*")
    player = Player(page, touch=bool(page.evaluate("matchMedia('(width < 760px)').matches")))
    player.wait_for_turn()
    player.needs_no_tips()
    return player


def some_clicks(player: Player, game: str) -> list[Sight]:
    """Answer what is asked, one click after another, and look at each page."""
    seen: list[Sight] = []
    for number in range(CLICKS):
        look = player.wait_for_turn()
        if look.over:
            break
        player.page.evaluate("scrollTo(0, 0)")
        seen.append(Sight(**player.page.evaluate(LOOK, MINE[game])))
        words = [piece for piece in look.lit if piece.startswith("move-")] or look.lit  # no piece that opens a sheet
        player.press("#confirm" if look.held else f'[id="{words[number % len(words)]}"]')
    return seen


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((1366, 768), marks=pytest.mark.soak)], ids=str)
@pytest.mark.parametrize("game", MINE)
def test_the_table_stands_still(visitors: Visitors, game: str, size: tuple[int, int]) -> None:
    page = visitors.page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    seen = some_clicks(sit_down(page, game), game)
    assert {one.top for one in seen} == {seen[0].top}
    assert [one.unseen for one in seen if one.unseen] == []
    assert [one.scrolls for one in seen if one.scrolls] == []
    assert {one.parts[-1]["y"] for one in seen} == {seen[0].parts[-1]["y"]}  # nor does the log
    ends = [box for one in seen for box in one.ends]
    moves = [box for one in seen for box in one.moves]
    assert [pair for pair in itertools.product(ends, moves) if overlap(*pair)] == []
    if size == (1440, 900):
        assert max(one.height for one in seen) <= HIGHEST.get(game, math.inf)
        for one in seen:
            lowest: Any = max(part["y"] + part["height"] for part in one.parts) if one.parts else 0
            assert lowest <= size[1]


@pytest.mark.soak
@pytest.mark.parametrize("game", MINE)
def test_on_a_phone_the_board_has_room(visitors: Visitors, game: str) -> None:
    page = visitors.page(phone=True)
    seen = some_clicks(sit_down(page, game), game)
    assert min(one.board for one in seen) >= 520
    assert [one.unseen for one in seen if one.unseen] == []
