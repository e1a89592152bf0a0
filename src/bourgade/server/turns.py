"""Whose bot thinks next, or whose other long work is done, where more want that than there are processes.

Nobody can make others wait by what they ask for: processor time is shared between addresses, and of one address between
hosts. Who took less of it lately comes first, and before all the host of the server; where nobody looks can wait.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .stored import HERE

HALF_LIFE = 10.0  # seconds after which what somebody took counts half
DUST = 0.001  # seconds so few that they are forgotten
MOST_KNOWN = 1_000  # addresses and hosts, before those are forgotten who took next to nothing


@dataclass(frozen=True)
class Whose:
    """For whom a bot thinks, or something else is done."""

    whence: str  # where the host of the table, or who asks, came from: a mark, or HERE
    host: str
    watched: Callable[[], bool] = lambda: True  # whether anybody looks at the table

    @property
    def accounts(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """Under which names it counts what they took."""
        return ("whence", self.whence), ("host", self.host)


@dataclass(eq=False)
class Turn:
    """A thought that waits, or that is being thought."""

    whose: Whose
    called: asyncio.Future[None]
    watched: bool = True  # when it began
    since: float = field(default_factory=time.monotonic)


class Turns:
    """Turns at so many processes, and at one more that is kept for the host of the server."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._most = max(1, processes // 2)  # of one address, and for tables where nobody looks
        self._waiting: list[Turn] = []
        self._thinking: list[Turn] = []
        self._taken: dict[tuple[str, str], tuple[float, float]] = {}  # seconds by account, and when that was so

    async def begin(self, whose: Whose) -> Turn:
        """Wait for a turn; it has to be ended."""
        turn = Turn(whose, asyncio.get_running_loop().create_future())
        self._waiting.append(turn)
        self._call()
        try:
            await turn.called
        except asyncio.CancelledError:
            if turn in self._thinking:  # it had just been called
                self.end(turn)
            raise
        return turn

    def end(self, turn: Turn) -> None:
        """Let the next one think, and count what this one took."""
        self._thinking.remove(turn)
        now = time.monotonic()
        for account in turn.whose.accounts:
            self._taken[account] = self._took(account, now) + now - turn.since, now
        if len(self._taken) > MOST_KNOWN:
            self._taken = {each: taken for each, taken in self._taken.items() if self._took(each, now) > DUST}
        self._call()

    def _call(self) -> None:
        """Let all begin who may."""
        now = time.monotonic()
        self._waiting = [turn for turn in self._waiting if not turn.called.cancelled()]
        while able := [turn for turn in self._waiting if self._may_begin(turn)]:
            turn = min(able, key=lambda turn: self._rank(turn, now))
            turn.watched, turn.since = turn.whose.watched(), now
            self._waiting.remove(turn)
            self._thinking.append(turn)
            turn.called.set_result(None)

    def _may_begin(self, turn: Turn) -> bool:
        """Tell whether there is a process for a thought."""
        if turn.whose.whence == HERE:
            return len(self._thinking) <= self._processes
        if len(self._thinking) >= self._processes:
            return False
        theirs = sum(each.whose.whence == turn.whose.whence for each in self._thinking)
        unwatched = sum(not each.watched for each in self._thinking)
        return theirs < self._most and (unwatched < self._most or turn.whose.watched())

    def _rank(self, turn: Turn, now: float) -> tuple[bool, bool, float, float]:
        """Return by what it is told who is first; among equals it is who came first."""
        whence, host = (self._took(account, now) for account in turn.whose.accounts)
        return not turn.whose.watched(), turn.whose.whence != HERE, whence, host

    def _took(self, account: tuple[str, str], now: float) -> float:
        """Return the seconds that somebody took; the longer ago, the less they count."""
        seconds, then = self._taken.get(account, (0.0, now))
        return seconds * float(0.5 ** ((now - then) / HALF_LIFE))
