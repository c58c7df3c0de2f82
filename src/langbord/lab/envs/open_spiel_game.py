"""The games as OpenSpiel games, `python_langbord_<name>`: all of them, for two players and more.

    import pyspiel, langbord.lab.envs.open_spiel_game
    game = pyspiel.load_game("python_langbord_NAME(players=3,deals=50)")

The options of a game are parameters by their names.

Chance is explicit and comes first: one node chooses among `deals` shuffles, all equally likely, and everything that
is drawn later follows from it. Nobody sees which one it was. What a player knows is told by the information state: a
fingerprint of everything that the seat was shown since the deal, so nothing is ever forgotten. All that a player
cannot know is dealt anew by `resample_from_infostate`, as information set search needs it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

from langbord import games
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.codec import state_hash
from langbord.engine.errors import IllegalMove, OptionError, WrongSeat
from langbord.engine.meta import Meta, Options
from langbord.engine.position import Position
from langbord.lab import optional_imports
from langbord.lab.envs import episodes, observations
from langbord.lab.envs.rewards import for_winning

if TYPE_CHECKING:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from numpy.typing import NDArray
else:
    np = optional_imports.load("numpy", "the OpenSpiel game")
    optional_imports.load("open_spiel", "the OpenSpiel game")  # the package; its module has another name
    pyspiel = optional_imports.load("pyspiel", "the OpenSpiel game")

#: No random game was ever nearly as long; the rules of some games set no limit to exchanges.
LONGEST: Final = 5000
DEALS: Final = 1000
FEWEST: Final = 2  # players who play against each other
BEFORE_THE_DEAL: Final = "before the deal"


def type_of(meta: Meta) -> pyspiel.GameType:
    """A game as OpenSpiel registers it."""
    options = {option.name: option.default for option in meta.options}
    return pyspiel.GameType(
        short_name=f"python_langbord_{meta.name}",
        long_name=f"Langbord: {meta.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if meta.coop else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.seats),
        min_num_players=FEWEST,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": FEWEST, "deals": DEALS, **options},
    )


class Known:
    """A position with what each seat has been shown so far. Knows how to be copied and pickled."""

    def __init__(self, position: Position[Any], memories: list[bytes]) -> None:
        self.position: Position[Any] = position
        self.memories: list[bytes] = memories  # by seat

    def show(self) -> None:
        """Everybody looks at the table."""
        position = self.position
        observe = observations.load(position.game.meta.name).observe
        for seat, memory in enumerate(self.memories):
            seen = observe(position.state, position.ask, seat)
            self.memories[seat] = blake2b(memory + seen, digest_size=16).digest()

    def __deepcopy__(self, memo: dict[int, Any]) -> Known:
        return Known(self.position.copy(log=False), self.memories[:])

    def __reduce__(self) -> tuple[Callable[[str, list[bytes]], Known], tuple[str, list[bytes]]]:
        return (_known_again, (json.dumps(self.position.save()), self.memories))


def _known_again(saved: str, memories: list[bytes]) -> Known:
    return Known(games.resume(json.loads(saved)), memories)


class BoardGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A game, with its parameters. Each game of the house has a class of its own, made by `adapter`."""

    meta: ClassVar[Meta]
    type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.seats: int = int(chosen.get("players", FEWEST))
        self.deals: int = int(chosen.get("deals", DEALS))
        if self.deals < 1:
            raise OptionError(f"there must be at least one deal, not {self.deals}")
        if self.seats < FEWEST:
            raise OptionError(f"in OpenSpiel players play against each other: {self.seats} are too few, 2 the fewest")
        # OpenSpiel tells numbers from texts by how they look
        given = {option.name: str(chosen[option.name]) for option in self.meta.options if option.name in chosen}
        count = self.meta.check_seats(self.seats)
        self.options: Options = games.load(self.meta.name).complete(count, given)
        self.outcomes: list[tuple[int, float]] = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        average = 1.0 / self.seats
        together = self.meta.together(self.seats, self.options)
        least = 0.0 if together else -average  # together all win or none
        utilities = {"min_utility": least, "max_utility": least + 1.0}
        if not self.meta.coop:
            utilities["utility_sum"] = 0.0
        info = pyspiel.GameInfo(
            num_distinct_actions=observations.load(self.meta.name).moves,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            max_game_length=LONGEST,
            **utilities,
        )
        super().__init__(self.type, info, chosen)

    def new_initial_state(self) -> BoardState:
        """Before the deal."""
        return BoardState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states for OpenSpiel."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Recall(self.meta.name, params) if recalls else Observer(self.meta.name, params)


