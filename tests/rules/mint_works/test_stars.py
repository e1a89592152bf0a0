"""Stars, and who wins; MW-40 to MW-44."""

import pytest
from mint_table import all_pass, hood, mints, play, stars, table

DEEDS = {"opened": "wholesaler, lotto"}


def ended(*hoods, **more):
    """Let everybody pass with no plan left: the game ends, and the stars decide."""
    game = table(*hoods, **more)
    all_pass(game)
    assert game.over
    return game


# Buildings give stars


@pytest.mark.rule("MW-40")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ("", 0),
        ("windmill, statue", 3),
        ("mine, workshop, plant", 5),
        ("factory, lotto, wholesaler", 6),
        ("crane, truck, assembler", 3),
        ("stripmine, corporate-hq, bridge", 0),
    ],
)
def test_the_stars_of_buildings_are_added(built, points):
    assert stars(table(hood(9, "", built), hood(), **DEEDS)) == [points, 0]


@pytest.mark.rule("MW-40")
def test_only_buildings_give_stars():
    game = ended(hood(9, "gardens, factory, landfill", "windmill"), hood(0, "", "statue"))
    assert (stars(game), game.winners) == ([1, 2], ["P2"])


@pytest.mark.rule("MW-40")
@pytest.mark.parametrize(
    ("built", "winner"),
    [
        (("windmill", "statue", "mine"), "P2"),
        (("gardens", "statue", "mine"), "P1"),
        (("windmill", "statue", "factory, mine"), "P3"),
    ],
)
def test_the_winner_has_the_most_stars(built, winner):
    assert ended(*[hood(0, "", cards) for cards in built]).winners == [winner]


@pytest.mark.rule("MW-40")
def test_who_brings_about_the_end_need_not_win():
    game = table(
        hood(0, "", "gardens, factory, windmill"), hood(0, "", "lotto, workshop, plant, statue"), opened="lotto"
    )
    all_pass(game)
    assert (stars(game), game.winners) == ([7, 8], ["P2"])


@pytest.mark.rule("MW-40")
def test_nobody_has_won_before_the_end():
    game = table(hood(0, "", "gardens, factory, windmill"), hood())
    play(game, "pass")
    assert (game.over, game.winners) == (False, [])


# Bridge


@pytest.mark.rule("MW-41")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ("bridge", 0),
        ("museum, bridge", 3),
        ("museum, bridge, windmill", 4 + 1),
        ("obelisk, bridge", 3),
        ("obelisk, bridge, mine", 4 + 1),
        ("museum, obelisk, bridge", 3 + 4),
    ],
)
def test_a_bridge_counts_as_two_culture_buildings(built, points):
    assert stars(table(hood(0, "", built), hood())) == [points, 0]


@pytest.mark.rule("MW-41")
def test_a_corporate_hq_counts_a_bridge_twice():
    game = table(hood(0, "", "corporate-hq, bridge"), hood(0), supply="crane, truck, vault")
    all_pass(game)
    assert mints(game) == [3 + 1, 1]


@pytest.mark.rule("MW-41")
def test_an_unbuilt_bridge_is_one_plan_and_no_building():
    assert stars(table(hood(0, "bridge", "vault"), hood())) == [2, 0]
    assert stars(table(hood(0, "bridge", "museum, obelisk"), hood())) == [1 + 2, 0]


@pytest.mark.rule("MW-41")
def test_another_players_bridge_counts_for_nobody_else():
    assert stars(table(hood(0, "", "museum, obelisk"), hood(0, "", "bridge"))) == [1 + 2, 0]


# Museum and obelisk


