"""The link between tests and rules: `@rule("N4.2")` above a test says which paragraphs it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def rule(*paragraphs: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Mark a test as the proof of these paragraphs of a RULES.md."""
    return pytest.mark.rule(*paragraphs)
