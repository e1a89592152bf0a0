"""What a game tells the terminal about itself: the terminal knows no game by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rich.console import RenderableType

from ..engine.definition import Position


@dataclass(frozen=True)
class Reader:
    """Who looks, and at what: everything is drawn for a reader."""

    language: str
    plain: bool = False  # in sentences alone: for screen readers, pipes, and where nothing else fits
    width: int = 80  # columns of the screen; sentences are as long as they are
    names: Mapping[str, str] = field(default_factory=dict)  # what the seats are called, as "P1 (you)"

    def name(self, seat: str) -> str:
        """Return what a seat is called."""
        return self.names.get(seat, seat)


@dataclass(frozen=True)
class Deed:
    """An action as it is told."""

    action: str
    name: str  # empty where the next action tells it all
    facts: list[str]  # what came of it, as "P1 +3 (Bakery)"


@dataclass(frozen=True)
class Page:
    """What somebody sees who has to decide."""

    forms: list[RenderableType]  # the same from roomy to tight: the first that fits the window is shown
    numbered: bool = False  # whether the moves are on the page with their numbers; if not, they are listed below it
    listed: list[str] | None = None  # of numbered moves those that are on the page, where these are not all
    how: str = ""  # what to type, where it is something else than a number or words of a move


@dataclass(frozen=True)
class Drawing:
    """How a game is drawn. Positions are as the seat that looks may see them."""

    move: Callable[[str, str], str]  # (language, action) the name of a move or an outcome
    order: Callable[[Position, list[str]], list[str]]  # moves in the order in which they are numbered
    tell: Callable[[Reader, str, Position, Position], Deed]  # an action, with the positions before and after it
    welcome: Callable[[Reader, Position], list[str]]  # the aim and how a turn goes, in a few lines
    page: Callable[[Reader, Position, list[str], list[Deed]], Page]  # with the moves, and the deeds of this turn so far
    table: Callable[[Reader, Position], RenderableType]  # everything there is to see
    topics: Callable[[str, Position], dict[str, str]]  # (language, position) what there is help on, with its names
    about: Callable[[Reader, Position, str], RenderableType]  # help on a topic
    narrowest: int  # how many columns it needs
    names: Callable[[str, Position], dict[str, str]] = lambda *_: {}  # (language, position) seats with a name of their
    # own, as a solo opponent's
    secrets: bool = False  # whether people at one screen must not see each other's pages
    spelled: Callable[[str, str], list[str]] = lambda *_: []  # (language, line) what a line spells out in a game whose
    # words depend on the position, legal or not: one action, or several where a part is missing
    choices: Callable[[Reader, Mapping[str, int]], RenderableType] | None = None  # moves with their numbers, as they
    # are listed when a line can mean several; without it, by their names
