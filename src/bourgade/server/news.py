"""What workers of one server tell each other: that something was written, what was said, and who looks at a table.

Nothing of it is kept. Who hears that something was written reads it; who may have missed something reads everything.
"""

from collections.abc import Callable

from msgspec import Struct

from .messages import Line


class Changed(Struct, frozen=True, tag="changed"):
    """A table has come to a version, or a game to a ply; what is not named is as it was."""

    table: str
    version: int = 0
    ply: int = 0


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something."""

    table: str
    worker: int
    line: Line


class Who(Struct, frozen=True, tag="who"):
    """A worker has brought a table into memory, and asks who looks at it."""

    table: str
    worker: int


class Here(Struct, frozen=True, tag="here"):
    """Who looks at a table through a worker: which of those who sit there, and how many others."""

    table: str
    worker: int
    number: int  # what is told twice comes once: this tells them apart
    people: tuple[str, ...] = ()
    watchers: int = 0
    asked: int = 0  # the worker that this answers; it is also told ...
    chat: tuple[Line, ...] = ()  # ... what was said last, ...
    ply: int = 0  # ... and at this ply ...
    seconds: float | None = None  # ... how much time the turn has left


class Gone(Struct, frozen=True, tag="gone"):
    """A table is not kept any more."""

    table: str


class Barred(Struct, frozen=True, tag="barred"):
    """Bans have changed, or a person is nobody any more."""

    person: str | None = None


class Missed(Struct, frozen=True):
    """Something may have been told that was not heard."""


News = Changed | Said | Who | Here | Gone | Barred
Ear = Callable[[News | Missed], None]
