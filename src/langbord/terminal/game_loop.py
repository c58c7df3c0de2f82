"""The course of play: bots move, people are asked, finished turns are confirmed, the end is told."""

from __future__ import annotations

import time

from rich.console import RenderableType
from rich.text import Text

from langbord import bots, games
from langbord.engine.errors import EngineFault
from langbord.lessons import course
from langbord.terminal import commands, learning
from langbord.terminal.commands import Outcome
from langbord.terminal.hotseat import maybe_hand_over
from langbord.terminal.parse_input import is_number, move_of, word_of
from langbord.terminal.session import Session
from langbord.tui.screen import bar, heading, seat_style

PAUSE = 0.5  # seconds after a bot's turn, on a real terminal


def play(session: Session) -> None:
    """Until the game is over or the player leaves."""
    session.keep()
    while True:
        position = session.position
        if position.held is not None:
            if not _confirmed(session, position.held):
                return
            continue
        if session.lesson is not None and learning.ended(session, session.lesson):
            return
        position = session.position
        session.maybe_show_last_game()
        if position.ask is None:
            _finish(session)
            return
        elif position.ask.seat in session.opponents:
            _bot_moves(session)
        elif not _person_moves(session):
            return


# --- bots -----------------------------------------------------------------------------------------


def _bot_moves(session: Session) -> None:
    """One answer of a bot. It is settled at once: bots take nothing back."""
    position = session.position
    assert position.ask is not None
    seat, turn = position.ask.seat, position.turns
    bot, lesson = session.opponents[seat], session.lesson
    position.play(bots.answer(bot, position, session.rng) if lesson is None else course.reply(lesson, position), seat)
    position.settle()
    people = session.seating.people
    if session.clears or not people:  # otherwise the next picture tells it, right below
        session.tell_news(people[0] if len(people) == 1 else None)
    if session.console.is_terminal and _moved_on(session, seat, turn):
        time.sleep(PAUSE)


def _moved_on(session: Session, seat: int, turn: int) -> bool:
    """Whether the turn of a seat is over."""
    position = session.position
    return position.turns != turn or position.held is not None or position.ask is None or position.ask.seat != seat


# --- people ---------------------------------------------------------------------------------------


def _person_moves(session: Session) -> bool:
    """One line of a person; False if they leave."""
    position = session.position
    assert position.ask is not None
    seat = position.ask.seat
    maybe_hand_over(session, seat)
    if not session.insist and _forced(session) is not None:
        _play_forced(session)
        session.tell_news(seat)
        session.keep()
        return True
    session.draw(seat)
    while True:
        line = session.reader.line(_prompt(session, seat), commands.words_now(session)).strip()
        if not line:
            if len(position.ask.moves) > 1:
                session.say("say-something", style="dim", most=len(position.ask.moves))
                continue
            line = "1"
        outcome = commands.obey(session, line)
        if outcome is Outcome.NOT_A_COMMAND:
            played = _answer(session, seat, _words(session, seat, line))
            session.insist = session.insist and not played
            if played:
                session.keep()
                return True
        elif outcome is Outcome.LEAVE:
            return False
        elif outcome is Outcome.CHANGED:
            return True


def _words(session: Session, seat: int, line: str) -> list[str]:
    """What was typed, word by word; a name stands for the words that it means."""
    words = line.split()
    if is_number(words[0]) or word_of(session.position.game.vocabulary, words[0]) is not None:
        return words
    look = session.look(seat)
    shown = [row.word for row in session.rows(look) if row.meaning.lower() == " ".join(words).lower()]
    if len(shown) == 1:
        return shown
    return session.behaviour.meant(look, line) or words


def _prompt(session: Session, seat: int) -> str:
    return f"{session.marks.seats[seat]} {session.texts.seat(seat)} > "


def _forced(session: Session) -> int | None:
    """The only legal move, if it can be taken back later and there is nothing to be read first; or what the game
    knows to be the only answer worth giving."""
    ask = session.position.ask
    find = games.plugin(session.position.game.meta.name).only_answer
    word = find(session.position.state, ask) if find is not None and ask is not None else None
    if word is not None:
        return session.position.game.vocabulary.number(word)
    if (
        ask is None
        or len(ask.moves) > 1
        or ask.prompt in session.behaviour.waits
        or session.position.final(ask.moves[0])
    ):
        return None
    return ask.moves[0]


