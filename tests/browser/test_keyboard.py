"""Everything by keys alone: Tab and Enter on the pieces, digits for the buttons, u takes back, c confirms."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.player import Look, Player
from tests.browser.visitors import Visitors


def press(player: Player, key: str) -> Look:
    """Press a key that changes the table."""
    before = player.look().version
    player.page.keyboard.press(key)
    return player.changed_since(before)


def tab_to_a_piece(page: Page) -> str:
    """Tab until something on the table itself, not in the bar, has the focus; its id."""
    for _ in range(80):
        page.keyboard.press("Tab")
        found = page.evaluate("document.activeElement.matches('#table [data-legal]') ? document.activeElement.id : ''")
        if found:
            return str(found)
    raise AssertionError("Tab does not come to the pieces")


def test_a_round_by_keys(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.locator("form[action='/play/nusfjord'] button[type=submit]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player = Player(page)
    start = player.wait_for_turn()

    piece = tab_to_a_piece(page)
    assert piece in start.lit
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    press(player, "Enter")
    back = press(player, "u")
    while page.locator("#undo").count():  # a piece may send several words
        back = press(player, "u")
    assert (back.prompt, back.lit) == (start.prompt, start.lit)

    while page.locator(".pocket-round").inner_text().startswith("Round 1"):
        look = player.wait_for_turn()
        press(player, "c" if look.held else "1")
    assert page.locator(".pocket-round").inner_text().startswith("Round 2")


def test_the_rules_open_by_key(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.against_bots(page)
    page.keyboard.press("?")
    page.wait_for_selector("#drawer-rules[open] #rules-body")
