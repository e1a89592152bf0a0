"""Ma Petite Ville through the page: by mouse, by keyboard, by touch, wherever the map is moved to."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from pages.browsing import MOVING, NARROW, PHONE, TOUCH, WON, Visitor, tab_to, tap
from playwright.sync_api import Page, expect

import bourgade

GAME = "ma-petite-ville"
FIRST = {"first": "P1"}
TILES = ["xyb/rbr/ygg", "xrg/bgb/ryy", "xby/gyg/brr", "bxr/ygg/ybr", "gxb/ryy/rgb", "rgy/bxb/ygr"]
SHORT = {"lengths": [2, 3], "tiles": TILES}  # house rules by which a game is over soon

Way = Callable[[Visitor, str], None]


def begin(zoe: Visitor, *seats: str, **wanted: Any) -> str:
    """Make a table, go there, and let the game begin; return its id."""
    table = zoe.make(*seats, game=GAME, **wanted)["id"]
    zoe.go(f"/t/{table}")
    start = zoe.page.locator("[data-do=start]")
    start.tap() if zoe.page.evaluate("navigator.maxTouchPoints") else start.click()
    zoe.board()
    return table


def position(tiles: int, rows: int, seed: int, phase: str = "turn") -> dict[str, Any]:
    """Return a city of so many tiles, with some silhouettes on it."""
    luck = random.Random(seed)
    game = bourgade.new(GAME, edition="easy", seed=seed, first="P1")
    while len(game.position()["tiles"]) < tiles or game.position()["phase"] != phase:
        moves = game.legal()
        places = [move for move in moves if move.startswith("place")]
        laid = len(game.position()["placed"])
        if game.actor == "chance":
            game.draw()
        elif places and laid < rows and luck.random() < 0.4:
            game.play(luck.choice(places))
        else:
            game.play("draw" if "draw" in moves else luck.choice(moves))
    return game.position()


def legal(zoe: Visitor, table: str) -> list[str]:
    return [move["move"] for move in zoe.api("GET", f"tables/{table}")["now"]["legal"]]


def ready(page: Page) -> bool:
    """Wait until there is something to decide; tell whether there is, or the game is over."""
    page.locator("[data-buttons] [data-move]:visible, [data-spot], [data-do=rematch]:visible").first.wait_for()
    return not page.locator("[data-do=rematch]:visible").count()


def choose(moves: list[str], luck: random.Random) -> str:
    """Choose as somebody would who wants to be rid of the longest silhouettes."""
    places = [move for move in moves if move.startswith("place")]
    return max(places, key=lambda move: int(move.split()[1])) if places else luck.choice(moves)


def play_on(zoe: Visitor, table: str, play: Way, most: int = 60) -> list[str]:
    """Play until the game is over."""
    luck = random.Random(3)
    played: list[str] = []
    while ready(zoe.page):
        assert len(played) < most, played
        played.append(choose(legal(zoe, table), luck))
        until_known(zoe, play, played[-1])
    return played


def until_known(zoe: Visitor, play: Way, words: str) -> None:
    """Play a move, and wait until the page knows what came of it."""
    ply = zoe.page.locator("[data-ply]").get_attribute("data-ply")
    play(zoe, words)
    expect(zoe.page.locator(f'[data-ply="{ply}"]')).to_have_count(0)


def spot(words: str) -> str:
    """Return how the place of a move is found on the map."""
    key = " ".join(words.split()[1:3]) if words.startswith("lay") else words
    return f'[data-spot="{key}"]'


def lies(page: Page) -> str | None:
    """Return the move that would lay the piece where it shows."""
    key = page.locator("[data-ghost]").get_attribute("data-ghost")
    return page.locator(f'[data-spot="{key}"]').get_attribute("data-move") if key else None


def by_mouse(zoe: Visitor, words: str) -> None:
    """Point at the map: turn the piece until it lies as wanted, and press."""
    page = zoe.page
    if words in ("draw", "decline"):
        page.locator(f'[data-stack], [data-buttons] [data-move="{words}"]').first.click()
        return
    if words.startswith("place"):
        page.locator(f"[data-silhouette='{words.split()[1]}']:visible").click()
    place = page.locator(spot(words))
    place.hover(force=True)
    for _ in range(4):
        if lies(page) == words:
            break
        page.keyboard.press("r")
    place.click(force=True)


def test_a_game_is_played_by_mouse_with_everything_moving(visit):
    zoe: Visitor = visit("Zoé", lang="en", **MOVING)
    table = begin(zoe, "me", "easy", house=SHORT, options=FIRST)
    played = play_on(zoe, table, by_mouse)
    expect(zoe.page.locator("h1").first).to_contain_text(re.compile(WON["en"]))
    assert played == zoe.played(table)
    assert zoe.api("GET", f"tables/{table}")["phase"] == "over"


# --- By keyboard


def by_keyboard(zoe: Visitor, words: str) -> None:
    page = zoe.page
    if words in ("draw", "decline"):
        tab_to(page, f'[data-buttons] [data-move="{words}"]')
    else:
        if words.startswith("place"):
            tab_to(page, f"[data-silhouette='{words.split()[1]}']")
            page.keyboard.press("Enter")
        tab_to(page, "[data-spot]")
        walk(page, words)
    page.keyboard.press("Enter")


AT = "document.activeElement?.dataset.move"
WAYS = """(key) => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const [toX, toY] = middle(document.querySelector(`[data-spot="${key}"]`));
  const across = toX > x + 1 ? "ArrowRight" : toX < x - 1 ? "ArrowLeft" : "";
  const down = toY > y + 1 ? "ArrowDown" : toY < y - 1 ? "ArrowUp" : "";
  return (Math.abs(toX - x) > Math.abs(toY - y) ? [across, down] : [down, across]).filter(Boolean);
}"""


def walk(page: Page, words: str, most: int = 60) -> None:
    """Go from place to place by arrows, and turn the piece, until it lies as wanted."""
    key = spot(words)[len('[data-spot="') : -2]
    luck = random.Random(5)
    for _ in range(most):
        if page.evaluate(AT) == words:
            return
        ways = page.evaluate(WAYS, key)
        if not ways:  # the right place, but not the right way
            page.keyboard.press("r")
        else:
            page.keyboard.press(ways[0] if luck.random() < 0.8 else luck.choice(ways))
    raise AssertionError(f"{words} cannot be reached by arrows: the focus is at {page.evaluate(AT)}")


def test_a_game_is_played_by_keyboard_alone(visit):
    zoe: Visitor = visit("Zoé")
    table = begin(zoe, "me", "easy", house=SHORT, options=FIRST)
    played = play_on(zoe, table, by_keyboard)
    assert played == zoe.played(table)
    tab_to(zoe.page, "[data-do=rematch]")


def test_the_map_is_moved_by_keys(visit):
    zoe: Visitor = visit("Zoé")
    begin(zoe, "me", "me", position=position(8, 2, 1))
    page = zoe.page
    page.locator("[data-map] .surface").focus()
    whole = tile_box(page, "0 0")
    page.keyboard.press("+")
    assert tile_box(page, "0 0")["width"] > whole["width"] * 1.2
    before = tile_box(page, "0 0")["x"]
    page.keyboard.press("ArrowRight")
    assert tile_box(page, "0 0")["x"] < before - 50
    page.keyboard.press("0")
    expect(page.locator("[data-do=fit]")).to_have_attribute("aria-pressed", "true")
    assert tile_box(page, "0 0") == pytest.approx(whole)


# A map that has just come is fitted when its size is known, which takes a frame.
RESTED = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => 0)));
}"""


