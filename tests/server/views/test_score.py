"""The page *Score sheet*: told in the address, counted by the rules, nothing stored."""

from __future__ import annotations

import pytest

from langbord import games
from langbord.server.models import OwnEdition, SealedEdition, Table
from tests.server.players import Player

pytestmark = pytest.mark.django_db(transaction=True)


def test_every_game_can_be_scored() -> None:
    ada = Player("Ada")
    listed = ada.client.get("/score/").content.decode()
    for game in (plugin.meta.name for plugin in games.plugins() if plugin.score_form is not None):
        assert f"/score/{game}" in listed
        answer = ada.client.get(f"/score/{game}", {"count": "yes"})
        assert answer.status_code == 200
        assert 'id="result"' in answer.content.decode()
    assert ada.client.get("/score/chess").status_code == 404
    assert Table.objects.count() == 0


def test_a_game_is_counted_line_by_line_and_mistakes_are_told() -> None:
    ada = Player("Ada")
    told = {"seats": "2", "option-deck": "cod", "name-0": "Ada", "name-1": "<b>Ben", "count": "yes"}
    told |= {"sloop-0": "2", "schooner-1": "1", "gold-0": "3", "own-shares-0": "2", "unissued-0": "1"}
    page = ada.client.get("/score/nusfjord", told | {"wooded-2-0": "5", "buildings-0": "A01"}).content.decode()
    assert "Ada wins" in page
    assert "<b>Ben" not in page
    again = ada.client.get("/score/nusfjord", told | {"buildings-0": ["A01", "A02"], "buildings-1": "A02"})
    assert "A02 lies before somebody else" in again.content.decode()
    for wrong in ({"sloop-0": "x"}, {"buildings-0": "Z1"}, {"wooded-1-0": "9"}):
        page = ada.client.get("/score/nusfjord", told | wrong).content.decode()
        assert 'id="fault"' in page
        assert 'id="result"' not in page


def test_an_edition_of_ones_own_counts_and_stays_private() -> None:
    ada, eve = Player("Ada"), Player("Eve")
    ada.client.post("/editions/new", {"game": "nusfjord", "base": "house-2", "name": "Box"})
    edition = OwnEdition.objects.get()
    ada.client.post(f"/editions/{edition.key}/figures", {"ships/sloop": '{"cost": "1 wood", "length": 2, "points": 9}'})
    told = {"option-edition": f"own:{edition.key}", "sloop-0": "1", "count": "yes", "seats": "2"}
    page = ada.client.get("/score/nusfjord", told).content.decode()
    assert "<td>9</td>" in page
    assert eve.client.get("/score/nusfjord", told).status_code == 404
    sealed = SealedEdition.objects.get()
    assert eve.client.get("/score/nusfjord", {"option-edition": sealed.name}).status_code == 404
