"""A state of Mint Works as a readable position, and back. What cannot be is refused with a sentence."""

from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.definition import (
    Options,
    Position,
    Setting,
    checked_edition,
    checked_players,
    record_of,
    seat_name,
    seat_names,
)
from ...engine.reading import ANY_POSITION, POSITION, check_keys, need, phase_number, whole
from ...errors import BadHouse, BadPosition, UnknownCard, UnknownOption, WrongPlayers, choices, nearest
from ...texts import Message, messages_of
from .box import EDITIONS, JUSTIN, MORT, RACHAEL, SONIC, setting
from .cards import cards_of
from .rules import AT_AGENCY, AT_CROWDFUNDER, AT_SUPPLIER, CO_OP, GALLERY, owns
from .state import (
    ADVANCED,
    CHOOSING_ADVANCED,
    CHOOSING_FIRST,
    DEVELOPING,
    DRAWING,
    EVERYBODY,
    LAYING_OUT,
    LOCATIONS,
    OVER,
    PHASES,
    PLANS,
    REFILLING,
    REPLACING,
    SHARING,
    STATE,
    UNKNOWN,
)

message = messages_of(__package__)

NEEDED = ["players", "token", "turn", "phase", "locations", "supply", "deck"]
KEYS = ["game", "edition", "house", *NEEDED, "opponent", "open", "under"]
FURTHER_KEYS = ["passes", "half", "shut", "lying", "bank", "secret", "ages", "advanced"]
PLAYER_KEYS = ["mints", "plans", "buildings", "gallery"]
DEEDS = ["wholesaler", "lotto"]
HALVES = [None, "placed", "passed"]
MOST_MINTS = 1_000_000_000
NOT_SEEN = "?"
DECK = message("wrong-the-deck")


def write(setting: Setting, state: Any) -> Position:
    """Return the position of a state; what is blanked in it reads ``?``."""
    box = setting.box
    in_play = [number for number in range(len(LOCATIONS)) if is_in_play(state, number)]
    position: Position = {
        "game": "mint-works",
        "edition": setting.edition,
        **({"house": deepcopy(setting.house)} if setting.house else {}),
        "players": [write_player(box, state, seat) for seat in range(setting.players)],
        "opponent": setting.options["opponent"],
        "token": seat_name(int(state.token)) if state.token >= 0 else None,
        "turn": seat_name(int(state.turn)) if state.turn >= 0 else None,
        "phase": list(PHASES)[state.phase],
        "locations": {LOCATIONS[number]: int(state.occupied[number]) for number in in_play},
        "open": [slug for bit, slug in enumerate(DEEDS) if state.open >> bit & 1],
        "supply": names(state.supply[: state.supply_count]),
        "deck": int(state.left) if state.eyes else [slug for bit, slug in enumerate(PLANS) if state.deck >> bit & 1],
        "under": names(state.under[: state.under_count]),
    }
    if state.passes:
        position["passes"] = int(state.passes)
    if box.opponent == SONIC:
        position["half"] = HALVES[state.half]
    if box.opponent == JUSTIN:
        position["shut"] = [LOCATIONS[number] for number in in_play if state.shut[number]]
    if box.opponent == RACHAEL or any(state.lying != usual_lying(box, state)):
        position["lying"] = {LOCATIONS[number]: int(state.lying[number]) for number in in_play}
    if box.opponent == RACHAEL:
        position["bank"] = int(state.bank)
    if secret := write_secret(setting, state):
        position["secret"] = secret
    if setting.options["ages"]:
        position["ages"] = list(setting.options["ages"])
    if state.phase == CHOOSING_FIRST and box.random:
        position["advanced"] = int(box.random)
    return position


def write_player(box: Any, state: Any, seat: int) -> dict[str, Any]:
    return {
        "mints": None if box.opponent == MORT and seat == 1 else int(state.mints[seat]),
        "plans": names(state.plans[seat, : state.plan_count[seat]]),
        "buildings": names(state.buildings[seat, : state.building_count[seat]]),
        "gallery": int(state.gallery) if owns(state, seat, GALLERY) else 0,
    }


