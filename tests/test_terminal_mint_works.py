"""Mint Works in the terminal, played as a person does: by reading the screen and typing."""

import re
from random import Random

import pytest
from mint_table import hood, play, table
from rich.cells import cell_len
from test_terminal import COLOURS, SIGNS, assert_frames, home, rendered, saves, sit  # noqa: F401

import bourgade
from bourgade.games.mint_works.state import ADVANCED, OPPONENTS, PLANS
from bourgade.games.mint_works.telling.words import all_stars, price
from bourgade.telling import telling_of
from bourgade.terminal import drawing_of
from bourgade.terminal.drawing import Reader
from bourgade.terminal.saves import Keeper, Seating
from bourgade.texts import LANGUAGES

DRAWING, TELLING = drawing_of("mint-works"), telling_of("mint-works")
DRAWN = re.compile(f"{SIGNS.pattern}|[★☆◆]")
ROW = re.compile(r"^ {0,4}(\d+) ([●○★v0].*)$")  # of a table: slots or stars stand behind the number
LISTED = re.compile(r" {2,}(\d+) (\S.*?)(?=$| {3})")  # below the tables, several in a line
TABLES = [{"players": 2}, {"players": 3, "advanced": 2}, {"players": 4, "advanced": ["swap-meet", "temp-agency"]}] + [
    {"players": 1, "opponent": opponent, "advanced": 1} for opponent in OPPONENTS
]


def numbered(terminal):
    """Return the moves on the last page with their numbers; a number may stand beside a location and in the list."""
    lines = terminal.lines()
    page = max(number for number, line in enumerate(lines) if "━━━ " in line)
    listed = [line for line in lines[page:] if re.match(r" {2,4}\d+ [A-Z]", line)]
    found = [*filter(None, map(ROW.match, lines[page:])), *(move for line in listed for move in LISTED.finditer(line))]
    found = [(int(move[1]), move[2]) for move in found]
    return {number: [text for other, text in found if other == number] for number, _ in found}


def choice(terminal):
    """Choose as somebody does who knows nothing but what is on the screen: build, else buy, else what comes first."""
    if any(line.startswith("Enter: ") for line in terminal.lines()):
        return ""
    moves = numbered(terminal)
    for sign in ("Builder: ", "★", "Producer", "Leadership"):
        for number, texts in moves.items():
            if any(sign in text for text in texts):
                return number
    return max(moves)


def played(seed, **options):
    """Return a game with random moves in it, with each position on the way before a move or an outcome."""
    game, luck = bourgade.new("mint-works", seed=seed, **options), Random(seed)
    while not game.over and len(game.record()["actions"]) < 150:
        yield game
        game.draw() if game.actor == "chance" else game.play(luck.choice(game.legal()))


# The pages


@pytest.mark.parametrize(("columns", "players", "in_row"), [(60, 2, 1), (80, 3, 2), (140, 4, 4)])
def test_a_page_fits_the_width_its_frames_are_closed_and_its_numbers_are_those_of_the_moves(
    sit,  # noqa: F811
    columns,
    players,
    in_row,
):
    terminal = sit(
        "play", "mint-works", "--players", players, "--seed", 4, "--option", "first=P1", columns=columns, rows=70
    )
    assert "7 stars" in terminal.answer
    tops = [line for line in terminal.lines() if "P1 (you) ━" in line and "┏" in line]
    assert [line.count("┓") + line.count("╮") for line in tops] == [in_row]
    assert_frames(terminal.lines())
    assert COLOURS.search(terminal.printed)
    for _ in range(3):
        drawn = [line for line in terminal.answer.split("\n") if not line.startswith("bourgade: compiling")]
        assert all(cell_len(line) <= columns for line in drawn)
        assert_frames(terminal.lines())
        most = re.search(r"A number from 1 to (\d+)", terminal.answer)
        assert sorted(numbered(terminal)) == list(range(1, int(most[1]) + 1 if most else 2))
        terminal.type(choice(terminal))


