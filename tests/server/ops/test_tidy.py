"""`langbord tidy` throws away what nobody can come back to, and nothing else."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.utils import timezone

from langbord.server.models import Chat, Move, Person, Seat, SeatLink, Table
from langbord.server.ops import tidy
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.both, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]

LONG_AGO = timezone.now() - timedelta(days=200)


def forget(*players: Player) -> None:
    """Their browsers lose the cookie; it has run out."""
    keys = [player.client.session.session_key for player in players]
    Session.objects.filter(pk__in=keys).update(expire_date=timezone.now() - timedelta(days=1))


def age(*tables: Table) -> None:
    Table.objects.filter(pk__in=[table.pk for table in tables]).update(changed=LONG_AGO)
    Person.objects.update(created=LONG_AGO)


def counts(lines: list[str]) -> list[int]:
    return [int(line.split()[0].replace(",", "")) for line in lines]


def test_a_running_game_of_vanished_guests_goes_with_all_that_belongs_to_it() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    assert ada.play(table, "gold").ok
    Chat.objects.create(table=table, person=bo.person, name="Bo", text="hello")
    age(table)
    forget(ada, bo)
    assert counts(tidy.tidy(90, really=False)) == [2, 0, 0, 1, 0, 3]
    assert Table.objects.exists()  # nothing was changed
    assert counts(tidy.tidy(90, really=True)) == [2, 0, 0, 1, 2, 5]  # without a table they are guests without a game
    assert not any(model.objects.exists() for model in (Table, Seat, Move, Chat, Person, Session))


@pytest.mark.parametrize("why", ["young", "known", "link", "account", "over"])
def test_a_game_that_somebody_can_come_back_to_stays(why: str) -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table, adas = sit_down(ada, bo), ada.person
    age(table)
    forget(bo) if why == "known" else forget(ada, bo)
    if why == "young":
        Table.objects.update(changed=timezone.now())
    elif why == "link":
        SeatLink.objects.create(table=table, person=adas)
    elif why == "account":
        Person.objects.filter(name="Bo").update(user=User.objects.create_user("bo"))
    elif why == "over":
        Table.objects.update(state=Table.OVER)
    tidy.tidy(90, really=True)
    assert Table.objects.filter(pk=table.pk).exists()
    assert Seat.objects.filter(person__isnull=False).count() == 2


def test_what_never_began_goes_and_guests_that_are_known_by_anything_stay() -> None:
    host, visitor = Player("Host"), Player("Visitor")
    Player("Muted")
    Person.objects.filter(name="Muted").update(muted=True)  # a new name would let them chat again
    for state in (Table.OPEN, Table.CLOSED):
        Table.objects.create(game="nusfjord", seats=2, key="k", rules=1, state=state, owner=host.person)
    world = Table.objects.create(game="nusfjord", seats=2, key="k", rules=1)
    age(*Table.objects.all())
    Table.objects.filter(pk=world.pk).update(changed=timezone.now())
    Seat.objects.create(table=world, number=0, person=host.person)
    assert counts(tidy.tidy(90, really=True)) == [0, 1, 1, 0, 1, 3]
    assert set(Person.objects.values_list("name", flat=True)) == {"Host", "Muted"}
    assert visitor.client.get("/").status_code == 200  # they are somebody new


def test_it_says_what_became_free() -> None:
    lines = tidy.tidy(90, really=True)
    assert lines[-1].split()[:2] == ["0", "went"]
    assert tidy.tidy(90, really=False)[-1].endswith("nothing was changed (langbord tidy --really)")
