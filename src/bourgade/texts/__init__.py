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


@cache
def catalogue(language: str, package: str) -> dict[str, Any]:
    """Return all texts of a package in one language."""
    folder = files(package) if package == __name__ else files(package) / "texts"
    return tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))
