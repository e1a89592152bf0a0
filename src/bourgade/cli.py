"""The command line: ``bourgade --help`` lists the commands.

What takes long to import is imported by the command that needs it, so that help comes at once.
"""

import asyncio
import io
import json
import os
import shlex
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from . import __version__
from .errors import BadFile, BourgadeError, UnknownOption, nearest, reason
from .terminal.language import language_of, language_wanted, terminal_text
from .texts import English, Message, messages_of, say

message = messages_of("bourgade.terminal")

if TYPE_CHECKING:
    from .arena.compete import Player
    from .terminal.screen import Screen

WRONG_INPUT = 2
INTERRUPTED = 130  # what shells expect after Ctrl-C
MOST_CORES = 256
MOST_WORKERS = 64
MOST_GAMES = 100_000_000
MOST_LISTED = 1_000_000
LISTED = 50
BENCH_PLAYERS = 4
ARENA_GAMES = 100
FEWEST_RIVALS = 2
ERROR_WIDTH = 1000
ANY_NAME = {"ignore_unknown_options": True}  # an id of a table or a person may begin with a -

app = typer.Typer(
    help="Small city-building board games. Without a command: opens them in your browser, as `serve --browser` does.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

house_app = typer.Typer(help="House rules: files that change numbers of an edition.", rich_markup_mode=None)
app.add_typer(house_app, name="house")

host_app = typer.Typer(help="Tools for who hosts a server, also while it runs.", rich_markup_mode=None)
app.add_typer(host_app, name="host")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `bourgade games` lists them.")]
Edition = Annotated[
    str | None,
    typer.Option(help="Which edition, or a .toml file with house rules; the game's first edition if not said."),
]
Players = Annotated[int | None, typer.Option(help="How many players; the fewest if not said.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
Language = Annotated[str | None, typer.Option(help="en or fr; the locale's if not said.")]
Plain = Annotated[bool, typer.Option("--plain", help="In sentences: for screen readers, pipes and narrow windows.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Where tables are kept; $BOURGADE_DATA or your own folder for such things if not said."
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where tables are kept: postgresql://user:password@host:5432/name, or a file; $BOURGADE_DATABASE or a "
        "file in the data folder if not said.",
    ),
]
Most = Annotated[int, typer.Option("--number", min=1, max=MOST_LISTED, help="How many at most.")]


def main() -> None:
    """Run the command line, and say in one line what was wrong if something was."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows ? for what it does not know
    try:
        code = app(prog_name="bourgade", standalone_mode=False) or 0
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        complain(
            message("wrong-command", why=not_understood(error), command=context.command_path if context else "bourgade")
        )
        code = WRONG_INPUT
    except BourgadeError as error:
        complain(error.message)
        code = WRONG_INPUT
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED:
        complain(message("stopped"))
    sys.exit(code)


def not_understood(error: typer.TyperException) -> Message:
    """Return why a command is not understood; what Typer says of a value is in English."""
    if hasattr(error, "possibilities"):
        name = getattr(error, "option_name", "")
        return message("wrong-no-option", name=name, hint=nearest(name, error.possibilities or ()))
    why, parameter = error.message.rstrip("."), getattr(error, "param", None)
    if parameter is None:
        return message("wrong-usage", why=why if why.endswith("?") else f"{why}.")
    is_option = parameter.param_type_name == "option"
    name = repr(" / ".join(parameter.opts) if is_option else parameter.metavar or parameter.name)
    return message("wrong-value", name=name, why=why) if why else message("wrong-no-argument", name=name)


def complain(said: Message | English) -> None:
    """Print one line for the person who gave the command, whatever a file brought into the sentence."""
    sentence = said.text(language_wanted(sys.argv[1:]))
    printable = "".join(char if char.isprintable() else " " for char in sentence)
    print("bourgade:", textwrap.shorten(printable, ERROR_WIDTH, placeholder=" …"), file=sys.stderr)


@app.callback(invoke_without_command=True)
def bourgade(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Print the version, or open the tables where no command was given."""
    if version:
        print("bourgade", __version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        from .server.running import serve as serve_tables
        from .server.running import somebody_looks

        serve_tables(browser=somebody_looks(), language=language_of(None))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Who can come: 0.0.0.0 is everybody in your network, 127.0.0.1 only this machine.")
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="At which port; 8765 or the next that is free if not said, 0 for any that is free."
        ),
    ] = None,
    data: Data = None,
    database: Database = None,
    workers: Annotated[
        int, typer.Option(min=1, max=MOST_WORKERS, help="How many processes serve; several need PostgreSQL.")
    ] = 1,
    name: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME…]",
            envvar="BOURGADE_NAME",
            help="What it is called on the internet, as play.example.org; local names and addresses need not be said.",
        ),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS[,ADDRESS…]",
            help="Proxies on other machines that say for whom they ask, as 10.0.0.2 or 172.16.0.0/12; one on this "
            "machine need not be named.",
        ),
    ] = None,
    limits: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            envvar="BOURGADE_LIMITS",
            help="Limits of your own, a TOML file; docs/hosting.md lists them all.",
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="[HOST:]PORT",
            help="Tell Prometheus what goes on, at a port of its own; only this machine reaches it unless a host is "
            "said.",
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open it in the browser.")] = False,
    log: Annotated[
        Literal["text", "json"] | None,
        typer.Option(help="Write down what happens, to standard error; only what goes wrong if not said."),
    ] = None,
    lang: Language = None,
) -> None:
    """Let people play in their browsers, with each other and against bots."""
    from .server.running import serve as serve_tables

    serve_tables(
        host=host,
        port=port,
        data=data,
        database=database,
        workers=workers,
        name=name,
        proxy=proxy,
        limits=limits,
        metrics=metrics,
        browser=browser,
        log=log,
        language=language_of(lang),
    )


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
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME…]",
            help="Who sits at the other seats: one for all or one for each. Levels: easy, normal, hard, expert; "
            "greedy if not said; or any bot that the arena knows.",
        ),
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People at all seats, one keyboard for all.")] = False,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
    lang: Language = None,
    plain: Plain = False,
    save: Annotated[Path | None, typer.Option(help="Keep the game here on leaving and at the end; a new file.")] = None,
) -> None:
    """Play in the terminal, against bots or with several people."""
    from .engine.definition import checked_seat, seat_names
    from .engine.game import checked_seed, checked_setting, new_game
    from .games import definition
    from .terminal.saves import Keeper, Seating
    from .terminal.sitting import Sitting

    language = language_of(lang)
    check_new(save)
    options, luck = read_options(option), checked_seed(seed)
    setting = checked_setting(definition(game), edition, players, options)
    seats = seat_names(setting.players)
    free = [name for name in seats if name not in setting.automatic]
    people = free if hotseat else [checked_seat(len(free), seat.upper())]
    others = [name for name in seats if name not in people]
    seating = Seating(luck, people, dict(zip(others, read_bots(game, bots, others, findable), strict=True)))
    screen = screen_for(game, language, plain=plain)  # before the rules are compiled, which may take a while
    begun = new_game(definition(game), edition, players, luck, deal=True, options=options)
    Sitting(begun, seating, screen, Keeper(seating, save)).play()


