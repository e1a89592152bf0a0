"""Which language people read."""

import os
from collections.abc import Sequence
from itertools import pairwise

from ..errors import UnknownOption, choices
from ..texts import LANGUAGES, messages_of, say

message = messages_of(__package__)


def language_of(wish: str | None) -> str:
    """Return the language that was asked for, else the one of the locale, else English.

    >>> language_of("fr")
    'fr'
    """
    if wish is None:
        locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
        return next((language for language in LANGUAGES if locale.startswith(language)), "en")
    if wish not in LANGUAGES:
        raise UnknownOption(message("wrong-language", language=repr(wish), known=choices(LANGUAGES)))
    return wish


def language_wanted(arguments: Sequence[str]) -> str:
    """Return the language of somebody who typed a command, whatever else is wrong with it.

    >>> language_wanted(["play", "--lang", "fr"]), language_wanted(["play", "--lang=en"])
    ('fr', 'en')
    """
    wishes = [wish for option, wish in pairwise(arguments) if option == "--lang"]
    wishes += [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    return language_of(next((wish for wish in wishes if wish in LANGUAGES), None))


def terminal_text(language: str, key: str, **values: object) -> str:
    """Return a text of the terminal.

    >>> terminal_text("en", "you", seat="P1")
    'P1 (you)'
    """
    return say(language, "bourgade.terminal", f"terminal-{key}", **values)
