"""Find a Chromium for the tests of the pages, or install one. As a script: do it now, so that the tests find it."""

import os
import shutil
import subprocess
import sys
from getpass import getuser
from pathlib import Path
from tempfile import gettempdir

from filelock import FileLock

SHELL = "chromium-headless-shell"  # Chromium without windows: it does the same for the tests in half the time
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
ARGUMENTS = [  # nothing that asks somebody elsewhere, and nothing that a container has not
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP bourgade.local 127.0.0.1",  # an address as friends in the same network have it
]


def find() -> str | None:
    """Return where a Chromium is: on the path, the quickest first, else Playwright's own."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def install() -> str:
    """Install one, Debian's package or Playwright's own; return what came of the last try."""
    tried = "nothing to install it with"
    for commands in ways():
        for command in commands:
            print("Installing a browser for the tests:", *command, flush=True)
            done = subprocess.run(command, capture_output=True, text=True, errors="replace")
            if done.returncode:
                tried = reason(done.stderr or done.stdout)
                break
        else:
            if find():
                return ""
    return tried


def ways() -> list[list[list[str]]]:
    """Return the commands of each way there is to a browser."""
    own = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if not is_debian():
        return [own]
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if root and not shutil.which("sudo"):
        return [own]
    update = [*root, "apt-get", "update", "-qq"]
    get = [*root, "apt-get", "-o", "DPkg::Lock::Timeout=-1", "install", "-y", "-qq"]  # whoever is at it ends some day
    return [*([update, [*get, name]] for name in (SHELL, "chromium")), own]


def is_debian() -> bool:
    """Return whether apt has a Chromium; Ubuntu's is a snap, which a script cannot start."""
    release = Path("/etc/os-release")
    return shutil.which("apt-get") is not None and "\nID=debian" in "\n" + release.read_text()


def reason(text: str) -> str:
    """Return the line of a complaint that says most."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return next(
        (line for line in lines if "error" in line.lower() or line.startswith("E:")), (lines or ["no reason"])[-1]
    )


def main() -> None:
    """Find one or install one, or say in one line that there is none."""
    if enough():
        return
    # Two at once would get into each other's way: apt gives up where another is at work.
    with FileLock(Path(gettempdir()) / f"bourgade-browser-{getuser()}.lock"):
        tried = "" if enough() else install()
    if tried and not find():
        sys.exit(
            "The tests play in a browser, and there is none: put Chromium or Chrome on the PATH, or let "
            f"`python -m playwright install --with-deps chromium` get one. ({tried})"
        )


def enough() -> bool:
    """Return whether nothing is to be installed."""
    in_a_container = is_debian() and os.geteuid() == 0  # nobody minds a package more there
    return bool(shutil.which(SHELL) or (find() and not in_a_container))


if __name__ == "__main__":
    main()
