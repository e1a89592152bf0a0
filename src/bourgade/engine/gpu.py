"""The rules on a GPU, by numba-cuda: what is needed for it, kernels bound to a game, and many games at once.

Nothing that is imported without a GPU being asked for imports CUDA.
"""

import warnings
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..errors import BadDevice
from ..extras import extra, installing
from ..texts import messages_of
from .compiling import compiling, inlined, keep, widest
from .definition import Setting
from .lanes import by_lot, nothing
from .rules import Rules

message = messages_of(__package__)

if TYPE_CHECKING:
    from collections.abc import Iterator

OLDEST = (7, 0)  # compute capability: older ones cannot vote
THREADS = 128  # in a block
REGISTERS = 64  # for each thread
MOST_BLOCKS = 8  # for each multiprocessor: more do not fit
LOCAL = 4 << 20  # bytes of all threads of a multiprocessor: more do not stay in its cache
LAUNCH = 1 << 20  # games that are played in one go: some tenths of a second of random play ...
ROOM = 1 << 30  # ... and at most so many bytes of notes on them


# --- What is needed ---------------------------------------------------------------------------------------------------


@cache
def library() -> Any:
    """Return ``numba.cuda``, or say what is missing. It compiles without a GPU, too."""
    with extra("cuda", message("wrong-for-gpu")):
        number = version("numba-cuda")
    try:
        import_module("_numba_cuda_redirector")  # else Numba's own, which is old, may come first
        cuda = import_module("numba.cuda")
        import_module("numba.cuda.cudaimpl")  # else what does not fit comes to light when something is compiled
        config: Any = import_module("numba.cuda.core.config")
    except Exception as error:  # that it does not fit this NumPy, it says in many ways
        said = " ".join(str(error).split())
        raise BadDevice(
            message("wrong-numba-cuda", version=number, numpy=np.__version__, why=said, command=installing("cuda"))
        ) from error
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are fine
    return cuda


@cache
def check_gpu() -> None:
    """Say in one sentence why no GPU can be used, if so."""
    cuda = library()
    if not cuda.is_available():
        raise BadDevice(message("wrong-no-gpu"))
    device = cuda.get_current_device()
    if device.compute_capability < OLDEST:
        name = device.name.decode() if isinstance(device.name, bytes) else device.name
        raise BadDevice(message("wrong-old-gpu", name=name))


@contextmanager
def enough_memory() -> "Iterator[None]":
    """Say in one sentence that a GPU is too small."""
    try:
        yield
    except MemoryError:
        raise BadDevice(message("wrong-gpu-memory")) from None
    except Exception as error:
        if "OUT_OF_MEMORY" in str(error) or "OutOfMemory" in type(error).__name__:
            raise BadDevice(message("wrong-gpu-memory")) from error
        raise


# --- Kernels ----------------------------------------------------------------------------------------------------------


def jit(function: Callable[..., Any], *, called_from_python: bool) -> Any:
    """Return a function as numba-cuda compiles it: a kernel, or what kernels call."""
    cuda = library()
    if called_from_python:
        kernel = cuda.jit(function, max_registers=REGISTERS)
        keep(kernel, import_module("numba.cuda.core.config"))
        return kernel
    dispatcher = cuda.jit(function, device=True, inline=inlined(function))
    compile_for = dispatcher.compile_device
    dispatcher.compile_device = lambda types, result=None: compile_for(tuple(map(widest, types)), result)
    return dispatcher


def bound(rules: Rules, name: str, label: str, **slots: Callable[..., Any]) -> Any:
    """Return a kernel of ``kernels.py`` for a game, as numba-cuda makes it."""
    library()
    from . import kernels

    definition = rules.definition
    constants = {
        "STATE": definition.state,
        "MOST": definition.most_legal,
        "MOVE": np.int16 if definition.notation.size < 1 << 15 else np.int32,
    }
    voting = {"goes_on": kernels.any_goes_on, "has_turn": kernels.is_in_majority}
    binder = rules.binder(f"{label} on a GPU", jit=jit, constants=constants, **voting, **slots)
    return binder.outermost(getattr(kernels, name))


