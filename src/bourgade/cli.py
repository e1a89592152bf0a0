"""The command line: ``bourgade --help`` lists the commands.

What takes long to import is imported by the command that needs it, so that help comes at once.
"""

import io
import json
import os
import sys
import textwrap
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import __version__
from .errors import BourgadeError, UnknownOption
from .terminal.language import language_of, terminal_text

if TYPE_CHECKING:
    from .engine.game import Game

WRONG_INPUT = 2
INTERRUPTED = 130  # what shells expect after Ctrl-C
MOST_CORES = 256
MOST_GAMES = 100_000_000
BENCH_PLAYERS = 4
ERROR_WIDTH = 1000

app = typer.Typer(
    help="Small city-building board games.", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `bourgade games` lists them.")]
Edition = Annotated[str | None, typer.Option(help="Which edition; the game's first one if not said.")]
Players = Annotated[int | None, typer.Option(help="How many players; the fewest if not said.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
Language = Annotated[str | None, typer.Option(help="en or fr; the locale's if not said.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class BadFile(BourgadeError):
    """A file cannot be read or written."""


def main() -> None:
    """Run the command line, and say in one line what was wrong if something was."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows ? for what it does not know
    try:
        code = app(prog_name="bourgade", standalone_mode=False) or 0
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        complain(f"{error.format_message().rstrip('.')}. Try: {context.command_path if context else 'bourgade'} --help")
        code = WRONG_INPUT
    except BourgadeError as error:
        complain(str(error))
        code = WRONG_INPUT
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED:
        complain("stopped.")
    sys.exit(code)


def complain(sentence: str) -> None:
    """Print one line for the person who gave the command, whatever a file brought into the sentence."""
    printable = "".join(char if char.isprintable() else " " for char in sentence)
    print("bourgade:", textwrap.shorten(printable, ERROR_WIDTH, placeholder=" …"), file=sys.stderr)


@app.callback(invoke_without_command=True)
def bourgade(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Print the version, or the help where no command was given."""
    if version:
        print("bourgade", __version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(as_json: Json = False) -> None:
    """List the games with their editions, players and options."""
    from . import games as all_games

    if as_json:
        print_json(all_games())
        return
    from .terminal.console import plain_console
    from .terminal.figures import show_games

    show_games(plain_console(), language_of(None), all_games())


@app.command()
def play(
    game: GameName = "minivilles",
    edition: Edition = None,
    players: Players = None,
    option: Options = None,
    seat: Annotated[str, typer.Option(help="Where you sit.")] = "P1",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end; a new file.")] = None,
) -> None:
    """Play in the terminal; the other seats make random moves."""
    from random import Random

    from .engine.game import new_game
    from .games import definition
    from .terminal.person import Person

    language = language_of(lang)
    check_new(save)
    begun = new_game(definition(game), edition, players, seed, deal=True, options=read_options(option))
    person = Person(begun, begun.view(seat.upper()).seat, language, Random(seed))
    person.play()
    if save is not None:
        write_record(person.game, save)
        print(terminal_text(language, "saved", file=save))


@app.command()
def simulate(
    game: GameName = "minivilles",
    edition: Edition = None,
    players: Players = None,
    option: Options = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    cores: Annotated[str, typer.Option(metavar="N|all", help="On how many cores.")] = "all",
    as_json: Json = False,
) -> None:
    """Play many games with random players and report what came of them."""
    from rich.progress import Progress

    from .engine import simulate as engine
    from .engine.game import checked_seed, checked_setting
    from .engine.rules import rules_of
    from .games import definition
    from .terminal.console import plain_console
    from .terminal.figures import figures_of, show_simulation

    used = read_cores(cores)
    found = definition(game)
    setting = checked_setting(found, edition, players, read_options(option))
    errors = plain_console(stderr=True)
    language = language_of(None)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(terminal_text(language, "figures.played"), total=games)
        summary = engine.simulate(
            rules_of(found), setting, games, checked_seed(seed), used, lambda played: progress.advance(bar, played)
        )
    about = {"game": game, "edition": setting.edition, "players": setting.players, "options": setting.options}
    report = about | {"seed": seed, "cores": used} | figures_of(summary)
    if as_json:
        print_json(report)
    else:
        show_simulation(plain_console(), language, report)


@app.command()
def bench(
    game: GameName = "minivilles",
    edition: Edition = None,
    players: Annotated[int | None, typer.Option(help="How many players; 4 if not said.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="For how long, per row.")] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure how fast a game runs, on one core and on all."""
    from dataclasses import asdict

    from .engine.bench import measure
    from .engine.game import checked_setting
    from .engine.rules import rules_of
    from .engine.simulate import all_cores
    from .games import definition
    from .terminal.console import plain_console
    from .terminal.figures import show_speeds

    found = definition(game)
    setting = checked_setting(found, edition, players, {})
    if players is None:
        allowed = found.editions[setting.edition].players
        setting = checked_setting(found, setting.edition, min(BENCH_PLAYERS, allowed[-1]), {})
    speeds = []
    for cores in sorted({1, all_cores()}):
        with plain_console(stderr=True).status(terminal_text(language_of(None), "measuring", n=cores)):
            speeds.append(measure(rules_of(found), setting, cores, seconds))
    if as_json:
        about = {"game": game, "edition": setting.edition, "players": setting.players}
        print_json([about | asdict(speed) for speed in speeds])
    else:
        show_speeds(plain_console(), language_of(None), speeds)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play --save` writes it.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the last position as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Play a record again, check every action, and tell the game."""
    from . import replay as played_again

    language = language_of(lang)
    game = played_again(read_json(file))
    if as_json:
        print_json(game.position())
        return
    from .terminal import drawing
    from .terminal.console import plain_console, show
    from .terminal.story import Story, show_ending, tell_game

    shown = partial(show, plain_console())
    tell_game(game, Story(drawing(game.name), language, shown))
    show_ending(game, drawing(game.name), language, shown)


def read_options(pairs: list[str] | None) -> dict[str, str]:
    """Read ``["market=open"]`` as ``{"market": "open"}``."""
    options = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise UnknownOption(f"An option is written NAME=VALUE, as in market=open, not {pair!r}.")
        options[name] = value
    return options


def read_cores(text: str) -> int:
    """Read a number of cores."""
    from .engine.simulate import all_cores

    if text == "all":
        return all_cores()
    if text not in {str(number) for number in range(1, MOST_CORES + 1)}:
        raise UnknownOption(f"--cores is all or a number from 1 to {MOST_CORES}, not {text!r}.")
    return int(text)


def read_json(file: Path) -> Any:
    """Return what a JSON file holds."""
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}. It must be a file with a record.") from error
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{file} is not JSON: {error}. It must be a record as `play --save` writes it.") from error


def check_new(file: Path | None) -> None:
    """Refuse a file that could not be written after the game."""
    if file is None:
        return
    if file.exists():
        raise BadFile(f"{file} exists already and is left as it is: name a new file to save in.")
    if not (file.parent.is_dir() and os.access(file.parent, os.W_OK)):
        raise BadFile(f"{file} cannot be written: name a file in a folder that exists and that you may write in.")


def write_record(game: "Game", file: Path) -> None:
    """Write a game's record into a new file."""
    try:
        with file.open("x", encoding="utf-8") as new:
            json.dump(game.record(), new, indent=1)
            new.write("\n")
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}. Name a new file in a folder of yours.") from error


def print_json(value: Any) -> None:
    """Print a value for programs."""
    print(json.dumps(value, ensure_ascii=False))
