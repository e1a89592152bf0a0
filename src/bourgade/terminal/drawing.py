"""What a game tells the terminal about itself: the terminal knows no game by name."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import RenderableType

from ..engine.definition import Position


@dataclass(frozen=True)
class Drawing:
    """How a game is drawn. The first argument of each function is the language."""

    move: Callable[[str, str], str]  # the name of a move or an outcome
    changes: Callable[[str, Position, Position], str]  # what came of an action; may be empty
    glance: Callable[
        [str, Position, str | None], RenderableType
    ]  # what a seat needs to see to decide, or when all is over
    table: Callable[[str, Position, str | None], RenderableType]  # everything that a seat can see
