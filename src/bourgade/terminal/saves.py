"""Games that are kept in files, to go on with later.

A save is a game's record and one key more, ``table``: the seed, so that luck goes on as it would have, and who sits
where. A finished game is kept as a record alone. What belongs to somebody else is never overwritten: a file is new, or
it is one that this game was read from or written to before.
"""

import json
import shutil
import tempfile
from dataclasses import asdict, dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from ..engine.game import Game, Record
from ..errors import BadFile, reason
from ..texts import Message, messages_of

message = messages_of(__package__)

VERSION = 1
MOST_CHARACTERS = 20_000_000


class BadSave(BadFile):
    """A game cannot be kept in a file, or not be gone on with."""


@dataclass(frozen=True)
class Seating:
    """Who sits where, and the seed of their luck."""

    seed: int
    people: list[str]
    bots: dict[str, str]  # the bot of each other seat, by its name


class Keeper:
    """Keeps one game in a file."""

    def __init__(self, seating: Seating, file: Path | None = None, *, exists: bool = False) -> None:
        self._seating = seating
        self.file = file  # where the game is kept, if it has a place
        self.exists = exists  # whether the game was read from there
        self._ours = {file.resolve()} if file and exists else set()

    @property
    def automatic(self) -> bool:
        """Whether the game is kept where the program chose, not a person."""
        return self.file is not None and self.file.parent == folder()

    def save(self, game: Game, file: Path | None = None) -> Path:
        """Write the game into a file, else into its own, else into a new one."""
        table = {} if game.over else {"table": {"version": VERSION, **asdict(self._seating)}}
        content = json.dumps(game.record() | table, indent=1) + "\n"
        target = file or self.file
        try:
            target = target or free_file(game.name)
            if target.resolve() in self._ours:
                replace(target.resolve(), content)
            else:
                create(target, content)
        except FileExistsError as error:
            raise BadSave(message("terminal-saves-exists", file=str(target))) from error
        except (OSError, RuntimeError) as error:  # such is a circle of links
            raise BadSave(
                message("terminal-saves-not-written", file=str(target or folder()), why=why(error))
            ) from error
        self._ours.add(target.resolve())
        self.file = target
        return target

    def finish(self, game: Game) -> None:
        """Write the finished game where a person wants it; what was kept only to go on with is not needed any more."""
        if self.automatic and self.file:
            self.file.unlink(missing_ok=True)
        elif self.file:
            self.save(game)


def read_save(file: Path) -> tuple[Record, Seating | None]:
    """Return the record in a file, and who sits where if it is a save."""
    try:
        with file.open(encoding="utf-8") as opened:
            content: Any = json.loads(opened.read(MOST_CHARACTERS))
    except OSError as error:
        raise BadSave(message("terminal-saves-not-read", file=file, why=why(error))) from error
    except (ValueError, RecursionError) as error:
        raise BadSave(message("terminal-saves-not-json", file=file, why=str(error))) from error
    if not isinstance(content, dict) or "table" not in content:
        return content, None
    table = content.pop("table")
    return content, checked_seating(file, table, content.get("seats"))


def checked_seating(file: Path, table: Any, seats: Any) -> Seating:
    """Return who sits where, or say what is wrong with it."""
    if not isinstance(table, dict) or table.get("version") != VERSION:
        version = table.get("version") if isinstance(table, dict) else table
        raise BadSave(message("terminal-saves-other-version", file=file, version=repr(version), known=VERSION))
    seed, people, bots = (table.get(key) for key in ("seed", "people", "bots"))
    if type(seed) is not int or not isinstance(people, list) or not isinstance(bots, dict):
        raise BadSave(message("terminal-saves-bad-table", file=file))
    if not all(isinstance(name, str) for name in bots.values()) or not all(isinstance(seat, str) for seat in people):
        raise BadSave(message("terminal-saves-bad-table", file=file))
    if not people or not isinstance(seats, list) or sorted([*people, *bots]) != sorted(map(str, seats)):
        raise BadSave(message("terminal-saves-bad-seats", file=file))
    return Seating(seed, people, bots)


def left_last() -> Path:
    """Return the file of the game that was left last."""
    files = folder().glob("*.json")
    newest = max(files, key=lambda file: file.stat().st_mtime_ns, default=None)
    if newest is None:
        raise BadSave(message("terminal-saves-none-left", file=folder()))
    return newest


def folder() -> Path:
    """Return where games are kept that nobody named a file for."""
    return user_data_path("bourgade") / "saves"


def free_file(game: str) -> Path:
    """Return a file that there is not yet, named after the game and the time."""
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{name}.json" if number == 1 else f"{name}-{number}.json" for number in count(1))
    return next(file for name in names if not (file := folder() / name).exists())


def create(file: Path, content: str) -> None:
    """Write a new file."""
    with file.open("x", encoding="utf-8") as new:
        new.write(content)


def replace(file: Path, content: str) -> None:
    """Write a file anew, at once: whatever happens, it holds the old game or the new one."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as new:
        new.write(content)
    shutil.copymode(file, new.name)
    Path(new.name).replace(file)


def why(error: Exception) -> Message | str:
    """Return what the system says about a file."""
    return reason(error) if isinstance(error, OSError) else str(error)
