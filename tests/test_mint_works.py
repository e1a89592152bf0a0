"""What holds in every game of Mint Works, whatever is played; what stays hidden; luck; house rules.

The referee below reads the rules from the page, not from the package: it says from a position what may be played, what
it costs, what everybody gains, and who has won. Games are played at random on every table, from the set-up and from
positions with cards strewn about, where secrets and rare cards are frequent. All seeds are fixed.
"""

import copy
import json
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from mint_table import all_pass, buildings, hood, mints, moves, plans, play, refused, stars, supply, table
from scipy.stats import chisquare
from sentences import sentence_of
from test_both_ways import play_out
from test_house import run_here, uncommented

import bourgade
from bourgade.engine.game import Game
from bourgade.engine.house import Number
from bourgade.engine.rules import rules_of
from bourgade.games import definition
from bourgade.texts import LANGUAGES

CULTURE = {"windmill": (1, 1), "statue": (2, 2), "gardens": (3, 3), "bridge": (1, 0), "museum": (2, 0)}
CULTURE |= {"gallery": (4, 0)}
PRODUCTION = {"co-op": (1, 1), "mine": (2, 1), "workshop": (3, 2), "corporate-hq": (3, 0), "factory": (4, 3)}
PRODUCTION |= {"stripmine": (4, 0), "plant": (5, 2)}
UTILITY = {"crane": (2, 1), "truck": (2, 1), "landfill": (3, 3), "obelisk": (4, 0), "assembler": (5, 1)}
UTILITY |= {"vault": (5, 0)}
DEED = {"wholesaler": (1, 1), "lotto": (4, 2)}
PLANS = CULTURE | PRODUCTION | UTILITY | DEED  # cost and stars; stars that vary are 0
TYPES = {plan: kind for kind in ("CULTURE", "PRODUCTION", "UTILITY", "DEED") for plan in globals()[kind]}
UPKEEP = {"mine": 1, "workshop": 1, "factory": 1, "stripmine": 3, "plant": 2}

CORE = {"producer": [3, 2, 2, 3], "supplier": [2, 2, 2, 3], "builder": [2, 2, 2, 3]}  # slots for 1, 2, 3, 4 players
COST = {"producer": 1, "builder": 2, "leadership-council": 1, "wholesaler": 1, "lotto": 3}
COST |= {"crowdfunder": 1, "recycler": 1, "swap-meet": 2}
GAIN = {"producer": 2, "leadership-council": 1, "wholesaler": 2, "crowdfunder": 3}
ADVANCED = ["crowdfunder", "recycler", "swap-meet", "temp-agency"]
COLUMN = ["producer", "wholesaler", "builder", "supplier", "leadership-council", "lotto", *ADVANCED]
WISHES = {  # what an opponent buys: the dearest or the cheapest, then by type
    "justin": (-1, ["UTILITY", "DEED", "PRODUCTION", "CULTURE"]),
    "rachael": (1, ["PRODUCTION", "CULTURE", "UTILITY", "DEED"]),
    "sonic": (1, ["CULTURE", "PRODUCTION", "UTILITY", "DEED"]),
    "mort": (1, ["UTILITY", "DEED", "CULTURE"]),
}
OPPONENTS = list(WISHES)

TABLES: list[dict[str, Any]] = [
    *(
        {"players": players, "advanced": advanced}
        for players in (2, 3, 4)
        for advanced in (0, *map(list, combinations(ADVANCED, 2)))
    ),
    *(
        {"players": 1, "opponent": opponent, "advanced": advanced}
        for opponent in OPPONENTS
        for advanced in (0, *([slug] for slug in ADVANCED))
    ),
]
RANDOM_TABLES: list[dict[str, Any]] = [
    {"players": 3, "advanced": 2},
    {"players": 4, "advanced": 2, "first": "P3"},
    {"players": 2, "advanced": 2, "ages": [42, 7]},
    {"players": 1, "opponent": "sonic", "advanced": 1},
]
ALL = [action.text for action in definition("mint-works").notation.fixed.values()]
WORDS = [text for text in ALL if "swap-meet" not in text]
SWAPS = [text for text in ALL if "swap-meet" in text]
NONSENSE = ["", "place", "place supplier", "place builder", "place temp-agency", "place temp-agency temp-agency"]
NONSENSE += ["Pass", "place recycler ?", "draw ?", "co-op", "co-op P5", "first P0", "draw city", "place swap-meet mine"]
NONSENSE += ["place temp-agency temp-agency producer", "advanced lotto", "place producer producer", "build statue"]

LONGEST = 2000  # actions; random games have about a hundred
LIKELY = 1e-4  # a fair generator gives a smaller p once in ten thousand tests


def name_of(table: dict[str, Any]) -> str:
    return "-".join("+".join(map(str, part)) if isinstance(part, list) else str(part) for part in table.values())


every_table = pytest.mark.parametrize("table_of", TABLES, ids=name_of)
half_of_the_tables = pytest.mark.parametrize("table_of", TABLES[::2], ids=name_of)
some_tables = pytest.mark.parametrize("table_of", [*TABLES[3::9], *RANDOM_TABLES], ids=name_of)


def new(table_of: dict[str, Any], seed: int, **options: Any) -> Game:
    return bourgade.new("mint-works", seed=seed, **table_of, **options)


def chooser_of(*what: Any) -> Random:
    return Random(repr(what))


def step(game: Game, chooser: Random) -> str:
    """Play one action at random, a placement rather than a pass, and return it."""
    if game.actor == "chance":
        return game.draw()
    legal = game.legal()
    move = chooser.choice(legal)
    if move == "pass":
        move = chooser.choice(legal)
    game.play(move)
    return move


def walk(game: Game, chooser: Random, longest: int = LONGEST) -> Iterator[Game]:
    """Play at random, and stop before the first action and after every one."""
    yield game
    for _ in range(longest):
        if game.over:
            return
        step(game, chooser)
        yield game


def walked(game: Game, chooser: Random, longest: int) -> Game:
    for _ in walk(game, chooser, longest):
        pass
    return game


def games_of(table_of: dict[str, Any], number: int) -> Iterator[tuple[Game, Random]]:
    """Some games of a table, every other one new, the rest with cards strewn about; each with its chooser."""
    for seed in range(number):
        chooser = chooser_of(table_of, seed)
        if seed % 2 == 0:
            yield new(table_of, seed, deal=False), chooser
        else:
            yield bourgade.load(strewn(table_of, chooser), seed=seed), chooser


def strewn(table_of: dict[str, Any], chooser: Random) -> dict[str, Any]:
    """Return a position with the 21 plans anywhere, the lotto open, mints to place, and many secrets."""
    position = new(table_of, chooser.randrange(1000)).position()
    cards = chooser.sample(list(PLANS), len(PLANS))
    seats = [f"P{number}" for number in range(1, len(position["players"]) + 1)]
    position["supply"] = [cards.pop() for _ in position["supply"]]
    secret = {}
    for seat, player in zip(seats, position["players"], strict=True):
        player["plans"] = [cards.pop() for _ in range(chooser.randrange(4))]
        player["buildings"] = [cards.pop() for _ in range(chooser.choice([0, 0, 1, 2]))]
        secret |= {plan: seat for plan in player["plans"] if chooser.random() < 0.6}
        if player["mints"] is not None:
            player["mints"] = chooser.randrange(10)
    position["under"] = [cards.pop() for _ in range(chooser.randrange(4)) if cards]
    secret |= {plan: chooser.choice(seats) for plan in position["under"] if chooser.random() < 0.5}
    if chooser.random() < 0.4:  # a deck that is soon empty; the rest goes under it
        chooser.shuffle(cards)
        position["under"] += cards[2:]
        del cards[2:]
    position |= {"deck": cards, "secret": secret, "token": chooser.choice(seats), "turn": chooser.choice(seats)}
    position["open"] = chooser.choice([["lotto"], ["wholesaler", "lotto"]])
    if "bank" in position:
        position["bank"] = chooser.randrange(1, 30)
    return position


def told(game: Game) -> tuple[Any, ...]:
    """Everything that a game says about what is now and what may follow."""
    views = [(view.position(), view.legal(), repr(view)) for view in map(game.view, game.seats)]
    return game.position(), game.actor, game.legal(), game.chances(), game.over, game.winners, game.scores, views


# --- The referee -----------------------------------------------------------------------------------------------------


def at(seat: str) -> int:
    return int(seat[1:]) - 1


def slots(position: dict[str, Any], location: str) -> int:
    people = 1 if position["opponent"] else len(position["players"])
    return CORE[location][people - 1] if location in CORE else 1


