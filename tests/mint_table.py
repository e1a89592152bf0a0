"""Set up a table of Mint Works by hand, in the words of the rulebook.

>>> game = table(hood(3), hood(1, "statue", "crane"), supply="mine, truck, vault")
>>> play(game, "place producer", "place builder statue")
>>> mints(game), buildings(game, "P2"), stars(game)
([4, 0], ['crane', 'statue'], [0, 3])
"""

from typing import Any

import pytest

import bourgade

LOCATIONS = ["producer", "supplier", "builder", "leadership-council", "wholesaler", "lotto"]


def table(
    *hoods: dict[str, Any],
    turn: str = "P1",
    token: str | None = None,
    supply: str = "",
    deck: str = "",
    under: str = "",
    occupied: str = "",
    advanced: str = "",
    opened: str = "",
    opponent: str | None = None,
    **more: Any,
) -> bourgade.Game:
    """Return a game with these neighbourhoods, where ``turn`` is about to place or pass.

    The holder of the token is who has the turn unless said. ``occupied="producer 2, lotto"`` counts slots.
    """
    position = {
        "game": "mint-works",
        "edition": "standard",
        "players": list(hoods),
        "opponent": opponent,
        "token": turn if token is None else token,
        "turn": turn,
        "phase": "develop",
        "locations": dict.fromkeys([*LOCATIONS, *words(advanced)], 0) | counts(occupied),
        "open": words(opened),
        "supply": words(supply),
        "deck": words(deck),
        "under": words(under),
    }
    return bourgade.load(position | more)


def hood(mints: int | None = 0, plans: str = "", buildings: str = "", gallery: int = 0) -> dict[str, Any]:
    """Return one neighbourhood of a position: ``hood(3, "statue, vault", "mine, gallery", gallery=2)``."""
    return {"mints": mints, "plans": words(plans), "buildings": words(buildings), "gallery": gallery}


def words(text: str) -> list[str]:
    """Read ``"statue, vault"`` as ``["statue", "vault"]``."""
    return [word.strip() for word in text.split(",") if word.strip()]


def counts(text: str) -> dict[str, int]:
    """Read ``"producer 2, lotto"`` as ``{"producer": 2, "lotto": 1}``."""
    parts = [word.partition(" ") for word in words(text)]
    return {name: int(number or 1) for name, _, number in parts}


def play(game: bourgade.Game, *lines: str) -> None:
    """Play several moves and outcomes, one after the other."""
    for line in lines:
        game.play(line)


def all_pass(game: bourgade.Game) -> None:
    """Let everybody pass, one after the other: the development phase ends."""
    play(game, *["pass"] * len(game.seats))


def refused(game: bourgade.Game, *lines: str) -> None:
    """Check that none of these can be played: each is refused with a sentence, and nothing has changed."""
    before = game.position(), game.legal(), game.record()
    for line in lines:
        assert line not in game.legal()
        with pytest.raises(bourgade.IllegalMove) as refusal:
            game.play(line)
        assert len(str(refusal.value).split()) > 3
        assert (game.position(), game.legal(), game.record()) == before


def moves(game: bourgade.Game, start: str = "") -> set[str]:
    """Return the legal moves that begin like this: ``moves(game, "place supplier")``."""
    return {move for move in game.legal() if f"{move} ".startswith(f"{start} ".lstrip())}


def mints(game: bourgade.Game) -> list[int]:
    """Return everybody's mints, P1 first; those on a gallery are not among them."""
    return [player["mints"] for player in game.position()["players"]]


def stars(game: bourgade.Game) -> list[int]:
    """Return everybody's stars, P1 first."""
    return game.scores


def plans(game: bourgade.Game, seat: str) -> list[str]:
    """Return the seat's plans, oldest first."""
    return player(game, seat)["plans"]


def buildings(game: bourgade.Game, seat: str) -> list[str]:
    """Return the seat's buildings, oldest first."""
    return player(game, seat)["buildings"]


def gallery(game: bourgade.Game, seat: str) -> int:
    """Return the mints on the seat's gallery."""
    return player(game, seat)["gallery"]


def player(game: bourgade.Game, seat: str) -> dict[str, Any]:
    """Return one player of the position."""
    return game.position()["players"][int(seat[1:]) - 1]


def supply(game: bourgade.Game) -> list[str]:
    """Return the plans of the supply, the one nearest the deck last."""
    return game.position()["supply"]


def deck(game: bourgade.Game) -> list[str]:
    """Return the plans that may be drawn, sorted."""
    return sorted(game.position()["deck"])


def under(game: bourgade.Game) -> list[str]:
    """Return the plans under the deck, in the order they will come."""
    return game.position()["under"]


def occupied(game: bourgade.Game) -> dict[str, int]:
    """Return how many slots are occupied, for locations where one is."""
    return {location: slots for location, slots in game.position()["locations"].items() if slots}


def opened(game: bourgade.Game) -> list[str]:
    """Return the deeds that are open, sorted."""
    return sorted(game.position()["open"])


def token(game: bourgade.Game) -> str:
    """Return who holds the first-player token."""
    return game.position()["token"]


def phase(game: bourgade.Game) -> str:
    """Return the phase of the position."""
    return game.position()["phase"]
