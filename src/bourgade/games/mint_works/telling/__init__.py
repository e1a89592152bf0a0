"""How Mint Works is told.

- ``words.py``   names and texts
- ``cards.py``   the cards of a table
- ``story.py``   what happens, in sentences
- ``column.py``  what a solo opponent would do at each location, and why it passes one by
- ``ending.py``  how neighbourhoods stand, in numbers, and who won
- ``texts/``     what is told but not by pages
"""

from bourgade.telling.telling import Telling

from .cards import cards
from .column import column
from .ending import figures, series_title, why
from .story import tell
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
