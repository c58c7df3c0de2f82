"""The games as PettingZoo environments, where one agent after another is asked (AEC).

from langbord.lab.envs.pettingzoo_env import env
table = env(game=GAME, seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from langbord import games
from langbord.engine.errors import IllegalMove, WrongSeat
from langbord.engine.position import Position
from langbord.lab import optional_imports
from langbord.lab.envs import episodes, observations, rewards
from langbord.lab.envs.text_render import picture

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from pettingzoo.utils import wrappers  # type: ignore[import-not-found,import-untyped,unused-ignore]
else:
    np = optional_imports.load("numpy", "a PettingZoo environment")
    AECEnv = optional_imports.load("pettingzoo", "a PettingZoo environment").AECEnv
    wrappers = optional_imports.load("pettingzoo.utils", "a PettingZoo environment").wrappers
    spaces = optional_imports.load("gymnasium.spaces", "a PettingZoo environment")

#: What somebody is worth who makes a move that is not legal; the game is then over for all.
ILLEGAL = -1.0
FIRST: Final = games.names()[0]


def env(
    game: str = FIRST,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual checks around it."""
    table: AECEnv[str, Any, Any] = raw_env(game, seats, options, reward, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc,unused-ignore]  # noqa: N801 (PettingZoo's name for it)
    """A table at which every seat is an agent: `seat_0`, `seat_1` …"""

    def __init__(
        self,
        game: str = FIRST,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"langbord_{game}_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.series = episodes.Series(game, seats, options)
        self.worth = rewards.load(reward)
        self.rows = observations.load(game)
        self.position: Position[Any] | None = None
        self.answers = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self.series.seats)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.rows.moves) for agent in self.possible_agents}

    def _seen(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.rows.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.rows.moves,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dict of `observation` (docs/observations.md) and `action_mask`."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The moves of the game, by their numbers."""
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise WrongSeat(f"there is no agent {agent!r}; there is {', '.join(self.possible_agents)}")
        return agent

    def _begun(self) -> Position[Any]:
        if self.position is None:
            raise IllegalMove("no game has begun: call reset() first")
        return self.position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` of the game are for this one alone."""
        self.series.seed(seed)
        if isinstance(options, dict):  # PettingZoo's own test wishes for something that is called "options"
            options = {name: value for name, value in options.items() if name != "options"}
        self.position = self.series.begin(options)
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        ask = self._begun().ask
        if ask is not None:
            self.agent_selection = self.possible_agents[ask.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may see; its legal moves if it is asked, otherwise none."""
        seen, mask = self.rows.both(self._begun(), self.possible_agents.index(self._known(agent)))
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked."""
        position = self._begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episodes.play(position, action)
        self._cumulative_rewards[agent] = 0.0
        self.answers += 1
        if position.ask is None:
            self.rewards = dict(zip(self.possible_agents, self.worth(position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.answers >= episodes.LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        if self.render_mode == "human":
            print(self.render())

    def render(self) -> str:
        """The table as text."""
        return picture(self._begun())

    def close(self) -> None:
        """Nothing is held open."""
