"""A guided first game: a prepared deal, a few own turns that are proposed, and an answer to whatever is done instead.

It lies beside the lessons of a game, as `lessons/guide/first-game.toml`; `docs/lessons.md` says how one is written.
Others answer as prepared while its rounds last; then the game is as any other.
"""

from __future__ import annotations

import functools
import threading
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.lessons import goals
from langbord.lessons.goals import Figure
from langbord.lessons.reader import LessonError
from langbord.plugin import plugin

NAME: Final = "first-game"
BACK: Final = 8  # words that are looked back for a game of before
KEPT: Final = 64  # of them
KEYS: Final = frozenset(("seats", "options", "seed", "rounds", "replies", "step", "text"))
STEP_KEYS: Final = frozenset(("do", "take", "figures", "text"))


@dataclass(frozen=True)
class StepTexts:
    """What a turn is told in one language."""

    say: str  # before it: what is proposed, and why
    done: str  # after it, if it was done
    other: str  # after it, if something else was
    then: dict[str, str]  # at the questions on the way


@dataclass(frozen=True)
class Step:
    """A turn that is proposed."""

    do: tuple[str, ...]  # its words
    take: dict[str, tuple[str, ...]]  # at questions after them: the first of these words that is possible
    figures: dict[str, Figure]  # what the texts tell of this board
    texts: dict[str, StepTexts]


@dataclass(frozen=True, eq=False)
class Guide:
    """A guided game as its file has it."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    rounds: int  # in which others answer as prepared
    replies: tuple[str, ...]
    steps: tuple[Step, ...]
    texts: dict[str, tuple[str, str]]  # by language: how one wins, and what is said when all steps are over


@dataclass(frozen=True)
class Place:
    """How far somebody has come: own turns that are over, and what was said in the one that runs."""

    turns: tuple[tuple[str, ...], ...]
    said: tuple[str, ...]
    prompt: str  # that the learner is asked; "" if they are not
    legal: frozenset[str]  # what they can answer


@dataclass(frozen=True)
class Told:
    """What is said at a moment."""

    number: int  # of the step, counted from 1
    of: int
    answer: str  # to the turn before
    lines: tuple[str, ...]  # about this one
    target: str  # the word that is proposed next; "" if none is
    aside: bool  # something else is being done in this turn
    possible: bool  # what is proposed can be done
    free: bool  # all steps are over


@functools.cache
def guide_of(game: str) -> Guide | None:
    """The guided game of a game, if it has one."""
    file = plugin(game).lessons / "guide" / f"{NAME}.toml"
    return read(game, file) if file.is_file() else None


def read(game: str, file: Path) -> Guide:
    """One file; what is wrong with it is said in a sentence."""
    try:
        return _guide(game, tomllib.loads(file.read_text(encoding="utf-8")))
    except (LangbordError, tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError) as error:
        raise LessonError(f"{game}/lessons/guide/{file.name}: {error}") from None


def _guide(game: str, data: dict[str, Any]) -> Guide:
    unknown = sorted((set(data) - KEYS) | {key for step in data["step"] for key in set(step) - STEP_KEYS})
    if unknown:
        raise LessonError(f"nobody knows what '{unknown[0]}' is")
    meta = plugin(game).meta
    seats = meta.check_seats(data["seats"])
    return Guide(
        game=game,
        seats=seats,
        options=dict(meta.complete(seats, data.get("options", {}))),
        seed=data["seed"],
        rounds=data["rounds"],
        replies=tuple(data.get("replies", "").split()),
        steps=tuple(_step(entry) for entry in data["step"]),
        texts={language: (_line(said["win"]), _line(said["free"])) for language, said in data["text"].items()},
    )


def _step(entry: dict[str, Any]) -> Step:
    texts = {
        language: StepTexts(
            say=_line(said["say"]),
            done=_line(said["done"]),
            other=_line(said["other"]),
            then={prompt: _line(text) for prompt, text in said.get("then", {}).items()},
        )
        for language, said in entry["text"].items()
    }
    figures = {name: goals.figure(path) for name, path in entry.get("figures", {}).items()}
    take = {prompt: tuple(words.split()) for prompt, words in entry.get("take", {}).items()}
    return Step(tuple(entry["do"].split()), take, figures, texts)


def _line(text: str) -> str:
    return " ".join(text.split())


def start(guide: Guide) -> Position[Any]:
    """The prepared deal."""
    return games.load(guide.game).new(guide.seats, seed=guide.seed, options=guide.options, hold=True)


class _Walk:
    """A guided game as far as it was followed."""

    def __init__(self, position: Position[Any]) -> None:
        self.position: Position[Any] = position
        self.turns: list[tuple[str, ...]] = []
        self.said: list[str] = []
        self.turn: int = -1  # the own turn that runs

    def copy(self) -> _Walk:
        """One that can go on by itself."""
        other = _Walk(self.position.copy())
        other.turns, other.said, other.turn = list(self.turns), list(self.said), self.turn
        return other

    def play(self, word: str, seat: int) -> None:
        """One answer, of whoever is asked."""
        position = self.position
        if position.ask is None:
            return
        if position.ask.seat == seat:
            self.said.append(word)
            self.turn = position.turns
        position.play(word)
        if position.held is not None:
            position.settle()
        if self.turn >= 0 and position.turns != self.turn:
            self.turns.append(tuple(self.said))
            self.said, self.turn = [], -1


class _Walks:
    """Those of before: a page asks again a word later."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, tuple[str, ...]], _Walk] = {}
        self._lock = threading.Lock()

    def after(self, guide: Guide, words: tuple[str, ...], seat: int) -> _Walk:
        """No more is played again than the steps take."""
        with self._lock:
            for back in range(min(BACK, len(words)) + 1):
                known = words[: len(words) - back]
                found = self._known.get((guide.game, seat, known))
                if found is not None:
                    break
            else:
                known, found = (), None
            walk = _Walk(start(guide)) if found is None else found.copy()
            for word in words[len(known) :]:
                if len(walk.turns) > len(guide.steps):
                    break
                walk.play(word, seat)
            while len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            self._known[guide.game, seat, words] = walk
            return walk


