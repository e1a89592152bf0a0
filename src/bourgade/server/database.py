"""Databases by their address: a file, or a PostgreSQL server."""

from pathlib import Path

from .storage import Storage, StorageError

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def storage_at(database: str) -> Storage:
    """Return the storage at an address, not yet opened.

    >>> storage_at("mysql://localhost/town")
    Traceback (most recent call last):
    ...
    bourgade.server.storage.StorageError: A database is a file, or postgresql://user:password@host:5432/name.
    """
    if database.startswith(POSTGRES):
        from .postgres import PostgresStorage

        return PostgresStorage(database)
    file = database.removeprefix(SQLITE)
    if "://" in file or not file:
        raise StorageError("A database is a file, or postgresql://user:password@host:5432/name.")
    from .sqlite import SqliteStorage

    return SqliteStorage(Path(file).expanduser())


def told_apart_by(database: str) -> str:
    """Return what tells databases apart, without a password.

    >>> told_apart_by("postgresql://ada:secret@db.example/town") == told_apart_by("postgresql://ada@db.example/town")
    True
    """
    if database.startswith(POSTGRES):
        from .postgres import place_of

        return " ".join(place_of(database))
    return str(Path(database.removeprefix(SQLITE)).expanduser().resolve())
