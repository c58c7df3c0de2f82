"""One command: langbord.

Whatever goes wrong ends with one sentence on stderr and an exit code: 2 for what was typed or read, 70 for a bug of
ours, 130 for Ctrl-C.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import sys
from collections.abc import Sequence

from langbord import COMPILED, games
from langbord.cli import authors, lab, learn, lessons, play, score, upkeep
from langbord.cli.shared import BAD, FAULT, STOPPED, Parser, end
from langbord.engine.errors import EngineFault, LangbordError


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and say how it went."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without Cyrillic shows question marks rather than an error
    try:
        args = _parser().parse_args(argv)
        code: int = args.command(args)
        sys.stdout.flush()
        return code
    except SystemExit as stop:  # argparse has spoken
        return stop.code if isinstance(stop.code, int) else BAD
    except LangbordError as error:
        return end(BAD, _one_line(str(error)))
    except BrokenPipeError:
        _forget_stdout()
        return end(BAD, "the output was closed before its end")
    except OSError as error:
        what = f"{error.filename}: " if error.filename else ""
        return end(BAD, f"{what}{error.strerror or error}")
    except KeyboardInterrupt:
        return end(STOPPED, "stopped")
    except Exception as error:
        notes = "; ".join(getattr(error, "__notes__", []))  # where the words are added by whoever holds the position
        what = str(error) if isinstance(error, EngineFault) else repr(error)
        return end(FAULT, _one_line(f"this is a bug, please report it: {what}{'; ' if notes else ''}{notes}"))


def _one_line(text: str) -> str:
    """The first line, and how many more there are."""
    lines = text.splitlines() or [""]
    return lines[0] if len(lines) == 1 else f"{lines[0]} (and {len(lines) - 1} more)"


def _forget_stdout() -> None:
    """Nobody reads it any more, so what is left in it must not be written when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="langbord", description="One table for modern board games, every rule enforced.")
    how = "compiled" if COMPILED else "not compiled"
    version = f"langbord {importlib.metadata.version('langbord')} ({how})"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    play.add_to(commands)
    upkeep.add_to(commands)
    lab.add_to(commands)
    learn.add_to(commands)
    authors.add_to(commands)
    lessons.add_to(commands)
    score.add_to(commands)
    for plugin in games.plugins():
        if plugin.commands is not None:
            plugin.commands()(commands)
    return parser
