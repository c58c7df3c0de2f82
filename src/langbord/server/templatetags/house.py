"""For the pages that are Django templates (accounts, mishaps): the words and the frame of the other pages."""

from __future__ import annotations

from typing import Any

from django import template
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from langbord.locales import BASE
from langbord.server.site_texts import house

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: template.Context, key: str, **values: Any) -> str:
    """A message of the locale files in the reader's language."""
    return house(_language(context)).say(key, **values)


@register.simple_tag(takes_context=True)
def part(context: template.Context, name: str) -> SafeString:
    """A part of a page that is written in Jinja2."""
    request = context.get("request")
    language = _language(context)
    values = {"h": house(language), "language": language, "person": getattr(request, "person", None)}
    return mark_safe(render_to_string(name, values, request, using="jinja2"))


def _language(context: template.Context) -> str:
    return str(getattr(context.get("request"), "language", BASE))