WALKS: Final = _Walks()


def place(guide: Guide, words: Sequence[str], seat: int = 0) -> Place:
    """How far somebody has come after these words of everybody."""
    walk = WALKS.after(guide, tuple(words), seat)
    asked = walk.position.ask
    if asked is None or asked.seat != seat:
        return Place(tuple(walk.turns), tuple(walk.said), "", frozenset())
    words_of = walk.position.game.vocabulary.words
    legal = frozenset(words_of[move] for move in asked.moves)
    return Place(tuple(walk.turns), tuple(walk.said), asked.prompt, legal)


def told(guide: Guide, at: Place, view: Any, language: str, seat: int = 0) -> Told:
    """What is said to the learner who sees this. After the last step it is what they play by from then on."""
    count, of = len(at.turns), len(guide.steps)
    win, free = guide.texts.get(language) or guide.texts["en"]
    answer = ""
    if 0 < count <= of:
        step = guide.steps[count - 1]
        said = step.texts.get(language) or step.texts["en"]
        followed = at.turns[-1][: len(step.do)] == step.do
        answer = _filled(said.done if followed else said.other, step, guide.game, view, seat)
    if count >= of:
        return Told(of, of, answer, (free,) if count == of else (), "", False, True, True)
    step = guide.steps[count]
    said = step.texts.get(language) or step.texts["en"]
    lines = [win] if not count and not at.said else []
    onway = at.said[: len(step.do)] == step.do[: len(at.said)]
    next_word = step.do[len(at.said)] if onway and len(at.said) < len(step.do) else ""
    if onway and not next_word:  # what is taken then is free, so nothing else is amiss
        next_word = next((word for word in step.take.get(at.prompt, ()) if word in at.legal), "")
    possible = not next_word or not at.prompt or next_word in at.legal
    if not at.said and possible:
        lines.append(_filled(said.say, step, guide.game, view, seat))
    elif onway and at.prompt in said.then:
        lines.append(_filled(said.then[at.prompt], step, guide.game, view, seat))
    target = next_word if possible else ""
    return Told(count + 1, of, answer if not at.said else "", tuple(lines), target, not onway, possible, False)


def _filled(text: str, step: Step, game: str, view: Any, seat: int) -> str:
    """A text with the figures of this board."""
    if not step.figures:
        return text
    return text.format(**{name: figure.of(game, view, seat) for name, figure in step.figures.items()})


def reply(guide: Guide, position: Position[Any]) -> str | None:
    """What another seat answers in the first rounds: the first prepared word that is possible. None: as it likes."""
    ask = position.ask
    assert ask is not None
    number = plugin(guide.game).round_of(position.view(ask.seat))
    if number is not None and number > guide.rounds:
        return None
    words = position.game.vocabulary
    return next((word for word in guide.replies if words.number(word) in ask.moves), None)
