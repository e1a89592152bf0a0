"""Several people at a table: two browsers, one screen for all, watching, playing again."""

import re

from pages.browsing import SHORT, SHORTEST, Visitor, to_win
from playwright.sync_api import expect

FIRST = {"first": "P1"}


def play_both(table: str, seats: dict[str, Visitor]) -> None:
    """Let people play each other until the game is over."""
    anybody = next(iter(seats.values()))
    seen = -1
    while (now := anybody.api("GET", f"tables/{table}")["now"])["actor"] is not None:
        if now["ply"] == seen:
            continue  # the last move is still on its way
        seen = now["ply"]
        visitor = seats[now["actor"]]
        visitor.play(to_win(visitor.moves()))


def test_two_browsers_play_each_other_over_the_server(visit):
    zoe, tom = visit("Zoé", lang="fr"), visit("Tom")
    made = zoe.make("me", "open", house=SHORT, options=FIRST)
    zoe.go(f"/t/{made['id']}")
    tom.go("/")
    tom.page.locator("input[name=code]").fill(zoe.page.locator("[data-code]").inner_text())
    tom.page.locator("input[name=code]").press("Enter")
    tom.page.locator("[data-do=sit-P2]").click()
    expect(zoe.page.locator("[data-seat=P2]")).to_contain_text("Tom")
    zoe.start()
    tom.board()
    zoe.moves()
    expect(tom.page.locator("[data-move]")).to_have_count(0)
    zoe.play("roll 1")
    zoe.play("build train-station")
    tom.moves()
    built = tom.page.locator("[data-town=P1] [data-card=train-station]")  # each sees what the other did
    expect(built).to_have_accessible_description(re.compile("built"))
    play_both(made["id"], {"P1": zoe, "P2": tom})
    winner = zoe.api("GET", f"tables/{made['id']}")["now"]["winners"][0]
    expect(zoe.page.locator("h1").first).to_contain_text("Vous avez gagné" if winner == "P1" else "Tom gagne")
    expect(tom.page.locator("h1").first).to_contain_text("Zoé wins" if winner == "P1" else "You win")


def test_people_who_play_again_meet_at_the_same_table(visit):
    zoe, tom = visit("Zoé"), visit("Tom")
    made = zoe.make("me", "open", house=SHORTEST, options=FIRST)
    for visitor in (zoe, tom):
        visitor.go(f"/t/{made['id']}")
    tom.page.locator("[data-do=sit-P2]").click()
    expect(zoe.page.locator("[data-seat=P2]")).to_contain_text("Tom")
    zoe.start()
    for words in ("roll 1", "build train-station"):
        zoe.moves()
        zoe.play(words)
    zoe.page.locator("[data-do=rematch]").click()
    zoe.page.wait_for_url(lambda url: not url.endswith(made["id"]))
    tom.page.locator("[data-do=go-rematch]").click()
    tom.page.wait_for_url(zoe.page.url)
    zoe.start()
    tom.board()
    seats = zoe.api("GET", f"tables/{zoe.page.url.rsplit('/', 1)[1]}")["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Tom", "Zoé"]


def test_somebody_new_follows_a_link_chooses_a_name_and_sits_down(visit):
    zoe, tom = visit("Zoé"), visit(None, lang="fr")
    made = zoe.make("me", "open", house=SHORT)
    zoe.go(f"/t/{made['id']}")
    tom.go(f"/t/{made['id']}")
    tom.page.locator("input[name=nickname]").fill("Tom")
    tom.page.locator("input[name=nickname]").press("Enter")
    tom.page.locator("[data-do=sit-P2]").click()
    expect(zoe.page.locator("[data-seat=P2]")).to_contain_text("Tom")


def test_one_screen_is_passed_around(visit):
    zoe: Visitor = visit()
    zoe.go("/")
    zoe.page.locator("[data-do=with-friends][data-game=minivilles]").click()
    zoe.page.locator("select[name=seat]").nth(1).select_option("me")
    zoe.page.locator("[data-do=make]").click()
    zoe.board()
    table = zoe.page.url.rsplit("/", 1)[1]
    turns = []
    for _ in range(4):
        assert zoe.moves() == ["roll 1"]
        turns.append(zoe.api("GET", f"tables/{table}")["now"]["actor"])
        expect(zoe.page.get_by_role("region", name="My town").locator("[data-town]")).to_have_attribute(
            "data-town", turns[-1]
        )
        zoe.play("roll 1")
        zoe.moves()
        zoe.play("build nothing")
    assert turns in (["P1", "P2", "P1", "P2"], ["P2", "P1", "P2", "P1"])


