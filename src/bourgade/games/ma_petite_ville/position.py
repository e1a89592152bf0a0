"""A state of Ma Petite Ville as a readable position, and back. What cannot be is refused with a sentence."""

from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.definition import Position, Setting, checked_edition, checked_players, record_of, seat_name, seat_names
from ...engine.house import House, checked
from ...engine.reading import ANY_POSITION, POSITION, check_keys, need, phase_number, whole
from ...errors import BadHouse, BadPosition, UnknownOption, choices, nearest
from ...texts import Message, messages_of
from .box import EDITIONS, colours_of, setting
from .moves import STEPS, wrong_place
from .printing import form, printing_of
from .rules import lay, place, silhouettes_left, tile_at
from .state import CHOOSING_FIRST, DRAWING, LAST_ROUND, LAYING, OVER, PHASES, STATE, WAYS

message = messages_of(__package__)

NEEDED = ["turn", "phase", "players", "tiles"]
KEYS = ["game", "edition", "house", "printing", *NEEDED, "placed", "drawn", "last"]
PLAYER_KEYS = ["colour", "left"]
TILE_KEYS = ["tile", "x", "y", "turned"]
PLACED_KEYS = ["colour", "length", "x", "y", "way"]
FARTHEST = 200  # from the first tile, in tiles or squares: beyond what any city reaches


