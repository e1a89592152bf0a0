"""Words that people type, compared with words that are known."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import TypeVar

Key = TypeVar("Key")

LONGEST = 100  # letters that are compared
MINUS = "\N{MINUS SIGN}"
SIGNS = re.compile(r"(?<=[^\W_])-|-(?!\d)|[^\w-]|_")  # all but a minus directly before a number
NUMBER = re.compile(r"-?\d{1,9}")


def plain(text: str) -> str:
    """Return words without accents, capitals and signs; a number keeps its minus.

    >>> plain("Construire : Café"), plain("(-1, 2-3)")
    ('construire cafe', '-1 2 3')
    """
    letters = unicodedata.normalize("NFKD", text.casefold()).replace(MINUS, "-")
    bare = "".join(char for char in letters if not unicodedata.combining(char))
    return " ".join(SIGNS.sub(" ", bare).split())


def numbers(text: str) -> list[str]:
    """Return the words of a text that are numbers.

    >>> numbers("place 4 -1 0 across"), numbers("lay 1 0 r2")
    (['4', '-1', '0'], ['1', '0'])
    """
    return [word for word in plain(text).split() if NUMBER.fullmatch(word)]


def fitting(typed: str, known: Mapping[Key, Iterable[str]]) -> list[Key]:
    """Return the keys one of whose names has the typed words, in their order.

    Whole words are better than beginnings, and those better than parts. A number is like no other number.

    >>> fitting("caf", {"cafe": ["Café"], "bar": ["Sushi bar"]})
    ['cafe']
    >>> fitting("field", {"wheat-field": ["Wheat Field"], "fields": ["Fields of corn"]})
    ['wheat-field']
    >>> fitting("1", {"at": ["12 -1"], "of": ["P1"]})
    ['of']
    """
    wanted = plain(typed).split()
    bare = {key: [plain(name) for name in names] for key, names in known.items()}
    for same in (str.__eq__, str.startswith, str.__contains__):
        found = [key for key, names in bare.items() if any(has_words(name, wanted, same) for name in names)]
        if wanted and found:
            return found
    return []


def has_words(name: str, wanted: list[str], same: Callable[[str, str], bool]) -> bool:
    """Tell whether a name has words like these, in this order."""
    words = iter(name.split())
    return all(any(same(word, part) and not other_number(word, part) for word in words) for part in wanted)


def other_number(word: str, part: str) -> bool:
    """Tell whether two words are two numbers."""
    return word != part and NUMBER.fullmatch(word) is not None and NUMBER.fullmatch(part) is not None


def closest(typed: str, known: Iterable[str]) -> str | None:
    """Return the known name that was probably meant.

    >>> closest("hlep", ["help", "undo"])
    'help'
    """
    names = {plain(name): name for name in known}
    close = get_close_matches(plain(typed)[:LONGEST], names, 1)
    return names[close[0]] if close else None
