"""What can be typed beside moves: undo, why, rules, card, score and the rest."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from langbord.engine.ask import Reason
from langbord.engine.errors import CannotUndo, OptionError
from langbord.locales import languages
from langbord.plugin import find
from langbord.terminal import learning, saves
from langbord.terminal.hints import show_hints
from langbord.terminal.parse_input import move_of, nearest, readings, resembles, word_of
from langbord.terminal.saves import FileTrouble, Seating
from langbord.terminal.session import Session
from langbord.text import Paragraph
from langbord.tui.screen import DIM, heading, indented, prose

LOG_LINES = 20
MOST_NEAR = 3  # words that are offered for one that is not known
NOT_HERE = "not-here"


class Outcome(enum.Enum):
    """What a line did."""

    NOT_A_COMMAND = enum.auto()
    STAY = enum.auto()  # something was shown; the question stands
    CHANGED = enum.auto()  # the position or the picture is another now
    LEAVE = enum.auto()


Command = Callable[[Session, list[str]], Outcome]


def obey(session: Session, line: str) -> Outcome:
    """Carry out a line if it is a command. A word of the game is a move, unless it is written with a slash."""
    words = line.split()
    if line.endswith("?") and len(words) == 1 and len(line) > 1:
        return _card(session, [line[:-1]])
    name = words[0].lower()
    if name == "?":
        name = "help"
    if not name.startswith("/") and word_of(session.position.game.vocabulary, name) is not None:
        return Outcome.NOT_A_COMMAND
    command = _by_name(session, name.removeprefix("/"))
    if command is None:
        return Outcome.NOT_A_COMMAND
    if command in session.behaviour.pages:
        session.show(session.behaviour.pages[command](session.look(_eyes(session)), words[1:]))
        return Outcome.STAY
    return COMMANDS[command](session, words[1:])


def _names(session: Session) -> list[str]:
    """The commands of every table, and the pages that only this game has."""
    return [*COMMANDS, *session.behaviour.pages]


def words_now(session: Session) -> list[str]:
    """Everything that could be typed: the legal moves and the commands, in the language of the table too."""
    position = session.position
    words = _names(session)
    words += [alias for name in _names(session) for alias in _aliases(session, name) if not alias.isascii()]
    if position.ask is not None and position.held is None:
        words += [position.game.vocabulary.word(move) for move in position.ask.moves]
    return list(dict.fromkeys(words))


def _aliases(session: Session, name: str) -> list[str]:
    return session.word(f"alias-{name}").split()


def _by_name(session: Session, typed: str) -> str | None:
    for meant in readings(typed):
        for name in _names(session):
            if meant == name or meant in _aliases(session, name):
                return name
    return None


# --- taking back ----------------------------------------------------------------------------------


def _undo(session: Session, rest: list[str]) -> Outcome:
    """One choice of one's own, with the forced answers after it; or all that can be taken back."""
    position = session.position
    if rest and rest[0].lower() not in ("all", *session.word("alias-all").split()):
        session.say("undo-what", style="bold")
        return Outcome.STAY
    try:
        position.undo(position.draft if rest and position.draft else 1)
        while not rest and position.draft and _one_answer(session):
            position.undo()
    except CannotUndo:
        session.say("undo-stops", style="bold", why=session.texts.barrier(position.barrier_why))
        return Outcome.STAY
    session.insist = _one_answer(session)
    session.forget_news()
    session.keep()
    session.note("undone", style=DIM)
    return Outcome.CHANGED


def _one_answer(session: Session) -> bool:
    ask = session.position.ask
    return ask is not None and len(ask.moves) == 1


def _confirm(session: Session, rest: list[str]) -> Outcome:
    """Whether a finished turn waits for its owner."""
    wanted = rest[0].lower() if rest else ""
    if wanted in ("on", "off"):
        session.confirm = wanted == "on"
        session.say(f"confirm-{wanted}")
        return Outcome.CHANGED if session.position.held is not None else Outcome.STAY
    session.say("confirm-is-on" if session.confirm else "confirm-is-off")
    return Outcome.STAY


