"""How Mint Works is told.

- ``words.py``   names and texts
- ``cards.py``   the cards of a table
- ``worth.py``   what buildings are worth and what placements cost
- ``column.py``  what a solo opponent would do at each location, and why it passes one by
- ``gains.py``   what an action brought to whom, in words
- ``ending.py``  how neighbourhoods stand, in numbers, and who won
"""

from bourgade.telling.telling import Telling

from .cards import cards
from .column import column
from .ending import figures, series_title, why
from .gains import tell
from .words import move, names, topics

TELLING = Telling(
    move=move,
    tell=tell,
    topics=topics,
    names=names,
    cards=cards,
    column=column,
    figures=figures,
    series_title=series_title,
    why=why,
)
