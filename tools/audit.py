"""`make audit`: known holes in what we depend on, and secrets in the tree and in its history.

Exit code 0: nothing found. 1: something found. 3: nothing found, but the list of known holes could not be reached, so
half of the question has no answer.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOUND, UNREACHED = 1, 3
PINS = sorted(Path("requirements").glob("*.txt"))
LARGEST = 1_000_000  # bytes of a file that is looked through
EXAMPLES = re.compile(r"hunter2|example\.(?:org|com)|p%40ss")  # what stands for a secret in our own tests and pages

#: What a secret looks like, by what it opens. They are told by their form alone: a list of every random-looking word,
#: as other scanners make it, would here be a list of state hashes and of names of tables.
KINDS = {
    "a private key": re.compile(r"-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/=]{20}"),
    "a key of AWS": re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"),
    "a token of GitHub": re.compile(r"\b(?:gh[pousr]_\w{36,}|github_pat_\w{60,})"),
    "a token of GitLab": re.compile(r"\bglpat-[\w-]{20,}"),
    "a token of PyPI": re.compile(r"\bpypi-AgEI[\w-]{50,}"),
    "a token of Slack": re.compile(r"\bxox[abprs]-[\w-]{20,}"),
    "a key of Google": re.compile(r"\bAIza[\w-]{35}\b"),
    "a key of Stripe": re.compile(r"\b[rs]k_live_\w{20,}"),
    "a web token": re.compile(r"\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}"),
    "a password in an address": re.compile(r"\w+://[^\s:/@'\"{}$<]+:[^\s:/@'\"{}$<…]{6,}@[\w-]+\.[\w.-]*\w"),
    "a secret by its name": re.compile(
        r"(?i)\b(?:secret_key|api_?key|auth_?token|access_?token|smtp_password|postgres_password)\b"
        r"['\"]?\s*[:=]\s*['\"](?!\$|\{|<|…)[\w+/=.~-]{16,}['\"]"
    ),
}


@dataclass(frozen=True)
class Leak:
    """Where a secret stands; never the secret itself."""

    place: str
    kind: str

    def __str__(self) -> str:
        return f"{self.place}: this looks like {self.kind}"


def secrets_in(text: str, place: str) -> Iterator[Leak]:
    """What looks like a secret in a text."""
    for kind, form in KINDS.items():
        for match in form.finditer(text):
            if EXAMPLES.search(match[0]):
                continue
            yield Leak(f"{place}:{text.count(chr(10), 0, match.start()) + 1}", kind)


def in_the_tree() -> list[Leak]:
    """All files that git knows or would take."""
    names = _git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    found: list[Leak] = []
    for name in sorted(set(filter(None, names))):
        path = Path(name)
        if path.is_file() and path.stat().st_size <= LARGEST:
            found += secrets_in(path.read_bytes().decode("utf-8", "replace"), name)
    return found


def in_the_history() -> list[Leak]:
    """Every line that any commit ever added; what was taken out again is still there for whoever looks."""
    found: list[Leak] = []
    commit = file = ""
    for line in _git("log", "--all", "-p", "--no-color", "--unified=0", "--no-textconv", "--format=commit %h").split(
        "\n"
    ):
        if line.startswith("commit "):
            commit = line.split()[1]
        elif line.startswith("+++ "):
            file = line[6:]
        elif line.startswith("+") and len(line) <= LARGEST:
            found += [Leak(f"{commit} {file}", leak.kind) for leak in secrets_in(line[1:], "")]
    return list(dict.fromkeys(found))


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], capture_output=True, check=True)
    return done.stdout.decode("utf-8", "replace")


def known_holes() -> tuple[int, str]:
    """What pip-audit says of our pins: a code of ours, and its words. It takes a package that it could not look up for
    one without holes, so those are counted here."""
    given = [word for pin in PINS for word in ("--requirement", str(pin))]
    options = ("--disable-pip", "--no-deps", "--progress-spinner", "off", "--timeout", "10", "--format", "json")
    done = subprocess.run([sys.executable, "-m", "pip_audit", *options, *given], capture_output=True, text=True)
    try:
        looked_up = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        reason = (done.stderr.strip().splitlines() or ["pip-audit said nothing"])[-1]
        return UNREACHED, f"NOT CHECKED: the list of known holes in packages could not be reached ({reason[:160]})"
    holes = [f"{one['name']} {one['version']}: {hole['id']}" for one in looked_up for hole in one.get("vulns", [])]
    if holes:
        return FOUND, "known holes in what we depend on: " + ", ".join(holes)
    unknown = [one["name"] for one in looked_up if "skip_reason" in one]
    if unknown:
        return UNREACHED, (
            f"NOT CHECKED: of {len(looked_up)} packages {len(unknown)} were not found in the list of known holes, "
            f"which perhaps cannot be reached from here ({', '.join(unknown[:3])} …)"
        )
    return 0, f"no known holes in the {len(looked_up)} packages that we depend on"


def main() -> int:
    leaks = in_the_tree() + in_the_history()
    for leak in leaks:
        print(leak)
    print(f"secrets: {len(leaks)} found in the tree and its history")
    code, told = known_holes()
    print(f"dependencies: {told}")
    return FOUND if leaks else code


if __name__ == "__main__":
    sys.exit(main())
