"""Ma Petite Ville in the terminal, played as a person does: by reading the screen and typing."""

import re
from random import Random

import pytest
from city_table import city, squares, table
from rich.cells import cell_len
from test_cli import type_at
from test_terminal import COLOURS, home, rendered, saves, sit  # noqa: F401
from test_terminal import SIGNS as DRAWN

import bourgade
from bourgade.games.ma_petite_ville.printing import TILES, turned
from bourgade.games.ma_petite_ville.terminal.wording import move_at
from bourgade.telling import telling_of
from bourgade.terminal import drawing_of
from bourgade.terminal.drawing import Reader
from bourgade.terminal.words import plain
from bourgade.texts import LANGUAGES

DRAWING, TELLING = drawing_of("ma-petite-ville"), telling_of("ma-petite-ville")
CROSS = "\N{MULTIPLICATION SIGN}"
SIGNS = {"b": "☺", "g": "♣", "y": "∞", "r": "⌂", "x": CROSS}
SIGN = re.compile(f"{DRAWN.pattern}|[☺♣∞⌂╌·]")
RULER = re.compile(r" *-?\d+(?: +-?\d+)*(?= |$)")
BARS = {"across": "╺━╸", "down": "╻┃╹"}  # the first square of a silhouette, one between, the last
MARKS = {"across": "━━╸", "down": "╻┃╹"}  # behind the signs
FRAMES = {"across": ["[━", "━━", "━]"], "down": ["╭╮", "││", "╰╯"]}  # around the signs


def played(seed, actions=400, **options):
    """Return a game with silhouettes laid now and then, and each position on the way before a move."""
    game, luck = bourgade.new("ma-petite-ville", seed=seed, **options), Random(seed)
    while not game.over and len(game.record()["actions"]) < actions:
        moves = game.legal()
        places = [move for move in moves if move.startswith("place ")]
        if game.actor == "chance":
            game.draw()
        else:
            yield game
            game.play(luck.choice(places if places and luck.random() < 0.4 else [*moves[:1], *moves][-9:]))
    yield game


def chain(way, tiles=35):
    """Return a game in a city of tiles in one row or column, half of them before the first."""
    half = tiles // 2
    steps = [number if number <= half else half - number for number in range(tiles)]
    at = [f"{x} 0" if way == "across" else f"0 {x}" for x in steps]
    laid = city(*(f"{number} at {place} r{number % 4}" for number, place in enumerate(at, 1)))
    return table(laid, "blue", "red 2 3 7")


def page_of(game, language="en", width=80):
    position = game.shown()
    moves = DRAWING.order(position, game.legal_actions())
    return DRAWING.page(Reader(language, width=width), position, moves, [])


# The map, read as a person does: numbers above and beside it, and signs where both meet