def full_table(**more):
    """Return a table with every location, much to choose, and a secret card on both sides."""
    built = "windmill, gardens, bridge, co-op, mine, workshop, factory, landfill, gallery"
    return table(
        hood(30, "stripmine, corporate-hq", built, gallery=4),
        hood(2, "statue", "wholesaler, truck"),
        hood(0, "", "lotto"),
        supply="crane, obelisk, vault",
        deck="museum",
        occupied="producer 2, builder 1, lotto",
        opened="wholesaler, lotto",
        advanced="swap-meet, temp-agency",
        secret={"corporate-hq": "P1", "statue": "P2"},
        **more,
    )


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_is_drawn_at_every_width(language, width):
    game = full_table()
    position = game.view("P1").shown()
    reader = Reader(language, width=width)
    page = DRAWING.page(reader, position, DRAWING.order(position, game.legal_actions()), [])
    for form in [*page.forms, DRAWING.table(reader, position)]:
        drawn = rendered(form, width)
        assert all(cell_len(line) <= width for line in drawn)
        assert not any(line.rstrip().endswith("…") for line in drawn)
    assert_frames(rendered(page.forms[0], width))
    whole = " ".join(" ".join(rendered(page.forms[0], 140)).split())
    names = TELLING.topics(language, position)
    shown = [*position["locations"], *position["supply"], "gallery", "stripmine", "lotto"]
    assert all(names[slug] in whole for slug in shown)
    assert names["statue"] not in whole


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_page_of_a_game_can_be_drawn_and_said(options):
    for number, game in enumerate(played(3, **options)):
        if number % 7 == 0 and game.actor != "chance":
            position = game.view(game.actor).shown()
            moves = DRAWING.order(position, game.legal_actions())
            assert sorted(move.text for move in moves) == sorted(game.legal())
            for reader in (Reader("en", width=60), Reader("fr", plain=True)):
                for form in DRAWING.page(reader, position, moves, []).forms:
                    lines = rendered(form, 1000 if reader.plain else 60)
                    assert not any("{" in line or "None" in line for line in lines)
                    assert not (reader.plain and DRAWN.search("".join(lines)))


def test_a_page_fits_a_low_window(sit):  # noqa: F811
    terminal = sit("play", "mint-works", "--players", 3, "--seed", 4, "--option", "first=P1", rows=20)
    assert any("P1 (you) ━" in line for line in terminal.lines())  # the whole page is on the screen
    assert "a plan of the supply" not in terminal.answer
    assert sorted(numbered(terminal)) == list(range(1, len(numbered(terminal)) + 1))


def test_a_long_move_is_broken_between_words():
    game = full_table()
    position = game.view("P1").shown()
    moves = DRAWING.order(position, game.legal_actions())
    drawn = rendered(DRAWING.page(Reader("fr", width=60), position, moves, []).forms[0], 60)
    line = next(number for number, text in enumerate(drawn) if text.startswith("   10 "))
    assert drawn[line].rstrip() == "   10 Échange Cordial\N{NO-BREAK SPACE}: la Mine à ciel ouvert contre le"
    assert drawn[line + 1].rstrip() == "      Coffre-Fort"


def test_many_moves_are_cut_short_and_found_by_their_words():
    game = full_table()
    position = game.view("P1").shown()
    drawn = "\n".join(rendered(DRAWING.table(Reader("en"), position), 80))
    assert "Swap Meet:" not in drawn
    moves = DRAWING.order(position, game.legal_actions())
    drawn = "\n".join(rendered(DRAWING.page(Reader("en"), position, moves, []).forms[0], 80))
    assert len(moves) > 50
    assert drawn.count("Swap Meet: ") < 10
    assert re.search(r"and \d+ more: type some words", drawn)
    assert f"{len(moves)} Pass" in drawn
    tightest = DRAWING.page(Reader("en"), position, moves, []).forms[-1]
    assert len(rendered(tightest, 80)) < 30


def test_slots_closed_deeds_and_shut_locations_are_marked():
    game = table(hood(3), hood(3), opponent="justin", occupied="producer 1", shut=["producer"], deck="mine", token="P1")
    shown = "\n".join(rendered(DRAWING.table(Reader("en"), game.shown()), 80))
    assert re.search(r" shut +1 Producer", shown)
    assert re.search(r" closed +1 Wholesaler", shown)
    assert re.search(r" ○○ +2 Builder", shown)
    assert "─ Justin ─" in shown
    assert "Justin begins, and each" in shown
    names = [
        slug for line in shown.split("\n") for slug in ("Producer", "Wholesaler", "Builder") if f" {slug} " in line
    ]
    assert names == ["Producer", "Wholesaler", "Builder"]  # the column of MW-50


