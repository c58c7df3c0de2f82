"""All checks of the book, by name. A book is fit to be played when none of them finds a mistake; advice may stay.

That phrases are well formed and names exist is the reader's business: a book that breaks those rules has no lint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from langbord.games.galzyr.book import display_numbers
from langbord.games.galzyr.book.lint import articles, cards, prose, quests, scenes, stakes, world
from langbord.games.galzyr.book.lint.findings import Finding
from langbord.games.galzyr.book.model import Book, Source

CHECKS: dict[str, Callable[[Book], Iterator[Finding]]] = {
    "schema": cards.schema,
    "reachable-scenes": scenes.reachable_scenes,
    "reachable-blocks": scenes.reachable_blocks,
    "gained": cards.gained,
    "leaves": cards.leaves,
    "open-options": scenes.open_options,
    "outcomes": scenes.outcomes,
    "conditions": scenes.conditions,
    "provided-tags": cards.provided_tags,
    "verbs": cards.verbs,
    "cycles": scenes.cycles,
    "traps": cards.traps,
    "quests": cards.quests,
    "quest-order": quests.quest_order,
    "limits": cards.limits,
    "losses": scenes.losses,
    "partners": scenes.partners,
    "event-rows": cards.event_rows,
    "map": world.the_map,
    "adventurers": world.adventurers,
    "lengths": prose.lengths,
    "wording": prose.wording,
    "verb-first": prose.verb_first,
    "shared-words": prose.shared_words,
    "premises": prose.premises,
    "new-names": prose.new_names,
    "foreign-names": prose.foreign_names,
    "articles": articles.articles,
    "second-choices": stakes.second_choices,
    "failures": stakes.failures,
    "starry": stakes.starry,
    "habits": stakes.habits,
}


def findings(book: Book, only: str = "") -> list[Finding]:
    """What the checks find, mistakes first; or what a single one finds."""
    names = [only] if only else list(CHECKS)
    found = [finding for name in names for finding in CHECKS[name](book)]
    return sorted(found, key=lambda finding: finding.advice)


def numbering(folder: Path, book: Book) -> list[Finding]:
    """Every scene and card has its number in the committed file."""
    kept = display_numbers.read(folder)
    missing = [id_ for id_ in book.cards if id_ not in kept.cards]
    missing += [scene.id for scene in book.scenes.values() if scene.premise and scene.id not in kept.scenes]
    if not missing:
        return []
    message = f"{len(missing)} cards and scenes have no number yet: run 'langbord book number'"
    return [Finding("numbers", Source(str(folder / display_numbers.NAME), 1), message)]
