"""A game that ended before the rules would end it, taken out as a file and brought in again, has ended that way."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from langbord.server.models import Seat, Table
from langbord.server.tables.export_record import ending_of
from tests.server.players import Player, sit_down, words_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def brought_back(player: Player, record: dict[str, Any]) -> Table:
    file = SimpleUploadedFile("game.json", json.dumps(record).encode())
    answer = player.client.post("/import", {"record": file})
    assert answer.status_code == 302
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])


def ended(*deeds: tuple[int, str]) -> dict[str, Any]:
    players = [Player("Ada", confirm=False), Player("Bo", confirm=False)]
    table = sit_down(*players)
    players[0].play(table, "gold")
    for seat, deed in deeds:
        assert players[seat].post(table, f"do/{deed}").ok
    record: dict[str, Any] = players[0].client.get(f"/t/{table.name}/record").json()
    return record


def test_a_conceded_game_stays_conceded() -> None:
    cy = Player("Cy")
    table = brought_back(cy, ended((0, "concede")))
    assert (table.state, table.ending, table.winners) == (Table.OVER, "conceded", [1])
    assert words_of(table) == ["gold"]
    assert "Bo wins" in cy.page(table)


def test_an_agreed_end_stays_agreed() -> None:
    cy = Player("Cy")
    table = brought_back(cy, ended((0, "agree"), (1, "agree")))
    assert (table.ending, table.winners) == ("agreed", [])
    assert "The players agreed to end the game" in cy.page(table)


def test_whoever_brings_it_in_has_not_won_it_and_the_names_stay() -> None:
    cy = Player("Cy")
    brought_back(cy, ended((0, "concede")))
    lobby = cy.client.get("/").content.decode().split('id="past-title"')[1]
    assert "Ended by giving up" in lobby
    assert ">Won<" not in lobby
    cy.client.post("/settings", {"name": "Cyrus"})
    assert list(Seat.objects.filter(table__imported=True).values_list("name", flat=True)) == ["Ada", "Bo"]


@pytest.mark.parametrize(
    "beside",
    [
        None,
        [],
        "agreed",
        {"ending": "won"},
        {"ending": "conceded", "winners": "0"},
        {"names": ["A"]},
        {"names": [1, {}]},
    ],
)
def test_nonsense_beside_a_record_is_passed_over(beside: object) -> None:
    told = ending_of({"table": beside}, 2)
    assert (told.winners, told.names) == ([], ["", ""])


def test_a_file_cannot_name_winners_of_an_agreed_end() -> None:
    assert ending_of({"table": {"ending": "agreed", "winners": [0]}}, 2).winners == []
    assert ending_of({"table": {"ending": "conceded", "winners": [1, 7, "0"]}}, 2).winners == [1]
