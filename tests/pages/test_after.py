"""What comes after a game, and games that somebody brings: looking back, checking the dice, records, positions."""

import json
import random
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from pages.browsing import MOVING, NARROW, PHONE, SHORT, TOUCH, WATCH_ANIMATIONS, Visitor, to_win
from playwright.sync_api import Page, Route, expect

import bourgade
from bourgade.server import dice

FIRST = {"first": "P1"}
SEED, LUCK = bytes(range(32)), ["seven-7", ""]


def a_record(name: str, **options: Any) -> dict[str, Any]:
    """Return the record of a game that was played by lots, with outcomes that follow from a seed as on a server."""
    game, lots = bourgade.new(name, deal=False, **options), random.Random(3)
    for k in count():
        if game.over:
            break
        game.play(dice.drawn(SEED, LUCK, k, game.odds()) if game.actor == "chance" else lots.choice(game.legal()))
    kept = {"commitment": dice.commitment(SEED), "seed": SEED.hex(), "luck": LUCK}
    return game.record() | {"dice": kept, "names": ["Zoé", "Tom"]}


RECORD = a_record("minivilles", edition={"extends": "base", "coins": 12, "win": 2})


def bring(zoe: Visitor, record: dict[str, Any] = RECORD) -> str:
    """Let the server have a game that is over; return its id."""
    return zoe.api("POST", "records", record)["id"]


def coins(page: Page, seat: str) -> str:
    return page.locator(f"[data-purse={seat}]:visible").first.inner_text().strip()


def at(page: Page, ply: int) -> None:
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(ply))


# --- Looking back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_after_a_game_one_looks_back_and_the_dice_are_checked_in_the_page(visit, lang):
    zoe: Visitor = visit("Zoé", lang=lang)
    table = zoe.sit_down("me", "easy", house=SHORT, options=FIRST)
    zoe.play_on(to_win)
    review = zoe.api("GET", f"tables/{table}/review?lang={lang}")
    expect(zoe.page.locator("[data-why]")).to_have_text(review["why"])
    zoe.page.locator("[data-do=verify]").click()  # at the table already
    expect(zoe.page.locator("dialog [data-dice=right]")).to_be_visible()
    zoe.page.keyboard.press("Escape")
    zoe.page.locator("[data-do=look-back]").click()
    zoe.page.wait_for_url(f"**/t/{table}/review")
    expect(zoe.page.locator("main [data-why]")).to_have_text(review["why"])
    for series in review["series"]:
        expect(zoe.page.locator(f"[data-chart='{series['title']}'] svg path.value")).to_have_count(2)
    expect(zoe.page.locator("[data-luck] li")).to_have_count(2)
    words = {"en": "The dice brought", "fr": "Les dés ont"}[lang]
    expect(zoe.page.locator("[data-luck] li").first).to_contain_text(re.compile(words))
    checked = zoe.page.locator("[data-dice=right]")
    outcomes = [each["ply"] for each in review["actions"] if each["who"] == "chance"]
    expect(checked.locator("[data-outcome]")).to_have_count(len(outcomes))
    # This browser was there, and noted what only it can know.
    noted = {
        "en": ("noted the fingerprint before", "this browser added is among"),
        "fr": ("avait noté", "en fait partie"),
    }
    for text in noted[lang]:
        expect(checked).to_contain_text(text)


def test_a_game_is_looked_at_step_by_step_by_slider_buttons_and_keys(visit):
    zoe: Visitor = visit("Zoé")
    page, table = zoe.page, bring(zoe)
    review = zoe.api("GET", f"tables/{table}/review")
    last = len(review["actions"])
    zoe.go(f"/t/{table}/review")
    page.locator("[data-do=replay]").click()
    zoe.board()
    at(page, 0)
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(page, ply)
    page.locator("[data-do=on]").click()
    at(page, 1)
    page.locator("[data-do=back]").click()
    at(page, 0)
    page.get_by_role("slider").fill("33")
    at(page, 33)
    for player, seat in zip(review["actions"][32]["after"]["players"], ("P1", "P2"), strict=True):
        assert str(player["coins"]) in coins(page, seat)
    page.wait_for_url("**?ply=33")  # what one sees is what the link says
    page.locator("main").click(position={"x": 5, "y": 5})  # away from all that can be pressed
    page.keyboard.press("Space")
    expect(page.locator("[data-do=run]")).to_have_attribute("aria-label", "Pause")
    at(page, 34)
    page.keyboard.press("Space")
    expect(page.locator("[data-do=run]")).to_have_attribute("aria-label", "Play")
    page.locator("[data-do=overview]").click()
    expect(page.locator("[data-chart]").first).to_be_visible()
    page.go_back()
    zoe.board()


