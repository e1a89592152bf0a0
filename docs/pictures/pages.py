"""Take pictures of every screen in a real browser, wide and on a phone; `smooth` measures how smoothly dice roll.

python docs/pictures/pages.py            into docs/pictures/pages/
python docs/pictures/pages.py table      only screens whose name has that in it
python docs/pictures/pages.py smooth     figures from the browser's own trace
"""

import io
import itertools
import random
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[0] = str(ROOT / "tests")  # in place of this folder, where `pages` is this script

from pages.browsing import MOVING, PHONE, WIDE, Visitor, launch  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402
from server_town import Server  # noqa: E402

import bourgade  # noqa: E402
from bourgade.bots import find_bot  # noqa: E402
from bourgade.server import dice  # noqa: E402

OUT = HERE / "pages"
SIZES = {"wide": WIDE, "phone": PHONE}
NAMES = {"en": ("Alice", "Tom", "Mia"), "fr": ("Zoé", "Gaspard", "Lou")}
FIRST = {"first": "P1"}
QUALITY = 80  # of a picture, of 100: it is small then, and nobody sees it
TURNS = (  # of a game that looks like one: what the dice show, and what is built
    *((2, "ranch"), (1, "wheat-field"), (3, "bakery"), (2, "cafe"), (4, "wheat-field"), (1, "ranch")),
    *((2, "cafe"), (3, "bakery"), (2, "convenience-store"), (4, "forest"), (2, "ranch"), (3, "cafe")),
    *((1, "train-station"), (2, "convenience-store"), (5, "forest")),
)


# --- Screens ----------------------------------------------------------------------------------------------------------


def home(zoe: Visitor) -> None:
    """Show what somebody sees who has played here before."""
    zoe.make("me", "normal", "hard")
    zoe.go("/")
    expect(zoe.page.locator("[data-table]").first).to_be_visible()


def first_visit(zoe: Visitor) -> None:
    """Show what a newcomer sees."""
    zoe.go("/")
    expect(zoe.page.locator("main [data-do=first-game]")).to_be_visible()


def play_now(zoe: Visitor) -> None:
    """Show the choice of bots."""
    zoe.go("/")
    zoe.page.locator("[data-do=play-now][data-game=minivilles]").click()
    expect(zoe.page.locator("[data-level=easy]")).to_be_visible()


def new_table(zoe: Visitor) -> None:
    """Show the choices for a table with friends."""
    zoe.go("/")
    zoe.page.locator("[data-do=with-friends][data-game=minivilles]").click()
    expect(zoe.page.locator("[data-do=make]")).to_be_visible()


def waiting(zoe: Visitor) -> None:
    """Show a table that waits for friends."""
    new_table(zoe)
    zoe.page.locator("input[name=nickname]").fill(NAMES[zoe.lang][0])
    zoe.page.locator("[data-do=make]").click()
    expect(zoe.page.locator("[data-code]")).to_be_visible()


class Evening:
    """A game of three, each with a browser, whose dice are as we like."""

    def __init__(self, zoe: Visitor, house: dict[str, object]) -> None:
        browser, names = zoe.context.browser, NAMES[zoe.lang]
        assert browser is not None
        friends = [Visitor(browser, zoe.origin, name, zoe.lang, reduced_motion="reduce") for name in names[1:]]
        self.seats = [zoe, *friends]
        made = zoe.make("me", "open", "open", dice="real", options=FIRST, house=house)
        for i, visitor in enumerate(self.seats):
            visitor.go(f"/t/{made['id']}")
            if visitor is not zoe:
                visitor.page.locator(f"[data-do=sit-P{i + 1}]").click()
                expect(zoe.page.locator(f"[data-seat=P{i + 1}]")).to_contain_text(names[i])
        zoe.start()
        self._turn = 0

    def turn(self, die: int, card: str) -> None:
        """Play a turn of whoever is next."""
        visitor = self.seats[self._turn % len(self.seats)]
        for words in ("roll 1", f"die {die}", f"build {card}"):
            visitor.move(words).wait_for()
            visitor.play(words)
        self._turn += 1


def evening(zoe: Visitor, turns: int, **house: object) -> Evening:
    """Play the first turns of a game that looks like one."""
    game = Evening(zoe, {"coins": 9} | house)
    for die, card in TURNS[:turns]:
        game.turn(die, card)
    return game


def rolling(zoe: Visitor) -> None:
    """Show a table where you are to roll."""
    evening(zoe, 9)
    zoe.move("roll 1").wait_for()


