"""How Ma Petite Ville is drawn.

- ``words.py``    names and texts, and what a typed line spells out
- ``city.py``     the city as squares, and which part of it matters
- ``told.py``     what an action did, and why somebody won
- ``page.py``     what a player sees
- ``sheet.py``    the page from roomy to tight: the parts below, put together as they fit
- ``chart.py``, ``players.py``, ``choices.py``  the parts, drawn
- ``plain.py``    the same in sentences
"""

from ..drawing import Drawing
from .choices import choices, order
from .page import NARROWEST, about, page, table, welcome
from .told import tell
from .words import move, spelled, topics

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
    spelled=spelled,
    choices=choices,
)
