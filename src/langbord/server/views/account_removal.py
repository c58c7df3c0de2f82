"""The page on which somebody removes their account, or themselves as a guest."""

from __future__ import annotations

from django.contrib import auth
from django.contrib.auth.models import User
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from langbord.server.accounts import removal
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


def _wrong(request: Visit) -> str:
    """What speaks against it: the key of a sentence."""
    user = request.user
    if not isinstance(user, User):
        return ""
    if user.is_staff:
        return "farewell-moderator"
    BUCKETS.spend("sign-in", by_caller(request, request.person, "remove"))
    return "" if user.check_password(request.POST.get("password", "")) else "farewell-wrong-password"
