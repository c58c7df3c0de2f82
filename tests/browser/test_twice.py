"""Double clicks, two tabs, stale pages: one move is played, and the page says what happened."""

from __future__ import annotations

import pytest

from tests.browser.player import Player
from tests.browser.visitors import Visitors


@pytest.mark.parametrize("what", ["#space-gold", "#move-gold"])
def test_a_double_click_plays_one_move(visitors: Visitors, what: str) -> None:
    host, _ = visitors.two_players()
    before = host.look().version
    if what.startswith("#move"):
        host.page.keyboard.press("m")  # the list of moves is folded where pieces say the same
    host.page.locator(what).dblclick()
    host.catch_up(before + 1)
    host.page.wait_for_timeout(300)
    after = host.look()
    assert (after.version, after.held) == (before + 1, True)


def test_a_second_tab_follows_the_first(visitors: Visitors) -> None:
    host, _ = visitors.two_players()
    second = Player(visitors.another_tab(host.page.context))
    second.page.goto(host.page.url)
    after = host.press("#space-deforest")
    assert second.catch_up(after.version) == after
    last = second.press("#place-D4")
    assert host.catch_up(last.version) == last


def test_a_stale_tab_recovers(visitors: Visitors) -> None:
    host, _ = visitors.two_players()
    stale = Player(visitors.another_tab(host.page.context))
    stale.page.route("**/stream/**", lambda route: route.abort())
    stale.page.goto(host.page.url)
    stale.page.wait_for_selector("html.offline", state="attached")
    after = host.press("#space-deforest")
    stale.touch_it("#space-gold")
    toast = stale.page.wait_for_selector("#toast:not([hidden])")
    assert toast is not None
    assert "The table has changed" in toast.inner_text()
    assert stale.catch_up(after.version) == after
    assert host.look() == after
    visitors.forgive("/stream/", "409")
