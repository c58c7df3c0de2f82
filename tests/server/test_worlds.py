"""Worlds: what a table packs up, another takes up; as files they travel, and what does not hold stays outside."""

from __future__ import annotations

import contextlib
import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse

from langbord import games
from langbord.engine import codec
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.server import people, tables, taking_up, world_files, worlds
from langbord.server.boards import BOARDS, at_origin
from langbord.server.imports import Unsound
from langbord.server.models import Person, Table, World
from tests.server.players import Player, position_of, sit_down
from tests.server.world_games import (
    GAME,
    ask_to_go_on,
    begin,
    file_of,
    go_on,
    packed,
    play_on,
    send,
    world_of,
)

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
FOLDERS = ("/etc", "../book", "house-1/../house-1", "/", ".", "")


def sentence(answer: HttpResponse) -> str:
    found = re.search(r'<p class="blurb">(.*?)</p>', answer.content.decode(), re.DOTALL)
    assert found is not None, answer.content
    return unescape(found[1])


def shelf(player: Player) -> str:
    return player.client.get("/worlds").content.decode()


# --- a world and its tables ---------------------------------------------------------------------------


def test_every_table_of_the_game_has_a_world_and_no_other_table_has() -> None:
    ada = Player("Ada")
    table = begin(ada)
    world = world_of(table)
    assert (world.owner, world.table, world.state) == (ada.person, table, None)
    assert world.name
    assert not world.name.startswith("world-name")
    assert sit_down(ada, seats="1").world is None


def test_games_without_worlds_say_so() -> None:
    nusfjord = games.load("nusfjord")
    position = nusfjord.new(2, seed=1)
    assert not nusfjord.packed(position.state)
    with pytest.raises(OptionError, match="has no worlds"):
        nusfjord.next_table(position.state, 2)


def test_a_packed_table_leaves_its_world_on_the_shelf() -> None:
    ada = Player("Ada")
    table = begin(ada)
    end = play_on(table, "pack-up")
    world = world_of(table)
    assert table.state == Table.OVER
    assert world.table is None
    assert world.state is not None
    assert world.figures["months"] == 1
    kept = worlds.packed_state(world)
    kept.chance = end.state.chance  # a world does not keep the key of a shuffle
    kept.reveals, kept.revealed = end.state.reveals, end.state.revealed
    assert codec.to_json(kept) == codec.to_json(end.state)
    assert table.key not in json.dumps(world.state)
    page = shelf(ada)
    assert f"/worlds/{world.key}/go-on" in page
    assert world.name in unescape(page)


def test_the_figures_follow_the_table() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "go-on", seed=2)
    world = world_of(table)
    assert world.figures["months"] == 1
    assert world.figures["scenes"] > 0
    assert len(world.figures["heroes"]) == 1
    assert table.name in shelf(ada)


@pytest.mark.parametrize("seats", [1, 3])
def test_going_on_begins_where_the_world_was_packed_up(seats: int) -> None:
    ada, *others = Player("Ada"), Player("Bo"), Player("Cy")
    world = packed(ada)
    state = worlds.packed_state(world)
    table = go_on(ada, world, *others[: seats - 1], form={"option-mode": "competitive"} if seats > 1 else None)
    assert table.world == world
    assert table.seats == seats
    assert table.state == Table.PLAYING
    world.refresh_from_db()
    assert world.table == table
    now = position_of(table).state
    assert now.months == state.months == 1
    assert now.month == state.month
    assert now.seen == state.seen
    assert now.competitive == (seats > 1)
    assert now.chance.key != worlds.NO_KEY


def test_a_world_is_played_at_one_table_at_a_time() -> None:
    ada = Player("Ada")
    world = packed(ada)
    table = go_on(ada, world)
    again = ask_to_go_on(ada, world)
    assert again.status_code == 409
    assert "being played" in sentence(again)
    assert Table.objects.filter(world=world).count() == 2
    assert ada.client.get(f"/worlds/{world.key}/go-on")["Location"] == f"/t/{table.name}"
    assert ada.client.post(f"/worlds/{world.key}/throw-away", {"sure": "yes"}).status_code == 409
    play_on(table, "pack-up", seed=3)
    world.refresh_from_db()
    assert world.figures["months"] == 2
    assert go_on(ada, world).name != table.name


