"""How neighbourhoods stand, in numbers, and who won."""

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.telling.telling import Reader
from bourgade.texts import listed

from ..rules import BEST_AGE
from .words import OPPONENT, all_stars, seats_of, word


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


def why(reader: Reader, position: Position, _last: Action | None) -> str:
    """Say who won and why: by stars, and by what broke a tie (MW-30, MW-31, MW-44, MW-59)."""
    if position["phase"] != "over":
        return ""
    language, ended = reader.language, position["facts"]["ended"]
    if ended == "mints":
        return word(language, "won-mints-ran-out", **reader.person("who", OPPONENT))
    stars = {seat: all_stars(position, seat) for seat, _ in seats_of(position)}
    most = max(stars.values())
    tied = [seat for seat in stars if stars[seat] == most]
    said = [word(language, "won-few-plans")] if ended == "deck" else []
    if len(tied) == 1:
        said.append(word(language, "won-stars", **reader.person("who", tied[0]), n=most))
    else:
        said += [word(language, "won-tied", names=names(reader, tied), n=most), tie(reader, position)]
    return " ".join(said)


def tie(reader: Reader, position: Position) -> str:
    """Say what broke a tie, or that the victory is shared."""
    language, facts = reader.language, position["facts"]
    winners, by = facts["ranks"][0], facts["by"]
    if by is None:
        return word(language, "won-shared", names=names(reader, winners))
    [winner] = winners
    who, mints = reader.person("who", winner), dict(seats_of(position))[winner]["mints"]
    match by:
        case "size":
            return word(language, "won-size", **who, n=facts["size"][int(winner[1:]) - 1])
        case "mints":
            return word(language, "won-mints-no-limit" if mints is None else "won-mints", **who, n=mints)
    return word(language, "won-age", **who, years=BEST_AGE)


def names(reader: Reader, seats: list[str]) -> str:
    """Return names in a row, that of who reads last.

    >>> names(Reader("en", names={"P1": "Zoé", "P2": "Tom"}, you="P1"), ["P1", "P2"])
    'Tom and you'
    """
    others = [reader.name(seat) for seat in seats if seat != reader.you]
    you = [word(reader.language, "won-you")] if len(others) < len(seats) else []
    return listed(reader.language, others + you)