@pytest.mark.rule("MW-42")
@pytest.mark.parametrize(
    ("built", "unbuilt", "points"),
    [
        ("museum", "", 1),
        ("museum, windmill", "", 2 + 1),
        ("museum, windmill, statue, gardens", "", 4 + 1 + 2 + 3),
        ("museum, mine, crane", "", 1 + 1 + 1),
        ("museum", "windmill, statue", 1),
        ("obelisk", "", 1),
        ("obelisk, mine, crane", "", 3 + 1 + 1),
        ("obelisk, stripmine", "windmill, statue", 2),
        ("museum, obelisk", "", 1 + 2),
    ],
)
def test_museum_and_obelisk_count_themselves_and_what_is_built(built, unbuilt, points):
    assert stars(table(hood(0, unbuilt, built), hood(0, "", "gallery"))) == [points, 0]


@pytest.mark.rule("MW-40")
@pytest.mark.rule("MW-42")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("built", "unbuilt", "points"),
    [
        ("museum, bridge", "", 3),
        ("obelisk, stripmine", "", 2),
        ("vault", "crane, plant", 4),
        ("landfill, statue", "", 4),
    ],
)
def test_what_counts_and_takes_stars_does_so_in_every_seat(seat, built, unbuilt, points):
    hoods = [hood(9, "", card) for card in ("windmill", "gardens", "mine", "truck")]
    hoods[seat] = hood(0, unbuilt, built)
    expected = [1, 3, 1, 1]
    expected[seat] = points
    assert stars(table(*hoods)) == expected


@pytest.mark.rule("MW-42")
def test_a_corporate_hq_counts_itself():
    game = table(hood(0, "", "corporate-hq"), hood(0, "", "gardens"), supply="crane, truck, vault")
    all_pass(game)
    assert mints(game) == [1 + 1, 1]


# Landfill


@pytest.mark.rule("MW-43")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ("landfill", 3),
        ("landfill, gardens", 3 + 2),
        ("landfill, windmill", 3 + 0),
        ("landfill, bridge", 3 + 0),
        ("landfill, windmill, statue, gardens", 3 + 0 + 1 + 2),
        ("landfill, museum, windmill, statue, gardens", 3 + 3 + 0 + 1 + 2),  # the museum's 4 become 3
        ("landfill, museum, bridge, statue", 3 + 3 + 0 + 1),
        ("landfill, museum", 3 + 0),
        ("landfill, mine, crane, factory", 3 + 1 + 1 + 3),
        ("landfill, obelisk, statue", 3 + 3 + 1),
    ],
)
def test_a_landfill_takes_a_star_of_each_culture_building_but_none_below_zero(built, points):
    assert stars(table(hood(0, "", built), hood())) == [points, 0]


@pytest.mark.rule("MW-43")
@pytest.mark.parametrize(("on_it", "points"), [(0, 3), (1, 3), (4, 6)])
def test_a_landfill_takes_a_star_of_the_gallery(on_it, points):
    assert stars(table(hood(0, "", "landfill, gallery", gallery=on_it), hood())) == [points, 0]


@pytest.mark.rule("MW-43")
def test_a_landfill_that_is_unbuilt_or_anothers_takes_nothing():
    assert stars(table(hood(0, "landfill", "gardens"), hood(0, "", "statue"))) == [3, 2]
    assert stars(table(hood(0, "", "gardens"), hood(0, "", "landfill"))) == [3, 3]


# Ties


@pytest.mark.rule("MW-44")
def test_a_tie_goes_to_the_largest_neighbourhood():
    game = ended(hood(9, "", "gardens"), hood(0, "", "windmill, statue"))
    assert (stars(game), game.winners) == ([3, 3], ["P2"])


@pytest.mark.rule("MW-44")
def test_plans_belong_to_the_neighbourhood():
    assert ended(hood(9, "", "windmill, statue"), hood(0, "plant, crane", "gardens")).winners == ["P2"]
    assert ended(hood(9, "plant", "gardens"), hood(0, "", "windmill, statue")).winners == ["P1"]


