"""The messages that the locale files hold, each with the names of its values."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from langbord.locales import files as locale_files
from langbord.plugin import plugin

Messages = dict[str, frozenset[str]]


class Variables(Visitor):
    """The variables of a message and of its attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.found.add(node.id.name)


def messages_in(paths: Iterable[Path]) -> Messages:
    """The messages of some files; none of them stands twice."""
    found: Messages = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


@functools.cache
def messages(language: str, game: str) -> Messages:
    """The house's messages and a game's own, which may say one of the house's in its own way."""
    files = locale_files(language, game)
    own = [path for path in files if plugin(game).folder in path.parents]
    of_house, of_game = messages_in(path for path in files if path not in own), messages_in(own)
    for name in of_house.keys() & of_game.keys():
        assert of_game[name] <= of_house[name], f"{game}: {name} asks for values that the house does not give"
    return of_house | of_game
