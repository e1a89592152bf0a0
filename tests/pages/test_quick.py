"""The pages are light and quick. What was measured is printed: `pytest -rP tests/pages/test_quick.py`."""

import gzip

from pages.browsing import Visitor
from playwright.sync_api import expect

MOST = 200_000  # bytes of script and style, gzipped, in all


def test_script_and_style_of_home_and_table_are_light(visit):
    zoe: Visitor = visit()
    zoe.go("/")
    expect(zoe.page.locator("[data-do=play-now]").first).to_be_visible()
    zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
    zoe.page.locator("[data-level=easy]").click()
    zoe.moves()
    kinds = ("script", "stylesheet")
    loaded = {request.url: request for request in zoe.requests if request.resource_type in kinds}
    sizes = {url.rsplit("/", 1)[1]: len(gzip.compress(request.response().body())) for url, request in loaded.items()}
    print("script and style of home and table, gzipped:", sum(sizes.values()), "bytes", sizes)
    assert len(sizes) > 3
    assert sum(sizes.values()) < MOST


def test_a_move_is_shown_as_soon_as_the_server_has_answered(visit):
    zoe: Visitor = visit()
    zoe.stop_the_clock()  # what waits for a moment would never be shown
    zoe.sit_down("me", "me", options={"first": "P1"})
    for _ in range(3):
        for words in ("roll 1", "build nothing"):
            zoe.moves()
            zoe.play(words)
    assert zoe.moves() == ["roll 1"]