def is_open(position: dict[str, Any], location: str) -> bool:
    return location not in ("wholesaler", "lotto") or location in position["open"]


def choices(position: dict[str, Any], location: str) -> Iterator[tuple[str, int]]:
    """What could be placed at a location, in words without `place`, each with what it costs; MW-14, MW-20, MW-22."""
    me = position["players"][at(position["turn"])]
    own = me["plans"] + me["buildings"]
    if location == "supplier":
        for plan in position["supply"]:
            cost = PLANS[plan][0]
            yield f"supplier {plan}", max(1, cost - 1) if "truck" in me["buildings"] else cost
    elif location == "builder":
        for plan in me["plans"]:
            yield f"builder {plan}", 1 if "crane" in me["buildings"] else 2
    elif location == "recycler":
        for card in own:
            yield f"recycler {card}", 1
    elif location == "swap-meet":
        for given in own:
            for gained in [*position["supply"], given]:
                yield f"swap-meet {given} {gained}", 2
    elif location != "lotto" or position["deck"] or position["under"]:
        yield location, COST[location]


def prices(position: dict[str, Any]) -> dict[str, int]:
    """Return every placement for which there is room, with what it costs, whether or not it can be paid."""
    found = {}
    for location, occupied in position["locations"].items():
        room = occupied < slots(position, location) and location not in position.get("shut", [])
        if not room or not is_open(position, location):
            continue
        if location != "temp-agency":
            found |= {f"place {words}": cost for words, cost in choices(position, location)}
            continue
        for copied, there in position["locations"].items():  # MW-21
            if copied != "temp-agency" and there and is_open(position, copied):
                found |= {f"place temp-agency {words}": cost + 1 for words, cost in choices(position, copied)}
    return found


def allowed(position: dict[str, Any]) -> set[str]:
    """Return the moves of who has the turn."""
    if position["phase"] == "co-op":
        others = range(1, len(position["players"]) + 1)
        return {f"co-op P{number}" for number in others if f"P{number}" != position["turn"]}
    if position["opponent"] and position["turn"] == "P2":
        return {dictated(position)}
    purse = position["players"][at(position["turn"])]["mints"]
    return {"pass", *(move for move, cost in prices(position).items() if cost <= purse)}


def dictated(position: dict[str, Any]) -> str:
    """Return the one move of an opponent; MW-50 to MW-58."""
    me = position["players"][1]
    purse = float("inf") if me["mints"] is None else me["mints"]
    payable = {move: cost for move, cost in prices(position).items() if cost <= purse}
    for start in ("place", "place temp-agency"):
        for location in COLUMN:
            fitting = [move.split() for move in payable if f"{move} ".startswith(f"{start} {location} ")]
            if location == "temp-agency" or not fitting:
                continue
            oldest = [*me["plans"], *me["buildings"]][:1]
            if location == "supplier":
                if position["opponent"] == "sonic" and me["plans"]:
                    continue
                wish = favourite(position["opponent"], [words[-1] for words in fitting])
                fitting = [words for words in fitting if words[-1] == wish]
            elif location == "swap-meet":
                wish = favourite(position["opponent"], [*position["supply"], *oldest])
                fitting = [words for words in fitting if words[-2:] == [*oldest, wish]]
            elif location in ("builder", "recycler"):
                fitting = [words for words in fitting if [words[-1]] == oldest]
            if fitting:
                return " ".join(fitting[0])
    return "pass"


def favourite(opponent: str, offered: list[str]) -> str | None:
    """Return what an opponent takes; the plan nearest the deck is offered last."""
    sign, types = WISHES[opponent]
    known = [plan for plan in offered if TYPES[plan] in types]
    ranks = {plan: (sign * PLANS[plan][0], -types.index(TYPES[plan]), number) for number, plan in enumerate(known)}
    return max(known, key=ranks.__getitem__, default=None)


def stars_of(player: dict[str, Any], card: str) -> int:
    """Return the stars of one building; MW-41 to MW-43."""
    built = player["buildings"]
    bridge = "bridge" in built
    count = {
        "museum": sum(TYPES[other] == "CULTURE" for other in built) + bridge,
        "gallery": player["gallery"],
        "obelisk": len(built) + bridge,
        "vault": 2 * len(player["plans"]),
    }.get(card, PLANS[card][1])
    return max(0, count - 1) if TYPES[card] == "CULTURE" and "landfill" in built else count


def all_stars(position: dict[str, Any]) -> list[int]:
    return [sum(stars_of(player, card) for card in player["buildings"]) for player in position["players"]]


def winners(position: dict[str, Any]) -> list[str]:
    """Return who has won a game that is over; MW-44, MW-59, MW-61."""
    if position.get("bank") == 0:
        return ["P2"]
    ages = None if position["opponent"] else position.get("ages")  # opponents have none
    ranks = []
    for seat, (player, total) in enumerate(zip(position["players"], all_stars(position), strict=True)):
        size = len(player["plans"]) + len(player["buildings"]) + ("bridge" in player["buildings"])
        purse = float("inf") if player["mints"] is None else player["mints"]
        near = -abs(ages[seat] - 42) if ages else 0
        ranks.append((total, size, purse, near))
    return [f"P{seat}" for seat, rank in enumerate(ranks, 1) if rank == max(ranks)]


def lying(position: dict[str, Any]) -> Counter[str]:
    """Return the mints on each location: where nothing is said, the slots at their printed cost, else 1 each."""
    usual = {location: there * COST.get(location, 1) for location, there in position["locations"].items()}
    return +Counter(position.get("lying", usual))


