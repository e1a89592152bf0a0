"""What an action brought to whom, read off the table before and after it."""

from typing import Any

from ...engine.definition import Position
from ..telling import Deed, Reader
from .words import box_of, mints, move, name_of, seats_of, stars, word
from .worth import total_stars

SET_UP = ["first", "advanced", "supply"]
DEEDS = ["wholesaler", "lotto"]


def tell(reader: Reader, action: str, before: Position, after: Position) -> Deed:
    """Return an action with what everybody gained and paid, the player whose turn it is first, and new stars."""
    name = move(reader.language, action)
    if before["phase"] in SET_UP:
        return Deed(action, name, [])
    seats = sorted(range(len(before["players"])), key=lambda seat: f"P{seat + 1}" != before["turn"])
    facts = [fact for seat in seats for fact in facts_of(reader, action, before, after, seat)]
    return Deed(action, name, facts)


def facts_of(reader: Reader, action: str, before: Position, after: Position, seat: int) -> list[str]:
    """Return what one player gained or paid, and the stars if they changed."""
    language, plain = reader.language, "plain-" if reader.plain else ""
    (name, new), old = seats_of(after)[seat], before["players"][seat]
    facts = []
    if gain := (new["mints"] or 0) - (old["mints"] or 0):
        sign, number = "gain" if gain > 0 else "loss", abs(gain)
        fact = word(language, f"facts.{plain}{sign}", seat=name, n=number, mints=mints(language, number))
        note = upkeep(reader, action, before, after, old)
        facts.append(word(language, "noted", name=fact, note=note) if note else fact)
    if (total := total_stars(after, new)) != total_stars(before, old):
        facts.append(word(language, f"facts.{plain}stars", seat=name, n=total, stars=stars(language, total)))
    return facts


def upkeep(reader: Reader, action: str, before: Position, after: Position, player: dict[str, Any]) -> str:
    """Say which buildings brought a player mints in the upkeep, if there was one between two positions."""
    plans, shares = box_of(before)["plans"], before["phase"] == "co-op"
    if not (action == "pass" or shares or before["phase"] == "refill") or after["phase"] not in ("develop", "co-op"):
        return ""
    works = ["co-op"] if shares else ["corporate-hq", *(slug for slug, plan in plans.items() if plan.get("upkeep"))]
    deeds = [slug for slug in DEEDS if before["locations"][slug] and after["phase"] == "develop"]
    paid = [name_of(reader.language, slug) for slug in player["buildings"] if slug in [*works, *deeds]]
    what = word(reader.language, "upkeep")
    return word(reader.language, "labelled", name=what, what=", ".join(paid)) if paid else what
