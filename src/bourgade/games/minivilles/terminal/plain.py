"""The table in sentences, one fact a line, in the order in which one reads."""

from collections.abc import Iterator

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.telling.telling import sentence
from bourgade.terminal.drawing import Deed, Reader

from ..box import COLOURS
from ..telling.words import CITY_HALL, box_of, card_name, card_of, colour_of, effect, move, roll_of
from .market import for_sale
from .words import coins, counted, word


def lines(reader: Reader, position: Position, moves: list[Action], deeds: list[Deed], question: str) -> Iterator[str]:
    """Say what somebody has to know who decides: all towns before the roll, later what the roll did."""
    if position["turn"]:
        yield word(reader.language, "turn-of", **reader.person("who", position["turn"]))
    if position.get("dice"):
        told = [f"{sentence}." for deed in deeds for sentence in deed.sentences]
        yield from told or [word(reader.language, "total", n=position.get("total") or sum(position["dice"])) + "."]
        for seat, player in enumerate(position["players"], 1):
            yield labelled(reader, reader.name(f"P{seat}"), f"{coins(reader.language, player['coins'])}.")
    else:
        yield from cities(reader, position)
    if question:
        yield question
    if position["phase"] == "build":
        yield from (f"{number}: {choice(reader, position, move)}." for number, move in enumerate(moves, 1))


def cities(reader: Reader, position: Position) -> Iterator[str]:
    """Say what every city has."""
    box = box_of(position)
    for seat, player in enumerate(position["players"], 1):
        score = word(reader.language, "plain-score", n=len(player["landmarks"]), win=box["win"])
        yield labelled(reader, reader.name(f"P{seat}"), f"{coins(reader.language, player['coins'])}, {score}.")
        if player["landmarks"]:
            names = ", ".join(card_name(reader.language, slug) for slug in player["landmarks"])
            yield labelled(reader, word(reader.language, "landmarks"), f"{names}.")
        for colour in COLOURS:
            slugs = [slug for slug in player["cards"] if box["establishments"][slug]["colour"] == colour]
            if slugs:
                cards = ", ".join(counted(reader.language, player, slug, "plain-copies") for slug in slugs)
                yield labelled(reader, word(reader.language, f"colours-{colour}"), f"{cards}.")


def choice(reader: Reader, position: Position, action: Action) -> str:
    """Say what a move builds, and its cost."""
    name = move(reader, action)
    if action.parts.nothing:
        return name
    [slug] = action.parts.cards
    return word(reader.language, "choice", move=name, cost=card_of(position, slug)["cost"])


def market(reader: Reader, position: Position) -> Iterator[str]:
    """Say what is for sale, and all landmarks."""
    for slug in for_sale(position):
        name, what = card_name(reader.language, slug), effect(reader.language, slug, card_of(position, slug))
        yield labelled(reader, name, f"{', '.join(numbers(reader, position, slug))}. {sentence(what)}")
    if deck := sum(position["deck"].values()):
        yield word(reader.language, "deck", n=deck)


def card_lines(reader: Reader, position: Position, slug: str) -> Iterator[str]:
    """Say everything about a card, its name first, and who has it."""
    language = reader.language
    yield f"{card_name(language, slug)}."
    if slug == CITY_HALL:
        yield sentence(effect(language, CITY_HALL, {}))
        return
    card, colour = card_of(position, slug), colour_of(position, slug)
    yield sentence(", ".join(numbers(reader, position, slug)))
    yield sentence(effect(language, slug, card))
    yield word(language, f"works-{colour}")
    yield owners(reader, position, slug)


def numbers(reader: Reader, position: Position, slug: str) -> list[str]:
    """Say what a card prints, and how many are left."""
    language, card = reader.language, card_of(position, slug)
    costs = word(language, "costs", n=card["cost"])
    if "icon" not in card:
        return [word(language, "colours-landmark"), costs]
    return [
        word(language, f"colours-{card['colour']}"),
        costs,
        word(language, "works-on", roll=roll_of(card)),
        word(language, "has-icon", icon=word(language, f"icons-{card['icon']}")),
        word(language, "in-market", n=position["piles"].get(slug, 0)),
    ]


def owners(reader: Reader, position: Position, slug: str) -> str:
    """Say who has a card."""
    have = {
        reader.name(f"P{seat}"): player["cards"].get(slug, 0) + (slug in player["landmarks"])
        for seat, player in enumerate(position["players"], 1)
    }
    names = ", ".join(word(reader.language, "owner", who=name, n=count) for name, count in have.items() if count)
    return word(reader.language, "owned-by", owners=names) if names else word(reader.language, "owned-by-nobody")


def labelled(reader: Reader, name: str, what: str) -> str:
    """Return a line about something."""
    return word(reader.language, "labelled", name=f"{name[0].upper()}{name[1:]}", what=what)
