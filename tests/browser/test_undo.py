"""Clicks are taken back up to the barrier and not past it; the page says what stands in the way."""

from __future__ import annotations

from tests.browser.visitors import Visitors

UNDO = """async () => {
  const live = document.getElementById("live"), state = document.getElementById("state").dataset;
  const response = await fetch(live.dataset.base + "/undo", {
    method: "POST", headers: { "X-CSRFToken": live.dataset.csrf },
    body: new URLSearchParams({ count: 1, version: state.version }),
  });
  return response.status;
}"""


def test_undo_up_to_the_barrier_and_not_past_it(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    page = host.page
    start = host.look()
    assert "the game began" in page.locator("#barrier").inner_text()
    assert page.locator("#undo").count() == 0

    host.press("#space-deforest")
    assert page.locator("#barrier").count() == 0
    assert host.press("#undo").lit == start.lit

    host.press("#space-deforest")
    assert host.press("#place-D4").held
    assert host.press("#undo").prompt == "Where do you fell a forest?"
    host.press("#place-D4")
    assert host.press("#undo-all").lit == start.lit

    host.press("#space-deforest")
    host.press("#place-D4")
    host.confirm()
    guest.wait_for_turn()
    guest.press("#space-gold")
    guest.confirm()
    host.wait_for_turn()
    assert page.locator("#undo").count() == 0
    assert "the move was confirmed" in page.locator("#barrier").inner_text()
    before = host.look()
    assert page.evaluate(UNDO) == 409
    assert host.look() == before
    visitors.forgive("409")


def test_others_do_not_see_what_is_not_confirmed(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    shown = guest.page.locator("#table").inner_html()
    after = host.press("#space-deforest")
    guest.catch_up(after.version)
    assert guest.page.locator("#table").inner_html() == shown
