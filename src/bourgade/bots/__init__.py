"""Players that are programs.

- ``finding.py``     bots by their name, those of other people too
- ``levels.py``      easy, normal, hard and expert, for people
- ``policies.py``    bots whose choice is a rule, so that they can play millions of games
- ``plain.py``       those of a game that has none of its own; the others stand in its folder, with their formulas
- ``tree.py``        tree search, as rules
- ``thinking.py``    the bot that searches
- ``gpu.py``         playouts for it on a GPU
"""

from typing import TYPE_CHECKING, Any, Protocol

from ..errors import UnknownBot, choices, nearest
from ..games import room_of
from ..texts import messages_of

message = messages_of(__package__)

if TYPE_CHECKING:
    from ..engine.game import View


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, view: "View") -> str:
        """Return one of the legal moves of a view, in words."""


def find_bot(game: str, name: str, seed: int | None = None, *, fast: bool = False, cores: int = 1) -> Bot:
    """Return the bot of that name for a game.

    - ``random``, ``greedy``, and those that a game has beside them, as ``plan:bakeries``;
    - ``tree:2000`` searches that many playouts, ``tree:0.5s`` for some time, ``tree:2000:random`` with random players,
      ``tree:gpu`` or ``tree:1000000:gpu`` on a GPU;
    - ``easy``, ``normal``, ``hard``, ``expert``: levels for people;
    - ``my_bots:Lucky`` is something in a module, ``my_bot.py`` or ``my_bot.py:Lucky`` in a file; and a name of the
      entry points ``bourgade.bots`` is a bot that is installed.

    ``fast`` compiles what can be compiled, which pays for many games; a search uses so many ``cores``.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", first="P1")
    >>> find_bot("minivilles", "greedy").choose(game.view("P1"))
    'roll 1'
    """
    from .finding import find

    return find(game, name, seed, fast=fast, cores=cores)


def bots_of(game: str) -> Any:
    """Return the module with the policies of a game: ``NAMES``, from ``random`` to the best, and a rule ``score``."""
    return room_of(game, "bots")


def best_policy(game: str) -> str:
    """Return the name of a game's best policy."""
    return str(bots_of(game).NAMES[-1])


def checked_bot(game: str, name: object) -> str:
    """Return the name of a policy that there is, or say what is wrong."""
    names: list[str] = bots_of(game).NAMES
    if name not in names:
        raise UnknownBot(
            message("wrong-no-policy", name=repr(name), game=game, hint=nearest(name, names), known=choices(names))
        )
    return str(name)
