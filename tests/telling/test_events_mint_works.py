"""What happens in Mint Works, as the rules tell it: worked out by hand, and folded into positions."""

from copy import deepcopy

import pytest
from mint_table import hood, play, table
from test_mint_works import (
    COST,
    NUMBERS,
    RANDOM_TABLES,
    TABLES,
    chooser_of,
    exchanged_in,
    games_of,
    half_of_the_tables,
    house_game,
    house_of,
    secrets_of,
    step,
    twins,
)

import bourgade
from bourgade.engine.events import GAINS, MOST
from bourgade.games.mint_works.events import EVENTS, NAMES

LONGEST = 60  # actions of a random game that are folded
SUPPLY = {"supply": "statue, truck, vault", "deck": "bridge, museum"}
SOLO = {"supply": "truck, statue", "deck": "bridge, museum"}


def happens(game, *actions, eyes="all"):
    """Play actions, and return in words what happened at the last, as somebody knows it."""
    play(game, *actions)
    events = game.events() if eyes == "all" else game.events_seen(eyes)
    return [in_words(event) for event in events[-1]]


def in_words(event):
    owner, amount = event.whom and f"of {event.whom}", event.amount if event.amount != 1 else ""
    return " ".join(str(part) for part in (event.kind, event.who, event.card, owner, amount) if part)


def test_the_numbers_of_kinds_are_their_places():
    assert list(NAMES.values()) == list(range(len(NAMES)))
    assert EVENTS.names[GAINS] == "gains"


# Set-up


@pytest.mark.rule("MW-02")
@pytest.mark.rule("MW-03")
@pytest.mark.rule("MW-04")
@pytest.mark.rule("MW-10")
def test_a_table_is_laid_out_and_the_round_begins():
    game = bourgade.new("mint-works", players=2, advanced=2, deal=False)
    assert happens(game, "first P2") == ["begins P2"]
    assert happens(game, "advanced temp-agency") == ["advanced temp-agency"]
    assert happens(game, "advanced crowdfunder") == ["advanced crowdfunder"]
    assert happens(game, "draw crane") == ["comes crane"]
    assert happens(game, "draw mine", "draw statue") == ["comes statue", "round P2", "turn P2"]


# Development


@pytest.mark.rule("MW-13")
def test_a_placement_takes_a_slot_pays_and_brings_its_effect():
    game = table(hood(2), hood(2), **SUPPLY)
    assert happens(game, "place producer") == [
        "places P1 producer",
        "gains P1 producer -1",
        "gains P1 producer 2",
        "turn P2",
    ]


@pytest.mark.rule("MW-11")
@pytest.mark.rule("MW-12")
def test_who_passes_lets_the_next_have_a_turn():
    game = table(hood(2), hood(2), hood(2), turn="P3", **SUPPLY)
    assert happens(game, "pass") == ["passes P3", "turn P1"]


@pytest.mark.rule("MW-16")
@pytest.mark.rule("MW-22")
def test_a_plan_is_taken_at_the_supplier():
    game = table(hood(4), hood(4, "", "truck"), supply="statue, mine, vault", deck="bridge")
    assert happens(game, "place supplier statue")[:3] == [
        "places P1 supplier 2",
        "gains P1 supplier -2",
        "takes P1 statue",
    ]
    assert happens(game, "place supplier vault")[:3] == [
        "places P2 supplier 4",
        "gains P2 supplier -4",
        "takes P2 vault",
    ]


@pytest.mark.rule("MW-25")
def test_a_deed_that_is_built_opens_its_location():
    game = table(hood(5, "mine, wholesaler"), hood(5, "lotto"), **SUPPLY)
    assert happens(game, "place builder wholesaler")[2:] == ["builds P1 wholesaler", "opens P1 wholesaler", "turn P2"]
    assert happens(game, "place builder lotto")[2:] == ["builds P2 lotto", "opens P2 lotto", "turn P1"]
    assert happens(game, "pass", "pass", "place builder mine")[2:] == ["builds P1 mine", "turn P2"]


@pytest.mark.rule("MW-23")
def test_the_assembler_builds_what_is_taken():
    game = table(hood(5, "", "assembler"), hood(5), supply="lotto, mine, vault", deck="bridge")
    assert happens(game, "place supplier lotto")[2:] == [
        "takes P1 lotto",
        "builds P1 lotto",
        "opens P1 lotto",
        "turn P2",
    ]


@pytest.mark.rule("MW-17")
def test_the_council_gives_the_token():
    game = table(hood(2), hood(2), **SUPPLY)
    assert happens(game, "pass", "place leadership-council") == [
        "places P2 leadership-council",
        "gains P2 leadership-council -1",
        "token P2",
        "gains P2 leadership-council",
        "turn P1",
    ]


