"""How Ma Petite Ville is told.

- ``words.py``   names of moves and things
- ``told.py``    what an action did, and why somebody won, in words and in numbers
"""

from bourgade.telling.telling import Telling

from .told import figures, series_title, tell, why
from .words import move, topics

TELLING = Telling(move=move, tell=tell, topics=topics, figures=figures, series_title=series_title, why=why)
