"""Bad input through the Python surface: each kind has its own error, a sentence for people, and changes nothing.

What a position of Minivilles may not show is in rules/minivilles/test_positions.py.
"""

import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from sentences import sentence_of
from table import city, play, table

import bourgade

EDITIONS = "base, marina, green-valley, marina-green-valley or deluxe"


@contextmanager
def refused(kind: type[bourgade.BourgadeError], *parts: str) -> Iterator[None]:
    """What happens inside raises exactly this error, with one sentence or more that has these parts."""
    with pytest.raises(bourgade.BourgadeError) as caught:
        yield
    assert type(caught.value) is kind
    message = sentence_of(caught.value)
    for part in parts:
        assert part in message


@pytest.fixture
def game() -> bourgade.Game:
    """P1 has 8 coins and builds next; something has been played."""
    game = table(
        city(7, "wheat-field, stadium", "train-station"), city(1, "mine"), piles="cafe 2, mine 1, stadium 1, ranch 1"
    )
    play(game, "roll 1", "die 1")
    return game


@contextmanager
def unchanged(game: bourgade.Game) -> Iterator[None]:
    before = copy.deepcopy((game.position(), game.record(), game.actor, game.legal()))
    yield
    assert (game.position(), game.record(), game.actor, game.legal()) == before


def test_every_error_is_a_bourgade_error_of_its_own_and_a_value_error():
    kinds = [getattr(bourgade, name) for name in bourgade.__all__ if name[0].isupper()]
    errors = [kind for kind in kinds if issubclass(kind, Exception) and kind is not bourgade.BourgadeError]
    assert len(errors) == 16
    assert all(issubclass(kind, bourgade.BourgadeError) for kind in errors)
    assert issubclass(bourgade.BourgadeError, ValueError)


# A new game


@pytest.mark.parametrize("name", ["chess", "Minivilles", "", None, 3, True, ["minivilles"], {}, b"minivilles"])
def test_an_unknown_game_is_named_beside_those_there_are(name):
    with refused(bourgade.UnknownGame, repr(name), "choose ma-petite-ville, minivilles"):
        bourgade.new(name)


def test_a_misspelt_game_gets_a_hint():
    with refused(bourgade.UnknownGame, "'minivile'", "did you mean minivilles?"):
        bourgade.new("minivile")


@pytest.mark.parametrize("edition", ["seaside", "Base", "", 1, True, ["base"]])
def test_an_unknown_edition_is_named_beside_those_there_are(edition):
    with refused(bourgade.UnknownEdition, repr(edition), EDITIONS):
        bourgade.new("minivilles", edition=edition)


def test_a_misspelt_edition_gets_a_hint():
    with refused(bourgade.UnknownEdition, "'marena'", "did you mean marina?"):
        bourgade.new("minivilles", edition="marena")


@pytest.mark.parametrize(
    ("edition", "players", "range_"),
    [
        ("base", 0, "2 to 4"),
        ("base", 1, "2 to 4"),
        ("base", 5, "2 to 4"),
        ("marina", 5, "2 to 4"),
        ("green-valley", 1, "2 to 4"),
        ("marina-green-valley", 5, "2 to 4"),
        ("deluxe", 1, "2 to 5"),
        ("deluxe", 6, "2 to 5"),
        ("deluxe", -3, "2 to 5"),
        ("deluxe", 10**30, "2 to 5"),
    ],
)
def test_too_few_or_too_many_players_are_refused(edition, players, range_):
    with refused(bourgade.WrongPlayers, edition, f"{range_} players", f"not {players}."):
        bourgade.new("minivilles", edition=edition, players=players)


@pytest.mark.parametrize("players", [True, False, "3", "two", 2.0, 2.5, [2], ["P1", "P2"], {}, float("nan")])
def test_players_that_are_no_number_are_refused(players):
    with refused(bourgade.WrongPlayers, "2 to 4 players", f"not {players!r}."):
        bourgade.new("minivilles", players=players)


