"""Where the servers and storages of these tests keep their tables.

A test, or a file of tests, that keeps anything is marked with ``keeps`` and runs with every one of them. What keeps
nothing runs once: frames and headers, what is told in which words, dice, commands. So does what one of them alone has:
files and their disks, several workers.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from postgres_town import postgres

BackEnd = Callable[[Path], str]

FILE = "sqlite"
BACK_ENDS: dict[str, BackEnd] = {
    FILE: lambda folder: str(folder / "bourgade.db"),
    "postgresql": lambda _folder: postgres().fresh(),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "back_end" in metafunc.fixturenames:
        keeps = metafunc.definition.get_closest_marker("keeps") is not None
        metafunc.parametrize("back_end", BACK_ENDS if keeps else [FILE], indirect=True, scope="module")


@pytest.fixture(scope="module")
def back_end(request: pytest.FixtureRequest) -> BackEnd:
    """Return a function that names a database where nothing is kept yet; for one file, a file in a folder."""
    return BACK_ENDS[request.param]