class Referee:
    """Watches a game action by action, and says whenever something is not as the rules say."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.paid = lying(position)
        self.passes = position.get("passes", 0)
        self.half: str | None = None
        self.total = sum(self.all_mints(position)) if position["opponent"] == "rachael" else None

    def watch(self, before: dict[str, Any], action: str, after: dict[str, Any]) -> None:
        phase = before["phase"]
        if phase == "develop":
            self.turn(before, action, after)
        elif phase == "co-op":
            self.pay(before, [(before["turn"], 1), (action.split()[1], 1), *self.last_gains(before)], after)
        elif action.startswith("draw"):
            self.draw(before, action.split()[1], after)
        self.everything(after)

    def turn(self, before: dict[str, Any], action: str, after: dict[str, Any]) -> None:
        me, passed = before["turn"], action == "pass"
        if not passed:
            self.placement(before, action, after)
        if before["opponent"] == "sonic" and me == "P2" and after["phase"] != "over":  # MW-58: two turns count once
            if self.half is None:
                self.half = "passed" if passed else "placed"
                self.passes = self.passes if passed else 0
                assert after["turn"] == "P2"
                return
            passed, self.half = passed and self.half == "passed", None
        self.passes = self.passes + 1 if passed else 0
        if self.passes == len(before["players"]):  # MW-12: now the phase ends ...
            self.passes = 0
            self.upkeep(before, after)
        elif action == "pass":  # ... and never otherwise
            following = f"P{at(me) % 4 + 2 if at(me) + 1 < len(before['players']) else 1}"
            changed = {"turn": following, "passes": self.passes, "half": None}
            assert {"passes": 0, "half": None} | after == before | changed

    def placement(self, before: dict[str, Any], action: str, after: dict[str, Any]) -> None:
        """The mints go onto the slot, everybody gains what the location gives, and the cards go where they belong."""
        me, words = before["turn"], action.split()[1:]
        player, cost = before["players"][at(me)], prices(before)[action]
        self.paid[words[0]] += cost
        assert after["locations"] == before["locations"] | {words[0]: before["locations"][words[0]] + 1}
        if before["opponent"] == "justin" and me == "P2":
            assert set(after["shut"]) == {*before["shut"], words[0]}
        location, *cards = words[1:] if words[0] == "temp-agency" else words
        gains = [(me, GAIN.get(location, 0))]
        if location == "crowdfunder":
            gains += [(f"P{seat}", 1) for seat in range(1, len(before["players"]) + 1) if f"P{seat}" != me]
        if location == "recycler":
            worth = stars_of(player, cards[0]) if cards[0] in player["buildings"] else PLANS[cards[0]][1]
            gains = [(me, PLANS[cards[0]][0] + worth)]
        back = player["gallery"] if cards[:1] == ["gallery"] and "gallery" in player["buildings"] else 0
        if location not in ("recycler", "swap-meet"):
            back = 0
        spent = copy.deepcopy(before)
        if player["mints"] is not None:
            spent["players"][at(me)]["mints"] -= cost
        if "bank" in spent:
            spent["bank"] += back
        self.settle(spent, gains, after)
        self.cards(before, location, cards, after)
        assert after["token"] == (me if location == "leadership-council" else before["token"])

    def cards(self, before: dict[str, Any], location: str, cards: list[str], after: dict[str, Any]) -> None:
        """Compare the neighbourhood with what it should be."""
        seat = at(before["turn"])
        held, built = (list(before["players"][seat][key]) for key in ("plans", "buildings"))
        offered, under = list(before["supply"]), list(before["under"])
        if location in ("recycler", "swap-meet"):
            (held if cards[0] in held else built).remove(cards[0])
            (under if location == "recycler" else offered).append(cards[0])
        if location in ("supplier", "swap-meet"):
            offered.remove(cards[-1])
            assembled = location == "supplier" and "assembler" in built
            (built if assembled else held).append(cards[-1])
            if location == "supplier" and before["opponent"] and not before["deck"] and under:
                offered.append(under.pop(0))
        if location == "builder":
            held.remove(cards[0])
            built.append(cards[0])
        if location == "lotto" and not before["deck"]:
            held.append(under.pop(0))
            assert after["secret"][held[-1]] == before["turn"]
        drawing = {"lotto": "lotto", "supplier": "replace" if before["opponent"] else "develop"}
        if before["deck"] and after["phase"] != "over":
            assert after["phase"] == drawing.get(location, "develop")
        there = after["players"][seat]
        assert (there["plans"], there["buildings"]) == (held, built)
        assert (after["supply"], after["under"], after["deck"]) == (offered, under, before["deck"])
        public = {*cards, *offered, *built} if location != "recycler" else {*offered, *built}
        assert not public & after.get("secret", {}).keys()

    def draw(self, before: dict[str, Any], plan: str, after: dict[str, Any]) -> None:
        assert plan in before["deck"]
        if before["phase"] == "lotto":
            assert after["players"][at(before["turn"])]["plans"][-1] == plan
            assert after["secret"][plan] == before["turn"]
            self.passes = 0
            return
        drawn = copy.deepcopy(before)
        drawn["supply"].append(plan)
        drawn["deck"].remove(plan)
        if before["phase"] == "refill":
            self.refilled(drawn, after)
        else:
            assert (after["supply"], after["deck"]) == (drawn["supply"], drawn["deck"])

    def upkeep(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        if max(all_stars(before)) >= 7:  # MW-30
            assert after == before | {"phase": "over", "passes": 0} or after["phase"] == "over"
            assert (after["players"], after["supply"]) == (before["players"], before["supply"])
            return
        laid = copy.deepcopy(before)
        if before["opponent"] and not before["locations"]["supplier"]:  # MW-53
            laid["under"] += laid["supply"][::-1]
            laid["supply"] = []
        if len(laid["supply"] + laid["deck"] + laid["under"]) < (2 if before["opponent"] else 3):  # MW-31
            assert (after["phase"], after["players"]) == ("over", before["players"])
            return
        self.refilled(laid, after)

    def refilled(self, position: dict[str, Any], after: dict[str, Any]) -> None:
        """Go on from a supply that may not be full: a plan is drawn, or comes from under the deck, or all work."""
        full = 2 if position["opponent"] else 3
        if len(position["supply"]) < full and position["deck"]:
            assert after["phase"] == "refill"
            assert [after[key] for key in ("supply", "under", "players")] == [
                position[key] for key in ("supply", "under", "players")
            ]
            return
        while len(position["supply"]) < full:
            position["supply"].append(position["under"].pop(0))
        assert [after[key] for key in ("supply", "under", "deck")] == [
            position[key] for key in ("supply", "under", "deck")
        ]
        gains = []
        for seat in self.from_the_token(position):
            player = position["players"][at(seat)]
            for card in player["buildings"]:
                hq = len(player["buildings"]) + ("bridge" in player["buildings"])
                amount = hq if card == "corporate-hq" else UPKEEP.get(card, 0)
                gains.append(("gallery", 1) if card == "gallery" else (seat, amount))
        if any("co-op" in player["buildings"] for player in position["players"]):
            if not self.settle(position, gains, after):
                assert after["phase"] == "co-op"
                assert "co-op" in after["players"][at(after["turn"])]["buildings"]
        else:
            self.pay(position, [*gains, *self.last_gains(position)], after)

    def last_gains(self, position: dict[str, Any]) -> list[tuple[str, int]]:
        """The owners of occupied deeds gain, the mints go back, everybody gains one; MW-33, MW-34."""
        seats = self.from_the_token(position)
        gains = [
            (seat, amount)
            for seat in seats
            for deed, amount in (("wholesaler", 1), ("lotto", 2))
            if deed in position["players"][at(seat)]["buildings"] and position["locations"][deed]
        ]
        return [*gains, ("locations", 0), *((seat, 1) for seat in seats)]

    def pay(self, position: dict[str, Any], gains: list[tuple[str, int]], after: dict[str, Any]) -> None:
        """All gains to the end of the upkeep; then a new phase begins with the token's holder."""
        if not self.settle(position, gains, after):
            assert (after["phase"], after["turn"]) == ("develop", position["token"])
            assert not any(after["locations"].values())
            assert not after.get("passes")
            assert not after.get("shut")

    def settle(self, position: dict[str, Any], gains: list[tuple[str, int]], after: dict[str, Any]) -> bool:
        """Give mints in this order, compare with what everybody has, and tell whether the bank was emptied."""
        purses = {f"P{seat}": player["mints"] for seat, player in enumerate(position["players"], 1)}
        built = [player["gallery"] for player in position["players"] if "gallery" in player["buildings"]]
        gallery, bank = sum(built), position.get("bank")
        for who, amount in gains:
            if who == "locations":
                if bank is not None:
                    bank += self.paid.total() - self.paid["supplier"]
                    self.total -= self.paid["supplier"]
                self.paid.clear()
                continue
            given = amount if bank is None else min(amount, bank)
            if who == "gallery":
                gallery += given
            elif purses[who] is not None:
                purses[who] += given
            if bank is not None:
                bank -= given
                if bank == 0:  # MW-59
                    assert (after["phase"], after["bank"]) == ("over", 0)
                    return True
        assert [player["mints"] for player in after["players"]] == [*purses.values()]
        assert after.get("bank") == bank
        there = [player["gallery"] for player in after["players"] if "gallery" in player["buildings"]]
        assert not there or there == [gallery]
        return False

    def everything(self, after: dict[str, Any]) -> None:
        """What holds after every action."""
        assert lying(after) == +self.paid or after["phase"] == "over"
        if after["phase"] == "develop":
            assert (after.get("passes", 0), after.get("half")) == (self.passes, self.half)
        if self.total is not None:
            assert sum(self.all_mints(after)) == self.total

    @staticmethod
    def all_mints(position: dict[str, Any]) -> Iterator[int]:
        yield position["bank"]
        yield lying(position).total()
        for player in position["players"]:
            yield player["mints"] + player["gallery"]

    @staticmethod
    def from_the_token(position: dict[str, Any]) -> list[str]:
        seats = [f"P{seat}" for seat in range(1, len(position["players"]) + 1)]
        return seats[at(position["token"]) :] + seats[: at(position["token"])]


# --- Every game ------------------------------------------------------------------------------------------------------


def test_every_table_that_can_be_chosen_is_here():
    offered = bourgade.games()["mint-works"]["editions"]["standard"]
    assert offered["players"] == [1, 2, 3, 4]
    assert offered["options"]["opponent"] == OPPONENTS
    assert [slug for slug in offered["options"]["advanced"] if not slug.isdecimal()] == ADVANCED
    assert len(TABLES) == 3 * 7 + 4 * 5


def test_random_games_come_through_every_phase_and_have_every_kind_of_move():
    """Else the tests below would show nothing about what is missing."""
    phases, kinds = set(), set()
    for table_of in [*TABLES[::2], *RANDOM_TABLES]:
        for game, chooser in games_of(table_of, 10):
            for number, _ in enumerate(walk(game, chooser)):
                if (
                    number % 25 == 0
                    or game.over
                    or game.legal()[0].startswith(("co-op", "first", "advanced"))
                    or "draw" in str(game.legal())
                ):
                    phases.add(game.position()["phase"])
            kinds |= {" ".join(action.split()[: 3 if "temp" in action else 2]) for action in game.record()["actions"]}
    assert phases == {
        *("first", "advanced", "supply", "develop", "lotto", "replace", "refill", "co-op", "over"),
    }
    assert {kind.removeprefix("place ") for kind in kinds if kind.startswith("place ")} == {
        *(location for location in COLUMN if location != "temp-agency"),
        *(f"temp-agency {location}" for location in COLUMN if location != "temp-agency"),
    }


