"""The Jinja2 environment of the pages."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any

import markupsafe
from django.templatetags.static import static
from django.urls import reverse
from jinja2 import Environment, StrictUndefined, Undefined, nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape

#: What `escape` does to a string, and a plain string of it; other versions have no such thing.
escaped: Callable[[str], str] = getattr(markupsafe, "_escape_inner", escape)


def environment(**options: Any) -> Environment:
    """An undefined name in a template is an error, not an empty place on the page."""
    options["undefined"] = StrictUndefined
    options["trim_blocks"] = True
    options["lstrip_blocks"] = True
    made = PageEnvironment(**options)
    made.globals.update({"static": static, "url": reverse, "drawn_by": drawn_by})
    made.filters["inline_markdown"] = inline_markdown
    made.filters["points"] = points
    made.filters["prose"] = prose
    return made


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
