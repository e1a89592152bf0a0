"""Games that somebody brings: a position to play from, or a record to look at.

What is wrong with them is said by the engine, in the sentences of ``bourgade.load`` and ``bourgade.replay``.
"""

import time
from contextlib import suppress
from typing import Any

from .. import load, replay
from ..engine.definition import Definition, Setting
from ..engine.game import Game, checked_setting, load_game
from ..errors import BourgadeError
from ..games import definition
from .dice import check_form
from .messages import NewTable, Setup
from .people import checked_nickname
from .refusal import Refusal, Wrong
from .review import MOST_REVIEWED
from .settings import Settings
from .storage import ActionRow
from .stored import About, Chair, Opened
from .thoughts import Thinkers
from .turns import Whose

REAL = {"real": True}


def begun_at(game: Definition, wanted: NewTable) -> Game:
    """Return the game of the position that a table is to begin with."""
    begun = loaded(wanted.position, game)
    if begun.over:
        raise Refusal("position-over")
    same = wanted.edition in (None, begun.edition) and wanted.house in (None, begun.house)
    if not same or not wanted.options.items() <= begun.options.items():
        raise Refusal("other-position")
    if len(wanted.seats) != (people := len(begun.seats) - len(setting_of(begun).automatic)):
        raise Refusal("position-seats", number=people)
    return begun


def loaded(position: Any, expected: Definition | None = None) -> Game:
    """Return the game of a position, or say what is wrong with it; it may be expected to be of one game."""
    try:
        game = load(position, seed=0)
        if expected is not None and game.name != expected.name:
            load_game(expected, position, 0)  # says so
    except BourgadeError as error:
        raise Wrong("bad-position", error) from error
    except RecursionError as error:
        raise Refusal("bad-message", why=error) from error
    return game


def setting_of(game: Game) -> Setting:
    """Return what a game is played with."""
    house = {**game.house, "extends": game.edition}
    return checked_setting(definition(game.name), house, len(game.seats), game.options)


Record = tuple[About, list[ActionRow], bool]  # the table of it, its actions, and whether the game is over


async def opened(thinkers: Thinkers, whose: Whose, record: Any, settings: Settings) -> Record:
    """Play a record again, in a process where bots think, and return what comes of it."""
    if isinstance(record, dict) and isinstance(record.get("actions"), list) and len(record["actions"]) > MOST_REVIEWED:
        raise Refusal("long-record", most=MOST_REVIEWED)
    try:
        return await thinkers.run(whose, read, whose.host, record, settings)
    except BourgadeError as error:
        raise Wrong("bad-record", error) from error
    except RecursionError as error:
        raise Refusal("bad-message", why=error) from error


def read(person: str, record: Any, settings: Settings) -> Record:
    """Play a record again; raises what is wrong with it."""
    game = replay(record, seed=0)
    dice = record.get("dice")
    if dice not in (None, REAL):
        check_form(dice, len(game.seats))
    written = game.record()
    setup = Setup(
        game=game.name,
        edition=game.edition,
        house=game.house,
        options=game.options,
        rules=written["rules"],
        clock=None,
        dice="real" if dice in (None, REAL) else "verified",
        pace=settings.pace,
        start=written.get("start"),
    )
    names = record.get("names", [None] * len(game.seats))
    automatic = setting_of(game).automatic
    chairs = [
        Chair("automatic") if seat in automatic else Chair("person", name=allowed(name, settings.nickname_length))
        for seat, name in zip(game.seats, names, strict=True)
    ]
    about = About(setup, "", chairs, start=setup.start, opened=Opened(person, dice))
    at = time.time()
    whos = zip(written["actions"], actors(game), strict=True)
    return about, [ActionRow(ply, action, who, at) for ply, (action, who) in enumerate(whos)], game.over


def allowed(name: str | None, longest: int) -> str | None:
    """Return a name that somebody may have here; another one is nobody's."""
    with suppress(Refusal):
        return checked_nickname(name or "", longest)
    return None


def actors(game: Game) -> list[str]:
    """Return who acted in a game, action by action.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", first="P2", seed=7)
    >>> game.play("roll 1")
    >>> outcome = game.draw()
    >>> actors(game)
    ['P2', 'chance']
    """
    past, found = game.copy(), []
    while past.last is not None:
        past.undo()
        found.append(str(past.actor))
    return found[::-1]