# --- why ------------------------------------------------------------------------------------------


def _why(session: Session, rest: list[str]) -> Outcome:
    """Why something is not possible, or that it is."""
    if not rest:
        session.say("why-what", style="bold")
        return Outcome.STAY
    position = session.position
    if position.ask is None or position.held is not None:
        session.say("confirm-first", style="bold")
        return Outcome.STAY
    seat = position.ask.seat
    typed = rest[0].rstrip("?")
    move = move_of(position, typed)
    if move is None:
        session.show(unknown(session, typed, position.game.vocabulary.words))
        return Outcome.STAY
    session.show(why_not(session, seat, position.game.vocabulary.word(move)))
    return Outcome.STAY


def unknown(session: Session, typed: str, words: Iterable[str]) -> Text:
    """What is said to a word that nobody knows: legal moves that mean something like it, else the nearest words."""
    meant = [
        session.word("near-move", word=row.word, meaning=row.meaning)
        for row in session.rows(session.look(_eyes(session)))
        if resembles(typed, row.meaning)
    ]
    near = meant[:MOST_NEAR] or nearest(typed, words, MOST_NEAR)
    key = "unknown-near" if near else "unknown"
    return Text(session.word(key, word=typed, near=", ".join(near)), style="bold")


def why_not(session: Session, seat: int, word: str) -> RenderableType:
    """One sentence with its paragraph; for a word of a later question, what leads there and what stands in the way."""
    position = session.position
    ask = position.ask
    assert ask is not None
    reason = position.why_not(seat, word)
    if reason is None:
        return Text(
            session.word("possible", word=word, meaning=session.texts.move(ask, position.game.vocabulary.number(word)))
        )
    later, possible = _why_not_later(session, seat, word)
    if later is not None and (possible or reason.key == NOT_HERE):
        return later
    return _because(session, word, reason)


def _why_not_later(session: Session, seat: int, word: str) -> tuple[Text | None, bool]:
    """The answer for a word that belongs to a question further on, and whether it will be possible there."""
    position = session.position
    found: Text | None = None
    for way in session.painter.ways(session.look(seat), word):
        if not position.game.vocabulary.knows(way):
            continue
        barred = position.why_not(seat, way)
        if barred is not None:
            if barred.key != NOT_HERE and found is None and barred.key != "space-not-on-board":
                found = _because(session, way, barred, then=word)
            continue
        if position.final(way):
            continue
        twin = position.copy(log=False)
        twin.play(way)
        if twin.ask is None or twin.ask.seat != seat:
            continue
        reason = twin.why_not(seat, word)
        if reason is None:
            return Text(session.word("possible-after", word=word, way=way)), True
        if reason.key != NOT_HERE:
            found = _because(session, word, reason)
    return found, False


def _because(session: Session, word: str, reason: Reason, then: str = "") -> Text:
    text = session.texts.reason(reason)
    line = Text(f"{word}: ", style="bold")
    line.append(text, style="not bold")
    if reason.paragraph:
        line.append(f" ({reason.paragraph})", style=DIM)
    if then:
        line = Text(session.word("needs", word=then, way=word) + " ").append_text(line)
    return line


def _hint(session: Session, rest: list[str]) -> Outcome:
    """The best moves, and why; in a lesson its own hints, one after the other."""
    position = session.position
    if session.lesson is not None:
        learning.give_hint(session, session.lesson)
        return Outcome.STAY
    if position.ask is None or position.held is not None:
        session.say("confirm-first", style="bold")
        return Outcome.STAY
    show_hints(session)
    return Outcome.STAY


# --- reading --------------------------------------------------------------------------------------


