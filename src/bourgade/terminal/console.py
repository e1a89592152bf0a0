"""Where things are printed."""

from rich.console import Console, RenderableType
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

STYLES = Theme({"told.seat": "bold", "told.gain": "bold color(28)", "told.loss": "bold color(160)"}, inherit=True)


class Told(RegexHighlighter):
    """Marks seats, gains and losses in a line that tells something."""

    base_style = "told."
    highlights = [r"(?P<seat>\bP\d\b)", r"(?P<gain>\+\d+)", r"(?P<loss>\N{MINUS SIGN}\d+)"]  # noqa: RUF012


def plain_console(*, stderr: bool = False) -> Console:
    """Return a console that prints texts as they are: no markup, no guessed colours."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False, theme=STYLES)


def show(console: Console, thing: RenderableType) -> None:
    """Print something; a line of text is only broken where a person reads it on a screen."""
    console.print(thing, soft_wrap=isinstance(thing, str) and not console.is_terminal)
