"""The games. Each is a folder with the same rooms and a ``DEFINITION``, found by its name; ``mint-works`` is here.

Other packages bring games of their own by the entry point ``bourgade.games``, which names such a folder.
"""

from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from ..errors import UnknownGame, choices, nearest
from ..texts import messages_of

message = messages_of("bourgade.engine")

if TYPE_CHECKING:
    from ..engine.definition import Definition

ENTRY_POINTS = "bourgade.games"


@cache
def packages() -> dict[str, str]:
    """Return all games by their names, each with the package that it is: ours, then those of other people."""
    from importlib.metadata import entry_points  # here, so that `import bourgade` takes no time
    from pkgutil import iter_modules

    ours = {found.name.replace("_", "-"): f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg}
    others = {point.name: point.module for point in sorted(entry_points(group=ENTRY_POINTS))}
    return ours | others | ours  # the name of ours is taken


def definition(name: object) -> "Definition":
    """Return the definition of a game."""
    if not isinstance(name, str) or name not in packages():
        raise UnknownGame(
            message("wrong-game", name=repr(name), hint=nearest(name, packages()), known=choices(packages()))
        )
    try:
        found: Definition = import_module(packages()[name]).DEFINITION
    except Exception as error:
        if packages()[name].startswith(f"{__name__}."):
            raise
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise UnknownGame(message("wrong-game-import", name=name, why=reason)) from error
    if found.name != name:
        raise UnknownGame(message("wrong-game-name", name=name, other=found.name))
    return found


def definitions() -> "list[Definition]":
    """Return the definitions of all games that can be used: somebody else's may be broken, and ours go on."""
    found = []
    for name in packages():
        with suppress(UnknownGame):
            found.append(definition(name))
    return found


@cache
def room_of(game: str, name: str) -> ModuleType:
    """Return a room of a game, as its ``telling``; the plain one of ``bourgade.telling`` where it has none of its own.

    >>> room_of("mint-works", "telling").__name__
    'bourgade.games.mint_works.telling'
    """
    own = f"{packages()[definition(game).name]}.{name}"
    return import_module(own if find_spec(own) else f"bourgade.{name}.plain")
