"""What tests cost: the seconds that processors were at work for each folder, told after a run with several workers."""

from collections import Counter
from contextlib import suppress
from pathlib import PurePath

import psutil
import pytest

BROWSER = "chrom"  # in the names of its processes, which are not counted


def pytest_configure(config):
    if hasattr(config, "workerinput") or config.getoption("numprocesses", None):
        config.pluginmanager.register(Costs(config))


class Costs:
    """Adds up the work of this process, and of all that it began, whenever another folder's tests begin."""

    def __init__(self, config):
        self.config = config
        self.seconds = Counter()
        self.folder = "collecting"
        self.before = 0.0

    def turn_to(self, folder):
        if folder != self.folder:
            now = seconds_of_work()
            self.seconds[self.folder] += now - self.before
            self.folder, self.before = folder, now

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item):
        self.turn_to(str(PurePath(item.nodeid.partition("::")[0]).parent))

    def pytest_sessionfinish(self):
        if hasattr(self.config, "workeroutput"):
            self.turn_to("")
            self.config.workeroutput["seconds"] = dict(self.seconds)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        self.seconds.update(getattr(node, "workeroutput", {}).get("seconds", {}))

    def pytest_terminal_summary(self, terminalreporter):
        terminalreporter.section(f"{sum(self.seconds.values()):.0f} seconds of work, browsers not counted")
        for folder, seconds in self.seconds.most_common():
            terminalreporter.line(f"{seconds:6.1f}s {folder}")


def seconds_of_work():
    """Return how long processors were at work for this process and all below it; what PostgreSQL does is not seen."""
    total, this = 0.0, psutil.Process()
    for process in [this, *this.children(recursive=True)]:
        with suppress(psutil.Error):
            if BROWSER not in process.name():
                total += sum(process.cpu_times()[:4])  # those of children that have ended too
    return total
