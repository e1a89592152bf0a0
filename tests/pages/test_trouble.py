"""What can go wrong: each says what happened and what to do next, and nothing breaks."""

import re

import pytest
from pages.browsing import NO_SERVER, SHORT, Visitor, to_win
from playwright.sync_api import expect
from server_town import Server

SCRIPT = "<script>document.title = 'broken'</script><img src=x onerror=\"document.title = 'broken'\">"
REFUSED = "Failed to load resource"  # what the browser itself says of an answer with a status of 4xx


@pytest.mark.parametrize("code", ["ABCDEF", "é/../..%2f", "<b>", "x" * 10_000, "  "])
def test_a_wrong_code_says_so_and_stays_at_home(visit, code):
    zoe: Visitor = visit()
    zoe.expect_trouble(REFUSED)
    zoe.go("/")
    zoe.page.locator("input[name=code]").fill(code)
    zoe.page.locator("input[name=code]").press("Enter")
    wrong = zoe.page.locator("form:has(input[name=code]) [role=alert]")
    expect(wrong).not_to_be_empty()
    expect(wrong).to_contain_text(re.compile("code|six", re.IGNORECASE))
    assert zoe.page.url == f"{zoe.origin}/"
    expect(zoe.page.locator("[data-do=play-now]").first).to_be_visible()


def test_who_asks_for_too_much_is_told_when_to_try_again(browser, tmp_path):
    once = {"misses_burst": 1, "tables_burst": 1, "records_burst": 1}
    slowly = {"misses_per_minute": 0.1, "tables_per_minute": 0.1, "records_per_minute": 0.1}
    with Server(tmp_path / "data", **once, **slowly) as server:
        zoe = Visitor(browser, server.url, "Zoé", lang="fr")
        zoe.expect_trouble(REFUSED)
        zoe.make("me", "open")
        zoe.go("/")
        said = zoe.page.get_by_role("alert").filter(has_text=re.compile(r"Réessayez dans \d+ (s|min)\."))
        for _ in range(2):
            zoe.page.locator("input[name=code]").fill("GUESS2")
            zoe.page.locator("input[name=code]").press("Enter")
        expect(said).to_be_visible()
        zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
        zoe.page.locator("[data-level=easy]").click()
        expect(zoe.page.locator("dialog").filter(has=said)).to_be_visible()
        zoe.go("/open")
        record = {"name": "game.json", "mimeType": "application/json", "buffer": b"{}"}
        for _ in range(2):
            zoe.page.locator("input[type=file]").set_input_files(record)
        expect(said).to_be_visible()
        assert not zoe.complaints(), zoe.complaints()
        zoe.close()


def test_who_is_sent_away_is_told_so_and_the_page_asks_no_more(visit):
    zoe: Visitor = visit()
    zoe.expect_trouble(REFUSED)
    sentence = "You are banned from this server. Try again in 24 h."
    refusal = {"status": 403, "json": {"code": "banned", "text": sentence}, "headers": {"Retry-After": "86400"}}
    zoe.page.route("**/api/**", lambda route: route.fulfill(**refusal))
    zoe.page.clock.install()
    zoe.go("/")
    trouble = zoe.page.get_by_role("alert").filter(has_text=sentence)
    expect(trouble).to_be_visible()
    expect(trouble).not_to_contain_text("Start Bourgade again")
    asked = len(zoe.requests)
    zoe.page.clock.fast_forward("59")
    with zoe.page.expect_response("**/api/me?*"):
        zoe.page.get_by_role("button", name="Try again").click()  # by hand one may
    assert len([request for request in zoe.requests[asked:] if "/api/me?" in request.url]) == 1


def test_a_code_is_understood_as_people_type_it(visit):
    zoe, tom = visit("Zoé"), visit("Tom")
    made = zoe.make("me", "open")
    tom.go("/")
    tom.page.locator("input[name=code]").fill(f" {made['code'].lower()[:3]} {made['code'].lower()[3:]} ")
    tom.page.locator("input[name=code]").press("Enter")
    tom.page.wait_for_url(f"**/t/{made['id']}")


def test_a_table_that_is_full_can_be_watched(visit):
    zoe, tom = visit("Zoé"), visit("Tom")
    made = zoe.make("me", "easy", house=SHORT)
    tom.go(f"/t/{made['id']}")
    expect(tom.page.locator("[data-seat=P1]")).to_contain_text("Zoé")
    expect(tom.page.locator("[data-seat] button")).to_have_count(0)
    zoe.go(f"/t/{made['id']}")
    zoe.start()
    tom.board()
    expect(tom.page.get_by_text("You are watching.").locator("visible=true").first).to_be_visible()
    expect(tom.page.locator("[data-move]")).to_have_count(0)


@pytest.mark.parametrize("table", ["nowhere", "%00", "a" * 500, "..%2f..%2fapi"])
def test_a_table_that_is_gone_says_so_and_leads_home(visit, table):
    zoe: Visitor = visit()
    zoe.expect_trouble(REFUSED, "WebSocket connection to .* failed")
    zoe.go(f"/t/{table}")
    expect(zoe.page.locator("main h1")).not_to_be_empty()
    zoe.page.locator("main a[href='/']").click()
    expect(zoe.page.locator("[data-do=play-now]").first).to_be_visible()


def test_a_table_that_its_host_closes_says_so_to_who_waits(visit):
    zoe, tom = visit("Zoé"), visit("Tom")
    made = zoe.make("me", "open", "open")
    for visitor in (zoe, tom):
        visitor.go(f"/t/{made['id']}")
        expect(visitor.page.locator("[data-seat=P1]")).to_be_visible()
    zoe.page.get_by_role("button", name="Close the table").click()
    for visitor in (zoe, tom):
        expect(visitor.page.get_by_text("Table closed").locator("visible=true").first).to_be_visible()
    tom.page.locator("main a[href='/']").first.click()
    expect(tom.page.locator("[data-do=play-now]").first).to_be_visible()


