"""Games of Mint Works through the page: by mouse, by keyboard, by touch, alone and with others, secrets kept."""

import random
import re
from typing import Any

import pytest
from mint_table import hood, table
from pages.browsing import MOVING, STILL, TOUCH, WATCH_ANIMATIONS, WON, Visitor, tab_to, tap
from playwright.sync_api import Locator, expect

import bourgade

MINT = {"game": "mint-works"}
FIRST = {"first": "P1"}
SHORT = {"stars": 2, "mints": 6}  # house rules by which a game is over after two rounds or so
OVER = re.compile("|".join(WON.values()))


def to_build(moves: list[str]) -> str:
    """Choose as somebody would who has read the rules once."""
    for verb in ("place builder", "place supplier", "place producer", "place wholesaler"):
        if found := [words for words in moves if words.startswith(verb)]:
            return found[0]
    return "pass" if "pass" in moves else moves[0]


def play_from(zoe: Visitor, position: bourgade.Game, *seats: str, **wanted: object) -> str:
    """Sit down at a table that begins with a position."""
    return zoe.sit_down(*seats, **MINT, position=position.position(), **wanted)


def now(zoe: Visitor, table: str) -> dict[str, Any]:
    return zoe.api("GET", f"tables/{table}")["now"]


# --- Whole games ------------------------------------------------------------------------------------------------------


def test_a_game_is_played_through_the_page_with_everything_moving(visit):
    zoe: Visitor = visit("Zoé", lang="en", **MOVING)
    table = zoe.sit_down("me", "easy", **MINT, options=FIRST)
    played = zoe.play_on(to_build)
    expect(zoe.page.locator("h1").first).to_contain_text(OVER)
    assert played == zoe.played(table)
    end = zoe.api("GET", f"tables/{table}")
    assert end["phase"] == "over"
    shown = zoe.page.locator("tbody tr").evaluate_all("rows => rows.map((row) => parseInt(row.cells[1].innerText))")
    assert sorted(shown) == sorted(end["now"]["scores"])


@pytest.mark.parametrize("opponent", ["justin", "rachael", "sonic", "mort"])
def test_alone_one_sees_what_the_opponent_will_do_next_and_why(visit, opponent):
    zoe: Visitor = visit("Zoé")
    table = zoe.sit_down("me", **MINT, house={"stars": 3}, options={"opponent": opponent, "advanced": 1})
    right = turn = 0
    while moves := zoe.moves():
        turn += 1
        if turn % 3 or "pass" not in moves:
            zoe.play(to_build(moves))
            continue
        # Who passes lets it act at what is seen now, unless that ends the round.
        said = zoe.page.locator("[data-next]").evaluate_all("all => all.map((one) => one.dataset.next)")
        before = now(zoe, table)
        zoe.play("pass")
        zoe.moves()
        if not before["view"].get("passes"):
            done = zoe.api("GET", f"tables/{table}")["actions"][before["ply"] + 1]
            assert done["who"] == "P2"
            assert said == done["action"].split()[1:2]
            right += 1
    assert right
    expect(zoe.page.locator("h1").first).to_contain_text(OVER)
    expect(zoe.page.locator("tbody")).to_contain_text(opponent.capitalize())


def test_a_game_is_played_by_keyboard_alone(visit):
    zoe: Visitor = visit("Zoé")

    def press(element: Locator) -> None:
        tab_to(zoe.page, f'[data-move="{element.get_attribute("data-move")}"]')
        assert zoe.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        zoe.page.keyboard.press("Enter")

    table = zoe.sit_down("me", "easy", **MINT, house=SHORT, options=FIRST)
    zoe.moves()
    # Word by word, and back again.
    tab_to(zoe.page, "[data-step=supplier]")
    zoe.page.keyboard.press("Enter")
    expect(zoe.page.locator("[data-supply] [data-move]:focus")).to_have_count(1)
    zoe.page.keyboard.press("Escape")
    expect(zoe.page.locator("[data-step=supplier]")).to_be_visible()
    # Arrows go from location to location.
    tab_to(zoe.page, "[data-location=producer]")
    zoe.page.keyboard.press("ArrowRight")
    expect(zoe.page.locator("[data-location=supplier]")).to_be_focused()
    zoe.page.keyboard.press("ArrowDown")
    expect(zoe.page.locator("[data-location=lotto]")).to_be_focused()
    played = zoe.play_on(to_build, press)
    assert played == zoe.played(table)
    tab_to(zoe.page, "[data-do=rematch]")


def test_a_game_is_played_on_a_phone_by_touch(visit):
    zoe: Visitor = visit("Élisabeth-Maximilienne", lang="fr", **TOUCH, **MOVING)

    def touch(element: Locator) -> None:
        assert zoe.scrolls_sideways() == ""
        tap(element)

    zoe.sit_down("me", "easy", "easy", **MINT, house=SHORT, options=FIRST | {"advanced": 2})
    zoe.play_on(to_build, touch)
    expect(zoe.page.locator("h1").first).to_contain_text(OVER)
    assert zoe.scrolls_sideways() == ""


