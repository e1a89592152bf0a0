"""What happens in Ma Petite Ville, as the rules tell it. Where a tile or a silhouette lies, the action says."""

from ...engine.events import FIRST_KIND, GAINS, PAYS, Kinds
from .printing import COLOURS

HAPPENS = {
    "pays": PAYS,  # there is no money
    "gains": GAINS,
    "begins": (BEGINS := FIRST_KIND),  # who plays first, by luck
    "draws": (DRAWS := 3),  # who draws a tile, nobody the first one; amount: its number in the printing
    "lays": (LAYS := 4),  # who lays that tile, nobody the first one
    "places": (PLACES := 5),  # who places a silhouette; card: its colour; amount: its length
    "left": (SILHOUETTES := 6),  # to whom, after placing one; amount: so many silhouettes
    "declines": (DECLINES := 7),  # who places none in the last round
    "last-round": (LAST := 8),  # who laid the last tile, and is asked last
    "turn": (TURN := 9),  # who begins a turn
    "ends": (ENDS := 10),  # the game
}

EVENTS = Kinds(names=tuple(HAPPENS), cards=tuple(COLOURS))