def test_prices_are_those_that_the_player_pays():
    game = table(hood(9, "gardens", "truck, crane"), hood(0), supply="statue, windmill", deck="mine")
    shown = "\n".join(rendered(DRAWING.page(Reader("en"), game.shown(), game.legal_actions(), []).forms[0], 80))
    assert re.search(r"★★ +1 +culture +Statue", shown)
    assert re.search(r"○○ +1 Builder", shown)


def test_house_rules_are_shown(sit, tmp_path):  # noqa: F811
    file = tmp_path / "my-mint.toml"
    file.write_text(
        'extends = "standard"\nmints = 6\nstars = 12\nplans.statue = { cost = 1 }\n'
        "locations.producer = { slots = 5, gain = 3 }\n"
    )
    terminal = sit("play", "mint-works", "--edition", file, "--seed", 4, "--players", 2, "--option", "first=P1")
    assert "12 stars" in terminal.answer
    assert re.search(r"House rules: .*3 → 6.*Statue: cost 2 → 1", " ".join(terminal.answer.split()))
    assert "★ 0/12" in terminal.answer
    assert re.search(r"○○○○○ +1 Producer +gain 3 mints", terminal.answer)


# Playing


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_is_played_to_its_end_by_the_keyboard_alone(sit, home, tmp_path, players):  # noqa: F811
    file = tmp_path / "short.toml"
    file.write_text('extends = "standard"\nstars = 4\n')
    terminal = sit("play", "mint-works", "--edition", file, "--players", players, "--seed", 11, columns=100)
    for _ in range(300):
        if terminal.over:
            break
        terminal.type(choice(terminal))
    assert re.search(r"━ Winner: .*P\d", terminal.answer)
    assert terminal.code == 0
    assert saves(home) == []


def test_an_opponent_is_called_by_its_name_and_its_trait_is_told(sit):  # noqa: F811
    terminal = sit("play", "mint-works", "--players", 1, "--option", "opponent=mort", "--seed", 4)
    assert "Mort sends mints to the first location" in terminal.answer
    assert "Mort (P2)" in terminal.answer
    assert "mints without limit" in terminal.answer
    assert "buys the dearest" in terminal.type("help mort")


def test_a_move_that_is_not_legal_is_explained(sit):  # noqa: F811
    terminal = sit("play", "mint-works", "--players", 2, "--seed", 4, "--option", "first=P1")
    assert "Lotto: this location is closed until its deed is built." in terminal.type("lotto")
    assert "Builder: build the Statue: that is not one of your plans." in terminal.type("builder statue")
    assert "that is no move here" in terminal.type("windmull")


def test_help_on_a_deed_tells_of_the_plan_and_of_the_location():
    position = table(hood(), hood(), deck="mine").shown()
    text = " ".join(" ".join(rendered(DRAWING.about(Reader("en"), position, "lotto"), 80)).split())
    assert "Deed, costs 4 mints, 2 stars" in text
    assert "closed until its plan is built" in text


