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
    return say(language, "bourgade.texts", f"terminal.{key}", **values)


def number(language: str, value: float, decimals: int = 0) -> str:
    """Return a number as it is written in a language.

    >>> number("en", 1234.56, 1), number("fr", 12.34, 1)
    ('1,234.6', '12,3')
    """
    marks = terminal_text(language, "thousands") + terminal_text(language, "point")
    return f"{value:,.{decimals}f}".translate(str.maketrans(",.", marks))
