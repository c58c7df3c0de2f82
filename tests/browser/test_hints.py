"""Hints and turning points in a real browser: asked, read, pointed at and played; found, chosen and jumped to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.test_accessible import faults
from tests.browser.visitors import SCREENS_AND_LANGUAGES, Visitors

SCREENS = pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
POINTED = (
    """(words) => [...document.querySelectorAll(".pointed")].map((piece) => piece.dataset.send || piece.dataset.word)"""
)
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def sit_down(visitors: Visitors, page: Page, game: str = "nusfjord") -> Player:
    """Against bots, without tips."""
    page.goto("/")
    page.locator(f"form[action='/play/{game}'] button[type=submit]").click()
    page.wait_for_url("**/t/*")
    player = Player(page, touch=page.viewport_size == {"width": 390, "height": 844})
    player.wait_for_turn()
    player.needs_no_tips()
    return player


def ask(player: Player) -> None:
    """Press the button and wait for what comes with the stream."""
    player.touch_it("#hint-ask")
    player.page.wait_for_selector("#hints:not([aria-busy])")


@SCREENS_AND_LANGUAGES
def test_a_hint_is_asked_read_pointed_at_and_played(visitors: Visitors, phone: bool, language: str) -> None:
    page = visitors.page(phone=phone, language=language)
    player = sit_down(visitors, page)
    ask(player)
    assert 1 <= page.locator(".hint-one").count() <= 3
    assert page.locator(".hint-reasons li").count() > 0
    assert re.search(r"\d+ %", page.locator(".hint-result").first.text_content() or "")
    assert page.locator(".hint-why").first.inner_text()
    assert page.evaluate(POINTED, "")  # the best one is ringed by itself
    assert faults(page, "#hints") == []
    assert not page.evaluate(SIDEWAYS)

    if not phone:  # there it lies below the bar until one scrolls, beside the offer of a guided game
        player.touch_it("#hints-all summary")
        expect(page.locator("#hints-all tbody tr").first).to_be_visible()
        assert page.locator("#hints-all tbody tr").count() > 2
        assert page.locator("#hints-all td").first.inner_text().endswith("%")
        assert faults(page, "#hints") == []
        assert not page.evaluate(SIDEWAYS)
        player.touch_it("#hints-all summary")

    words = page.locator("#hint-1").get_attribute("data-point") or ""
    player.touch_it("#hint-show-1")
    pointed = page.evaluate(POINTED, words)
    assert pointed
    assert all(f"{words} ".startswith(f"{piece} ") for piece in pointed)

    after = player.press("#hint-play-1")
    expect(page.locator("#hints")).to_have_count(0)
    assert after.held or not after.mine or after.prompt  # the turn is finished, or the next question is asked


def test_the_keyboard_alone_is_enough(visitors: Visitors) -> None:
    page = visitors.page()
    player = sit_down(visitors, page)
    page.keyboard.press("h")
    page.wait_for_selector("#hints:not([aria-busy])")
    page.locator("#hint-show-1").focus()
    assert page.evaluate(POINTED, "")
    page.keyboard.press("Tab")
    expect(page.locator("#hint-more-1 summary")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#hint-play-1")).to_be_focused()
    before = player.look().version
    page.keyboard.press("Enter")
    player.changed_since(before)


def test_hovering_marks_and_leaving_goes_back_to_the_best(visitors: Visitors) -> None:
    page = visitors.page()
    ask(sit_down(visitors, page))
    page.locator("#hints-title").hover()
    best = page.evaluate(POINTED, "")
    assert best
    page.locator("#hint-2").hover()
    assert page.evaluate(POINTED, "") not in ([], best)
    page.locator("#hints-title").hover()
    assert page.evaluate(POINTED, "") == best
    page.locator("#hints-close").click()
    expect(page.locator("#hints")).to_have_count(0)
    assert page.evaluate(POINTED, "") == []
    expect(page.locator("#hint-ask")).to_be_visible()


def test_a_hint_can_be_typed_for(visitors: Visitors) -> None:
    page = visitors.page()
    sit_down(visitors, page)
    page.goto(f"{page.url}?text")
    page.locator("#typed-words").fill("hint")
    page.keyboard.press("Enter")
    page.wait_for_selector("#hints-read")
    expect(page.locator("#heard")).to_contain_text("% to win")
    assert faults(page, "#hints") == []


@SCREENS
def test_a_traveller_is_told_where_to_go(visitors: Visitors, phone: bool) -> None:
    page = visitors.page(phone=phone)
    player = sit_down(visitors, page, "galzyr")
    for _ in range(12):
        if player.look().mine and page.locator("#hint-ask").count():
            ask(player)
            if page.locator("#hint-play-1").count():
                break
            player.touch_it("#hints-close")
            expect(page.locator("#hints")).to_have_count(0)
        player.press("#moves [data-legal], #confirm")
        player.wait_for_turn()
    assert page.locator(".hint-reasons li").count() > 0
    assert page.locator(".hint-result").count() == 0  # no chance to win is promised
    assert faults(page, "#hints") == []


@SCREENS_AND_LANGUAGES
def test_turning_points_are_found_chosen_and_jumped_to(visitors: Visitors, phone: bool, language: str) -> None:
    page = visitors.page(phone=phone, language=language)
    visitors.bring_record(page, "won-3-seats")  # of somebody who played against bots: nobody has to ask
    page.wait_for_selector("#turning-chart")
    assert page.locator("#turning-chart .race-line").count() == 3
    assert 1 <= page.locator(".slip:visible").count() <= 5
    assert not page.evaluate(SIDEWAYS)
    assert faults(page, "#turning") == []
    page.locator("#turning-table summary").click()
    expect(page.locator("#turning-table tbody tr")).to_have_count(3)

    whose = int(re.findall(r"slip-of-(\d)", page.locator(".slip:visible").first.get_attribute("class") or "")[0])
    page.locator(f"#whose-{whose}").check(force=True)
    assert {
        re.findall(r"slip-of-(\d)", one.get_attribute("class") or "")[0] for one in page.locator(".slip:visible").all()
    } == {str(whose)}

    page.locator(".slip:visible a").first.click()
    page.wait_for_url("**?at=*")
    expect(page.locator("#slip-here")).to_be_visible()
    assert faults(page, "#replay") == []
    page.evaluate("window.never_reloaded = true")
    page.locator("#to-turning-2").click()
    expect(page.locator("#to-turning-2")).to_have_attribute("aria-current", "step")
    expect(page.locator("#slip-here")).to_be_visible()
    assert page.evaluate("window.never_reloaded")
