"""Bind rules to a game and compile them, with a cache on disk. The only module that imports Numba.

Numba's cache knows a function by its file, name, line, signature and bytecode, and by nothing it calls or reads. So:

- the cache folder is named after a fingerprint of the package's sources: a change anywhere compiles anew;
- a generic algorithm bound to a game is a copy whose name says what was bound into it (``playout[minivilles]``), else
  two games of equal record type would share one compilation.
"""

import dis
import hashlib
import shutil
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, cast

from .rule import is_rule, is_slot

try:
    numba: Any = import_module("numba")
except ImportError:  # the package runs interpreted, only slower
    numba = None

COMPILED = [
    "engine/*.py",
    "games/*/*.py",
    "games/*/*.toml",
    "bots/*.py",
    "envs/*.py",
    "lab/*.py",
]  # what compiled code depends on
KEPT_FINGERPRINTS = 4  # installations of several versions side by side don't take each other's cache away

deciding_cache = threading.Lock()


def can_compile() -> bool:
    """Tell whether Numba is there and not switched off by NUMBA_DISABLE_JIT."""
    return numba is not None and not numba.config.DISABLE_JIT


class Binder:
    """Makes copies of rules in which every slot is filled by a game's rules, compiled or not.

    One binder serves one game; it makes one copy of each function, however many algorithms call it.
    """

    def __init__(self, label: str, rules: Mapping[str, Callable[..., Any]], *, compiled: bool) -> None:
        self.label = label
        self.rules = rules
        self.compiled = compiled
        self._copies: dict[object, tuple[Callable[..., Any], bool]] = {}

    def entry(self, function: Callable[..., Any]) -> "Entry":
        """Return a function for callers outside the rules; it is compiled when it is first called."""
        copy, _ = self._new_copy(cast(FunctionType, function), called_from_python=True)
        return Entry(f"{function.__name__}[{self.label}]", copy, compiled=self.compiled)

    def _copy(self, function: Any) -> tuple[Callable[..., Any], bool]:
        if is_slot(function):
            return self._copy(self.rules[function.__name__])[0], True
        if function not in self._copies:
            self._copies[function] = self._new_copy(function, called_from_python=False)
        return self._copies[function]

    def _new_copy(self, function: FunctionType, *, called_from_python: bool) -> tuple[Callable[..., Any], bool]:
        names = dict(function.__globals__)
        generic = False  # whether the function depends on what fills a slot, itself or in what it calls
        for name in names_in(function.__code__):
            if is_rule(names.get(name)):
                names[name], depends = self._copy(names[name])
                generic = generic or depends
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
        copy.__module__ = function.__module__
        copy.__qualname__ = f"{function.__qualname__}[{self.label}]" if generic else function.__qualname__
        if called_from_python:  # it is compiled with a wrapper, and must not be mistaken for a copy without one
            copy.__qualname__ += ".entry"
        return (jit(copy, called_from_python=called_from_python) if self.compiled else copy), generic


class Entry:
    """A bound function, compiled at its first call, or loaded from the cache."""

    def __init__(self, name: str, function: Callable[..., Any], *, compiled: bool) -> None:
        self._name = name
        self._function = function
        self._ready = not compiled

    def __call__(self, *arguments: Any) -> Any:
        """Call the function."""
        if not self._ready:
            self._prepare(arguments)
        return self._function(*arguments)

    def _prepare(self, arguments: tuple[Any, ...]) -> None:
        signature = tuple(numba.typeof(argument) for argument in arguments)
        with compiling(self._name):
            cast(Any, self._function).compile(signature)
        self._ready = True


def names_in(code: CodeType) -> Iterator[str]:
    """Return the global names that a function's code reads."""
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval


def jit(function: Callable[..., Any], *, called_from_python: bool) -> Any:
    """Return the function as Numba compiles it, cached in our folder."""
    # Wrappers that take a record from Python make up a third of the time to compile; rules need none.
    wrappers = {} if called_from_python else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = numba.njit(nogil=True, **wrappers)(function)
    compile_for = dispatcher.compile
    dispatcher.compile = lambda types: compile_for(tuple(map(widest, types)))
    folder = cache_folder()
    if folder is not None:
        # The folder is ours alone while we decide on it: users have Numba code of their own.
        with deciding_cache:
            before = numba.config.CACHE_DIR
            numba.config.CACHE_DIR = str(folder)
            try:
                dispatcher.enable_caching()
            finally:
                numba.config.CACHE_DIR = before
    return dispatcher


def widest(kind: Any) -> Any:
    """Return int64 for any type of whole numbers: else a rule is compiled for every width and for every constant."""
    return numba.int64 if isinstance(kind, numba.types.Integer) else kind


@contextmanager
def compiling(name: str) -> Iterator[None]:
    """Compile something alone: two processes that compile into one folder lose entries."""
    import filelock

    folder = cache_folder()
    if folder is None:
        announce()
        yield
        return
    done = folder / f"{name}.done"
    with filelock.FileLock(folder / "lock"):
        if not done.exists():
            announce()
        yield
        done.touch()


@cache
def announce() -> None:
    """Say once why nothing happens for some seconds."""
    print("bourgade: compiling the rules, this once; it takes some seconds …", file=sys.stderr, flush=True)


@cache
def cache_folder() -> Path | None:
    """Return the folder of compiled code for these sources, or None where there is nowhere to write."""
    import platformdirs

    chosen = numba.config.CACHE_DIR
    root = Path(chosen) / "bourgade" if chosen else platformdirs.user_cache_path("bourgade")
    folder = root / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()
        remove_old(root)
    except OSError:
        return None
    return folder


@cache
def fingerprint() -> str:
    """Return a name for the package's sources as they are now, and for what compiles them."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(f"{package} {sys.version} {numba.__version__}".encode())
    for path in sorted(path for pattern in COMPILED for path in package.glob(pattern)):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def remove_old(root: Path) -> None:
    """Remove the compiled code of sources that were not used for longest."""
    used = sorted(root.glob("*/used"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in used[KEPT_FINGERPRINTS:]:
        shutil.rmtree(path.parent, ignore_errors=True)
