"""The pages and the code say the same: rules and tests, tables and data, examples and what they do."""

import ast
import json
import math
import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import bourgade
from bourgade.games import definition, packages
from bourgade.games.ma_petite_ville.printing import COLOURS, LENGTHS, LETTERS, TILES, turned
from bourgade.games.minivilles.cards import kinds_of, landmarks_of
from bourgade.games.minivilles.state import CARDS
from bourgade.games.mint_works.state import CARDS as MINT_CARDS
from bourgade.texts import say

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
FOLDERS = [ROOT / name for name in ("docs", "examples", "benchmarks", "src", "tests")]
PAGES = sorted([*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in folder.rglob("*.md"))])
PAGES_WITH_CODE = [path for path in PAGES if path.name == "README.md" or (ROOT / "docs") in path.parents]
PAGE_OF = {path.stem: path.read_text("utf-8") for path in RULES}  # by the name of the game
MINIVILLES, MINT_WORKS, MA_PETITE_VILLE = (PAGE_OF[game] for game in ("minivilles", "mint-works", "ma-petite-ville"))
HOUSE_RULES = (ROOT / "docs" / "house-rules.md").read_text("utf-8")
EVENTS = (ROOT / "docs" / "events.md").read_text("utf-8")
TABLES = {  # of cards on the pages: the heading, and the table of the data with the same slugs
    "minivilles": {"Establishments": "establishments", "Landmarks": "landmarks"},
    "mint-works": {"Locations": "locations", "Plans": "plans", "Opponents": "opponents"},
    "ma-petite-ville": {},  # it has tiles and silhouettes, and no cards
}
NOT_IN_DATA = ["city-hall"]  # an edition has it or not (MV-28)
SETS = {
    "B": "base",
    "M": "marina",
    "G": "green-valley",
}
GAMES_OF_EVENTS = 6  # random ones of each game
ID = re.compile(r"\b[A-Z]{2}-\d\d\b")
ID_OF_RULE = re.compile(r"^- ([A-Z]{2}-\d\d) ", re.M)


# Reading a page


def section(page, heading):
    """Return what stands under a heading of the second level."""
    return page.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]


def rows(page, heading):
    """Return the first table under a heading, one dict per row, keyed by the table's head."""
    return tables(page, heading)[0]


def tables(page, heading):
    """Return all tables under a heading."""
    found = re.findall(r"(?:^\|.*\n)+", section(page, heading) + "\n", re.M)
    return [table(text.splitlines()) for text in found]


def table(lines):
    head, _, *body = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return [dict(zip(head, cells, strict=True)) for cells in body]


def blocks(page, language):
    """Return the fenced blocks of a language, each with the number of the line before it."""
    fence = re.compile(rf"^```{language}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    return [(page.count("\n", 0, found.start()) + 1, found[1]) for found in fence.finditer(page)]


def span(text):
    """Return the first and the last number of a range, or a number twice."""
    first, _, last = text.partition("\N{EN DASH}")
    return [int(first), int(last or first)]


def code(text):
    """Return what stands between backquotes."""
    return re.findall(r"`([^`]+)`", text)


def numbers_in(text):
    """Return the whole numbers in a text."""
    return {int(number) for number in re.findall(r"\d+", text)}


def rule_text(page, name):
    """Return what a rule says."""
    return re.search(rf"^- {name} (.*)$", page, re.M)[1]


def in_repository(path):
    return str(path.relative_to(ROOT))


# Every rule has a test, and every test's rule exists


def ids_of_rules():
    return [name for path in RULES for name in ID_OF_RULE.findall(path.read_text("utf-8"))]


def ids_in_tests():
    """Return the rules that tests name in ``pytest.mark.rule``, each with where."""
    named = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                [argument] = node.args
                named.setdefault(ast.literal_eval(argument), f"{in_repository(path)}:{node.lineno}")
    return named


def test_a_rule_has_one_id_and_an_id_one_rule():
    ids = ids_of_rules()
    assert ids
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_has_a_test_that_names_it():
    assert sorted(set(ids_of_rules()) - set(ids_in_tests())) == []


def test_every_rule_that_a_test_names_is_on_a_page():
    ids = ids_of_rules()
    assert {name: where for name, where in ids_in_tests().items() if name not in ids} == {}


def test_every_rule_that_pages_and_sources_quote_is_on_a_page():
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".toml")]
    quoted = {name: in_repository(path) for path in [*PAGES, *sources] for name in ID.findall(path.read_text("utf-8"))}
    recipes = ID_OF_RULE.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8"))  # they add a rule to a page
    ids = [*ids_of_rules(), *recipes]
    assert {name: where for name, where in quoted.items() if name not in ids} == {}


