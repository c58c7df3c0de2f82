"""Worlds: what a table packs up, another takes up."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from django.http import HttpResponse

from langbord import games
from langbord.engine import codec
from langbord.engine.errors import OptionError
from langbord.server.accounts import people
from langbord.server.models import Person, Table, World
from langbord.server.tables import endings, lifecycle
from langbord.server.tables.positions import BOARDS, at_origin
from langbord.server.worlds import progress
from tests.server.players import Player, position_of, sentence, sit_down
from tests.server.world_games import (
    GAME,
    ask_to_go_on,
    begin,
    go_on,
    packed,
    play_on,
    shelf,
    world_of,
)

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


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
    kept = progress.packed_state(world)
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
    state = progress.packed_state(world)
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
    assert now.chance.key != progress.NO_KEY


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
    old = progress.packed_state(world)
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
    assert progress.packed_state(world).months == 1
    assert games.load(GAME).packed(progress.packed_state(world))
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
    endings.close(table)
    world.refresh_from_db()
    assert world.state == before
    assert world.running is None
    assert world.figures["months"] == 1


def test_a_world_from_before_a_change_of_the_rules_gets_a_sentence() -> None:
    ada = Player("Ada")
    world = packed(ada)
    assert world.state is not None
    del world.state["chance"]
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


def test_a_new_world_chosen_at_the_table_leaves_the_old_one_on_the_shelf() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "go-on", "new-world", seed=5)
    new = world_of(table)
    old = World.objects.exclude(pk=new.pk).get()
    assert (old.owner, old.table, old.figures["months"]) == (ada.person, None, 2)
    assert old.figures["scenes"] == len(progress.packed_state(old).seen) > 0
    assert (new.owner, new.table, new.state, new.figures["months"], new.figures["scenes"]) == (
        ada.person,
        table,
        None,
        0,
        0,
    )
    assert new.name != old.name
    page = unescape(shelf(ada))
    assert f"/worlds/{old.key}/go-on" in page
    assert new.name in page
    kept = old.state
    play_on(table, "pack-up", seed=6)
    old.refresh_from_db()
    assert (World.objects.count(), old.state) == (2, kept)
    assert progress.packed_state(world_of(table)).months == 1
    assert position_of(go_on(ada, old)).state.months == 2


def test_every_world_that_a_table_begins_is_another() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "new-world", "go-on", "new-world", "pack-up", seed=5)
    assert sorted(world.figures["months"] for world in World.objects.all()) == [1, 1, 2]
    assert len(set(World.objects.values_list("name", flat=True))) == 3


def test_an_early_end_in_a_new_world_keeps_nothing_of_the_old_one() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_on(table, "new-world", seed=5)
    assert ada.post(table, "do/concede").ok
    new = world_of(table)
    assert (new.table, new.state, new.figures) == (None, None, {})
    assert World.objects.exclude(pk=new.pk).get().figures["months"] == 1


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
    again = lifecycle.rematch(table, ada.person)
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


def test_the_form_proposes_who_sat_there_and_asks_them() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    world = packed(ada, bo)
    form = ada.client.get(f"/worlds/{world.key}/go-on").content.decode()
    assert re.search(r'name="seat-1" value="again-1" checked><span>.*?Bo</span>', form, re.DOTALL)
    assert 'name="option-mode"' in form
    assert 'name="option-month"' not in form  # the world has its own
    table = go_on(ada, world, form={"seats": "2", "seat-1": "again-1"})
    assert [(place.person, place.invited) for place in table.places.all()] == [(ada.person, None), (None, bo.person)]
    assert table.state == Table.OPEN
    assert bo.post(table, "do/join").ok
    table.refresh_from_db()
    assert [place.person for place in table.places.all()] == [ada.person, bo.person]
    assert table.state == Table.PLAYING


@pytest.mark.parametrize("seat", ["again-0", "again-7", "again-", "again-x", "random"])
def test_nobody_else_is_seated_by_force(seat: str) -> None:
    ada = Player("Ada")
    world = packed(ada, Player("Bo"))
    table = go_on(ada, world, form={"seats": "2", "seat-1": seat})
    assert [place.person for place in table.places.all()] == [ada.person, None]


def test_the_month_and_the_gentleness_are_the_worlds_own() -> None:
    ada = Player("Ada")
    world = packed(ada)
    month = progress.packed_state(world).month
    table = go_on(ada, world, form={"option-month": str(month % 12 + 1), "option-gentle": "on"})
    assert position_of(table).state.month == month
    assert table.options["gentle"] == world.options["gentle"] == "off"
    assert table.options["book"] == world.options["book"] == "house-1"


def test_a_world_is_asked_whether_to_go_on_in_a_newer_book() -> None:
    ada = Player("Ada")
    world = packed(ada)
    page = ada.client.get(f"/worlds/{world.key}/go-on").content.decode()
    assert 'name="option-book" value="house-1" checked' in page
    assert "go on in The Slow Line, Uphill" in unescape(page)
    table = go_on(ada, world, form={"option-book": "house-2"})
    assert table.options["book"] == position_of(table).state.land.shelf == "house-2"
    play_on(table, "pack-up", seed=3)
    world = world_of(table)
    assert "option-book" not in ada.client.get(f"/worlds/{world.key}/go-on").content.decode()
    assert ask_to_go_on(ada, world, form={"option-book": "house-1"}).status_code == 409
    assert World.objects.get(pk=world.pk).running is None


def test_a_world_is_renamed_copied_and_thrown_away_by_its_owner() -> None:
    ada = Player("Ada")
    world = packed(ada)
    ada.client.post(f"/worlds/{world.key}/rename", {"name": "  The <b>bold</b>\n one " + "x" * 90})
    world.refresh_from_db()
    assert world.name.startswith("The <b>bold</b> one x")
    assert len(world.name) == progress.LONGEST_NAME
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
