"""Packages that are installed for the tests alone, without pip: what a wheel would leave in site-packages, in a folder
that stands on the path of this process and of those that it starts."""

from __future__ import annotations

import importlib
import os
import sys
import tomllib
from pathlib import Path

#: The tiny game of the tests, in a package of its own.
SKERRY = Path(__file__).parent / "skerry"


def on_path(*folders: Path) -> None:
    """Put folders on the path, here and in processes that are started from here."""
    new = [str(folder) for folder in folders if str(folder) not in sys.path]
    sys.path[1:1] = new
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    missing = [str(folder) for folder in folders if str(folder) not in known]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [*known, *missing]))
    importlib.invalidate_caches()


def note(package: Path, site: Path) -> Path:
    """Write down in `site` that a package is installed, with its entry points, as installers do."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = site / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    name, version = project["name"], project["version"]
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines: list[str] = []
    for group, points in project.get("entry-points", {}).items():
        lines += [f"[{group}]", *(f"{point} = {value}" for point, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return site
