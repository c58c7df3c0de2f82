"""The page on which somebody removes their account, or themselves as a guest; and a file of all that is kept."""

from __future__ import annotations

from django.contrib import auth
from django.contrib.auth.models import User
from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from langbord.server.accounts import export, removal
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_caller
from langbord.server.site_texts import house


@require_http_methods(["GET", "HEAD", "POST"])
def remove(request: Visit) -> HttpResponse:
    """Asks once more, and for the password where there is one."""
    person = request.person
    if person is None:  # nobody is known here, so there is nothing to forget
        return HttpResponseRedirect(reverse("lobby"))
    wrong = ""
    if request.method == "POST":
        wrong = _wrong(request)
        if not wrong:
            removal.remove(person)
            auth.logout(request)
            return HttpResponseRedirect(reverse("lobby"))
    context = {"h": house(request.language), "language": request.language, "person": person, "wrong": wrong}
    return render(request, "farewell.html", context, status=403 if wrong else 200, using="jinja2")


@require_safe
def data(request: Visit) -> HttpResponse:
    """All that is stored of whoever asks."""
    person = request.person
    if person is None:
        return HttpResponseRedirect(reverse("lobby"))
    BUCKETS.spend("data", by_caller(request, person))
    response = JsonResponse(export.of(person), json_dumps_params={"indent": 1, "ensure_ascii": False})
    response["Content-Disposition"] = 'attachment; filename="langbord-my-data.json"'
    return response


def _wrong(request: Visit) -> str:
    """What speaks against it: the key of a sentence."""
    user = request.user
    if not isinstance(user, User):
        return ""
    if user.is_staff:
        return "farewell-moderator"
    BUCKETS.spend("sign-in", by_caller(request, request.person, "remove"))
    return "" if user.check_password(request.POST.get("password", "")) else "farewell-wrong-password"
