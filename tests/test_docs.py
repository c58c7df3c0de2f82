"""The examples in the documentation run, and its pages hang together."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/scripting.md"])
def test_python_examples_run(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    scope: dict[str, object] = {}
    for example in examples:
        exec(compile(example, page, "exec"), scope)


def links(page: Path) -> set[Path]:
    """The files that a page leads to."""
    found = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    return {(page.parent / target).resolve() for target in found if "://" not in target}


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        assert [target for target in links(page) if not target.exists()] == [], page.name


def test_every_page_is_found_from_the_readme() -> None:
    reached, new = set(), {ROOT / "README.md"}
    while new:
        reached |= new
        new = {target for page in new for target in links(page) if target.suffix == ".md"} - reached
    assert {page.resolve() for page in (ROOT / "docs").glob("*.md")} - reached == set()


def test_the_page_of_what_is_heard_is_that_of_the_guides() -> None:
    made = subprocess.run([sys.executable, "-m", "tools.heard"], cwd=ROOT, check=True, capture_output=True, text=True)
    kept = (ROOT / "docs" / "heard.md").read_text(encoding="utf-8")
    assert made.stdout.strip() == kept.strip(), "make it anew: python -m tools.heard --write"
