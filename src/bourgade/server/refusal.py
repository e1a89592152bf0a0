"""Why the server does not do what it was asked, for programs and for people."""

from math import ceil

from ..engine.house import dotted
from ..errors import BadHouse, BourgadeError
from ..texts import Message

MINUTE, HOUR = 60, 3600


class Refusal(Exception):
    """What was asked is not done, and nothing has changed; ``code`` is a key of the catalogue's ``refused``.

    Where that will be otherwise after a time, ``wait`` has its seconds, and the sentence says them. Where it is a house
    rule that is wrong, ``path`` is that of the rule.
    """

    path: str | None = None

    def __init__(self, code: str, *, wait: float | None = None, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.wait = None if wait is None else max(1, ceil(wait))
        if self.wait is not None:
            values["wait"] = duration(self.wait)
        self._message = Message("bourgade.server", f"refused-{code}", values)

    def text(self, language: str) -> str:
        """Return the sentence for people."""
        return self._message.text(language)


LONGEST = 1_000  # characters of a sentence of the engine, which repeats what it was given


class Wrong(Refusal):
    """What was asked for cannot be, as the engine says."""

    def __init__(self, code: str, error: BourgadeError) -> None:
        super().__init__(code)
        if isinstance(error, BadHouse) and error.path:
            self.path = dotted(*error.path)
        self._said = error.message

    def text(self, language: str) -> str:
        """Return the sentence for people."""
        text = self._said.text(language)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def duration(seconds: int) -> str:
    """Return a time, never shorter than it is, with units that are the same in every language.

    >>> duration(1), duration(90), duration(91), duration(7201)
    ('1 s', '90 s', '2 min', '3 h')
    """
    if seconds <= 1.5 * MINUTE:
        return f"{seconds} s"
    return f"{ceil(seconds / MINUTE)} min" if seconds <= 2 * HOUR else f"{ceil(seconds / HOUR)} h"
