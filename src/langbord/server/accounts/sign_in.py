"""How somebody signs in and signs up: one hash for each try, whether or not there is such an account; a lock-out that
lets known devices in; and no word about addresses, which count only when their owners have confirmed them."""

from __future__ import annotations

import secrets
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.auth_backends import AuthenticationBackend
from allauth.account.forms import SignupForm
from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import User
from django.core import signing
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language

from langbord.locales import BASE, known
from langbord.server.accounts import people
from langbord.server.accounts.names import is_reserved
from langbord.server.models import Letter
from langbord.server.notifications import outbox, preferences
from langbord.server.site_texts import house

DEVICE = "device"  # the cookie of a browser in which somebody has signed in
DEVICE_AGE = 400 * 24 * 3600


class OneTry(AuthenticationBackend):  # type: ignore[misc]
    """The first to be asked, and the last: what it does not let in is not hashed again by the others, which are there
    for the sessions that they have opened."""

    def authenticate(self, request: HttpRequest | None, **credentials: Any) -> AbstractBaseUser:
        user: AbstractBaseUser | None = super().authenticate(request, **credentials)
        if user is None:
            raise PermissionDenied
        return user


class Adapter(DefaultAccountAdapter):  # type: ignore[misc]
    """What django-allauth asks us."""

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """What wrong tries are counted for, besides the address: the name; and apart from all others a device that its
        owner has signed in with, so that nobody is shut out by a stranger who types in their name."""
        key = str(super()._get_login_attempts_cache_key(request, **credentials))
        device = device_of(request, str(credentials.get("username", "")))
        return f"{key}:{device}" if device else key

    def post_login(self, request: HttpRequest, user: User, **how: Any) -> HttpResponse:
        response: HttpResponse = super().post_login(request, user, **how)
        response.set_cookie(
            DEVICE,
            signing.dumps([user.get_username().lower(), secrets.token_hex(8)], salt=DEVICE),
            max_age=DEVICE_AGE,
            httponly=True,
            secure=settings.SECURE,
            samesite="Lax",
        )
        return response

    def send_password_reset_mail(self, user: User, email: str, context: dict[str, Any]) -> None:
        """Stored, and sent by whoever sends letters: an answer takes as long where there is nobody to write to."""
        known = EmailAddress.objects.filter(user=user, email=email, verified=True).exists()
        if known or user.email.lower() == email.lower():  # the latter as accounts were made before
            outbox.forgotten(people.of_account(user), email)


def device_of(request: HttpRequest, name: str) -> str:
    """The device, if somebody of this name has signed in with it; empty otherwise."""
    try:
        owner, device = signing.loads(request.COOKIES.get(DEVICE, ""), salt=DEVICE, max_age=DEVICE_AGE)
    except (signing.BadSignature, ValueError, TypeError):
        return ""
    return str(device) if owner == name.lower() else ""


class SignUp(SignupForm):  # type: ignore[misc]
    """An address that is named here is asked for by a letter. Nobody learns from the form whether it is known."""

    def clean_username(self) -> str:
        name = str(super().clean_username())
        if is_reserved(name):
            raise ValidationError(house(known(get_language() or BASE)).say("refused-name-reserved"))
        return name

    def validate_unique_email(self, value: str) -> str:
        return value

    def save(self, request: HttpRequest) -> AbstractBaseUser:
        address = str(self.cleaned_data.get("email") or "")
        self.cleaned_data["email"] = ""
        user: User = super().save(request)
        if address:
            notice = preferences.of(people.of_account(user))
            notice.address = address
            notice.save()
            outbox.ask_to_confirm(notice, Letter.ACCOUNT)
        return user
