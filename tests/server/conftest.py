"""Where the servers and storages of these tests keep their tables.

Each test that keeps anything asks for a ``back_end``, and runs with every one of them. What keeps nothing runs once:
dice, parts, commands and their words. So does what one of them alone has: files and their disks, several workers.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from postgres_town import postgres

BackEnd = Callable[[Path], str]

BACK_ENDS: dict[str, BackEnd] = {
    "sqlite": lambda folder: str(folder / "bourgade.db"),
    "postgresql": lambda _folder: postgres().fresh(),
}


@pytest.fixture(scope="module", params=BACK_ENDS)
def back_end(request: pytest.FixtureRequest) -> BackEnd:
    """Return a function that names a database where nothing is kept yet; for one file, a file in a folder."""
    return BACK_ENDS[request.param]
