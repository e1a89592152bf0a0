"""What is kept about a table beside its actions."""

from dataclasses import replace
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ..engine.definition import Definition, Position, Setting, seat_names
from ..engine.game import Game, begin, checked_setting, load_game
from ..games import definition
from ..telling import telling_of
from ..telling.telling import Reader
from .alike import told_apart
from .messages import Setup
from .storage import TableRow

MOST_SECONDS = 24 * 3600  # for a turn
MOST_PACE = 10.0
BOTS = ("Margot", "Anatole", "Clémence", "Basile", "Odette")  # by seat; the same in every language, to talk about them
HERE = "here"  # where people come from who sit at the server's own machine
LANGUAGE = "en"  # of the names of opponents by rules, which are the same in every language too


class Chair(Struct):
    """Who sits at a seat. A person who left, or whose seat a bot took, is remembered and may come back."""

    kind: Literal["open", "person", "bot", "automatic"]
    person: str | None = None
    name: str | None = None
    level: str | None = None
    luck: str = ""


class Opened(Struct):
    """That a table shows a record which somebody opened: nobody sits there."""

    by: str
    dice: dict[str, Any] | None  # as the record has them


class About(Struct):
    """A table, without its actions."""

    setup: Setup
    seed: str  # of the dice, in hex; secret until the game is over
    chairs: list[Chair]
    rematch: str | None = None
    start: Position | None = None  # where the game began, with its secrets, if not with the set-up
    opened: Opened | None = None
    knew: dict[str, list[str]] = {}  # the seats of people whose places others have taken since, in a game with secrets
    whence: str = ""  # where its maker came from: a mark that tells addresses apart and tells none, or HERE

    def game(self) -> Definition:
        """Return the definition of the game."""
        return definition(self.setup.game)

    def setting(self) -> Setting:
        """Return what the game is played with, by the rules that it began with."""
        setup = self.setup
        automatic = sum(chair.kind == "automatic" for chair in self.chairs)
        house = {**setup.house, "extends": setup.edition}
        return checked_setting(self.game(), house, len(self.chairs) - automatic, setup.options, setup.rules)

    def begun(self) -> Game:
        """Return the game before its first action."""
        if self.start is not None:
            return load_game(self.game(), self.start, 0, self.setup.rules)
        return begin(self.game(), self.setting(), 0)

    def names(self) -> dict[str, str | None]:
        """Return the names of who sits where, told apart where they look alike."""
        return told_apart(names_of(self.chairs, telling_of(self.setup.game).names(LANGUAGE, self.setup.options)))

    def reader(self, language: str, person: str | None = None) -> Reader:
        """Return who reads what is told of the game; who sits at one seat is you."""
        seats = zip(seat_names(len(self.chairs)), self.chairs, strict=True)
        mine = [seat for seat, chair in seats if person is not None and chair.person == person]
        names = {seat: name for seat, name in self.names().items() if name}
        return Reader(language, names=names, you=mine[0] if len(mine) == 1 else None)

    def seat(self, seat: str, person: str, name: str) -> None:
        """Let a person sit down, and remember who knows what the seat holds."""
        chair = dict(zip(seat_names(len(self.chairs)), self.chairs, strict=True))[seat]
        if chair.person not in (None, person):
            self.knew.setdefault(chair.person, []).append(seat)
        chair.kind, chair.person, chair.name, chair.level = "person", person, name, None

    def known_to(self, person: str) -> set[str]:
        """Return the seats where a person sits or sat, and so knows what they hold."""
        seats = zip(seat_names(len(self.chairs)), self.chairs, strict=True)
        return {seat for seat, chair in seats if chair.person == person} | set(self.knew.get(person, ()))

    def has_room(self) -> bool:
        """Tell whether somebody may still sit down."""
        return any(chair.kind == "open" for chair in self.chairs)

    def people(self) -> tuple[str, ...]:
        """Return everybody who sits or sat here, and who opened the record."""
        people = {chair.person for chair in self.chairs if chair.person is not None}
        return tuple(sorted(people | ({self.opened.by} if self.opened else set())))


def changed(row: TableRow, about: About, **changes: object) -> TableRow:
    """Return the next version of a table's row."""
    kept = {
        "about": msgspec.json.encode(about),
        "people": about.people(),
        "whence": about.whence,
        "version": row.version + 1,
    }
    return replace(row, **kept, **changes)  # type: ignore[arg-type]


def about_of(row: TableRow) -> About:
    """Return what is kept about a table."""
    return msgspec.json.decode(row.about, type=About)


def names_of(chairs: list[Chair], opponents: dict[str, str]) -> dict[str, str | None]:
    """Return the names of who sits where; bots have their own, opponents by rules those of their cards."""
    seats = zip(seat_names(len(chairs)), BOTS, chairs, strict=False)
    return {seat: bot if chair.kind == "bot" else opponents.get(seat, chair.name) for seat, bot, chair in seats}
