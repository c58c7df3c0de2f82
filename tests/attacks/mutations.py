"""Spoiling data: what is sound goes in, what somebody hostile or a broken disk would send comes out."""

from __future__ import annotations

import copy
import random
import re
from typing import Any

#: What does not belong where it is put, or not in this size.
NASTY: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 255, 65_536, 2**31, 2**63, 2**64, 10**30, -(10**9)),
    *(0.5, -0.0, 1e308, float("nan"), float("inf"), "", " ", "0", "me", "٣", "\x00", "\ud800", "\x1b[2J\x07", "\u202e"),
    *("<script>alert(1)</script>", "../../../etc/passwd", "'; DROP TABLE tables_table; --", "%s%n{0.__class__}"),
    *("x" * 5_000, "9" * 5_000, [], {}, [[]], {"": ""}, {"__class__": "x"}, [None] * 300, {"state": {}}),
)
#: What means something to somebody who reads text.
TOKENS = (
    *(
        "[",
        "]",
        "[[",
        "]]",
        "{",
        "}",
        '"',
        '"""',
        "'''",
        "=",
        ",",
        ".",
        "#",
        "\n",
        "\r",
        "\t",
        "\x00",
        "\ufeff",
        "\\u0000",
    ),
    *("nan", "inf", "1e999", "0x7fffffff", "9" * 30, "9" * 5_000, "-1", "1_000", "٣", "1979-05-27", "true", "[" * 400),
    *(
        "{a=" * 200,
        "a." * 400 + "b=1\n",
        "//",
        "->",
        "::",
        "(",
        ")",
        "if",
        "then",
        "and " * 100,
        "not ",
        "\x1b[2J",
        "\u202e",
    ),
    *("then draw 999", "%", "{$x}", "{0}", "<b>", "../x", "é", "\u0301" * 50),
)
BYTES = (b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\x00", b"\r\n", b"\x1a")


def deep(depth: int) -> Any:
    """Lists in lists."""
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


def of_json(rng: random.Random, data: Any) -> Any:
    """JSON data with some of it changed."""
    spoilt = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        spoilt = _change(rng, spoilt)
    return spoilt


def _change(rng: random.Random, data: Any) -> Any:
    place, key = _somewhere(rng, data)
    if place is None:
        return nasty(rng)
    deed = rng.randrange(9)
    value = place[key]
    if deed == 0:
        del place[key]
    elif deed == 1 and isinstance(place, dict):
        place[rng.choice(("", "x", "state", "seed", "__proto__", "\ud800", "9" * 50))] = nasty(rng)
    elif deed == 2 and isinstance(place, list):
        place.insert(key, copy.deepcopy(value))
    elif deed == 3 and type(value) is int:
        place[key] = value + rng.choice((-1, 1, -2, 2, 100, 10_000))
    elif deed == 4:
        other, there = _somewhere(rng, data)
        if other is not None:
            place[key] = copy.deepcopy(other[there])
    elif deed == 5 and isinstance(place, list):
        place[:] = place * rng.choice((2, 30)) if rng.random() < 0.5 else place[: key + 1]
    elif deed == 6 and isinstance(value, str) and value:
        place[key] = of_text(rng, value).decode("utf-8", "replace")
    elif deed == 7 and isinstance(place, list):
        rng.shuffle(place)
    else:
        place[key] = nasty(rng)
    return data


def nasty(rng: random.Random) -> Any:
    """One thing that does not belong."""
    return deep(rng.choice((5, 60, 300))) if rng.random() < 0.03 else copy.deepcopy(rng.choice(NASTY))


def _somewhere(rng: random.Random, data: Any) -> tuple[Any, Any]:
    """A container in the data and a key of it, near the top or deep inside; None if there is none."""
    place, key = None, None
    while isinstance(data, dict | list) and data:
        place = data
        key = rng.choice(list(data)) if isinstance(data, dict) else rng.randrange(len(data))
        data = data[key]
        if rng.random() < 0.35:
            break
    return place, key


def of_text(rng: random.Random, text: str) -> bytes:
    """A text with some of it changed; perhaps no text any more."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = _change_text(rng, text)
    data = text.encode("utf-8", "surrogatepass")
    if rng.random() < 0.05:
        at = rng.randrange(len(data) + 1)
        data = data[:at] + rng.choice(BYTES) + data[at:]
    return data


def _change_text(rng: random.Random, text: str) -> str:
    deed = rng.randrange(8)
    at = rng.randrange(len(text) + 1)
    to = min(len(text), at + rng.choice((1, 1, 3, 20, 200)))
    if deed == 0:
        return text[:at] + text[to:]
    if deed == 1:
        return text[:at] + rng.choice(TOKENS) + text[at:]
    if deed == 2:
        return text[:at] + text[at:to] * rng.choice((2, 2, 50)) + text[to:]
    if deed == 3:
        return _with_other(
            rng, text, r"-?\d+", ("0", "-1", "1", "99", "999", "1000", "9" * 20, "9" * 5_000, "2147483648", "1.5", "x")
        )
    if deed == 4:
        return _with_other(rng, text, r'"[^"\n]*"', ('""', '"x"', "7", "[]", "{}", '"\\u0000"', '"\\u001b[2J"', "true"))
    if deed == 5:
        words = re.findall(r"[\w-]+", text[:20_000])
        return _with_other(rng, text, r"[\w-]+", tuple(words[:500]) or ("x",))
    lines = text.split("\n")
    line = rng.randrange(len(lines))
    other = rng.randrange(len(lines))
    if deed == 6:
        lines[line], lines[other] = lines[other], lines[line]
    else:
        lines[line:line] = lines[other : other + rng.choice((1, 4))] * rng.choice((1, 1, 40))
    return "\n".join(lines)


def _with_other(rng: random.Random, text: str, pattern: str, others: tuple[str, ...]) -> str:
    """One of the places that look like this says something else."""
    found = list(re.finditer(pattern, text))
    if not found:
        return text
    match = rng.choice(found)
    return text[: match.start()] + rng.choice(others) + text[match.end() :]
