"""House rules for pages: what can be changed, what was, and what is wrong, as the command line says it."""

import json
from collections.abc import Mapping

import httpx
import pytest
from server_town import PATIENCE, Server
from typer.testing import CliRunner

import bourgade
from bourgade.cli import app as commands
from bourgade.engine.game import checked_setting
from bourgade.engine.house import Names, Number, Numbers, Span, Texts
from bourgade.games import definition, packages
from bourgade.server.houserules import form_of
from bourgade.server.refusal import LONGEST
from bourgade.texts import LANGUAGES

EDITIONS = [(game, edition) for game in packages() for edition in definition(game).editions]
KINDS = {"numbers": Number, "spans": Span, "names": Names, "lists": Numbers, "texts": Texts}
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("house") / "data", back_end) as server:
        yield server
        assert server.complaints() == []


@pytest.fixture(scope="module")
def nobody(server):
    with httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False, verify=False) as client:
        yield client


def check(client, game="minivilles", language="en", **wanted):
    return client.post(f"/api/games/{game}/house", params={"lang": language}, json=wanted)


def refusal(answer):
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-house"
    return answer.json()["text"]


def setting(game, edition):
    """Return what a game with an edition or house rules is played with, as `bourgade.new` does."""
    return checked_setting(definition(game), edition, None, {})


def sentence(edition, game="minivilles", language="en"):
    """Return what Python says is wrong with house rules."""
    with pytest.raises(bourgade.BadHouse) as error:
        setting(game, edition)
    return error.value.message.text(language)


def parts(form, *above):
    """Give all that can be changed: the path, and the part of the form."""
    for key, part in form.items():
        if isinstance(part, Mapping):
            yield from parts(part, *above, key)
        else:
            yield ".".join([*above, key]), part


def nested(path, value):
    for key in reversed(path.split(".")):
        value = {key: value}
    return value


# What can be changed


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_form_has_everything_that_house_rules_may_change_in_the_order_of_the_box(nobody, game, edition):
    form = nobody.get(f"/api/games/{game}/house", params={"edition": edition}).json()
    assert form["edition"] == edition
    for kind, part_type in KINDS.items():
        expected = [(path, part) for path, part in parts(definition(game).house(edition)) if type(part) is part_type]
        assert [each["path"] for each in form[kind]] == [path for path, _ in expected]
        assert [each["value"] for each in form[kind]] == [part.printed for _, part in expected]


@pytest.mark.parametrize(("game", "edition"), [("minivilles", "base"), ("mint-works", "standard")])
def test_every_number_may_be_the_least_and_the_most_of_the_form_and_nothing_beyond(game, edition):
    form = form_of(game, edition, "en")
    for each in form.numbers:
        for value in (each.least, each.most):
            setting(game, {"extends": edition, **nested(each.path, value)})
        for value in (each.least - 1, each.most + 1):
            assert str(value) in sentence({"extends": edition, **nested(each.path, value)}, game)
    for each in form.spans:
        setting(game, {"extends": edition, **nested(each.path, [each.least, each.most])})


def test_the_form_is_in_the_language_of_the_reader(nobody):
    named = {}
    for language in LANGUAGES:
        form = nobody.get("/api/games/minivilles/house", params={"lang": language}).json()
        [cafe] = [each for each in form["numbers"] if each["path"] == "cards.bakery.cost"]
        named[language] = (cafe["group"], cafe["name"], form["numbers"][0]["name"], form["names"][0]["known"][1])
    assert named == {
        "en": ("Bakery", "cost", "coins at the start", {"slug": "ranch", "name": "Ranch"}),
        "fr": ("Boulangerie", "prix", "pièces au départ", {"slug": "ranch", "name": "Ferme"}),
    }


