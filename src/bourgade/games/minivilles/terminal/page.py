"""What a player of Minivilles sees."""

from math import inf

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts
from bourgade.terminal.drawing import Deed, Page, Reader

from ..telling.words import CITY_HALL, box_of, card_name, colour_of
from . import plain
from .cities import chip, own_row, panels, rows
from .dice import roll, roll_in_a_line
from .market import for_sale, market
from .words import word

NARROWEST = 60
WIDEST_HELP = 80
ASKING = ("roll", "reroll", "harbor", "demolish", "move", "take", "swap", "renovate", "build")  # phases


def order(position: Position, moves: list[Action]) -> list[Action]:
    """Return builds in the order of the market, nothing last; swaps of cheap cards for dear ones first, after none."""
    places = {slug: place for place, slug in enumerate(for_sale(position))}
    costs = {slug: card["cost"] for slug, card in box_of(position)["establishments"].items()}

    def place(move: Action) -> float:
        match move.parts:
            case Parts("build", cards=(slug,)):
                return places[slug]
            case Parts("swap", cards=(own, theirs)):
                return float(costs[own] - costs[theirs])
            case Parts("swap"):
                return -inf
        return inf

    return sorted(moves, key=place)


def welcome(reader: Reader, position: Position) -> list[str]:
    """Return the aim, and how a turn goes."""
    return [word(reader.language, f"welcome-{key}", win=box_of(position)["win"]) for key in ("aim", "turn", "colours")]


def page(reader: Reader, position: Position, moves: list[Action], deeds: list[Deed]) -> Page:
    """Draw the towns, the dice and what they paid, and what can be built when it is time to build."""
    deeds = since_roll(deeds)
    building = position["phase"] == "build"
    question = question_of(reader, position)
    if reader.plain:
        return Page(["\n".join(plain.lines(reader, position, moves, deeds, question))], numbered=building)
    turn = Rule(Text(reader.name(position["turn"]), "bold"), characters="━", style="dim")
    dice, line = ([draw(reader, position, deeds)] if position.get("dice") else [] for draw in (roll, roll_in_a_line))
    asked = [Text(question, "bold")] if question else []
    if not building:
        forms = [(panels, dice), (rows, dice), (rows, line)]
        return Page([Group(turn, draw(reader, position), *rolled, *asked) for draw, rolled in forms])
    whole, short = market(reader, position, moves), market(reader, position, moves, only_moves=True)
    tighter = [
        (panels, dice, whole),
        (rows, dice, whole),
        (own_row, dice, whole),
        (own_row, line, whole),
        (own_row, line, short),
    ]
    return Page(
        [Group(turn, draw(reader, position), *rolled, *asked, sold) for draw, rolled, sold in tighter], numbered=True
    )


def since_roll(deeds: list[Deed]) -> list[Deed]:
    """Return what followed the last roll: after a double, a player's turns follow each other."""
    rolls = [number for number, deed in enumerate(deeds) if deed.action.parts.kind == "roll"]
    return deeds[rolls[-1] :] if rolls else deeds


def question_of(reader: Reader, position: Position) -> str:
    """Return what has to be decided."""
    if position["phase"] not in ASKING:
        return ""
    taken = box_of(position)["establishments"].get("tv-station", {}).get("amount", 0)
    return word(reader.language, f"questions-{position['phase']}", taken=taken)


def table(reader: Reader, position: Position) -> RenderableType:
    """Draw the whole table."""
    if reader.plain:
        return "\n".join([*plain.cities(reader, position), *plain.market(reader, position)])
    return Group(panels(reader, position), market(reader, position, []))


def about(reader: Reader, position: Position, slug: str) -> RenderableType:
    """Draw a card with everything that is known about it, and who has it."""
    lines = [*plain.card_lines(reader, position, slug)]
    if reader.plain:
        return "\n".join(lines)
    colour = "landmark" if slug == CITY_HALL else colour_of(position, slug)
    title = Text.assemble((card_name(reader.language, slug), "bold"), " ", chip(reader, colour))
    return Panel("\n".join(lines[1:]), title=title, title_align="left", width=min(reader.width, WIDEST_HELP))
