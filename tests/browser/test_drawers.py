"""What lies beside the table: chat, rules, and what can be done with a seat."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitors import Visitors

SEAT = "#drawer-table > summary"


def test_a_line_is_noticed_while_the_chat_is_closed(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    guest.page.locator("#drawer-chat > summary").click()
    guest.page.locator("#chat-text").fill("Your move & <b>good</b> luck")
    guest.page.locator("#chat-text").press("Enter")
    expect(guest.page.locator("#chat-here")).to_contain_text("Your move & <b>good</b> luck")
    expect(host.page.locator("#toast")).to_have_text("Berit: Your move & <b>good</b> luck")
    expect(host.page.locator("#unread")).to_have_text("1")
    host.page.locator("#drawer-chat > summary").click()
    expect(host.page.locator("#chat-here")).to_contain_text("good")
    expect(host.page.locator("#unread")).to_be_hidden()


def test_a_drawer_closes_by_escape_and_by_a_click_beside_it(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.against_bots(page)
    rules, body = page.locator("#drawer-rules > summary"), page.locator("#rules-body")
    rules.click()
    expect(body).to_be_visible()
    page.keyboard.press("Escape")
    expect(body).to_be_hidden()
    rules.click()
    expect(body).to_be_visible()
    page.locator("#bar-title").click()
    expect(body).to_be_hidden()


def test_whoever_went_away_is_told_and_comes_back(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    page = guest.page
    page.locator(SEAT).click()
    expect(page.locator("#drawer-table .while-away")).to_be_hidden()
    page.locator("#drawer-table .while-here").click()
    expect(page.locator("#away")).to_contain_text("A bot plays for you")
    expect(page.locator("#drawer-table .while-here")).to_be_hidden()
    page.locator("#away button").click()
    expect(page.locator("#away")).to_have_count(0)
    expect(host.page.locator("#away")).to_have_count(0)


def test_a_game_against_bots_is_not_ended_by_one_click(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.against_bots(page)
    page.locator(SEAT).click()
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.locator("[data-deed=agree]").click()
    assert page.locator("#state").get_attribute("data-over") == "no"
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("[data-deed=agree]").click()
    page.wait_for_selector(".panel-result")
    for deed in ("standin", "agree", "concede"):
        expect(page.locator(f"#drawer-table [data-deed={deed}]").first).to_be_hidden()
    assert page.locator("#coach").count() == 0


def test_on_a_phone_the_tabs_stay_under_the_thumb(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    visitors.against_bots(page, touch=True).needs_no_tips()
    page.locator("#tab-more").tap()
    page.locator("#drawer-rules > summary").tap()
    for far in (0, 2000, 1_000_000):
        page.evaluate(f"scrollTo(0, {far})")
        tabs = page.locator(".tabs").bounding_box()
        assert tabs is not None
        assert round(tabs["y"] + tabs["height"]) == 844


def test_on_a_phone_the_first_answer_is_in_view(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    player = visitors.against_bots(page, touch=True)
    player.needs_no_tips()
    page.evaluate("document.getElementById('moves').scrollLeft = 600")
    version = page.locator("#state").get_attribute("data-version")
    page.locator("#moves .move").last.click()
    page.wait_for_function("(old) => document.getElementById('state').dataset.version !== old", arg=version)
    assert page.evaluate("document.getElementById('moves').scrollLeft") == 0


def test_on_a_phone_another_table_begins_with_its_board(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    visitors.against_bots(page, touch=True)
    page.locator("#tab-log").tap()
    visitors.against_bots(page, touch=True)
    assert page.evaluate("document.documentElement.dataset.tab") == "board"
