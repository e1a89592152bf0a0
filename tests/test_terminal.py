"""Games in the terminal, played as a person does: through a pseudo-terminal, by reading the screen and typing."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import termios
from dataclasses import replace
from random import Random

import pexpect
import pyte
import pytest
import ready
from pexpect.fdpexpect import fdspawn
from rich.cells import cell_len
from rich.console import Console
from table import city, play, table

import bourgade
from bourgade import cli
from bourgade.games import definition
from bourgade.games.minivilles.cards import kinds_of
from bourgade.telling import telling_of
from bourgade.terminal import drawing_of
from bourgade.terminal.drawing import Reader
from bourgade.terminal.saves import BadSave, Keeper, Seating, folder, read_save
from bourgade.terminal.screen import Screen
from bourgade.terminal.sitting import Sitting
from bourgade.texts import LANGUAGES

EDITIONS = list(definition("minivilles").editions)
DRAWING, TELLING = drawing_of("minivilles"), telling_of("minivilles")
MINUS = "\N{MINUS SIGN}"
SIGNS = re.compile(
    f"[\N{BOX DRAWINGS LIGHT HORIZONTAL}-\N{BOX DRAWINGS LIGHT UP AND HEAVY DOWN}●○▶→±\N{MULTIPLICATION SIGN}{MINUS}]"
)
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COLOURS = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7])[;m]")
PROMPT = r"\n(?:\x1b\[\?2004h)?> "
NUMBERED = re.compile(r"^ {0,2}(\d+) +(.*)$")
ENVIRONMENT = {
    name: value
    for name, value in os.environ.items()
    if name not in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE", "NO_COLOR", "COLUMNS", "LINES")
} | {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


class Terminal:
    """A terminal with the program in it, and somebody who looks at it and types."""

    def __init__(self, home, *arguments, columns=80, rows=60, **environment):
        self.columns = columns
        here, there = os.openpty()
        self.child = fdspawn(here, encoding="utf-8", timeout=120)
        self.resize(rows, columns)
        surroundings = ENVIRONMENT | {"XDG_DATA_HOME": str(home)} | environment
        self.process = ready.begin(ready.command, arguments, surroundings, there, leader=True)
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        self.printed = ""  # all, with escape sequences
        self.answer = self._wait()  # what came after the last line that was typed, without them

    def resize(self, rows, columns):
        termios.tcsetwinsize(self.child.child_fd, (rows, columns))

    def type(self, line=""):
        """Type a line and return what is shown up to the next question or the end."""
        self.child.sendline(str(line))
        self.answer = self._wait()
        return self.answer

    def lines(self):
        """Return what is on the screen now."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def over(self):
        return not self.process.is_alive()

    @property
    def code(self):
        self.process.join(60)
        return self.process.exitcode

    def close(self):
        self.process.kill()
        self.process.join()
        self.child.close()

    def _wait(self):
        found = self.child.expect([PROMPT, pexpect.EOF])
        text = self.child.before + (self.child.after if found == 0 else "")
        if found == 1:
            self.process.join(60)
        self.printed += text
        self._stream.feed(text)
        return ESCAPES.sub("", text).replace("\r", "")


@pytest.fixture
def home(tmp_path):
    return tmp_path / "home"


@pytest.fixture
def sit(home):
    """Start the program in terminals that are closed at the end."""
    opened = []

    def start(*arguments, **more):
        opened.append(Terminal(home, *arguments, **more))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.close()


def saves(home):
    return sorted((home / "bourgade" / "saves").glob("*"))


def numbered(lines):
    """Return what stands behind the numbers on the last page of a screen."""
    page = max(number for number, line in enumerate(lines) if "━━━ " in line)
    found = [NUMBERED.match(line) for line in lines[page:]]
    return {int(line[1]): line[2] for line in found if line}


