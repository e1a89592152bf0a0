"""Lantern Street, for two to four: who first has a street of twenty lanterns wins. A whole game for Bourgade."""

from typing import Any

import numpy as np

from bourgade.engine.definition import (
    SEATS,
    Definition,
    Edition,
    Feature,
    Observation,
    Options,
    Position,
    Setting,
    checked_edition,
    checked_players,
    checked_seat,
    seat_name,
    seat_number,
)
from bourgade.engine.notation import FixedNotation, written
from bourgade.errors import BadPosition, UnknownOption, choices

from . import rules

NAME = "lantern-street"
GOALS = {"short": 20, "long": 40}
ACTIONS = [written("light"), written("stop"), *(written("die", numbers=(number,)) for number in range(1, 7))]
EDITIONS = {"street": Edition(range(2, rules.MOST_PLAYERS + 1), {"length": list(GOALS)})}


def setting(edition: str, players: int, options: Options, revision: int, _house: object) -> Setting:
    """Return what a table plays with, or say what is wrong with its options."""
    length = options.get("length", "short")
    if length not in GOALS:
        raise UnknownOption(f"Option length is {choices(GOALS)}, not {length!r}.")
    boxes = np.zeros(1, rules.BOX)
    boxes["goal"], boxes["players"] = GOALS[length], players
    return Setting(edition, players, {"length": length}, revision, boxes)


def write(setting: Setting, state: Any) -> Position:
    """Return a state as JSON."""
    return {
        "game": NAME,
        "edition": setting.edition,
        "length": setting.options["length"],
        "players": [{"lanterns": int(state.lanterns[seat])} for seat in range(setting.players)],
        "turn": seat_name(state.turn),
        "turns": int(state.turns),
        "burning": int(state.burning),
        "phase": rules.PHASES[state.phase],
    }


def read(position: Position, revision: int) -> tuple[Setting, Any]:
    """Return the state of a position, or say what is wrong with it."""
    try:
        players, phase = position["players"], rules.PHASES.index(position["phase"])
        edition = checked_edition(NAME, EDITIONS, position["edition"])
        number = checked_players(NAME, EDITIONS, edition, len(players))
        table = setting(edition, number, {"length": position["length"]}, revision, {})
        states = np.zeros(1, rules.STATE)
        states["lanterns"][0, :number] = [player["lanterns"] for player in players]
        states["turn"] = seat_number(number, checked_seat(number, position["turn"]))
        states["turns"], states["burning"], states["phase"] = position["turns"], position["burning"], phase
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise BadPosition(f"This is not a position of {NAME}: {error}.") from error
    return table, states


DEFINITION = Definition(
    name=NAME,
    title="Lantern Street",
    package=__name__,
    revision=1,
    editions=EDITIONS,
    rules=rules,
    state=rules.STATE,
    most_legal=6,
    notation=FixedNotation(len(ACTIONS), lambda: dict(enumerate(ACTIONS)), lambda text: " ".join(text.split())),
    moves=rules.DIE,
    observation=Observation(
        (Feature("lanterns", (SEATS,), 20, "lanterns that stay lit"), Feature("burning", (1,), 20, "lit in this turn")),
        rules.encode,
    ),
    setting=setting,
    write=write,
    read=read,
)
