"""A page in the middle of a decision: reloaded, or its server killed and started again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

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


def test_server_killed_in_the_middle_of_a_decision(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    house.start()
    visitors = Visitors(browser, house)
    host, guest = visitors.two_players()
    for player in (host, guest):
        player.page.evaluate("window.never_reloaded = true")
    decide_where_to_fell(host)
    before = host.look()

    house.kill()
    host.page.wait_for_selector("html.offline", state="attached")
    house.start()
    for player in (host, guest):
        player.page.wait_for_selector("html:not(.offline)", state="attached", timeout=15_000)
    assert host.look() == before
    host.press("#place-D4")
    after = host.confirm()
    guest.catch_up(after.version)
    assert guest.look().mine
    assert [player.page.evaluate("window.never_reloaded") for player in (host, guest)] == [True, True]
    visitors.leave()
    house.stop()
    visitors.forgive("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET")
    assert visitors.complaints == []


def test_a_click_without_a_server_says_so_and_is_not_lost_in_silence(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    house.start()
    visitors = Visitors(browser, house)
    host, _ = visitors.two_players()
    house.kill()
    host.touch_it("#space-gold")
    toast = host.page.wait_for_selector("#toast:not([hidden])")
    assert toast is not None
    assert "No connection" in toast.inner_text()
    visitors.leave()