def _play_forced(session: Session) -> None:
    """Play the only legal move and say so."""
    position = session.position
    ask, move = position.ask, _forced(session)
    assert ask is not None
    assert move is not None
    word, meaning = position.game.vocabulary.word(move), session.texts.move(ask, move)
    position.play(move, ask.seat)
    session.say("forced", style="dim", word=word, meaning=meaning)


def _answer(session: Session, seat: int, typed: list[str]) -> bool:
    """Play the words one after another, as far as they go; whether any was played."""
    position = session.position
    turn = position.turns
    count = len(position.words())
    try:
        while typed:
            if position.ask is None or _moved_on(session, seat, turn):
                left = [word for word in typed if word != "stop"]
                if left:
                    session.note("left-over", style="bold", words=" ".join(left))
                break
            if not session.insist and _forced_comes_first(session, typed[0]):
                _play_forced(session)
                continue
            move = move_of(position, typed[0])
            if move is None or move not in position.ask.moves:
                session.notes.append(_refusal(session, seat, typed[0]))
                break
            session.only = len(position.ask.moves) == 1 and position.ask.prompt in session.behaviour.waits
            position.play(move, seat)
            session.insist = False
            typed = typed[1:]
    except EngineFault as fault:
        session.note("fault", style="bold", detail=str(fault))
    if position.turns == turn or position.held is not None or position.ask is None or position.ask.seat != seat:
        session.tell_news(seat)  # otherwise the picture of the seat's next turn tells it, right below
    played = len(position.words()) > count
    if not played:
        session.tell_notes()  # otherwise they stand below what comes next, for it may clear the screen
    return played


def _forced_comes_first(session: Session, typed: str) -> bool:
    """Whether the word answers the question after a forced one, which then plays itself."""
    position = session.position
    forced = _forced(session)
    ask = position.ask
    if forced is None or ask is None:
        return False
    move = None if is_number(typed) else move_of(position, typed)
    if move == forced:
        return False
    twin = position.copy()
    twin.play(forced)
    if twin.ask is None or twin.ask.seat != ask.seat or twin.turns != position.turns:
        return False
    return move_of(twin, typed) in twin.ask.moves


def _refusal(session: Session, seat: int, typed: str) -> RenderableType:
    """One sentence: why not, or the nearest known words."""
    position = session.position
    assert position.ask is not None
    move = move_of(position, typed)
    if move is not None:
        return commands.why_not(session, seat, position.game.vocabulary.word(move))
    if is_number(typed):
        most = len(position.ask.moves)
        return Text(session.word("no-such-number", number=typed, most=most), style="bold")
    return commands.unknown(session, typed, commands.words_now(session))


# --- the end of a turn, and of the game -----------------------------------------------------------


def _confirmed(session: Session, seat: int) -> bool:
    """Settle a finished turn, if its owner says so; False if they leave."""
    position = session.position
    nothing_chosen = session.only and position.draft == 1
    if seat in session.opponents or nothing_chosen or not session.confirm:
        position.settle()
        session.turn_ended(seat)
        session.keep()
        return True
    session.tell_notes()
    look = session.look(seat)
    words = Text(f"{session.marks.turn} {session.marks.seats[seat]} {session.texts.seat(seat)}: ")
    words.append(session.word("turn-over"))
    session.show(bar(look, words, style=f"bold reverse {seat_style(seat)}"))
    while True:
        line = session.reader.line(_prompt(session, seat), commands.words_now(session)).strip()
        if line.lower() in ("", "confirm", "ok"):
            position.settle()
            session.turn_ended(seat)
            session.keep()
            return True
        outcome = commands.obey(session, line)
        if outcome is Outcome.NOT_A_COMMAND:
            session.say("confirm-first", style="bold")
        elif outcome is Outcome.LEAVE:
            return False
        elif outcome is Outcome.CHANGED:
            return True


def _finish(session: Session) -> None:
    """The score sheet, the winners, and where the record lies."""
    position = session.position
    position.settle()
    session.keep()
    people = session.seating.people
    seat = people[0] if len(people) == 1 else None
    session.tell_news(seat)
    session.tell_notes()
    look = session.look(seat)
    session.show(
        bar(look, Text(session.painter.headline(look))),
        heading(look, session.word("final-scores")),
        session.painter.scores(look),
    )
    session.show(Text(session.painter.verdict(look, position.winners(), position.scores()), style="bold"))
    if session.autosave_works:
        session.say("record-saved", file=str(session.autosave))
    session.pack_up()
