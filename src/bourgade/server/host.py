"""What the host of a server does on the command line, also while it runs; and in which lines that is told.

What is told here came from strangers, and goes to a terminal: no sign in it may do anything there.
"""

import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from datetime import datetime
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import msgspec

from ..engine.definition import seat_names
from ..texts import messages_of, number, say
from .addresses import network_of
from .copying import Copied, HostError, Told, copy, digest_of, newest
from .database import storage_at
from .settings import seconds
from .storage import Ban, Conflict, Storage, TableRow
from .stored import HERE, about_of
from .table import CLOSED, OVER, PLAYING, WAITING

message = messages_of(__package__)

GOING_ON = (WAITING, PLAYING)
ALL = (*GOING_ON, OVER, CLOSED)
MAPPED = 96  # bits before an address of the old kind where it is written as one of the new kind
FIGURES = 12  # letters that a number may have


@asynccontextmanager
async def visited(database: str) -> AsyncIterator[Storage]:
    """Give a database that is there, beside a server or without one."""
    storage = storage_at(database)
    try:
        await storage.open(guest=True)
        yield storage
    finally:
        await storage.close()


async def tables(database: str, phases: Sequence[str], most: int) -> list[dict[str, Any]]:
    """Return tables with all that a host may want to know of them, the one touched last first."""
    async with visited(database) as storage:
        return [shown(row) for row in await storage.newest_tables(phases, most)]


def shown(row: TableRow) -> dict[str, Any]:
    """Return a table for programs; of one that cannot be read, what is known without."""
    known = asdict(row)
    table = {name: known[name] for name in ("id", "code", "phase", "public", "opened", "host", "created", "touched")}
    try:
        about = about_of(row)
    except msgspec.DecodeError:
        return table | {"game": None, "edition": None, "whence": "", "seats": []}
    seats = [
        {"seat": seat, "kind": chair.kind, "name": chair.name, "person": chair.person, "level": chair.level}
        for seat, chair in zip(seat_names(len(about.chairs)), about.chairs, strict=True)
    ]
    return table | {
        "game": about.setup.game,
        "edition": about.setup.edition,
        "whence": about.whence,
        "seats": seats,
    }


async def people(database: str, most: int) -> list[dict[str, Any]]:
    """Return people who have a nickname, the one who was here last first."""
    async with visited(database) as storage:
        return [asdict(person) for person in await storage.newest_people(most)]


async def close(database: str, name: str) -> TableRow:
    """Close the table with an id or a code, whatever happens there; a server that runs hears of it."""
    name = encodable(name)
    async with visited(database) as storage:
        while True:
            row = await storage.table(name) or await storage.table_by_code(typed_code(name))
            if row is None:
                raise HostError(message("host-refused-no-table", name=name))
            if row.phase not in GOING_ON:
                raise HostError(message(f"host-refused-{row.phase}", name=name))
            closed = replace(row, version=row.version + 1, phase=CLOSED, touched=time.time())
            try:
                await storage.update_table(closed)
            except Conflict:  # something happened there: look again
                continue
            return closed


def encodable(text: str) -> str:
    r"""Return a name as a database takes it: what the command line could not read becomes one that nobody has.

    >>> encodable("Zoé"), encodable("\udcff")
    ('Zoé', '?')
    """
    return text.encode(errors="replace").decode()


def typed_code(text: str) -> str:
    """Return a code as it is kept.

    >>> typed_code("abc-d23")
    'ABCD23'
    """
    return text.upper().replace(" ", "").replace("-", "")


async def ban(database: str, who: str, duration: str) -> Ban:
    """Keep somebody out for a time, and return what that is."""
    try:
        until = time.time() + seconds(duration)
    except ValueError:
        raise HostError(message("host-refused-duration", text=duration)) from None
    who = encodable(who)
    async with visited(database) as storage:
        network = network_named(who)
        kind = "address" if network else await storage.known(who)
        if who == HERE:
            raise HostError(message("host-refused-here"))
        if not who or kind is None:
            raise HostError(message("host-refused-nobody", name=who))
        banned = Ban(kind, network or who, until)
        await storage.ban(banned)
        return banned


async def unban(database: str, who: str) -> str:
    """Let somebody in again, and return what was banned."""
    what = network_named(who) or encodable(who)
    async with visited(database) as storage:
        if not await storage.unban(what):
            raise HostError(message("host-refused-no-ban", name=what))
    return what


