"""What pyproject.toml cannot say: how the engine and the rules are compiled.

A plain build compiles nothing. With LANGBORD_COMPILE=1 in the environment (it takes a C compiler and mypy) the modules
that `group` finds become one compiled library. LANGBORD_OPT is how hard the C compiler tries, 0 to 3.
"""

from __future__ import annotations

import ast
import json
import os
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

SOURCE = Path("src")
HOUSE = SOURCE / "langbord"
OPT = os.environ.get("LANGBORD_OPT", "2")
GUARD = runpy.run_path(str(Path(__file__).parent / HOUSE / "compiled.py"))  # its names, without loading the house

#: The group begins with these and holds all that they import.
ROOTS = (
    "engine/rollout.py",
    "engine/side_by_side.py",
    "bots/__init__.py",
    "bots/net.py",
    "games/*/rules/game.py",
    "games/*/bots/evaluation.py",
    "games/*/bots/features.py",
    "games/*/bots/observation.py",
    "games/*/bots/planner.py",
)
#: But not what reads a text once, when a game is loaded, or puts things into words: speed is of no use there. Nor the
#: errors: `class MissingPackage(OptionError, ImportError)` cannot be made of a compiled one and one of Python.
LEFT_OUT = (
    "engine/errors.py",
    "engine/open_classes.py",
    "bots/nets.py",
    "langbord/plugin.py",
    "games/*/texts/*",
    "games/*/book/read*.py",
    "games/*/rules/view_model.py",
)
#: Flags for a C compiler that knows them: calls inside the library need no detour, and what is small is put in place of
#: its call across modules.
HIDDEN, TOGETHER = "-fvisibility=hidden", "-flto=auto"


def group(source: Path) -> list[Path]:
    """The sources that are compiled together."""
    found: set[Path] = set()
    waiting = [path for root in ROOTS for path in (source / "langbord").glob(root)]
    while waiting:
        path = waiting.pop()
        if path not in found and not any(path.match(name) for name in LEFT_OUT):
            found.add(path)
            waiting += imports(path, source)
    return sorted(path for path in found if path.stem != "__init__")


def imports(path: Path, source: Path) -> list[Path]:
    """The modules of the house that a module names in its imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    files = [source.joinpath(*name.split(".")).with_suffix(".py") for name in names if name.startswith("langbord.")]
    return [file for file in files if file.is_file()]


class Compile(build_ext):
    """Translates the group into C, compiles it on all cores and leaves a stamp of what it was made from."""

    sources: list[Path]

    def finalize_options(self) -> None:
        from mypyc.build import mypycify

        os.environ["MYPYPATH"] = str(SOURCE)
        self.sources = group(SOURCE)
        # Errors in what is not compiled are the business of `make lint`.
        how = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
        self.distribution.ext_modules = mypycify(
            [*how, *map(str, self.sources)],
            opt_level=OPT,
            debug_level="0",
            multi_file=True,
            group_name="langbord",
        )
        super().finalize_options()

    def build_extensions(self) -> None:
        wanted = [HIDDEN, TOGETHER] if OPT >= "2" else [HIDDEN]
        flags = [flag for flag in wanted if self.knows(flag)]
        library = next(each for each in self.extensions if each.name == GUARD["LIBRARY"])
        library.extra_compile_args = [*library.extra_compile_args, *flags]
        library.extra_link_args = [*library.extra_link_args, *flags]
        one_by_one = self.compiler.compile

        def all_cores(sources: list[str], **how: Any) -> list[str]:
            headers = [file for folder in (*how["include_dirs"], "build") for file in Path(folder).glob("*.h")]
            newest = max(file.stat().st_mtime for file in (*headers, Path("setup.py")))

            def one(source: str) -> str:
                made = Path(self.compiler.object_filenames([source], output_dir=how["output_dir"])[0])
                if not made.exists() or made.stat().st_mtime < max(newest, Path(source).stat().st_mtime):
                    one_by_one([source], **how)
                return str(made)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(one, sources))

        self.compiler.compile = all_cores
        super().build_extensions()

    def knows(self, flag: str) -> bool:
        """Whether the C compiler and the linker behind it take a flag."""
        with TemporaryDirectory() as folder:
            source = Path(folder, "empty.c")
            source.write_text("int nothing;\n", encoding="utf-8")
            try:
                made = self.compiler.compile([str(source)], output_dir=folder, extra_postargs=["-Werror", flag])
                self.compiler.link_shared_object(made, str(Path(folder, "empty.so")), extra_postargs=[flag])
            except (CompileError, LinkError):
                return False
        return True

    def run(self) -> None:
        stamp = (SOURCE if self.inplace else Path(self.build_lib)) / "langbord" / GUARD["STAMP"]
        stamp.unlink(missing_ok=True)  # until all is done nothing of it may be used
        wanted = {self.get_ext_filename(self.get_ext_fullname(each.name)) for each in self.extensions}
        for folder in (SOURCE, Path(self.build_lib)):
            for file in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
                if str(file.relative_to(folder)) not in wanted:
                    file.unlink()  # of an earlier build, with other modules
        super().run()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(json.dumps(GUARD["stamp"](HOUSE, self.sources), indent=1) + "\n", encoding="utf-8")


class Compiled(Distribution):
    """Says that there is something to compile before it is known what."""

    def has_ext_modules(self) -> bool:
        return True


if __name__ == "__main__":
    if os.environ.get("LANGBORD_COMPILE") == "1":
        asked = "egg_info" in sys.argv  # pip asks so what must be there for the build
        setup(distclass=Compiled, cmdclass={"build_ext": Compile}, setup_requires=["mypy"] if asked else [])
    else:
        setup()