# The tables agree with the data


def test_every_game_has_a_page_and_every_page_a_game():
    assert sorted(PAGE_OF) == sorted(packages()) == sorted(TABLES)


@pytest.mark.parametrize(("game", "heading"), [(game, heading) for game in TABLES for heading in TABLES[game]])
def test_a_table_of_the_page_has_every_card_of_the_data_with_its_french_name(game, heading):
    package = packages()[game]
    data = import_module(f"{package}.state").CARDS[TABLES[game][heading]]
    table = rows(PAGE_OF[game], heading)
    assert sorted(row["slug"] for row in table if row["slug"] not in NOT_IN_DATA) == sorted(data)
    named = {row["slug"]: row["French"] for row in table if "French" in row and row["slug"] not in NOT_IN_DATA}
    assert named == {slug: say("fr", package, f"cards-{slug}") for slug in named}
    assert len(named) in (0, len(data))


@pytest.mark.parametrize("row", rows(MINIVILLES, "Establishments"), ids=lambda row: row["slug"])
def test_an_establishment_of_the_page_is_that_of_the_data(row):
    card = CARDS["establishments"][row["slug"]]
    assert [SETS[row["set"]], *(["deluxe"] if row["D"] == "✓" else [])] == card["sets"]
    assert (row["colour"], span(row["roll"]), int(row["cost"]), row["icon"]) == (
        card["colour"],
        card["roll"],
        card["cost"],
        card["icon"],
    )


@pytest.mark.parametrize("row", rows(MINIVILLES, "Establishments"), ids=lambda row: row["slug"])
def test_the_effect_on_the_page_has_the_numbers_of_the_data(row):
    card = CARDS["establishments"][row["slug"]]
    numbers = [card[key] for key in ("landmarks-below", "roller-landmarks", "when-built") if key in card]
    if row["slug"] != "trawler" and isinstance(card.get("amount"), int):  # a trawler's amount is 1 per pip
        numbers.append(abs(card["amount"]))
    assert set(numbers) <= numbers_in(row["effect"])
    words = [*card.get("per", []), *([card["needs"]] if "needs" in card else [])]
    assert [word for word in words if word.replace("-", " ") not in row["effect"]] == []


def test_the_page_has_every_landmark_in_the_order_of_the_data_and_the_city_hall():
    assert [row["slug"] for row in rows(MINIVILLES, "Landmarks")] == [*CARDS["landmarks"], "city-hall"]


@pytest.mark.parametrize("row", rows(MINIVILLES, "Landmarks")[:-1], ids=lambda row: row["slug"])
def test_a_landmark_of_the_page_is_that_of_the_data(row):
    card = CARDS["landmarks"][row["slug"]]
    assert [SETS[row["set"]], *(["deluxe"] if row["D"] == "✓" else [])] == card["sets"]
    assert int(row["cost"]) == card["cost"]
    assert str(card.get("amount", "")) in row["effect"]


def test_the_editions_with_the_set_of_the_city_hall_have_it():
    row = rows(MINIVILLES, "Landmarks")[-1]
    with_hall = {name for name, edition in CARDS["editions"].items() if edition["city-hall"]}
    assert with_hall == {name for name, edition in CARDS["editions"].items() if SETS[row["set"]] in edition["sets"]}


def test_the_page_has_every_edition_in_the_order_of_the_data():
    assert [code(row["edition"]) for row in rows(MINIVILLES, "Editions")] == [[name] for name in CARDS["editions"]]


