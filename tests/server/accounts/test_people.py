"""Guests, accounts, chat, notes, languages; limits, bans, forged requests, and the policy on every page."""

from __future__ import annotations

import re
from html import escape
from types import SimpleNamespace

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import Settings

from langbord.server import settings as ours
from langbord.server.accounts import people
from langbord.server.models import Chat, Note, Person, Table
from tests.server.players import Player, position_of, sit_down, truth, words_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
PASSWORD = "fjord-and-cod-7"


def sign_up(client: Client, name: str) -> Person:
    answer = client.post("/accounts/signup/", {"username": name, "password1": PASSWORD})
    assert answer.status_code == 302, answer.content
    client.get("/")
    return Person.objects.get(user__username=name)


# --- guests and accounts ------------------------------------------------------------------------------


def test_an_invite_link_seats_a_guest_who_has_only_a_name() -> None:
    ada, bo = Player("Ada"), Player()
    table = sit_down(ada, form={"seats": "2"})
    shown = bo.client.get(f"/i/{table.invite}")
    assert "Ada" in shown.content.decode()
    assert not Person.objects.exclude(pk=ada.person.pk).exists(), "looking at a link makes nobody a person"
    sat = bo.client.post(f"/i/{table.invite}/accept", {"name": "  Bo   Berg "})
    assert sat["Location"] == f"/t/{table.name}"
    table.refresh_from_db()
    assert (table.state, table.places.get(number=1).name) == (Table.PLAYING, "Bo Berg")
    assert bo.client.get(f"/i/{table.invite}")["Location"] == f"/t/{table.name}"


def test_a_messenger_shows_who_invites_to_what() -> None:
    table = sit_down(Player('Ada "A" <b>'), form={"seats": "2"})
    page = Client().get(f"/i/{table.invite}").content.decode()
    told = dict(re.findall(r'<meta (?:name="description" )?property="og:(\w+)" content="([^"]*)">', page))
    assert told["title"] == "Come and play Nusfjord"
    assert told["description"].startswith("Ada &#34;A&#34; &lt;b&gt; invites you to a game. A fishing harbour")
    assert told["image"].startswith("http://testserver/static/")


def test_the_house_has_a_sign_to_be_known_by() -> None:
    client = Client()
    icons = re.findall(
        r'<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)">', client.get("/").content.decode()
    )
    assert len(icons) == 3
    for address in (*icons, client.get("/favicon.ico")["Location"]):
        answer = client.get(address)
        assert answer.status_code == 200, address
        answer.close()  # the file


def test_an_invite_link_to_a_full_table_leads_to_watching() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    shown = eve.client.get(f"/i/{table.invite}").content.decode()
    assert "All seats at this table are taken" in shown
    assert f'href="/t/{table.name}"' in shown
    assert "/accept" not in shown
    assert eve.client.post(f"/i/{table.invite}/accept", {}).status_code == 409
    assert eve.client.get("/i/nosuchlink").status_code == 404
    assert eve.buttons(table) == []


def test_a_guests_seats_are_claimed_by_their_account() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    hot_seat = sit_down(ada, form={"seats": "2", "seat-1": "same", "name-1": "Berit"})
    ada.post(table, "note", text="cod next round")
    ada.play(table, "deforest")
    person = sign_up(ada.client, "ada-of-the-fjord")
    for own, seats in ((table, [0]), (hot_seat, [0, 1])):
        assert list(own.places.filter(person=person).values_list("number", flat=True)) == seats
        own.refresh_from_db()
        assert own.owner == person
    assert table.places.get(number=0).name == "ada-of-the-fjord"
    assert [place.name for place in hot_seat.places.all()] == ["ada-of-the-fjord", "Berit"]
    assert ada.play(table, "D3").ok
    assert "cod next round" in ada.page(table)
    assert "person" not in ada.client.session


def test_an_account_at_the_same_table_does_not_take_the_guests_seat_too() -> None:
    ada = Player()
    person = sign_up(ada.client, "ada")
    table = sit_down(ada, form={"seats": "2"})
    guest = Player("Guest of Ada")
    guest.post(table, "do/join", invite=table.invite)
    guest.client.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    guest.client.get("/")
    assert list(table.places.filter(person=person).values_list("number", flat=True)) == [0]
    assert table.places.get(number=1).name == "Guest of Ada"


def test_passwords_are_kept_as_argon2(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = ours.PASSWORD_HASHERS  # other tests have a quicker one
    sign_up(Client(), "ada")
    assert User.objects.get().password.startswith("argon2$argon2id$")


def test_an_account_finds_its_tables_on_another_device() -> None:
    ada, bo = Player(), Player("Bo")
    sign_up(ada.client, "ada")
    table = sit_down(ada, bo)
    phone = Player()
    assert phone.client.post("/accounts/login/", {"login": "ada", "password": PASSWORD}).status_code == 302
    assert phone.play(table, "gold").ok
    assert f"/t/{table.name}" in phone.client.get("/").content.decode()


# --- languages and settings -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"), [("ru-RU,ru;q=0.9", "ru"), ("de,ru;q=0.5", "ru"), ("fr", "en"), ("", "en"), ("%%", "en")]
)
def test_the_browser_chooses_the_first_language(header: str, language: str) -> None:
    page = Client(headers={"accept-language": header}).get("/").content.decode()
    assert f'<html lang="{language}"' in page
    assert bool(re.search("[а-я]{4}", re.sub(r'(?s)<form.*?</form>|title="[^"]*"', "", page))) == (language == "ru")


