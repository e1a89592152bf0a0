"""Ma Petite Ville, for two to four, easy and normal.

- ``printing.toml``   the tiles and the silhouettes
- ``printing.py``     how a tile is read and turned, and what house rules may change
- ``box.py``          the printing and the table's options as one record of numbers
- ``state.py``        a game in progress as one record
- ``events.py``       what can happen
- ``rules.py``        the rules
- ``moves.py``        the actions, their words, and why one is not legal
- ``facts.py``        what follows from the rules: what everybody has left, and who is how far
- ``observation.py``  a state in numbers, for programs that learn
- ``position.py``     a state as JSON and back
- ``texts/``          names and sentences in French and English
- ``bots.py``         players that are programs
- ``lab.py``          what studies look at
- ``telling/``        what happens, in words
- ``terminal/``       how it is drawn in a terminal
"""

from ...engine.definition import Definition, Lots, Playouts
from . import moves, position, rules
from .box import EDITIONS, REVISION, setting
from .events import EVENTS
from .facts import FACTS
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
    events=EVENTS,
    facts=FACTS,
    house=form,
    write=position.write,
    read=position.read,
    why_not=moves.why_not,
    levels={"easy": Lots(0.4), "normal": Lots(0.0), "hard": Playouts(60), "expert": Playouts(2_000)},
)
