"""What the rules of Minivilles tell while it happens. The events are worked out from the rules."""

from copy import deepcopy
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from table import city, play, roll, table
from test_both_ways import fullest
from test_properties import (
    FEW_HOUSES,
    LANDMARKS,
    choosers,
    every_table,
    examples,
    houses,
    new,
    new_house,
    on_every_roll,
    seeds,
    walk,
)

import bourgade
from bourgade.engine.events import MOST
from bourgade.games.minivilles.events import EVENTS

LONGEST = 400  # actions of a random game
NOT_TOLD = {"phase", "pending"}  # they follow from the rules
OF_A_TURN = ("throwing", "rerolled", "dice", "total", "double")


def happens(game, action):
    """Play an action, and return what happens in words."""
    game.play(action)
    return [in_words(event) for event in game.events(-1)[0]]


def in_words(event):
    words = (event.who, event.kind, event.whom, event.card, event.amount)
    return " ".join(str(word) for word in words if word is not None)


# The set-up


@pytest.mark.rule("MV-05")
def test_the_first_player_begins():
    game = bourgade.new("minivilles", players=3, deal=False)
    assert happens(game, "first P3") == ["P3 begins 1", "P3 turn 1"]


@pytest.mark.rule("MV-03")
def test_cards_come_until_the_line_has_its_piles_and_then_the_first_turn():
    game = bourgade.new("minivilles", edition={"extends": "marina", "piles": 2}, deal=False)
    assert happens(game, "first P2") == ["P2 begins 1"]
    assert happens(game, "draw mine") == ["comes mine 1"]
    assert happens(game, "draw mine") == ["comes mine 1"]
    assert happens(game, "draw cafe") == ["comes cafe 1", "P2 turn 1"]


# Dice


@pytest.mark.rule("MV-10")
@pytest.mark.rule("MV-11")
def test_who_rolls_and_how_each_die_falls():
    game = table(city(0, "wheat-field"), city(0, "ranch", "train-station, radio-tower"))
    assert happens(game, "roll 1") == ["P1 rolls 1"]
    assert happens(game, "die 1") == ["P1 falls 1", "P1 gains P1 wheat-field 1", "P1 earned 1"]
    assert happens(game, "build nothing") == ["P2 turn 1"]
    assert happens(game, "roll 2") == ["P2 rolls 2"]
    assert happens(game, "dice 4 6") == ["P2 falls 4", "P2 falls 6"]
    assert happens(game, "reroll") == ["P2 rolls 2"]
    assert happens(game, "dice 1 1") == ["P2 falls 1", "P2 falls 1", "P2 gains P2 ranch 1", "P2 earned 1"]


@pytest.mark.rule("MV-11")
def test_dice_that_are_kept_pay():
    game = table(city(0, "wheat-field", "radio-tower"), city())
    play(game, "roll 1", "die 1")
    assert happens(game, "keep") == ["P1 gains P1 wheat-field 1", "P1 earned 1"]


@pytest.mark.rule("MV-12")
def test_the_harbor_adds_before_cards_work():
    def ten():
        game = table(city(0, "apple-orchard, fruit-market", "train-station, harbor"), city(), edition="marina")
        play(game, "roll 2", "dice 4 6")
        return game

    assert happens(ten(), "add 2") == ["P1 adds 2", "P1 gains P1 fruit-market 2", "P1 earned 1"]
    assert happens(ten(), "add 0") == ["P1 gains P1 apple-orchard 3", "P1 earned 1"]


@pytest.mark.rule("MV-13")
def test_a_double_gives_another_turn():
    game = table(city(0, "", "train-station, amusement-park"), city())
    roll(game, 4, 4)
    assert happens(game, "build nothing") == ["P1 again 1", "P1 turn 1"]
    roll(game, 3, 4)
    assert happens(game, "build nothing") == ["P2 turn 1"]


# Income


@pytest.mark.rule("MV-20")
@pytest.mark.rule("MV-21")
@pytest.mark.rule("MV-22")
def test_payments_name_the_card_and_its_owner():
    game = table(city(1, "bakery"), city(9, "cafe 3"), city(0, "cafe"))
    play(game, "roll 1")
    # Counter-clockwise P3 comes first, and takes the only coin.
    assert happens(game, "die 3") == ["P1 falls 3", "P1 pays P3 cafe 1", "P1 gains P1 bakery 1", "P1 earned 1"]