def write_secret(setting: Setting, state: Any) -> dict[str, str]:
    """Return which cards only one seat knows; those that are blanked are not told."""
    secret = {
        int(state.plans[seat, i]): seat
        for seat in range(setting.players)
        for i in range(state.plan_count[seat])
        if state.hidden[seat, i]
    }
    for i in range(state.under_count):
        if state.under_knows[i] != EVERYBODY:
            secret[int(state.under[i])] = int(state.under_knows[i])
    secret.pop(UNKNOWN, None)
    return {PLANS[card]: seat_name(seat) for card, seat in sorted(secret.items())}


def names(cards: NDArray[Any]) -> list[str]:
    return [NOT_SEEN if card == UNKNOWN else PLANS[card] for card in cards.tolist()]


def is_in_play(state: Any, location: int) -> bool:
    return location < AT_CROWDFUNDER or bool(state.advanced >> (location - AT_CROWDFUNDER) & 1)


def usual_lying(box: Any, state: Any) -> NDArray[Any]:
    """Return the mints on each location where nothing else is said: the printed cost, supplier and agency 1 each."""
    cost = box.location_cost.astype(np.int64)
    cost[[AT_SUPPLIER, AT_AGENCY]] = 1
    return np.asarray(state.occupied * cost)


def read(position: Position, revision: int) -> tuple[Setting, NDArray[Any]]:
    """Return what the position's game is played with, and its state in an array of one."""
    check_keys(position, [*KEYS, *FURTHER_KEYS], ANY_POSITION)
    for key in NEEDED:
        need(position, key, POSITION)
    edition = checked_edition("mint-works", EDITIONS, position.get("edition", "standard"))
    states = np.zeros(1, STATE)
    state = record_of(states)
    state.phase = phase_number(PHASES, position["phase"])
    state.rounds = int(state.phase > LAYING_OUT)  # the one that is on is counted as the first
    chosen = read_setting(position, edition, int(state.phase), revision)
    box = record_of(chosen.boxes)
    read_seats(state, position, chosen.players)
    read_locations(box, state, position)
    read_cards(chosen, box, state, position)
    read_turn(box, state, position)
    read_bank(chosen, box, state, position)
    check(box, state)
    return chosen, states


def read_setting(position: Position, edition: str, phase: int, revision: int) -> Setting:
    players, locations = position["players"], position["locations"]
    opponent = position.get("opponent")
    if not isinstance(players, list):
        raise BadPosition(message("wrong-players", players=repr(players)))
    if opponent is not None and len(players) != 2:
        raise BadPosition(message("wrong-solo-players", number=len(players)))
    if opponent is None and len(players) == 1:
        raise BadPosition(message("wrong-solo-opponent"))
    checked_players("mint-works", EDITIONS, edition, len(players))
    if not isinstance(locations, dict):
        raise BadPosition(message("wrong-locations", locations=repr(locations)))
    for slug in locations:
        if slug not in LOCATIONS:
            raise UnknownCard(message("wrong-location", card=repr(slug), hint=nearest(slug, LOCATIONS)))
    in_play = [slug for slug in ADVANCED if slug in locations]
    number = 1 if opponent else 2
    options: Options = {"advanced": in_play, "opponent": opponent, "ages": position.get("ages")}
    if phase == CHOOSING_ADVANCED:
        options["advanced"] = number
        if len(in_play) >= number:
            raise BadPosition(message("wrong-locations-phase", number=number, found=in_play))
    elif "advanced" in position:
        if phase != CHOOSING_FIRST or position["advanced"] != number or in_play:
            raise BadPosition(message("wrong-advanced-key", number=number))
        options["advanced"] = number
    try:
        return setting(edition, len(players), options, revision, position.get("house", {}))
    except BadHouse as error:
        raise BadPosition(message("wrong-house", why=error.message)) from error
    except (UnknownOption, WrongPlayers) as error:
        raise BadPosition(error.message) from error


