"""A table that waits for players: who is there, the link for the others, and a word while one waits."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors

#: Where the middle of a piece is on the screen, and whether nothing lies over it.
REACHED = """(name) => {
  const piece = document.querySelector(name), box = piece.getBoundingClientRect();
  return piece.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def reached(page: Page, *pieces: str) -> list[str]:
    """Those of the pieces that can be clicked as the page stands, without scrolling."""
    return [piece for piece in pieces if page.evaluate(REACHED, piece)]


def test_the_link_can_be_seen_and_copied(visitors: Visitors) -> None:
    host = visitors.page()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = visitors.open_table(host)
    assert reached(host, "#invite", "[data-copy]") == ["#invite", "[data-copy]"]
    host.locator("[data-copy]").click()
    expect(host.locator("[data-copy]")).to_have_text("Copied")
    assert host.evaluate("navigator.clipboard.readText()") == link


def test_drawers_open_within_the_screen(visitors: Visitors) -> None:
    host = visitors.page()
    visitors.open_table(host)
    for drawer in ("summary", "rules", "notes", "chat"):
        host.locator(f"#drawer-{drawer} > summary").click()
        body = host.locator(f"#drawer-{drawer} .drawer-body").bounding_box()
        assert body is not None
        assert body["y"] >= 0, drawer
        assert body["y"] + body["height"] <= 900, drawer


def test_nothing_is_offered_that_only_a_game_has(visitors: Visitors) -> None:
    host = visitors.page()
    visitors.open_table(host)
    assert not host.locator("[data-deed=standin], [data-deed=agree], [data-deed=concede]").count()


def test_those_who_wait_talk_to_each_other(visitors: Visitors) -> None:
    host, guest = visitors.page(), visitors.page(phone=True)
    visitors.accept(guest, visitors.open_table(host, seats="3"), "Berit")
    host.locator("#drawer-chat > summary").click()
    host.locator("#chat-text").fill("Coffee?")
    host.locator("#chat-text").press("Enter")
    expect(host.locator("#chat-here")).to_contain_text("Coffee?")
    expect(guest.locator("#chat")).to_contain_text("Coffee?")
    assert guest.locator("#chat").is_visible()
    host.locator("#chat-text").fill("I will bring the")
    host.locator("[data-deed=fill]").dispatch_event("click")
    host.wait_for_selector("#bar")
    expect(host.locator("#chat-text")).to_have_value("I will bring the")
    assert host.locator("#chat-text").is_visible()
    host.locator("#chat-text").press("Enter")
    expect(host.locator("#chat-here")).to_contain_text("I will bring the")
    host.reload()
    expect(host.locator("#drawer-chat")).not_to_have_attribute("open", "")
    assert host.locator("#chat-text").input_value() == ""


def test_bots_take_the_free_seats(visitors: Visitors) -> None:
    host, guest = visitors.page(), visitors.page()
    visitors.accept(guest, visitors.open_table(host, seats="3"), "Berit")
    assert guest.locator("[data-deed=fill]").count() == 0
    host.locator("[data-deed=fill]").click()
    host.wait_for_selector("#bar")
    guest.wait_for_selector("#bar")


def test_whoever_would_end_the_game_may_play_on(visitors: Visitors) -> None:
    host, guest = visitors.page(), visitors.page()
    visitors.accept(guest, visitors.open_table(host), "Berit")
    host.wait_for_selector("#bar")
    host.on("dialog", lambda dialog: dialog.accept())
    host.locator("#drawer-table > summary").click()
    assert not host.locator("[data-deed=play-on]").is_visible()
    host.locator("[data-deed=agree]").click()
    host.locator("[data-deed=play-on]").click()
    expect(host.locator("[data-deed=agree]")).to_be_visible()
    expect(guest.locator("#chat")).to_contain_text("would rather play on")


def test_whoever_stands_up_is_in_the_lobby(visitors: Visitors) -> None:
    host = visitors.page()
    visitors.open_table(host)
    host.locator("[data-deed=leave]").click()
    host.wait_for_url(f"{visitors.house.url}/")


def test_the_table_appears_by_itself(visitors: Visitors) -> None:
    host, guest = visitors.page(), visitors.page()
    visitors.accept(guest, visitors.open_table(host), "Berit")
    host.wait_for_selector("#bar")
    assert host.locator("#drawer-table").count() == 1
    assert host.locator(".page-room").count() == 0