@every_table
def test_everything_goes_as_the_referee_says(table_of):
    for game, chooser in games_of(table_of, 4):
        before = game.position()
        referee = Referee(before)
        while not game.over:
            if game.actor != "chance":
                assert set(game.legal()) == allowed(before)
                assert len(game.legal()) == len(set(game.legal()))
            action = step(game, chooser)
            after = game.position()
            referee.watch(before, action, after)
            before = after
        assert len(game.record()["actions"]) < LONGEST


@half_of_the_tables
def test_the_table_never_shows_what_cannot_be(table_of):
    for game, chooser in games_of(table_of, 2):
        for _ in walk(game, chooser):
            position = game.position()
            assert_every_plan_is_in_one_place(position)
            assert all(player["mints"] is None or player["mints"] >= 0 for player in position["players"])
            assert all(player["gallery"] == 0 or "gallery" in player["buildings"] for player in position["players"])
            assert all(there <= slots(position, location) for location, there in position["locations"].items())
            assert min(position.get("lying", {"": 0}).values()) >= 0
            assert len(position["supply"]) <= (2 if position["opponent"] else 3)
            assert game.scores == all_stars(position)


def assert_every_plan_is_in_one_place(position: dict[str, Any]) -> None:
    places = [position["supply"], position["deck"], position["under"]]
    for player in position["players"]:
        places += [player["plans"], player["buildings"]]
    assert sorted(card for place in places for card in place) == sorted(PLANS)
    for card, seat in position.get("secret", {}).items():
        assert card in position["under"] or card in position["players"][at(seat)]["plans"]


@every_table
def test_the_game_ends_and_the_right_players_have_won(table_of):
    for game, chooser in games_of(table_of, 6):
        for _ in walk(game, chooser):
            if not game.over:
                assert game.winners == []
        assert game.over, "every random game comes to its end"
        assert (game.actor, game.legal(), game.chances()) == (None, [], {})
        position = game.position()
        assert game.winners == winners(position)
        cards = position["supply"] + position["deck"] + position["under"]
        full = 2 if position["opponent"] else 3
        assert max(game.scores) >= 7 or position.get("bank") == 0 or len(cards) < full


def test_ties_are_broken_as_the_referee_says():
    """Random games hardly ever tie; positions with few cards do."""
    chooser = Random(44)
    shared = 0
    for number in range(400):
        players = chooser.choice([2, 3, 4])
        cards = chooser.sample(["windmill", "co-op", "mine", "crane", "truck", "wholesaler", "bridge", "statue"], 8)
        hoods = [
            hood(chooser.randrange(2), buildings=cards[2 * seat], plans=chooser.choice(["", cards[2 * seat + 1]]))
            for seat in range(players)
        ]
        ages = chooser.choice([None, [chooser.choice([40, 41, 42, 43, 44]) for _ in hoods]])
        opponent = chooser.choice([None, *OPPONENTS]) if players == 2 else None
        if opponent:
            ages = ages and ages[:1]
        game = table(*hoods, ages=ages, phase="over", opponent=opponent)
        position = game.position()
        assert game.winners == winners(position), (number, position)
        shared += len(game.winners) > 1
    assert shared > 20


@every_table
def test_every_listed_action_can_be_played(table_of):
    for game, chooser in games_of(table_of, 2):
        for _ in walk(game, chooser):
            legal = game.legal()
            assert bool(legal) == (not game.over)
            for action in chooser.sample(legal, min(len(legal), 12)):
                twin = game.copy()
                twin.play(action)
                assert twin.undo() == action


@every_table
def test_every_other_text_is_refused_and_changes_nothing(table_of):
    for game, chooser in games_of(table_of, 2):
        for number, _ in enumerate(walk(game, chooser)):
            if number % 8:
                continue
            legal, before = set(game.legal()), (game.position(), game.legal())
            texts = [*chooser.sample(WORDS, 6), *chooser.sample(SWAPS, 1), chooser.choice(NONSENSE)]
            for text in texts:
                if text not in legal:
                    with pytest.raises(bourgade.IllegalMove):
                        game.play(text)
            assert (game.position(), game.legal()) == before
        assert len(game.record()["actions"]) == number


def test_every_text_of_the_notation_is_refused_or_played_in_every_phase():
    phases = set()
    for game, chooser in games_of({"players": 3, "advanced": ["recycler", "temp-agency"]}, 3):
        for _ in walk(game, chooser):
            position, legal = game.position(), set(game.legal())
            if position["phase"] in phases:
                continue
            phases.add(position["phase"])
            for text in [*WORDS, *SWAPS[::20], *NONSENSE]:
                if text not in legal:
                    with pytest.raises(bourgade.IllegalMove):
                        game.play(text)
            assert game.position() == position
    assert len(phases) > 5


@every_table
def test_chances_are_even_and_sum_to_one(table_of):
    for game, chooser in games_of(table_of, 2):
        for _ in walk(game, chooser):
            chances = game.chances()
            if game.actor != "chance":
                assert chances == {}
                with pytest.raises(bourgade.IllegalMove):
                    game.draw()
                continue
            assert list(chances) == game.legal()
            assert sum(chances.values()) == pytest.approx(1, abs=1e-12)
            assert len(set(chances.values())) == 1
            assert game.copy().draw() in chances


# --- Positions, records, undo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table_of", TABLES[::3], ids=name_of)
def test_a_loaded_position_is_the_same_game_and_plays_on_alike(table_of):
    """A twin is loaded anew now and then and in every rarer phase, and plays the same in between."""
    for game, chooser in games_of(table_of, 2):
        twin = game.copy()
        for number in range(LONGEST):
            if number % 40 == 0 or game.over or (game.actor != "chance" and "pass" not in game.legal()):
                assert told(twin) == told(game)
                twin = bourgade.load(json.loads(json.dumps(game.position())))
                assert told(twin) == told(game)
            assert (twin.actor, twin.legal(), twin.chances()) == (game.actor, game.legal(), game.chances())
            if game.over:
                break
            twin.play(step(game, chooser))


@some_tables
def test_a_position_can_be_loaded_at_any_moment(table_of):
    for game, chooser in games_of(table_of, 2):
        for _ in walk(game, chooser, 30):
            assert told(bourgade.load(game.position())) == told(game)


@some_tables
def test_a_record_replays_exactly_also_through_json(table_of):
    for game, chooser in games_of(table_of, 4):
        for number, _ in enumerate(walk(game, chooser)):
            if number % 40 and not game.over:
                continue
            record = game.record()
            assert json.loads(json.dumps(record)) == record
            again = bourgade.replay(json.loads(json.dumps(record)))
            assert (told(again), again.record()) == (told(game), record)
            assert (again.seats, again.options, again.edition) == (game.seats, game.options, game.edition)


@some_tables
def test_undo_goes_back_exactly_the_way_the_game_came(table_of):
    for game, chooser in games_of(table_of, 2):
        began = told(game)
        walked(game, chooser, 40)
        seen, actions = [told(game)], []
        while not game.over and len(actions) < 40:
            actions.append(step(game, chooser))
            seen.append(told(game))
        while actions:
            assert told(game) == seen.pop()
            assert game.undo() == actions.pop()
        assert told(game) == seen.pop()
        while game.record()["actions"]:
            game.undo()
        assert told(game) == began
        with pytest.raises(bourgade.NothingToUndo):
            game.undo()


@some_tables
def test_a_copy_and_its_game_go_their_own_ways(table_of):
    for game, chooser in games_of(table_of, 2):
        walked(game, chooser, 30)
        there, record = told(game), game.record()
        walked(game.copy(), chooser, 30)
        assert (told(game), game.record()) == (there, record)


def test_what_a_game_tells_of_its_options_is_a_copy():
    game = new({"players": 2, "advanced": ["recycler", "swap-meet"], "ages": [7, 42]}, 1)
    before = copy.deepcopy((game.options, game.record(), game.position()))
    game.options["ages"].append(9)
    game.record()["options"]["advanced"].clear()
    game.position()["players"].clear()
    assert (game.options, game.record(), game.position()) == before


def test_a_built_deed_may_be_occupied_without_being_named_open():
    """The page: a deed that is built is open in any case."""
    game = table(hood(buildings="wholesaler"), hood(), supply="crane, truck, statue", occupied="wholesaler")
    all_pass(game)
    assert mints(game) == [2, 1]


