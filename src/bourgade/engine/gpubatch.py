"""Many games at once on a GPU: a batch whose arrays are CuPy's, which PyTorch and others take without a copy."""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..errors import BadBatch
from ..extras import extra
from .batch import Batch
from .game import checked_seed
from .gpu import Kernel, enough_memory, library
from .rules import Rules

EMPTY = {"counts": np.int64, "starts": np.int64, "moves": np.int32, "samples": np.int32, "wrong": np.bool_}


class GpuBatch(Batch):
    """Games that go on side by side on a GPU; make one with ``bourgade.Batch(..., device="cuda")``.

    ``states`` are bytes: a row is a game's record.
    """

    def _make(self, size: int) -> None:
        cp, cuda, definition = cupy(), library(), self._definition
        self._kernels = kernels_of(self._rules)
        with enough_memory():
            self._records = cuda.to_device(np.zeros(size, definition.state))
            memory = cp.cuda.UnownedMemory(
                self._records.device_ctypes_pointer.value, self._records.nbytes, self._records
            )
            self.states = cp.ndarray((size, definition.state.itemsize), cp.uint8, cp.cuda.MemoryPointer(memory, 0))
            self._boxes = cuda.to_device(np.concatenate([setting.boxes for setting in self._settings]))
            self._blank = cuda.to_device(np.zeros(1, definition.state))
            self._scales = cp.asarray((1 / definition.observation.most(self.players)).astype(np.float32))
            self._empty = {name: cp.zeros(0, dtype) for name, dtype in EMPTY.items()}
            self._no_masks = cp.zeros((0, 0), cp.bool_)
            self._sampled: Any = None
            self.games = cp.zeros(size, cp.int64)
            self._keys = cp.zeros(size, cp.int64)
            self.plies = cp.zeros(size, cp.int32)
            self.actors = cp.zeros(size, cp.int32)
            self.rewards = cp.zeros((size, self.players))
            self.over = cp.zeros(size, cp.bool_)
            self.cut = cp.zeros(size, cp.bool_)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew, with the games of a seed; without one, of a random seed."""
        self._seed = checked_seed(seed)
        self._sampled = None
        self.games[:] = cupy().arange(self.size)
        self.rewards[:], self.over[:], self.cut[:] = 0, False, False
        self._advance(self._empty["samples"])

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Do one move in every game, and return ``rewards``, ``over`` and ``cut``; all legal, or none is done."""
        self._advance(self._checked(actions))
        return self.rewards, self.over, self.cut

    def _advance(self, actions: Any) -> None:
        self._kernels["advance_all"](
            self.size,
            self._boxes,
            self._records,
            self._blank,
            self._seed,
            self.ceiling,
            actions,
            self.games,
            self._keys,
            self.plies,
            self.actors,
            self.rewards,
            self.over,
            self.cut,
        )

    def _checked(self, actions: Any) -> Any:
        cp = cupy()
        sampled, self._sampled = self._sampled, None
        if actions is sampled and sampled is not None:
            return sampled
        given = cp.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            kind = f"{given.dtype} of shape {given.shape}"
            raise BadBatch(f"A step takes {self.size} whole numbers, one for each game, not {kind}.")
        chosen = cp.ascontiguousarray(cp.clip(given, -1, self.actions), cp.int32)
        wrong = cp.empty(self.size, cp.bool_)
        self._choices(actions=chosen, wrong=wrong)
        if bool(wrong.any()):
            first = int(wrong.argmax())
            raise BadBatch(self._why_not(first, int(given[first])))
        return chosen

    def _choices(self, masks: Any = None, actions: Any = None, **wanted: Any) -> None:
        """Ask about the legal moves of all games for what is wanted."""
        room = self._empty | wanted
        self._kernels["choices_of_all"](
            self.size,
            self._boxes,
            self._records,
            self.games,
            self._keys,
            self.plies,
            self._empty["samples"] if actions is None else actions,
            room["counts"],
            room["starts"],
            room["moves"],
            room["samples"],
            self._no_masks if masks is None else masks,
            room["wrong"],
        )

    def sample(self) -> Any:
        """Return a random legal move for every game: those with which ``simulate`` plays the same games."""
        out = cupy().empty(self.size, np.int32)
        self._choices(samples=out)
        self._sampled = out
        return out

    def _lists(self) -> tuple[NDArray[Any], NDArray[Any]]:
        cp = cupy()
        counts, starts = cp.empty(self.size, cp.int64), cp.zeros(self.size + 1, cp.int64)
        self._choices(counts=counts)
        cp.cumsum(counts, out=starts[1:])
        moves = cp.empty(int(starts[-1]), cp.int32)
        self._choices(starts=starts, moves=moves)
        return moves, starts

    def mask(self, out: Any = None) -> Any:
        """Return for every game which of its moves are legal."""
        out = self._checked_out(out, (self.size, self.actions), np.bool_)
        self._choices(masks=out)
        return out

    def observe(self, kind: str = "float", seats: ArrayLike | None = None, out: Any = None) -> Any:
        """Return what a seat of every game may know: the seat that acts, or those that are given."""
        cp = cupy()
        who, shape = self._looking(kind, seats), (self.size, self.observation_size)
        if kind == "int":
            out = self._checked_out(out, shape, np.int32)
            self._kernels["encode_for_all"](self.size, self._boxes, self._records, self.games, who, out)
            return out
        out = self._checked_out(out, shape, np.float32)
        whole = cp.empty(shape, cp.int32)
        self._kernels["encode_for_all"](self.size, self._boxes, self._records, self.games, who, whole)
        out[:] = cp.minimum(whole * self._scales, 1)
        return out

    def _checked_seats(self, seats: Any) -> Any:
        return cupy().asarray(super()._checked_seats(cupy().asnumpy(cupy().asarray(seats))))

    def _checked_out(self, out: Any, shape: tuple[int, ...], dtype: Any) -> Any:
        return cupy().empty(shape, dtype) if out is None else super()._checked_out(out, shape, dtype)

    def _state(self, i: int) -> NDArray[Any]:
        return self._rules.ready(np.frombuffer(self.states[i].get().tobytes(), self._definition.state).copy())


@cache
def cupy() -> Any:
    """Return CuPy, or say that it is missing."""
    with extra("cuda", "batches on a GPU"):
        return import_module("cupy")


@cache
def kernels_of(rules: Rules) -> dict[str, Kernel]:
    """Return the kernels that a batch needs; each is compiled when it is first called."""
    encode = rules.definition.observation.encode
    return {
        name: Kernel(rules, name, "batches", encode=encode)
        for name in ("advance_all", "choices_of_all", "encode_for_all")
    }
