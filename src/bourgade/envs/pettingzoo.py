"""The games in PettingZoo: one agent for each seat, turn by turn, with action masks.

Importing this registers ``bourgade/Minivilles-v1``, ``bourgade/MintWorks-v1`` and ``bourgade/MaPetiteVille-v1``.

>>> import pettingzoo
>>> import bourgade.envs.pettingzoo
>>> env = pettingzoo.make("aec", "bourgade/Minivilles-v1", players=3)
>>> env.reset(seed=7)
>>> env.agents
['P1', 'P2', 'P3']
"""

import json
from typing import Any

import numpy as np

from ..engine.definition import seat_names
from ..engine.game import EditionOrHouse
from ..engine.playouts import CEILING
from ..errors import UnknownOption
from ..extras import extra
from ..games import definition, definitions
from . import name_of
from .turns import Turns

with extra("pettingzoo", "PettingZoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, register


class BourgadeEnv(AECEnv[str, dict[str, Any], int]):
    """A game at which all seats are agents.

    An observation is ``{"observation": numbers from 0 to 1, "action_mask": 1 for each legal move}``. When the game is
    over, the winners share a reward of 1. A game of ``ceiling`` actions is cut off, and nobody has won it.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo has it)
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "minivilles",
        *,
        edition: EditionOrHouse = None,
        players: int | None = None,
        ceiling: int = CEILING,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise UnknownOption(f"There is no render mode {render_mode!r}: it is ansi or human.")
        self._turns = Turns(definition(game), edition, players, ceiling, options)
        self.metadata = {**self.metadata, "name": name_of(game)}
        self.render_mode = render_mode
        self.possible_agents = seat_names(self._turns.players)
        self.agents: list[str] = []
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self._turns.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._turns.moves,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = {agent: spaces.Discrete(self._turns.moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the moves of an agent, of which the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same luck."""
        self._turns.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._turns.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; only who acts has legal moves."""
        turns, seat = self._turns, self.possible_agents.index(agent)
        mask = turns.mask if seat == turns.actor else np.zeros(turns.moves, np.int8)
        return {"observation": turns.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do a move of the agent that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        turns = self._turns
        turns.play(-1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        if not turns.over and not turns.cut:
            self.agent_selection = self.possible_agents[turns.actor]
        else:
            self.rewards = dict(zip(self.possible_agents, turns.shares.tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, turns.over)
            self.truncations = dict.fromkeys(self.agents, turns.cut)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the position as text, or print it."""
        if self.render_mode is None:
            return None
        text = json.dumps(self._turns.game().position(), indent=1)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is no window."""


for _game in [each.name for each in definitions()]:
    register("aec", name_of(_game), entry_point=BourgadeEnv, kwargs={"game": _game})
