"""What happens in Ma Petite Ville, told in sentences."""

import pytest
from city_table import city, play, squares, table

import bourgade
from bourgade.telling import telling_of
from bourgade.telling.telling import Reader, happened

TELLING = telling_of("ma-petite-ville")
NAMES = {"P1": "Zoé", "P2": "Anatole", "P3": "שרה", "P4": "<b>{ $who }"}
BARE = squares("byb / brr / ryr")  # one tile on the table, one in the stack


def told(game, *moves, you="P1"):
    """Play, and return what is told of it in English and in French."""
    since = len(game.record()["actions"])
    play(game, *moves)
    return [
        [
            each
            for deed in happened(game, since=since)
            for each in TELLING.tell(Reader(language, False, NAMES, you), deed)
        ]
        for language in ("en", "fr")
    ]


def test_who_begins_is_told():
    game = bourgade.new("ma-petite-ville", players=2, deal=False)
    assert told(game, "first P2", you="P1") == [["Anatole begins"], ["Anatole commence"]]
    game = bourgade.new("ma-petite-ville", players=2, deal=False)
    assert told(game, "first P2", you="P2") == [["You begin"], ["Vous commencez"]]


@pytest.mark.rule("PV-02")
def test_the_city_begins_with_a_tile():
    game = bourgade.new("ma-petite-ville", first="P2", deal=False)
    expected = [["The city begins with its first tile"], ["La ville commence par sa première tuile"]]
    assert told(game, "tile 9") == expected


@pytest.mark.rule("PV-11")
def test_a_tile_is_told_when_it_lies():
    game = table(city("1 at 0 0"), "blue", "red")
    assert told(game, "draw", "tile 17") == [[], []]
    assert told(game, "lay -1 0 r2") == [["You lay a tile"], ["Vous posez une tuile"]]
    assert told(game, "draw", "tile 18", "lay 1 0 r0") == [["Anatole lays a tile"], ["Anatole pose une tuile"]]


@pytest.mark.rule("PV-12")
def test_a_silhouette_is_a_row_of_what_it_shows():
    game = table(squares("byb / brr / ryr"), "blue 3 2", "red 3 4 5")
    assert told(game, "place 2 0 0 down") == [
        ["You place a row of 2 citizens: one silhouette left"],
        ["Vous placez une rangée de 2 citoyens : il vous reste une seule silhouette"],
    ]
    assert told(game, "place 3 0 2 across") == [
        ["Anatole places a row of 3 houses: 2 silhouettes left"],
        ["Anatole place une rangée de 3 maisons : il lui reste 2 silhouettes"],
    ]


def test_a_row_of_one_is_no_row():
    game = table(squares("yyg / ggg / ggg", lengths=[1, 2]), "yellow 1 2", "green 1 2")
    assert told(game, "place 1 0 0 across") == [
        ["You place one car: one silhouette left"],
        ["Vous placez une voiture : il vous reste une seule silhouette"],
    ]


@pytest.mark.rule("PV-20")
@pytest.mark.parametrize(
    ("you", "expected"),
    [
        (
            "P1",
            [
                ["You place a row of 2 citizens, your last silhouette, and win"],
                ["Vous placez une rangée de 2 citoyens, votre dernière silhouette, et vous gagnez"],
            ],
        ),
        (
            None,
            [
                ["Zoé places a row of 2 citizens, the last silhouette, and wins"],
                ["Zoé place une rangée de 2 citoyens, sa dernière silhouette, et gagne"],
            ],
        ),
    ],
)
def test_who_places_the_last_silhouette_wins(you, expected):
    assert told(table(BARE, "blue 2", "red 2 3"), "place 2 0 0 down", you=you) == expected


@pytest.mark.rule("PV-21")
def test_the_last_round_is_told_and_its_end():
    game = table(BARE, "blue 2 7", "red 7", turn="P2")
    assert told(game, "draw", "tile 2", "lay 1 0 r0") == [
        ["Anatole lays the last tile", "Last round: everybody may place one more silhouette"],
        ["Anatole pose la dernière tuile", "Dernier tour : chacun peut encore placer une silhouette"],
    ]
    assert told(game, "decline") == [["You decline"], ["Vous renoncez"]]
    assert told(game, "decline") == [
        ["Anatole declines", "The last round is over: whoever has the fewest objects left wins"],
        ["Anatole renonce", "Le dernier tour est fini : qui a le moins d'objets restants gagne"],
    ]


def test_what_happened_long_ago_is_told_without_what_is_forgotten():
    game = table(BARE, "blue 2 3", "red 2 3")
    play(game, "place 2 0 0 down")
    [deed] = happened(game)
    deed = type(deed)(deed.who, deed.action, [])
    assert TELLING.tell(Reader("en", you="P1"), deed) == ["You place your silhouette of 2"]
    assert TELLING.tell(Reader("fr", names=NAMES), deed) == ["Zoé place sa silhouette de 2"]
