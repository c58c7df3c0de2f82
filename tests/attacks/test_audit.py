"""The scanner of `make audit` finds what it should, and nothing in this tree."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from tools import audit

SECRETS = {
    "a private key": "-----BEGIN RSA " + "PRIVATE KEY-----\n" + "MIIEpAIBAAKCAQEA" * 4,
    "a key of AWS": "AKIA" + "ABCDEFGH12345678",
    "a token of GitHub": "ghp_" + "a1B2" * 9,
    "a password in an address": "postgresql://langbord:" + "k3J8d0Qm2Lw9" + "@db.langbord.net/langbord",
    "a secret by its name": "SECRET" + '_KEY = "' + "k3J8d0Qm2Lw9Zx5Vb7" + '"',
}


@pytest.mark.parametrize("kind", SECRETS)
def test_a_secret_is_found_by_its_form_and_not_repeated(kind: str) -> None:
    (leak,) = audit.secrets_in(f"first line\nx = {SECRETS[kind]}\n", "file")
    assert str(leak) == f"file:2: this looks like {kind}"


def test_there_is_none_in_the_tree() -> None:
    assert audit.in_the_tree() == []


DJANGO: dict[str, Any] = {"name": "django", "version": "1.0"}


@pytest.mark.parametrize(
    ("said", "code", "told"),
    [
        ([DJANGO | {"vulns": []}], 0, "no known holes in the 1 packages"),
        ([DJANGO | {"vulns": [{"id": "CVE-1"}]}], audit.FOUND, "django 1.0: CVE-1"),
        ([DJANGO | {"skip_reason": "not found on PyPI"}], audit.UNREACHED, "NOT CHECKED: of 1 packages 1"),
        (None, audit.UNREACHED, "NOT CHECKED: the list of known holes in packages could not be reached (no route)"),
    ],
)
def test_what_could_not_be_checked_is_never_taken_for_checked(
    monkeypatch: pytest.MonkeyPatch, said: list[dict[str, Any]] | None, code: int, told: str
) -> None:
    out = "" if said is None else json.dumps({"dependencies": said})
    done: Any = subprocess.CompletedProcess([], 0, out, "no route")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    found, words = audit.known_holes()
    assert found == code
    assert told in words
