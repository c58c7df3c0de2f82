"""Where else one is told of turns: this browser without an open page, Discord, a program. Part of the page of the
notices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import Http404, HttpResponse, HttpResponseRedirect, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_caller
from langbord.server.models import Channel, Person
from langbord.server.notifications import channels, outgoing, preferences, push
from langbord.server.tables.errors import Refused
from langbord.server.views import notifications

WORKER = Path(__file__).parent.parent / "static/langbord/push_worker.js"


def facts(person: Person | None) -> dict[str, Any]:
    """What the page says of them."""
    mine = Channel.objects.filter(person=person).order_by("made") if person is not None else Channel.objects.none()
    return {
        "push_key": push.public_key() if push.is_there() else "",
        "browsers": [channel.address for channel in mine if channel.kind == Channel.PUSH],
        "hooks": [channel for channel in mine if channel.kind != Channel.PUSH],
        "hooks_forbidden": settings.HOOKS == "off",
        "host_of": channels.host_of,
    }


@require_safe
def worker(request: Visit) -> HttpResponse:
    """The script that a browser runs when a message comes. It stands at the top, for what lies beneath is its own."""
    return HttpResponse(WORKER.read_bytes(), "text/javascript; charset=utf-8", headers={"Cache-Control": "no-cache"})


@require_POST
def subscribe(request: Visit) -> JsonResponse:
    """This browser wants to be told."""
    BUCKETS.spend("channel", by_caller(request, request.person))
    person = people.find_or_make(request)
    given = [request.POST.get(name, "") for name in ("endpoint", "p256dh", "auth")]
    channel = channels.subscribe(person, *given)
    if request.POST.get("try") == "yes":
        channels.try_out(channel)
    return JsonResponse({"ok": True})


@require_POST
def unsubscribe(request: Visit) -> JsonResponse:
    """And not any more."""
    BUCKETS.spend("channel", by_caller(request, request.person))
    if request.person is not None:
        channels.unsubscribe(request.person, request.POST.get("endpoint", "").replace("\0", ""))
    return JsonResponse({"ok": True})


@require_POST
def add(request: Visit) -> HttpResponse:
    """A program, or a channel of Discord."""
    BUCKETS.spend("channel", by_caller(request, request.person))
    person = notifications.account_of(request)
    if person is None:
        raise Refused("hooks-account", 403)
    address = request.POST.get("hook", "").strip()
    try:
        channels.add(person, request.POST.get("kind", ""), address)
    except Refused as refused:
        notice = preferences.of(person)
        return notifications.show(request, notice, wrong_hook=refused, typed_hook=address[: outgoing.LONGEST])
    return HttpResponseRedirect(f"{reverse('notices')}?said=hook#hooks")


@require_POST
def try_out(request: Visit, key: str) -> HttpResponse:
    """Send something there now."""
    BUCKETS.spend("channel", by_caller(request, request.person))
    channels.try_out(_mine(request, key))
    return HttpResponseRedirect(f"{reverse('notices')}?said=tried#hooks")


@require_POST
def end(request: Visit, key: str) -> HttpResponse:
    """Tell it no more."""
    BUCKETS.spend("channel", by_caller(request, request.person))
    _mine(request, key).delete()
    return HttpResponseRedirect(f"{reverse('notices')}?said=ended#hooks")


def _mine(request: Visit, key: str) -> Channel:
    channel = Channel.objects.filter(key=key, person=request.person).first() if request.person is not None else None
    if channel is None:
        raise Http404
    return channel