def test_an_unknown_option_is_named_beside_those_there_are():
    with refused(bourgade.UnknownOption, "'colour'", "market, purples or first"):
        bourgade.new("minivilles", colour="red")


def test_a_misspelt_option_gets_a_hint():
    with refused(bourgade.UnknownOption, "'markets'", "did you mean market?"):
        bourgade.new("minivilles", markets="open")


@pytest.mark.parametrize(
    ("edition", "option", "value", "right"),
    [
        ("marina", "market", "closed", "line or open"),
        ("marina", "market", 10, "line or open"),
        ("marina", "market", ["line"], "line or open"),
        ("marina", "market", True, "line or open"),
        ("base", "market", "line", "open"),
        ("deluxe", "market", "open", "line"),
        ("marina", "purples", "few", "all or players-1"),
        ("marina", "purples", 3, "all or players-1"),
        ("base", "purples", "players-1", "all"),
        ("deluxe", "purples", "players-1", "all"),
        ("base", "first", "P3", "random, P1 or P2"),
        ("base", "first", "p1", "random, P1 or P2"),
        ("base", "first", 1, "random, P1 or P2"),
        ("deluxe", "first", "P5", "random, P1 or P2"),
    ],
)
def test_an_unknown_value_of_an_option_is_named_beside_those_there_are(edition, option, value, right):
    with refused(bourgade.UnknownOption, option, f"{right}, not {value!r}."):
        bourgade.new("minivilles", edition=edition, **{option: value})


def test_fewer_purple_cards_go_with_a_line_only():
    with refused(bourgade.UnknownOption, "purples='players-1'", "market='line'"):
        bourgade.new("minivilles", edition="marina", market="open", purples="players-1")


@pytest.mark.parametrize("seed", ["7", "", 1.5, 7.0, True, False, [1], {}, b"7", float("inf")])
def test_a_seed_that_is_no_whole_number_is_refused(seed):
    with refused(bourgade.UnknownOption, "seed", f"not {seed!r}."):
        bourgade.new("minivilles", seed=seed)
    position = bourgade.new("minivilles", seed=1).position()
    with refused(bourgade.UnknownOption, "seed", f"not {seed!r}."):
        bourgade.load(position, seed=seed)


@pytest.mark.parametrize("seed", [0, -1, 2**63 - 1, 2**63, 10**40, -(10**40), np.int64(7), np.uint8(7)])
def test_every_whole_number_is_a_seed(seed):
    one, other = (bourgade.new("minivilles", edition="marina", seed=seed) for _ in range(2))
    assert one.record() == other.record()


# Moves


@pytest.mark.parametrize("text", [None, 3, True, 1.5, ["build cafe"], {"move": "build cafe"}, b"build cafe", object])
def test_a_move_that_is_no_text_is_refused(game, text):
    with unchanged(game), refused(bourgade.IllegalMove, "is not a move of this game", "P1 may play: "):
        game.play(text)


@pytest.mark.parametrize(
    "text", ["", " ", "hello", "build", "build Cafe", "build cafe cafe", "build city-hall", "roll 3", "dice 1", "die 7"]
)
def test_words_that_are_no_move_are_refused(game, text):
    with unchanged(game), refused(bourgade.IllegalMove, f"`{text}` is not a move of this game", "P1 may play: build "):
        game.play(text)


@pytest.mark.parametrize(
    "text", ["roll 1", "roll 2", "keep", "add 2", "take P2", "no swap", "die 1", "dice 1 1", "draw cafe", "first P1"]
)
def test_a_move_of_another_phase_is_refused(game, text):
    with unchanged(game), refused(bourgade.IllegalMove, f"`{text}` is not legal now", "P1 may play: build "):
        game.play(text)


@pytest.mark.parametrize(
    ("text", "reason", "raison"),
    [
        ("build shopping-mall", "it costs 10, and there are 8 coins", "le prix est de 10"),
        ("build train-station", "it stands already", "c'est déjà construit"),
        ("build harbor", "this edition does not have it", "cette édition ne l'a pas"),
        ("build bakery", "the market has none", "le marché n'en a pas"),
        ("build stadium", "a town may have only one of these", "une ville n'en a jamais deux"),
    ],
)
def test_a_move_that_is_not_legal_is_refused_with_the_reason(game, text, reason, raison):
    with unchanged(game), refused(bourgade.IllegalMove, f"`{text}` is not legal: {reason}", "P1 may play: build "):
        game.play(text)
    assert raison in french(game, text)


