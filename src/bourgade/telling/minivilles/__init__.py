"""How Minivilles is told.

- ``words.py``   names and texts
- ``cards.py``   the cards of a table
- ``income.py``  what an action brought to whom, and which cards did it
- ``totals.py``  what each total of a roll would bring to whom
"""

from ..telling import Telling
from .cards import cards
from .income import tell
from .totals import gains
from .words import move, topics

TELLING = Telling(move=move, tell=tell, topics=topics, cards=cards, gains=gains)
