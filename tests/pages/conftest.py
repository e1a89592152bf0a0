"""One browser and one server for all; for each test people who visit, whose browsers must not complain."""

import inspect
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from pages.browsing import PATIENCE, Visitor, launch
from playwright.sync_api import Browser, expect, sync_playwright
from server_town import Server

from bourgade.server.app import PAGES

# Playwright keeps an event loop running where it is used, and nothing else in that thread can have one.
THREAD = ThreadPoolExecutor(1, "pages")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Run a test of the pages where its browser is."""
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    THREAD.submit(pyfuncitem.obj, **given).result()
    return True


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    playwright = THREAD.submit(sync_playwright().start).result()
    browser = THREAD.submit(launch, playwright).result()
    yield browser
    THREAD.submit(browser.close).result()
    THREAD.submit(playwright.stop).result()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGES / "index.html").exists(), "The pages are not built: run `python hatch_build.py` (`make test` does)."
    with Server(tmp_path_factory.mktemp("town") / "data") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Let somebody come: `visit("Zoé", lang="fr")`; options are those of a browser context."""
    visitors: list[Visitor] = []

    def come(name: str | None = "Zoé", **options: Any) -> Visitor:
        visitors.append(Visitor(browser, options.pop("origin", server.url), name, **options))
        return visitors[-1]

    yield come
    complaints = [(visitor.name, visitor.complaints()) for visitor in visitors]
    for visitor in visitors:
        THREAD.submit(visitor.close).result()
    assert not any(wrong for _, wrong in complaints), complaints