@pytest.mark.parametrize(
    ("cities", "edition", "lines", "text", "reason", "raison"),
    [
        ([city(), city()], "base", [], "roll 2", "it takes the Train Station", "il faut d'abord la Gare"),
        (
            [city(0, "tv-station"), city(), city()],
            "base",
            ["roll 1", "die 6"],
            "take P1",
            "it must be another player",
            "il faut un autre joueur",
        ),
        (
            [city(0, "tv-station"), city(), city()],
            "base",
            ["roll 1", "die 6"],
            "take P4",
            "nobody sits at P4",
            "il n'y a personne en P4",
        ),
        (
            [city(0, "business-center, cafe"), city(0, "mine")],
            "base",
            ["roll 1", "die 6"],
            "swap ranch P2 mine",
            "P1 has no ranch",
            "P1 n'a pas de ranch",
        ),
        (
            [city(0, "business-center, cafe"), city(0, "mine")],
            "base",
            ["roll 1", "die 6"],
            "swap cafe P2 ranch",
            "P2 has no ranch",
            "P2 n'a pas de ranch",
        ),
        (
            [city(0, "demolition-company", "train-station"), city()],
            "green-valley",
            ["roll 1", "die 4"],
            "demolish radio-tower",
            "it does not stand",
            "ce n'est pas construit",
        ),
        (
            [city(0, "moving-company, cafe", "train-station"), city()],
            "green-valley",
            ["roll 2", "dice 4 5"],
            "move mine P2",
            "P1 has no mine",
            "P1 n'a pas de mine",
        ),
        (
            [city(0, "renovation-company, cafe", "train-station"), city()],
            "green-valley",
            ["roll 2", "dice 4 4"],
            "renovate mine",
            "none is open in any town",
            "il n'y en a d'ouverte dans aucune ville",
        ),
    ],
)
def test_every_reason_is_told_in_english_and_french(cities, edition, lines, text, reason, raison):
    game = table(*cities, edition=edition)
    play(game, *lines)
    with unchanged(game), refused(bourgade.IllegalMove, f"`{text}` is not legal: {reason}. P1 may play: "):
        game.play(text)
    assert french(game, text).startswith(f"`{text}` n'est pas permis : {raison}")
    assert " P1 peut jouer : " in french(game, text)


def french(game: bourgade.Game, text: Any) -> str:
    """Return the French sentence for a refused move."""
    with pytest.raises(bourgade.IllegalMove) as caught:
        game.play(text)
    assert caught.value.message.text("en") == str(caught.value)
    return caught.value.message.text("fr")


def test_other_refusals_are_told_in_french_too(game):
    moves = "build ranch, build cafe, build mine, build nothing"
    assert french(game, "abracadabra") == f"`abracadabra` n'est pas un coup de ce jeu. P1 peut jouer : {moves}."
    assert french(game, "keep") == f"`keep` n'est pas permis maintenant. P1 peut jouer : {moves}."
    with pytest.raises(bourgade.IllegalMove) as caught:
        game.draw()
    expected = f"Rien n'est laissé au hasard maintenant. P1 peut jouer : {moves}."
    assert caught.value.message.text("fr") == expected


def test_a_long_list_of_moves_is_cut_short():
    game = bourgade.new("minivilles", first="P1", seed=1)
    play(game, "roll 1", "die 1")
    with refused(bourgade.IllegalMove, "P1 may play: build wheat-field, build ranch, ", ", …."):
        game.play("hello")


def test_chance_is_not_asked_while_a_player_chooses(game):
    with unchanged(game), refused(bourgade.IllegalMove, "Nothing is left to chance now", "P1 may play: build "):
        game.draw()