def test_what_a_record_and_a_file_tell_of_the_piles_is_not_true_any_more() -> None:
    """The record of the last table and the file of the world are open to its people."""
    ada = Player("Ada")
    world = packed(ada)
    old = worlds.packed_state(world)
    new = position_of(go_on(ada, world)).state
    assert len(old.event_deck.cards) > 5
    assert old.event_deck.cards != new.event_deck.cards
    assert sorted(old.event_deck.cards) == sorted(new.event_deck.cards)
    assert old.quest_slot.cards != new.quest_slot.cards
    assert (old.quest_back, old.event_bottom) == (new.quest_back, new.event_bottom)  # everybody knows these


def test_a_table_that_waits_for_people_keeps_the_world_too() -> None:
    ada = Player("Ada")
    world = packed(ada)
    table = go_on(ada, world, form={"seats": "2", "seat-1": "open"})
    assert table.state == Table.OPEN
    assert ask_to_go_on(ada, world).status_code == 409
    assert ada.post(table, "do/leave").ok
    assert go_on(ada, world).state == Table.PLAYING


def test_months_played_to_their_end_outlive_an_early_end() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "go-on", seed=4)
    assert ada.post(table, "do/concede").ok
    world = world_of(table)
    assert world.table is None
    assert worlds.packed_state(world).months == 1
    assert games.load(GAME).packed(worlds.packed_state(world))
    assert position_of(go_on(ada, world)).state.months == 1


def test_a_world_that_was_never_packed_up_begins_anew() -> None:
    ada = Player("Ada")
    table = begin(ada)
    assert ada.post(table, "do/concede").ok
    world = world_of(table)
    assert (world.state, world.running) == (None, None)
    assert ada.client.get(f"/worlds/{world.key}/go-on").status_code == 200
    again = go_on(ada, world, form={"option-month": "5"})
    assert again.world == world
    assert position_of(again).state.month == 5
    assert World.objects.count() == 1


def test_an_early_end_leaves_the_world_as_it_was_taken_up() -> None:
    ada = Player("Ada")
    world = packed(ada)
    before = world.state
    table = go_on(ada, world)
    tables.close(table)
    world.refresh_from_db()
    assert world.state == before
    assert world.running is None
    assert world.figures["months"] == 1


def test_a_world_from_before_a_change_of_the_rules_gets_a_sentence() -> None:
    ada = Player("Ada")
    world = packed(ada)
    assert world.state is not None
    del world.state["months"]
    world.save()
    assert world.name in unescape(shelf(ada))
    assert ada.client.get(f"/worlds/{world.key}/go-on").status_code == 200
    for answer in (
        ask_to_go_on(ada, world),
        ada.client.post(f"/worlds/{world.key}/duplicate"),
        ada.client.get(f"/worlds/{world.key}/chronicle"),
    ):
        assert isinstance(answer, HttpResponse)
        assert answer.status_code == 409
        assert "older version" in sentence(answer)
    assert World.objects.get().running is None


def test_a_new_world_chosen_at_the_table_is_the_world_from_then_on() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "new-world", "pack-up", seed=5)
    assert worlds.packed_state(world_of(table)).months == 1


def test_a_table_from_a_world_is_built_again_from_its_origin() -> None:
    ada = Player("Ada")
    world = packed(ada)
    table = go_on(ada, world)
    assert at_origin(table).asked() == []
    position = play_on(table, "go-on", seed=6)
    BOARDS.drop(table.name)
    assert codec.state_hash(position_of(table).state) == codec.state_hash(position.state)


def test_once_more_is_a_world_of_its_own() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "pack-up")
    again = tables.rematch(table, ada.person)
    assert again.world is not None
    assert again.world != table.world


# --- on the page --------------------------------------------------------------------------------------