def test_everything_is_in_french(sit):  # noqa: F811
    terminal = sit("play", "mint-works", "--lang", "fr", "--players", 3, "--seed", 4, "--option", "first=P1")
    assert "7 étoiles" in terminal.answer
    assert re.search(r"○○ +1 Fabricant +gagnez 2 Mints", terminal.answer)
    assert "fermé" in terminal.answer
    assert "Vous placez 1 Mint chez le Fabricant et en gagnez 2" in terminal.type("fabricant")
    assert "Lieu de base" in terminal.type("aide fabricant")
    assert "Nouveau plan dans la réserve\N{NO-BREAK SPACE}: " in terminal.type("journal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_help_on_every_card(language):
    position = table(hood(), hood(), opponent="rachael", advanced="recycler", deck="mine").shown()
    topics = TELLING.topics(language, position)
    assert {*PLANS, *position["locations"], "rachael"} == set(topics)
    for topic, name in topics.items():
        for reader in (Reader(language, width=60), Reader(language, plain=True)):
            text = "\n".join(rendered(DRAWING.about(reader, position, topic), 60))
            assert name in text
            assert "{" not in text
            assert len(text.split()) > 8
            assert not (reader.plain and DRAWN.search(text))


# Words alone


def test_plain_has_words_alone_at_any_width(sit):  # noqa: F811
    terminal = sit("play", "mint-works", "--plain", "--players", 3, "--seed", 4, "--option", "first=P1", columns=40)
    assert "1: Producer (1 mint)." in terminal.answer
    for line in ("producer", "table", "help", "help lotto", "log"):
        terminal.type(line)
    printed = re.sub(r"\x1b\[\?2004[hl]", "", terminal.printed)  # readline's own
    assert "You send 1 mint to the Producer and gain 2." in " ".join(printed.split())
    assert not DRAWN.search(printed)
    assert "\x1b" not in printed


# Secrets


@pytest.fixture
def two_people(sit, tmp_path):  # noqa: F811
    """Two people at one screen, P1 about to draw the only card of the deck at the lotto."""
    game = table(
        hood(9),
        hood(9, "mine", "lotto"),
        supply="crane, truck, statue",
        deck="vault",
        under="bridge, museum, windmill",
        advanced="recycler, swap-meet",
    )
    seating = Seating(4, ["P1", "P2"], {})
    return sit("resume", Keeper(seating).save(game, tmp_path / "two.json"))


def test_the_screen_is_cleared_and_nobody_sees_the_card_of_another(two_people):
    terminal = two_people
    assert "Hand over to P1" in terminal.answer
    assert "Producer" not in terminal.answer
    terminal.type()
    handing = terminal.type("lotto")
    assert "Hand over to P2" in handing
    assert [line for line in terminal.lines() if line] == ["Hand over to P2, who then presses Enter.", ">"]
    seen = terminal.type()
    assert re.search(r"plans +\? ", seen)
    assert "P1 sends 3 mints to the Lotto\nP1 draws a plan in secret" in seen
    seen += terminal.type("log") + terminal.type("table") + terminal.type("help vault")
    assert "Nobody can see where it is." in seen
    terminal.type("pass")
    own = terminal.type()
    assert "Vault (secret)" in own
    terminal.type("recycler vault")
    seen += terminal.type()
    assert "P1 sends 1 mint to the Recycler, recycles a secret plan and gains 5 mints" in seen
    assert "Vault" not in seen.replace("help vault", "").replace("─ Vault ", "")


def test_what_is_told_afterwards_keeps_the_secret_too(two_people):
    terminal = two_people
    for line in ("", "lotto", "", "pass", "", "builder vault", ""):
        terminal.type(line)
    assert "P1 sends 2 mints to the Builder and builds the Vault" in terminal.answer  # now everybody sees it
    assert "P1 draws a plan in secret" in terminal.type("log")


# What follows from the rules


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_stars_and_prices_are_those_of_the_rules(options):
    for seed in range(3):
        game, luck = bourgade.new("mint-works", seed=seed, **options), Random(seed)
        while not game.over and len(game.record()["actions"]) < 300:
            before, action = game.shown(), luck.choice(game.legal_actions())
            assert [all_stars(before, seat) for seat in game.seats] == game.scores
            cost = price(before, *action.parts.cards) if action.parts.kind == "place" else 0
            payer = int(before["turn"][1:]) - 1
            mints = before["players"][payer]["mints"]
            game.play(action.text)
            if mints is not None:
                assert cost <= mints
                if action.parts.cards[:1] in (("supplier",), ("builder",)):
                    assert mints - game.shown()["players"][payer]["mints"] == cost


def test_moves_are_numbered_by_location_and_passing_comes_last():
    game = full_table()
    position = game.view("P1").shown()
    moves = DRAWING.order(position, game.legal_actions())
    places = [move.parts.cards[0] for move in moves[:-1]]
    assert moves[-1].text == "pass"
    assert list(dict.fromkeys(places)) == [slug for slug in position["locations"] if slug in places]
    assert {slug for slug in places if slug in ADVANCED} == {"swap-meet", "temp-agency"}
    play(game, moves[0].text)