def test_a_player_does_not_choose_what_is_left_to_chance():
    game = table(city(), city())
    play(game, "roll 1")
    for text in ["roll 1", "build nothing", "dice 1 2", "draw cafe"]:
        with unchanged(game), refused(bourgade.IllegalMove, f"`{text}` is not legal now", "chance may play: die 1, "):
            game.play(text)


def test_nothing_can_be_played_after_the_end():
    three = "shopping-mall, amusement-park, radio-tower"
    game = table(city(4, "", three), city(9, "", three))
    play(game, "roll 1", "die 6", "keep", "build train-station")
    assert game.over
    for text in ["roll 1", "build nothing", "die 1", "hello", None]:
        with unchanged(game), refused(bourgade.IllegalMove, "The game is over."):
            game.play(text)
        assert french(game, text).endswith("La partie est finie.")
    with unchanged(game), refused(bourgade.IllegalMove, "The game is over."):
        game.draw()


# Undo and views


def test_what_has_not_been_played_cannot_be_taken_back(game):
    assert [game.undo(), game.undo()] == ["die 1", "roll 1"]
    with unchanged(game), refused(bourgade.NothingToUndo, "Nothing has been played"):
        game.undo()
    play(game, "roll 1")
    assert game.undo() == "roll 1"


@pytest.mark.parametrize("seat", ["P3", "P0", "p1", "P", "", "chance", 0, 1, True, ["P1"], ("P1",)])
def test_a_view_of_a_seat_that_is_not_there_is_refused(game, seat):
    with unchanged(game), refused(bourgade.WrongPlayers, repr(seat), "P1 or P2"):
        game.view(seat)


@pytest.mark.parametrize("seed", ["7", 1.5, True])
def test_a_guess_needs_a_seed_like_a_new_game(game, seed):
    with unchanged(game), refused(bourgade.UnknownOption, "seed", f"not {seed!r}."):
        game.view("P1").guess(seed)


# What is handed out is the caller's: changing it changes no game


@pytest.mark.parametrize("read", ["position", "record", "legal", "chances"])
def test_what_a_game_hands_out_can_be_changed_without_harm(game, read):
    with unchanged(game):
        spoil(getattr(game, read)())


def test_options_seats_and_winners_can_be_changed_without_harm(game):
    with unchanged(game):
        for thing in (game.options, game.seats, game.winners, game.scores):
            spoil(thing)


def spoil(thing: Any) -> None:
    """Change a structure wherever it can be changed."""
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing.clear()
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.clear()


def test_a_position_or_record_that_was_given_is_not_changed(game):
    position, record = game.position(), game.record()
    before = copy.deepcopy((position, record))
    for again in (bourgade.load(position), bourgade.replay(record)):
        again.play("build nothing")
    assert (position, record) == before


# Positions


@pytest.mark.parametrize("position", [None, [], [1], "roll", 3, True, (), b"{}", {}, {"edition": "base"}])
def test_a_position_that_is_no_object_with_a_game_is_refused(position):
    with refused(bourgade.BadPosition, "A position is an object with `game`"):
        bourgade.load(position)


@pytest.mark.parametrize("key", ["edition", "market", "turn", "phase", "players", "piles", "deck"])
def test_a_position_without_one_of_its_keys_is_refused(key):
    position = bourgade.new("minivilles", edition="marina", seed=1).position()
    del position[key]
    with refused(bourgade.BadPosition, f"needs `{key}`"):
        bourgade.load(position)


@pytest.mark.parametrize("key", ["coins", "cards", "landmarks"])
def test_a_player_without_one_of_its_keys_is_refused(key):
    position = bourgade.new("minivilles", seed=1).position()
    del position["players"][1][key]
    with refused(bourgade.BadPosition, f"P2 needs `{key}`"):
        bourgade.load(position)


def at(*path: Any) -> Callable[[Any, Any], None]:
    """Return a function that puts a value somewhere in a position or record."""

    def put(thing: Any, value: Any) -> None:
        for step in path[:-1]:
            thing = thing[step]
        thing[path[-1]] = value

    return put


