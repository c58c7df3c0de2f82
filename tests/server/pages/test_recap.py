"""Since your last turn, the next table that waits, and nudges."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.position import Position
from langbord.games.nusfjord.texts import recap as changes
from langbord.locales import languages
from langbord.server.models import Seat
from langbord.server.pages import table_page
from langbord.server.pages.recap import AT_LEAST, changed_ids, drawn, recap
from tests.server.past_games import after, put_on_table, recorded
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots", "known_shuffle")]
GAME = "won-3-seats"
NAMES = ("Ann", "Bo", "Cy")


def viewer(seat: int, language: str = "en") -> table_page.Viewer:
    return table_page.Viewer(seat, (seat,), language, "auto", confirm=True, sound=False)


def asked(position: Position[Any]) -> int | None:
    return position.ask.seat if position.ask else None


def test_a_turn_begins_with_what_changed() -> None:
    ann, bo = Player("Ann", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ann, bo)
    assert ann.play(table, "gold").ok
    page = bo.page(table)
    assert 'id="recap"' in page
    assert "Ann places a worker: +1 Gold" in page
    assert re.search(r'data-changed="[^"]*space-gold', page)
    assert 'id="recap"' not in ann.page(table)  # it is not her turn
    assert bo.play(table, "deforest").ok
    assert 'id="recap"' not in bo.page(table)  # once he has begun he knows


def test_what_concerns_me_stands_first() -> None:
    """Over a whole game: the first sentences are about the round, my goods and my shares."""
    record = recorded(GAME)
    mine = ("Round ", "Your ", "Bo now holds", "Cy now holds")
    told: set[str] = set()
    for at in range(12, len(record["words"]), 12):
        found = recap(after(record, at - 12), after(record, at), viewer(0), NAMES, "k").sentences
        concerns = [sentence.startswith(mine) for sentence in found]
        assert concerns == sorted(concerns, reverse=True)
        told |= {sentence.split(":")[0] for sentence in found}
    assert {"Your supply", "Your Reserve", "Full now"} <= told
    assert any(sentence.startswith(("A building is gone", "Buildings gone")) for sentence in told)


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_said_in_every_language(language: str) -> None:
    record = recorded(GAME)
    for at in range(20, len(record["words"]), 20):
        said = recap(after(record, at - 20), after(record, at), viewer(1, language), NAMES, "k").sentences
        assert said
        assert not any("change-" in sentence or "{" in sentence for sentence in said)


def test_a_recap_tells_only_what_the_seat_knows() -> None:
    """The sentences come from two views of the seat: dealt anew, they are the same."""
    record = recorded(GAME)
    for at in range(16, len(record["words"]), 16):
        then, now = after(record, at - 16), after(record, at)
        texts = table_page.table_page(now, viewer(0), NAMES, still=True)["t"]
        views = [then.view(0), now.view(0)]
        imagined = [position.imagine(0, Chance(key_from_seed(at))).view(0) for position in (then, now)]
        assert changes.sentences(views[0], views[1], texts, 0) == changes.sentences(imagined[0], imagined[1], texts, 0)


def test_where_nothing_lies_differently_the_end_of_the_story_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel is never a heading alone."""
    monkeypatch.setattr(changes, "sentences", lambda *_: [])
    record = recorded(GAME)
    for at in range(2, 40):
        told = recap(after(record, at - 2), after(record, at), viewer(0), NAMES, "k")
        assert told.sentences or not told.story
        assert not told.story or told.sentences == told.story[-AT_LEAST:]


def test_pieces_that_look_the_same_are_not_lit() -> None:
    page = table_page.table_page(after(recorded(GAME), 30), viewer(0), NAMES, still=True)
    later = table_page.table_page(after(recorded(GAME), 31), viewer(0), NAMES, still=True)
    assert changed_ids(drawn("nusfjord", page), drawn("nusfjord", page)) == []
    lit = changed_ids(drawn("nusfjord", page), drawn("nusfjord", later))
    assert 0 < len(lit) < 25


# --- the next table -----------------------------------------------------------------------------------


def test_whoever_waits_is_led_to_the_next_table() -> None:
    ann, bo = Player("Ann", confirm=False), Player("Bo", confirm=False)
    here, there = sit_down(ann, bo), sit_down(ann, bo)
    assert 'id="next-table"' not in ann.page(here)  # it is her turn here
    assert ann.play(here, "gold").ok
    assert f'id="next-table" href="/t/{there.name}"' in ann.page(here)
    assert ann.play(there, "gold").ok
    assert 'id="next-table"' not in ann.page(here)


def test_where_only_bots_wait_nobody_is_called_away() -> None:
    ann, bo = Player("Ann", confirm=False), Player("Bo", confirm=False)
    here = sit_down(ann, bo)
    sit_down(ann, bots=1)
    sit_down(ann, form={"seats": "2", "seat-1": "same"})
    assert ann.play(here, "gold").ok
    assert 'id="next-table"' not in ann.page(here)


# --- nudges -------------------------------------------------------------------------------------------


def test_a_nudge_is_seen_once_an_hour() -> None:
    ann, bo = Player("Ann", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ann, bo)
    assert 'id="nudge"' in bo.page(table)
    answer = bo.post(table, "nudge")
    assert answer.ok
    assert answer.text == "Ann was nudged."
    assert 'id="nudged"' in ann.page(table)
    assert 'id="nudge"' not in bo.page(table)
    again = bo.post(table, "nudge")
    assert (again.status, again.key) == (429, "nudged-lately")
    assert again.is_one_sentence
    assert ann.play(table, "gold").ok
    assert 'id="nudged"' not in ann.page(table)  # she has moved
    assert bo.play(table, "transfer").ok
    assert 'id="nudge"' not in bo.page(table)  # still the same hour
    Seat.objects.filter(table=table, number=0).update(nudged=timezone.now() - timedelta(minutes=61))
    assert 'id="nudge"' in bo.page(table)
    assert 'id="nudged"' not in ann.page(table)


def test_who_cannot_be_nudged() -> None:
    ann, bo, eve = Player("Ann", confirm=False), Player("Bo"), Player("Eve")
    table = sit_down(ann, bo)
    assert ann.post(table, "nudge").key == "nobody-to-nudge"  # oneself
    assert eve.post(table, "nudge").status == 403
    record = recorded(GAME)
    with_bots = put_on_table(GAME, ann, words=next(at for at in range(20) if asked(after(record, at)) == 1))
    assert ann.post(with_bots, "nudge").key == "nobody-to-nudge"
