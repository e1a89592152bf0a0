"""What can be typed in a game: commands, and moves by number, name, notation or a part of these."""

from collections.abc import Collection

from ..engine.definition import Definition
from ..texts import LANGUAGES
from .drawing import Drawing
from .language import terminal_text
from .words import fitting, plain

COMMANDS = ["help", "table", "story", "undo", "save", "quit"]
OTHER_WORDS = {"log": "story", "journal": "story", "exit": "quit"}
MOST_DIGITS = 9


class Vocabulary:
    """The words of a game in a language; commands are understood in all of them."""

    def __init__(self, definition: Definition, drawing: Drawing, language: str) -> None:
        self._commands = OTHER_WORDS | {
            plain(terminal_text(known, f"commands.{name}")): name for name in COMMANDS for known in LANGUAGES
        }
        self._names = {action: [action, drawing.move(language, action)] for action in definition.words().values()}

    def command(self, line: str) -> tuple[str | None, str]:
        """Return the command that a line begins with, if it does, and the rest of the line."""
        first, _, rest = f"help {line[1:]}".partition(" ") if line.startswith("?") else line.partition(" ")
        return self._commands.get(plain(first)), rest.strip()

    def meant(self, line: str, moves: list[str], things: Collection[str]) -> list[str]:
        """Return the moves that a line can mean.

        They are among the legal ones; or it is one that is not legal, about things at the table. Saying why is more
        than saying that it was not understood.
        """
        if not line:
            return moves if len(moves) == 1 else []
        if line.isdecimal() and len(line) <= MOST_DIGITS:
            return moves[int(line) - 1 : int(line)] if int(line) else []
        typed = plain(line)
        if exact := [move for move, names in self._names.items() if typed in map(plain, names)]:
            return exact
        if found := fitting(line, {move: self._names[move] for move in moves}):
            return found
        found = fitting(line, self._alike(moves, things))
        return found if len(found) == 1 else []

    def _alike(self, moves: list[str], things: Collection[str]) -> dict[str, list[str]]:
        """Return the names of moves that have the same verbs and are about things at the table."""
        verbs, known = {move.split()[0] for move in moves}, {*things}
        words = {move: move.split() for move in self._names}
        return {move: self._names[move] for move, (verb, *rest) in words.items() if verb in verbs and known >= {*rest}}
