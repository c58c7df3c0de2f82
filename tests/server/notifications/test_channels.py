"""Channels: nothing before it was asked for; one message for each waiting turn, to whoever is not there; and no request
into a network that is not everybody's."""

from __future__ import annotations

import hashlib
import hmac
import json
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from langbord.server.models import Channel, Ring, Table
from langbord.server.notifications import channels, outgoing, presence, push, scheduler
from tests.server.letterbox import Account, Watch, bo_waits_for
from tests.server.listeners import Listener, Phone, listening, unlettered
from tests.server.players import Player, sit_down

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


@pytest.fixture
def listener(settings: Any) -> Iterator[Listener]:
    settings.HOOKS = "private"  # it is on this machine
    with listening() as made:
        yield made


@pytest.fixture
def ada(watch: Watch) -> Account:
    return Account("ada")


def waiting(ada: Account, watch: Watch, bo: Player | None = None) -> Table:
    """Bo waits for Ada since just now."""
    table = bo_waits_for(ada, bo)
    Table.objects.filter(pk=table.pk).update(changed=watch.at)
    return table


def add(ada: Account, listener: Listener, kind: str = "hook") -> Channel:
    answer = ada.client.post("/notices/channels", {"kind": kind, "hook": f"{listener.url}/hook?of=ada"})
    assert answer.status_code == 302, answer.content
    return Channel.objects.get(person=ada.person)


def go_round(watch: Watch, seconds: float = 0) -> None:
    watch.wait(seconds=seconds)
    scheduler.letters()


def test_nothing_is_sent_before_it_is_asked_for(ada: Account, watch: Watch, listener: Listener) -> None:
    waiting(ada, watch)
    go_round(watch, 3600)
    assert not Ring.objects.exists()
    add(ada, listener)
    assert listener.messages == []
    go_round(watch)
    assert len(listener.messages) == 1


def test_a_program_is_told_once_of_a_turn_and_can_tell_that_it_was_us(
    ada: Account, watch: Watch, listener: Listener
) -> None:
    channel = add(ada, listener)
    table = waiting(ada, watch)
    go_round(watch, 29)
    assert listener.messages == []
    for _ in range(3):
        go_round(watch, 60)
    (message,) = listener.messages
    assert message.path == "/hook?of=ada"
    signed = hmac.new(channel.secret.encode(), message.body, hashlib.sha256).hexdigest()
    assert message.headers["x-langbord-signature"] == f"sha256={signed}"
    assert (message.data["event"], message.data["table"], message.data["game"]) == ("your-turn", table.name, "nusfjord")
    assert message.data["title"] == "Nusfjord: it is your turn"
    assert message.data["address"].endswith(f"/t/{table.name}")
    assert "Bo" in message.data["text"]
    channel.refresh_from_db()
    assert channel.last == Channel.SENT


def test_discord_gets_its_own_form_and_no_name_does_anything_there(
    ada: Account, watch: Watch, listener: Listener
) -> None:
    add(ada, listener, "discord")
    waiting(ada, watch, Player("**@everyone** evil.example", confirm=False))
    go_round(watch, 31)
    (message,) = listener.messages
    assert message.data["allowed_mentions"] == {"parse": []}
    title, names, address = message.data["content"].split("\n")
    assert title == "**Nusfjord: it is your turn**"
    assert names == "With \\*\\*\\@everyone\\*\\* evil example"
    assert "/t/" in address


def test_who_is_at_the_table_or_has_moved_is_told_nothing(ada: Account, watch: Watch, listener: Listener) -> None:
    add(ada, listener)
    table = waiting(ada, watch)
    presence.STREAMS.come(ada.person.pk, table.name)
    try:
        go_round(watch, 31)
        assert listener.messages == []
    finally:
        presence.STREAMS.go(ada.person.pk, table.name)
    channels.write_due()
    assert Ring.objects.get().state == Ring.WAITING
    for _ in range(20):
        if Table.objects.get(pk=table.pk).waiting_for == 1:
            break
        words = ada.buttons(table)
        assert (ada.play(table, words[0]) if words else ada.settle(table)).ok
    assert Table.objects.get(pk=table.pk).waiting_for == 1
    go_round(watch)
    assert listener.messages == []
    assert not Ring.objects.exists()


