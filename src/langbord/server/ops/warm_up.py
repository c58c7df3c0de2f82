"""What all tables share: the rules, the book. It is read before the first guest comes, once: where several threads
need it at the same moment each would read it for itself, and its tables would keep what it has read.

None of it is ever garbage. Set aside, it costs the collector nothing, which would otherwise stop everybody for more
than a second now and then to look through all of it.
"""

from __future__ import annotations

import gc
from typing import Any

from langbord import games
from langbord.locales import languages

#: Objects made since the last look at the youngest: enough for some pages, so that what a page leaves behind is found
#: while it is young, and not only when everything is looked through.
YOUNG = 20_000


def read_ahead() -> None:
    """Read everything, and set it aside."""
    for name in games.names():
        game = games.load(name)
        game.new(seats=max(game.meta.seats), seed=1)
    set_aside()


def draw_ahead() -> None:
    """Draw a page of each game in each language. The first of them takes a hundred times as long as all others, for its
    templates and sentences are read then; and to one of several web processes hundreds come as soon as it opens."""
    from django.template import engines

    from langbord.server.pages import recap, table_page

    engine: Any = engines["jinja2"]  # whose environment the types do not know
    templates = engine.env
    for name in templates.list_templates(extensions=["html"]):
        templates.get_template(name)
    for name in games.names():
        game = games.load(name)
        position = game.new(seats=max(game.meta.seats), seed=1)
        for language in languages():
            viewer = table_page.Viewer(0, (0,), language, theme="auto", confirm=True, sound=False)
            names = tuple(f"{seat}" for seat in range(position.seats))
            recap.drawn(name, table_page.table_page(position, viewer, names))
    set_aside()


def set_aside() -> None:
    """What has been read until now is not looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
