"""A phone of 390 × 844: everything by taps, nothing wider than the screen, nothing too small for a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.player import Player
from tests.browser.visitors import Visitors

TABS = ("me", "rivals", "log", "more", "board")
TARGETS = "a[href], button, [role=button], input:not([type=hidden]), select, summary, [tabindex='0']"
SMALL = """(targets) => [...document.querySelectorAll(targets)]
  .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((node) => getComputedStyle(node).display !== "inline" && !node.closest(".skip"))
  .map((node) => [node.id || node.className, node.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""
TINY = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || node.closest("svg, script, .skip") || !node.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (size < 12.9) found.add(`${node.className}: ${size} px: ${walker.currentNode.data.trim().slice(0, 20)}`);
  }
  return [...found];
}"""


def fits(page: Page) -> bool:
    """Whether nothing can be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= 390 && innerWidth <= 390"))


def test_two_rounds_by_taps(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    player = visitors.against_bots(page, touch=True)
    while not page.locator(".pocket-round").inner_text().startswith("Round 3"):
        assert fits(page)
        player.act()
        player.wait_for_turn()
    for tab in TABS:
        page.locator(f"#tab-{tab}").tap()
        assert fits(page), tab
        assert page.evaluate(SMALL, TARGETS) == [], tab
        assert page.evaluate(TINY) == [], tab


def test_the_bar_leaves_room_for_the_board(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    visitors.against_bots(page, touch=True).needs_no_tips()
    bar, tabs = page.locator("#bar").bounding_box(), page.locator(".tabs").bounding_box()
    assert bar is not None
    assert tabs is not None
    assert bar["height"] + tabs["height"] < 844 / 4
    assert round(tabs["y"] + tabs["height"]) == 844  # under the thumb


def test_pages_before_the_table_fit(visitors: Visitors) -> None:
    link = visitors.open_table(visitors.page())
    page = visitors.page(phone=True)
    for address in ("/", "/new/nusfjord", link, "/accounts/login/", "/accounts/signup/"):
        page.goto(address)
        assert fits(page), address
        assert page.evaluate(SMALL, TARGETS) == [], address
        assert page.evaluate(TINY) == [], address


def long_press(player: Player, piece: str) -> None:
    """Hold a finger on a piece until its card opens."""
    page, spot = player.page, player.aim(piece)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": spot.x, "y": spot.y}]})
    page.wait_for_selector("#large[open] .large-text")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_enlarges_a_card_and_plays_nothing(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    player = visitors.against_bots(page, touch=True)
    player.needs_no_tips()
    before = player.look().version
    long_press(player, "#space-gold")
    page.locator("#large button").tap()
    page.wait_for_selector("#large:not([open])", state="attached")
    assert player.look().version == before


@pytest.mark.parametrize("game", ["nusfjord", "keyharvest", "reykholt"])
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "ru"])  # the longer words
def test_the_score_sheet_of_four_is_seen_whole(visitors: Visitors, game: str, language: str) -> None:
    page = visitors.page(phone=True, language=language)
    visitors.bring_record(page, "won-4-seats", game=game)
    sheet = page.locator(".panel-result .scroll-x").first
    assert sheet.locator("thead th").count() == 5
    assert sheet.evaluate("(box) => box.scrollWidth - box.clientWidth") <= 0
