"""Make terminal.svg, the picture of the README: one turn of a real game in the terminal."""

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console

import bourgade
from bourgade.terminal import person

TYPED = ["build forest"]
TURNS_BEFORE = 40


def main() -> None:
    """Play until somebody has something to show, then type the lines above; write what the screen showed."""
    game, luck = bourgade.new("minivilles", players=3, seed=12, first="P1"), Random(6)
    turns = 0
    while turns < TURNS_BEFORE or game.actor != "P1" or game.legal() == ["roll 1"]:
        turns += game.legal()[0] == "roll 1"
        game.draw() if game.actor == "chance" else game.play(luck.choice(game.legal()))

    plain = {"markup": False, "highlight": False, "emoji": False}
    screen = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor", **plain)
    person.plain_console = lambda: screen
    typed = iter(TYPED)

    def ask(_: person.Person) -> str | None:
        line = next(typed)
        screen.print(f"> {line}")
        return line

    person.Person._ask = ask
    try:
        person.Person(game, "P1", "en", luck).play()
    except StopIteration:
        svg = screen.export_svg(title="make play")
    without_fonts = re.sub(r"@font-face {.*?}", "", svg, flags=re.DOTALL)  # a picture fetches nothing
    Path(__file__).with_name("terminal.svg").write_text(without_fonts, "utf-8")


if __name__ == "__main__":
    main()
