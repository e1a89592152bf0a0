"""A game without words of its own: actions are called as in records, things as in positions."""

from collections.abc import Sequence

from ..engine.definition import Position
from ..engine.notation import Action
from ..engine.told import Event
from .telling import Deed, Reader, Telling


def move(_language: str, action: Action) -> str:
    """Return an action as it is written."""
    return action.text


def tell(_reader: Reader, action: Action, _events: Sequence[Event], _before: Position, _after: Position) -> Deed:
    """Return an action as it is written; what came of it is in the position."""
    return Deed(action, action.text, [])


def topics(_language: str, position: Position) -> dict[str, str]:
    """Return the keys of a position but for the first, which says what game it is."""
    return {key: key for key in position if key != "game"}


TELLING = Telling(move=move, tell=tell, topics=topics)
