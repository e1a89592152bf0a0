"""What a player of Ma Petite Ville sees."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts
from bourgade.terminal.drawing import Deed, Page, Reader
from bourgade.terminal.panels import folded

from ..telling.told import why
from . import plain
from .chart import SIGNS, SILHOUETTES
from .choices import listed
from .players import roomy
from .sheet import Sheet
from .wording import TURNS, colour_of, short_way, word

NARROWEST = 60
WIDEST_HELP = 80


def welcome(reader: Reader, position: Position) -> list[str]:
    """Return the aim, how a turn goes, and where silhouettes may lie."""
    return [word(reader.language, f"welcome-{key}") for key in ("aim", "turn", position["edition"])]


def page(reader: Reader, position: Position, moves: list[Action], _deeds: list[Deed]) -> Page:
    """Draw the city, the players, and what can be chosen. A turn is one deed, so that none came before."""
    on_page, how = listed(moves), how_to_type(reader, position, moves)
    if reader.plain:
        return Page(["\n".join(plain.lines(reader, position, moves))], numbered=True, listed=on_page, how=how)
    if position["phase"] == "over":
        ending = folded(Text(why(reader, position, None), "bold"), reader.width)
        return Page([Group(table(reader, position), "", *ending)])
    return Page(list(Sheet(reader, position, moves).forms()), numbered=True, listed=on_page, how=how)


def how_to_type(reader: Reader, position: Position, moves: list[Action]) -> str:
    """Say what to type where not all moves are on the page, by an example."""
    if len(listed(moves)) == len(moves):
        return ""
    key, language = "plain-how" if reader.plain else "how", reader.language
    match moves[len(moves) // 2].parts:
        case Parts("place", numbers=(length,), place=(x, y), way=str(way)):
            return word(language, f"{key}-place", length=length, x=str(x), y=str(y), way=short_way(language, way))
        case Parts(place=(x, y), turn=int(turn)):
            return word(language, f"{key}-lay", at=f"{x} {y} {TURNS[turn]}")
    return ""


def table(reader: Reader, position: Position) -> RenderableType:
    """Draw the players and the whole city."""
    if reader.plain:
        return "\n".join([*plain.players(reader, position), *plain.city(reader, position)])
    players = roomy(reader, position, reader.width)
    if not position["tiles"]:
        return Group(*players, word(reader.language, "no-city"))
    return Group(*players, *Sheet(reader, position, []).pieces())


def about(reader: Reader, position: Position, slug: str) -> RenderableType:
    """Draw everything that there is to say on a topic."""
    name, *lines = plain.topic_lines(reader, position, slug)
    if reader.plain:
        return "\n".join([name, *lines])
    title = Text(name.rstrip("."), "bold")
    if colour := colour_of(slug):
        title.append(" ").append(f" {SIGNS[colour]} ", SILHOUETTES[colour])
    return Panel("\n".join(lines), title=title, title_align="left", width=min(reader.width, WIDEST_HELP))
