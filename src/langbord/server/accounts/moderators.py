"""Accounts that look after the house: they close tables, mute and ban, and remove lines of chat, in `/admin/`.

They may not change passwords or rights, and see no hidden card of a running game (`admin.py`).
"""

from __future__ import annotations

from typing import Final

from django.contrib.auth.models import Permission, User

from langbord.engine.errors import LangbordError
from langbord.server.accounts import second_factor

MAY: Final = ("view_table", "change_table", "view_person", "change_person", "view_chat", "change_chat", "delete_chat")


class NoAccount(LangbordError):
    """Nobody has signed up by that name."""


def make(name: str) -> str:
    """Let an account into `/admin/`; a sentence that says so."""
    user = _account(name)
    user.is_staff = True
    user.save(update_fields=["is_staff"])
    user.user_permissions.set(Permission.objects.filter(content_type__app_label="tables", codename__in=MAY))
    return f"'{user.get_username()}' may look after the house now: /moderation/"


def end(name: str) -> str:
    """Take it back, also from whoever could do everything."""
    user = _account(name)
    user.is_staff = user.is_superuser = False
    user.save(update_fields=["is_staff", "is_superuser"])
    user.user_permissions.clear()
    second_factor.forget(user)
    return f"'{user.get_username()}' looks after the house no longer"


def _account(name: str) -> User:
    user = User.objects.filter(username__iexact=name).first()
    if user is None:
        raise NoAccount(f"there is no account '{name}': sign up first")
    return user