def test_an_invitation_is_told(ada: Account, watch: Watch, listener: Listener) -> None:
    bo = Player("Bo", confirm=False)
    table = sit_down(bo, ada)
    bo.client.post(f"/t/{table.name}/do/concede")
    bo.client.post(f"/t/{table.name}/do/rematch")
    add(ada, listener)
    watch.wait(seconds=60)
    go_round(watch)
    assert [message.data["event"] for message in listener.messages] == ["invited"]


def test_it_is_tried_again_while_the_other_side_is_away(ada: Account, watch: Watch, listener: Listener) -> None:
    channel = add(ada, listener)
    waiting(ada, watch)
    listener.status = 503
    go_round(watch, 31)
    go_round(watch, 29)
    assert len(listener.messages) == 1
    go_round(watch, 1)
    assert len(listener.messages) == 2
    channel.refresh_from_db()
    assert (channel.last, channel.failing is not None) == (Channel.FAILED, True)
    listener.status = 200
    go_round(watch, 60)
    go_round(watch, 600)
    assert len(listener.messages) == 3
    assert len({message.data["id"] for message in listener.messages}) == 1  # by which a program knows it for the same
    channel.refresh_from_db()
    assert (channel.last, channel.failing) == (Channel.SENT, None)


def test_what_is_refused_is_not_sent_again_and_a_redirect_leads_nowhere(
    ada: Account, watch: Watch, listener: Listener
) -> None:
    channel = add(ada, listener)
    waiting(ada, watch)
    listener.status = 307
    listener.answer = {"Location": f"{listener.url}/elsewhere"}
    go_round(watch, 31)
    go_round(watch, 3600)
    assert [message.path for message in listener.messages] == ["/hook?of=ada"]
    channel.refresh_from_db()
    assert channel.last == Channel.REFUSED


def test_a_channel_through_which_nothing_comes_is_given_up(ada: Account, watch: Watch, listener: Listener) -> None:
    add(ada, listener)
    waiting(ada, watch)
    listener.status = 500
    go_round(watch, 31)
    Table.objects.all().update(state=Table.OVER)
    for _ in range(2):
        watch.wait(days=3)
        waiting(ada, watch)
        go_round(watch, 31)
    assert not Channel.objects.exists()


def test_it_can_be_tried_and_ended(ada: Account, watch: Watch, listener: Listener) -> None:
    channel = add(ada, listener)
    stranger = Account("eve")
    for deed in ("try", "end"):
        assert stranger.client.post(f"/notices/channels/{channel.key}/{deed}").status_code == 404
    ada.client.post(f"/notices/channels/{channel.key}/try")
    go_round(watch)
    assert [message.data["event"] for message in listener.messages] == ["try"]
    page = ada.client.get("/notices").content.decode()
    assert channel.secret in page
    assert "of=ada" not in page  # an address is often a secret itself
    assert "The last message arrived" in page
    ada.client.post(f"/notices/channels/{channel.key}/end")
    waiting(ada, watch)
    go_round(watch, 31)
    assert len(listener.messages) == 1


def test_quiet_hours_hold_for_discord_and_not_for_programs(ada: Account, watch: Watch, listener: Listener) -> None:
    ada.ask_and_confirm(mail="turn", quiet="yes", **{"quiet-from": watch.hour(0), "quiet-to": watch.hour(2)})
    add(ada, listener, "discord")
    waiting(ada, watch)
    go_round(watch, 31)
    assert listener.messages == []
    Channel.objects.update(kind=Channel.HOOK)
    Ring.objects.all().delete()
    go_round(watch)
    assert len(listener.messages) == 1


