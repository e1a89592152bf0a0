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
from ...engine.reading import check_keys, need, phase_number, whole
from ...errors import BadHouse, BadPosition, UnknownCard, UnknownOption, WrongPlayers, choices, nearest
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

NEEDED = ["players", "token", "turn", "phase", "locations", "supply", "deck"]
KEYS = ["game", "edition", "house", *NEEDED, "opponent", "open", "under"]
FURTHER_KEYS = ["passes", "half", "shut", "lying", "bank", "secret", "ages", "advanced"]
PLAYER_KEYS = ["mints", "plans", "buildings", "gallery"]
DEEDS = ["wholesaler", "lotto"]
HALVES = [None, "placed", "passed"]
MOST_MINTS = 1_000_000_000
NOT_SEEN = "?"


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
    check_keys(position, [*KEYS, *FURTHER_KEYS], "A position")
    for key in NEEDED:
        need(position, key, "The position")
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
        raise BadPosition(f"`players` is a list of players, not {players!r}.")
    if opponent is not None and len(players) != 2:
        raise BadPosition(f"Against an opponent `players` has two entries, not {len(players)}.")
    if opponent is None and len(players) == 1:
        raise BadPosition("In solo `opponent` is named, and sits as P2.")
    checked_players("mint-works", EDITIONS, edition, len(players))
    if not isinstance(locations, dict):
        raise BadPosition(f"`locations` is an object of locations with their occupied slots, not {locations!r}.")
    for slug in locations:
        if slug not in LOCATIONS:
            raise UnknownCard(f"There is no location {slug!r}{nearest(slug, LOCATIONS)}.")
    in_play = [slug for slug in ADVANCED if slug in locations]
    number = 1 if opponent else 2
    options: Options = {"advanced": in_play, "opponent": opponent, "ages": position.get("ages")}
    if phase == CHOOSING_ADVANCED:
        options["advanced"] = number
        if len(in_play) >= number:
            raise BadPosition(f"In phase advanced fewer than {number} advanced locations are in play, not {in_play}.")
    elif "advanced" in position:
        if phase != CHOOSING_FIRST or position["advanced"] != number or in_play:
            raise BadPosition(f"`advanced` is {number}, in phase first only, if random locations are still to come.")
        options["advanced"] = number
    try:
        return setting(edition, len(players), options, revision, position.get("house", {}))
    except BadHouse as error:
        raise BadPosition(f"The position's house rules cannot be used: {error}") from error
    except (UnknownOption, WrongPlayers) as error:
        raise BadPosition(str(error)) from error


def read_seats(state: Any, position: Position, players: int) -> None:
    seats = seat_names(players)
    for key in ("token", "turn"):
        seat = position[key]
        if state.phase == CHOOSING_FIRST:
            if seat is not None:
                raise BadPosition(f"In phase first nobody has begun: `{key}` is null, not {seat!r}.")
            state[key] = -1
        elif seat in seats:
            state[key] = seats.index(seat)
        else:
            raise BadPosition(f"`{key}` is {choices(seats)}, not {seat!r}.")


def read_locations(box: Any, state: Any, position: Position) -> None:
    for number, slug in enumerate(LOCATIONS):
        if slug in position["locations"]:
            slots = int(box.slots[number])
            state.occupied[number] = whole(position["locations"][slug], f"The occupied slots of {slug}", slots)
            if slug in ADVANCED:
                state.advanced |= 1 << ADVANCED.index(slug)
        elif slug not in ADVANCED:
            raise BadPosition(f"`locations` needs {slug}, with the number of its occupied slots.")
    for slug in listed(position, "open", DEEDS):
        state.open |= 1 << DEEDS.index(slug)
    for slug in listed(position, "shut", list(position["locations"])):
        if box.opponent != JUSTIN:
            raise BadPosition("Only against justin are locations shut.")
        state.shut[LOCATIONS.index(slug)] = 1
    state.lying = usual_lying(box, state)
    lying = position.get("lying", {})
    if not isinstance(lying, dict):
        raise BadPosition(f"`lying` is an object of locations with the mints on them, not {lying!r}.")
    for slug, mints in lying.items():
        if slug not in position["locations"]:
            raise BadPosition(f"`lying`: there is no location {slug!r}{nearest(slug, position['locations'])} in play.")
        state.lying[LOCATIONS.index(slug)] = whole(mints, f"The mints on {slug}", MOST_MINTS)


