"""The games. Each is a folder with the same rooms and a ``DEFINITION``."""

from importlib import import_module
from typing import TYPE_CHECKING

from ..errors import UnknownGame, choices, nearest

if TYPE_CHECKING:
    from ..engine.definition import Definition

PACKAGES = {
    "minivilles": "bourgade.games.minivilles",
    "mint-works": "bourgade.games.mint_works",
    "ma-petite-ville": "bourgade.games.ma_petite_ville",
}


def definition(name: object) -> "Definition":
    """Return the definition of a game."""
    if not isinstance(name, str) or name not in PACKAGES:
        raise UnknownGame(f"There is no game {name!r}{nearest(name, PACKAGES)}: choose {choices(PACKAGES)}.")
    found: Definition = import_module(PACKAGES[name]).DEFINITION
    return found
