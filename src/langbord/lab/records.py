"""Records as files: reading one, checking it, and telling where it stands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from langbord import games
from langbord.engine.errors import EngineFault, LangbordError, RecordError
from langbord.engine.position import Position
from langbord.text import Texts

LOG_LINES = 12


def read(path: Path, line: int | None = None) -> Any:
    """The JSON of a file; of one line of it (from 1) where each line is a record."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: this is not a record: it is not UTF-8 text") from None
    lines = text.splitlines()
    if line is not None:
        if not 1 <= line <= len(lines):
            raise RecordError(f"{path}: there is no line {line}; the file has {len(lines)}")
        text = lines[line - 1]
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        if error.msg == "Extra data" and line is None and _is_json(lines[0]):
            raise RecordError(f"{path}: each of its {len(lines)} lines is a record: choose one with --line") from None
        place = f"{path}:{error.lineno if line is None else line}:{error.colno}"
        raise RecordError(f"{place}: this is not JSON, or was cut off: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{path}: this is not a record: {error}") from None


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def replay(path: Path, record: Any, at: int | None = None) -> Position[Any]:
    """The position after `at` words of a record that was read from `path`; errors name the file."""
    try:
        return games.replay(record, at)
    except LangbordError as error:
        raise RecordError(f"{path}: {error}") from None
    except Exception as error:
        if isinstance(record.get("origin"), dict) and "state" in record["origin"]:
            # A state from a file may hold numbers that no game comes to, and rules cannot be asked to bear them.
            raise RecordError(f"{path}: the state it begins from is not one that the rules can come to") from None
        words = " ".join(record["words"][: _first_fault(record, at)])
        raise EngineFault(f"{path}: {error}; after: {words}") from error


def _first_fault(record: dict[str, Any], at: int | None) -> int:
    """How many words are played when the rules first fail."""
    low, high = 0, len(record["words"]) if at is None else at
    while low < high:
        middle = (low + high) // 2
        try:
            games.replay(record, middle)
        except Exception:
            high = middle
        else:
            low = middle + 1
    return low


def as_json(position: Position[Any], of: int) -> dict[str, Any]:
    """Where a position stands, as a spectator sees it."""
    ask = position.ask
    word = position.game.vocabulary.word
    return {
        "game": position.game.meta.name,
        "seats": position.seats,
        "options": position.options,
        "words": len(position.words()),
        "of": of,
        "ask": ask and {"seat": ask.seat, "prompt": ask.prompt, "moves": [word(move) for move in ask.moves]},
        "scores": position.scores(),
        "winners": position.winners(),
        "view": position.view(None),
        "log": [event.as_json() for event in position.log(None)[-LOG_LINES:]],
    }


def as_text(position: Position[Any], of: int, language: str) -> str:
    """The same to read."""
    texts = Texts(language, position.game, position.options)
    view = position.view(None)
    options = ", ".join(f"{name} {value}" for name, value in position.options.items())
    lines = [
        f"{position.game.meta.title}, {position.seats} seats, {options}",
        f"after {len(position.words())} of {of} words; every hash up to here is right",
    ]
    number = games.plugin(position.game.meta.name).round_of(view)
    if number is not None:
        lines.append(f"{position.game.meta.rounds} {number}" + (f" of {view['rounds']}" if "rounds" in view else ""))
    lines.append("scores: " + ", ".join(f"{texts.seat(seat)} {score}" for seat, score in enumerate(position.scores())))
    ask = position.ask
    if ask is None:
        lines.append("over; won by " + (", ".join(texts.seat(seat) for seat in position.winners()) or "nobody"))
    else:
        lines.append(f"asked: {texts.seat(ask.seat)}: {texts.prompt(ask)} ({ask.prompt})")
        lines.append("legal: " + " ".join(position.game.vocabulary.word(move) for move in ask.moves))
    lines.append("")
    lines += [texts.event(event) for event in position.log(None)[-LOG_LINES:]]
    return "\n".join(lines)