@pytest.mark.parametrize("row", rows(MINIVILLES, "Editions"), ids=lambda row: row["edition"])
def test_an_edition_of_the_page_is_that_of_the_data(row):
    [name] = code(row["edition"])
    edition = CARDS["editions"][name]
    assert span(row["players"]) == edition["players"]
    assert row["landmarks to win"] == f"{edition['win']} of {len(landmarks_of(name))}"
    assert code(row["market"]) == edition["markets"]
    if "line" in edition["markets"]:
        assert f"`line` of {edition['piles']}" in row["market"]
    assert row["copies"] == f"{edition['copies']}, purple {edition['purple-copies']}"
    if name == "deluxe":
        assert f"{len(kinds_of(name))} kinds" in row["establishments"]
    else:
        assert row["establishments"].lower().replace(" ", "-").split("-+-") == edition["sets"]


@pytest.mark.parametrize("heading", TABLES["mint-works"])
def test_the_cards_of_mint_works_stand_in_the_order_of_the_data(heading):
    assert [row["slug"] for row in rows(MINT_WORKS, heading)] == list(MINT_CARDS[TABLES["mint-works"][heading]])


@pytest.mark.parametrize("row", rows(MINT_WORKS, "Locations"), ids=lambda row: row["slug"])
def test_a_location_of_the_page_is_that_of_the_data(row):
    location = MINT_CARDS["locations"][row["slug"]]
    assert row["kind"] == location["kind"]
    assert row["slots for 1 / 2 / 3 / 4 players"] == " / ".join(map(str, location["slots"]))
    assert numbers_in(row["cost"]) == {location[key] for key in ["cost"] if key in location}
    mints = [location[key] for key in ("gain", "others", "owner") if key in location]
    assert [int(number) for number in re.findall(r"gains? (\d+)", row["effect"])] == mints


@pytest.mark.parametrize("row", rows(MINT_WORKS, "Plans"), ids=lambda row: row["slug"])
def test_a_plan_of_the_page_is_that_of_the_data(row):
    plan = MINT_CARDS["plans"][row["slug"]]
    assert (row["type"], row["cost"], row["stars"]) == (plan["type"], str(plan["cost"]), str(plan["stars"]))
    assert (row["effect"] == f"upkeep: gain {plan.get('upkeep')}") == ("upkeep" in plan)
    assert ("opens the location" in row["effect"]) == (plan["type"] == "deed")


@pytest.mark.parametrize("row", rows(MINT_WORKS, "Opponents"), ids=lambda row: row["slug"])
def test_an_opponent_of_the_page_is_that_of_the_data(row):
    opponent = MINT_CARDS["opponents"][row["slug"]]
    assert row["mints"] == str(opponent.get("mints", "without limit"))
    assert (row["buys by cost"], row["then by type"].split(", ")) == (opponent["buys"], opponent["types"])


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("MW-03", "{supply} lie face up as the supply ({solo-supply} in solo)"),
        ("MW-04", "starts with {mints} mints"),
        ("MW-30", "{stars} stars or more"),
        ("MW-31", "refilled to {supply} (solo: {solo-supply})"),
        ("MW-59", "{all-mints} mints in all"),
    ],
)
def test_the_numbers_of_the_box_are_in_the_rules_of_mint_works(rule, text):
    assert text.format(**MINT_CARDS["box"]) in rule_text(MINT_WORKS, rule)


def test_the_page_counts_the_cards_of_mint_works():
    assert section(MINT_WORKS, "Locations").strip().startswith(f"{len(MINT_CARDS['locations'])} cards.")
    assert section(MINT_WORKS, "Plans").strip().startswith(f"{len(MINT_CARDS['plans'])} cards, one of each.")
    assert f"The {len(MINT_CARDS['plans'])} plans are shuffled" in rule_text(MINT_WORKS, "MW-03")


# The tiles of Ma Petite Ville are those of the data, and favour no colour


def lines_of_tiles():
    """Return the tiles on the page, line by line."""
    [(_, text)] = blocks(section(MA_PETITE_VILLE, "Printing"), "")
    return [line.split() for line in text.splitlines()]


def tiles_on_the_page():
    return [tile for line in lines_of_tiles() for tile in line]


def shifted(tile):
    """Return a tile in the next colouring: b→g→y→r→b."""
    return tile.translate(str.maketrans("bgyr", "gyrb"))


def inner_edges(tile):
    """Return the two letters beside each edge between squares of a tile."""
    rows = tile.split("/")
    lines = [*rows, *("".join(column) for column in zip(*rows, strict=True))]
    return ["".join(sorted(line[i : i + 2])) for line in lines for i in (0, 1)]


