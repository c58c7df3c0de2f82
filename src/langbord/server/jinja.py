"""The Jinja2 environment of the pages."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any

from django.templatetags.static import static
from django.urls import reverse
from jinja2 import Environment, StrictUndefined
from markupsafe import Markup, escape


def environment(**options: Any) -> Environment:
    """An undefined name in a template is an error, not an empty place on the page."""
    options["undefined"] = StrictUndefined
    options["trim_blocks"] = True
    options["lstrip_blocks"] = True
    made = Environment(**options)
    made.globals.update({"static": static, "url": reverse, "drawn_by": drawn_by})
    made.filters["inline_markdown"] = inline_markdown
    made.filters["points"] = points
    made.filters["prose"] = prose
    return made


@functools.cache
def drawn_by(sprite: str) -> Callable[..., Markup]:
    """Icons by name, from the drawings of a page whose ids begin so. There are hundreds on a page and few kinds of
    them, so each is written once and kept."""

    @functools.lru_cache(1024)
    def icon(name: str, more: str = "") -> Markup:
        classes = f"icon icon-{name} {more}".rstrip()
        return Markup('<svg class="{}" aria-hidden="true"><use href="#{}-{}"/></svg>').format(classes, sprite, name)

    return icon


def points(number: int) -> str:
    """A score as it is printed: with a real minus sign."""
    return str(number).replace("-", "−")


def inline_markdown(text: str) -> Markup:
    """The little markdown that the rules use inside a paragraph: *emphasis* and `words`."""
    safe = str(escape(text))
    safe = re.sub(r"`([^`]+)`", r"<code>\1</code>", safe)
    return Markup(re.sub(r"\*([^*]+)\*", r"<em>\1</em>", safe))  # the text was escaped above


@functools.lru_cache(1024)  # articles stand on the page of every move
def prose(text: str) -> Markup:
    """What the book and a chronicle tell: _emphasis_ and *emphasis*."""
    return Markup(re.sub(r"(?<!\w)([_*])(?=\S)(.+?)(?<=\S)\1(?!\w)", r"<em>\2</em>", str(escape(text))))