def read_map(lines):
    """Return the characters of each square's columns by its coordinates, and how many columns a square has."""
    top = next(number for number, line in enumerate(lines) if RULER.match(line))
    labels = {int(found[0]): found.end() - 1 for found in re.finditer(r"-?\d+", RULER.match(lines[top])[0])}
    (first, column), (second, next_column) = list(labels.items())[:2]
    apart, step = next_column - column, second - first
    width = apart if step < 3 else (3 * apart // step - 1) // 3
    start = column - first // 3 * (3 * width + 1) - first % 3 * width  # of square 0
    found, row = {}, None
    for line in lines[top + 1 :]:
        label = re.match(r" *(-?\d+) ", line)
        if label and row in (None, int(label[1]) - 1):
            row = int(label[1])
            for x in range(-120, 120):
                at = start + x // 3 * (3 * width + 1) + x % 3 * width
                if label.end() <= at < len(line):
                    found[x, row] = line[at - (width == 3) : at + (width > 1) + 1]
        elif not re.match(r"[ │┃]*(  |$)", line):
            break
    return found, width


def expected(position, width):
    """Return what must be read on each square."""
    tiles = position.get("printing", {}).get("tiles", TILES)
    seen = {}
    for tile in position["tiles"]:
        for y, row in enumerate(turned(tiles[tile["tile"] - 1], tile["turned"]).split("/")):
            for x, letter in enumerate(row):
                sign = SIGNS[letter]
                seen[3 * tile["x"] + x, 3 * tile["y"] + y] = {1: sign, 2: f"{sign} ", 3: f" {sign} "}[width]
    for placed in position["placed"]:
        sign, way, last = SIGNS[placed["colour"][0]], placed["way"], placed["length"] - 1
        for number in range(placed["length"]):
            part = 0 if number == 0 else 2 if number == last else 1
            left, right = FRAMES[way][part]
            shown = {1: BARS[way][part], 2: sign + MARKS[way][part], 3: left + sign + right}[width]
            seen[placed["x"] + number * (way == "across"), placed["y"] + number * (way == "down")] = shown
    return seen


def hidden_sides(lines):
    """Return what the page says that it does not show."""
    text = " ".join(" ".join(lines).split())
    said = re.search(r"Not shown: ([^.]*)\.", text)
    found = {side: int(n) for side, n in re.findall(r"(above|below|left of|right of) (-?\d+)", said[1] if said else "")}
    return lambda x, y: (
        found.get("left of", x) <= x <= found.get("right of", x) and found.get("above", y) <= y <= found.get("below", y)
    )


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_square_can_be_read_without_colour_on_every_form_of_the_page(width):
    widths = set()
    for number, game in enumerate(played(5, players=3)):
        if number % 12 == 11 and game.shown()["phase"] == "turn":
            for form in page_of(game, width=width).forms:
                lines = rendered(form, width)
                found, square = read_map(lines)
                shown = hidden_sides(lines)
                wanted = {at: sign for at, sign in expected(game.shown(), square).items() if shown(*at)}
                assert {at: found.get(at) for at in wanted} == wanted
                assert len(wanted) >= 9
                widths.add(square)
    assert widths == {1, 2, 3}


@pytest.mark.parametrize("seed", [1, 2])
def test_every_square_of_a_finished_city_is_on_the_table(seed):
    *_, game = played(seed, players=4)
    assert game.over
    found, square = read_map(rendered(DRAWING.table(Reader("en", width=120), game.shown()), 120))
    wanted = expected(game.shown(), square)
    assert {at: found.get(at) for at in wanted} == wanted


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_the_width_and_nothing_is_cut_off(language, width):
    names = {f"P{number}": f"P{number} (greedy)" for number in range(1, 5)}
    reader = Reader(language, width=width, names=names)
    for number, game in enumerate(played(3, players=4)):
        if number % 16 == 0 or game.over:
            position = game.shown()
            moves = DRAWING.order(position, game.legal_actions())
            assert sorted(move.text for move in moves) == sorted(game.legal())
            for form in [*DRAWING.page(reader, position, moves, []).forms, DRAWING.table(reader, position)]:
                lines = rendered(form, width)
                assert all(cell_len(line) <= width for line in lines)
                assert not any("…" in line or "{" in line or "None" in line for line in lines)


@pytest.mark.parametrize("width", [60, 80])
def test_a_city_that_is_wider_than_the_window_is_shown_in_parts(width):
    game = chain("across")
    game.play(game.legal()[9])
    for form in page_of(game, width=width).forms:
        lines = rendered(form, width)
        assert all(cell_len(line) <= width for line in lines)
        found, square = read_map(lines)
        shown = hidden_sides(lines)
        wanted = {at: sign for at, sign in expected(game.shown(), square).items() if shown(*at)}
        assert {at: found.get(at) for at in wanted} == wanted
        assert len(wanted) >= 45
        assert any("Not shown: columns " in line for line in lines)


@pytest.mark.parametrize("width", [60, 80])
def test_the_table_shows_a_wide_city_in_pieces(width):
    game = chain("across")
    lines = rendered(DRAWING.table(Reader("en", width=width), game.shown()), width)
    assert all(cell_len(line) <= width for line in lines)
    titles = [number for number, line in enumerate(lines) if line.startswith("Piece ")]
    assert len(titles) > 2
    found = {}
    for first, last in zip(titles, [*titles[1:], None], strict=True):
        piece, square = read_map(lines[first + 1 : last])
        left, right = map(int, re.search(r"columns (-?\d+) to (-?\d+)", lines[first]).groups())
        found |= {at: sign for at, sign in piece.items() if left <= at[0] <= right}
    assert {at: found.get(at) for at in expected(game.shown(), square)} == expected(game.shown(), square)


def test_a_city_that_is_higher_than_the_window_is_shown_in_parts():
    game = chain("down")
    forms = [rendered(form, 80) for form in page_of(game).forms]
    assert min(map(len, forms)) < 18
    assert all("Not shown: lines " in " ".join(lines) for lines in forms if len(lines) < 100)


def test_what_can_be_done_decides_which_part_of_a_city_is_shown():
    rows = " ".join(["bbb"] + ["ggg"] * 28 + ["rrr"])
    drawn = squares("\n".join([rows] * 3))
    for player, end in [("blue 2", 0), ("red 2", 89)]:
        shown = hidden_sides(rendered(page_of(table(drawn, player, "yellow"), width=60).forms[-1], 60))
        assert shown(end, 0)
        assert not shown(89 - end, 0)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_open_places_stand_on_the_map_with_their_coordinates(width):
    game = table(city("1 at 0 0", "2 at -1 0", "3 at -1 -1"), "blue", "red", phase="lay", drawn=17)
    shown = "\n".join(rendered(page_of(game, width=width).forms[0], width))
    assert sorted(re.findall(r"╎ *(-?\d+ -?\d+) *╎", shown)) == sorted(
        {" ".join(move.split()[1:3]) for move in game.legal()}
    )
    for row in range(3):
        signs = [" ".join(SIGNS[letter] for letter in turned(TILES[16], turn).split("/")[row]) for turn in range(4)]
        assert re.search(" +".join(map(re.escape, signs)), shown)
    assert re.search("r0 +r1 +r2 +r3", shown)


@pytest.mark.parametrize("length", [1, 12])
def test_silhouettes_of_house_rules_are_drawn(length):
    row = " ".join(["bbb"] * 4)
    drawn = squares("\n".join([row] * 3), lengths=[1, 2, 12])
    for way in ("across", "down") if length == 1 else ("across",):
        game = table(drawn, "blue 2", "red 2", placed=f"blue {length} at 0 1 {way}")
        for width in (60, 80, 120):
            lines = rendered(DRAWING.table(Reader("en", width=width), game.shown()), width)
            assert all(cell_len(line) <= width for line in lines)
            found, square = read_map(lines)
            free = {1: "☺", 2: "☺ ", 3: " ☺ "}[square]
            taken = {at for at in expected(game.shown(), square) if found[at] != free}
            assert taken == {(x, 1) for x in range(length)}


# Choosing


def test_few_moves_have_numbers_and_many_are_counted():
    few = table(city("1 at 0 0", "2 at 1 0"), "blue", "red")
    page = page_of(few)
    drawn = "\n".join(rendered(page.forms[0], 80))
    numbers = re.findall(r"(\d+) at (-?\d+ -?\d+) (across|down)", drawn)
    assert len(numbers) == len(few.legal()) - 1 > 2
    assert [int(number) for number, *_ in numbers] == list(range(2, len(few.legal()) + 1))
    many = page_of(chain("across"))
    drawn = "\n".join(rendered(many.forms[0], 80))
    assert [move.text for move in many.listed] == ["draw"]
    counts = [int(number) for number in re.findall(r"place \d  ☺+ +(\d+) place", drawn)]
    assert sum(counts) == len(chain("across").legal()) - 1


def test_a_length_lists_its_places_and_only_those():
    printed, actions = type_at(chain("across"), "place 4", "quit")
    places = re.findall(r"^(\d+): Place the silhouette of (\d) at", printed.split("> place 4")[1], re.MULTILINE)
    assert {length for _, length in places} == {"4"}
    assert len(places) == sum(move.startswith("place 4 ") for move in chain("across").legal())
    assert actions == []


def test_a_number_that_was_not_on_the_screen_is_shown_before_it_is_played():
    game = chain("across")
    wanted = DRAWING.order(game.shown(), game.legal_actions())[3]
    printed, actions = type_at(game, "4", "quit")
    assert f"\n4: {move_at(Reader('en'), wanted)}.\n" in printed
    assert actions == []
    _, actions = type_at(chain("across"), "4", "4", "quit")
    assert actions[0] == wanted.text


@pytest.mark.parametrize(
    ("language", "line", "move"),
    [
        ("en", "lay -1 0 r2", "lay -1 0 r2"),
        ("en", "lay 1 0 r2", "lay 1 0 r2"),
        ("en", "1 0 r2", "lay 1 0 r2"),
        ("en", "-1 0 R3", "lay -1 0 r3"),
        ("en", "\N{MINUS SIGN}1 0 r3", "lay -1 0 r3"),
        ("en", "lay the tile at 0 -1, turned a quarter (r1)", "lay 0 -1 r1"),
        ("en", "0 -1 half", "lay 0 -1 r2"),
        ("fr", "Poser la tuile en 0 -1, tournée d'un quart de tour (r1)", "lay 0 -1 r1"),
        ("fr", "poser 0 -1 demi", "lay 0 -1 r2"),
        ("fr", "lay 0 1 r0", "lay 0 1 r0"),
    ],
)
def test_a_tile_is_laid_by_notation_name_or_a_part_of_these(language, line, move):
    game = table(city("1 at 0 0"), "blue", "red", phase="lay", drawn=17)
    assert type_at(game, line, "quit", language=language)[1][:1] == [move]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "place 2 -1 0 across"),
        ("en", "place 2 -1 0 a"),
        ("en", "2 -1 0 across"),
        ("en", "Place the silhouette of 2 at -1 0, across"),
        ("en", "place 2"),
        ("fr", "placer 2"),
        ("fr", "2 -1 0 droite"),
        ("fr", "Placer la silhouette de 2 en -1 0, vers la droite"),
        ("fr", "place 2 -1 0 across"),
    ],
)
def test_a_silhouette_is_placed_by_notation_name_or_a_part_of_these(language, line):
    game = two_tiles()
    assert type_at(game, line, "quit", language=language)[1][:1] == ["place 2 -1 0 across"]


