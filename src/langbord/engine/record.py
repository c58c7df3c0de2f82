"""Records and saves: a game as JSON.

A *record* is the whole way: origin, edition, rules number, words with the question that each answered, and a state hash
at each turn start, so that a later version can tell at which turn it would play differently; and the last turn start
as it was, so that the game can go on from there whatever happens to the code. A *save* is one position: the base state
and the answers since.

Format 1, without questions and turn start, was written up to 5524cc2. Its hashes are of the fields that states had
then, in their order of then: a file `state-1.json` beside the rules of each game of that time names them.
"""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.codec import Layout, layout_of, pinned_hash, state_hash, to_json
from langbord.engine.errors import EngineFault, IllegalMove, LangbordError, RecordError
from langbord.engine.log import SILENT, Event, Log, Value
from langbord.engine.numbers import as_int
from langbord.engine.position import Position, Start

if TYPE_CHECKING:
    from langbord.engine.game import Game

FORMAT: Final = 2
FIRST_FORMAT: Final = 1
#: What rules code raises when it is given a state that no game can reach.
UNPLAYABLE = (LookupError, ValueError, TypeError, ArithmeticError, AttributeError, AssertionError, EngineFault)
LONGEST = 100_000  # words; far more than any game, so that a hostile file cannot keep us busy for ever


def make_record(position: Position[Any]) -> dict[str, Any]:
    """The record of a position, with hashes found by playing it again."""
    try:
        return _record_of(position, position.origin, 0)
    except LangbordError:
        if not position.resumed:
            raise
        # The way to where it was saved cannot be played any more; what came since can.
        return _record_of(position, {"state": to_json(position.resumed.state)}, position.resumed.answers)


def _record_of(position: Position[Any], origin: dict[str, Any], first: int) -> dict[str, Any]:
    """The record from an origin on, at which `first` answers had been given."""
    game = position.game
    words, asked = position.words()[first:], position.asked()[first:]
    replayed = _open(game, position.seats, position.options, origin, position.rules, state_hash, log=False, keep=False)
    for number, word in enumerate(words):
        _play_word(replayed, number, word)
    end = state_hash(position.state)
    if state_hash(replayed.state) != end:
        raise RecordError("the game, played again from its origin, came to another position: this is a bug")
    name, content = game.edition(position.options)
    base = position.base
    return {
        "format": FORMAT,
        "game": game.meta.name,
        "rules": position.rules,
        "edition": {"name": name, "hash": content},
        "seats": position.seats,
        "options": dict(position.options),
        "origin": dict(origin),
        "words": words,
        "asked": [[seat, prompt] for seat, prompt in asked],
        "settled": position.barrier - first,
        "turns": replayed.hashes,
        "end": end,
        "base": to_json(base.state),
        "base_answers": base.answers - first,
    }


def go_on(game: Game[Any], record: dict[str, Any], *, hold: bool = False) -> tuple[Position[Any], str]:
    """The position of a record to play on with, and why it is not quite that if its words cannot be played again as
    they were: then the game goes on from the last turn start that the record holds, with what can be said of the turn.
    """
    try:
        return replay(game, record, hold=hold), ""
    except RecordError as error:
        if "base_answers" not in record or "turns" not in record:
            raise
        why = str(error)
    seats, options, _, rules = _heading(game, record)
    words = _list_of(record, "words", str)
    answered = _field(record, "base_answers", int)
    if not 0 <= answered <= len(words):
        raise RecordError(
            f"'base_answers' must lie between 0 and the number of words ({len(words)}), not at {answered}"
        )
    origin = {"state": _field(record, "base", dict)}
    position = _open(game, seats, options, origin, rules, state_hash, log=True, keep=True, hold=hold)
    position.stop_noting_hashes()
    for word in words[answered:]:
        try:
            position.play(word)
        except (LangbordError, *UNPLAYABLE):
            break
        position.settle()
    return position, why