# What was changed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("minivilles", 'extends = "deluxe"\ncoins = 5\nwithout = ["mine"]\n[cards]\ncafe = { roll = 4, cost = 3 }\n'),
        ("mint-works", 'game = "mint-works"\nextends = "standard"\nmints = 4\n[plans]\nstatue = { cost = 1 }\n'),
        ("ma-petite-ville", 'game = "ma-petite-ville"\nextends = "easy"\nlengths = [2, 3, 3]\n'),
        ("minivilles", 'extends = "base"\ncoins = 3\n'),
    ],
)
def test_a_file_is_told_in_the_lines_of_house_show(nobody, tmp_path, language, game, text):
    file = tmp_path / "my-town.toml"
    file.write_text(text, "utf-8")
    shown = CliRunner().invoke(commands, ["house", "show", str(file), "--lang", language])
    assert shown.exit_code == 0, shown.output
    told = check(nobody, game, language, file=text, name="my-town.toml").json()
    played = setting(game, file)
    assert (told["edition"], told["house"]) == (played.edition, played.house)
    assert told["changes"] == (shown.output.splitlines() if played.house else [])


def test_house_rules_may_come_as_json_or_as_they_are(nobody):
    house = {"coins": 5, "cards": {"cafe": {"cost": 3}}}
    told = {"edition": "base", "house": house, "changes": ["coins at the start 3 → 5", "Café: cost 2 → 3"]}
    assert check(nobody, house=house).json() == told
    assert check(nobody, edition="base", house=house).json() == told
    assert check(nobody, house={"extends": "base", "game": "minivilles", **house}).json() == told
    assert check(nobody, file=json.dumps({"extends": "base", **house}), name="my-town.json").json() == told
    assert check(nobody, file="\ufeff" + json.dumps({"extends": "base", **house})).json() == told


def test_no_house_rules_are_the_edition_as_it_is_printed(nobody):
    assert check(nobody).json() == {"edition": "base", "house": {}, "changes": []}
    assert check(nobody, edition="deluxe").json() == {"edition": "deluxe", "house": {}, "changes": []}


# What is wrong

WRONG_FILES = [
    "coins = 5",
    'extends = "seaside"',
    'game = "chess"\nextends = "base"',
    'extends = "base"\n\ncoins = -1',
    'extends = "base"\nconis = 5',
    'extends = "base"\n[cards]\ncafe = { cost = 2000 }',
    'extends = "base"\n[cards]\ncaffe = { cost = 2 }',
    'extends = "base"\n[cards.cafe]\nroll = [\n  4,\n  3,\n]',
    'extends = "base"\n[cards]\ncoins = 5',
    'extends = "base"\nwithout = ["train-station"]',
    "extends = ",
    "coins",
    "\x00",
]


@pytest.mark.parametrize("text", WRONG_FILES)
def test_a_file_that_cannot_be_is_refused_with_the_sentence_of_python(nobody, tmp_path, monkeypatch, text):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-town.toml").write_text(text, "utf-8")
    for language in LANGUAGES:
        said = sentence("my-town.toml", language=language)
        assert refusal(check(nobody, language=language, file=text, name="my-town.toml")) == said


@pytest.mark.parametrize(
    "house",
    [{"coins": -1}, {"conis": 1}, {"coins": "many"}, {"cards": []}, {"cards": {"cafe": {"roll": 15}}}, {"extends": 1}],
)
def test_house_rules_that_cannot_be_are_refused_with_the_sentence_of_python(nobody, house):
    for language in LANGUAGES:
        said = sentence({"extends": "base", **house}, language=language)
        assert refusal(check(nobody, language=language, house=house)) == said