def test_a_game_on_one_screen_has_a_winner(visit):
    zoe: Visitor = visit()
    zoe.sit_down("me", "me", house=SHORT, options=FIRST)
    zoe.play_on(to_win)
    expect(zoe.page.locator("h1").first).to_contain_text("wins")


def test_who_watches_sees_the_game_and_can_do_nothing(visit):
    zoe, tom = visit("Zoé"), visit(None)
    table = zoe.sit_down("me", "easy", house=SHORT, options=FIRST)
    tom.go(f"/t/{table}")
    tom.board()
    zoe.page.get_by_role("button", name="Show log and chat").click()
    expect(zoe.page.get_by_text("One person is watching").locator("visible=true").first).to_be_visible()
    zoe.play_on(to_win)
    expect(tom.page.locator("[data-move]")).to_have_count(0)
    expect(tom.page.locator("h1").first).to_contain_text(re.compile("(Zoé|Anatole) wins"))
    expect(tom.page.locator("[data-do=rematch]")).to_have_count(0)


def test_bots_come_and_go_before_the_game(visit):
    zoe: Visitor = visit()
    made = zoe.make("me", "open", "open")
    zoe.go(f"/t/{made['id']}")
    zoe.page.locator("[data-do=bot-P2]").click()
    expect(zoe.page.locator("[data-seat=P2]")).to_contain_text("normal")
    zoe.page.locator("[data-seat=P3] select").select_option("easy")
    zoe.page.locator("[data-do=bot-P3]").click()
    expect(zoe.page.locator("[data-seat=P3]")).to_contain_text("easy")
    zoe.page.locator("[data-do=free-P2]").click()
    expect(zoe.page.locator("[data-do=start]")).to_have_attribute("aria-disabled", "true")
    zoe.page.locator("[data-do=bot-P2]").click()
    zoe.start()


def test_what_is_said_is_heard_at_the_whole_table(visit):
    zoe, tom = visit("Zoé"), visit("Tom")
    table = zoe.sit_down("me", "easy")
    tom.go(f"/t/{table}")
    for visitor in (zoe, tom):
        visitor.board()
        visitor.page.get_by_role("button", name="Show log and chat").click()
    zoe.page.get_by_placeholder("Say something").fill("Bonjour !")
    zoe.page.get_by_placeholder("Say something").press("Enter")
    expect(tom.page.get_by_role("log", name="Chat")).to_contain_text("Bonjour !")
    expect(tom.page.get_by_role("log", name="Chat")).to_contain_text("Zoé")
    tom.page.get_by_placeholder("Say something").fill("Bonjour Zoé !")
    tom.page.get_by_placeholder("Say something").press("Enter")
    zoes, toms = (
        zoe.page.get_by_role("log", name="Chat").get_by_role("listitem").filter(has_text=name)
        for name in ("Bonjour !", "Bonjour Zoé !")
    )
    expect(toms).to_contain_text("watching")
    expect(zoes.get_by_role("img", name="blue circle")).to_be_visible()


def test_in_a_game_with_secrets_a_seat_is_offered_to_who_may_have_it(visit):
    zoe, tom, ana = visit("Zoé"), visit("Tom"), visit("Ana")
    table = zoe.make("me", "open", game="mint-works")["id"]
    for visitor in (zoe, tom, ana):
        visitor.go(f"/t/{table}")
    tom.page.locator("[data-do=sit-P2]").click()
    zoe.page.locator("[data-do=start]").click()
    for visitor in (zoe, tom, ana):
        visitor.page.get_by_role("button", name="Show log and chat").click()
        visitor.page.locator("[data-do=people]").click()
    tom.page.locator("dialog [data-do=leave]").click()
    expect(zoe.page.locator("dialog [data-seat=P2]")).to_contain_text("Free seat")
    expect(zoe.page.locator("[data-do=sit-P2]")).to_have_count(0)  # she knows what P1 holds
    ana.page.locator("dialog [data-do=sit-P2]").click()
    expect(zoe.page.locator("dialog [data-seat=P2]")).to_contain_text("Ana")