@pytest.mark.rule("MV-37")
def test_the_loan_office_pays_the_bank_what_there_is():
    game = table(city(3, "loan-office 2"), city(0, "loan-office"), edition="green-valley")
    play(game, "roll 1")
    assert happens(game, "die 5") == ["P1 falls 5", "P1 gains P1 loan-office -3", "P1 earned 1"]
    play(game, "build nothing", "roll 1")
    assert happens(game, "die 6") == ["P2 falls 6", "P2 earned 1"]


@pytest.mark.rule("MV-33")
@pytest.mark.rule("MV-61")
def test_the_trawlers_throw_is_told_and_closed_ones_open_after_it():
    game = table(
        city(0, "trawler 2", "train-station, harbor", closed="trawler"), city(0, "trawler", closed="trawler"),
        city(0, "trawler 2", "harbor"), edition="marina-green-valley",
    )  # fmt: skip
    play(game, "roll 2", "dice 6 6", "add 0")
    assert happens(game, "dice 2 5") == [
        "P1 trawls trawler 7",
        "P1 opens trawler 1",
        "P1 gains P1 trawler 7",
        "P2 opens trawler 1",
        "P3 gains P3 trawler 14",
        "P1 earned 1",
    ]


@pytest.mark.rule("MV-33")
def test_without_a_throw_closed_trawlers_open_at_once():
    game = table(city(1, "", "train-station"), city(0, "trawler", closed="trawler"), edition="marina-green-valley")
    play(game, "roll 2")
    assert happens(game, "dice 6 6") == ["P1 falls 6", "P1 falls 6", "P2 opens trawler 1", "P1 earned 1"]


@pytest.mark.rule("MV-35")
def test_a_landmark_is_demolished_and_then_paid_for():
    game = table(city(0, "demolition-company", "harbor"), city(), edition="marina-green-valley")
    roll(game, 4)
    assert happens(game, "demolish harbor") == [
        "P1 demolishes harbor 1",
        "P1 gains P1 demolition-company 8",
        "P1 earned 1",
    ]


@pytest.mark.rule("MV-36")
@pytest.mark.rule("MV-63")
def test_a_card_moves_open_or_closed():
    game = table(
        city(0, "moving-company 2, mine, ranch 2", "train-station", closed="ranch"), city(), edition="green-valley"
    )
    roll(game, 4, 5)
    assert happens(game, "move ranch P2") == ["P1 hands-closed P2 ranch 1", "P1 gains P1 moving-company 4"]
    assert happens(game, "move mine P2") == [
        "P1 hands P2 mine 1",
        "P1 gains P1 moving-company 4",
        "P2 gains P2 mine 5",
        "P1 earned 1",
    ]


@pytest.mark.rule("MV-30")
@pytest.mark.rule("MV-63")
def test_a_swap_is_two_cards_that_change_hands():
    game = table(
        city(0, "business-center, bakery", closed="bakery"), city(0, "mine 2", closed="mine"), edition="green-valley"
    )
    roll(game, 6)
    assert happens(game, "swap bakery P2 mine") == ["P1 hands-closed P2 bakery 1", "P2 hands P1 mine 1", "P1 earned 1"]


@pytest.mark.rule("MV-31")
def test_the_tv_station_takes_from_one():
    game = table(city(0, "tv-station"), city(3), city(9))
    roll(game, 6)
    assert happens(game, "take P2") == ["P2 pays P1 tv-station 3", "P1 earned 1"]


@pytest.mark.rule("MV-38")
@pytest.mark.rule("MV-61")
def test_closed_wineries_open_and_those_that_yield_close():
    game = table(city(0, "winery 3, vineyard", "train-station", closed="winery"), city(), edition="green-valley")
    play(game, "roll 2")
    assert happens(game, "dice 4 5") == [
        "P1 falls 4",
        "P1 falls 5",
        "P1 opens winery 1",
        "P1 gains P1 winery 12",
        "P1 closes winery 2",
        "P1 earned 1",
    ]


@pytest.mark.rule("MV-38")
def test_a_winery_closes_also_where_it_yields_nothing_and_not_again_while_it_is_closed():
    game = table(city(0, "winery", "train-station"), city(), edition="green-valley")
    play(game, "roll 2")
    assert happens(game, "dice 4 5") == ["P1 falls 4", "P1 falls 5", "P1 closes winery 1", "P1 earned 1"]
    play(game, "build nothing", "roll 1", "die 1", "build nothing", "roll 2")
    assert happens(game, "dice 4 5") == ["P1 falls 4", "P1 falls 5", "P1 opens winery 1", "P1 earned 1"]