@pytest.mark.parametrize(
    ("put", "value", "kind", "parts"),
    [
        (at("game"), "chess", bourgade.UnknownGame, ["'chess'", "minivilles"]),
        (at("game"), None, bourgade.UnknownGame, ["None", "minivilles"]),
        (at("edition"), "seaside", bourgade.UnknownEdition, ["'seaside'", EDITIONS]),
        (at("edition"), None, bourgade.UnknownEdition, ["None", EDITIONS]),
        (at("market"), "closed", bourgade.UnknownOption, ["'closed'", "open"]),
        (at("market"), None, bourgade.UnknownOption, ["None", "open"]),
        (at("turn"), "P3", bourgade.BadPosition, ["'P3'", "P1 or P2"]),
        (at("turn"), None, bourgade.BadPosition, ["None", "P1 or P2"]),
        (at("turn"), 1, bourgade.BadPosition, ["P1 or P2, not 1"]),
        (at("phase"), "rolls", bourgade.BadPosition, ["'rolls'", "did you mean roll?"]),
        (at("phase"), 2, bourgade.BadPosition, ["no phase 2", "first, setup, roll"]),
        (at("phase"), ["roll"], bourgade.BadPosition, ["['roll']", "first, setup, roll"]),
        (at("players"), {}, bourgade.BadPosition, ["`players` is a list", "not {}"]),
        (at("players"), None, bourgade.BadPosition, ["`players` is a list", "not None"]),
        (at("players"), [], bourgade.WrongPlayers, ["2 to 4 players", "not 0"]),
        (at("players"), [{}] * 5, bourgade.WrongPlayers, ["2 to 4 players", "not 5"]),
        (at("players", 0), None, bourgade.BadPosition, ["P1 is an object", "not None"]),
        (at("players", 1), [3], bourgade.BadPosition, ["P2 is an object", "not [3]"]),
        (at("players", 1, "coins"), -1, bourgade.BadPosition, ["P2's coins", "not -1"]),
        (at("players", 1, "coins"), "3", bourgade.BadPosition, ["P2's coins", "not '3'"]),
        (at("players", 1, "coins"), 1.5, bourgade.BadPosition, ["P2's coins", "not 1.5"]),
        (at("players", 1, "coins"), True, bourgade.BadPosition, ["P2's coins", "not True"]),
        (at("players", 1, "coins"), None, bourgade.BadPosition, ["P2's coins", "not None"]),
        (at("players", 1, "coins"), 10**30, bourgade.BadPosition, ["P2's coins", str(10**30)]),
        (at("players", 1, "startup"), "2", bourgade.BadPosition, ["P2's startup", "not '2'"]),
        (at("players", 1, "cards"), ["mine"], bourgade.BadPosition, ["P2's cards", "not ['mine']"]),
        (at("players", 1, "cards"), {"castle": 1}, bourgade.UnknownCard, ["P2's cards", "base has no card 'castle'"]),
        (at("players", 1, "cards"), {"ranhc": 1}, bourgade.UnknownCard, ["'ranhc'", "did you mean ranch?"]),
        (at("players", 1, "cards"), {"vineyard": 1}, bourgade.UnknownCard, ["base has no card 'vineyard'"]),
        (at("players", 1, "cards"), {"harbor": 1}, bourgade.UnknownCard, ["base has no card 'harbor'"]),
        (at("players", 1, "cards"), {3: 1}, bourgade.UnknownCard, ["base has no card 3"]),
        (at("players", 1, "cards"), {"mine": -1}, bourgade.BadPosition, ["P2's cards: mine", "not -1"]),
        (at("players", 1, "cards"), {"mine": "two"}, bourgade.BadPosition, ["P2's cards: mine", "not 'two'"]),
        (at("players", 1, "cards"), {"mine": None}, bourgade.BadPosition, ["P2's cards: mine", "not None"]),
        (at("players", 1, "cards"), {"mine": 1000}, bourgade.BadPosition, ["P2's cards: mine", "not 1000"]),
        (at("players", 1, "closed"), 1, bourgade.BadPosition, ["P2's closed cards", "not 1"]),
        (at("players", 1, "landmarks"), "harbor", bourgade.BadPosition, ["P2's landmarks", "not 'harbor'"]),
        (at("players", 1, "landmarks"), ["harbor"], bourgade.UnknownCard, ["P2", "base has no landmark 'harbor'"]),
        (at("players", 1, "landmarks"), [None], bourgade.UnknownCard, ["P2", "base has no landmark None"]),
        (at("players", 1, "landmarks"), [["mine"]], bourgade.UnknownCard, ["P2", "base has no landmark ['mine']"]),
        (at("players", 1, "coin"), 1, bourgade.BadPosition, ["P2 has no `coin`", "did you mean coins?"]),
        (at("piles"), None, bourgade.BadPosition, ["The piles", "not None"]),
        (at("piles"), {"castle": 1}, bourgade.UnknownCard, ["The piles", "'castle'"]),
        (at("piles"), {"mine": 1.0}, bourgade.BadPosition, ["The piles: mine", "not 1.0"]),
        (at("deck"), 7, bourgade.BadPosition, ["The deck", "not 7"]),
        (at("deck"), {"mine": 1}, bourgade.BadPosition, ["An open market has no deck"]),
        (at("colour"), "red", bourgade.BadPosition, ["A position has no `colour`"]),
        (at("dices"), [1], bourgade.BadPosition, ["A position has no `dices`", "did you mean dice?"]),
        (at("dice"), [1], bourgade.BadPosition, ["phase roll has no dice"]),
        (at("throwing"), 1, bourgade.BadPosition, ["phase roll has no throwing"]),
    ],
)
def test_a_position_with_something_wrong_in_it_says_where(put, value, kind, parts):
    position = bourgade.new("minivilles", seed=1).position()
    put(position, value)
    with refused(kind, *parts):
        bourgade.load(position)


