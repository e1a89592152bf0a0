"""What is kept about a table beside its actions."""

from dataclasses import replace
from typing import Literal

import msgspec
from msgspec import Struct

from ..engine.definition import Definition, Setting
from ..engine.game import checked_setting
from ..games import definition
from .messages import Setup
from .storage import TableRow

MOST_SECONDS = 24 * 3600  # for a turn
MOST_PACE = 10.0


class Chair(Struct):
    """Who sits at a seat. A person who left, or whose seat a bot took, is remembered and may come back."""

    kind: Literal["open", "person", "bot", "automatic"]
    person: str | None = None
    name: str | None = None
    level: str | None = None
    luck: str = ""


class About(Struct):
    """A table, without its actions."""

    setup: Setup
    seed: str  # of the dice, in hex; secret until the game is over
    chairs: list[Chair]
    rematch: str | None = None

    def game(self) -> Definition:
        """Return the definition of the game."""
        return definition(self.setup.game)

    def setting(self) -> Setting:
        """Return what the game is played with, by the rules that it began with."""
        setup = self.setup
        automatic = sum(chair.kind == "automatic" for chair in self.chairs)
        house = {**setup.house, "extends": setup.edition}
        return checked_setting(self.game(), house, len(self.chairs) - automatic, setup.options, setup.rules)

    def people(self) -> tuple[str, ...]:
        """Return everybody who sits or sat here."""
        return tuple(sorted({chair.person for chair in self.chairs if chair.person is not None}))


def changed(row: TableRow, about: About, **changes: object) -> TableRow:
    """Return the next version of a table's row."""
    kept = {"about": msgspec.json.encode(about), "people": about.people(), "version": row.version + 1}
    return replace(row, **kept, **changes)  # type: ignore[arg-type]


def about_of(row: TableRow) -> About:
    """Return what is kept about a table."""
    return msgspec.json.decode(row.about, type=About)