@pytest.mark.rule("MV-39")
def test_a_renovation_closes_what_is_open_in_every_city():
    game = table(
        city(0, "renovation-company, bakery 2", "train-station", closed="bakery"), city(0, "bakery 3"), city(),
        edition="green-valley",
    )  # fmt: skip
    roll(game, 2, 6)
    assert happens(game, "renovate bakery") == [
        "P1 closes bakery 1",
        "P1 gains P1 renovation-company 1",
        "P2 closes bakery 3",
        "P1 gains P1 renovation-company 3",
        "P1 earned 1",
    ]


@pytest.mark.rule("MV-41")
@pytest.mark.rule("MV-53")
def test_the_arboretum_shares_by_the_bank_and_the_city_hall_helps_who_has_none():
    game = table(city(0, "arboretum", "train-station"), city(3), edition="marina-green-valley")
    play(game, "roll 2")
    assert happens(game, "dice 5 6")[2:] == ["P1 gains P1 arboretum 2", "P2 gains P1 arboretum -1", "P1 earned 1"]
    game = table(city(), city(), edition="marina")
    play(game, "roll 1")
    assert happens(game, "die 6") == ["P1 falls 6", "P1 gains P1 city-hall 1", "P1 earned 1"]


# Building, and the end of a turn


@pytest.mark.rule("MV-50")
@pytest.mark.rule("MV-52")
def test_what_is_built_is_paid_for():
    game = table(city(3), city(9), piles="cafe")
    roll(game, 4)
    assert happens(game, "build cafe") == ["P1 builds cafe 1", "P1 gains -2", "P2 turn 1"]
    roll(game, 4)
    assert happens(game, "build train-station") == ["P2 builds train-station 1", "P2 gains -4", "P1 turn 1"]


@pytest.mark.rule("MV-58")
def test_after_the_price_a_card_brings_what_it_brings_when_it_is_built():
    house = {"cards": {"loan-office": {"cost": 1}}}
    game = table(city(4), city(), edition="green-valley", piles="loan-office", house=house)
    roll(game, 4)
    built = ["P1 builds loan-office 1", "P1 gains -1", "P1 gains P1 loan-office 5"]
    assert happens(game, "build loan-office") == [*built, "P2 turn 1"]


@pytest.mark.rule("MV-40")
@pytest.mark.rule("MV-56")
@pytest.mark.rule("MV-58")
def test_the_market_is_filled_before_the_startup_gets_its_coin():
    game = table(city(1), city(), edition="green-valley", piles="startup", deck="cafe, mine")
    roll(game, 4)
    assert happens(game, "build startup") == ["P1 builds startup 1", "P1 gains -1"]
    assert happens(game, "draw mine") == ["comes mine 1"]
    assert happens(game, "draw cafe") == ["comes cafe 1", "P1 invests startup 1", "P2 turn 1"]


@pytest.mark.rule("MV-54")
@pytest.mark.rule("MV-55")
def test_who_builds_nothing_gains_from_the_airport_and_then_from_nobodys_card():
    house = {"top-up": 5, "cards": {"airport": {"amount": 1}}}
    game = table(city(0, "", "airport"), city(5), edition="deluxe", house=house)
    roll(game, 4)
    assert happens(game, "build nothing") == ["P1 gains P1 airport 1", "P1 gains 4", "P2 turn 1"]
    roll(game, 4)
    assert happens(game, "build nothing") == ["P1 turn 1"]


@pytest.mark.rule("MV-57")
def test_who_has_won_is_the_last_that_is_told():
    game = table(city(22, "startup", "train-station, shopping-mall, amusement-park"), city(), edition="green-valley")
    roll(game, 4)
    assert happens(game, "build radio-tower") == ["P1 builds radio-tower 1", "P1 gains -22", "P1 wins 1"]


# Whatever is played


