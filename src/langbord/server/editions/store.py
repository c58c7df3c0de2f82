"""Editions as tables play with them: sealed under a hash, laid out where the games find them, and who may read them."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import re
import secrets
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.db import DatabaseError

from langbord.engine.editions import own
from langbord.server.editions import toml_text
from langbord.server.editions.drafts import BY_HAND, LONGEST_NAME, Draft, forms_of, with_forms
from langbord.server.http.sanitize import one_line
from langbord.server.models import OwnEdition, Person, SealedEdition, Seat, Table
from langbord.server.tables.errors import Refused

log = logging.getLogger(__name__)
FILE = re.compile(r"[a-z][a-z0-9-]{0,39}\.toml")
MOST_FILES, LARGEST = 16, 400_000  # of a sealed edition
MOST = 25  # editions of one person


def name_of(game: str, files: Mapping[str, str]) -> str:
    """The name of an edition: a hash of its game and its files."""
    text = json.dumps([game, files], sort_keys=True, ensure_ascii=False)
    return f"own-{hashlib.sha256(text.encode()).hexdigest()[:16]}"


def seal(edition: OwnEdition) -> SealedEdition:
    """What a table plays with: the edition as it stands, if nothing is missing or wrong."""
    draft = Draft(edition)
    if draft.check():
        raise Refused("edition-not-whole")
    files = draft.files()
    name = name_of(edition.game, files)
    sealed, made = SealedEdition.objects.get_or_create(
        name=name,
        defaults={
            "game": edition.game,
            "title": edition.name,
            "files": files,
            "public": edition.public,
            "by_hand": says_by_hand(files),
        },
    )
    sealed.owners.add(edition.owner)
    if not made and edition.public and not sealed.public:
        sealed.public = True
        sealed.save(update_fields=["public"])
    return sealed


def bring_in(game: str, given: object, person: Person) -> str:
    """An edition that came with a record: kept for whoever brought it. The name that it has."""
    if not isinstance(given, dict) or not isinstance(given.get("files"), dict) or game not in with_forms():
        raise Refused("edition-not-whole", 400)
    files = {str(name): str(text) for name, text in given["files"].items()}
    too_many = len(files) > MOST_FILES or sum(len(text) for text in files.values()) > LARGEST
    if too_many or "board.toml" not in files or not all(FILE.fullmatch(name) for name in files):
        raise Refused("edition-not-whole", 400)
    name = name_of(game, files)
    title = one_line(str(given.get("title", "")), LONGEST_NAME)
    told = {"game": game, "title": title, "files": files, "by_hand": says_by_hand(files)}
    sealed, _ = SealedEdition.objects.get_or_create(name=name, defaults=told)
    sealed.owners.add(person)
    return name


def says_by_hand(files: Mapping[str, str]) -> bool:
    """Whether some card is carried out by hand, as the game reads it: TOML can write the same words in many ways."""
    left: list[Any] = []
    for text in files.values():
        try:
            left.append(tomllib.loads(text))
        except (tomllib.TOMLDecodeError, RecursionError):
            continue  # the game does not read it either
    while left:
        value = left.pop()
        if isinstance(value, str) and BY_HAND in " ".join(value.split()):
            return True
        if isinstance(value, dict | list):
            left += value.values() if isinstance(value, dict) else value
    return False


# --- who may --------------------------------------------------------------------------------------------


def may_use(name: str, game: str, person: Person | None) -> bool:
    """Whether somebody may set up a table with an edition: its owner, anybody if it is open to all, and whoever has
    played with it."""
    sealed = SealedEdition.objects.filter(name=name, game=game).first()
    if sealed is None:
        return False
    if sealed.public:
        return True
    if person is None:
        return False
    if sealed.owners.filter(pk=person.pk).exists():
        return True
    played = Seat.objects.filter(person=person, table__game=game).values_list("table__edition", flat=True)
    return any(isinstance(told, dict) and told.get("name") == name for told in played)


def reads(table: Table, person: Person | None) -> bool:
    """Whether somebody may read the cards of a table: everybody those of the house; of a private edition its owner, and
    who sits there."""
    name = str(table.edition.get("name", "")) if isinstance(table.edition, dict) else ""
    if not own.is_own(name):
        return True
    sealed = SealedEdition.objects.filter(name=name).only("public").first()
    if sealed is None or person is None:
        return sealed is not None and sealed.public
    return sealed.public or table.places.filter(person=person).exists() or sealed.owners.filter(pk=person.pk).exists()


def by_hand(options: Mapping[str, object]) -> bool:
    """Whether players carry out some cards themselves at a table with these options."""
    chosen = [name for name in map(str, options.values()) if own.is_own(name)]
    return bool(chosen) and SealedEdition.objects.filter(name__in=chosen, by_hand=True).exists()


# --- where they lie -------------------------------------------------------------------------------------


def lay_out(name: str) -> bool:
    """Write the files of a sealed edition, or of its veiled twin, where the games look for them."""
    place = os.environ.get(own.PLACE)
    if not place or not own.is_own(name):
        return False
    try:
        sealed = SealedEdition.objects.filter(name=name.removesuffix(own.VEIL)).first()
    except DatabaseError:
        log.exception("the edition %s cannot be laid out", name)
        return False
    if sealed is None:
        return False
    files = veiled(sealed) if name.endswith(own.VEIL) else sealed.files
    folder = Path(place) / name
    part = Path(place) / f"{name}.{secrets.token_hex(4)}"
    part.mkdir(mode=0o700, parents=True)
    for file, text in files.items():
        (part / file).write_text(text, encoding="utf-8")
    try:
        part.rename(folder)
    except OSError:  # another process was quicker
        shutil.rmtree(part, ignore_errors=True)
    return (folder / "board.toml").is_file()


def veiled(sealed: SealedEdition) -> dict[str, str]:
    """The files of an edition with slots instead of texts: its figures stay, and what its cards do, cost and are called
    does not."""
    forms = forms_of(sealed.game)
    assert forms is not None
    found: dict[str, str] = {}
    for file, text in sealed.files.items():
        data = tomllib.loads(text)
        parts: list[str] = []
        for name, given in data.items():
            if isinstance(given, dict):
                heading = {**given, "name": "veiled"} if name == "edition" else given
                parts.append(toml_text.table(name, heading))
            for entry in given if isinstance(given, list) else ():
                hidden = _hidden(name, entry, {kind.name for kind in forms.kinds}, forms.veil)
                parts.append(toml_text.entry(name, hidden))
        found[file] = "\n".join(parts)
    return found


def _hidden(kind: str, entry: dict[str, Any], known: set[str], veil: Any) -> dict[str, Any]:
    if kind in known:
        hidden: dict[str, Any] = veil(kind, entry)
        return hidden
    return {
        key: str(entry.get("slot", "")) if key in ("name", "note", "story", "advice", "won", "lost") else given
        for key, given in entry.items()
    }
