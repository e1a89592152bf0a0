"""How neighbourhoods stand, in numbers, and who won."""

from collections.abc import Callable
from math import inf

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action

from ..rules import BEST_AGE
from .words import OPPONENT, all_stars, box_of, counted, mints, seats_of, word


def figures(position: Position) -> dict[str, list[int]]:
    """Return everybody's stars and mints; those of Mort, which have no limit, are told as 0."""
    players = seats_of(position)
    return {
        "stars": [all_stars(position, seat) for seat, _ in players],
        "mints": [player["mints"] or 0 for _, player in players],
    }


def series_title(language: str, key: str) -> str:
    """Return what numbers are called."""
    return word(language, f"series.{key}")


def why(language: str, position: Position, _last: Action | None) -> str:
    """Say who won and why: by stars, and by what broke a tie (MW-30, MW-31, MW-44, MW-59)."""
    if position["phase"] != "over":
        return ""
    if position["opponent"] == "rachael" and position["bank"] == 0:
        return word(language, "won.bank", seat=OPPONENT)
    stars = dict(zip(seats(position), figures(position)["stars"], strict=True))
    most = max(stars.values())
    tied = [seat for seat in stars if stars[seat] == most]
    key = "won.stars" if len(tied) == 1 else "won.tied"
    said = [word(language, key, name=joined(language, tied), n=most)]
    if most < box_of(position)["stars"]:
        said.insert(0, word(language, "won.few-plans"))
    if len(tied) > 1:
        said.append(tie(language, position, tied))
    return " ".join(said)


def tie(language: str, position: Position, tied: list[str]) -> str:
    """Say what breaks a tie, or that the victory is shared."""
    size, money, distance = sizes(position), purses(position), distances(position)
    tied = best(tied, lambda seat: size[seat])
    if len(tied) == 1:
        cards = counted(language, size[tied[0]], "card", "cards")
        return word(language, "won.size", name=tied[0], n=cards)
    tied = best(tied, lambda seat: money[seat])
    if len(tied) == 1:
        number = money[tied[0]]
        return word(language, "won.mints", name=tied[0], mints=mints(language, None if number == inf else int(number)))
    tied = best(tied, lambda seat: -distance[seat])
    if len(tied) == 1:
        return word(language, "won.age", name=tied[0], years=BEST_AGE)
    return word(language, "won.shared", name=joined(language, tied))


def best(tied: list[str], rank: Callable[[str], float]) -> list[str]:
    """Return those of the highest rank."""
    return [seat for seat in tied if rank(seat) == max(map(rank, tied))]


def sizes(position: Position) -> dict[str, int]:
    """Return how large neighbourhoods are; a bridge that stands counts as two (MW-41)."""
    return {
        seat: len(player["plans"]) + len(player["buildings"]) + ("bridge" in player["buildings"])
        for seat, player in seats_of(position)
    }


def purses(position: Position) -> dict[str, float]:
    """Return everybody's mints; those of Mort have no limit (MW-61)."""
    return {seat: inf if player["mints"] is None else player["mints"] for seat, player in seats_of(position)}


def distances(position: Position) -> dict[str, int]:
    """Return how far from the best everybody's age is; an opponent has none, and breaks no tie by it."""
    ages = position.get("ages") if not position["opponent"] else None
    return {
        seat: abs(age - BEST_AGE)
        for (seat, _), age in zip(seats_of(position), ages or [BEST_AGE] * len(position["players"]), strict=True)
    }


def seats(position: Position) -> list[str]:
    """Return the seats."""
    return [seat for seat, _ in seats_of(position)]


def joined(language: str, names: list[str]) -> str:
    """Return names in a row.

    >>> joined("en", ["P1", "P2", "P4"])
    'P1, P2 and P4'
    """
    *others, last = names
    return word(language, "and", first=", ".join(others), last=last) if others else last