def tile_box(page: Page, at: str) -> dict[str, float]:
    """Return where a tile of the city is on the screen, once nothing moves."""
    page.evaluate(RESTED)
    box = page.locator(f'[data-tile="{at}"]').bounding_box()
    assert box
    return box


# --- By touch


class Fingers:
    """Two fingers on the screen."""

    def __init__(self, zoe: Visitor) -> None:
        self.session = zoe.context.new_cdp_session(zoe.page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *ways: list[tuple[float, float]]) -> None:
        """Put fingers down, move each along its way, and lift them."""
        for i, points in enumerate(zip(*ways, strict=True)):
            self.send("touchMove" if i else "touchStart", *points)
        self.send("touchEnd")


def by_touch(zoe: Visitor, words: str) -> None:
    """Tap a place to see the piece there, turn it by the button, tap again or press ✓."""
    page = zoe.page
    assert zoe.scrolls_sideways() == ""
    if words in ("draw", "decline"):
        tap(page.locator(f'[data-buttons] [data-move="{words}"]'))
        return
    if words.startswith("place"):
        tap(page.locator(f"[data-silhouette='{words.split()[1]}']:visible").first)
    place = page.locator(spot(words))
    place.tap(force=True)
    for _ in range(4):
        if lies(page) == words:
            break
        tap(page.locator("[data-do=turn]"))
    if len(words) % 2:
        place.tap(force=True)
    else:
        tap(page.locator("[data-do=lay]"))


