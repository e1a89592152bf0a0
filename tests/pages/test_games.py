"""Games of Minivilles by short house rules, through the page: by mouse, by keyboard, by touch, in both languages."""

import re

import pytest
from pages.browsing import MOVING, SHORT, STILL, TOUCH, WATCH_ANIMATIONS, WON, Visitor, tab_to, tap, to_win
from playwright.sync_api import Locator, Route, expect

import bourgade

FIRST = {"first": "P1"}


def test_a_game_is_played_through_the_page_with_everything_moving(visit):
    zoe: Visitor = visit("Zoé", lang="en", **MOVING)
    table = zoe.sit_down("me", "easy", house=SHORT, options=FIRST)
    played = zoe.play_on(to_win)
    expect(zoe.page.locator("h1").first).to_contain_text(re.compile(WON["en"]))
    assert played == zoe.played(table)
    assert zoe.api("GET", f"tables/{table}")["phase"] == "over"


def test_a_game_is_begun_and_won_by_keyboard_alone(visit):
    zoe: Visitor = visit("Zoé")
    page = zoe.page

    def press(element: Locator) -> None:
        tab_to(page, f'[data-move="{element.get_attribute("data-move")}"]')
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert ring != "none", "one sees where the focus is"
        page.keyboard.press("Enter")

    table = zoe.make("me", "easy", house=SHORT, options=FIRST)["id"]
    zoe.go("/")
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()
    tab_to(page, f"[data-table='{table}']")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=start]")).to_be_visible()
    tab_to(page, "[data-do=start]")
    page.keyboard.press("Enter")
    zoe.board()
    zoe.play_on(to_win, press)
    tab_to(page, "[data-do=rematch]")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))


def test_a_game_against_a_bot_is_begun_from_home_by_keyboard_alone(visit):
    zoe: Visitor = visit(None)
    zoe.go("/")
    expect(zoe.page.locator("[data-do=play-now][data-game=minivilles]")).not_to_have_attribute("aria-disabled", "true")
    tab_to(zoe.page, "[data-do=play-now][data-game=minivilles]")
    zoe.page.keyboard.press("Enter")
    expect(zoe.page.locator("[data-level=easy]")).to_be_visible()
    tab_to(zoe.page, "[data-level=easy]")
    zoe.page.keyboard.press("Enter")
    zoe.board()


def test_a_game_is_played_on_a_phone_by_touch(visit):
    zoe: Visitor = visit("Zoé", lang="fr", **TOUCH)

    def touch(element: Locator) -> None:
        assert zoe.scrolls_sideways() == ""
        tap(element)

    table = zoe.make("me", "easy", house=SHORT, options=FIRST)["id"]
    zoe.go(f"/t/{table}")
    touch(zoe.page.locator("[data-do=start]"))
    zoe.board()
    zoe.play_on(to_win, touch)
    expect(zoe.page.locator("h1").first).to_contain_text(re.compile(WON["fr"]))
    assert zoe.scrolls_sideways() == ""


def test_every_legal_move_can_be_pointed_at(visit):
    zoe: Visitor = visit("Zoé")
    table = zoe.sit_down("me", "easy", house=SHORT, options=FIRST)
    zoe.play("roll 1")
    pointed = zoe.moves()
    legal = [move["move"] for move in zoe.api("GET", f"tables/{table}")["now"]["legal"]]
    assert len(legal) > 10
    assert set(pointed) == set(legal)
    for words in legal:
        expect(zoe.move(words)).to_have_accessible_name(re.compile(r"\w"))
    zoe.page.locator("[data-do=all-moves]").click()  # and all of them as a list
    listed = zoe.page.locator("[popover] [data-move]:visible")
    assert set(listed.evaluate_all("all => all.map((one) => one.dataset.move)")) == set(legal)


