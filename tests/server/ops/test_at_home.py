"""`langbord serve` for the phones of a home: it says where they find it, and answers them there."""

from __future__ import annotations

import os

import pytest
from django.conf import settings

from langbord.server.ops import serve


def test_phones_are_told_where_to_find_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(serve, "address_at_home", lambda: "192.168.1.7")
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", ["127.0.0.1", "192.168.1.7"])
    serve.tell_the_home(8017)
    assert capsys.readouterr().out == "Phones in this network find it at http://192.168.1.7:8017/\n"
    monkeypatch.setattr(settings, "ALLOWED_HOSTS", ["table.example"])
    serve.tell_the_home(8017)
    assert "if LANGBORD_HOSTS named 192.168.1.7" in capsys.readouterr().out
    monkeypatch.setattr(serve, "address_at_home", lambda: None)
    serve.tell_the_home(8017)
    assert capsys.readouterr().out == ""


def test_at_home_their_address_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "address_at_home", lambda: "192.168.1.7")
    for name in ("must_be_free", "prepare", "read_ahead", "draw_ahead", "wake_bots", "tell_the_home", "run"):
        monkeypatch.setattr(serve, name, lambda *_: None)
    monkeypatch.setenv("LANGBORD_URL", "")
    for host, named, hosts in (
        ("0.0.0.0", "", "127.0.0.1,localhost,[::1],192.168.1.7"),
        ("127.0.0.1", "", ""),
        ("0.0.0.0", "table.example", "table.example"),
    ):
        monkeypatch.setenv("LANGBORD_HOSTS", named)
        serve.serve(8017, host, browser=False)
        assert os.environ["LANGBORD_HOSTS"] == hosts