@pytest.mark.parametrize(("game", "charts"), [("mint-works", 2), ("ma-petite-ville", 1)])
def test_the_other_games_are_looked_back_at_as_well(visit, game, charts):
    zoe: Visitor = visit("Zoé", lang="fr")
    record = a_record(game)
    table, last = bring(zoe, record), len(record["actions"])
    zoe.go(f"/t/{table}/review")
    expect(zoe.page.locator("[data-why]")).not_to_be_empty()
    expect(zoe.page.locator("[data-chart]")).to_have_count(charts)
    expect(zoe.page.locator("[data-dice=right]")).to_be_visible()
    zoe.page.locator("[data-do=replay]").click()
    at(zoe.page, 0)
    for key, ply in (("End", last), ("ArrowLeft", last - 1), ("ArrowRight", last), ("Home", 0), ("ArrowRight", 1)):
        zoe.page.keyboard.press(key)
        at(zoe.page, ply)
    zoe.page.get_by_role("slider").fill(str(last // 2))
    at(zoe.page, last // 2)
    expect(zoe.page.get_by_text("Zoé").locator("visible=true").first).to_be_visible()


def test_a_step_moves_as_it_did_at_the_table(visit):
    zoe: Visitor = visit("Zoé", **MOVING)
    table = bring(zoe)
    throw = next(each["ply"] for each in actions_of(zoe, table) if each["action"].startswith("di"))
    zoe.go(f"/t/{table}/review?ply={throw}")
    zoe.board()
    zoe.page.evaluate(WATCH_ANIMATIONS)
    zoe.page.keyboard.press("ArrowRight")
    at(zoe.page, throw + 1)
    zoe.page.wait_for_function("() => window.moving.length > 0")


def actions_of(zoe: Visitor, table: str) -> list[dict[str, Any]]:
    return zoe.api("GET", f"tables/{table}/review")["actions"]


def test_a_stranger_opens_a_link_to_a_moment_and_a_click_in_a_chart_goes_to_another(visit):
    zoe: Visitor = visit("Zoé")
    table = bring(zoe)
    review = zoe.api("GET", f"tables/{table}/review")
    stranger: Visitor = visit(None)
    page = stranger.page
    stranger.go(f"/t/{table}/review?ply=57")
    stranger.board()
    at(page, 57)
    players = review["actions"][56]["after"]["players"]
    assert str(players[0]["coins"]) in coins(page, "P1")
    expect(page.locator("[data-move]")).to_have_count(0)
    page.locator("[data-do=overview]").click()
    expect(page.locator("[data-dice=right]")).to_contain_text("This one was not.")
    chart = page.locator("[data-chart=Coins]")
    chart.locator("button").hover()
    middle = chart.locator(".values").inner_text()
    chart.locator("button").focus()
    for key in ("Home", "ArrowRight"):
        page.keyboard.press(key)
    assert chart.locator(".values").inner_text() != middle
    expect(chart.locator("button")).to_have_accessible_name(re.compile(r"^Coins: Zoé \d+, Tom \d+"))
    page.keyboard.press("Enter")
    stranger.board()
    at(page, 1)
    page.go_back()
    chart.locator("button").click()
    stranger.board()
    assert 20 < int(page.locator("[data-moment]").get_attribute("data-moment") or 0) < len(review["actions"])


def test_a_link_is_copied_and_the_record_is_that_of_the_game(visit):
    zoe: Visitor = visit("Zoé", permissions=["clipboard-read", "clipboard-write"])
    table = bring(zoe)
    zoe.go(f"/t/{table}/review?ply=7")
    zoe.board()
    zoe.page.locator("[data-do=share]").click()
    expect(zoe.page.get_by_text("Link copied.")).to_be_visible()
    copied = zoe.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"/t/{table}/review?ply=7")
    zoe.page.locator("[data-do=overview]").click()
    with zoe.page.expect_download() as download:
        zoe.page.locator("[data-do=record]").click()
    kept = json.loads(download.value.path().read_text())
    assert kept["actions"] == RECORD["actions"]
    assert kept["dice"] == RECORD["dice"]


# --- Dice that are not what they should be ----------------------------------------------------------------------------


def other_outcome(review: dict[str, Any]) -> str:
    """Change one throw into another that could have come."""
    thrown = [each for each in review["actions"] if "odds" in each and each["action"].startswith("die")][4]
    thrown["action"] = next(other for other in thrown["odds"] if other != thrown["action"])
    return f"number {thrown['ply'] + 1}"


def other_luck(review: dict[str, Any]) -> str:
    review["fairness"]["luck"].reverse()
    return "rolls and draws should have been different"


def other_seed(review: dict[str, Any]) -> str:
    review["fairness"]["seed"] = "00" * 32
    return "does not match its fingerprint"


def no_odds(review: dict[str, Any]) -> str:
    next(each for each in review["actions"] if "odds" in each).pop("odds")
    return "One of"


@pytest.mark.parametrize("change", [other_outcome, other_luck, other_seed, no_odds])
def test_dice_that_were_changed_are_found(visit, change: Callable[[dict[str, Any]], str]):
    zoe: Visitor = visit("Zoé")
    table = bring(zoe)
    expected = []

    def tamper(route: Route) -> None:
        review = route.fetch().json()
        expected.append(change(review))
        route.fulfill(json=review)

    zoe.page.route("**/api/tables/*/review?*", tamper)
    zoe.go(f"/t/{table}/review")
    wrong = zoe.page.locator("[data-dice=wrong]")
    expect(wrong).to_contain_text("Something is wrong with chance here.")
    expect(wrong).to_contain_text(expected[0])


def test_a_promise_that_was_not_kept_is_found_by_who_noted_it(visit):
    zoe: Visitor = visit("Zoé")
    table = bring(zoe)
    zoe.go("/about")
    noted = [{"table": table, "commitment": "0" * 64, "luck": "mine"}]
    zoe.page.evaluate("(noted) => localStorage.setItem('bourgade.promises', JSON.stringify(noted))", noted)
    zoe.go(f"/t/{table}/review")
    wrong = zoe.page.locator("[data-dice=wrong]")
    expect(wrong).to_contain_text("This browser noted another fingerprint before the game.")
    expect(wrong).to_contain_text("The number this browser added is not among them.")


def test_what_is_not_over_is_not_reviewed(visit):
    zoe: Visitor = visit("Zoé")
    zoe.expect_trouble("409")
    table = zoe.sit_down("me", "easy")
    zoe.go(f"/t/{table}/review")
    zoe.page.get_by_role("link", name="Back to the table").click()
    zoe.board()


# --- Records and positions --------------------------------------------------------------------------------------------


def choose(page: Page, name: str, content: object) -> None:
    text = content if isinstance(content, str) else json.dumps(content)
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def test_a_record_is_opened_and_looked_at(visit):
    zoe: Visitor = visit("Zoé")
    zoe.go("/")
    zoe.page.get_by_role("link", name="Open a game or a position").click()
    choose(zoe.page, "game.json", RECORD)
    zoe.page.wait_for_url("**/t/*/review")
    winner = {"P1": "Zoé", "P2": "Tom"}[RECORD["winners"][0]]
    expect(zoe.page.locator("h1")).to_contain_text(f"{winner} wins")
    expect(zoe.page.locator("[data-dice=right]")).to_be_visible()
    link = zoe.page.url
    zoe.go("/open")
    zoe.page.locator("input[name=link]").fill(link)
    zoe.page.locator("[data-do=follow]").click()
    zoe.page.wait_for_url(link)


def test_a_long_game_is_there_to_its_last_action(visit):
    """The server tells 500 actions at a time."""
    game = bourgade.new("minivilles", first="P1", deal=False)
    for _ in range(1200):
        legal = game.legal()
        game.play("die 6" if game.actor == "chance" else "build nothing" if "build nothing" in legal else legal[0])
    zoe: Visitor = visit("Zoé")
    table = bring(zoe, game.record())
    zoe.go(f"/t/{table}")
    zoe.page.get_by_role("button", name="Show log and chat").click()
    built = zoe.page.get_by_role("log", name="Log").locator("> ol > li").filter(has_text="builds nothing")
    expect(built).to_have_count(game.record()["actions"].count("build nothing"))
    zoe.go(f"/t/{table}/review?ply=1199")
    at(zoe.page, 1199)
    zoe.page.locator("[data-do=on]").click()
    at(zoe.page, 1200)


def test_a_record_that_does_not_replay_is_refused_with_the_sentence_of_python(visit):
    zoe: Visitor = visit("Zoé")
    zoe.expect_trouble("400")
    bad = RECORD | {"actions": [*RECORD["actions"][:5], "build castle"]}
    with pytest.raises(bourgade.BourgadeError) as refused:
        bourgade.replay(bad)
    zoe.go("/open")
    choose(zoe.page, "bad.json", bad)
    expect(zoe.page.get_by_role("alert").filter(has_text=str(refused.value))).to_be_visible()
    choose(zoe.page, "bad.json", "{nonsense")
    expect(zoe.page.get_by_role("alert").filter(has_text="This is not JSON")).to_be_visible()
    choose(zoe.page, "game.json", RECORD)  # and then a good one
    zoe.page.wait_for_url("**/t/*/review")


def test_a_position_is_set_up_looked_at_and_played_from(visit):
    zoe: Visitor = visit("Zoé")
    zoe.expect_trouble("400")
    page = zoe.page
    zoe.go("/open")
    page.locator("select[name=players]").select_option("3")
    page.locator("[data-do=begin-text]").click()
    text = page.locator("textarea[name=position]")
    expect(text).to_have_value(re.compile('"minivilles"'))
    position = json.loads(text.input_value())
    assert len(position["players"]) == 3
    position |= {"turn": "P2", "phase": "roll"}
    position["players"][1]["coins"] = 77
    wrong = position | {"players": [*position["players"][:2], position["players"][2] | {"coins": -1}]}
    with pytest.raises(bourgade.BourgadeError) as refused:
        bourgade.load(wrong)
    text.fill(json.dumps(wrong))
    page.locator("[data-do=look]").click()
    expect(page.get_by_role("alert").filter(has_text=str(refused.value))).to_be_visible()
    expect(text).to_have_attribute("aria-invalid", "true")
    text.fill(json.dumps(position))
    page.locator("[data-do=look]").click()
    zoe.board()
    assert "77" in coins(page, "P2")
    page.locator("[data-do=play-from]").click()
    assert page.locator("dialog select").evaluate_all("all => all.map((one) => one.value)") == [
        "normal",
        "me",
        "normal",
    ]
    page.locator("dialog select").nth(2).select_option("easy")
    page.locator("[data-do=begin]").click()
    page.wait_for_url("**/t/*")
    zoe.board()
    assert "77" in coins(page, "P2")
    assert "roll 1" in zoe.moves()


def test_a_game_is_played_on_from_where_one_looks(visit):
    zoe: Visitor = visit("Zoé")
    table = bring(zoe)
    actions = actions_of(zoe, table)
    ply = next(each["ply"] for each in actions if each["who"] == "P2" and each["action"].startswith("roll"))
    zoe.go(f"/t/{table}/review?ply={ply}")
    zoe.board()
    zoe.page.locator("[data-do=play-from]").click()
    zoe.page.locator("[data-do=begin]").click()
    zoe.page.wait_for_url(lambda url: url.rpartition("/t/")[2] not in ("", table) and "review" not in url)
    zoe.board()
    assert "roll 1" in zoe.moves()
    new = zoe.page.url.rpartition("/")[2]
    start = zoe.api("GET", f"tables/{new}")["setup"]["start"]
    assert {**start, "facts": actions[ply - 1]["after"]["facts"]} == actions[ply - 1]["after"]


def test_friends_are_invited_to_the_address_that_they_can_reach(visit):
    zoe: Visitor = visit("Zoé")
    friendly = {"addresses": ["http://192.168.1.5:8765"]}
    zoe.page.route("**/api/addresses?*", lambda route: route.fulfill(json=friendly))
    table = zoe.make("me", "open")["id"]
    zoe.go(f"/t/{table}")
    expect(zoe.page.locator("[data-link]")).to_have_text(f"http://192.168.1.5:8765/t/{table}")
    expect(zoe.page.get_by_text("Friends on your network open this address")).to_be_visible()
    expect(zoe.page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()


# --- For everybody ----------------------------------------------------------------------------------------------------

SCREENS = ["review", "replay", "open", "preview", "play-from"]


def show(zoe: Visitor, screen: str) -> None:
    page = zoe.page
    if screen in ("open", "preview"):
        zoe.go("/open")
        page.locator("[data-do=begin-text]").click()
        expect(page.locator("textarea")).to_have_value(re.compile("players"))
        if screen == "preview":
            page.locator("[data-do=look]").click()
            zoe.board()
        return
    table = bring(zoe)
    zoe.go(f"/t/{table}/review" + ("" if screen == "review" else "?ply=9"))
    if screen == "review":
        expect(page.locator("[data-dice]")).to_be_visible()
        page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
        return
    zoe.board()
    if screen == "play-from":
        page.locator("[data-do=play-from]").click()
        expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways_on_a_phone(visit, screen):
    zoe: Visitor = visit("Élisabeth-Maximilienne", lang="fr", has_touch=True)
    show(zoe, screen)
    zoe.look_with_axe()
    for size in (PHONE, NARROW):
        zoe.page.set_viewport_size(size)
        assert zoe.scrolls_sideways() == ""


def test_a_phone_steps_through_a_game_by_touch(visit):
    zoe: Visitor = visit("Zoé", lang="fr", **TOUCH)
    table = bring(zoe)
    zoe.go(f"/t/{table}/review")
    zoe.page.locator("[data-do=replay]").tap()
    zoe.board()
    zoe.page.locator("[data-do=on]").tap()
    at(zoe.page, 1)
    zoe.page.locator("[data-do=overview]").tap()
    expect(zoe.page.locator("[data-dice=right]")).to_be_visible()
