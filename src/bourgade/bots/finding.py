"""Bots by their name: those that are built in, and those of other people."""

import re
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass, isfunction, signature
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..errors import BadFile, UnknownBot, choices, nearest
from ..games import definition
from ..texts import messages_of
from . import Bot, bots_of

message = messages_of(__package__)

if TYPE_CHECKING:
    from ..engine.game import View

ENTRY_POINTS = "bourgade.bots"
TREE = re.compile(r"tree(?::(?:(\d+)|(\d+(?:\.\d+)?)s))?(:random)?(:gpu)?", re.ASCII)
LONGEST_NAME = 60
PLAYOUTS = 2_000  # of a tree for which nothing is said ...
GPU_PLAYOUTS = 200_000  # ... and of one on a GPU
MOST_PLAYOUTS = 10_000_000
MOST_SECONDS = 3600
MOST_DIGITS = 20
OURS = ("tree", "plan")  # what stands before a colon in names of bots that are built in


def find(game: str, name: str, seed: int | None, *, fast: bool, cores: int) -> Bot:
    """Return a bot; see :func:`bourgade.bots.find_bot`."""
    from .levels import level_bot
    from .policies import PolicyBot

    levels = definition(game).levels
    policies: list[str] = bots_of(game).NAMES
    if name in policies:
        return PolicyBot(game, name, seed, fast=fast)
    if name in list(levels):
        return level_bot(game, name, seed, fast=fast, cores=cores)
    if isinstance(name, str) and (found := TREE.fullmatch(name)):
        return tree_bot(game, found, seed, cores)
    made = of_others(name) if isinstance(name, str) else None
    if made is None:
        known = [*policies, *levels, "tree", *installed()]
        raise UnknownBot(
            message(
                "wrong-no-bot", name=shortened(repr(name)), game=game, hint=nearest(name, known), known=choices(known)
            )
        )
    return ready(made, name, seed)


def tree_bot(game: str, found: re.Match[str], seed: int | None, cores: int) -> Bot:
    """Return a bot that searches."""
    from .thinking import UNLIMITED, TreeBot

    playouts, seconds, uniform, gpu = found.groups()
    if playouts and not (len(playouts) < MOST_DIGITS and 1 <= int(playouts) <= MOST_PLAYOUTS):
        raise UnknownBot(message("wrong-playouts", name=shortened(found[0]), most=str(MOST_PLAYOUTS)))
    if seconds and not 0 < float(seconds) <= MOST_SECONDS:
        raise UnknownBot(message("wrong-seconds", name=shortened(found[0]), most=str(MOST_SECONDS)))
    return TreeBot(
        game,
        found[0],
        seed,
        playouts=int(playouts) if playouts else UNLIMITED if seconds else GPU_PLAYOUTS if gpu else PLAYOUTS,
        seconds=float(seconds) if seconds else None,
        uniform=bool(uniform),
        cores=1 if gpu else cores,
        device="cuda" if gpu else "cpu",
    )


def installed() -> list[str]:
    """Return the names of the bots that other packages bring."""
    return sorted(entry_points(group=ENTRY_POINTS).names)


def of_others(name: str) -> Any:
    """Return what is meant by an entry point, a file or a place in a module; None if it can be none of these."""
    if name in installed():
        [point] = [point for point in entry_points(group=ENTRY_POINTS) if point.name == name][:1]
        return guarded(name, point.load)
    file, _, inside = name.rpartition(":") if ".py:" in name else (name, "", "")
    if file.endswith(".py"):
        return attribute(guarded(name, lambda: module_of_file(Path(file).resolve())), inside, name)
    module, colon, inside = name.partition(":")
    if colon and inside and module not in OURS and all(part.isidentifier() for part in module.split(".")):
        return attribute(guarded(name, lambda: import_here(module)), inside, name)
    return None


def guarded(name: str, load: Callable[[], Any]) -> Any:
    """Return what other people's code gives, or say that it does not import."""
    try:
        return load()
    except BadFile as error:
        raise UnknownBot(message("wrong-not-imported", name=name, why=error.message)) from error
    except (Exception, SystemExit) as error:
        raise UnknownBot(message("wrong-not-imported", name=name, why=one_line(error))) from error


def import_here(module: str) -> ModuleType:
    """Import a module, also from the folder one is in."""
    here = str(Path.cwd())
    if here in sys.path:
        return import_module(module)
    sys.path.insert(0, here)
    try:
        return import_module(module)
    finally:
        sys.path.remove(here)


@cache
def module_of_file(file: Path) -> ModuleType:
    """Run a file as a module, once."""
    if not file.is_file():
        raise BadFile(message("wrong-no-file", file=file.name))
    name = f"bourgade_bot_{sha256(str(file).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BadFile(message("wrong-no-python", file=file.name))
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def attribute(module: ModuleType, inside: str, name: str) -> Any:
    """Return something in a module; if not said what, the one bot in it."""
    if inside:
        found = module
        for part in inside.split("."):
            if not hasattr(found, part):
                raise UnknownBot(message("wrong-not-inside", name=name, inside=inside))
            found = getattr(found, part)
        return found
    own = {key: value for key, value in vars(module).items() if getattr(value, "__module__", None) == module.__name__}
    bots = [key for key, value in own.items() if isclass(value) and hasattr(value, "choose")]
    bots = bots or [key for key in own if key == "choose"]
    if len(bots) != 1:
        several = message("wrong-several", known=choices(bots), name=name, first=bots[0]) if bots else None
        raise UnknownBot(message("wrong-unusable", name=name, why=several or message("wrong-no-class")))
    return own[bots[0]]


def ready(found: Any, name: str, seed: int | None) -> Bot:
    """Return a bot of a class, an object or a function."""
    made: Any = found
    if isclass(found):
        try:
            takes_seed = "seed" in signature(made).parameters
            made = made(seed=seed) if takes_seed else made()
        except (Exception, SystemExit) as error:
            raise UnknownBot(message("wrong-not-made", name=name, why=one_line(error))) from error
    if callable(getattr(made, "choose", None)):
        return Named(name, made.choose)
    if isfunction(made):
        return Named(name, made)
    raise UnknownBot(message("wrong-no-choose", name=name))


class Named:
    """A bot of other people, under the name by which it was called."""

    def __init__(self, name: str, choose: Callable[["View"], str]) -> None:
        self.name = name
        self._choose = choose

    def choose(self, view: "View") -> str:
        """Return what the bot chooses."""
        return self._choose(view)


def shortened(name: str) -> str:
    """Return a name that fits into a sentence."""
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"


def one_line(error: BaseException) -> str:
    """Return an error in one line.

    >>> one_line(ValueError("no luck"))
    'ValueError: no luck'
    """
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": ")
