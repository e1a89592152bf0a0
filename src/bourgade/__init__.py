"""Bourgade: a home for small city-building board games.

>>> import bourgade
>>> game = bourgade.new("minivilles", edition="deluxe", players=3, seed=7, first="P1")
>>> game.legal()
['roll 1']
>>> game.play("roll 1")
>>> outcome = game.draw()
>>> "build nothing" in game.legal()
True
"""

from typing import TYPE_CHECKING, Any

from .errors import (
    BadBatch,
    BadDevice,
    BadHouse,
    BadPosition,
    BadRecord,
    BourgadeError,
    IllegalAction,
    IllegalMove,
    NothingToUndo,
    NotInstalled,
    ReplayError,
    UnknownBot,
    UnknownCard,
    UnknownEdition,
    UnknownGame,
    UnknownOption,
    WrongPlayers,
)
from .games import definition, definitions  # before `games` below, which the package of that name must not replace
from .texts import messages_of

message = messages_of("bourgade.engine")

if TYPE_CHECKING:
    from .engine.batch import Batch
    from .engine.game import EditionOrHouse, Game, View

__version__ = "0.1.0"

__all__ = [
    "BadBatch",
    "BadDevice",
    "BadHouse",
    "BadPosition",
    "BadRecord",
    "Batch",
    "BourgadeError",
    "Game",
    "IllegalAction",
    "IllegalMove",
    "NotInstalled",
    "NothingToUndo",
    "ReplayError",
    "UnknownBot",
    "UnknownCard",
    "UnknownEdition",
    "UnknownGame",
    "UnknownOption",
    "View",
    "WrongPlayers",
    "games",
    "load",
    "new",
    "replay",
]

# Nothing heavy is imported before it is needed: `import bourgade` loads neither NumPy nor Numba nor a game.


def new(
    game: str,
    *,
    edition: "EditionOrHouse" = None,
    players: int | None = None,
    seed: int | None = None,
    deal: bool = True,
    **options: Any,
) -> "Game":
    """Begin a game.

    The first edition and the fewest players are the defaults. The same seed gives the same luck. With ``deal=False``
    the outcomes of the set-up are left to you. :func:`games` lists what can be played, with the options.

    The edition may be a file with house rules, ``"my-town.toml"``, or what would be in it.

    >>> import bourgade
    >>> bourgade.new("minivilles", edition="marina", players=3, seed=7, market="open", first="P2").actor
    'P2'
    >>> bourgade.new("minivilles", edition="marena")
    Traceback (most recent call last):
    ...
    bourgade.errors.UnknownEdition: minivilles has no edition 'marena' (did you mean marina?): choose base, marina, \
green-valley, marina-green-valley or deluxe.
    """
    from .engine.game import new_game

    return new_game(definition(game), edition, players, seed, deal=deal, options=options)


def load(position: dict[str, Any], *, seed: int | None = None) -> "Game":
    """Return the game of a position.

    >>> import bourgade
    >>> game = bourgade.new("minivilles")
    >>> bourgade.load(game.position()).position() == game.position()
    True
    """
    from .engine.game import load_game

    if not isinstance(position, dict) or "game" not in position:
        raise BadPosition(message("wrong-position-form"))
    return load_game(definition(position["game"]), position, seed)


def replay(record: dict[str, Any], *, seed: int | None = None) -> "Game":
    """Play a record again and return the game; every action is checked.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", seed=7)
    >>> bourgade.replay(game.record()).position() == game.position()
    True
    """
    from .engine.game import replay_record

    if not isinstance(record, dict) or "game" not in record:
        raise BadRecord(message("wrong-record-form"))
    return replay_record(definition(record["game"]), record, seed)


def games() -> dict[str, dict[str, Any]]:
    """Return what can be played: for each game its title and editions, with players and options (default first).

    >>> import bourgade
    >>> bourgade.games()["minivilles"]["editions"]["deluxe"]["players"]
    [2, 3, 4, 5]
    >>> bourgade.games()["minivilles"]["editions"]["marina"]["options"]["market"]
    ['line', 'open']
    """
    return {
        game.name: {
            "title": game.title,
            "rules": game.revision,
            "editions": {
                edition: {
                    "players": list(data.players),
                    "options": {option: list(values) for option, values in data.options.items()},
                }
                for edition, data in game.editions.items()
            },
        }
        for game in definitions()
    }


def __getattr__(name: str) -> Any:
    if name in ("Game", "View"):
        from .engine import game

        return getattr(game, name)
    if name == "Batch":
        from .engine.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
