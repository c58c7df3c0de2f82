"""What every request passes through: a strict content security policy, and who is asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from django.http import HttpRequest, HttpResponse, HttpResponseForbidden
from django.utils import translation

from langbord.server import people

Next = Callable[[HttpRequest], HttpResponse]

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)


def content_security_policy(get_response: Next) -> Next:
    """Nothing but our own files runs or is shown."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if not request.path.startswith(("/admin/", "/api/docs")):
            response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        return response

    return handle


def know_the_person(get_response: Next) -> Next:
    """Refuse the banned; say who is there and in which language to answer."""

    def handle(request: HttpRequest) -> HttpResponse:
        person = None if request.path.startswith("/static/") else people.find(request)
        if person is not None and person.banned:
            return HttpResponseForbidden("This person has been banned from this server.")
        language = people.language_of(request, person)
        visit = cast(people.Visit, request)
        visit.person, visit.language = person, language
        with translation.override(language):
            return get_response(visit)

    return handle
