"""What can be wrong with input, one class each; every message says what was wrong and what would be right.

Whatever a player, a host or who types a command can meet is a ``Message``, which is said in every language:
``error.message.text("fr")``. What only programmers meet, as with batches and environments, is a text in English.
``str(error)`` is always English.
"""

import errno
from collections.abc import Iterable
from difflib import get_close_matches

from .texts import FIRST, English, Message, messages_of

message = messages_of("bourgade.engine")


class BourgadeError(ValueError):
    """Something given to bourgade cannot be used. All classes below are of this one."""

    def __init__(self, said: Message | str) -> None:
        super().__init__(said)
        self.message = said if isinstance(said, Message) else English(said)

    def __str__(self) -> str:
        return self.message.text(FIRST)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


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

    def __init__(self, said: Message | str, *path: str) -> None:
        super().__init__(said)
        self.path = path  # the keys under which the wrong thing stands


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

    message: Message


REASONS = {  # what a system says most often of files
    errno.ENOENT: "reason-not-there",
    errno.EACCES: "reason-not-allowed",
    errno.EPERM: "reason-not-permitted",
    errno.EEXIST: "reason-there-already",
    errno.EISDIR: "reason-a-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.ENOSPC: "reason-full",
    errno.EROFS: "reason-read-only",
}


def reason(error: OSError) -> Message | str:
    """Return what the system says is wrong.

    >>> str(reason(FileNotFoundError(errno.ENOENT, ""))), str(reason(OSError(errno.EISDIR, "")))
    ('No such file or directory', 'Is a directory')
    """
    key = REASONS.get(error.errno or 0)
    return message(key) if key else error.strerror or str(error)


def choices(values: Iterable[object]) -> Message | str:
    """Return a list for a sentence.

    >>> str(choices(["base", "marina", "deluxe"])), choices([2, 4]).text("fr")
    ('base, marina or deluxe', '2 ou 4')
    """
    *most, last = [str(value) for value in values]
    return message("one-of", most=", ".join(most), last=last) if most else last


def nearest(word: object, values: Iterable[str]) -> Message | str:
    """Return a hint for a word that was probably meant, or nothing.

    >>> str(nearest("marena", ["base", "marina"])), nearest("forest", ["base", "marina"])
    (' (did you mean marina?)', '')
    """
    close = get_close_matches(str(word), list(values), 1)
    return meant(close[0]) if close else ""


def meant(name: str) -> Message:
    """Return a hint at what was probably meant."""
    return message("did-you-mean", name=name)
