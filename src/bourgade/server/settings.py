"""What a server allows: limits on everything that grows, and how patient it is."""

from dataclasses import dataclass

from ..engine.simulate import all_cores

HOUR = 3600.0
DAY = 24 * HOUR


@dataclass(frozen=True)
class Settings:
    """The limits of a server; the defaults suit a few hundred tables on one machine."""

    data: str = ""  # tells servers of different data folders apart
    bound: str = "127.0.0.1"  # where it listens, ...
    port: int = 0  # ... and at which port
    proxies: str = "127.0.0.1,::1"  # who says for whom it asks, by X-Forwarded-For
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
    requests_per_second: float = 20.0  # from one address, ...
    requests_burst: int = 200  # ... and this many at once
    tables_per_minute: float = 20.0  # made from one address, ...
    tables_burst: int = 30  # ... and this many at once
    addresses: int = 10_000  # remembered
    records_per_minute: float = 6.0  # opened from one address, ...
    records_burst: int = 20  # ... and this many at once
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
