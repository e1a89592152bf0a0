"""Where things are printed."""

from rich.console import Console, RenderableType


def plain_console(*, stderr: bool = False) -> Console:
    """Return a console that prints texts as they are: no markup, no guessed colours."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def show(console: Console, thing: RenderableType) -> None:
    """Print something; a line of text is only broken where a person reads it on a screen."""
    console.print(thing, soft_wrap=isinstance(thing, str) and not console.is_terminal)
