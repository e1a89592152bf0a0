"""Bots think in processes of their own: the server goes on answering meanwhile. What else takes long is done there too.

A process gets the view of the bot's seat and nothing else. If it dies, others take its place and the thought begins
anew: a seed makes it the same one.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.resource_tracker import ensure_running
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from ..games import definitions
from .metrics import Meter
from .turns import Turn, Turns, Whose

if TYPE_CHECKING:
    from ..engine.game import Game, View

T = TypeVar("T")
Given = TypeVarTuple("Given")

TRIES = 3
PATIENT = 10  # how much later than the server its bots get a processor that both want; 19 is the most


class Thinkers:
    """Processes in which bots think, and in which other long work is done."""

    def __init__(self, number: int, meter: Meter | None = None) -> None:
        self._number = number
        self._meter = meter or Meter()
        self._turns = Turns(number)
        self._pool: ProcessPoolExecutor | None = None
        self.tell_quickly = False  # whether what tells games is compiled, and only has to be loaded

    async def choose(self, whose: Whose, view: "View", game: str, level: str, seed: int) -> str:
        """Return the move of a bot of a level, which thinks when it is its turn."""
        with self._meter.thought():
            return await self.run(whose, think, view, game, level, seed)

    async def run(self, whose: Whose, work: Callable[[*Given], T], *given: *Given) -> T:
        """Return what a function does in a process when it is somebody's turn."""
        for _ in range(TRIES - 1):
            with suppress(BrokenProcessPool):
                return await self._run(whose, work, *given)
        return await self._run(whose, work, *given)

    async def _run(self, whose: Whose, work: Callable[[*Given], T], *given: *Given) -> T:
        # The pool gets no more than it can think at once, and no thought is taken back from it: Python 3.11 trips over
        # that when a process dies, and all other thoughts would be waited for in vain.
        turn = await self._turns.begin(whose)
        pool = self._processes()
        try:
            with deaf_to_interrupts():
                thought = asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BaseException:
            self._turns.end(turn)
            self._pool = None
            raise
        thought.add_done_callback(partial(self._finished, turn))
        try:
            return await asyncio.shield(thought)
        except BrokenProcessPool:
            if self._pool is pool:  # else another table has new processes already
                self._pool = None
            raise

    def _finished(self, turn: Turn, thought: asyncio.Future[Any]) -> None:
        self._turns.end(turn)
        if not thought.cancelled():
            thought.exception()  # known to who waits for it; where nobody does any more, it is no news

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            most = self._number + 1  # for the host of the server, and begun when that one is needed
            self._pool = ProcessPoolExecutor(most, get_context("spawn"), initializer=begin_to_think)
        return self._pool

    async def get_ready(self) -> None:
        """Let a process load the rules of all games, so that what has to be compiled is, without holding us up.

        What tells them quickly comes last: who begins a game meanwhile does not wait for it.
        """
        for work in (load, load_what_tells):
            for game in [each.name for each in definitions()]:
                with deaf_to_interrupts():
                    loaded = asyncio.get_running_loop().run_in_executor(self._processes(), work, game)
                await loaded
        self.tell_quickly = True

    def stop(self) -> None:
        """End all processes, in the middle of a thought too."""
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        self._pool = None


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Leave Ctrl-C to the server, which then ends its processes: those that begin meanwhile ignore it."""
    if sys.platform == "win32":
        yield
        return
    ensure_running()  # it begins a process of its own, and hears interrupts again after that
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # one that comes now waits for us
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_to_think() -> None:
    """Let this process end with the server, and take no processor from it."""
    begin()
    if sys.platform != "win32":
        os.nice(PATIENT)


def begin() -> None:
    """Let this process end with the server, also where that was killed and could not end it."""
    Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Wait until the server is gone, and end this process."""
    if server := parent_process():
        server.join()
        os._exit(1)


def load(game: str) -> None:
    """Compile or load the rules of a game."""
    import bourgade

    make_ready(bourgade.new(game))


def load_what_tells(game: str) -> None:
    """Compile or load what tells a game quickly."""
    import bourgade

    bourgade.new(game).tell_quickly()


def make_ready(game: "Game") -> None:
    """Compile or load all that a table needs, before somebody waits for a move."""
    from ..telling import telling_of

    game.view(game.actor if game.actor != "chance" else None).shown()
    telling_of(game.name).prepare(game)


def think(view: "View", game: str, level: str, seed: int) -> str:
    """Return the move of a bot of a level, in a process for bots."""
    from ..bots import find_bot

    return find_bot(game, level, seed, fast=False, cores=1).choose(view)
