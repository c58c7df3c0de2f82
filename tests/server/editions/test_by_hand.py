"""A table whose edition has cards that players carry out by hand: marked, unrated, without hints, agreed each time."""

from __future__ import annotations

import pytest

from langbord.server.editions import store
from langbord.server.models import OwnEdition, SealedEdition, Table
from langbord.server.tables.positions import BOARDS
from tests.server.editions.test_editions import begin, type_card
from tests.server.players import Player

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]
TEXT = "by hand: move a ship of another player to your track"


def a_box(player: Player) -> OwnEdition:
    """All A buildings of herring say what no phrase can."""
    edition = begin(player, "nusfjord", "house-2")
    for number in range(1, 19):
        slot = f"A{number:02}"
        typed = {"class": "now", "effect": TEXT, "cost": "nothing", "points": 1}
        answer = type_card(player, edition, "herring", slot, name=f"Crane {slot}", **typed)
        assert answer["state"] == "written", answer
    return OwnEdition.objects.get(key=edition.key)


def table_of(player: Player, edition: OwnEdition, **more: str) -> Table:
    values = {"seats": "2", "seat-0": "me", "option-start": "0", "option-edition": f"own:{edition.key}", **more}
    answer = player.client.post("/new/nusfjord/create", values)
    assert answer.status_code == 302, answer.content.decode()[-600:]
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[1])


def test_everybody_agrees_each_time_and_may_say_so_beforehand() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = table_of(ada, a_box(ada), hints="yes")
    assert SealedEdition.objects.get().by_hand
    assert not table.hints
    invited = bo.client.get(f"/i/{table.invite}").content.decode()
    assert "carried out by hand" in invited
    bo.client.post(f"/i/{table.invite}/accept", {})
    table.refresh_from_db()
    board = BOARDS.get(table).position
    word = next(f"A{card + 1:02}" for card in board.state.open_a)
    assert ada.play(table, "build", word, "D1").ok
    assert "move a ship of another player" in ada.page(table).lower()
    assert "add-gold" in ada.buttons(table)
    assert ada.play(table, "add-gold", "add-point", "stop").ok
    assert bo.buttons(table) == ["no", "yes"] or set(bo.buttons(table)) == {"yes", "no"}
    assert "by hand" in bo.page(table)
    gold = BOARDS.get(table).position.state.players[0].gold
    assert bo.play(table, "no").ok
    assert BOARDS.get(table).position.state.players[0].gold == gold - 1
    answer = bo.post(table, "always", prompt="consent", word="yes")
    assert answer.ok
    assert ada.post(table, "hint").key == "hints-by-hand"


def test_it_is_not_rated_and_bots_agree() -> None:
    ada = Player("Ada", confirm=False)
    edition = a_box(ada)
    values = {"seats": "2", "seat-0": "me", "rated": "yes", "option-edition": f"own:{edition.key}"}
    refused = ada.client.post("/new/nusfjord/create", values)
    assert "cannot be rated" in refused.content.decode()
    table = table_of(ada, edition, **{"seat-1": "calm"})
    assert table.state == Table.PLAYING


@pytest.mark.parametrize("written", ["by hand: x", "by\\u0020hand: x", "\\u0062y  hand: x"])
def test_an_edition_that_is_brought_in_is_marked_however_it_is_written(written: str) -> None:
    assert store.says_by_hand({"board.toml": "", "herring.toml": f'[[cards]]\nA01 = {{effect = "{written}"}}'})
    assert not store.says_by_hand({"board.toml": "# by hand: nothing", "herring.toml": "no TOML ="})