def test_the_crowdfunder_gives_clockwise():
    game = table(hood(1), hood(1), hood(1), turn="P2", advanced="crowdfunder, recycler", **SUPPLY)
    assert happens(game, "place crowdfunder")[2:] == [
        "gains P2 crowdfunder 3",
        "gains P3 crowdfunder",
        "gains P1 crowdfunder",
        "turn P3",
    ]


@pytest.mark.rule("MW-18")
def test_only_who_draws_at_the_lotto_is_told_the_card():
    game = table(hood(4), hood(4), opened="lotto", supply="mine, truck, vault", deck="plant, statue")
    assert happens(game, "place lotto", eyes=None) == ["places P1 lotto 3", "gains P1 lotto -3"]
    assert happens(game, "draw plant") == ["draws P1 plant", "turn P2"]
    assert happens(game, eyes="P1") == ["draws P1 plant", "turn P2"]
    assert happens(game, eyes="P2") == happens(game, eyes=None) == ["draws P1", "turn P2"]


@pytest.mark.rule("MW-18")
def test_with_an_empty_deck_the_lotto_gives_what_lies_under_it_and_that_is_a_secret_too():
    game = table(hood(4), hood(4), opened="lotto", supply="mine, truck, vault", deck="", under="plant, statue")
    assert happens(game, "place lotto") == ["places P1 lotto 3", "gains P1 lotto -3", "draws P1 plant", "turn P2"]
    assert happens(game, eyes="P2")[2] == happens(game, eyes=None)[2] == "draws P1"


@pytest.mark.rule("MW-18")
@pytest.mark.rule("MW-19")
def test_a_card_that_is_recycled_goes_under_the_deck_and_a_secret_one_stays_it():
    game = table(
        hood(5, "plant, vault", "museum"), hood(5), secret={"plant": "P1"}, advanced="recycler, swap-meet",
        supply="statue, truck, mine", deck="bridge",
    )  # fmt: skip
    open_plan, secret_plan, building = game.copy(), game.copy(), game.copy()
    # 5 and varying stars that count 0, 5 and 2, 2 and one.
    assert happens(open_plan, "place recycler vault")[2:4] == ["recycles P1 vault", "gains P1 recycler 5"]
    assert happens(secret_plan, "place recycler plant")[2:4] == ["recycles-secret P1 plant", "gains P1 recycler 7"]
    assert happens(building, "place recycler museum")[2:4] == ["razes P1 museum", "gains P1 recycler 3"]
    assert happens(open_plan, eyes="P2")[2] == "recycles P1 vault"
    assert happens(secret_plan, eyes="P1")[2] == "recycles-secret P1 plant"
    assert happens(secret_plan, eyes="P2")[2:4] == ["recycles-secret P1", "gains P1 recycler 7"]
    assert happens(secret_plan, eyes=None) == happens(secret_plan, eyes="P2")


@pytest.mark.rule("MW-18")
@pytest.mark.rule("MW-20")
def test_a_card_that_is_swapped_lies_open_then():
    game = table(
        hood(5, "plant", "crane"), hood(5), secret={"plant": "P1"}, advanced="recycler, swap-meet", **SUPPLY
    )  # fmt: skip
    again = game.copy()
    assert happens(game, "place swap-meet plant truck", eyes="P2")[2:] == [
        "gives P1 plant",
        "takes P1 truck",
        "turn P2",
    ]
    assert happens(again, "place swap-meet crane crane")[2:] == ["gives-building P1 crane", "takes P1 crane", "turn P2"]


@pytest.mark.rule("MW-18")
def test_a_secret_plan_is_told_to_all_when_it_is_built():
    game = table(hood(5, "plant"), hood(5), secret={"plant": "P1"}, **SUPPLY)
    assert happens(game, "place builder plant", eyes=None)[2] == "builds P1 plant"


@pytest.mark.rule("MW-21")
def test_the_agency_copies_another_location():
    game = table(hood(9), hood(0), advanced="recycler, temp-agency", occupied="builder, producer", **SUPPLY)
    assert happens(game, "place temp-agency producer") == [
        "copies P1 producer",
        "places P1 temp-agency 2",
        "gains P1 temp-agency -2",
        "gains P1 producer 2",
        "turn P2",
    ]


@pytest.mark.rule("MW-26")
def test_the_mints_of_a_gallery_go_back():
    game = table(hood(5, "", "gallery", gallery=3), hood(5), advanced="recycler, swap-meet", **SUPPLY)
    assert happens(game, "place recycler gallery")[2:5] == [
        "razes P1 gallery",
        "empties P1 gallery 3",
        "gains P1 recycler 7",
    ]


