"""What the API answers when it refuses: `{"key": "stale", "text": "The table has changed …"}`, one sentence in the
caller's language. Under `/api/v1/` all mistakes of a body are told at once."""

from __future__ import annotations

from typing import Any, cast

from django.core.exceptions import RequestDataTooBig
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError

from langbord.engine.errors import LangbordError, OptionError
from langbord.server.accounts.people import Visit
from langbord.server.api.requests import is_v1
from langbord.server.http import refusals
from langbord.server.pages import error_texts
from langbord.server.site_texts import house
from langbord.server.tables.errors import Refused

OUTER = ("body", "query", "path", "wish")  # where ninja says that a field is, before its own name
Mistake = tuple[str, str]  # the place in what was sent, and what is wrong there


class Mistakes(OptionError):
    """Several things of a wish that cannot be."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__(mistakes[0][1])
        self.mistakes: list[Mistake] = mistakes


def refusal(
    request: HttpRequest, key: str, status: int, text: str = "", mistakes: list[Mistake] | None = None
) -> HttpResponse:
    """One sentence, in the caller's language."""
    refusals.note(request, key)
    said = text or house(cast(Visit, request).language).say(f"refused-{key}")
    body: dict[str, Any] = {"key": key, "text": said}
    if mistakes is not None and is_v1(request):
        body["mistakes"] = [{"place": place, "text": what} for place, what in mistakes]
    return JsonResponse(body, status=status)


def install(api: NinjaAPI) -> None:
    """Have an API answer so."""
    api.exception_handler(LangbordError)(_langbord_error)
    api.exception_handler(ValidationError)(_validation_error)
    api.exception_handler(AuthenticationError)(_nobody)
    api.exception_handler(HttpError)(_http_error)
    api.exception_handler(RequestDataTooBig)(_too_large)
    api.exception_handler(Http404)(_not_found)


def _langbord_error(request: HttpRequest, error: LangbordError) -> HttpResponse:
    key, status = ("option-error", 400) if isinstance(error, Mistakes) else error_texts.key_of(error)
    refusals.note(request, key, error)
    detail = error.detail if isinstance(error, Refused) else ""
    text = detail or error_texts.say(error, cast(Visit, request).language)
    return refusal(request, key, status, text, error.mistakes if isinstance(error, Mistakes) else None)


def _validation_error(request: HttpRequest, error: ValidationError) -> HttpResponse:
    mistakes = [
        (".".join(str(part) for part in each["loc"] if part not in OUTER) or "body", str(each["msg"]))
        for each in error.errors
    ]
    place, what = mistakes[0]
    return refusal(request, "bad-request", 422, f"'{place}': {what}.", mistakes)


def _nobody(request: HttpRequest, error: AuthenticationError) -> HttpResponse:
    return refusal(request, "who-are-you", 401)


def _http_error(request: HttpRequest, error: HttpError) -> HttpResponse:
    """What ninja itself refuses: a missing CSRF token, a body that is not JSON."""
    if error.status_code == 403 and cast(Visit, request).person is None:  # nobody's session: it cannot be misused
        return refusal(request, "who-are-you", 401)
    return refusal(request, "forged" if error.status_code == 403 else "not-json", error.status_code)


def _too_large(request: HttpRequest, error: RequestDataTooBig) -> HttpResponse:
    return refusal(request, "too-large", 413)


def _not_found(request: HttpRequest, error: Http404) -> HttpResponse:
    return refusal(request, "no-such-address", 404)