def table(zoe: Visitor) -> None:
    """Show a table where you build."""
    evening(zoe, 12)
    for words in ("roll 1", "die 3"):
        zoe.move(words).wait_for()
        zoe.play(words)
    zoe.move("build nothing").wait_for()


def choosing(zoe: Visitor) -> None:
    """Show a swap, half made."""
    game = evening(zoe, 9, coins=30)
    for card in ("business-center", "forest", "forest"):
        game.turn(4, card)
    for words in ("roll 1", "die 6"):
        zoe.move(words).wait_for()
        zoe.play(words)
    zoe.page.locator("[data-town=P1] [data-card=wheat-field]:not([aria-disabled])").first.click()
    zoe.page.locator("[data-do=undo]").wait_for()


def log(zoe: Visitor) -> None:
    """Show log and chat."""
    table(zoe)
    zoe.page.locator("button.fold").click()
    zoe.page.get_by_role("log").first.wait_for()


def ending(zoe: Visitor) -> None:
    """Show the end of a game."""
    game = evening(zoe, 12, coins=22, win=2)
    for card in ("train-station", "forest", "forest", "shopping-mall"):
        game.turn(4, card)
    expect(zoe.page.locator("[data-do=rematch]")).to_be_visible()


def rules(zoe: Visitor) -> None:
    """Show the rules."""
    zoe.go("/rules/minivilles")
    expect(zoe.page.locator("[data-card]").first).to_be_visible()


def about(zoe: Visitor) -> None:
    """Show the thanks."""
    zoe.go("/about")
    expect(zoe.page.locator("main h1")).to_be_visible()


def first_game(zoe: Visitor) -> None:
    """Show the mayor, explaining."""
    zoe.go("/first-game")
    zoe.page.locator("form [data-do=first-game]").click()
    zoe.page.locator("[data-do=guide-next]").click()
    zoe.moves()


# --- The other games, and after a game -------------------------------------------------------------------------------

SEED, LUCK = bytes(range(32)), "seven-7"


def played(name: str, actions: int = 5000, wanted: str | None = None, seed: int = 0, **table: object) -> bourgade.Game:
    """Play so many actions, with luck that can be verified, and on until P1 has a move that begins with a word."""
    game, lots = bourgade.new(name, deal=False, **table), random.Random(seed)
    bots = {seat: find_bot(name, "greedy", i) for i, seat in enumerate(game.seats)}
    for k in itertools.count():
        ready = game.actor == "P1" and any(move.startswith(wanted or "") for move in game.legal())
        if game.over or (k >= actions and ready):
            break
        if game.actor == "chance":
            game.play(dice.drawn(SEED, [LUCK, *[""] * (len(game.seats) - 1)], k, game.odds()))
        elif "draw" in game.legal() and lots.random() < 0.5:  # else there is no city to look at before it is over
            game.play("draw")
        else:
            game.play(bots[game.actor].choose(game.view(game.actor)))
    assert game.over == (wanted is None), f"P1 never comes to {wanted}"
    return game


def sit_at(zoe: Visitor, game: bourgade.Game) -> None:
    """Sit down at a table that begins in a position, with bots."""
    people = len(game.seats) if game.position().get("opponent") is None else 1
    zoe.sit_down("me", *["normal"] * (people - 1), game=game.name, position=game.position())


def mint_works(zoe: Visitor) -> None:
    """Show a table of Mint Works."""
    sit_at(zoe, played("mint-works", 70, "place", players=3, advanced=["swap-meet", "temp-agency"], first="P1"))
    expect(zoe.page.locator("[data-location]").first).to_be_visible()


def mint_alone(zoe: Visitor) -> None:
    """Show a table of Mint Works against an opponent of the box."""
    sit_at(zoe, played("mint-works", 30, "place", players=1, opponent="justin"))
    expect(zoe.page.locator("[data-location]").first).to_be_visible()


def mint_ending(zoe: Visitor) -> None:
    """Show the end of a game of Mint Works."""
    over(zoe, "mint-works", players=2)


def city(zoe: Visitor) -> None:
    """Show a table of Ma Petite Ville where a silhouette is chosen."""
    sit_at(zoe, played("ma-petite-ville", 50, "place", players=3, edition="easy", first="P1"))
    zoe.page.locator("[data-silhouette]:not([aria-disabled=true]):visible").first.click()


