"""House rules through the page: by form and by file, seen by everybody before the game begins."""

from pathlib import Path

import pytest
from pages.browsing import NARROW, PHONE, Visitor
from playwright.sync_api import Locator, expect

import bourgade

GOOD = 'game = "minivilles"\nextends = "deluxe"\ncoins = 5\nwithout = ["mine"]\n\n[cards]\ncafe = { cost = 3 }\n'
BAD = 'extends = "deluxe"\n\n[cards]\ncafe = { roll = 15 }\n'


def begin(zoe: Visitor, game: str = "minivilles") -> Locator:
    """Go to the house rules of a new table."""
    zoe.go("/")
    zoe.page.locator(f"[data-do=with-friends][data-game={game}]").click()
    house = zoe.page.locator("details[data-do=house]")
    house.locator("summary").first.click()
    expect(house.locator("[data-path]").first).to_be_visible()
    return house


def put(house: Locator, path: str, *values: str) -> Locator:
    """Change a number in the form."""
    field = house.locator(f"[data-path='{path}']")
    for i, value in enumerate(values):
        field.locator("input").nth(i).fill(value)
        field.locator("input").nth(i).press("Enter")
    return field


def choose(house: Locator, name: str, text: str) -> None:
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    house.locator("input[type=file]").set_input_files(file)


def sentence_of(path: Path, text: str) -> str:
    """Return what Python says about a file."""
    path.write_text(text)
    with pytest.raises(bourgade.BadHouse) as refused:
        bourgade.new("minivilles", edition=path)
    return str(refused.value).replace(str(path), path.name)


def test_numbers_are_changed_in_a_form_and_everybody_sees_it_before_the_game_begins(visit):
    zoe: Visitor = visit("Zoé")
    house = begin(zoe)
    house.locator("input[name=house-search]").fill("cafe")
    put(house, "cards.cafe.cost", "5")
    put(house, "cards.cafe.roll", "3", "4")
    put(house, "coins", "9")
    changes = house.locator("[data-changes]")
    told = ["coins at the start 3 → 9", "Café: roll 3 → 3-4, cost 2 → 5"]
    expect(changes.locator("li")).to_have_text(told)
    house.locator("input[name=house-search]").fill("")
    expect(house.locator("[data-path='cards.cafe.cost']")).to_be_visible()  # what differs stays in sight
    expect(house.locator("[data-path='cards.mine.cost']")).to_have_count(0)
    zoe.page.locator("[data-do=make]").click()
    zoe.page.wait_for_url("**/t/*")
    expect(zoe.page.locator("[data-house] li")).to_have_text(told)
    table = zoe.page.url.rpartition("/")[2]
    rules = {"coins": 9, "cards": {"cafe": {"cost": 5, "roll": [3, 4]}}}
    assert zoe.api("GET", f"tables/{table}")["setup"]["house"] == rules

    tom: Visitor = visit("Tom", lang="fr")
    tom.go(f"/t/{table}")
    expect(tom.page.locator("[data-house] li")).to_have_count(len(told))
    expect(tom.page.locator("[data-house]")).to_contain_text("Règles maison")
    tom.page.locator("[data-do=sit-P2]").click()
    zoe.start()
    tom.board()
    tom.page.locator("button.fold").click()
    tom.page.locator("[data-do=people]").click()
    expect(tom.page.locator("dialog [data-house] li")).to_have_count(len(told))


def test_what_is_wrong_is_said_at_its_field_and_can_be_taken_back(visit):
    zoe: Visitor = visit("Zoé")
    zoe.expect_trouble("400")
    house = begin(zoe)
    house.locator("[data-do=house-all]").click()
    with pytest.raises(bourgade.BadHouse) as refused:
        bourgade.new("minivilles", edition={"extends": "base", "cards": {"cafe": {"cost": 1001}}})
    cost = put(house, "cards.cafe.cost", "1001")
    expect(cost.get_by_role("alert")).to_have_text(str(refused.value))
    expect(cost.locator("input")).to_have_attribute("aria-invalid", "true")
    with pytest.raises(bourgade.BadHouse) as refused:
        bourgade.new("minivilles", edition={"extends": "base", "cards": {"cafe": {"cost": "dear"}}})
    put(house, "cards.cafe.cost", "dear")
    expect(cost.get_by_role("alert")).to_have_text(str(refused.value))
    cost.get_by_role("button").click()  # back to what is printed
    expect(cost.locator("input")).to_have_value("2")
    expect(cost.get_by_role("alert")).to_have_count(0)
    put(house, "coins", "4")
    expect(house.locator("[data-changes] li")).to_have_count(1)
    house.locator("[data-do=house-reset]").click()
    expect(house.locator("[data-changes]")).to_have_count(0)
    expect(house.locator("[data-path=coins] input")).to_have_value("3")


def test_a_file_is_taken_with_its_edition_and_a_wrong_one_refused_with_the_sentence_of_python(visit, tmp_path):
    zoe: Visitor = visit("Zoé")
    zoe.expect_trouble("400")
    house = begin(zoe)
    choose(house, "my-town.toml", BAD)
    wrong = sentence_of(tmp_path / "my-town.toml", BAD)
    assert wrong.startswith("my-town.toml, line 4")
    expect(house.get_by_role("alert").filter(has_text=wrong)).to_be_visible()
    choose(house, "my-town.toml", "extends = deluxe")
    wrong = sentence_of(tmp_path / "my-town.toml", "extends = deluxe")
    expect(house.get_by_role("alert").filter(has_text=wrong)).to_be_visible()
    choose(house, "my-town.toml", GOOD)
    expect(house.locator("[data-changes] li")).to_have_count(3)
    expect(zoe.page.get_by_role("radio", name="Deluxe")).to_be_checked()
    expect(house.locator("[data-path=coins] input")).to_have_value("5")
    zoe.page.locator("[data-do=make]").click()
    zoe.page.wait_for_url("**/t/*")
    setup = zoe.api("GET", f"tables/{zoe.page.url.rpartition('/')[2]}")["setup"]
    assert (setup["edition"], setup["house"]) == (
        "deluxe",
        {"coins": 5, "without": ["mine"], "cards": {"cafe": {"cost": 3}}},
    )


def test_the_printing_of_ma_petite_ville_is_typed_in(visit):
    zoe: Visitor = visit("Zoé")
    house = begin(zoe, "ma-petite-ville")
    put(house, "lengths", "2, 3, 4")
    tiles = house.locator("[data-path=tiles] textarea")
    tiles.fill("xyb/rbr/ygg\nxrg/bgb/ryy\nxby/gyg/brr\nrrg/gxy/bby")
    tiles.blur()
    expect(house.locator("[data-changes] li")).to_have_count(2)


@pytest.mark.parametrize("game", ["minivilles", "mint-works", "ma-petite-ville"])
def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways_on_a_phone(visit, game):
    zoe: Visitor = visit("Zoé", lang="fr", viewport=PHONE, has_touch=True)
    zoe.expect_trouble("400")
    house = begin(zoe, game)
    every = house.locator("[data-do=house-all]")
    if every.count():
        every.click()
    first = house.locator("[data-path] input").first
    first.fill("100000")
    first.press("Enter")
    expect(house.get_by_role("alert").filter(has_text="100000")).to_be_visible()
    assert zoe.found_by_axe() == []
    assert zoe.scrolls_sideways() == ""
    zoe.page.set_viewport_size(NARROW)
    assert zoe.scrolls_sideways() == ""
