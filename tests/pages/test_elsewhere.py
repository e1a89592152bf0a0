"""A game in somebody else's package, without any pages of its own: from home to the review, in both languages."""

import re

import pytest
from elsewhere import NAME, install
from pages.browsing import PHONE, WON, Visitor
from playwright.sync_api import expect
from server_town import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    installed = install(tmp_path_factory.mktemp("elsewhere"))
    with Server(tmp_path_factory.mktemp("town") / "data", packages=installed) as server:
        yield server


def cautious(moves):
    return "stop" if "stop" in moves else moves[0]


@pytest.mark.parametrize(("lang", "size"), [("en", {}), ("fr", {"viewport": PHONE})])
def test_it_is_chosen_at_home_and_played_on_a_plain_board_to_the_review(visit, lang, size):
    zoe: Visitor = visit("Zoé", lang=lang, reduced_motion="reduce", **size)
    page = zoe.page
    zoe.go("/")
    box = page.locator(f"[data-do=play-now][data-game={NAME}]")
    expect(page.get_by_role("heading", name="Lantern Street")).to_be_visible()
    box.click()
    page.locator("[data-level=normal]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert zoe.moves() == ["light"]
    assert zoe.scrolls_sideways() == ""
    zoe.look_with_axe()
    played = zoe.play_on(cautious)
    expect(page.locator("h1, h2").filter(has_text=re.compile(WON[lang])).first).to_be_visible()
    assert played == zoe.played(table)
    zoe.go(f"/t/{table}/review")
    expect(page.locator("h1").first).to_be_visible()
    assert zoe.scrolls_sideways() == ""
    zoe.look_with_axe()


def test_two_at_one_screen_play_it_with_an_option_and_then_again(visit):
    zoe: Visitor = visit("Zoé", reduced_motion="reduce")
    table = zoe.make("me", "me", game=NAME, options={"length": "long"})["id"]
    zoe.go(f"/t/{table}")
    zoe.page.locator("[data-do=start]").click()
    assert zoe.moves() == ["light"]
    assert zoe.api("GET", f"tables/{table}")["now"]["view"]["length"] == "long"
    zoe.play_on(cautious)
    zoe.page.locator("[data-do=rematch]").click()
    zoe.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