def test_a_reload_in_the_middle_loses_nothing(visit):
    zoe: Visitor = visit("Zoé")
    table = zoe.sit_down("me", "easy", house=SHORT, options=FIRST)
    zoe.play("roll 1")
    before = set(zoe.moves())
    coins = str(zoe.api("GET", f"tables/{table}")["now"]["view"]["players"][0]["coins"])
    expect(zoe.page.locator("[data-purse=P1]:visible").first).to_contain_text(coins)
    zoe.page.reload()
    zoe.board()
    assert set(zoe.moves()) == before
    expect(zoe.page.locator("[data-purse=P1]:visible").first).to_contain_text(coins)
    played = zoe.play_on(to_win)
    assert ["roll 1", *played] == zoe.played(table)


@pytest.mark.parametrize(("game", "first"), [("minivilles", "roll 1"), ("mint-works", "place producer")])
def test_nothing_can_be_chosen_before_the_cards_have_come(visit, game, first):
    zoe: Visitor = visit("Zoé")
    zoe.sit_down("me", "me", game=game, house={}, options=FIRST)
    zoe.play(first)
    choice = set(zoe.moves())
    held: list[Route] = []
    zoe.page.route("**/api/tables/*/cards?*", lambda route: held.append(route))
    with zoe.page.expect_request("**/api/tables/*/cards?*"):  # the board asks when it has all else
        zoe.page.reload()
    expect(zoe.page.locator("[data-move], [data-step]")).to_have_count(0)
    for route in held:
        route.continue_()
    assert set(zoe.moves()) == choice
    expect(zoe.page.locator("[data-market] [data-move]:focus")).to_have_count(1)


def test_real_dice_are_typed_in_and_a_swap_is_pointed_at_card_by_card(visit):
    zoe: Visitor = visit("Zoé")
    table = zoe.sit_down("me", "me", house={"coins": 30}, options=FIRST, dice="real")
    for words in ("roll 1", "die 4", "build business-center", "roll 1", "die 4", "build cafe", "roll 1", "die 6"):
        zoe.moves()
        zoe.play(words)
    mine, theirs = zoe.page.locator("[data-town=P1]"), zoe.page.locator("[data-town=P2]")
    wheat = mine.locator("[data-card=wheat-field]")
    wheat.click()
    expect(theirs.locator("[data-card=cafe]")).to_have_attribute("data-move", "swap wheat-field P2 cafe")
    zoe.page.locator("[data-do=undo]").click()  # a choice that is half made
    expect(theirs.locator("[data-card=cafe]")).not_to_have_attribute("data-move", re.compile(""))
    wheat.click()
    theirs.locator("[data-card=cafe]").click()
    expect(mine.locator("[data-card=cafe]")).to_be_visible()
    assert zoe.played(table)[-1] == "swap wheat-field P2 cafe"


def test_a_player_is_chosen_by_pointing_at_the_town(visit):
    zoe: Visitor = visit("Zoé")
    table = zoe.sit_down("me", "me", "me", house={"coins": 30}, options=FIRST, dice="real")
    turns = ("tv-station", "cafe", "cafe")
    for card in turns:
        for words in ("roll 1", "die 4", f"build {card}"):
            zoe.moves()
            zoe.play(words)
    for words in ("roll 1", "die 6"):
        zoe.moves()
        zoe.play(words)
    zoe.page.locator("[data-town=P3] [data-move='take P3']").click()
    zoe.moves()
    assert zoe.played(table)[-1] == "take P3"


def test_what_the_others_did_is_replayed_and_can_be_skipped(visit):
    zoe: Visitor = visit("Zoé", **MOVING)
    begun = bourgade.new("minivilles", players=4, first="P1")
    for action in ("roll 1", "die 6"):
        begun.play(action)
    zoe.stop_the_clock()
    zoe.sit_down("me", "easy", "easy", "easy", position=begun.position())
    zoe.play("build nothing")
    expect(zoe.page.locator("[data-news]")).to_contain_text("Your turn")  # all has happened
    expect(zoe.move("roll 1")).to_have_count(0)
    zoe.page.locator("[data-do=skip]").click()
    assert zoe.moves() == ["roll 1"]


def test_with_reduced_motion_nothing_moves(visit):
    zoe: Visitor = visit("Zoé", **STILL)
    zoe.sit_down("me", "easy", house=SHORT, options=FIRST)
    zoe.page.evaluate(WATCH_ANIMATIONS)
    zoe.play_on(to_win)
    assert zoe.page.evaluate("window.moving") == []
