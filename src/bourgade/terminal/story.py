"""What happened in a game, a sentence a line."""

from collections.abc import Iterable

from rich.rule import Rule
from rich.text import Text

from ..engine.definition import Position
from ..engine.game import Game
from ..telling import telling_of
from ..telling.telling import happened
from .console import Told
from .drawing import Deed, Drawing, Reader
from .screen import Screen


def deeds_of(
    game: Game, reader: Reader, eyes: str | None = None, since: int = 0, until: int | None = None
) -> list[Deed]:
    """Return what happened between two actions by their number, as a seat saw it, or as it was where none looks."""
    tell, told = telling_of(game.name).tell, happened(game, eyes, since)
    return [Deed(each.action, tell(reader, each)) for each in told[: until and until - since]]


def beginning_of_turn(game: Game, seat: str) -> int:
    """Return the number of the action with which a seat's doings up to now began."""
    earlier, now = game.copy(), len(game.record()["actions"])
    beginning = now
    for number in reversed(range(now)):
        earlier.undo()
        if earlier.actor == seat:
            beginning = number
        elif earlier.actor != "chance":
            break
    return beginning


def seen(game: Game, eyes: str) -> Position:
    """Return the position as a seat sees it."""
    return game.view(eyes).shown()


def show_deeds(screen: Screen, deeds: Iterable[Deed]) -> None:
    """Show a story."""
    plain = screen.reader().plain
    for sentence in (each for deed in deeds for each in deed.sentences):
        screen.show(f"{sentence}." if plain else Told()(sentence))


def show_ending(screen: Screen, drawing: Drawing, game: Game) -> None:
    """Show how a game ended, or say that it did not."""
    if not game.over:
        screen.say("unfinished")
        return
    reader = screen.reader()
    screen.show(drawing.page(reader, game.shown(), [], []).forms[0])
    winners = screen.text("winner", seats=", ".join(reader.name(seat) for seat in game.winners))
    screen.show(winners if reader.plain else Rule(Text(winners, "bold"), characters="━"))
