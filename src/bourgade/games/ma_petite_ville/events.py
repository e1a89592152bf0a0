"""What can happen in Ma Petite Ville. Where a tile or a silhouette lies is said by the action."""

from ...engine.events import FIRST_KIND, Kinds

KINDS = {
    "begins": (BEGINS := FIRST_KIND),  # who plays first, by luck
    "draws": (DRAWS := 3),  # who draws a tile, nobody the first one; amount: its number in the printing
    "lays": (LAYS := 4),  # who lays the drawn tile, nobody the first one; amount: so many lie then
    "places": (PLACES := 5),  # who lays a silhouette; amount: so many lie then
    "declines": (DECLINES := 6),  # who lays none in the last round
    "last-round": (LAST_ROUND := 7),  # who laid the last tile, and is asked last
    "turn": (TURN := 8),  # who has the turn that begins
    "ends": (ENDS := 9),  # the game is over
}

EVENTS = Kinds((*Kinds.names, *KINDS))
