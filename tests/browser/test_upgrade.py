"""A server that comes back as a version which cannot play a table as it was."""

from __future__ import annotations

import contextlib
import sqlite3

from tests.browser.house import House
from tests.browser.visitors import Visitors


def test_a_table_that_no_longer_fits_says_so_and_goes_on(frail_house: House, frail_visitors: Visitors) -> None:
    host, guest = frail_visitors.two_players()
    path = frail_house.data / "langbord.sqlite3"
    host.press("#space-deforest")
    host.press("#place-D4")
    host.confirm()
    guest.wait_for_turn()
    with contextlib.closing(sqlite3.connect(path, timeout=60)) as database, database:
        before = database.execute("SELECT number, turns, state, hash FROM tables_turnstart").fetchone()
    guest.press("#space-gold")
    guest.confirm()
    host.wait_for_turn()
    frail_house.kill()
    with contextlib.closing(sqlite3.connect(path, timeout=60)) as database, database:
        # As if the last turn had been played otherwise by the version before, and not been kept as a turn start.
        database.execute("UPDATE tables_turnstart SET number = ?, turns = ?, state = ?, hash = ?", before)
        database.execute("UPDATE tables_move SET word = 'gone' WHERE number = (SELECT max(number) FROM tables_move)")
    frail_house.start()

    page = host.page
    page.reload()
    assert page.locator("h1").inner_text() == "This table does not fit any more"
    assert "every move is still stored" in page.locator("main").inner_text()
    assert "one move of that turn is" in page.locator("main").inner_text()
    page.get_by_role("button", name="Go on from the last turn").click()
    page.wait_for_selector("#bar")
    guest.page.reload()
    assert guest.wait_for_turn().mine  # the turn is theirs again
    assert "goes on from the start of its last turn" in guest.page.locator("#chat").inner_text()
    guest.press("#space-gold")
    guest.confirm()
    assert host.wait_for_turn().mine
    frail_visitors.forgive("409", "stream")
