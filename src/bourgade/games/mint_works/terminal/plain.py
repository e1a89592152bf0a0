"""The table in sentences, one fact a line, in the order in which one reads."""

from collections.abc import Iterator
from typing import Any

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.telling.telling import sentence
from bourgade.terminal.drawing import Deed, Reader

from ..telling.words import (
    acting,
    all_stars,
    box_of,
    effect,
    mints,
    move,
    name_of,
    opponent,
    price,
    seats_of,
    shared,
    stars_of,
)
from .language import seat_name, word
from .places import stocks


def lines(reader: Reader, position: Position, moves: list[Action], deeds: list[Deed], question: str) -> Iterator[str]:
    """Say what somebody has to know who decides."""
    if seat := acting(position):
        yield word(reader.language, "turn-of", **person(reader, position, seat))
    yield from (f"{told}." for deed in deeds for told in deed.sentences)
    yield from neighbourhoods(reader, position)
    if position["supply"]:
        yield from supply(reader, position)
    if question:
        yield question
    if position["phase"] == "develop":
        yield from (f"{number}: {choice(reader, position, action)}." for number, action in enumerate(moves, 1))


def neighbourhoods(reader: Reader, position: Position) -> Iterator[str]:
    """Say what every player has."""
    language = reader.language
    for seat, player in seats_of(position):
        score = shared(language, "about-score", n=all_stars(position, seat), win=box_of(position)["stars"])
        token = [word(language, "token")] if seat == position["token"] else []
        yield labelled(
            reader, seat_name(reader, position, seat), ", ".join([mints(language, player["mints"]), score, *token])
        )
        worth = stars_of(position, seat)
        buildings = [building(reader, player, slug, worth[slug]) for slug in player["buildings"]]
        plans = [plan(reader, position, seat, slug) for slug in player["plans"]]
        for key, cards in [("buildings", buildings), ("plans", plans)]:
            if cards:
                yield labelled(reader, capital(word(language, key)), ", ".join(cards))


def building(reader: Reader, player: dict[str, Any], slug: str, number: int) -> str:
    """Name a building with its stars, and the mints on a gallery."""
    on_it = [mints(reader.language, player["gallery"])] if slug == "gallery" else []
    return noted(
        reader, name_of(reader.language, slug), ", ".join([shared(reader.language, "about-stars", n=number), *on_it])
    )


def plan(reader: Reader, position: Position, seat: str, slug: str) -> str:
    """Name a plan."""
    name = name_of(reader.language, slug)
    secret = position.get("secret", {}).get(slug) == seat
    return noted(reader, name, word(reader.language, "secret")) if secret else name


def choice(reader: Reader, position: Position, action: Action) -> str:
    """Say what a move does, and its cost."""
    name = move(reader, action)
    cards = action.parts.cards
    return word(reader.language, "choice", move=name, cost=price(position, *cards)) if cards else name


def places(reader: Reader, position: Position) -> Iterator[str]:
    """Say what the locations do, which slots are taken, and what lies in the supply."""
    for slug in position["facts"]["order"]:
        yield labelled(reader, name_of(reader.language, slug), ", ".join(location_numbers(reader, position, slug)))
        yield sentence(effect(reader.language, box_of(position), "locations", slug))
    yield from supply(reader, position)
    yield sentence(", ".join(stocks(reader, position)))


def supply(reader: Reader, position: Position) -> Iterator[str]:
    """Say what lies in the supply."""
    for slug in position["supply"]:
        name = labelled(reader, word(reader.language, "supply"), name_of(reader.language, slug)).rstrip(".")
        text = ", ".join([name, *plan_numbers(reader, position, slug)])
        yield " ".join(filter(None, [f"{text}.", sentence(effect(reader.language, box_of(position), "plans", slug))]))


def location_numbers(reader: Reader, position: Position, slug: str) -> list[str]:
    """Say what a location prints, and how many slots are taken."""
    language, cost = reader.language, box_of(position)["locations"][slug].get("cost")
    key = "costs-plan" if cost is None else "costs-more" if slug == "temp-agency" else "costs"
    facts = position["facts"]
    taken = shared(language, "about-taken", n=position["locations"][slug], slots=facts["slots"][slug])
    why = facts["closed"].get(slug)
    return [*([shared(language, f"about-{why}")] if why else []), taken, shared(language, f"about-{key}", n=cost)]


def plan_numbers(reader: Reader, position: Position, slug: str) -> list[str]:
    """Say what a plan prints."""
    language, card = reader.language, box_of(position)["plans"][slug]
    varies = card["stars"] == "varies"
    worth = shared(language, "about-stars-vary") if varies else shared(language, "about-stars", n=card["stars"])
    return [shared(language, f"types-{card['type']}"), shared(language, "about-costs", n=card["cost"]), worth]


def card_lines(reader: Reader, position: Position, slug: str) -> Iterator[str]:
    """Say everything about a plan, a location or an opponent, its name first, and where it is."""
    language, box = reader.language, box_of(position)
    yield f"{name_of(language, slug)}."
    if slug in box["plans"]:
        yield sentence(", ".join(plan_numbers(reader, position, slug)))
        if what := effect(language, box, "plans", slug):
            yield sentence(what)
        yield where(reader, position, slug)
    if slug in box["locations"]:
        yield word(language, f"kinds-{box['locations'][slug]['kind']}")
        yield sentence(", ".join(location_numbers(reader, position, slug)))
        yield sentence(effect(language, box, "locations", slug))
    if slug in box["opponents"]:
        yield from opponent(language, box, slug)


def where(reader: Reader, position: Position, slug: str) -> str:
    """Say where a plan is, as far as the reader may know."""
    if slug in position["supply"]:
        return word(reader.language, "in-supply")
    for seat, player in seats_of(position):
        for key, cards in [("planned-by", player["plans"]), ("built-by", player["buildings"])]:
            if slug in cards:
                return word(reader.language, key, **person(reader, position, seat))
    return word(reader.language, "out-of-sight")


def person(reader: Reader, position: Position, seat: str) -> dict[str, str]:
    """Return somebody as sentences want them."""
    return {**reader.person("who", seat), "who": seat_name(reader, position, seat)}


def labelled(reader: Reader, name: str, what: str) -> str:
    """Return a sentence about something."""
    return word(reader.language, "labelled", name=name, what=f"{what}.")


def noted(reader: Reader, name: str, note: str) -> str:
    """Return a name with something said about it."""
    return word(reader.language, "noted", name=name, note=note)


def capital(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return f"{text[:1].upper()}{text[1:]}"
