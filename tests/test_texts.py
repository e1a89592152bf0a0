"""What all catalogues have to be, those of Python and those of pages."""

import re
from pathlib import Path

import pytest
from catalogues import places
from fluent.syntax import FluentParser, ast

from bourgade.texts import LANGUAGES, catalogue
from bourgade.texts.fluent import Catalogue, read

ROOT = Path(__file__).parents[1]
CATALOGUES = sorted(path for path in ROOT.glob("*/**/texts/*.ftl") if "node_modules" not in path.parts)
ENGLISH = [path for path in CATALOGUES if path.stem == "en"]


def name_of(path):
    return path.parent.parent.relative_to(ROOT).as_posix()


def test_catalogues_are_found():
    assert len(ENGLISH) > 10
    assert LANGUAGES == ["en", "fr"]


@pytest.mark.parametrize("path", CATALOGUES, ids=str)
def test_a_catalogue_is_fluent_and_says_nothing_twice(path):
    entries = [each for each in FluentParser().parse(path.read_text("utf-8")).body if not isinstance(each, ast.Comment)]
    assert [each for each in entries if isinstance(each, ast.Junk)] == []
    keys = [each.id.name for each in entries if isinstance(each, ast.Message)]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("english", ENGLISH, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things_with_the_same_places_to_fill_in(english, language):
    first, other = (read((english.parent / f"{each}.ftl").read_text("utf-8")) for each in ("en", language))
    assert {key: filled(entry) for key, entry in other.items()} == {key: filled(entry) for key, entry in first.items()}


def filled(entry):
    """Return what a text fills in; what it only chooses its form by is the language's own business."""
    return {name for name in places(entry) if name != "kind" and not name.endswith("-is")}


@pytest.mark.parametrize("path", [path for path in CATALOGUES if path.stem == "fr"], ids=name_of)
def test_french_has_no_space_that_breaks_before_its_signs(path):
    text = re.sub(r"\{[^{}]*\}|`[^`]*`", "", path.read_text("utf-8"))
    assert re.findall(r".* [:;?!»].*|.*« .*", text) == []


# --- The form ---------------------------------------------------------------------------------------------------------


def said(text, key="said", language="en", /, **values):
    return Catalogue(language, [read(text)]).say(key, values)


COINS = """
said = { $n ->
    [0] no coin
    [one] { $n } coin
   *[other] { $n } coins
}
"""


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [
        ("en", 0, "no coin"),
        ("en", 1, "1 coin"),
        ("en", 2, "2 coins"),
        ("fr", 1.5, "1.5 coin"),
        ("en", 1.5, "1.5 coins"),
    ],
)
def test_a_number_chooses_its_form(language, n, expected):
    marks = 'number-thousands = { "," }\nnumber-point = { "." }\n'
    assert said(marks + COINS, "said", language, n=n) == expected


def test_a_word_chooses_its_form_and_else_the_default():
    text = "said = { $who ->\n    [you] You build\n   *[other] { $who } builds\n} a Ranch"
    assert said(text, who="you") == "You build a Ranch"
    assert said(text, who="Zoé") == "Zoé builds a Ranch"


def test_messages_and_terms_stand_in_others():
    town = "-town = { $case ->\n   *[bare] Town\n    [a] a Town\n}\n"
    text = town + 'said = { other }, { -town(case: "a") }\nother = { $x }!'
    assert said(text, x="Hello") == "Hello!, a Town"


def test_large_numbers_are_written_as_the_language_does():
    assert catalogue("en", "bourgade.texts").number(1234567.5, 2) == "1,234,567.50"
    assert catalogue("fr", "bourgade.texts").number(1234.5, 1) == "1\u202f234,5"


def test_what_is_filled_in_is_never_read_as_a_text():
    assert said("said = { $name } waits", name="{ $x } -term <b>") == "{ $x } -term <b> waits"


def test_a_name_from_right_to_left_leaves_the_words_around_it_in_order():
    assert said("said = { $name } waits", name="שרה") == "\u2068שרה\u2069 waits"


def test_french_elides_before_a_vowel():
    text = 'said = Ville { ELIDED("de", $name) }'
    assert said(text, name="Élodie") == "Ville d'Élodie"
    assert said(text, name="Zoé") == "Ville de Zoé"


THINGS = """
form-the = { $kind ->
    [la] la { $name }
   *[le] le { $name }
}
cards-bakery = Boulangerie
    .kind = la
cards-cafe = Café
said = { FORM($card, "the") }
"""


@pytest.mark.parametrize(
    ("card", "expected"), [("bakery", "la Boulangerie"), ("cafe", "le Café"), ("unheard-of", "unheard-of")]
)
def test_a_thing_stands_as_its_kind_wants(card, expected):
    assert said(THINGS, card=card) == expected


def test_what_is_not_fluent_is_said():
    with pytest.raises(ValueError, match="not Fluent"):
        read("said = { $open")
