"""Tips of a first game: whatever is offered lies on top of the page, whole, until it is answered or the question is."""

from __future__ import annotations

import pytest

from tests.browser.player import Player
from tests.browser.test_frame import MINE, SIZES, sit_down
from tests.browser.visitors import Visitors

CLICKS = 10
A_SECOND = 1000  # milliseconds
#: The tip that is offered, and which of its corners and its middle something else lies over or the window cuts off.
TIP = """() => {
  const coach = document.getElementById("coach");
  if (!coach || coach.hidden) return null;
  const { left, right, top, bottom } = coach.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const spots = [[left + 12, top + 12], [right - 12, top + 12], middle, [left + 12, bottom - 12]];
  const under = spots.filter(([x, y]) => !coach.contains(document.elementFromPoint(x, y)));
  return { tip: coach.dataset.tip, under: under.map(String) };
}"""


def tips_of(player: Player) -> dict[str, list[str]]:
    """Play on and look at every tip when it comes and a second later; what hid it, by its name."""
    found: dict[str, list[str]] = {}
    page = player.page
    for number in range(CLICKS):
        look = player.wait_for_turn()
        if look.over:
            break
        tip = page.evaluate(TIP)
        if tip is not None and tip["tip"] not in found:
            page.wait_for_timeout(A_SECOND)
            later = page.evaluate(TIP)
            found[tip["tip"]] = tip["under"] + (later["under"] if later == tip else [f"then {later}"])
            player.touch_it("#coach-got-it")
        words = [piece for piece in look.lit if piece.startswith("move-")] or look.lit
        player.press("#confirm" if look.held else f'[id="{words[number % len(words)]}"]')
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", MINE)
def test_a_tip_is_seen(visitors: Visitors, game: str, size: tuple[int, int]) -> None:
    page = visitors.page(phone=size[0] < 760)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found = tips_of(sit_down(page, game, tips=True))
    assert len(found) >= 2
    assert {tip: under for tip, under in found.items() if under} == {}