@pytest.mark.parametrize("path", ["/nothing", "/rules/nothing", "/rules/%3Cscript%3E"])
def test_an_address_where_nothing_is_leads_home(visit, path):
    zoe: Visitor = visit()
    zoe.expect_trouble(REFUSED)
    zoe.go(path)
    expect(zoe.page.locator("main")).not_to_be_empty()
    zoe.page.locator("main a[href='/']").first.click()
    expect(zoe.page.locator("[data-do=play-now]").first).to_be_visible()


@pytest.mark.parametrize("name", ["", "   ", "\t"])
def test_an_empty_name_is_asked_for_again(visit, name):
    zoe: Visitor = visit(None)
    zoe.expect_trouble(REFUSED)
    zoe.go("/")
    zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
    field = zoe.page.locator("dialog input[name=nickname]")
    field.fill(name)
    zoe.page.locator("[data-level=easy]").click()
    expect(zoe.page.locator("dialog .field [role=alert]")).not_to_be_empty()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("Zoé")
    zoe.page.locator("[data-level=easy]").click()
    zoe.board()


def test_ten_thousand_characters_of_script_as_a_name_are_refused_with_a_sentence(visit):
    zoe: Visitor = visit(None)
    zoe.expect_trouble(REFUSED)
    zoe.go("/")
    zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
    field = zoe.page.locator("dialog input[name=nickname]")
    field.fill((SCRIPT * 200)[:10_000])
    zoe.page.locator("[data-level=easy]").click()
    expect(zoe.page.locator("dialog .field [role=alert]")).to_contain_text("24")
    assert zoe.page.title() == "Bourgade"
    assert zoe.scrolls_sideways() == ""
    field.fill("Zoé")
    zoe.page.locator("[data-level=easy]").click()
    zoe.board()


def test_a_name_of_markup_is_a_name_like_any_other(visit):
    name = "<img src=x onerror=x()>"
    zoe: Visitor = visit(name)
    zoe.sit_down("me", "easy", house=SHORT, options={"first": "P1"})
    zoe.page.get_by_role("button", name="Show log and chat").click()
    zoe.page.get_by_placeholder("Say something").fill(SCRIPT)
    zoe.page.get_by_placeholder("Say something").press("Enter")
    expect(zoe.page.get_by_text(SCRIPT)).to_be_visible()
    zoe.play("roll 1")
    zoe.play("build train-station")
    expect(zoe.page.locator("[data-town=P1]")).to_contain_text(name)
    assert zoe.page.locator("img[src=x], script:not([src])").count() == 0
    zoe.go("/")
    expect(zoe.page.get_by_text(name).first).to_be_visible()


def test_what_cannot_be_done_now_says_why_when_pointed_at(visit):
    zoe: Visitor = visit()
    zoe.sit_down("me", "easy", house={"coins": 0}, options={"first": "P1"})
    zoe.moves()
    mine, says = zoe.page.locator("[data-market] [data-card=mine]"), zoe.page.locator("[role=tooltip]")
    mine.hover()
    expect(says).to_contain_text(re.compile("roll", re.IGNORECASE))
    zoe.play("roll 1")
    zoe.moves()
    mine.hover()
    expect(says).to_contain_text(re.compile(r"You are \d coins short"))
    zoe.page.keyboard.press("Escape")
    mine.focus()  # and by keyboard
    expect(says).to_contain_text(re.compile(r"You are \d coins short"))


def test_the_server_restarts_in_the_middle_of_a_game_which_then_goes_on(browser, tmp_path):
    with Server(tmp_path / "data") as server:
        zoe = Visitor(browser, server.url, "Zoé")
        zoe.expect_trouble(NO_SERVER)
        zoe.sit_down("me", "easy", house=SHORT, options={"first": "P1"})
        zoe.play("roll 1")
        zoe.moves()
        server.kill()
        gone = zoe.page.get_by_text("The connection is lost.")
        expect(gone).to_be_visible()
        expect(zoe.page.locator("[data-move]:visible")).to_have_count(0)
        server.start()
        expect(gone).not_to_be_visible()
        zoe.play("build train-station")
        zoe.play_on(to_win)
        expect(zoe.page.locator("h1")).to_contain_text(re.compile("win"))
        assert not zoe.complaints(), zoe.complaints()
        zoe.close()


def test_home_says_when_the_server_is_gone_and_finds_back_by_itself(browser, tmp_path):
    with Server(tmp_path / "data") as server:
        zoe = Visitor(browser, server.url, "Zoé")
        zoe.expect_trouble(NO_SERVER)
        zoe.page.clock.install()
        zoe.go("/")
        expect(zoe.page.get_by_text("Good to see you, Zoé.")).to_be_visible()
        server.kill()
        zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
        zoe.page.locator("[data-level=easy]").click()
        expect(zoe.page.locator("dialog [role=alert]").last).to_contain_text("The server is not answering.")
        zoe.page.keyboard.press("Escape")
        away = zoe.page.locator("main").get_by_text("Start Bourgade again")
        zoe.page.clock.fast_forward("10")  # seconds: to the next look at the lists
        expect(away).to_be_visible()
        server.start()
        zoe.page.clock.fast_forward("10")
        expect(away).not_to_be_visible()
        zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
        zoe.page.locator("[data-level=easy]").click()
        zoe.board()
        assert not zoe.complaints(), zoe.complaints()
        zoe.close()
