"""What an action brought to whom, and which cards did it.

The amounts are what the coins changed by. The rules do not report which cards worked; that is read off the table.
"""

from typing import Any

from ...engine.definition import Position
from ...games.minivilles.box import SPECIAL
from ...games.minivilles.state import PHASES
from ..telling import Deed, Reader
from .words import CITY_HALL, Card, box_of, card_name, move, word

# A card works when the turn leaves this phase (MV-20, MV-27).
WORKS_AFTER = {
    "red": "harbor",
    "green": "harbor",
    "blue": "move",
    "trawler": "trawler",
    "stadium": "trawler",
    "publisher": "swap",
    "tax-office": "swap",
    "startup": "renovate",
    "arboretum": "renovate",
}
Causes = dict[str, list[str]]  # cards, with their owners where those are others

TAXED = 10  # coins that the tax-office asks for
ROLLS = ["roll 1", "roll 2"]  # not told: the dice that follow say how many they are


def tell(reader: Reader, action: str, before: Position, after: Position) -> Deed:
    """Return an action with what everybody gained and lost, the player whose turn it is first."""
    name = "" if action in ROLLS else move(reader.language, action)
    if before["turn"] is None:
        return Deed(action, name, [])
    turn, seats = seat_of(before), range(len(before["players"]))
    facts = [fact(reader, action, before, after, seat) for seat in sorted(seats, key=lambda seat: seat != turn)]
    if before.get("double") and after["phase"] == "roll":
        facts.append(word(reader.language, "another-turn", seat=before["turn"]))
    return Deed(action, name, [text for text in facts if text])


def fact(reader: Reader, action: str, before: Position, after: Position, seat: int) -> str:
    """Return what one player gained or lost and by which cards; nothing where nothing worked."""
    gain = after["players"][seat]["coins"] - before["players"][seat]["coins"]
    own, others = own_cards(action, before, after, seat), cards_of_others(before, after, seat)
    if not gain and not (own and others):
        return ""
    sign = "gain" if gain > 0 else "loss" if gain < 0 else "even"
    key = f"{'plain-' if reader.plain else ''}{sign}"
    text = word(reader.language, f"facts.{key}", seat=f"P{seat + 1}", n=abs(gain))
    causes = word(reader.language, "semicolon").join(filter(None, [named(reader, own), named(reader, others)]))
    return f"{text} ({causes})" if causes else text


def named(reader: Reader, cards: Causes) -> str:
    """Name cards, those of other players with their owners."""
    return ", ".join(
        word(reader.language, "card-of", card=card_name(reader.language, slug), seats=", ".join(owners))
        if owners
        else card_name(reader.language, slug)
        for slug, owners in cards.items()
    )


def own_cards(action: str, before: Position, after: Position, seat: int) -> Causes:
    """Return the cards in a player's city that brought something."""
    player, box = after["players"][seat], box_of(before)
    if action == "build nothing" and "airport" in player["landmarks"] and seat == seat_of(before):
        return {"airport": []}
    own: Causes = {slug: [] for slug in player["cards"] if works(box, slug, before, after, seat)}
    broke = before["players"][seat]["coins"] == 0 and player["coins"] == 1 and seat == seat_of(before)
    if box[CITY_HALL] and broke and not own and left(before, after, "renovate"):  # MV-53
        return {CITY_HALL: []}
    return own


def cards_of_others(before: Position, after: Position, seat: int) -> Causes:
    """Return the cards of others that took something, with their owners."""
    box, turn = box_of(before), seat_of(before)
    found: Causes = {}
    for owner, player in enumerate(after["players"]):
        for slug in player["cards"]:
            colour = box["establishments"][slug]["colour"]
            takes = colour == "red" if seat == turn else colour == "purple" and taken_from(before, slug, seat)
            if owner != seat and takes and works(box, slug, before, after, owner):
                found.setdefault(slug, []).append(f"P{owner + 1}")
    return found


def taken_from(before: Position, slug: str, seat: int) -> bool:
    """Tell whether a purple card takes something from a player."""
    return slug != "startup" and (slug != "tax-office" or before["players"][seat]["coins"] >= TAXED)


def works(box: dict[str, Any], slug: str, before: Position, after: Position, owner: int) -> bool:
    """Tell whether a card in a city worked between two positions (MV-23)."""
    card = box["establishments"][slug]
    phase = WORKS_AFTER.get(slug) or WORKS_AFTER.get(card["colour"])
    if phase is None or not left(before, after, phase):
        return False
    if slug in SPECIAL and before["phase"] != slug:  # the trawler works in its own phase; the others are moves
        return False
    own_turn = owner == seat_of(before)
    whose = {"red": not own_turn, "green": own_turn, "blue": True, "purple": own_turn}
    total = after.get("total") or before.get("total") or 0
    open_copies = after["players"][owner]["cards"].get(slug, 0) - before["players"][owner]["closed"].get(slug, 0)
    return bool(
        whose[card["colour"]]
        and card["roll"][0] <= total <= card["roll"][1]
        and open_copies > 0
        and card.get("amount", 1)
        and condition_holds(card, after, owner)
        and multiple(box, card, after, owner)
    )


def left(before: Position, after: Position, phase: str) -> bool:
    """Tell whether the turn left a phase, or passed it, between two positions."""
    return PHASES["throw"] <= PHASES[before["phase"]] <= PHASES[phase] < PHASES[after["phase"]]


def condition_holds(card: Card, position: Position, owner: int) -> bool:
    """Tell whether the landmarks are as a card asks for."""
    landmarks = position["players"][owner]["landmarks"]
    roller = position["players"][seat_of(position)]["landmarks"]
    return (
        ("needs" not in card or card["needs"] in landmarks)
        and len(landmarks) < card.get("landmarks-below", len(landmarks) + 1)
        and len(roller) >= card.get("roller-landmarks", 0)
    )


def multiple(box: dict[str, Any], card: Card, position: Position, owner: int) -> bool:
    """Tell whether there is something that a card counts."""
    if "per" not in card or card["colour"] == "purple":
        return True
    cities = position["players"] if card.get("whose") == "everyone" else [position["players"][owner]]
    counts = {slug for city in cities for slug in city["cards"]}
    return any(slug in card["per"] or box["establishments"][slug]["icon"] in card["per"] for slug in counts)


def seat_of(position: Position) -> int:
    """Return whose turn it is, from 0."""
    return int(position["turn"][1:]) - 1
