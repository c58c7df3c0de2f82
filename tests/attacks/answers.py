"""Requests that schemathesis makes, sent through Django's test client, and its answers as schemathesis reads them."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote, urlencode

from django.test import Client
from requests import PreparedRequest
from schemathesis.core.transport import Response


class Wire:
    """A client of the API with a token."""

    def __init__(self, client: Client, token: str) -> None:
        self._client: Client = client
        self._token: str = token

    def send(self, case: Any) -> Response:
        """The answer to a case."""
        path = case.path
        for name, value in (case.path_parameters or {}).items():
            path = path.replace(f"{{{name}}}", quote(str(value), safe="", errors="replace"))
        query = urlencode(_plain(case.query), doseq=True, errors="replace")
        body = b"" if _is_missing(case.body) else json.dumps(case.body).encode()
        address = f"{path}?{query}" if query else path
        answer: Any = self._client.generic(
            case.method.upper(),
            address,
            body,
            content_type="application/json",
            headers={"Authorization": f"Bearer {self._token}"},
        )
        asked = PreparedRequest()
        asked.prepare(case.method.upper(), f"http://testserver{address}", data=body)
        return Response(
            status_code=answer.status_code,
            headers={name.lower(): [value] for name, value in answer.headers.items()},
            content=answer.content,
            request=asked,
            elapsed=0.0,
            verify=False,
            message=answer.reason_phrase,
        )


def _plain(query: Any) -> dict[str, Any]:
    return {str(name): value if isinstance(value, list) else str(value) for name, value in (query or {}).items()}


def _is_missing(body: Any) -> bool:
    return type(body).__name__ == "NotSet"
