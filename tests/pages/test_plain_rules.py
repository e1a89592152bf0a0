"""Whole games of Minivilles as it is printed, played through the page in both languages."""

import re

from pages.browsing import WON, Visitor, to_win
from playwright.sync_api import expect


def test_a_whole_game_by_the_plain_rules(visit):
    zoe: Visitor = visit("Zoé", lang="fr")
    table = zoe.sit_down("me", "easy", options={"first": "P1"})
    played = zoe.play_on(to_win)
    expect(zoe.page.locator("h1").first).to_contain_text(re.compile(WON["fr"]))
    assert played == zoe.played(table)
    assert len(played) > 20
    winner = zoe.api("GET", f"tables/{table}")["now"]["winners"][0]
    town = zoe.api("GET", f"tables/{table}")["now"]["view"]["players"][int(winner[1]) - 1]
    assert len(town["landmarks"]) == 4
    for landmark in town["landmarks"]:  # the winner's town is shown in full
        expect(zoe.page.locator(f"[data-card={landmark}]:visible").first).to_be_visible()