def two_tiles():
    """Return a game with one place for a silhouette of 2, and some for one of 3 around it."""
    tiles = ["bgb/gyg/byr", "ggb/ggg/ggg", "xxx/xxx/xxx"]
    laid = [{"tile": 1, "x": 0, "y": 0, "turned": 0}, {"tile": 2, "x": -1, "y": 0, "turned": 0}]
    return table({"tiles": laid, "printing": {"tiles": tiles, "lengths": [2, 3]}}, "blue 2 3", "red 2")


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("place 2 0 0 across", "its 2nd object would not", "son 2e objet n'y serait pas"),
        ("place 2 2 1 down", "both its ends go on blue, and its 1st", "ses deux bouts vont sur du bleu, et son 1er"),
        ("place 3 2 0 across", "its 2nd object would lie outside the city", "son 2e objet serait hors de la ville"),
        ("place 3 9 9 across", "its 1st object would lie outside the city", "son 1er objet serait hors de la ville"),
        ("place 3 9 9", "its 1st object would lie outside the city", "son 1er objet serait hors de la ville"),
        ("place 5 0 0 across", "there is no silhouette of 5", "il n'y a pas de silhouette de 5"),
        ("decline", "in the last round only", "qu'au dernier tour"),
        ("lay 1 0 r0", "Lay the tile, not turned: a tile is drawn", "Poser la tuile sans la tourner : on pioche"),
    ],
)
def test_a_move_that_is_not_legal_is_explained(line, english, french):
    for language, part in [("en", english), ("fr", french)]:
        game = two_tiles()
        printed, actions = type_at(game, line, "quit", language=language)
        assert part in printed.split(f"> {line}\n")[1]
        assert actions == []


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("lay 0 0 r1", "a tile lies there already", "il y a déjà une tuile à cet endroit"),
        ("lay 9 9 r0", "it would touch no other tile along an edge", "aucune autre tuile par un bord"),
        ("9 -9", "it would touch no other tile along an edge", "aucune autre tuile par un bord"),
        ("lay 99999 0 r0", "that is no move here", "ce n'est pas un coup possible"),
        ("lay 1 0 r4", "that is no move here", "ce n'est pas un coup possible"),
        ("ley", "that is no move here", "ce n'est pas un coup possible"),
    ],
)
def test_a_tile_that_cannot_lie_there_is_explained(line, english, french):
    for language, part in [("en", english), ("fr", french)]:
        game = table(city("1 at 0 0"), "blue", "red", phase="lay", drawn=17)
        printed, actions = type_at(game, line, "quit", language=language)
        assert part in printed.split(f"> {line}\n")[1]
        assert actions == []