def test_the_tiles_of_the_page_are_those_of_the_data():
    assert tiles_on_the_page() == list(TILES)
    assert f"There are {len(TILES)}, of " in section(MA_PETITE_VILLE, "Printing")


def test_the_silhouettes_of_the_page_are_those_of_the_data():
    lengths = re.search(r"They show ([\d, and]+) objects", section(MA_PETITE_VILLE, "Printing"))[1]
    assert sorted(numbers_in(lengths)) == list(LENGTHS)


def test_the_colours_of_the_page_are_those_of_the_data():
    table = rows(MA_PETITE_VILLE, "Printing")
    assert [row["colour"] for row in table] == list(COLOURS)
    assert "".join(row["letter"] for row in table) + "x" == "".join(LETTERS)


@pytest.mark.parametrize("tile", tiles_on_the_page())
def test_a_tile_has_two_squares_of_each_colour_and_one_x(tile):
    assert Counter(tile.replace("/", "")) == {"b": 2, "g": 2, "y": 2, "r": 2, "x": 1}


@pytest.mark.parametrize("line", lines_of_tiles(), ids=lambda line: line[0])
def test_a_line_of_tiles_is_one_pattern_in_four_colourings(line):
    assert [shifted(tile) for tile in line] == [*line[1:], line[0]]


def test_shifting_the_colours_maps_the_tiles_onto_themselves():
    assert sorted(shifted(tile) for tile in tiles_on_the_page()) == sorted(tiles_on_the_page())


def test_each_pair_of_different_colours_is_side_by_side_on_48_inner_edges():
    edges = Counter(edge for tile in tiles_on_the_page() for edge in inner_edges(tile))
    pairs = {edge: count for edge, count in edges.items() if edge[0] != edge[1] and "x" not in edge}
    assert pairs == dict.fromkeys(["bg", "by", "br", "gy", "gr", "ry"], 48)


# What the pages say about notation, positions and records


def written_moves(game):
    return [text for row in rows(PAGE_OF[game], "Notation") for text in code(row["text"])]


def examples(game):
    """Return the positions and records on the page of a game."""
    return [json.loads(text) for _, text in blocks(PAGE_OF[game], "json")]


def texts_of(game):
    """Return what is a move or an outcome of a game: in every state, or in one of the positions on its page."""
    positions = [example for example in examples(game) if "phase" in example]
    fixed = {action.text for action in definition(game).notation.fixed.values()}
    return fixed.union(*(bourgade.load(example).legal() for example in positions))


@pytest.mark.parametrize("game", PAGE_OF)
def test_every_move_of_the_notation_is_one_of_the_game(game):
    texts = texts_of(game)
    assert [text for text in written_moves(game) if text not in texts] == []


@pytest.mark.parametrize("game", PAGE_OF)
def test_the_notation_has_every_kind_of_move(game):
    assert kinds(written_moves(game)) == kinds(texts_of(game))


def kinds(texts):
    """Return the first words of moves; where something is placed at a location, that is a kind for each."""
    return {re.match(r"place [a-z-]+|[a-z-]+", text)[0] for text in texts}


@pytest.mark.parametrize("game", PAGE_OF)
def test_the_page_has_every_phase(game):
    named = re.findall(r"^\| (`.+`) \| (?:player|chance|nobody) \|", section(PAGE_OF[game], "Position"), re.M)
    phases = import_module(f"{packages()[game]}.state").PHASES
    assert sorted(phase for cell in named for phase in code(cell)) == sorted(phases)


@pytest.mark.parametrize("game", ["mint-works", "ma-petite-ville"])
def test_the_page_has_every_key_of_a_position(game):
    named = [name for table in tables(PAGE_OF[game], "Position") for row in table for name in code(row.get("key", ""))]
    position = import_module(f"{packages()[game]}.position")
    assert sorted([*named, "house"]) == sorted([*position.KEYS, *getattr(position, "FURTHER_KEYS", [])])