def network_named(text: str) -> str | None:
    """Return the addresses that somebody names, as limits count them; None for what is none.

    >>> network_named("203.0.113.7"), network_named("203.0.113.9/24"), network_named("2001:db8::17:4")
    ('203.0.113.7', '203.0.113.0/24', '2001:db8::/64')
    >>> network_named("::ffff:203.0.113.0/120"), network_named("x81tPq")
    ('203.0.113.0/24', None)
    """
    try:
        if "/" not in text:
            return network_of(str(ip_address(text)))
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    old_kind = getattr(network.network_address, "ipv4_mapped", None)
    if old_kind is not None and network.prefixlen >= MAPPED:  # who comes from there counts as of the old kind
        return f"{old_kind}/{network.prefixlen - MAPPED}"
    return str(network)


async def bans(database: str) -> list[dict[str, Any]]:
    """Return the bans that are not over, the one that ends first first."""
    async with visited(database) as storage:
        return [asdict(each) for each in await storage.bans(time.time())]


async def backup(database: str, file: Path, told: Told) -> list[Copied]:
    """Copy everything into a new file, as it is at this moment."""
    return await copy(database, str(file), told)


async def restore(file: Path, database: str, told: Told) -> list[Copied]:
    """Copy everything from a backup into a database in which there is nothing."""
    with newest(file) as source:
        return await copy(str(source), database, told)


async def move(database: str, new: str, told: Told) -> list[Copied]:
    """Copy everything into another database in which there is nothing, while no server runs."""
    return await copy(database, new, told, alone=True)


# --- Lines ------------------------------------------------------------------------------------------------------------


def table_lines(language: str, tables: Iterable[dict[str, Any]]) -> list[str]:
    """Return tables in columns; who sits there comes last, because nicknames are of any width."""
    columns = ("touched", "phase", "code", "id", "whence", "game", "who")
    rows = [
        (
            at(table["touched"]),
            text(language, f"phases-{table['phase']}"),
            table["code"],
            table["id"],
            table["whence"],
            " ".join(filter(None, (table["game"], table["edition"]))),
            ", ".join(sitting(language, seat) for seat in table["seats"]),
        )
        for table in tables
    ]
    return aligned([headings(language, columns), *rows])


def sitting(language: str, seat: dict[str, Any]) -> str:
    """Return who sits at a seat."""
    if seat["kind"] == "person":
        return str(seat["name"])
    return text(language, f"seats-{seat['kind']}", level=seat["level"])


def people_lines(language: str, people: Iterable[dict[str, Any]]) -> list[str]:
    """Return people in columns."""
    rows = [(at(person["seen"]), person["person"], person["whence"], person["nickname"]) for person in people]
    return aligned([headings(language, ("seen", "person", "whence", "nickname")), *rows])


def ban_lines(language: str, bans: Iterable[dict[str, Any]]) -> list[str]:
    """Return bans in columns."""
    rows = [(at(ban["until"]), text(language, f"kinds-{ban['kind']}"), ban["what"]) for ban in bans]
    return aligned([headings(language, ("until", "kind", "what")), *rows])


def copied_lines(language: str, copied: Sequence[Copied]) -> list[str]:
    """Return what was copied: how much of what there was in the one database, and is in the other."""
    rows = [
        (text(language, f"parts-{each.kind}"), number(language, each.before.rows), number(language, each.after.rows))
        for each in copied
    ]
    columns = [headings(language, ("part", "before", "after")), *rows]
    lines = aligned([(part, before.rjust(FIGURES), after.rjust(FIGURES)) for part, before, after in columns])
    return [*lines, text(language, "same", digest=digest_of(copied))]


def headings(language: str, columns: Iterable[str]) -> tuple[str, ...]:
    """Return what stands above columns."""
    return tuple(text(language, f"columns-{column}") for column in columns)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines in which columns stand below each other."""
    shown = [[printable(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in shown]


def printable(words: str) -> str:
    r"""Return a text in which nothing moves the cursor, rings, or turns what follows around.

    >>> printable("Eve\x1b[2J\u202e")
    'Eve [2J '
    """
    return "".join(char if char.isprintable() else " " for char in words)


def at(moment: float) -> str:
    """Return a moment as clocks here show it."""
    return datetime.fromtimestamp(moment).strftime("%Y-%m-%d %H:%M")


def text(language: str, key: str, **values: object) -> str:
    """Return a text of the host's tools."""
    return say(language, "bourgade.server", f"host-{key}", **values)
