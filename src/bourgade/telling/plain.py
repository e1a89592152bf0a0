"""A game without words of its own: actions are called as in records, things as in positions."""

from ..engine.definition import Position
from ..engine.notation import Action
from .telling import Happened, Reader, Telling

CHANCE = "chance"


def move(_reader: Reader, action: Action) -> str:
    """Return an action as it is written."""
    return action.text


def tell(reader: Reader, happened: Happened) -> list[str]:
    """Return an action as it is written; what came of it is in the position."""
    text = happened.action.text
    return [text if happened.who == CHANCE else f"{reader.name(happened.who)}: {text}"]


def topics(_language: str, position: Position) -> dict[str, str]:
    """Return the keys of a position but for the first, which says what game it is."""
    return {key: key for key in position if key != "game"}


TELLING = Telling(move=move, tell=tell, topics=topics)