def test_a_taken_square_and_an_x_are_explained():
    drawn = squares("bxb bbb\nbbb ggg\nggg bbb")
    game = table(drawn, "blue 3 4", "red", placed="blue 2 at 3 0 across")
    printed, _ = type_at(game, "place 3 0 0 across", "place 4 2 0 across", "quit")
    assert "Place the silhouette of 3 across: its 2nd object would lie on an X." in printed
    assert "Place the silhouette of 4 across: its 2nd object would lie on another silhouette." in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_name_of_its_own_that_is_understood(language):
    for number, game in enumerate(played(4, players=2)):
        if number % 15 == 0 and not game.over:
            names = {move: move_at(Reader(language), move) for move in game.legal_actions()}
            assert len({plain(name) for name in names.values()}) == len(names)
            for move in Random(number).sample([*names], min(5, len(names))):
                if move.parts.place:
                    assert DRAWING.spelled(language, names[move]) == [move]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("lay -1 0 r2", "lay -1 0 r2"),
        ("Lay at (-1, -20)!", "lay at -1 -20"),
        ("2-3", "2 3"),
        ("train-station", "train station"),
        ("r-2 - 3", "r 2 3"),
        ("Cheese-Factory: 9", "cheese factory 9"),
        ("snake_case", "snake case"),
    ],
)
def test_signs_are_dropped_but_for_a_minus_before_a_number(text, words):
    assert plain(text) == words


