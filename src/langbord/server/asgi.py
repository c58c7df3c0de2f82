"""The ASGI application: streams and probes beside Django."""

from __future__ import annotations

import os
import warnings
from typing import Any, cast

import django
from django.core.asgi import get_asgi_application

# Static files are small and few: that they are read at once before they are sent is what we want.
warnings.filterwarnings("ignore", message="StreamingHttpResponse must consume synchronous iterators")
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "langbord.server.settings")
django_app = get_asgi_application()
assert django.apps.apps.ready

from langbord.server.api.events import PATH, events  # noqa: E402  (needs Django to be set up)
from langbord.server.http.body_limit import no_larger  # noqa: E402  (needs Django to be set up)
from langbord.server.http.health import PATHS, probe  # noqa: E402  (needs Django to be set up)
from langbord.server.live.sse import Receive, Send, stream  # noqa: E402  (needs Django to be set up)


async def application(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Send each request where it belongs."""
    if scope["type"] == "http" and scope["path"] in PATHS:
        await probe(scope, send)
    elif scope["type"] == "http" and scope["path"].startswith("/stream/"):
        await stream(scope, receive, send)
    elif scope["type"] == "http" and scope["method"] == "GET" and PATH.fullmatch(scope["path"]):
        await events(scope, receive, send)
    elif scope["type"] == "http":
        await no_larger(cast(Any, django_app), scope, receive, send)
    elif scope["type"] == "lifespan":
        await _lifespan(receive, send)


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        await send({"type": f"{message['type']}.complete"})
        if message["type"] == "lifespan.shutdown":
            return
