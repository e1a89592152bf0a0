"""Bots with one habit each, to try an arena with; found by their names in every process that has this module."""

import os
import random
import time
from runpy import run_path

from bourgade.arena.contest import find as find_real


class First:
    """Plays the first legal move: deterministic, and wins in the end."""

    name = "first"

    def __init__(self, seed):
        self.seed = seed
        self.moves = 0

    def choose(self, view):
        self.moves += 1
        return self.pick(view.legal())

    def pick(self, moves):
        return moves[0]


class Builder(First):
    """Builds what stands last on the list, which are landmarks: deterministic, and better than the first."""

    name = "builder"

    def pick(self, moves):
        return ([move for move in moves if move != "build nothing"] or moves)[-1]


class Loser(First):
    """Never builds."""

    name = "loser"

    def pick(self, moves):
        return "build nothing" if "build nothing" in moves else moves[0]


class Gambler(First):
    """Takes its luck from Python's generator of the whole process."""

    name = "gambler"

    def pick(self, moves):
        return random.choice(moves)


class Crasher(First):
    """Raises an error at its third move."""

    name = "crasher"

    def pick(self, moves):
        if self.moves == 3:
            raise ZeroDivisionError(f"{self.moves} / 0 by <{self.name} at 0x7f00>")
        return super().pick(moves)


class Quitter(First):
    """Leaves Python."""

    name = "quitter"

    def pick(self, _):
        raise SystemExit(3)


class Mute(First):
    """Returns nothing."""

    name = "mute"

    def pick(self, _):
        return None


class Cheater(First):
    """Returns a move that is not legal."""

    name = "cheater"

    def pick(self, _):
        return "build nothing at all"


class Sleeper(First):
    """Takes a twentieth of a second for some moves."""

    name = "sleeper"

    def pick(self, moves):
        if self.moves % 8 == 4:
            time.sleep(0.05)
        return super().pick(moves)


class Killer(First):
    """Ends its process at its third move."""

    name = "killer"

    def pick(self, moves):
        if self.moves == 3:
            os._exit(7)
        return super().pick(moves)


class Unborn(First):
    """Cannot be made for a game, only to be looked at."""

    name = "unborn"

    def __init__(self, seed):
        if seed:
            raise ValueError("no such luck")
        super().__init__(seed)


TOYS = {
    toy.name: toy for toy in (First, Builder, Loser, Gambler, Crasher, Quitter, Mute, Cheater, Sleeper, Killer, Unborn)
}


def find(game, spec, seed):
    file, _, name = spec.partition(":")
    if file.endswith(".py"):
        return run_path(file)[name](seed)
    return TOYS[spec](seed) if spec in TOYS else find_real(game, spec, seed)