def test_the_result_offers_the_owner_to_go_on_and_leads_the_others_there() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = begin(ada, bo, form={"seats": "2"})
    play_on(table, "pack-up")
    world = world_of(table)
    assert 'id="go-on"' in ada.page(table)
    assert world.name in unescape(ada.page(table))
    assert 'id="go-on"' not in bo.page(table)
    assert "on the shelf of Ada" in bo.page(table)
    assert world.name not in unescape(cy.page(table))
    following = go_on(ada, world, bo, form={"seats": "2"})
    assert f'id="to-next" href="/t/{following.name}"' in bo.page(table)
    assert 'id="to-next"' not in cy.page(table)


def test_the_form_proposes_who_sat_there_and_seats_them() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    world = packed(ada, bo)
    form = ada.client.get(f"/worlds/{world.key}/go-on").content.decode()
    assert re.search(r'name="seat-1" value="again-1" checked><span>.*?Bo</span>', form, re.DOTALL)
    assert 'name="option-mode"' in form
    assert 'name="option-month"' not in form  # the world has its own
    table = go_on(ada, world, form={"seats": "2", "seat-1": "again-1"})
    assert [place.person for place in table.places.all()] == [ada.person, bo.person]
    assert table.state == Table.PLAYING


@pytest.mark.parametrize("seat", ["again-0", "again-7", "again-", "again-x", "random"])
def test_nobody_else_is_seated_by_force(seat: str) -> None:
    ada = Player("Ada")
    world = packed(ada, Player("Bo"))
    table = go_on(ada, world, form={"seats": "2", "seat-1": seat})
    assert [place.person for place in table.places.all()] == [ada.person, None]


def test_the_month_and_the_book_are_the_worlds_own() -> None:
    ada = Player("Ada")
    world = packed(ada)
    month = worlds.packed_state(world).month
    table = go_on(ada, world, form={"option-month": str(month % 12 + 1), "option-book": "/etc"})
    assert position_of(table).state.month == month
    assert table.options["book"] == world.options["book"] == "house-1"


def test_a_world_is_renamed_copied_and_thrown_away_by_its_owner() -> None:
    ada = Player("Ada")
    world = packed(ada)
    ada.client.post(f"/worlds/{world.key}/rename", {"name": "  The <b>bold</b>\n one " + "x" * 90})
    world.refresh_from_db()
    assert world.name.startswith("The <b>bold</b> one x")
    assert len(world.name) == worlds.LONGEST_NAME
    assert "The &lt;b&gt;bold" in shelf(ada)
    ada.client.post(f"/worlds/{world.key}/rename", {"name": " \n "})
    world.refresh_from_db()
    assert world.name.startswith("The ")
    ada.client.post(f"/worlds/{world.key}/rename", {"name": "Home"})
    ada.client.post(f"/worlds/{world.key}/duplicate")
    ada.client.post(f"/worlds/{world.key}/duplicate")
    assert sorted(World.objects.values_list("name", flat=True)) == ["Home", "Home 2", "Home 3"]
    copy = World.objects.get(name="Home 2")
    assert (copy.state, copy.figures) == (world.state, world.figures)
    play_on(go_on(ada, copy), "pack-up", seed=8)
    world.refresh_from_db()
    assert world.figures["months"] == 1
    assert ada.client.post(f"/worlds/{world.key}/throw-away").status_code == 400  # it asks
    assert ada.client.post(f"/worlds/{world.key}/throw-away", {"sure": "yes"}).status_code == 302
    assert not World.objects.filter(pk=world.pk).exists()
    assert Table.objects.count() == 2


def test_others_find_no_world_of_mine() -> None:
    ada, bo, nobody = Player("Ada"), Player("Bo"), Player()
    world = packed(ada, bo)
    for player in (bo, nobody):
        assert world.name not in unescape(shelf(player))
        for way in ("go-on", "export", "chronicle", "chronicle.md"):
            assert player.client.get(f"/worlds/{world.key}/{way}").status_code == 404
        for way in ("take-up", "rename", "duplicate", "throw-away"):
            assert player.client.post(f"/worlds/{world.key}/{way}", {"sure": "yes", "name": "x"}).status_code == 404
    world.refresh_from_db()
    assert world.owner == ada.person


