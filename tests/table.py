"""Set up a Minivilles table by hand, in the words of the rulebook.

>>> game = table(city(3, "bakery 2"), city(0, "cafe"))
>>> play(game, "roll 1", "die 3")
>>> coins(game)
[4, 1]
"""

from typing import Any

import bourgade


def table(
    *cities: dict[str, Any],
    edition: str = "base",
    market: str | None = None,
    turn: str = "P1",
    piles: str = "",
    deck: str = "",
    **more: Any,
) -> bourgade.Game:
    """Return a game with these cities, where ``turn`` is about to roll; the market is empty unless said."""
    if market is None:
        market = "open" if edition == "base" else "line"
    position = {
        "game": "minivilles",
        "edition": edition,
        "market": market,
        "turn": turn,
        "phase": "roll",
        "players": list(cities),
        "piles": counts(piles),
        "deck": counts(deck),
    }
    return bourgade.load(position | more)


def city(coins: int = 0, cards: str = "", landmarks: str = "", closed: str = "", startup: int = 0) -> dict[str, Any]:
    """Return one player of a position: ``city(5, "bakery 2, cafe", landmarks="harbor", closed="bakery")``."""
    return {
        "coins": coins,
        "cards": counts(cards),
        "closed": counts(closed),
        "landmarks": [name.strip() for name in landmarks.split(",") if name.strip()],
        "startup": startup,
    }


def counts(words: str) -> dict[str, int]:
    """Read ``"bakery 2, cafe"`` as ``{"bakery": 2, "cafe": 1}``."""
    result = {}
    for part in words.split(","):
        if part.strip():
            kind, _, number = part.strip().partition(" ")
            result[kind] = int(number or 1)
    return result


def play(game: bourgade.Game, *lines: str) -> None:
    """Play several moves and outcomes, one after the other."""
    for line in lines:
        game.play(line)


def roll(game: bourgade.Game, *dice: int) -> None:
    """Roll these dice: one number for one die, two for two."""
    outcome = f"die {dice[0]}" if len(dice) == 1 else f"dice {min(dice)} {max(dice)}"
    play(game, f"roll {len(dice)}", outcome)


def coins(game: bourgade.Game) -> list[int]:
    """Return everybody's coins, P1 first."""
    return [player["coins"] for player in game.position()["players"]]


def cards(game: bourgade.Game, seat: str) -> dict[str, int]:
    """Return the establishments in the seat's city."""
    return player(game, seat)["cards"]


def closed(game: bourgade.Game, seat: str) -> dict[str, int]:
    """Return the closed establishments in the seat's city."""
    return player(game, seat)["closed"]


def landmarks(game: bourgade.Game, seat: str) -> list[str]:
    """Return the landmarks that stand in the seat's city."""
    return player(game, seat)["landmarks"]


def player(game: bourgade.Game, seat: str) -> dict[str, Any]:
    """Return one player of the position."""
    return game.position()["players"][int(seat[1:]) - 1]


def phase(game: bourgade.Game) -> str:
    """Return the phase of the position."""
    return game.position()["phase"]