@pytest.mark.parametrize("throwing", [0, 3, -1, 300, None, "two", "2", 1.5, 2.0, True, [2], {}])
def test_only_one_or_two_dice_can_be_in_the_air(throwing):
    position = bourgade.new("minivilles", seed=1).position()
    with refused(bourgade.BadPosition, "`throwing`", repr(throwing)):
        bourgade.load(position | {"phase": "throw", "throwing": throwing})


@pytest.mark.parametrize(
    "dice", [None, 3, "3", [], [0], [7], [1, 2, 3], ["1"], [1.5], [2.0], [True], [None], [[1]], {}]
)
def test_dice_on_the_table_are_one_or_two_numbers_from_one_to_six(dice):
    position = table(city(0, "", "radio-tower"), city()).position()
    with refused(bourgade.BadPosition, "`dice`"):
        bourgade.load(position | {"phase": "reroll", "dice": dice})


# Records


@pytest.fixture
def record() -> dict[str, Any]:
    game = bourgade.new("minivilles", edition="marina", players=3, seed=5)
    for number in range(60):
        if game.actor == "chance":
            game.draw()
        else:
            game.play(game.legal()[number % len(game.legal())])
    return game.record()


@pytest.mark.parametrize("value", [None, [], "record", 3, True, {}, {"actions": []}])
def test_a_record_that_is_no_object_with_a_game_is_refused(value):
    with refused(bourgade.BadRecord, "A record is an object with `game`"):
        bourgade.replay(value)


@pytest.mark.parametrize("key", ["rules", "edition", "seats", "options", "actions"])
def test_a_record_without_one_of_its_keys_is_refused(record, key):
    del record[key]
    with refused(bourgade.BadRecord, f"needs `{key}`"):
        bourgade.replay(record)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rules", "1"),
        ("rules", None),
        ("rules", 1.0),
        ("rules", True),
        ("edition", 3),
        ("edition", None),
        ("seats", 3),
        ("seats", "P1"),
        ("seats", {"P1": 1}),
        ("options", []),
        ("options", None),
        ("actions", "roll 1"),
        ("actions", {}),
        ("actions", None),
    ],
)
def test_a_record_with_something_of_the_wrong_type_is_refused(record, key, value):
    record[key] = value
    with refused(bourgade.BadRecord, f"needs `{key}`", f"not {value!r}"):
        bourgade.replay(record)


