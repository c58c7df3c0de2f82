"""What those ask who look after a server: is it alive, is it ready, how is it doing. Beside Django, so that neither
sessions nor people nor the engine are touched.

- /health: the process lives. It touches nothing.
- /ready: the database answers and has its newest form, and the server is not about to stop.
- /metrics: figures for Prometheus; there only with LANGBORD_METRICS=1, or for those who know LANGBORD_METRICS_TOKEN.
"""

from __future__ import annotations

import hmac
from typing import Any

from asgiref.sync import sync_to_async
from django.conf import settings
from django.core.signals import request_finished
from django.db import Error, connection
from django.db.migrations.executor import MigrationExecutor

from langbord.server.http import metrics
from langbord.server.subscribers import HUB

PATHS = ("/health", "/ready", "/metrics")
_migrated: set[str] = set()  # databases that have been found in their newest form


async def probe(scope: dict[str, Any], send: Any) -> None:
    """Answer one of PATHS."""
    if scope["path"] == "/health":
        await answer(send, 200, b"ok")
    elif scope["path"] == "/ready":
        wanting = await sync_to_async(not_ready, thread_sensitive=False)()
        await answer(send, 503 if wanting else 200, wanting.encode() or b"ready")
    elif not may_measure(dict(scope["headers"]).get(b"authorization", b"")):
        await answer(send, 404, b"")
    else:
        await answer(send, 200, await sync_to_async(figures, thread_sensitive=False)())


async def answer(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"text/plain; version=0.0.4; charset=utf-8"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def serve(port: int, host: str) -> None:
    """For a process that answers nothing else: a worker."""
    import uvicorn

    uvicorn.run(_probes, host=host, port=port, log_config=None, log_level="warning", access_log=False, lifespan="off")


async def _probes(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] == "http" and scope["path"] in PATHS:
        await probe(scope, send)
    elif scope["type"] == "http":
        await answer(send, 404, b"")


def not_ready() -> str:
    """What is wanting; nothing if all is well."""
    if HUB.closing:
        return "stopping"
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        if connection.alias not in _migrated:
            executor = MigrationExecutor(connection)
            if executor.migration_plan(executor.loader.graph.leaf_nodes()):
                return "the database must be migrated"
            _migrated.add(connection.alias)
    except Error:
        return "the database does not answer"
    finally:
        request_finished.send(sender=not_ready)  # gives the database connection back
    return ""


def may_measure(authorization: bytes) -> bool:
    """Whether whoever asks may know the figures."""
    token: str = settings.METRICS_TOKEN
    if token:
        return hmac.compare_digest(authorization, b"Bearer " + token.encode())
    return bool(settings.METRICS)


def figures() -> bytes:
    try:
        return metrics.page()
    finally:
        request_finished.send(sender=figures)
