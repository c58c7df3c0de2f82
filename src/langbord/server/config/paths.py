"""Where the server keeps its files. Those with anybody's secrets in them are their owner's alone, from the moment they
are made: what is shut only afterwards has been open for a while."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from pathlib import Path

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700


def data_place() -> Path:
    """LANGBORD_DATA, or the folder for user data of this system; it need not be there."""
    chosen = os.environ.get("LANGBORD_DATA")
    if chosen:
        return Path(chosen)
    elif sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "langbord"
    elif sys.platform == "darwin":
        return Path.home() / "Library/Application Support/langbord"
    else:
        return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share")) / "langbord"


def data_folder() -> Path:
    """The same, made if it is not there. One that somebody else has made stays as open or shut as they made it."""
    folder = data_place()
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    return folder


def make_private(path: Path) -> None:
    """Make an empty file for its owner alone; one that is there stays as it is."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))


def write_private(path: Path, text: str) -> None:
    """Write a file for its owner alone; one that was there is shut before anything stands in it."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        if path.is_file():  # and no device, such as /dev/stdout
            path.chmod(PRIVATE)
        file.write(text)


def secret_key(folder: Path) -> str:
    """The key that signs sessions: made once, readable by its owner only."""
    path = folder / "secret-key"
    if not path.exists():
        own = folder / f"secret-key-{os.getpid()}"
        write_private(own, secrets.token_urlsafe(50))
        with contextlib.suppress(FileExistsError):  # another process that starts just now was quicker
            os.link(own, path)
        own.unlink()
    return path.read_text().strip()
