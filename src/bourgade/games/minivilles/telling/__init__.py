"""How Minivilles is told.

- ``words.py``      names and texts
- ``cards.py``      the cards of a table
- ``sentences.py``  what happens, in sentences
- ``totals.py``     what each total of a roll would bring to whom, and how lucky a throw was
- ``ending.py``     how towns stand, in numbers, and who won
"""

from bourgade.telling.telling import Telling

from .cards import cards
from .ending import figures, series_title, why
from .sentences import tell
from .totals import gains, luck, prepare
from .words import move, topics

TELLING = Telling(
    move=move,
    tell=tell,
    topics=topics,
    cards=cards,
    gains=gains,
    prepare=prepare,
    figures=figures,
    series_title=series_title,
    luck=luck,
    why=why,
    dice=True,
)
