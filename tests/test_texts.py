"""What all catalogues have to be, those of Python and those of pages."""

import re
from functools import cache
from pathlib import Path

import pytest
from catalogues import places
from fluent.syntax import FluentParser, ast
from keys import House

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


# --- What is said -----------------------------------------------------------------------------------------------------

SOURCES = (
    "src/bourgade/**/*.py",
    "src/bourgade/**/*.html",
    "src/bourgade/**/*.toml",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
)


@cache
def house():
    """Return all sources and English catalogues."""
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for glob in SOURCES for path in ROOT.glob(glob)
    }
    mine = [path for path in ENGLISH if name_of(path).startswith(("src/", "web/"))]
    return House(sources, {name_of(path): path.read_text("utf-8") for path in mine})


def changed(sources=None, catalogues=None):
    other = House(house().sources | (sources or {}), house().catalogues | (catalogues or {}))
    if not sources:
        other.calls = house().calls
    return other


def test_every_text_is_said_somewhere():
    assert house().unused() == []


def test_every_text_that_is_said_is_there():
    assert house().missing() == []


def test_every_text_gets_what_it_fills_in_and_nothing_else():
    assert house().wrong() == []


def test_a_text_that_nobody_says_is_found_in_every_catalogue():
    more = {folder: f"{text}\nsome-thing-unheard-of = Hm\n" for folder, text in house().catalogues.items()}
    found = [key for _, key in changed(catalogues=more).unused()]
    assert found == ["some-thing-unheard-of"] * len(more)


@pytest.mark.parametrize(
    ("folder", "key"),
    [
        ("src/bourgade/server", "running-stop"),
        ("src/bourgade/lab", "games-become-longer"),
        ("web/src", "home-hello"),
        ("web/src/after", "after-is-over"),
    ],
)
def test_a_text_that_nobody_says_any_more_is_found(folder, key):
    last = key.split("-", 1)[1]
    silent = {
        path: re.sub(rf"""(["'`])(?:{re.escape(key)}|{re.escape(last)}|games-become-\{{way\}})\1""", '""', text)
        for path, text in house().sources.items()
    }
    assert (folder, key) in changed(silent).unused()


def test_a_text_that_is_not_there_is_found_wherever_its_key_stands_in_a_call():
    known = {(call.path, " or ".join(sorted({key for _, key in call.keys}))) for call in house().calls}
    assert len([path for path, _ in known if path.endswith(".py")]) > 100
    assert len([path for path, _ in known if not path.endswith(".py")]) > 300
    assert set(changed(catalogues=dict.fromkeys(house().catalogues, "")).missing()) == known


@pytest.mark.parametrize(
    ("path", "call", "other"),
    [
        ("src/bourgade/terminal/sitting.py", '"hand-over", seat=seat', '"hand-over", seats=seat'),
        ("src/bourgade/terminal/sitting.py", 'self._screen.say("undone")', 'self._screen.say("undone", n=1)'),
        ("src/bourgade/bots/policies.py", '"wrong-no-choice", seat=view.seat', '"wrong-no-choice"'),
        ("web/src/home/Home.svelte", "home-hello", "home-seat"),
        ("web/src/after/Dice.svelte", "n: check.outcomes.length", "m: check.outcomes.length"),
    ],
)
def test_a_call_that_fills_in_something_else_is_found(path, call, other):
    source = house().sources[path]
    assert call in source
    assert [each.path for each in changed({path: source.replace(call, other)}).wrong()] == [path]


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
    assert said('number-thousands = { "," }\nnumber-point = { "." }\nsaid = { $n }', n=10**400).count("000") == 133


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