class Folded:
    """A table that goes on by what is told alone, but for ``keep``, at which nothing need happen."""

    def __init__(self, position):
        self.table = deepcopy(position)
        self.rolls = 0  # in this turn

    def after(self, action, events):
        """Return the table after an action."""
        for event in events:
            self.happens(event)
        if "total" not in self.table and self.dice_count(action):
            dice = self.table["dice"]
            double = len(dice) == 2 and dice[0] == dice[1] and self.has("amusement-park")  # MV-13
            self.table |= {"total": sum(dice), "double": double}
        return self.table

    def dice_count(self, action):
        """Tell whether the dice lie, and cannot be thrown again (MV-11)."""
        return "dice" in self.table and (action == "keep" or self.rolls == 2 or not self.has("radio-tower"))

    def has(self, landmark):
        return landmark in self.player(self.table["turn"])["landmarks"]

    def player(self, seat):
        return self.table["players"][int(seat[1:]) - 1]

    def happens(self, event):
        who, whom, card, amount = event.who, event.whom, event.card, event.amount
        city = self.player(who) if who else None
        match event.kind:
            case "begins" | "turn" | "wins":
                self.turns_to(who)
            case "rolls":
                self.table.pop("dice", None)
                self.table |= {"throwing": amount, "rerolled": self.rolls > 0}
                self.rolls += 1
            case "falls":
                self.forget("throwing", "rerolled")
                self.table["dice"] = [*self.table.get("dice", []), amount]
            case "adds":
                self.table["total"] += amount
            case "pays":
                city["coins"] -= amount
                self.player(whom)["coins"] += amount
            case "gains":
                city["coins"] += amount
            case "builds" if card in LANDMARKS:
                city["landmarks"] = [each for each in LANDMARKS if each in [*city["landmarks"], card]]
            case "builds":
                lay(city["cards"], card)
                lay(self.table["piles"], card, -1)
            case "demolishes":
                city["landmarks"].remove(card)
            case "hands" | "hands-closed":
                for pile in ("cards", "closed") if event.kind == "hands-closed" else ("cards",):
                    lay(city[pile], card, -1)
                    lay(self.player(whom)[pile], card)
            case "closes":
                lay(city["closed"], card, amount)
            case "opens":
                lay(city["closed"], card, -amount)
            case "invests":
                city[card] += amount
            case "comes":
                lay(self.table["piles"], card)
                lay(self.table["deck"], card, -1)
            case _:
                assert event.kind in ("again", "trawls", "earned")

    def turns_to(self, seat):
        self.forget(*OF_A_TURN)
        self.table["turn"], self.rolls = seat, 0

    def forget(self, *keys):
        for key in keys:
            self.table.pop(key, None)


def lay(pile, card, number=1):
    """Lay cards on a pile, or take them away."""
    pile[card] = pile.get(card, 0) + number
    assert pile[card] >= 0
    if pile[card] == 0:
        del pile[card]


@every_table
@examples(1)
@given(seed=seeds, chooser=choosers)
def test_what_is_told_gives_the_table_after_every_action(table, seed, chooser):
    check_game(new(table, seed, deal=False), chooser)


@examples(30)
@given(drawn=houses(), seed=seeds, chooser=choosers)
def test_the_same_holds_whatever_the_house_rules_are(drawn, seed, chooser):
    check_game(new_house(*drawn, seed), chooser)


@pytest.mark.parametrize(("edition", "house"), FEW_HOUSES.values(), ids=FEW_HOUSES)
@examples(1)
@given(seed=seeds, chooser=choosers)
def test_the_same_holds_with_rules_at_their_bounds(edition, house, seed, chooser):
    check_game(bourgade.new("minivilles", edition={"extends": edition, **house}, seed=seed, deal=False), chooser)


def check_game(game, chooser):
    """Check what is told in a game, and that it is told to everybody."""
    positions = [each.position() for each in walk(game, chooser, LONGEST)]
    folded, events = Folded(positions[0]), game.events()
    for action, told, (before, after) in zip(game.record()["actions"], events, pairwise(positions), strict=True):
        assert known(folded.after(action, told)) == known(after), (action, told, before)
    last = max(0, len(events) - 20)
    assert all(game.events_seen(eyes, since=last) == events[last:] for eyes in (*game.seats, None))


def known(table):
    return {key: value for key, value in table.items() if key not in NOT_TOLD}


def test_random_games_tell_everything_that_can_be_told():
    """Else the tests above would show nothing about what is missing."""
    told = set()
    for seed in range(8):
        game = new({"edition": "marina-green-valley", "players": 3}, seed, deal=False)
        *_, game = walk(game, Random(seed))
        told |= {event.kind for events in game.events() for event in events}
        if told == {*EVENTS.names}:
            break
    assert told == {*EVENTS.names}


def test_all_that_may_happen_in_one_action_has_room():
    """All cards of four players work at once, or open, but for those that ask something."""
    asking = ["demolition-company", "moving-company", "tv-station", "business-center", "renovation-company"]
    cards = on_every_roll("marina-green-valley")["cards"]
    cards["private-club"] |= {"amount": 1}  # else it leaves nothing to the others
    position = fullest("marina-green-valley", "line") | {"house": {"cards": cards}}
    for player in position["players"]:
        player["closed"] |= {"trawler": player["cards"]["trawler"]}
    for card in asking:
        position["players"][0]["cards"].pop(card)
        position["players"][0]["closed"].pop(card, None)
    game = bourgade.load(position | {"phase": "reroll", "dice": [1]})
    game.play("keep")
    assert game.position()["phase"] == "build"
    assert 120 < len(game.events(-1)[0]) < MOST
