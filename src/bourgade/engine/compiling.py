"""Bind rules to a game and compile them, with a cache on disk. The only module that imports Numba.

Numba's cache knows a function by its file, name, line, signature and bytecode, and by nothing it calls or reads. So the
name of a copy, as ``playouts[minivilles]#1f0c6a3be2d94c57``, carries a fingerprint of all that is bound into it,
wherever that lies: its own code, that of every rule it calls, and every constant they read.
"""

import dis
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple, cast

import numpy as np

from .rule import is_optional, is_rule, is_slot

try:
    numba: Any = import_module("numba")
except ImportError:  # the package runs interpreted, only slower
    numba = None

MOST_KEPT = 256 << 20  # bytes of compiled code: all of several versions side by side

deciding_cache = threading.Lock()


def can_compile() -> bool:
    """Tell whether Numba is there and not switched off by NUMBA_DISABLE_JIT."""
    return numba is not None and not numba.config.DISABLE_JIT


class Copy(NamedTuple):
    """A copy of a rule, and what is bound into it."""

    function: Callable[..., Any]
    generic: bool  # whether it depends on what fills a slot, itself or in what it calls
    fingerprint: str  # of its code, and of all that it calls and reads


class Binder:
    """Makes copies of rules in which every slot is filled by a game's rules, compiled or not.

    One binder serves one game; it makes one copy of each function, however many algorithms call it.
    """

    def __init__(
        self,
        game: str,
        rules: Mapping[str, Callable[..., Any]],
        *,
        part: str = "",  # what is bound beside the rules, as "search"
        compiled: bool,
        jit: Callable[..., Any] | None = None,
        constants: Mapping[str, Any] | None = None,
    ) -> None:
        self.label = f"{game},{part}" if part else game
        self.what = f"the {part or 'rules'} of {game}"
        self.rules = rules
        self.compiled = compiled
        self._jit = jit or globals()["jit"]  # for which machine
        self._constants = dict(constants or {})  # by the names under which the outermost functions read them
        self._copies: dict[object, Copy] = {}

    def entry(self, function: Callable[..., Any]) -> "Entry":
        """Return a function for callers outside the rules; it is compiled when it is first called."""
        return Entry(self.outermost(function), self.what, compiled=self.compiled)

    def outermost(self, function: Callable[..., Any]) -> Any:
        """Return a function for callers outside the rules, as the compiler made it."""
        return self._new_copy(cast(FunctionType, function), called_from_python=True).function

    def _copy(self, function: Any) -> Copy:
        if is_slot(function) or (is_optional(function) and function.__name__ in self.rules):
            return self._copy(self.rules[function.__name__])._replace(generic=True)
        if function not in self._copies:
            self._copies[function] = self._new_copy(function, called_from_python=False)
        return self._copies[function]

    def _new_copy(self, function: FunctionType, *, called_from_python: bool) -> Copy:
        names = dict(function.__globals__)
        if called_from_python:
            names |= self._constants
        generic = False
        bound = [code_in(function.__code__), known(function.__defaults__)]
        for name in dict.fromkeys(names_in(function.__code__)):
            if is_rule(names.get(name)):
                names[name], depends, inner = self._copy(names[name])
                generic = generic or depends
                bound.append(inner)
            else:
                bound.append(known(names.get(name)))
        fingerprint = sha256("\n".join(bound).encode()).hexdigest()[:16]
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
        copy.__module__ = function.__module__
        copy.__dict__.update(function.__dict__)
        label = f"[{self.label}]" if generic else ""
        wrapped = ".entry" if called_from_python else ""  # it must not be mistaken for a copy without a wrapper
        copy.__qualname__ = f"{function.__qualname__}{label}#{fingerprint}{wrapped}"
        made = self._jit(copy, called_from_python=called_from_python) if self.compiled else copy
        return Copy(made, generic, fingerprint)