@some_tables
def test_playouts_come_to_their_end(table_of):
    played = play_out(rules_of(definition("mint-works")), new(table_of, 1)._setting, games=100)
    assert played["shares"].sum(axis=1) == pytest.approx(1)
    assert played["decisions"].max() < LONGEST


# --- What is hidden stays hidden -------------------------------------------------------------------------------------


def secrets_of(position: dict[str, Any]) -> dict[str, str | None]:
    """Return every card that somebody cannot know, with the seat that can; None for one of the deck."""
    return dict.fromkeys(position["deck"]) | position.get("secret", {})


def exchanged(position: dict[str, Any], one: str, other: str) -> dict[str, Any]:
    """Return a position with two cards exchanged, wherever they are hidden."""
    twin, names = copy.deepcopy(position), {one: other, other: one}
    for place in [twin["deck"], twin["under"], *(player["plans"] for player in twin["players"])]:
        place[:] = [names.get(card, card) for card in place]
    twin["secret"] = {names.get(card, card): seat for card, seat in twin["secret"].items()}
    return twin


def exchanged_in(action: str, one: str, other: str) -> str:
    """Return an action with two cards exchanged; locations that are called like one stay."""
    names = {one: other, other: one}
    words = action.split()
    start = len(words) if words[0] == "co-op" else 1 if words[0] == "draw" else 3 if "temp-agency" in words else 2
    return " ".join([*words[:start], *(names.get(word, word) for word in words[start:])])


def twins(table_of: dict[str, Any], number: int) -> Iterator[tuple[Game, Game, str, str, Random]]:
    """Pairs of games that differ in two cards only: a secret one and one of the deck, or two secret ones."""
    for seed in range(number):
        chooser = chooser_of("twins", table_of, seed)
        position = strewn(table_of, chooser)
        hidden = list(secrets_of(position))
        one = chooser.choice([card for card in hidden if card in position["secret"]] or [""])
        other = chooser.choice([card for card in hidden if card != one] or [""])
        if one and other:
            game = bourgade.load(position, seed=seed)
            yield game, bourgade.load(exchanged(position, one, other), seed=seed), one, other, chooser


def shown(view: Any) -> tuple[Any, ...]:
    """Everything that a view says."""
    return (view.position(), view.legal(), view.actor, view.over, view.scores, view.winners, repr(view))


def assert_equal_views(one: Game, other: Game, seat: str) -> None:
    mine, theirs = one.view(seat), other.view(seat)
    assert shown(mine) == shown(theirs)
    assert pickle.dumps(mine) == pickle.dumps(theirs)
    assert mine.inside()[2].tobytes() == theirs.inside()[2].tobytes()


@every_table
def test_games_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(table_of):
    compared = 0
    for game, twin, one, other, _ in twins(table_of, 8):
        knows = secrets_of(game.position())
        for seat in game.seats:
            if seat not in (knows[one], knows[other]):
                assert_equal_views(game, twin, seat)
                compared += 1
            else:
                assert shown(game.view(seat))[0] != shown(twin.view(seat))[0]
                assert pickle.dumps(game.view(seat)) != pickle.dumps(twin.view(seat))
    assert compared


@half_of_the_tables
def test_they_look_the_same_for_as_long_as_nothing_is_shown(table_of):
    """Both play on alike; who gains or recycles one of the cards knows it from then on."""
    compared = 0
    for game, twin, one, other, chooser in twins(table_of, 5):
        knowing = {secrets_of(game.position())[card] for card in (one, other)}
        for _ in range(30):
            if game.over:
                break
            action = step(game, chooser)
            if exchanged_in(action, one, other) not in twin.legal():
                break  # what an opponent does, or how much is left to spend, depends on the card
            twin.play(exchanged_in(action, one, other))
            position = game.position()
            recycled = "recycler" in action and action != exchanged_in(action, one, other)
            if recycled and position["under"] and position["under"][-1] in position.get("secret", {}):
                # the mints that it brings are seen by all, the card is not
                assert_actions_look_the_same(game, twin, knowing, recycled=True)
                break
            hidden = secrets_of(position)
            if one not in hidden or other not in hidden:
                break
            knowing |= {hidden[one], hidden[other]}
            assert_actions_look_the_same(game, twin, knowing, recycled=False)
            for seat in set(game.seats) - knowing:
                assert_equal_views(game, twin, seat)
                compared += 1
    assert compared


def assert_actions_look_the_same(game: Game, twin: Game, knowing: set[str | None], *, recycled: bool) -> None:
    for seat in set(game.seats) - knowing:
        assert game.seen(seat) == twin.seen(seat)
    if recycled:
        assert game.record()["actions"] != twin.record()["actions"]


@some_tables
def test_the_actions_that_a_seat_knows_are_those_of_the_record_but_for_question_marks(table_of):
    """And a question mark is only for the card of the lotto, drawn or recycled by another."""
    for game, chooser in games_of(table_of, 4):
        expected: dict[str, list[str]] = {seat: [] for seat in game.seats}
        while not game.over:
            before = game.position()
            turn, secret = before["turn"], before.get("secret", {})
            action = step(game, chooser)
            words = action.split()
            own = before["players"][at(turn)]["plans"] if turn else []
            hide = before["phase"] == "lotto" or ("recycler" in words and words[-1] in own and words[-1] in secret)
            for seat, seen in expected.items():
                seen.append(" ".join([*words[:-1], "?"]) if hide and seat != turn else action)
        assert {seat: game.seen(seat) for seat in game.seats} == expected


def test_in_a_whole_game_a_card_of_the_lotto_is_told_to_nobody_but_its_holder():
    """Drawn, kept, recycled, drawn again from under the deck: two games with other cards are one to a third player."""
    lines = ["place lotto", "draw {}", "pass", "pass", "place recycler {}", "pass", "pass", "pass"]
    games = []
    for card in ("statue", "plant"):
        rest = "plant" if card == "statue" else "statue"
        game = table(
            hood(9), hood(9), hood(9), opened="lotto", supply="mine, crane, truck", advanced="recycler, swap-meet",
            deck=f"{card}, {rest}",
        )  # fmt: skip
        play(game, *(line.format(card) for line in lines))
        games.append(game)
    assert games[0].seen("P2") == games[1].seen("P2")
    assert games[0].seen("P3") == games[1].seen("P3")
    assert games[0].seen("P1") != games[1].seen("P1")
    for seat in ("P2", "P3"):
        assert games[0].seen(seat)[:5] == ["place lotto", "draw ?", "pass", "pass", "place recycler ?"]
        views = [game.view(seat).position() for game in games]
        assert [view["under"] for view in views] == [["?"], ["?"]]
        for view in views:
            view["players"][0]["mints"] = 0  # what the cards were worth is there for all to see
        assert views[0] == views[1]


@pytest.mark.parametrize("seat", ["P1", "P2"])
def test_nothing_in_a_view_tells_the_luck_to_come(seat):
    games = [bourgade.load(strewn(TABLES[3], Random(5)), seed=seed) for seed in (1, 2)]
    assert pickle.dumps(games[0].view(seat)) == pickle.dumps(games[1].view(seat))


def test_a_refusal_tells_no_secret():
    """Whatever is tried, the sentence is the same when the others hold other cards."""
    for game, twin, one, other, _ in twins(TABLES[9], 20):
        knows = secrets_of(game.position())
        if game.actor in (knows[one], knows[other]):
            continue
        for text in [*WORDS, f"place swap-meet {one} {other}"]:
            if text not in game.legal():
                assert refusal(game, text) == refusal(twin, text)


def refusal(game: Game, text: str) -> str:
    with pytest.raises(bourgade.IllegalMove) as caught:
        game.play(text)
    return sentence_of(caught.value)


# --- Guesses ---------------------------------------------------------------------------------------------------------


@every_table
def test_a_guess_fits_the_view(table_of):
    for game, chooser in games_of(table_of, 2):
        for number, _ in enumerate(walk(game, chooser)):
            if number % 40 != 5:
                continue
            for seat in game.seats:
                view = game.view(seat)
                guess = view.guess(seed=number)
                assert shown(guess.view(seat)) == shown(view)
                assert_every_plan_is_in_one_place(guess.position())
                assert guess.chances().keys() == game.chances().keys() or game.actor == "chance"


@every_table
def test_a_guess_plays_on_as_a_game(table_of):
    for game, chooser in games_of(table_of, 2):
        walked(game, chooser, 25)
        guess = walked(game.view(game.seats[-1]).guess(seed=3), chooser, LONGEST)
        assert guess.over
        assert told(bourgade.replay(guess.record())) == told(guess)


