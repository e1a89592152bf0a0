"""How Ma Petite Ville is drawn.

- ``city.py``     the city as squares, and which part of it matters
- ``page.py``     what a player sees
- ``sheet.py``    the page from roomy to tight: the parts below, put together as they fit
- ``chart.py``, ``players.py``, ``choices.py``  the parts, drawn
- ``plain.py``    the same in sentences
- ``wording.py``  texts, and names of moves with where they lie
- ``spelling.py`` what a typed line spells out
"""

from bourgade.terminal.drawing import Drawing

from .choices import choices, order
from .page import NARROWEST, about, page, table, welcome
from .spelling import spelled

DRAWING = Drawing(
    order=order,
    welcome=welcome,
    page=page,
    table=table,
    about=about,
    narrowest=NARROWEST,
    spelled=spelled,
    choices=choices,
)
