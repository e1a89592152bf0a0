"""Ma Petite Ville, for two to four, easy and normal.

- ``printing.toml``   the tiles and the silhouettes
- ``printing.py``     how a tile is read and turned, and what house rules may change
- ``box.py``          the printing and the table's options as one record of numbers
- ``state.py``        a game in progress as one record
- ``rules.py``        the rules
- ``moves.py``        the actions, their words, and why one is not legal
- ``observation.py``  a state in numbers, for programs that learn
- ``position.py``     a state as JSON and back
- ``texts/``          names and sentences in French and English
"""

from ...engine.definition import Definition
from . import moves, position, rules
from .box import EDITIONS, REVISION, setting
from .observation import OBSERVATION
from .printing import form
from .state import STATE

DEFINITION = Definition(
    name="ma-petite-ville",
    title="Ma Petite Ville",
    package=__name__,
    revision=REVISION,
    editions=EDITIONS,
    rules=rules,
    state=STATE,
    most_legal=moves.MOST_LEGAL,
    notation=moves.CityNotation(),
    moves=moves.MOVES,
    observation=OBSERVATION,
    setting=setting,
    house=form,
    write=position.write,
    read=position.read,
    why_not=moves.why_not,
)
