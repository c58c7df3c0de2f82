"""The optional clock: whose time runs, what is kept of it, and what happens when it is used up."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from langbord.server.models import Table
from langbord.server.tables import clocks
from langbord.server.tables import moves as table_moves
from tests.databases import ON_POSTGRESQL
from tests.server.players import Player, sit_down, truth

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
LIVE = {"clock-minutes": "10", "clock-increment": "15"}
DAYS = {"pace": "leisure", "clock-days": "3"}


class Watch:
    """A wall clock that goes on only when told to."""

    def __init__(self) -> None:
        self.at: datetime = datetime(2026, 1, 1, 12, tzinfo=UTC)

    def wait(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    made = Watch()
    monkeypatch.setattr(clocks, "now", lambda: made.at)
    return made


def two(form: dict[str, str], confirm: bool = False) -> tuple[Player, Player, Table]:
    ada, bo = Player("Ada", confirm=confirm), Player("Bo", confirm=confirm)
    return ada, bo, sit_down(ada, bo, form=form)


def kept(table: Table) -> list[float | None]:
    return [place.time_left for place in table.places.all()]


def shown(page: str) -> list[tuple[int, str, str]]:
    """The clocks of the list: seconds, whether it runs, and how it reads."""
    found = re.findall(r'role="timer" data-left="(\d+)" data-running="(\w+)" data-since="\d+">([^<]*)<', page)
    return [(int(left), running, text) for left, running, text in found]


# --- making a table -----------------------------------------------------------------------------------


def test_a_table_has_no_clock_unless_one_is_asked_for() -> None:
    ada, _, table = two({})
    page = ada.page(table)
    assert (table.clock, table.asked_since, kept(table)) == (None, None, [None, None])
    assert 'id="clocks"' not in page
    assert 'id="timeout"' not in page


def test_the_form_offers_clocks_in_both_languages() -> None:
    for player, words in ((Player("Ada"), "10 min|7 days"), (Player("Ада", language="ru"), "10 мин|7 дней|3 дня")):
        page = player.client.get("/new/nusfjord").content.decode()
        assert all(word in page for word in words.split("|"))
        assert re.search(r'name="clock-minutes" value="no" checked', page)


@pytest.mark.parametrize(
    ("form", "clock"),
    [
        (LIVE, {"kind": "game", "base": 600, "increment": 15}),
        (DAYS, {"kind": "turn", "base": 259200}),
        (LIVE | {"pace": "leisure"}, None),
        ({"clock-days": "3"}, None),
    ],
)
def test_the_clock_fits_the_pace(form: dict[str, str], clock: dict[str, object] | None) -> None:
    assert two(form)[2].clock == clock


@pytest.mark.parametrize("form", [{"clock-minutes": "11"}, {"clock-minutes": "x"}, LIVE | {"clock-increment": "999"}])
def test_other_clocks_are_refused(form: dict[str, str]) -> None:
    answer = Player("Ada").client.post("/new/nusfjord/create", {"seats": "2", "seat-0": "me", **form})
    assert answer.status_code == 400
    assert not Table.objects.exists()


# --- running ------------------------------------------------------------------------------------------


def test_the_clock_of_the_asked_seat_runs_and_gains_a_little_per_turn(watch: Watch) -> None:
    ada, bo, table = two(LIVE)
    watch.wait(40)
    assert shown(bo.page(table)) == [(560, "yes", "9:20"), (600, "no", "10:00")]
    ada.play(table, "gold")
    assert kept(table) == [575, 600]
    watch.wait(5)
    assert shown(ada.page(table)) == [(575, "no", "9:35"), (595, "yes", "9:55")]


def test_no_clock_runs_while_seats_are_open(watch: Watch) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, form={"seats": "2", **LIVE})
    watch.wait(3000)
    bo.post(table, "do/join", invite=table.invite)
    assert shown(ada.page(table))[0] == (600, "yes", "10:00")


def test_a_draft_an_undo_and_a_held_turn_cost_their_owner(watch: Watch) -> None:
    ada, bo, table = two(LIVE, confirm=True)
    watch.wait(10)
    ada.play(table, "deforest")
    watch.wait(10)
    ada.undo(table)
    watch.wait(10)
    ada.play(table, "gold")
    assert kept(table) == [570, 600]
    watch.wait(10)
    assert shown(bo.page(table)) == [(560, "yes", "9:20"), (600, "no", "10:00")]
    ada.settle(table)
    assert kept(table) == [575, 600]
    table.refresh_from_db()
    assert (table.waiting_for, table.asked_since) == (1, watch.at)


def test_every_turn_at_leisure_has_its_days(watch: Watch) -> None:
    ada, bo, table = two(DAYS)
    watch.wait(100_000)
    assert shown(bo.page(table))[0] == (159_200, "yes", "1 d 20 h")
    ada.play(table, "gold")
    assert kept(table) == [259_200, 259_200]


def test_bots_have_no_clock(watch: Watch) -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1, form=LIVE)
    ada.play(table, "gold")
    table.refresh_from_db()
    assert (kept(table), table.asked_since) == ([615, None], None)
    watch.wait(50)
    assert shown(ada.page(table)) == [(615, "no", "10:15")]


def test_a_clock_set_back_takes_nothing() -> None:
    then = datetime(2026, 1, 1, tzinfo=UTC)
    assert clocks.left(10, then, then - timedelta(hours=1)) == 10
    assert clocks.left(10, then, then + timedelta(hours=1)) == 0
    assert clocks.left(10, None, then) == 10


def test_the_running_clock_in_the_bar_is_not_read_out(watch: Watch) -> None:
    ada, _, table = two(LIVE)
    heading = re.search(r"<h1.*?</h1>", ada.page(table), re.DOTALL)
    assert heading is not None
    assert '<span class="clock bar-clock" aria-hidden="true" data-left="600"' in heading[0]


# --- used up ------------------------------------------------------------------------------------------


def test_only_the_others_get_the_button_and_only_when_time_is_up(watch: Watch) -> None:
    ada, bo, table = two(LIVE)
    hidden = r'id="timeout" data-deed="timeout" data-seat="0" hidden>Let a bot play for Ada<'
    assert re.search(hidden, bo.page(table))
    before = truth(table)
    refused = bo.post(table, "do/timeout", seat=0)
    assert (refused.status, refused.key, refused.is_one_sentence) == (409, "still-has-time", True)
    watch.wait(5000)
    assert re.search(hidden.replace(" hidden", ""), bo.page(table))
    assert shown(bo.page(table))[0] == (0, "yes", "0:00")
    for page in (ada.page(table), Player("Cy").page(table)):
        assert 'id="timeout"' not in page
    stranger = Player("Cy").post(table, "do/timeout", seat=0)
    assert (stranger.status, stranger.key) == (403, "not-your-table")
    assert truth(table) == before  # nothing happens by itself
    assert ada.play(table, "gold").ok  # and a late move is still a move


@pytest.mark.both
def test_a_bot_plays_for_the_late_and_they_come_back(watch: Watch, quiet_bots: list[str]) -> None:
    ada, bo, table = two(LIVE)
    watch.wait(700)
    quiet_bots.clear()
    assert bo.post(table, "do/timeout", seat=0).ok
    assert (table.places.get(number=0).bot, quiet_bots) == ("steady", [table.name])
    table.refresh_from_db()
    assert (kept(table), table.asked_since) == ([0, 600], None)
    assert bo.post(table, "do/timeout", seat=0).key == "nobody-waits"
    watch.wait(300)
    assert ada.post(table, "do/standin", level="").ok
    assert shown(bo.page(table))[0] == (60, "yes", "1:00")  # a minute, so as not to be sent away at once
    assert bo.post(table, "do/timeout", seat=0).key == "still-has-time"


@pytest.mark.parametrize("seat", ["1", "7", "-1"])
def test_seats_that_are_not_late_are_refused(watch: Watch, seat: str) -> None:
    _, bo, table = two(LIVE)
    watch.wait(700)
    assert bo.post(table, "do/timeout", seat=seat).key == "nobody-waits"


def test_what_a_bot_plays_earns_no_time(watch: Watch) -> None:
    ada, _, table = two(LIVE)
    watch.wait(100)
    ada.post(table, "do/standin", level="calm")
    watch.wait(100)
    table_moves.play(table, 0, ["gold"], version=0, at=0)
    assert kept(table) == [500, 600]


@pytest.mark.both
def test_the_clock_ends_with_the_game_and_comes_again_with_a_rematch(watch: Watch) -> None:
    ada, bo, table = two(LIVE)
    watch.wait(100)
    ada.post(table, "do/concede")
    table.refresh_from_db()
    assert (table.state, table.asked_since) == (Table.OVER, None)
    assert 'id="clocks"' not in bo.page(table)
    bo.post(table, "do/rematch")
    table.refresh_from_db()
    assert table.rematch is not None
    assert (table.rematch.clock, kept(table.rematch)) == (table.clock, [600, 600])


# --- restarts -----------------------------------------------------------------------------------------


@pytest.mark.both
@pytest.mark.skipif(ON_POSTGRESQL, reason="there the sign of life is a row: tests/postgres/test_shared.py")
def test_a_server_that_was_away_eats_no_time(watch: Watch, tmp_path: Path) -> None:
    _, bo, table = two(LIVE)
    alive = tmp_path / "alive"
    watch.wait(30)
    clocks.after_downtime(alive)  # the very first start: nothing to give back
    assert shown(bo.page(table))[0][0] == 570
    os.utime(alive, (watch.at.timestamp(), watch.at.timestamp()))
    watch.wait(3600)
    clocks.after_downtime(alive)
    assert shown(bo.page(table))[0][0] == 570
