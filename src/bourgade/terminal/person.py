"""A person who plays at the terminal, while random moves are made for the other seats."""

import sys
import unicodedata
from random import Random

from rich.columns import Columns
from rich.console import RenderableType

from ..engine.definition import Position
from ..engine.game import Game
from ..errors import IllegalMove, NothingToUndo
from ..games import definition
from ..texts import say
from . import drawing
from .console import plain_console, show
from .language import terminal_text
from .story import Story, show_ending

SHOWN_MOVES = 30
COMMANDS = ["undo", "table", "help", "quit"]


class Person:
    """The person at one seat of a game."""

    def __init__(self, game: Game, seat: str, language: str, luck: Random) -> None:
        self.game = game
        self._seat = seat
        self._definition = definition(game.name)
        self._drawing = drawing(game.name)
        self._language = language
        self._luck = luck  # of the other seats' moves
        self._console = plain_console()
        self._story = Story(self._drawing, language, self._show, you=seat)
        self._commands = {plain(word): name for name in COMMANDS for word in (name, self._say(f"commands.{name}"))}
        self._meanings = {
            plain(words): action
            for action in self._definition.words().values()
            for words in (action, self._drawing.move(language, action))
        }

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        commands = ", ".join(self._say(f"commands.{name}") for name in COMMANDS)
        self._show(self._say("welcome", seat=self._seat, commands=commands))
        while not self.game.over:
            if self.game.actor != self._seat:
                self._watch()
            elif not self._decide():
                self._show(self._say("left"))
                return
        self._story.end_line()
        self._show("")
        show_ending(self.game, self._drawing, self._language, self._show, self._seat)

    def _watch(self) -> None:
        """Let chance or another seat act."""
        actor, before = self.game.actor, self._position()
        if actor == "chance":
            action = self.game.draw()
        else:
            action = self._luck.choice(self.game.view(str(actor)).legal())
            self.game.play(action)
        self._story.tell(actor, action, before, self._position())

    def _decide(self) -> bool:
        """Let the person make one move, or take some back; return whether they stay."""
        self._story.end_line()
        self._show("")
        self._show(self._drawing.glance(self._language, self._position(), self._seat))
        self._show_moves(self.game.legal())
        while (line := self._ask()) is not None:
            command = self._commands.get(plain(line))
            if command == "quit":
                return False
            if command == "table":
                self._show(self._drawing.table(self._language, self._position(), self._seat))
            elif command == "help":
                self._show(self._say("help"))
                self._show(say(self._language, self._definition.package, "table.help"))
            elif command == "undo":
                if self._undo():
                    return True
            elif self._move(line):
                return True
        return False

    def _move(self, line: str) -> bool:
        """Play the move that a line means, and return True; or say what else the line could mean."""
        move = self._meaning(line)
        if move is None and (fitting := [move for move in self.game.legal() if self._fits(line, move)]):
            self._show_moves(fitting)
            return False
        move = move or line
        before = self._position()
        try:
            self.game.play(move)
        except IllegalMove as error:
            self._show(error.message.text(self._language))
            return False
        self._story.tell(self._seat, move, before, self._position())
        return True

    def _meaning(self, line: str) -> str | None:
        """Return the move that a line names: by its number, its words, or nothing where there is only one."""
        legal = self.game.legal()
        if not line and len(legal) == 1:
            return legal[0]
        numbers = {str(number): move for number, move in enumerate(legal, 1)}
        return numbers.get(line) or self._meanings.get(plain(line))

    def _fits(self, line: str, move: str) -> bool:
        """Tell whether a move has these words, in this order, in the notation or in the person's language."""
        for text in (move, self._drawing.move(self._language, move)):
            words = iter(plain(text).split())
            if all(word in words for word in plain(line).split()):
                return True
        return False

    def _undo(self) -> bool:
        """Go back to the person's last decision, if there was one with a choice."""
        earlier = self.game.copy()
        try:
            earlier.undo()
            while earlier.actor != self._seat or len(earlier.legal()) == 1:
                earlier.undo()
        except NothingToUndo:
            self._show(self._say("nothing-to-undo"))
            return False
        self.game = earlier
        self._show(self._say("undone"))
        return True

    def _show_moves(self, moves: list[str]) -> None:
        numbers = {move: number for number, move in enumerate(self.game.legal(), 1)}
        lines = [f"{numbers[move]:>3}  {self._drawing.move(self._language, move)}" for move in moves[:SHOWN_MOVES]]
        self._show(Columns(lines, column_first=True, padding=(0, 3)))
        if len(moves) > SHOWN_MOVES:
            self._show(self._say("more-moves", more=len(moves) - SHOWN_MOVES))

    def _ask(self) -> str | None:
        """Return what the person types; None at the end of the input, where there is none, or for Ctrl-C."""
        if sys.stdin is None:
            return None
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if not sys.stdin.isatty():
            print(line)  # so that what comes out of a pipe can be read
        return line

    def _show(self, thing: RenderableType) -> None:
        show(self._console, thing)

    def _position(self) -> Position:
        return self.game.view(self._seat).position()

    def _say(self, key: str, **values: object) -> str:
        return terminal_text(self._language, key, **values)


def plain(text: str) -> str:
    """Return words without accents, capitals and signs, to compare what people type.

    >>> plain("Construire : Café")
    'construire cafe'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    spaced = (" " if not char.isalnum() else char for char in letters if not unicodedata.combining(char))
    return " ".join("".join(spaced).split())