class BoardState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A state: nothing before the deal, then a position."""

    def __init__(self, game: BoardGame) -> None:
        super().__init__(game)
        self.known: Known | None = None

    def current_player(self) -> int:
        """Who is asked."""
        if self.known is None:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.known.position.ask
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.known is not None and self.known.position.ask is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.known.position.ask if self.known is not None else None
        return ask.moves if ask is not None and ask.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.known is None:
            game = self.get_game()
            if not 0 <= action < game.deals:
                raise IllegalMove(f"there is no deal {action}: deals are numbered from 0 to {game.deals - 1}")
            position = games.load(game.meta.name).new(game.seats, int(action), game.options, log=False)
            self.known = Known(position, [b""] * game.seats)
        else:
            episodes.play(self.known.position, int(action))
        self.known.show()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return games.load(self.get_game().meta.name).vocabulary.word(action)

    def returns(self) -> list[float]:
        """The share of the victory, less the average; together 1 for a victory."""
        if self.known is None or self.known.position.ask is not None:
            return [0.0] * int(self.get_game().num_players())
        return for_winning(self.known.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BoardState:
        """Another state that the player could not tell from this one. It can be played on and copied, not saved."""
        if self.known is None:
            raise IllegalMove("nothing is known before the deal: apply a deal first")
        if not 0 <= player < len(self.known.memories):
            raise WrongSeat(f"there is no player {player} among {len(self.known.memories)}; the first one is player 0")
        chance = Chance(key_from_seed(int(sampler() * 2**53)))
        own = self.known.memories[player]
        memories = [blake2b(own + bytes([seat])).digest() for seat in range(len(self.known.memories))]
        memories[player] = own
        twin: BoardState = self.clone()
        twin.known = Known(self.known.position.imagine(player, chance), memories)
        return twin

    def __str__(self) -> str:
        if self.known is None:
            return BEFORE_THE_DEAL
        words = self.known.position.game.vocabulary.words
        said = " ".join(words[action] for action in self.history()[1:])  # the first one was the deal
        return f"{said} [{state_hash(self.known.position.state)}]"


class Observer:
    """What a seat sees now: the row of docs/observations.md, and the view as JSON."""

    def __init__(self, game: str, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; {params} is not possible")
        self.rows: observations.Rows = observations.load(game)
        self.tensor: NDArray[np.float32] | None = np.zeros(self.rows.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: BoardState, player: int) -> None:
        """Fill the tensor."""
        assert self.tensor is not None
        if state.known is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.rows.both(state.known.position, player)[0]

    def string_from(self, state: BoardState, player: int) -> str:
        """The same for people."""
        if state.known is None:
            return BEFORE_THE_DEAL
        position = state.known.position
        ask = position.ask
        view = position.game.view(position.state, player)
        question = None if ask is None else {"seat": ask.seat, "prompt": ask.prompt, "values": ask.values}
        moves = ask.moves if ask is not None and ask.seat == player else []
        return json.dumps({"observer": player, "view": view, "ask": question, "moves": moves})


class Recall(Observer):
    """All that a seat was ever shown, as a fingerprint."""

    def __init__(self, game: str, params: Any) -> None:
        super().__init__(game, params)
        self.tensor = None
        self.dict = {}

    def set_from(self, state: BoardState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: BoardState, player: int) -> str:
        """Two states have the same if and only if the player cannot tell them apart."""
        if state.known is None:
            return BEFORE_THE_DEAL
        return f"seat {player}, {state.known.memories[player].hex()}"


def adapter(meta: Meta) -> type[BoardGame]:
    """The class that OpenSpiel makes games of."""
    return type(f"{meta.name.title()}Game", (BoardGame,), {"meta": meta, "type": type_of(meta)})


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    for plugin in games.plugins():
        meta = plugin.meta
        if plugin.observation is None or max(meta.seats) < FEWEST:
            continue
        made = adapter(meta)
        if made.type.short_name not in pyspiel.registered_names():
            pyspiel.register_game(made.type, made)


register()