def replay(
    game: Game[Any], record: dict[str, Any], at: SupportsIndex | None = None, *, hold: bool = False
) -> Position[Any]:
    """The position after `at` words of a record (all of them if None), checked turn by turn."""
    number = None if at is None else as_int(at)
    if number is None and at is not None:
        raise RecordError(f"the words of a record are counted in whole numbers: there is no position after word {at!r}")
    try:
        return _replay(game, record, number, hold)
    except UNPLAYABLE as error:
        origin = record.get("origin")
        if isinstance(origin, dict) and "state" in origin:  # made by hand: rules need not bear every number
            raise RecordError(f"the state it begins from is not one that the rules can come to: {error!r}") from None
        raise


def _replay(game: Game[Any], record: dict[str, Any], at: int | None, hold: bool) -> Position[Any]:
    seats, options, origin, rules = _heading(game, record)
    if "base" in record and "turns" not in record:
        raise RecordError("this is one position that was saved, not the record of a game: games.resume goes on with it")
    words = _list_of(record, "words", str)
    asked = _asked(record) if record["format"] != FIRST_FORMAT else []
    hashes = _list_of(record, "turns", str)
    settled = _field(record, "settled", int)
    if not 0 <= settled <= len(words):
        raise RecordError(f"'settled' must lie between 0 and the number of words ({len(words)}), not at {settled}")
    if record["format"] != FIRST_FORMAT and len(asked) != len(words):
        raise RecordError(f"the record has {len(words)} words, but tells of {len(asked)} questions")
    if len(words) > LONGEST:
        raise RecordError(f"the record has {len(words)} words; {LONGEST} is the most a game can have")
    if at is not None and not 0 <= at <= len(words):
        raise RecordError(f"the record has {len(words)} words; there is no position after word {at}")
    fingerprint = _first_fingerprint(game) if record["format"] == FIRST_FORMAT else state_hash
    position = _open(game, seats, options, origin, rules, fingerprint, log=True, keep=True, hold=hold)
    checked = _check_hashes(position, hashes, 0)
    for number, word in enumerate(words[: len(words) if at is None else at]):
        if position.held is not None:
            position.settle()
        if asked:
            _check_question(position, number, *asked[number])
        _play_word(position, number, word)
        checked = _check_hashes(position, hashes, checked)
    if at is None:
        assert position.hashes is not None
        if len(hashes) != len(position.hashes):
            raise RecordError(
                f"the record tells of {len(hashes)} turns, but its {len(words)} words end "
                f"in turn {len(position.hashes)}"
            )
        if fingerprint(position.state) != record.get("end"):
            raise RecordError(f"the position after the last word ({len(words)}) is not the recorded one")
        if settled == len(words):
            position.settle()
    position.stop_noting_hashes()
    return position


def _check_question(position: Position[Any], number: int, seat: int, prompt: str) -> None:
    """The question that a word answered must be the one that is asked now."""
    ask = position.ask
    today = position.game.prompt_today(prompt)
    if ask is None or (ask.seat, ask.prompt) != (seat, today):
        met = "the game is over" if ask is None else f"seat {ask.seat} is asked '{ask.prompt}'"
        raise RecordError(
            f"word {number + 1} (turn {position.turns}) answered '{prompt}' to seat {seat}, but there {met} today"
        )


def _first_fingerprint(game: Game[Any]) -> Callable[[Any], str]:
    """The fingerprint of states as records of format 1 have it."""
    layout = _first_layout(game)
    return functools.partial(pinned_hash, layout=layout)


@functools.cache
def _first_layout(game: Game[Any]) -> Layout:
    """The fields that states had in records of format 1; a game that is younger has no such records."""
    file = Path(sys.modules[type(game).__module__].__file__ or "").parents[1] / "state-1.json"
    if not file.is_file():
        return layout_of(game.state_type)
    layout: Layout = json.loads(file.read_text(encoding="utf-8"))
    return layout


def make_save(position: Position[Any], base: Start[Any]) -> dict[str, Any]:
    """One position: the base state, the answers since, and where the barrier lies."""
    name, content = position.game.edition(position.options)
    return {
        "format": FORMAT,
        "game": position.game.meta.name,
        "rules": position.rules,
        "edition": {"name": name, "hash": content},
        "seats": position.seats,
        "options": dict(position.options),
        "origin": dict(position.origin),
        "base": to_json(base.state),
        "base_answers": base.answers,
        "base_turns": base.turns,
        "words": position.words(),
        "asked": [[seat, prompt] for seat, prompt in position.asked()],
        "barrier": position.barrier,
        "barrier_why": position.barrier_why,
        "hold": position.hold,
        "held": position.held,
    }


