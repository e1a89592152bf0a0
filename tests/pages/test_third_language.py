"""A language is a file: pages in languages that nobody speaks, longer, and from right to left."""

import re
from urllib.parse import urlsplit

import pytest
from pages.browsing import NARROW, PHONE, WIDE, Visitor
from pages.made_up import LONG, TURNED, build
from pages.test_access import SCREENS, show
from playwright.sync_api import Route, expect

from bourgade.texts import LANGUAGES


@pytest.fixture(scope="session")
def pages(tmp_path_factory):
    return build(tmp_path_factory.mktemp("languages"))


@pytest.fixture
def come(visit, pages):
    """Let somebody come who reads a made-up language: the server is as ever, what its page loads is built for it."""
    html = (pages / "index.html").read_text("utf-8")
    first = {kind: re.search(rf'"(/assets/[^"]+\.{kind})"', html)[1] for kind in ("js", "css")}
    instead = {"js": f'import "{first["js"]}";', "css": f'@import "{first["css"]}";'}

    def serve(route: Route) -> None:
        asked = urlsplit(route.request.url).path
        kind = asked.rpartition(".")[2]
        if (pages / asked[1:]).is_file():
            route.fulfill(path=pages / asked[1:])
        else:  # of the pages as they are, which the server names
            body = instead[kind] if asked.startswith("/assets/index-") else ""
            route.fulfill(body=body, content_type={"js": "text/javascript", "css": "text/css"}[kind])

    def coming(language: str, name: str = "Élisabeth-Maximilienne", **options: object) -> Visitor:
        visitor = visit(name, locale=language, **options)
        visitor.context.route("**/assets/**", serve)
        return visitor

    return coming


@pytest.mark.parametrize(("language", "direction"), [(LONG, "ltr"), (TURNED, "rtl")])
def test_nothing_sticks_out_or_is_cut_or_covered_in_a_language_that_is_longer(come, language, direction):
    zoe = come(language, viewport=PHONE, has_touch=True)
    wrong = []
    for screen in sorted(SCREENS, key="log".__eq__):  # last what stays open
        show(zoe, screen)
        html = zoe.page.locator("html")
        assert (html.get_attribute("lang"), html.get_attribute("dir")) == (language, direction)
        assert re.search("[\u0590-\u07ff]", zoe.page.locator("body").inner_text()), "it is that language"
        for size in (PHONE, NARROW, WIDE):
            zoe.page.set_viewport_size(size)
            found = [zoe.scrolls_sideways(), *zoe.page.evaluate(CUT_OR_COVERED)]
            wrong += [(screen, size["width"], each) for each in found if each]
        zoe.page.set_viewport_size(PHONE)
    assert wrong == []


def test_the_button_on_top_goes_through_all_languages(come):
    zoe = come(LONG)
    zoe.go("/about")
    found = []
    for _ in range(len(LANGUAGES) + 2):
        zoe.page.locator("[data-do=language]").click()
        html = zoe.page.locator("html")
        found.append((html.get_attribute("lang"), html.get_attribute("dir")))
    assert sorted(found) == sorted([*((language, "ltr") for language in [*LANGUAGES, LONG]), (TURNED, "rtl")])


def test_what_a_language_does_not_say_yet_is_said_in_english(come):
    zoe = come(LONG)
    zoe.go("/about")
    expect(zoe.page.locator("main")).to_contain_text("There are no accounts, no advertisements and no trackers")
    expect(zoe.page.locator("main h1")).to_contain_text("Aboutab Bourgadebou")


# Text that something cuts off, and things to press that lie over each other. What scrolls or says `…` is no harm.
CUT_OR_COVERED = """() => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const name = (one) => `${one.tagName}.${one.className?.baseVal ?? one.className} ${one.innerText?.slice(0, 40)}`;
  const visible = { visibilityProperty: true, opacityProperty: true };
  const seen = (one) => one.checkVisibility(visible) && !one.closest(".unseen, svg");
  const found = [];
  for (const one of top.querySelectorAll("*")) {
    const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!texts.length || !seen(one) || one.matches("option, textarea")) continue;
    const range = document.createRange();
    range.setStart(texts[0], 0);
    range.setEnd(texts.at(-1), texts.at(-1).data.length);
    const text = range.getBoundingClientRect();
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const cut = overflowX !== "visible" && (text.left < left - 1 || text.right > right + 1);
      const low = overflowY !== "visible" && (text.top < top - 2 || text.bottom > bottom + 2);
      if (cut || low) found.push(`cut: ${name(one)} in ${name(box).slice(0, 40)}`);
    }
    const box = one.getBoundingClientRect();
    if (one.matches("button, a, summary") && (text.left < box.left - 1 || text.right > box.right + 1)) {
      found.push(`out of its box: ${name(one)}`);
    }
  }
  // What is in sight of something, without what is scrolled away; nothing of what lies over all.
  const sight = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (/absolute|fixed/.test(position) && box.tagName !== "DIALOG") return undefined;
      if (box === one || /visible/.test(overflowX + overflowY)) continue;
      const room = box.getBoundingClientRect();
      [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return right - left > 4 && bottom - top > 4 ? { one, left, right, top, bottom } : undefined;
  };
  const all = [...top.querySelectorAll("button, a[href], input, select, summary")];
  const pressed = all.filter(seen).map(sight).filter(Boolean);
  for (const [i, a] of pressed.entries()) {
    for (const b of pressed.slice(i + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 3) found.push(`over each other: ${name(a.one)} and ${name(b.one)}`);
    }
  }
  return found;
}"""
