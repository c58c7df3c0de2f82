"""`langbord serve` and `langbord play`: migrate the database, start the server, open the browser."""

from __future__ import annotations

import os
import socket
import threading
import time
import urllib.request
import webbrowser
from types import FrameType

from langbord.engine.errors import LangbordError

HOST = "127.0.0.1"
FIRST_PORT = 8017


class CannotServe(LangbordError):
    """The server cannot be started."""


def serve(port: int | None, *, browser: bool) -> int:
    """Run the server until it is stopped."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "langbord.server.settings")
    port = port or free_port()
    must_be_free(port)
    prepare()
    address = f"http://{HOST}:{port}/"
    print(f"Langbord is at {address} (Ctrl-C stops it)", flush=True)
    if browser:
        threading.Thread(target=open_when_up, args=(address,), daemon=True).start()
    run(port)
    return 0


def run(port: int) -> None:
    """Serve until told to stop; then open streams end by themselves."""
    import uvicorn
    from django.conf import settings

    from langbord.server import clocks
    from langbord.server.bots import RUNNER
    from langbord.server.hub import HUB

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            HUB.close()
            super().handle_exit(sig, frame)

    config = uvicorn.Config(
        "langbord.server.asgi:application", host=HOST, port=port, log_level="warning", timeout_graceful_shutdown=3
    )
    stopped = threading.Event()
    threading.Thread(target=clocks.beat, args=(settings.DATA / "alive", stopped), daemon=True, name="alive").start()
    try:
        Server(config).run()
    finally:
        stopped.set()
        RUNNER.stop()


def prepare() -> None:
    """Set Django up, bring the database to its newest form, start the clocks again, and let waiting bots move."""
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    from django.conf import settings

    from langbord.server import clocks
    from langbord.server.bots import RUNNER
    from langbord.server.models import Table

    clocks.after_downtime(settings.DATA / "alive")
    for name in Table.objects.filter(state=Table.PLAYING).values_list("name", flat=True):
        RUNNER.look_at(name)


def free_port() -> int:
    """The usual port, or the next that nobody uses."""
    for port in range(FIRST_PORT, FIRST_PORT + 50):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) != 0:
                return port
    raise CannotServe(f"no free port between {FIRST_PORT} and {FIRST_PORT + 49}: name one with --port")


def must_be_free(port: int) -> None:
    """One clear sentence rather than a stack of lines."""
    with socket.socket() as probe:
        if probe.connect_ex((HOST, port)) == 0:
            raise CannotServe(f"port {port} is in use already: choose another with --port")


def open_when_up(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
