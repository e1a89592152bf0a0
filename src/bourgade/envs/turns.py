"""One game in numbers: a move in, and out comes all that the next one to act wants to know."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.batch import checked_count, functions_of
from ..engine.definition import Definition, Setting
from ..engine.game import EditionOrHouse, Game, checked_seed, checked_setting
from ..engine.luck import game_key
from ..engine.rule import NOBODY
from ..engine.rules import rules_of
from ..errors import IllegalAction, choices

SHOWN = 8  # legal moves that an error names


class Turns:
    """A game whose moves are numbers. Chance acts by itself."""

    def __init__(
        self,
        definition: Definition,
        edition: EditionOrHouse,
        players: int | None,
        ceiling: int,
        options: dict[str, Any],
    ) -> None:
        self.definition = definition
        self.setting: Setting = checked_setting(definition, edition, players, options)
        self.ceiling = checked_count("ceiling", ceiling)
        self.players = self.setting.players
        self.moves = definition.moves
        self.size = definition.observation.size(self.players)
        rules = rules_of(definition)
        functions = functions_of(rules)
        self._turn, self._look = functions.turn, functions.look_at
        self._rules = rules
        self._boxes = rules.ready(self.setting.boxes)
        self._spare = rules.new_states()
        self._out = np.zeros(definition.most_legal, np.int32)
        self._whole = np.zeros(self.size, np.int32)
        self._scales = (1 / definition.observation.most(self.players)).astype(np.float32)
        self._key = 0
        self.states = rules.new_states()
        self.shares = np.zeros(self.players)
        self.actor = NOBODY  # the seat that acts; NOBODY when the game is over
        self.ply = 0
        self.observation = np.zeros(self.size, np.float32)  # of the seat that acts
        self.mask = np.zeros(self.moves, np.int8)  # of its moves
        self._n = 0

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor == NOBODY

    @property
    def cut(self) -> bool:
        """Whether the game has gone on for too long."""
        return self.actor != NOBODY and self.ply >= self.ceiling

    def begin(self, seed: int | None, number: int = 0) -> None:
        """Begin a game of a seed."""
        self._key = game_key(checked_seed(seed), number)
        self.states = self._rules.new_states()
        self.shares[:] = 0
        self._rules.setup(self._boxes, self.states)
        self._do(-1, 0)

    def play(self, action: int) -> None:
        """Do a move; one that is not legal is refused."""
        if not (0 <= action < self.moves and self.mask[action]):
            raise IllegalAction(self._why_not(action))
        self._do(action, self.ply)

    def _do(self, action: int, ply: int) -> None:
        self.observation = np.empty(self.size, np.float32)
        self.mask = np.empty(self.moves, np.int8)
        self.actor, self.ply, self._n = self._turn(
            self._boxes,
            self.states,
            self._spare,
            self._key,
            action,
            ply,
            self._out,
            self._whole,
            self._scales,
            self.observation,
            self.mask,
            self.shares,
        )

    def legal(self) -> NDArray[Any]:
        """Return the legal moves."""
        return self._out[: self._n].copy()

    def observe(self, seat: int) -> NDArray[Any]:
        """Return what a seat may know."""
        if seat == self.actor:
            return self.observation
        seen = np.empty(self.size, np.float32)
        self._look(self._boxes, self.states, self._spare, seat, self._whole, self._scales, seen)
        return seen

    def game(self) -> Game:
        """Return the game as it is now; what is done to it does not touch this one."""
        return Game(self._rules, self.setting, self.states.copy(), None)

    def words(self, actions: list[int]) -> list[str]:
        """Return the texts of actions."""
        return self._rules.words(self._boxes, self.states, actions)

    def action(self, text: str) -> int:
        """Return the legal move that a text means."""
        number = self._rules.number(self._boxes, self.states, text)
        if not isinstance(number, int) or not (0 <= number < self.moves and self.mask[number]):
            raise IllegalAction(self._why_not(text))
        return number

    def _why_not(self, action: object) -> str:
        if self.over:
            return "The game is over: begin another one."
        legal = self.legal().tolist()
        shown = [f"{number}, `{text}`" for number, text in zip(legal[:SHOWN], self.words(legal[:SHOWN]), strict=True)]
        more = [f"{len(legal) - SHOWN} more"] if len(legal) > SHOWN else []
        return f"Move {action!r} is not legal now: it is {choices(shown + more)}."