@pytest.mark.parametrize(
    "example",
    [example for game in PAGE_OF for example in examples(game)],
    ids=lambda example: f"{example['game']}-{example.get('phase', 'record')}",
)
def test_an_example_of_a_position_or_record_comes_back(example):
    if "actions" in example:
        assert bourgade.replay(example).record() == example
    elif example["game"] == "minivilles":  # these may be left out
        full = {"deck": {}} | example
        full["players"] = [{"closed": {}, "startup": 0} | player for player in example["players"]]
        assert bourgade.load(example).position() == full
    else:
        assert bourgade.load(example).position() == example


def example_of(game, phase):
    """Return the position on a game's page that is in this phase."""
    [position] = [example for example in examples(game) if example.get("phase") == phase]
    return position


def test_the_record_of_ma_petite_ville_leads_to_the_first_position_of_its_page():
    [record] = [example for example in examples("ma-petite-ville") if "actions" in example]
    assert bourgade.replay(record).position() == example_of("ma-petite-ville", "turn")


def test_the_drawing_of_a_city_is_the_first_position_of_its_page():
    """Squares are written by their letters, those that are taken as capitals."""
    position = example_of("ma-petite-ville", "turn")
    taken = {
        (found["x"] + i * (found["way"] == "across"), found["y"] + i * (found["way"] == "down"))
        for found in position["placed"]
        for i in range(found["length"])
    }
    city = {}
    for tile in position["tiles"]:
        for y, row in enumerate(turned(TILES[tile["tile"] - 1], tile["turned"]).split("/"), 3 * tile["y"]):
            for x, letter in enumerate(row, 3 * tile["x"]):
                city[x, y] = letter.upper() if (x, y) in taken else letter
    [(_, drawing)] = blocks(section(MA_PETITE_VILLE, "Notation"), "")
    head, *lines = [line.split() for line in drawing.splitlines() if line]
    drawn = {(int(x), int(y)): letter for y, *row in lines for x, letter in zip(head, row, strict=False)}
    assert drawn == city


def test_the_silhouettes_that_the_page_names_are_those_that_can_be_laid_there():
    position = example_of("ma-petite-ville", "turn")
    _, named = section(MA_PETITE_VILLE, "Notation").split("Here blue may play")
    normal, easy = (re.findall(r"`(place [^`]+)`", text) for text in named.split("In `easy`"))
    assert places(position) == sorted(normal)
    assert places(position | {"edition": "easy"}) == sorted(normal + easy)


def places(position):
    return sorted(move for move in bourgade.load(position).legal() if move.startswith("place "))


def test_the_page_numbers_the_actions_of_ma_petite_ville():
    notation = definition("ma-petite-ville").notation
    following = 0
    for row in rows(MA_PETITE_VILLE, "Numbers of actions"):
        [kind] = code(row["actions"])
        first, last = span(row["numbers"])
        assert (kind, first, last + 1) == (
            kind,
            following,
            first + math.prod(map(int, re.findall(r"\d+", row["how many"]))),
        )
        fixed = [number for number, action in notation.fixed.items() if action.parts.kind == kind]
        assert fixed == ([] if kind in ("lay", "place") else [*range(first, last + 1)])
        following = last + 1
    assert following == notation.size


def test_the_number_of_a_move_that_the_page_computes_is_its_number():
    game = definition("ma-petite-ville")
    setting, states = game.read(example_of("ma-petite-ville", "turn"), game.revision)
    [(text, number)] = re.findall(
        r"`(place [^`]+)` begins on .*? = (\d+)\.", section(MA_PETITE_VILLE, "Numbers of actions"), re.S
    )
    action = game.notation.read(text)
    assert game.notation.number(setting.boxes, states, action) == int(number)
    assert game.notation.actions(setting.boxes, states, [int(number)]) == [action]


def test_the_editions_of_ma_petite_ville_are_those_of_the_page():
    said = {code(row["edition"])[0]: span(row["players"]) for row in rows(MA_PETITE_VILLE, "Editions")}
    editions = definition("ma-petite-ville").editions
    assert said == {name: [edition.players[0], edition.players[-1]] for name, edition in editions.items()}


