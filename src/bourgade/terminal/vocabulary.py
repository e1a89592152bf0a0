"""What can be typed in a game: commands, and moves by number, name, notation or a part of these."""

from collections.abc import Collection, Iterable
from functools import partial

from ..engine.definition import Definition
from ..engine.notation import Action
from ..telling import telling_of
from ..texts import LANGUAGES
from .drawing import Drawing, Reader
from .language import terminal_text
from .words import fitting, numbers, plain

COMMANDS = ["help", "table", "story", "undo", "save", "quit"]
OTHER_WORDS = {"story": "story", "histoire": "story", "exit": "quit"}
MOST_DIGITS = 9


class Vocabulary:
    """The words of a game in a language; commands are understood in all of them."""

    def __init__(self, definition: Definition, drawing: Drawing, language: str) -> None:
        self._commands = OTHER_WORDS | {
            plain(terminal_text(known, f"commands-{name}")): name for name in COMMANDS for known in LANGUAGES
        }
        self._name = partial(telling_of(definition.name).move, Reader(language))
        self._spelled = partial(drawing.spelled, language)
        self._fixed = self._named(definition.notation.fixed.values())

    def command(self, line: str) -> tuple[str | None, str]:
        """Return the command that a line begins with, if it does, and the rest of the line."""
        first, _, rest = f"help {line[1:]}".partition(" ") if line.startswith("?") else line.partition(" ")
        return self._commands.get(plain(first)), rest.strip()

    def meant(self, line: str, moves: list[Action], things: Collection[str]) -> list[Action]:
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

    def _named(self, actions: Iterable[Action]) -> dict[Action, list[str]]:
        """Return actions with what they are called."""
        return {action: [action.text, self._name(action)] for action in actions}

    def _alike(self, moves: list[Action], things: Collection[str]) -> dict[Action, list[str]]:
        """Return the names of moves of the same kinds that are about things at the table."""
        kinds, known = {move.parts.kind for move in moves}, {*things}
        return {move: names for move, names in self._fixed.items() if move.parts.kind in kinds and known >= about(move)}


def about(move: Action) -> set[str]:
    """Return the things that a move is about."""
    return {*move.parts.cards, *filter(None, [move.parts.player])}


def is_number(line: str) -> bool:
    """Tell whether a line can be the number of a move."""
    return line.isdecimal() and len(line) <= MOST_DIGITS


def closest_numbers(line: str, moves: list[Action]) -> list[Action]:
    """Return the moves whose first numbers are those of a line, if there are any.

    >>> from bourgade.games.ma_petite_ville.moves import placed
    >>> [move.text for move in closest_numbers("place 4", [placed(3, 4, 0, "across"), placed(4, 3, 0, "across")])]
    ['place 4 3 0 across']
    """
    typed = [int(number) for number in numbers(line)]
    return [move for move in moves if numbers_of(move)[: len(typed)] == typed] or moves


def numbers_of(move: Action) -> list[int]:
    """Return the numbers of a move, in the order of its words."""
    return [*move.parts.numbers, *(move.parts.place or ())]