def city_tile(zoe: Visitor) -> None:
    """Show a tile to be laid."""
    sit_at(zoe, played("ma-petite-ville", 40, "lay", players=3, edition="easy", first="P1"))
    expect(zoe.page.locator("[data-map]")).to_be_visible()


def city_ending(zoe: Visitor) -> None:
    """Show the end of a game of Ma Petite Ville."""
    over(zoe, "ma-petite-ville", players=2)


def over(zoe: Visitor, name: str, **table: object) -> str:
    """Bring a game that is over, and go to its table."""
    game = played(name, **table)
    kept = {"commitment": dice.commitment(SEED), "seed": SEED.hex(), "luck": [LUCK, *[""] * (len(game.seats) - 1)]}
    record = game.record() | {"dice": kept, "names": list(NAMES[zoe.lang][: len(game.seats)])}
    made = zoe.api("POST", "records", record)["id"]
    zoe.go(f"/t/{made}")
    expect(zoe.page.locator("[data-why]")).to_be_visible()
    return made


def review(zoe: Visitor) -> None:
    """Show a look back at a game."""
    zoe.go(f"/t/{over(zoe, 'minivilles', players=3)}/review")
    expect(zoe.page.locator("[data-dice=right]")).to_be_visible()


def replay(zoe: Visitor) -> None:
    """Show a moment of a game that is over."""
    zoe.go(f"/t/{over(zoe, 'minivilles', players=3)}/review?ply=90")
    zoe.board()


def house(zoe: Visitor) -> None:
    """Show house rules in a form."""
    zoe.go("/")
    zoe.page.locator("[data-do=with-friends][data-game=minivilles]").click()
    form = zoe.page.locator("details[data-do=house]")
    form.locator("summary").first.click()
    form.locator("input[name=house-search]").fill("caf")
    field = form.locator("[data-path='cards.cafe.cost'] input")
    field.fill("3")
    field.press("Enter")
    expect(form.locator("[data-changes]")).to_be_visible()
    form.scroll_into_view_if_needed()


def house_waiting(zoe: Visitor) -> None:
    """Show a table with house rules that waits for friends."""
    made = zoe.make("me", "open", house={"coins": 5, "cards": {"cafe": {"cost": 3}}})
    zoe.go(f"/t/{made['id']}")
    expect(zoe.page.locator("[data-changes]")).to_be_visible()


def open_game(zoe: Visitor) -> None:
    """Show where records and positions are opened."""
    zoe.go("/open")
    zoe.page.locator("[data-do=begin-text]").click()
    expect(zoe.page.locator("textarea")).not_to_have_value("")


NEW = ("first-visit", "first-game", "waiting")  # seen by somebody who has no name yet
SCREENS: dict[str, Callable[[Visitor], None]] = {
    "first-visit": first_visit,
    "home": home,
    "play-now": play_now,
    "new-table": new_table,
    "waiting": waiting,
    "rolling": rolling,
    "table": table,
    "choosing": choosing,
    "log": log,
    "ending": ending,
    "rules": rules,
    "about": about,
    "first-game": first_game,
    "mint-works": mint_works,
    "mint-alone": mint_alone,
    "mint-ending": mint_ending,
    "city": city,
    "city-tile": city_tile,
    "city-ending": city_ending,
    "review": review,
    "replay": replay,
    "house": house,
    "house-waiting": house_waiting,
    "open": open_game,
}


# --- Pictures ---------------------------------------------------------------------------------------------------------


def take(browser: Browser, server: Server, wanted: str) -> None:
    """Take the pictures of all screens whose name has something in it."""
    OUT.mkdir(exist_ok=True)
    for screen, show in SCREENS.items():
        for lang in NAMES:
            if wanted not in f"{screen}-{lang}":
                continue
            # Friends come from another machine: the link and the QR code are shown only where they are of use.
            origin = f"http://bourgade.local:{server.port}" if screen == "waiting" else server.url
            zoe = Visitor(browser, origin, None if screen in NEW else NAMES[lang][0], lang, reduced_motion="reduce")
            show(zoe)
            for size, viewport in SIZES.items():
                zoe.page.set_viewport_size(viewport)
                for scheme in ("light", "dark"):
                    zoe.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                    keep(still(zoe.page), OUT / f"{screen}-{lang}-{size}-{scheme}.webp")
            print(screen, lang, *zoe.complaints(), flush=True)
            for context in browser.contexts:
                context.close()


