"""How Ma Petite Ville is told.

- ``words.py``   names and texts
- ``told.py``    what an action did, and why somebody won
"""

from ..telling import Telling
from .told import tell
from .words import move, topics

TELLING = Telling(move=move, tell=tell, topics=topics)
