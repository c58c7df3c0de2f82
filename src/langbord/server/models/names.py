"""Names and links that nobody guesses."""

from __future__ import annotations

import secrets

#: Letters of table names and invite links: none that look alike.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def short_name() -> str:
    """A name nobody guesses by counting."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def invite_token() -> str:
    """A link that cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(24))


def story_token() -> str:
    """Short enough to be typed on another device, too long to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))
