"""Checks of what is at stake: choices, failures, starry options, motifs. All of it is advice (check 18)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from langbord.games.galzyr.book import structure
from langbord.games.galzyr.book.lint.findings import Finding
from langbord.games.galzyr.book.model import Block, Book, Option, Scene
from langbord.games.galzyr.book.prose import longest

#: How often a scene may lean on the same habit.
HABITS: Final = {
    "semicolons": (re.compile(";"), 8),
    "'nobody' and 'somebody'": (re.compile(r"\b(?:no|some)body\b", re.IGNORECASE), 6),
    "'as though' and 'as if'": (re.compile(r"\bas (?:though|if)\b", re.IGNORECASE), 4),
    "odd exact numbers": (re.compile(r"\b(?:nine|eleven|nineteen|thirty-one|forty-one)\b", re.IGNORECASE), 6),
}


def second_choices(book: Book) -> Iterator[Finding]:
    """A quest is more than one throw: its scene has a second choice."""
    for scene in _quest_scenes(book):
        if structure.choices(scene) < 2:
            message = "a quest scene with a single choice: let something answer, and offer another one"
            yield Finding("second-choices", scene.source, message, advice=True)


def failures(book: Book) -> Iterator[Finding]:
    """A quest can fail in its scene, and checks fail in ways of their own."""
    losses = structure.Losses(book)
    for scene in _quest_scenes(book):
        checks = list(structure.checks(scene))
        ways = [structure.forced_way(scene, structure.failing(check).target) for _, _, check in checks]
        if checks and not any(losses.quest_lost(way) for way in ways):
            message = "this quest cannot fail in its scene: every check that comes to nothing goes on"
            yield Finding("failures", scene.source, message, advice=True)
    for scene in book.scenes.values():
        for block in scene.blocks:
            fails = [structure.failing(option.check).target for option in block.options if option.check]
            if len(fails) > 1 and len(set(fails)) == 1:
                message = f"block '{block.name}': {len(fails)} checks fail in one text, '{fails[0]}'"
                yield Finding("failures", block.source, message, advice=True)


def _quest_scenes(book: Book) -> Iterator[Scene]:
    wanted = structure.quest_scenes(book)
    return (scene for id_, scene in book.scenes.items() if id_ in wanted and scene.premise)


def starry(book: Book) -> Iterator[Finding]:
    """A tag opens another way, not a better one for nothing."""
    for scene in book.scenes.values():
        best = structure.Worth(scene, _always)
        for block in scene.blocks:
            beside = [option for option in block.options if option.check is not None and not option.starry]
            for option in block.options:
                if option.starry and beside and _is_free(scene, option):
                    most = max(best.option(other) for other in beside)
                    if best.option(option) >= most:
                        message = f"'{option.title.source}' is sure and as good as every check beside it"
                        yield Finding("starry", option.source, message, advice=True)


def _always(skill: str, least: int) -> float:
    return 1.0


def _is_free(scene: Scene, option: Option) -> bool:
    """No price, no check, and nothing to be chosen afterwards."""
    if option.check is not None or option.cost:
        return False
    return not any(block.options for block in structure.forced_way(scene, option.target))


def habits(book: Book) -> Iterator[Finding]:
    """Turns of phrase that a reader begins to notice."""
    for scene in book.scenes.values():
        text = "\n".join(_words(block) for block in scene.blocks)
        for name, (pattern, most) in HABITS.items():
            found = len(pattern.findall(text))
            if found > most:
                message = f"{name}: {found} in a scene; beyond {most} a reader begins to notice"
                yield Finding("habits", scene.source, message, advice=True)


def _words(block: Block) -> str:
    return "\n".join(longest(line) for line in block.lines)