# --- What can be pointed at -------------------------------------------------------------------------------------------

REACHED = """async () => {
  const reached = [];
  const frame = () => new Promise(requestAnimationFrame);
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const walk = async () => {
    reached.push(...seen("[data-move]").map((one) => one.dataset.move));
    const nameless = seen("[data-move], [data-step]").filter((one) => !(one.ariaLabel ?? one.innerText).trim());
    if (nameless.length) throw new Error(`without a name: ${nameless[0].outerHTML}`);
    for (const step of seen("[data-step]").map((one) => one.dataset.step)) {
      seen(`[data-step="${step}"]`)[0].click();
      await frame();
      await walk();
      seen("[data-do=undo]")[0].click();
      await frame();
    }
  };
  await walk();
  return [...new Set(reached)];
}"""


@pytest.mark.parametrize(
    "advanced", [["recycler", "swap-meet"], ["crowdfunder", "temp-agency"], ["swap-meet", "temp-agency"]]
)
def test_every_legal_move_of_random_games_can_be_pointed_at(visit, advanced):
    zoe: Visitor = visit("Zoé")
    rng = random.Random("+".join(advanced))
    options = FIRST | {"advanced": advanced}
    table = zoe.sit_down("me", "me", "me", **MINT, house={"mints": 12}, options=options)
    kinds: set[str] = set()
    for turn in range(18):
        zoe.moves()
        legal = [move["move"] for move in now(zoe, table)["legal"]]
        kinds |= {" ".join(words.split()[:2]) for words in legal}
        if turn % 3 == 2:
            assert set(zoe.page.evaluate(REACHED)) == set(legal)
        zoe.page.locator("[data-do=all-moves]").click()  # and all of them as a list
        words = rng.choice([words for words in legal if words != "pass"] or legal)
        zoe.page.locator(f'[popover] [data-move="{words}"]').click()
    assert {f"place {slug}" for slug in advanced} <= kinds


def test_a_choice_is_made_word_by_word_and_can_be_undone(visit):
    zoe: Visitor = visit("Zoé")
    begun = table(
        hood(9, "statue", "crane"),
        hood(5),
        supply="mine, truck, vault",
        deck="plant, museum, gardens, bridge",
        advanced="swap-meet, temp-agency",
        occupied="builder",
    )
    made = play_from(zoe, begun, "me", "me")
    page = zoe.page
    page.locator("[data-location=temp-agency]").click()
    page.locator("[data-location=builder]").click()
    expect(page.locator("[data-town=P1] [data-card=statue]")).to_have_attribute(
        "data-move", "place temp-agency builder statue"
    )
    page.locator("[data-do=undo]").click()
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-do=undo]")).to_have_count(0)
    page.locator("[data-location=swap-meet]").click()
    page.locator("[data-town=P1] [data-card=crane]").click()  # a building
    expect(page.locator("[data-town=P1] [data-card=crane]")).to_have_attribute(
        "data-move", "place swap-meet crane crane"
    )
    page.locator("[data-supply] [data-card=vault]").click()
    expect(page.locator("[data-supply] [data-card=crane]")).to_be_visible()
    assert zoe.played(made) == ["place swap-meet crane vault"]


def test_what_cannot_be_done_says_why(visit):
    zoe: Visitor = visit("Zoé")
    play_from(zoe, table(hood(1), hood(5), supply="vault, mine", deck="plant, museum, gardens"), "me", "me")
    tip = zoe.page.locator("[role=tooltip]")
    for selector, text in {
        "[data-location=wholesaler]": "closed until its deed is built",
        "[data-location=builder]": "no plan to build",
        "[data-location=supplier]": "it costs 2",
        "[data-card=vault]": "you are 4 mints short",
    }.items():
        zoe.page.locator(selector).click(force=True)  # it is disabled, and can be pointed at
        expect(tip).to_contain_text(text)


def test_who_else_gains_from_the_co_op_is_chosen_by_pointing(visit):
    zoe: Visitor = visit("Zoé")
    begun = table(hood(1, "", "co-op"), hood(1), hood(1), supply="mine, truck, vault", deck="plant", passes=2)
    made = play_from(zoe, begun, "me", "me", "me")
    zoe.play("pass")
    zoe.page.locator("[data-town=P3] [data-move='co-op P3']").click()
    expect(zoe.page.locator("[data-town=P3] [data-purse]")).to_contain_text("3")
    assert zoe.played(made) == ["pass", "co-op P3"]


def test_real_cards_are_typed_in(visit):
    zoe: Visitor = visit("Zoé")
    zoe.sit_down("me", "me", **MINT, dice="real", options={"advanced": 2})
    for words in ("first P2", "advanced recycler", "advanced crowdfunder", "draw mine", "draw statue", "draw crane"):
        zoe.moves()
        zoe.play(words)
    expect(zoe.page.locator("[data-supply] [data-card]")).to_have_count(3)
    expect(zoe.page.locator("[data-location]")).to_have_count(8)


