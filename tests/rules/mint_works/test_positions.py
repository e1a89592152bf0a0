"""Positions of several players: what they hold, what is refused, and that a loaded one is the same game."""

import copy
import json

import pytest
from mint_table import all_pass, gallery, hood, mints, occupied, opened, phase, plans, play, supply, table, under
from sentences import sentence_of

import bourgade

EXAMPLE = {
    "game": "mint-works",
    "edition": "standard",
    "players": [
        {"mints": 3, "plans": ["statue"], "buildings": ["mine"], "gallery": 0},
        {"mints": 4, "plans": [], "buildings": [], "gallery": 0},
    ],
    "opponent": None,
    "token": "P1",
    "turn": "P1",
    "phase": "develop",
    "locations": {
        "producer": 1,
        "supplier": 0,
        "builder": 0,
        "leadership-council": 0,
        "wholesaler": 0,
        "lotto": 0,
    },
    "open": ["wholesaler"],
    "supply": ["crane", "truck", "vault"],
    "deck": ["plant", "museum"],
    "under": [],
}
LOCATIONS = EXAMPLE["locations"]


def changed(**keys):
    return copy.deepcopy(EXAMPLE) | keys


def without(key):
    return {name: value for name, value in copy.deepcopy(EXAMPLE).items() if name != key}


def with_player(**keys):
    position = copy.deepcopy(EXAMPLE)
    position["players"][0] |= keys
    return position


def table_in(phase, **keys):
    """Return the example in another phase; P1 has a co-op."""
    return with_player(buildings=["co-op"]) | {"phase": phase} | keys


# What a position holds


def test_a_position_reads_like_the_example_of_the_rules():
    position = bourgade.load(EXAMPLE).position()
    assert {key: position[key] for key in EXAMPLE if key != "deck"} == without("deck")
    assert sorted(position["deck"]) == ["museum", "plant"]


def test_the_edition_may_be_left_out():
    assert bourgade.load(without("edition")).position() == bourgade.load(EXAMPLE).position()


def test_no_opponent_no_open_deed_nothing_under_the_deck_and_no_gallery_may_be_left_out():
    short = {key: value for key, value in changed(open=[]).items() if key not in ("opponent", "open", "under")}
    for one in short["players"]:
        del one["gallery"]
    assert bourgade.load(short).position() == bourgade.load(changed(open=[])).position()


@pytest.mark.rule("MW-25")
def test_a_deed_that_is_built_is_open_in_any_case():
    game = bourgade.load(with_player(buildings=["mine", "lotto"]))
    assert opened(game) == ["lotto", "wholesaler"]


@pytest.mark.parametrize(
    "keys",
    [{"passes": 0}, {"secret": {}}, {"ages": None}, {"half": None}, {"shut": []}],
)
def test_what_may_be_left_out_has_its_default(keys):
    assert bourgade.load(changed(**keys)).position() == bourgade.load(EXAMPLE).position()


def test_the_order_of_the_deck_does_not_matter():
    there, back = bourgade.load(EXAMPLE), bourgade.load(changed(deck=["museum", "plant"]))
    assert there.position() == back.position()


def test_the_order_of_plans_buildings_supply_and_under_is_kept():
    game = table(
        hood(0, "vault, crane, bridge", "plant, mine"),
        hood(0),
        supply="truck, statue, gardens",
        under="museum, co-op, factory",
    )
    assert (plans(game, "P1"), game.position()["players"][0]["buildings"]) == (
        ["vault", "crane", "bridge"],
        ["plant", "mine"],
    )
    assert (supply(game), under(game)) == (["truck", "statue", "gardens"], ["museum", "co-op", "factory"])


def test_a_plan_in_no_list_is_out_of_play():
    game = table(hood(9), hood(9), opened="lotto", deck="plant")
    play(game, "place lotto")
    assert game.legal() == ["draw plant"]


