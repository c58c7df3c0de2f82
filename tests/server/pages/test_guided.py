"""A guided first game at a table: offered once, begun on the prepared deal, left with one tap, nobody else's."""

from __future__ import annotations

import pytest
from django.test import Client

from langbord.engine.chance import key_from_seed
from langbord.lessons import guide
from langbord.server.models import Table
from langbord.server.tables.positions import BOARDS

GAME = "nusfjord"
pytestmark = pytest.mark.django_db


def page_of(client: Client, table: Table) -> str:
    return client.get(f"/t/{table.name}").content.decode()


def do(client: Client, table: Table, deed: str) -> dict[str, object]:
    found: dict[str, object] = client.post(f"/t/{table.name}/do/{deed}", headers={"Accept": "application/json"}).json()
    return found


def test_play_now_offers_it_once_and_it_begins_on_the_prepared_deal(client: Client, quiet_bots: list[str]) -> None:
    client.post(f"/play/{GAME}", {"option-start": "0"})
    table = Table.objects.get()
    assert 'id="guide-begin"' in page_of(client, table)
    assert 'id="guide-begin"' not in Client().get(f"/t/{table.name}").content.decode()
    do(client, table, "guide-begin")
    found = guide.guide_of(GAME)
    assert found is not None
    guided = Table.objects.get()  # the one before made room
    assert guided.key == key_from_seed(found.seed).hex()
    page = page_of(client, guided)
    assert found.texts["en"][0] in page
    assert f'data-proposed="{found.steps[0].do[0]}"' in page
    assert BOARDS.get(guided).position.view(0)["round"] == 1
    client.post(f"/play/{GAME}", {"option-start": "0"})
    again = Table.objects.exclude(pk=guided.pk).get()
    assert 'id="guide' not in page_of(client, again)


def test_it_is_left_with_one_tap_and_by_its_learner_alone(client: Client, quiet_bots: list[str]) -> None:
    client.post(f"/learn/{GAME}/first-game")
    table = Table.objects.get()
    assert do(Client(), table, "guide-leave")["ok"] is False
    assert do(client, table, "guide-leave")["ok"] is True
    page = page_of(client, table)
    assert 'id="guide' not in page
    assert 'id="coach"' in page  # the tips go on
