"""Words that people type, compared with words that are known."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches

LONGEST = 100  # letters that are compared


def plain(text: str) -> str:
    """Return words without accents, capitals and signs.

    >>> plain("Construire : Café")
    'construire cafe'
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    spaced = (" " if not char.isalnum() else char for char in letters if not unicodedata.combining(char))
    return " ".join("".join(spaced).split())


def fitting(typed: str, known: Mapping[str, Iterable[str]]) -> list[str]:
    """Return the keys one of whose names has the typed words, in their order.

    Whole words are better than beginnings, and those better than parts.

    >>> fitting("caf", {"cafe": ["Café"], "bar": ["Sushi bar"]})
    ['cafe']
    >>> fitting("field", {"wheat-field": ["Wheat Field"], "fields": ["Fields of corn"]})
    ['wheat-field']
    """
    wanted = plain(typed).split()
    for same in (str.__eq__, str.startswith, str.__contains__):
        found = [key for key, names in known.items() if any(has_words(plain(name), wanted, same) for name in names)]
        if wanted and found:
            return found
    return []


def has_words(name: str, wanted: list[str], same: Callable[[str, str], bool]) -> bool:
    """Tell whether a name has words like these, in this order."""
    words = iter(name.split())
    return all(any(same(word, part) for word in words) for part in wanted)


def closest(typed: str, known: Iterable[str]) -> str | None:
    """Return the known name that was probably meant.

    >>> closest("hlep", ["help", "undo"])
    'help'
    """
    names = {plain(name): name for name in known}
    close = get_close_matches(plain(typed)[:LONGEST], names, 1)
    return names[close[0]] if close else None
