"""Many games on several cores: in slices, so that work can be stopped and progress be shown."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed

SLICE = 128  # games that a thread plays at a time: some 10 milliseconds of random play


def in_slices(
    games: int,
    cores: int,
    work: Callable[[int, int], object],
    progress: Callable[[int], object] = lambda _: None,
    size: int = SLICE,
) -> None:
    """Call ``work(first, last)`` for slices of games until all are played, on so many threads; it releases the GIL."""
    slices = iter(range(0, games, size))
    taking = threading.Lock()
    stopped = threading.Event()

    def take_slices() -> None:
        while not stopped.is_set():
            with taking:
                first = next(slices, games)
            if first == games:
                return
            last = min(first + size, games)
            work(first, last)
            with taking:
                progress(last - first)

    with ThreadPoolExecutor(cores) as threads:
        try:
            for worker in as_completed([threads.submit(take_slices) for _ in range(cores)]):
                worker.result()
        finally:
            stopped.set()