# Playing


def choice(terminal):
    """Choose as somebody does who knows nothing but what is on the screen."""
    page = "\n".join(terminal.lines()).split("━━━ ")[-1]
    if "Enter: " in page:
        return ""
    if "r0" in page:
        return re.findall(r"╎ *(-?\d+ -?\d+) *╎", page)[-1] + " r1"
    if numbers := re.findall(r"(\d+) at -?\d+ -?\d+ (?:across|down)", page):
        return numbers[-1]
    return re.search(r"1 · place \d+ · (.*?) ·", page)[1]


def test_a_game_is_played_to_its_end_by_the_keyboard_alone(sit, home, tmp_path):  # noqa: F811
    file = tmp_path / "short.toml"
    file.write_text('extends = "normal"\nlengths = [2, 3, 4]\n')
    terminal = sit("play", "ma-petite-ville", "--edition", file, "--players", 3, "--seed", 11)
    assert "House rules: " in terminal.answer
    for _ in range(100):
        if terminal.over:
            break
        assert all(cell_len(line) <= 80 for line in terminal.answer.split("\n"))
        terminal.type(choice(terminal))
    assert re.search(r"silhouettes? (is|are) placed|fewer than anybody|fewer silhouettes|win together", terminal.answer)
    assert re.search(r"━ Winner: .*P\d", terminal.answer)
    assert COLOURS.search(terminal.printed)
    assert terminal.code == 0
    assert saves(home) == []


def test_people_play_in_turn_in_a_low_window_without_colour_in_french(sit):  # noqa: F811
    terminal = sit(
        "play",
        "ma-petite-ville",
        *("--hotseat", "--players", 4, "--seed", 4, "--option", "first=P3", "--lang", "fr"),
        rows=24,
        NO_COLOR="1",
    )
    assert "Placez toutes vos silhouettes dans la ville avant les autres." in terminal.answer
    assert "Entrée : Piocher une tuile" in terminal.answer
    assert re.search(r"▶ P3 +∞ +jaune +27 objets", terminal.answer)
    terminal.type()
    assert "Où poser la tuile" in terminal.answer
    assert any("━ P3 ━" in line for line in terminal.lines())  # the whole page is on the screen
    assert "P3 pose une tuile\n" in terminal.type("1 0 r2")
    assert "Coup repris." in terminal.type("annuler")
    assert not COLOURS.search(terminal.printed)
    assert "Une silhouette se place tout droit" in terminal.type("aide silhouettes")


