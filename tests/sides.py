"""What of a table's page shows the game, so that two people's pages can be compared."""

from __future__ import annotations

import re


def common(page: str) -> list[str]:
    """The board, what happened, and what stands in the bar of the viewer's own things; of a page or of a stream."""
    page = page.replace("\ndata: ", "\n")
    table = re.search(r'<div id="table".*?(?=<section class="panel panel-log")', page, re.DOTALL)
    log = re.search(r'<ol class="log".*?</ol>', page, re.DOTALL)
    pocket = re.search(r'<div class="[\w-]+ pocket">.*?<div class="bar-moves"', page, re.DOTALL)
    assert table is not None
    assert log is not None
    return [table[0], log[0], pocket[0] if pocket else ""]