class Kernel:
    """A kernel for a game, compiled when it is first called, or loaded from the cache."""

    def __init__(self, rules: Rules, name: str, label: str, **slots: Callable[..., Any]) -> None:
        self._what = f"the {label} of {rules.definition.name} on a GPU"
        self._kernel = bound(rules, name, label, **slots)
        self._blocks = 1  # for each multiprocessor
        self._ready = False

    def __call__(self, threads: int, *arguments: Any) -> None:
        """Start so many threads, or as many as there is room for."""
        blocks = min(-(-threads // THREADS), library().get_current_device().MULTIPROCESSOR_COUNT * self._blocks)
        launch = self._kernel[blocks, THREADS]
        with enough_memory():
            if self._ready:
                launch(*arguments)
                return
            with compiling(self._kernel.__qualname__, self._what), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                launch(*arguments)
        self._blocks = max(1, min(MOST_BLOCKS, LOCAL // (THREADS * max(1, self.about()["local"]))))
        self._ready = True

    def about(self) -> dict[str, int]:
        """Return what a thread takes: registers and bytes of local memory; and how many a multiprocessor holds."""
        [made] = self._kernel.overloads.values()
        return {
            "registers": made.regs_per_thread,
            "local": made.local_mem_per_thread,
            "threads": self._blocks * THREADS,
        }


# --- Many games -------------------------------------------------------------------------------------------------------


@dataclass
class Played:
    """Games that were played, one entry each."""

    states: NDArray[Any]  # as they ended, if they were to be kept
    decisions: NDArray[Any]
    turns: NDArray[Any]
    shares: NDArray[Any]
    notes: NDArray[Any]


class Player:
    """Plays many games on a GPU: by lot, or by a game's policies, with or without notes."""

    def __init__(
        self,
        rules: Rules,
        label: str = "random games",
        *,
        notes: Any = np.int8,
        pick: Callable[..., Any] = by_lot,
        note: Callable[..., Any] = nothing,
        **slots: Callable[..., Any],
    ) -> None:
        self.kernel = Kernel(rules, "play_games", label, pick=pick, note=note, **slots)
        self._rules = rules
        self._notes = np.dtype(notes)
        self.launch = min(LAUNCH, ROOM // self._notes.itemsize)  # games that it plays in one go at most

    def play(
        self,
        tables: Sequence[Setting],
        seed: int,
        first: int,
        games: int,
        ceiling: int,
        bots: NDArray[Any] | None = None,
        things: NDArray[Any] | None = None,
        *,
        keep_states: bool = False,
    ) -> Played:
        """Play game ``first``, ``first`` + 1, … of a seed; game ``n`` on table ``n`` modulo their number."""
        cuda, state = library(), self._rules.definition.state
        noted = games if self._notes != np.int8 else 1
        seats = max(table.players for table in tables)
        players = np.zeros(seats, np.int64) if bots is None else bots.astype(np.int64)
        built = np.zeros(1, np.int64) if things is None else things.astype(np.int64)
        with enough_memory():
            finals = cuda.to_device(np.zeros(games if keep_states else 0, state))
            numbers = [cuda.device_array(games, np.int32) for _ in range(2)]
            shares = cuda.to_device(np.zeros((games, seats)))
            notes = cuda.to_device(np.zeros(noted, self._notes))
            self.kernel(
                games,
                cuda.to_device(np.concatenate([table.boxes for table in tables])),
                cuda.to_device(np.zeros(1, state)),
                seed,
                first,
                games,
                ceiling,
                cuda.to_device(players),
                cuda.to_device(built),
                finals,
                *numbers,
                shares,
                notes,
            )
            return Played(*(array.copy_to_host() for array in (finals, *numbers, shares, notes)))


@cache
def player_by_lot(rules: Rules) -> Player:
    """Return what plays random games of a game."""
    return Player(rules)
