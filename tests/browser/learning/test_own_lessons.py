"""From a replay to a lesson that somebody else solves on a phone, and its maker sees who did."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.visitors import Visitors
from tests.server.past_games import after, recorded

GAME = "won-2-seats"


def test_a_lesson_is_made_of_a_replay_and_solved_by_its_link(visitors: Visitors) -> None:
    record = recorded(GAME)
    asked = after(record).asked()
    at = next(n for n, word in enumerate(record["words"]) if word == "gold" and asked[n][1] == "place-worker")
    gold = after(record, at).view(None)["players"][asked[at][0]]["gold"]
    page = visitors.page()
    visitors.bring_record(page, GAME)
    page.goto(f"{page.url.split('?')[0]}?at={at}")
    page.locator("#keep").click()
    page.wait_for_url("**/p/*")
    page.locator("#lesson-title").fill("A coin")
    page.locator("#lesson-text").fill("There is always work on the quay.")
    page.locator("#what-1").select_option("me.gold")
    page.locator("#least-1").fill(str(gold + 1))
    page.locator("#save-lesson").click()
    expect(page.locator("#position-goal")).to_contain_text(f"at least {gold + 1}")
    expect(page.locator("#position-unproven")).to_have_count(0)  # it was played so
    link = page.locator("#position-link").input_value()

    friend = visitors.page(phone=True, language="ru")
    friend.goto(link)
    friend.locator("#begin").tap()
    friend.wait_for_url("**/t/*")
    player = Player(friend, touch=True)
    player.wait_for_turn()
    expect(friend.locator("#lesson-idea")).to_contain_text("There is always work on the quay.")
    player.press("#move-gold")
    expect(friend.locator(".lesson-solved")).to_have_count(1)
    page.reload()
    expect(page.locator("#solved-by li")).to_have_count(1)