# The end


@pytest.mark.parametrize(
    ("players", "english", "french"),
    [
        (["blue none", "red 2"], "P1 wins: every silhouette is placed.", "toutes ses silhouettes sont placées."),
        (["blue 2 3", "red 2 4"], "P1 wins with only 5 objects left,", "P1 gagne : il ne lui reste que 5 objets,"),
        (
            ["blue 2 3", "red 5"],
            "P2 wins: 5 objects left like P1, but on",
            "P2 gagne : 5 objets restants comme P1,",
        ),
        (["blue 5", "red 5"], "P1 and P2 win together: 5 objects left each", "P1 et P2 gagnent ensemble"),
    ],
)
def test_it_is_said_why_somebody_won(players, english, french):
    game = table(squares("bbb bbb / rrr rrr / ggg ggg", stack=""), *players, phase="over")
    for reader, text in [
        (Reader("en"), english),
        (Reader("fr"), french),
        (Reader("en", plain=True), english),
        (Reader("fr", plain=True), french),
    ]:
        page = DRAWING.page(reader, game.shown(), [], [])
        assert text in re.sub(r"[ \n]+", " ", " ".join(rendered(page.forms[0], 80)))


def test_declining_is_explained_in_the_last_round():
    tiles = squares("bbb bbb / rrr rrr / ggg ggg", stack="")
    game = table(tiles, "blue 2 7", "red", phase="last", last="P2")
    drawn = " ".join(" ".join(rendered(page_of(game).forms[0], 80)).split())
    assert "Last round: place one more silhouette, or decline?" in drawn
    assert "The fewest objects left win; you have 9 objects." in drawn
    assert "1 Decline" in drawn
    alone = table(tiles, "yellow 7", "red", phase="last", last="P2")
    assert "no silhouette of yours fits. You end with 7 objects." in " ".join(
        " ".join(rendered(page_of(alone).forms[0], 80)).split()
    )


# Help, and words alone


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_there_is_help_on_everything(edition, language):
    drawn = squares("bbb ggg / rrr yyy / xxx xxx")
    position = table(drawn, "blue 3", "red", edition=edition, placed="blue 2 at 0 0 across").shown()
    topics = TELLING.topics(language, position)
    assert {"blue", "green", "yellow", "red", "houses", "tiles", "x", "2", "7"} <= topics.keys()
    for topic, name in topics.items():
        for reader in (Reader(language, width=60), Reader(language, plain=True)):
            text = "\n".join(rendered(DRAWING.about(reader, position, topic), 60))
            assert name.casefold() in text.casefold()
            assert "{" not in text
            assert len(text.split()) > 8
            assert not (reader.plain and SIGN.search(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_has_words_alone(language):
    phases = set()
    for number, game in enumerate(played(6, players=3)):
        position = game.shown()
        if number % 7 == 0 or game.over:
            phases.add(position["phase"])
            reader = Reader(language, plain=True)
            moves = DRAWING.order(position, game.legal_actions())
            page = DRAWING.page(reader, position, moves, [])
            text = "\n".join([*page.forms, page.how, DRAWING.table(reader, position)])
            assert not SIGN.search(text)
            assert "{" not in text
            assert "None" not in text
    assert {"turn", "lay", "over"} <= phases


def test_plain_tells_the_city_square_by_square():
    lake = """
        bbg bbg bbg
        bbg bbg bbg
        bbg bbg bbg
        rrr ... yxb
        rrr ... yxb
        rrr ... yxb
    """
    game = table(squares(lake), "blue 3", "red", placed="blue 2 at 0 0 across")
    told = DRAWING.table(Reader("en", plain=True), game.shown()).split("\n")
    first = "taken (citizens), taken (citizens), green, blue, blue, green, blue, blue, green"
    assert f"Line 0, squares 0 to 8: {first}." in told
    assert "Line 5, squares 0 to 2: red, red, red." in told
    assert "Line 5, squares 6 to 8: yellow, X, blue." in told
    assert "A blue silhouette of 2 lies from 0 0 to 1 0." in told
