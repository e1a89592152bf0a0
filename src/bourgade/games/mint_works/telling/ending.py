"""How neighbourhoods stand, in numbers, and who won."""

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action

from ..rules import BEST_AGE
from .words import OPPONENT, all_stars, counted, mints, seats_of, word


def figures(position: Position) -> dict[str, list[int]]:
    """Return everybody's stars and mints; those of Mort, which have no limit, are told as 0."""
    players = seats_of(position)
    return {
        "stars": [all_stars(position, seat) for seat, _ in players],
        "mints": [player["mints"] or 0 for _, player in players],
    }


def series_title(language: str, key: str) -> str:
    """Return what numbers are called."""
    return word(language, f"series-{key}")


def why(language: str, position: Position, _last: Action | None) -> str:
    """Say who won and why: by stars, and by what broke a tie (MW-30, MW-31, MW-44, MW-59)."""
    if position["phase"] != "over":
        return ""
    ended = position["facts"]["ended"]
    if ended == "mints":
        return word(language, "won-bank", seat=OPPONENT)
    stars = {seat: all_stars(position, seat) for seat, _ in seats_of(position)}
    most = max(stars.values())
    tied = [seat for seat in stars if stars[seat] == most]
    key = "won-stars" if len(tied) == 1 else "won-tied"
    said = [word(language, "won-few-plans")] if ended == "deck" else []
    said.append(word(language, key, name=joined(language, tied), n=most))
    if len(tied) > 1:
        said.append(tie(language, position))
    return " ".join(said)


def tie(language: str, position: Position) -> str:
    """Say what broke a tie, or that the victory is shared."""
    facts = position["facts"]
    winners = facts["ranks"][0]
    if facts["by"] is None:
        return word(language, "won-shared", name=joined(language, winners))
    [winner] = winners
    player = dict(seats_of(position))[winner]
    cards = counted(language, facts["size"][int(winner[1:]) - 1], "card", "cards")
    purse = mints(language, player["mints"])
    return word(language, f"won-{facts['by']}", name=winner, n=cards, mints=purse, years=BEST_AGE)


def joined(language: str, names: list[str]) -> str:
    """Return names in a row.

    >>> joined("en", ["P1", "P2", "P4"])
    'P1, P2 and P4'
    """
    *others, last = names
    return word(language, "and", first=", ".join(others), last=last) if others else last
