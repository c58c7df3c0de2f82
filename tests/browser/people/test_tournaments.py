"""A tournament of four with guests, by a link: set up, begun, played, and its standing read."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.test_accessible import faults
from tests.browser.visitors import SCREENS_AND_LANGUAGES, Visitors

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
CONCEDE = """(name) => fetch(`/t/${name}/do/concede`, {
  method: "POST", redirect: "manual",
  headers: { "X-CSRFToken": document.querySelector("[name=csrfmiddlewaretoken]").value },
}).then((answer) => answer.status)"""


@SCREENS_AND_LANGUAGES
def test_four_guests_meet_by_a_link(visitors: Visitors, language: str, phone: bool) -> None:
    host = visitors.page(language=language, phone=phone)
    guests = [visitors.page(language=language, phone=phone) for _ in range(3)]
    host.goto("/tournaments")
    assert faults(host) == []
    host.locator("#title").fill("Winter cup")
    host.locator("#host-name").fill("Astrid")
    host.locator("main form button[type=submit]").click()
    host.wait_for_url("**/tournaments/*")
    link = host.locator("#link").input_value()
    for guest, name in zip(guests, ("Berit", "Carl", "Dag"), strict=True):
        guest.goto(link)
        guest.locator("#name").fill(name)
        guest.locator("form[action$='/join'] button").click()
        expect(guest.locator("tr.mine")).to_contain_text(name)
    host.reload()
    expect(host.locator(".standing tbody tr")).to_have_count(4)
    assert faults(host) == []
    host.locator("form[action$='/begin'] button").click()
    for number in range(1, 4):
        host.goto(link)
        expect(host.locator(f"#round-{number}")).to_be_visible()
        play_round(guests, link)
    host.goto(link)
    assert faults(host) == []
    assert not host.evaluate(SIDEWAYS)
    expect(host.locator(".standing tr.mine .place-1")).to_have_text("1")
    expect(host.locator(".standing tr.mine td.number").first).to_have_text("3")


def play_round(guests: list[Page], link: str) -> None:
    """Its two tables end: the guests give up, the last in the alphabet first."""
    over = 0
    for guest in reversed(guests):
        guest.goto(link)
        mine = guest.locator(".card-yours a")
        if over < 2 and mine.count():
            table = str(mine.first.get_attribute("href")).rsplit("/", 1)[-1]
            assert guest.evaluate(CONCEDE, table) in (0, 200)
            over += 1
    assert over == 2
