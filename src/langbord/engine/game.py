"""Game: the one thing of a game that the rest of the house loads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, SupportsIndex

from langbord.engine import codec
from langbord.engine.ask import S, Turn, Vocabulary
from langbord.engine.card_text import CardFace
from langbord.engine.chance import Chance, fresh_key, key_from_seed
from langbord.engine.errors import OptionError, RecordError
from langbord.engine.log import SILENT, Log
from langbord.engine.meta import Meta, Options
from langbord.engine.numbers import as_int
from langbord.engine.open_classes import mypyc_attr
from langbord.engine.position import Position
from langbord.engine.table import Hand, Pile


def places_by_score(scores: list[int], winners: list[int]) -> list[int]:
    """The place of each seat, from 1: winners first, the rest by score; who ties shares the better place."""
    standing = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(1 for other in standing if other > own) for own in standing]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a game must answer. Each game derives one class from this and makes one object of it."""

    meta: Meta
    vocabulary: Vocabulary
    state_type: type[S]

    def __init__(self) -> None:
        """What a class declares, its objects have. Those of a compiled class have it already; of a plain class that
        derives from this one, compiled, the compiled code would look into the object and find nothing."""
        declared = type(self)
        meta: object = getattr(declared, "meta", None)
        vocabulary: object = getattr(declared, "vocabulary", None)
        state_type: object = getattr(declared, "state_type", None)
        if isinstance(meta, Meta):
            self.meta = meta
        if isinstance(vocabulary, Vocabulary):
            self.vocabulary = vocabulary
        if isinstance(state_type, type):
            self.state_type = state_type

    # --- what a game brings -----------------------------------------------------------------------

    def begin(self, seats: int, options: Options, chance: Chance, rules: int) -> S:
        """The table as it is set up, to be played by the rules of this number."""
        raise NotImplementedError

    def attach(self, state: S, options: Options) -> None:
        """Give a state that was read from JSON its static parts again."""

    def turn(self, state: S) -> Turn | None:
        """The next turn, told by the state alone; None when the game is over."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """One number per seat."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """The seats that have won."""
        raise NotImplementedError

    def places(self, state: S) -> list[int]:
        """The place of each seat in the end, from 1. By default winners come first, the rest by score; who ties shares
        the better place."""
        return places_by_score(self.scores(state), self.winners(state))

    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """What a seat may see (None: a spectator), built up from nothing."""
        raise NotImplementedError

    def hidden(self, state: S, seat: int) -> list[list[Pile | Hand]]:
        """What a seat cannot know: groups of piles and hands whose cards could be dealt anew among them."""
        raise NotImplementedError

    def card_word(self, card: int) -> str:
        """The word by which the log names a card that lies in a pile or a hand."""
        return self.vocabulary.word(card)

    def card_face(self, options: Options, word: str) -> CardFace:
        """What the card of this word shows; an OptionError if there is none."""
        raise OptionError(f"there is no card '{word}' in {self.meta.title}")

    def edition(self, options: Options) -> tuple[str, str]:
        """Name and content hash of the edition played with."""
        raise NotImplementedError

    def find_edition(self, options: Options, name: str, content: str) -> Options | None:
        """The options under which the edition is loaded that a record names; None if it is not known here. A game whose
        editions were called otherwise by older versions also looks among those (`editions.House.find`)."""
        return options if self.edition(options) == (name, content) else None

    def find_told(self, options: Options, told: object) -> Options | None:
        """The same for what stands under `edition` in a file, whatever that is."""
        if not isinstance(told, dict) or set(told) != {"name", "hash"}:
            return None
        name, content = told["name"], told["hash"]
        return self.find_edition(options, name, content) if isinstance(name, str) and isinstance(content, str) else None

    def prompt_today(self, prompt: str) -> str:
        """What a prompt that a save names is called today. By default none has been renamed."""
        return prompt

    def faults(self, state: S) -> list[str]:
        """What is wrong with the state, for the tests: pieces lost or invented, limits broken."""
        raise NotImplementedError

    # --- worlds: what a game brings whose `meta.worlds` is true -----------------------------------

    def packed(self, state: S) -> bool:
        """Whether the state is a world that was packed up, which another table can take up. By default none is."""
        return False

    def next_table(
        self, world: S, seats: int, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> Position[S]:
        """A new table that goes on in a packed world. By default there are no worlds: each game begins anew."""
        raise OptionError(f"{self.meta.title} has no worlds: each game of it begins anew")

    def by_hand(self, options: Options) -> bool:
        """Whether the edition has cards that players carry out themselves (engine/by_hand.py). Bots know nothing of
        them, so such games are outside ratings, hints, lists and the laboratory. By default none has."""
        return False

    def check_options(self, options: Options) -> None:
        """An OptionError for what only the game can know to be impossible: what an edition does not bring."""

    # --- what every game then can do --------------------------------------------------------------

    def complete(self, seats: int, given: Mapping[str, object]) -> Options:
        """The options with defaults filled in; what this game cannot be played with is refused."""
        options = self.meta.complete(seats, given)
        self.check_options(options)
        return options

    def new(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        *,
        log: bool = True,
        keep: bool = True,
        hold: bool = False,
    ) -> Position[S]:
        """A new game. `seed` for tests and study; without it the shuffle cannot be predicted.

        `log=False` and `keep=False` are for roll-outs: no log; no undo, copy or record. `hold=True` holds a finished
        turn until it is settled.
        """
        count = self.meta.check_seats(seats)
        complete = self.complete(count, {} if options is None else options)
        number = None if seed is None else as_int(seed)
        if number is None and seed is not None:
            raise OptionError(f"a seed is a whole number; {seed!r} is not")
        key = fresh_key() if number is None else key_from_seed(number)
        origin: dict[str, Any] = {"key": key.hex()} if number is None else {"seed": number}
        state = self.begin(count, complete, Chance(key), self.meta.rules)
        position = Position(self, count, complete, origin, state, Log(on=True) if log else SILENT)
        position.begin(keep=keep, hold=hold)
        return position

    def new_from(
        self, state: S, options: Mapping[str, object] | None = None, *, seats: int, hold: bool = False
    ) -> Position[S]:
        """A game that begins from a given state, for saved worlds and for tests; the state is its origin."""
        complete = self.complete(self.meta.check_seats(seats), {} if options is None else options)
        origin: dict[str, Any] = {"state": codec.to_json(state)}
        position = Position(self, seats, complete, origin, self.copy_state(state), Log(on=True))
        position.begin(keep=True, hold=hold)
        return position

    def __reduce__(self) -> str:
        """For copy and pickle: there is one object of each game, called GAME in its module."""
        return "GAME"

    def copy_state(self, state: S) -> S:
        """An independent copy."""
        copied: S = codec.copier(self.state_type)(state)
        return copied

    def read_state(self, data: Any, seats: int, options: Options) -> S:
        """A state from JSON; one that no game could come to is refused."""
        state: S = codec.from_json(self.state_type, data)
        if not 1 <= state.rules <= self.meta.rules:
            raise RecordError(f"state.rules: this version plays rules 1 to {self.meta.rules}, not {state.rules}")
        self.attach(state, options)
        try:
            faults = self.faults(state)
            if len(self.scores(state)) != seats:
                faults.append(f"it is not for {seats} seats")
        except (LookupError, ValueError, TypeError, ArithmeticError) as error:
            faults = [repr(error)]
        if faults:
            raise RecordError(f"state: no game comes to it: {'; '.join(faults)}")
        return state
