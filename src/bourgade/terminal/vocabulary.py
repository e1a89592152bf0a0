"""What can be typed in a game: commands, and moves by number, name, notation or a part of these."""

from collections.abc import Collection, Iterable
from functools import partial

from ..engine.definition import Definition
from ..telling import telling_of
from ..texts import LANGUAGES
from .drawing import Drawing
from .language import terminal_text
from .words import fitting, numbers, plain

COMMANDS = ["help", "table", "story", "undo", "save", "quit"]
OTHER_WORDS = {"log": "story", "journal": "story", "exit": "quit"}
MOST_DIGITS = 9


class Vocabulary:
    """The words of a game in a language; commands are understood in all of them."""

    def __init__(self, definition: Definition, drawing: Drawing, language: str) -> None:
        self._commands = OTHER_WORDS | {
            plain(terminal_text(known, f"commands.{name}")): name for name in COMMANDS for known in LANGUAGES
        }
        self._name = partial(telling_of(definition.name).move, language)
        self._spelled = partial(drawing.spelled, language)
        self._fixed = self._named(definition.notation.fixed.values())

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
        if is_number(line):
            return moves[int(line) - 1 : int(line)] if int(line) else []
        typed, spelled = plain(line), self._spelled(line)
        if len(spelled) == 1:
            return spelled
        names = self._fixed | self._named(move for move in moves if move not in self._fixed)
        if exact := [move for move, known in names.items() if typed in map(plain, known)]:
            return exact
        if found := fitting(line, {move: names[move] for move in moves}):
            return closest_numbers(line, found)
        found = fitting(line, self._alike(moves, things)) or spelled[:1]
        return found if len(found) == 1 else []

    def _named(self, actions: Iterable[str]) -> dict[str, list[str]]:
        """Return actions with what they are called."""
        return {action: [action, self._name(action)] for action in actions}

    def _alike(self, moves: list[str], things: Collection[str]) -> dict[str, list[str]]:
        """Return the names of moves that have the same verbs and are about things at the table."""
        verbs, known = {move.split()[0] for move in moves}, {*things}
        words = {move: move.split() for move in self._fixed}
        return {move: self._fixed[move] for move, (verb, *rest) in words.items() if verb in verbs and known >= {*rest}}


def is_number(line: str) -> bool:
    """Tell whether a line can be the number of a move."""
    return line.isdecimal() and len(line) <= MOST_DIGITS


def closest_numbers(line: str, moves: list[str]) -> list[str]:
    """Return the moves whose first numbers are those of a line, if there are any.

    >>> closest_numbers("place 4", ["place 3 4 0 across", "place 4 3 0 across"])
    ['place 4 3 0 across']
    """
    typed = numbers(line)
    return [move for move in moves if numbers(move)[: len(typed)] == typed] or moves
