"""The table in sentences, one fact a line, in the order in which one reads."""

from collections.abc import Iterator

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.terminal.drawing import Reader
from bourgade.texts import listed as in_a_row

from ..printing import turned
from ..telling.told import why
from ..telling.words import SUBJECTS, colour_name, objects_name, printing_of_table, said
from .choices import listed
from .city import KINDS, City, Silhouette, city_of
from .wording import TURNS, acting, capital, colour_of, move_at, objects, player_of, question, seats_of, stack_of, word


def lines(reader: Reader, position: Position, moves: list[Action]) -> Iterator[str]:
    """Say what somebody has to know who decides, or how the game ended."""
    language = reader.language
    if seat := acting(position):
        yield word(language, "turn-of", **reader.person("who", seat))
    yield from players(reader, position)
    if position["phase"] == "over":
        yield why(reader, position, None)
    elif position["phase"] == "lay":
        yield question(language, position, moves)
        yield from tile(reader, position)
        yield word(language, "open", places=", ".join(f"{x} {y}" for x, y in city_of(position).open))
    else:
        yield from menu(reader, position, moves)


def players(reader: Reader, position: Position) -> Iterator[str]:
    """Say what everybody has left, and how many tiles there are."""
    language = reader.language
    for seat, player in seats_of(position):
        colour = player["colour"]
        values = {"colour": colour_name(language, colour), "objects": objects_name(language, colour)}
        left = silhouettes(reader, player["left"])
        yield word(language, "player", name=reader.name(seat), left=left, **values)
    yield f"{word(language, 'stack', n=stack_of(position))}."


def silhouettes(reader: Reader, left: list[int]) -> str:
    """Say which silhouettes are left, and how many objects they have."""
    language = reader.language
    if not left:
        return word(language, "none-left")
    return word(language, "left", lengths=in_a_row(language, [*map(str, left)]), objects=objects(language, sum(left)))


def menu(reader: Reader, position: Position, moves: list[Action]) -> Iterator[str]:
    """Say what can be chosen, or where that is much how much it is."""
    language, on_page = reader.language, listed(moves)
    yield question(language, position, moves)
    yield from (f"{number}: {move_at(reader, action)}." for number, action in enumerate(moves, 1) if action in on_page)
    if len(on_page) < len(moves):
        for length in dict.fromkeys(player_of(position)["left"]):
            number = sum(action.parts.numbers == (length,) for action in moves)
            yield word(language, "length-places", length=length, places=word(language, "places", n=number))


def tile(reader: Reader, position: Position) -> Iterator[str]:
    """Say what the tile to be laid looks like in its four turns."""
    language, face = reader.language, printing_of_table(position)["tiles"][position["drawn"] - 1]
    for quarters, name in enumerate(TURNS):
        rows = turned(face, quarters).split("/")
        names = [", ".join(kind_name(reader, KINDS[letter]) for letter in row) for row in rows]
        yield word(language, "face", name=name, rows=word(language, "semicolon").join(names))


def city(reader: Reader, position: Position) -> Iterator[str]:
    """Say what the squares are, row by row, and where silhouettes lie."""
    language, found = reader.language, city_of(position)
    if not found.kinds:
        yield word(language, "no-city")
        return
    for y in sorted({y for _, y in found.kinds}):
        for first, last in runs([x for x, row in found.kinds if row == y]):
            squares = ", ".join(square(reader, found, x, y) for x in range(first, last + 1))
            yield word(language, "line", y=str(y), first=str(first), last=str(last), squares=squares)
    for placed in dict.fromkeys(found.taken.values()):
        yield where(reader, placed)


def runs(numbers: list[int]) -> list[tuple[int, int]]:
    """Return the first and the last of numbers that follow each other.

    >>> runs([4, 0, 1, 2, 5])
    [(0, 2), (4, 5)]
    """
    starts = sorted(number for number in numbers if number - 1 not in numbers)
    ends = sorted(number for number in numbers if number + 1 not in numbers)
    return list(zip(starts, ends, strict=True))


def square(reader: Reader, found: City, x: int, y: int) -> str:
    """Name a square; one that is taken by whose it is."""
    if (x, y) in found.taken:
        return word(reader.language, "taken", objects=objects_name(reader.language, found.taken[x, y].colour))
    return kind_name(reader, found.kinds[x, y])


def kind_name(reader: Reader, kind: str) -> str:
    """Return the colour of a square, or X."""
    return "X" if kind == "x" else colour_name(reader.language, kind)


def where(reader: Reader, placed: Silhouette) -> str:
    """Say where a silhouette lies."""
    (x, y), (to_x, to_y) = placed.squares()[0], placed.squares()[-1]
    ends = {"x": str(x), "y": str(y), "to-x": str(to_x), "to-y": str(to_y)}
    colour = colour_name(reader.language, placed.colour)
    return word(reader.language, "lies", colour=colour, length=placed.length, **ends)


def topic_lines(reader: Reader, position: Position, slug: str) -> Iterator[str]:
    """Say everything about a topic, its name first."""
    language = reader.language
    if slug in SUBJECTS:
        yield f"{capital(said(language, f'subjects-{slug}'))}."
        yield from word(language, f"about-{slug}", tiles=len(printing_of_table(position)["tiles"])).splitlines()
        if slug == "x":
            yield word(language, f"x-{position['edition']}")
        return
    colour = colour_of(slug)
    yield from colour_lines(reader, position, colour) if colour else length_lines(reader, position, int(slug))


def colour_lines(reader: Reader, position: Position, colour: str) -> Iterator[str]:
    """Say whose a colour is, what is left and placed of it, and how many of its squares are free."""
    language, found = reader.language, city_of(position)
    name, shown = colour_name(language, colour), objects_name(language, colour)
    yield capital(word(language, "colour", colour=name, objects=shown))
    free = sum(kind == colour and place not in found.taken for place, kind in found.kinds.items())
    owners = [(seat, player) for seat, player in seats_of(position) if player["colour"] == colour]
    for seat, player in owners:
        yield word(
            language,
            "player",
            name=reader.name(seat),
            colour=name,
            objects=shown,
            left=silhouettes(reader, player["left"]),
        )
    if not owners:
        yield word(language, "nobody", colour=name)
    yield word(language, "free", n=free)
    for placed in dict.fromkeys(found.taken.values()):
        if placed.colour == colour:
            yield where(reader, placed)


def length_lines(reader: Reader, position: Position, length: int) -> Iterator[str]:
    """Say what a silhouette covers, who still has it, and where it lies."""
    language = reader.language
    yield word(language, "silhouette", length=length)
    yield word(language, "covers", length=length)
    holders = [reader.name(seat) for seat, player in seats_of(position) if length in player["left"]]
    yield word(language, "holders", names=in_a_row(language, holders)) if holders else word(language, "no-holders")
    for placed in dict.fromkeys(city_of(position).taken.values()):
        if placed.length == length:
            yield where(reader, placed)
