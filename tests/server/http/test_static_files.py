"""Scripts, styles and fonts: fetched once, packed, and never those of another version."""

from __future__ import annotations

import gzip
import re

import pytest
from django.templatetags.static import static
from django.test import Client

from langbord.server.http.static_files import FOR_EVER, fingerprint
from tests.server.players import Player, sit_down

SCRIPT = "langbord/table.js"


def body_of(path: str, **headers: str) -> tuple[dict[str, str], bytes]:
    answer = Client().get(path, headers=headers)
    assert answer.status_code == 200
    body = answer.getvalue()
    answer.close()
    return dict(answer.headers), body


def test_under_their_fingerprint_they_are_kept_for_ever() -> None:
    headers, _ = body_of(static(SCRIPT))
    assert headers["Cache-Control"] == FOR_EVER


@pytest.mark.parametrize("path", [f"/static/{SCRIPT}", f"/static/0123456789ab/{SCRIPT}"])
def test_under_no_or_another_fingerprint_they_are_used_once(path: str) -> None:
    """An older page still finds what it names, and nothing keeps that under the older name."""
    headers, body = body_of(path)
    assert "immutable" not in headers["Cache-Control"]
    assert "max-age=0" in headers["Cache-Control"]
    assert body == body_of(static(SCRIPT))[1]


def test_texts_are_packed_for_whoever_takes_them_so() -> None:
    plain, whole = body_of(static(SCRIPT))
    packed, body = body_of(static(SCRIPT), accept_encoding="br, gzip")
    assert "Content-Encoding" not in plain
    assert (packed["Content-Encoding"], packed["Content-Length"]) == ("gzip", str(len(body)))
    assert gzip.decompress(body) == whole
    assert len(body) < len(whole) / 2
    assert plain["Vary"] == packed["Vary"] == "Accept-Encoding"
    assert "Content-Encoding" not in body_of(static(SCRIPT), accept_encoding="gzip;q=0")[0]
    assert "Content-Encoding" not in body_of(static("langbord/icon-192.png"), accept_encoding="gzip")[0]


def test_who_has_it_already_is_told_so() -> None:
    first = Client().get(static(SCRIPT))
    again = Client().get(static(SCRIPT), headers={"if-none-match": first["ETag"], "accept-encoding": "gzip"})
    first.close()
    assert (again.status_code, again["Cache-Control"]) == (304, FOR_EVER)
    head = Client().head(static(SCRIPT), headers={"accept-encoding": "gzip"})
    assert (head.status_code, head.getvalue()) == (200, b"")


@pytest.mark.django_db
def test_every_file_that_a_page_names_is_there(quiet_bots: None) -> None:
    ada = Player("Ada")
    page = ada.client.get(f"/t/{sit_down(ada, bots=1).name}").content.decode()
    named = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page))
    assert len(named) > 10
    for address in sorted(named):
        assert address.startswith(f"/static/{fingerprint()}/")
        body_of(address)
