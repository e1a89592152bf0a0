"""How Mint Works is drawn.

- ``words.py``   names and texts
- ``worth.py``   what buildings are worth and what placements cost
- ``gains.py``   what an action brought to whom
- ``page.py``    what a player sees: the parts below, put together
- ``neighbourhoods.py``, ``places.py``  the parts, drawn
- ``plain.py``   the same in sentences
"""

from ..drawing import Drawing
from .gains import tell
from .page import NARROWEST, about, order, page, table, welcome
from .words import move, names, topics

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
    names=names,
    secrets=True,
)