def run_here(*arguments):
    """Run a command in this process, without a terminal."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["bourgade", *map(str, arguments)])
        patch.setattr(sys, "stdin", io.StringIO())
        patch.setattr(sys, "stdout", io.StringIO())
        patch.setattr(sys, "stderr", io.StringIO())
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return subprocess.CompletedProcess(arguments, stop.value.code, sys.stdout.getvalue(), sys.stderr.getvalue())


def assert_refused(result, part):
    assert (result.returncode, result.stdout) == (2, "")
    assert part in result.stderr
    assert result.stderr.count("\n") == 1


# The pages


@pytest.mark.parametrize(("columns", "players", "in_row"), [(80, 3, 2), (140, 4, 4)])
def test_a_page_fits_the_width_its_frames_are_closed_and_its_numbers_are_those_of_the_moves(
    sit, columns, players, in_row
):
    terminal = sit("play", "--players", players, "--seed", 4, "--option", "first=P1", columns=columns)
    answer = terminal.answer
    assert "Be the first to build 4 landmarks." in answer
    assert "Enter: Roll one die" in answer
    tops = [line for line in terminal.lines() if "P1 (you) ━" in line and "┏" in line]
    assert [line.count("┓") + line.count("╮") for line in tops] == [in_row]
    assert_frames(terminal.lines())
    assert COLOURS.search(terminal.printed)

    answer += terminal.type()
    assert all(cell_len(line) <= columns for line in answer.split("\n"))
    assert_frames(terminal.lines())
    numbers = numbered(terminal.lines())
    most = int(re.search(r"A number from 1 to (\d+)", terminal.answer)[1])
    assert list(numbers) == list(range(1, most + 1))
    assert numbers[most] == "Build nothing"
    assert "Radio Tower" in terminal.answer
    assert "22" not in numbers  # too dear: shown without a number

    cafe = next(number for number, row in numbers.items() if "Café" in row)
    assert f"You build a Café ({MINUS}2)" in terminal.type(cafe)


def assert_frames(lines):
    """Look for a side below every corner of a frame, down to its bottom."""
    corners = {"┏": "┃┗", "┓": "┃┛", "╭": "│╰", "╮": "│╯"}
    frames = 0
    for row, line in enumerate(lines):
        for column, char in enumerate(line):
            if char in corners:
                side, bottom = corners[char]
                below = row + 1
                while lines[below].ljust(column + 1)[column] == side:
                    below += 1
                assert lines[below].ljust(column + 1)[column] == bottom
                frames += 1
    assert frames


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_table_is_drawn_at_every_width(edition, language, width):
    game = full_table(edition)
    play(game, "roll 1", "die 6")
    while game.shown()["phase"] != "build":
        game.play(game.legal()[0])
    reader = Reader(language, width=width)
    topics = TELLING.topics(language, game.shown())
    moves = DRAWING.order(game.shown(), game.legal_actions())
    page = DRAWING.page(reader, game.shown(), moves, [])
    for form in [*page.forms, DRAWING.table(reader, game.shown())]:
        drawn = rendered(form, width)
        assert all(cell_len(line) <= width for line in drawn)
        assert "…" not in "".join(drawn)
    assert_frames(rendered(page.forms[0], width))
    whole = " ".join(" ".join(rendered(page.forms[0], 140)).split())
    assert all(name.split()[0] in whole for topic, name in topics.items() if topic != "city-hall")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_help_on_every_card(edition, language):
    game = full_table(edition)
    box = definition("minivilles").house(edition)["cards"]
    topics = TELLING.topics(language, game.shown())
    assert set(box) <= set(topics)
    for topic, name in topics.items():
        for reader in (Reader(language, width=60), Reader(language, plain=True)):
            text = "\n".join(rendered(DRAWING.about(reader, game.shown(), topic), 60))
            assert name in text
            assert topic == "city-hall" or str(box[topic]["cost"].printed) in text
            assert "{" not in text
            assert not (reader.plain and SIGNS.search(text))


def full_table(edition):
    kinds = ", ".join(kinds_of(edition))
    return table(city(40, kinds), city(3, kinds), edition=edition, piles=kinds)


def rendered(thing, width):
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    console.print(thing)
    return console.file.getvalue().split("\n")


def test_what_is_dear_is_left_out_where_the_window_is_low(sit):
    terminal = sit("play", "--seed", 4, "--option", "first=P1", rows=24)
    terminal.type()
    assert any("P1 (you)" in line for line in terminal.lines())  # the whole page is on the screen
    assert not any("Radio Tower" in line for line in terminal.lines())
    assert "Too dear or not to be had: 9 more." in terminal.answer


def test_colours_are_also_words_and_can_be_switched_off(sit):
    terminal = sit("play", "--seed", 4, "--option", "first=P1", NO_COLOR="1")
    terminal.type()
    assert not COLOURS.search(terminal.printed)
    for word in ("red", "green", "blue", "purple", "landmark"):
        assert f" {word} " in terminal.answer


# Playing


def test_a_game_of_three_is_played_to_its_end_by_the_keyboard_alone(sit, home):
    terminal = sit("play", "--players", 3, "--seed", 11, columns=100)
    for _ in range(500):
        if terminal.over:
            break
        terminal.type(choice(terminal))
    assert re.search(r"━ Winner: P\d \((you|greedy)\) ━", terminal.answer)
    assert terminal.code == 0
    assert saves(home) == []


def choice(terminal):
    """Choose as somebody does who knows nothing but what is on the screen: a landmark, else something cheap."""
    if any(line.startswith("Enter: ") for line in terminal.lines()):
        return ""
    numbers = numbered(terminal.lines())
    landmarks = [number for number, row in numbers.items() if " landmark " in row]
    return landmarks[-1] if landmarks else max(1, len(numbers) // 2)


def test_people_at_one_keyboard_are_asked_in_turn(sit):
    terminal = sit("play", "--hotseat", "--players", 3, "--option", "first=P2", "--seed", 1)
    turns = []
    for _ in range(3):
        turns.append(re.search(r"━ (P\d) ━", terminal.answer)[1])
        terminal.type()
        terminal.type("build nothing")
    assert turns == ["P2", "P3", "P1"]
    assert "P1 builds nothing" in terminal.answer


def test_where_there_are_secrets_the_screen_is_handed_over(monkeypatch, capsys):
    monkeypatch.setattr("bourgade.terminal.sitting.definition", lambda name: replace(definition(name), secrets=True))
    typed = ["", "", "cafe", "", "quit"]  # P1 comes, rolls and builds; P2 comes and leaves
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    seating = Seating(4, ["P1", "P2"], {})
    Sitting(bourgade.new("minivilles", seed=4, first="P1"), seating, Screen("en", 60), Keeper(seating)).play()
    before, first, second = re.split("Hand over to P[12], who then presses Enter.", capsys.readouterr().out)
    assert "turn of" not in before
    assert (first.count("It is the turn of P1."), first.count("builds a Café")) == (2, 0)
    assert second.index("P1 builds a Café for 2 coins.") < second.index("It is the turn of P2.")


def test_a_choice_is_taken_back_and_the_luck_stays_the_same(sit):
    terminal = sit("play", "--seed", 4, "--option", "first=P1")
    terminal.type()
    page = terminal.answer
    after = terminal.type("cafe")
    assert "You build a Café" in after
    assert terminal.type("undo").startswith("undo\nTaken back.\n")
    assert page.split("Build one thing")[1] == terminal.answer.split("Build one thing")[1]
    assert terminal.type("café") == after.replace("cafe", "café", 1)


def test_help_on_a_card_is_asked_for_in_words(sit):
    terminal = sit("play", "--seed", 4)
    for typed in ("help caf", "? cafe", "aide café"):
        assert "Red, costs 2, works on 3, icon cup" in terminal.type(typed)
    assert "Which one? TV Station, Train Station" in terminal.type("help station")
    assert "caffe: there is nothing of that name here (did you mean Café?)." in terminal.type("help caffe")


def test_everything_is_in_french(sit):
    terminal = sit("play", "--lang", "fr", "--players", 3, "--seed", 4, "--option", "first=P1")
    assert "Le but : construire 4 monuments avant les autres." in terminal.answer
    assert "Entrée : Lancer un dé" in terminal.answer
    terminal.type()
    assert re.search(r" violet +Stade +tour · chaque autre joueur", terminal.answer)
    assert "journal" in terminal.type("aide")
    assert "Vous lancez " in terminal.type("journal")
    assert "Elle est enregistrée" in terminal.type("quitter")


def test_house_rules_are_told_and_shown(sit, tmp_path):
    file = tmp_path / "my-town.toml"
    file.write_text('extends = "base"\ncoins = 7\nwin = 2\ncards.cafe = { cost = 5, amount = 4 }\n')
    terminal = sit("play", "--edition", file, "--seed", 4, "--option", "first=P1")
    assert "Be the first to build 2 landmarks." in terminal.answer
    assert re.search(r"House rules: .*3 → 7.*Café: cost 2 → 5", terminal.answer.replace("\n", " "))
    terminal.type()
    assert re.search(r"5 +3 +6 +red +Café +cup · whoever rolls pays", terminal.answer)


# Words alone


def test_plain_has_words_alone_at_any_width(sit):
    terminal = sit("play", "--plain", "--seed", 4, "--option", "first=P1", columns=40)
    assert "Press Enter: Roll one die." in terminal.answer
    for line in ("", "cafe", "table", "help", "help cafe"):
        terminal.type(line)
    printed = re.sub(r"\x1b\[\?2004[hl]", "", terminal.printed)  # readline's own
    assert "Build a Café for 2 coins." in printed.replace("\r\n", " ").replace("  ", " ")
    assert not SIGNS.search(printed)
    assert "\x1b" not in printed


@pytest.mark.parametrize(("environment", "plain"), [({"TERM": "dumb"}, True), ({"TERM": "xterm"}, False)])
def test_a_terminal_that_can_only_print_gets_words_alone(environment, plain):
    console = Console(file=io.TextIOWrapper(io.BytesIO(), "utf-8"), force_terminal=True, _environ=environment)
    assert Screen("en", 60, console=console).reader().plain == plain


def test_a_narrow_window_is_refused(sit, home):
    terminal = sit("play", columns=40)
    assert terminal.answer.startswith("bourgade: This terminal has 40 columns, and the game needs 60 to be drawn: ")
    assert "--plain" in terminal.answer
    assert terminal.code == 2
    assert not home.exists()


def test_a_window_that_becomes_narrow_gets_words_alone(sit):
    terminal = sit("play", "--seed", 4, "--option", "first=P1")
    terminal.resize(40, 40)
    assert "\n4: Build a Café for 2 coins.\n" in terminal.type()
    assert not SIGNS.search(terminal.answer)
    terminal.resize(60, 80)
    assert "┏━ ▶ P1 (you) ━" in terminal.type("nothing")


# Saves


def test_a_game_goes_on_as_if_it_had_not_been_left(sit, home, tmp_path):
    files = [tmp_path / name for name in ("at-once.json", "left.json")]
    lines = ["", "forest", "", "1", "", "nothing", "", "2"]
    arguments = ("play", "--players", 3, "--seed", 5, "--option", "first=P1")
    at_once = sit(*arguments)
    for line in [*lines, f"save {files[0]}"]:
        at_once.type(line)

    left = sit(*arguments)
    for line in lines[:3]:
        left.type(line)
    page = left.answer.split("Build one thing")[1]
    assert "`bourgade resume` carries on with it" in left.type("quit")
    assert left.code == 0
    [kept] = saves(home)
    resumed = sit("resume")
    assert "This is what happened last:" in resumed.answer
    assert resumed.answer.split("Build one thing")[1] == page
    for line in [*lines[3:], f"save {files[1]}"]:
        resumed.type(line)
    assert f"Saved: {files[1]}" in resumed.answer.replace("\n", "")
    assert json.loads(files[0].read_text()) == json.loads(files[1].read_text())
    assert saves(home) == [kept]


@pytest.mark.parametrize("key", ["c", "d"])
def test_a_game_is_kept_when_it_is_interrupted(home, key):
    """Here the program is started as a shell does it, and hears what comes from the keyboard as it does there."""
    child = pexpect.spawn(
        sys.executable,
        ["-m", "bourgade", "play", "--seed", "4", "--option", "first=P1"],
        env=ENVIRONMENT | {"XDG_DATA_HOME": str(home)},
        encoding="utf-8",
        timeout=120,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background are deaf to it
    )
    child.expect(PROMPT)
    child.sendline()
    child.expect(PROMPT)
    child.sendcontrol(key)
    child.expect(pexpect.EOF)
    answer = ESCAPES.sub("", child.before).replace("\r", "")
    assert "You have left the game.\nIt is saved: `bourgade resume` carries on with it.\n" in answer
    assert "Traceback" not in answer
    child.close()
    assert child.exitstatus == 0
    [kept] = saves(home)
    assert read_save(kept)[1] == Seating(4, ["P1"], {"P2": "greedy"})


def test_a_game_in_which_nobody_did_anything_is_not_kept(sit, home):
    terminal = sit("play", "--option", "first=P1")
    assert terminal.type("quit").endswith("You have left the game.\n")
    assert saves(home) == []


def test_a_file_of_somebody_else_is_left_as_it_is(sit, tmp_path):
    foreign, own = tmp_path / "foreign.txt", tmp_path / "own.json"
    foreign.write_text("precious")
    terminal = sit("play", "--option", "first=P1", "--seed", 4)
    assert "already exists and is left alone" in " ".join(terminal.type(f"save {foreign}").split())
    assert foreign.read_text() == "precious"
    terminal.type(f"save {own}")
    terminal.type()
    terminal.type(f"save {own}")  # its own file is written anew
    assert read_save(own)[0]["actions"] == ["roll 1", read_save(own)[0]["actions"][1]]
    assert sorted(tmp_path.iterdir()) == [foreign, own]


@pytest.fixture
def save(tmp_path):
    """A save that is fine."""
    file = tmp_path / "save.json"
    seating = Seating(4, ["P1"], {"P2": "greedy"})
    return Keeper(seating).save(bourgade.new("minivilles", seed=4, first="P1"), file)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"table": {"version": 2}}, "was saved in version 2; this program reads version 1."),
        ({"table": {"seed": 1}}, "was saved in version None"),
        ({"table": None}, "was saved in version None"),
        ({"table": {"version": 1, "seed": "4", "people": ["P1"], "bots": {"P2": "greedy"}}}, "`seed`, a number"),
        ({"table": {"version": 1, "seed": 4, "people": ["P1"], "bots": {"P3": "greedy"}}}, "the seats of its game"),
        ({"table": {"version": 1, "seed": 4, "people": [], "bots": {"P1": "greedy", "P2": "greedy"}}}, "one person"),
        ({"table": {"version": 1, "seed": 4, "people": ["P1"], "bots": {"P2": "gredy"}}}, "did you mean greedy?"),
        ({"actions": ["roll 2"]}, "Action 1 of 1"),
        ({"rules": 99}, "rules 99"),
        ({"edition": "marena"}, "did you mean marina?"),
    ],
)
def test_a_save_that_cannot_be_used_is_refused(save, change, part):
    save.write_text(json.dumps(json.loads(save.read_text()) | change))
    before = save.read_text()
    assert_refused(run_here("resume", save), part)
    assert save.read_text() == before


def finished():
    """Return a game that is over."""
    game, luck = bourgade.new("minivilles", seed=4), Random(4)
    while not game.over:
        game.draw() if game.actor == "chance" else game.play(luck.choice(game.legal()))
    return game


def test_what_is_no_save_is_refused(save, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "empty"))
    record = read_save(save)[0]
    for name, content, part in [
        ("record.json", json.dumps(record), "is a game without `table`"),
        ("broken.json", '{"game": "mini', "is not JSON"),
        ("list.json", "[]", "A record is an object"),
        ("over.json", json.dumps(finished().record()), "is over"),
    ]:
        file = tmp_path / name
        file.write_text(content)
        assert_refused(run_here("resume", file), part)
    assert_refused(run_here("resume", tmp_path / "nowhere.json"), "cannot be read")
    assert_refused(run_here("resume"), "There is no unfinished game")


def test_a_save_is_also_a_record_to_tell(save):
    assert run_here("replay", save).stdout.endswith("The game is not finished.\n")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--bots", "gredy"], "did you mean greedy?"),
        (["--bots", "greedy,random,greedy"], "--bots is one name for all or 1 for P2, not 3."),
        (["--bots", "greedy", "--hotseat"], "leave --bots out"),
        (["--bots", ""], "There is no bot ''"),
        (["--bots", "exprt"], "did you mean expert?"),
        (["--bots", "tree:0"], "tree:0: a tree has 1 to "),
        (["--bots", "nowhere.py"], "The bot nowhere.py cannot be used: it does not import "),
        (["--bots", "nowhere:Bot"], "The bot nowhere:Bot cannot be used: it does not import "),
    ],
)
def test_wrong_bots_are_refused(arguments, part):
    assert_refused(run_here("play", *arguments), part)


def test_the_last_save_of_a_finished_game_is_not_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    begun, game = bourgade.new("minivilles", seed=4), finished()
    automatic, named = (Keeper(Seating(4, ["P1"], {"P2": "random"}), file) for file in (None, tmp_path / "game.json"))
    first, second = automatic.save(begun), Keeper(Seating(4, ["P1"], {"P2": "random"})).save(begun)
    assert first != second
    automatic.finish(game)
    named.finish(game)
    assert list(folder().iterdir()) == [second]
    assert bourgade.replay(json.loads((tmp_path / "game.json").read_text())).over
    with pytest.raises(BadSave, match="already exists"):
        Keeper(Seating(4, ["P1"], {"P2": "random"})).save(begun, tmp_path / "game.json")


# Levels, and bots of other people


def test_opponents_are_chosen_by_level(sit, home):
    terminal = sit("play", "--players", 3, "--bots", "hard,easy", "--seed", 4, "--option", "first=P1")
    assert "P2 (hard)" in terminal.answer
    assert "P3 (easy)" in terminal.answer
    terminal.type()
    assert re.search(r"^P2 \(hard\) rolls .*^P3 \(easy\) rolls ", terminal.type("nothing"), re.S | re.M)
    terminal.type("quit")
    assert read_save(saves(home)[0])[1].bots == {"P2": "hard", "P3": "easy"}


@pytest.fixture
def bot(tmp_path, monkeypatch):
    """Write the file of a bot, in the folder one is in."""
    monkeypatch.chdir(tmp_path)

    def write(body):
        (tmp_path / "my_bot.py").write_text(f"def choose(view):\n    {body}\n")
        return "my_bot.py"

    return write


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("raise ValueError('two\\nlines')", "ValueError: two lines"),
        ("return None", "None"),
        ("return 7", "7"),
        ("return 'build mine'", "`build mine`"),
        ("raise SystemExit(3)", "SystemExit: 3"),
    ],
)
@pytest.mark.parametrize(
    ("language", "beginning"), [("en", "P2 (my_bot.py) cannot go on: "), ("fr", "P2 (my_bot.py) ")]
)
def test_a_bot_that_fails_is_named_with_the_reason_and_the_game_is_kept(
    bot, body, reason, language, beginning, tmp_path, capsys
):
    seating = Seating(4, ["P1"], {"P2": bot(body)})
    game, keeper = bourgade.new("minivilles", seed=4, first="P2"), Keeper(seating, tmp_path / "kept.json")
    Sitting(game, seating, Screen(language, 60, plain=True, console=Console(width=300)), keeper).play()
    [said] = [line for line in capsys.readouterr().out.splitlines() if line.startswith(beginning)]
    assert reason in said
    assert re.search(r"[^.]\.$", said)
    assert read_save(tmp_path / "kept.json")[1] == seating


def test_a_game_goes_on_when_the_bot_is_mended(sit, home, bot):
    bot("1 / 0")
    terminal = sit("play", "--bots", "my_bot.py", "--seed", 4, "--option", "first=P1")
    terminal.type()
    answer = terminal.type("nothing")
    assert "P2 (my_bot.py) cannot go on: ZeroDivisionError: division by zero.\nYou have left the game.\n" in answer
    assert "Traceback" not in answer
    assert terminal.code == 0
    [kept] = saves(home)
    bot("return view.legal()[0]")
    assert "P2 (my_bot.py) rolls " in sit("resume").answer
    assert read_save(kept)[1].bots == {"P2": "my_bot.py"}


def test_a_game_whose_bot_is_gone_is_not_gone_on_with(bot, tmp_path):
    seating = Seating(4, ["P1"], {"P2": bot("1 / 0")})
    file = Keeper(seating).save(bourgade.new("minivilles", seed=4, first="P1"), tmp_path / "kept.json")
    (tmp_path / "my_bot.py").unlink()
    assert_refused(run_here("resume", file), "The bot my_bot.py cannot be used: it does not import ")
    assert file.exists()