@app.command()
def resume(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A save; the game left last if not said.")
    ] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Go on with a game that was left."""
    from . import replay as played_again
    from .terminal.saves import BadSave, Keeper, left_last, read_save
    from .terminal.sitting import Sitting

    language = language_of(lang)
    file = file or left_last()
    record, seating = read_save(file)
    game = played_again(record, seed=seating.seed if seating else None)
    if game.over:
        raise BadSave(message("terminal-saves-over", file=file))
    if seating is None:
        raise BadSave(message("terminal-saves-no-table", file=file))
    screen = screen_for(game.name, language, plain=plain)
    Sitting(game, seating, screen, Keeper(seating, file, exists=True)).play()


@app.command()
def simulate(
    game: GameName = "minivilles",
    edition: Edition = None,
    players: Players = None,
    option: Options = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME[,NAME…]", help="Who plays: one bot for all seats, or one for each; the best."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 10_000,
    compare: Annotated[
        str | None,
        typer.Option(
            metavar="EDITION", help="Another edition, or a file with house rules, to play with the same luck."
        ),
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots, a page.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    cores: Annotated[str, typer.Option(metavar="N|all", help="On how many cores.")] = "all",
    device: Annotated[
        str, typer.Option(metavar="cpu|cuda", help="Where: cuda is a GPU; the games are the same.")
    ] = "cpu",
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and report what came of them, or what a house rule changes."""
    from rich.progress import Progress

    from .bots import checked_bot
    from .engine.definition import seat_names
    from .engine.devices import checked_device
    from .engine.game import checked_seed, checked_setting
    from .engine.rules import rules_of
    from .games import definition
    from .lab.page import check_report, write_page
    from .lab.report import figures
    from .lab.study import study
    from .terminal.console import plain_console
    from .terminal.figures import show_simulation

    language = language_of(lang)
    found, used = definition(game), read_cores(cores)
    checked_device(device)
    tables = [checked_setting(found, edition, players, read_options(option))]
    if compare is not None:
        tables.append(checked_setting(found, compare, tables[0].players, read_options(option)))
    seats = read_bots(game, bots, seat_names(tables[0].players), checked_bot)
    if html is not None:
        check_report(html)
    errors = plain_console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(terminal_text(language, "figures-played"), total=games)
        watched = study(
            rules_of(found),
            tables,
            seats,
            games,
            checked_seed(seed),
            used,
            lambda played: progress.advance(bar, played),
            device,
        )
    names = [Path(name).stem for name in (edition or tables[0].edition, compare) if name]
    about = watched.about(found, names, language) | {"command": command_line()}
    report = figures(about, watched.measures, watched.moments)

    def name(language: str, slug: str) -> str:
        return say(language, found.package, f"cards-{slug}")

    if html is not None:
        write_page(html, report, language, name)
    if as_json:
        print_json(report)
    else:
        show_simulation(plain_console(), language, report, name)
    if html is not None:
        errors.print(terminal_text(language, "figures-written", file=html), soft_wrap=True)


