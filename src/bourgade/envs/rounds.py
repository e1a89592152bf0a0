"""Many games in which one seat learns: from one of its moves to its next, the others play in between."""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import bots_of
from ..bots.policies import choose
from ..engine.batch import Batch
from ..engine.batching import begin, leave_to_chance, look
from ..engine.game import checked_seed
from ..engine.luck import word
from ..engine.rule import NOBODY, rule
from ..engine.rules import Rules
from ..engine.slots import actor, apply, legal, returns

LUCK_OF_BOTS = -2  # what they draw lots with, a kind of its own beside a game's kinds of chance


@rule
def others_play(box: Any, state: Any, key: int, learner: int, bot: int, ply: int, ceiling: int, out: Any) -> int:
    """Let bots and chance act until the learner is to move or the game ends; return the number of actions so far."""
    ply, who = leave_to_chance(box, state, key, ply)
    while who != NOBODY and who != learner and ply < ceiling:
        n = legal(box, state, out)
        apply(box, state, choose(box, state, bot, word(key, ply, LUCK_OF_BOTS), out, n))
        ply, who = leave_to_chance(box, state, key, ply + 1)
    return ply


@rule
def begin_round(
    box: Any,
    states: Any,
    blank: Any,
    seed: int,
    i: int,
    games: Any,
    keys: Any,
    plies: Any,
    seats: Any,
    seat: int,
    bot: int,
    ceiling: int,
    out: Any,
) -> None:
    """Begin a game, and let the others play until the learner is to move; a game that is over by then is none."""
    players = box.players + 0
    while True:
        begin(box, states, blank, seed, i, games, keys, plies)
        seats[i] = seat if seat >= 0 else games[i] % players
        plies[i] = others_play(box, states[i], keys[i] + 0, seats[i] + 0, bot, plies[i] + 0, ceiling, out)
        if actor(box, states[i]) == seats[i]:
            break
        games[i] += len(states)


@rule
def begin_rounds(
    boxes: Any,
    states: Any,
    blank: Any,
    seed: int,
    games: Any,
    keys: Any,
    plies: Any,
    seats: Any,
    seat: int,
    bot: int,
    ceiling: int,
    out: Any,
) -> None:
    """Begin all games."""
    for i in range(len(states)):
        begin_round(boxes[0], states, blank, seed, i, games, keys, plies, seats, seat, bot, ceiling, out)


@rule
def play_rounds(
    boxes: Any,
    states: Any,
    blank: Any,
    spare: Any,
    seed: int,
    actions: Any,
    games: Any,
    keys: Any,
    plies: Any,
    seats: Any,
    seat: int,
    bot: int,
    ceiling: int,
    out: Any,
    whole: Any,
    scales: Any,
    shares: Any,
    rewards: Any,
    over: Any,
    cut: Any,
    last: Any,
) -> None:
    """Do a legal move of the learner in every game; where one ends, ``last`` is how it looked, and another begins."""
    box = boxes[0]
    for i in range(len(states)):
        apply(box, states[i], actions[i])
        plies[i] = others_play(box, states[i], keys[i] + 0, seats[i] + 0, bot, plies[i] + 1, ceiling, out)
        over[i] = actor(box, states[i]) == NOBODY
        cut[i] = not over[i] and plies[i] >= ceiling
        rewards[i] = 0
        if over[i] or cut[i]:
            returns(box, states[i], shares)
            rewards[i] = shares[seats[i]]
            look(box, states, i, spare, seats[i] + 0, whole, scales, last[i])
            games[i] += len(states)
            begin_round(box, states, blank, seed, i, games, keys, plies, seats, seat, bot, ceiling, out)


class LearnerBatch(Batch):
    """A batch in which one seat of every game learns, and one of the game's policies plays the others.

    ``seat`` is the learner's, from 0, or -1 for another one in every game.
    """

    def __init__(self, game: str, *, seat: int, bot: int, **given: Any) -> None:
        self._seat, self._bot = seat, bot
        self.learners = np.zeros(0, np.int32)  # the learner's seat in each game
        super().__init__(game, **given)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew, with the games of a seed."""
        self._seed = checked_seed(seed)
        self._listed, self._sampled = 0, None
        self.learners = np.zeros(self.size, np.int32)
        self.last = np.zeros((self.size, self.observation_size), np.float32)  # of the games that the last step ended
        self._shares = np.zeros(self.players)
        self._gained = np.zeros(self.size)
        self.games[:] = np.arange(self.size)
        rounds_of(self._rules).begin_rounds(
            self._boxes, self.states, self._blank, self._seed, *self._numbers(), self._legal
        )
        self.actors[:] = self.learners

    def _numbers(self) -> tuple[Any, ...]:
        return self.games, self._keys, self.plies, self.learners, self._seat, self._bot, self.ceiling

    def play(self, actions: Any) -> NDArray[Any]:
        """Do a move of the learner in every game, and return its rewards; one that is not legal stops them all."""
        chosen = self._checked(actions)
        self._listed = 0
        rounds_of(self._rules).play_rounds(
            self._boxes,
            self.states,
            self._blank,
            self._spare,
            self._seed,
            chosen,
            *self._numbers(),
            self._legal,
            self._whole,
            self._scales,
            self._shares,
            self._gained,
            self.over,
            self.cut,
            self.last,
        )
        self.actors[:] = self.learners
        return self._gained


@cache
def rounds_of(rules: Rules) -> Any:
    """Return the rules above bound to a game and to its policies; they are compiled when they are first called."""
    name = rules.definition.name
    binder = rules.binder("rounds", encode=rules.definition.observation.encode, score=bots_of(name).score)
    return SimpleNamespace(begin_rounds=binder.entry(begin_rounds), play_rounds=binder.entry(play_rounds))
