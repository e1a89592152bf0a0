"""What a typed line spells out."""

from bourgade.terminal.words import fitting, numbers

from ..telling.words import TURNS, WAYS, move


def spelled(language: str, line: str) -> list[str]:
    """Return the moves that a line spells out, be they legal or not; several where it leaves out the turn or the way.

    >>> spelled("en", "1 0 r2"), spelled("fr", "placer 4 5 -3 droite"), spelled("en", "place 4 5 3")
    (['lay 1 0 r2'], ['place 4 5 -3 across'], ['place 4 5 3 across', 'place 4 5 3 down'])
    >>> spelled("en", "place 4"), spelled("en", "buy 4 5 3 across")
    ([], [])
    """
    at = numbers(line)
    moves = {2: [["lay", *at, turned] for turned in TURNS], 3: [["place", *at, way] for way in WAYS]}
    known = [" ".join(words) for words in moves.get(len(at), [])]
    return fitting(line, {action: [action, move(language, action)] for action in known})
