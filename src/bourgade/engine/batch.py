"""Many games at once, for programs that learn: arrays in, arrays out, and no Python loop over the games."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..errors import BadBatch, choices, nearest
from . import batching
from .definition import Definition, Setting
from .devices import checked_device
from .game import EditionOrHouse, Game, checked_seed, checked_setting
from .playouts import CEILING
from .rule import is_rule
from .rules import Rules, rules_of

KINDS = ("float", "int")  # of observations
SHOWN = 4  # legal moves that an error names
ROOM = 64  # legal moves of a game that there is room for at first


class Batch:
    """Games that go on side by side; make one with :class:`bourgade.Batch`.

    Chance acts by itself, so it is always a seat that acts. A game that is over gives way to the next one. Game ``n``
    of a seed has the same luck in every batch: place ``i`` plays the games ``i``, ``i + size``, ``i + 2 * size`` …

    ``edition`` may be a list: the games take turns, game ``n`` is of edition ``n`` modulo their number.

    Arrays are written in place, step after step: copy what you want to keep. They are NumPy's, or with
    ``device="cuda"`` CuPy's, on the GPU.

    >>> import bourgade
    >>> batch = bourgade.Batch("minivilles", players=4, size=8, seed=7)
    >>> rewards, over, cut = batch.step(batch.sample())
    >>> rewards.shape, batch.observe().shape == (8, batch.observation_size)
    ((8, 4), True)
    """

    def __new__(cls, *_: Any, device: str = "cpu", **__: Any) -> "Batch":
        """Return a batch on a device."""
        if checked_device(device) == "cuda" and cls is Batch:
            from .gpubatch import GpuBatch

            return object.__new__(GpuBatch)
        return object.__new__(cls)

    def __init__(
        self,
        game: str,
        *,
        edition: EditionOrHouse | Sequence[EditionOrHouse] = None,
        players: int | None = None,
        size: int = 1024,
        seed: int | None = None,
        ceiling: int = CEILING,
        device: str = "cpu",
        **options: Any,
    ) -> None:
        from ..games import definition

        self._definition = definition(game)
        self._settings = checked_settings(self._definition, edition, players, options)
        self.device = device
        self.ceiling = checked_count("ceiling", ceiling)
        self._rules = rules_of(self._definition)
        self._make(checked_count("size", size))
        self.reset(seed)

    def _make(self, size: int) -> None:
        """Make the arrays, and what works on them."""
        self._do = functions_of(self._rules)
        self._boxes = self._rules.ready(np.concatenate([setting.boxes for setting in self._settings]))
        self._blank, self._spare = self._rules.new_states(), self._rules.new_states()
        self._legal = np.zeros(self._definition.most_legal, np.int32)  # room for those of one game
        room = size * ROOM + len(self._legal)
        self._moves = np.zeros(room, np.int32)  # legal moves of all games, one after the other ...
        self._starts = np.zeros(size + 1, np.int64)  # ... those of each begin here ...
        self._listed = 0  # ... for so many games they are listed as they are now
        self._sampled: NDArray[Any] | None = None  # moves that were chosen among those
        self._whole = np.zeros(self.observation_size, np.int32)
        self._scales = (1 / self._definition.observation.most(self.players)).astype(np.float32)
        self.states = self._rules.new_states(size)
        self.games = np.zeros(size, np.int64)  # the number of the game at each place
        self._keys = np.zeros(size, np.int64)  # of its luck
        self.plies = np.zeros(size, np.int32)  # its actions so far, those of chance too
        self.actors = np.zeros(size, np.int32)  # the seat that acts, from 0
        self.rewards = np.zeros((size, self.players))  # 1 shared among the winners of a game that the last step ended
        self.over = np.zeros(size, np.bool_)  # whether the last step ended a game
        self.cut = np.zeros(size, np.bool_)  # whether it reached the ceiling of actions, and was cut off

    # --- What it is ---------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """How many games go on."""
        return len(self.states)

    @property
    def players(self) -> int:
        """How many seats a game has."""
        return self._settings[0].players

    @property
    def actions(self) -> int:
        """How many moves there are; a move is a number below this."""
        return self._definition.moves

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self._definition.observation.size(self.players)

    def features(self) -> dict[str, slice]:
        """Return where each feature is in an observation.

        >>> import bourgade
        >>> bourgade.Batch("minivilles", size=1).features()["coins"]
        slice(0, 2, None)
        """
        return self._definition.observation.places(self.players)

    def __repr__(self) -> str:
        editions = ", ".join(setting.edition for setting in self._settings)
        return f"<Batch of {self.size} games of {self._definition.name} {editions}, {self.players} players>"

    # --- What is done -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begin anew, with the games of a seed; without one, of a random seed."""
        self._seed = checked_seed(seed)
        self.games[:] = np.arange(self.size)
        self.rewards[:], self.over[:], self.cut[:] = 0, False, False
        self._listed, self._sampled = 0, None
        self._do.begin_all(
            self._boxes, self.states, self._blank, self._seed, self.games, self._keys, self.plies, self.actors
        )

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Do one move in every game, and return ``rewards``, ``over`` and ``cut``.

        If one of the moves is not legal, none is done.

        >>> import bourgade
        >>> batch = bourgade.Batch("minivilles", size=2, seed=1)
        >>> batch.step([0, 7])
        Traceback (most recent call last):
        ...
        bourgade.errors.BadBatch: Move 7, `build nothing`, is not legal in game 1 of the batch: it is 0, `roll 1`.
        """
        chosen = self._checked(actions)
        self._listed = self._do.step_all(
            self._boxes,
            self.states,
            self._blank,
            self._seed,
            self.ceiling,
            chosen,
            self.games,
            self._keys,
            self.plies,
            self.actors,
            self.rewards,
            self.over,
            self.cut,
            len(self._legal),
            self._moves,
            self._starts,
        )
        return self.rewards, self.over, self.cut

    def _checked(self, actions: ArrayLike) -> NDArray[Any]:
        """Return moves as the rules take them, or say what is wrong with one."""
        sampled, self._sampled = self._sampled, None
        if actions is sampled and sampled is not None:
            return sampled
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            kind = f"{given.dtype} of shape {given.shape}"
            raise BadBatch(f"A step takes {self.size} whole numbers, one for each game, not {kind}.")
        chosen = np.ascontiguousarray(np.clip(given, -1, self.actions), np.int32)
        wrong = self._do.first_illegal(*self._lists(), chosen)
        if wrong >= 0:
            raise BadBatch(self._why_not(wrong, int(given[wrong])))
        return chosen

    def _why_not(self, i: int, action: int) -> str:
        game = self.game(i)
        moves, starts = self._lists()
        legal, texts = moves[starts[i] : starts[i + 1]].tolist(), game.legal()
        known = self._definition.notation.fixed.get(action)
        name = f"Move {action}" + (f", `{known.text}`," if known else "")
        shown = [f"{move}, `{text}`" for move, text in zip(legal[:SHOWN], texts, strict=False)]
        more = [f"{len(legal) - SHOWN} more"] if len(legal) > SHOWN else []
        return f"{name} is not legal in game {i} of the batch: it is {choices(shown + more)}."

    # --- What can be done ---------------------------------------------------------------------------------------------

    def sample(self) -> NDArray[Any]:
        """Return a random legal move for every game: those with which ``simulate`` plays the same games."""
        out = np.empty(self.size, np.int32)
        self._do.sample_all(*self._lists(), self._keys, self.plies, out)
        out.flags.writeable = False  # so that these very moves need not be checked
        self._sampled = out
        return out

    def legal(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the legal moves of all games in a row, and where those of each game begin; the last entry is the end.

        >>> import bourgade
        >>> moves, starts = bourgade.Batch("minivilles", size=3).legal()
        >>> moves.tolist(), starts.tolist()
        ([0, 0, 0], [0, 1, 2, 3])
        """
        moves, starts = self._lists()
        return moves[: starts[-1]].copy(), starts.copy()

    def mask(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Return for every game which of its moves are legal."""
        out = self._checked_out(out, (self.size, self.actions), np.bool_)
        self._do.mask_all(*self._lists(), out)
        return out

    def _lists(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the legal moves of all games, which are listed once for each step."""
        while self._listed < self.size:
            done = self._do.list_all(
                self._boxes, self.states, self.games, self._listed, len(self._legal), self._moves, self._starts
            )
            if done < self.size:
                self._moves = np.resize(self._moves, 2 * len(self._moves))
            self._listed = done
        return self._moves, self._starts

    def observe(
        self, kind: str = "float", seats: ArrayLike | None = None, out: NDArray[Any] | None = None
    ) -> NDArray[Any]:
        """Return what a seat of every game may know: the seat that acts, or those that are given.

        ``"float"`` gives numbers from 0 to 1, ``"int"`` whole numbers as they are.
        """
        who, shape = self._looking(kind, seats), (self.size, self.observation_size)
        if kind == "int":
            out = self._checked_out(out, shape, np.int32)
            self._do.encode_all(self._boxes, self.states, self.games, self._spare, who, out)
        else:
            out = self._checked_out(out, shape, np.float32)
            self._do.scale_all(self._boxes, self.states, self.games, self._spare, who, self._whole, self._scales, out)
        return out

    def _looking(self, kind: str, seats: ArrayLike | None) -> NDArray[Any]:
        """Return who looks at each game, or say what is wrong."""
        if kind not in KINDS:
            raise BadBatch(f"There are no observations of kind {kind!r}{nearest(kind, KINDS)}: it is {choices(KINDS)}.")
        return self.actors if seats is None else self._checked_seats(seats)

    def _checked_seats(self, seats: ArrayLike) -> NDArray[Any]:
        given = np.asarray(seats)
        try:
            who = np.broadcast_to(given, self.size)
        except ValueError:
            who = np.empty(0)
        if given.dtype.kind not in "iu" or len(who) != self.size or who.min() < 0 or who.max() >= self.players:
            raise BadBatch(f"Seats are numbers from 0 to {self.players - 1}, one or one for each game, not {seats!r}.")
        return np.ascontiguousarray(who, np.int32)

    def _checked_out(self, out: NDArray[Any] | None, shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
        if out is None:
            return np.empty(shape, dtype)
        if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous:
            raise BadBatch(f"`out` is a contiguous array of {np.dtype(dtype)} and shape {shape}.")
        return out

    # --- One of the games ---------------------------------------------------------------------------------------------

    def game(self, i: int) -> Game:
        """Return one of the games as it is now; what is done to it does not touch the batch.

        >>> import bourgade
        >>> bourgade.Batch("minivilles", size=3).game(2).legal()
        ['roll 1']
        """
        if not -self.size <= i < self.size:
            raise BadBatch(f"The batch has the games 0 to {self.size - 1}, not {i!r}.")
        i %= self.size
        setting = self._settings[int(self.games[i]) % len(self._settings)]
        return Game(self._rules, setting, self._state(i), None)

    def _state(self, i: int) -> NDArray[Any]:
        return self.states[i : i + 1].copy()


def checked_settings(
    definition: Definition, edition: Any, players: int | None, options: Mapping[str, Any]
) -> list[Setting]:
    """Return the settings of the editions of a batch, or say what is wrong."""
    editions = list(edition) if isinstance(edition, list | tuple) else [edition]
    if not editions:
        raise BadBatch("A batch needs an edition, or a list of some.")
    settings = [checked_setting(definition, one, players, options) for one in editions]
    if len({setting.players for setting in settings}) > 1:
        raise BadBatch("All games of a batch have as many players: say how many, as players=4.")
    return settings


@cache
def functions_of(rules: Rules) -> Any:
    """Return the functions of ``batching.py`` bound to a game; they are compiled when they are first called."""
    names = [name for name, value in vars(batching).items() if is_rule(value) and value.__module__ == batching.__name__]
    binder = rules.binder("batches", encode=rules.definition.observation.encode)
    return SimpleNamespace(**{name: binder.entry(getattr(batching, name)) for name in names})


def checked_count(name: str, number: object) -> int:
    """Return a number of games or actions, or say what is wrong."""
    if not isinstance(number, int | np.integer) or isinstance(number, bool) or number < 1:
        raise BadBatch(f"The {name} of a batch is a whole number from 1, not {number!r}.")
    return int(number)