def read_seats(state: Any, position: Position, players: int) -> None:
    seats = seat_names(players)
    for key in ("token", "turn"):
        seat = position[key]
        if state.phase == CHOOSING_FIRST:
            if seat is not None:
                raise BadPosition(message("wrong-nobody-began", key=key, seat=repr(seat)))
            state[key] = -1
        elif seat in seats:
            state[key] = seats.index(seat)
        else:
            raise BadPosition(message("wrong-turn", key=key, known=choices(seats), seat=repr(seat)))


def read_locations(box: Any, state: Any, position: Position) -> None:
    for number, slug in enumerate(LOCATIONS):
        if slug in position["locations"]:
            slots = int(box.slots[number])
            state.occupied[number] = whole(position["locations"][slug], message("wrong-of-slots", card=slug), slots)
            if slug in ADVANCED:
                state.advanced |= 1 << ADVANCED.index(slug)
        elif slug not in ADVANCED:
            raise BadPosition(message("wrong-location-missing", card=slug))
    for slug in listed(position, "open", DEEDS):
        state.open |= 1 << DEEDS.index(slug)
    for slug in listed(position, "shut", list(position["locations"])):
        if box.opponent != JUSTIN:
            raise BadPosition(message("wrong-shut"))
        state.shut[LOCATIONS.index(slug)] = 1
    state.lying = usual_lying(box, state)
    lying = position.get("lying", {})
    if not isinstance(lying, dict):
        raise BadPosition(message("wrong-lying", lying=repr(lying)))
    for slug, mints in lying.items():
        if slug not in position["locations"]:
            raise BadPosition(
                message("wrong-lying-location", card=repr(slug), hint=nearest(slug, position["locations"]))
            )
        state.lying[LOCATIONS.index(slug)] = whole(mints, message("wrong-mints-on", card=slug), MOST_MINTS)


def read_cards(chosen: Setting, box: Any, state: Any, position: Position) -> None:
    seen: dict[str, Message] = {}

    def cards(value: Any, where: Message, most: int) -> list[int]:
        if isinstance(value, int) and where is DECK:
            raise BadPosition(message("wrong-deck"))
        if not isinstance(value, list) or len(value) > most:
            raise BadPosition(message("wrong-plans", where=where, most=most, value=repr(value)))
        for slug in value:
            if not isinstance(slug, str) or slug not in PLANS:
                raise UnknownCard(message("wrong-plan", where=where, card=repr(slug), hint=nearest(slug, PLANS)))
            if slug in seen:
                raise BadPosition(message("wrong-twice", card=slug, first=seen[slug], second=where))
            seen[slug] = where
        return [PLANS.index(slug) for slug in value]

    for seat, player in enumerate(position["players"]):
        who = seat_name(seat)
        if not isinstance(player, dict):
            raise BadPosition(message("wrong-player", who=who, player=repr(player)))
        check_keys(player, PLAYER_KEYS, who)
        without_limit = box.opponent == MORT and seat == 1  # a number is ignored
        mints = need(player, "mints", who)
        mints = 0 if without_limit and mints is None else whole(mints, message("wrong-of-mints", who=who), MOST_MINTS)
        state.mints[seat] = 0 if without_limit else mints
        plans = cards(need(player, "plans", who), message("wrong-of-plans", who=who), len(PLANS))
        buildings = cards(need(player, "buildings", who), message("wrong-of-buildings", who=who), len(PLANS))
        state.plans[seat, : len(plans)], state.plan_count[seat] = plans, len(plans)
        state.buildings[seat, : len(buildings)], state.building_count[seat] = buildings, len(buildings)
        gallery = whole(player.get("gallery", 0), message("wrong-on-gallery", who=who), MOST_MINTS)
        if gallery and GALLERY not in buildings:
            raise BadPosition(message("wrong-no-gallery", who=who))
        state.gallery += gallery
    for slug in DEEDS:
        if any(slug in player["buildings"] for player in position["players"]):
            state.open |= 1 << DEEDS.index(slug)
    supply = cards(position["supply"], message("wrong-supply"), int(box.supply))
    state.supply[: len(supply)], state.supply_count = supply, len(supply)
    under = cards(position.get("under", []), message("wrong-under"), len(PLANS))
    state.under[: len(under)], state.under_count = under, len(under)
    state.under_knows[: len(under)] = EVERYBODY
    deck = cards(position["deck"], DECK, len(PLANS))
    state.deck, state.left = sum(1 << card for card in deck), len(deck)
    read_secret(chosen, state, position.get("secret", {}))