def read_cards(chosen: Setting, box: Any, state: Any, position: Position) -> None:
    seen: dict[str, str] = {}

    def cards(value: Any, where: str, most: int) -> list[int]:
        if isinstance(value, int) and where == "The deck":
            raise BadPosition("`deck` is a number only in a view: here it is a list of plans.")
        if not isinstance(value, list) or len(value) > most:
            raise BadPosition(f"{where} is a list of at most {most} plans, not {value!r}.")
        for slug in value:
            if not isinstance(slug, str) or slug not in PLANS:
                raise UnknownCard(f"{where}: there is no plan {slug!r}{nearest(slug, PLANS)}.")
            if slug in seen:
                raise BadPosition(f"{slug} is listed twice: {seen[slug]}, and {where}.")
            seen[slug] = where
        return [PLANS.index(slug) for slug in value]

    for seat, player in enumerate(position["players"]):
        who = seat_name(seat)
        if not isinstance(player, dict):
            raise BadPosition(f"{who} is an object with mints, plans and buildings, not {player!r}.")
        check_keys(player, PLAYER_KEYS, who)
        without_limit = box.opponent == MORT and seat == 1  # a number is ignored
        mints = need(player, "mints", who)
        mints = 0 if without_limit and mints is None else whole(mints, f"{who}'s mints", MOST_MINTS)
        state.mints[seat] = 0 if without_limit else mints
        plans = cards(need(player, "plans", who), f"{who}'s plans", len(PLANS))
        buildings = cards(need(player, "buildings", who), f"{who}'s buildings", len(PLANS))
        state.plans[seat, : len(plans)], state.plan_count[seat] = plans, len(plans)
        state.buildings[seat, : len(buildings)], state.building_count[seat] = buildings, len(buildings)
        gallery = whole(player.get("gallery", 0), f"The mints on {who}'s gallery", MOST_MINTS)
        if gallery and GALLERY not in buildings:
            raise BadPosition(f"{who} has mints on a gallery but no gallery.")
        state.gallery += gallery
    for slug in DEEDS:
        if any(slug in player["buildings"] for player in position["players"]):
            state.open |= 1 << DEEDS.index(slug)
    supply = cards(position["supply"], "The supply", int(box.supply))
    state.supply[: len(supply)], state.supply_count = supply, len(supply)
    under = cards(position.get("under", []), "What lies under the deck", len(PLANS))
    state.under[: len(under)], state.under_count = under, len(under)
    state.under_knows[: len(under)] = EVERYBODY
    deck = cards(position["deck"], "The deck", len(PLANS))
    state.deck, state.left = sum(1 << card for card in deck), len(deck)
    read_secret(chosen, state, position.get("secret", {}))


def read_secret(chosen: Setting, state: Any, secret: Any) -> None:
    if not isinstance(secret, dict):
        raise BadPosition(f"`secret` is an object of plans with the seat that knows each, not {secret!r}.")
    seats = seat_names(chosen.players)
    for slug, knows in secret.items():
        if knows not in seats:
            raise BadPosition(f"`secret`: {slug} is known to {choices(seats)}, not {knows!r}.")
        card, seat = PLANS.index(slug) if slug in PLANS else UNKNOWN, seats.index(knows)
        plans = state.plans[seat, : state.plan_count[seat]].tolist()
        under = state.under[: state.under_count].tolist()
        if card in plans:
            state.hidden[seat, plans.index(card)] = 1
        elif card in under:
            state.under_knows[under.index(card)] = seat
        else:
            raise BadPosition(f"`secret`: {slug} is neither among {knows}'s plans nor under the deck.")


def read_turn(box: Any, state: Any, position: Position) -> None:
    state.passes = whole(position.get("passes", 0), "`passes`", int(box.players) - 1)
    if state.passes and state.phase != DEVELOPING:
        raise BadPosition(f"In phase {position['phase']} there are no `passes`: they are counted while all develop.")
    half = position.get("half")
    if half not in HALVES:
        raise BadPosition(f"`half` is placed, passed or null, not {half!r}.")
    state.half = HALVES.index(half)
    if half and not (box.opponent == SONIC and state.turn == 1):
        raise BadPosition("`half` is only of sonic's second turn.")


def read_bank(chosen: Setting, box: Any, state: Any, position: Position) -> None:
    if box.opponent != RACHAEL:
        if "bank" in position:
            raise BadPosition("`bank` is only of a game against rachael: else there are mints without limit.")
        return
    others = int(state.mints.sum() + state.gallery + state.lying.sum())
    state.bank = whole(position.get("bank", cards_of(chosen.house)["all-mints"] - others), "`bank`", MOST_MINTS)
    if state.bank == 0 and state.phase != OVER:
        raise BadPosition("`bank` is 0: rachael has won, and the phase must be over.")


def check(box: Any, state: Any) -> None:
    """Refuse a closed deed that is occupied, and a phase that has nothing to do."""
    for slug in DEEDS:
        if state.occupied[LOCATIONS.index(slug)] and not state.open >> DEEDS.index(slug) & 1:
            raise BadPosition(f"{slug} is occupied but not open.")
    phase = list(PHASES)[state.phase]
    full = state.supply_count >= box.supply
    if state.phase in (LAYING_OUT, DRAWING, REPLACING, REFILLING) and state.left == 0:
        raise BadPosition(f"In phase {phase} a plan is drawn, but the deck is empty.")
    if state.phase in (LAYING_OUT, REPLACING, REFILLING) and full:
        raise BadPosition(f"In phase {phase} a plan is drawn, but the supply is full.")
    if state.phase == REPLACING and box.opponent < 0:
        raise BadPosition("Plans are replaced at once in solo only.")
    if state.phase == SHARING and not owns(state, state.turn, CO_OP):
        raise BadPosition(f"In phase {phase} `turn` is the seat whose co-op stands.")
    if state.half and state.phase not in (DEVELOPING, DRAWING, REPLACING):
        raise BadPosition(f"In phase {phase} there is no `half`.")


def listed(position: Position, key: str, known: list[str]) -> list[str]:
    """Return a list of names, each of which is known."""
    value = position.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"`{key}` is a list of names, not {value!r}.")
    for slug in value:
        if slug not in known:
            raise BadPosition(f"`{key}`: there is no {slug!r}{nearest(slug, known)}.")
    return value
