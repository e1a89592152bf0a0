"""How Minivilles is drawn.

- ``words.py``   names and texts
- ``income.py``  what an action brought to whom, and which cards did it
- ``page.py``    what a player sees: the parts below, put together
- ``dice.py``, ``cities.py``, ``market.py``  the parts, drawn
- ``plain.py``   the same in sentences
"""

from ..drawing import Drawing
from .income import tell
from .page import NARROWEST, about, order, page, table, welcome
from .words import move, topics

DRAWING = Drawing(
    move=move,
    order=order,
    tell=tell,
    welcome=welcome,
    page=page,
    table=table,
    topics=topics,
    about=about,
    narrowest=NARROWEST,
)
