"""Before a game: a rematch and a world that goes on ask people first, and the host may send somebody away."""

from __future__ import annotations

import re

import pytest
from django.core import mail

from langbord.server.accounts import people, removal
from langbord.server.models import Letter, Person, Seat, Table
from langbord.server.notifications import outbox, scheduler
from tests.server.letterbox import Account, Watch
from tests.server.players import Player, sit_down, truth
from tests.server.programs import Program
from tests.server.tables.test_absence import lines_of
from tests.server.world_games import go_on, packed

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def again(*players: Player, bots: int = 0, form: dict[str, str] | None = None) -> Table:
    """A game that ended, and that the first would play once more."""
    table = sit_down(*players, bots=bots, form=form)
    for player in players:
        player.post(table, "do/agree")
    go = players[0].post(table, "do/rematch").data["go"]
    return Table.objects.get(name=go.rsplit("/", 1)[-1])


def seats_of(table: Table) -> list[tuple[str, str, Person | None, Person | None]]:
    return [(place.name, place.bot, place.person, place.invited) for place in table.places.all()]


# --- asked first ------------------------------------------------------------------------------------------


def test_a_rematch_seats_whoever_asks_and_keeps_the_seats_of_the_others() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    new = again(ada, bo, cy, bots=1)
    assert new.state == Table.OPEN
    assert seats_of(new) == [
        ("Ada", "", ada.person, None),
        ("Bo", "", None, bo.person),
        ("Cy", "", None, cy.person),
        ("", "calm", None, None),
    ]
    page = bo.page(new)
    assert "Ada would like to play with you" in page
    assert re.search(r'data-deed="join">Come along<', page)
    assert re.search(r'data-deed="decline">Not this time<', page)
    assert 'id="asked-along"' not in ada.page(new)
    assert len(re.findall(r"<small>invited</small>", ada.page(new))) == 2
    assert "You are invited" in bo.client.get("/").content.decode()
    assert "You are invited" not in ada.client.get("/").content.decode()
    assert bo.post(new, "do/join").ok
    assert cy.post(new, "do/join").ok
    new.refresh_from_db()
    assert new.state == Table.PLAYING
    assert [place.person for place in new.places.all()] == [ada.person, bo.person, cy.person, None]
    assert not new.places.exclude(invited=None).exists()


def test_whoever_asks_for_the_rematch_too_sits_down_there() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    new = again(ada, bo)
    old = Table.objects.get(rematch=new)
    assert bo.post(old, "do/rematch").data["go"] == f"/t/{new.name}"
    new.refresh_from_db()
    assert new.state == Table.PLAYING


def test_among_one_person_and_bots_it_begins_at_once() -> None:
    assert again(Player("Ada"), bots=2).state == Table.PLAYING


def test_people_at_one_screen_come_along_together_under_their_names() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, form={"seats": "3", "seat-1": "same", "name-1": "Berit", "seat-2": "open"})
    bo.post(table, "do/join", invite=table.invite)
    for player in (ada, bo):
        player.post(table, "do/agree")
    new = Table.objects.get(name=bo.post(table, "do/rematch").data["go"].rsplit("/", 1)[-1])
    assert [(name, invited) for name, _, _, invited in seats_of(new)] == [
        ("Ada", ada.person),
        ("Berit", ada.person),
        ("Bo", None),
    ]
    assert ada.post(new, "do/join").ok
    assert [place.person for place in new.places.all()] == [ada.person, ada.person, bo.person]
    assert [place.name for place in new.places.all()] == ["Ada", "Berit", "Bo"]


