"""How everybody stands, in numbers, and who won and why."""

import re

import city_table
import mint_table
import pytest
from mint_table import hood
from table import city, play, roll, table
from test_mint_works import games_of, half_of_the_tables, step

import bourgade
from bourgade.games import packages
from bourgade.telling import telling_of
from bourgade.telling.telling import Reader
from bourgade.texts import LANGUAGES

MINIVILLES, MINT_WORKS = telling_of("minivilles"), telling_of("mint-works")
COLOURS = ["blue", "red", "green"]
NAMES = {"P1": "Zoé", "P2": "Ana"}
ENGLISH = Reader("en", names=NAMES)
THREE = "train-station, shopping-mall, amusement-park"


def last(game):
    """Return what was played last."""
    return next(reversed(game.played()), None)


# Figures


def test_towns_in_numbers():
    # What every city starts with costs nothing; cafés 2 each, the mine 6, the station 4.
    game = table(city(7, "wheat-field, bakery, cafe 2, mine", "train-station"), city(0, "wheat-field, bakery"))
    assert MINIVILLES.figures(game.shown()) == {"coins": [7, 0], "worth": [14, 0], "landmarks": [1, 0]}


def test_the_cost_of_a_town_is_that_of_the_house():
    game = table(
        city(0, "wheat-field, bakery, cafe", "train-station"), city(0, "wheat-field, bakery"),
        house={"cards": {"cafe": {"cost": 5}, "bakery": {"cost": 3}, "train-station": {"cost": 1}}},
    )  # fmt: skip
    assert MINIVILLES.figures(game.shown())["worth"] == [6, 0]


def test_a_new_game_has_cost_nothing():
    position = bourgade.new("minivilles", players=3).shown()
    assert MINIVILLES.figures(position) == {"coins": [3, 3, 3], "worth": [0, 0, 0], "landmarks": [0, 0, 0]}


def test_neighbourhoods_in_numbers():
    game = mint_table.table(hood(4, "vault", "statue, museum"), hood(None), opponent="mort", supply="mine, truck")
    assert MINT_WORKS.figures(game.shown()) == {"stars": [4, 0], "mints": [4, 0]}


