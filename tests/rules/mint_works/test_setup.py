"""The set-up for several players, MW-01 to MW-04."""

import pytest
from mint_table import deck, mints, occupied, opened, phase, play, refused, stars, supply, token, under, words

import bourgade

PLANS = words(
    "windmill, statue, gardens, bridge, museum, gallery, co-op, mine, workshop, corporate-hq, factory, stripmine, "
    "plant, crane, truck, landfill, obelisk, assembler, vault, wholesaler, lotto"
)
CORE = {"producer", "supplier", "builder", "leadership-council"}
DEEDS = {"wholesaler", "lotto"}
ADVANCED = {"crowdfunder", "recycler", "swap-meet", "temp-agency"}


def fresh(players=2, seed=7, **options):
    return bourgade.new("mint-works", players=players, seed=seed, **options)


def locations(game):
    return set(game.position()["locations"])


# Players and locations


@pytest.mark.rule("MW-01")
def test_one_to_four_play_the_one_edition():
    editions = bourgade.games()["mint-works"]["editions"]
    assert list(editions) == ["standard"]
    assert editions["standard"]["players"] == [1, 2, 3, 4]


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_at_the_table_has_a_seat(players):
    game = fresh(players)
    assert game.seats == ["P1", "P2", "P3", "P4"][:players]
    assert len(game.position()["players"]) == players
    assert game.position()["opponent"] is None


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_five_are_too_many_and_none_too_few(players):
    with pytest.raises(bourgade.WrongPlayers):
        fresh(players)


@pytest.mark.rule("MW-01")
def test_an_edition_that_is_none_is_refused():
    with pytest.raises(bourgade.UnknownEdition, match="deluxe"):
        fresh(edition="deluxe")


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_core_locations_and_the_closed_deeds_lie_there_with_no_mint_on_them(players):
    game = fresh(players)
    assert locations(game) == CORE | DEEDS
    assert occupied(game) == {}
    assert opened(game) == []


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_closed_deed_cannot_be_used(players):
    refused(fresh(players), "place wholesaler", "place lotto")


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize(("players", "slots"), [(2, 2), (3, 2), (4, 3)])
def test_the_side_for_the_number_of_players_lies_up(players, slots):
    game = fresh(players, first="P1")
    for _ in range(slots):
        play(game, "place producer")
    assert occupied(game) == {"producer": slots}
    refused(game, "place producer")


# Advanced locations


@pytest.mark.rule("MW-02")
@pytest.mark.parametrize("options", [{}, {"advanced": 0}, {"advanced": []}])
def test_there_is_no_advanced_location_unless_asked_for(options):
    game = fresh(3, first="P2", deal=False, **options)
    assert locations(game) == CORE | DEEDS
    assert phase(game) == "supply"


