"""What the API says beside its answers: how much of a limit is left and when there is more, how to be let in, whether
an answer has changed since it was last asked for, and that pages of other sites may read what everybody may."""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers

from langbord.server.http.rate_limits import SPENT, Spent

Next = Callable[[HttpRequest], HttpResponse]
VERSIONED = "/api/v1/"
READS = ("GET", "HEAD")
SHOWN = "ETag, Link, RateLimit-Limit, RateLimit-Policy, RateLimit-Remaining, RateLimit-Reset, Retry-After"
#: What is other at each moment, though nothing has happened: seconds that somebody has left.
PASSING = re.compile(rb'"left": ?[\d.]+')
REALM = 'Bearer realm="langbord"'


def api_headers(get_response: Next) -> Callable[[HttpRequest], HttpResponseBase]:
    """For everything under /api/."""

    def handle(request: HttpRequest) -> HttpResponseBase:
        if not request.path.startswith("/api/"):
            return get_response(request)
        if request.method == "OPTIONS" and request.path.startswith(VERSIONED):
            return _may_read(HttpResponse(status=204), before=True)
        spent: list[Spent] = []
        token = SPENT.set(spent)
        try:
            response = get_response(request)
        finally:
            SPENT.reset(token)
        tell_limits(response, spent)
        if response.status_code == 401:
            known = "Authorization" in request.headers
            response["WWW-Authenticate"] = f'{REALM}, error="invalid_token"' if known else REALM
        elif response.status_code == 403 and _key(response) == "token-scope":
            response["WWW-Authenticate"] = f'{REALM}, error="insufficient_scope"'
        if request.method in READS and request.path.startswith(VERSIONED):
            _may_read(response)
            return _if_changed(request, response)
        return response

    return handle


def tell_limits(response: HttpResponse, spent: list[Spent]) -> None:
    """Of the limits that were spent from, tell the one that is nearest to its end."""
    if spent:
        nearest = min(spent, key=lambda each: each.left / each.size)
        window = math.ceil(nearest.size * 60 / nearest.per_minute) if nearest.per_minute else 0
        response["RateLimit-Policy"] = f'"{nearest.deed}";q={nearest.size};w={window}'
        response["RateLimit-Limit"] = str(nearest.size)
        response["RateLimit-Remaining"] = str(max(0, math.floor(nearest.left)))
        response["RateLimit-Reset"] = str(math.ceil(nearest.until(nearest.size)))
        if response.status_code == 429:
            response["Retry-After"] = str(max(1, math.ceil(nearest.until(1))))
    elif response.status_code == 429:
        response["Retry-After"] = "1"


def _may_read(response: HttpResponse, *, before: bool = False) -> HttpResponse:
    """Pages of other sites may read the answer. No browser sends them our cookies for it, or shows them an answer to
    which it did."""
    response["Access-Control-Allow-Origin"] = "*"
    if before:
        response["Access-Control-Allow-Methods"] = "GET, HEAD"
        response["Access-Control-Allow-Headers"] = "Accept-Language, Authorization, If-None-Match"
        response["Access-Control-Max-Age"] = "86400"
    else:
        response["Access-Control-Expose-Headers"] = SHOWN
    return response


def _if_changed(request: HttpRequest, response: HttpResponse) -> HttpResponseBase:
    """Not the same twice: whoever has an answer already says so with its ETag."""
    patch_vary_headers(response, ["Authorization", "Cookie", "Accept-Language"])
    if response.status_code != 200 or response.streaming:
        return response
    response.headers.setdefault("Cache-Control", "private, no-cache")
    etag = f'W/"{hashlib.sha256(PASSING.sub(b"", response.content)).hexdigest()[:32]}"'
    response["ETag"] = etag
    found = get_conditional_response(request, etag=etag, response=response)
    assert found is not None
    return found


def _key(response: HttpResponse) -> str:
    try:
        return str(json.loads(response.content).get("key"))
    except (ValueError, AttributeError):
        return ""
