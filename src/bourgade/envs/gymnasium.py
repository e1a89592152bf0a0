"""The games in Gymnasium: one seat learns, bots of your choice play the others.

Importing this registers ``bourgade/Minivilles-v1``, ``bourgade/MintWorks-v1`` and ``bourgade/MaPetiteVille-v1``.

>>> import gymnasium
>>> import bourgade.envs.gymnasium
>>> env = gymnasium.make("bourgade/Minivilles-v1", edition="deluxe", opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
"""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import bots_of, find_bot
from ..engine.definition import seat_name, seat_number
from ..engine.game import EditionOrHouse, checked_setting
from ..engine.playouts import CEILING
from ..engine.rule import NOBODY
from ..errors import IllegalAction, UnknownBot, UnknownOption, WrongPlayers, choices, nearest
from ..extras import extra
from ..games import definition, definitions
from . import name_of
from .rounds import LearnerBatch
from .turns import Turns

with extra("gymnasium", "Gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class Moves(spaces.Discrete):
    """The moves of a game. ``sample`` draws a legal one; a mask of your own may be given."""

    def __init__(self, turns: Turns) -> None:
        super().__init__(turns.moves)
        self._turns = turns

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a random move, one that is legal now unless a mask or probabilities say otherwise."""
        if mask is None and probability is None and not self._turns.over:
            return np.int64(self.np_random.choice(self._turns.legal()))
        return super().sample(mask, probability)


class BourgadeEnv(gymnasium.Env[NDArray[Any], int]):
    """A game at which one seat learns.

    An observation has numbers from 0 to 1; ``info["action_mask"]`` and ``action_masks()`` say which moves are legal.
    Another one raises an error, or with ``strict=False`` loses the game. The reward is the learner's share of the
    victory, when the game is over. Without a ``seat``, the learner sits at another one in every game.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str = "minivilles",
        *,
        edition: EditionOrHouse = None,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: str | None = None,
        strict: bool = True,
        ceiling: int = CEILING,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise UnknownOption(f"There is no render mode {render_mode!r}: it is ansi or human.")
        self._turns = Turns(definition(game), edition, players, ceiling, options)
        self._seats = learning_seats(self._turns.players, self._turns.setting.automatic, seat)
        self._names = checked_opponents(opponents, self._turns.players - 1)
        self._bots = [find_bot(game, name, 0) for name in self._names]  # says at once what is wrong with one
        self._strict = strict
        self._episode = -1
        self._learner = self._seats[0]
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 1, (self._turns.size,), np.float32)
        self.action_space: Any = Moves(self._turns)

    def action_masks(self) -> NDArray[Any]:
        """Return which moves are legal, as sb3-contrib asks for it."""
        return self._turns.mask.astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a game; the same seed gives the same luck, and the same bots."""
        super().reset(seed=seed)
        if seed is not None:
            self._episode = -1
            self.action_space.seed(seed)
        turns = self._turns
        while True:  # a game that is over before the learner has moved is none
            self._episode += 1
            self._learner = self._seats[self._episode % len(self._seats)]
            turns.begin(int(self.np_random.integers(1 << 62)))
            game = turns.definition.name
            self._bots = [find_bot(game, name, int(self.np_random.integers(1 << 31))) for name in self._names]
            self._others_play()
            if not turns.over and not turns.cut:
                return self._seen()

    def step(self, action: int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Do a move of the learner, and let the others play until it is to move again."""
        turns = self._turns
        try:
            turns.play(int(action))
        except IllegalAction:
            if self._strict or turns.over:
                raise
            observation, info = self._seen()
            return observation, 0.0, True, False, info | {"illegal": True}
        self._others_play()
        observation, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return observation, float(turns.shares[self._learner]), turns.over, turns.cut, info

    def _others_play(self) -> None:
        turns = self._turns
        while turns.actor not in (self._learner, NOBODY) and not turns.cut:
            bot = self._bots[(turns.actor - self._learner) % turns.players - 1]
            legal = turns.legal()
            view = turns.game().view(seat_name(turns.actor)) if len(legal) > 1 else None
            turns.play(int(legal[0]) if view is None else turns.action(bot.choose(view)))

    def _seen(self) -> tuple[NDArray[Any], dict[str, Any]]:
        return self._turns.observe(self._learner), {"action_mask": self._turns.mask, "seat": self._learner}

    def render(self) -> Any:
        """Return the position as text, or print it."""
        text = json.dumps(self._turns.game().position(), indent=1)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class BourgadeVectorEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Many games at once, in which one seat learns and one of the game's policies plays the others, all compiled.

    A game that ends gives way to the next one in the same step; ``info["final_obs"]`` is how it looked. Moves that are
    not legal raise an error, and then none is done.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str = "minivilles",
        num_envs: int = 1,
        *,
        edition: EditionOrHouse = None,
        players: int | None = None,
        opponents: str = "random",
        seat: str | None = None,
        ceiling: int = CEILING,
        **options: Any,
    ) -> None:
        known = bots_of(game).NAMES
        if opponents not in known:
            hint = nearest(opponents, known)
            raise UnknownBot(f"In a vector {opponents!r} cannot play{hint}: it is {choices(known)}.")
        setting = checked_setting(definition(game), edition, players, options)
        seats = learning_seats(setting.players, setting.automatic, seat)
        self._batch = LearnerBatch(
            game,
            seat=seats[0] if len(seats) == 1 else -1,
            bot=known.index(opponents),
            edition=edition,
            players=players,
            size=num_envs,
            ceiling=ceiling,
            **options,
        )
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 1, (self._batch.observation_size,), np.float32)
        self.single_action_space = spaces.Discrete(self._batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def action_masks(self) -> NDArray[Any]:
        """Return for every game which moves are legal."""
        return self._batch.mask()

    def sample(self) -> NDArray[Any]:
        """Return a random legal move for every game."""
        return self._batch.sample()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin all games anew; of a list of seeds, the first one counts."""
        self._batch.reset(seed[0] if isinstance(seed, list) else seed)
        return self._batch.observe(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do a move of the learner in every game."""
        batch = self._batch
        rewards = batch.play(actions).copy()
        info = self._info()
        ended = batch.over | batch.cut
        if ended.any():
            last = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(ended):
                last[i] = batch.last[i].copy()
            info |= {"final_obs": last, "_final_obs": ended}
        return batch.observe(), rewards, batch.over.copy(), batch.cut.copy(), info

    def _info(self) -> dict[str, Any]:
        all_games = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._batch.mask(),
            "_action_mask": all_games,
            "seat": self._batch.learners.copy(),
            "_seat": all_games,
        }


def learning_seats(players: int, automatic: tuple[str, ...], seat: str | None) -> list[int]:
    """Return the seats at which the learner may sit, or say what is wrong with the one that is asked for."""
    free = [number for number in range(players) if seat_name(number) not in automatic]
    if seat is None:
        return free
    number = seat_number(players, seat)
    if number not in free:
        raise WrongPlayers(
            f"At {seat} the rules dictate all moves: the learner sits at {choices(map(seat_name, free))}."
        )
    return [number]


def checked_opponents(opponents: str | Sequence[str], number: int) -> list[str]:
    """Return a bot for each other seat, the one after the learner's first."""
    names = [opponents] * number if isinstance(opponents, str) else list(opponents)
    if len(names) != number:
        raise WrongPlayers(f"There are {number} opponents, so one bot or {number} bots, not {len(names)}.")
    return names


for _game in [each.name for each in definitions()]:
    gymnasium.register(
        name_of(_game),
        entry_point=BourgadeEnv,
        vector_entry_point=BourgadeVectorEnv,
        kwargs={"game": _game},
        order_enforce=False,
        disable_env_checker=True,
    )
