"""All games of an arena, by number: each can be played anywhere, in any order, and comes out the same.

A round is one set of games of every pairing, all with the same luck. Games are numbered round by round, so that a
contest that goes on for longer begins with the same games.
"""

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..bots import Bot, find_bot
from ..engine.definition import Setting
from ..engine.game import begin
from ..engine.luck import game_key
from ..errors import UnknownOption, WrongPlayers
from ..games import definition
from ..texts import messages_of
from .match import CRASH, Forfeit, Result, Watcher, not_begun, play_game, told
from .pairings import Pairing, labels_of, pairings_of

message = messages_of(__package__)

FEWEST_BOTS = 2
WARM_UP = 200  # actions in which a choice between two moves is looked for
Finder = Callable[[str, str, int], Bot]


def find(game: str, spec: str, seed: int) -> Bot:
    """Return a bot for one game of many, on one core."""
    return find_bot(game, spec, seed, fast=True)


@dataclass(frozen=True, eq=False)
class Contest:
    """Who plays what; it can be sent to another process."""

    game: str
    setting: Setting
    bots: tuple[str, ...]  # as find_bot knows them
    seed: int
    limit: float | None = None  # seconds for a move
    find: Finder = find

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return self.setting.players

    @cached_property
    def labels(self) -> list[str]:
        """A name for each bot."""
        return labels_of(self.bots)

    @cached_property
    def pairings(self) -> list[Pairing]:
        """Who meets whom."""
        return pairings_of(len(self.bots), self.players)

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """The seatings of a round, pairing by pairing."""
        return [table for pairing in self.pairings for table in pairing.tables]

    def about(self) -> dict[str, Any]:
        """Return what tells a contest from others, for JSON; how many games are played does not."""
        return {
            "game": self.game,
            "rules": self.setting.revision,
            "edition": self.setting.edition,
            "house": self.setting.house,
            "players": self.players,
            "options": self.setting.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "limit": self.limit,
        }

    def check(self) -> None:
        """Refuse what cannot be played."""
        if len(self.bots) < FEWEST_BOTS:
            raise UnknownOption(message("wrong-one-bot", number=len(self.bots)))
        if self.setting.automatic:
            raise WrongPlayers(message("wrong-solo"))
        for spec in self.bots:
            self.find(self.game, spec, 0)

    def table(self, number: int) -> tuple[int, ...]:
        """Return who sits where in a game."""
        return self.tables[number % len(self.tables)]

    def play(self, number: int, watcher: Watcher = lambda _seat, _move: None) -> Result:
        """Play a game; ``watcher`` is told whose turn it is to move."""
        own = int(game_key(self.seed, number))
        table = [self.bots[bot] for bot in self.table(number)]
        for seat, spec in enumerate(table):
            watcher(seat, 0)
            warm_up(self, spec)
        random.seed(game_key(own, self.players + 1))  # for bots that take their luck from Python or NumPy
        np.random.seed(game_key(own, self.players + 2) >> 31)
        bots = []
        for seat, spec in enumerate(table):
            watcher(seat, 0)
            try:
                bots.append(self.find(self.game, spec, int(game_key(own, seat + 1))))
            except (Exception, SystemExit) as error:
                return not_begun(Forfeit(seat, 0, CRASH, told(error)), self.players)
        luck = int(game_key(self.seed, number // len(self.tables)))
        return play_game(definition(self.game), self.setting, bots, luck, self.limit, watcher)


warmed: set[tuple[str, str]] = set()


def warm_up(contest: Contest, spec: str) -> None:
    """Let a bot choose once before its time is taken: the first choice in a process may have to compile."""
    if (contest.game, spec) in warmed:
        return
    warmed.add((contest.game, spec))
    game = begin(definition(contest.game), contest.setting, 0)
    for _ in range(WARM_UP):
        if game.actor == "chance":
            game.draw()
        elif len(game.legal()) == 1:
            game.play(game.legal()[0])
        else:
            break
    if game.actor not in (None, "chance"):
        with suppress(Exception, SystemExit):  # it will do the same in a game that counts
            contest.find(contest.game, spec, 0).choose(game.view(game.actor))
