"""Finding a Chromium for the browser tests; `python -m tests.browser.chromium` installs one where none is found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: Looked through before $PATH: a wrapper earlier on the path may be a stub that only offers to install a browser.
FIRST = "/usr/bin"
VARIABLE = "LANGBORD_CHROMIUM"
HOW_TO = (
    "No Chromium was found for the browser tests: install one (on Debian and Ubuntu: apt install chromium), "
    f"or say where it is with {VARIABLE}=/path/to/chromium."
)
#: What is drawn around the page, by pages that are never seen: a seventh of all the work.
AROUND = ("InitialWebUI", "PreloadTopChromeWebUI", "WebUIOmniboxPopup", "WebUIReloadButton", "WebUITabStrip")
#: What playwright switches off for good reasons; of two lists Chromium takes the last one alone.
PLAYWRIGHTS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
#: A container has no sandbox to offer, and a test no use for a graphics card.
FLAGS = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join((*AROUND, *PLAYWRIGHTS))}"]


def find() -> Path | None:
    """$LANGBORD_CHROMIUM, the system's, or playwright's own."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named) if Path(named).exists() else None
    for name in NAMES:
        path = shutil.which(name, path=f"{FIRST}{os.pathsep}{os.environ.get('PATH', '')}")
        if path:
            return Path(path)
    return playwrights_own()


def playwrights_own() -> Path | None:
    """The one that `playwright install chromium` brings."""
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def what_is_missing() -> str:
    """One sentence for whoever runs the tests where none was found."""
    named = os.environ.get(VARIABLE)
    return f"{VARIABLE} says {named}, but there is no such file." if named else HOW_TO


def attempts() -> list[list[list[str]]]:
    """Ways to install one, each as its commands: playwright's own, and for root also what it needs, or the system's."""
    own = [sys.executable, "-m", "playwright", "install"]
    if is_root() and shutil.which("apt-get"):
        system = [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]]
        return [[[*own, "--with-deps", "chromium"]], system]
    return [[[*own, "chromium"]]]


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def maybe_install() -> None:
    """Try one way after another until a Chromium is there."""
    for commands in attempts():
        for command in commands:
            print(f"No Chromium yet: {' '.join(command)}", flush=True)
            if subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode:
                break
        if find() is not None:
            return


def main() -> int:
    if find() is None and not os.environ.get(VARIABLE):
        maybe_install()
    if find() is None:
        print(what_is_missing(), file=sys.stderr)  # no error yet: each browser test says it again, all others run
    return 0


if __name__ == "__main__":
    sys.exit(main())
