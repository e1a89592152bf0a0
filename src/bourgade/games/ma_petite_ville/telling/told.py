"""What an action did, and why somebody won, in words and in numbers.

Pages say the same sentences by ``web/src/ma-petite-ville/words.ts``.
"""

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts
from bourgade.engine.told import Event
from bourgade.telling.telling import Happened, Reader, sentence
from bourgade.texts import listed

from .words import move, said


def tell(reader: Reader, happened: Happened) -> list[str]:
    """Return what happened. A tile is told when it lies: drawing it tells nothing that laying it does not."""
    events = {event.kind: event for event in happened.events}
    last_round, left = "last-round" in events, events.get("left")
    told = deed(reader, happened, events)
    if last_round:
        told.append(said(reader.language, "told-last-round"))
    elif "ends" in events and (left is None or left.amount > 0):
        told.append(said(reader.language, "told-ends"))
    return told


def deed(reader: Reader, happened: Happened, events: dict[str, Event]) -> list[str]:
    """Return what was done."""
    language, who = reader.language, reader.person("who", happened.who)
    match happened.action.parts:
        case Parts("first"):
            return [move(reader, happened.action)]
        case Parts("tile") if "lays" in events:
            return [said(language, "told-first-tile")]
        case Parts("lay"):
            return [said(language, "told-lays-last" if "last-round" in events else "told-lays", **who)]
        case Parts("place", numbers=(length,)) if "places" not in events:  # long ago
            return [said(language, "told-places-long-ago", **who, length=length)]
        case Parts("place"):
            row = said(language, f"row-{events['places'].card}", n=events["places"].amount)
            left = events["left"].amount
            return [said(language, "told-places" if left else "told-places-last", **who, row=row, left=left)]
        case Parts("decline"):
            return [said(language, "told-declines", **who)]
    return []


def figures(position: Position) -> dict[str, list[int]]:
    """Return how many objects everybody has left."""
    return {"objects": position["facts"]["objects"]}


def series_title(language: str, key: str) -> str:
    """Return what numbers are called."""
    return said(language, f"series-{key}")


def why(reader: Reader, position: Position, _last: Action | None) -> str:
    """Say who won and why (PV-20 to PV-23); nothing while the game goes on."""
    facts = position["facts"]
    if facts["ended"] is None:
        return ""
    objects = {f"P{number}": left for number, left in enumerate(facts["objects"], 1)}
    winners, fewest = facts["ranks"][0], min(objects.values())
    others = [seat for seat, left in objects.items() if left == fewest and seat not in winners]
    who = next((seat for seat in winners if seat == reader.you), winners[0])
    if facts["ended"] == "all-placed":
        key = "all-placed"
    elif len(winners) > 1:
        key = "shared"
    else:
        key = "fewest-silhouettes" if others else "fewest-objects"
    return sentence(
        said(
            reader.language,
            f"won-{key}",
            **reader.person("who", who),
            n=fewest,
            winners=called(reader, winners),
            others=called(reader, others) if others else "",
        )
    )


def called(reader: Reader, seats: list[str]) -> str:
    """Return what players are called in a row; who reads stands last.

    >>> called(Reader("fr", names={"P1": "Zoé", "P3": "Ana"}, you="P1"), ["P1", "P3"])
    'Ana et vous'
    """
    names = [reader.name(seat) for seat in seats if seat != reader.you]
    you = [said(reader.language, "won-you")] if reader.you in seats else []
    return listed(reader.language, [*names, *you])
