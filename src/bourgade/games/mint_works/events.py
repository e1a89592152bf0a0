"""What happens in Mint Works: the kinds of events, with what their seats, card and amount say."""

from ...engine.events import FIRST_KIND, GAINS, PAYS, Kinds
from ...engine.notation import SECRET
from .state import LOCATIONS, PLANS, UNKNOWN

FIRST_LOCATION = UNKNOWN + 1  # among the cards of events: plans, one that a seat may not know, then locations

NAMES = {
    "pays": PAYS,  # nobody ever pays another
    "gains": GAINS,  # by whose building, or by a location; negative: what a placement costs there
    "begins": (BEGINS := FIRST_KIND),  # who gets the token at the start
    "advanced": (ADDED := 3),  # an advanced location comes into play
    "round": (ROUND := 4),  # who begins to develop
    "turn": (TURN := 5),  # who has a turn; 2 for the second of Sonic's two
    "passes": (PASSES := 6),
    "copies": (COPIES := 7),  # who uses which location by the temp-agency, where that one places next
    "places": (PLACES := 8),  # who takes a slot of which location, and the mints that lie there then
    "token": (TAKES_TOKEN := 9),  # who takes the first-player token
    "takes": (TAKES := 10),  # who gains which plan of the supply
    "draws": (DRAWS := 11),  # who gains which plan of the deck, or of those under it where it is empty
    "builds": (BUILDS := 12),  # who turns which plan face up
    "opens": (OPENS := 13),  # whose deed opens which location, also if it is open already
    "recycles": (RECYCLES := 14),  # who puts which plan under the deck ...
    "recycles-secret": (RECYCLES_SECRET := 15),  # ... that nobody else knows
    "razes": (RAZES := 16),  # who puts which building under the deck
    "gives": (GIVES := 17),  # who puts which plan into the supply
    "gives-building": (GIVES_BUILDING := 18),  # who puts which building into the supply
    "empties": (EMPTIES := 19),  # so many mints go back from whose gallery to the bank
    "shuts": (SHUTS := 20),  # who shuts which location for the rest of the round
    "comes": (COMES := 21),  # a plan comes into the supply, from the deck or, where that is empty, from under it
    "upkeep": (UPKEEP := 22),  # all have passed
    "returns": (RETURNS := 23),  # a plan of the supply goes under the deck
    "stores": (STORES := 24),  # so many mints of the bank are put on whose gallery
    "asks": (ASKS := 25),  # who is to name who gains by the co-op
    "clears": (CLEARS := 26),  # all slots of a location become free; so many mints lay there
    "ends": (ENDS := 27),  # the game; who has the stars for it or, in Rachael's game, the last mint; else nobody
}

EVENTS = Kinds(tuple(NAMES), (*PLANS, SECRET, *LOCATIONS), frozenset({"draws", "recycles-secret"}))
