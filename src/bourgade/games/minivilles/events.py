"""What happens in Minivilles, as the rules tell it."""

from bourgade.engine.events import FIRST_KIND, GAINS, PAYS, Kinds

from .state import KINDS, LANDMARKS

# Cards in events: the establishments, then the landmarks, then the city hall.
FIRST_LANDMARK = len(KINDS)
CITY_HALL = FIRST_LANDMARK + len(LANDMARKS)

# Where nothing else is said, the amount is 1 and there is no other seat and no card.
HAPPENS = {
    "pays": PAYS,
    "gains": GAINS,
    "begins": (BEGINS := FIRST_KIND),  # who is the first player
    "turn": (TURN := 3),  # who begins a turn, also another one
    "again": (AGAIN := 4),  # who has another turn after this one
    "rolls": (ROLLS := 5),  # who throws so many dice, also once more
    "falls": (FALLS := 6),  # a die of who threw, on this number
    "adds": (ADDS := 7),  # who adds so much to the total
    "trawls": (TRAWLS := 8),  # who throws this total for the trawlers (card)
    "builds": (BUILDS := 9),  # who builds which card
    "demolishes": (DEMOLISHES := 10),  # who demolishes which landmark
    "hands": (HANDS := 11),  # who gives whom an open card
    "hands-closed": (HANDS_CLOSED := 12),  # who gives whom a closed card
    "closes": (CLOSES := 13),  # in whose city so many copies of a card close
    "opens": (OPENS := 14),  # in whose city so many copies of a card open
    "invests": (INVESTS := 15),  # on whose startup (card) the bank puts a coin
    "comes": (COMES := 16),  # a card, from the deck to the market
    "wins": (WINS := 17),  # who has won
    "earned": (EARNED := 18),  # who may build now: all that the turn brings before is there
}

EVENTS = Kinds(names=tuple(HAPPENS), cards=(*KINDS, *LANDMARKS, "city-hall"))