def test_a_game_is_played_on_a_phone_by_touch(visit):
    zoe: Visitor = visit("Zoé", lang="fr", **TOUCH)
    table = begin(zoe, "me", "easy", house=SHORT, options=FIRST)
    played = play_on(zoe, table, by_touch)
    expect(zoe.page.locator("h1").first).to_contain_text(re.compile(WON["fr"]))
    assert played == zoe.played(table)
    assert zoe.scrolls_sideways() == ""


def test_two_fingers_zoom_the_map_and_turn_the_tile(visit):
    zoe: Visitor = visit("Zoé", **TOUCH)
    table = begin(zoe, "me", "me", position=position(6, 2, 1, "lay"))
    page, fingers = zoe.page, Fingers(zoe)
    page.locator("[data-spot]").first.wait_for()
    area = page.locator("[data-map]").bounding_box()
    assert area
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    before = tile_box(page, "0 0")["width"]
    fingers.move(
        [(x - 40 - 10 * i, y) for i in range(7)],
        [(x + 40 + 10 * i, y) for i in range(7)],
    )
    assert tile_box(page, "0 0")["width"] == pytest.approx(before * 2.5, rel=0.1)
    assert page.locator("[data-spot]").first.get_attribute("data-move").endswith("r0")
    fingers.move(  # a quarter clockwise, as far apart as before
        [(x + 80, y), (x + 69, y + 40), (x + 40, y + 69)],
        [(x - 80, y), (x - 69, y - 40), (x - 40, y - 69)],
    )
    expect(page.locator("[data-spot]").first).to_have_attribute("data-move", re.compile("r1$"))
    assert tile_box(page, "0 0")["width"] == pytest.approx(before * 2.5, rel=0.1)
    fingers.move([(x - 30 * i, y) for i in range(4)])  # one finger only moves the map
    assert zoe.played(table, zoe.api("GET", f"tables/{table}")["now"]["actor"]) == []


# --- What can be pointed at


def test_every_legal_move_is_on_the_map_and_makes_that_move(visit):
    zoe: Visitor = visit("Zoé")
    luck = random.Random(2)
    for seed, tiles, rows in ((1, 4, 2), (2, 14, 5), (3, 30, 6)):
        table = begin(zoe, "me", "me", position=position(tiles, rows, seed))
        for _ in range(4):
            assert ready(zoe.page)
            moves = legal(zoe, table)
            assert shown(zoe.page) == set(moves)
            seat = zoe.api("GET", f"tables/{table}")["now"]["actor"]
            words = luck.choice(moves)
            until_known(zoe, by_mouse, words)
            assert zoe.played(table, seat)[-1] == words


def shown(page: Page) -> set[str]:
    """Return all moves that there is something for: for every silhouette, and every turn of the tile."""
    all_moves = "all => all.map((one) => one.dataset.move)"
    found = set(page.locator("[data-buttons] [data-move]").evaluate_all(all_moves))
    for _ in range(4 if page.locator("[data-spot]").count() else 0):
        found |= set(page.locator("[data-spot]").evaluate_all(all_moves))
        page.keyboard.press("r")
    for silhouette in page.locator("[data-silhouette]:visible:not([aria-disabled])").all():
        silhouette.click()
        places = page.locator("[data-spot]")
        found |= set(places.evaluate_all(all_moves))
        names = places.evaluate_all("all => all.map((one) => one.ariaLabel)")
        assert all(names)
        assert len(set(names)) == len(names)
        silhouette.click()
    return found


