"""What a game tells the terminal about itself: the terminal knows no game by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.console import RenderableType

from ..engine.definition import Position
from ..engine.notation import Action
from ..telling import telling


@dataclass(frozen=True)
class Reader(telling.Reader):
    """Who looks, and at what: everything is drawn for a reader."""

    width: int = 80  # columns of the screen; sentences are as long as they are


@dataclass(frozen=True)
class Deed:
    """An action as it is told."""

    action: Action
    sentences: list[str]


@dataclass(frozen=True)
class Page:
    """What somebody sees who has to decide."""

    forms: list[RenderableType]  # the same from roomy to tight: the first that fits the window is shown
    numbered: bool = False  # whether the moves are on the page with their numbers; if not, they are listed below it
    listed: list[Action] | None = None  # of numbered moves those that are on the page, where these are not all
    how: str = ""  # what to type, where it is something else than a number or words of a move


@dataclass(frozen=True)
class Drawing:
    """How a game is drawn. Positions are as the seat that looks may see them."""

    order: Callable[[Position, list[Action]], list[Action]]  # moves in the order in which they are numbered
    welcome: Callable[[Reader, Position], list[str]]  # the aim and how a turn goes, in a few lines
    page: Callable[[Reader, Position, list[Action], list[Deed]], Page]  # with the moves, and the deeds of this turn
    # so far
    table: Callable[[Reader, Position], RenderableType]  # everything there is to see
    about: Callable[[Reader, Position, str], RenderableType]  # help on a topic
    narrowest: int  # how many columns it needs
    spelled: Callable[[str, str], list[Action]] = lambda *_: []  # (language, line) what a line spells out in a game
    # whose words depend on the position, legal or not: one action, or several where a part is missing
    choices: Callable[[Reader, Mapping[Action, int]], RenderableType] | None = None  # moves with their numbers, as they
    # are listed when a line can mean several; without it, by their names
