"""Programs at once: a process that has loaded what takes a second divides, and its twin runs the program.

To the program this is a process of its own, with a terminal or files, an environment and a folder of its own. Tests of
how programs begin and end start them as a shell does.
"""

import locale
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack, suppress
from functools import cache
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import pytest

PATIENCE = 120.0  # seconds, on a busy machine
PLACES = multiprocessing.get_context("forkserver")


@cache
def load() -> None:
    """Begin the process that divides."""
    PLACES.set_forkserver_preload(["ready_loaded"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # else Python 3.11 looks for them elsewhere
        forkserver.ensure_running()


def begin(
    program: Callable[..., None],
    arguments: Iterable[Any],
    environment: Mapping[str, str],
    *streams: int,
    leader: bool = False,
) -> ForkServerProcess:
    """Run a program with these open files as input, output and errors; they are closed here.

    With `leader` there is one file, a terminal, which is then the program's own: Ctrl-C in it reaches the program.
    """
    load()
    handles = [Connection(stream) for stream in streams]
    process = PLACES.Process(
        target=run, args=(program, [*arguments], dict(environment), str(Path.cwd()), handles, leader)
    )
    process.start()
    for handle in handles:
        handle.close()
    return process


def result(
    arguments: Iterable[object], environment: Mapping[str, str], typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Return what `bourgade` says to something that is typed."""
    with ExitStack() as stack:
        files = [stack.enter_context(TemporaryFile("w+", encoding="utf-8")) for _ in range(3)]
        files[0].write(typed)
        files[0].seek(0)
        process = begin(command, arguments, environment, *(os.dup(file.fileno()) for file in files))
        process.join(PATIENCE)
        for file in files[1:]:
            file.seek(0)
        return subprocess.CompletedProcess([*arguments], process.exitcode, *(file.read() for file in files[1:]))


def run(
    program: Callable[..., None],
    arguments: list[Any],
    environment: dict[str, str],
    folder: str,
    handles: list[Connection],
    leader: bool,
) -> None:
    if leader:
        os.login_tty(os.dup(handles[0].fileno()))
    else:
        for number, handle in enumerate(handles):
            os.dup2(handle.fileno(), number)
    for handle in handles:
        handle.close()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    with suppress(locale.Error):  # it may not be installed; Python does not mind when it starts either
        locale.setlocale(locale.LC_CTYPE, "")
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background
    sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", buffering=1 if leader else -1)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1)  # noqa: SIM115
    program(*arguments)


def command(*arguments: object) -> None:
    """Be `bourgade`, the command."""
    from bourgade import cli

    sys.argv = ["bourgade", *map(str, arguments)]
    cli.main()
