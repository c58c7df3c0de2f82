"""The OpenAPI page as a promise: whatever fits it or does not, no answer is a mistake of ours, and every answer is one
that the page names, in the form that it names. Schemathesis makes the requests and compares the answers."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from django.test import Client
from hypothesis import HealthCheck, Phase, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from langbord.server.api.routes import api, v1
from langbord.server.bots.runner import RUNNER
from langbord.server.http import rate_limits
from tests.attacks.answers import Wire
from tests.attacks.requests import build

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("known_shuffle")]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
AS_BEFORE = ("/api/tables", "/api/tables/{name}", "/api/tables/{name}/play", "/api/guest")
SHORT, LONG = 6, 300  # examples of each operation


def operations() -> list[tuple[str, str]]:
    """Those with a number; without one they are the same functions, of which a few are tried besides."""
    found = [
        (method.upper(), path)
        for one in (v1, api)
        for path, methods in one.get_openapi_schema()["paths"].items()
        for method in methods
        if method in ("get", "post", "put", "patch", "delete")
    ]
    return [(method, path) for method, path in found if "/v1/" in path or path in AS_BEFORE]


@pytest.fixture(autouse=True)
def no_limits_and_no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNER, "look_at", lambda name: None)
    for deed in rate_limits.LIMITS:
        monkeypatch.setitem(rate_limits.LIMITS, deed, (10**9, 10**9))


def try_out(method: str, path: str, examples: int) -> None:
    """As many requests as asked for, half of them to a table that there is, all by somebody who is known."""
    schema: Any = schemathesis.openapi.from_dict(dict((v1 if "/v1/" in path else api).get_openapi_schema()))
    operation = schema[path][method]
    home = build()
    client = Client(raise_request_exception=False)

    @seed(1)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=False,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    def each(case: Any) -> None:
        for name, value in (("name", home.playing), ("invite", home.invite)):
            if name in (case.path_parameters or {}) and len(str(case.path_parameters[name])) % 2:
                case.path_parameters[name] = value
        answer = Wire(client, home.token).send(case)
        case.validate_response(answer, checks=CHECKS)

    schemathesis_given = operation.as_strategy()
    from hypothesis import given

    given(case=schemathesis_given)(each)()


@pytest.mark.parametrize(("method", "path"), operations(), ids=" ".join)
def test_every_operation_keeps_what_its_page_says(method: str, path: str) -> None:
    try_out(method, path, SHORT)


@pytest.mark.soak
@pytest.mark.parametrize(("method", "path"), operations(), ids=" ".join)
def test_every_operation_keeps_what_its_page_says_for_long(method: str, path: str) -> None:
    try_out(method, path, LONG)
