"""House rules: what a table changes in an edition.

A game says with a form what may be changed; ``checked`` says whether a change is right. ``housefile.py`` reads and
writes house rules for people.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Union

from ..errors import BadHouse, choices, nearest
from ..texts import Message, messages_of

message = messages_of(__package__)

House = dict[str, Any]  # what is changed, JSON-ready; empty for an edition as it is printed

MOST_LISTED = 12  # an error names what there is if it is no more than this


@dataclass(frozen=True)
class Number:
    """A whole number that may be changed, with its bounds."""

    printed: int | str | None  # None where it follows from another number
    least: int
    most: int

    def checked(self, value: object, name: str) -> object:
        """Return the number, or say what it must be."""
        in_bounds = type(value) is int and self.least <= value <= self.most
        if not in_bounds and not (isinstance(value, str) and value == self.printed):
            otherwise = message("wrong-house-or", word=self.printed) if isinstance(self.printed, str) else ""
            raise BadHouse(
                message(
                    "wrong-house-number",
                    name=name,
                    least=str(self.least),
                    most=str(self.most),
                    otherwise=otherwise,
                    value=repr(value),
                )
            )
        return value


@dataclass(frozen=True)
class Span:
    """A first and a last number that may be changed, with their bounds. A number alone is both."""

    printed: list[int]
    least: int
    most: int

    def checked(self, value: object, name: str) -> object:
        """Return both numbers, or say what they must be."""
        span: Any = [value, value] if type(value) is int else value
        two_numbers = isinstance(span, list) and len(span) == 2 and all(type(end) is int for end in span)
        if not two_numbers or not self.least <= span[0] <= span[1] <= self.most:
            raise BadHouse(
                message(
                    "wrong-house-span",
                    name=name,
                    least=str(self.least),
                    most=str(self.most),
                    second=str(self.least + 1),
                    value=repr(value),
                )
            )
        return list(span)


@dataclass(frozen=True)
class Names:
    """A list of names, empty as it is printed."""

    known: list[str]
    printed: list[str] = field(default_factory=list)

    def checked(self, value: object, name: str) -> object:
        """Return the names in the order of the known ones, or say which is unknown."""
        if not isinstance(value, list):
            raise BadHouse(message("wrong-house-names", name=name, first=self.known[0], value=repr(value)))
        for word in value:
            if word not in self.known:
                raise BadHouse(message("wrong-house-name", name=name, word=repr(word), hint=nearest(word, self.known)))
        return [known for known in self.known if known in value]


@dataclass(frozen=True)
class Numbers:
    """A list of whole numbers, with the bounds of each, and how many there may be; their order does not matter."""

    printed: list[int]
    least: int
    most: int
    longest: int

    def checked(self, value: object, name: str) -> object:
        """Return the numbers in ascending order, or say what they must be."""
        if (
            not isinstance(value, list)
            or not 1 <= len(value) <= self.longest
            or not all(type(number) is int and self.least <= number <= self.most for number in value)
        ):
            raise BadHouse(
                message(
                    "wrong-house-numbers",
                    name=name,
                    longest=self.longest,
                    least=str(self.least),
                    most=str(self.most),
                    printed=str(self.printed),
                    value=repr(value),
                )
            )
        return sorted(value)


@dataclass(frozen=True)
class Texts:
    """A list of texts, which the game checks one by one."""

    printed: list[str]
    fewest: int
    most: int
    wrong: Callable[[str], Message | str | None]  # what is wrong with a text, as "has 8 squares"

    def checked(self, value: object, name: str) -> object:
        """Return the texts, or say what is wrong with them."""
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise BadHouse(message("wrong-house-texts", name=name, first=self.printed[0], value=repr(value)))
        if not self.fewest <= len(value) <= self.most:
            raise BadHouse(
                message("wrong-house-entries", name=name, number=len(value), fewest=self.fewest, most=self.most)
            )
        for number, text in enumerate(value, 1):
            if reason := self.wrong(text):
                raise BadHouse(message("wrong-house-text", name=name, number=number, text=repr(text), reason=reason))
        return list(value)


Part = Number | Span | Names | Numbers | Texts
Form = Mapping[str, Union[Part, "Form"]]


def checked(edition: str, form: Form, changes: object, *path: str) -> House:
    """Return changes as records carry them, in the order of the form and without what changes nothing.

    >>> form = {"coins": Number(3, 0, 99), "cards": {"cafe": {"cost": Number(2, 0, 99), "roll": Span([3, 3], 1, 14)}}}
    >>> checked("base", form, {"cards": {"cafe": {"roll": 4, "cost": 2}}})
    {'cards': {'cafe': {'roll': [4, 4]}}}
    >>> checked("base", form, {"conis": 5})
    Traceback (most recent call last):
    ...
    bourgade.errors.BadHouse: base has no `conis` to change (did you mean coins?): it has coins or cards.
    """
    if not isinstance(changes, Mapping):
        raise BadHouse(message("wrong-house-table", name=dotted(*path) or "house", changes=repr(changes)), *path)
    for key in changes:
        if key not in form:
            values = {"edition": edition, "key": dotted(*path, key), "hint": nearest(key, form)}
            if len(form) <= MOST_LISTED:
                raise BadHouse(message("wrong-house-key", **values, known=choices(form)), *path, str(key))
            raise BadHouse(message("wrong-house-no-key", **values), *path, str(key))
    house = {key: change(edition, form[key], changes[key], *path, key) for key in form if key in changes}
    return {key: value for key, value in house.items() if value != printed(form[key])}


def change(edition: str, part: "Part | Form", value: object, *path: str) -> object:
    """Return one change, checked."""
    if isinstance(part, Mapping):
        return checked(edition, part, value, *path)
    try:
        return part.checked(value, dotted(*path))
    except BadHouse as error:
        raise BadHouse(error.message, *path) from None


def printed(part: "Part | Form") -> object:
    """Return what a part of a form is without house rules; a table is one without changes."""
    return {} if isinstance(part, Mapping) else part.printed


def dotted(*path: object) -> str:
    """Return keys as TOML writes them.

    >>> dotted("cards", "cafe", "cost")
    'cards.cafe.cost'
    """
    return ".".join(map(str, path))
