"""An invite link, opened on a phone by somebody without an account."""

from __future__ import annotations

from tests.browser.player import play_to_the_end
from tests.browser.visitors import Visitors


def test_a_guest_on_a_phone_joins_and_plays(visitors: Visitors) -> None:
    host, guest = visitors.two_players(phone_guest=True)
    assert "Berit" in host.page.locator(".panel-rivals").inner_text()  # came by itself
    play_to_the_end([host, guest], until=16)
    assert guest.turns
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_link_leads_those_who_sit_already_to_the_table(visitors: Visitors) -> None:
    host = visitors.page()
    link = visitors.open_table(host)
    table = host.url
    host.goto(link)
    assert host.url == table
