"""What a player of Mint Works sees."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.terminal.console import Told
from bourgade.terminal.drawing import Deed, Page, Reader

from ..telling.words import box_of, name_of, shared
from ..telling.words import word as told
from . import plain
from .language import seat_name, word
from .neighbourhoods import chip, own_row, panels, rows
from .places import order, places

__all__ = ["NARROWEST", "about", "order", "page", "table", "welcome"]

NARROWEST = 60
WIDEST_HELP = 80


def welcome(reader: Reader, position: Position) -> list[str]:
    """Return the aim, how a turn goes, and in solo what the opponent does."""
    language, opponent = reader.language, position["opponent"]
    lines = [word(language, f"welcome-{key}", win=box_of(position)["stars"]) for key in ("aim", "turn")]
    if opponent:
        lines.append(told(language, "effects-opponent", name=name_of(language, opponent)))
        lines.append(told(language, f"effects-opponents-{opponent}"))
    return lines


def page(reader: Reader, position: Position, moves: list[Action], deeds: list[Deed]) -> Page:
    """Draw the neighbourhoods, what the player did since another one acted, and where mints can be placed."""
    question = question_of(reader, position)
    developing = position["phase"] == "develop"
    if reader.plain:
        return Page(["\n".join(plain.lines(reader, position, moves, deeds, question))], numbered=developing)
    name = seat_name(reader, position, position["turn"])
    head = [Rule(Text(name, "bold"), characters="━", style="dim")] if question else []
    done = [Told()(sentence) for deed in deeds for sentence in deed.sentences]
    asked = [Text(question, "bold")] if question else []
    if not developing:
        return Page([Group(*head, draw(reader, position), *done, *asked) for draw in (panels, rows)])
    whole, short = (places(reader, position, moves, effects=effects) for effects in (True, False))
    shortest = places(reader, position, moves, effects=False, tight=True)
    tighter = [(panels, whole), (rows, whole), (rows, short), (own_row, short), (own_row, shortest)]
    forms: list[RenderableType] = [Group(*head, draw(reader, position), *done, *asked, menu) for draw, menu in tighter]
    return Page(forms, numbered=True)


def question_of(reader: Reader, position: Position) -> str:
    """Return what has to be decided."""
    asked = {"develop": "place", "co-op": "co-op"}.get(position["phase"])
    return shared(reader.language, f"prompt-{asked}") if asked else ""


def table(reader: Reader, position: Position) -> RenderableType:
    """Draw the whole table."""
    if reader.plain:
        return "\n".join([*plain.neighbourhoods(reader, position), *plain.places(reader, position)])
    return Group(panels(reader, position), places(reader, position, []))


def about(reader: Reader, position: Position, slug: str) -> RenderableType:
    """Draw a plan, a location or an opponent with everything that is known about it."""
    name, *lines = plain.card_lines(reader, position, slug)
    if reader.plain:
        return "\n".join([name, *lines])
    title = Text(name_of(reader.language, slug), "bold")
    if slug in box_of(position)["plans"]:
        title.append(" ").append_text(chip(reader.language, box_of(position)["plans"][slug]["type"]))
    return Panel("\n".join(lines), title=title, title_align="left", width=min(reader.width, WIDEST_HELP))