def write(setting: Setting, state: Any) -> Position:
    """Return the position of a state."""
    box = setting.box
    position: Position = {"game": "ma-petite-ville", "edition": setting.edition}
    if setting.house:
        position["house"] = deepcopy(setting.house)
        position["printing"] = deepcopy(printing_of(setting.house))
    position |= {
        "turn": seat_name(int(state.turn)) if state.turn >= 0 else None,
        "phase": list(PHASES)[state.phase],
        "players": [
            {"colour": setting.options["colours"][seat], "left": write_left(box, state.left[seat].tolist())}
            for seat in range(setting.players)
        ],
        "tiles": [
            {"tile": face // 4 + 1, "x": x, "y": y, "turned": face % 4}
            for face, x, y in list(zip(state.face.tolist(), state.x.tolist(), state.y.tolist(), strict=True))[
                : state.laid
            ]
        ],
        "placed": [write_placed(setting, box, state, number) for number in range(state.placed)],
    }
    if state.phase == LAYING:
        position["drawn"] = int(state.drawn) + 1
    if state.phase == LAST_ROUND:
        position["last"] = seat_name(int(state.last))
    return position


def write_left(box: Any, left: list[int]) -> list[int]:
    return [length for length, copies in zip(box.length.tolist(), left, strict=True) for _ in range(copies)]


def write_placed(setting: Setting, box: Any, state: Any, number: int) -> dict[str, Any]:
    tile, square = int(state.placed_tile[number]), int(state.placed_square[number])
    return {
        "colour": setting.options["colours"][state.placed_by[number]],
        "length": int(box.length[state.placed_length[number]]),
        "x": 3 * int(state.x[tile]) + square % 3,
        "y": 3 * int(state.y[tile]) + square // 3,
        "way": WAYS[state.placed_way[number]],
    }


def read(position: Position, revision: int) -> tuple[Setting, NDArray[Any]]:
    """Return what the position's game is played with, and its state in an array of one."""
    check_keys(position, KEYS, ANY_POSITION)
    for key in NEEDED:
        need(position, key, POSITION)
    chosen = read_setting(position, revision)
    box = record_of(chosen.boxes)
    states = np.zeros(1, STATE)
    state = record_of(states)
    state.phase = phase_number(PHASES, position["phase"])
    read_tiles(box, state, position)
    read_left(box, state, position)
    for number, silhouette in enumerate(listed(position.get("placed", []), "placed"), 1):
        read_placed(chosen, box, state, silhouette, message("wrong-silhouette-number", number=number))
    read_turn(chosen, state, position)
    check(box, state)
    return chosen, states


def read_setting(position: Position, revision: int) -> Setting:
    edition = checked_edition("ma-petite-ville", EDITIONS, position.get("edition", "normal"))
    players = listed(position["players"], "players")
    checked_players("ma-petite-ville", EDITIONS, edition, len(players))
    for seat, player in enumerate(players):
        check_entry(player, PLAYER_KEYS, seat_name(seat))
    colours = [player["colour"] for player in players]
    try:
        colours_of(colours, len(players), message("wrong-all-colours"))
        return setting(edition, len(players), {"colours": colours}, revision, read_house(position, edition))
    except BadHouse as error:
        raise BadPosition(message("wrong-printing", why=error.message)) from error
    except UnknownOption as error:
        raise BadPosition(error.message) from error


def read_house(position: Position, edition: str) -> House:
    """Return the house rules of a position, which may stand under either key, or under both."""
    house = checked(edition, form(edition), position.get("house", {}))
    if "printing" not in position:
        return house
    printing = checked(edition, form(edition), position["printing"], "printing")
    if "house" in position and house != printing:
        raise BadPosition(message("wrong-house-and-printing"))
    return printing


def read_tiles(box: Any, state: Any, position: Position) -> None:
    state.stack = (1 << int(box.tiles)) - 1
    for number, entry in enumerate(listed(position["tiles"], "tiles"), 1):
        where = message("wrong-tile-number", number=number)
        check_entry(entry, TILE_KEYS, where)
        tile = take(box, state, entry["tile"], where)
        x, y = (coordinate(entry[key], message("wrong-key-of", where=where, key=key)) for key in ("x", "y"))
        turn = whole(entry["turned"], message("wrong-key-of", where=where, key="turned"), 3)
        if number == 1 and (x, y) != (0, 0):
            raise BadPosition(message("wrong-first-tile", x=x, y=y))  # PV-02
        if tile_at(state, x, y) >= 0:
            raise BadPosition(message("wrong-tile-on-tile", where=where, x=x, y=y))
        if number > 1 and all(tile_at(state, x + right, y + down) < 0 for right, down in STEPS):  # PV-11
            raise BadPosition(message("wrong-tile-apart", where=where, x=x, y=y))
        lay(box, state, tile, turn, x, y)
    state.drawn = -1
    if "drawn" in position:
        if state.phase != LAYING:
            raise BadPosition(message("wrong-drawn-phase", phase=position["phase"]))
        state.drawn = take(box, state, position["drawn"], "`drawn`")
    elif state.phase == LAYING:
        raise BadPosition(message("wrong-no-drawn"))


def take(box: Any, state: Any, number: Any, where: Message | str) -> int:
    """Take a tile from the stack."""
    if type(number) is not int or not 1 <= number <= box.tiles:
        raise BadPosition(message("wrong-tile", where=where, most=box.tiles, number=repr(number)))
    tile = number - 1
    if not int(state.stack) >> tile & 1:
        raise BadPosition(message("wrong-tile-twice", where=where, number=number))
    state.stack -= 1 << tile
    return tile


def read_left(box: Any, state: Any, position: Position) -> None:
    for seat, player in enumerate(position["players"]):
        who = message("wrong-of-silhouettes", who=seat_name(seat))
        counts = [0] * len(box.length)
        for length in listed(player["left"], "left"):
            counts[length_number(box, length, who)] += 1
        check_copies(box, counts, who)
        state.left[seat] = counts


def length_number(box: Any, length: Any, where: Message | str) -> int:
    lengths: list[int] = box.length[: box.lengths].tolist()
    if type(length) is not int or length not in lengths:
        raise BadPosition(message("wrong-length", where=where, known=choices(lengths), length=repr(length)))
    return lengths.index(length)


def check_copies(box: Any, counts: list[int], who: Message | str) -> None:
    for length, copies, count in zip(box.length.tolist(), box.copies.tolist(), counts, strict=True):
        if count > copies:
            raise BadPosition(message("wrong-copies", who=who, count=count, length=length, copies=copies))


def read_placed(chosen: Setting, box: Any, state: Any, entry: Any, where: Message | str) -> None:
    check_entry(entry, PLACED_KEYS, where)
    colours = chosen.options["colours"]
    if entry["colour"] not in colours:
        raise BadPosition(
            message("wrong-placed-colour", where=where, known=choices(colours), colour=repr(entry["colour"]))
        )
    seat = colours.index(entry["colour"])
    length = length_number(box, entry["length"], where)
    x, y = (coordinate(entry[key], message("wrong-key-of", where=where, key=key)) for key in ("x", "y"))
    if entry["way"] not in WAYS:
        raise BadPosition(
            message(
                "wrong-way", where=where, known=choices(WAYS), way=repr(entry["way"]), hint=nearest(entry["way"], WAYS)
            )
        )
    way, square = WAYS.index(entry["way"]), y % 3 * 3 + x % 3
    tile = tile_at(state, x // 3, y // 3)
    off = message("why-not-in-city", nth=1)
    if reason := off if tile < 0 else wrong_place(box, state, seat, length, tile, square, way):
        before = reason.values["nth"] - 1
        at = f"{x} {y + before}" if way else f"{x + before} {y}"
        raise BadPosition(message("wrong-lies", where=where, reason=reason, at=at))
    counts = state.left[seat].tolist()
    for earlier in range(state.placed):
        counts[state.placed_length[earlier]] += int(state.placed_by[earlier] == seat)
    counts[length] += 1
    check_copies(box, counts, message("wrong-of-all-silhouettes", who=seat_name(seat)))
    place(box, state, seat, length, tile, square, way)


def read_turn(chosen: Setting, state: Any, position: Position) -> None:
    seats, turn = seat_names(chosen.players), position["turn"]
    if state.phase == CHOOSING_FIRST:
        if turn is not None:
            raise BadPosition(message("wrong-nobody-began", turn=repr(turn)))
        state.turn = -1
    elif turn in seats:
        state.turn = seats.index(turn)
    else:
        raise BadPosition(message("wrong-turn", known=choices(seats), turn=repr(turn)))
    state.last = -1
    if "last" in position:
        if state.phase != LAST_ROUND:
            raise BadPosition(message("wrong-last-phase", phase=position["phase"]))
        if position["last"] not in seats:
            raise BadPosition(message("wrong-last", known=choices(seats), last=repr(position["last"])))
        state.last = seats.index(position["last"])
    elif state.phase == LAST_ROUND:
        raise BadPosition(message("wrong-no-last"))


def check(box: Any, state: Any) -> None:
    """Refuse a phase that does not fit what lies on the table."""
    phase = list(PHASES)[state.phase]
    done = [seat for seat in range(box.players) if silhouettes_left(box, state, seat) == 0]
    all_laid = state.laid == box.tiles
    if state.laid == 0 and state.phase not in (CHOOSING_FIRST, DRAWING):
        raise BadPosition(message("wrong-no-city", phase=phase))
    if state.phase == CHOOSING_FIRST and state.laid:
        raise BadPosition(message("wrong-city"))
    if all_laid and state.phase not in (LAST_ROUND, OVER):
        raise BadPosition(message("wrong-all-laid", phase=phase))
    if state.phase == LAST_ROUND and not all_laid:
        raise BadPosition(message("wrong-not-all-laid"))
    if done and state.phase != OVER:
        raise BadPosition(message("wrong-has-won", seat=seat_name(done[0]), phase=phase))
    if len(done) > 1:
        raise BadPosition(message("wrong-several-won", known=choices(map(seat_name, done))))
    if state.phase == OVER and not done and not all_laid:
        raise BadPosition(message("wrong-not-over"))


def listed(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(message("wrong-list", key=key, value=repr(value)))
    return value


def check_entry(entry: Any, keys: list[str], where: Message | str) -> None:
    if not isinstance(entry, dict):
        raise BadPosition(message("wrong-entry", where=where, keys=", ".join(keys), entry=repr(entry)))
    check_keys(entry, keys, where)
    for key in keys:
        need(entry, key, where)


def coordinate(value: Any, what: Message | str) -> int:
    if type(value) is not int or abs(value) > FARTHEST:
        raise BadPosition(message("wrong-coordinate", what=what, most=FARTHEST, value=repr(value)))
    return value
