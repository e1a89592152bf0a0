"""Games on a Ray cluster: the same games as on one machine, wherever they are played.

Ray plays a batch again when the worker that had it is gone. A batch that is lost twice is taken apart, and each of its
games is played in a process of its own, which finds the bot that ends processes (``processes.py``).
"""

import logging
import shutil
import socket
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..errors import BourgadeError
from ..extras import extra
from ..texts import messages_of
from .contest import Contest
from .match import Result
from .processes import BATCH, SHARE, play_in_processes

message = messages_of(__package__)

AHEAD = 2  # batches that are handed out for each core
RETRIES = 1  # of a batch
PATIENCE = 5  # seconds


class NoCluster(BourgadeError):
    """There is no cluster at that address, or it failed."""


def play_on_cluster(contest: Contest, numbers: Sequence[int], address: str) -> Iterator[tuple[int, Result]]:
    """Play games on the cluster at an address; ``auto`` is the one that runs on this machine."""
    with extra("ray", message("wrong-for-ray")):
        import ray

    with tempfile.TemporaryDirectory() as folder:
        sent = with_files(contest, Path(folder))
        connect(address, folder)
        try:
            yield from play_batches(ray, sent, numbers)
        except ray.exceptions.RayError as error:
            raise NoCluster(message("wrong-cluster-failed", address=address, why=last_line(error))) from error
        finally:
            ray.shutdown()


def connect(address: str, folder: str) -> None:
    """Join a cluster, or say why not; workers get the files in a folder."""
    import ray

    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdigit():  # Ray itself would try for minutes
            socket.create_connection((host, int(port)), PATIENCE).close()
        files = {"working_dir": folder} if any(Path(folder).iterdir()) else None
        ray.init(address, runtime_env=files, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, OverflowError, ValueError, RuntimeError, ImportError) as error:
        if address == "auto":
            raise NoCluster(message("wrong-no-cluster")) from error
        raise NoCluster(message("wrong-cluster", address=address, why=last_line(error))) from error


def play_batches(ray: Any, contest: Contest, numbers: Sequence[int]) -> Iterator[tuple[int, Result]]:
    """Hand out batches, some for each core of the cluster, and yield what comes back."""
    together = ray.remote(num_cpus=1, max_retries=RETRIES)(play_batch)
    apart = ray.remote(num_cpus=1, max_retries=-1)(play_apart)  # for as long as there are workers
    sent = ray.put(contest)
    left = deque(numbers)
    running: dict[Any, list[int]] = {}
    while left or running:
        cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
        while left and len(running) < AHEAD * cores:
            size = min(BATCH, max(1, len(left) // (SHARE * cores)))
            batch = [left.popleft() for _ in range(size)]
            running[together.remote(sent, batch)] = batch
        [done], _ = ray.wait(list(running))
        batch = running.pop(done)
        try:
            yield from zip(batch, ray.get(done), strict=True)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
            running |= {apart.remote(sent, number): [number] for number in batch}


def play_batch(contest: Contest, numbers: list[int]) -> list[Result]:
    """Play games one after the other."""
    return [contest.play(number) for number in numbers]


def play_apart(contest: Contest, number: int) -> list[Result]:
    """Play a game in a process of its own."""
    return [result for _, result in play_in_processes(contest, [number], 1)]


def with_files(contest: Contest, folder: Path) -> Contest:
    """Copy the files of bots into a folder, and return the contest as it finds them there."""
    return replace(contest, bots=tuple(copied(spec, folder / str(i)) for i, spec in enumerate(contest.bots)))


def copied(spec: str, folder: Path) -> str:
    """Copy the file of a bot into a folder, and return what it is called there; other bots are found by their names.

    A bot that is named by a dotted path may be in a module where the command is given, which is copied too.
    """
    name, sign, rest = spec.partition(":")
    file = Path(name)
    if file.suffix == ".py" and file.is_file():
        folder.mkdir()
        shutil.copy(file, folder)
        return f"{folder.name}/{file.name}{sign}{rest}"
    module = Path(f"{name.partition('.')[0]}.py")
    if sign and module.is_file():
        shutil.copy(module, folder.parent)
    return spec


def last_line(error: BaseException) -> str:
    """Return what an error says in the end, as a sentence; above it Ray tells where it was raised."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return f"{(lines or [type(error).__name__])[-1].rstrip('.')}."