@pytest.mark.parametrize(
    ("wanted", "path"),
    [
        ({"house": {"coins": -1}}, "coins"),
        ({"house": {"cards": {"cafe": {"roll": 15}}}}, "cards.cafe.roll"),
        ({"house": {"cards": {"caffe": {"roll": 4}}}}, "cards.caffe"),
        ({"house": {"without": ["train-station"]}}, "without"),
        ({"file": 'extends = "base"\n[cards.cafe]\ncost = "dear"'}, "cards.cafe.cost"),
        ({"file": "extends ="}, None),
        ({"house": {}, "file": ""}, None),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_wrong_rule_stands_is_told_beside_the_sentence(nobody, language, wanted, path):
    answer = check(nobody, language=language, **wanted)
    assert refusal(answer)
    assert answer.json().get("path") == path


def test_what_is_wrong_with_house_rules_is_told_in_french(nobody):
    said = refusal(check(nobody, language="fr", file='extends = "base"\ncoins = -1', name="ma-ville.toml"))
    assert said == "ma-ville.toml, ligne 2\u00a0: `coins` est un nombre entier de 0 à 1000, pas -1."
    said = refusal(check(nobody, "ma-petite-ville", "fr", house={"tiles": ["xyb/rbr/yg", "xyb/rbr/ygg"]}))
    assert said == (
        "`tiles`\u00a0: le numéro 1, 'xyb/rbr/yg', a 8 cases\u00a0; une tuile en a neuf, trois lignes de trois, "
        "comme xyb/rbr/ygg."
    )


def test_a_file_of_another_game_is_refused(nobody):
    said = refusal(check(nobody, "mint-works", file='game = "minivilles"\nextends = "base"'))
    assert said == "house.toml, line 1: These house rules are for 'minivilles', not for mint-works."


def test_house_rules_come_one_way_only(nobody):
    for language in LANGUAGES:
        assert "`file`" in refusal(check(nobody, language=language, house={}, file=""))


def test_an_edition_that_is_a_file_is_never_read(nobody, tmp_path):
    file = tmp_path / "trap.toml"
    file.write_text('extends = "base"\ncoins = 7')
    for wanted in ({"edition": str(file)}, {"house": {"extends": str(file)}}):
        assert "has no edition" in refusal(check(nobody, **wanted))


@pytest.mark.parametrize(
    "text",
    [
        'extends = "base"\ncoins = [\n' + "1,\n" * 10_000 + "]\n",
        'extends = "base"\ncoins = ' + "[" * 10_000,
        'extends = "base"\n' + "a." * 20_000 + "a = 1\n",
        'extends = "base"\n[' + '"a" . ' * 5_000 + "a]\n",
        'extends = "base"\ncoins = ' + "9" * 20_000,
        'extends = "base"\ncoins = ' + "9" * 4_000,
        'extends = "base"\n' + "".join(f"[x{n}]\n" for n in range(5_000)),
        "{" * 20_000,
        '{"extends": "base", "coins": ' + "[" * 900 + "]" * 900 + "}",
        '{"extends": "base", "coins": ' + "9" * 20_000 + "}",
        "[]",
        '"text"',
    ],
    ids=range(12),
)
def test_a_hostile_file_is_refused_soon_and_with_a_sentence_that_can_be_read(server, nobody, text):
    work = server.seconds_of_work()
    assert 0 < len(refusal(check(nobody, file=text, name="x" * 10_000))) <= LONGEST + 1
    assert server.seconds_of_work() - work < 5


@pytest.mark.parametrize("key", ["edition", "house", "file", "name"])
def test_values_of_any_type_are_taken_or_refused(nobody, key):
    for value in (None, True, 0, 10**300, 0.5, "", "x", [], ["x"], {}, {"x": {}}, {"extends": {}}, {"game": []}):
        answer = nobody.post("/api/games/minivilles/house", content=json.dumps({key: value}), headers=JSON)
        assert answer.status_code in (200, 400), (key, value)


def test_only_there_where_there_is_a_game(nobody):
    for answer in (nobody.get("/api/games/chess/house"), check(nobody, "chess")):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page")
    assert nobody.get("/api/games/minivilles/house?edition=seaside").status_code == 404


@pytest.mark.parametrize("name", ["town.toml", "town.json"])
@pytest.mark.parametrize(("value", "complaint"), [("9" * 5000, "too many digits"), ("[" * 20_000, "too many brackets")])
def test_what_no_parser_reads_is_told_in_words(nobody, name, value, complaint):
    file = f'{{"coins": {value}}}' if name == "town.json" else f"coins = {value}"
    text = refusal(check(nobody, file=file, name=name))
    assert text.startswith(f"{name} is not {name[5:].upper()}: ")
    assert complaint in text
