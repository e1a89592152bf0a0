"""What an action did, and why somebody won, in words and in numbers."""

from collections.abc import Iterable, Sequence

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts
from bourgade.engine.told import Event
from bourgade.telling.telling import Deed, Reader

from .words import SIDE, move, objects_left, seats_of, sentence, turn_name, word


def tell(reader: Reader, action: Action, events: Sequence[Event], before: Position, after: Position) -> Deed:
    """Return an action in words. A tile is told when it lies: drawing it tells nothing that laying it does not."""
    language = reader.language
    match action.parts:
        case Parts("draw"):
            return Deed(action, "", [])
        case Parts("tile", numbers=(number,)):
            first = word(language, "first-tile", n=number) if not before["tiles"] else ""
            return Deed(action, first, [])
        case Parts("lay", place=(x, y), turn=int(turn)):
            name = word(language, "laid", n=before["drawn"], x=x, y=y, turned=turn_name(language, turn))
            return Deed(action, name, facts(reader, squares(language, x, y), *last_tile(language, events)))
        case Parts("place", numbers=(length,), place=(x, y), way=way):
            to_x, to_y = (x + length - 1, y) if way == "across" else (x, y + length - 1)
            name = word(language, "placed", length=length, x=x, y=y, to_x=to_x, to_y=to_y)
            return Deed(action, name, facts(reader, rest(language, before["turn"], after)))
    return Deed(action, move(language, action), [])


def facts(reader: Reader, *texts: str) -> list[str]:
    """Return what came of an action; in plain words each is a sentence."""
    return [sentence(text) if reader.plain else text for text in texts]


def squares(language: str, x: int, y: int) -> str:
    """Say which squares a tile has."""
    last = SIDE - 1
    return word(language, "squares", x=SIDE * x, y=SIDE * y, to_x=SIDE * x + last, to_y=SIDE * y + last)


def last_tile(language: str, events: Sequence[Event]) -> list[str]:
    """Say that the last round begins, if it does."""
    return [word(language, "last-tile") for event in events if event.kind == "last-round"]


def rest(language: str, seat: str, position: Position) -> str:
    """Say what a player has left after laying a silhouette."""
    left = dict(zip(seats(position), position["facts"]["objects"], strict=True))[seat]
    if not left:
        return word(language, "nothing-left", seat=seat)
    return word(language, "rest", seat=seat, objects=objects_left(language, left))


def figures(position: Position) -> dict[str, list[int]]:
    """Return how many objects everybody has left."""
    return {"objects": position["facts"]["objects"]}


def series_title(language: str, key: str) -> str:
    """Return what numbers are called."""
    return word(language, f"series-{key}")


def why(language: str, position: Position, _last: Action | None) -> str:
    """Say who won and why; nothing while the game goes on."""
    return ending(Reader(language), position) if position["phase"] == "over" else ""


def ending(reader: Reader, position: Position) -> str:
    """Say why somebody won (PV-20 to PV-23)."""
    language, facts = reader.language, position["facts"]
    objects = dict(zip(seats(position), facts["objects"], strict=True))
    winners, fewest = facts["ranks"][0], min(objects.values())
    tied = [seat for seat in objects if objects[seat] == fewest]
    if facts["ended"] == "all-placed":
        key = "all-placed"
    else:
        key = "fewest-objects" if len(tied) == 1 else "fewest-silhouettes" if len(winners) == 1 else "shared"
    names = {"name": joined(language, named(reader, winners)), "tied": joined(language, named(reader, tied))}
    return word(language, f"won-{key}", objects=objects_left(language, fewest), **names)


def seats(position: Position) -> list[str]:
    """Return the seats."""
    return [seat for seat, _ in seats_of(position)]


def named(reader: Reader, players: Iterable[str]) -> list[str]:
    """Return what players are called."""
    return [reader.name(seat) for seat in players]


def joined(language: str, names: list[str]) -> str:
    """Return names in a row.

    >>> joined("en", ["P1", "P2", "P4"])
    'P1, P2 and P4'
    """
    *others, last = names
    return word(language, "and", first=", ".join(others), last=last) if others else last
