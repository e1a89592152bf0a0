"""The pages are for everybody: axe-core finds nothing serious, and nothing sticks out of a phone."""

import pytest
from pages.browsing import NARROW, PHONE, SHORTEST, WIDE, Visitor
from playwright.sync_api import expect

FIRST = {"first": "P1"}
SCREENS = [
    "home",
    "forget",
    "play-now",
    "with-friends",
    "waiting",
    "table",
    "log",
    "ending",
    "rules",
    "about",
    "first-game",
]


def show(zoe: Visitor, screen: str) -> None:
    """Go to a screen, as full of things as it can be."""
    page = zoe.page
    if screen in ("home", "forget", "play-now", "with-friends"):
        zoe.make("me", "open", public=True)
        zoe.go("/")
        expect(page.locator("[data-table]").first).to_be_visible()
        if screen != "home":
            if screen == "forget":
                page.locator("[data-do=rename]").click()
            page.locator(f"[data-do={screen}]").first.click()
            expect(page.locator("dialog[open]")).to_be_visible()
    elif screen == "waiting":
        zoe.go(f"/t/{zoe.make('me', 'open', 'easy')['id']}")
        expect(page.locator("[data-do=start]")).to_be_visible()
    elif screen in ("table", "log"):
        zoe.sit_down("me", "easy", "easy", house={"coins": 9}, options=FIRST)
        zoe.moves()
        zoe.play("roll 1")
        expect(zoe.move("build nothing")).to_be_visible()
        if screen == "log":
            page.locator("button.fold").click()
            expect(page.get_by_role("log").first).to_be_visible()
    elif screen == "ending":
        zoe.sit_down("me", "easy", house=SHORTEST, options=FIRST)
        for words in ("roll 1", "build train-station"):
            zoe.moves()
            zoe.play(words)
        expect(page.locator("[data-do=rematch]")).to_be_visible()
    elif screen == "rules":
        zoe.go("/rules/minivilles")
        expect(page.locator("[data-card]").first).to_be_visible()
    else:
        zoe.go(f"/{screen}")
        expect(page.locator("main h1, main h2").first).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_scrolls_sideways_on_a_phone_and_axe_finds_nothing_serious(visit, screen):
    zoe: Visitor = visit("Élisabeth-Maximilienne", lang="fr", viewport=PHONE, has_touch=True)
    show(zoe, screen)
    for size in (PHONE, NARROW):
        zoe.page.set_viewport_size(size)
        assert zoe.scrolls_sideways() == ""
    zoe.page.set_viewport_size(WIDE)
    zoe.look_with_axe()


@pytest.mark.parametrize("game", ["mint-works", "ma-petite-ville"])
def test_the_rules_of_the_other_games_fit_a_phone_and_axe(visit, game):
    zoe: Visitor = visit(lang="fr", viewport=NARROW, has_touch=True)
    zoe.go(f"/rules/{game}")
    expect(zoe.page.locator("main h2").first).to_be_visible()
    assert zoe.scrolls_sideways() == ""
    zoe.look_with_axe()