# Upkeep


@pytest.mark.rule("MW-32")
@pytest.mark.rule("MW-33")
@pytest.mark.rule("MW-34")
def test_an_upkeep_is_told_from_the_last_pass_to_the_next_round():
    game = table(
        hood(0, "", "gallery, mine"), hood(0, "", "wholesaler"), turn="P1", token="P2", passes=1,
        occupied="producer 2, wholesaler", supply="statue, truck, vault",
    )  # fmt: skip
    assert happens(game, "pass") == [
        "passes P1",
        "upkeep",
        "stores P1 gallery",
        "gains P1 mine of P1",
        "gains P2 wholesaler of P2",
        "clears producer 2",
        "clears wholesaler",
        "gains P2",
        "gains P1",
        "round P2",
        "turn P2",
    ]


@pytest.mark.rule("MW-32")
def test_who_owns_the_co_op_is_asked_after_all_others_have_worked():
    game = table(
        hood(0, "", "co-op"), hood(0, "", "mine"), turn="P2", token="P1", supply="plant, truck, vault", passes=1
    )
    assert happens(game, "pass") == ["passes P2", "upkeep", "gains P2 mine of P2", "asks P1 co-op"]
    assert happens(game, "co-op P2")[:3] == ["gains P1 co-op of P1", "gains P2 co-op of P1", "gains P1"]


@pytest.mark.rule("MW-31")
def test_the_supply_is_filled_from_the_deck_and_then_from_under_it():
    game = table(
        hood(0), hood(0), supply="statue", deck="bridge", under="mine, crane", secret={"mine": "P2"}, passes=1
    )  # fmt: skip
    assert happens(game, "pass") == ["passes P1", "upkeep"]
    assert happens(game, "draw bridge", eyes="P1")[:3] == ["comes bridge", "comes mine", "gains P1"]


@pytest.mark.rule("MW-30")
@pytest.mark.rule("MW-31")
def test_the_game_ends_by_stars_or_because_plans_are_too_few():
    game = table(hood(0), hood(0, "", "gardens, factory, statue"), supply="mine, truck, vault", passes=1)
    assert happens(game, "pass") == ["passes P1", "upkeep", "ends P2"]
    game = table(hood(0), hood(0), supply="mine, truck", deck="", passes=1)
    assert happens(game, "pass") == ["passes P1", "upkeep", "ends"]


# Solo


@pytest.mark.rule("MW-52")
def test_a_plan_that_is_bought_is_replaced():
    game = table(hood(4), hood(3), opponent="justin", **SOLO)
    assert happens(game, "place supplier statue")[2:] == ["takes P1 statue"]
    assert happens(game, "draw bridge") == ["comes bridge", "turn P2"]
    game = table(hood(4), hood(3), opponent="justin", supply="truck, statue", deck="", under="mine")
    assert happens(game, "place supplier statue")[2:] == ["takes P1 statue", "comes mine", "turn P2"]


@pytest.mark.rule("MW-53")
def test_a_supply_that_nobody_used_returns_nearest_the_deck_first():
    game = table(hood(0), hood(0), opponent="justin", **SOLO)
    assert happens(game, "pass", "pass") == ["passes P2", "upkeep", "returns statue", "returns truck"]


@pytest.mark.rule("MW-58")
def test_sonic_has_two_turns():
    game = table(hood(0), hood(1), opponent="sonic", **SOLO)
    assert happens(game, "pass") == ["passes P1", "turn P2"]
    assert happens(game, "place producer")[2:] == ["gains P2 producer 2", "turn P2 2"]
    assert happens(game, "place producer")[2:] == ["gains P2 producer 2", "turn P1"]


@pytest.mark.rule("MW-59")
def test_rachaels_game_ends_with_the_last_mint():
    game = table(hood(1), hood(0), opponent="rachael", bank=1, **SOLO)
    assert happens(game, "place producer") == [
        "places P1 producer",
        "gains P1 producer -1",
        "gains P1 producer",
        "ends P2",
    ]
    game = table(
        hood(0, "", "gallery, mine"), hood(0), turn="P2", token="P1", opponent="rachael", passes=1, occupied="supplier",
        bank=1, **SOLO,
    )  # fmt: skip
    assert happens(game, "pass") == ["passes P2", "upkeep", "stores P1 gallery", "ends P2"]


