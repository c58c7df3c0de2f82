"""The game of another package in real browsers: found in the lobby, and played to its end by two people."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Look, Player, play_to_the_end
from tests.browser.visitors import Visitors

pytestmark = [pytest.mark.compiled, pytest.mark.twice]


class Rower(Player):
    """Clicks on anything that is lit."""

    chance: random.Random = random.Random(4)

    def answer(self, look: Look) -> Look:
        return self.press(f'[id="{self.chance.choice(look.lit)}"]')


def test_two_people_find_it_in_the_lobby_and_play_it_to_the_end(visitors: Visitors) -> None:
    host_page, guest_page = visitors.page(), visitors.page(phone=True, language="ru")
    host_page.goto("/")
    card = host_page.locator("article.game", has=host_page.locator("#game-skerry"))
    expect(card.locator("svg.scene-skerry")).to_be_visible()
    card.locator("a[href='/new/skerry']").click()
    host_page.wait_for_url("**/new/skerry")
    visitors.accept(guest_page, visitors.open_table(host_page, "skerry", seats="2"), "Berit")
    host_page.wait_for_selector("html[data-tab] #bar")
    host, guest = Rower(host_page), Rower(guest_page, touch=True)
    for player in (host, guest):
        visitors.set_up(player.page, confirm="no", coached="yes")
        player.page.reload()
        player.page.wait_for_selector("html[data-tab] #bar")
    play_to_the_end([host, guest])
    for page, words in ((host_page, ("Stars", "Coins")), (guest_page, ("Звёзды", "Монеты"))):
        result = page.locator(".panel-result")
        for word in words:
            expect(result.locator("th", has_text=re.compile(rf"^\s*{word}\s*$"))).to_have_count(1)
    assert guest_page.evaluate("document.documentElement.scrollWidth") <= 390
