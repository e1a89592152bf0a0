"""The parts of an action: what its words are about, so that a client need not read them.

They are told from the words alone, for all games alike; what is a card is known from the texts that a game's notation
has. A notation with words of another shape would need a line here.
"""

import re
from functools import cache, lru_cache

from msgspec import Struct

from ..engine.definition import Definition

NUMBER = re.compile("-?[0-9]+", re.ASCII)
SEAT = re.compile("P[1-9]")
TURN = re.compile("r[0-3]")  # quarters, clockwise
SLUG = re.compile("[a-z]+(-[a-z]+)*")
WAYS = ("across", "down")
NOTHING = "nothing"
SECRET = "?"  # stands for a card that may not be known

KEPT = 1 << 14  # actions whose parts are remembered: all of the games with cards, and of many cities


class Parts(Struct, frozen=True, omit_defaults=True):
    """What an action is about. What it is not about is left out of the JSON."""

    kind: str  # what is done: build, roll, swap, place …
    cards: tuple[str, ...] = ()  # in the order of the words; landmarks and locations too; ? where it is secret
    player: str | None = None
    place: tuple[int, int] | None = None  # x and y
    numbers: tuple[int, ...] = ()  # what the dice show, how many dice, the length of a silhouette, the number of a tile
    turn: int | None = None  # of a tile that is laid, in quarters clockwise
    way: str | None = None  # across or down
    nothing: bool = False  # it was not done: "build nothing", "no swap"


@lru_cache(KEPT)
def parts(definition: Definition, text: str) -> Parts:
    """Return the parts of an action of a game, as ``legal`` or ``seen`` writes it.

    >>> from bourgade.games import definition
    >>> parts(definition("minivilles"), "swap bakery P2 mine").cards
    ('bakery', 'mine')
    >>> parts(definition("ma-petite-ville"), "lay -1 0 r2").place
    (-1, 0)
    """
    kind, words = kind_and_words(text)
    known = cards_of(definition)
    cards: list[str] = []
    numbers: list[int] = []
    player = place = turn = way = None
    for word in words:
        if word in known:
            cards.append(word)
        elif NUMBER.fullmatch(word):
            numbers.append(int(word))
        elif SEAT.fullmatch(word):
            player = word
        elif TURN.fullmatch(word):
            turn = int(word[1:])
        elif word in WAYS:
            way = word
        elif word != NOTHING:
            raise ValueError(f"`{text}` is no action of {definition.name}: {word!r} is none of its words.")
    if turn is not None or way is not None:  # what is laid one way or another lies somewhere
        *numbers, x, y = numbers
        place = x, y
    return Parts(kind, tuple(cards), player, place, tuple(numbers), turn, way, NOTHING in words)


def kind_and_words(text: str) -> tuple[str, list[str]]:
    """Return what is done, and the other words; who refuses does nothing.

    >>> kind_and_words("build nothing"), kind_and_words("no swap")
    (('build', ['nothing']), ('swap', ['nothing']))
    """
    kind, *words = text.split()
    return (words[0], [NOTHING]) if kind == "no" else (kind, words)


@cache
def cards_of(definition: Definition) -> frozenset[str]:
    """Return the names of all cards, landmarks and locations that actions of a game are about.

    >>> from bourgade.games import definition
    >>> {"bakery", "harbor"} <= cards_of(definition("minivilles")), "P2" in cards_of(definition("minivilles"))
    (True, False)
    """
    words = {word for text in definition.notation.fixed.values() for word in kind_and_words(text)[1]}
    return frozenset({word for word in words if SLUG.fullmatch(word)} - {NOTHING} | {SECRET})
