"""Texts for people, in French and English: ``en.toml`` and ``fr.toml`` here and in the folder of each game."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ["en", "fr"]


@dataclass(frozen=True)
class Message:
    """A sentence that can be said in every language: the catalogue's package, the key in it, and what to fill in."""

    package: str
    key: str
    values: dict[str, Any] = field(default_factory=dict)

    def text(self, language: str) -> str:
        """Return the sentence; messages among the values are said in the same language."""
        values = {
            name: value.text(language) if isinstance(value, Message) else value for name, value in self.values.items()
        }
        return say(language, self.package, self.key, **values)


def say(language: str, package: str, key: str, **values: Any) -> str:
    """Return a text of a package's catalogue.

    >>> say("fr", "bourgade.games.minivilles", "cards.bakery")
    'Boulangerie'
    """
    entry: Any = catalogue(language, package)
    for part in key.split("."):
        entry = entry[part]
    return str(entry).format(**values)


def number(language: str, value: float, decimals: int = 0) -> str:
    """Return a number as it is written in a language.

    >>> number("en", 1234.56, 1), number("fr", 12.34, 1)
    ('1,234.6', '12,3')
    """
    marks = say(language, __name__, "number.thousands") + say(language, __name__, "number.point")
    return f"{value:,.{decimals}f}".translate(str.maketrans(",.", marks))


@cache
def catalogue(language: str, package: str) -> dict[str, Any]:
    """Return all texts of a package in one language."""
    folder = files(package) if package == __name__ else files(package) / "texts"
    return tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))