# --- into no network of others ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "open_net"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        *((address, False) for address in ("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254")),
        *((address, False) for address in ("0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255", "198.18.0.1")),
        *((address, False) for address in ("::1", "::", "fe80::1", "fc00::1", "ff02::1", "fec0::1", "fe80::1%eth0")),
        *((address, False) for address in ("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1")),
    ],
)
@pytest.mark.django_db(transaction=False)
def test_addresses_of_private_networks_are_known_however_they_are_written(address: str, open_net: bool) -> None:
    assert outgoing.is_open(address) is open_net


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("http://127.0.0.1:8000/", "private-hook"),
        ("http://[::1]:8000/", "private-hook"),
        ("http://[::ffff:10.0.0.1]/", "private-hook"),
        ("http://example.org:25/", "bad-hook"),
        ("http://me:secret@example.org/", "bad-hook"),
        ("ftp://example.org/", "bad-hook"),
        ("file:///etc/passwd", "bad-hook"),
        ("https://example.org/ x", "bad-hook"),
        ("https://example.org/\r\nHost: other", "bad-hook"),
        (f"https://example.org/{'a' * 1000}", "bad-hook"),
        ("https://", "bad-hook"),
        ("nothing", "bad-hook"),
    ],
)
def test_an_address_that_cannot_be_is_refused(ada: Account, address: str, key: str) -> None:
    answer = ada.client.post("/notices/channels", {"kind": "hook", "hook": address})
    assert answer.status_code == 400
    assert ("private network" in answer.content.decode()) is (key == "private-hook")
    assert not Channel.objects.exists()


