"""Make the pictures of the pages: turns of games, as the terminal shows them."""

import builtins
import io
import re
from contextlib import suppress
from pathlib import Path

from rich.console import Console

import bourgade
from bourgade.bots import find_bot
from bourgade.terminal import drawing_of
from bourgade.terminal.console import STYLES
from bourgade.terminal.saves import Keeper, Seating
from bourgade.terminal.screen import Screen
from bourgade.terminal.sitting import Sitting

HERE = Path(__file__).parent
WIDTH, HEIGHT = 100, 60
LETTER = 12.2  # how wide Rich makes a letter
SPACE = "&#160;"
SPACED = re.compile(rf'(<text [^>]*x=")([\d.]+)("[^>]*textLength=")([\d.]+)("[^>]*>)((?:{SPACE})+)([^<]+)<')
MINTS = {
    "game": "mint-works",
    "players": [
        {"mints": 5, "plans": ["windmill", "museum"], "buildings": ["mine", "wholesaler"]},
        {"mints": 3, "plans": [], "buildings": ["gallery", "corporate-hq", "lotto"], "gallery": 2},
        {"mints": 4, "plans": ["vault", "statue"], "buildings": ["plant", "crane"]},
    ],
    "token": "P1",
    "turn": "P1",
    "phase": "develop",
    "locations": {
        "producer": 0,
        "supplier": 0,
        "builder": 0,
        "leadership-council": 0,
        "wholesaler": 0,
        "lotto": 0,
        "recycler": 0,
        "temp-agency": 0,
    },
    "open": ["wholesaler", "lotto"],
    "supply": ["gardens", "assembler", "obelisk"],
    "deck": ["bridge", "co-op", "workshop", "factory", "stripmine", "truck", "landfill"],
    "secret": {"windmill": "P1", "vault": "P3"},
}


class Enough(Exception):
    """All that should be in a picture has been shown."""


def main() -> None:
    """Make a picture of each game for the README, and those for the page about a first game."""
    later, begun = played(seed=8, turns=36), played(seed=5, turns=0)
    picture("terminal.svg", "bourgade play --players 3", later, ["1"])
    picture("first-roll.svg", "bourgade play --players 3", begun, [])
    picture("first-build.svg", "bourgade play --players 3", begun, [""])
    picture("help.svg", "bourgade play --players 3", begun, ["help cafe"])
    picture("mint-works.svg", "bourgade play mint-works --players 3", bourgade.load(MINTS, seed=1), ["producer"])
    picture("ma-petite-ville.svg", "bourgade play ma-petite-ville --players 3", city(seed=2, tiles=11), ["1"])


def played(seed: int, turns: int) -> bourgade.Game:
    """Return a game of three in which bots have played some turns and P1 is about to roll."""
    game, bot = bourgade.new("minivilles", players=3, seed=seed, first="P1"), find_bot("minivilles", "greedy", 0)
    while turns > 0 or game.actor != "P1" or not game.legal()[0].startswith("roll"):
        if game.actor == "chance":
            game.draw()
        else:
            turns -= game.legal()[0].startswith("roll")
            game.play(bot.choose(game.view(game.actor)))
    return game


def city(seed: int, tiles: int) -> bourgade.Game:
    """Return a city of three in which so many tiles lie and P1, who has no silhouette that fits, is about to draw."""
    game = bourgade.new("ma-petite-ville", players=3, seed=seed, first="P1")
    bot = find_bot("ma-petite-ville", "greedy", 0)
    while len(game.position()["tiles"]) < tiles or game.actor != "P1" or game.legal() != ["draw"]:
        game.draw() if game.actor == "chance" else game.play(bot.choose(game.view(str(game.actor))))
    return game


def picture(name: str, title: str, game: bourgade.Game, typed: list[str]) -> None:
    """Type some lines in a game, and write what the screen showed from the last one to the next question."""
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        theme=STYLES,
        force_terminal=True,
        color_system="truecolor",
        markup=False,
        highlight=False,
        emoji=False,
    )
    lines = iter(typed)

    def answer(prompt: str) -> str:
        if (line := next(lines, None)) is None:
            console.print(prompt)
            raise Enough
        console.export_text()  # which forgets what was shown
        console.print(prompt + line)
        return line

    builtins.input = answer
    seating = Seating(0, ["P1"], {"P2": "greedy", "P3": "greedy"})
    screen = Screen("en", drawing_of(game.name).narrowest, console=console)
    with suppress(Enough):
        Sitting(game.copy(), seating, screen, Keeper(seating)).play()
    svg = re.sub(r"@font-face {.*?}", "", console.export_svg(title=title), flags=re.DOTALL)  # it fetches nothing
    (HERE / name).write_text(re.sub(SPACED, without_spaces, svg), "utf-8")


def without_spaces(text: re.Match[str]) -> str:
    """Move a text to where its first letter stands: not everything that shows pictures keeps spaces before it."""
    before, x, between, length, after, spaces, letters = text.groups()
    columns = len(spaces) // len(SPACE)
    return f"{before}{float(x) + columns * LETTER:g}{between}{float(length) - columns * LETTER:g}{after}{letters}<"


if __name__ == "__main__":
    main()