def resume(game: Game[Any], saved: dict[str, Any]) -> Position[Any]:
    """The position of a save. Its log begins at the base."""
    return _resume(game, saved, Log(on=True))


def resume_with_log(
    game: Game[Any],
    saved: dict[str, Any],
    told: list[tuple[str, tuple[tuple[str, Value], ...], int | None]] | None,
) -> Position[Any]:
    """The same with what the log told before the base; None: it tells nothing."""
    if told is None:
        return _resume(game, saved, SILENT)
    log = Log(on=True)
    log.events = [Event(key, values, audience) for key, values, audience in told]
    log.when = [0] * len(told)  # a pickle is for a bot, which does not ask
    return _resume(game, saved, log)


def _resume(game: Game[Any], saved: dict[str, Any], log: Log) -> Position[Any]:
    seats, options, origin, rules = _heading(game, saved)
    words = _list_of(saved, "words", str)
    asked = _asked(saved)
    base_answers = _field(saved, "base_answers", int)
    barrier = _field(saved, "barrier", int)
    if not 0 <= base_answers <= barrier <= len(words) == len(asked):
        raise RecordError("the save's words and marks do not fit together")
    state = _read_state(game, _field(saved, "base", dict), seats, options, rules)
    start = Start(state, base_answers, len(log.events), _field(saved, "base_turns", int))
    position: Position[Any] = Position(game, seats, options, origin, state, log)
    try:
        numbers = [game.vocabulary.number(word) for word in words]
    except IllegalMove as error:
        raise RecordError(f"the save holds an unknown word: {error}") from None
    try:
        position.resume_at(start, numbers, asked, barrier, _field(saved, "barrier_why", str))
    except UNPLAYABLE as error:
        raise RecordError(f"the saved position cannot be played: {error!r}") from None
    held = saved.get("held")
    if held is not None and (type(held) is not int or not 0 <= held < seats):
        raise RecordError(f"'held': there is no seat {held!r}")
    position.held = held
    if saved.get("hold"):
        position.wait_to_settle()
    return position


def resume_at_turn_start(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    origin: dict[str, Any],
    rules: int,
    base: Any,
    turns: int,
    words: list[str],
    answered: list[int],
) -> Position[Any]:
    """A position at a turn start that was kept, with the words that led to it and the seats that said them. Its log
    begins here; finished turns wait to be settled."""
    complete = game.meta.with_defaults(options)
    state = _read_state(game, base, seats, complete, rules)
    start = Start(state, len(words), 0, turns)
    position: Position[Any] = Position(game, seats, complete, origin, state, Log(on=True))
    numbers = [game.vocabulary.number(word) for word in words]
    position.wait_to_settle()
    position.resume_at(start, numbers, [(seat, "") for seat in answered], len(words), "settled")
    return position


def _open(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    origin: dict[str, Any],
    rules: int,
    fingerprint: Callable[[Any], str],
    *,
    log: bool,
    keep: bool,
    hold: bool = False,
) -> Position[Any]:
    """A position at its origin that notes a hash at every turn start."""
    if not 1 <= rules <= game.meta.rules:
        raise RecordError(f"the game was begun with rules {rules}; this version plays rules {_played(game)}")
    if "state" in origin:
        state = _read_state(game, origin["state"], seats, options, rules)
    else:
        state = game.begin(seats, options, Chance(_key(origin)), rules)
    position: Position[Any] = Position(game, seats, options, origin, state, Log(on=True) if log else SILENT)
    position.note_hashes(fingerprint)
    try:
        position.begin(keep=keep, hold=hold)
    except UNPLAYABLE as error:
        raise RecordError(f"the game cannot be begun from its origin: {error!r}") from None
    return position


def _read_state(game: Game[Any], data: Any, seats: int, options: dict[str, str], rules: int) -> Any:
    """A state from JSON that is played by the rules which the record names."""
    state = game.read_state(data, seats, options)
    if state.rules != rules:
        raise RecordError(f"state.rules: the position is of rules {state.rules}, the record of rules {rules}")
    return state


