"""A state of Minivilles as a readable position, and back. What cannot be is refused with a sentence."""

from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from itertools import compress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.definition import Position, Setting, checked_edition, checked_players, record_of, seat_name, seat_names
from ...engine.reading import ANY_POSITION, POSITION, check_keys, in_phase, need, phase_number, whole
from ...errors import BadHouse, BadPosition, UnknownCard, choices, nearest
from ...texts import Message, messages_of
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

message = messages_of(__package__)

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
    check_keys(position, KEYS | TURN_KEYS, ANY_POSITION)
    edition = checked_edition("minivilles", EDITIONS, need(position, "edition", POSITION))
    players = need(position, "players", POSITION)
    if not isinstance(players, list):
        raise BadPosition(message("wrong-players", players=repr(players)))
    checked_players("minivilles", EDITIONS, edition, len(players))
    options = {"market": need(position, "market", POSITION)}
    try:
        chosen = setting(edition, len(players), options, revision, position.get("house", {}))
    except BadHouse as error:
        raise BadPosition(message("wrong-house", why=error.message)) from error
    states = np.zeros(1, STATE)
    state = record_of(states)
    read_phase(state, position, len(players))
    cards = cards_of(edition, chosen.house)
    for seat, player in enumerate(players):
        read_player(chosen, cards, state, seat, player)
    whole(state.coins.sum(), message("wrong-all-coins"), MOST_COINS)
    read_market(chosen, cards, state, position)
    read_turn(state, position)
    check(chosen, state)
    return chosen, states


def read_phase(state: Any, position: Position, players: int) -> None:
    state.phase = phase_number(PHASES, need(position, "phase", POSITION))
    turn = need(position, "turn", POSITION)
    seats = seat_names(players)
    if state.phase == CHOOSING_FIRST:
        if turn is not None:
            raise BadPosition(message("wrong-nobody-began", turn=repr(turn)))
        state.turn = -1
    elif turn in seats:
        state.turn = seats.index(turn)
    else:
        raise BadPosition(message("wrong-turn", known=choices(seats), turn=repr(turn)))


def read_player(chosen: Setting, cards: dict[str, Any], state: Any, seat: int, player: Any) -> None:
    who = seat_name(seat)
    if not isinstance(player, dict):
        raise BadPosition(message("wrong-player", who=who, player=repr(player)))
    check_keys(player, PLAYER_KEYS, who)
    state.coins[seat] = whole(need(player, "coins", who), message("wrong-of-coins", who=who), MOST_COINS)
    state.startup[seat] = whole(player.get("startup", 0), message("wrong-of-startup", who=who), MOST_ON_STARTUP)
    state.owned[seat] = read_counts(chosen, cards, need(player, "cards", who), message("wrong-of-cards", who=who))
    state.closed[seat] = read_counts(chosen, cards, player.get("closed", {}), message("wrong-of-closed-cards", who=who))
    state.landmarks[seat] = read_landmarks(chosen, cards, need(player, "landmarks", who), who)

    for kind, (slug, owned, closed) in enumerate(
        zip(KINDS, state.owned[seat].tolist(), state.closed[seat].tolist(), strict=True)
    ):
        if kind >= PLAIN and owned > 1:
            raise BadPosition(message("wrong-purple-twice", who=who, number=owned, card=slug))
        if closed and not chosen.boxes["closing"][0]:
            raise BadPosition(message("wrong-closed-edition", who=who, card=slug, edition=chosen.edition))
        if closed and kind >= PLAIN:
            raise BadPosition(message("wrong-closed-purple", who=who, card=slug))
        if closed > owned:
            raise BadPosition(message("wrong-closed", who=who, closed=closed, card=slug, owned=owned))
    if state.startup[seat] and not state.owned[seat, STARTUP]:
        raise BadPosition(message("wrong-no-startup", who=who))


def read_landmarks(chosen: Setting, cards: dict[str, Any], slugs: Any, who: str) -> int:
    allowed = list(cards["landmarks"])
    if not isinstance(slugs, list):
        raise BadPosition(message("wrong-landmarks", who=who, given=repr(slugs)))
    bits = 0
    for slug in slugs:
        if slug == "city-hall":
            raise BadPosition(message("wrong-city-hall", who=who))
        if slug not in allowed:
            raise UnknownCard(
                message("wrong-landmark", who=who, edition=chosen.edition, card=repr(slug), hint=nearest(slug, allowed))
            )
        bit = 1 << LANDMARKS.index(slug)
        if bits & bit:
            raise BadPosition(message("wrong-landmark-twice", who=who, card=slug))
        bits |= bit
    return bits


