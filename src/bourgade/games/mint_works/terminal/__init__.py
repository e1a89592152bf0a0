"""How Mint Works is drawn.

- ``page.py``      what a player sees: the parts below, put together
- ``neighbourhoods.py``, ``places.py``  the parts, drawn
- ``plain.py``     the same in sentences
- ``language.py``  the words for it, which stand in ``texts/``
"""

from bourgade.terminal.drawing import Drawing

from .page import NARROWEST, about, order, page, table, welcome

DRAWING = Drawing(
    order=order,
    welcome=welcome,
    page=page,
    table=table,
    about=about,
    narrowest=NARROWEST,
)
