"""What only the terminal says."""

from typing import Any

from bourgade.texts import say

from ..telling.words import card_name


def word(language: str, key: str, **values: object) -> str:
    """Return a text of the table."""
    return say(language, __package__, f"table-{key}", **values)


def coins(language: str, number: int) -> str:
    """Return a number of coins.

    >>> coins("en", 1), coins("en", 12), coins("fr", 0)
    ('1 coin', '12 coins', '0 pièce')
    """
    return word(language, "coins", n=number)


def counted(language: str, player: dict[str, Any], slug: str, times: str = "copies") -> str:
    """Return the name of a kind in a town, with how many there are and what lies on them."""
    count, closed = player["cards"][slug], player["closed"].get(slug, 0)
    text = card_name(language, slug)
    if count > 1:
        text = word(language, times, card=text, n=count)
    if closed:
        text += f" ({word(language, 'closed', n=closed)})"
    if slug == "startup":
        text += f" ({coins(language, player['startup'])})"
    return text
