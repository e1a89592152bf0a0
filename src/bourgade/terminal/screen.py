"""The screen that people look at, and what they can see there."""

import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console, RenderableType

from ..errors import BourgadeError
from ..texts import messages_of
from .console import plain_console, show
from .drawing import Reader
from .language import terminal_text

message = messages_of(__package__)


class NarrowTerminal(BourgadeError):
    """The window has too few columns for what would be drawn."""


def at_terminal() -> bool:
    """Tell whether a person sits here: what is typed and what is printed both belong to a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


class Screen:
    """Shows things, drawn where the terminal can do that, else in sentences."""

    def __init__(self, language: str, narrowest: int, *, plain: bool = False, console: Console | None = None) -> None:
        self.language = language
        self.console = console or plain_console()
        self.names: Mapping[str, str] = {}  # what the seats are called
        self.you: str | None = None  # the seat of who looks, if it is only one
        self._narrowest = narrowest  # how many columns a drawing needs
        can_draw = self.console.is_terminal and not self.console.is_dumb_terminal
        self._plain = plain or not can_draw or not self.console.encoding.startswith("utf")

    def check_width(self) -> None:
        """Refuse to draw in a window that is too narrow."""
        width = self.console.width
        if not self._plain and width < self._narrowest:
            raise NarrowTerminal(message("wrong-narrow", width=width, narrowest=self._narrowest))

    def reader(self) -> Reader:
        """Return who looks, and at how wide a window; where it has become too narrow, in sentences."""
        width = self.console.width
        return Reader(self.language, self._plain or width < self._narrowest, self.names, self.you, width)

    def show(self, thing: RenderableType) -> None:
        """Show something."""
        show(self.console, thing)

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Show that something takes a while, and take it away when it is done."""
        return nullcontext() if self._plain else self.console.status(text, spinner_style="dim")

    def height(self, thing: RenderableType) -> int:
        """Return how many lines something takes."""
        return len(self.console.render_lines(thing, pad=False))

    def say(self, key: str, **values: object) -> None:
        """Show a text of the terminal."""
        self.show(self.text(key, **values))

    def text(self, key: str, **values: object) -> str:
        """Return a text of the terminal."""
        return terminal_text(self.language, key, **values)
