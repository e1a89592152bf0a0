"""Games on the cores of this machine, each in a process of its own.

A process that ends is replaced, and its game is played again: somebody may have killed it. If a game ends its process
three times, it is the doing of the bot whose turn it was, which forfeits; from then on, once is enough for that bot.
"""

import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any

from .contest import Contest
from .match import GONE, Forfeit, Result, not_begun

BATCH = 8  # games that a process is given at a time, at the most
SHARE = 4  # a batch is at most this part of what each process has left, so that all end at about the same time
TRIES = 3
NOBODY = -1


def play_in_processes(contest: Contest, numbers: Iterable[int], cores: int) -> Iterator[tuple[int, Result]]:
    """Play games in so many processes; yield each with its number as it ends."""
    left, deaths, guilty = deque(numbers), Counter[int](), set[int]()
    workers = [Worker(contest) for _ in range(min(cores, len(left)))]
    try:
        while left or any(worker.given for worker in workers):
            for worker in workers:
                if left and not worker.given:
                    size = min(BATCH, max(1, len(left) // (SHARE * len(workers))))
                    worker.give([left.popleft() for _ in range(size)])
            ready = wait([worker.pipe for worker in workers if worker.given])
            for i, worker in enumerate(workers):
                if worker.pipe not in ready:
                    continue
                result = worker.take()
                if result is None:
                    number = worker.given[0]
                    deaths[number] += 1
                    bot = contest.table(number)[worker.moving[0]]
                    if deaths[number] == TRIES or bot in guilty:
                        result = worker.forfeited()
                        guilty.add(bot)
                    workers[i] = Worker(contest)
                if result is not None:
                    yield worker.given.popleft(), result
                if worker is not workers[i]:
                    left.extendleft(reversed(worker.given))
    finally:
        for worker in workers:
            worker.stop()


class Worker:
    """A process that plays games, and what it was given to play."""

    def __init__(self, contest: Contest) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy locks that threads hold
        self.players = contest.players
        self.given: deque[int] = deque()
        self.moving = context.RawArray("i", 2)  # the seat that moves, and the number of the move
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(contest, theirs, self.moving))
        with ignoring_interrupts():
            self.process.start()
        theirs.close()

    def give(self, numbers: list[int]) -> None:
        """Let the process play games."""
        self.given.extend(numbers)
        try:
            self.pipe.send(numbers)
        except OSError:  # it has ended, as `take` will tell
            return

    def take(self) -> Result | None:
        """Return what came of the first game given, or None if the process has ended."""
        try:
            result = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            return None
        if isinstance(result, Result):
            return result
        raise RuntimeError(f"Game {self.given[0]} of the arena could not be played:\n{result}")

    def forfeited(self) -> Result:
        """Return what comes of the first game given, which has ended the process."""
        seat, move = self.moving
        code = self.process.exitcode
        if seat == NOBODY:
            raise RuntimeError(f"A process of the arena ended, with code {code}, before it could play.")
        message = f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
        return not_begun(Forfeit(seat, move, GONE, message), self.players)

    def stop(self) -> None:
        """End the process."""
        self.pipe.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join()


def serve(contest: Contest, pipe: "Connection[Any, Any]", moving: Any) -> None:
    """Play games until the other end is closed."""
    os.dup2(2, 1)  # what bots print must not get into what the command prints

    def watcher(seat: int, move: int) -> None:
        moving[:] = seat, move

    watcher(NOBODY, 0)
    try:
        while True:
            for number in pipe.recv():
                pipe.send(played(contest, number, watcher))
    except (EOFError, OSError):
        return


def played(contest: Contest, number: int, watcher: Any) -> Result | str:
    """Return what came of a game, or the story of an error that is none of the bots'."""
    try:
        return contest.play(number, watcher)
    except Exception:
        return traceback.format_exc()


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Let processes that are started be deaf to Ctrl-C: it reaches all of a terminal, and this process ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