@every_table
def test_a_guess_does_not_depend_on_the_truth(table_of):
    for game, twin, one, other, _ in twins(table_of, 3):
        knows = secrets_of(game.position())
        for seat in set(game.seats) - {knows[one], knows[other]}:
            for seed in (1, 2):
                guesses = [each.view(seat).guess(seed=seed) for each in (game, twin)]
                assert guesses[0].position() == guesses[1].position()
                walks = [walked(guess, Random(seed), 10).record()["actions"] for guess in guesses]
                assert walks[0] == walks[1]


def test_guesses_are_even_over_all_that_a_seat_cannot_know():
    """A hidden plan, one put under the deck unseen, and a deck of three: 20 ways, all equally likely."""
    game = table(
        hood(3, "statue, plant"), hood(3, "vault"), hood(3), supply="crane, truck, mine", deck="bridge, co-op, museum",
        under="gardens, factory, windmill", secret={"plant": "P1", "vault": "P2", "factory": "P1"},
    )  # fmt: skip
    view, counts = game.view("P2"), Counter()
    unseen = {"plant", "factory", "bridge", "co-op", "museum"}
    for seed in range(800):
        position = view.guess(seed=seed).position()
        (statue, plan), (gardens, under, windmill) = position["players"][0]["plans"], position["under"]
        assert (statue, gardens, windmill, position["players"][1]["plans"]) == (
            "statue", "gardens", "windmill", ["vault"],
        )  # fmt: skip
        assert {plan, under, *position["deck"]} == unseen
        counts[plan, under] += 1
    assert len(counts) == 20
    assert chisquare([*counts.values()]).pvalue > LIKELY


def test_other_seeds_are_other_guesses_and_the_same_seed_is_the_same():
    game = table(hood(3, "plant"), hood(3), supply="crane", deck="bridge, co-op, museum", secret={"plant": "P1"})
    view = game.view("P2")
    guesses = {seed: view.guess(seed=seed).position() for seed in range(40)}
    assert len({json.dumps(guess) for guess in guesses.values()}) == 4
    assert all(view.guess(seed=seed).position() == guess for seed, guess in guesses.items())
    assert pickle.loads(pickle.dumps(view)).guess(seed=1).position() == guesses[1]


# --- Luck ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def set_ups() -> list[list[str]]:
    """The actions of many set-ups at a table for four with two random advanced locations."""
    table_of = {"players": 4, "advanced": 2}
    return [new(table_of, seed).record()["actions"] for seed in range(3000)]


def p_value(counts: Counter[Any], cells: int) -> float:
    """Return how likely counts as uneven as these are, if all cells are equally likely."""
    missing = cells - len(counts)
    assert missing >= 0
    return float(chisquare([*counts.values(), *[0] * missing]).pvalue)


def test_a_set_up_chooses_first_then_advanced_then_draws(set_ups):
    for actions in set_ups:
        assert [action.split()[0] for action in actions] == ["first", "advanced", "advanced", "draw", "draw", "draw"]
        assert len(set(actions)) == 6


@pytest.mark.parametrize(("number", "cells"), [(0, 4), (1, 4), (2, 4), (3, 21), (4, 21), (5, 21)])
def test_each_outcome_of_a_set_up_is_even(set_ups, number, cells):
    assert p_value(Counter(actions[number] for actions in set_ups), cells) > LIKELY


def test_the_outcomes_of_a_set_up_are_independent(set_ups):
    assert p_value(Counter(frozenset(actions[1:3]) for actions in set_ups), 6) > LIKELY
    assert p_value(Counter((actions[0], actions[1]) for actions in set_ups), 16) > LIKELY
    assert p_value(Counter((actions[0], actions[3]) for actions in set_ups), 4 * 21) > LIKELY
    assert p_value(Counter((actions[3], actions[4]) for actions in set_ups), 21 * 20) > LIKELY


@pytest.mark.parametrize("players", [2, 3])
def test_who_begins_is_even(players):
    firsts = Counter(new({"players": players}, seed).record()["actions"][0] for seed in range(1500))
    assert p_value(firsts, players) > LIKELY


def test_the_advanced_location_of_a_solo_game_is_even():
    firsts = Counter(new({"players": 1, "advanced": 1}, seed).record()["actions"][0] for seed in range(1500))
    assert p_value(firsts, 4) > LIKELY


CHANCES = {
    "lotto": lambda: table(hood(3), hood(), opened="lotto", deck="mine, statue, plant, vault, bridge", phase="lotto"),
    "refill": lambda: table(hood(), hood(), supply="crane", deck="mine, statue, plant, vault", phase="refill"),
    "replace": lambda: table(
        hood(), hood(), supply="crane", deck="mine, statue, plant", phase="replace", opponent="mort"
    ),
    "the last card": lambda: table(hood(), hood(), supply="crane", deck="mine", phase="refill"),
}


@pytest.mark.parametrize("what", CHANCES)
def test_draws_in_play_are_even(what):
    game = CHANCES[what]()
    drawn = Counter(Game(game._rules, game._setting, game._states, seed).draw() for seed in range(4000))
    assert set(drawn) == set(game.legal())
    assert len(drawn) == 1 or p_value(drawn, len(game.legal())) > LIKELY


def test_two_draws_of_one_upkeep_are_independent():
    game = CHANCES["refill"]()
    pairs = Counter()
    for seed in range(4000):
        twin = Game(game._rules, game._setting, game._states, seed)
        pairs[twin.draw(), twin.draw()] += 1
    assert p_value(pairs, 12) > LIKELY


@some_tables
def test_the_same_seed_and_the_same_moves_are_the_same_game(table_of):
    one, other = (walked(new(table_of, 9), Random(4), LONGEST) for _ in range(2))
    assert (one.record(), told(one)) == (other.record(), told(other))
    assert walked(new(table_of, 10), Random(4), LONGEST).record() != one.record()


def test_tables_of_one_seed_share_their_set_up():
    """The same first player and the same supply, whatever advanced locations the table chose."""
    for seed in range(20):
        games = [new({"players": 3, "advanced": advanced}, seed) for advanced in (0, ADVANCED[:2], ADVANCED[2:], 2)]
        assert len({(game.position()["token"], *supply(game)) for game in games}) == 1


def test_games_of_one_seed_share_their_draws_after_their_moves_differ():
    shared = 0
    for seed in range(150):
        draws = [draws_of(walked(new({"players": 2}, seed, first="P1"), Random(moves), 60)) for moves in (1, 2)]
        both = draws[0].keys() & draws[1].keys()
        assert all(draws[0][when] == draws[1][when] for when in both)
        shared += len(both) - 3  # those of the set-up
    assert shared > 40


def draws_of(game: Game) -> dict[tuple[int, frozenset[str]], str]:
    """What was drawn, by the number of turns begun and what was in the deck."""
    drawn, turns, deck = {}, 0, set(PLANS)
    for action in game.record()["actions"]:
        if action.startswith("draw "):
            drawn[turns, frozenset(deck)] = action
            deck.remove(action.removeprefix("draw "))
        elif not action.startswith("co-op"):
            turns += 1
    return drawn


# --- House rules -----------------------------------------------------------------------------------------------------

FORM = definition("mint-works").house("standard")
NUMBERS = {  # every number that can be changed, by its path
    **{(key,): part for key, part in FORM.items() if isinstance(part, Number)},
    **{
        (kind, slug, key): part
        for kind in ("plans", "locations")
        for slug, parts in FORM[kind].items()
        for key, part in parts.items()
    },
}


def house_of(*changes: tuple[tuple[str, ...], int]) -> dict[str, Any]:
    house: dict[str, Any] = {}
    for path, value in changes:
        inner = house
        for key in path[:-1]:
            inner = inner.setdefault(key, {})
        inner[path[-1]] = value
    return house


def house_game(table_of: dict[str, Any], house: dict[str, Any], seed: int = 1, **options: Any) -> Game:
    return new(table_of | {"edition": {"extends": "standard", **house}}, seed, **options)


def test_what_can_be_changed():
    assert {path for path in NUMBERS if len(path) == 1} == {("mints",), ("stars",), ("supply",), ("solo-supply",)}
    assert {path[1:] for path in NUMBERS if path[0] == "plans"} == {
        *((plan, "cost") for plan in PLANS),
        *((plan, "stars") for plan in PLANS if plan not in ("museum", "gallery", "obelisk", "vault")),
        *((plan, "upkeep") for plan in UPKEEP),
    }
    assert {path[1:] for path in NUMBERS if path[0] == "locations"} == {
        *((location, "slots") for location in COLUMN),
        *((location, "cost") for location in COLUMN if location != "supplier"),
        *((location, "gain") for location in GAIN),
        ("crowdfunder", "others"),
        ("wholesaler", "owner"),
        ("lotto", "owner"),
    }


