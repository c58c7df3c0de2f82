"""Scripts, styles, drawings and fonts: kept by browsers for ever, and asked for anew when any of them has changed.

One fingerprint of them all stands in their addresses, `/static/<fingerprint>/langbord/table.js`, so that what they name
of each other (modules that are imported, fonts of a style) is found beside them. Under the fingerprint of another
version, which a page of before an upgrade or another process may ask for, the present file is served, to be used once.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import re

from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import StaticFilesStorage
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from whitenoise.middleware import WhiteNoiseMiddleware  # type: ignore[import-untyped]

from langbord.server.live.compression import takes_gzip

NAMED = re.compile(r"/static/([0-9a-f]{12})/(.+)")
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = re.compile(r"text/|application/(javascript|json|manifest)|image/svg")
LEAST = 500  # bytes; what is smaller stays as it is


@functools.cache
def fingerprint() -> str:
    """Of all static files: their names and what is in them."""
    found = hashlib.sha256()
    files = {
        f"{getattr(storage, 'prefix', None) or ''}/{path}": (storage, path)
        for finder in reversed(list(finders.get_finders()))
        for path, storage in finder.list([])
    }
    for name in sorted(files):
        storage, path = files[name]
        with storage.open(path) as file:
            content = file.read()
        found.update(f"{name} {len(content)} ".encode() + content)
    return found.hexdigest()[:12]


class Storage(StaticFilesStorage):
    """Says the addresses."""

    def url(self, name: str | None) -> str:
        return f"{self.base_url}{fingerprint()}/{name}"


class StaticFiles(WhiteNoiseMiddleware):  # type: ignore[misc]  # it has no types
    """Serves them."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        named = NAMED.fullmatch(request.path_info)
        name = f"{self.static_prefix}{named[2]}" if named else request.path_info
        file = self.files.get(name)
        if file is None:
            left: HttpResponseBase = self.get_response(request)
            return left
        response: HttpResponseBase = self.serve(file, request)
        if named and named[1] == fingerprint() and response.status_code in (200, 304):
            response["Cache-Control"] = FOR_EVER
        if PACKED.match(response.headers.get("Content-Type", "")):
            response["Vary"] = "Accept-Encoding"
            if response.status_code == 200 and takes_gzip(request.headers.get("Accept-Encoding", "")):
                return _packed(name, response)
        return response


def _packed(name: str, response: HttpResponseBase) -> HttpResponseBase:
    """The same in gzip; of an answer to HEAD only what it says of itself."""
    plain = getattr(response, "file_to_stream", None)
    if plain is None or int(response.headers.get("Content-Length", "0")) < LEAST:
        return response
    body = _gzip(name, plain.read())
    answer = HttpResponse(body, headers=dict(response.headers))
    response.close()
    answer["Content-Encoding"], answer["Content-Length"] = "gzip", str(len(body))
    return answer


_kept: dict[str, bytes] = {}


def _gzip(name: str, content: bytes) -> bytes:
    """Once for each file, as small as can be."""
    found = _kept.get(name)
    if found is None:
        found = _kept[name] = gzip.compress(content, 9, mtime=0)
    return found
