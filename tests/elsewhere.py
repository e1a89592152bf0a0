"""A game in somebody else's package, ``examples/lantern-street``, installed as its wheel is."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

EXAMPLE = Path(__file__).parent.parent / "examples" / "lantern-street"
NAME = "lantern-street"


def install(folder: Path) -> Path:
    """Build the package's wheel, and unpack it as an installer does; return the folder to look for packages in."""
    built = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "wheel")]
    subprocess.run(built, cwd=EXAMPLE, check=True, capture_output=True)
    [wheel] = (folder / "wheel").glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"


def environment(installed: Path, **variables: str) -> dict[str, str]:
    """Return the environment of a process that has the package."""
    paths = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), **variables}
