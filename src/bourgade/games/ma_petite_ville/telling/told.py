"""What an action did, and why somebody won, in words and in numbers."""

from collections.abc import Sequence

from bourgade.engine.definition import Position
from bourgade.engine.told import Event
from bourgade.telling.telling import Deed, Reader

from .words import SIDE, move, named, objects_left, seats_of, sentence, word


def tell(reader: Reader, action: str, events: Sequence[Event], before: Position, after: Position) -> Deed:
    """Return an action in words. A tile is told when it lies: drawing it tells nothing that laying it does not."""
    language = reader.language
    match action.split():
        case ["draw"]:
            return Deed(action, "", [])
        case ["tile", number]:
            first = word(language, "first-tile", n=number) if not before["tiles"] else ""
            return Deed(action, first, [])
        case ["lay", x, y, turned]:
            turns = named(language, f"turned.{turned}")
            name = word(language, "laid", n=before["drawn"], x=x, y=y, turned=turns)
            return Deed(action, name, facts(reader, squares(language, int(x), int(y)), *last_tile(language, events)))
        case ["place", length, x, y, way]:
            end = int(x) + int(length) - 1 if way == "across" else x, int(y) + int(length) - 1 if way == "down" else y
            name = word(language, "placed", length=length, x=x, y=y, to_x=end[0], to_y=end[1])
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
    left = dict(seats_of(position))[seat]["left"]
    if not left:
        return word(language, "nothing-left", seat=seat)
    return word(language, "rest", seat=seat, objects=objects_left(language, sum(left)))


def figures(position: Position) -> dict[str, list[int]]:
    """Return how many objects everybody has left."""
    return {"objects": [sum(player["left"]) for player in position["players"]]}


def series_title(language: str, key: str) -> str:
    """Return what numbers are called."""
    return word(language, f"series.{key}")


def why(language: str, position: Position, _last: str | None) -> str:
    """Say who won and why; nothing while the game goes on."""
    return ending(Reader(language), position) if position["phase"] == "over" else ""


def ending(reader: Reader, position: Position) -> str:
    """Say why somebody won (PV-20 to PV-23)."""
    language = reader.language
    players = [(reader.name(seat), player["left"]) for seat, player in seats_of(position)]
    for name, left in players:
        if not left:
            return word(language, "won.all-placed", name=name)
    fewest = min(sum(left) for _, left in players)
    tied = [(name, left) for name, left in players if sum(left) == fewest]
    winners = [name for name, left in tied if len(left) == min(len(other) for _, other in tied)]
    key = "fewest-objects" if len(tied) == 1 else "fewest-silhouettes" if len(winners) == 1 else "shared"
    names = {"name": joined(language, winners), "tied": joined(language, [name for name, _ in tied])}
    return word(language, f"won.{key}", objects=objects_left(language, fewest), **names)


def joined(language: str, names: list[str]) -> str:
    """Return names in a row.

    >>> joined("en", ["P1", "P2", "P4"])
    'P1, P2 and P4'
    """
    *others, last = names
    return word(language, "and", first=", ".join(others), last=last) if others else last
