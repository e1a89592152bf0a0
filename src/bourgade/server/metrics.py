"""What a server tells about itself to who watches over it, in the form of Prometheus: numbers, never who or where.

It is told at a port of its own, so that no proxy hands it on by mistake. Nothing is measured unless it was asked for.
"""

import atexit
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..extras import extra
from ..texts import messages_of

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

message = messages_of(__package__)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus_client lets several processes write what one of them tells
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # of moves
THOUGHTS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds of bots


class Meter:
    """Measures nothing: what a server has unless somebody wants to know."""

    def tables(self, number: int) -> None:
        """Take note of how many tables are in memory."""

    @contextmanager
    def client(self) -> Iterator[None]:
        """Count a client for as long as it is connected."""
        yield

    @contextmanager
    def move(self) -> Iterator[None]:
        """Measure how long it takes to play a move and to keep it; one that is refused is none."""
        yield

    @contextmanager
    def thought(self) -> Iterator[None]:
        """Measure how long a bot takes, with its wait for a process."""
        yield

    def refused(self, code: str) -> None:
        """Count something that was refused."""


class Prometheus(Meter):
    """Measures for Prometheus."""

    def __init__(self) -> None:
        with extra("hosting", message("wrong-for-metrics")):
            from prometheus_client import Counter, Gauge, Histogram

        self._tables = Gauge("bourgade_tables", "Tables in memory", multiprocess_mode="livesum")
        self._clients = Gauge("bourgade_clients", "Open WebSockets", multiprocess_mode="livesum")
        self._moves = Histogram("bourgade_move_seconds", "From a move to its being kept", buckets=SECONDS)
        self._thoughts = Histogram("bourgade_thought_seconds", "From a bot's turn to its move", buckets=THOUGHTS)
        self._refused = Counter("bourgade_refused", "What was refused; storage: it could not be kept", ["code"])
        self._refused.labels("storage")  # there from the beginning, so that an alarm can watch it

    def tables(self, number: int) -> None:
        """Take note of how many tables are in memory."""
        self._tables.set(number)

    @contextmanager
    def client(self) -> Iterator[None]:
        """Count a client for as long as it is connected."""
        with self._clients.track_inprogress():
            yield

    @contextmanager
    def move(self) -> Iterator[None]:
        """Measure how long it takes to play a move and to keep it; one that is refused is none."""
        start = time.perf_counter()
        yield
        self._moves.observe(time.perf_counter() - start)

    @contextmanager
    def thought(self) -> Iterator[None]:
        """Measure how long a bot takes, with its wait for a process."""
        with self._thoughts.time():
            yield

    def refused(self, code: str) -> None:
        """Count something that was refused."""
        self._refused.labels(code).inc()


def tell_at(host: str, port: int, workers: int) -> None:
    """Begin to tell what this process measures, or its workers do; an ``OSError`` says that it cannot listen."""
    if workers > 1:
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="bourgade-metrics-")  # before prometheus_client is imported
        atexit.register(shutil.rmtree, os.environ[FOLDER], ignore_errors=True)
    with extra("hosting", message("wrong-for-metrics")):
        from prometheus_client import start_http_server
    start_http_server(port, host, registry=registry())


def registry() -> "CollectorRegistry":
    """Return what is told: by this process alone, or by all workers together."""
    from prometheus_client import REGISTRY, CollectorRegistry
    from prometheus_client.multiprocess import MultiProcessCollector

    if FOLDER not in os.environ:
        return REGISTRY
    all_workers = CollectorRegistry()
    MultiProcessCollector(all_workers)  # type: ignore[no-untyped-call]
    return all_workers


def forget(worker: int | None) -> None:
    """Count the tables and clients of a worker that has died no more."""
    if FOLDER in os.environ:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(worker)  # type: ignore[no-untyped-call]