@app.command()
def arena(
    game: GameName = "minivilles",
    edition: Edition = None,
    players: Annotated[int | None, typer.Option(help="How many players at a table; 2 if not said.")] = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME[,NAME…]", help="Who plays; two or more.")] = "greedy,random",
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="How many games for each pairing, at least.")
    ] = ARENA_GAMES,
    limit: Annotated[
        float | None, typer.Option(min=0.001, metavar="SECONDS", help="Who takes longer for a move forfeits.")
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with a matrix, a page.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep finished games here; the same command goes on with them.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    cores: Annotated[str, typer.Option(metavar="N|all", help="On how many cores.")] = "all",
    ray: Annotated[
        str | None, typer.Option(metavar="auto|ADDRESS", help="On a Ray cluster instead; auto: the one running here.")
    ] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Let bots play against each other and report who wins how often, with ratings."""
    import time

    from .arena.compete import compete, games_in
    from .arena.contest import Contest
    from .arena.ledger import Ledger
    from .arena.page import write_page
    from .arena.results import results
    from .arena.wording import Words
    from .engine.game import checked_seed, checked_setting
    from .games import definition
    from .lab.page import check_report
    from .terminal.console import plain_console
    from .terminal.standings import running, show_arena

    words = Words(language_of(lang))
    player, where = read_player(cores, ray)
    setting = checked_setting(
        definition(game), edition, FEWEST_RIVALS if players is None else players, read_options(option)
    )
    specs = tuple(name.strip() for name in bots.split(",") if name.strip())
    contest = Contest(definition(game).name, setting, specs, checked_seed(seed), limit)
    contest.check()
    if html is not None:
        check_report(html)
    ledger = None if save is None else Ledger(save, contest)
    errors = plain_console(stderr=True)
    if ledger is not None and (before := len(ledger.check())):
        errors.print(words.text("terminal-resumed", file=save, n=before), soft_wrap=True)
    start = time.perf_counter()
    with running(errors, words, contest, games_in(contest, games)) as told:
        played = compete(contest, games, player, ledger, told)
    report = results(contest, played) | where | {"seconds": time.perf_counter() - start, "command": command_line()}
    if html is not None:
        write_page(html, report, words)
    if as_json:
        print_json(report)
    else:
        show_arena(plain_console(), words, report)
    if html is not None:
        errors.print(terminal_text(words.language, "figures-written", file=html), soft_wrap=True)


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
        setting = checked_setting(found, edition, min(BENCH_PLAYERS, allowed[-1]), {})
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
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a save, as `play --save` writes it.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the last position as JSON.")] = False,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Play a record again, check every action, and tell the game."""
    from . import replay as played_again
    from .terminal.saves import read_save

    language = language_of(lang)
    game = played_again(read_save(file)[0])
    if as_json:
        print_json(game.position())
        return
    from .terminal import drawing_of
    from .terminal.screen import Screen
    from .terminal.story import deeds_of, show_deeds, show_ending

    drawn = drawing_of(game.name)
    screen = Screen(language, drawn.narrowest, plain=plain)
    screen.check_width()
    show_deeds(screen, deeds_of(game, screen.reader()))
    show_ending(screen, drawn, game)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game on a server.")],
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Check that the dice of a record are those that the server had bound itself to."""
    from .server.dice import outcomes_of
    from .server.dice import verify as verified
    from .terminal.saves import read_save

    language = language_of(lang)
    record = read_save(file)[0]
    game = verified(record)
    outcomes, actions, dice = len(outcomes_of(game)), len(record["actions"]), record["dice"]
    luck = dict(zip(game.seats, dice["luck"], strict=True))
    if as_json:
        print_json({"outcomes": outcomes, "actions": actions, "over": game.over, **dice, "luck": luck})
        return

    def text(key: str, **values: object) -> str:
        return say(language, "bourgade.server", f"verify-{key}", **values)

    given = [text("luck" if luck[seat] else "no-luck", seat=seat, luck=luck[seat]) for seat in game.seats]
    print(text("right", n=outcomes, actions=actions, **dice | {"luck": ", ".join(given)}))
    if not game.over:
        print(terminal_text(language, "unfinished"))


@house_app.command("new")
def house_new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, as my-town.toml; a new one.")],
    game: Annotated[str, typer.Option(help="Which game.")] = "minivilles",
    extends: Annotated[
        str | None, typer.Option("--from", help="Which edition is changed; the first if not said.")
    ] = None,
    lang: Language = None,
) -> None:
    """Write house rules to begin with: all that can be changed, in comments."""
    from .engine.definition import checked_edition
    from .engine.housefile import example
    from .games import definition

    language = language_of(lang)
    found = definition(game)
    edition = checked_edition(game, found.editions, extends or next(iter(found.editions)))
    if file.suffix != ".toml":
        raise BadFile(message("wrong-not-toml", name=file.name))
    check_new(file)
    write_new(file, example(found, edition, language, str(file)))
    print(say(language, "bourgade.engine", "house-written", file=file))


@house_app.command("show")
def house_show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file with house rules.")],
    lang: Language = None,
) -> None:
    """Check a file with house rules and say what it changes."""
    from .engine.game import checked_setting
    from .engine.housefile import game_of, sentences
    from .games import definition, packages

    language = language_of(lang)
    named = [name for name in packages() if name == game_of(file)]
    game = definition(named[0] if named else "minivilles")
    setting = checked_setting(game, file, None, {})
    changes = sentences(game, setting.edition, setting.house, language)
    print("\n".join(changes or [say(language, "bourgade.engine", "house-nothing")]))


@host_app.command("tables")
def host_tables(
    every: Annotated[bool, typer.Option("--all", help="Those too where the game is over, or that are closed.")] = False,
    number: Most = LISTED,
    data: Data = None,
    database: Database = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """List tables, the one touched last first.

    With who sits there, and a mark of where the table's maker came from.
    """
    from .server import host

    phases = host.ALL if every else host.GOING_ON
    language, kept = for_host(lang, data, database)
    found = asyncio.run(host.tables(kept, phases, number))
    print_listing(found, host.table_lines(language, found), as_json=as_json)


@host_app.command("people")
def host_people(
    number: Most = LISTED,
    data: Data = None,
    database: Database = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """List people, the one who was here last first.

    With when they were here, and a mark of where they came from.
    """
    from .server import host

    language, kept = for_host(lang, data, database)
    found = asyncio.run(host.people(kept, number))
    print_listing(found, host.people_lines(language, found), as_json=as_json)


@host_app.command("close", context_settings=ANY_NAME)
def host_close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id or its code.")],
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Close a table, also one where people play."""
    from .server import host

    language, kept = for_host(lang, data, database)
    closed = asyncio.run(host.close(kept, table))
    print(host.text(language, "closed", code=closed.code))


@host_app.command("ban", context_settings=ANY_NAME)
def host_ban(
    who: Annotated[
        str,
        typer.Argument(
            metavar="WHO",
            help="An address, a network as 203.0.113.0/24, or the id of a person or a mark, as `people` and `tables` "
            "show them.",
        ),
    ],
    duration: Annotated[str, typer.Option("--for", metavar="TIME", help="For how long: 30min, 6h, 7d.")] = "1d",
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Let somebody not come in for a time."""
    from .server import host

    language, kept = for_host(lang, data, database)
    banned = asyncio.run(host.ban(kept, who, duration))
    print(host.text(language, "banned", what=banned.what, until=host.at(banned.until)))


@host_app.command("unban", context_settings=ANY_NAME)
def host_unban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="As `bans` shows it.")],
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Let somebody come in again."""
    from .server import host

    language, kept = for_host(lang, data, database)
    what = asyncio.run(host.unban(kept, who))
    print(host.text(language, "unbanned", what=what))


@host_app.command("bans")
def host_bans(data: Data = None, database: Database = None, lang: Language = None, as_json: Json = False) -> None:
    """List who may not come in, and until when."""
    from .server import host

    language, kept = for_host(lang, data, database)
    found = asyncio.run(host.bans(kept))
    print_listing(found, host.ban_lines(language, found), as_json=as_json)


@host_app.command("backup")
def host_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; a new one.")],
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Copy everything into a file, as it is at this moment."""
    from .server import host

    language, kept = for_host(lang, data, database)
    with progress_of(language) as copied:
        done = asyncio.run(host.backup(kept, file, copied))
    print("\n".join([*host.copied_lines(language, done), host.text(language, "backed-up", file=file)]))


@host_app.command("restore")
def host_restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `backup` wrote.")],
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Copy everything from a backup.

    The database must have nothing in it.
    """
    from .server import host
    from .server.database import called

    language, kept = for_host(lang, data, database)
    with progress_of(language) as copied:
        done = asyncio.run(host.restore(file, kept, copied))
    print("\n".join([*host.copied_lines(language, done), host.text(language, "restored", place=called(kept))]))


@host_app.command("move")
def host_move(
    to: Annotated[
        str,
        typer.Argument(
            metavar="TO", help="A database in which there is nothing: its postgresql:// address, or a file."
        ),
    ],
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Copy everything into another database.

    That must have nothing in it, and no server may run meanwhile.
    """
    from .server import host
    from .server.database import called

    language, kept = for_host(lang, data, database)
    with progress_of(language) as copied:
        done = asyncio.run(host.move(kept, to, copied))
    places = {"old": called(kept), "new": called(to)}
    print("\n".join([*host.copied_lines(language, done), host.text(language, "moved", **places)]))


def for_host(lang: str | None, data: Path | None, database: str | None) -> tuple[str, str]:
    """Return the host's language and where tables are kept."""
    from .server.running import kept_at

    return language_of(lang), kept_at(data, database)


@contextmanager
def progress_of(language: str) -> Iterator[Callable[[int, int], None]]:
    """Give what is told how many rows were copied and of how many, and show it at a terminal."""
    from rich.progress import Progress

    from .server.host import text
    from .terminal.console import plain_console

    errors = plain_console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(text(language, "copying"), total=None)
        yield lambda rows, total: progress.update(bar, advance=rows, total=total)


def print_listing(found: list[dict[str, Any]], lines: list[str], *, as_json: bool) -> None:
    """Print a list for programs or for people; in neither is a sign that does something to a terminal."""
    print(json.dumps(found) if as_json else "\n".join(lines))


def read_options(pairs: list[str] | None) -> dict[str, str]:
    """Read ``["market=open"]`` as ``{"market": "open"}``."""
    options = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise UnknownOption(message("wrong-option", pair=repr(pair)))
        options[name] = value
    return options


def read_cores(text: str) -> int:
    """Read a number of cores."""
    from .engine.simulate import all_cores

    if text == "all":
        return all_cores()
    if text not in {str(number) for number in range(1, MOST_CORES + 1)}:
        raise UnknownOption(message("wrong-cores", most=MOST_CORES, text=repr(text)))
    return int(text)


def read_player(cores: str, ray: str | None) -> "tuple[Player, dict[str, Any]]":
    """Return what plays the games of an arena, and where that is, for the report."""
    from functools import partial

    from .arena.cluster import play_on_cluster
    from .arena.processes import play_in_processes

    if ray is None:
        used = read_cores(cores)
        return partial(play_in_processes, cores=used), {"cores": used}
    if cores != "all":
        raise UnknownOption(message("wrong-cores-and-ray"))
    return partial(play_on_cluster, address=ray), {"ray": ray}


def findable(game: str, name: str) -> str:
    """Return the name of a bot that can be found, or say what is wrong."""
    from .bots import find_bot

    find_bot(game, name)
    return name


def read_bots(game: str, names: str | None, seats: list[str], checked: Callable[[str, str], str]) -> list[str]:
    """Read ``"greedy,random"`` as the bots of two seats, and ``"greedy"`` as those of all; the best if not said."""
    from .bots import best_policy

    if names is not None and not seats:
        raise UnknownOption(message("wrong-bots-hotseat"))
    best = best_policy(game)
    given = [best] if names is None else [checked(game, name.strip()) for name in names.split(",")]
    if len(given) not in (1, len(seats)):
        raise UnknownOption(message("wrong-bots-number", number=len(seats), seats=", ".join(seats), given=len(given)))
    return given * len(seats) if len(given) == 1 else given


def screen_for(game: str, language: str, *, plain: bool) -> "Screen":
    """Return this terminal, if the game can be drawn on it."""
    from .terminal import drawing_of
    from .terminal.screen import Screen, at_terminal

    screen = Screen(language, drawing_of(game).narrowest, plain=plain or not at_terminal())
    screen.check_width()
    return screen


def check_new(file: Path | None) -> None:
    """Refuse a file that could not be written after the game."""
    if file is None:
        return
    if file.exists():
        raise BadFile(message("wrong-exists", file=file))
    if not (file.parent.is_dir() and os.access(file.parent, os.W_OK)):
        raise BadFile(message("wrong-unwritable", file=file))


def write_new(file: Path, text: str) -> None:
    """Write a text into a new file."""
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    except OSError as error:
        raise BadFile(message("wrong-not-written", file=file, why=reason(error))) from error


def command_line() -> str:
    """Return the command as it can be typed again."""
    return shlex.join(["bourgade", *sys.argv[1:]])


def print_json(value: Any) -> None:
    """Print a value for programs."""
    print(json.dumps(value, ensure_ascii=False))
