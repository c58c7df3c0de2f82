"""Looking back: by address, by scrubber, by keys; trying from there; the end with its chart and picture."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.visitors import Visitors

GAME = "won-3-seats"
DRAWN = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image.naturalWidth;
}"""


def shows(page: Page, at: int, of: int) -> None:
    """The page stands at a point, and so do its title, its scrubber and its address."""
    expect(page.locator("#where")).to_contain_text(re.compile(rf"\b{at}\b.*\b{of}\b"))
    expect(page).to_have_title(re.compile(rf"\b{at}\b"))
    expect(page.locator("#scrubber")).to_have_value(str(at))
    expect(page).to_have_url(re.compile(rf"[?&]at={at}(&|$)"))


def test_a_game_is_looked_at_again(visitors: Visitors) -> None:
    page = visitors.page()
    answers = visitors.bring_record(page, GAME)
    table = page.url
    page.goto(f"{table}?at=20")
    shows(page, 20, answers)
    page.evaluate("window.never_reloaded = true")
    by_address = page.locator("#table").inner_html()

    page.locator("#next").click()
    shows(page, 21, answers)
    assert page.locator("#table").inner_html() != by_address
    page.keyboard.press("ArrowLeft")
    shows(page, 20, answers)
    assert page.locator("#table").inner_html() == by_address

    page.locator("#scrubber").fill("57")  # as a hand that drags it
    shows(page, 57, answers)
    page.keyboard.press("End")
    shows(page, answers, answers)
    page.locator("#to-round-3").click()
    expect(page.locator("#to-round-3")).to_have_attribute("aria-current", "step")
    for _ in range(3):  # fast keys count from where the hand wants to be
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
    shows(page, 2, answers)
    assert page.evaluate("window.never_reloaded")

    page.reload()
    shows(page, 2, answers)
    page.locator("#now").click()
    expect(page).to_have_url(table)


def test_the_past_cannot_be_played(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.bring_record(page, GAME, words=40)
    page.goto(f"{page.url}?at=12")
    assert page.locator("[data-legal], #confirm, #undo").count() == 0
    assert page.locator("[data-word]").count() > 0


def test_trying_from_a_point_leads_to_a_table_of_its_own(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.bring_record(page, GAME, words=40)
    table = page.url
    page.goto(f"{table}?at=6")
    page.locator("#try").click()
    page.wait_for_selector("#tried")
    assert page.url != table
    player = Player(page)
    player.wait_for_turn()
    version = player.look().version
    assert player.act().version > version  # it can be played
    page.locator("#tried a").click()  # and leads back to where it came from
    expect(page).to_have_url(f"{table}?at=6")


def test_the_end_has_scores_a_chart_and_a_picture(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.bring_record(page, GAME)
    totals = [cell.inner_text() for cell in page.locator(".panel-result tfoot td").all()]
    assert page.locator("#race .race-line").count() == len(totals) == 3
    page.locator("#race-table summary").click()
    assert [row.inner_text() for row in page.locator("#race-table tbody td:last-child").all()] == totals
    with page.expect_download() as download:
        page.locator("#picture").click()
    drawing = download.value.path().read_text(encoding="utf-8")
    assert download.value.suggested_filename.endswith(".svg")
    assert all(total in drawing for total in totals)
    assert page.evaluate(DRAWN, page.locator("#picture").get_attribute("href")) > 0  # a browser can draw it
