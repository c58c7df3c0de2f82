"""Links that let somebody in: they cannot be guessed, guessing is slowed down, and each opens no more than it should.

What a link does for those who were given it is in tests/server/accounts/test_people.py and test_story_view.py.
"""

from __future__ import annotations

import math

import pytest
from django.test import Client

from langbord.server import models
from langbord.server.accounts.tokens import hash_of
from langbord.server.http.rate_limits import LIMITS
from tests.server.players import Player, sit_down, truth
from tests.server.programs import Program
from tests.server.world_games import begin

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle", "no_refill"),
]


@pytest.mark.parametrize(
    ("made", "bits"), [(models.short_name, 49), (models.story_token, 59), (models.invite_token, 118)]
)
def test_every_letter_of_a_link_is_drawn_anew(made: object, bits: int) -> None:
    assert callable(made)
    found = [made() for _ in range(300)]
    assert len(set(found)) == len(found)
    assert all(set(link) <= set(models.LETTERS) for link in found)
    assert math.log2(len(models.LETTERS)) * len(found[0]) >= bits
    for place in range(len(found[0])):  # no place is always the same, none counts up
        assert len({link[place] for link in found}) > 20
    assert sorted(found) != found


@pytest.mark.parametrize("address", ["/i/{}", "/s/{}"])
def test_guessing_links_is_soon_answered_no_more(address: str) -> None:
    ada, thief = Player("Ada"), Client()
    table = sit_down(ada, form={"seats": "2"})
    most = LIMITS["invite"][0]
    answers = [thief.get(address.format(f"guess{number}")).status_code for number in range(most + 3)]
    assert answers == [404] * most + [429] * 3
    assert Player().client.get(f"/i/{table.invite}").status_code == 200, "who was invited is let in"


def test_guessing_by_sitting_down_is_slowed_down_too() -> None:
    thief, eve = Client(), Program("Eve")
    most = LIMITS["invite"][0]
    answers = [thief.post(f"/i/guess{number}/accept").status_code for number in range(most + 1)]
    assert answers[-1] == 429
    assert eve.post("join/guess").refusal == (429, "too-fast")
    assert models.Person.objects.count() == 1, "a guess makes no guest"


def test_an_invite_opens_a_seat_once() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    before = truth(table)
    assert eve.client.post(f"/i/{table.invite}/accept", {"name": "Bo"}).status_code == 409
    assert "/accept" not in eve.client.get(f"/i/{table.invite}").content.decode()
    assert truth(table) == before


def test_the_name_of_a_table_is_no_invite_and_the_other_way_round() -> None:
    ada, eve = Player("Ada"), Player("Eve")
    table = sit_down(ada, form={"seats": "2"})
    assert eve.client.get(f"/i/{table.name}").status_code == 404
    assert eve.client.get(f"/t/{table.invite}").status_code == 404
    assert eve.client.get(f"/s/{table.invite}").status_code == 404


def test_the_link_to_read_along_lets_nobody_play() -> None:
    ada, eve = Player("Ada"), Player("Eve")
    table = begin(ada)
    story = f"/s/{table.story}"
    assert eve.client.get(story, follow=True).status_code == 200
    assert eve.client.post(story).status_code == 405
    before = truth(table)
    assert eve.play(table, "stop", version=0, at=0).status == 403
    assert truth(table) == before


def test_a_token_of_the_interface_is_long_and_kept_only_as_a_hash() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    assert len(ada.token) >= 43  # 256 bits
    assert ada.token != bo.token
    kept = str(list(models.Person.objects.values()))
    assert ada.token not in kept
    assert hash_of(ada.token) in kept
