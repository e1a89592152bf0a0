"""What a typed line spells out."""

from bourgade.engine.notation import Action
from bourgade.terminal.drawing import Reader
from bourgade.terminal.words import fitting, numbers

from ..moves import laid, placed
from .wording import TURNS, WAYS, move_at


def spelled(language: str, line: str) -> list[Action]:
    """Return the moves that a line spells out, be they legal or not; several where it leaves out the turn or the way.

    >>> [[action.text for action in spelled("en", line)] for line in ("1 0 r2", "place 4 5 -3 across", "place 4 5 3")]
    [['lay 1 0 r2'], ['place 4 5 -3 across'], ['place 4 5 3 across', 'place 4 5 3 down']]
    >>> spelled("en", "place 4"), spelled("en", "buy 4 5 3 across")
    ([], [])
    """
    match list(map(int, numbers(line))):
        case [x, y]:
            known = [laid(x, y, turn) for turn in range(len(TURNS))]
        case [length, x, y]:
            known = [placed(length, x, y, way) for way in WAYS]
        case _:
            return []
    return fitting(line, {action: [action.text, move_at(Reader(language), action)] for action in known})
