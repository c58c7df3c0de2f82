"""When something breaks: an error page; and while the database is away, one sentence, and an answer that says that it
is worth trying again. What was clicked then has not been acknowledged: sent again, it is played once."""

from __future__ import annotations

import sys

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, HttpResponseServerError, JsonResponse
from django.template import loader

from langbord.locales import BASE
from langbord.server.site_texts import house


def server_error(request: HttpRequest) -> HttpResponse:
    """Django comes here while it handles whatever was not caught."""
    language = getattr(request, "language", BASE)
    h = house(language)
    if not database_is_away(sys.exception()):
        said = {"language": language, "title": h.say("lobby-500-title"), "text": h.say("lobby-500")}
        return HttpResponseServerError(loader.get_template("500.html").render(said))
    text = h.say("refused-database-away")
    headers = {"Retry-After": "2"}
    if request.path.startswith("/api/"):
        return JsonResponse({"key": "database-away", "text": text}, status=503, headers=headers)
    if "application/json" in request.headers.get("Accept", ""):
        return JsonResponse({"ok": False, "key": "database-away", "text": text}, status=503, headers=headers)
    return HttpResponse(text, status=503, headers=headers, content_type="text/plain; charset=utf-8")


def database_is_away(error: BaseException | None) -> bool:
    """Whether this, or what led to it, is the loss of the database."""
    while error is not None:
        if isinstance(error, OperationalError | InterfaceError):
            return True
        error = error.__cause__ or error.__context__
    return False
