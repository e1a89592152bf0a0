"""The games as environments of other libraries: PettingZoo, Gymnasium and OpenSpiel; each is an extra of the package.

- ``turns.py``       one game in numbers, which the others stand on
- ``rounds.py``      many games in which one seat learns
- ``pettingzoo.py``  all seats learn
- ``gymnasium.py``   one seat learns, against bots; alone and in a vector
- ``openspiel.py``   games of OpenSpiel, with explicit chance
"""

from ..games import definition

VERSION = 1  # of observations, moves and rewards: whoever has learned with one cannot play with another


def name_of(game: str) -> str:
    """Return what a game is called in PettingZoo and Gymnasium.

    >>> name_of("mint-works")
    'bourgade/MintWorks-v1'
    """
    return f"bourgade/{definition(game).environment}-v{VERSION}"
