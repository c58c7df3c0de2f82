"""Pages on which a house says what it keeps of people and who runs it. What this program keeps is told by it; the rest
is told by the operator, in a file or on a page elsewhere (`LANGBORD_PRIVACY`, `LANGBORD_IMPRINT`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_safe

from langbord.server.accounts.people import Visit
from langbord.server.site_texts import house

LONGEST = 200_000  # letters


@require_safe
def privacy(request: Visit) -> HttpResponse:
    """What is kept of people, how long, and how one sees it and has it thrown away."""
    return _page(request, "privacy", settings.PRIVACY)


@require_safe
def imprint(request: Visit) -> HttpResponse:
    """Who runs this house, if they say so."""
    if not settings.IMPRINT:
        raise Http404
    return _page(request, "imprint", settings.IMPRINT)


def _page(request: Visit, which: str, told: str) -> HttpResponse:
    if told.startswith(("https://", "http://")) and which == "imprint":
        return HttpResponseRedirect(told)
    elsewhere = told if told.startswith(("https://", "http://")) else ""
    context: dict[str, Any] = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "which": which,
        "elsewhere": elsewhere,
        "blocks": _read(Path(told), request.language) if told and not elsewhere else [],
    }
    return render(request, "house_page.html", context, using="jinja2")


def _read(path: Path, language: str) -> list[tuple[str, list[str]]]:
    """The paragraphs of a file: headings, points of a list, text. Beside `privacy.md` there may be `privacy.ru.md`."""
    own = path.with_name(f"{path.stem}.{language}{path.suffix}")
    try:
        text = (own if own.is_file() else path).read_text(encoding="utf-8")[:LONGEST]
    except (OSError, UnicodeDecodeError):
        return []
    found: list[tuple[str, list[str]]] = []
    for block in text.replace("\r\n", "\n").split("\n\n"):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        if not lines:
            continue
        if lines[0].startswith("#"):
            found.append(("heading", [lines[0].lstrip("# ")]))
            lines = lines[1:]
        if lines and all(line.startswith(("- ", "* ")) for line in lines):
            found.append(("list", [line[2:] for line in lines]))
        elif lines:
            found.append(("text", [" ".join(lines)]))
    return found
