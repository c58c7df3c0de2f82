"""Two people on two browsers play Nusfjord to its end, through the page alone."""

from __future__ import annotations

import statistics

from tests.browser.player import play_to_the_end
from tests.browser.visitors import Visitors

ROUNDS, WORKERS = 7, 3
#: Rounds whose end turns over new buildings: their last turn cannot be held, and as its player begins the next one, the
#: clicks of both are counted as one.
RUN_ON = 2


def test_two_people_play_a_whole_game(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    for player in (host, guest):
        player.page.evaluate("window.never_reloaded = true")
    play_to_the_end([host, guest])
    totals = [player.page.locator(".panel-result tfoot").inner_text() for player in (host, guest)]
    assert totals[0] == totals[1]
    assert [player.page.evaluate("window.never_reloaded") for player in (host, guest)] == [True, True]
    turns = host.turns + guest.turns
    assert len(turns) >= 2 * ROUNDS * WORKERS - RUN_ON
    print(f"clicks per turn: median {statistics.median(turns)}, mean {statistics.mean(turns):.2f}, most {max(turns)}")
    assert statistics.median(turns) <= 2, turns
