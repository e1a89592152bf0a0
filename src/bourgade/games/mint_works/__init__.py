"""Mint Works, for one to four, with the four solo opponents.

- ``cards.toml``      every number that a card prints
- ``cards.py``        the cards, and what house rules may change in them
- ``box.py``          the cards and the table's options as one record of numbers
- ``state.py``        a game in progress as one record
- ``rules.py``        the rules
- ``events.py``       what happens, as the rules tell it
- ``moves.py``        the actions, their words, and why one is not legal
- ``facts.py``        what follows from the rules: prices, stars, whose mints lie where, and who is how far
- ``observation.py``  a state in numbers, for programs that learn
- ``position.py``     a state as JSON and back
- ``texts/``          names and sentences in French and English
- ``bots.py``         players that are programs
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
    name="mint-works",
    title="Mint Works",
    package=__name__,
    revision=REVISION,
    editions=EDITIONS,
    rules=rules,
    state=STATE,
    most_legal=moves.MOST_LEGAL,
    notation=FixedNotation(moves.ACTIONS, moves.actions, moves.tidy),
    moves=moves.MOVES,
    observation=OBSERVATION,
    setting=setting,
    facts=FACTS,
    house=form,
    write=position.write,
    read=position.read,
    events=EVENTS,
    why_not=moves.why_not,
    hidden=moves.hidden,
    secrets=True,
    levels={"easy": Lots(0.4), "normal": Lots(0.0), "hard": Playouts(200), "expert": Playouts(4_000)},
)
