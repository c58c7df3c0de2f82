"""What the environment says: understood, or refused in one sentence that repeats no secret."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import pytest

from langbord.server.config import env
from langbord.server.config.env import BadVariable
from langbord.server.ops.serve import CannotServe, must_be_free


@pytest.mark.parametrize(
    ("said", "meant"), [("1", True), ("true", True), ("YES", True), ("0", False), ("off", False), ("", False)]
)
def test_a_switch_is_on_or_off(said: str, meant: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGBORD_HTTPS", said)
    assert env.switch("LANGBORD_HTTPS") is meant


def test_names_may_have_spaces_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGBORD_HOSTS", "a.example, b.example ,")
    assert env.names("LANGBORD_HOSTS", "localhost") == ["a.example", "b.example"]
    monkeypatch.setenv("LANGBORD_HOSTS", "")
    assert env.names("LANGBORD_HOSTS", "localhost,here") == ["localhost", "here"]


def test_what_is_empty_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("A", "B", "C", "D", "E"):
        monkeypatch.setenv(name, "")
    assert (env.count("A", 20, 1), env.seconds("B", 0.8)) == (20, 0.8)
    assert (env.one_of("C", ["json"]), env.address("D"), env.key("E")) == ("", "", "")


@pytest.mark.parametrize(
    ("read", "said", "sentence"),
    [
        (env.switch, "maybe", "X is 'maybe': it must be 1 or 0"),
        (lambda name: env.one_of(name, ["json"]), "xml", "X is 'xml': it must be json"),
        (env.address, "games.example.org", "X is 'games.example.org': it must begin with https://"),
        (env.key, "hunter2", "X is too short: 20 letters at least"),
    ],
)
def test_what_says_nothing_usable_is_refused(
    read: Callable[[str], Any], said: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("X", said)
    with pytest.raises(BadVariable) as refused:
        read("X")
    assert str(refused.value).startswith(sentence)
    assert "hunter2" not in str(refused.value)


def test_case_does_not_matter_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGBORD_LOG", "JSON")
    assert env.one_of("LANGBORD_LOG", ["json"]) == "json"


def test_a_place_where_nobody_can_listen_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for host in ("127.0.0.1", "0.0.0.0"):
            with pytest.raises(CannotServe, match=f"port {port} is in use already"):
                must_be_free(host, port)
    with pytest.raises(CannotServe, match=r"--host 300\.1\.1\.1: there is no such address"):
        must_be_free("300.1.1.1", port)
    with pytest.raises(CannotServe, match=f"port {port} of 192.0.2.1 cannot be used"):
        must_be_free("192.0.2.1", port)  # an address of the books, which no machine has