def test_each_reads_the_table_and_the_refusals_in_their_own_language() -> None:
    ada, vera = Player("Ada"), Player("Вера", language="ru")
    table = sit_down(ada, vera)
    assert '<html lang="ru"' in vera.page(table)
    assert '<html lang="en"' in ada.page(table)
    assert "Your turn." in ada.page(table)
    assert "Your turn." not in vera.page(table)
    assert re.search("[а-я]{4}", vera.play(table, "gold", version=7, at=0).text)
    assert re.search("[а-я]{4}", vera.client.get(f"/t/{table.name}/why?word=gold").json()["text"])


def test_settings_are_kept_and_nonsense_is_not() -> None:
    ada = Player("Ada")
    ada.client.post("/settings", {"language": "ru", "theme": "dark", "confirm": "no", "sound": "yes", "name": " "})
    ada.client.post("/settings", {"language": "xx", "theme": "pink"})
    person = ada.person
    assert (person.name, person.language, person.theme) == ("Ada", "ru", "dark")
    assert (person.confirm, person.sound) == (False, True)
    assert 'data-theme="dark"' in ada.client.get("/").content.decode()


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example/", "evil"])
def test_settings_lead_back_to_this_server_only(back: str) -> None:
    assert Player("Ada").client.post("/settings", {"back": back})["Location"] == "/"


# --- chat and notes ---------------------------------------------------------------------------------------


SCRIPT = "<script>alert('cod')</script>"


def test_chat_is_shown_to_all_and_escaped() -> None:
    ada, bo = Player(SCRIPT[:30]), Player("Bo")
    table = sit_down(ada, bo)
    assert ada.post(table, "chat", text=f" {SCRIPT}\n  hello ").ok
    for page in (bo.page(table), Player("Eve").page(table), bo.client.get("/").content.decode()):
        assert "<script>alert" not in page
    assert f"{escape(SCRIPT)} hello".replace("&#x27;", "&#39;") in bo.page(table)


def test_chat_is_cut_and_empty_lines_are_not_kept() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.post(table, "chat", text="x" * 2000)
    ada.post(table, "chat", text="   ")
    assert [len(line.text) for line in Chat.objects.all()] == [500]


def test_the_newest_lines_of_a_long_chat_are_shown() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    Chat.objects.bulk_create(Chat(table=table, name="Ada", text=f"line {number};") for number in range(250))
    page = bo.page(table)
    assert "line 249;" in page
    assert "line 49;" not in page
    assert page.index("line 248;") < page.index("line 249;")


def test_the_muted_are_not_heard() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    Person.objects.filter(pk=ada.person.pk).update(muted=True)
    refused = ada.post(table, "chat", text="hello")
    assert (refused.status, refused.key, refused.is_one_sentence) == (403, "muted", True)
    assert not Chat.objects.exists()
    assert ada.play(table, "gold").ok


def test_notes_are_private() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    assert ada.post(table, "note", text="watch the elders </textarea>" + SCRIPT).ok
    assert "watch the elders &lt;/textarea&gt;&lt;script" in ada.page(table)
    for other in (bo, eve, Player()):
        assert "watch the elders" not in other.page(table)
    assert Player().post(table, "note", text="x").status == 403
    bo.post(table, "note", text="y" * 9000)
    assert len(Note.objects.get(person=bo.person).text) == 5000


# --- limits, bans, forgeries ------------------------------------------------------------------------------


