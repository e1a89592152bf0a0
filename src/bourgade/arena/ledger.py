"""Finished games in a file, one line each, so that an arena that was stopped goes on where it was.

The first line tells what is played. Lines are only ever added, each in one piece: a file that two arenas write to holds
some games twice, which does no harm, and of a line that was being written when the power went the rest is cut off.
"""

import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from ..errors import BadFile, reason
from ..texts import messages_of
from .contest import Contest
from .match import Forfeit, Result

message = messages_of(__package__)

MARK = "bourgade-arena"
VERSION = 1
TYPES: dict[str, Any] = {
    "shares": list,
    "first": int | None,
    "turns": int,
    "choices": list,
    "seconds": list,
    "slowest": list,
    "forfeit": dict | None,
}


class Ledger:
    """A file with the games of one contest."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.players = contest.players
        self.head = json.loads(json.dumps({MARK: VERSION} | contest.about()))  # as it is read back

    def check(self) -> dict[int, Result]:
        """Return the games that the file has, or refuse a file of something else or one that cannot be written."""
        try:
            found = self.path.read_bytes() if self.path.exists() else b""
            if not (self.path.parent.is_dir() and os.access(self.path if found else self.path.parent, os.W_OK)):
                raise BadFile(message("wrong-unwritable", path=self.path))
        except OSError as error:
            raise BadFile(message("wrong-not-written", path=self.path, why=reason(error))) from error
        lines = whole_lines(found)
        if not lines:
            if found and not json.dumps(self.head).encode().startswith(found):
                raise BadFile(message("wrong-not-ours", path=self.path))
            return {}
        self.check_head(lines[0])
        return dict(self.game(number, line) for number, line in enumerate(lines[1:], 2))

    def open(self) -> None:
        """Make the file ready to be written to: with its head, and without a line that was not finished."""
        with self.path.open("a+b") as file:
            file.seek(0)
            whole = sum(len(line) + 1 for line in whole_lines(file.read()))
            file.truncate(whole)
        if not whole:
            self.append(self.head)

    def add(self, number: int, result: Result) -> None:
        """Keep a game."""
        self.append({"game": number} | asdict(result))

    def append(self, value: dict[str, Any]) -> None:
        """Write a line."""
        with self.path.open("ab", buffering=0) as file:
            file.write(json.dumps(value, ensure_ascii=False).encode() + b"\n")

    def check_head(self, line: bytes) -> None:
        """Refuse a file of something else."""
        head = parsed(line)
        if not isinstance(head, dict) or MARK not in head:
            raise BadFile(message("wrong-not-ours", path=self.path))
        differing = [key for key, value in self.head.items() if head.get(key) != value]
        if differing:
            key = differing[0]
            raise BadFile(
                message(
                    "wrong-other-arena",
                    path=self.path,
                    key=key,
                    found=shown(head.get(key)),
                    wanted=shown(self.head[key]),
                )
            )

    def game(self, number: int, line: bytes) -> tuple[int, Result]:
        """Return the game of a line."""
        value = parsed(line)
        try:
            result = result_of(value, self.players)
            return int(value["game"]), result
        except (KeyError, TypeError, ValueError) as error:
            raise BadFile(message("wrong-line", path=self.path, number=str(number))) from error


def whole_lines(found: bytes) -> list[bytes]:
    """Return the lines that were written to their end."""
    return found.split(b"\n")[:-1]


def parsed(line: bytes) -> Any:
    """Return what a line says, or nothing."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def shown(value: object) -> str:
    """Return a value for a sentence."""
    return ",".join(map(str, value)) if isinstance(value, list) else json.dumps(value, ensure_ascii=False)


def result_of(value: dict[str, Any], players: int) -> Result:
    """Return the result that a line tells, or raise."""
    given = {field.name: value[field.name] for field in fields(Result)}
    for name, kind in TYPES.items():
        if not isinstance(given[name], kind) or (kind is list and len(given[name]) != players):
            raise TypeError(name)
    if given["forfeit"] is not None:
        given["forfeit"] = Forfeit(**given["forfeit"])
    return Result(**given)