def _rules(session: Session, rest: list[str]) -> Outcome:
    """Headings; a paragraph; a chapter; or the paragraphs in which a word stands."""
    paragraphs = session.texts.rules()
    if not rest:
        session.show(_headings(session, paragraphs))
        return Outcome.STAY
    wanted = rest[0].upper()
    found = [each for each in paragraphs if each.number == wanted or each.number.startswith(f"{wanted}.")]
    if not found:
        sought = " ".join(rest).lower()
        found = [each for each in paragraphs if sought in each.text.lower() or sought in each.heading.lower()]
    if not found:
        session.say("no-rule", style="bold", number=" ".join(rest))
        return Outcome.STAY
    last = ""
    look = session.look(None)
    for paragraph in found:
        if paragraph.heading != last:
            last = paragraph.heading
            session.show(heading(look, last))
        session.show(_paragraph(paragraph))
    return Outcome.STAY


def _headings(session: Session, paragraphs: Sequence[Paragraph]) -> RenderableType:
    """The chapters, with the numbers of their paragraphs."""
    chapters: dict[str, list[str]] = {}
    for paragraph in paragraphs:
        chapters.setdefault(paragraph.heading, []).append(paragraph.number)
    table = Table.grid(padding=(0, 2, 0, 0))
    for title, numbers in chapters.items():
        chapter = numbers[0].split(".")[0]
        table.add_row(Text(chapter, style="bold"), Text(title), Text(f"{numbers[0]}–{numbers[-1]}", style=DIM))
    example = paragraphs[len(paragraphs) // 3].number
    how = session.word("rules-how", chapter=example.split(".")[0], paragraph=example)
    return Group(table, Text(how, style=DIM))


def _paragraph(paragraph: Paragraph) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(width=6)
    table.add_column(ratio=1)
    table.add_row(Text(paragraph.number, style="bold"), prose(paragraph.text))
    return table


def _card(session: Session, rest: list[str]) -> Outcome:
    """A card in full, by its word or its name."""
    if not rest:
        return _cards(session, [])
    named = _named(session)
    typed = " ".join(rest).rstrip("?")
    word = named.get(typed.lower()) or word_of(session.position.game.vocabulary, rest[0].rstrip("?")) or rest[0]
    try:
        session.show(session.painter.explain(session.look(_eyes(session)), word.removeprefix("use-")))
    except (OptionError, KeyError):
        known = [each for each in session.position.game.vocabulary.words if each[:1].isupper()]
        close = nearest(typed, [*known, *named])
        session.say("no-card-near" if close else "no-card", style="bold", word=typed, near=", ".join(close))
    return Outcome.STAY


def _named(session: Session) -> Mapping[str, str]:
    """The names by which things of this game are looked up."""
    found = find(session.position.game.meta.name)
    names = found.texts().names if found is not None else None
    return names(session.texts) if names is not None else {}


def _cards(session: Session, rest: list[str]) -> Outcome:
    """The cards on offer with all they say."""
    kind = rest[0].upper() if rest else ""
    if kind and kind not in session.painter.kinds:
        return _card(session, rest)
    session.show(session.painter.cards(session.look(_eyes(session)), kind))
    return Outcome.STAY


def _score(session: Session, rest: list[str]) -> Outcome:
    """The score sheet as it stands."""
    look = session.look(_eyes(session))
    session.show(heading(look, session.word("score-now")), session.painter.scores(look))
    return Outcome.STAY


def _log(session: Session, rest: list[str]) -> Outcome:
    """The last lines of the log."""
    seat = _eyes(session)
    events = session.position.log(seat)
    mark = session.last_turn_ended(seat)
    wanted = max(LOG_LINES, len(events) - mark)
    if rest:
        if not rest[0].isdecimal() or not int(rest[0]):
            session.say("log-what", style="bold")
            return Outcome.STAY
        wanted = int(rest[0])
    if not events:
        session.say("log-empty")
    for at, event in enumerate(events):
        if at < len(events) - wanted:
            continue
        if at == mark > 0:
            session.show(heading(session.look(seat), session.word("log-mark")))
        session.show(session.event_line(event))
    return Outcome.STAY


def _table(session: Session, rest: list[str]) -> Outcome:
    """The whole table once more."""
    position = session.position
    if position.ask is not None and position.held is None:
        session.draw(position.ask.seat, whole=True)
        return Outcome.STAY
    seat = _eyes(session)
    look = session.look(seat)
    session.show(*(section.forms[0]() for section in session.painter.picture(look)))
    return Outcome.CHANGED


def _players(session: Session, rest: list[str]) -> Outcome:
    """Everybody's area in full."""
    look = session.look(_eyes(session))
    for seat in range(session.position.seats):
        session.show(session.painter.area(look, seat))
    return Outcome.STAY


def _help(session: Session, rest: list[str]) -> Outcome:
    """What can be typed."""
    look = session.look(None)
    session.show(heading(look, session.word("help-title")))
    session.show(indented(Text(session.word("help-moves", words=" ".join(session.example())))))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name in _names(session):
        usage = session.word(f"usage-{name}")
        table.add_row(Text(usage, style="bold"), Text(session.word(f"help-{name}")))
    session.show(indented(table))
    session.show(indented(Text(session.word("signs"))))
    session.show(indented(Text(session.word("help-slash"), style=DIM)))
    return Outcome.STAY


def _eyes(session: Session) -> int | None:
    """Whose eyes look at the screen."""
    position = session.position
    if position.held is not None:
        return position.held
    return session.viewer if position.ask is None else position.ask.seat


# --- keeping and leaving --------------------------------------------------------------------------


def _save(session: Session, rest: list[str]) -> Outcome:
    """Write the record where the player wants it."""
    if not rest:
        session.say("save-what", style="bold")
        return Outcome.STAY
    save_as(session, " ".join(rest))
    return Outcome.STAY


def save_as(session: Session, name: str) -> bool:
    """Write the record to a file; whether that was possible."""
    path = Path(name).expanduser()
    try:
        saves.write(path, session.position, session.seating)
    except FileTrouble as trouble:
        session.trouble(trouble)
        return False
    session.say("saved", file=str(path))
    return True


def _load(session: Session, rest: list[str]) -> Outcome:
    """Go on with another game; this one stays in its autosave."""
    if not rest:
        session.say("load-what", style="bold")
        return Outcome.STAY
    try:
        path = saves.find(Path(" ".join(rest)).expanduser())
        position, seating = saves.read(path)
    except FileTrouble as trouble:
        session.trouble(trouble)
        return Outcome.STAY
    session.keep()
    session.lesson = None
    old = session.autosave
    session.autosave = saves.autosave_for(path, position.game.meta.name)
    session.sit_down(position, seating or Seating(tuple("" for _ in range(position.seats))))
    session.note("loaded", file=str(path), old=str(old))
    return Outcome.CHANGED


def _language(session: Session, rest: list[str]) -> Outcome:
    """Another language, at once."""
    wanted = rest[0].lower() if rest else ""
    if wanted not in languages():
        session.say("language-what", style="bold", known=", ".join(languages()))
        return Outcome.STAY
    session.speak(wanted)
    return Outcome.CHANGED if session.position.held is not None else _table(session, [])


def _quit(session: Session, rest: list[str]) -> Outcome:
    """Leave; the game is kept anyway, and can be saved under a name of one's own."""
    session.keep()
    session.tell_notes()
    if session.lesson is not None:
        session.say_goodbye()
        return Outcome.LEAVE
    if session.autosave_works:
        session.say("quit-kept", file=str(session.autosave))
    while True:
        line = session.reader.line(session.word("quit-where") + " ").strip()
        if not line or save_as(session, line):
            break
    session.say_goodbye()
    return Outcome.LEAVE


COMMANDS: dict[str, Command] = {
    "help": _help,
    "table": _table,
    "undo": _undo,
    "why": _why,
    "hint": _hint,
    "card": _card,
    "cards": _cards,
    "players": _players,
    "score": _score,
    "log": _log,
    "rules": _rules,
    "confirm": _confirm,
    "language": _language,
    "save": _save,
    "load": _load,
    "quit": _quit,
}
