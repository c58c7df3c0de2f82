"""What is refused, said to the player: one sentence in their language."""

from __future__ import annotations

import logging

from langbord.engine.errors import EditionError, LangbordError, OptionError, RecordError
from langbord.plugin import NotInstalled
from langbord.server.http.sanitize import one_line
from langbord.server.models import Table
from langbord.server.pages.table_page import texts
from langbord.server.site_texts import house
from langbord.server.tables import absence
from langbord.server.tables.errors import NotPossible, Refused, Stuck
from langbord.server.tables.positions import DoesNotFit, GameGone
from langbord.server.tables.seats import names_of
from langbord.text import Texts

LONGEST = 400  # letters
log = logging.getLogger(__name__)


def say(error: LangbordError, language: str) -> str:
    """The sentence for an error."""
    if isinstance(error, Refused):
        h = house(language)
        said = {
            name: absence.say_time(h, float(value)) if name == "left" else h.name(str(value))
            for name, value in error.values.items()
        }
        return h.say(f"refused-{error.key}", **said)
    if isinstance(error, GameGone) or (isinstance(error, NotInstalled) and error.why):
        return house(language).say("refused-not-installed")
    if isinstance(error, DoesNotFit):
        return house(language).say("refused-does-not-fit")
    if isinstance(error, NotPossible):
        return _not_possible(error, texts_of(error.table, language))
    if isinstance(error, Stuck):
        t = texts_of(error.table, language)
        return t.say("refused-cannot-undo", why=t.barrier(error.why))
    if isinstance(error, EditionError):  # it names files of the server: for whoever runs it, not for visitors
        log.error("the cards or the book of a game cannot be read: %s", error)
        return house(language).say("refused-edition")
    return one_line(str(error), LONGEST)  # it may quote what was sent


def key_of(error: LangbordError) -> tuple[str, int]:
    """The key of a refusal and its status, for pages as for programs: IllegalMove → illegal-move, by the kind that the
    engine knows."""
    if isinstance(error, Refused):
        return error.key, error.status
    if isinstance(error, GameGone) or (isinstance(error, NotInstalled) and error.why):
        return "not-installed", 409
    if isinstance(error, DoesNotFit):
        return "does-not-fit", 409
    kinds = [kind.__name__ for kind in type(error).__mro__ if kind.__module__ == LangbordError.__module__]
    name = kinds[0] if kinds else type(error).__name__
    key = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
    return key, 400 if isinstance(error, OptionError | RecordError) else 409


def texts_of(table: Table, language: str) -> Texts:
    """The words of a table's game, with the names of its players."""
    return texts(language, table.game, tuple(sorted(table.options.items())), names_of(table, language))


def _not_possible(error: NotPossible, t: Texts) -> str:
    if error.reason is None:
        return t.say("refused-no-such-word", word=error.word)
    return t.say("refused-illegal", word=error.word, why=t.reason(error.reason))
