"""What the house relies on in every game, found out by playing it: the work of `langbord check-game`.

What can be looked up without loading a game is checked whenever it is found (`langbord.plugin.missing`). Here its parts
are loaded and some random games of it played: everything that happens must be sayable in every language, drawable in
the terminal, the same after saving, and silent about what a seat cannot know.
"""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from langbord import locales
from langbord import plugin as plugins
from langbord.engine.ask import Vocabulary
from langbord.engine.errors import LangbordError
from langbord.engine.game import Game
from langbord.engine.position import Position
from langbord.engine.table import Table
from langbord.lab.selfplay.invariant_checker import Checker, Violation
from langbord.plugin import GamePlugin, SetUp, messages_of
from langbord.text import Texts
from langbord.tui.screen import SHAPES, Look, Painter

PARTS: Final = {
    "texts": plugins.GameTexts,
    "web": plugins.WebTable,
    "terminal": plugins.TerminalTable,
    "bots": plugins.BotKnowledge,
    "observation": plugins.Observation,
    "editions": plugins.EditionLoader,
    "balance": plugins.Balance,
    "daily": plugins.Daily,
    "saved_worlds": plugins.SavedWorlds,
}
SHARE: Final = 0.15  # of the decisions, at which everything is looked at
WIDTHS: Final = (80, 130)
REASONS: Final = 12  # words that are asked about at a decision
PARAGRAPH: Final = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)
#: What a game may do wrong without the house falling; anything else would be a fault of the house.
WRONG: Final = (LangbordError, Violation, AssertionError, ArithmeticError, LookupError, TypeError, ValueError)


