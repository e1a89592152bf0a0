"""People with browsers: what the tests of the pages stand on."""

import re
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from pages import chromium
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, Request, expect

PATIENCE = 120.0  # seconds, on a busy machine
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 320, "height": 640}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}  # a phone held upright
STILL = {"reduced_motion": "reduce"}  # as all come, unless a test is about what moves: that takes its time
MOVING = {"reduced_motion": "no-preference"}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}

SHORT = {"coins": 30, "win": 2}  # house rules by which a game is over after two turns
SHORTEST = {"coins": 30, "win": 1}  # ... and after one

WON = {"en": "You win!|[^ ] wins?", "fr": "Vous avez gagné|[^ ] gagne"}  # against a bot, or with it

# What a page says when the server is not there. Only tests that take it away expect it.
NO_SERVER = r"ERR_CONNECTION_[A-Z]+|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed|503"


def launch(playwright: Playwright) -> Browser:
    """Start a Chromium."""
    path = chromium.find()
    assert path, "There is no browser: run `python tests/pages/chromium.py` (`make test` does)."
    options = {"executable_path": path, "args": chromium.ARGUMENTS, "timeout": PATIENCE * 1000}
    return playwright.chromium.launch(headless=True, **options)


class Visitor:
    """Somebody with a browser of their own: cookies, a language, a size of screen."""

    def __init__(self, browser: Browser, origin: str, name: str | None, lang: str = "en", **options: Any) -> None:
        self.origin = origin
        self.name = name
        self.lang = lang
        options = {"viewport": WIDE, "locale": LOCALES[lang], "base_url": origin} | STILL | options
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.set_default_navigation_timeout(PATIENCE * 1000)
        self.trouble: list[str] = []  # what should not have happened
        self.expected: list[str] = []  # patterns of trouble that a test makes itself
        self.requests: list[Request] = []
        self._watch()
        if name is not None:
            self.api("GET", "me")
            self.api("PUT", "me", {"nickname": name})
        self.page: Page = self.context.new_page()

    # --- What is watched ----------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        on = self.context.on
        on("console", lambda message: message.type in ("error", "warning") and self._note(message.type, message.text))
        on("weberror", lambda error: self._note("error in the page", str(error.error)))
        on("request", self._asked)
        on("requestfailed", self._failed)
        on("page", lambda page: page.on("websocket", lambda socket: self._went("websocket", socket.url)))

    def _note(self, kind: str, text: str) -> None:
        self.trouble.append(f"{kind}: {text}")

    def _asked(self, request: Request) -> None:
        self.requests.append(request)
        self._went("request", request.url)

    def _went(self, kind: str, url: str) -> None:
        here = (self.origin, self.origin.replace("http", "ws", 1), "data:", "blob:")
        if not url.startswith(here):
            self._note(f"{kind} to elsewhere", url)

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # somebody went to another page before it had come
            self._note("failed request", f"{request.url}: {request.failure}")

    def expect_trouble(self, *patterns: str) -> None:
        """Say what the test itself brings about."""
        self.expected += patterns

    def complaints(self) -> list[str]:
        return [trouble for trouble in self.trouble if not any(re.search(each, trouble) for each in self.expected)]

    # --- What can be done without a page ------------------------------------------------------------------------------

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server, as this person."""
        options = {} if body is None else {"data": body}
        answer = self.context.request.fetch(f"{self.origin}/api/{path}", method=method, **options)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def make(self, *seats: str, **wanted: object) -> dict[str, str]:
        """Make a table of Minivilles where bots do not wait."""
        return self.api("POST", "tables", {"game": "minivilles", "seats": seats, "pace": 0.0} | wanted)

    def played(self, table: str, seat: str = "P1") -> list[str]:
        """Return what the server knows that a seat has played."""
        return [each["action"] for each in self.api("GET", f"tables/{table}")["actions"] if each["who"] == seat]

    # --- What is seen and done in the page ----------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(path)

    def sit_down(self, *seats: str, **wanted: object) -> str:
        """Make a table, go there, and let the game begin; return its id."""
        table = self.make(*seats, **wanted)["id"]
        self.go(f"/t/{table}")
        self.start()
        return table

    def stop_the_clock(self) -> None:
        """Let no time pass in the page: what waits for a clock, as a replay does, stays where it is."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)

    def start(self) -> None:
        self.page.locator("[data-do=start]").click()
        self.board()

    def board(self) -> Locator:
        """Wait for the board."""
        market = self.page.locator("[data-market], [data-map]")
        expect(market).to_be_visible()
        return market

    def moves(self) -> list[str]:
        """Wait until there is something to decide, and return what can be pointed at; nothing if the game is over."""
        page = self.page
        here = page.locator("[data-move]:visible, [data-do=rematch]:visible, [data-do=go-rematch]:visible").first
        here.wait_for()
        return page.locator("[data-move]:visible").evaluate_all("all => all.map((one) => one.dataset.move)")

    def move(self, words: str) -> Locator:
        return self.page.locator(f'[data-move="{words}"]:visible').first

    def play(self, words: str, press: Callable[[Locator], None] = Locator.click) -> None:
        """Point at a move. Nothing can be pointed at until the page knows what came of it."""
        press(self.move(words))

    def play_on(
        self,
        choose: Callable[[list[str]], str],
        press: Callable[[Locator], None] = Locator.click,
        most: int = 300,
    ) -> list[str]:
        """Play until the game is over, or so many moves; return what was played."""
        played: list[str] = []
        while moves := self.moves():
            assert len(played) < most, f"The game is not over after {most} moves: {played[-9:]}"
            played.append(choose(moves))
            self.play(played[-1], press)
        return played

    def scrolls_sideways(self) -> str:
        """Return what sticks out of the page to the right, or nothing."""
        width = self.page.viewport_size["width"]
        self.page.wait_for_function("(width) => innerWidth === width", arg=width)
        return self.page.evaluate(STICKS_OUT)

    def look_with_axe(self) -> None:
        """Let axe-core look at the page, by day and at dusk: nothing serious may be found."""
        papers = set()
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            self.page.wait_for_function(RESTS)
            papers.add(self.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
            assert self.found_by_axe(None if scheme == "light" else COLOURS) == [], scheme
        assert len(papers) == 2, "at dusk the paper is another"

    def found_by_axe(self, options: dict[str, Any] | None = None) -> list[tuple[str, str, list[str]]]:
        """Return what is serious, and where."""
        return [
            (each["id"], each["help"], [node["html"][:160] for node in each["nodes"][:3]])
            for each in Axe().run(self.page, options=options).response["violations"]
            if each["impact"] in ("serious", "critical")
        ]

    def close(self) -> None:
        self.context.close()


# The rules about colours: nothing else is different at dusk.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


STICKS_OUT = """async () => {
  const room = () => document.documentElement.clientWidth;
  const wide = () => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  // A window that was resized just now is laid out anew within a few frames.
  for (let i = 0; i < 60 && wide() > room(); i++) await new Promise(requestAnimationFrame);
  if (wide() <= room()) return "";
  const right = (one) => one.getBoundingClientRect().right;
  const out = [...document.querySelectorAll("body *")].filter((one) => right(one) > room() + 0.5);
  return `${wide()} > ${room()}: ` + out.slice(0, 5).map((one) => `${one.tagName}.${one.className}`).join(", ");
}"""


RESTS = "() => document.getAnimations().every((each) => each.playState !== 'running')"

WATCH_ANIMATIONS = """() => {
  window.moving = [];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      if (duration * iterations > 150) window.moving.push(`${animation.effect.target?.className}: ${duration} ms`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def tap(element: Locator) -> None:
    """Tap something. It is a click only after the browser has seen that it is no other gesture."""
    element.page.evaluate("window.clicked = 0; addEventListener('click', () => (window.clicked = 1), { once: true })")
    element.tap()
    element.page.wait_for_function("() => window.clicked")


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until something is in focus, as one does without a mouse."""
    for _ in range(most):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def to_win(moves: list[str]) -> str:
    """Choose as somebody would who has read the rules once."""
    cards = (
        *("radio-tower", "amusement-park", "shopping-mall", "train-station"),
        *(
            "mine",
            "furniture-factory",
            "cheese-factory",
            "forest",
            "ranch",
            "convenience-store",
            "cafe",
            "bakery",
            "wheat-field",
        ),
    )
    for card in cards:
        if f"build {card}" in moves:
            return f"build {card}"
    for sure in ("roll 2", "roll 1", "keep"):
        if sure in moves:
            return sure
    return moves[0]
