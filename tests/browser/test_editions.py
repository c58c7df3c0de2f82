"""Somebody types cards of a box into the page."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors


def begin(page: Page, game: str, base: str, name: str) -> None:
    page.goto("/editions/")
    form = page.locator("form.edition-new").filter(has=page.locator(f"input[value={game}]"))
    form.locator("[name=name]").fill(name)
    form.locator("select").select_option(base)
    form.locator("button").click()
    page.wait_for_url(re.compile(r"/editions/[a-z0-9]+/$"))


def test_a_card_is_put_together_word_by_word(visitors: Visitors) -> None:
    """By keys and by taps: the words that could stand there are offered, and the card is drawn beside."""
    page = visitors.page()
    begin(page, "nusfjord", "skeleton", "Our box")
    page.locator("#name-en").fill("Salt Loft")
    page.locator("input[name=class][value=whenever]").check(force=True)
    effect, words = page.locator("#f-effect"), page.locator("#words-effect button")
    effect.click()
    expect(words.first).to_have_text("when")
    words.first.click()
    page.locator("#words-effect button", has_text=re.compile("^you build a ship$")).click()
    expect(effect).to_have_value("when you build a ship: ")  # the colon could only follow
    effect.press_sequentially("ga")
    expect(words).to_have_count(1)
    effect.press("Tab")
    expect(effect).to_have_value("when you build a ship: gain ")
    effect.press_sequentially("3 wod")
    expect(page.locator("#fault-effect mark")).to_have_text("wod")
    effect.fill("when you build a ship: gain 3 wood")
    expect(page.locator("#drawn-en")).to_have_text("Whenever you build a ship, gain 3 wood.")
    expect(page.locator("#drawn-ru")).to_contain_text("3 древесины")
    expect(page.locator("#fault-effect")).to_have_text("")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
