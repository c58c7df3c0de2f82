"""A page in the middle of a decision: reloaded, or its server killed and started again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.visitors import Visitors


def decide_where_to_fell(player: Player) -> None:
    """Come into the middle of a decision: the worker stands, the forest is not chosen yet."""
    player.press("#space-deforest")
    assert player.page.locator("#prompt").inner_text() == "Where do you fell a forest?"


def test_reload_in_the_middle_of_a_decision(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    decide_where_to_fell(host)
    before = host.look()
    host.page.reload()
    host.page.wait_for_selector("#bar")
    assert host.look() == before
    host.press("#place-D4")
    host.confirm()
    assert guest.wait_for_turn().mine


def test_server_killed_in_the_middle_of_a_decision(frail_house: House, frail_visitors: Visitors) -> None:
    host, guest = frail_visitors.two_players()
    for player in (host, guest):
        player.page.evaluate("window.never_reloaded = true")
    decide_where_to_fell(host)
    before = host.look()

    frail_house.kill()
    for player in (host, guest):
        player.page.wait_for_selector("html.offline", state="attached")
    frail_house.start()
    for player in (host, guest):
        player.page.wait_for_selector("html:not(.offline)", state="attached")
    assert host.look() == before
    host.press("#place-D4")
    after = host.confirm()
    guest.catch_up(after.version)
    assert guest.look().mine
    assert [player.page.evaluate("window.never_reloaded") for player in (host, guest)] == [True, True]


def test_a_click_without_a_server_says_so_and_is_not_lost_in_silence(
    frail_house: House, frail_visitors: Visitors
) -> None:
    host, _ = frail_visitors.two_players()
    frail_house.kill()
    for what in ("#space-gold", "#space-ship"):  # one plays, one asks why not
        host.touch_it(what)
        toast = host.page.wait_for_selector("#toast:not([hidden])")
        assert toast is not None
        assert "No connection" in toast.inner_text()
        host.page.evaluate("document.getElementById('toast').hidden = true")


def test_a_click_that_met_no_server_is_sent_again(frail_house: House, frail_visitors: Visitors) -> None:
    host, guest = frail_visitors.two_players()
    frail_house.kill()
    host.touch_it("#space-deforest")
    host.page.wait_for_selector("#toast:not([hidden])")
    frail_house.start()
    expect(host.page.locator("#place-D4[data-legal]")).to_be_visible()
    assert host.look().mine
    assert not guest.look().mine


def test_a_click_is_shown_although_the_stream_is_cut(visitors: Visitors) -> None:
    """The answer alone must bring the page on."""
    host, _ = visitors.two_players()
    deaf = Player(visitors.another_tab(host.page.context))
    deaf.page.route("**/stream/**", lambda route: route.abort())
    deaf.page.goto(host.page.url)
    deaf.page.wait_for_selector("html.offline", state="attached")
    decide_where_to_fell(deaf)
    assert host.catch_up(deaf.look().version) == deaf.look()
    visitors.forgive("/stream/")


def test_what_is_unfolded_stays_so_when_a_page_comes(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.bring_record(page, "won-2-seats")
    page.locator("#race-table summary").click()
    page.locator("#drawer-chat summary").click()
    page.locator("#chat-text").fill("Well played")
    page.keyboard.press("Enter")
    expect(page.locator("#chat")).to_contain_text("Well played")
    expect(page.locator("#race-table table")).to_be_visible()