@pytest.mark.rule("MW-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_random_advanced_locations_join_the_others(players):
    seen = set()
    for seed in range(40):
        joined = locations(fresh(players, seed, advanced=2)) - CORE - DEEDS
        assert len(joined) == 2
        seen |= joined
    assert seen == ADVANCED


@pytest.mark.rule("MW-02")
def test_random_locations_are_two_outcomes_without_repetition():
    game = fresh(2, first="P1", advanced=2, deal=False)
    assert (phase(game), game.actor) == ("advanced", "chance")
    assert game.chances() == pytest.approx({f"advanced {name}": 1 / 4 for name in ADVANCED})
    play(game, "advanced swap-meet")
    assert game.chances() == pytest.approx({f"advanced {name}": 1 / 3 for name in ADVANCED - {"swap-meet"}})
    refused(game, "advanced swap-meet", "advanced producer")
    play(game, "advanced crowdfunder")
    assert phase(game) == "supply"
    assert locations(game) == CORE | DEEDS | {"swap-meet", "crowdfunder"}


@pytest.mark.rule("MW-02")
@pytest.mark.parametrize("names", [["recycler", "swap-meet"], ["temp-agency", "crowdfunder"]])
def test_the_maker_may_name_them_and_then_nothing_is_drawn(names):
    game = fresh(4, first="P1", advanced=names, deal=False)
    assert phase(game) == "supply"
    assert locations(game) == CORE | DEEDS | set(names)


@pytest.mark.rule("MW-02")
@pytest.mark.parametrize(
    "advanced",
    [
        1,
        3,
        4,
        -1,
        "two",
        ["recycler"],
        ["recycler", "swap-meet", "temp-agency"],
        ["recycler", "recycler"],
        ["recycler", "producer"],
        ["recycler", "bakery"],
    ],
)
def test_other_than_two_different_advanced_locations_are_refused(advanced):
    with pytest.raises((bourgade.UnknownOption, bourgade.UnknownCard)) as refusal:
        fresh(2, advanced=advanced)
    assert len(str(refusal.value).split()) > 3


# Plans


@pytest.mark.rule("MW-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_of_the_21_plans_lie_in_the_supply(players):
    game = fresh(players)
    assert (len(supply(game)), len(deck(game)), under(game)) == (3, 18, [])
    assert sorted(supply(game) + deck(game)) == sorted(PLANS)


@pytest.mark.rule("MW-03")
def test_each_plan_is_equally_likely_and_the_last_drawn_lies_nearest_the_deck():
    game = fresh(2, first="P1", deal=False)
    assert (phase(game), game.actor) == ("supply", "chance")
    assert game.chances() == pytest.approx({f"draw {plan}": 1 / 21 for plan in PLANS})
    play(game, "draw vault")
    assert game.chances() == pytest.approx({f"draw {plan}": 1 / 20 for plan in PLANS if plan != "vault"})
    refused(game, "draw vault")
    play(game, "draw co-op", "draw lotto")
    assert supply(game) == ["vault", "co-op", "lotto"]
    assert (phase(game), game.actor) == ("develop", "P1")


@pytest.mark.rule("MW-03")
def test_no_neighbourhood_has_a_card_at_first():
    game = fresh(4)
    assert [(one["plans"], one["buildings"], one["gallery"]) for one in game.position()["players"]] == [([], [], 0)] * 4
    assert stars(game) == [0, 0, 0, 0]


# Mints and the token


@pytest.mark.rule("MW-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_three_mints(players):
    assert mints(fresh(players)) == [3] * players


@pytest.mark.rule("MW-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_token_goes_to_a_random_seat(players):
    game = fresh(players, deal=False)
    assert (phase(game), game.actor) == ("first", "chance")
    assert game.chances() == pytest.approx({f"first {seat}": 1 / players for seat in game.seats})
    refused(game, f"first P{players + 1}", "draw statue", "pass")
    play(game, "first P2", "draw statue", "draw vault", "draw mine")
    assert (token(game), game.actor) == ("P2", "P2")


@pytest.mark.rule("MW-04")
@pytest.mark.parametrize("first", ["P1", "P2", "P3"])
def test_the_token_goes_to_the_seat_the_maker_names(first):
    game = fresh(3, first=first, deal=False)
    assert phase(game) == "supply"
    play(game, "draw statue", "draw vault", "draw mine")
    assert (token(game), game.actor) == (first, first)


@pytest.mark.rule("MW-04")
@pytest.mark.parametrize("first", ["P3", "P0", "chance", 1])
def test_a_seat_that_is_not_there_cannot_have_the_token(first):
    with pytest.raises(bourgade.BourgadeError):
        fresh(2, first=first)


@pytest.mark.rule("MW-04")
def test_the_set_up_draws_first_player_locations_and_plans_in_this_order():
    game = fresh(3, advanced=2, deal=False)
    phases = []
    while game.actor == "chance":
        phases.append(phase(game))
        game.draw()
    assert phases == ["first", "advanced", "advanced", "supply", "supply", "supply"]
    assert [line.split()[0] for line in game.record()["actions"]] == [
        "first",
        "advanced",
        "advanced",
        "draw",
        "draw",
        "draw",
    ]


@pytest.mark.rule("MW-04")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"first": "P3"},
        {"advanced": 2},
        {"advanced": ["swap-meet", "recycler"], "first": "P2"},
        {"ages": [41, 9, 60]},
    ],
)
def test_a_record_of_the_set_up_replays(options):
    game = fresh(3, **options)
    play(game, "place producer", "pass")
    again = bourgade.replay(game.record())
    assert again.position() == game.position()
    assert again.record() == game.record()


def test_the_same_seed_gives_the_same_table_and_another_another():
    assert fresh(3, 5, advanced=2).position() == fresh(3, 5, advanced=2).position()
    assert len({tuple(supply(fresh(3, seed))) for seed in range(10)}) > 5


# Ages


@pytest.mark.rule("MW-44")
def test_ages_are_kept_for_the_tie_break():
    assert fresh(2, ages=[41, 9]).position()["ages"] == [41, 9]
    assert fresh(2).position().get("ages") is None


@pytest.mark.rule("MW-44")
@pytest.mark.parametrize("ages", [[41, 9, 60], [41], [41, -1], [41, "nine"], 41, ["P1", "P2"]])
def test_ages_are_one_number_for_each_seat(ages):
    with pytest.raises(bourgade.BourgadeError) as refusal:
        fresh(2, ages=ages)
    assert len(str(refusal.value).split()) > 3


def test_an_option_that_is_none_is_refused():
    with pytest.raises(bourgade.UnknownOption, match="market"):
        fresh(2, market="open")
