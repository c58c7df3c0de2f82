"""Finding a Chromium for the browser tests; `python -m tests.browser.chromium` installs one where none is found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW_TO = (
    "No Chromium was found for the browser tests: install one (on Debian and Ubuntu: apt install chromium), "
    "or say where it is with LANGBORD_CHROMIUM=/path/to/chromium."
)
#: A container has no sandbox to offer, and a test no use for a graphics card.
FLAGS = ["--no-sandbox", "--disable-gpu"]


def find() -> Path | None:
    """$LANGBORD_CHROMIUM, the system's, or playwright's own."""
    named = os.environ.get("LANGBORD_CHROMIUM")
    if named:
        return Path(named) if Path(named).exists() else None
    for name in NAMES:
        path = shutil.which(name, path=f"/usr/bin{os.pathsep}{os.environ.get('PATH', '')}")
        if path:
            return Path(path)
    return playwrights_own()


def playwrights_own() -> Path | None:
    """The one that `playwright install chromium` brings."""
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def maybe_install() -> None:
    """Try playwright's own, then, as root, the system's."""
    attempts = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        attempts.append(["apt-get", "install", "-y", "-qq", "chromium"])
    for command in attempts:
        print(f"No Chromium yet: {' '.join(command)}", flush=True)
        quiet = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        if quiet.returncode == 0 and find() is not None:
            return


def main() -> int:
    if find() is None:
        maybe_install()
    if find() is None:
        print(HOW_TO, file=sys.stderr)  # not an error yet: the browser tests will say it again, each other test runs
    return 0


if __name__ == "__main__":
    sys.exit(main())
