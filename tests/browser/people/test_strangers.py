"""Somebody unpleasant in the browser: blocked and reported from the table; the moderator reads it and decides. And a
person takes along what is stored of them, and has it thrown away."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.visitors import SCREENS_AND_LANGUAGES, Visitors

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


@SCREENS_AND_LANGUAGES
def test_a_fool_is_blocked_and_reported_and_a_moderator_decides(visitors: Visitors, language: str, phone: bool) -> None:
    host, guest = visitors.page(language=language, phone=phone), visitors.page()
    link = visitors.open_table(host, option_start="0")
    visitors.accept(guest, link, "Berit")
    host.wait_for_selector("html[data-tab] #bar")
    guest.evaluate(SAY, "you fool")
    expect(host.locator("#chat")).to_contain_text("you fool")
    table = host.url.rsplit("/", 1)[1].partition("?")[0]
    assert host.locator("#people").get_attribute("href") == f"/t/{table}/people"
    host.goto(f"/t/{table}/people")
    expect(host.locator("h2")).to_contain_text("Berit")
    assert not host.evaluate(SIDEWAYS)
    host.locator("a[href*='/report']").click()
    host.locator("#text").fill("She says that to everybody")
    assert not host.evaluate(SIDEWAYS)
    host.locator("main form button[type=submit]").click()
    expect(host.locator("[role=status]")).to_be_visible()
    expect(host.locator("form[action$='/unblock']")).to_have_count(1)  # the switch was on
    host.goto(f"/t/{table}")
    host.wait_for_selector("html[data-tab] #bar")
    expect(host.locator("#chat")).not_to_contain_text("you fool")
    host.goto("/settings/blocked")
    host.locator("form[action$='/unblock'] button").click()
    expect(host.locator("form[action$='/unblock']")).to_have_count(0)

    moderator = visitors.page(language=language, phone=phone)
    name = f"warden-{table}"
    moderator.goto("/accounts/signup/")
    moderator.locator("input[name=username]").fill(name)
    moderator.locator("input[name=password1]").fill("correct horse battery")
    moderator.locator("main button[type=submit]").click()
    moderator.wait_for_url("**/")
    visitors.house.command("moderator", name)
    moderator.goto("/moderation/")
    assert not moderator.evaluate(SIDEWAYS)
    moderator.locator("table.history a").last.click()
    expect(moderator.locator("#moderation-chat")).to_contain_text("you fool")
    expect(moderator.locator("#report-text")).to_have_text("She says that to everybody")
    assert not moderator.evaluate(SIDEWAYS)
    moderator.locator("button[value=mute]").click()
    moderator.wait_for_url("**/moderation/")
    expect(moderator.locator("[aria-labelledby=decided]")).to_contain_text("Berit")
    assert visitors.complaints == []


SAY = """(text) => fetch(`${location.pathname}/chat`, {
  method: "POST", body: new URLSearchParams({ text }),
  headers: { "X-CSRFToken": document.querySelector("[name=csrfmiddlewaretoken]").value, Accept: "application/json" },
}).then((answer) => answer.status)"""


def test_a_guest_takes_their_data_along_and_is_forgotten(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    visitors.set_up(page, name="Astrid")
    page.goto("/privacy")
    with page.expect_download() as saved:
        page.locator("main a[download]").click()
    told = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert told["person"]["name"] == "Astrid"
    page.goto("/privacy")
    page.locator("main a[href='/settings/remove']").click()
    page.locator("main button[type=submit]").click()
    page.wait_for_url("**/")
    page.goto("/privacy")
    expect(page.locator("main a[download]")).to_have_count(0)
    assert visitors.complaints == []