def open_at_origin(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    origin: dict[str, Any],
    rules: int,
    *,
    hold: bool = False,
) -> Position[Any]:
    """A game at its origin, ready to be played."""
    complete = game.meta.with_defaults(options)
    position = _open(game, seats, complete, origin, rules, state_hash, log=True, keep=True, hold=hold)
    position.stop_noting_hashes()
    return position


def _key(origin: dict[str, Any]) -> bytes:
    seed = origin.get("seed")
    if type(seed) is int:
        return key_from_seed(seed)
    key = origin.get("key")
    try:
        return bytes.fromhex(key) if isinstance(key, str) and len(key) == 64 else _no_key()
    except ValueError:
        return _no_key()


def _no_key() -> bytes:
    raise RecordError("origin: expected a seed, a key of 64 hexadecimal digits or a state")


def _play_word(position: Position[Any], number: int, word: str) -> None:
    try:
        position.play(word)
    except LangbordError as error:
        raise RecordError(f"word {number + 1} ({word!r}, turn {position.turns}): {error}") from None


def _check_hashes(position: Position[Any], hashes: list[str], checked: int) -> int:
    """Compare the turns begun since the last check with the record."""
    assert position.hashes is not None
    for turn in range(checked, len(position.hashes)):
        if turn >= len(hashes):
            raise RecordError(f"the record ends with turn {len(hashes)}, but its words go on into turn {turn + 1}")
        if hashes[turn] != position.hashes[turn]:
            raise RecordError(f"the position at the start of turn {turn + 1} is not the recorded one")
    return len(position.hashes)


def _heading(game: Game[Any], record: dict[str, Any]) -> tuple[int, dict[str, str], dict[str, Any], int]:
    """Check what stands at the top of a record or save."""
    if not isinstance(record, dict):
        raise RecordError("a record is a JSON object")
    if type(record.get("format")) is not int or not FIRST_FORMAT <= record["format"] <= FORMAT:
        raise RecordError(
            f"format {record.get('format')!r} is not known; this version reads formats {FIRST_FORMAT} to {FORMAT}"
        )
    if record.get("game") != game.meta.name:
        raise RecordError(f"the record is of the game {record.get('game')!r}, not of {game.meta.name}")
    rules = record.get("rules")
    if type(rules) is not int or not 1 <= rules <= game.meta.rules:
        raise RecordError(f"the record was made with rules {rules!r}; this version plays rules {_played(game)}")
    seats = game.meta.check_seats(record.get("seats"))
    options = game.complete(seats, _field(record, "options", dict))
    found = game.find_told(options, record.get("edition"))
    if found is None:
        name, content = game.edition(options)
        raise RecordError(
            f"the record was played with another edition than {name} ({content}): {record.get('edition')!r}"
        )
    return seats, found, _field(record, "origin", dict), rules


def _played(game: Game[Any]) -> str:
    """The numbers of the rules that this version plays."""
    return "1" if game.meta.rules == 1 else f"1 to {game.meta.rules}"


def _field(record: dict[str, Any], name: str, kind: type) -> Any:
    value = record.get(name)
    if type(value) is not kind:
        raise RecordError(f"'{name}' is missing from the record, or is not what it should be")
    return value


def _asked(saved: dict[str, Any]) -> list[tuple[int, str]]:
    """Whom and what each word answered."""
    pairs: list[tuple[int, str]] = []
    for index, pair in enumerate(_list_of(saved, "asked", list)):
        if len(pair) != 2 or type(pair[0]) is not int or type(pair[1]) is not str:
            raise RecordError(f"'asked', entry {index + 1}: {pair!r} does not belong there")
        pairs.append((pair[0], pair[1]))
    return pairs


def _list_of(record: dict[str, Any], name: str, kind: type) -> list[Any]:
    values: list[Any] = _field(record, name, list)
    for index, value in enumerate(values):
        if type(value) is not kind:
            raise RecordError(f"'{name}', entry {index + 1}: {value!r} does not belong there")
    return values