def test_worlds_come_along_when_a_guest_signs_in() -> None:
    ada = Player("Ada")
    world = packed(ada)
    account = Person.objects.create(name="Ada of Winterhook")
    people.claim(ada.person, account)
    world.refresh_from_db()
    assert world.owner == account


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_shelf_speaks_both_languages(language: str) -> None:
    ada = Player("Ada", language=language)
    empty = shelf(ada)
    world = packed(ada)
    for page in (empty, shelf(ada), ada.client.get(f"/worlds/{world.key}/go-on").content.decode()):
        assert not re.search(
            r"[> ]world-(?!(more|ways|text|head|spine|shelf|new|delete|rename|file|import)\b)[a-z-]+[<.]", page
        )
    assert ("Мои миры" in empty) == (language == "ru")


# --- files --------------------------------------------------------------------------------------------


def as_known(state: Any) -> dict[str, Any]:
    """A state without what nobody knows: the key of the shuffle, and the order of the piles."""
    twin = games.load(GAME).copy_state(state)
    twin.chance = Chance(worlds.NO_KEY)
    for group in games.load(GAME).hidden(twin, 0):
        for zone in group:
            zone.cards.sort()
    return codec.to_json(twin)


def test_out_and_in_again_and_on() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    world = packed(ada)
    data = file_of(ada, world)
    assert (data["game"], data["rules"], data["edition"]) == (GAME, world.rules, world.edition)
    assert [record["words"] for record in data["records"]] == [position_of(world.tables.get()).words()]
    assert send(bo, data).status_code == 302
    copy = World.objects.get(owner=bo.person)
    assert (copy.name, copy.state, copy.figures) == (world.name, world.state, world.figures)
    assert [table.state for table in copy.tables.all()] == [Table.OVER]
    here, there = go_on(ada, world), go_on(bo, copy)
    assert as_known(position_of(here).state) == as_known(position_of(there).state)
    assert file_of(bo, copy)["state"] == data["state"]


def test_a_world_that_is_played_goes_out_as_it_was_packed_up() -> None:
    ada = Player("Ada")
    world = packed(ada)
    before = file_of(ada, world)
    play_on(go_on(ada, world), "go-on", seed=9)
    assert file_of(ada, world) == before


def test_an_imported_record_that_was_packed_up_is_a_world_too() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = begin(ada)
    play_on(table, "pack-up")
    record = ada.client.get(f"/t/{table.name}/record").content
    answer: Any = bo.client.post("/import", {"record": SimpleUploadedFile("game.json", record)})
    copy = Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])
    assert world_of(copy).owner == bo.person
    assert world_of(copy).state == world_of(table).state