class Entry:
    """A bound function, compiled at its first call, or loaded from the cache. Once it is, calls go straight to it."""

    __slots__ = ("__call__", "_function", "_ready", "_what", "interpreted")
    __call__: Callable[..., Any]

    def __init__(self, function: Callable[..., Any], what: str, *, compiled: bool) -> None:
        self._function = function
        self._what = what
        self.interpreted = not compiled
        self._ready = not compiled
        self.__call__ = self._first if compiled else function

    def _first(self, *arguments: Any) -> Any:
        self.prepare(*arguments)
        return self._function(*arguments)

    def prepare(self, *arguments: Any) -> None:
        """Compile the function for such arguments, without calling it."""
        if self._ready:
            return
        signature = tuple(numba.typeof(argument) for argument in arguments)
        with compiling(self._function.__qualname__, self._what):
            cast(Any, self._function).compile(signature)
        self._ready = True
        self.__call__ = self._function


def names_in(code: CodeType) -> Iterator[str]:
    """Return the global names that a function's code reads."""
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval


def code_in(code: CodeType) -> str:
    """Return what a function does, in its own names, wherever it stands.

    >>> code_in((lambda x: x + 1).__code__) == code_in((lambda x: x + 2).__code__)
    False
    """
    constants = [code_in(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {constants}"


def known(value: Any) -> str:
    """Return what compiled code knows of something that it reads: numbers and tables as they are, all else by its name.

    >>> known(7), known(np.arange(2000)) == known(np.arange(2000)), known((1, np.ones(2))) == known((1, np.ones(3)))
    ('7', True, False)
    """
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, tuple):
        return " ".join(map(known, value))
    if value is None or isinstance(value, (int, float, str, np.generic, np.dtype)):
        return repr(value)
    return f"{getattr(value, '__module__', '')} {getattr(value, '__name__', type(value).__name__)}"


def jit(function: Callable[..., Any], *, called_from_python: bool) -> Any:
    """Return the function as Numba compiles it, cached in our folder."""
    # Wrappers that take a record from Python make up a third of the time to compile; rules need none.
    wrappers = {} if called_from_python else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = numba.njit(nogil=True, inline=inlined(function), **wrappers)(function)
    compile_for = dispatcher.compile
    dispatcher.compile = lambda types: compile_for(tuple(map(widest, types)))
    keep(dispatcher, numba.config)
    return dispatcher


def inlined(function: Callable[..., Any]) -> str:
    """Return whether Numba itself puts a function where it is called: so what does nothing leaves nothing behind.

    LLVM would remove a call of it too, but after it has laid out the code around the call, and so in another way.
    """
    return "always" if is_optional(function) else "never"


def keep(dispatcher: Any, config: Any) -> None:
    """Let what is compiled be kept in our folder."""
    folder = cache_folder()
    if folder is not None:
        # The folder is ours alone while we decide on it: users have Numba code of their own.
        with deciding_cache:
            before = config.CACHE_DIR
            config.CACHE_DIR = str(folder)
            try:
                dispatcher.enable_caching()
            finally:
                config.CACHE_DIR = before


def widest(kind: Any) -> Any:
    """Return int64 for any type of whole numbers: else a rule is compiled for every width and for every constant."""
    return numba.int64 if isinstance(kind, numba.types.Integer) else kind


@contextmanager
def compiling(name: str, what: str) -> Iterator[None]:
    """Compile something alone: two processes that compile into one folder lose entries."""
    import filelock

    folder = cache_folder()
    if folder is None:
        announce(what)
        yield
        return
    done = folder / f"{name}.{sys.implementation.cache_tag}.{numba.__version__}.done"
    with filelock.FileLock(folder / "lock"):
        if done.exists():
            yield
            return
        announce(what)
        yield
        done.touch()
        with suppress(OSError):  # tidying up is no reason to fail
            remove_old(folder)


@cache
def announce(what: str) -> None:
    """Say once why nothing happens for some seconds."""
    print(f"bourgade: compiling {what}, this once; it takes some seconds …", file=sys.stderr, flush=True)


@cache
def cache_folder() -> Path | None:
    """Return the folder of compiled code, or None where there is nowhere to write."""
    import platformdirs

    chosen = numba.config.CACHE_DIR
    folder = Path(chosen) / "bourgade" if chosen else platformdirs.user_cache_path("bourgade")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "lock").touch()
    except OSError:
        return None
    return folder


def remove_old(folder: Path) -> None:
    """Remove what was compiled longest ago, where there is too much; who still needs it compiles it again."""
    files = sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: -path.stat().st_mtime)
    kept = 0
    for path in files:
        kept += path.stat().st_size
        if kept > MOST_KEPT and path.name != "lock":
            path.unlink(missing_ok=True)
