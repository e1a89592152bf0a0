"""A state of Minivilles as a readable position, and back. What cannot be is refused with a sentence."""

from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from itertools import compress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.definition import Position, Setting, checked_edition, checked_players, record_of, seat_name, seat_names
from ...engine.reading import check_keys, need, phase_number, whole
from ...errors import BadHouse, BadPosition, UnknownCard, choices, nearest
from .box import EDITIONS, setting
from .cards import cards_of
from .rules import MOVING_COMPANY, STARTUP, built, needs_card, something_is_open, trawler_sails
from .state import (
    ADDING,
    BUILDING,
    CHOOSING_FIRST,
    DEMOLISHING,
    KINDS,
    LANDMARKS,
    MOVING,
    OVER,
    PHASES,
    PLAIN,
    REFILLING,
    RENOVATING,
    REROLLING,
    SETTING_UP,
    STATE,
    THROWING,
    TRAWLING,
)

KEYS = {"game", "edition", "house", "market", "turn", "phase", "players", "piles", "deck"}
TURN_KEYS = {"throwing", "rerolled", "dice", "total", "double", "pending"}
PLAYER_KEYS = {"coins", "cards", "closed", "landmarks", "startup"}
MOST_COINS = 10_000_000_000_000_000  # of all players together
MOST_ON_STARTUP = 1_000_000_000
MOST_COPIES = 127  # of one kind on the whole table
HANDS_KEPT = 4096  # sets of cards in words, as an action changes few of them: those of some hundred tables


def write(setting: Setting, state: Any) -> Position:
    """Return the position of a state."""
    coins, landmarks, startup = state.coins.tolist(), state.landmarks.tolist(), state.startup.tolist()
    position: Position = {
        "game": "minivilles",
        "edition": setting.edition,
        **({"house": deepcopy(setting.house)} if setting.house else {}),
        "market": setting.options["market"],
        "turn": seat_name(int(state.turn)) if state.turn >= 0 else None,
        "phase": list(PHASES)[state.phase],
        "players": [
            {
                "coins": coins[seat],
                "cards": {**counted(state.owned[seat].tobytes())},
                "closed": {**counted(state.closed[seat].tobytes())},
                "landmarks": [*standing(landmarks[seat])],
                "startup": startup[seat],
            }
            for seat in range(setting.players)
        ],
        "piles": {**counted(state.piles.tobytes())},
        "deck": {**counted(state.deck.tobytes())},
    }
    if state.throwing:
        position["throwing"] = int(state.throwing)
        position["rerolled"] = bool(state.rerolled)
    if state.dice[0]:
        position["dice"] = [int(die) for die in state.dice if die]
    if state.total:
        position["total"] = int(state.total)
    if state.total or state.double:
        position["double"] = bool(state.double)
    if state.pending:
        position["pending"] = int(state.pending)
    return position


@lru_cache(HANDS_KEPT)
def counted(row: bytes) -> dict[str, int]:
    """Return which cards there are how often, from a row of a state; who gives it away copies it."""
    counts = np.frombuffer(row, f"i{len(row) // len(KINDS)}").tolist()  # interpreted rules have wider states
    return dict(zip(compress(KINDS, counts), filter(None, counts), strict=True))


@lru_cache(1 << len(LANDMARKS))
def standing(bits: int) -> tuple[str, ...]:
    """Return the landmarks of a city."""
    return tuple(slug for bit, slug in enumerate(LANDMARKS) if bits >> bit & 1)


def read(position: Position, revision: int) -> tuple[Setting, NDArray[Any]]:
    """Return what the position's game is played with, and its state in an array of one."""
    check_keys(position, KEYS | TURN_KEYS, "A position")
    edition = checked_edition("minivilles", EDITIONS, need(position, "edition", "The position"))
    players = need(position, "players", "The position")
    if not isinstance(players, list):
        raise BadPosition(f"`players` is a list of players, not {players!r}.")
    checked_players("minivilles", EDITIONS, edition, len(players))
    options = {"market": need(position, "market", "The position")}
    try:
        chosen = setting(edition, len(players), options, revision, position.get("house", {}))
    except BadHouse as error:
        raise BadPosition(f"The position's house rules cannot be used: {error}") from error
    states = np.zeros(1, STATE)
    state = record_of(states)
    read_phase(state, position, len(players))
    cards = cards_of(edition, chosen.house)
    for seat, player in enumerate(players):
        read_player(chosen, cards, state, seat, player)
    whole(state.coins.sum(), "All players' coins together", MOST_COINS)
    read_market(chosen, cards, state, position)
    read_turn(state, position)
    check(chosen, state)
    return chosen, states