def test_passes_secrets_and_ages_are_kept():
    game = bourgade.load(changed(passes=1, secret={"statue": "P1"}, ages=[41, 9]))
    position = game.position()
    assert (position["passes"], position["secret"], position["ages"]) == (1, {"statue": "P1"}, [41, 9])
    play(game, "pass")
    assert phase(game) == "develop"
    assert mints(game) == [3 + 1 + 1, 4 + 1]


@pytest.mark.rule("MW-12")
def test_passes_are_counted_in_the_position():
    game = table(hood(1), hood(1), hood(1))
    counted = [game.position().get("passes", 0)]
    for line in ("pass", "pass", "place producer", "pass"):
        play(game, line)
        counted.append(game.position().get("passes", 0))
    assert counted == [0, 1, 2, 0, 1]


@pytest.mark.rule("MW-12")
def test_a_placement_that_waits_for_its_card_has_ended_the_passes():
    game = table(hood(0), hood(3), deck="plant", opened="lotto")
    play(game, "pass", "place lotto")
    assert (phase(game), game.position().get("passes", 0)) == ("lotto", 0)
    play(game, "draw plant", "pass")
    assert (phase(game), game.actor) == ("develop", "P2")


def test_the_turn_may_be_anothers_than_the_tokens():
    game = table(hood(1), hood(1), hood(1), turn="P2", token="P3")
    assert (game.actor, game.position()["turn"], game.position()["token"]) == ("P2", "P2", "P3")


def test_locations_list_every_location_in_play():
    game = table(hood(), hood(), advanced="recycler, temp-agency", occupied="producer 2")
    assert game.position()["locations"] == LOCATIONS | {"producer": 2, "recycler": 0, "temp-agency": 0}


def test_mints_are_without_limit():
    game = table(hood(1_000_000), hood(0))
    play(game, "place producer")
    assert mints(game) == [1_000_001, 0]


def test_mints_lie_on_a_gallery():
    assert gallery(table(hood(0, "", "gallery", gallery=12), hood()), "P1") == 12


def test_everything_may_be_empty():
    game = table(hood(), hood(), hood(), hood())
    assert (game.legal(), game.scores) == (["pass"], [0, 0, 0, 0])


def test_loading_leaves_the_position_given_as_it_was():
    position = copy.deepcopy(EXAMPLE)
    play(bourgade.load(position), "place producer", "place supplier crane")
    assert position == EXAMPLE


# What is refused


@pytest.mark.parametrize("key", ["players", "token", "turn", "phase", "locations", "supply", "deck"])
def test_a_key_that_is_needed_is_missed(key):
    with pytest.raises(bourgade.BadPosition, match=key):
        bourgade.load(without(key))


@pytest.mark.parametrize("key", ["mints", "plans", "buildings"])
def test_a_player_needs_mints_plans_and_buildings(key):
    position = copy.deepcopy(EXAMPLE)
    del position["players"][0][key]
    with pytest.raises(bourgade.BadPosition, match=key):
        bourgade.load(position)