def test_what_is_printed_is_what_the_page_says():
    printed = {path: part.printed for path, part in NUMBERS.items()}
    assert [printed[key,] for key in ("mints", "stars", "supply", "solo-supply")] == [3, 7, 3, 2]
    for (kind, slug, key), number in ((path, number) for path, number in printed.items() if len(path) == 3):
        page = {"cost": COST.get(slug, 1), "gain": GAIN.get(slug), "others": 1, "owner": {"lotto": 2}.get(slug, 1)}
        if kind == "plans":
            page = {"cost": PLANS[slug][0], "stars": PLANS[slug][1], "upkeep": UPKEEP.get(slug)}
        assert number == page.get(key), (kind, slug, key)


def test_mints_at_the_start_can_be_changed():
    assert mints(house_game({"players": 3}, {"mints": 5})) == [5, 5, 5]
    assert mints(house_game({"players": 1, "opponent": "sonic"}, {"mints": 1})) == [1, 5]
    assert house_game({"players": 1, "opponent": "rachael"}, {"mints": 4}).position()["bank"] == 30 - 4 - 5


@pytest.mark.parametrize(("needed", "over"), [(1, True), (2, True), (3, False)])
def test_the_stars_that_end_the_game_can_be_changed(needed, over):
    game = table(hood(buildings="statue"), hood(), supply="mine, crane, truck", deck="plant", house={"stars": needed})
    all_pass(game)
    assert game.over is over


def test_the_supply_can_be_changed():
    house = {"supply": 5, "solo-supply": 4}
    assert len(supply(house_game({"players": 2}, house))) == 5
    assert len(supply(house_game({"players": 1}, house))) == 4
    game = table(hood(), hood(), supply="mine, crane", deck="plant, statue, vault, bridge", house={"supply": 4})
    all_pass(game)
    play(game, "draw vault", "draw plant")
    assert supply(game) == ["mine", "crane", "vault", "plant"]


def test_a_supply_that_cannot_be_filled_ends_the_game_by_the_changed_number():
    game = table(hood(), hood(), supply="mine, crane", deck="plant", house={"supply": 4})
    all_pass(game)
    assert game.over


def test_in_solo_the_changed_supply_goes_under_the_deck():
    game = table(
        hood(), hood(), supply="mine, crane, statue", deck="plant, vault, bridge", opponent="sonic",
        house={"solo-supply": 3},
    )  # fmt: skip
    play(game, "pass", "pass", "pass", "draw plant", "draw vault", "draw bridge")
    assert (supply(game), game.position()["under"]) == (["plant", "vault", "bridge"], ["statue", "crane", "mine"])


def test_what_a_plan_costs_can_be_changed():
    house = {"plans": {"statue": {"cost": 4}, "vault": {"cost": 0}}}
    game = table(hood(3), hood(), supply="statue, vault", house=house)
    refused(game, "place supplier statue")
    play(game, "place supplier vault")
    assert mints(game)[0] == 3
    game = table(hood(3), hood(buildings="truck"), supply="statue, vault", turn="P2", house=house)
    assert moves(game, "place supplier") == {"place supplier vault"}
    game = table(hood(3, buildings="truck"), hood(), supply="statue, vault", house=house)
    play(game, "place supplier statue")
    assert mints(game)[0] == 0


def test_what_a_plan_costs_counts_at_the_recycler():
    game = table(
        hood(1, "statue"), hood(), advanced="recycler, swap-meet", house={"plans": {"statue": {"cost": 9, "stars": 5}}}
    )
    play(game, "place recycler statue")
    assert mints(game)[0] == 14


def test_an_opponent_compares_the_changed_costs():
    for cost, bought in ((2, "gardens"), (5, "statue")):
        game = table(
            hood(), hood(9), supply="statue, gardens", opponent="sonic", turn="P2", occupied="producer 3, builder 2",
            house={"plans": {"statue": {"cost": cost}}},
        )  # fmt: skip
        assert game.legal() == [f"place supplier {bought}"]


def test_the_stars_of_a_plan_can_be_changed():
    house = {"plans": {"statue": {"stars": 4}, "bridge": {"stars": 1}, "landfill": {"stars": 0}}}
    assert stars(table(hood(buildings="statue, bridge"), hood(buildings="mine"), house=house)) == [5, 1]
    assert stars(table(hood(buildings="statue, bridge, landfill"), hood(), house=house)) == [3, 0]


def test_the_upkeep_of_a_plan_can_be_changed():
    game = table(
        hood(buildings="mine"), hood(buildings="plant"), supply="crane, truck, statue",
        house={"plans": {"mine": {"upkeep": 6}, "plant": {"upkeep": 0}}},
    )  # fmt: skip
    all_pass(game)
    assert mints(game) == [7, 1]


def test_the_slots_of_a_location_can_be_changed():
    house = {"locations": {"producer": {"slots": 1}, "leadership-council": {"slots": 2}, "builder": {"slots": 0}}}
    game = table(hood(9, "statue"), hood(9), house=house)
    refused(game, "place builder statue")
    play(game, "place producer", "place leadership-council", "place leadership-council")
    refused(game, "place producer", "place leadership-council")
    for people in ({"players": 1}, {"players": 4}):
        game = house_game(people, house)
        while game.position()["turn"] != "P1" or game.actor != "P1":
            game.play(game.legal()[0])
        assert len(moves(game, "place producer")) == (game.position()["locations"]["producer"] == 0)


def test_the_cost_of_a_location_can_be_changed():
    house = {"locations": {"producer": {"cost": 3}, "builder": {"cost": 1}, "temp-agency": {"cost": 0}}}
    game = table(hood(3, "statue"), hood(2, "mine"), advanced="temp-agency, recycler", house=house)
    refused(table(hood(2), hood(), house=house), "place producer")
    play(game, "place producer", "place builder mine", "place temp-agency builder statue")
    assert mints(game) == [3 - 3 + 2 - 1, 1]
    assert lying(game.position())["temp-agency"] == 1


def test_a_crane_brings_a_changed_cost_down_but_never_under_one():
    for cost, paid in ((0, 0), (1, 1), (2, 1), (6, 5)):
        house = {"locations": {"builder": {"cost": cost}}}
        game = table(hood(9, "statue", "crane"), hood(), house=house)
        play(game, "place builder statue")
        assert mints(game)[0] == 9 - paid


def test_what_a_location_gives_can_be_changed():
    house = {
        "locations": {
            "producer": {"gain": 5},
            "leadership-council": {"gain": 0},
            "crowdfunder": {"gain": 1, "others": 4},
        }
    }
    game = table(hood(1), hood(1), hood(1), advanced="crowdfunder, recycler", house=house)
    play(game, "place producer", "place leadership-council", "place crowdfunder")
    assert mints(game) == [5 + 4, 0 + 4, 1]


def test_what_the_owner_of_a_deed_gains_can_be_changed():
    house = {"locations": {"wholesaler": {"owner": 4, "gain": 0}, "lotto": {"owner": 0}}}
    game = table(
        hood(buildings="wholesaler"), hood(buildings="lotto"), supply="crane, truck, statue",
        occupied="wholesaler, lotto", opened="wholesaler, lotto", house=house,
    )  # fmt: skip
    all_pass(game)
    assert mints(game) == [5, 1]


def test_the_assembled_and_the_printed_stay_as_they_are():
    """A change of one number changes nothing else."""
    game = table(
        hood(9, buildings="assembler"), hood(), supply="statue, gardens", house={"plans": {"statue": {"cost": 1}}}
    )
    play(game, "place supplier gardens")
    assert (mints(game)[0], buildings(game, "P1"), plans(game, "P1")) == (6, ["assembler", "gardens"], [])