def read_phase(state: Any, position: Position, players: int) -> None:
    state.phase = phase_number(PHASES, need(position, "phase", "The position"))
    turn = need(position, "turn", "The position")
    seats = seat_names(players)
    if state.phase == CHOOSING_FIRST:
        if turn is not None:
            raise BadPosition(f"In phase first nobody has the turn yet: `turn` is null, not {turn!r}.")
        state.turn = -1
    elif turn in seats:
        state.turn = seats.index(turn)
    else:
        raise BadPosition(f"`turn` is {choices(seats)}, not {turn!r}.")


def read_player(chosen: Setting, cards: dict[str, Any], state: Any, seat: int, player: Any) -> None:
    who = seat_name(seat)
    if not isinstance(player, dict):
        raise BadPosition(f"{who} is an object with coins, cards and landmarks, not {player!r}.")
    check_keys(player, PLAYER_KEYS, who)
    state.coins[seat] = whole(need(player, "coins", who), f"{who}'s coins", MOST_COINS)
    state.startup[seat] = whole(player.get("startup", 0), f"{who}'s startup", MOST_ON_STARTUP)
    state.owned[seat] = read_counts(chosen, cards, need(player, "cards", who), f"{who}'s cards")
    state.closed[seat] = read_counts(chosen, cards, player.get("closed", {}), f"{who}'s closed cards")
    state.landmarks[seat] = read_landmarks(chosen, cards, need(player, "landmarks", who), who)

    for kind, (slug, owned, closed) in enumerate(
        zip(KINDS, state.owned[seat].tolist(), state.closed[seat].tolist(), strict=True)
    ):
        if kind >= PLAIN and owned > 1:
            raise BadPosition(f"{who} has {owned} {slug}: a city may have only one of each purple kind.")
        if closed and not chosen.boxes["closing"][0]:
            raise BadPosition(
                f"{who} has a closed {slug}: cards close only with Green Valley, not in {chosen.edition}."
            )
        if closed and kind >= PLAIN:
            raise BadPosition(f"{who} has a closed {slug}: purple cards never close.")
        if closed > owned:
            raise BadPosition(f"{who} has {closed} closed {slug} but only {owned} of them.")
    if state.startup[seat] and not state.owned[seat, STARTUP]:
        raise BadPosition(f"{who} has coins on a startup but no startup.")


def read_landmarks(chosen: Setting, cards: dict[str, Any], slugs: Any, who: str) -> int:
    allowed = list(cards["landmarks"])
    if not isinstance(slugs, list):
        raise BadPosition(f"{who}'s landmarks are a list of names, not {slugs!r}.")
    bits = 0
    for slug in slugs:
        if slug == "city-hall":
            raise BadPosition(f"{who}: city-hall is not listed; editions with Marina always have it.")
        if slug not in allowed:
            raise UnknownCard(f"{who}: {chosen.edition} has no landmark {slug!r}{nearest(slug, allowed)}.")
        bit = 1 << LANDMARKS.index(slug)
        if bits & bit:
            raise BadPosition(f"{who} has the landmark {slug} twice.")
        bits |= bit
    return bits


def read_market(chosen: Setting, cards: dict[str, Any], state: Any, position: Position) -> None:
    market = chosen.options["market"]
    deck = position.get("deck", {}) if market == "open" else need(position, "deck", "A position with market line")
    state.piles = read_counts(chosen, cards, need(position, "piles", "The position"), "The piles")
    state.deck = read_counts(chosen, cards, deck, "The deck")
    state.open_piles = np.count_nonzero(state.piles)
    state.left = state.deck.sum(dtype=int)
    if market == "open" and state.left:
        raise BadPosition("An open market has no deck: all cards lie in the piles.")
    together = state.owned.sum(axis=0, dtype=int) + state.piles + state.deck
    if together.max() > MOST_COPIES:
        slug = KINDS[together.argmax()]
        raise BadPosition(f"There are {together.max()} {slug} on the table; at most {MOST_COPIES} can be.")