def still(page: Page) -> bytes:
    """Return a picture of the page once letters are there and nothing moves any more."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    last = b""
    for _ in range(40):
        page.evaluate(FEW_FRAMES)
        picture = page.screenshot()
        if picture == last:
            break
        last = picture
    return last


FEW_FRAMES = """async () => {
  for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
}"""


def keep(png: bytes, file: Path) -> None:
    """Keep a picture, small."""
    Image.open(io.BytesIO(png)).convert("RGB").save(file, quality=QUALITY, method=6)


def write_page() -> None:
    """Write a page that shows one picture for a wide screen and one for a phone of every screen, and leads to all."""
    lines = [
        "# The pages",
        "",
        "Every screen, made by [pages.py](pictures/pages.py): wide and phone, day and dusk, English and French.",
    ]
    for screen, show in SCREENS.items():
        caption = (show.__doc__ or "").removeprefix("Show ").splitlines()[0]
        files = [f"{screen}-{lang}-{size}-{scheme}" for lang in NAMES for size in SIZES for scheme in ("light", "dark")]
        links = " · ".join(
            f"[{file.removeprefix(f'{screen}-').replace('-', ' ')}](pictures/pages/{file}.webp)" for file in files
        )
        lines += ["", f"## {caption[0].upper()}{caption[1:].rstrip('.')}", ""]
        lines += [
            f'<img src="pictures/pages/{screen}-en-wide-light.webp" alt="{caption}" width="620"> '
            f'<img src="pictures/pages/{screen}-fr-phone-dark.webp" alt="" width="180">',
            "",
            links,
        ]
    (HERE.parent / "pages.md").write_text("\n".join(lines) + "\n")


# --- How smooth -------------------------------------------------------------------------------------------------------


def smooth(browser: Browser, server: Server) -> None:
    """Roll dice and let coins fly with a trace on, and print how long frames took."""
    zoe = Visitor(browser, server.url, "Zoé", **MOVING)
    zoe.sit_down("me", "me", "me", house={"coins": 30}, options=FIRST)
    for _ in range(3):  # everything is loaded and compiled
        zoe.moves()
        zoe.play("roll 1")
        zoe.moves()
        zoe.play("build nothing")
    zoe.moves()
    session = zoe.context.new_cdp_session(zoe.page)
    events: list[dict] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    with traced(session):
        for _ in range(6):
            zoe.moves()
            frames = zoe.page.evaluate_handle(FRAMES)
            zoe.play("roll 1")
            zoe.moves()
            print_frames("frames while dice roll, ms", frames.evaluate("(frames) => frames.stop()"))
            zoe.play("build wheat-field" if "build wheat-field" in zoe.moves() else "build nothing")
    threads = {(event["pid"], event["tid"]) for event in events if event.get("args") == {"name": "CrRendererMain"}}
    tasks = [
        event["dur"] / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads and event.get("dur", 0) > 1000
    ]
    print(
        f"trace of the page's main thread: {len(tasks)} tasks over 1 ms, {sum(tasks):.0f} ms in all, "
        f"longest {max(tasks, default=0):.0f} ms, {sum(each > 50 for each in tasks)} over 50 ms"
    )
    zoe.close()


@contextmanager
def traced(session: object) -> Iterator[None]:
    """Trace the main thread of the page."""
    categories = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": categories})
    yield
    done: list[object] = []
    session.on("Tracing.tracingComplete", lambda told: done.append(told))
    session.send("Tracing.end")
    while not done:
        session.send("Runtime.evaluate", {"expression": "0"})  # lets what comes come


FRAMES = """() => {
  const times = [];
  let on = true;
  const look = (now) => { times.push(now); if (on) requestAnimationFrame(look); };
  requestAnimationFrame(look);
  return { stop: () => { on = false; return times.slice(1).map((now, i) => now - times[i]); } };
}"""


def print_frames(what: str, frames: list[float]) -> None:
    """Print how long frames took."""
    late = [each for each in frames if each > 50]
    middle, longest = statistics.median(frames), max(frames)
    print(f"{what}: {len(frames)} frames, median {middle:.1f}, longest {longest:.0f}, {len(late)} over 50")


def main() -> None:
    """Take the pictures, or measure."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    expect.set_options(timeout=30_000)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as running:
        browser = launch(running)
        smooth(browser, server) if wanted == "smooth" else take(browser, server, wanted)
        browser.close()
    write_page()


if __name__ == "__main__":
    main()
