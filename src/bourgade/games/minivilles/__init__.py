"""Minivilles (Machi Koro): base game, Marina, Green Valley, and Deluxe.

- ``cards.toml``      every number that a card or a box prints
- ``cards.py``        the cards of an edition, and what house rules may change in them
- ``box.py``          an edition as one record of numbers
- ``state.py``        a game in progress as one record
- ``events.py``       what can happen, as the rules tell it
- ``rules.py``        the rules
- ``moves.py``        the actions, their words, and why one is not legal
- ``facts.py``        what follows from the rules: prices, and how everybody stands
- ``observation.py``  a state in numbers, for programs that learn
- ``position.py``     a state as JSON and back
- ``texts/``          names and sentences in French and English
- ``bots.py``         players that are programs; ``plans.py`` has their lists
- ``lab.py``          what studies look at
- ``telling/``        what happens, in words
- ``terminal/``       how it is drawn in a terminal
"""

from ...engine.definition import Definition, Lots, Playouts
from ...engine.notation import FixedNotation
from . import moves, position, rules
from .box import EDITIONS, REVISION, setting
from .cards import form
from .events import EVENTS
from .facts import FACTS
from .observation import OBSERVATION
from .state import STATE

DEFINITION = Definition(
    name="minivilles",
    title="Minivilles",
    package=__name__,
    revision=REVISION,
    editions=EDITIONS,
    rules=rules,
    state=STATE,
    most_legal=moves.MOST_LEGAL,
    notation=FixedNotation(moves.ACTIONS, moves.actions, moves.tidy),
    moves=moves.MOVES,
    observation=OBSERVATION,
    events=EVENTS,
    setting=setting,
    facts=FACTS,
    house=form,
    write=position.write,
    read=position.read,
    why_not=moves.why_not,
    levels={"easy": Lots(0.4), "normal": Lots(0.1), "hard": Playouts(400), "expert": Playouts(32_000)},
)
