"""Databases by their address: a file, or a PostgreSQL server."""

from pathlib import Path

from ..texts import messages_of
from .storage import Storage, StorageError

message = messages_of(__package__)

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def storage_at(database: str) -> Storage:
    """Return the storage at an address, not yet opened.

    >>> storage_at("mysql://localhost/town")
    Traceback (most recent call last):
    ...
    bourgade.server.storage.StorageError: A database is a file, or postgresql://user:password@host:5432/name.
    """
    if not is_file(database):
        from .postgres import PostgresStorage

        return PostgresStorage(database)
    file = file_of(database)
    from .sqlite import SqliteStorage

    return SqliteStorage(file)


def is_file(database: str) -> bool:
    """Tell whether an address is that of a file."""
    return not database.startswith(POSTGRES)


def file_of(database: str) -> Path:
    """Return the file at an address."""
    file = database.removeprefix(SQLITE)
    if "://" in file or not file:
        raise StorageError(message("wrong-database"))
    return Path(file).expanduser().absolute()


def called(database: str) -> str:
    """Return what people may be told of an address: never the password.

    >>> called("postgresql://ada:secret@db.example:5433/town")
    'town (db.example:5433)'
    """
    if is_file(database):
        return str(file_of(database))
    from .postgres import place_of

    place = place_of(database)
    return f"{place.name} ({place.place})"


def told_apart_by(database: str) -> str:
    """Return what tells databases apart, without a password.

    >>> told_apart_by("postgresql://ada:secret@db.example/town") == told_apart_by("postgresql://ada@db.example/town")
    True
    """
    if not is_file(database):
        from .postgres import place_of

        return " ".join(place_of(database))
    return str(Path(database.removeprefix(SQLITE)).expanduser().resolve())
