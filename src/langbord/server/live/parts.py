"""What of a page is sent to whoever has the one before: its new lines, and which of the old ones stand where.

Most clicks change some lines of a thousand. Nothing of a page but what its viewer sees goes into this, and nothing of
what another one was sent.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass


@dataclass(frozen=True)
class Shown:
    """A page as a watcher has it: enough to know its lines again."""

    lines: array[int]  # their hashes, which are others in every process


def shown(page: str) -> Shown:
    """What is kept of a page that goes to a watcher."""
    return Shown(array("q", map(hash, page.split("\n"))))


def difference(before: Shown, page: str) -> str:
    """How `page` comes from the one before. The first line tells how many lines that had; each other one is a new line
    after a plus, or `=from count`: so many of the old ones."""
    old = before.lines
    places: dict[int, int] = {}
    for place, line in enumerate(old):
        places.setdefault(line, place)
    said = [str(len(old))]
    first = after = -1  # of the old lines that are being taken
    for text in page.split("\n"):
        line = hash(text)
        if 0 <= after < len(old) and old[after] == line:
            after += 1
            continue
        if after >= 0:
            said.append(f"={first} {after - first}")
        first = places.get(line, -1)
        after = first + 1 if first >= 0 else -1
        if first < 0:
            said.append(f"+{text}")
    if after >= 0:
        said.append(f"={first} {after - first}")
    return "\n".join(said)