@pytest.mark.parametrize(
    ("page", "heading", "bounds"),
    [(HOUSE_RULES, "Ma Petite Ville", ["how many", "each"]), (MA_PETITE_VILLE, "House printings", ["bounds"])],
    ids=["house-rules", "ma-petite-ville"],
)
def test_the_bounds_of_a_printing_are_those_of_the_form(page, heading, bounds):
    form = definition("ma-petite-ville").house("normal")
    said = {code(row["key"])[0]: {n for key in bounds for n in numbers_in(row[key])} for row in rows(page, heading)}
    lengths, tiles = form["lengths"], form["tiles"]
    assert said == {"lengths": {1, lengths.longest, lengths.least, lengths.most}, "tiles": {tiles.fewest, tiles.most}}


def test_a_tile_with_a_square_too_few_is_refused_as_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    [(_, file)] = blocks(section(HOUSE_RULES, "Ma Petite Ville"), "toml")
    Path("our-box.toml").write_text(file.replace("bxr/ygg/ybr", "bxr/ygg/yb"), "utf-8")
    with pytest.raises(bourgade.BadHouse) as refused:
        bourgade.new("ma-petite-ville", edition="our-box.toml")
    assert f"\nbourgade: {refused.value}\n" in section(HOUSE_RULES, "Ma Petite Ville")


def test_the_pages_name_every_error():
    errors = [
        name
        for name in bourgade.__all__
        if isinstance(getattr(bourgade, name), type) and name not in ("Batch", "Game", "View")
    ]
    named = {
        game: [name for row in rows(page, "Errors") for name in code(row["error"])] for game, page in PAGE_OF.items()
    }
    assert sorted([*named["minivilles"], "BourgadeError"]) == sorted(errors)
    assert {name for names in named.values() for name in names} <= set(errors)


# What happens


def events_of(game):
    """Return the rows of a game's kinds of events, and of those of every game."""
    own = EVENTS.split(f"\n### {definition(game).title}\n", 1)[1].split("\n##", 1)[0].splitlines()
    return rows_of_kinds(section(EVENTS, "What an event says").splitlines()) | rows_of_kinds(own)


def rows_of_kinds(lines):
    start = lines.index("| kind | who | whom | card | amount |")
    return {code(row.pop("kind"))[0]: row for row in table([line for line in lines[start:] if line.startswith("|")])}


@pytest.mark.parametrize("game", PAGE_OF)
def test_the_kinds_of_events_are_those_of_the_page(game):
    kinds, said = definition(game).events, events_of(game)
    assert tuple(said) == kinds.names
    assert {kind for kind, row in said.items() if row["card"].endswith(", a secret")} == kinds.secret


@pytest.mark.parametrize("game", PAGE_OF)
def test_events_have_no_more_than_the_page_says(game):
    said, chooser = events_of(game), Random(game)
    for number in range(GAMES_OF_EVENTS):
        editions = definition(game).editions
        edition = chooser.choice(list(editions))
        played = bourgade.new(game, edition=edition, players=chooser.choice(editions[edition].players), seed=number)
        while not played.over and len(played.record()["actions"]) < 200:
            played.draw() if played.actor == "chance" else played.play(chooser.choice(played.legal()))
        for event in (event for events in played.events() for event in events):
            row = said[event.kind]
            used = {name for name in ("who", "whom", "card") if getattr(event, name) is not None}
            assert used | ({"amount"} if event.amount != 1 else set()) <= {name for name in row if row[name]}, event
            assert all(event.card == named for named in code(row["card"])), event


# Links lead somewhere, and code runs


@pytest.mark.parametrize("path", PAGES, ids=in_repository)
def test_relative_links_lead_to_files_and_headings_that_exist(path):
    page = re.sub(r"^```.*?^```$", "", path.read_text("utf-8"), flags=re.M | re.S)
    broken = []
    for target in re.findall(r"\]\(([^)\s]+)\)", page):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, heading = target.partition("#")
        other = path.parent / file if file else path
        if not other.exists() or (heading and heading not in anchors(other)):
            broken.append(target)
    assert broken == []


def anchors(path):
    """Return the names under which a page's headings are reached."""
    headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.M)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


@pytest.mark.parametrize(
    "path", [path for path in PAGES_WITH_CODE if blocks(path.read_text("utf-8"), "python")], ids=in_repository
)
def test_the_python_on_a_page_runs(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": path.stem}
    for line, source in blocks(path.read_text("utf-8"), "python"):
        exec(compile("\n" * line + source, str(path), "exec"), names)
