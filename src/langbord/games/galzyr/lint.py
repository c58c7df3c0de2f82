"""All checks of the book, by name. A book is fit to be played when none of them finds a mistake; advice may stay.

That phrases are well formed and names exist is the reader's business: a book that breaks those rules has no lint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from langbord.games.galzyr import lint_cards, lint_entries, lint_quests, lint_scenes, lint_text, lint_world, numbers
from langbord.games.galzyr.book import Book, Source
from langbord.games.galzyr.lint_findings import Finding

CHECKS: dict[str, Callable[[Book], Iterator[Finding]]] = {
    "schema": lint_cards.schema,
    "reachable-scenes": lint_scenes.reachable_scenes,
    "reachable-blocks": lint_scenes.reachable_blocks,
    "gained": lint_cards.gained,
    "leaves": lint_cards.leaves,
    "open-options": lint_scenes.open_options,
    "outcomes": lint_scenes.outcomes,
    "conditions": lint_scenes.conditions,
    "provided-tags": lint_cards.provided_tags,
    "verbs": lint_cards.verbs,
    "cycles": lint_scenes.cycles,
    "traps": lint_cards.traps,
    "quests": lint_cards.quests,
    "quest-order": lint_quests.quest_order,
    "limits": lint_cards.limits,
    "losses": lint_scenes.losses,
    "partners": lint_scenes.partners,
    "event-rows": lint_cards.event_rows,
    "map": lint_world.the_map,
    "adventurers": lint_world.adventurers,
    "lengths": lint_text.lengths,
    "wording": lint_text.wording,
    "verb-first": lint_text.verb_first,
    "shared-words": lint_text.shared_words,
    "premises": lint_text.premises,
    "new-names": lint_text.new_names,
    "foreign-names": lint_text.foreign_names,
    "articles": lint_entries.articles,
}


def findings(book: Book, only: str = "") -> list[Finding]:
    """What the checks find, mistakes first; or what a single one finds."""
    names = [only] if only else list(CHECKS)
    found = [finding for name in names for finding in CHECKS[name](book)]
    return sorted(found, key=lambda finding: finding.advice)


def numbering(folder: Path, book: Book) -> list[Finding]:
    """Every scene and card has its number in the committed file."""
    kept = numbers.read(folder)
    missing = [id_ for id_ in book.cards if id_ not in kept.cards]
    missing += [scene.id for scene in book.scenes.values() if scene.premise and scene.id not in kept.scenes]
    if not missing:
        return []
    message = f"{len(missing)} cards and scenes have no number yet: run 'langbord book number'"
    return [Finding("numbers", Source(str(folder / numbers.NAME), 1), message)]