@pytest.mark.parametrize("rules", [0, -1, 2, 1000])
def test_a_record_of_unknown_rules_is_refused(record, rules):
    record["rules"] = rules
    with refused(bourgade.BadRecord, f"rules {rules}", "1."):
        bourgade.replay(record)


@pytest.mark.parametrize(
    ("put", "value", "kind", "parts"),
    [
        (at("game"), "chess", bourgade.UnknownGame, ["'chess'"]),
        (at("edition"), "seaside", bourgade.UnknownEdition, ["'seaside'", EDITIONS]),
        (at("seats"), ["P1"], bourgade.WrongPlayers, ["2 to 4 players", "not 1"]),
        (at("seats"), ["P1"] * 6, bourgade.WrongPlayers, ["2 to 4 players", "not 6"]),
        (at("seats"), ["Ann", "Bob", "Cid"], bourgade.BadRecord, ["`seats`", "['P1', 'P2', 'P3']"]),
        (at("options", "market"), "closed", bourgade.UnknownOption, ["market", "'closed'"]),
        (at("options", "colour"), "red", bourgade.UnknownOption, ["'colour'"]),
        (at("start"), None, bourgade.BadRecord, ["`start` cannot be used"]),
        (at("start"), [], bourgade.BadRecord, ["`start` cannot be used"]),
        (at("moves"), [], bourgade.BadRecord, ["no `moves`"]),
    ],
)
def test_a_record_with_something_wrong_in_it_says_where(record, put, value, kind, parts):
    put(record, value)
    with refused(kind, *parts):
        bourgade.replay(record)


def test_the_start_of_a_record_is_of_the_same_game(record):
    start = bourgade.new("minivilles", edition="base", players=3, seed=1).position()
    with refused(bourgade.BadRecord, "edition"):
        bourgade.replay(record | {"start": start, "actions": []})
    of_another_game = bourgade.new("minivilles", edition="marina", players=3, seed=1).position() | {"game": "chess"}
    with pytest.raises((bourgade.BadRecord, bourgade.UnknownGame), match="chess"):
        bourgade.replay(record | {"start": of_another_game, "actions": []})


@pytest.mark.parametrize("action", ["roll 7", "", "build castle", None, 3, ["roll 1"], {}])
def test_a_record_with_an_action_that_is_none_is_refused(record, action):
    record["actions"][30] = action
    with refused(bourgade.ReplayError, f"Action 31 of {len(record['actions'])}: ", "is not a move of this game"):
        bourgade.replay(record)


def test_a_record_that_does_not_replay_says_at_which_action(record):
    number = record["actions"].index("roll 1")
    record["actions"].insert(number, "build cafe")
    with refused(bourgade.ReplayError, f"Action {number + 1} of {len(record['actions'])}: `build cafe`", "roll 1"):
        bourgade.replay(record)


def test_a_record_with_a_draw_that_the_deck_does_not_have_is_refused(record):
    first = next(number for number, action in enumerate(record["actions"]) if action.startswith("draw"))
    record["actions"][first] = "draw vineyard"
    with refused(bourgade.ReplayError, f"Action {first + 1} of ", "`draw vineyard`"):
        bourgade.replay(record)


@pytest.mark.parametrize("winners", [["P1"], ["P9"], None, "P1"])
def test_a_record_that_names_other_winners_is_refused(record, winners):
    record["winners"] = winners
    with refused(bourgade.ReplayError, str(winners), "[]"):
        bourgade.replay(record)


def test_a_guess_of_a_game_with_options_has_a_record_that_replays():
    game = bourgade.new("minivilles", edition="marina", players=3, seed=1, first="P2", purples="players-1")
    guess = game.view("P1").guess(seed=1)
    guess.play("roll 1")
    assert bourgade.replay(guess.record()).position() == guess.position()
