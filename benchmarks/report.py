"""What `make bench` tells: the tables, and the measured part of docs/performance.md."""

from __future__ import annotations

import importlib.metadata
import os
import platform
from dataclasses import dataclass
from pathlib import Path

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
PAGE = Path("docs/performance.md")


@dataclass(frozen=True)
class Sheet:
    """A table: its columns, its rows."""

    columns: list[str]
    rows: list[list[str]]

    def lines(self) -> list[str]:
        """As Markdown."""
        rule = ["---", *["--:"] * (len(self.columns) - 1)]
        return [f"| {' | '.join(row)} |" for row in (self.columns, rule, *self.rows)]


def machine(versions: list[str]) -> list[str]:
    """Facts that matter for speed, and none that tell whose machine it is."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return [
        f"CPU: {model}, {os.cpu_count()} cores, of which one is used",
        f"Python: {platform.python_implementation()} {platform.python_version()} on {platform.system()}",
        ", ".join([f"langbord {importlib.metadata.version('langbord')}", *versions]),
    ]


def page(sheets: list[Sheet], sentences: list[str], how: str, facts: list[str]) -> str:
    """The measured part of docs/performance.md."""
    lines = [BEGIN, "", f"Measured by `make bench`: {how}.", ""]
    for sheet in sheets:
        lines += [*sheet.lines(), ""]
    lines += [*(f"- {sentence}" for sentence in sentences), "", *(f"- {fact}" for fact in facts), "", END]
    return "\n".join(lines)


def write(path: Path, measured: str, marks: tuple[str, str] = (BEGIN, END)) -> None:
    """Put the measured part between its markers; all that was written by hand around them stays."""
    text = path.read_text(encoding="utf-8") if path.exists() else f"# Performance\n\n{marks[0]}\n{marks[1]}\n"
    before, begin, rest = text.partition(marks[0])
    _, end, after = rest.partition(marks[1])
    if not begin or not end:
        before, after = text.rstrip("\n") + "\n\n", "\n"
    path.write_text(before + measured + after, encoding="utf-8")
