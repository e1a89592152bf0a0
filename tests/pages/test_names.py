"""Names with any letters: shown as typed wherever they stand, never read as anything else, and sentences stay whole."""

import unicodedata

from pages.browsing import NARROW, SHORTEST, Visitor
from playwright.sync_api import expect

TYPED = [
    "W" * 24,  # as wide as a name can be
    "<b>Zoé</b>&amp;<i>",
    "{ $name } -term \\u0041",
    "שרה בת-אל",
    'Zo\u0308e\u0323\u0301 "d\'Arc" 🏠',
]
NAMES = [unicodedata.normalize("NFC", each) for each in TYPED]
ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069")  # they keep the words around a name in their order
BROKEN = ("undefined", "{$", "{ $", "[object", "NaN")
WRITTEN = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
  .flatMap((one) => [one.getAttribute("aria-label") ?? "", one.title])].join("\\n").replace(/\\s+/g, " ")"""


def look(visitor: Visitor, names: list[str] = NAMES) -> None:
    """Look at a page: these names stand there as they were typed, nothing became an element, nothing sticks out."""
    written = visitor.page.evaluate(WRITTEN).translate(ISOLATES)
    for name in names:
        assert name in written, f"{name} is not written on {visitor.page.url}: {written}"
    for name in NAMES:
        written = written.replace(name, "")
    assert [each for each in BROKEN if each in written] == []
    assert visitor.page.locator("b, i", has_text="Zoé").filter(has_not_text="<b>").count() == 0
    wide = visitor.page.viewport_size
    visitor.page.set_viewport_size(NARROW)
    assert visitor.scrolls_sideways() == ""
    visitor.page.set_viewport_size(wide)


def test_five_people_with_such_names_play_together(visit):
    people = [visit(name, lang="fr") for name in TYPED]
    first = people[0]
    made = first.make("me", *["open"] * 4, edition="deluxe", house=SHORTEST, options={"first": "P1"}, public=True)
    for number, visitor in enumerate(people, 1):
        visitor.go("/")
        look(visitor, [NAMES[number - 1]])  # who is greeted
        visitor.go(f"/t/{made['id']}")
        if visitor is not first:
            visitor.page.locator(f"[data-do=sit-P{number}]").click()
            expect(first.page.locator(f"[data-seat=P{number}]")).to_contain_text(NAMES[number - 1])
    look(first)
    first.start()
    for number, visitor in enumerate(people, 1):
        visitor.board()
        visitor.page.locator("button.fold").click()
        visitor.page.locator(".side form input").fill(f"{TYPED[number - 1]}!")
        visitor.page.locator(".side form input").press("Enter")
        expect(first.page.get_by_role("log").last).to_contain_text(f"{TYPED[number - 1]}!")
    look(first)
    first.page.locator("[data-do=people]").click()
    look(first)
    first.page.keyboard.press("Escape")
    first.page.locator("button.fold").click()
    for words in ("roll 1", "build train-station"):
        first.moves()
        first.play(words)
    expect(first.page.locator("[data-do=rematch]")).to_be_visible()
    for visitor in people:
        expect(visitor.page.locator("h1").first).to_be_visible()
        look(visitor, NAMES[:1] if visitor is not first else [])
        visitor.page.locator("button.fold").click()
        look(visitor, NAMES[1:])
    first.go(f"/t/{made['id']}/review")
    expect(first.page.locator("[data-luck]")).to_be_visible()
    look(first)
    first.go("/")
    expect(first.page.locator("[data-table]").first).to_be_visible()
    look(first)
