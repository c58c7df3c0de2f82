"""Every stored game is played again: what would be different, or is lost, is found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.db.migrations.recorder import MigrationRecorder

from langbord.engine.errors import LangbordError
from langbord.server.models import Draft, Move, Seat, Table
from langbord.server.ops import json_dump, verify
from tests.server.players import Player, sit_down

pytestmark = pytest.mark.both


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("quiet_bots", "known_shuffle")
class TestVerify:
    def played(self) -> Table:
        ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
        table = sit_down(ada, bo)
        assert ada.play(table, "gold").ok
        assert bo.play(table, "deforest").ok
        return table

    def test_all_is_well(self) -> None:
        self.played()
        found = verify.stored()
        assert (found.games, found.wrong, found.notes) == (1, [], [])

    def test_words_that_cannot_be_said_any_more_are_found(self) -> None:
        table = self.played()
        Move.objects.filter(table=table, number=0).update(word="D5")
        (line,) = verify.stored().wrong
        assert line.startswith(f"{table.name} (nusfjord): ")
        assert "it goes on from move" in line

    def test_other_scores_are_found(self) -> None:
        table = self.played()
        Table.objects.filter(pk=table.pk).update(state=Table.OVER, ending="played", scores=[99, 0], winners=[0])
        (line,) = verify.stored().wrong
        assert "not [99, 0]" in line

    def test_new_rules_and_cards_are_noted(self) -> None:
        table = self.played()
        Table.objects.filter(pk=table.pk).update(rules=99, edition={"name": "house-1", "hash": "other"})
        found = verify.stored()
        assert [fault.partition(": ")[2][:18] for fault in found.wrong] == ["the game was begun"]
        assert [note.partition(": ")[2][:10] for note in found.notes] == ["began with", "the cards "]

    def test_changed_cards_are_noted_also_where_a_word_cannot_be_said_any_more(self) -> None:
        table = self.played()
        Table.objects.filter(pk=table.pk).update(edition={"name": "house-1", "hash": "other"})
        Move.objects.filter(table=table, number=0).update(word="D5")
        found = verify.stored()
        assert len(found.wrong) == 1
        assert found.notes == [f"{table.name} (nusfjord): the cards of 'house-1' have changed"]
        assert found.lines()[-1].startswith("0 of 1 games")

    def test_lost_moves_are_found(self) -> None:
        table = self.played()
        Move.objects.filter(table=table).delete()
        found = verify.stored()
        assert found.wrong == [f"{table.name} (nusfjord): moves played: 1, moves stored: 0"]
        assert found.lines()[-1].startswith("0 of 1 games")

    def test_moves_with_other_numbers_are_found(self) -> None:
        table = self.played()
        Move.objects.filter(table=table, number=0).update(number=7)
        (line,) = verify.stored().wrong
        assert "moves stored with other numbers: 1" in line

    def test_a_lost_draft_is_found(self) -> None:
        table = self.played()
        Draft.objects.filter(table=table).update(number=0)
        (line,) = verify.stored().wrong
        assert line.endswith("moves played: 1, moves before its draft: 0")
        Draft.objects.filter(table=table).delete()
        (line,) = verify.stored().wrong
        assert line.endswith("its draft is not stored")

    def test_lost_seats_are_found(self) -> None:
        table = self.played()
        Seat.objects.filter(table=table).delete()
        (line,) = verify.stored().wrong
        assert line.endswith("0 of its 2 seats are stored")

    def test_an_older_form_is_told(self) -> None:
        newest = MigrationRecorder.Migration.objects.filter(app="tables").latest("name")
        newest.delete()
        try:
            with pytest.raises(json_dump.BadBackup, match="of an older version"):
                verify.stored()
        finally:
            newest.save()

    def test_a_version_that_plays_otherwise_is_found_by_the_hashes(self, tmp_path: Path) -> None:
        table = self.played()
        file = tmp_path / "games.jsonl"
        assert verify.stored(file).wrong == []
        assert verify.against(file).wrong == []
        line = json.loads(file.read_text())
        line["record"]["turns"][-1] = "0" * 16
        file.write_text(json.dumps(line))
        (wrong,) = verify.against(file).wrong
        assert wrong.startswith(f"{table.name} (nusfjord): ")


@pytest.mark.parametrize("content", [b"{}", b"[]", b"\xff", b'{"table": 1, "record": 5}', b"[" * 100_000, b"\n"])
def test_records_that_another_wrote_are_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    with pytest.raises(LangbordError, match=f"^line 1 of {file} was not written by"):
        verify.against(file)