def faults(plugin: GamePlugin[Any, Any], *, set_ups: int = 4, answers: int = 150, seed: int = 1) -> list[str]:
    """Everything that is wrong with a game, a sentence each. Of its sample set-ups so many are played, each for so many
    answers."""
    found = [*plugins.missing(plugin), *_parts(plugin)]
    if found:
        return found  # the rest would only say the same again, less clearly
    found += [*_languages(plugin), *_paragraphs(plugin), *_messages(plugin)]
    samples = plugin.sample_options()
    for set_up in samples[:: max(1, -(-len(samples) // set_ups))]:
        found += _played(plugin, set_up, answers, seed)
    return found


def _parts(plugin: GamePlugin[Any, Any]) -> Iterator[str]:
    """Each part can be loaded and is what it should be."""
    for name in ("rules", *PARTS, "chronicle", "commands"):
        load = getattr(plugin, name)
        if load is None:
            continue
        try:
            part = load()
        except Exception as error:  # it is the code of somebody else
            yield f"its {name} cannot be loaded: {error!r}"
            continue
        if name in PARTS and not isinstance(part, PARTS[name]):
            yield f"its {name} are {type(part).__name__}, not {PARTS[name].__name__}"
        if name == "rules":
            yield from _rules(plugin, part)


def _rules(plugin: GamePlugin[Any, Any], game: object) -> Iterator[str]:
    if not isinstance(game, Game):
        yield f"its rules are {type(game).__name__}, not a Game"
        return
    if getattr(game, "meta", None) != plugin.meta:
        yield "its rules have another `meta` than the plug-in"
    if not isinstance(getattr(game, "vocabulary", None), Vocabulary):
        yield "its rules have no `vocabulary`"
    state = getattr(game, "state_type", None)
    if not (isinstance(state, type) and issubclass(state, Table)):
        yield "its `state_type` does not derive from Table"


# --- texts ------------------------------------------------------------------------------------------------------------


def _languages(plugin: GamePlugin[Any, Any]) -> Iterator[str]:
    """What is said in one language is said in all that the game speaks."""
    english = messages_of(plugin.folder / "locale/en")
    for folder in sorted((plugin.folder / "locale").iterdir()):
        other = messages_of(folder)
        yield from (f"{folder} does not say {key}" for key in sorted(english - other))
        yield from (f"{folder} says {key}, which English does not" for key in sorted(other - english))


def _paragraphs(plugin: GamePlugin[Any, Any]) -> Iterator[str]:
    """The rules have paragraphs with numbers, the same in every language."""
    numbers = _numbers(plugin.folder / "RULES.md")
    if not numbers:
        yield f"{plugin.folder / 'RULES.md'} has no paragraphs: each begins with its number, as in **X1.1**"
    yield from (f"RULES.md: {number} stands twice" for number in sorted({n for n in numbers if numbers.count(n) > 1}))
    for path in sorted(plugin.folder.glob("RULES.*.md")):
        if _numbers(path) != numbers:
            yield f"{path} has other paragraphs than RULES.md"


def _numbers(path: Path) -> list[str]:
    return PARAGRAPH.findall(path.read_text(encoding="utf-8"))


def _messages(plugin: GamePlugin[Any, Any]) -> Iterator[str]:
    """What the house says of a game beside what happens in it."""
    said = messages_of(plugin.folder / "locale/en")
    wanted: list[str] = []
    if plugin.observation is not None:
        asked = {key.removeprefix("prompt-") for key in said if key.startswith("prompt-")}
        seen = plugin.observation()
        left = sorted(asked - {*seen.prompts, *seen.without_place})
        yield from (f"its observation has no place for the question '{key}'" for key in left)
        wanted += [f"prompt-{prompt}" for prompt in seen.prompts]
    for prompt, words in plugin.auto_answers.items():
        wanted += [f"standing-{prompt}", *(f"standing-{prompt}-{word}" for word in words)]
    if plugin.daily is not None:
        wanted += ["daily-reached", "daily-reached-heading"]
    if plugin.saved_worlds is not None:
        wanted += [f"world-name-{number}" for number in range(1, plugin.saved_worlds().names + 1)]
    known = said | messages_of(locales.HOUSE / "locale/en")
    yield from (f"{plugin.folder / 'locale/en'} does not say {key}" for key in wanted if key not in known)


# --- a game -----------------------------------------------------------------------------------------------------------


def _played(plugin: GamePlugin[Any, Any], set_up: SetUp, answers: int, seed: int) -> list[str]:
    """One random game: the first thing that goes wrong in it, and everything that could not be said."""
    told = ", ".join([f"{set_up.seats} seats", *(f"{name} {value}" for name, value in set_up.options.items())])
    chance = random.Random(f"{plugin.meta.name} {told} {seed}")
    voices: list[Texts] = []
    position: Position[Any] | None = None
    try:
        position = plugin.rules().new(set_up.seats, seed=seed, options=set_up.options, hold=True)
        voices = [
            Texts(language, position.game, position.options) for language in locales.languages_of(plugin.meta.name)
        ]
        checker = Checker(chance, SHARE)
        for _ in range(answers):
            checker.check(position)
            if chance.random() < SHARE:
                look_at(plugin, position, voices, chance)
            if position.ask is None:
                break
            position.play(chance.choice(position.ask.moves))
            if position.held is not None:
                position.settle()
        look_at(plugin, position, voices, chance)
        _tell_log(position, voices)
    except WRONG as error:
        words = " ".join(position.words()) if position is not None else ""
        what = str(error) if isinstance(error, LangbordError | Violation) else repr(error)
        return [f"{told}: {what} (seed {seed}, {len(words.split())} words: {words[-200:]})"]
    return [f"{told}: {problem}" for voice in voices for problem in dict.fromkeys(voice.problems)]


def look_at(plugin: GamePlugin[Any, Any], position: Position[Any], voices: list[Texts], chance: random.Random) -> None:
    """Everything of this position that somebody could ask for."""
    ask = position.ask
    for voice in voices:
        voice.barrier(position.barrier_why)
        if ask is not None:
            voice.prompt(ask)
            for move in ask.moves:
                voice.move(ask, move)
            words = range(len(position.game.vocabulary))
            for move in chance.sample(words, min(REASONS, len(words))):
                reason = position.why_not(ask.seat, move)
                if reason is not None:
                    voice.reason(reason)
                    assert not reason.paragraph or voice.rule(reason.paragraph).text
    for seat in (*range(position.seats), None):
        view = position.view(seat)
        assert json.loads(json.dumps(view)) == view, f"the view of seat {seat} is not plain JSON"
        number = plugin.round_of(view)
        assert number is None or type(number) is int, f"the round is {number!r}"
        sheets = plugin.score_sheets(view)
        assert len(sheets) == position.seats, f"{len(sheets)} score sheets for {position.seats} seats"
        for line in (line for sheet in sheets for line in sheet):
            for voice in voices:
                assert voice.score_line(line["key"], line["card"])
            assert type(line["points"]) is int, f"the line {line['key']} has {line['points']!r} points"
    _seen_by_programs(plugin, position)
    _known_to_bots(plugin, position)
    for voice in voices:
        _drawn(plugin, position, voice)


def _tell_log(position: Position[Any], voices: list[Texts]) -> None:
    for seat in (*range(position.seats), None):
        for event in position.log(seat):
            for voice in voices:
                assert voice.event(event)


def _seen_by_programs(plugin: GamePlugin[Any, Any], position: Position[Any]) -> None:
    """The row of each seat has its length; the legal moves stand in that of the asked one."""
    if plugin.observation is None:
        return
    seen = plugin.observation()
    at, moves = seen.layout.at("legal"), seen.layout.length("legal")
    ask = position.ask
    for seat in range(position.seats):
        row = seen.observe(position.state, ask, seat)
        assert len(row) == seen.layout.size, f"the row of seat {seat} has {len(row)} places, not {seen.layout.size}"
        legal = [move for move in range(moves) if row[at + move]]
        wanted = ask.moves if ask is not None and ask.seat == seat else []
        assert legal == wanted, f"the row of seat {seat} shows other legal moves than there are"


def _known_to_bots(plugin: GamePlugin[Any, Any], position: Position[Any]) -> None:
    """What bots know can be asked at any question, and keeps to the legal moves."""
    known = plugin.bots() if plugin.bots is not None else plugins.BotKnowledge()
    ask = position.ask
    if ask is None:
        return
    if known.sensible is not None:
        sensible = known.sensible(position.state, ask.seat, ask.prompt, list(ask.moves))
        assert sensible, f"no move is sensible at '{ask.prompt}'"
        assert set(sensible) <= set(ask.moves), f"a sensible move at '{ask.prompt}' is not legal"
    for seat in range(position.seats):
        if known.value is not None:
            assert isinstance(known.value(position.state, seat), int | float)
    if known.outlook is not None:
        assert len(known.outlook(position.state)) == position.seats, "the outlook is not for every seat"


def _drawn(plugin: GamePlugin[Any, Any], position: Position[Any], voice: Texts) -> None:
    """The terminal can draw all that it may be asked to, for the asked seat and for who only watches."""
    if plugin.terminal is None:
        return
    painter = plugin.terminal().painter(position.options)
    ask = position.ask
    for seat, width in zip((ask.seat if ask is not None else 0, None), WIDTHS, strict=True):
        asked = ask if ask is not None and ask.seat == seat and position.held is None else None
        words = position.game.vocabulary.words
        numbers = {words[move]: at for at, move in enumerate(asked.moves, 1)} if asked is not None else {}
        values = {name: thing for name, (_, thing) in asked.values} if asked is not None else {}
        prompt = asked.prompt if asked is not None else ""
        look: Look[Any] = Look(position.view(seat), seat, voice, SHAPES, width, numbers, prompt, values)
        _draw(painter, look, position)


def _draw(painter: Painter, look: Look[Any], position: Position[Any]) -> None:
    console = Console(file=io.StringIO(), width=look.width, legacy_windows=False)
    assert painter.headline(look), "the terminal has no headline"
    painter.progress(look)
    for section in (*painter.picture(look), *(painter.close_up(look) if look.numbers else ())):
        for form in section.forms:
            console.print(form())
    for word in look.numbers:
        painter.detail(look, word)
        painter.ways(look, word)
    for seat in range(position.seats):
        console.print(painter.area(look, seat))
    for kind in ("", *painter.kinds):
        console.print(painter.cards(look, kind))
    console.print(painter.scores(look))
    if position.ask is None:
        assert painter.verdict(look, position.winners(), position.scores()), "the terminal has no last word"
