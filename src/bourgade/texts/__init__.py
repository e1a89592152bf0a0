"""Texts for people: catalogues in Project Fluent's form, one for each language in the ``texts`` folder of a package.

Pages read the same files, and say the same sentences.

- ``fluent.py``   reads catalogues, and says what is in them
- ``grammar.py``  what sentences need of a language: plurals, numbers, elision, articles
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from .fluent import Catalogue, Source, read

LANGUAGES = sorted(path.name.removesuffix(".ftl") for path in files(__name__).iterdir() if path.name.endswith(".ftl"))
FIRST = "en"  # what another language does not say yet is said in this one


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
        return catalogue(language, self.package).say(self.key, values)

    def __str__(self) -> str:
        return self.text(FIRST)


class English(str):
    """A sentence for programmers only, and so the same in every language."""

    __slots__ = ()

    def text(self, _language: str) -> str:
        """Return the sentence."""
        return str(self)


def messages_of(package: str) -> Callable[..., Message]:
    """Return what makes messages of a package's catalogue.

    >>> messages_of("bourgade.terminal")("terminal-you", seat="P1").text("fr")
    'P1 (vous)'
    """

    def message(key: str, /, **values: Any) -> Message:
        return Message(package, key, values)

    return message


def say(language: str, package: str, key: str, **values: Any) -> str:
    """Return a text of a package's catalogue.

    >>> say("fr", "bourgade.games.minivilles", "cards-bakery")
    'Boulangerie'
    """
    return catalogue(language, package).say(key, values)


def has(package: str, key: str) -> bool:
    """Return whether a package's catalogue has a text."""
    return key in catalogue(FIRST, package)


def listed(language: str, words: Sequence[str]) -> str:
    """Return words as one says them in a row.

    >>> listed("en", ["Ann", "Bob", "Zoé"]), listed("fr", ["Anne", "Zoé"])
    ('Ann, Bob and Zoé', 'Anne et Zoé')
    """
    *others, last = words
    return say(language, __name__, "list-and", first=", ".join(others), last=last) if others else last


def number(language: str, value: float, decimals: int = 0) -> str:
    """Return a number with as many decimals, as it is written in a language.

    >>> number("en", 1234.56, 1), number("fr", 12.34, 1)
    ('1,234.6', '12,3')
    """
    return catalogue(language, __name__).number(value, decimals)


@cache
def catalogue(language: str, package: str) -> Catalogue:
    """Return all texts of a package in one language, with those that all packages share."""
    packages, languages = dict.fromkeys([__name__, package]), dict.fromkeys([FIRST, language])
    return Catalogue(language, [source(each, spoken) for each in packages for spoken in languages])


@cache
def source(package: str, language: str) -> Source:
    """Return a package's texts; none in a language that it does not speak yet."""
    folder = files(package) if package == __name__ else files(package) / "texts"
    path = folder / f"{language}.ftl"
    return read(path.read_text("utf-8")) if path.is_file() else {}
