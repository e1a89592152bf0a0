"""Which language people read."""

import os

from ..errors import UnknownOption, choices
from ..texts import LANGUAGES, say


def language_of(wish: str | None) -> str:
    """Return the language that was asked for, else the one of the locale, else English.

    >>> language_of("fr")
    'fr'
    """
    if wish is None:
        locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
        return next((language for language in LANGUAGES if locale.startswith(language)), "en")
    if wish not in LANGUAGES:
        raise UnknownOption(f"There is no language {wish!r}: it is {choices(LANGUAGES)}.")
    return wish


def terminal_text(language: str, key: str, **values: object) -> str:
    """Return a text of the terminal.

    >>> terminal_text("en", "you", seat="P1")
    'P1 (you)'
    """
    return say(language, "bourgade.terminal", f"terminal-{key}", **values)
