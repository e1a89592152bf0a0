"""The pages are light and quick. What was measured is printed: `pytest -rP tests/pages/test_quick.py`."""

import gzip
import statistics

from pages.browsing import Visitor
from playwright.sync_api import expect

MOST = 200_000  # bytes of script and style, gzipped, in all
SHOWN = 100.0  # milliseconds from a click to what it did, on a quiet machine
BUSY = 10  # how many times slower a busy machine may be


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


def test_a_move_is_shown_at_once(visit):
    zoe: Visitor = visit(reduced_motion="reduce")
    zoe.sit_down("me", "me", options={"first": "P1"})
    zoe.moves()
    zoe.page.evaluate(STOPWATCH)
    for _ in range(8):
        for words in ("roll 1", "build nothing"):
            zoe.moves()
            zoe.play(words)
    zoe.moves()
    took = zoe.page.evaluate("window.took")
    print("milliseconds from click to frame:", sorted(round(each) for each in took))
    assert len(took) >= 15
    assert statistics.median(took) < SHOWN * BUSY


# From the click to the first frame after the server's answer was shown.
STOPWATCH = """() => {
  window.took = [];
  let clicked = 0;
  const stop = () => requestAnimationFrame(() => setTimeout(() => {
    if (clicked) window.took.push(performance.now() - clicked);
    clicked = 0;
  }));
  addEventListener("click", (event) => {
    if (event.target.closest("[data-move]")) clicked = performance.now();
  }, true);
  const news = new MutationObserver(stop);
  news.observe(document.querySelector("[data-news]"), { childList: true, characterData: true, subtree: true });
}"""