def read_turn(state: Any, position: Position) -> None:
    """Read what a phase needs beside the table: dice, and what is still to be done."""
    phase = position["phase"]
    given = {key for key in TURN_KEYS if position.get(key)}
    known = set()
    if state.phase == THROWING:
        known = {"throwing", "rerolled"}
        state.throwing = whole(need(position, "throwing", f"A position in phase {phase}"), "`throwing`", 2)
        state.rerolled = flag(position, "rerolled")
        if state.throwing == 0:
            raise BadPosition("`throwing` is how many dice are in the air, 1 or 2, not 0.")
    elif state.phase == REROLLING:
        known = {"dice"}
        state.dice = read_dice(need(position, "dice", f"A position in phase {phase}"))
    elif ADDING <= state.phase <= REFILLING:
        known = {"dice", "total", "double"} | ({"pending"} if state.phase in (DEMOLISHING, MOVING) else set())
        state.dice = read_dice(position["dice"]) if "dice" in position else 0
        state.total = whole(position.get("total", state.dice.sum()), "`total`", 14)
        state.double = flag(position, "double")
        if "pending" in known:
            state.pending = whole(position.get("pending", 1), "`pending`", MOST_COPIES)
        if state.phase == ADDING and (state.total != state.dice.sum() or state.total < 10):
            raise BadPosition("In phase harbor `dice` are two that make 10 or more, and `total` is their sum.")
        if state.total == 0 and state.phase < BUILDING:
            raise BadPosition(f"A position in phase {phase} needs `dice`, as [3] or [3, 5], or `total`.")
    if given - known:
        raise BadPosition(f"A position in phase {phase} has no {choices(sorted(given - known))}.")


def read_dice(dice: Any) -> list[int]:
    if (
        not isinstance(dice, list)
        or len(dice) not in (1, 2)
        or not all(type(die) is int and 1 <= die <= 6 for die in dice)
    ):
        raise BadPosition(f"`dice` is one or two numbers from 1 to 6, as [3] or [3, 5], not {dice!r}.")
    return [*dice, 0][:2]


def check(chosen: Setting, state: Any) -> None:
    """Refuse a position in which a phase has nothing to do, or that is won already."""
    box = record_of(chosen.boxes)
    phase = list(PHASES)[state.phase]
    won = [seat_name(seat) for seat in range(chosen.players) if built(state, seat) >= box.win]
    if state.phase == OVER and won != [seat_name(int(state.turn))]:
        raise BadPosition(f"In phase over `turn` is the winner, who alone has {box.win} landmarks.")
    if state.phase != OVER and won:
        raise BadPosition(f"{won[0]} has {box.win} landmarks and has won: the phase must be over, not {phase}.")
    possible: dict[int, Callable[[], Any]] = {
        SETTING_UP: lambda: needs_card(box, state),
        REFILLING: lambda: needs_card(box, state),
        DEMOLISHING: lambda: state.pending > 0 and state.landmarks[state.turn] != 0,
        MOVING: lambda: (
            0 < state.pending <= state.owned[state.turn, :PLAIN].sum() and not state.closed[state.turn, MOVING_COMPANY]
        ),
        TRAWLING: lambda: trawler_sails(box, state),
        RENOVATING: lambda: something_is_open(box, state),
    }
    if state.phase in possible and not possible[state.phase]():
        raise BadPosition(
            f"There is nothing to do in phase {phase} here; a position can always be set up in phase roll."
        )


def flag(position: Position, key: str) -> bool:
    value = position.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(f"`{key}` is true or false, not {value!r}.")
    return value


def read_counts(chosen: Setting, cards: dict[str, Any], counts: Any, what: str) -> NDArray[Any]:
    allowed = list(cards["establishments"])
    if not isinstance(counts, dict):
        raise BadPosition(f"{what} are an object of names and numbers, not {counts!r}.")
    result = np.zeros(len(KINDS), np.int64)
    for slug, count in counts.items():
        if slug not in allowed:
            raise UnknownCard(f"{what}: {chosen.edition} has no card {slug!r}{nearest(slug, allowed)}.")
        result[KINDS.index(slug)] = whole(count, f"{what}: {slug}", MOST_COPIES)
    return result
