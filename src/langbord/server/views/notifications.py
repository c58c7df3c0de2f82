"""The page of the notices: in this browser, by e-mail; and the links in letters, which work for whoever has them."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import Http404, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from langbord.server.accounts.people import Visit
from langbord.server.config import email
from langbord.server.http import refusals
from langbord.server.http.rate_limits import BUCKETS, by_person, by_visitor
from langbord.server.models import Notice, Person
from langbord.server.notifications import outbox, preferences, waiting_turns
from langbord.server.pages import error_texts
from langbord.server.site_texts import house
from langbord.server.tables.errors import Refused

#: What the page may be asked to say: of e-mails, and of other ways to be told.
SAID = ("saved", "sent", "enough", "off", "hook", "tried", "ended")


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def page(request: Visit) -> HttpResponse:
    """What one is told of, and how."""
    person = account_of(request)
    notice = preferences.of(person) if person is not None else None
    if request.method != "POST":
        said = request.GET.get("said", "")
        return show(request, notice, said=said if said in SAID else "")
    if person is None or notice is None:
        raise Refused("account-needed", 403)
    BUCKETS.spend("notices", by_person(person))
    try:
        preferences.change(notice, request.POST)
    except Refused as refused:
        return show(request, notice, refused=refused, typed=request.POST.get("address", "")[:254])
    notice.save()
    said = "saved"
    if notice.mail == Notice.OFF:
        said = "off"
    elif not preferences.is_confirmed(notice):
        said = "sent" if outbox.ask_to_confirm(notice) else "enough"
    return HttpResponseRedirect(f"{reverse('notices')}?said={said}")


def show(
    request: Visit,
    notice: Notice | None,
    *,
    said: str = "",
    refused: Refused | None = None,
    typed: str = "",
    wrong_hook: Refused | None = None,
    typed_hook: str = "",
) -> HttpResponse:
    """The page; with what was refused, if anything was."""
    from langbord.server.views import channels  # whose forms come back to this page

    language = request.language
    wrong = refused or wrong_hook
    if wrong is not None:
        refusals.note(request, wrong.key, wrong)
    confirmed = notice is not None and bool(notice.address) and preferences.is_confirmed(notice)
    context: dict[str, Any] = {
        "h": house(language),
        "language": language,
        "person": request.person,
        "notice": notice,
        "address": typed or (notice.address if notice is not None else ""),
        "confirmed": confirmed,
        "unconfirmed": notice is not None and notice.mail != Notice.OFF and not confirmed and refused is None,
        "said": said,
        "wrong": error_texts.say(refused, language) if refused is not None else "",
        "after": preferences.AFTER,
        "hours": preferences.HOURS,
        "zones": [zone_line(name) for name in preferences.zones()],
        "printed": settings.EMAIL_BACKEND == email.CONSOLE,
        "wrong_hook": error_texts.say(wrong_hook, language) if wrong_hook is not None else "",
        "typed_hook": typed_hook,
        **channels.facts(request.person),
    }
    return render(request, "notices.html", context, status=wrong.status if wrong else 200, using="jinja2")


def zone_line(name: str) -> dict[str, str]:
    """A zone as it stands in the list, under its region."""
    region, _, place = name.partition("/")
    return {"region": region, "name": name, "label": (place or name).replace("_", " ")}


@require_POST
def again(request: Visit) -> HttpResponse:
    """Send the letter with the link once more."""
    person = account_of(request)
    notice = Notice.objects.filter(person=person).first() if person is not None else None
    if notice is None or notice.mail == Notice.OFF or preferences.is_confirmed(notice):
        return HttpResponseRedirect(reverse("notices"))
    BUCKETS.spend("notices", by_person(notice.person))
    said = "sent" if outbox.ask_to_confirm(notice) else "enough"
    return HttpResponseRedirect(f"{reverse('notices')}?said={said}")


def account_of(request: Visit) -> Person | None:
    """E-mails are for accounts: a link in a letter must lead to one's own seat on any device."""
    return request.person if request.person is not None and request.person.user is not None else None


@never_cache
@require_safe
def waiting(request: Visit) -> JsonResponse:
    """For the script of every page: the turns that wait for whoever looks."""
    here = request.GET.get("here", "")[:12]
    found = waiting_turns.for_browser(request.person, here, request.language) if request.person else []
    return JsonResponse({"tables": found})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def confirm(request: Visit, key: str) -> HttpResponse:
    """The link of a letter that asks to confirm an address. It takes a click on the page: mail servers that look at
    links by themselves must not confirm anything."""
    address = preferences.in_key(key)
    if address is None:
        return card(request, "confirm-old", status=404)
    if request.method != "POST" and not address.verified:
        return card(request, "confirm", address=address.email, action=request.path)
    return card(request, "confirmed" if preferences.confirm(address) else "confirm-taken", address=address.email)


@csrf_exempt  # mailboxes send it by themselves (RFC 8058); it ends e-mails and does nothing else
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def stop(request: Visit, token: str) -> HttpResponse:
    """The link at the end of every letter. A browser that opens it sends the form on the page at once; mail servers
    that look at links by themselves do not."""
    if not Notice.objects.filter(token=token).exists():
        BUCKETS.spend("story", by_visitor(request))  # the bucket of links that lead nowhere
        raise Http404
    if request.method != "POST":
        return card(request, "stop", action=request.path)
    preferences.stop(token)
    return card(request, "stopped")


def card(request: Visit, key: str, *, address: str = "", action: str = "", status: int = 200) -> HttpResponse:
    """A page that says one thing, and may have one button."""
    h = house(request.language)
    context = {
        "h": h,
        "language": request.language,
        "person": request.person,
        "key": key,
        "address": address,
        "action": action,
    }
    return render(request, "notices_card.html", context, status=status, using="jinja2")