# --- What is seen, and what is not ------------------------------------------------------------------------------------


def test_a_secret_plan_is_known_to_its_holder_only(visit):
    zoe, tom = visit("Zoé"), visit("Tom")
    heard: list[str] = []
    tom.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    begun = table(
        hood(9),
        hood(5, "", "lotto"),
        supply="mine, truck, vault",
        deck="plant, museum, gardens",
        advanced="recycler, crowdfunder",
    )
    made = zoe.make("me", "open", **MINT, position=begun.position())["id"]
    for visitor in (zoe, tom):
        visitor.go(f"/t/{made}")
    tom.page.locator("[data-do=sit-P2]").click()
    expect(zoe.page.locator("[data-seat=P2]")).to_contain_text("Tom")
    zoe.start()
    tom.board()
    began = len(heard)
    zoe.play("place lotto")
    secret = zoe.page.locator("[data-town=P1] .plan")
    expect(secret).to_be_visible()
    slug, name = secret.get_attribute("data-card"), secret.locator(".name").inner_text()
    assert slug in ("plant", "museum", "gardens")
    expect(secret).to_have_accessible_description(re.compile("only you know it"))
    expect(tom.page.locator("[data-town=P1] [data-card='?']")).to_be_visible()
    tom.play("pass")
    zoe.moves()
    zoe.page.locator("[data-location=recycler]").click()
    secret.click()
    tom.moves()
    told = "".join(heard[began:])
    assert "draw ?" in told
    assert "place recycler ?" in told
    assert slug not in told
    assert name not in told
    assert name not in tom.page.locator("body").inner_text()
    assert tom.page.locator(f"[data-card={slug}]").count() == 0


def test_it_is_seen_whose_mints_lie_where_and_what_is_closed(visit):
    zoe: Visitor = visit("Zoé")
    begun = table(
        hood(9), hood(9, "mine"), opponent="justin", supply="truck, vault", deck="plant, museum", shut=["builder"]
    )
    play_from(zoe, begun, "me")
    page = zoe.page
    expect(page.locator("[data-location=builder]")).to_contain_text("shut")
    expect(page.locator("[data-location=lotto]")).to_contain_text("closed")
    zoe.play("place leadership-council")
    zoe.moves()
    expect(page.locator("[data-location=leadership-council] .taken .seat-1")).to_be_visible()
    expect(page.locator("[data-location=producer] .taken .seat-2")).to_be_visible()  # and Justin shut it
    expect(page.locator("[data-location=producer]")).to_contain_text("shut")
    assert page.locator("[data-town=P1] h2 [role=img]").count() == 1  # the token


def test_what_the_others_did_is_replayed_and_can_be_skipped(visit):
    zoe, tom = visit("Zoé", **MOVING), visit("Tom")
    zoe.stop_the_clock()
    made = zoe.make("me", "easy", "open", **MINT, options=FIRST)["id"]
    for visitor in (zoe, tom):
        visitor.go(f"/t/{made}")
    tom.page.locator("[data-do=sit-P3]").click()
    expect(zoe.page.locator("[data-seat=P3]")).to_contain_text("Tom")
    zoe.start()
    zoe.play("place producer")
    expect(zoe.page.locator("[data-news]")).to_contain_text("Anatole")  # who has played, and now Tom takes his time
    expect(zoe.page.locator(".sky .flying").first).to_be_attached()
    zoe.page.locator("[data-do=skip]").click()
    expect(zoe.page.locator(".sky .flying")).to_have_count(0)
    tom.play("pass")
    assert "pass" in zoe.moves()


def test_with_reduced_motion_nothing_moves(visit):
    zoe: Visitor = visit("Zoé", **STILL)
    zoe.sit_down("me", "easy", **MINT, house=SHORT, options=FIRST)
    zoe.page.evaluate(WATCH_ANIMATIONS)
    zoe.play_on(to_build)
    assert zoe.page.evaluate("window.moving") == []


def test_axe_finds_nothing_serious(visit):
    zoe: Visitor = visit()
    begun = table(
        hood(9, "statue, vault", "gallery, crane", gallery=2),
        hood(5, "mine", "wholesaler"),
        opponent="justin",
        supply="truck, plant",
        deck="museum, bridge",
        advanced="swap-meet",
        opened="wholesaler",
        secret={"vault": "P1"},
    )
    play_from(zoe, begun, "me")
    zoe.moves()
    zoe.look_with_axe()
    zoe.page.locator("[data-location=swap-meet]").click()
    zoe.look_with_axe()
    ended = table(
        hood(9, "statue", "gardens, museum, windmill"), hood(5), supply="mine, truck, vault", deck="plant", passes=1
    )
    play_from(zoe, ended, "me", "easy")
    zoe.play("pass")
    expect(zoe.page.locator("tbody tr")).to_have_count(2)
    zoe.look_with_axe()
