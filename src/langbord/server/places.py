"""Where the server keeps its files."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from pathlib import Path


def data_folder() -> Path:
    """LANGBORD_DATA, or the folder for user data of this system; made if it is not there."""
    chosen = os.environ.get("LANGBORD_DATA")
    if chosen:
        folder = Path(chosen)
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "langbord"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library/Application Support/langbord"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share")) / "langbord"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def secret_key(folder: Path) -> str:
    """The key that signs sessions: made once, readable by its owner only."""
    path = folder / "secret-key"
    if not path.exists():
        own = folder / f"secret-key-{os.getpid()}"
        descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_urlsafe(50))
        with contextlib.suppress(FileExistsError):  # another process that starts just now was quicker
            os.link(own, path)
        own.unlink()
    return path.read_text().strip()