def test_a_declined_seat_is_anybodys_and_bots_may_fill_it() -> None:
    ada, bo, cy, eve = Player("Ada"), Player("Bo"), Player("Cy"), Player("Eve")
    new = again(ada, bo, cy)
    assert eve.post(new, "do/decline").key == "not-invited"
    assert bo.post(new, "do/decline").ok
    assert seats_of(new)[1] == ("", "", None, None)
    assert lines_of(new) == ["house-declines 1"]
    assert "Seat 2: the invitation was declined" in ada.page(new)
    assert bo.post(new, "do/decline").key == "not-invited"
    assert eve.post(new, "do/join", invite=new.invite).ok  # by the link, on the seat that is free
    assert seats_of(new)[1] == ("Eve", "", eve.person, None)
    full = Player("Fay").post(new, "do/join", invite=new.invite)
    assert (full.status, full.key) == (409, "no-open-seat")  # the last one is kept for Cy
    assert ada.post(new, "do/fill", level="calm").ok
    new.refresh_from_db()
    assert new.state == Table.PLAYING
    assert seats_of(new)[2] == ("", "calm", None, None)
    assert cy.post(new, "do/join", invite=new.invite).key == "table-has-begun"
    assert cy.post(new, "do/decline").key == "table-has-begun"


def test_only_whoever_is_invited_has_the_seat() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    new = again(ada, bo)
    before = truth(new)
    assert eve.post(new, "do/join", seat=1).key == "by-invite-only"
    assert eve.post(new, "do/join", seat=1, invite=new.invite).key == "no-open-seat"
    assert truth(new) == before
    assert bo.client.post(f"/i/{new.invite}/accept", {}).status_code == 302
    assert seats_of(new)[1] == ("Bo", "", bo.person, None)


def test_when_the_host_leaves_another_rematch_can_be_asked_for() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    new = again(ada, bo)
    old = Table.objects.get(rematch=new)
    assert ada.post(new, "do/leave").ok
    asked = bo.post(old, "do/rematch")
    assert asked.ok, asked.data
    other = asked.data["go"].rsplit("/", 1)[-1]
    assert other != new.name
    assert seats_of(Table.objects.get(name=other))[1] == ("Bo", "", bo.person, None)


def test_names_follow_and_those_who_are_gone_are_not_waited_for() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    new = again(ada, bo, cy)
    bo.client.post("/settings", {"name": "Bodil"})
    assert [place.name for place in new.places.all()] == ["Ada", "Bodil", "Cy"]
    account = Person.objects.create(name="Cyrus")
    people.claim(cy.person, account)
    assert new.places.get(number=2).invited == account
    removal.remove(bo.person)
    assert seats_of(new)[1] == ("", "", None, None)


def test_the_banned_are_not_invited() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    for player in (ada, bo, cy):
        player.post(table, "do/agree")
    Person.objects.filter(name="Bo").update(banned=True)
    new = Table.objects.get(name=ada.post(table, "do/rematch").data["go"].rsplit("/", 1)[-1])
    assert seats_of(new)[1] == ("", "", None, None)


def test_a_world_asks_its_companions() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    world = packed(ada, bo)
    table = go_on(ada, world, form={"seats": "2", "seat-1": "again-1"})
    world.refresh_from_db()
    assert (table.state, world.running) == (Table.OPEN, table)
    assert bo.post(table, "do/decline").ok
    assert ada.post(table, "do/leave").ok
    world.refresh_from_db()
    assert world.running is None  # and it lies on the shelf again
    table = go_on(ada, world, form={"seats": "2", "seat-1": "again-1"})
    joined = bo.post(table, "do/join")
    assert joined.ok, joined.data
    table.refresh_from_db()
    assert table.state == Table.PLAYING


def test_browsers_are_told_of_an_invitation() -> None:
    ada, bo = Player("Ada"), Player("Bo", language="ru")
    new = again(ada, bo)
    [told] = bo.client.get("/notices/waiting").json()["tables"]
    assert (told["table"], told["turn"]) == (new.name, f"{new.name}-invited")
    assert told["title"] == "Нусфьорд: вас приглашают"
    assert "Ada" in told["text"]
    assert ada.client.get("/notices/waiting").json()["tables"] == []
    bo.post(new, "do/decline")
    assert bo.client.get("/notices/waiting").json()["tables"] == []


