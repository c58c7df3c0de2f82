"""What the page explains: why a piece is not legal, and what a card says."""

from __future__ import annotations

from tests.browser.visitors import Visitors


def test_why_not_gives_the_reason_and_the_rule(visitors: Visitors) -> None:
    host, _ = visitors.two_players()
    host.touch_it("#space-ship")
    page = host.page
    page.wait_for_selector("#why[open]")
    assert len(page.locator("#why-text").inner_text()) > 10
    assert page.locator("#why-rule").inner_text().startswith("N")
    page.keyboard.press("Escape")
    page.wait_for_selector("#why:not([open])", state="attached")


def test_hover_shows_the_text_of_a_card(visitors: Visitors) -> None:
    host, _ = visitors.two_players()
    host.page.locator("[id^=card-A]").first.hover()
    host.page.wait_for_selector(".peek:not([hidden]) .large-text")
    host.page.mouse.move(5, 5)
    host.page.wait_for_selector(".peek", state="hidden")


def test_focus_shows_the_text_of_a_piece(visitors: Visitors) -> None:
    host, _ = visitors.two_players()
    host.page.locator("#move-gold").focus()
    host.page.keyboard.press("Tab")
    host.page.evaluate("document.getElementById('space-gold').focus()")
    host.page.wait_for_selector(".peek:not([hidden]) .large-text")


def test_the_right_button_enlarges_a_card(visitors: Visitors) -> None:
    host, _ = visitors.two_players()
    host.page.locator("[id^=card-A]").first.click(button="right")
    host.page.wait_for_selector("#large[open] .large-text")
