"""Names that only look alike: somebody could pass for somebody else with them."""

import tomllib
import unicodedata
from collections import Counter
from importlib.resources import files

LOOKS = tomllib.loads((files(__package__) / "alike.toml").read_text("utf-8"))
SINGLE = str.maketrans({sign: letter for letter, signs in LOOKS.items() for sign in signs})
DOUBLE = (("rn", "m"), ("vv", "w"))


def look(name: str) -> str:
    r"""Return what is left of a name for somebody who does not look closely, without what may pass for a seat.

    >>> look("Zoé") == look("ZOE") == look("Z\u043e\u0435"), look("Lily") == look("1iIy"), look("Ana") == look("Anna")
    (True, True, False)
    >>> look("Zoé (P1)") == look("Zoé")
    True
    """
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold().partition("(")[0])
    letters = "".join(char for char in plain if unicodedata.category(char)[0] in "LNS" or char in "|!")
    seen = letters.translate(SINGLE)
    for two, one in DOUBLE:
        seen = seen.replace(two, one)
    return seen


def told_apart(names: dict[str, str | None]) -> dict[str, str | None]:
    """Return the names of seats; those that look alike, with their seats.

    >>> told_apart({"P1": "Zoé", "P2": "Zoe", "P3": "Ada", "P4": None})
    {'P1': 'Zoé (P1)', 'P2': 'Zoe (P2)', 'P3': 'Ada', 'P4': None}
    """
    looks = {seat: look(name) for seat, name in names.items() if name is not None}
    times = Counter(looks.values())
    return {
        seat: f"{name} ({seat})" if seat in looks and times[looks[seat]] > 1 else name for seat, name in names.items()
    }
