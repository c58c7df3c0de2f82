"""Every request is counted, and told in the log in one line: by its route, never by its address, which may be a link
that lets somebody in."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from langbord.server.http import metrics, refusals

log = logging.getLogger("langbord.requests")


def account(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """The outermost of all that a request passes through."""

    def handle(request: HttpRequest) -> HttpResponse:
        told_if_refused = refusals.told_of(request)
        began = time.monotonic()
        response = get_response(request)
        seconds = time.monotonic() - began
        match = request.resolver_match
        route = f"/{match.route}" if match is not None else unmatched(request)
        table = str(match.kwargs.get("name", "")) if match is not None else ""
        method = request.method if request.method in ("GET", "HEAD", "POST") else "other"
        status = response.status_code
        metrics.REQUESTS.labels(method, route, status).inc()
        if method == "POST" and status == 200 and route.endswith(("/play", "/settle")):
            metrics.MOVES.observe(seconds)
        told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        if table:
            told["table"] = table
        log.info("request", extra={"told": told})
        if refusals.is_refusal(status):
            refusals.count({**told_if_refused, **({"table": table} if table else {})}, route, status)
        return response

    return handle


def unmatched(request: HttpRequest) -> str:
    """What leads nowhere is not told apart: anybody can think of a thousand addresses."""
    return "static" if request.path.startswith(settings.STATIC_URL) else "nowhere"
