"""A browser and a server for each file of tests; for each test people who visit, whose browsers must not complain."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pages.browsing import Visitor, launch
from playwright.sync_api import Browser, expect, sync_playwright
from server_town import Server

from bourgade.server.app import PAGES


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # Not for the whole session: while it runs, nothing else in the process can have an event loop.
    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
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
        visitor.close()
    assert not any(wrong for _, wrong in complaints), complaints