@pytest.mark.rule("MW-59")
def test_what_lay_on_locations_is_told_also_where_it_leaves_the_game():
    game = table(
        hood(0), hood(0), turn="P2", token="P1", opponent="rachael", passes=1, occupied="producer, supplier",
        lying={"supplier": 4}, **SOLO,
    )  # fmt: skip
    assert happens(game, "pass")[2:4] == ["clears producer", "clears supplier 4"]


@pytest.mark.rule("MW-60")
def test_justin_shuts_what_it_uses():
    game = table(hood(0), hood(1), opponent="justin", **SOLO)
    assert happens(game, "pass", "place producer") == [
        "places P2 producer",
        "gains P2 producer -1",
        "shuts P2 producer",
        "gains P2 producer 2",
        "turn P1",
    ]


@pytest.mark.rule("MW-61")
def test_mort_places_mints_and_neither_pays_nor_gains():
    game = table(hood(0), hood(None), opponent="mort", **SOLO)
    assert happens(game, "pass", "place producer") == ["places P2 producer", "turn P1"]


# Whatever is played


class Folded:
    """A position that knows nothing but how it was at first, and what was told since."""

    def __init__(self, position):
        self.now = comparable(position)
        self.opponent = position["opponent"]
        self.deed = None  # of Sonic's first turn of two

    def after(self, events):
        """Let something happen, and return what is there then."""
        for event in events:
            holder = self.now["players"][int(event.who[1:]) - 1] if event.who else None
            getattr(self, event.kind.replace("-", "_"))(holder, event.who, event.card or "?", event.amount)
        return self.now

    def bank(self, amount):
        if "bank" in self.now:
            self.now["bank"] += amount

    def leaves_deck(self, card):
        """Take a card from the deck, or from under it where that is empty; in a view the deck is a number."""
        if not self.now["deck"]:
            first = self.now["under"].pop(0)
            assert first == card or "?" in (first, card)
            self.now["secret"].pop(first, None)
        elif isinstance(self.now["deck"], list):
            self.now["deck"].remove(card)
        else:
            self.now["deck"] -= 1

    def gains(self, holder, _who, _card, amount):
        holder["mints"] += amount
        self.bank(-max(0, amount))

    def begins(self, _holder, who, *_):
        self.now |= {"token": who, "turn": who}

    def advanced(self, _holder, _who, card, _amount):
        self.now["locations"][card] = self.now["lying"][card] = 0

    def round(self, _holder, who, *_):
        assert self.now["token"] == who

    def turn(self, _holder, who, _card, amount):
        self.now |= {"turn": who, "half": self.deed if amount == 2 else None}

    def passes(self, _holder, who, *_):
        if self.opponent != "sonic" or who != "P2" or self.now["half"] == "passed":
            self.now["passes"] += 1
        self.deed = "passed"

    def copies(self, _holder, _who, card, _amount):
        assert self.now["locations"][card] > 0

    def places(self, _holder, who, card, amount):
        assert self.now["turn"] == who
        self.now["locations"][card] += 1
        self.now["lying"][card] += amount
        self.now["passes"], self.deed = 0, "placed"

    def token(self, _holder, who, *_):
        self.now["token"] = who

    def takes(self, holder, _who, card, _amount):
        self.now["supply"].remove(card)
        holder["plans"].append(card)

    def draws(self, holder, who, card, _amount):
        self.leaves_deck(card)
        holder["plans"].append(card)
        if card != "?":
            self.now["secret"][card] = who

    def builds(self, holder, _who, card, _amount):
        self.shown(holder["plans"], card)
        holder["buildings"].append(card)

    def shown(self, plans, card):
        remove(plans, card)
        self.now["secret"].pop(card, None)

    def opens(self, _holder, _who, card, _amount):
        self.now["open"] |= {card}

    def recycles(self, holder, _who, card, _amount):
        assert card not in self.now["secret"]
        self.recycles_secret(holder, _who, card, _amount)

    def recycles_secret(self, holder, _who, card, _amount):
        remove(holder["plans"], card)
        self.now["under"].append(card)

    def razes(self, holder, _who, card, _amount):
        holder["buildings"].remove(card)
        self.now["under"].append(card)

    def gives(self, holder, _who, card, _amount):
        self.shown(holder["plans"], card)
        self.now["supply"].append(card)

    def gives_building(self, holder, _who, card, _amount):
        holder["buildings"].remove(card)
        self.now["supply"].append(card)

    def empties(self, holder, _who, _card, amount):
        holder["gallery"] -= amount
        self.bank(amount)

    def shuts(self, _holder, _who, card, _amount):
        self.now["shut"] |= {card}

    def comes(self, _holder, _who, card, _amount):
        self.leaves_deck(card)
        self.now["supply"].append(card)

    def upkeep(self, *_):
        self.now |= {"passes": 0, "half": None}

    def returns(self, _holder, _who, card, _amount):
        assert self.now["supply"].pop() == card
        self.now["under"].append(card)

    def stores(self, holder, _who, _card, amount):
        holder["gallery"] += amount
        self.bank(-amount)

    def asks(self, holder, who, card, _amount):
        assert card in holder["buildings"]
        self.now["turn"] = who

    def clears(self, _holder, _who, card, amount):
        assert self.now["lying"][card] == amount
        self.now["locations"][card] = self.now["lying"][card] = 0
        self.now["shut"] -= {card}
        self.bank(amount if card != "supplier" else 0)

    def ends(self, *_):
        self.now["over"] = True


