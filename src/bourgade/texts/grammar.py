"""What sentences need of a language, beside its words."""

import re

ELIDING = re.compile(r"[aàâäæeéèêëhiîïoôöœuùûü]|y(?![aeiouàâäéèêëîïôöùûü])", re.IGNORECASE)
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")


def as_in_english(number: float) -> str:
    """Return the form that a number wants where only one thing is one."""
    return "one" if number == 1 else "other"


def as_in_french(number: float) -> str:
    """Return the form that a number wants where nothing and a part of one are one too."""
    return "one" if abs(number) < 2 else "other"


PLURALS = {"fr": as_in_french}  # a language that is not here counts as English does


def plural(language: str, number: float) -> str:
    """Return the form that a number wants, as Unicode calls it.

    >>> plural("en", 0), plural("fr", 0), plural("en", 1)
    ('other', 'one', 'one')
    """
    return PLURALS.get(language, as_in_english)(number)


def elided(word: str, name: str) -> str:
    """Return a short French word before a name.

    >>> elided("de", "Anatole"), elided("que", "Yvonne"), elided("de", "Yanis")
    ("d'Anatole", "qu'Yvonne", 'de Yanis')
    """
    return f"{word[:-1]}'{name}" if ELIDING.match(name) else f"{word} {name}"


def isolated(text: str) -> str:
    r"""Return a text so that what is written from right to left in it leaves the order of the words around it alone.

    >>> isolated("Zoé"), isolated("שרה") == "\u2068שרה\u2069"
    ('Zoé', True)
    """
    return f"\u2068{text}\u2069" if RIGHT_TO_LEFT.search(text) else text
