"""What can be wrong with input, one class each; every message says what was wrong and what would be right."""

from collections.abc import Iterable
from difflib import get_close_matches

from .texts import Message


class BourgadeError(ValueError):
    """Something given to bourgade cannot be used. All classes below are of this one."""


class UnknownGame(BourgadeError):
    """There is no game of that name."""


class UnknownEdition(BourgadeError):
    """The game has no such edition."""


class UnknownOption(BourgadeError):
    """The game has no such option, or the option no such value."""


class WrongPlayers(BourgadeError):
    """The edition is not for that number of players, or there is no such seat."""


class UnknownBot(BourgadeError):
    """There is no bot of that name."""


class BadHouse(BourgadeError):
    """House rules change what they cannot."""

    def __init__(self, sentence: str, *path: str) -> None:
        super().__init__(sentence)
        self.path = path  # the keys under which the wrong thing stands

    def __reduce__(self) -> tuple[type, tuple[str, ...]]:
        """Let the error travel to another process."""
        return BadHouse, (str(self), *self.path)


class BadFile(BourgadeError):
    """A file cannot be read or written."""


class BadPosition(BourgadeError):
    """A position is malformed, or shows what cannot be."""


class UnknownCard(BadPosition):
    """The edition has no such card."""


class BadRecord(BourgadeError):
    """A record is malformed."""


class ReplayError(BourgadeError):
    """A record holds an action that its game does not allow."""


class BadBatch(BourgadeError):
    """A batch cannot be made so, or what it was given does not fit it; no game has been touched."""


class BadDevice(BourgadeError):
    """There is no such device, or it cannot be used here."""


class NotInstalled(BourgadeError):
    """Packages are missing that only some need: an extra of this one."""


class IllegalAction(BourgadeError):
    """The number is not that of a legal move; the game is unchanged."""


class NothingToUndo(BourgadeError):
    """The game has only begun."""


class IllegalMove(BourgadeError):
    """The move or outcome is not one of those that the game allows now; the game is unchanged."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.text("en"))
        self.message = message  # the same sentence for people who read another language

    def __reduce__(self) -> tuple[type, tuple[Message]]:
        """Let the error travel to another process."""
        return IllegalMove, (self.message,)


def choices(values: Iterable[object]) -> str:
    """Return a list for a sentence.

    >>> choices(["base", "marina", "deluxe"])
    'base, marina or deluxe'
    """
    *most, last = [str(value) for value in values]
    return f"{', '.join(most)} or {last}" if most else last


def nearest(word: object, values: Iterable[str]) -> str:
    """Return a hint for a word that was probably meant, or nothing.

    >>> nearest("marena", ["base", "marina"])
    ' (did you mean marina?)'
    """
    close = get_close_matches(str(word), list(values), 1)
    return f" (did you mean {close[0]}?)" if close else ""
