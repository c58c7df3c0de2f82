"""A compiled copy of the house in a folder of its own, to put beside the plain one: for `make bench` and the tests."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from langbord import compiled
from langbord.engine.errors import LangbordError

ROOT = compiled.HOUSE.parents[1]
BUILT = (*(f"*{suffix}" for suffix in EXTENSION_SUFFIXES), compiled.STAMP, "__pycache__", "*.egg-info")
BESIDE = ("setup.py", "pyproject.toml", "LICENSE")


class CannotCompile(LangbordError):
    """What is missing, in one sentence."""


def missing() -> str:
    """What is missing for compiling, in one sentence; nothing is said where nothing is missing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not (ROOT / "setup.py").is_file():
        return "only a checkout of the sources can be compiled"
    if shutil.which(compiler) is None:
        return f"no C compiler was found (looked for '{compiler}')"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python were not found (on Debian and Ubuntu: apt install python3-dev)"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed (pip install mypy)"
    return ""


def cached(opt: int, folder: Path | None = None) -> Path:
    """The `src` of a compiled copy of the sources as they are now. What can be kept of the last one is kept."""
    reason = missing()
    if reason:
        raise CannotCompile(reason)
    if folder is None:
        folder = ROOT / "build" / f"compiled-{opt}"
    folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder / "lock"):
        source = folder / "src"
        _mirror(ROOT / "src", source)
        for name in BESIDE:
            shutil.copy2(ROOT / name, folder)
        if not complete(source):
            build(folder, opt)
    return source


def build(root: Path, opt: int) -> None:
    """Compile a checkout in place. What the compilers say is kept in build/compiling.log."""
    reason = missing()
    if reason:
        raise CannotCompile(reason)
    log = root / "build" / "compiling.log"
    log.parent.mkdir(exist_ok=True)
    switches = {"LANGBORD_COMPILE": "1", "LANGBORD_OPT": str(opt)}
    with log.open("w", encoding="utf-8") as told:
        done = subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--inplace"],
            cwd=root,
            env={**os.environ, **switches},
            stdout=told,
            stderr=subprocess.STDOUT,
        )
    if done.returncode != 0:
        raise CannotCompile(f"compiling failed; {log} says why")


def group(source: Path) -> list[Path]:
    """The sources that are compiled: setup.py knows the rule."""
    found: list[Path] = runpy.run_path(str(ROOT / "setup.py"), run_name="rule")["group"](source)
    return found


def complete(source: Path) -> bool:
    """Whether all that should be compiled is, and from these sources."""
    house = source / "langbord"
    library = source / f"{compiled.LIBRARY}{EXTENSION_SUFFIXES[0]}"
    names = {path.relative_to(house).as_posix() for path in group(source)}
    return library.exists() and compiled.fresh(house) and names == compiled.stamped(house)


def _mirror(here: Path, there: Path) -> None:
    """Bring a copy up to date and leave what was built in it."""
    ignore = shutil.ignore_patterns(*BUILT)
    for folder, names, files in os.walk(here):
        copy = there / Path(folder).relative_to(here)
        copy.mkdir(exist_ok=True)
        names[:] = set(names) - ignore(folder, names)
        wanted = set(files) - ignore(folder, files)
        for old in (entry for entry in copy.iterdir() if entry.name not in wanted | set(names)):
            if old.name not in ignore(str(copy), [old.name]):
                shutil.rmtree(old) if old.is_dir() else old.unlink()
        for name in wanted:
            if not _alike(Path(folder, name), copy / name):
                shutil.copy2(Path(folder, name), copy)


def _alike(one: Path, other: Path) -> bool:
    if not other.exists():
        return False
    a, b = one.stat(), other.stat()
    return (a.st_size, a.st_mtime_ns) == (b.st_size, b.st_mtime_ns)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """One process at a time; the others wait."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