def test_a_press_lays_where_it_shows_after_the_map_was_moved(visit):
    zoe: Visitor = visit("Zoé")
    table = begin(zoe, "me", "me", position=position(9, 2, 4, "lay"))
    page = zoe.page
    page.locator("[data-spot]").first.wait_for()
    middle = tile_box(page, "0 0")
    page.mouse.move(middle["x"] + 5, middle["y"] + 5)
    page.mouse.wheel(0, -250)
    page.mouse.down()
    page.mouse.move(middle["x"] + 65, middle["y"] - 35, steps=5)
    page.mouse.up()
    moved = tile_box(page, "0 0")
    assert moved["width"] > middle["width"] * 1.3
    assert zoe.played(table) == [], "dragging lays nothing"
    expect(page.locator("[data-layer]")).not_to_have_class(re.compile("held"))  # it is drawn sharp again
    place, seen = next(
        (place, box)
        for place in page.locator("[data-spot]").all()
        if (box := place.bounding_box())
        and page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.dataset.spot",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
    )
    at = place.get_attribute("data-spot")
    x, y = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y, button="right")  # turns it
    page.keyboard.down("Shift")
    page.mouse.wheel(0, 100)  # and again
    page.keyboard.up("Shift")
    expect(place).to_have_attribute("data-move", f"lay {at} r2")
    page.mouse.click(x, y)
    laid = page.locator(f'[data-tile="{at}"]')
    laid.wait_for()
    box = tile_box(page, at)
    assert (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) == pytest.approx((x, y), abs=3)
    page.locator("[data-do=fit]").click()
    assert tile_box(page, "0 0")["width"] < moved["width"]


def test_what_cannot_be_done_says_why(visit):
    zoe: Visitor = visit("Zoé")
    begin(zoe, "me", "me", options=FIRST)
    page = zoe.page
    ready(page)
    page.locator("[data-silhouette='7']").hover()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_contain_text(re.compile("no place for it now.*It needs 7 free squares in a line, without an X"))
    page.locator("[data-stack]").click()
    page.locator("[data-spot]").first.wait_for()
    corner = tile_box(page, "0 0")
    page.mouse.click(corner["x"] - 3 * corner["width"], corner["y"])
    expect(bubble).to_contain_text(
        re.compile("cannot lie here.*Lay the tile, not turned: it would touch no other tile along an edge")
    )
    page.locator("[data-silhouette='2']").hover()
    expect(bubble).to_contain_text("First lay the tile that you drew")


def test_two_play_at_one_screen_with_real_tiles(visit):
    zoe: Visitor = visit("Zoé")
    table = begin(zoe, "me", "me", house=SHORT, options=FIRST, dice="real")
    page = zoe.page
    page.locator('[data-move="tile 1"]').click()
    for seat, tile, at in (("P1", 2, "1 0"), ("P2", 3, "0 1")):
        expect(page.locator(f"section.mine [data-tray={seat}]")).to_be_visible()
        page.locator('[data-buttons] [data-move="draw"]').click()
        page.locator(f'[data-move="tile {tile}"]').click()
        page.locator(f'[data-spot="{at}"]').click()
        page.locator(f'[data-tile="{at}"]').wait_for()
        assert zoe.played(table, seat) == ["draw", f"lay {at} r0"]


def test_the_last_round_is_announced(visit):
    zoe: Visitor = visit("Zoé", lang="fr")
    begin(zoe, "me", "me", position=position(36, 4, 6, "last"))
    expect(zoe.page.get_by_text("Dernier tour")).to_be_visible()
    zoe.page.locator('[data-buttons] [data-move="decline"]').click()


# --- For everybody


def show(zoe: Visitor, screen: str) -> None:
    if screen == "ending":
        begin(zoe, "me", "me", position=position(36, 4, 6, "last"))
        while ready(zoe.page):
            until_known(zoe, by_mouse, "decline")
        expect(zoe.page.locator("h1").first).to_be_visible()
        return
    begin(zoe, "me", "easy", position=position(12, 4, 8, "lay" if screen == "laying" else "turn") | {"turn": "P1"})
    ready(zoe.page)
    if screen == "placing":
        zoe.page.locator("[data-silhouette]:visible:not([aria-disabled])").first.click()
        zoe.page.locator("[data-spot]").first.wait_for()


@pytest.mark.parametrize("screen", ["laying", "placing", "ending"])
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(visit, screen):
    zoe: Visitor = visit("Élisabeth-Maximilienne", lang="fr")
    show(zoe, screen)
    zoe.look_with_axe()
    for size in (PHONE, NARROW):
        zoe.page.set_viewport_size(size)
        assert zoe.scrolls_sideways() == ""
