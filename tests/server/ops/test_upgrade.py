"""A house of an older version goes on after an upgrade: its tables, records and worlds."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import call_command

from langbord import games
from langbord.engine.codec import from_json, state_hash
from langbord.server.models import Move, Table, TurnStart
from langbord.server.ops import verify
from langbord.server.tables.positions import BOARDS, DoesNotFit
from tests.server.past_games import put_on_table
from tests.server.players import Player, board_of

HOUSES = sorted((Path(__file__).parents[2] / "corpus").glob("*/house"))


def unpacked(file: Path, folder: Path) -> Path:
    target = folder / file.name.removesuffix(".gz")
    target.write_bytes(gzip.decompress(file.read_bytes()))
    return target


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.parent.name)
@pytest.mark.django_db(databases=[])
def test_every_table_of_an_older_house_is_shown_and_goes_on(house: Path, tmp_path: Path) -> None:
    unpacked(house / "langbord.sqlite3.gz", tmp_path)
    expected = unpacked(house / "expected.json.gz", tmp_path)
    environment = {**os.environ, "LANGBORD_DATA": str(tmp_path), "LANGBORD_BOT_PAUSE": "0"}
    for name in ("LANGBORD_TEST_DATABASE", "DATABASE_URL"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.upgraded_house", str(expected)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == len(json.loads(expected.read_text()))
    for table in found:
        wanted = table["expected"]
        assert {key: table[key] for key in ("words", "draft", "prompt", "held")} == {
            key: wanted[key] for key in ("words", "draft", "prompt", "held")
        }
        assert table["edition"], table["table"]
        assert set(table["pages"]) == {200}
        assert table["replay"] == 200
        if wanted["prompt"] is not None:
            assert table["start"], table["table"]
            assert table["back"]
            assert table["on"] > 0
        else:
            assert table["scores"]


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.parent.name)
def test_verify_finds_nothing_changed_in_the_records_of_an_older_house(house: Path, tmp_path: Path) -> None:
    found = verify.against(unpacked(house / "records.jsonl.gz", tmp_path))
    assert found.wrong == []
    assert found.games > 20


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.parent.name)
@pytest.mark.django_db
def test_a_world_file_of_an_older_house_is_taken_up(house: Path, tmp_path: Path) -> None:
    ann = Player("Ann")
    with unpacked(house / "world.json.gz", tmp_path).open("rb") as file:
        answer = ann.client.post("/worlds/bring-in", {"world": file})
    assert answer.status_code == 302, answer.content
    world = ann.person.worlds.get()
    answer = ann.client.post(f"/worlds/{world.key}/take-up", {"seat-0": "me", "seats": "1"})
    table = Table.objects.get(state=Table.PLAYING)
    assert "Ann" in ann.page(table)


# --- tables that do not fit any more ------------------------------------------------------------------


def spoil(table: Table, number: int, word: str = "no-such-word") -> None:
    """As if this version could not play a move any more."""
    Move.objects.filter(table=table, number=number).update(word=word)
    BOARDS.drop(table.name)


@pytest.mark.django_db
def test_a_running_table_keeps_its_last_turn_start() -> None:
    ann, ben = Player("Ann", confirm=False), Player("Ben", confirm=False)
    table = put_on_table("won-2-seats", ann, ben, words=40)
    for _ in range(12):
        board = board_of(table)
        assert board.position.ask is not None
        who = (ann, ben)[board.position.ask.seat]
        assert who.play_on(table, board.position.ask.moves[0]).ok
        start = TurnStart.objects.get(table=table)
        position = board_of(table).position
        assert start.number == position.base.answers
        assert start.hash == state_hash(position.base.state)
        assert from_json(type(position.base.state), start.state) == position.base.state


@pytest.mark.django_db
def test_a_table_whose_beginning_cannot_be_played_goes_on_from_its_last_turn_start() -> None:
    ann, ben = Player("Ann", confirm=False), Player("Ben", confirm=False)
    table = put_on_table("won-2-seats", ann, ben, words=40)
    before = board_of(table).position
    spoil(table, 3, "A01")  # a word, but no answer there
    page = ann.page(table)
    start = TurnStart.objects.get(table=table)
    assert f"up to move {start.number}, are from a version that played otherwise" in page
    after = board_of(table).position
    assert [after.view(seat) for seat in (None, 0, 1)] == [before.view(seat) for seat in (None, 0, 1)]
    assert after.ask is not None
    who = (ann, ben)[after.ask.seat]
    assert who.play_on(table, after.ask.moves[0]).ok
    assert ann.client.get(f"/t/{table.name}?at=20").status_code == 409  # but its beginning is not to be seen
    assert "first moves are from a version" in ann.client.get(f"/t/{table.name}?at=20").content.decode()


@pytest.mark.django_db
def test_a_turn_start_that_would_be_another_is_taken_as_it_was() -> None:
    """The words can all be said, but lead elsewhere: what people saw counts."""
    ann = Player("Ann", confirm=False)
    table = put_on_table("won-2-seats", ann, words=40)
    start = TurnStart.objects.get(table=table)
    state = {**start.state, "plates": start.state["plates"] + 1}
    state_type = games.load("nusfjord").state_type
    TurnStart.objects.filter(table=table).update(state=state, hash=state_hash(from_json(state_type, state)))
    BOARDS.drop(table.name)
    assert board_of(table).position.base.state.plates == state["plates"]


@pytest.mark.django_db
def test_a_turn_that_cannot_be_played_again_is_played_anew_if_somebody_at_the_table_says_so() -> None:
    ann, ben, eve = Player("Ann", confirm=False), Player("Ben", confirm=False), Player("Eve", language="ru")
    table = put_on_table("won-2-seats", ann, ben, words=40)
    start = _in_the_middle_of_a_turn(table, (ann, ben))
    lost = table.moves_played - start
    spoil(table, table.moves_played - 1)
    with pytest.raises(DoesNotFit, match=f"it can go on from move {start}"):
        board_of(table)
    for who, there in ((ann, "Go on from the last turn"), (eve, "Решить, как быть дальше, могут те")):
        answer = who.client.get(f"/t/{table.name}")
        assert answer.status_code == 409
        assert there in answer.content.decode()
    assert f"{lost} move" in ann.client.get(f"/t/{table.name}").content.decode() or lost == 1
    assert ann.post(table, "play", words="x", version=0, at=0).status == 409
    assert eve.client.post(f"/t/{table.name}/misfit/go-on").status_code == 403
    assert ann.client.post(f"/t/{table.name}/misfit/go-on").status_code == 302
    table.refresh_from_db()
    assert table.moves_played == start
    assert "goes on from the start of its last turn" in ben.page(table)
    position = board_of(table).position
    assert position.ask is not None
    assert (ann, ben)[position.ask.seat].play_on(table, position.ask.moves[0]).ok
    assert ann.client.post(f"/t/{table.name}/misfit/go-on").status_code == 409  # it fits now


@pytest.mark.django_db
def test_a_table_of_which_nothing_fits_can_be_ended() -> None:
    ann = Player("Ann")
    table = put_on_table("won-2-seats", ann, words=40)
    TurnStart.objects.filter(table=table).delete()
    spoil(table, 3)
    page = ann.client.get(f"/t/{table.name}")
    assert page.status_code == 409
    assert "cannot go on with it" in page.content.decode()
    assert ann.client.post(f"/t/{table.name}/misfit/go-on").status_code == 409
    assert ann.client.post(f"/t/{table.name}/misfit/give-up").status_code == 302
    table.refresh_from_db()
    assert table.state == Table.CLOSED
    assert ann.client.get("/").status_code == 200


def _in_the_middle_of_a_turn(table: Table, players: tuple[Player, Player]) -> int:
    """Play until some of the running turn is settled; where that turn began."""
    for _ in range(200):
        position = board_of(table).position
        if position.barrier > position.base.answers:
            table.refresh_from_db()
            return position.base.answers
        assert position.ask is not None
        assert players[position.ask.seat].play_on(table, position.ask.moves[-1]).ok
    raise AssertionError("no turn was settled in its middle")


@pytest.mark.django_db
def test_what_is_stored_has_its_migrations() -> None:
    """Also when a model has moved to another file."""
    call_command("makemigrations", "--check", "--dry-run")
