"""Position: a state at the start of a turn, plus the answers given since.

Copy = copy the state and answer again; save = both; undo = fewer answers. Three marks lie on the list of answers:

- the *base*: the turn start that the running state is rebuilt from;
- the *barrier*: answers before it cannot be taken back, because chance, a reveal or another seat came after them;
- the end: the answers between the barrier and the end are the *draft* of one seat.

The base is the last turn start not past the barrier, so it moves on whenever the barrier does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex

from langbord.engine.ask import Ask, Reason, S, Turn
from langbord.engine.chance import Chance, QuickChance
from langbord.engine.codec import state_hash
from langbord.engine.errors import CannotUndo, EngineFault, IllegalMove, NotKept, RecordError, Unsettled, WrongSeat
from langbord.engine.log import SILENT, Event, Log
from langbord.engine.meta import Options
from langbord.engine.numbers import as_int
from langbord.engine.table import Hand

if TYPE_CHECKING:
    from langbord.engine.game import Game

NOT_ASKED: Final = Reason("not-asked", "")
GAME_OVER: Final = Reason("game-over", "")
UNSETTLED: Final = Reason("unsettled", "")


class Start(Generic[S]):
    """A turn start: the state, never changed again, and how much lay before it."""

    def __init__(self, state: S, answers: int, events: int, turns: int) -> None:
        self.state: S = state
        self.answers: int = answers
        self.events: int = events
        self.turns: int = turns


class Seal:
    """Whose imagination a position is, the key it was dealt with, and after how many answers."""

    def __init__(self, seat: int, key: bytes, answers: int) -> None:
        self.seat: int = seat
        self.key: bytes = key
        self.answers: int = answers


class Clock:
    """Counts the turns of a position. It is a thing of its own so that turns need not know the position: two that
    know each other are not freed before somebody looks for such pairs, and roll-outs make many of them."""

    def __init__(self) -> None:
        self.turns: int = 0  # begun since the origin
        self.hashes: list[str] | None = None  # filled at each turn start while a record is made or checked
        self.fingerprint: Callable[[Any], str] = state_hash  # what they are; records of format 1 have their own


def _next_turn(game: Game[S], state: S, clock: Clock) -> Turn | None:
    """The turn that begins now; None when the game is over."""
    if clock.hashes is not None:
        clock.hashes.append(clock.fingerprint(state))
    turn = game.turn(state)
    if turn is not None:
        clock.turns += 1
    return turn


def _all_turns(game: Game[S], state: S, clock: Clock) -> Turn:
    """Turn after turn until the game is over, as one stretch of play: that saves an exception for each."""
    turn = _next_turn(game, state, clock)
    while turn is not None:
        yield from turn
        turn = _next_turn(game, state, clock)


class Position(Generic[S]):
    """A game in progress; docs/scripting.md shows how to use it."""

    def __init__(self, game: Game[S], seats: int, options: Options, origin: dict[str, Any], state: S, log: Log) -> None:
        self.game: Game[S] = game
        self.seats: int = seats
        self.options: Options = options
        self.origin: dict[str, Any] = origin
        self.state: S = state
        self.ask: Ask | None = None
        self.held: int | None = None  # the seat whose finished turn waits to be settled
        self.barrier_why: str = "start"  # what lies before the first answer that can be taken back
        self._clock: Clock = Clock()
        self._keep: bool = True
        self._hold: bool = False
        self._log: Log = log
        self._turn: Turn | None = None
        self._words: list[int] = []  # all answers since the origin
        self._asked: list[tuple[int, str]] = []  # whom and what each of them answered
        self._barrier: int = 0
        self._barrier_events: int = 0
        self._latest: Start[S] | None = None
        self._base: Start[S] | None = None
        self._seals: list[Seal] = []
        self._hushed: bool = False  # the words are not told
        self.resumed: Start[S] | None = None  # where it was taken up from a save
        state.log = log

    def begin(self, *, keep: bool, hold: bool) -> None:
        """Run to the first question."""
        self._keep = keep
        self._hold = hold
        self.ask = self._begin_turn()
        self._list_moves()
        self._move_barrier("start")

    # --- playing ----------------------------------------------------------------------------------

    def play(self, move: SupportsIndex | str, seat: SupportsIndex | None = None) -> None:
        """Answer the question: a word or its number. `seat`, if given, must be the seat that is asked."""
        ask = self.ask
        if ask is None:
            raise IllegalMove("the game is over; no move can be made")
        if self.held is not None:
            raise Unsettled(f"the turn of seat {self.held} has not been settled yet")
        number = move if type(move) is int else self._number(move)
        if seat is not None and as_int(seat) != ask.seat:
            raise WrongSeat(f"seat {ask.seat} is asked ('{ask.prompt}'), not seat {seat}")
        if number not in ask.moves:
            raise IllegalMove(self._refusal(ask, number))
        if self._keep:
            self._play_kept(ask, number)
        else:
            self.answer(number)

    def answer(self, number: int) -> None:
        """Answer where nothing is kept, with a move that is known to be legal: for roll-outs and search."""
        turn = self._turn
        if self._keep or turn is None:
            raise NotKept("only a position made with keep=False, and not over, can be answered without a check")
        try:
            ask = turn.send(number)
        except StopIteration:
            self._turn = None
            self.ask = None
            return
        self.ask = ask
        ask.list_moves(self.state)

    def _play_kept(self, ask: Ask, number: int) -> None:
        drawn, reveals, turns = self.state.chance.drawn, self.state.reveals, self.turns
        self._words.append(number)
        self._asked.append((ask.seat, ask.prompt))
        if self._log.on:
            self._count()
        try:
            self._step(number)
            self._list_moves()
        except Exception as fault:
            self._rebuild(len(self._words) - 1)
            word = self.game.vocabulary.word(number)
            raise EngineFault(
                f"'{word}' by seat {ask.seat} failed: {fault!r}; the position stands as before"
            ) from fault
        if self.state.reveals != reveals:
            self._move_barrier(self.state.revealed)
        elif self.state.chance.drawn != drawn:
            self._move_barrier("chance")
        elif self.ask is None or self.ask.seat != ask.seat or (self.seats > 1 and self.turns != turns):
            # Handed on, or a turn is over that others wait to see; alone one may take back across turn ends.
            if self._hold:
                self.held = ask.seat
            else:
                self._move_barrier("settled")

    def _step(self, number: int) -> None:
        """Send the answer and run on to the next question."""
        turn = self._turn
        assert turn is not None
        try:
            self.ask = turn.send(number)
        except StopIteration:
            self.ask = self._begin_turn()

    def _list_moves(self) -> None:
        """Find the answers to the question that stands now; while answers are run again nobody needs them."""
        if self.ask is not None:
            self.ask.list_moves(self.state)

    def _begin_turn(self) -> Ask | None:
        """Begin turns until one asks something."""
        if not self._keep:
            self._turn = _all_turns(self.game, self.state, self._clock)
            return next(self._turn, None)
        game = self.game
        state = self.state
        while True:
            self._latest = Start(game.copy_state(state), len(self._words), len(self._log.events), self.turns)
            self._turn = _next_turn(game, state, self._clock)
            if self._turn is None:
                return None
            ask = next(self._turn, None)
            if ask is not None:
                return ask

    def legal(self, move: SupportsIndex | str) -> int:
        """The number of a move that is possible now; an error otherwise. Nothing is played."""
        ask = self.ask
        if ask is None:
            raise IllegalMove("the game is over; no move can be made")
        number = self._number(move)
        if number not in ask.moves:
            raise IllegalMove(self._refusal(ask, number))
        return number

    def _number(self, move: object) -> int:
        """The number of a word, or of what stands for a whole number."""
        if isinstance(move, str):
            return self.game.vocabulary.number(move)
        number = as_int(move)
        if number is None:
            raise IllegalMove(f"a move is a word or a whole number; {move!r} is neither")
        return number

    def _seat(self, seat: object) -> int:
        """A seat of this table; an error if there is none such."""
        if type(seat) is int and 0 <= seat < self.seats:
            return seat
        number = as_int(seat)
        if number is None or not 0 <= number < self.seats:
            raise WrongSeat(f"there is no seat {seat!r} at a table for {self.seats}; the first one is seat 0")
        return number

    def _refusal(self, ask: Ask, number: int) -> str:
        words = self.game.vocabulary.words
        if not 0 <= number < len(words):
            return f"{number} is not the number of a word of this game"
        reason = ask.choice.why_not(self.state, ask.seat, number)
        why = "" if reason is None else f": {reason.key}" + (f" ({reason.paragraph})" if reason.paragraph else "")
        return f"'{words[number]}' is not possible at '{ask.prompt}' for seat {ask.seat}{why}"

    def why_not(self, seat: SupportsIndex, move: SupportsIndex | str) -> Reason | None:
        """None if `seat` may make the move now, otherwise the reason and its paragraph."""
        number = self._number(move)
        if not 0 <= number < len(self.game.vocabulary.words):
            raise IllegalMove(f"{number} is not the number of a word of this game")
        who = self._seat(seat)
        if self.ask is None:
            return GAME_OVER
        if self.held is not None:
            return UNSETTLED
        if who != self.ask.seat:
            return NOT_ASKED
        return self.ask.choice.why_not(self.state, who, number)

    @property
    def turns(self) -> int:
        """Turns begun since the origin."""
        return self._clock.turns

    @property
    def hashes(self) -> list[str] | None:
        """The state at each turn start, while a record is made or checked."""
        return self._clock.hashes

    def note_hashes(self, fingerprint: Callable[[Any], str] = state_hash) -> None:
        """Note the state at each turn start from now on, as this function tells it."""
        self._clock.hashes = []
        self._clock.fingerprint = fingerprint

    def stop_noting_hashes(self) -> None:
        """They are all known now, and cost time."""
        self._clock.hashes = None

    @property
    def rules(self) -> int:
        """The number of the rules that this game is played by."""
        return self.state.rules

    # --- looking ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """One number per seat, as if the game ended now."""
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.game.winners(self.state) if self.ask is None else []

    def places(self) -> list[int]:
        """The place of each seat, from 1; empty while the game goes on."""
        return self.game.places(self.state) if self.ask is None else []

    def view(self, seat: SupportsIndex | None) -> Any:
        """JSON data: what a seat may see; None: a spectator."""
        who = None if seat is None else self._seat(seat)
        if self._seals and who != self._seals[-1].seat:
            raise NotKept(f"a position imagined by seat {self._seals[-1].seat} shows nothing to seat {who}")
        return self.game.view(self.state, who)

    def log(self, seat: SupportsIndex | None) -> list[Event]:
        """The events a seat may read; those of an unsettled draft only to its owner."""
        return [event for event, _ in self.log_with_answers(seat)]

    def log_with_answers(self, seat: SupportsIndex | None) -> list[tuple[Event, int]]:
        """The same, and how many answers had been given when each of them happened."""
        who = None if seat is None else self._seat(seat)
        if self._seals:
            raise NotKept("an imagined position has no log")
        end = len(self._log.events)
        if self.draft and self._asked[self._barrier][0] != who:
            end = self._barrier_events
        told = zip(self._log.events[:end], self._log.when[:end], strict=True)
        return [(event, when) for event, when in told if event.audience is None or event.audience == who]

    def _count(self) -> None:
        """Tell the log how many answers have been given."""
        if self._log.on:
            self._log.answers = len(self._words)

    def words(self) -> list[str]:
        """All answers since the origin, as words."""
        if self._hushed:
            raise NotKept("an imagined position that a bot is given does not tell the words that led to it")
        return [self.game.vocabulary.word(number) for number in self._words]

    # --- the barrier ------------------------------------------------------------------------------

    def _move_barrier(self, why: str) -> None:
        """Nothing before this point can be taken back; the last turn start becomes the base."""
        self._barrier = len(self._words)
        self._barrier_events = len(self._log.events)
        self._base = self._latest
        self.barrier_why = why
        self.held = None

    @property
    def draft(self) -> int:
        """How many answers can be taken back."""
        return len(self._words) - self._barrier

    def undo(self, count: SupportsIndex = 1) -> None:
        """Take back the last answers of the draft."""
        self._must_be_kept("undo")
        answers = as_int(count)
        if answers is None or answers < 1:
            raise CannotUndo(f"{count!r} answers cannot be taken back")
        if answers > self.draft:
            possible = "nothing" if self.draft == 0 else f"only {self.draft}"
            raise CannotUndo(f"{possible} can be taken back: before it lies '{self.barrier_why}'")
        self._rebuild(len(self._words) - answers)

    def settle(self) -> None:
        """Confirm all that was played: others may go on, and it cannot be taken back any more."""
        self._must_be_kept("settle")
        if self.draft:
            self._move_barrier("settled")

    def final(self, move: SupportsIndex | str) -> bool:
        """Whether the move, once made, could not be taken back."""
        twin = self.copy()
        twin.play(move)
        return twin.draft == 0

    def settled(self) -> Position[S]:
        """A copy without the draft, as everybody but its owner sees it."""
        twin = self.copy()
        if twin.draft:
            twin.undo(twin.draft)
        return twin

    # --- building it again ------------------------------------------------------------------------

    def copy(self, *, log: bool = True) -> Position[S]:
        """An independent position that stands where this one does."""
        self._must_be_kept("copy")
        base = self._base
        assert base is not None
        on = log and self._log.on
        twin = Position(self.game, self.seats, self.options, self.origin, base.state, Log(on=True) if on else SILENT)
        twin._hold = self._hold
        twin._base = base
        if on:
            twin._log.events = self._log.events[:]
            twin._log.when = self._log.when[:]
        else:
            twin._base = Start(base.state, base.answers, 0, base.turns)
        twin._words = self._words[:]
        twin._asked = self._asked[:]
        twin._seals = self._seals[:]
        twin._hushed = self._hushed
        twin.resumed = self.resumed
        twin._rebuild(len(self._words))
        twin._barrier = self._barrier
        twin._barrier_events = self._barrier_events if on else 0
        twin.barrier_why = self.barrier_why
        twin.held = self.held
        return twin

    def __copy__(self) -> Position[S]:
        self._must_be_copied()
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position[S]:
        self._must_be_copied()
        return self.copy()

    def _must_be_copied(self) -> None:
        if not self._keep:
            raise NotKept(
                "a position made with keep=False, as at the tables of the laboratory, cannot be copied: "
                "make one with games.load(…).new() and use its copy()"
            )

    def _rebuild(self, count: int) -> None:
        """Run the first `count` answers again, from the base."""
        base = self._base
        assert base is not None
        words = self._words[base.answers : count]
        asked = self._asked[base.answers : count]
        del self._words[base.answers :]
        del self._asked[base.answers :]
        if self._log.on:
            del self._log.events[base.events :]
            del self._log.when[base.events :]
        self.state = self.game.copy_state(base.state)
        self.state.log = self._log
        self._clock.turns = base.turns
        self._count()
        self.held = None
        self.ask = self._begin_turn()
        self._deal_seals(len(self._words))
        for number, (seat, prompt) in zip(words, asked, strict=True):
            ask = self.ask
            if ask is None or ask.seat != seat or ask.prompt != prompt:
                met = "the end" if ask is None else f"'{ask.prompt}' to seat {ask.seat}"
                raise EngineFault(f"run again, answer {len(self._words) + 1} met {met}, not '{prompt}' to seat {seat}")
            self._words.append(number)
            self._asked.append((seat, prompt))
            self._count()
            self._step(number)
            self._deal_seals(len(self._words))
        self._list_moves()

    def _must_be_kept(self, what: str) -> None:
        if not self._keep:
            raise NotKept(f"this position was made with keep=False: {what} is not possible")

    # --- imagining --------------------------------------------------------------------------------

    def imagine(self, seat: SupportsIndex, chance: Chance, *, keep: bool = True) -> Position[S]:
        """A sealed copy in which all that the seat cannot know is dealt anew with `chance`."""
        seal = Seal(self._seat(seat), chance.draw_key(), len(self._words))
        if not keep:
            return self._daydream(seal)
        twin = self.copy(log=False)
        twin.origin = {}  # a seed or a key would give every card away
        twin._seals.append(seal)
        twin._deal(seal, Chance(seal.key), twin.state)
        twin._list_moves()
        twin._move_barrier("imagined")
        twin._hold = False
        return twin

    def hush(self) -> Position[S]:
        """The same position, which from now on tells no words: some are answers that only one seat knows of."""
        self._hushed = True
        return self

    def _daydream(self, seal: Seal) -> Position[S]:
        """An imagined position of which nothing is kept: with a single copy of the state, and with cheap chance."""
        self._must_be_kept("imagine")
        base = self._base
        assert base is not None
        state = self.game.copy_state(base.state)
        twin = Position(self.game, self.seats, self.options, {}, state, SILENT)
        twin._keep = False
        twin._seals = self._seals[:]
        twin._clock.turns = base.turns
        twin.ask = twin._begin_turn()
        answers = base.answers
        if self._seals:
            twin._deal_seals(answers)
        for index in range(answers, len(self._words)):
            twin._step(self._words[index])
            answers += 1
            if self._seals:
                twin._deal_seals(answers)
        twin._deal(seal, QuickChance(seal.key), state)
        twin._seals.append(seal)
        twin._list_moves()
        return twin

    def _deal_seals(self, answers: int) -> None:
        """Deal anew what was imagined after so many answers."""
        for seal in self._seals:
            if seal.answers == answers:
                self._deal(seal, Chance(seal.key), self.state)

    def try_from_here(self, seat: int, chance: Chance) -> tuple[S, list[str]]:
        """Where to begin a game that tries something out, knowing only what the seat knows: the state at the start
        of the running turn with the rest dealt anew, and the answers since. If something was revealed since, the
        answers are none: they would be given to other cards."""
        self._must_be_public("other way to go on")
        start = self._latest
        assert start is not None
        state = self.game.copy_state(start.state)
        now = self.state
        unrevealed = (state.reveals, state.chance.drawn) == (now.reveals, now.chance.drawn)
        seal = Seal(seat, chance.draw_key(), start.answers)
        self._deal(seal, Chance(seal.key), state)
        words = self.game.vocabulary.words
        return state, [words[number] for number in self._words[start.answers :]] if unrevealed else []

    def _deal(self, seal: Seal, chance: Chance, state: S) -> None:
        """Gather what the seat cannot know, sort it, deal it, refill the containers in place."""
        for group in self.game.hidden(state, seal.seat):
            cards: list[int] = []
            for zone in group:
                cards.extend(zone.cards)
            cards.sort()
            chance.shuffle(cards)
            start = 0
            for zone in group:
                end = start + len(zone.cards)
                zone.cards[:] = cards[start:end]
                if isinstance(zone, Hand):
                    zone.cards.sort()
                start = end
        state.chance = chance.heir(state.chance.drawn)

    # --- keeping it -------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The game so far as JSON; games.replay(record) gives it back."""
        from langbord.engine.record import make_record

        self._must_be_public("record")
        return make_record(self)

    def save(self) -> dict[str, Any]:
        """The position as JSON, without the way to it; games.resume(saved) gives it back."""
        from langbord.engine.record import make_save

        self._must_be_public("save")
        assert self._base is not None
        return make_save(self, self._base)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the game by its name, a save, and what the log tells before the save begins."""
        from langbord.engine.record import resume_with_log

        saved = self.save()
        assert self._base is not None
        told = [(event.key, event.values, event.audience) for event in self._log.events[: self._base.events]]
        return (resume_with_log, (self.game, saved, told if self._log.on else None))

    def __repr__(self) -> str:
        ask = self.ask
        asks = "over" if ask is None else f"seat {ask.seat} is asked '{ask.prompt}'"
        kept = f", {len(self._words)} answers" if self._keep else ""
        sealed = f", imagined by seat {self._seals[-1].seat}" if self._seals else ""
        return f"<Position of {self.game.meta.name}, {self.seats} seats, turn {self.turns}{kept}{sealed}: {asks}>"

    def _must_be_public(self, what: str) -> None:
        self._must_be_kept(what)
        if self._seals:
            raise NotKept(f"an imagined position has no {what}")

    @property
    def barrier(self) -> int:
        """The number of answers that can no longer be taken back."""
        return self._barrier

    @property
    def kept(self) -> bool:
        """Whether it can be copied, imagined and taken back."""
        return self._keep

    @property
    def hold(self) -> bool:
        """Whether finished turns wait to be settled."""
        return self._hold

    def resume_at(self, base: Start[S], words: list[int], asked: list[tuple[int, str]], barrier: int, why: str) -> None:
        """Stand where a save says (used by games.resume only)."""
        self._base = base
        self.resumed = base
        self._words = words[: base.answers]
        self._asked = asked[: base.answers]
        self._rebuild(base.answers)
        self._barrier_events = len(self._log.events)
        for number, (seat, prompt) in zip(words[base.answers :], asked[base.answers :], strict=True):
            ask = self.ask
            if (
                ask is None
                or ask.seat != seat
                or ask.prompt != self.game.prompt_today(prompt)
                or number not in ask.moves
            ):
                place = f"word {len(self._words) + 1} ('{self.game.vocabulary.word(number)}')"
                raise RecordError(f"{place} does not answer the question that is asked there")
            self._words.append(number)
            self._asked.append((seat, ask.prompt))
            self._count()
            self._step(number)
            self._list_moves()
            if len(self._words) <= barrier:
                self._barrier_events = len(self._log.events)
        self._barrier = barrier
        self.barrier_why = why

    def wait_to_settle(self) -> None:
        """From now on, hold a finished turn until it is settled."""
        self._hold = True

    @property
    def base(self) -> Start[S]:
        """The turn start that a copy begins with; its state must not be changed."""
        self._must_be_kept("base")
        assert self._base is not None
        return self._base

    @property
    def base_answers(self) -> int:
        """How many answers lie before the turn start that a copy begins with."""
        return self._base.answers if self._base is not None else 0

    def asked(self) -> list[tuple[int, str]]:
        """Whom and what each answer answered."""
        return self._asked