def test_objects_left_in_numbers():
    game = bourgade.new("ma-petite-ville", players=2, seed=1)
    left = [player["left"] for player in game.shown()["players"]]
    assert telling_of("ma-petite-ville").figures(game.shown()) == {"objects": [sum(each) for each in left]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", packages())
def test_every_figure_has_a_title(game, language):
    telling, position = telling_of(game), bourgade.new(game).shown()
    titles = [telling.series_title(language, key) for key in telling.figures(position)]
    assert all(titles)
    assert len(set(titles)) == len(titles)


# Minivilles


@pytest.mark.rule("MV-57")
def test_the_last_landmark_is_named():
    game = table(city(22, "", THREE), city(0))
    roll(game, 4)
    assert MINIVILLES.why(ENGLISH, game.shown(), last(game)) == ""
    play(game, "build radio-tower")
    told = "Zoé has built the last of 4 landmarks, the Radio Tower."
    assert MINIVILLES.why(ENGLISH, game.shown(), last(game)) == told
    told = "Vous avez construit le dernier des 4 monuments, la Tour radio."
    assert MINIVILLES.why(Reader("fr", names=NAMES, you="P1"), game.shown(), last(game)) == told


def test_one_landmark_may_be_enough():
    game = table(city(4), city(0), house={"win": 1})
    roll(game, 4)
    play(game, "build train-station")
    told = "Zoé has built the one landmark that it takes, the Train Station."
    assert MINIVILLES.why(ENGLISH, game.shown(), last(game)) == told


def test_without_the_last_action_all_landmarks_are_named():
    position = table(city(0), city(0, "", f"{THREE}, radio-tower"), turn="P2", phase="over").shown()
    told = "Ana has the landmarks that it takes: Train Station, Shopping Mall, Amusement Park and Radio Tower."
    assert MINIVILLES.why(ENGLISH, position, None) == told


# Mint Works

TIED = "The most stars are 7, a tie between P1 and P2."
SHARED = "Neighbourhoods and mints are equal too, and the victory is shared by P1 and P2."


def why(*hoods, supply="", **more):
    position = mint_table.table(*hoods, supply=supply, phase="over", **more).shown()
    return MINT_WORKS.why(Reader("en"), position, None)


@pytest.mark.rule("MW-40")
def test_the_most_stars_win():
    assert why(hood(0, "", "gardens, factory, statue"), hood(9, "", "mine")) == "P1 has the most stars: 8."


@pytest.mark.rule("MW-31")
def test_too_few_plans_end_the_game():
    told = "Too few plans were left to fill the supply. P2 has the most stars: 3."
    assert why(hood(0), hood(0, "", "gardens")) == told


@pytest.mark.rule("MW-44")
@pytest.mark.rule("MW-41")
def test_the_neighbourhood_breaks_a_tie():
    told = why(hood(0, "vault", "gardens, factory, co-op"), hood(0, "", "statue, workshop, plant, mine, bridge"))
    # 3 + 3 + 1 and 2 + 2 + 2 + 1 + 0 stars. P1 has four cards, P2 five, of which the bridge counts as two.
    assert told == f"{TIED} P2 wins by the largest neighbourhood, with 6 cards."


@pytest.mark.rule("MW-44")
def test_mints_break_a_tie_and_then_ages():
    one, other, third = "gardens, factory, co-op", "landfill, statue, workshop, truck", "plant, lotto, mine"
    # 3 + 3 + 1 = 7; landfill 3 + (2 - 1) + 2 + 1 = 7.
    assert why(hood(1, "vault", one), hood(3, "", other), hood(9, "", third)) == (
        f"{TIED} P2 wins by the most mints: 3."
    )
    assert why(hood(3, "vault", one), hood(3, "", other), ages=[50, 40]) == (
        f"{TIED} P2 wins by the age that is nearest to 42."
    )
    shared = f"{TIED} {SHARED}"
    assert why(hood(3, "vault", one), hood(3, "", other), ages=[44, 40]) == shared
    assert why(hood(3, "vault", one), hood(3, "", other)) == shared


@pytest.mark.rule("MW-44")
@pytest.mark.rule("MW-61")
def test_an_opponent_has_no_age_and_mort_mints_without_limit():
    one, other = "gardens, factory, co-op", "landfill, statue, workshop, truck"
    assert why(hood(3, "vault", one), hood(3, "", other), opponent="sonic", ages=[42]) == (f"{TIED} {SHARED}")
    assert why(hood(99, "vault", one), hood(None, "", other), opponent="mort", ages=[42]) == (
        f"{TIED} P2 wins by the most mints, which have no limit."
    )


@pytest.mark.rule("MW-59")
def test_an_empty_supply_of_mints_is_rachaels_victory():
    told = why(hood(9, "", "gardens, factory, statue"), hood(0), opponent="rachael", bank=0)
    assert told == "The mint supply is empty: P2 wins at once."


def test_who_won_is_told_to_somebody():
    position = mint_table.table(
        hood(3, "vault", "gardens, factory, co-op"), hood(3, "", "landfill, statue, workshop, truck"), phase="over"
    ).shown()
    zoe = {"names": {"P1": "Zoé", "P2": "Anatole"}, "you": "P1"}
    assert MINT_WORKS.why(Reader("en", **zoe), position, None) == (
        "The most stars are 7, a tie between Anatole and you. "
        "Neighbourhoods and mints are equal too, and the victory is shared by Anatole and you."
    )
    position = mint_table.table(hood(0, "", "gardens, factory, landfill"), hood(0), phase="over").shown()
    assert MINT_WORKS.why(Reader("en", **zoe), position, None) == "You have the most stars: 8."
    assert MINT_WORKS.why(Reader("fr", **zoe), position, None) == "Vous avez le plus d'étoiles\N{NO-BREAK SPACE}: 8."


@half_of_the_tables
def test_the_last_sentence_names_the_winners(table_of):
    for game, chooser in games_of(table_of, 4):
        for _ in range(600):
            if game.over:
                for eyes in (*game.seats, None):
                    told = MINT_WORKS.why(Reader("en"), game.view(eyes).shown(), last(game))
                    assert re.findall(r"P\d", told.split(". ")[-1]) == game.winners
                break
            assert MINT_WORKS.why(Reader("en"), game.shown(), last(game)) == ""
            step(game, chooser)


# Ma Petite Ville


def ended(*lefts):
    """Return the position of a game that is over, with these silhouettes left: all tiles are laid, and all decline."""
    players = [f"{colour} {' '.join(map(str, left))}" for colour, left in zip(COLOURS, lefts, strict=False)]
    game = city_table.table(city_table.squares("byb / brr / ryr"), *players)
    city_table.play(game, "draw", "tile 2", "lay 1 0 r0", *["decline"] * len(lefts))
    return game.shown()


@pytest.mark.rule("PV-20")
def test_who_lays_the_last_silhouette_wins():
    game = city_table.table(city_table.squares("byb / rrr / ggg"), "blue 3", "red 3 4", placed="red 2 at 0 1 across")
    telling = telling_of("ma-petite-ville")
    assert telling.figures(game.shown()) == {"objects": [3, 7]}
    assert telling.why(Reader("en"), game.shown(), last(game)) == ""
    city_table.play(game, "place 3 0 0 across")
    assert telling.figures(game.shown()) == {"objects": [0, 7]}
    told = {you: telling.why(Reader("en", you=you), game.shown(), last(game)) for you in ("P1", "P2")}
    assert told == {
        "P1": "You win: all your silhouettes are placed.",
        "P2": "P1 wins: every silhouette is placed.",
    }


@pytest.mark.rule("PV-22")
@pytest.mark.rule("PV-23")
@pytest.mark.parametrize(
    ("you", "lefts", "english", "french"),
    [
        (
            None,
            ([2, 5], [6]),
            "Zoé wins with only 6 objects left, fewer than anybody else.",
            "Zoé gagne : il ne lui reste que 6 objets, le moins de tous.",
        ),
        (
            "P2",
            ([2, 4], [6], [7]),
            "You win: 6 objects left like Ana, but on fewer silhouettes.",
            "Vous gagnez : 6 objets restants comme Ana, mais sur moins de silhouettes.",
        ),
        (
            "P1",
            ([2, 4], [6], [7]),
            "Zoé wins: 6 objects left like you, but on fewer silhouettes.",
            "Zoé gagne : 6 objets restants comme vous, mais sur moins de silhouettes.",
        ),
        (
            None,
            ([2, 4], [6, 7], [4, 2]),
            "Ana and Bob win together: 6 objects left each, on as many silhouettes.",
            "Ana et Bob gagnent ensemble, à égalité d'objets (6 objets restants) et de silhouettes.",
        ),
        (
            "P1",
            ([2, 4], [6, 7], [4, 2]),
            "Bob and you win together: 6 objects left each, on as many silhouettes.",
            "Bob et vous gagnez ensemble, à égalité d'objets (6 objets restants) et de silhouettes.",
        ),
    ],
)
def test_else_the_fewest_objects_win_and_then_the_fewest_silhouettes(you, lefts, english, french):
    names = {"P1": "Ana", "P2": "Zoé", "P3": "Bob"}
    readers = [Reader(language, names=names, you=you) for language in ("en", "fr")]
    told = [telling_of("ma-petite-ville").why(reader, ended(*lefts), None) for reader in readers]
    assert told == [english, french]