def read_secret(chosen: Setting, state: Any, secret: Any) -> None:
    if not isinstance(secret, dict):
        raise BadPosition(message("wrong-secret", secret=repr(secret)))
    seats = seat_names(chosen.players)
    for slug, knows in secret.items():
        if knows not in seats:
            raise BadPosition(message("wrong-secret-seat", card=slug, known=choices(seats), knows=repr(knows)))
        card, seat = PLANS.index(slug) if slug in PLANS else UNKNOWN, seats.index(knows)
        plans = state.plans[seat, : state.plan_count[seat]].tolist()
        under = state.under[: state.under_count].tolist()
        if card in plans:
            state.hidden[seat, plans.index(card)] = 1
        elif card in under:
            state.under_knows[under.index(card)] = seat
        else:
            raise BadPosition(message("wrong-secret-plan", card=slug, knows=knows))


def read_turn(box: Any, state: Any, position: Position) -> None:
    state.passes = whole(position.get("passes", 0), "`passes`", int(box.players) - 1)
    if state.passes and state.phase != DEVELOPING:
        raise BadPosition(message("wrong-passes-phase", phase=position["phase"]))
    half = position.get("half")
    if half not in HALVES:
        raise BadPosition(message("wrong-half", half=repr(half)))
    state.half = HALVES.index(half)
    if half and not (box.opponent == SONIC and state.turn == 1):
        raise BadPosition(message("wrong-half-turn"))


def read_bank(chosen: Setting, box: Any, state: Any, position: Position) -> None:
    if box.opponent != RACHAEL:
        if "bank" in position:
            raise BadPosition(message("wrong-bank"))
        return
    others = int(state.mints.sum() + state.gallery + state.lying.sum())
    state.bank = whole(position.get("bank", cards_of(chosen.house)["all-mints"] - others), "`bank`", MOST_MINTS)
    if state.bank == 0 and state.phase != OVER:
        raise BadPosition(message("wrong-bank-empty"))


def check(box: Any, state: Any) -> None:
    """Refuse a closed deed that is occupied, and a phase that has nothing to do."""
    for slug in DEEDS:
        if state.occupied[LOCATIONS.index(slug)] and not state.open >> DEEDS.index(slug) & 1:
            raise BadPosition(message("wrong-not-open", card=slug))
    phase = list(PHASES)[state.phase]
    full = state.supply_count >= box.supply
    if state.phase in (LAYING_OUT, DRAWING, REPLACING, REFILLING) and state.left == 0:
        raise BadPosition(message("wrong-empty-deck", phase=phase))
    if state.phase in (LAYING_OUT, REPLACING, REFILLING) and full:
        raise BadPosition(message("wrong-full-supply", phase=phase))
    if state.phase == REPLACING and box.opponent < 0:
        raise BadPosition(message("wrong-replacing"))
    if state.phase == SHARING and not owns(state, state.turn, CO_OP):
        raise BadPosition(message("wrong-sharing", phase=phase))
    if state.half and state.phase not in (DEVELOPING, DRAWING, REPLACING):
        raise BadPosition(message("wrong-half-phase", phase=phase))


def listed(position: Position, key: str, known: list[str]) -> list[str]:
    """Return a list of names, each of which is known."""
    value = position.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(message("wrong-names", key=key, value=repr(value)))
    for slug in value:
        if slug not in known:
            raise BadPosition(message("wrong-name", key=key, card=repr(slug), hint=nearest(slug, known)))
    return value
