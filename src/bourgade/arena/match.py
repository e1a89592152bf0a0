"""One game between bots: who won, how long they thought, and who forfeited.

A bot that raises, returns no legal move, or thinks for too long gets nothing, and the others share the victory.
"""

import re
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots import Bot
from ..engine.definition import Definition, Setting
from ..engine.game import Game, begin
from ..errors import IllegalMove

CEILING = 20_000  # actions; a game that goes on for longer counts as unfinished
LONGEST_MESSAGE = 300
CRASH, NOTHING, ILLEGAL, LATE, GONE = "crash", "nothing", "illegal", "late", "gone"  # why bots forfeit
Watcher = Callable[[int, int], object]  # told before each move: the seat, and the number of the move in the game


@dataclass(frozen=True)
class Forfeit:
    """Why a game ended early."""

    seat: int
    move: int  # the how many-th of the game, counting everybody's; 0 before the first
    reason: str
    message: str


@dataclass(frozen=True)
class Result:
    """What came of a game; lists have one entry a seat."""

    shares: list[float]  # of the victory; all 0 in a game that was not finished
    first: int | None  # the seat of who acted first
    turns: int
    choices: list[int]  # between two moves or more
    seconds: list[float]  # for all of these choices
    slowest: list[float]  # for one of them
    forfeit: Forfeit | None = None


class Fault(Exception):
    """What a bot did wrong."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message


class Clock:
    """A bot's time: choices between two moves or more, how long they took, and the longest."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def add(self, seconds: float) -> None:
        """Count one choice."""
        self.choices += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def play_game(
    definition: Definition,
    setting: Setting,
    bots: Sequence[Bot],
    seed: int,
    limit: float | None = None,
    watcher: Watcher = lambda _seat, _move: None,
) -> Result:
    """Play a game between bots, one for each seat; ``limit`` is in seconds for a move."""
    game = begin(definition, setting, seed)
    seats, clocks = game.seats, [Clock() for _ in bots]
    first, forfeit, move = None, None, 0
    for _ in range(CEILING):
        actor = game.actor
        if actor is None:
            break
        if actor == "chance":
            game.draw()
            continue
        seat = seats.index(actor)
        first = seat if first is None else first
        move += 1
        watcher(seat, move)
        try:
            play_move(game, bots[seat], clocks[seat], limit)
        except Fault as fault:
            forfeit = Forfeit(seat, move, fault.reason, fault.message)
            break
    winners = game.winners
    return Result(
        shares=[(name in winners) / max(len(winners), 1) for name in seats]
        if forfeit is None
        else shares_without(forfeit.seat, len(seats)),
        first=first,
        turns=int(game.view(seats[0]).inside()[2]["turns"][0]),
        choices=[clock.choices for clock in clocks],
        seconds=[clock.seconds for clock in clocks],
        slowest=[clock.slowest for clock in clocks],
        forfeit=forfeit,
    )


def play_move(game: Game, bot: Bot, clock: Clock, limit: float | None) -> None:
    """Let a bot play its move, or raise what it did wrong."""
    view = game.view(game.actor or "")
    several = len(view.legal()) > 1
    start = time.perf_counter()
    try:
        move = bot.choose(view)
    except (Exception, SystemExit) as error:
        raise Fault(CRASH, told(error)) from error
    seconds = time.perf_counter() - start
    if several:
        clock.add(seconds)
    if limit is not None and seconds > limit:
        raise Fault(LATE, f"{seconds:.3f} s")
    if move is None:
        raise Fault(NOTHING, "")
    try:
        game.play(move)
    except IllegalMove as error:
        raise Fault(ILLEGAL, shortened(str(error))) from error


def not_begun(forfeit: Forfeit, players: int) -> Result:
    """Return what comes of a game that a bot forfeits without a move being played."""
    nothing = [0.0] * players
    return Result(shares_without(forfeit.seat, players), None, 0, [0] * players, nothing, nothing, forfeit)


def shares_without(loser: int, players: int) -> list[float]:
    """Return everybody's share of the victory where one has forfeited.

    >>> shares_without(1, 3)
    [0.5, 0.0, 0.5]
    """
    return [0.0 if seat == loser else 1 / (players - 1) for seat in range(players)]


def told(error: BaseException) -> str:
    """Return what an error says and where it was raised, in one line."""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)[1:]  # the first is ours
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return shortened(what) + where


def shortened(text: str) -> str:
    """Return a text as one line that is not too long, the same in every process."""
    line = " ".join(re.sub(r" at 0x[0-9a-f]+", "", text, flags=re.IGNORECASE).split())
    return line if len(line) <= LONGEST_MESSAGE else line[: LONGEST_MESSAGE - 1] + "…"