@pytest.mark.rule("MW-44")
@pytest.mark.parametrize(
    ("mine", "winner"),
    [
        (hood(0, "", "gardens, bridge"), "P1"),  # three, and the other has two
        (hood(0, "bridge", "gardens"), "P2"),  # two each, and the other has a mint
    ],
)
def test_a_built_bridge_counts_twice_in_the_tie_and_an_unbuilt_one_once(mine, winner):
    game = ended(mine, hood(1, "", "windmill, statue"))
    assert (stars(game), game.winners) == ([3, 3], [winner])


@pytest.mark.rule("MW-44")
@pytest.mark.parametrize(("of_first", "of_second", "winner"), [(3, 2, "P1"), (2, 3, "P2")])
def test_then_the_most_mints_win(of_first, of_second, winner):
    game = ended(hood(of_first, "plant", "gardens"), hood(of_second, "", "windmill, statue"))
    assert game.winners == [winner]


@pytest.mark.rule("MW-44")
def test_mints_on_locations_do_not_count():
    game = table(hood(2, "", "gardens"), hood(2, "plant", "factory"), deck="", supply="windmill")
    play(game, "place supplier windmill", "pass", "pass")  # two cards each, and P1 has 1 mint
    assert (stars(game), game.winners) == ([3, 3], ["P2"])


@pytest.mark.rule("MW-44")
@pytest.mark.parametrize(
    ("ages", "winners"),
    [
        ([41, 9], ["P1"]),
        ([9, 41], ["P2"]),
        ([43, 40], ["P1"]),
        ([42, 42], ["P1", "P2"]),
        ([41, 43], ["P1", "P2"]),
        ([30, 54], ["P1", "P2"]),
        ([30, 55], ["P1"]),
        ([90, 0], ["P2"]),
        (None, ["P1", "P2"]),
    ],
)
def test_then_the_age_nearest_42_wins_and_else_the_victory_is_shared(ages, winners):
    game = ended(hood(2, "plant", "gardens"), hood(2, "", "windmill, statue"), ages=ages)
    assert (stars(game), game.winners) == ([3, 3], winners)


@pytest.mark.rule("MW-44")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        (hood(1, "", "gardens"), hood(1, "", "statue"), "P1"),  # stars before ages
        (hood(1, "", "gardens"), hood(1, "vault", "statue, windmill"), "P2"),  # cards before ages
        (hood(3, "", "gardens"), hood(1, "", "factory"), "P1"),  # mints before ages
    ],
)
def test_ages_come_last(first, second, winner):
    ages = [9, 42] if winner == "P1" else [42, 9]
    assert ended(first, second, ages=ages).winners == [winner]


@pytest.mark.rule("MW-44")
def test_who_is_not_tied_does_not_join_in():
    game = ended(hood(1, "", "gardens"), hood(1, "", "factory"), hood(9, "plant, vault", "statue"), ages=[30, 40, 42])
    assert (stars(game), game.winners) == ([3, 3, 2], ["P2"])


@pytest.mark.rule("MW-44")
def test_who_lost_one_tie_break_does_not_join_in_the_next():
    game = ended(
        hood(0, "plant", "gardens"),
        hood(1, "", "windmill, statue"),
        hood(9, "", "factory"),
        ages=[42, 9, 42],
    )
    assert (stars(game), game.winners) == ([3, 3, 3], ["P2"])


@pytest.mark.rule("MW-44")
def test_three_may_share_the_victory():
    assert ended(hood(1), hood(1), hood(1), hood(0)).winners == ["P1", "P2", "P3"]


@pytest.mark.rule("MW-44")
def test_some_of_the_tied_may_be_equally_near_42():
    assert ended(hood(1), hood(1), hood(1), ages=[40, 39, 44]).winners == ["P1", "P3"]


@pytest.mark.rule("MW-44")
def test_ties_are_broken_at_seven_stars_too():
    game = table(
        hood(0, "", "gardens, factory, windmill"),
        hood(9, "", "landfill, plant, workshop"),
        supply="crane, truck, vault",
        ages=[20, 42],
    )
    all_pass(game)
    assert (stars(game), game.winners) == ([7, 7], ["P2"])
