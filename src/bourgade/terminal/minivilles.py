"""How Minivilles is drawn in a terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..engine.definition import Position
from ..games.minivilles.box import COLOURS, landmarks_of
from ..games.minivilles.state import CARDS
from ..texts import catalogue, say
from .drawing import Drawing
from .language import terminal_text

PACKAGE = "bourgade.games.minivilles"
STYLES = {"red": "red", "green": "green", "blue": "bright_blue", "purple": "magenta", "landmark": "yellow"}
PLACES = ["first", "second", "third"]  # of the words after an action's verb


def move(language: str, action: str) -> str:
    """Return the name of a move or an outcome.

    >>> move("fr", "swap bakery P2 mine")
    'Échanger Boulangerie contre Mine de P2'
    """
    texts = catalogue(language, PACKAGE)
    verb, *words = action.split()
    names = {place: texts["cards"].get(word, word) for place, word in zip(PLACES, words, strict=False)}
    return say(language, PACKAGE, f"moves.{action if action in texts['moves'] else verb}", **names)


def changes(_language: str, before: Position, after: Position) -> str:
    """Return what everybody gained and lost.

    >>> changes("en", {"players": [{"coins": 3}, {"coins": 3}]}, {"players": [{"coins": 2}, {"coins": 4}]})
    'P1 -1, P2 +1'
    """
    pairs = zip(before["players"], after["players"], strict=True)
    gains = [new["coins"] - old["coins"] for old, new in pairs]
    return ", ".join(f"P{seat} {gain:+}" for seat, gain in enumerate(gains, 1) if gain)


def glance(language: str, position: Position, seat: str | None) -> RenderableType:
    """Draw the cities before the roll and at the end, the market for building, and in between what the dice did."""
    if position["phase"] == "build":
        return Group(
            roll_and_coins(language, position), market(language, position), landmarks_to_build(language, position)
        )
    if position.get("dice"):
        return roll_and_coins(language, position)
    return cities(language, position, seat)


def table(language: str, position: Position, seat: str | None) -> RenderableType:
    """Draw the whole table."""
    return Group(cities(language, position, seat), market(language, position), landmarks(language, position))


def cities(language: str, position: Position, seat: str | None) -> RenderableType:
    """Draw every city: a line about it, and below it the establishments by colour."""
    lines: list[RenderableType] = []
    for number, player in enumerate(position["players"], 1):
        name = f"P{number}"
        lines.append(city_title(language, position["edition"], name, seat, player))
        lines.append(Padding(establishments(language, player), (0, 0, 0, 4)))
    return Group(*lines)


def city_title(language: str, edition: str, name: str, seat: str | None, player: dict[str, Any]) -> Text:
    """Draw a city's player, coins and landmarks."""
    standing = player["landmarks"]
    line = Text()
    line.append(terminal_text(language, "you", seat=name) if name == seat else name, "bold")
    line.append(f"  {word(language, 'coins')} {player['coins']}")
    line.append(f"  {word(language, 'landmarks')} {len(standing)}/{CARDS['editions'][edition]['win']}  ")
    line.append(", ".join(card_name(language, slug) for slug in standing), STYLES["landmark"])
    return line


def establishments(language: str, player: dict[str, Any]) -> Text:
    """Draw a city's establishments by colour."""
    groups = []
    for colour in COLOURS:
        slugs = [slug for slug in player["cards"] if CARDS["establishments"][slug]["colour"] == colour]
        if slugs:
            cards = ", ".join(counted(language, player, slug) for slug in slugs)
            text = word(language, "group", colour=word(language, f"colours.{colour}"), cards=cards)
            groups.append(Text(text, STYLES[colour]))
    return Text("  ").join(groups)


def counted(language: str, player: dict[str, Any], slug: str) -> str:
    """Return a kind in a city, with how many there are and what lies on them."""
    count, closed = player["cards"][slug], player["closed"].get(slug, 0)
    text = f"{count} {card_name(language, slug)}" if count > 1 else card_name(language, slug)
    if closed:
        text += f" ({word(language, 'closed', n=closed)})"
    if slug == "startup":
        text += f" ({word(language, 'coins')} {player['startup']})"
    return text


def roll_and_coins(language: str, position: Position) -> Text:
    """Draw the dice, their total where it is more than what they show, and everybody's coins."""
    dice, total = position.get("dice", []), position.get("total")
    parts = []
    if dice:
        parts.append(f"{word(language, 'dice')} {' + '.join(str(die) for die in dice)}")
    if total and [total] != dice:
        parts.append(f"{word(language, 'total')} {total}")
    coins = " · ".join(f"P{number} {player['coins']}" for number, player in enumerate(position["players"], 1))
    return Text("   ".join([*parts, f"{word(language, 'coins')} {coins}"]))


def market(language: str, position: Position) -> RenderableType:
    """Draw the piles by roll, with how many cards each has."""
    rows = card_rows(language)
    for slug, left in sorted(position["piles"].items(), key=lambda pile: CARDS["establishments"][pile[0]]["roll"]):
        card = CARDS["establishments"][slug]
        style = STYLES[card["colour"]]
        roll = "-".join(str(total) for total in sorted(set(card["roll"])))
        kind = word(language, "colours." + card["colour"]) + " " + word(language, "icons." + card["icon"])
        name = f"{left} {card_name(language, slug)}"
        rows.add_row(str(card["cost"]), roll, Text(kind, style), Text(name, style), effect(language, slug, card))
    deck = sum(position["deck"].values())
    return Group(rows, word(language, "deck", n=deck)) if deck else rows


def landmarks(language: str, position: Position) -> RenderableType:
    """Draw all landmarks of the edition, with what they do."""
    rows = card_rows(language)
    kind = Text(word(language, "colours.landmark"), STYLES["landmark"])
    for slug in landmarks_of(position["edition"]):
        card = CARDS["landmarks"][slug]
        name = Text(card_name(language, slug), STYLES["landmark"])
        rows.add_row(str(card["cost"]), "", kind, name, effect(language, slug, card))
    return rows


def landmarks_to_build(language: str, position: Position) -> Text:
    """Draw the landmarks that the active player has not built yet, with their costs, in one line."""
    standing = position["players"][int(position["turn"][1:]) - 1]["landmarks"]
    missing = [slug for slug in landmarks_of(position["edition"]) if slug not in standing]
    cards = ", ".join(f"{card_name(language, slug)} {CARDS['landmarks'][slug]['cost']}" for slug in missing)
    return Text(word(language, "to-build", cards=cards), STYLES["landmark"])


def card_rows(language: str) -> Table:
    """Return an empty table for cards."""
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("cost", "roll"):
        rows.add_column(word(language, title), justify="right")
    for title in ("kind", "card", "effect"):
        rows.add_column(word(language, title))
    return rows


def effect(language: str, slug: str, card: dict[str, Any]) -> str:
    """Return what a card does."""
    return say(language, PACKAGE, f"table.effects.{slug}", **card)


def card_name(language: str, slug: str) -> str:
    """Return the name of a card."""
    return say(language, PACKAGE, f"cards.{slug}")


def word(language: str, key: str, **values: object) -> str:
    """Return a word of the table."""
    return say(language, PACKAGE, f"table.{key}", **values)


DRAWING = Drawing(move=move, changes=changes, glance=glance, table=table)