def damaged(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The file with one thing changed: `state.players` and so on."""
    twin: dict[str, Any] = json.loads(json.dumps(data))
    *way, last = path.split(".")
    place: Any = twin
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return twin


MADE: list[str] = []  # the file of a world, made once


@pytest.fixture
def sound() -> dict[str, Any]:
    if not MADE:
        ada = Player("Ada")
        MADE.append(json.dumps(file_of(ada, packed(ada))))
        World.objects.all().delete()
        Table.objects.all().delete()
    data: dict[str, Any] = json.loads(MADE[0])
    return data


def refused(content: bytes | str | dict[str, Any], begins: str) -> None:
    player = Player("Eve")
    answer = send(player, content)
    assert answer.status_code == 400, answer
    text = sentence(answer)
    assert text.startswith(begins), text
    assert len(text) < 400
    assert not re.search(r"Traceback|world-import|\n", text)
    assert (World.objects.count(), Table.objects.count()) == (0, 0)


def test_a_sound_file_is_taken(sound: dict[str, Any]) -> None:
    assert send(Player("Eve"), sound).status_code == 302
    assert World.objects.count() == 1


@pytest.mark.parametrize(
    ("path", "value", "begins"),
    [
        ("format", 2, "The file is not"),
        ("game", "nusfjord", "The file is not"),
        ("game", ["galzyr"], "The file is not"),
        ("rules", 99, "The world was played by other rules"),
        ("rules", True, "The world was played by other rules"),
        ("edition", {"name": "house-1", "hash": "0"}, "The world was played with another version"),
        ("edition", None, "The world was played with another version"),
        ("options", {"book": "my-book"}, "The world was played with a book"),
        ("options", {"book": ["house-1"]}, "The world was played with a book"),
        ("options", {"colour": "red"}, "The file does not hold"),
        ("options", [], "The file is not"),
        ("seats", 9, "The file does not hold"),
        ("seats", "1", "The file does not hold"),
        ("seats", 2, "The file does not hold"),
        ("state", [], "The file is not"),
        ("state", {}, "The file does not hold"),
        ("state.phase", "gather", "The world in this file was not packed up"),
        ("state.phase", "dream", "The file does not hold"),
        ("state.month", 13, "The file does not hold"),
        ("state.month", 1.5, "The file does not hold"),
        ("state.months", 10**30, "The file does not hold"),
        ("state.library", None, "The file does not hold"),
        ("state.library", [], "The file does not hold"),
        ("state.saves", [], "The file does not hold"),
        ("state.saves.0.cards", [[[]]], "The file does not hold"),
        ("state.players", [], "The file does not hold"),
        ("state.extra", 1, "The file does not hold"),
        ("state.chance.key", "zz", "The file does not hold"),
        ("state.seen", {"no.such-scene": 1}, "The file does not hold"),
        ("records", "all", "The file is not"),
        ("records", [{}], "The file is not"),
        ("records.0.words", ["h1"] * 20_001, "The file has more moves"),
        ("records.0.words", ["h1", 7], "The file does not hold"),
        ("records.0.words", ["fly"], "The file does not hold"),
        ("records.0.words", [], "The file does not hold"),
        ("records.0.game", "nusfjord", "The file is not"),
        ("records.0.options.book", "/etc", "The file does not hold: only books of the house"),
        ("records.0.end", "0", "The file does not hold"),
    ],
)
def test_what_does_not_hold_gets_one_sentence(sound: dict[str, Any], path: str, value: Any, begins: str) -> None:
    refused(damaged(sound, path, value), begins)


@pytest.mark.parametrize(
    ("content", "begins"),
    [
        (b"", "The file is not"),
        (b"\xff\xfe\x00", "The file is not"),
        (b"[]", "The file is not"),
        (b'{"format": 1', "The file is not"),
        (b"[" * 200_000, "The file is not"),
        (b'{"state":' * 100_000, "The file is not"),
        (b'{"format": 1, "state": {"month": NaN}}', "The file is not"),
        (b'{"format": ' + b"9" * 5_000 + b"}", "The file is not"),
        (b" " * 2_000_001, "The file is larger"),
    ],
)
def test_what_is_no_world_at_all_gets_one_sentence(content: bytes, begins: str) -> None:
    refused(content, begins)


def test_no_file_at_all() -> None:
    answer: Any = Player("Eve").client.post("/worlds/bring-in", {"world": "text"})
    assert answer.status_code == 400
    assert sentence(answer).startswith("Choose the file")


def leaves(data: Any, path: str = "") -> list[str]:
    """The way to every value of a file."""
    if isinstance(data, dict):
        return [path] + [leaf for key, value in data.items() for leaf in leaves(value, f"{path}.{key}")]
    if isinstance(data, list):
        return [path] + [leaf for index, value in enumerate(data[:2]) for leaf in leaves(value, f"{path}.{index}")]
    return [path]


@pytest.mark.parametrize("value", [None, -1, 4_000, "x", []])
def test_whatever_is_changed_it_is_refused_or_can_be_shown(
    sound: dict[str, Any], value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every value of the packed state in turn."""
    monkeypatch.setattr(world_files, "LONGEST_TRIAL", 20)
    eve = Player("Eve")
    small = {**sound, "records": [], "world": ""}
    passed = []
    for path in leaves(small["state"], "state")[1:]:
        try:
            hostile = damaged(small, path, value)
        except (KeyError, ValueError, IndexError):  # a key with a dot in it, as scenes have
            continue
        with contextlib.suppress(Unsound):  # and nothing else
            passed.append(world_files.checked(hostile))
    for packed_up in passed[:3]:
        world = world_files.bring_in(packed_up, eve.person)
        assert world.name in unescape(shelf(eve))
        assert eve.page(go_on(eve, world))


def test_a_shelf_has_an_end(monkeypatch: pytest.MonkeyPatch, sound: dict[str, Any]) -> None:
    monkeypatch.setattr(taking_up, "MOST", 2)
    eve = Player("Eve")
    assert [send(eve, sound).status_code for _ in range(3)] == [302, 302, 409]
    world = World.objects.all()[0]
    assert eve.client.post(f"/worlds/{world.key}/duplicate").status_code == 409
    assert World.objects.count() == 2


# --- only books of the house --------------------------------------------------------------------------


@pytest.mark.parametrize("book", FOLDERS)
def test_folders_are_not_books_for_visitors(book: str, tmp_path: Path) -> None:
    ada = Player("Ada")
    table = begin(ada, form={"option-book": book})  # the form does not ask for it
    assert table.options["book"] == "house-1"
    for folder in (book, str(tmp_path)):
        with pytest.raises(OptionError, match="only books of the house"):
            tables.create(ada.person, GAME, {"book": folder}, [tables.Wish(ada.person)])
        body = {"game": GAME, "seats": ["me"], "options": {"book": folder}}
        answer = ada.client.post("/api/tables", json.dumps(body), content_type="application/json")
        assert answer.status_code == 400, answer.content
        assert "book" in answer.json()["text"]


@pytest.mark.parametrize("book", FOLDERS)
def test_folders_are_not_books_for_files(sound: dict[str, Any], book: str) -> None:
    refused(damaged(sound, "options.book", book), "The world was played with a book that this server does not have")
    record = damaged(sound["records"][0], "options.book", book)
    answer: Any = Player("Eve").client.post(
        "/import", {"record": SimpleUploadedFile("game.json", json.dumps(record).encode())}
    )
    assert sentence(answer).startswith("The record does not hold: only books of the house can be chosen: house-1")
    assert Table.objects.count() == 0


# --- names of bots, and words to type -----------------------------------------------------------------


def test_bots_have_names_in_the_language_of_the_page() -> None:
    ada, vera = Player("Ada"), Player("Вера", language="ru")
    for player, name in ((ada, "Calm 2"), (vera, "Спокойный 2")):
        table = sit_down(player, bots=1)
        assert name in player.page(table)
        other = "Calm" if player is vera else "Спокойный"
        assert other not in re.sub(r"<script.*?</script>|<input[^>]*>", "", player.page(table), flags=re.DOTALL)


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_hint_for_typing_has_words_of_the_present_question(game: str, language: str) -> None:
    ada = Player("Ada", language=language)
    seats = games.meta(game).seats[0]
    form = {"seats": str(seats), "seat-0": "me", "option-start": "0"} | {f"seat-{n}": "calm" for n in range(1, seats)}
    made: Any = ada.client.post(f"/new/{game}/create", form)
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    page = ada.page(table, "?text")
    hint = re.search(r'id="typed-hint">(.*?)</p>', page)
    assert hint is not None
    position = position_of(table)
    assert position.ask is not None
    words = set(position.game.vocabulary.words)
    said = [word.strip(".,:") for word in hint[1].split()]
    legal = {position.game.vocabulary.word(move) for move in position.ask.moves}
    if position.ask.seat == 0:
        assert legal & set(said)
    foreign = {"serve", "plate", "build"} - words
    assert not foreign & set(said)


def test_a_viewer_without_a_seat_types_nothing() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, seats="1")
    assert 'id="typed-hint"' not in bo.page(table, "?text")


def test_the_page_of_a_world_table_says_its_world() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = begin(ada)
    assert world_of(table).name in unescape(ada.page(table))
    assert world_of(table).name not in unescape(bo.page(table))
