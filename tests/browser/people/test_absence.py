"""Somebody vanishes: a bot plays for them, and they come back by their link. And what goes with people who are asked:
a rematch, and a turn that is taken back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors

PLACE = "() => document.getElementById('table').getBoundingClientRect().top + scrollY"


def name_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1]


def say_yes(page: Page) -> None:
    page.on("dialog", lambda dialog: dialog.accept())


def test_a_vanished_guest_is_replaced_and_comes_back_by_their_link(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    guest.page.locator("#drawer-table summary").click()
    guest.page.locator("#to-my-seat").click()
    guest.page.get_by_role("button", name="Make my link").click()
    link = guest.page.locator("#seat-link").input_value()
    assert guest.page.locator(".qr svg").bounding_box() is not None
    guest.page.context.close()  # and with it the only browser that knew them

    host.press("#space-gold")
    host.confirm()
    expect(host.page.locator("#absent")).to_contain_text("A bot may play in")
    expect(host.page.locator("#timeout")).to_be_hidden()
    before = host.page.evaluate(PLACE)
    visitors.house.let_wait(name_of(host.page), 20)
    host.page.reload()
    host.page.wait_for_selector("html[data-tab] #timeout")
    expect(host.page.locator("#timeout")).to_be_visible()
    expect(host.page.locator("#absent")).to_be_hidden()
    assert host.page.evaluate(PLACE) == before  # the board stands still
    host.page.locator("#timeout").click()
    host.wait_for_turn()
    expect(host.page.locator("#chat")).to_contain_text("Berit has been away for long: a bot plays on.")

    phone = visitors.page(phone=True)
    phone.goto(link)
    expect(phone.locator("#take-seat")).to_contain_text("Go on as Berit")
    expect(host.page.locator("#chat")).not_to_contain_text("Berit is back")
    phone.locator("#take-seat").tap()
    phone.wait_for_url("**/t/*")
    expect(host.page.locator("#chat")).to_contain_text("Berit is back.")
    expect(phone.locator("#away")).to_have_count(0)
    host.press("#space-deforest")
    host.press("#moves [data-legal] >> nth=0")
    host.confirm()
    expect(phone.locator("#state[data-turn='yes']")).to_be_attached()
    assert not visitors.complaints


def test_a_turn_against_a_bot_is_taken_back_on_the_page(visitors: Visitors) -> None:
    player = visitors.first_against_a_bot(visitors.page())
    start = player.look()
    player.press("#space-gold")
    player.confirm()
    player.wait_for_turn()
    say_yes(player.page)
    after = player.press("#take-back")
    assert after.lit == start.lit
    expect(player.page.locator("#taken-back")).to_have_text("A settled turn was taken back at this table.")
    assert not visitors.complaints


def test_a_rematch_asks_the_other_first(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    for player in (host, guest):
        say_yes(player.page)
        player.page.locator("#drawer-table summary").click()
        player.page.locator("[data-deed='agree']").click()
    host.page.locator("[data-deed='rematch']").click()
    host.page.wait_for_url(lambda url: not url.endswith(name_of(guest.page)))
    expect(host.page.locator(".seats .kept")).to_contain_text("Berit invited")
    guest.page.locator("#to-rematch").click()
    guest.page.wait_for_selector("html[data-tab] #asked-along")  # its script has run
    guest.page.locator("#asked-along [data-deed='join']").click()
    for player in (host, guest):
        expect(player.page.locator("#bar")).to_be_visible()
    assert name_of(host.page) == name_of(guest.page)
    assert not visitors.complaints
