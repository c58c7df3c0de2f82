"""What every request passes through: a strict content security policy, and who is asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast
from urllib.parse import urlencode

from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, HttpResponseForbidden, HttpResponseRedirect, JsonResponse
from django.urls import reverse
from django.utils import translation
from django.utils.cache import patch_vary_headers

from langbord.engine.errors import EditionError
from langbord.plugin import NotInstalled
from langbord.server.accounts import crowds, people, second_factor, silences
from langbord.server.http import refusals as refused_requests
from langbord.server.http.rate_limits import network_of
from langbord.server.pages import refusals
from langbord.server.site_texts import house
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import DoesNotFit

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
    """Nothing but our own files runs or is shown, and nothing is shown to another than it was made for."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if not request.path.startswith("/admin/"):
            response.headers.setdefault("Content-Security-Policy", POLICY)
        if "Cache-Control" not in response.headers:  # nearly every page is somebody's own
            response.headers["Cache-Control"] = "private, no-cache"
        patch_vary_headers(response, ["Cookie", "Accept-Language"])
        response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        return response

    return handle


def count_by_network(get_response: Next) -> Next:
    """Nothing here needs the very address of a visitor: all that is counted by it, by us and by allauth, is counted by
    its network, and no limit can forget to."""

    def handle(request: HttpRequest) -> HttpResponse:
        if "REMOTE_ADDR" in request.META:
            request.META["REMOTE_ADDR"] = network_of(request.META["REMOTE_ADDR"])
        crowds.NETWORK.set(str(request.META.get("REMOTE_ADDR", "")))
        return get_response(request)

    return handle


def refuse_in_json(get_response: Next) -> Next:
    """The API answers a wrong method, and an address that none can be, as it answers every other mistake."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if response.status_code == 404 and request.path.startswith("/api/") and "json" not in response["Content-Type"]:
            refused_requests.note(request, "no-such-address")
            text = house(cast(people.Visit, request).language).say("refused-no-such-address")
            return JsonResponse({"key": "no-such-address", "text": text}, status=404)
        if response.status_code == 405 and request.path.startswith("/api/"):
            refused_requests.note(request, "not-this-way")
            text = house(cast(people.Visit, request).language).say("refused-not-this-way")
            return JsonResponse({"key": "not-this-way", "text": text}, status=405, headers={"Allow": response["Allow"]})
        return response

    return handle


#: Of these pages: where the second factor is shown, and the way out.
WITHOUT_SECOND_FACTOR = ("/moderation/second", "/admin/logout/", "/admin/login/")


class SayRefusals:
    """Where a page refuses without saying so itself, say it."""

    def __init__(self, get_response: Next) -> None:
        self._get_response: Next = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """Django asks here before it makes an error page."""
        if isinstance(exception, NotInstalled):
            return refusals.refuse(cast(people.Visit, request), Refused("not-installed", 409))
        if isinstance(exception, DoesNotFit):
            return refusals.misfit_page(cast(people.Visit, request), exception)
        if isinstance(exception, EditionError):
            return refusals.refusal(cast(people.Visit, request), exception)
        return refusals.refuse(cast(people.Visit, request), exception) if isinstance(exception, Refused) else None


def know_the_person(get_response: Next) -> Next:
    """Refuse the banned; say who is there and in which language to answer."""

    def handle(request: HttpRequest) -> HttpResponse:
        person = None if request.path.startswith("/static/") else people.find(request)
        if person is not None and person.banned:
            refused_requests.note(request, "banned")
            silences.note()
            if request.path.startswith("/api/"):
                text = house(person.language).say("refused-banned")
                return JsonResponse({"key": "banned", "text": text}, status=403)
            return HttpResponseForbidden("This person has been banned from this server.")
        language = people.language_of(request, person)
        visit = cast(people.Visit, request)
        visit.person, visit.language = person, language
        with translation.override(language):
            return get_response(visit)

    return handle


def ask_moderators_twice(get_response: Next) -> Next:
    """What only those see who look after the house is shown after their second factor."""

    def handle(request: HttpRequest) -> HttpResponse:
        path, user = request.path, request.user
        guarded = path.startswith(("/admin/", "/moderation/")) and not path.startswith(WITHOUT_SECOND_FACTOR)
        asked = guarded and second_factor.is_asked_for() and isinstance(user, User) and user.is_staff
        if asked and not second_factor.passed(request.session):
            return HttpResponseRedirect(f"{reverse('second-factor')}?{urlencode({'next': path})}")
        return get_response(request)

    return handle