def test_a_letter_tells_of_an_invitation_once(watch: Watch) -> None:
    bo = Account("bo")
    bo.ask_and_confirm()
    ada = Player("Ada", confirm=False)
    new = again(ada, bo)
    Table.objects.filter(pk=new.pk).update(changed=watch.at)
    for _ in range(3):
        watch.wait(minutes=16)
        scheduler.letters()
    [letter] = mail.outbox
    assert (letter.to, letter.subject) == ([bo.address], "Nusfjord: you are invited")
    for said in ("You are invited to a game.", "With Ada", f"/t/{new.name}"):
        assert said in str(letter.body)
    assert bo.post(new, "do/join").ok
    new.refresh_from_db()
    assert new.state == Table.PLAYING


def test_no_letter_goes_to_who_has_declined_meanwhile(watch: Watch) -> None:
    bo = Account("bo")
    bo.ask_and_confirm()
    new = again(Player("Ada"), bo)
    Table.objects.filter(pk=new.pk).update(changed=watch.at)
    watch.wait(minutes=16)
    outbox.write_due()
    assert Letter.objects.filter(kind=Letter.TURN).count() == 1
    bo.post(new, "do/decline")
    scheduler.letters()
    assert mail.outbox == []


# --- sent away --------------------------------------------------------------------------------------------


def test_the_host_sends_somebody_away_who_sees_why() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, form={"seats": "3", "listed": "yes"})
    assert cy.post(table, "do/join").ok is True
    table = sit_down(ada, bo, form={"seats": "3", "listed": "yes"})
    assert len(re.findall(r'data-deed="unseat"', ada.page(table))) == 1
    assert 'data-deed="unseat"' not in bo.page(table)
    assert bo.post(table, "do/unseat", seat=0).key == "not-the-host"
    assert ada.post(table, "do/unseat", seat=0).key == "your-own-seat"
    assert ada.post(table, "do/unseat", seat=2).key == "nobody-there"
    assert ada.post(table, "do/unseat", seat=9).key == "nobody-there"
    assert ada.post(table, "do/unseat", seat=1).ok
    assert seats_of(table)[1] == ("", "", None, None)
    assert "has freed your seat" in bo.page(table)
    assert "has freed your seat" not in cy.page(table)
    assert 'data-deed="join"' not in bo.page(table)
    refused = bo.post(table, "do/join")
    assert (refused.status, refused.key, refused.is_one_sentence) == (403, "unseated", True)
    assert bo.client.post(f"/i/{table.invite}/accept", {}).status_code == 403
    assert lines_of(table) == ["house-unseated 1"]
    assert cy.post(table, "do/join").ok


def test_nobody_is_sent_away_from_a_game_and_invitations_can_be_taken_back() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    assert ada.post(sit_down(ada, bo), "do/unseat", seat=1).key == "table-has-begun"
    new = again(ada, bo)
    assert ada.post(new, "do/unseat", seat=1).ok
    assert seats_of(new)[1] == ("", "", None, None)
    assert "has freed your seat" not in bo.page(new)
    assert bo.post(new, "do/join", invite=new.invite).ok  # by the link, if they are given it


def test_programs_accept_decline_and_send_away() -> None:
    ada, bo, cy = Program("Ada"), Program("Bo"), Program("Cy")
    name = ada.table("me", "open", "open", listed=True)
    bo.post(f"tables/{name}/join")
    cy.post(f"tables/{name}/join")
    for program in (ada, bo, cy):
        program.post(f"tables/{name}/agree")
    new = ada.post(f"tables/{name}/rematch").data
    assert [(seat["taken"], seat["invited"]) for seat in new["seats"]] == [(True, False), (False, True), (False, True)]
    name = new["name"]
    assert name in [table["name"] for table in bo.get("tables").data]
    assert cy.post(f"tables/{name}/decline").data["seats"][2]["invited"] is False
    assert cy.post(f"tables/{name}/decline").refusal == (403, "not-invited")
    assert bo.post(f"tables/{name}/join").data["seats"][1]["you"]
    assert bo.post(f"tables/{name}/unseat", seat=0).refusal == (403, "not-the-host")
    assert ada.post(f"tables/{name}/unseat", seat=1).data["seats"][1]["taken"] is False
    assert bo.post(f"tables/{name}/join").refusal == (403, "unseated")
    assert not Seat.objects.filter(table=name).exclude(invited=None).exists()
