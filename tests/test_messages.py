"""Errors in every language: each says the same, as people speak; test_texts.py finds those that have no words."""

import errno
import pickle

import pytest
from sentences import sentence_of

import bourgade
from bourgade import errors
from bourgade.bots import find_bot
from bourgade.engine.devices import checked_device
from bourgade.server.dice import VerifyError, verify
from bourgade.texts import LANGUAGES, English, Message, messages_of

SPACE = "\N{NO-BREAK SPACE}"
EDITIONS = "base, marina, green-valley, marina-green-valley"
TOWN = bourgade.new("minivilles", first="P1").position()
RECORD = bourgade.new("minivilles", first="P1", players=2).record()


def new(**options):
    return lambda: bourgade.new("minivilles", **options)


@pytest.mark.parametrize(
    ("kind", "wrong", "english", "french"),
    [
        (
            bourgade.UnknownGame,
            lambda: bourgade.new("minivile"),
            "There is no game 'minivile' (did you mean minivilles?): choose ma-petite-ville, minivilles or mint-works.",
            "Il n'y a pas de jeu 'minivile' (vouliez-vous dire minivilles ?) : "
            "choisissez ma-petite-ville, minivilles ou mint-works.",
        ),
        (
            bourgade.UnknownEdition,
            new(edition="seaside"),
            f"minivilles has no edition 'seaside': choose {EDITIONS} or deluxe.",
            f"minivilles n'a pas d'édition 'seaside' : choisissez {EDITIONS} ou deluxe.",
        ),
        (
            bourgade.UnknownOption,
            new(market="closed"),
            "Option market of base with 2 players is open, not 'closed'.",
            "L'option market de base à 2 joueurs vaut open, pas 'closed'.",
        ),
        (
            bourgade.WrongPlayers,
            new(players=9),
            "minivilles base is for 2 to 4 players, not 9.",
            "minivilles base se joue de 2 à 4 joueurs, pas à 9.",
        ),
        (
            bourgade.UnknownBot,
            lambda: find_bot("minivilles", "tree:0"),
            "tree:0: a tree has 1 to 10000000 playouts.",
            "tree:0 : un arbre fait de 1 à 10000000 simulations.",
        ),
        (
            bourgade.BadHouse,
            new(edition={"extends": "base", "cards": {"cafe": {"cost": -1}}}),
            "`cards.cafe.cost` is a whole number from 0 to 1000, not -1.",
            "`cards.cafe.cost` est un nombre entier de 0 à 1000, pas -1.",
        ),
        (
            bourgade.BadHouse,
            new(edition={"extends": "base", "without": ["train-station"]}),
            "4 landmarks win, but only 3 are left: set `win` to 3 or less.",
            "Il faut 4 monuments pour gagner, et il n'en reste que 3 : mettez `win` à 3 au plus.",
        ),
        (
            bourgade.BadHouse,
            new(edition="nowhere.toml"),
            "nowhere.toml cannot be read: No such file or directory. "
            "`bourgade house new nowhere.toml` writes an example.",
            "nowhere.toml ne peut pas être lu : ce fichier ou ce dossier n'existe pas. "
            "`bourgade house new nowhere.toml` écrit un exemple.",
        ),
        (
            bourgade.BadPosition,
            lambda: bourgade.load(TOWN | {"phase": "siesta"}),
            "There is no phase 'siesta': choose ",
            "Il n'y a pas de phase 'siesta' : choisissez ",
        ),
        (
            bourgade.BadPosition,
            lambda: bourgade.load({key: value for key, value in TOWN.items() if key != "piles"}),
            "The position needs `piles`.",
            "La position : il manque `piles`.",
        ),
        (
            bourgade.UnknownCard,
            lambda: bourgade.load(TOWN | {"piles": {"caffe": 1}}),
            "The piles: base has no card 'caffe' (did you mean cafe?).",
            "Les piles : base n'a pas de carte 'caffe' (vouliez-vous dire cafe ?).",
        ),
        (
            bourgade.BadRecord,
            lambda: bourgade.replay(RECORD | {"actions": None}),
            "A record needs `actions`, a list, not None.",
            "Une partie enregistrée a besoin de `actions`, une liste, pas None.",
        ),
        (
            bourgade.ReplayError,
            lambda: bourgade.replay(RECORD | {"actions": ["roll 2"]}),
            "Action 1 of 1: `roll 2` is not legal: it takes the Train Station. P1 may play: roll 1.",
            "Action 1 sur 1 : `roll 2` n'est pas permis : il faut d'abord la Gare. P1 peut jouer : roll 1.",
        ),
        (
            bourgade.BadDevice,
            lambda: checked_device("gpu"),
            "There is no device 'gpu' (did you mean cpu?): choose cpu or cuda.",
            "Il n'y a pas d'appareil 'gpu' (vouliez-vous dire cpu ?) : choisissez cpu ou cuda.",
        ),
        (
            bourgade.NothingToUndo,
            lambda: bourgade.load(TOWN).undo(),
            "Nothing has been played that could be taken back.",
            "Rien n'a encore été joué qui puisse être repris.",
        ),
        (
            bourgade.IllegalMove,
            lambda: bourgade.new("minivilles", deal=False).play("roll 1"),
            "`roll 1` is not legal now. chance may play: first P1, first P2.",
            "`roll 1` n'est pas permis maintenant. Le hasard peut jouer : first P1, first P2.",
        ),
        (
            VerifyError,
            lambda: verify(RECORD),
            "This game has no `dice`",
            "Cette partie n'a pas de `dice`",
        ),
    ],
)
def test_an_error_is_said_in_both_languages(kind, wrong, english, french):
    with pytest.raises(bourgade.BourgadeError) as caught:
        wrong()
    assert type(caught.value) is kind
    assert sentence_of(caught.value).startswith(english)
    said = french.replace(" :", f"{SPACE}:").replace(" ?", f"{SPACE}?")
    assert caught.value.message.text("fr").startswith(said)


def test_an_error_for_programmers_is_english_everywhere():
    with pytest.raises(bourgade.BadBatch) as caught:
        bourgade.Batch("minivilles", edition="base", size=0)
    assert isinstance(caught.value.message, English)
    assert caught.value.message.text("fr") == caught.value.message.text("en") == str(caught.value)
    assert sentence_of(caught.value, to_players=False)


def test_an_error_that_travels_keeps_its_class_and_what_it_knows():
    error = bourgade.BadHouse(messages_of("bourgade.engine")("wrong-house-here"), "cards", "cafe")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.path, again.message) == (bourgade.BadHouse, ("cards", "cafe"), error.message)
    assert repr(again) == "BadHouse('The house rules')"


def test_lists_and_hints_are_messages():
    assert [errors.choices(["a", "b", "c"]).text(each) for each in LANGUAGES] == ["a, b or c", "a, b ou c"]
    assert (errors.choices(["a"]), errors.nearest("x", ["abc"])) == ("a", "")
    assert errors.nearest("abd", ["abc"]).text("fr") == f" (vouliez-vous dire abc{SPACE}?)"


def test_what_a_system_says_of_a_file_is_in_the_language_of_who_reads_it():
    assert isinstance(errors.reason(OSError(errno.EACCES, "Permission denied")), Message)
    assert errors.reason(OSError(errno.ELOOP, "Too many links")) == "Too many links"
    for number in errors.REASONS:
        assert errors.reason(OSError(number, "")).text("fr") != str(errors.reason(OSError(number, "")))