def test_too_many_moves_chats_and_tables_are_answered_with_429(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(monotonic=lambda: 1000.0)
    monkeypatch.setattr("langbord.server.http.rate_limits.time", clock)
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    marks = ada.marks(table)
    moves = [ada.play(table, "nonsense", **marks) for _ in range(70)]
    assert moves[0].status == 409
    assert (moves[-1].status, moves[-1].key, moves[-1].is_one_sentence) == (429, "too-fast", True)
    assert bo.play(table, "gold").status == 409, "the other is not slowed down"
    assert [ada.post(table, "chat", text="hi").status for _ in range(9)][-1] == 429
    assert [ada.client.get(f"/t/{table.name}/why?word=ship").status_code for _ in range(70)][-1] == 429
    made = [ada.client.post("/play/nusfjord", {"seats": "2"}).status_code for _ in range(13)]
    assert (made[0], made[-1]) == (302, 429)
    assert words_of(table) == []
    clock.monotonic = lambda: 1001.0
    assert ada.play(table, "nonsense").status == 409, "a second later it goes on"


def test_guessing_a_password_is_slowed_down() -> None:
    sign_up(Client(), "ada")
    thief = Client()
    for number in range(6):
        thief.post("/accounts/login/", {"login": "ada", "password": f"guess-{number}"})
    answer = thief.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    assert answer.status_code in (200, 429), "signed in after six wrong guesses"
    assert "_auth_user_id" not in thief.session


def test_the_banned_are_refused_everywhere() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    marks = ada.marks(table)
    Person.objects.filter(pk=ada.person.pk).update(banned=True)
    before = truth(table)
    for path in ("/", f"/t/{table.name}", f"/i/{table.invite}", f"/t/{table.name}/why?word=gold"):
        assert ada.client.get(path).status_code == 403
    for path, values in (("play", {"words": "gold", **marks}), ("chat", {"text": "hi"}), ("do/concede", {})):
        assert ada.client.post(f"/t/{table.name}/{path}", values).status_code == 403
    assert truth(table) == before
    assert bo.client.get("/").status_code == 200


def test_forged_requests_are_refused() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    forged = Client(enforce_csrf_checks=True)
    forged.cookies = ada.another_tab().client.cookies
    marks = ada.marks(table)
    paths = ("play", "undo", "settle", "hurry", "chat", "note", "do/concede", "do/agree", "do/standin", "do/rematch")
    for path in paths:
        assert forged.post(f"/t/{table.name}/{path}", {"words": "gold", "text": "x", **marks}).status_code == 403
    for address in ("/settings", "/play/nusfjord", "/new/nusfjord/create", f"/i/{table.invite}/accept"):
        assert forged.post(address, {}).status_code == 403
    assert forged.post("/accounts/login/", {"login": "ada", "password": PASSWORD}).status_code == 403
    assert truth(table) == before
    page = forged.get(f"/t/{table.name}").content.decode()
    token = re.search(r'data-csrf="(\w+)"', page)
    assert token is not None
    honest = forged.post(f"/t/{table.name}/play", {"words": "gold", **marks}, headers={"x-csrftoken": token[1]})
    assert honest.status_code == 200
    assert position_of(table).words() == ["gold"]


def test_deeds_are_never_done_by_looking() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    for path in ("play", "undo", "settle", "chat", "note", "do/concede", "do/leave"):
        assert ada.client.get(f"/t/{table.name}/{path}?words=gold&version=0&at=0").status_code == 405
    assert truth(table) == before


def test_every_page_has_the_policy_and_nothing_that_it_forbids() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    waiting, playing, over = sit_down(ada, form={"seats": "2"}), sit_down(ada, bo), sit_down(ada, bo)
    ada.post(over, "do/concede")
    banned = Player("Cy")
    Person.objects.filter(pk=banned.person.pk).update(banned=True)
    pages = [
        ada.client.get(path)
        for path in (
            *("/", "/new/nusfjord", "/accounts/login/", "/accounts/signup/", "/nowhere"),
            *(f"/t/{table.name}" for table in (waiting, playing, over)),
            f"/t/{over.name}/record",
        )
    ]
    pages += [eve.client.get(f"/i/{waiting.invite}"), eve.client.get(f"/t/{playing.name}"), banned.client.get("/")]
    pages.append(ada.client.post("/play/nusfjord", {"seats": "99"}))
    pages.append(Client(enforce_csrf_checks=True).post("/settings", {}))
    for page in pages:
        path = page.wsgi_request.path
        policy = page.headers.get("Content-Security-Policy", "")
        assert "default-src 'none'" in policy, path
        assert "unsafe" not in policy, path
        assert page.headers["X-Frame-Options"] == "DENY", path
        html = page.content.decode()
        if page.headers["Content-Type"].startswith("text/html"):
            assert not re.search(r"<[^>]+\s(style|on\w+)\s*=", html), path
            assert not re.search(r"<style|<script(?![^>]*\ssrc=)|javascript:", html), path


def test_cookies_are_kept_from_scripts_and_other_sites() -> None:
    ada = Player("Ada")
    ada.client.get("/")
    session = ada.client.cookies["sessionid"]
    assert session["httponly"]
    assert session["samesite"] == "Lax"
    assert ada.client.cookies["csrftoken"]["samesite"] == "Lax"


def test_page_and_stream_know_a_session_by_its_password_and_by_an_older_secret(settings: Settings) -> None:
    user = User.objects.create_user("ada", password="a password")
    person = people.of_account(user)
    client = Client()
    client.force_login(user)
    before = settings.SECRET_KEY
    settings.SECRET_KEY = "another secret of the server"
    settings.SECRET_KEY_FALLBACKS = [before]
    assert people.in_session(client.session) == person
    settings.SECRET_KEY_FALLBACKS = []
    assert people.in_session(client.session) is None
    settings.SECRET_KEY = before
    assert people.in_session(client.session) == person
    user.set_password("another password")
    user.save()
    assert people.in_session(client.session) is None
    assert client.session.session_key, "it was only looked at"
