"""What a server allows: limits on everything that grows, and how patient it is."""

import re
import tomllib
from dataclasses import dataclass, fields, replace
from math import inf
from pathlib import Path
from typing import Any

from ..engine.simulate import all_cores
from ..errors import BadFile, nearest, reason
from ..texts import messages_of

message = messages_of(__package__)

HOUR = 3600.0
DAY = 24 * HOUR
UNITS = {"s": 1.0, "min": 60.0, "h": HOUR, "d": DAY}
DURATION = re.compile(r"([0-9]{1,6}) ?(s|min|h|d)")
NO_LIMITS = ("data", "bound", "port", "names", "proxies", "metrics")  # what the command line says


@dataclass(frozen=True)
class Settings:
    """The limits of a server; the defaults suit a few hundred tables on one machine."""

    data: str = ""  # tells servers of different data folders apart
    bound: str = "127.0.0.1"  # where it listens, ...
    port: int = 0  # ... and at which port
    names: tuple[str, ...] = ()  # what it is called beside local names and addresses
    proxies: str = "127.0.0.1,::1,::ffff:127.0.0.1"  # who says for whom it asks, by X-Forwarded-For
    metrics: bool = False  # whether it is measured what goes on
    pace: float = 0.9  # seconds between two moves of bots, unless the table says otherwise
    thinkers: int = all_cores()  # processes in which bots think
    early: bool = True  # whether these load the rules when the server begins, so that the first bot thinks at once
    away: float = 30.0  # seconds after which a bot may take the seat of somebody who is gone
    tables_per_person: int = 20  # that wait or play
    tables: int = 5_000  # in memory
    connections: int = 10_000
    connections_per_address: int = 1_000
    connections_per_person: int = 50
    messages_per_second: float = 20.0  # from one person, ...
    burst: int = 60  # ... and this many at once
    bytes_per_second: float = 512 * 1024.0  # read from one address, of all its WebSockets, ...
    bytes_burst: int = 4 * 1024 * 1024  # ... and this many at once
    requests_per_second: float = 20.0  # from one address, ...
    requests_burst: int = 200  # ... and this many at once
    files_per_second: float = 100.0  # of the pages, to one address, ...
    files_burst: int = 2_000  # ... and this many at once: a visit takes thirty
    tables_per_minute: float = 20.0  # made from one address, ...
    tables_burst: int = 30  # ... and this many at once
    misses_per_minute: float = 2.0  # codes of no table that one address may try, ...
    misses_burst: int = 10  # ... and this many at once
    forgettings_per_hour: float = 6.0  # people who want to be forgotten from one address, ...
    forgettings_burst: int = 5  # ... and this many at once
    names_per_minute: float = 20.0  # that people choose at one address, ...
    names_burst: int = 30  # ... and this many at once
    addresses: int = 10_000  # remembered
    records_per_minute: float = 6.0  # opened from one address, ...
    records_burst: int = 20  # ... and this many at once
    reviews_per_minute: float = 20.0  # asked for from one address, ...
    reviews_burst: int = 10  # ... and this many at once
    body: int = 64 * 1024  # bytes of a request
    record: int = 1024 * 1024  # bytes of a record
    message: int = 8 * 1024  # bytes of a message
    replies: int = 200  # not yet taken by a client
    chat_length: int = 300
    chat_kept: int = 100  # said last at a table
    nickname_length: int = 24
    listed: int = 100  # tables in a list
    reviews: int = 16  # kept of games that were looked at last
    patience: float = 10.0  # seconds for the next request to come, and to come whole
    unread: float = 60.0  # seconds after which somebody who does not read is gone
    sweep: float = 60.0  # seconds between two looks for idle tables
    forget: float = 300.0  # seconds after which a table that nobody looks at leaves memory
    waiting: float = 6 * HOUR  # an idle table that waits for players is closed, ...
    playing: float = 30 * DAY  # ... and one where nobody plays on
    keep_records: float = 30 * DAY  # that somebody opened to look at, ...
    records: int = 1_000  # ... and so many of them
    keep_closed: float = 7 * DAY  # tables that were closed before the game was over, ...
    closed: int = 10_000  # ... and so many
    keep_games: float = inf  # that are over, ...
    games: int = 100_000  # ... and so many
    keep_people: float = 90 * DAY  # who have no table and were not here, ...
    people: int = 100_000  # ... and so many


def with_limits(settings: Settings, path: Path) -> Settings:
    """Return settings with the limits of a file: lines like ``keep_records = "14 d"``."""
    try:
        limits = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadFile(message("wrong-limits-unread", path=path, why=reason(error))) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(message("wrong-limits-toml", path=path, why=str(error))) from error
    known = {field.name: field.type for field in fields(Settings) if field.name not in NO_LIMITS}
    for name in limits:
        if name not in known:
            raise BadFile(message("wrong-limit", path=path, name=repr(name), hint=nearest(name, known)))
    return replace(settings, **{name: limit(path, name, known[name], value) for name, value in limits.items()})


def limit(path: Path, name: str, kind: object, value: Any) -> Any:
    """Return a limit of a file as it is kept, or say how it is written."""
    if kind is bool:
        if isinstance(value, bool):
            return value
        raise BadFile(message("wrong-limit-flag", path=path, name=name, value=repr(value)))
    in_seconds = kind is float and "_per_" not in name
    if in_seconds and isinstance(value, str) and DURATION.fullmatch(value):
        return seconds(value)
    right = isinstance(value, int if kind is int else (int, float)) and not isinstance(value, bool)
    if right and value > 0:
        return value
    form = message("wrong-limit-time") if in_seconds else message("wrong-limit-number")
    raise BadFile(message("wrong-limit-value", path=path, name=name, form=form, value=repr(value)))


def seconds(duration: str) -> float:
    """Return a time that was written with its unit.

    >>> seconds("15 min"), seconds("2d")
    (900.0, 172800.0)
    """
    found = DURATION.fullmatch(duration.strip())
    if found is None:
        raise ValueError(f"A time is written as 90s, 15min, 6h or 30d, not {duration!r}.")
    return int(found[1]) * UNITS[found[2]]
