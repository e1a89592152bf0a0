"""Coming in: the home page, languages and themes, the way to a game."""

import re

from pages.browsing import SHORT, Visitor
from playwright.sync_api import Route, expect


def test_two_clicks_lead_from_home_to_a_running_game_against_a_bot(visit):
    zoe: Visitor = visit(None)
    zoe.go("/")
    zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
    zoe.page.locator("[data-level=easy]").click()
    zoe.board()
    assert zoe.moves() == ["roll 1"]
    seats = zoe.api("GET", zoe.page.url.removeprefix(zoe.origin).replace("/t/", "tables/"))["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]
    assert seats[0]["name"], "who does not want to choose a name gets one"


def test_a_name_is_asked_for_once_and_is_kept(visit):
    zoe: Visitor = visit(None)
    zoe.go("/")
    zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
    zoe.page.locator("input[name=nickname]").fill("Zoé")
    zoe.page.locator("[data-level=easy]").click()
    zoe.board()
    zoe.go("/")
    expect(zoe.page.get_by_text("Good to see you, Zoé.")).to_be_visible()
    zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
    expect(zoe.page.locator("[data-level=easy]")).to_be_visible()
    expect(zoe.page.locator("dialog input[name=nickname]")).to_have_count(0)


def test_nothing_is_begun_before_it_is_known_whether_one_has_a_name(visit):
    zoe: Visitor = visit(None)
    held: list[Route] = []
    zoe.page.route("**/api/me?*", lambda route: held.append(route))
    with zoe.page.expect_request("**/api/me?*"):
        zoe.go("/")
    play = zoe.page.locator("[data-do=play-now][data-game=minivilles]")
    expect(play).to_have_attribute("aria-disabled", "true")
    expect(zoe.page.locator("button[data-game=minivilles]").first).to_have_attribute("aria-disabled", "true")
    for route in held:
        route.continue_()
    play.click()
    expect(zoe.page.locator("dialog input[name=nickname]")).to_be_visible()


def test_all_three_games_are_on_the_shelf_and_begin(visit):
    zoe: Visitor = visit()
    for game in ("minivilles", "mint-works", "ma-petite-ville"):
        zoe.go("/")
        zoe.page.locator(f"button[data-game={game}]").first.click()
        zoe.page.locator("[data-level=easy]").click()
        zoe.page.wait_for_url("**/t/*")
        zoe.page.locator("[data-move]").first.wait_for(state="attached")


def test_friends_get_a_link_and_a_code_and_a_qr_code(visit, server):
    zoe: Visitor = visit(None, origin=f"http://bourgade.local:{server.port}")  # not the machine itself, and not https
    zoe.go("/")
    zoe.page.locator("[data-do=with-friends][data-game=minivilles]").click()
    zoe.page.locator("input[name=nickname]").fill("Zoé")
    zoe.page.locator("[data-do=make]").click()
    zoe.page.wait_for_url("**/t/*")
    expect(zoe.page.locator("[data-code]")).to_have_text(re.compile(r"^[A-Z0-9]{6}$"))
    expect(zoe.page.locator("[data-link]")).to_have_text(zoe.page.url)
    expect(zoe.page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    zoe.page.locator("[data-do=copy]").click()
    expect(zoe.page.get_by_text("Link copied.")).to_be_visible()
    start = zoe.page.locator("[data-do=start]")
    expect(start).to_have_attribute("aria-disabled", "true")
    start.hover()
    expect(zoe.page.locator("[role=tooltip]")).to_contain_text("Wait for a friend")

    tom: Visitor = visit("Tom")
    tom.go("/")
    tom.page.locator("input[name=code]").fill(zoe.page.locator("[data-code]").inner_text())
    tom.page.locator("input[name=code]").press("Enter")
    tom.page.locator("[data-do=sit-P2]").click()
    expect(zoe.page.locator("[data-seat=P2]")).to_contain_text("Tom")
    expect(start).not_to_have_attribute("aria-disabled", "true")


def test_my_games_are_there_to_go_on_with(visit):
    zoe: Visitor = visit()
    table = zoe.sit_down("me", "easy")
    zoe.go("/")
    zoe.page.locator(f"a[data-table='{table}']").click()
    zoe.board()
    assert zoe.page.url.endswith(f"/t/{table}")


def test_public_tables_are_listed_for_others_to_join_or_to_watch(visit):
    zoe, tom = visit("Zoé"), visit("Tom")
    waiting = zoe.make("me", "open", public=True)["id"]
    playing = zoe.sit_down("me", "easy", public=True)
    secret = zoe.make("me", "open")["id"]
    tom.go("/")
    expect(tom.page.locator(f"a[data-table='{waiting}']")).to_contain_text("Join")
    expect(tom.page.locator(f"a[data-table='{playing}']")).to_contain_text("Watch")
    expect(tom.page.locator(f"a[data-table='{secret}']")).to_have_count(0)


def test_who_is_forgotten_is_new_on_all_devices(visit):
    zoe, phone, tom = visit("Zoé"), visit(None), visit("Tom")
    table = zoe.make("me", "open")["id"]
    phone.context.add_cookies(zoe.context.cookies())
    for device in (phone, tom):
        device.go(f"/t/{table}")
    expect(phone.page.locator("[data-do=start]")).to_be_visible()
    tom.page.locator("[data-do=sit-P2]").click()
    zoe.go("/")
    question = zoe.page.get_by_role("dialog", name="Forget me on all devices?")
    for answer in ("stay", "forget-me"):
        zoe.page.locator("[data-do=rename]").click()
        zoe.page.locator("[data-do=forget]").click()
        expect(question).to_contain_text("This cannot be undone.")
        question.locator(f"[data-do={answer}]").click()
        expect(question).not_to_be_visible()
        expect(zoe.page.locator("[data-do=rename]")).to_have_count(1 if answer == "stay" else 0)
    expect(zoe.page.locator(f"a[data-table='{table}']")).to_have_count(0)
    expect(tom.page.locator("[data-seat=P1]")).to_contain_text("Free seat")
    phone.page.locator("input[name=nickname]").fill("Ana")  # the table asks for a name, as it does who is new
    phone.page.locator("input[name=nickname]").press("Enter")
    phone.page.locator("[data-do=sit-P1]").click()
    expect(tom.page.locator("[data-seat=P1]")).to_contain_text("Ana")


def test_the_language_is_that_of_the_browser_and_changes_without_loading_the_page(visit):
    zoe: Visitor = visit("Zoé", lang="fr")
    zoe.go("/")
    html = zoe.page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    zoe.page.evaluate("window.here = true")
    zoe.page.locator("[data-do=language]").click()
    expect(html).to_have_attribute("lang", "en")
    expect(zoe.page.get_by_text("Good to see you, Zoé.")).to_be_visible()
    assert zoe.page.evaluate("window.here"), "the page was loaded anew"
    zoe.page.reload()
    expect(html).to_have_attribute("lang", "en")


def test_the_language_changes_in_the_middle_of_a_game(visit):
    zoe: Visitor = visit("Zoé")
    zoe.sit_down("me", "easy", house=SHORT, options={"first": "P1"})
    zoe.page.evaluate("window.here = true")
    expect(zoe.page.locator("[data-market] [data-card=wheat-field]")).to_contain_text("Wheat Field")
    zoe.page.locator("[data-do=language]").click()
    expect(zoe.page.locator("[data-market] [data-card=wheat-field]")).to_contain_text("Champs de blé")
    zoe.play("roll 1")
    expect(zoe.move("build train-station")).to_have_accessible_name(re.compile("Gare"))
    assert zoe.page.evaluate("window.here"), "the page was loaded anew"


def test_the_theme_is_that_of_the_system_and_a_choice_is_kept(visit):
    zoe: Visitor = visit(color_scheme="dark")
    zoe.go("/")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    dusk = zoe.page.evaluate(paper)
    zoe.page.evaluate("window.here = true")
    zoe.page.locator("[data-do=theme]").click()
    zoe.page.wait_for_function(f"(dusk) => {paper} !== dusk", arg=dusk)
    light = zoe.page.evaluate(paper)
    assert zoe.page.evaluate("window.here"), "the page was loaded anew"
    zoe.page.reload()
    expect(zoe.page.locator("[data-do=theme]")).to_be_visible()
    assert zoe.page.evaluate(paper) == light


def test_rules_show_every_card_of_the_game(visit):
    zoe: Visitor = visit(None, lang="fr")
    for game in ("minivilles", "mint-works"):
        zoe.go(f"/rules/{game}")
        names = [card["name"] for card in zoe.api("GET", f"games/{game}/cards?lang=fr")["cards"]]
        assert names
        for name in names:
            expect(zoe.page.locator("main")).to_contain_text(name)
    zoe.go("/rules/ma-petite-ville")
    expect(zoe.page.locator("h1")).to_contain_text("Ma Petite Ville")


def test_about_credits_the_pictures(visit):
    zoe: Visitor = visit(None)
    zoe.go("/about")
    for word in ("game-icons.net", "CC BY 3.0"):
        expect(zoe.page.locator("main")).to_contain_text(word)


def let_bots_hurry(route: Route) -> None:
    """Make the table that the page asks for, with bots that do not wait."""
    if route.request.method == "POST":
        route.continue_(post_data=route.request.post_data_json | {"pace": 0})
    else:
        route.continue_()


def test_the_mayor_plays_the_first_turns_with_a_newcomer(visit):
    zoe: Visitor = visit(None)
    page = zoe.page
    page.route("**/api/tables?*", let_bots_hurry)
    zoe.go("/")
    page.locator("main [data-do=first-game]").click()
    page.locator("form [data-do=first-game]").click()
    for turn in range(2):
        if turn == 0:
            expect(page.locator("[data-step='1']")).to_be_visible()
            page.locator("[data-do=guide-next]").click()
        expect(page.locator(f"[data-step='{(2, 5)[turn]}']")).to_be_visible()
        assert zoe.moves() == ["roll 1"]
        zoe.play("roll 1")
        expect(page.locator(f"[data-step='{(3, 6)[turn]}']")).to_be_visible()
        zoe.moves()
        zoe.play("build wheat-field")
    expect(page.locator("[data-step='8']")).to_be_visible()
    page.locator("[data-do=guide-next]").click()
    expect(page.locator("[data-step]")).to_have_count(0)
    assert zoe.moves() == ["roll 1"]