@pytest.mark.parametrize("host", ["rebound.example", "0x7f000001", "2130706433", "localhost"])
def test_a_name_that_leads_into_a_private_network_gets_nothing(
    ada: Account, watch: Watch, listener: Listener, settings: Any, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    """Whatever the name led to when it was written down."""
    real = socket.getaddrinfo

    def found(name: Any, *rest: Any, **more: Any) -> Any:
        return real("127.0.0.1" if name == "rebound.example" else name, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", found)
    settings.HOOKS = ""
    answer = ada.client.post("/notices/channels", {"kind": "hook", "hook": f"http://{host}:{listener.port}/"})
    assert answer.status_code == 302
    waiting(ada, watch)
    go_round(watch, 31)
    assert listener.messages == []
    assert Channel.objects.get().last == Channel.REFUSED
    settings.HOOKS = "private"  # the operator allows it
    Ring.objects.all().delete()
    go_round(watch)
    assert len(listener.messages) == 1


def test_an_operator_can_forbid_it(ada: Account, watch: Watch, listener: Listener, settings: Any) -> None:
    add(ada, listener)
    settings.HOOKS = "off"
    waiting(ada, watch)
    go_round(watch, 31)
    assert listener.messages == []
    assert ada.client.post("/notices/channels", {"kind": "hook", "hook": "https://example.org"}).status_code == 404


def certificate(folder: Path) -> Path:
    """One that nobody has signed, with its key."""
    pytest.importorskip("cryptography")
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    signed = made.not_valid_before(now).not_valid_after(now + timedelta(days=1)).sign(key, hashes.SHA256())
    file = folder / "house.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(signed.public_bytes(Encoding.PEM) + secret)
    return file


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_one_who_answers_drop_by_drop_is_not_listened_to_for_ever(
    settings: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scheme: str
) -> None:
    settings.HOOKS = "private"
    there = None
    if scheme == "https":
        there = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        there.load_cert_chain(certificate(tmp_path))
        here = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        here.check_hostname, here.verify_mode = False, ssl.CERT_NONE
        monkeypatch.setattr(ssl, "create_default_context", lambda: here)
    monkeypatch.setattr(outgoing, "TIME", 0.5)
    done = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            link, _ = server.accept()
            link = there.wrap_socket(link, server_side=True) if there else link
            end = time.monotonic() + 10
            with link:
                while not done.wait(0.1) and time.monotonic() < end:
                    try:
                        link.sendall(b"H")
                    except OSError:
                        return

        thread = threading.Thread(target=drip, daemon=True)
        thread.start()
        begun = time.monotonic()
        with pytest.raises((OSError, HTTPException)):
            outgoing.post(f"{scheme}://127.0.0.1:{server.getsockname()[1]}/", b"{}", {})
        assert time.monotonic() - begun < 5
        done.set()
        thread.join()


def test_guests_have_no_hooks_and_nobody_has_too_many(ada: Account, listener: Listener) -> None:
    guest = Player("Gus", confirm=False)
    assert guest.client.post("/notices/channels", {"kind": "hook", "hook": listener.url}).status_code == 403
    for number in range(channels.MOST):
        channels.add(ada.person, "hook", f"{listener.url}/{number}")
    answer = ada.client.post("/notices/channels", {"kind": "hook", "hook": f"{listener.url}/more"})
    assert (answer.status_code, "already" in answer.content.decode()) == (409, True)


# --- messages to browsers -----------------------------------------------------------------------------


@pytest.fixture
def phone() -> Phone:
    pytest.importorskip("pywebpush")
    return Phone()


def subscribe(player: Player, phone: Phone, listener: Listener, **more: str) -> int:
    form = {"endpoint": f"{listener.url}/push/abc", **phone.keys, **more}
    return player.client.post("/notices/push", form).status_code


def test_a_browser_without_an_open_page_is_told_and_it_alone_can_read_it(
    ada: Account, watch: Watch, listener: Listener, phone: Phone
) -> None:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    assert subscribe(ada, phone, listener) == 200
    table = waiting(ada, watch)
    go_round(watch, 31)
    go_round(watch, 31)
    (message,) = listener.messages
    assert table.name.encode() not in message.body
    told = phone.read(message)
    assert told["title"] == "Nusfjord: it is your turn"
    assert told["address"].endswith(f"/t/{table.name}")
    assert (message.headers["content-encoding"], "ttl" in message.headers) == ("aes128gcm", True)
    said = dict(
        part.strip().split("=", 1) for part in message.headers["authorization"].removeprefix("vapid ").split(",")
    )
    assert said["k"].rstrip("=") == push.public_key()
    head, claims, signed = said["t"].split(".")
    assert json.loads(unlettered(claims))["aud"] == listener.url
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unlettered(push.public_key()))
    both = unlettered(signed)
    signature = utils.encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    point.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_browser_that_wants_no_more_is_forgotten(
    ada: Account, watch: Watch, listener: Listener, phone: Phone
) -> None:
    subscribe(ada, phone, listener)
    waiting(ada, watch)
    listener.status = 410
    go_round(watch, 31)
    assert not Channel.objects.exists()


def test_a_browser_tells_whoever_used_it_last(watch: Watch, listener: Listener, phone: Phone) -> None:
    ada, gus = Account("ada"), Player("Gus", confirm=False)
    subscribe(ada, phone, listener)
    assert subscribe(gus, phone, listener) == 200  # a guest may
    assert [channel.person for channel in Channel.objects.all()] == [gus.person]
    gus.client.post("/notices/push/end", {"endpoint": f"{listener.url}/push/abc"})
    assert not Channel.objects.exists()


def test_a_guest_who_signs_up_is_told_as_before(watch: Watch, listener: Listener, phone: Phone) -> None:
    guest = Player("Gus", confirm=False)
    subscribe(guest, phone, listener)
    form = {"username": "gus", "password1": "fjord-and-cod-7"}
    assert guest.client.post("/accounts/signup/", form).status_code == 302
    guest.client.get("/notices")
    assert Channel.objects.get().person.user is not None


@pytest.mark.parametrize("wrong", [{"p256dh": "short"}, {"auth": "x" * 40}, {"endpoint": "ftp://example.org"}])
def test_keys_that_no_browser_makes_are_refused(
    ada: Account, listener: Listener, phone: Phone, wrong: dict[str, str]
) -> None:
    assert subscribe(ada, phone, listener, **wrong) == 400
    assert not Channel.objects.exists()


def test_the_script_of_the_browser_stands_at_the_top_and_keeps_the_policy(ada: Account) -> None:
    answer = ada.client.get("/push-worker.js")
    assert answer["Content-Type"].startswith("text/javascript")
    assert "script-src 'self'" in answer["Content-Security-Policy"]
    assert b"showNotification" in answer.content


@pytest.mark.django_db(transaction=False)
def test_the_key_of_the_house_follows_from_its_secret(settings: Any) -> None:
    pytest.importorskip("pywebpush")
    first = push.public_key()
    settings.SECRET_KEY = "another secret of the same house"
    assert (len(first), push.public_key() == first) == (87, False)