WRONG = {
    "a typo": ({"mnits": 5}, "`mnits`", "did you mean mints?"),
    "an unknown plan": ({"plans": {"statute": {"cost": 1}}}, "`plans.statute`", "did you mean statue?"),
    "an unknown location": ({"locations": {"bulider": {"cost": 1}}}, "`locations.bulider`", "did you mean builder?"),
    "a plan among the locations": ({"locations": {"statue": {"cost": 1}}}, "`locations.statue`"),
    "stars that vary": ({"plans": {"museum": {"stars": 3}}}, "`plans.museum.stars`", "cost"),
    "upkeep that is not printed": ({"plans": {"statue": {"upkeep": 1}}}, "`plans.statue.upkeep`", "cost"),
    "the co-op's upkeep": ({"plans": {"co-op": {"upkeep": 1}}}, "`plans.co-op.upkeep`"),
    "the supplier's cost": ({"locations": {"supplier": {"cost": 1}}}, "`locations.supplier.cost`", "slots"),
    "a gain that is not printed": ({"locations": {"lotto": {"gain": 1}}}, "`locations.lotto.gain`"),
    "slots for each number": ({"locations": {"producer": {"slots": [1, 1, 1, 1]}}}, "`locations.producer.slots`"),
    "a fraction": ({"mints": 3.5}, "`mints`", "3.5"),
    "true": ({"mints": True}, "`mints`", "True"),
    "a word": ({"plans": {"statue": {"stars": "varies"}}}, "`plans.statue.stars`", "'varies'"),
    "no supply": ({"supply": 0}, "`supply`", "1 to 7"),
    "no solo supply": ({"solo-supply": 0}, "`solo-supply`", "1 to 7"),
    "no stars to win": ({"stars": 0}, "`stars`", "1 to 100"),
    "a plan that is a number": ({"plans": {"statue": 3}}, "`plans.statue`", "3"),
    "plans that are a list": ({"plans": ["statue"]}, "`plans`"),
    "all mints": ({"all-mints": 40}, "`all-mints`"),
    "an opponent": ({"opponents": {"mort": {"mints": 3}}}, "`opponents`"),
    "another game": ({"game": "minivilles"}, "minivilles", "mint-works"),
}


@pytest.mark.parametrize(("house", "parts"), [(house, parts) for house, *parts in WRONG.values()], ids=WRONG)
def test_wrong_house_rules_are_refused(house, parts):
    with pytest.raises(bourgade.BadHouse) as caught:
        house_game({"players": 2}, house)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    for part in parts:
        assert part in sentence


@pytest.mark.parametrize("path", NUMBERS, ids=".".join)
def test_a_number_beyond_its_bounds_is_refused(path):
    for value in (NUMBERS[path].least - 1, NUMBERS[path].most + 1):
        with pytest.raises(bourgade.BadHouse, match=f"`{'.'.join(path)}` is a whole number from"):
            house_game({"players": 2}, house_of((path, value)))


HOUSE_TABLES = [
    {"players": 3, "advanced": ["crowdfunder", "recycler"]},
    {"players": 2, "advanced": ["swap-meet", "temp-agency"]},
    *({"players": 1, "opponent": opponent, "advanced": 1} for opponent in OPPONENTS),
]


BOUNDS = [(path, bound) for path, part in NUMBERS.items() for bound in (part.least, part.most) if bound != part.printed]


@pytest.mark.parametrize(("path", "bound"), BOUNDS, ids=lambda part: str(part) if type(part) is int else ".".join(part))
def test_both_bounds_of_every_number_give_a_game_that_can_be_played(path, bound):
    house = house_of((path, bound))
    for table_of in HOUSE_TABLES if len(path) == 1 else [HOUSE_TABLES[bound % 2]]:
        assert_can_be_played(house_game(table_of, house, deal=False), house, chooser_of(path, bound))


@pytest.mark.parametrize("table_of", HOUSE_TABLES, ids=name_of)
@pytest.mark.parametrize("end", [0, 1])
def test_with_every_number_at_a_bound_the_game_can_be_played(table_of, end):
    bounds = {path: (part.least, part.most)[end] for path, part in NUMBERS.items()}
    house = house_of(*((path, bound) for path, bound in bounds.items() if (path, bound) in BOUNDS))
    assert_can_be_played(house_game(table_of, house, deal=False), house, chooser_of(table_of, end), longest=120)


def assert_can_be_played(game: Game, house: dict[str, Any], chooser: Random, longest: int = 25) -> None:
    """Play a while; every listed move can be played, and record and position carry the house rules."""
    for number, _ in enumerate(walk(game, chooser, longest)):
        assert bool(game.legal()) == (not game.over)
        if number % 20 == 0 or game.over:
            loaded = bourgade.load(game.position())
            assert (told(loaded), loaded.house) == (told(game), house)
    position = game.position()
    assert_every_plan_is_in_one_place(position)
    assert all(player["mints"] is None or player["mints"] >= 0 for player in position["players"])
    assert position["house"] == game.record()["house"] == game.house == house
    again = bourgade.replay(json.loads(json.dumps(game.record())))
    assert (told(again), again.record()) == (told(game), game.record())


def test_random_house_rules_give_games_that_can_be_played():
    for seed in range(30):
        chooser = chooser_of("houses", seed)
        paths = chooser.sample(list(NUMBERS), chooser.randrange(1, 12))
        changes = {path: chooser.randint(NUMBERS[path].least, min(NUMBERS[path].most, 9)) for path in paths}
        kept = house_of(*((path, value) for path, value in changes.items() if value != NUMBERS[path].printed))
        if kept:
            assert_can_be_played(house_game(chooser.choice(TABLES[:22]), kept, seed, deal=False), kept, chooser)


@pytest.mark.parametrize("mints_each", [24, 25, 60])
def test_against_rachael_a_house_that_leaves_no_mint_in_the_supply_has_lost_at_once(mints_each):
    """MW-59: if the supply is ever empty she wins at once."""
    game = house_game({"players": 1, "opponent": "rachael"}, {"mints": mints_each})
    assert game.over is (mints_each > 24)
    assert told(bourgade.load(game.position())) == told(game)


def test_a_game_in_which_nobody_can_do_anything_stops_at_the_ceiling():
    house = house_of(*((path, 0) for path in NUMBERS if path[-1] == "slots"))
    setting = house_game({"players": 2}, house)._setting
    played = play_out(rules_of(definition("mint-works")), setting, games=3, ceiling=2000)
    assert not played["shares"].any()


def test_house_rules_that_change_nothing_leave_no_trace():
    printed = house_of(*((path, part.printed) for path, part in NUMBERS.items() if part.printed is not None))
    game, plain = house_game({"players": 3}, printed), new({"players": 3}, 1)
    assert game.house == {}
    assert (game.position(), game.record()) == (plain.position(), plain.record())
    assert "house" not in game.position()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_file_changes_nothing(tmp_path, monkeypatch, language):
    monkeypatch.chdir(tmp_path)
    code, printed, complaint = run_here("house", "new", "my-town.toml", "--game", "mint-works", "--lang", language)
    assert (code, complaint) == (0, "")
    assert "my-town.toml" in printed
    text = Path("my-town.toml").read_text("utf-8")
    assert "bourgade play mint-works --edition my-town.toml" in text
    for _ in range(2):  # as it is written, and with every comment taken away
        game = bourgade.new("mint-works", edition="my-town.toml", players=2, seed=3)
        assert (game.edition, game.house) == ("standard", {})
        assert game.position() == new({"players": 2}, 3).position()
        Path("my-town.toml").write_text(uncommented(Path("my-town.toml")), "utf-8")
    for path in NUMBERS:
        assert re.search(rf"^# {path[-1 if len(path) == 1 else 1]} = ", text, re.M), path


def test_a_file_of_house_rules_is_told_in_words(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("town.toml").write_text(
        'game = "mint-works"\nextends = "standard"\nmints = 5\n[plans]\nstatue = { cost = 1 }\n', "utf-8"
    )
    code, printed, _ = run_here("house", "show", "town.toml", "--lang", "en")
    assert code == 0
    assert re.search(r"3 → 5", printed)
    assert re.search(r"Statue.*2 → 1", printed)


def test_an_error_in_a_file_names_its_line(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("town.toml").write_text('extends = "standard"\nmints = 5\n[plans]\nstatue = { cost = -1 }\n', "utf-8")
    with pytest.raises(bourgade.BadHouse, match=r"^town.toml, line 4: `plans.statue.cost` "):
        bourgade.new("mint-works", edition="town.toml", players=2)


def test_states_hold_whatever_a_position_may_hold():
    """Many mints in many places: what goes back to the supply in upkeep must fit where it goes."""
    most = 10**9
    game = table(
        hood(3), hood(0), opponent="rachael", supply="mine, truck", deck="plant, crane, vault, museum", bank=most,
        occupied="producer 3, builder 2, leadership-council, supplier",
        lying={"producer": most, "builder": most, "leadership-council": most, "supplier": 1},
    )  # fmt: skip
    play(game, "pass", "pass")
    assert (game.over, game.position()["bank"]) == (False, 4 * most - 2)
    assert np.all(np.asarray(mints(game)) == [4, 1])
