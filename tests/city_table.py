"""Set up a table of Ma Petite Ville by hand, in the words of the rulebook.

>>> game = table(city("1 at 0 0", "17 at 1 0 r2"), "blue 2 7", "green 3")  # P1 has blue, with two silhouettes left
>>> play(game, "draw", "tile 36", "lay 0 -1 r3")
>>> tiles(game), game.actor
(['1 at 0 0 r0', '17 at 1 0 r2', '36 at 0 -1 r3'], 'P2')

A tiny city is drawn square by square, and has a printing of its own:

>>> game = table(squares("byb / rrr / ggg"), "blue 3", "red 3 4", placed="red 2 at 0 1 across")
>>> places(game)
{'place 3 0 0 across'}
>>> play(game, "place 3 0 0 across")
>>> game.winners, left(game, "P1"), placed(game)
(['P1'], [], ['red 2 at 0 1 across', 'blue 3 at 0 0 across'])
"""

from typing import Any

import pytest

import bourgade

LENGTHS = [2, 3, 4, 5, 6, 7]


def table(
    city: dict[str, Any],
    *players: str,
    placed: str = "",
    turn: str | None = "P1",
    phase: str = "turn",
    edition: str = "normal",
    **more: Any,
) -> bourgade.Game:
    """Return a game in this city, where ``turn`` is about to draw a tile or to lay a silhouette.

    A player is a colour and the silhouettes left: ``"blue 2 7"``; all six are left unless said, and none is
    ``"blue none"``. Phases lay and last need ``drawn=20`` and ``last="P1"``.
    """
    position = {
        "game": "ma-petite-ville",
        "edition": edition,
        "turn": turn,
        "phase": phase,
        "players": [player(text) for text in players],
        "placed": [silhouette(text) for text in words(placed)],
    }
    return bourgade.load(position | city | more)


def city(*tiles: str) -> dict[str, Any]:
    """Return the city of these tiles of the printed list: ``city("1 at 0 0", "17 at 1 0 r2")``."""
    return {"tiles": [tile(text) for text in tiles]}


def squares(drawing: str, stack: str = "xxx/xxx/xxx", lengths: list[int] = LENGTHS) -> dict[str, Any]:
    """Return a city of which every square is drawn; its tiles are a printing of their own.

    Rows stand on lines of their own or are separated by ``/``, tiles by a space; the upper left one is at 0 0, and
    ``...`` is a row of a place without a tile. Tiles are numbered as one reads, those of the ``stack`` after them.
    """
    rows = [row.split() for row in drawing.replace("/", "\n").split("\n") if row.strip()]
    tiles, laid = [], []
    for y, band in enumerate(zip(rows[::3], rows[1::3], rows[2::3], strict=True)):
        for x, parts in enumerate(zip(*band, strict=True)):
            if parts != ("...", "...", "..."):
                tiles.append("/".join(parts))
                laid.append({"tile": len(tiles), "x": x, "y": y, "turned": 0})
    return {"tiles": laid, "printing": {"tiles": tiles + words(stack), "lengths": lengths}}


def player(text: str) -> dict[str, Any]:
    """Read ``"blue 2 7"`` as one player of a position."""
    colour, *left = text.split()
    return {"colour": colour, "left": LENGTHS if not left else [int(length) for length in left if length != "none"]}


def tile(text: str) -> dict[str, int]:
    """Read ``"17 at 1 0 r2"`` as one tile of a position; it is not turned unless said."""
    number, _, x, y, turned = f"{text} r0".split()[:5]
    return {"tile": int(number), "x": int(x), "y": int(y), "turned": int(turned[1:])}


def silhouette(text: str) -> dict[str, Any]:
    """Read ``"blue 3 at 0 0 across"`` as one silhouette of a position."""
    colour, length, _, x, y, way = text.split()
    return {"colour": colour, "length": int(length), "x": int(x), "y": int(y), "way": way}


def words(text: str) -> list[str]:
    """Read ``"bbb/ggg/yyy, xxx/xxx/xxx"`` as a list of two."""
    return [word.strip() for word in text.split(",") if word.strip()]


def play(game: bourgade.Game, *lines: str) -> None:
    """Play several moves and outcomes, one after the other."""
    for line in lines:
        game.play(line)


def refused(game: bourgade.Game, *lines: str) -> None:
    """Check that none of these can be played: each is refused with a sentence, and nothing has changed."""
    before = game.position(), game.legal(), game.record()
    for line in lines:
        assert line not in game.legal()
        with pytest.raises(bourgade.IllegalMove) as refusal:
            game.play(line)
        assert len(str(refusal.value).split()) > 3
        assert (game.position(), game.legal(), game.record()) == before


def places(game: bourgade.Game) -> set[str]:
    """Return the legal moves that lay a silhouette."""
    return {move for move in game.legal() if move.startswith("place ")}


def lays(game: bourgade.Game) -> set[str]:
    """Return the legal moves that lay the drawn tile."""
    return {move for move in game.legal() if move.startswith("lay ")}


def left(game: bourgade.Game, seat: str) -> list[int]:
    """Return the silhouettes that the seat has left, the shortest first."""
    return game.position()["players"][game.seats.index(seat)]["left"]


def tiles(game: bourgade.Game) -> list[str]:
    """Return the tiles of the city in the order laid: ``["1 at 0 0 r0", "17 at 1 0 r2"]``."""
    return ["{tile} at {x} {y} r{turned}".format(**one) for one in game.position()["tiles"]]


def placed(game: bourgade.Game) -> list[str]:
    """Return the silhouettes in the city in the order laid: ``["blue 3 at 0 0 across"]``."""
    return ["{colour} {length} at {x} {y} {way}".format(**one) for one in game.position()["placed"]]


def phase(game: bourgade.Game) -> str:
    """Return the phase of the position."""
    return game.position()["phase"]
