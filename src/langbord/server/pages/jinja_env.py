"""The Jinja2 environment of the pages."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Callable
from typing import Any

import markupsafe
from django.conf import settings
from django.templatetags.static import static
from django.urls import reverse
from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    Undefined,
    nodes,
)
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape

from langbord import games
from langbord.locales import languages, languages_of
from langbord.server import plugins
from langbord.server.site_texts import house
from langbord.text import language_name

#: What `escape` does to a string, and a plain string of it; other versions have no such thing.
escaped: Callable[[str], str] = getattr(markupsafe, "_escape_inner", escape)


def environment(**options: Any) -> Environment:
    """An undefined name in a template is an error, not an empty place on the page."""
    options["undefined"] = StrictUndefined
    options["trim_blocks"] = True
    options["lstrip_blocks"] = True
    options["loader"] = _templates()
    made = PageEnvironment(**options)
    made.globals.update({"static": static, "url": reverse, "drawn_by": drawn_by, "digest": digest_of})
    made.globals["languages"] = lambda: [(code, language_name(code), still_in_english(code)) for code in languages()]
    made.globals.update({"lobby_sheets": plugins.lobby_sheets, "cover": plugins.cover})
    made.filters["inline_markdown"] = inline_markdown
    made.filters["points"] = points
    made.filters["prose"] = prose
    return made


def digest_of(page: str) -> str:
    """By which the changing part of a page that was loaded is known again (live/sse.py)."""
    return hashlib.blake2b(page.strip().encode(), digest_size=12).hexdigest()


@functools.cache
def still_in_english(language: str) -> str:
    """What the settings say of a language that does not tell every game."""
    h = house(language)
    left = [h.say(f"game-{name}-title") for name in games.names() if language not in languages_of(name)]
    return h.say("settings-language-part", games=", ".join(left)) if left else ""


def _templates() -> BaseLoader:
    """The templates of the house, and those of each game under its name: `<game>/table.html`."""
    of_games = {plugin.meta.name: FileSystemLoader(plugin.templates) for plugin in games.plugins()}
    return ChoiceLoader([FileSystemLoader(settings.TEMPLATE_FOLDER), PrefixLoader(of_games)])


class PageCode(CodeGenerator):
    """The code of a template. Whatever it prints goes through `shown`."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.shown(")


class PageEnvironment(Environment):
    """Prints as Jinja2 does, in less time."""

    code_generator_class = PageCode

    @staticmethod
    def shown(value: object) -> str:
        """What a template prints, escaped. A page prints two thousand things, nearly all of them words and numbers with
        nothing to escape, which need not become Markup one by one."""
        if isinstance(value, Markup):
            return value
        if type(value) is str:
            return escaped(value)
        if type(value) is int:
            return str(value)
        if type(value) is Undefined:  # what an "if" without "else" leaves
            return ""
        return escape(value)


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
