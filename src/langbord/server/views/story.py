"""To be read: the story of a table on a second device while it is played, and its chronicle afterwards."""

from __future__ import annotations

import logging

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from langbord.plugin import Chronicle
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_caller, by_visitor
from langbord.server.models import Table, World
from langbord.server.pages import error_texts
from langbord.server.pages.live_page import story_context
from langbord.server.plugins import chronicle_of, has_story, scripts
from langbord.server.site_texts import house, words_of
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS
from langbord.server.views.table import find_table
from langbord.server.worlds import actions
from langbord.text import Texts

log = logging.getLogger(__name__)


# --- reading along ------------------------------------------------------------------------------------


@require_safe
def link(request: Visit, token: str) -> HttpResponse:
    """The short link that the people of a table give to whoever reads aloud."""
    table = Table.objects.filter(story=token).first()
    if table is None:
        BUCKETS.spend("story", by_visitor(request))
        raise Http404
    return HttpResponseRedirect(reverse("story", args=[table.name]))


@require_safe
def story(request: Visit, name: str) -> HttpResponse:
    """The text alone, large, as a spectator sees it; nobody needs a seat for it."""
    table = find_table(name, request.person)
    if not has_story(table.game):
        raise Http404
    context = story_context(table, request.language) | {
        "language": request.language,
        "person": request.person,
        "scripts": scripts(table.game),
    }
    return render(request, "story.html", context, using="jinja2")


# --- the chronicle ------------------------------------------------------------------------------------


@require_safe
def chronicle(request: Visit, name: str) -> HttpResponse:
    """What happened at a table, as a text to read and to print."""
    table = find_table(name, request.person)
    back = reverse("table", args=[table.name])
    return _page(request, _of_table(request, table), reverse("chronicle-file", args=[table.name]), back)


@require_safe
def chronicle_file(request: Visit, name: str) -> HttpResponse:
    """The same as a file."""
    table = find_table(name, request.person)
    return _file(_of_table(request, table), f"{table.game}-{table.name}")


@require_safe
def world_chronicle(request: Visit, key: str) -> HttpResponse:
    """What happened in a world, at all of its tables."""
    world = actions.mine(key, request.person)
    told = _of_world(request, world)
    return _page(request, told, reverse("world-chronicle-file", args=[world.key]), reverse("worlds"))


@require_safe
def world_chronicle_file(request: Visit, key: str) -> HttpResponse:
    """The same as a file."""
    world = actions.mine(key, request.person)
    return _file(_of_world(request, world), f"{world.game}-{world.key}")


def _spend(request: Visit) -> None:
    """A long story is many pages, all of them told anew."""
    BUCKETS.spend("story", by_caller(request, request.person, "chronicle"))


def _of_table(request: Visit, table: Table) -> Chronicle:
    _spend(request)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        if table.state == Table.OPEN:
            raise Refused("table-not-begun")
        position = BOARDS.get(table).position
        position = position.settled() if position.draft else position
    return _told(table.game, position.state, error_texts.texts_of(table, request.language))


def _of_world(request: Visit, world: World) -> Chronicle:
    _spend(request)
    return _told(world.game, actions.opened(world), words_of(world.game, request.language))


def _told(game: str, state: object, texts: Texts) -> Chronicle:
    """The chronicle; a state that was made by hand may hold something that cannot be told."""
    try:
        told = chronicle_of(game, state, texts)
    except Exception:
        log.exception("a chronicle of %s could not be told", game)
        raise Refused("no-chronicle") from None
    if told is None:
        raise Http404
    return told


def _page(request: Visit, told: Chronicle, file: str, back: str) -> HttpResponse:
    context = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "chronicle": told,
        "file": file,
        "back": back,
    }
    return render(request, "chronicle.html", context, using="jinja2")


def _file(told: Chronicle, name: str) -> HttpResponse:
    response = HttpResponse(told.markdown(), content_type="text/markdown; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}.md"'
    return response
