"""How Mint Works is told.

- ``words.py``   names and texts
- ``cards.py``   the cards of a table
- ``worth.py``   what buildings are worth and what placements cost
- ``gains.py``   what an action brought to whom
"""

from ..telling import Telling
from .cards import cards
from .gains import tell
from .words import move, names, topics

TELLING = Telling(move=move, tell=tell, topics=topics, names=names, cards=cards, secrets=True)
