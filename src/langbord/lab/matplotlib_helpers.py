"""Pictures of the laboratory, drawn without a screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from langbord.engine.errors import OptionError, first_line
from langbord.lab import optional_imports

INK = "#2f4858"
STRONG, WEAK, EVEN = "#b3423a", "#3a6ea5", "#6b7a80"


def check(path: Path | None) -> None:
    """Find out before long games are played that nothing could be drawn in the end."""
    if path is None:
        return
    optional_imports.load("matplotlib.figure", "--plot")
    if not path.absolute().parent.is_dir():
        raise OptionError(f"--plot {path}: there is no folder '{path.parent}'")


def check_picture(path: Path | None) -> None:
    """The same for one picture, of which the end of the name says the kind."""
    check(path)
    if path is None:
        return
    kinds = figure(1, 1).canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in kinds:
        raise OptionError(f"--plot {path}: the name is to end with the kind of picture: .{', .'.join(sorted(kinds))}")


def figure(width: float, height: float) -> Any:
    """An empty picture, in inches."""
    return optional_imports.load("matplotlib.figure", "--plot").Figure(figsize=(width, height), layout="constrained")


def save(drawn: Any, path: Path) -> None:
    """Write it; the end of the name says as what."""
    try:
        drawn.savefig(path, dpi=120)
    except ValueError as error:
        raise OptionError(f"--plot {path}: {first_line(error)}") from None
