"""Letters: one for each waiting turn, none to whoever is there, at once or once a day, and not in quiet hours."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.core import mail
from django.core.mail import EmailMultiAlternatives
from django.db import OperationalError
from django.utils import timezone

from langbord.server.models import Letter, Notice, Person, Presence, Table, Told
from langbord.server.notifications import email_texts, outbox, preferences, presence, scheduler
from tests.server.letterbox import Account, Watch, bo_waits_for
from tests.server.players import Player, sit_down

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
QUARTER = timedelta(minutes=15)


@pytest.fixture
def ada(watch: Watch) -> Account:
    made = Account("ada")
    made.ask_and_confirm()
    return made


def sent() -> int:
    scheduler.letters()
    return len(mail.outbox)


def since(table: Table, watch: Watch) -> None:
    """The table has waited since this moment of the watch."""
    Table.objects.filter(pk=table.pk).update(changed=watch.at)


# --- at once ------------------------------------------------------------------------------------------


def test_a_letter_goes_out_when_a_turn_has_waited_for_as_long_as_was_wished(ada: Account, watch: Watch) -> None:
    table = bo_waits_for(ada)
    since(table, watch)
    watch.wait(minutes=14, seconds=59)
    assert sent() == 0
    watch.wait(seconds=1)
    assert sent() == 1
    letter = mail.outbox[0]
    assert isinstance(letter, EmailMultiAlternatives)
    assert (letter.to, letter.subject) == ([ada.address], "Nusfjord: it is your turn")
    link, stop = f"/t/{table.name}", f"/notices/stop/{ada.notice.token}"
    (html, _) = letter.alternatives[0]
    for text in (str(letter.body), str(html)):
        assert link in text
        assert stop in text
        assert "With Bo" in text
    assert letter.extra_headers["List-Unsubscribe"].endswith(f"{stop}>")
    assert letter.extra_headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_there_is_one_letter_for_a_turn(ada: Account, watch: Watch) -> None:
    bo = Player("Bo", confirm=False)
    table = bo_waits_for(ada, bo)
    for _ in range(5):
        watch.wait(hours=6)
        assert sent() == 1
    ada.ask(mail="digest", hour=watch.hour(1))  # nor does another way of telling tell it again
    watch.wait(hours=30)
    assert sent() == 1
    ada.ask()
    ada.play(table, "gold")
    while Table.objects.get(pk=table.pk).waiting_for == 1:
        assert bo.play(table, bo.buttons(table)[0]).ok
    since(table, watch)
    watch.wait(minutes=16)
    assert sent() == 2  # the next turn is another


def test_clicks_in_a_turn_do_not_make_it_another(ada: Account, watch: Watch) -> None:
    ada.client.post("/settings", {"confirm": "yes"})
    table = bo_waits_for(ada)
    watch.wait(minutes=20)
    assert sent() == 1
    ada.play(table, "deforest")
    ada.undo(table)
    ada.play(table, "gold")  # the turn is held until it is confirmed
    watch.wait(hours=5)
    assert sent() == 1


def test_whoever_answers_in_time_gets_nothing(ada: Account, watch: Watch) -> None:
    table = bo_waits_for(ada)
    watch.wait(minutes=10)
    ada.play(table, "gold")
    watch.wait(hours=5)
    assert sent() == 0


def test_tables_that_wait_together_share_a_letter(ada: Account, watch: Watch) -> None:
    first, second = bo_waits_for(ada), bo_waits_for(ada)
    watch.wait(minutes=20)
    assert sent() == 1
    assert mail.outbox[0].subject == "2 tables are waiting for you"
    assert all(f"/t/{table.name}" in str(mail.outbox[0].body) for table in (first, second))


def test_bots_and_oneself_can_wait(ada: Account, watch: Watch) -> None:
    sit_down(ada, bots=1)
    sit_down(ada, form={"seats": "2", "seat-1": "same"})
    watch.wait(days=3)
    assert sent() == 0


def test_a_bot_that_stands_in_needs_no_letter(ada: Account, watch: Watch) -> None:
    table = bo_waits_for(ada)
    ada.post(table, "do/standin", level="calm")
    watch.wait(days=3)
    assert sent() == 0


def test_the_banned_and_the_unconfirmed_get_nothing(ada: Account, watch: Watch) -> None:
    bo_waits_for(ada)
    Person.objects.filter(pk=ada.person.pk).update(banned=True)
    watch.wait(hours=1)
    assert sent() == 0
    Person.objects.filter(pk=ada.person.pk).update(banned=False)
    ada.ask(address="elsewhere@example.org")
    assert sent() == 1
    assert "Confirm" in mail.outbox[0].subject
    watch.wait(hours=1)
    assert sent() == 1


# --- being there --------------------------------------------------------------------------------------


@pytest.fixture
def streams(monkeypatch: pytest.MonkeyPatch) -> presence.Streams:
    made = presence.Streams()
    monkeypatch.setattr(presence, "STREAMS", made)
    monkeypatch.setattr(outbox, "STREAMS", made)
    return made


def test_whoever_is_at_the_table_gets_nothing_until_they_have_left(
    ada: Account, watch: Watch, streams: presence.Streams
) -> None:
    table = bo_waits_for(ada)
    streams.come(ada.person.pk, table.name)
    watch.wait(hours=5)
    assert sent() == 0
    presence.note()
    streams.go(ada.person.pk, table.name)
    watch.wait(minutes=14)
    assert sent() == 0
    watch.wait(minutes=2)
    assert sent() == 1


def test_another_process_has_seen_them(ada: Account, watch: Watch) -> None:
    table, other = bo_waits_for(ada), bo_waits_for(ada)
    watch.wait(hours=1)
    Presence.objects.create(person=ada.person, table=table, seen=watch.at - timedelta(seconds=30))
    assert sent() == 1
    assert f"/t/{table.name}" not in str(mail.outbox[0].body)
    assert f"/t/{other.name}" in str(mail.outbox[0].body)


def test_only_of_those_who_get_e_mails_it_is_noted_where_they_are(
    ada: Account, watch: Watch, streams: presence.Streams
) -> None:
    bo = Player("Bo", confirm=False)
    table = bo_waits_for(ada, bo)
    for person in (ada.person.pk, bo.person.pk, None):
        streams.come(person, table.name)
    streams.come(ada.person.pk, table.name)  # a second tab
    for _ in range(2):
        presence.note()
        watch.wait(minutes=1)
    assert list(Presence.objects.values_list("person", "table")) == [(ada.person.pk, table.name)]
    streams.go(ada.person.pk, table.name)
    assert (ada.person.pk, table.name) in streams.all()
    streams.go(ada.person.pk, table.name)
    assert (ada.person.pk, table.name) not in streams.all()


def test_who_comes_back_before_a_letter_is_sent_does_not_get_it(ada: Account, watch: Watch) -> None:
    table = bo_waits_for(ada)
    watch.wait(hours=1)
    outbox.write_due()
    assert Letter.objects.filter(state=Letter.WAITING).count() == 1
    Presence.objects.create(person=ada.person, table=table, seen=watch.at)
    assert sent() == 0
    assert not Told.objects.exists()
    watch.wait(minutes=16)
    assert sent() == 1  # they have left without an answer


def test_a_turn_made_before_its_letter_is_sent_is_not_told_of(ada: Account, watch: Watch) -> None:
    table = bo_waits_for(ada)
    watch.wait(hours=1)
    outbox.write_due()
    ada.play(table, "gold")
    assert (sent(), Letter.objects.filter(kind=Letter.TURN).count()) == (0, 0)


# --- digests and quiet hours --------------------------------------------------------------------------


def test_a_digest_comes_at_its_hour_and_tells_of_all_tables_once(ada: Account, watch: Watch) -> None:
    ada.ask(mail="digest", hour=watch.hour(2))
    bo_waits_for(ada)
    bo_waits_for(ada)
    watch.wait(minutes=30)
    assert sent() == 0
    watch.at = watch.at.replace(minute=0) + timedelta(hours=2)
    assert sent() == 1
    assert mail.outbox[0].subject == "2 tables are waiting for you"
    bo_waits_for(ada)
    watch.wait(hours=3)
    assert sent() == 1  # what comes later waits for the next day
    watch.wait(hours=21)
    assert sent() == 2
    assert mail.outbox[1].subject == "Nusfjord: it is your turn"
    watch.wait(hours=24)
    assert sent() == 2  # nothing new, no letter


def test_a_digest_that_was_missed_comes_late_and_not_twice(ada: Account, watch: Watch) -> None:
    ada.ask(mail="digest", hour=watch.hour(1))
    bo_waits_for(ada)
    watch.wait(hours=75)  # the server was away for three days
    assert [sent(), sent()] == [1, 1]
    due = ada.notice.digest_due
    assert due is not None
    assert timedelta(0) < due - watch.at <= timedelta(days=1)


def test_in_quiet_hours_nothing_is_sent_and_afterwards_all_at_once(ada: Account, watch: Watch) -> None:
    ada.ask(quiet="yes", **{"quiet-from": watch.hour(), "quiet-to": watch.hour(8)})
    bo_waits_for(ada)
    watch.wait(hours=3)
    bo_waits_for(ada)
    assert sent() == 0
    watch.at = watch.at.replace(minute=0) + timedelta(hours=5)
    assert sent() == 1
    assert mail.outbox[0].subject == "2 tables are waiting for you"


def test_a_letter_that_was_held_up_keeps_the_quiet_hours_too(ada: Account, watch: Watch) -> None:
    bo_waits_for(ada)
    watch.wait(hours=1)
    outbox.write_due()
    ada.ask(quiet="yes", **{"quiet-from": watch.hour(), "quiet-to": watch.hour(2)})
    assert sent() == 0
    assert Letter.objects.get(kind=Letter.TURN).next_try == preferences.quiet_until(ada.notice, watch.at)
    watch.wait(hours=2)
    assert sent() == 1


# --- words --------------------------------------------------------------------------------------------


def test_letters_are_in_the_language_of_their_reader(watch: Watch) -> None:
    vera = Account("Вера", language="ru")
    vera.ask(zone="Asia/Tokyo")
    scheduler.letters()
    assert mail.outbox[0].subject == "Подтвердите адрес для Langbord"
    link = re.search(r"/notices/confirm/\S+", str(mail.outbox[0].body))
    assert link is not None
    vera.client.post(link[0])
    mail.outbox.clear()
    table, _ = bo_waits_for(vera), bo_waits_for(vera)
    watch.wait(hours=1)
    assert sent() == 1
    text = str(mail.outbox[0].body)
    assert mail.outbox[0].subject == "Вас ждут за 2 столами"
    assert "Здравствуйте, Вера!" in text
    assert "Вашего хода ждут 2 игры." in text
    tokyo = table.changed.astimezone(timezone.get_fixed_timezone(540))
    assert f"{tokyo:%H:%M}" in text
    assert not re.search(r"letter-\w+|notices-\w+", text)


@pytest.mark.parametrize(
    ("name", "tamed"),
    [
        ("Bo", "Bo"),
        ("J. R. R. Bo", "J. R. R. Bo"),
        ("Bo\r\nBcc: a@b.org", "Bo Bcc: a b org"),
        ("evil.com/x", "evil com x"),
        ("https://evil.com", "https evil com"),
        ("me@evil.com", "me evil com"),
        ("\u202eoB\u2066", "oB"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("Анна-Мария", "Анна-Мария"),
    ],
)
def test_names_are_plain_letters_in_one_line(name: str, tamed: str) -> None:
    assert email_texts.tame(name) == tamed


def test_names_cannot_get_out_of_their_line(ada: Account, watch: Watch) -> None:
    bo = Player("Bo", confirm=False)
    table = bo_waits_for(ada, bo)
    bad = "<script>a</script>\nBcc: x@y.z"
    table.places.filter(number=1).update(name=bad[:30])
    Person.objects.filter(pk=ada.person.pk).update(name="<img src=x>\r\nTo: v@w.z"[:30])
    watch.wait(hours=1)
    assert sent() == 1
    letter = mail.outbox[0]
    assert isinstance(letter, EmailMultiAlternatives)
    raw = letter.message()
    assert (raw["To"], raw["Bcc"]) == (ada.address, None)
    (html, _) = letter.alternatives[0]
    assert "<script" not in str(html)
    assert "<img" not in str(html)
    assert "&lt;script&gt;" in str(html)
    assert not re.search(r"^(Bcc|To):", str(letter.body), re.MULTILINE)


# --- sending, once ------------------------------------------------------------------------------------


def test_two_who_send_the_same_letter_send_it_once(ada: Account, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    bo_waits_for(ada)
    watch.wait(hours=1)
    outbox.write_due()
    number = Letter.objects.get(kind=Letter.TURN).pk
    message = email_texts.message

    def meanwhile(letter: Letter, notice: Notice) -> EmailMultiAlternatives:
        monkeypatch.setattr(email_texts, "message", message)
        outbox.write_due()
        outbox.send(number)  # another worker
        return message(letter, notice)

    monkeypatch.setattr(email_texts, "message", meanwhile)
    outbox.send(number)
    outbox.send(number)
    assert len(mail.outbox) == 1


def test_a_letter_whose_sender_was_killed_is_sent_by_another_under_the_same_id(ada: Account, watch: Watch) -> None:
    bo_waits_for(ada)
    watch.wait(hours=1)
    outbox.write_due()
    letter = Letter.objects.get(kind=Letter.TURN)
    Letter.objects.filter(pk=letter.pk).update(held_until=watch.at + outbox.HELD)
    assert sent() == 0
    name = email_texts.message(letter, ada.notice).extra_headers["Message-ID"]
    watch.wait(minutes=6)
    assert sent() == 1
    assert mail.outbox[0].extra_headers["Message-ID"] == name
    assert re.fullmatch(r"<[^@<>\s]+@[\w.]+>", name)


def test_a_sent_letter_is_marked_although_the_database_was_away(
    ada: Account, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    bo_waits_for(ada)
    watch.wait(hours=1)
    outbox.write_due()
    away = [OperationalError("away")] * 3
    update = Letter.objects.filter().update.__func__  # type: ignore[attr-defined]

    def failing(rows: object, **values: object) -> object:
        if values.get("state") == Letter.SENT and away:
            raise away.pop()
        return update(rows, **values)

    monkeypatch.setattr(type(Letter.objects.filter()), "update", failing)
    monkeypatch.setattr(outbox, "PAUSE", 0.0)
    assert [sent(), sent()] == [1, 1]
    assert (away, Letter.objects.get(kind=Letter.TURN).state) == ([], Letter.SENT)


def test_done_letters_are_forgotten_but_not_those_of_turns_that_still_wait(ada: Account, watch: Watch) -> None:
    table = bo_waits_for(ada)
    watch.wait(hours=1)
    assert sent() == 1
    watch.wait(days=40)
    scheduler.tidy()
    assert list(Letter.objects.values_list("kind", flat=True)) == [Letter.TURN]
    assert sent() == 1
    ada.post(table, "do/concede")
    scheduler.tidy()
    assert not Letter.objects.exists()