@pytest.mark.parametrize(
    ("error", "culprit", "position"),
    [
        # a plan listed twice
        (bourgade.BadPosition, "crane", changed(deck=["plant", "crane"])),
        (bourgade.BadPosition, "statue", changed(supply=["crane", "statue"])),
        (bourgade.BadPosition, "mine", changed(under=["mine"])),
        (bourgade.BadPosition, "plant", changed(deck=["plant", "plant"])),
        (bourgade.BadPosition, "statue", with_player(buildings=["mine", "statue"])),
        (bourgade.BadPosition, "statue", with_player(plans=["statue", "statue"])),
        (
            bourgade.BadPosition,
            "lotto",
            changed(players=[hood(0, "lotto"), hood(0, "lotto")]),
        ),
        # no such plan
        (bourgade.UnknownCard, "bakery", changed(deck=["bakery"])),
        (bourgade.UnknownCard, "bakery", changed(supply=["bakery"])),
        (bourgade.UnknownCard, "bakery", changed(under=["bakery"])),
        (bourgade.UnknownCard, "statu", with_player(plans=["statu"])),
        (bourgade.UnknownCard, "recycler", with_player(buildings=["recycler"])),
        (bourgade.BadPosition, "producer", changed(deck=["producer"])),
        (bourgade.BadPosition, "deck", changed(deck=3)),
        (bourgade.BadPosition, "supply", changed(supply=["crane", "truck", "vault", "co-op"])),  # three lie there
        (bourgade.BourgadeError, "7", changed(supply=[7])),
        (bourgade.BourgadeError, r"\?", with_player(plans=["?"])),
        # locations
        (bourgade.BadPosition, "bakery", changed(locations=LOCATIONS | {"bakery": 0})),
        (bourgade.BadPosition, "producer", changed(locations=LOCATIONS | {"producer": 3})),
        (bourgade.BadPosition, "producer", changed(locations=LOCATIONS | {"producer": -1})),
        (bourgade.BadPosition, "producer", changed(locations=LOCATIONS | {"producer": "one"})),
        (bourgade.BadPosition, "leadership-council", changed(locations=LOCATIONS | {"leadership-council": 2})),
        (bourgade.BadPosition, "wholesaler", changed(locations=LOCATIONS | {"wholesaler": 2})),
        (bourgade.BadPosition, "lotto", changed(locations=LOCATIONS | {"lotto": 1})),  # it is closed
        (bourgade.BadPosition, "builder", changed(locations={k: v for k, v in LOCATIONS.items() if k != "builder"})),
        (bourgade.BadPosition, "lotto", changed(locations={k: v for k, v in LOCATIONS.items() if k != "lotto"})),
        (bourgade.BadPosition, "locations", changed(locations=["producer"])),
        (bourgade.BourgadeError, "advanced", changed(locations=LOCATIONS | {"recycler": 0})),
        (
            bourgade.BourgadeError,
            "advanced",
            changed(locations=LOCATIONS | {"recycler": 0, "swap-meet": 0, "temp-agency": 0}),
        ),
        # deeds
        (bourgade.BadPosition, "producer", changed(open=["producer"])),
        (bourgade.BadPosition, "bakery", changed(open=["bakery"])),
        (bourgade.BadPosition, "open", changed(open="wholesaler")),
        # mints
        (bourgade.BadPosition, "mints|-1", with_player(mints=-1)),
        (bourgade.BadPosition, "mints|many", with_player(mints="many")),
        (bourgade.BadPosition, "mints|1.5", with_player(mints=1.5)),
        (bourgade.BadPosition, "mints|None", with_player(mints=None)),
        (bourgade.BadPosition, "gallery", with_player(gallery=2)),  # without a gallery
        (bourgade.BadPosition, "gallery", with_player(gallery=2, plans=["gallery"])),
        (bourgade.BadPosition, "gallery", with_player(gallery=-1, buildings=["gallery"])),
        # seats and players
        (bourgade.BadPosition, "P3", changed(turn="P3")),
        (bourgade.BadPosition, "P3", changed(token="P3")),
        (bourgade.BadPosition, "turn", changed(turn=None)),
        (bourgade.BadPosition, "token", changed(token=None)),
        (bourgade.BourgadeError, "players|0", changed(players=[])),
        (bourgade.WrongPlayers, "5", changed(players=[hood()] * 5)),
        (bourgade.BadPosition, "players", changed(players=None)),
        (bourgade.BadPosition, "P1|player", changed(players=["Ann", "Bob"])),
        (bourgade.BourgadeError, "opponent|solo|player", changed(players=[hood()])),
        (bourgade.BourgadeError, "bob", changed(opponent="bob")),
        (bourgade.BourgadeError, "justin|opponent|player", changed(opponent="justin", players=[hood()] * 3)),
        (bourgade.BadPosition, "coins", with_player(coins=3)),
        # phases
        (bourgade.BadPosition, "siesta", changed(phase="siesta")),
        (bourgade.BadPosition, "co-op", changed(phase="co-op")),  # nobody has one
        (bourgade.BadPosition, "refill", changed(phase="refill")),  # there are three
        (bourgade.BadPosition, "lotto", changed(phase="lotto", deck=[])),
        # further keys
        (bourgade.BadPosition, "passes", changed(passes=2)),  # the phase would be over
        (bourgade.BadPosition, "passes", changed(passes=-1)),
        (bourgade.BadPosition, "passes", changed(passes="one")),
        (bourgade.BadPosition, "passes", table_in("co-op", passes=1)),  # in upkeep all have passed
        (bourgade.BadPosition, "passes", table_in("refill", passes=1, supply=["crane"])),
        (bourgade.BadPosition, "ages", changed(ages=[41, 9, 60])),
        (bourgade.BadPosition, "ages", changed(ages=[41])),
        (bourgade.BadPosition, "age|old", changed(ages=["old", "young"])),
        (bourgade.BadPosition, "age|-9", changed(ages=[41, -9])),
        (bourgade.BadPosition, "secret|P3", changed(secret={"statue": "P3"})),
        (bourgade.BadPosition, "secret|bakery", changed(secret={"bakery": "P1"})),
        (bourgade.BadPosition, "mine", changed(secret={"mine": "P1"})),  # a building
        (bourgade.BadPosition, "crane", changed(secret={"crane": "P1"})),  # in the supply
        (bourgade.BadPosition, "market", changed(market="open")),
        (bourgade.UnknownEdition, "deluxe", changed(edition="deluxe")),
        (bourgade.BourgadeError, "chess", changed(game="chess")),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence_that_names_it(error, culprit, position):
    with pytest.raises(error, match=culprit) as refusal:
        bourgade.load(position)
    assert isinstance(refusal.value, bourgade.BourgadeError)
    assert len(sentence_of(refusal.value).split()) > 3


@pytest.mark.parametrize("seat", ["P1", "P2"])
def test_a_view_with_unseen_cards_is_no_position_to_load(seat):
    game = bourgade.load(changed(secret={"statue": "P1"}))
    with pytest.raises(bourgade.BourgadeError):
        bourgade.load(game.view(seat).position())


# A loaded position is the same game, in every phase


def new(*lines, players=3, **options):
    game = bourgade.new("mint-works", players=players, seed=5, deal=False, **options)
    play(game, *lines)
    return game


def after(lines, *hoods, **keys):
    game = table(*hoods, **keys)
    play(game, *lines)
    return game


RICH = hood(9, "statue, bridge", "crane, co-op")
OWNER = hood(6, "vault", "gallery, lotto, mine", gallery=2)
POOR = hood(1)
BOARD = {"supply": "gardens, truck, plant", "deck": "museum, obelisk, windmill, stripmine", "opened": "lotto"}
TRADE = BOARD | {"advanced": "recycler, swap-meet"}
AGENCY = BOARD | {"advanced": "temp-agency, crowdfunder", "under": "factory, landfill"}

PHASES = {
    "first": lambda: new(),
    "advanced": lambda: new("first P2", advanced=2),
    "supply": lambda: new("first P2", "draw statue"),
    "develop": lambda: table(RICH, OWNER, POOR, **TRADE),
    "lotto": lambda: after(["place lotto"], RICH, OWNER, POOR, **TRADE),
    "refill": lambda: after(["place supplier truck", "pass", "pass", "pass"], RICH, OWNER, POOR, **TRADE),
    "co-op": lambda: after(["pass"] * 3, RICH, OWNER, POOR, **TRADE),
    "over": lambda: after(["pass"] * 3, RICH, OWNER, POOR, supply="gardens", ages=[1, 2, 3], opened="lotto"),
}

MIDWAY = {
    "first player named": lambda: new("draw vault", first="P3"),
    "second advanced location": lambda: new("first P2", "advanced recycler", advanced=2),
    "supply with locations drawn": lambda: new(
        "first P1", "advanced temp-agency", "advanced recycler", "draw lotto", advanced=2
    ),
    "supply with locations and ages named": lambda: new(
        "draw lotto", first="P1", advanced=["recycler", "swap-meet"], ages=[3, 42, 99]
    ),
    "new game of four": lambda: bourgade.new("mint-works", players=4, seed=2, advanced=2),
    "one pass": lambda: after(["place producer", "pass"], RICH, OWNER, POOR, **TRADE),
    "two passes": lambda: after(["pass", "pass"], RICH, OWNER, POOR, **TRADE),
    "token moved": lambda: after(["pass", "place leadership-council"], RICH, OWNER, POOR, **TRADE),
    "secret plan": lambda: after(["place lotto", "draw windmill"], RICH, OWNER, POOR, **TRADE),
    "secret under the deck": lambda: after(
        ["place lotto", "draw windmill", "pass", "pass", "place recycler windmill"], RICH, OWNER, POOR, **TRADE
    ),
    "deed given away": lambda: after(
        ["pass", "place swap-meet lotto plant", "place producer"], RICH, OWNER, POOR, **TRADE
    ),
    "gallery given away": lambda: after(["pass", "place recycler gallery"], RICH, OWNER, POOR, **TRADE),
    "agency": lambda: after(
        ["place supplier truck", "place temp-agency supplier gardens"], RICH, OWNER, POOR, **AGENCY
    ),
    "lotto through the agency": lambda: after(
        ["place lotto", "draw museum", "place temp-agency lotto"], RICH, OWNER, POOR, **AGENCY
    ),
    "second card of the refill": lambda: after(
        ["place supplier truck", "place supplier gardens", "pass", "pass", "pass", "draw museum"],
        RICH,
        OWNER,
        POOR,
        **AGENCY,
    ),
    "co-op after a refill": lambda: after(
        ["place supplier truck", "pass", "pass", "pass", "draw museum"], RICH, OWNER, POOR, **AGENCY
    ),
    "co-op with an occupied deed": lambda: after(
        ["place lotto", "draw museum", "pass", "pass", "pass"], RICH, OWNER, POOR, **AGENCY
    ),
    "second round": lambda: after(["pass", "pass", "pass", "co-op P3", "place producer"], RICH, OWNER, POOR, **TRADE),
}


@pytest.mark.parametrize("name", PHASES)
def test_each_phase_is_named_in_its_position(name):
    assert phase(PHASES[name]()) == name


@pytest.mark.parametrize("reach", [*PHASES.values(), *MIDWAY.values()], ids=[*PHASES, *MIDWAY])
def test_a_position_is_plain_json(reach):
    position = reach().position()
    assert json.loads(json.dumps(position)) == position


@pytest.mark.parametrize("reach", [*PHASES.values(), *MIDWAY.values()], ids=[*PHASES, *MIDWAY])
def test_a_position_loaded_gives_the_same_position(reach):
    position = reach().position()
    assert bourgade.load(position).position() == position


@pytest.mark.parametrize("reach", [*PHASES.values(), *MIDWAY.values()], ids=[*PHASES, *MIDWAY])
def test_a_position_loaded_goes_on_like_the_game_it_came_from(reach):
    game = reach()
    again = bourgade.load(game.position())
    assert (again.actor, again.over, again.winners, again.scores) == (
        game.actor,
        game.over,
        game.winners,
        game.scores,
    )
    assert walk(again) == walk(game)


def walk(game):
    """Play 60 moves and outcomes, a different place of the list each time; return what could be played, and where."""
    seen = []
    for step in range(60):
        lines = sorted(game.legal())
        views = [game.view(seat).position() for seat in game.seats]
        seen.append((game.actor, lines, game.position(), views, game.scores, game.winners))
        if game.over:
            break
        game.play(lines[7 * step % len(lines)])
    return seen


def test_locations_are_empty_after_upkeep_in_a_loaded_position_too():
    game = bourgade.load(table(hood(0), hood(0), supply="statue, mine, crane", occupied="producer 2").position())
    all_pass(game)
    assert occupied(game) == {}
