"""How Minivilles is drawn.

- ``page.py``    what a player sees: the parts below, put together
- ``dice.py``, ``cities.py``, ``market.py``  the parts, drawn
- ``plain.py``   the same in sentences
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