def read_market(chosen: Setting, cards: dict[str, Any], state: Any, position: Position) -> None:
    market = chosen.options["market"]
    deck = position.get("deck", {}) if market == "open" else need(position, "deck", message("wrong-with-line"))
    state.piles = read_counts(chosen, cards, need(position, "piles", POSITION), message("wrong-piles"))
    state.deck = read_counts(chosen, cards, deck, message("wrong-deck"))
    state.open_piles = np.count_nonzero(state.piles)
    state.left = state.deck.sum(dtype=int)
    if market == "open" and state.left:
        raise BadPosition(message("wrong-open-deck"))
    together = state.owned.sum(axis=0, dtype=int) + state.piles + state.deck
    if together.max() > MOST_COPIES:
        slug = KINDS[together.argmax()]
        raise BadPosition(message("wrong-too-many", number=together.max(), card=slug, most=MOST_COPIES))


def read_turn(state: Any, position: Position) -> None:
    """Read what a phase needs beside the table: dice, and what is still to be done."""
    phase = position["phase"]
    given = {key for key in TURN_KEYS if position.get(key)}
    known = set()
    if state.phase == THROWING:
        known = {"throwing", "rerolled"}
        state.throwing = whole(need(position, "throwing", in_phase(phase)), "`throwing`", 2)
        state.rerolled = flag(position, "rerolled")
        if state.throwing == 0:
            raise BadPosition(message("wrong-throwing"))
    elif state.phase == REROLLING:
        known = {"dice"}
        state.dice = read_dice(need(position, "dice", in_phase(phase)))
    elif ADDING <= state.phase <= REFILLING:
        known = {"dice", "total", "double"} | ({"pending"} if state.phase in (DEMOLISHING, MOVING) else set())
        state.dice = read_dice(position["dice"]) if "dice" in position else 0
        state.total = whole(position.get("total", state.dice.sum()), "`total`", 14)
        state.double = flag(position, "double")
        if "pending" in known:
            state.pending = whole(position.get("pending", 1), "`pending`", MOST_COPIES)
        if state.phase == ADDING and (state.total != state.dice.sum() or state.total < 10):
            raise BadPosition(message("wrong-harbor"))
        if state.total == 0 and state.phase < BUILDING:
            raise BadPosition(message("wrong-no-dice", phase=phase))
    if given - known:
        raise BadPosition(message("wrong-turn-keys", phase=phase, known=choices(sorted(given - known))))


def read_dice(dice: Any) -> list[int]:
    if (
        not isinstance(dice, list)
        or len(dice) not in (1, 2)
        or not all(type(die) is int and 1 <= die <= 6 for die in dice)
    ):
        raise BadPosition(message("wrong-dice", dice=repr(dice)))
    return [*dice, 0][:2]


def check(chosen: Setting, state: Any) -> None:
    """Refuse a position in which a phase has nothing to do, or that is won already."""
    box = record_of(chosen.boxes)
    phase = list(PHASES)[state.phase]
    won = [seat_name(seat) for seat in range(chosen.players) if built(state, seat) >= box.win]
    if state.phase == OVER and won != [seat_name(int(state.turn))]:
        raise BadPosition(message("wrong-winner", win=box.win))
    if state.phase != OVER and won:
        raise BadPosition(message("wrong-has-won", who=won[0], win=box.win, phase=phase))
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
        raise BadPosition(message("wrong-nothing-to-do", phase=phase))


def flag(position: Position, key: str) -> bool:
    value = position.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(message("wrong-flag", key=key, value=repr(value)))
    return value


def read_counts(chosen: Setting, cards: dict[str, Any], counts: Any, what: Message) -> NDArray[Any]:
    allowed = list(cards["establishments"])
    if not isinstance(counts, dict):
        raise BadPosition(message("wrong-counts", what=what, counts=repr(counts)))
    result = np.zeros(len(KINDS), np.int64)
    for slug, count in counts.items():
        if slug not in allowed:
            raise UnknownCard(
                message("wrong-card", what=what, edition=chosen.edition, card=repr(slug), hint=nearest(slug, allowed))
            )
        result[KINDS.index(slug)] = whole(count, message("wrong-one-of", what=what, card=slug), MOST_COPIES)
    return result
