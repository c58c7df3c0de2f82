"""What all tables share: the rules, the book. It is read before the first guest comes, once: where several threads
need it at the same moment each would read it for itself, and its tables would keep what it has read.

None of it is ever garbage. Set aside, it costs the collector nothing, which would otherwise stop everybody for more
than a second now and then to look through all of it.
"""

from __future__ import annotations

import gc

from langbord import games

#: Objects made since the last look at the youngest: enough for some pages, so that what a page leaves behind is found
#: while it is young, and not only when everything is looked through.
YOUNG = 20_000


def read_ahead() -> None:
    """Read everything, and set it aside."""
    for name in games.NAMES:
        game = games.load(name)
        game.new(seats=max(game.meta.seats), seed=1)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
