"""What happened in a game, told in lines: one for all that a seat does before another one acts."""

from collections.abc import Callable

from rich.console import RenderableType

from ..engine.definition import Position
from ..engine.game import Game
from .drawing import Drawing
from .language import terminal_text

Show = Callable[[RenderableType], object]


class Story:
    """Gathers what happens and shows it line by line."""

    def __init__(self, drawing: Drawing, language: str, show: Show, you: str | None = None) -> None:
        self._drawing = drawing
        self._language = language
        self._show = show
        self._you = you  # the seat of the person who reads
        self._teller: str | None = None  # None while the table is set up
        self._phrases: list[str] = []

    def tell(self, actor: str | None, action: str, before: Position, after: Position) -> None:
        """Add an action; what chance does belongs to the seat that acted before it."""
        if actor not in ("chance", self._teller):
            self.end_line()
            self._teller = actor
        phrase = self._drawing.move(self._language, action)
        changes = self._drawing.changes(self._language, before, after)
        self._phrases.append(f"{phrase} ({changes})" if changes else phrase)

    def end_line(self) -> None:
        """Show what was told since the last line."""
        if self._phrases:
            self._show(terminal_text(self._language, "line", who=self._name(), what=" · ".join(self._phrases)))
        self._phrases = []

    def _name(self) -> str:
        if self._teller is None:
            return terminal_text(self._language, "set-up")
        return terminal_text(self._language, "you", seat=self._teller) if self._teller == self._you else self._teller


def tell_game(game: Game, story: Story) -> None:
    """Tell a game from its beginning."""
    actions = game.record()["actions"]
    told = game.copy()
    for _ in actions:
        told.undo()
    for action in actions:
        actor, before = told.actor, told.position()
        told.play(action)
        story.tell(actor, action, before, told.position())
    story.end_line()


def show_ending(game: Game, drawing: Drawing, language: str, show: Show, you: str | None = None) -> None:
    """Show how a game ended, or say that it did not."""
    if game.over:
        show(drawing.glance(language, game.position(), you))
        show(terminal_text(language, "winner", seats=", ".join(game.winners)))
    else:
        show(terminal_text(language, "unfinished"))
