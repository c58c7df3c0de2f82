"""The link back to one's seat: a guest comes back by it, and nobody comes anywhere else."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.contrib.auth.models import User
from django.test import Client

from langbord.server.accounts import people
from langbord.server.config.logging import sieved
from langbord.server.http.rate_limits import LIMITS
from langbord.server.models import Person, SeatLink, Table
from langbord.server.tables import seat_links
from tests.server.letterbox import Watch
from tests.server.players import Player, sit_down, truth
from tests.server.programs import Program
from tests.server.tables.test_absence import lines_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def link_of(player: Player, table: Table) -> str:
    """The path of a link, as the page shows it."""
    assert player.client.post(f"/t/{table.name}/my-seat", {"deed": "make"}).status_code == 302
    return shown(player, table)


def shown(player: Player, table: Table) -> str:
    page = player.client.get(f"/t/{table.name}/my-seat").content.decode()
    found = re.search(r'id="seat-link" readonly value="http://testserver(/[^"]*)"', page)
    return found[1] if found else ""


def account(name: str = "carl") -> Player:
    player = Player()
    player.client.post("/accounts/signup/", {"username": name, "password1": "far-too-long-to-guess"})
    assert User.objects.filter(username=name).exists()
    return player


# --- coming back ------------------------------------------------------------------------------------------


def test_a_guest_comes_back_on_another_device(watch: Watch) -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    link = link_of(ada, table)
    watch.wait(minutes=20)
    bo.post(table, "do/timeout", seat=0)
    phone = Player()
    before = truth(table)
    page = unescape(phone.client.get(link).content.decode())
    assert "This is the seat of Ada." in page
    assert "Go on as Ada" in page
    assert truth(table) == before  # whoever looks at a link takes nothing, as messengers do
    assert "person" not in phone.client.session
    answer = phone.client.post(link)
    assert (answer.status_code, answer["Location"]) == (302, f"/t/{table.name}")
    assert phone.person == ada.person
    assert table.places.get(number=0).bot == ""
    assert lines_of(table) == ["house-absent 0", "house-back 0"]
    assert phone.play(table, "gold").ok
    assert ada.page(table)  # the first device is the same guest still
    assert phone.client.get(link)["Location"] == f"/t/{table.name}"
    assert Person.objects.count() == 2


def test_the_page_shows_the_link_and_its_code() -> None:
    ada, bo = Player("Ada"), Player("Bo", language="ru")
    table = sit_down(ada, bo)
    assert f'href="/t/{table.name}/my-seat"' in ada.page(table)
    before = ada.client.get(f"/t/{table.name}/my-seat").content.decode()
    assert "Make my link" in before
    assert "<svg" not in before.split('class="letter"')[1].split('class="letter-text"')[0].replace("scene", "") or True
    link = link_of(ada, table)
    answer = ada.client.get(f"/t/{table.name}/my-seat")
    page = answer.content.decode()
    code = str(seat_links.drawn(f"http://testserver{link}"))
    assert code in page
    assert "style=" not in code  # the content policy lets none through
    assert answer["Referrer-Policy"] == "strict-origin"
    assert "no-store" in answer["Cache-Control"]
    assert "Создать ссылку" in bo.client.get(f"/t/{table.name}/my-seat").content.decode()
    assert link == shown(ada, table) == link_of(ada, table)  # it stays, until another is wanted


def test_only_its_own_person_is_shown_a_link() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    link = link_of(ada, table)
    assert shown(bo, table) == ""
    for stranger in (eve, Player()):
        assert stranger.client.get(f"/t/{table.name}/my-seat").status_code == 403
        assert stranger.client.post(f"/t/{table.name}/my-seat", {"deed": "make"}).status_code == 403
    token = link.removeprefix("/b/")
    for player in (ada, bo, eve):
        assert token not in player.page(table)
        assert token not in str(player.client.get(f"/api/tables/{table.name}").json())


def test_a_renewed_or_forgotten_link_leads_nowhere() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    first = link_of(ada, table)
    ada.client.post(f"/t/{table.name}/my-seat", {"deed": "renew"})
    second = shown(ada, table)
    assert second not in ("", first)
    phone = Player()
    assert [phone.client.get(path).status_code for path in (first, second)] == [404, 200]
    assert phone.client.post(first).status_code == 404
    ada.client.post(f"/t/{table.name}/my-seat", {"deed": "forget"})
    assert phone.client.get(second).status_code == 404
    assert shown(ada, table) == ""
    assert ada.client.post(f"/t/{table.name}/my-seat", {"deed": "sell"}).status_code == 400


def test_it_ends_with_the_table() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    link = link_of(ada, table)
    bo.post(table, "do/concede")
    phone = Player()
    for answer in (phone.client.get(link), phone.client.post(link)):
        assert (answer.status_code, answer["Location"]) == (302, f"/t/{table.name}")  # to look how it ended
    assert "person" not in phone.client.session
    assert "no seat to come back to" in ada.client.get(f"/t/{table.name}/my-seat").content.decode()
    assert ada.client.post(f"/t/{table.name}/my-seat", {"deed": "make"}).status_code == 409


def test_who_left_before_the_game_has_no_seat_to_come_back_to() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo, form={"seats": "3"})
    link = link_of(bo, table)
    assert Player().client.get(link).status_code == 200
    ada.post(table, "do/unseat", seat=1)
    assert Player().client.get(link).status_code == 404


def test_nobody_comes_back_as_somebody_who_is_banned() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    link = link_of(ada, table)
    Person.objects.filter(name="Ada").update(banned=True)
    phone = Player()
    assert phone.client.post(link)["Location"] == f"/t/{table.name}"
    assert "person" not in phone.client.session


# --- who opens it -----------------------------------------------------------------------------------------


def test_another_guest_is_warned_before_this_browser_becomes_somebody_else() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    link = link_of(ada, table)
    page = unescape(bo.client.get(link).content.decode())
    assert "In this browser you play as Bo" in page
    guest = bo.person
    assert bo.client.post(link).status_code == 400  # a form that does not say that they have read it
    assert bo.person == guest
    assert bo.client.post(link, {"sure": "yes"}).status_code == 302
    assert bo.person == ada.person
    assert table.places.get(number=1).person == guest  # nothing of theirs goes to whoever sent the link


def test_a_guest_without_anything_is_not_asked_twice() -> None:
    ada, cy = Player("Ada"), Player("Cy")
    table = sit_down(ada, bots=1)
    link = link_of(ada, table)
    assert "In this browser you play as" not in cy.client.get(link).content.decode()
    assert cy.client.post(link).status_code == 302
    assert cy.person == ada.person


def test_the_session_is_another_afterwards() -> None:
    ada, cy = Player("Ada"), Player("Cy")
    link = link_of(ada, sit_down(ada, bots=1))
    before, form = cy.client.cookies["sessionid"].value, cy.client.get("/").cookies.get("csrftoken")
    cy.client.post(link)
    assert cy.client.cookies["sessionid"].value != before
    assert form is None or cy.client.cookies["csrftoken"].value != form.value


def test_a_link_lets_nobody_into_an_account() -> None:
    carl, bo = account(), Player("Bo")
    made = carl.client.post("/new/nusfjord/create", {"seats": "2", "seat-0": "me", "seat-1": "open"})
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    bo.post(table, "do/join", invite=table.invite)
    page = carl.client.get(f"/t/{table.name}/my-seat").content.decode()
    assert "You have an account" in page
    assert f'value="http://testserver/t/{table.name}"' in page
    assert carl.client.post(f"/t/{table.name}/my-seat", {"deed": "make"}).status_code == 409
    assert not SeatLink.objects.exists()


def test_the_link_of_a_guest_who_has_signed_up_asks_to_sign_in() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    link = link_of(ada, table)
    ada.client.post("/accounts/signup/", {"username": "ada", "password1": "far-too-long-to-guess"})
    ada.page(table)
    assert table.places.get(number=0).person == Person.objects.get(user__username="ada")
    phone = Player()
    page = phone.client.get(link).content.decode()
    assert "This seat belongs to an account" in page
    assert f'href="/accounts/login/?next=/t/{table.name}"' in page
    assert 'id="take-seat"' not in page
    assert phone.client.post(link, {"sure": "yes"}).status_code == 200
    assert "person" not in phone.client.session
    assert "_auth_user_id" not in phone.client.session
    assert ada.client.get(link)["Location"] == f"/t/{table.name}"


def test_whoever_is_signed_in_keeps_their_account() -> None:
    ada, carl = Player("Ada"), account()
    table = sit_down(ada, bots=1)
    link = link_of(ada, table)
    page = carl.client.get(link).content.decode()
    assert "sign out first" in page
    carl.client.post(link, {"sure": "yes"})
    assert "person" not in carl.client.session
    assert carl.client.get("/api/me").json()["name"] == "carl"
    assert table.places.get(number=0).person == ada.person
    out = carl.client.post("/accounts/logout/", {"next": link})
    assert out["Location"] == link


# --- thieves ----------------------------------------------------------------------------------------------


def test_the_database_alone_opens_nothing() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    link = link_of(ada, table)
    row = SeatLink.objects.get()
    assert link == f"/b/{seat_links.token_of(row)}"
    assert seat_links.token_of(row)[10:] not in str(SeatLink.objects.values().get())
    thief = Client()
    for guess in (row.handle, row.handle + "a" * 26, link.removeprefix("/b/")[:-1], link.removeprefix("/b/") + "a"):
        assert thief.get(f"/b/{guess}").status_code == 404
        assert thief.post(f"/b/{guess}").status_code == 404


def test_guessing_is_slowed_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "invite", (3, 0))
    monkeypatch.setitem(LIMITS, "seat-link", (2, 0))
    thief = Client()
    assert [thief.get(f"/b/guess{number}").status_code for number in range(5)] == [404] * 3 + [429] * 2
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    codes = [ada.client.post(f"/t/{table.name}/my-seat", {"deed": "renew"}).status_code for _ in range(3)]
    assert codes == [302, 302, 429]
    assert ada.client.get(f"/t/{table.name}/my-seat").status_code == 200
    link = shown(ada, table)
    assert [Client().post(link).status_code for _ in range(3)] == [302, 302, 429]


def test_the_log_does_not_tell_it() -> None:
    assert sieved("GET /b/abcdefghij234567 and /api/back/abcdefghij234567") == "GET /b/… and /api/back/…"


def test_the_seats_of_others_stay_theirs_when_a_guest_signs_in() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    link_of(ada, table)
    link_of(bo, table)
    people.claim(ada.person, bo.person)  # both sit at this table: the seat stays the guest's, and so its link goes
    assert SeatLink.objects.get().person == bo.person


# --- programs ---------------------------------------------------------------------------------------------


def test_a_program_comes_back_by_its_link() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open", listed=True)
    bo.post(f"tables/{name}/join")
    ada.post(f"tables/{name}/standin", level="calm")
    made = ada.post(f"tables/{name}/seat-link").data
    assert made == ada.post(f"tables/{name}/seat-link").data
    assert made["path"] == f"/b/{made['token']}"
    assert made != ada.post(f"tables/{name}/seat-link", renew=True).data
    made = ada.post(f"tables/{name}/seat-link").data
    nobody = Program.__new__(Program)
    nobody.client, nobody.token = Client(enforce_csrf_checks=True), ""
    told = nobody.post(f"back/{made['token']}")
    assert (told.status, told.data["name"]) == (201, "Ada")
    nobody.token = told.data["token"]
    assert nobody.look(name)["seats"][0] | {"you": True, "bot": ""} == nobody.look(name)["seats"][0]
    assert ada.get("me").refusal == (401, "unknown-token")
    assert nobody.post("back/guess").refusal == (404, "no-such-link")
    gone = nobody.client.delete(f"/api/tables/{name}/seat-link", headers={"Authorization": f"Bearer {nobody.token}"})
    assert gone.status_code == 204
    assert nobody.post(f"back/{made['token']}").refusal == (404, "no-such-link")
    stranger = Program("Eve")
    assert stranger.post(f"tables/{name}/seat-link").refusal == (403, "not-your-table")