def remove(cards, card):
    """Remove a card, or one that was a secret until now."""
    cards.remove(card if card in cards else "?")


def comparable(position):
    """Return what lies on a table, all of it said, and in one way only."""
    told = deepcopy(position)
    told["over"] = told.pop("phase") == "over"
    told.pop("advanced", None)
    costs = told.get("house", {}).get("locations", {})
    usual = {
        slug: there * (1 if slug in ("supplier", "temp-agency") else costs.get(slug, {}).get("cost", COST.get(slug)))
        for slug, there in told["locations"].items()
    }
    left_out = {"passes": 0, "half": None, "lying": usual, "secret": {}, "shut": []}
    told = left_out | told
    return told | {"open": set(told["open"]), "shut": set(told["shut"])}


def in_any_order(told):
    """Return what is comparable where plans lie in no order: which of two secret ones has gone, nobody can tell."""
    return told | {"players": [player | {"plans": sorted(player["plans"])} for player in told["players"]]}


def check_game(game, chooser):
    """Play at random; all that is seen on the table follows from what is told, also through somebody's eyes."""
    eyes = chooser.choice([*game.seats, None])
    all_of_it, seen = Folded(game.position()), Folded(game.view(eyes).position())
    for _ in range(LONGEST):
        if game.over:
            break
        step(game, chooser)
    assert all(len(events) <= MOST for events in game.events())
    positions, views = positions_of(game.copy(), eyes)
    for events, position in zip(game.events(), positions, strict=True):
        assert all_of_it.after(events) == comparable(position)
    for events, view in zip(game.events_seen(eyes), views, strict=True):
        assert in_any_order(seen.after(events)) == in_any_order(comparable(view))


def positions_of(game, eyes):
    """Return the positions after each action, and how they were seen."""
    found = []
    for _ in game.events():
        found.append((game.position(), game.view(eyes).position()))
        game.undo()
    return zip(*reversed(found), strict=True)


@pytest.mark.parametrize("number", range(4))
def test_what_happens_makes_the_table(number):
    for table_of in [*TABLES, *RANDOM_TABLES][number::4]:
        for game, chooser in games_of(table_of, 2):
            check_game(game, chooser)


def test_what_happens_makes_the_table_whatever_the_house_rules_are():
    for seed in range(16):
        chooser = chooser_of("events", seed)
        changed = chooser.sample(list(NUMBERS.items()), 12)
        house = house_of(*((path, chooser.randint(part.least, min(part.most, 9))) for path, part in changed))
        check_game(house_game(chooser.choice(TABLES), house, seed, deal=False), chooser)


@half_of_the_tables
def test_who_cannot_know_of_a_difference_is_told_the_same(table_of):
    compared = 0
    for game, twin, one, other, chooser in twins(table_of, 3):
        knowing = {secrets_of(game.position())[card] for card in (one, other)}
        for ply in range(30):
            if game.over:
                break
            action = step(game, chooser)
            if exchanged_in(action, one, other) not in twin.legal():
                break  # what an opponent does, or how much is left to spend, depends on the card
            twin.play(exchanged_in(action, one, other))
            recycled = "recycler" in action and action != exchanged_in(action, one, other)
            hidden = secrets_of(game.position())
            if one not in hidden or other not in hidden:
                break
            knowing |= {hidden[one], hidden[other]}
            for eyes in [*game.seats, None]:
                if eyes is None or eyes not in knowing:
                    assert told(game, eyes, ply, recycled=recycled) == told(twin, eyes, ply, recycled=recycled)
                    compared += 1
            if recycled:
                break
    assert compared


def told(game, eyes, ply, *, recycled):
    """Return what somebody is told of an action; what a secret card brings at the recycler is there for all to see."""
    [events] = game.events_seen(eyes, ply)
    return [event for event in events if event.kind == "recycles-secret"] if recycled else events
